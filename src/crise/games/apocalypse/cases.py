"""Apocalypse: the figures of a refusal, besides those of the base."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from crise.engine.ask import Option, Seat
from crise.games.apocalypse.state import Apocalypse
from crise.games.apocalypse.weapons import defence, power


def strength(t: Apocalypse, seat: Seat, option: Option) -> Mapping[str, int]:
    if not isinstance(option, int):
        return {}
    return {"power": power(t, seat, t.playing), "defence": defence(t, option)}


def fight(t: Apocalypse, seat: Seat, option: Option) -> Mapping[str, int]:
    """The question speaks of how strong the enemy is. AP-MUT-2: an animal that mutates is fought alone. AP-MON-7: who
    has failed does not lack weapons."""
    enemy, needed = t.asks[0][3][:2]
    allies = range(t.seats) if t.faces[enemy].kind == "monstre" else [seat]
    have = sum([defence(t, ally) for ally in allies])
    return {"needed": needed, "have": have} if have < needed else {}


FIGURES: Final[dict[str, Callable[[Apocalypse, Seat, Option], Mapping[str, int]]]] = {
    "AP-ARM-1": strength,
    "AP-MON-6": fight,
}
