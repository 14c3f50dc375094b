"""Who is likely to win, as somebody sees it who only looks on.

What the public has not seen is imagined, and from there on everybody takes what looks best at once. How likely a seat
is to win is the share of those worlds that it wins. Chance comes from what everybody knows, so worlds that the public
can't tell apart give the same figures.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from crise.bots.heuristic import Heuristic
from crise.bots.policy import heuristic_of
from crise.engine.ask import WAIT, Ask, Policy, Seat
from crise.engine.match import Match
from crise.engine.table import Table
from crise.game.manifest import Game

WORLDS: Final = 16  # a moment: figures to about twelve points in a hundred, in the middle of the scale
DECISIONS: Final = 120  # after which a world is judged as it stands


class Onlooker(Policy):
    """Plays a world on for everybody, by the ratings alone."""

    def __init__(self, heuristic: Heuristic) -> None:
        self._heuristic = heuristic
        self.budget, self.ratings = DECISIONS, heuristic.search_ratings

    def answer(self, table: Table, ask: Ask) -> Any:
        if self.budget <= 0:
            return WAIT
        self.budget -= 1
        rates = self._heuristic.rate_for_search(table, ask)
        options: list[Any] = ask[2]
        return options[rates.index(max(rates))]

    def answers(self, table: Table, asks: list[Ask]) -> Any:
        chosen = {ask[0]: ask[2][0] if len(ask[2]) == 1 else self.answer(table, ask) for ask in asks}
        return WAIT if WAIT in chosen.values() else chosen


def chances(game: Game[Any, Any, Any], match: Match, worlds: int = WORLDS) -> list[float]:
    """Of each seat, from 0 to 1, as the public sees it now; the last one is that of all roles that nobody plays.
    Together they are 1."""
    table = match.table
    if match.over:
        return _won(game, table)
    random = Random(f"chances {table.turns}").random
    heuristic, seats = heuristic_of(game), table.seats
    total = [0.0] * (seats + 1)
    for _ in range(worlds):
        world = match.imagine(seats, random)
        begun = world.table
        world.playout(Onlooker(heuristic))
        found = _judged(heuristic.evaluate, begun) if world.open else _won(game, begun)
        total = [one + more for one, more in zip(total, found, strict=True)]
    return [one / worlds for one in total]


def _won(game: Game[Any, Any, Any], table: Any) -> list[float]:
    """Who wins together shares."""
    winners, roles = game.winners(table), game.beaten_by(table)
    part = 1 / max(1, len(winners) + len(roles))
    seats = [part if seat in winners else 0.0 for seat in range(table.seats)]
    return [*seats, 1.0 - sum(seats)]


def _judged(evaluate: Callable[[Any, Seat], float], table: Any) -> list[float]:
    """A world that is not over: as likely as each is judged to be, beside the others."""
    values = [max(0.0, evaluate(table, seat)) for seat in range(table.seats)]
    total = sum(values)
    return [*(value / total if total else 1 / table.seats for value in values), 0.0]
