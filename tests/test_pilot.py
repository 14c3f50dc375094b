"""A pilot answers while the rules run: it comes to the same table as through `give`, question by question."""

from random import Random
from typing import Any

import pytest

from crise.bots.minds import mind_of
from crise.core.ask import WAIT, Ask, Pilot
from crise.core.game import Game
from crise.core.match import Match
from crise.games import GAMES

DECISIONS = 150


class Dice(Pilot):
    """Any option, for so many decisions; those who are asked at once all answer. Remembers what an expert thinks of the
    options that it meets."""

    def __init__(self, game: Game[Any, Any, Any], seed: int, decisions: int) -> None:
        self.mind, self.random, self.left = mind_of(game), Random(seed), decisions
        self.thoughts: list[list[float]] = []

    def answer(self, table: Any, ask: Ask) -> Any:
        return WAIT if self.left <= 0 else self.throw(table, ask)

    def answers(self, table: Any, asks: list[Ask]) -> Any:
        return WAIT if self.left <= 0 else {ask[0]: self.throw(table, ask) for ask in asks}

    def throw(self, table: Any, ask: Ask) -> Any:
        if len(ask[2]) == 1:
            return ask[2][0]
        self.thoughts.append(self.mind.rate_keenly(table, ask))
        self.left -= 1
        return self.random.choice(ask[2])


def by_hand(match: Match, dice: Dice) -> None:
    while match.open and (answers := dice.answers(match.table, match.open)) is not WAIT:
        for seat, answer in answers.items():
            match.give(seat, answer)


def table_of(match: Match) -> tuple[Any, ...]:
    """What is asked, and what lies where."""
    table = match.table
    return match.open, table.turn, table.turns, table.shown(), [pile.cards for pile in table.all_piles()], table.faces


def check_flight(game: Game[Any, Any, Any], flown: Match, given: Match, seed: int) -> None:
    flying, walking = Dice(game, seed, DECISIONS), Dice(game, seed, DECISIONS)
    flown.fly(flying)
    by_hand(given, walking)
    assert table_of(flown) == table_of(given)
    assert flying.thoughts == walking.thoughts


def a_match(game: Game[Any, Any, Any], seed: int) -> Match:
    return game.start(game.seats[seed % len(game.seats)], seed=seed)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_same_table_as_by_hand(game: Game[Any, Any, Any], seed: int) -> None:
    """A rating that asks who knows a card, or what was answered before, would think otherwise in a flight that does not
    note it."""
    check_flight(game, a_match(game, seed), a_match(game, seed), seed)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_in_an_imagined_world(game: Game[Any, Any, Any], seed: int) -> None:
    match = a_match(game, seed)
    by_hand(match, Dice(game, seed, 6 + seed))
    world = match.imagine(match.open[0][0], Random(3).random)
    before = table_of(world.clone())
    check_flight(game, world.clone(), world.clone(), seed)
    assert table_of(world.clone()) == before


def test_a_pilot_who_waits_changes_nothing() -> None:
    match = a_match(GAMES["virus-war"], 0)
    before = table_of(match)
    match.fly(Dice(GAMES["virus-war"], 0, 0))
    assert table_of(match) == before


def test_a_flight_is_one_way() -> None:
    """Of what happened nothing is noted, so a copy would be of another table."""
    match = a_match(GAMES["virus-war"], 0)
    match.fly(Dice(GAMES["virus-war"], 0, 30))
    with pytest.raises(AssertionError, match="flown"):
        match.clone()
    with pytest.raises(AssertionError, match="flown"):
        match.imagine(0, Random(0).random)
