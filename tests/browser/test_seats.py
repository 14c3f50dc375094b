"""Getting a seat, keeping it and giving it up: what stands in the address, who bears which name, where one ends up."""

from __future__ import annotations

import re
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_games import PHONE
from tests.browser.test_states import DESK, sure


def sit_down(person: Person, link: str) -> None:
    person.page.goto(link)
    person.page.get_by_role("button", name="S’asseoir").click()
    person.page.wait_for_selector(".salon .st--me")


def test_the_address_invites_and_gives_nothing_away(come: Come, site: str) -> None:
    host, guest = come(seed=0), come(seed=0)
    host.new_table(site, "virus-war", {}, seats=3)
    address = host.page.url
    assert not urlparse(address).fragment, "whoever gets this address would have the seat of the host"
    guest.page.goto(address)
    expect(guest.page.get_by_role("button", name="S’asseoir")).to_be_visible()
    host.page.reload()
    expect(host.page.locator(".salon .st--me")).to_contain_text("Léa")
    host.content()


def test_two_tabs_hold_two_seats(come: Come, site: str) -> None:
    """Each knows its own, after a reload too."""
    first = come(seed=0)
    link = first.new_table(site, "virus-war", {}, seats=3)
    code = link.split("/t/")[1]
    seat = first.page.request.post(f"{site}/api/tables/{code}/seats", data={"name": "Bob"}).json()
    other = first.page.context.new_page()
    other.goto(f"{link}#{seat['token']}")
    expect(other.locator(".salon .st--me")).to_contain_text("Bob")
    for page, name in ((first.page, "Léa"), (other, "Bob")):
        page.reload()
        expect(page.locator(".salon .st--me")).to_contain_text(name)


def test_the_link_of_the_seat_gives_it_back_elsewhere(come: Come, site: str) -> None:
    person, elsewhere = come(seed=0), come(seed=0)
    person.new_game(site, "virus-war", {})
    person.page.get_by_role("button", name="Menu de la table").click()
    elsewhere.page.goto(person.page.get_by_label("Le lien de votre place").input_value())
    elsewhere.arrive()
    expect(elsewhere.page.locator(".panel__name").first).to_contain_text("Vous")
    assert not urlparse(elsewhere.page.url).fragment


def test_guests_without_a_name_get_names_of_their_own(come: Come, site: str) -> None:
    host, *guests = (come(seed=0) for _ in range(3))
    link = host.new_table(site, "virus-war", {}, seats=3)
    for guest in guests:
        sit_down(guest, link)
    names = host.page.locator(".st__name")
    expect(names.nth(1)).to_contain_text("Anonyme")
    expect(names.nth(2)).to_contain_text("Anonyme 2")


def test_who_leaves_the_waiting_room_is_at_home_and_may_come_again(come: Come, site: str) -> None:
    host, guest = come(seed=0), come(seed=0)
    link = host.new_table(site, "virus-war", {}, seats=3)
    sit_down(guest, link)
    guest.page.get_by_role("button", name="Quitter").click()
    guest.page.get_by_role("button", name="Ne rien changer").click()
    expect(guest.page.locator(".salon")).to_be_visible()
    guest.page.get_by_role("button", name="Quitter").click()
    sure(guest, "Quitter")
    guest.page.wait_for_selector(".home")
    sit_down(guest, link)
    host.page.get_by_role("button", name="Libérer").click()
    sure(host, "Libérer la place")
    expect(guest.page.get_by_role("heading", name="L’hôte a repris votre place à cette table.")).to_be_visible()
    sit_down(guest, link)
    guest.content()


def test_everybody_gives_a_green_light_and_comings_and_goings_are_told(come: Come, site: str) -> None:
    host, guest = come(seed=0), come(seed=0)
    link = host.new_table(site, "virus-war", {}, seats=3)
    sit_down(guest, link)
    news = host.page.get_by_role("log", name="Discussion")
    expect(news).to_contain_text("Anonyme a rejoint la table.")
    expect(host.page.locator(".prompt__what")).to_have_text("Feu vert attendu\u00a0: vous et Anonyme (0 sur 2).")
    seals = [one.page.locator(".seats__s b") for one in (host, guest)]  # of the shuffle, before the game
    expect(seals[0]).to_have_text(re.compile("^[0-9a-f]{4} [0-9a-f]{4}$"))
    expect(seals[1]).to_have_text(seals[0].inner_text())
    guest.page.keyboard.press("v")
    light = guest.page.get_by_role("button", name="Mon feu vert")
    expect(light).to_have_attribute("aria-pressed", "true")
    expect(host.page.locator(".st").nth(1).locator(".rd--ok")).to_have_text("Feu vert")
    host.page.get_by_role("button", name="Mon feu vert").click()
    expect(guest.page.locator(".prompt__what")).to_contain_text("Feu vert de tout le monde.")
    host.check_access()
    host.page.get_by_label("Jeu", exact=True).select_option("noe")
    expect(light).to_have_attribute("aria-pressed", "false")
    expect(news).to_contain_text("Les réglages ont changé")
    guest.page.close()
    expect(news).to_contain_text("Anonyme n’est plus en ligne.")
    host.content()


def names(person: Person) -> list[str]:
    return [text.split("\n")[0].split(" (")[0] for text in person.page.locator(".st__name").all_inner_texts()]


def drag_by_finger(person: Person, what: Locator, where: Locator) -> None:
    what.scroll_into_view_if_needed()
    finger = person.page.context.new_cdp_session(person.page)
    for kind, at in (("touchStart", what), ("touchMove", where), ("touchEnd", None)):
        box = at.bounding_box() if at else None
        points = [{"x": box["x"] + 9, "y": box["y"] + 9}] if box else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize(
    "way", ["keyboard", "finger", *(pytest.param(way, marks=pytest.mark.nightly) for way in ("mouse", "taps"))]
)
def test_the_host_moves_people(come: Come, site: str, way: str) -> None:
    host = come(seed=0, **(PHONE if way in ("finger", "taps") else DESK))
    link = host.new_table(site, "virus-war", {}, seats=3)
    host.page.request.post(f"{site}/api/tables/{link.split('/t/')[1]}/seats", data={"name": "Bob"})
    grips = host.page.locator(".grip")
    mine = host.page.locator(".st--me .st__n")
    expect(host.page.locator(".st").nth(1)).to_contain_text("Bob")
    if way == "mouse":
        grips.nth(0).hover()
        host.page.mouse.down()
        grips.nth(2).hover(force=True)  # under the one that is dragged
        host.page.mouse.up()
    elif way == "keyboard":
        grips.nth(0).focus()
        host.page.keyboard.press("ArrowDown")
        host.page.keyboard.press("ArrowDown")
        expect(grips.nth(2)).to_be_focused()
    elif way == "finger":
        drag_by_finger(host, grips.nth(0), grips.nth(2))
    else:
        grips.nth(0).tap()
        expect(grips.nth(0)).to_have_attribute("aria-pressed", "true")
        host.page.get_by_role("button", name="Mettre ici, à la place 3").tap()
    expect(mine).to_have_text("3")
    assert names(host) == ["Bob", "Place libre", "Léa"]
    expect(host.page.get_by_role("log", name="Discussion")).to_contain_text("Vous avez la place 3.")
    host.page.get_by_role("button", name="Tirer les places au sort").click()
    host.page.reload()
    expect(mine).to_be_attached()
    assert sorted(names(host)) == ["Bob", "Léa", "Place libre"]
    host.check_access()
    host.content()


def test_who_changes_one_option_changes_no_other(come: Come, site: str) -> None:
    """Also one after the other, faster than the table answers."""
    host = come(seed=0)
    host.new_table(site, "virus-war", {"life_cap": 60, "turn_limit": 90}, seats=4)
    life, limit = (
        host.page.get_by_label("Plafond de points de vie", exact=True),
        host.page.get_by_label("Limite de tours", exact=True),
    )
    host.page.get_by_role("button", name="Plafond de points de vie : plus").click()
    limit.fill("80")
    limit.blur()
    host.page.get_by_role("switch", name="Jeu en équipes").check(force=True)
    for _ in range(2):
        expect(life).to_have_value("61")
        expect(limit).to_have_value("80")
        expect(host.page.get_by_role("switch", name="Jeu en équipes")).to_be_checked()
        host.page.reload()
    host.content()


def test_a_code_that_can_be_none_says_so(come: Come, site: str) -> None:
    person = come(seed=0)
    person.page.goto(f"{site}/t/ABC")
    expect(person.page.get_by_role("heading", name="Aucune table n’a ce code.")).to_be_visible()
    person.content()


def test_a_long_word_in_the_chat_stays_in_its_place(come: Come, site: str) -> None:
    person = come(seed=0, viewport={"width": 1440, "height": 900})
    person.new_table(site, "virus-war", {}, seats=3)
    person.page.get_by_label("Votre message").fill("x" * 200)
    person.page.get_by_role("button", name="Envoyer").click()
    said = person.page.locator(".log .say")
    expect(said).to_be_visible()
    assert person.page.locator(".log").evaluate("one => one.scrollWidth - one.clientWidth") == 0


def test_what_is_set_in_another_tab_is_set_at_the_table_too(come: Come, site: str) -> None:
    person = come(seed=0, viewport={"width": 1440, "height": 900})
    person.new_game(site, "virus-war", {})
    settings = person.page.context.new_page()
    settings.goto(f"{site}/reglages")
    settings.get_by_label("English").check(force=True)
    expect(person.page.get_by_role("button", name="Table menu")).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
