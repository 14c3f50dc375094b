"""Rounds and phases: known by their roles to views and reports."""

from random import Random

import pytest

from crise.games import GAMES
from crise.lab.tools.laws import play
from crise.state.derive import roles
from tests.camps import CAMPS, PLACES, Camps


def test_a_state_says_which_field_is_the_round_and_which_the_phase() -> None:
    assert {"round": "round", "phase": "phase"}.items() <= roles(CAMPS.table).items()


def test_a_view_tells_them() -> None:
    match = CAMPS.start(2, seed=1)
    assert (match.view(2)["round"], match.view(2)["phase"]) == (1, "plan")
    for seat in (0, 1):
        for option in (PLACES[0], 1, None):
            match.answer(seat, option)
    assert match.view(2)["phase"] == "work"


def test_a_simulation_counts_rounds() -> None:
    match = CAMPS.start(3, seed=1)
    play(match, Random(1))
    assert isinstance(match.table, Camps)
    assert CAMPS.figures(match.table) == {"rounds": 4}


@pytest.mark.parametrize("game", ["virus-war", "smile-life"])
def test_a_game_without_rounds_counts_none(game: str) -> None:
    assert GAMES[game].figures(GAMES[game].start(2, seed=1).table) == {}
