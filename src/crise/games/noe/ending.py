"""Noé: why it is over, and what each round brought."""

from __future__ import annotations

from collections.abc import Sequence

from crise.engine.journal import Event
from crise.game.ending import Ending, Gain, Reason
from crise.games.noe.state import Noe


def reason(t: Noe) -> Reason:
    """NO-END-1, NO-END-3"""
    name = "target" if max(t.points) >= t.target else "rounds"
    return Reason(name, {"points": max(t.points), "target": t.target, "rounds": t.rounds})


def rounds(told: Sequence[Event]) -> list[list[Gain]]:
    found: list[list[Gain]] = []
    for what, args in told:
        if what == "round":
            found.append([])
        elif what == "announced":
            seat, combination, points, _ = args
            found[-1].append(Gain(seat, combination, points))
    return found


ENDING = Ending(reason, rounds=rounds)
