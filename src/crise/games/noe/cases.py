"""Noé: what a refusal says of this case, for the sentences `case-…` of the texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from crise.engine.ask import Option, Seat
from crise.games.noe import combos
from crise.games.noe.state import Noe

Case: TypeAlias = Mapping[str, str]


def used_or_aimed(t: Noe, seat: Seat, option: Option) -> Case:
    """NO-ENQ-1, NO-VIL-3: a card that does nothing, or somebody who can't be the target."""
    if t.asks[0][1] == "act":
        staff = isinstance(option, int) and combos.category(t.faces[option].value) == "etat-major"
        return {"case": "staff" if staff else "card"}
    if option == seat:
        return {"case": "self"}
    return {"case": "chosen" if option in t.clockwise(seat) else "out"}


def opposing(t: Noe, seat: Seat, option: Option) -> Case:
    if not isinstance(option, int):
        return {}
    return {"case": "rank" if combos.category(t.faces[option].value) == "etat-major" else "other"}


def in_another_hand(t: Noe, seat: Seat, option: Option) -> Case:
    """NO-ENQ-2: a card of one's own, or one that was seized a moment ago."""
    return {"case": "mine" if option in t.hands[seat].cards else "taken"}


def always(t: Noe, seat: Seat, option: Option) -> Case:
    """What is so in every case that the rule forbids."""
    return {"case": "any"}


FIGURES: Final[dict[str, Callable[[Noe, Seat, Option], Case]]] = {
    "NO-TURN-3": always,
    "NO-TURN-5": always,
    "NO-ENQ-1": used_or_aimed,
    "NO-ENQ-2": in_another_hand,
    "NO-ENQ-3": always,
    "NO-ENQ-4": always,
    "NO-ENQ-5": opposing,
    "NO-ENQ-7": always,
    "NO-ENQ-8": always,
    "NO-VIL-2": always,
    "NO-VIL-3": used_or_aimed,
    "NO-ELY-1": always,
    "NO-ANN-3": always,
}
