"""States of a table that a game alone does not show: the menu, a pause, somebody away, a lost connection, the chat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from crise.games import GAMES
from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_games import PHONE, SHORTER

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


class Line:
    """The connection of a page, to be cut and mended."""

    def __init__(self, page: Page) -> None:
        self._cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._open.append(socket)

    def cut(self) -> None:
        self._cut = True
        self._open.pop().close()

    def mend(self) -> None:
        self._cut = False


def menu(person: Person, choice: str) -> None:
    person.page.get_by_role("button", name="Menu de la table").click()
    person.check_access()
    person.page.locator("dialog.menu").get_by_role("button", name=choice).click()


def sure(person: Person, yes: str) -> None:
    """Asked again: nothing was done yet, and the answer that changes nothing has the focus."""
    asked = person.page.locator("dialog.sure")
    expect(asked.get_by_role("button", name="Ne rien changer")).to_be_focused()
    asked.get_by_role("button", name=yes).click()


def close_menu(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog.menu")).to_be_hidden()


@pytest.mark.nightly
@pytest.mark.parametrize("place", ["desk", "phone"])
def test_whatever_happens_at_a_table_is_accessible(come: Come, site: str, place: str) -> None:
    person = come(seed=0, **(PHONE if place == "phone" else DESK))
    page, line = person.page, Line(person.page)
    person.new_game(site, "virus-war", {})
    page.wait_for_selector(".prompt--me")
    notice = page.locator(".notice")

    line.cut()
    expect(notice).to_contain_text("Connexion perdue")
    person.check_access()
    line.mend()
    expect(notice).to_have_count(0)
    talk(person, place)

    menu(person, "Mettre en pause")  # or else the bots play to the end while we look
    close_menu(person)
    paused = page.locator(".prompt__why").get_by_text(
        "Partie en pause\u00a0: on reprendra ici."
    )  # before all else that is to be said
    expect(paused).to_be_visible()
    person.check_access()
    menu(person, "Quitter la partie")
    person.check_access()
    sure(person, "Quitter")
    expect(notice).to_contain_text("Reprendre ma place")
    person.check_access()
    page.get_by_role("button", name="Reprendre ma place").click()
    expect(notice).to_have_count(0)
    menu(person, "Reprendre")
    close_menu(person)
    expect(paused).to_have_count(0)
    person.content()


def test_a_pause_is_said_before_all_else(come: Come, site: str) -> None:
    person = come(seed=0, **DESK)
    page = person.page
    person.mishear('"sealed":false', '"sealed":true')
    person.new_game(site, "virus-war", {})
    page.wait_for_selector(".prompt--me")
    why = page.locator(".prompt__why")
    expect(why).to_contain_text("en secret")
    menu(person, "Mettre en pause")
    expect(why).to_have_text("Partie en pause\u00a0: on reprendra ici.")
    menu(person, "Reprendre")
    expect(why).to_contain_text("en secret")
    person.content()


def test_a_second_enter_does_not_answer_the_next_question(come: Come, site: str) -> None:
    """To pass and to decline a card bear the same name in the rules: the keyboard stands before the new buttons."""
    person = come(seed=0, **DESK)
    page = person.page
    person.new_game(site, "virus-war", {}, seats=2)
    passing = page.locator('[data-option="pass"]')
    while "Passer mon tour" not in passing.inner_text():  # a reaction first
        before = page.locator(".prompt__what").inner_text()
        passing.click()
        expect(page.locator(".prompt__what")).not_to_have_text(before)
        passing.wait_for()
    passing.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt__do [data-option=draw]")).to_be_visible()
    assert page.evaluate("document.activeElement.className").startswith("prompt")
    page.keyboard.press("Tab")
    expect(page.locator(".prompt__do button").first).to_be_focused()
    person.content()


def talk(person: Person, place: str) -> None:
    page = person.page
    if place == "phone":
        page.get_by_role("button", name="Ouvrir le journal").tap()
        person.check_access()
    say(person, "<i>Bonjour</i> à la table")
    expect(page.locator(".log .say")).to_contain_text("<i>Bonjour</i> à la table")
    person.check_access()
    if place == "phone":
        page.get_by_role("button", name="Fermer le journal").tap()


def test_a_phone_shows_the_whole_menu_and_what_was_said(come: Come, site: str) -> None:
    host, guest = come(seed=0), come(seed=0, **PHONE)
    link = host.new_table(site, "virus-war", {}, seats=2)
    guest.page.goto(link)
    guest.page.get_by_role("button", name="S’asseoir").click()
    guest.page.wait_for_selector(".salon .st--me")
    host.page.get_by_role("button", name="Lancer la partie").click()
    guest.arrive()
    host.arrive()
    guest.page.get_by_role("button", name="Menu de la table").tap()
    menu = guest.page.locator("dialog.menu")
    assert menu.evaluate("one => one.scrollWidth - one.clientWidth") == 0
    expect(menu.locator("a, button").first).to_be_focused()  # not the secret link
    close_menu(guest)

    chat = guest.page.get_by_role("button", name="Ouvrir la discussion")
    for said in ("Bonsoir", "Encore là"):
        say(host, said)
        expect(chat).to_have_accessible_name("Ouvrir la discussion, 1 message non lu")
        chat.tap()
        expect(guest.page.locator(".log .say").last).to_contain_text(said)
        guest.page.get_by_role("button", name="Fermer le journal").tap()
        expect(chat).to_have_accessible_name("Ouvrir la discussion")


def say(person: Person, text: str) -> None:
    person.page.get_by_role("tab", name="Discussion").click()
    person.page.get_by_label("Votre message").fill(text)
    person.page.get_by_role("button", name="Envoyer").click()


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_what_comes_after_a_game_is_accessible(come: Come, site: str, game: str) -> None:
    """The table once more, the replay from each kind of eyes, the shared screen, the next round."""
    person = come(seed=12, **DESK)
    person.new_game(site, game, SHORTER[game])
    screen = come(seed=0, viewport={"width": 1920, "height": 1080})
    code = person.page.url.split("/t/")[1].split("#")[0]
    screen.page.goto(f"{site}/ecran/{code}")
    screen.page.wait_for_selector(".tv .mat")
    screen.check_access()
    person.play()
    page = person.page
    page.get_by_role("button", name="Revoir la table").click()
    page.wait_for_selector(".mat")
    person.check_access()
    page.get_by_role("button", name="Voir le résultat").click()
    page.get_by_role("link", name="Revoir la partie").click()
    page.wait_for_selector(".rp .mat")
    for eyes in ("public", "all", "0"):
        page.get_by_label("Mains visibles", exact=True).last.select_option(eyes)
        page.get_by_role("button", name="Coup suivant").click()
        person.check_access()
    page.go_back()
    page.get_by_role("button", name="Changer les réglages").click()
    page.wait_for_selector(".salon")
    person.check_access()
    for one in (person, screen):
        one.content()


@pytest.mark.parametrize("place", [pytest.param(DESK, marks=pytest.mark.nightly), PHONE], ids=["desk", "phone"])
def test_at_a_slow_table_one_learns_what_happened_meanwhile(come: Come, site: str, place: dict[str, Any]) -> None:
    """Nine hours ago the first lines were read. Who comes back at once has missed nothing."""
    person = come(seed=3, **place)
    page = person.page
    day = {"kind": "turn", "seconds": 86_400}
    person.sit(site, {"game": "noe", "seats": 3, "level": "normal", "start": True, "clock": day})
    person.arrive()
    slip = page.get_by_role("region", name="Depuis votre dernier passage")
    person.play(answers=2)
    page.reload()
    page.wait_for_selector(".prompt--me")
    expect(page.locator(".prompt .time")).to_contain_text("23 h 59")
    page.wait_for_load_state("networkidle")
    expect(slip).to_have_count(0)
    page.goto(site)
    page.evaluate(
        """key => localStorage.setItem(key, JSON.stringify(JSON.parse(localStorage.getItem(key)).map(
        one => ({...one, seen: {game: one.seen.game, line: 1, when: Date.now() - 9 * 3600000}}))))""",
        "crise-seats",
    )
    page.goto(person.link)
    expect(slip).to_contain_text("Il y a 9 h.")
    assert slip.locator("li").count() >= 2
    person.check_access()
    slip.get_by_role("button", name="Fermer").click()
    expect(slip).to_have_count(0)
    person.content()
