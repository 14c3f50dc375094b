"""A question that everybody sees being asked."""

from __future__ import annotations

from typing import Any, TypeVar

from crise.core.ask import PUT, Seat
from crise.core.table import Table

T = TypeVar("T")


async def choose_openly(t: Table, seat: Seat, what: str, options: list[T], *about: Any) -> T:
    """Like `choose`, but a seat with a single option is asked too. Where the table would go on at once for one hand
    and wait for another, the waiting would tell what the seat holds."""
    at = t.cursor
    t.cursor = at + 1
    t.asked = seat
    t.committed = at
    answer: T
    if at < t.replay_to and t.replayed(at, seat, what, options):
        answer = t.trail[at][2]
        return answer
    t.asks = [(seat, what, options, about)]
    answer = await PUT
    t.trail.append((seat, what, answer, True))
    return answer
