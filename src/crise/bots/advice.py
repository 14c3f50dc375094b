"""What the expert would play in somebody's place, and what it thinks of the other options.

It knows what the seat that is asked knows, and nothing else: worlds are imagined for this seat, and chance comes from
what the seat knows too. So worlds that it can't tell apart give the same advice, to the last figure.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from crise.bots.policy import heuristic_of
from crise.bots.search import Budget, Expert, Lead, Search, key_of, priors
from crise.engine.ask import Ask, Option
from crise.engine.match import Match
from crise.game.manifest import Game

ITERATIONS: Final = 160  # at most: a few seconds of the slowest game
DUELS: Final = 32  # worlds in which two options are held against each other


class Duel(NamedTuple):
    """Two options in the same worlds: the share of wins that each promises, how far off the difference may be (one
    standard error), and how many points more each seat has at the end of the look ahead with the first of them."""

    better: float
    worse: float
    error: float
    gains: list[float]


class Advice(NamedTuple):
    """The places of the option that the expert takes and of the one that comes next (-1: none was tried), what each
    promises (None: it was not worth trying), and the two held against each other."""

    best: int
    next: int
    values: list[float | None]
    duel: Duel | None


def advise(game: Game[Any, Any, Any], match: Match, ask: Ask, most: int = ITERATIONS, duels: int = DUELS) -> Advice:
    """Without `duels` the two are not held against each other."""
    worlds = worlds_of(match, ask)
    heuristic = heuristic_of(game)
    expert = Expert(heuristic, 0, Budget(min(most, heuristic.iterations)), game.winners)
    best = place(ask[2], expert.choose(match.view(ask[0]), ask, worlds))
    tried = {at: lead for at, lead in expert.leads.items() if lead.count}
    values = _values(expert, worlds().table, ask, tried)
    rest = sorted((at for at in tried if at != best), key=lambda at: -tried[at].mean())
    if not rest:
        return Advice(best, -1, values, None)
    return Advice(best, rest[0], values, duel(game, match, ask, best, rest[0], duels) if duels else None)


def likings(game: Game[Any, Any, Any], match: Match, ask: Ask) -> list[float]:
    """How much each option is liked at first sight: shares of 1."""
    return priors(heuristic_of(game).rate_for_search(worlds_of(match, ask)().table, ask))


def alike(match: Match, ask: Ask, one: int, other: int) -> bool:
    """Are these the same, or cards with the same face?"""
    table = worlds_of(match, ask)().table
    return bool(key_of(table, ask, ask[2][one]) == key_of(table, ask, ask[2][other]))


def duel(game: Game[Any, Any, Any], match: Match, ask: Ask, one: int, other: int, count: int = DUELS) -> Duel:
    """The options at these places, in worlds of their own."""
    worlds, search = worlds_of(match, ask, "duel"), Search(heuristic_of(game), game.winners)
    search.root(worlds(), ask)
    lead, first = Lead(), 0.0
    gains = [0] * match.table.seats
    for _ in range(count):
        world = worlds()
        twin = world.clone()
        tables = world.table, twin.table
        value = search.iterate(world, one)
        first += value
        lead.add(value - search.iterate(twin, other))
        ours, theirs = (game.scores(table) for table in tables)
        gains = [sum + more - less for sum, more, less in zip(gains, ours, theirs, strict=True)]
    better = first / count
    return Duel(better, better - lead.mean(), lead.error(), [gain / count for gain in gains])


def worlds_of(match: Match, ask: Ask, what: str = "advice") -> Callable[[], Match]:
    """Another world at each call, as the seat that is asked may imagine it."""
    random = Random(f"{what} {ask[0]} {ask[1]} {match.table.turns}").random
    return lambda: match.imagine(ask[0], random)


def place(options: list[Option], option: Option) -> int:
    """`1` is not `True` here."""
    return next(at for at, one in enumerate(options) if one is option or (type(one) is type(option) and one == option))


def _values(expert: Expert, table: Any, ask: Ask, leads: dict[int, Lead]) -> list[float | None]:
    """That of the first option, and by how much the others did better or worse in the same worlds. A card is worth what
    another one with its face is worth."""
    if not leads:
        return [None] * len(ask[2])
    usual = expert.why[next(iter(leads))][1]
    found = {key_of(table, ask, ask[2][at]): usual + lead.mean() for at, lead in leads.items()}
    return [found.get(key_of(table, ask, option)) for option in ask[2]]
