"""What an event counts, and the conditions that it sets: TO-EV-9."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crise.games.dans_la_tourmente.grammar import Compare, Condition, Count
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.data import POWERS
from crise.games.world_order.state import Power


def counted(t: Tourmente, me: Power, count: Count, known: Mapping[str, int] | None = None) -> int:
    """`known`: what only the event that goes on can tell (armies spent, partners)."""
    board = t.boards[me]
    if known is not None and count.what in known:
        return known[count.what]
    if count.what == "armies":
        return t.regions[count.place].armies[me]
    if count.what == "influence":
        return t.influence(me, count.place)
    if count.what == "allies":
        return len(t.allies_in(me, count.place))
    if count.what == "engage":
        return t.regions[count.place].engage[me]
    if count.what == "production":
        return sum(t.book.level(t, me, what) for what in count.resources)
    return {"prosperity": board.prosperity, "growth": board.growth}.get(count.what, 0)


def holds(t: Tourmente, me: Power, condition: Condition, concerned: Sequence[Power]) -> bool:
    return all(compared(t, me, one, concerned) for one in condition)


def compared(t: Tourmente, me: Power, one: Compare, concerned: Sequence[Power]) -> bool:
    mine = counted(t, me, one.count)
    due = one.number
    if one.other:
        among = {"rivals": concerned, "all": POWERS}.get(one.other, (one.other,))
        due = max([counted(t, other, one.count) for other in among if other != me], default=0)
    return mine >= due if one.sign == ">=" else mine > due if one.sign == ">" else mine == due
