"""A policy answers while the rules run: it comes to the same table as through `give`, question by question."""

from random import Random
from typing import Any

import pytest

from crise.bots.policy import heuristic_of
from crise.engine.ask import WAIT, Ask, Policy
from crise.engine.match import Match
from crise.game.manifest import Game
from crise.games import GAMES

DECISIONS = 150


class Dice(Policy):
    """Any option, for so many decisions; those who are asked at once all answer. Remembers what an expert thinks of the
    options that it meets."""

    def __init__(self, game: Game[Any, Any, Any], seed: int, decisions: int) -> None:
        self.mind, self.random, self.budget = heuristic_of(game), Random(seed), decisions
        self.thoughts: list[list[float]] = []

    def answer(self, table: Any, ask: Ask) -> Any:
        return WAIT if self.budget <= 0 else self.throw(table, ask)

    def answers(self, table: Any, asks: list[Ask]) -> Any:
        return WAIT if self.budget <= 0 else {ask[0]: self.throw(table, ask) for ask in asks}

    def throw(self, table: Any, ask: Ask) -> Any:
        if len(ask[2]) == 1:
            return ask[2][0]
        self.thoughts.append(self.mind.rate_for_search(table, ask))
        self.budget -= 1
        return self.random.choice(ask[2])


def by_hand(match: Match, dice: Dice) -> None:
    while match.open and (answers := dice.answers(match.table, match.open)) is not WAIT:
        for seat, answer in answers.items():
            match.give(seat, answer)


def table_of(match: Match) -> tuple[Any, ...]:
    """What is asked, and what lies where."""
    table = match.table
    return match.open, table.turn, table.turns, table.shown(), [pile.cards for pile in table.all_piles()], table.faces


def thoughts(game: Game[Any, Any, Any], match: Match) -> list[float]:
    return [heuristic_of(game).evaluate(match.table, seat) for seat in range(match.table.seats)]


def check_flight(game: Game[Any, Any, Any], flown: Match, given: Match, seed: int) -> None:
    flying, walking = Dice(game, seed, DECISIONS), Dice(game, seed, DECISIONS)
    flown.playout(flying)
    by_hand(given, walking)
    assert table_of(flown) == table_of(given)
    assert flying.thoughts == walking.thoughts
    assert thoughts(game, flown) == thoughts(game, given)


MODES = [(game, mode) for game in GAMES.values() for mode in game.modes]
in_all_modes = pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game.id} {mode}" for game, mode in MODES])


def a_match(game: Game[Any, Any, Any], mode: str, seed: int) -> Match:
    options = game.read_options(game.modes[mode])
    seats = [count for count in game.seats if not options.forbids(count)]
    return game.start(seats[seed % len(seats)], options, seed=seed)


def a_war() -> Match:
    return a_match(GAMES["virus-war"], "solo", 0)


@pytest.mark.parametrize("seed", range(4))
@in_all_modes
def test_same_table_as_by_hand(game: Game[Any, Any, Any], mode: str, seed: int) -> None:
    """A mind that asks who knows a card, or what was answered before, would think otherwise in a flight that does not
    note it."""
    check_flight(game, a_match(game, mode, seed), a_match(game, mode, seed), seed)


@pytest.mark.parametrize("seed", range(4))
@in_all_modes
def test_in_an_imagined_world(game: Game[Any, Any, Any], mode: str, seed: int) -> None:
    match = a_match(game, mode, seed)
    by_hand(match, Dice(game, seed, 6 + seed))
    world = match.imagine(match.open[0][0], Random(3).random)
    before = table_of(world.clone())
    check_flight(game, world.clone(), world.clone(), seed)
    assert table_of(world.clone()) == before


class ByRatings(Policy):
    """The option that is rated best; `hands_over`: leaves it to the table, after its first answer."""

    def __init__(self, game: Game[Any, Any, Any], hands_over: bool) -> None:
        self.mind, self.hands_over = heuristic_of(game), hands_over
        self.budget = 20_000  # to the end of the game

    def answer(self, table: Any, ask: Ask) -> Any:
        if self.budget <= 0:
            return WAIT
        if self.hands_over:
            self.ratings = self.mind.search_ratings
        self.budget -= 1
        rates = self.mind.rate_for_search(table, ask)
        return ask[2][rates.index(max(rates))]

    def answers(self, table: Any, asks: list[Ask]) -> Any:
        if self.budget <= 0:
            return WAIT
        return {ask[0]: ask[2][0] if len(ask[2]) == 1 else self.answer(table, ask) for ask in asks}


@pytest.mark.parametrize("seed", range(4))
@in_all_modes
def test_ratings_are_as_good_as_a_pilot(game: Game[Any, Any, Any], mode: str, seed: int) -> None:
    tables = []
    for hands_over in (True, False):
        match = a_match(game, mode, seed)
        by_hand(match, Dice(game, seed, 5))
        policy = ByRatings(game, hands_over)
        match.playout(policy)
        assert match.over
        tables.append((table_of(match), policy.budget))
    assert tables[0] == tables[1]


def test_a_pilot_who_waits_changes_nothing() -> None:
    match = a_war()
    before = table_of(match)
    match.playout(Dice(GAMES["virus-war"], 0, 0))
    assert table_of(match) == before


def test_a_flight_is_one_way() -> None:
    """No answer was noted, so a copy would be of another table."""
    match = a_war()
    dice = Dice(GAMES["virus-war"], 0, 30)
    match.playout(dice)
    for again in (match.clone, lambda: match.imagine(0, Random(0).random), lambda: match.playout(dice)):
        with pytest.raises(AssertionError, match="was played out"):
            again()
    with pytest.raises(RuntimeError, match="was played out"):
        match.give(match.open[0][0], match.open[0][2][0])
