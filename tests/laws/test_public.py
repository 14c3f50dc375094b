"""Who only looks on: the chances of winning say nothing that the public could not know at that moment."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from crise.bots.chances import chances
from crise.engine.match import Match
from crise.games import GAMES
from crise.lab.tools.laws import some_answer
from tests.play import SHORT

FEW = 3  # worlds: whether they are the same, not how good they are
STEPS = 400
LOOKS = 6


def begun(game: str, seed: int) -> Match:
    mode = next(iter(GAMES[game].modes))
    options = GAMES[game].read_options({**GAMES[game].modes[mode], **SHORT.get(f"{game}/{mode}", {})})
    return GAMES[game].start(min(3, GAMES[game].seats[-1]), options, seed=seed)


def heads(game: str, seed: int) -> Any:
    """A game of random players, at the head of some of its turns."""
    match, random, turn = begun(game, seed), Random(seed), -1
    for _ in range(STEPS):
        if match.over:
            return
        if match.table.turns != turn:
            turn = match.table.turns
            yield match
        match.answer(*some_answer(match, random))


def public(match: Match) -> Any:
    seats = match.table.seats
    return match.view(seats), match.table.waiting()


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_are_the_same_in_worlds_that_the_public_cannot_tell_apart(game: str) -> None:
    differed = 0
    for looks, match in enumerate(heads(game, 5)):
        if looks % 3 or looks > 3 * LOOKS:
            continue
        found = chances(GAMES[game], match, FEW)
        assert sum(found) == pytest.approx(1)
        assert all(0 <= one <= 1 for one in found)
        seats = match.table.seats
        for seed in range(2):
            other = match.imagine(seats, Random(seed).random)
            assert public(other) == public(match)
            differed += any(other.view(seat) != match.view(seat) for seat in range(seats))
            assert chances(GAMES[game], other, FEW) == found
    assert differed, "no world was another one: this test would see nothing"


@pytest.mark.parametrize("game", GAMES)
def test_the_onlooker_of_an_imagined_world_is_no_seat(game: str) -> None:
    """What only a seat knows does differ from world to world: its hand is not the public's."""
    match = begun(game, 7)
    hands = {str([other.view(seat) for seat in range(other.table.seats)]) for other in worlds(match)}
    assert len(hands) > 1 or game == "world-order"


def worlds(match: Match) -> list[Match]:
    return [match.imagine(match.table.seats, Random(seed).random) for seed in range(5)]
