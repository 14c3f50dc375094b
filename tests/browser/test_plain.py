"""A game that brings no drawing of its own: the client draws any table, and a whole game is played on it.

Here by a client that was built without the games' folders, so that all games are such."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.browser.conftest import Come, running
from tests.browser.people import PRESS, Person
from tests.browser.test_games import EVERY_GAME, PHONE, SHORT
from tests.server.live_server import a_free_port

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client")
    build = ["npx", "vite", "build", "--mode", "plain", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "error"]
    subprocess.run(build, cwd=WEB, check=True, stdin=subprocess.DEVNULL)
    return folder


@contextmanager
def serving(client: Path, folder: Path, *more: str) -> Iterator[str]:
    port = a_free_port()
    command = [sys.executable, "-m", "tests.browser.serve_client", str(client), str(port), str(folder), *more]
    with running(command, port, folder / "log") as address:
        yield address


@pytest.fixture(scope="session")
def plain(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a table with such a client."""
    with serving(client, tmp_path_factory.mktemp("plain")) as address:
        yield address


@pytest.fixture(scope="session")
def with_toys(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """And of one where a toy can be played too."""
    with serving(client, tmp_path_factory.mktemp("toys"), "toys") as address:
        yield address


@pytest.mark.nightly
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_whole_game_is_played_on_a_table_that_nobody_drew(come: Come, plain: str, game: str) -> None:
    person = come(seed=7, careful=True)
    person.new_game(plain, game, SHORT[game])
    expect(person.page.locator(".pm__seat")).not_to_have_count(0)
    expect(person.page.locator(".hand .pc")).not_to_have_count(0)
    person.check_access()
    person.play()
    person.check_access()
    person.content()


@pytest.mark.nightly
@pytest.mark.parametrize("game", EVERY_GAME)
def test_it_is_played_on_a_phone_too(come: Come, plain: str, game: str) -> None:
    person = come(seed=3, careful=True, **PHONE)
    person.new_game(plain, game, SHORT[game])
    person.play()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360
    person.content()


BEHIND_THE_HAND = """() => {
    const hand = document.querySelector(".hand").getBoundingClientRect();
    return [...document.querySelectorAll(".pm > .pm__facts > .pm__count")]
        .filter((one) => one.getBoundingClientRect().bottom > hand.top).map((one) => one.innerText);
}"""


@pytest.mark.nightly
def test_on_a_phone_no_counter_is_behind_the_hand(come: Come, plain: str) -> None:
    person = come(seed=3, locale="fr-FR", viewport={"width": 390, "height": 640}, has_touch=True, is_mobile=True)
    person.new_game(plain, "noe", SHORT["noe"], seats=4)
    expect(person.page.locator(".pm > .pm__facts > .pm__count")).not_to_have_count(0)
    assert person.page.evaluate(BEHIND_THE_HAND) == []
    person.content()


def test_seats_are_chosen_where_they_sit(come: Come, plain: str) -> None:
    person = come(seed=2)
    aimed = 0

    def aim(person: Person) -> bool:
        nonlocal aimed
        seats = person.page.locator(".pm__seat [data-option]")
        if not seats.count():
            return False
        try:
            seats.first.click(timeout=PRESS)
        except PlaywrightError:  # the table went on while we were reaching for it
            return False
        aimed += 1
        return True

    while not aimed:  # a game of bad cards asks for nobody
        person.new_game(plain, "virus-war", SHORT["virus-war"])
        person.over = False
        person.play(aim)
    person.content()


def press(person: Person, option: str) -> bool:
    """Choose this, if it is offered."""
    found = person.page.locator(f'.prompt [data-option="{option}"]')
    if found.count():
        person._try(found)
        return True
    return False


def leave(person: Person) -> None:
    """Neither the mouse nor the keyboard is on anything."""
    person.page.mouse.move(1, 1)
    person.page.evaluate("document.activeElement?.blur()")


@pytest.mark.nightly
@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_places_and_resources_are_chosen_where_they_lie(come: Come, with_toys: str, how: dict[str, Any]) -> None:
    person = come(seed=5, careful=True, **how)
    touched: Counter[str] = Counter()

    def reach(person: Person) -> bool:
        for where in (".pm__map", ".pm__bag"):
            found = person.page.locator(f"{where} [data-option]")
            if found.count():
                before = person.answers
                person._try(found.first)
                touched[where] += person.answers - before
                return True
        return press(person, "trade" if touched[".pm__map"] else "settle")

    while not (touched[".pm__map"] and touched[".pm__bag"]):  # a game of bad cards shows neither
        person.new_game(with_toys, "toy-map", {"rich": True}, seats=2)
        expect(person.page.locator(".pm__place")).to_have_count(5)
        person.over = False
        person.play(reach)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.content()


def test_what_can_not_be_chosen_says_why_where_it_lies(come: Come, with_toys: str) -> None:
    """A deed in the prompt, and a region on the map: by mouse and by keyboard."""
    person = come(seed=6)
    person.new_game(with_toys, "toy-map", {}, seats=2)
    for where, rule in ((".prompt__do", "TM-TURN-"), (".pm__map", "TM-SET-")):
        blocked = person.page.locator(f"{where} .explains").first
        while person.look().loupe or not blocked.count():  # the mouse may have been held down for a moment
            seen = person.look().print
            if press(person, "settle") or person.move():
                person.wait_for_news(seen)
            else:
                person.page.wait_for_timeout(20)
            if person.over:  # nobody came in the way
                person.over = False
                person.new_game(with_toys, "toy-map", {}, seats=2)
        note = person.page.locator(f"#{blocked.get_attribute('aria-describedby')}")
        leave(person)  # it may lie where the last choice was pressed, and tells why at once
        expect(note).to_be_hidden()
        blocked.hover()
        expect(note).to_be_visible()
        expect(note).to_contain_text(rule)
        person.page.mouse.move(1, 1)
        expect(note).to_be_hidden()
        blocked.focus()
        expect(note).to_be_visible()
        person.check_access()
        person.page.keyboard.press("Escape")
        expect(note).to_be_hidden()
    person.content()


@pytest.mark.nightly
def test_the_shelf_and_the_rules_of_games_without_pictures(come: Come, plain: str) -> None:
    person = come(seed=1)
    person.page.goto(plain)
    expect(person.page.locator(".box__c--plain > svg")).to_have_count(len(SHORT))
    person.check_access()
    person.page.goto(f"{plain}/regles")
    expect(person.page.locator(".cd .pc").first).to_be_visible()
    person.check_access()
    person.content()
