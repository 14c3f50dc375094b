"""Tracks, supplies and roles: numbers with bounds, pieces that are conserved, and who plays which power."""

from __future__ import annotations

from collections.abc import Sequence

from crise.engine.ask import Seat
from crise.state.fields import declare

NOBODY = -1  # a power that no seat plays


def track_each(last: int, start: int = 0, first: int = 0, role: str = "") -> list[int]:
    """A marker a seat on a track from `first` to `last`."""
    markers: list[int] = declare(
        "list[int]", f"[{start!r}] * seats", "{}[:]", True, "numbers", role=role, least=first, most=last
    )
    return markers


def supply(total: int, holders: str = "") -> int:
    """Pieces that nobody has. `holders` names the fields, of a number a seat, that hold the others of that many."""
    pieces: int = declare("int", repr(total), "{}", True, "number", total=total, holders=holders, least=0, most=total)
    return pieces


def roles(names: Sequence[str], npc: bool = False) -> dict[str, Seat]:
    """Who plays which power: at first nobody. `npc`: nobody may stay, and rules act for that power."""
    start = repr(dict.fromkeys(names, NOBODY))
    seats: dict[str, Seat] = declare("dict[str, Seat]", start, "{}.copy()", True, "holders", least=NOBODY if npc else 0)
    return seats
