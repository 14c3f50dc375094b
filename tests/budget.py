"""How long the tests of each game take. `make test` tells it at its end, beside the budget: the whole suite has fifteen
minutes on two cores, and every game that comes must find room in them. Nothing fails here: machines are noisy."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

import pytest

from tests.play import TESTED

GAME: Final = 120  # seconds of one core a game, wherever its tests lie; an extension or a toy has the same
REST: Final = 900  # all else: engine, bots, lab, environments, server, terminal, browser
GAMES_FOLDER: Final = "tests/games/"

spent: defaultdict[str, float] = defaultdict(float)


def game_of(test: str) -> str:
    """The game that a test is for, by its folder or by the name in its parameters; '': none."""
    path, _, parameters = test.partition("[")
    if path.startswith(GAMES_FOLDER):
        return path.removeprefix(GAMES_FOLDER).partition("/")[0].replace("_", "-")
    named = [game for game in TESTED if game in parameters]
    return max(named, key=len, default="")  # apocalypse+fete is not apocalypse


def note(report: pytest.TestReport) -> None:
    spent[game_of(report.nodeid)] += report.duration


def summary(times: Mapping[str, float]) -> list[str]:
    """A line a game, the longest first; then the rest."""
    games = sorted([game for game in times if game], key=lambda game: -times[game])
    lines = [_line(game, times[game], GAME) for game in games]
    return [*lines, _line("all else", times.get("", 0), REST)]


def _line(name: str, seconds: float, budget: int) -> str:
    over = "  over its budget" if seconds > budget else ""
    return f"{name:<24}{seconds:>7.0f} s of {budget}{over}"
