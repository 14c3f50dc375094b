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


FIGURES: Final[dict[str, Callable[[Apocalypse, Seat, Option], Mapping[str, int]]]] = {"AP-ARM-1": strength}
