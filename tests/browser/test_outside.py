"""A game that this client was not built with: it stands on the shelf, and has the table that fits all."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come, running
from tests.example import NAME
from tests.outside import WAYS
from tests.server.live_server import a_free_port

CLIENT = Path(__file__).parents[2] / "web/dist"


@pytest.fixture(scope="module", params=[pytest.param("installed", marks=pytest.mark.nightly), "dropped"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that has the game."""
    folder, data, port = tmp_path_factory.mktemp(request.param), tmp_path_factory.mktemp("data"), a_free_port()
    command = [sys.executable, "-m", "tests.browser.serve_client", str(CLIENT), str(port), str(data)]
    with running(command, port, data / "log", WAYS[request.param](folder)) as address:
        yield address


@pytest.mark.nightly
def test_a_whole_game_is_played(come: Come, house: str) -> None:
    person = come(seed=7, careful=True)
    person.play_now(house, NAME.title())
    expect(person.page.locator(".pm__seat")).not_to_have_count(0)
    expect(person.page.locator(".hand .pc")).not_to_have_count(0)
    person.play()
    person.check_access()
    person.page.goto(f"{house}/regles/{NAME}")
    expect(person.page.get_by_text("Panne").first).to_be_visible()
    person.content()
