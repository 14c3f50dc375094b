"""What every mind must stand: all questions of all modes and seat counts, and worlds it can't tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

from crise.bots.heuristic import Heuristic
from crise.engine.ask import Ask, Option
from crise.engine.match import Match
from crise.game.manifest import Game


def random_game(
    game: Game[Any, Any, Any], mode: str, seats: int, most: int, again: int = 0
) -> Iterator[tuple[Match, Ask]]:
    """The questions of a game by chance, before each is answered; so many at most. `again` gives another one."""
    random = Random(seats + again)
    match = game.start(seats, game.read_options(game.modes[mode]), seed=seats + again)
    for _ in range(most):
        if match.over:
            return
        ask = match.open[0]
        yield match, ask
        match.give(ask[0], random.choice(ask[2]))


def check_numbers(mind: Heuristic, match: Match, ask: Ask) -> None:
    """One finite number per option; everybody's worth between 0 and 1."""
    rates = mind.rate(match.table, ask)
    assert len(rates) == len(ask[2]), ask
    assert all(isfinite(rate) for rate in rates), (ask, rates)
    worths = [mind.evaluate(match.table, seat) for seat in range(match.table.seats)]
    assert all(0 <= worth <= 1 for worth in worths), worths


def check_honest(mind: Heuristic, match: Match, ask: Ask, random: Random) -> None:
    """In a world that the seat can't tell from this one, it thinks the same."""
    world = match.imagine(ask[0], random.random)
    assert mind.rate(world.table, ask) == mind.rate(match.table, ask), ask


def choice(mind: Heuristic, match: Match) -> Option:
    """What looks best at the open question."""
    ask = match.open[0]
    rates = mind.rate(match.table, ask)
    best: Option = ask[2][rates.index(max(rates))]
    return best


def rating(mind: Heuristic, match: Match) -> dict[Any, float]:
    """By option; a card by its key."""
    ask = match.open[0]
    cards = ask[1] not in SEATS_OR_NUMBERS
    names = [match.table.faces[one].key if cards and isinstance(one, int) else one for one in ask[2]]
    return dict(zip(names, mind.rate(match.table, ask), strict=True))


SEATS_OR_NUMBERS = ("target", "second_target", "discard_who", "points")
