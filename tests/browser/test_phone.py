"""A table on a phone: what may be chosen is in sight and can be read, the mats use the room there is."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from crise.games import GAMES
from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_games import PHONE
from tests.browser.test_motion import Narrator
from tests.browser.test_reading import LANDSCAPE
from tests.browser.test_states import menu, sure
from tests.night import mostly_by_night

CLOCK: dict[str, Any] = {"left": None, "running": False, "banks": None, "hesitating": []}


class Asker(Narrator):
    """Asks what the test wants to be asked."""

    def ask(self, *offered: int) -> None:
        """Which of my cards? These, counted from the left; without any, nothing is asked."""
        options = [
            {"id": f"o{at}", "text": key, "kind": "card", "card": card, "key": key}
            for at, (card, key) in enumerate(self.hand)
            if at in offered
        ]
        blocked = [{"rule": "VW-1", "text": "Pas elle.", "card": card} for card, _ in self.hand]
        self.put("", options, blocked=blocked)

    def put(
        self,
        words: str,
        options: list[dict[str, Any]],
        changed: Any = None,
        undo: bool = False,
        exact: bool = False,
        **more: Any,
    ) -> None:
        """Any question at all, while this changes on the table; without an option, nothing is asked. Exact: nothing is
        added by which it is told from the question before."""
        self._silent = True
        self._version += 1
        moment = words if exact else f"{words} moment {self._version}".strip()
        question = {"what": "play", "kind": "card", "prompt": moment, "options": options, "chosen": [], "sealed": False}
        question |= {"blocked": [], "about": {}, "why": ""} | more
        update: dict[str, Any] = {"type": "update", "version": self._version, "changed": changed or {}, "lines": []}
        update |= {
            "round": 1,
            "undo": undo,
            "result": None,
            "waiting": {"seats": [0], "sealed": False, "text": moment},
            "clock": CLOCK,
        }
        self._socket.send(json.dumps([update | {"question": question if options else None}]))
        expect(self._page.locator(".prompt__what")).to_have_text(moment)

    @property
    def hand(self) -> list[tuple[int, str]]:
        return [(card, key) for card, key in self.view["hands"][0]["cards"]]


def sit(come: Come, site: str, game: str = "virus-war", **how: Any) -> tuple[Person, Asker]:
    person = come(seed=0, **(PHONE | how))
    asker = Asker(person.page)
    person.new_game(site, game, {}, seats=4)
    person.page.wait_for_selector(".prompt--me")
    assert len(asker.hand) > 4
    return person, asker


def in_sight(card: Locator) -> None:
    expect(card).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_may_be_chosen_comes_into_sight(come: Come, site: str, motion: str) -> None:
    person, asker = sit(come, site, reduced_motion=motion)
    cards = person.page.locator(".hand__cards .card")
    last = len(asker.hand) - 1
    asker.ask(last)
    in_sight(cards.nth(last))
    asker.ask()
    asker.ask(0, last)
    in_sight(cards.first)
    assert person.page.evaluate("scrollY") == 0
    person.content()


def test_the_number_of_cards_to_choose_from_is_said_when_there_are_any(come: Come, site: str) -> None:
    person, asker = sit(come, site)
    head, n = person.page.locator(".hand__head"), len(asker.hand)
    asker.ask(0, 1)
    expect(head).to_contain_text(f"{n} cartes, 2 au choix")
    asker.ask()
    expect(head.locator("span").first).to_have_text(f"{n} cartes")


def test_a_card_can_be_read_before_it_is_played(come: Come, site: str) -> None:
    person, asker = sit(come, site)
    page = person.page
    loupe, close = page.locator("dialog.loupe"), page.get_by_role("button", name="Fermer", exact=False)
    asker.ask(0, 1)
    read = page.get_by_role("button", name="Lire la carte")
    expect(read).to_have_count(0)
    page.locator(".hand__cards .card").first.tap()
    person.check_access()
    read.tap()
    expect(loupe).to_be_visible()
    expect(loupe.locator(f'[data-key="{asker.hand[0][1]}"]')).to_be_visible()
    close.tap()
    expect(page.locator(".hand__cards .card.is-selected")).to_have_count(1)

    page.locator(".hand__cards .card").nth(2).tap(force=True)  # it can't be chosen: it says why, and what it is
    expect(loupe).to_contain_text("Pas elle.")
    close.tap()
    expect(page.locator(".hand .why").get_by_text("Pas elle.").filter(visible=True)).to_have_count(0)  # said already
    person.content()


def test_several_chiffres_are_added_up_in_words(come: Come, site: str) -> None:
    """My own before they are announced, and those of an attack that I may answer."""
    person, asker = sit(come, site)
    why, done = person.page.locator(".prompt__why"), [{"id": "pass", "text": "Terminer", "kind": "pass"}]
    held = [[900, "medicament"], [901, "chiffre-5"], [902, "chiffre-2"]]
    asker.tell(hands=[{"count": 3, "cards": held}, *asker.view["hands"][1:]])
    asker.put("Médicament", done, chosen=[900, 901], why="Une raison.")
    expect(why).to_have_text("Une raison.")  # of one there is nothing to add up
    asker.put("Médicament", done, chosen=[900, 901, 902], why="Une raison.")
    expect(why).to_have_text("5 + 2 = 7 points de vie en plus. Une raison.")
    asker.put("Virus", done, {"played": [[910, "virus"], [911, "chiffre-3"], [912, "chiffre-3"]]}, sealed=True)
    expect(why).to_contain_text(re.compile(r"^3 \+ 3 = 6 pastilles Virus\. "))
    person.content()


def test_a_card_that_goes_from_under_the_finger_is_not_enlarged(come: Come, site: str) -> None:
    """It was played while it was touched: what lies there then is another question."""
    person, asker = sit(come, site)
    page = person.page
    asker.ask(0, 1)
    page.locator(".hand__cards .card").first.dispatch_event("pointerdown")
    asker.tell(hands=[{"count": len(asker.hand) - 1, "cards": asker.hand[1:]}, *asker.view["hands"][1:]])
    page.wait_for_timeout(700)  # longer than a card is held to be enlarged
    expect(page.locator("dialog.loupe")).to_have_count(0)
    person.content()


def test_nothing_is_offered_to_somebody_who_is_away(come: Come, site: str) -> None:
    person = come(seed=0, **PHONE)
    page = person.page
    person.mishear('"undo":false', '"undo":true')
    person.new_game(site, "virus-war", {})
    offered = page.locator(".hand .is-playable")
    person.play_until(offered)
    menu(person, "Mettre en pause")  # or else the bots go on while we look
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Annuler")).to_be_visible()
    menu(person, "Quitter la partie")
    sure(person, "Quitter")
    expect(page.locator(".notice")).to_contain_text("Reprendre ma place")
    expect(offered).to_have_count(0)
    expect(page.locator(".prompt__do .btn, .mat .is-playable")).to_have_count(0)
    page.get_by_role("button", name="Reprendre ma place").click()
    expect(offered).not_to_have_count(0)
    person.content()


# --- the mats ---------------------------------------------------------------------------------------

CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
FADE = 30  # pixels


def test_the_market_takes_the_room_there_is(come: Come, site: str) -> None:
    person = come(seed=0, **PHONE)
    person.new_game(site, "etat-durgence", {}, seats=4)
    market = person.page.locator(".market__g")
    expect(market.locator(".mk")).to_have_count(22)
    assert market.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert market.locator(".mk").evaluate_all("all => new Set(all.map(one => one.offsetTop)).size") == 6  # rows
    assert person.page.locator(".team__h b").evaluate_all(CUT) == []
    person.check_access()
    person.content()


def test_a_life_is_read_to_its_last_card(come: Come, site: str) -> None:
    person, asker = sit(come, site, "smile-life")
    page = person.page
    key = asker.hand[0][1]
    laid = [[9000 + at, key] for at in range(12)]
    asker.tell(laid=[{"count": 12, "cards": laid}, *asker.view["laid"][1:]])
    mat, life = (page.locator(where).bounding_box() for where in (".mat", ".life"))
    assert mat
    assert life
    assert life["x"] == mat["width"] - life["x"] - life["width"] > 0  # as much room on either side
    page.locator(".mat").evaluate("one => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' })")
    last = page.locator(".life [data-card]").last.bounding_box()
    assert last
    assert last["y"] + last["height"] < mat["y"] + mat["height"] - FADE
    assert page.locator(".lp__h b").evaluate_all(CUT) == []
    person.content()


def test_of_a_life_all_heads_and_the_last_cards_are_in_sight(come: Come, site: str) -> None:
    person, asker = sit(come, site, "smile-life")
    page = person.page
    keys = ["etude", "etude", "etude", "medecin", "salaire-4", "salaire-4"]
    laid = [[9000 + at, key] for at, key in enumerate(keys)]
    asker.tell(laid=[{"count": len(laid), "cards": laid}, *asker.view["laid"][1:]])
    hand = page.locator(".hand").bounding_box()
    cards = page.locator(".life [data-card]")
    expect(cards).to_have_count(len(keys))
    assert hand
    assert all(box and box["y"] + box["height"] <= hand["y"] for box in (one.bounding_box() for one in cards.all()))
    for other in page.locator(".lp").all():  # and each box of the others says all that it says
        assert other.evaluate("one => one.scrollWidth <= one.clientWidth")
    page.set_viewport_size({"width": 360, "height": 740})
    hand, first = page.locator(".hand").bounding_box(), cards.first.bounding_box()
    assert hand
    assert first
    assert first["y"] + 24 <= hand["y"]
    person.content()


# --- the bar ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", mostly_by_night(GAMES, "noe", "dans-la-tourmente"))
def test_the_bar_names_the_game_how_far_it_is_and_every_tool(come: Come, site: str, game: str) -> None:
    person = come(seed=0, **PHONE)
    page = person.page
    person.new_game(site, game, {})
    tools = page.locator(".bar__tools :is(a, button)").filter(visible=True)
    if game == "etat-durgence":
        person.play(answers=1)  # teams are chosen before anybody has had a turn
    expect(page.locator(".fact").first).to_be_visible()
    assert page.locator(".bar__game, .bar__facts").evaluate_all(CUT) == []
    expect(tools).to_have_count(4)
    page.set_viewport_size({"width": 844, "height": 390})
    for tool in tools.all():
        expect(tool).to_be_in_viewport(ratio=0.99)
    expect(tools).to_have_count(4)
    person.content()


# --- Noé --------------------------------------------------------------------------------------------

LINES = """all => all.map(head => {
    const cards = [head]
    while (cards.length < +head.querySelector(".hand__g").style.getPropertyValue("--k"))
        cards.push(cards.at(-1).nextElementSibling)
    return cards.map(card => card.offsetTop)
})"""
ABOVE_HAND = """mark => mark.getBoundingClientRect().bottom
    <= document.querySelector(".mat").getBoundingClientRect().bottom + 1"""
DOTS = """all => all.map(one => one.getBoundingClientRect()).map(({ left, top, right, bottom }) =>
    ({ left, top, right, bottom }))"""


def test_what_belongs_together_stands_in_one_row(come: Come, site: str) -> None:
    """Three of one kind and twice two of one name: the pairs share the second row, and there is no third."""
    person, asker = sit(come, site, "noe")
    cards = person.page.request.get(f"{site}/api/games/noe/cards").json()
    of = {card["key"]: card["figures"] for card in cards if card["kind"] == "personnage"}
    category = next(iter(of.values()))["category"]
    trio = [key for key in of if of[key]["category"] == category][:3]
    rest = [key for key in of if of[key]["character"] not in {of[one]["character"] for one in trio}]
    rest = [key for key in rest if of[key]["category"] != category]
    named: dict[str, list[str]] = {}
    for key in rest:
        named.setdefault(of[key]["character"], []).append(key)
    one, *others = [keys[:2] for keys in named.values() if len(keys) > 1]
    kinds = {of[key]["category"] for key in one}
    other = next(pair for pair in others if not kinds & {of[key]["category"] for key in pair})
    held = [[9000 + at, key] for at, key in enumerate([*trio, *one, *other])]
    asker.tell(hands=[{"count": len(held), "cards": held}, *asker.view["hands"][1:]])
    heads = person.page.locator(".hand__first:has(.hand__g:not(.hand__g--left))")
    expect(heads).to_have_count(3)
    lines = heads.evaluate_all(LINES)
    assert [len(set(tops)) for tops in lines] == [1, 1, 1], lines
    assert lines[1][0] == lines[2][0] > lines[0][0]
    for mark in person.page.locator(".race__l b, .race__p .seat").all():  # the whole race stands above the hand
        expect(mark).to_be_in_viewport(ratio=0.99)
        assert mark.evaluate(ABOVE_HAND)
    person.content()


@pytest.mark.parametrize("points", [[0, 0, 0, 0], [100, 100, 110, 0], [200, 210, 190, 205]])
def test_the_race_shows_everybody_and_its_figures(come: Come, site: str, points: list[int]) -> None:
    person, asker = sit(come, site, "noe", reduced_motion="reduce")
    asker.tell(points=points)
    marks = person.page.locator(".race__p .seat, .race__l b")
    boxes = marks.evaluate_all(DOTS)
    assert len(boxes) == 4 + 5
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            apart = one["right"] <= other["left"] + 2 or other["right"] <= one["left"] + 2
            apart |= one["bottom"] <= other["top"] + 2 or other["bottom"] <= one["top"] + 2
            assert apart, (points, one, other)
    person.content()


def test_many_answers_of_a_phone_on_its_side_can_all_be_reached(come: Come, site: str) -> None:
    """What is too much for the column lies below, where one scrolls, and never above its top."""
    person = come(seed=0, **LANDSCAPE)
    person.new_game(site, "etat-durgence", {}, seats=4)
    answers = person.page.locator(".prompt__do [data-option]")
    answers.first.wait_for()
    if answers.count() < 2:  # all the others chose before me
        return
    for at in range(answers.count()):
        answers.nth(at).scroll_into_view_if_needed()
        answer, column = answers.nth(at).bounding_box(), person.page.locator(".prompt__do").bounding_box()
        assert answer
        assert column
        assert column["y"] - 1 <= answer["y"]
        assert answer["y"] + answer["height"] <= column["y"] + column["height"] + 1
    expect(answers.first.locator("small")).to_be_visible()  # what the team is good at, under its name
    person.content()


def test_who_may_be_attacked_says_what_is_left_of_them(come: Come, site: str) -> None:
    """Not all teams are in sight on a phone."""
    person = come(seed=3, **PHONE)
    person.new_game(site, "etat-durgence", {}, seats=4)
    targets = person.page.locator('.prompt [data-option^="@"]')
    person.play_until(targets)
    expect(targets.first).to_contain_text(re.compile(r"\d+ points? de confiance"))
    person.content()
