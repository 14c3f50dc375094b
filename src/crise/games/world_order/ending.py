"""World Order: why it is over. Where the VP came from, its boards say."""

from __future__ import annotations

from crise.game.ending import Ending, Reason
from crise.games.world_order.scoring import best
from crise.games.world_order.state import WorldOrder


def reason(t: WorldOrder) -> Reason:
    """WO-END-3"""
    first = best(t)
    tied = [me for me in t.taking_turns() if t.boards[me].vp == t.boards[first[0]].vp]
    return Reason("tie" if len(tied) > len(first) else "rounds", {"points": t.boards[first[0]].vp, "rounds": t.round})


ENDING = Ending(reason)
