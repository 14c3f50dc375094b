"""État d'urgence: why it is over, and where the Confiance went."""

from __future__ import annotations

from collections.abc import Sequence

from crise.engine.ask import Seat
from crise.engine.journal import Event
from crise.game.ending import Ending, Reason, by_events
from crise.games.etat_durgence.rules import in_order_of_play
from crise.games.etat_durgence.state import EtatDurgence


def reason(t: EtatDurgence) -> Reason:
    """ED-WIN-1, ED-WIN-2, ED-WIN-3"""
    name = "last" if len(t.alive) == 1 else "limit" if t.turns >= t.turn_limit else "harmless"
    return Reason(name, {"points": max(t.confiance), "turns": t.turns})


def start(t: EtatDurgence, told: Sequence[Event]) -> list[int]:
    """ED-SET-4, ED-SET-6: in the order of play, from whoever began."""
    first: Seat = next(args[0] for what, args in told if what == "first")
    confiance = in_order_of_play(t)
    return [confiance[(seat - first) % t.seats] for seat in range(t.seats)]


ENDING = Ending(
    reason,
    by_events(
        {"gained": "gained", "hurt": "attacks", "black_heart": "hearts", "annoyed": "annoyed", "disinfected": "paid"},
        start,
    ),
)
