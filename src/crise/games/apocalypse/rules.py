"""Apocalypse: setup, turn, end; and the rulebook, chapter by chapter, on top of the base game's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from crise.core.ask import Seat
from crise.games.apocalypse import legal
from crise.games.apocalypse.table import Apocalypse, Scourges
from crise.games.smile_life import legal as base_legal
from crise.games.smile_life import rules as base
from crise.games.smile_life.rules import BASE

setup = base.setup
turn = base.turn
winners = base.winners
scores = base.scores


def why_not(t: Apocalypse, seat: Seat, what: str, option: Any) -> str:
    return base_legal.why_not(t, seat, what, option)


BOOK: Final = replace(
    BASE,
    may_lay={**BASE.may_lay, **legal.MAY_LAY},
    used_up=BASE.used_up | {"cataclysme"},
)

SCOURGES: Final = Scourges(strikes={}, begins={}, ends={})
