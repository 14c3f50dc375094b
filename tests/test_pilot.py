"""A pilot answers while the rules run: the same game as through `give`, question by question."""

from random import Random
from typing import Any

import pytest

from crise.core.ask import WAIT, Ask
from crise.core.game import Game
from crise.core.match import Match
from crise.games import GAMES

DECISIONS = 150


class Dice:
    """Any option, for so many decisions."""

    def __init__(self, seed: int, decisions: int) -> None:
        self.random, self.left = Random(seed), decisions

    def __call__(self, table: Any, ask: Ask) -> Any:
        if not self.left:
            return WAIT
        self.left -= len(ask[2]) > 1
        return self.random.choice(ask[2])


def by_hand(match: Match, dice: Dice) -> None:
    while match.open and (answer := dice(match.table, match.open[0])) is not WAIT:
        match.give(match.open[0][0], answer)


def seen(match: Match) -> tuple[Any, ...]:
    seats = range(match.table.seats)
    return match.open, match.answers(), [match.view(seat) for seat in seats], [match.log(seat) for seat in seats]


def a_match(game: Game[Any, Any, Any], seed: int) -> Match:
    return game.start(game.seats[seed % len(game.seats)], seed=seed)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_same_game_as_by_hand(game: Game[Any, Any, Any], seed: int) -> None:
    flown, given = a_match(game, seed), a_match(game, seed)
    flown.fly(Dice(seed, DECISIONS))
    by_hand(given, Dice(seed, DECISIONS))
    assert seen(flown) == seen(given)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_goes_on_where_the_pilot_left(game: Game[Any, Any, Any]) -> None:
    """In legs of one decision: nothing is asked twice, nothing is left out."""
    flown, given = a_match(game, 1), a_match(game, 1)
    in_legs, at_once = Dice(1, 0), Dice(1, DECISIONS)
    for _ in range(DECISIONS):
        in_legs.left = 1
        flown.fly(in_legs)
        assert flown.table.pilot is None
    by_hand(given, at_once)
    assert seen(flown) == seen(given)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_in_an_imagined_world(game: Game[Any, Any, Any]) -> None:
    match = a_match(game, 2)
    by_hand(match, Dice(2, 20))
    world = match.imagine(match.open[0][0], Random(3).random)
    flown, given = world.clone(), world.clone()
    flown.fly(Dice(4, DECISIONS))
    by_hand(given, Dice(4, DECISIONS))
    assert seen(flown) == seen(given)
    assert seen(world.clone()) == seen(world)


def test_a_pilot_who_waits_changes_nothing() -> None:
    match = a_match(GAMES["virus-war"], 0)
    before = seen(match)
    match.fly(lambda table, ask: WAIT)
    assert seen(match) == before
