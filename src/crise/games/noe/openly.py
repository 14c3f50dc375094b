"""A question that everybody sees being asked."""

from __future__ import annotations

from typing import Any, TypeVar

from crise.core.ask import Put, Seat
from crise.core.table import Table

T = TypeVar("T")


async def choose_openly(t: Table, seat: Seat, what: str, options: list[T], *about: Any) -> T:
    """Like `choose`, but a seat with a single option is asked too. Where the table would go on at once for one hand
    and wait for another, the waiting would tell what the seat holds."""
    at = t.cursor
    t.cursor = at + 1
    t.asked = seat
    t.committed = at
    if at == t.wakes_at:
        t.wake()
    if at < len(t.trail):
        return t.replayed(at, seat, what, options)  # type: ignore[no-any-return]
    t.waiting = [seat]
    answer: T = (await Put([(seat, what, options, about)]))[seat]
    t.trail.append((seat, what, answer, True))
    return answer
