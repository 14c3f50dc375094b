"""What lies on the table can be read and followed: cards in full, what was chosen and announced, piles to click."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crise.games import GAMES
from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_games import PHONE
from tests.browser.test_motion import Narrator
from tests.browser.test_states import DESK

# Words beyond the edge of whatever cuts them off there: not the room that a letter leaves below its line.
CUT = """(where) => [...document.querySelectorAll(where)].filter((one) => {
    if (!one.checkVisibility() || !one.innerText) return false;
    let edge = one;
    while (edge !== document.body && getComputedStyle(edge).overflow === "visible") edge = edge.parentElement;
    if (edge === document.body || /auto|scroll/.test(getComputedStyle(edge).overflow)) return false;
    const words = document.createRange(), box = edge.getBoundingClientRect();
    words.selectNodeContents(one);
    return [...words.getClientRects()].some(({ left, right, top, bottom, height }) => left < box.left - 1 ||
        right > box.right + 1 || top < box.top - height / 4 || bottom > box.bottom + height / 4);
}).map((one) => one.innerText)"""
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
SIZES = {"desk": DESK, "phone": PHONE, "landscape": LANDSCAPE}


def faces_of(person: Person, site: str) -> dict[str, Any]:
    """What is printed on the cards of the table that is on the page."""
    code = person.page.url.split("/t/")[1].split("#")[0]
    language = person.page.locator("html").get_attribute("lang")
    cards = person.page.request.get(f"{site}/api/tables/{code}/cards", params={"language": str(language)}).json()
    return {card["key"]: card for card in cards}


def at_a_table(come: Come, site: str, game: str, **how: Any) -> Person:
    person = come(seed=0, **(DESK | how))
    person.new_game(site, game, {}, seats=4)
    person.page.wait_for_selector(".prompt--me")
    return person


def test_a_card_under_the_mouse_or_the_focus_is_read_in_full(come: Come, site: str) -> None:
    person = at_a_table(come, site, "virus-war")
    page, faces = person.page, faces_of(person, site)
    reader, cards = page.locator(".reader"), page.locator(".hand__cards .card")
    for at in range(3):
        cards.nth(at).hover()
        expect(reader).to_be_visible()
        expect(reader).to_contain_text(faces[str(cards.nth(at).get_attribute("data-key"))]["text"])
        assert page.evaluate(CUT, ".reader p") == []
    person.check_access()
    page.locator(".bar").hover()
    expect(reader).to_be_hidden()
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(reader).to_contain_text(faces[str(cards.nth(1).get_attribute("data-key"))]["text"])
    expect(reader).to_contain_text("Z")
    page.keyboard.press("Escape")
    expect(reader).to_be_hidden()
    page.keyboard.press("z")
    expect(page.locator("dialog.loupe")).to_be_visible()
    expect(reader).to_be_hidden()
    person.content()


def test_what_a_card_says_lies_on_no_question(come: Come, site: str) -> None:
    """Of a card that lies high on the table too: of the only one that somebody holds, and showed."""
    person = come(seed=0, viewport={"width": 1366, "height": 768})
    narrator, page = Narrator(person.page), person.page
    person.new_game(site, "noe", {}, seats=4)
    page.wait_for_selector(".prompt--me")
    mine, *others = narrator.view["hands"]
    narrator.tell(hands=[mine, {"count": 1, "cards": [[900, mine["cards"][0][1]]]}, *others[1:]])
    reader = page.locator(".reader")
    page.locator(".mat .fan .card[data-key], .mat [data-seat] .card[data-key]").first.hover()
    expect(reader).to_be_visible()
    page.wait_for_timeout(50)  # it is laid in the next frame
    asked, said = page.locator(".prompt").bounding_box(), reader.bounding_box()
    assert asked
    assert said
    assert said["y"] >= asked["y"] + asked["height"]
    person.content()


def test_a_card_that_the_mouse_only_passes_over_is_not_read(come: Come, site: str) -> None:
    person = at_a_table(come, site, "virus-war")
    page = person.page
    page.locator(".hand__cards .card").first.hover()
    page.locator(".bar").hover()
    page.wait_for_timeout(700)  # twice as long as a mouse has to rest
    expect(page.locator(".reader")).to_be_hidden()
    person.content()


def test_the_loupe_says_all_that_there_is_to_say_once(come: Come, site: str) -> None:
    person = at_a_table(come, site, "etat-durgence")
    page, faces = person.page, faces_of(person, site)
    card = page.locator(".mk .card").first
    face = faces[str(card.get_attribute("data-key"))]
    assert face["flavour"]
    card.click(button="right")
    loupe = page.locator("dialog.loupe .loupe__t")
    for said in ("name", "text", "flavour"):
        expect(loupe.get_by_text(face[said], exact=True)).to_have_count(1)
    expect(loupe).to_contain_text(f"{face['count']} exemplaires")
    person.check_access()
    person.content()


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_loupe_cuts_a_word_of_any_card(come: Come, site: str, game: str, language: str, size: str) -> None:
    person = come(seed=0, locale=f"{language}-{language.upper()}", **SIZES[size])
    page = person.page
    page.goto(f"{site}/regles/{game}")
    cards = page.locator(".cds .card")
    cards.first.wait_for()
    cut: dict[str, list[str]] = {}
    for at in range(cards.count()):
        key = str(cards.nth(at).get_attribute("data-key"))
        cards.nth(at).dispatch_event("click")
        page.wait_for_selector("dialog.loupe[open]")
        if found := not_whole(page):
            cut[key] = found
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog.loupe", state="detached")
    assert not cut
    person.content()


def not_whole(page: Page) -> list[str]:
    """What of the open loupe is cut, or lies outside of the screen and can't be scrolled to."""
    found: list[str] = page.evaluate(CUT, "dialog.loupe p, dialog.loupe h2, dialog.loupe .card__name")
    box = page.locator("dialog.loupe").bounding_box()
    size = page.viewport_size
    assert box
    assert size
    inside = box["y"] >= -1 and box["y"] + box["height"] <= size["height"] + 1
    return found if inside else [*found, f"the loupe goes from {box['y']} to {box['y'] + box['height']}"]


@pytest.mark.nightly  # it waits for a question that chance may not bring in five games
def test_what_was_chosen_is_lifted_and_lies_on_a_plate_with_its_sum(come: Come, site: str) -> None:
    person = come(seed=0, **DESK)
    person.new_game(site, "virus-war", {}, seats=8)  # so that hardly anybody is out before a Chiffre may follow another
    person.page.wait_for_selector(".prompt--me")
    page = person.page
    more = page.locator(".prompt__what").get_by_text("ajoutez un Chiffre ou arrêtez-vous là")
    person.play_until(more)
    plate, lifted = page.locator(".ann--mine"), page.locator(".hand .card.is-selected")
    expect(lifted).not_to_have_count(0)
    keys = lifted.evaluate_all("all => all.map(one => one.dataset.key).sort()")
    assert keys
    assert plate.locator(".card").evaluate_all("all => all.map(one => one.dataset.key).sort()") == keys
    assert lifted.evaluate_all("all => all.every(one => one.ariaPressed === 'true')")
    total = sum(int(key.removeprefix("chiffre-")) for key in keys if key.startswith("chiffre-"))
    expect(plate.locator(".ann__sum")).to_have_text(str(total))
    expect(page.locator(".prompt__what")).to_contain_text(f"total : {total}".replace(" :", "\u00a0:"))
    person.check_access()
    person.content()


def test_an_attack_stands_on_the_table_until_it_is_answered(come: Come, site: str) -> None:
    """Without motion too; and who is aimed at sees what would become of it."""
    person = come(seed=0, **DESK)
    narrator, page = Narrator(person.page), person.page
    person.new_game(site, "virus-war", {}, seats=4)
    page.wait_for_selector(".prompt--me")
    virus, three = [900, "virus"], [901, "chiffre-3"]
    told = {"seat": 1, "card": virus, "chiffres": [three], "points": 3, "target": 0}
    narrator.tell(("played_with_at", told), played=[virus, three], tokens=[2, 0, 0, 0])
    narrator.tell(("nobody_stops", {"seat": 1, "card": virus}))
    plate = page.locator(".ann")
    expect(plate.locator(".ann__w b")).to_have_text([str(page.locator(".pl__n").nth(1).inner_text()), "vous"])
    expect(plate.locator(".ann__sum")).to_have_text("3")
    expect(page.locator(".aims .aims__l")).to_have_count(1)
    expect(page.locator(".pl--me .mark--fate")).to_have_text("2 → 5 ?")
    person.check_access()
    page.set_viewport_size(
        LANDSCAPE["viewport"]
    )  # no room for an arrow beside what it means, which stands on the plate
    expect(page.locator(".aims")).to_be_hidden()
    expect(page.locator(".pl--me .mark--fate")).to_be_in_viewport(ratio=0.99)
    page.set_viewport_size(DESK["viewport"])
    expect(page.locator(".aims")).to_be_visible()
    narrator.tell(("turn", {"seat": 2}), played=[])
    expect(plate).to_have_count(0)
    expect(page.locator(".aims .aims__l")).to_have_count(0)
    epidemic = [902, "epidemie"]
    narrator.tell(("played_alone", {"seat": 1, "card": epidemic}), played=[epidemic])
    expect(plate.locator(".ann__w b").last).to_have_text("tout le monde")
    expect(page.locator(".mark--fate")).to_have_text(["2 → 4 ?", "0 → 2 ?", "0 → 2 ?"])
    person.content()


@pytest.mark.parametrize("game", ["noe", "smile-life"])
def test_a_pile_is_clicked_where_it_lies(come: Come, site: str, game: str) -> None:
    person = at_a_table(come, site, game)
    page = person.page
    pile = page.locator(".mat .deck button.aimable").get_by_text(re.compile("^Piocher")).locator("..")
    person.play_until(pile)
    expect(pile).to_have_accessible_name(re.compile("^Piocher"))
    before = page.locator(".prompt__what").inner_text()
    pile.click()
    expect(page.locator(".prompt__what")).not_to_have_text(before)
    person.content()


def test_no_button_is_filled_while_a_card_may_be_played(come: Come, site: str) -> None:
    person = at_a_table(come, site, "etat-durgence")
    page = person.page
    done = page.get_by_role("button", name="Finir le tour")
    person.play_until(page.locator(".mk .is-playable"))
    expect(done).not_to_have_class("btn--main")
    assert page.locator(".prompt__do .btn--main").count() == 0
    person.content()


def test_bots_are_hurried_by_a_button_and_the_table_remembers(come: Come, site: str) -> None:
    person = at_a_table(come, site, "virus-war")
    page = person.page
    pace = page.locator(".pace")
    expect(pace).to_contain_text("normal")
    pace.click()
    expect(pace).to_contain_text("rapide")
    page.reload()
    expect(pace).to_contain_text("rapide")
    person.content()


def test_who_is_out_is_told_and_may_go_on(come: Come, site: str) -> None:
    person = come(seed=0, **DESK)
    narrator, page = Narrator(person.page), person.page
    person.new_game(site, "virus-war", {}, seats=4)
    page.wait_for_selector(".prompt--me")
    hands = [{"count": 0, "cards": []}, *narrator.view["hands"][1:]]
    done: list[tuple[str, dict[str, Any]]] = [("turn", {"seat": 1})]
    done += [("played_at", {"seat": 1, "card": [9001, "poison"], "target": 0})]
    narrator.say(*done, ("suffers", {"seat": 0, "points": 4, "life": 0}), place=4, living=[1, 2, 3], hands=hands)
    expect(page.locator(".prompt__what")).to_have_text("Vous êtes hors jeu.")
    expect(page.locator(".prompt__why")).to_contain_text("suffers")
    expect(page.locator(".hand__cards .card")).to_have_count(0)
    mine = page.locator(".out .out--me")  # since my last turn: in words, and the cards that were seen
    expect(mine.locator(".out__t")).to_have_text("played_at")
    expect(mine.locator(".card")).to_have_attribute("data-key", "poison")
    expect(page.locator(".out__g path")).to_have_count(4)  # the life of each, round by round, to this moment
    expect(page.locator(".out__p")).to_have_text("4e sur 4")
    sections = page.locator(".out__ways section")
    expect(sections).to_have_count(3)  # three ways on, in one row
    assert len({round((one.bounding_box() or {"y": 0})["y"]) for one in sections.all()}) == 1
    person.check_access()
    hand = page.locator("#hand").bounding_box()
    assert hand
    assert hand["height"] < 0.3 * DESK["viewport"]["height"]
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".out__g")).to_be_hidden()  # a phone has no room for it: the words and the ways on have
    expect(page.locator(".out .btn--main")).to_be_in_viewport()
    expect(page.locator(".out__p")).to_be_in_viewport()
    page.set_viewport_size(DESK["viewport"])
    page.locator(".out").get_by_role("radio", name="rapide").check()
    before = page.url
    page.locator(".out .btn--main").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(".hand .card")  # dealt anew: it begins as soon as this browser sits there
    code = page.url.split("/t/")[1].split("#")[0]
    room = page.request.get(f"{site}/api/tables/{code}").json()
    assert (room["game"], room["status"], len(room["seats"])) == ("virus-war", "playing", 4)
    person.content()


def test_a_card_of_the_hand_that_is_chosen_moves_nothing_else(come: Come, site: str) -> None:
    """Where it is lifted it can be seen: no copy of it pushes the hand off the page."""
    person = at_a_table(come, site, "etat-durgence")
    page = person.page
    person.play_until(page.locator(".hand .card.is-selected"))
    hand, cards = page.locator("#hand").bounding_box(), page.locator(".hand .card.is-selected").first.bounding_box()
    assert hand
    assert cards
    assert hand["height"] < 0.3 * DESK["viewport"]["height"]
    assert cards["y"] + cards["height"] <= DESK["viewport"]["height"]
    person.content()


def test_a_tray_lies_beside_the_hand_where_there_is_room(come: Come, site: str) -> None:
    person = at_a_table(come, site, "etat-durgence")
    page = person.page
    person.play_until(page.locator(".prompt--me ~ .hand .tray .card"))
    hand, tray = page.locator("#hand").bounding_box(), page.locator(".traybox").bounding_box()
    assert hand
    assert tray
    assert hand["height"] < 0.3 * DESK["viewport"]["height"]
    assert tray["y"] + tray["height"] > hand["y"] + hand["height"] - 40
    person.content()
