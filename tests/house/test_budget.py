"""Whose time a test takes."""

import pytest

from tests.budget import GAME, REST, game_of, summary


@pytest.mark.parametrize(
    ("test", "game"),
    [
        ("tests/games/virus_war/test_stop.py::test_a_stop", "virus-war"),
        ("tests/games/smile_life/test_jobs.py::test_all[apocalypse]", "smile-life"),
        ("tests/laws/test_laws.py::test_copies[noe/base-2]", "noe"),
        ("tests/bots/test_levels.py::test_levels[etat-durgence]", "etat-durgence"),
        ("tests/engine/test_match.py::test_undo", ""),
        ("tests/server/test_wire.py::test_forms[update]", ""),
    ],
)
def test_a_test_is_for_the_game_of_its_folder_or_of_its_parameters(test: str, game: str) -> None:
    assert game_of(test) == game


def test_what_is_over_its_budget_is_named() -> None:
    assert summary({"": REST + 1, "noe": GAME + 0.6, "virus-war": 3.0}) == [
        "noe                         121 s of 120  over its budget",
        "virus-war                     3 s of 120",
        "all else                    901 s of 900  over its budget",
    ]
