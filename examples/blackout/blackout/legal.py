"""Blackout: what may be played, and why not.

A predicate that forbids something returns the id of the rule that forbids it ('' if nothing does). The same answer
makes the list of options, the tooltip of a card that can't be played and the refusal of a move.
"""

from __future__ import annotations

from typing import Any, Final

from crise.engine.ask import PASS, CardId, Option, Seat

from .state import Blackout


def actions(t: Blackout, me: Seat) -> list[Option]:
    """One card of each face that may be played, for twins are as good as each other; or nothing."""
    offered = {t.faces[card]: card for card in t.hands[me].cards if not forbids(t, me, card)}
    return [*offered.values(), PASS]


def forbids(t: Blackout, me: Seat, card: CardId) -> str:
    kind = t.faces[card].kind
    if kind == "aid":
        return "BL-AID-1"
    if kind == "outage" and not victims(t, me):
        return "BL-OUT-1"
    return ""


def victims(t: Blackout, me: Seat) -> list[Seat]:
    """BL-OUT-1: anybody else with a supply."""
    return [seat for seat in range(t.seats) if seat != me and t.laid[seat].cards]


def why_not(t: Blackout, seat: Seat, what: str, option: Any) -> str:
    """The rule because of which this (a card, a seat or PASS) is no option of the question."""
    if what == "action" and option in t.hands[seat].cards:
        return forbids(t, seat, option)
    return WHY_NOT[what]


WHY_NOT: Final = {"action": "BL-TURN-1", "victim": "BL-OUT-1", "aid": "BL-AID-1"}
