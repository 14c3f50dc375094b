"""Virus War: why it is over, and where the life went."""

from __future__ import annotations

from crise.game.ending import Ending, Reason, by_events
from crise.games.virus_war.state import LIFE, VirusWar


def reason(t: VirusWar) -> Reason:
    """VW-END-2, VW-END-3"""
    name = "limit" if t.sides_left > 1 else "team" if t.teams else "last"
    return Reason(name, {"points": sum(t.life), "turns": t.turns})


ENDING = Ending(
    reason,
    by_events(
        {"healed": "healed", "suffers": "tokens", "poisoned": "poison", "trapped": "traps"},
        start=lambda t, told: [LIFE] * t.seats,
        rest="team",  # VW-COOP-2: who goes with the partner loses what was left
    ),
)
