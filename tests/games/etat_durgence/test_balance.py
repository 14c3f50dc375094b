"""The simple bot and the balance report."""

from __future__ import annotations

import pytest

from crise.games.etat_durgence.balance import Tally, play, random, report, share, simple
from tests.games.etat_durgence.scene import Scene


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_of_the_simple_bot_end_below_the_turn_limit(seats: int) -> None:
    tally = play(seats, 6, simple)
    assert tally.limited == 0
    assert all(3 < turns < 60 for turns in tally.turns)


def test_the_simple_bot_beats_chance() -> None:
    """It plays seat 0 against a random one, whoever begins."""
    wins = 0
    for seed in range(20):
        scene = Scene("piece piece coeur", draw="piece piece coeur", hands={1: "piece piece coeur"})
        players = [simple(seed), random(seed)]
        while scene.match.open:
            scene.match.give(scene.ask[0], players[scene.ask[0]](scene.match, scene.ask))
        wins += scene.t.confiance[0] > scene.t.confiance[1]
    assert wins >= 16


def test_the_simple_bot_can_not_see_what_its_seat_does_not() -> None:
    """In another world that its seat can't tell from this one, it answers the same."""
    scene = Scene("piece documentaire coeur", draw="variant variant", hands={1: "gel subvention coeur"})
    scene.do("documentaire", "attaque", "discard")
    rolls = iter([n * 0.137 % 1 for n in range(1, 400)])
    for _ in range(10):
        world = scene.match.imagine(1, lambda: next(rolls))
        assert simple(5)(world, world.open[0]) == simple(5)(scene.match, scene.ask)


def test_the_same_seed_plays_the_same_game() -> None:
    once, again = play(3, 2, random), play(3, 2, random)
    assert once.turns == again.turns
    assert once.bought == again.bought


def test_a_share_comes_with_its_interval() -> None:
    assert share(50, 100) == "50.0 [40.4, 59.6]"
    assert share(0, 100) == "0.0 [0.0, 3.7]"
    assert share(0, 0) == "-"


def test_the_report_has_a_line_for_every_seat_team_and_pile() -> None:
    tally = Tally(2, games=4, turns=[9, 11, 12, 30])
    tally.wins_in_order.update([0, 0, 0, 1])
    tally.bought.update(["variant"])
    lines = report([tally], "simple").splitlines()
    assert "| 1 | 75.0 [30.1, 95.4] |" in lines
    assert "| 3 |  |" in lines
    assert "| variant | 25.0 [4.6, 69.9] |" in lines
    assert "| medias | - |" in lines
    assert "| turns per player, median | 12.0 |" in lines
