"""A game that brings no drawing of its own: the client draws any table, and a whole game is played on it.

Here by a client that was built without the games' folders, so that all games are such."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.browser.conftest import Come, running
from tests.browser.people import PRESS, Person
from tests.browser.test_games import EVERY_GAME, PHONE, SHORT
from tests.server.live_server import a_free_port

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a table with such a client."""
    client, folder, port = tmp_path_factory.mktemp("client"), tmp_path_factory.mktemp("plain"), a_free_port()
    build = ["npx", "vite", "build", "--mode", "plain", "--outDir", str(client), "--emptyOutDir", "--logLevel", "error"]
    subprocess.run(build, cwd=WEB, check=True, stdin=subprocess.DEVNULL)
    command = [sys.executable, "-m", "tests.browser.serve_client", str(client), str(port), str(folder)]
    with running(command, port, folder / "log") as address:
        yield address


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


@pytest.mark.parametrize("game", EVERY_GAME)
def test_it_is_played_on_a_phone_too(come: Come, plain: str, game: str) -> None:
    person = come(seed=3, careful=True, **PHONE)
    person.new_game(plain, game, SHORT[game])
    person.play()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360
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

    person.new_game(plain, "virus-war", SHORT["virus-war"])
    person.play(aim)
    assert aimed
    person.content()


def test_the_shelf_and_the_rules_of_games_without_pictures(come: Come, plain: str) -> None:
    person = come(seed=1)
    person.page.goto(plain)
    expect(person.page.locator(".box__c--plain > svg")).to_have_count(len(SHORT))
    person.check_access()
    person.page.goto(f"{plain}/regles")
    expect(person.page.locator(".cd .pc").first).to_be_visible()
    person.check_access()
    person.content()
