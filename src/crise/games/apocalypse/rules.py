"""Apocalypse: setup, turn, end; and the rulebook, chapter by chapter, on top of the base game's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from crise.core.ask import Seat
from crise.games.apocalypse import legal
from crise.games.apocalypse.chapters import CARDS, WHY_NOT
from crise.games.apocalypse.table import Apocalypse, Scourges
from crise.games.smile_life import legal as base_legal
from crise.games.smile_life import rules as base

setup = base.setup
turn = base.turn
winners = base.winners
scores = base.scores


def why_not(t: Apocalypse, seat: Seat, what: str, option: Any) -> str:
    reason = WHY_NOT.get(what)
    if reason is None:
        return base_legal.why_not(t, seat, what, option)
    return reason if isinstance(reason, str) else str(reason(t, seat, option))


BOOK: Final = replace(
    CARDS,
    may_lay={**CARDS.may_lay, **legal.MAY_LAY},
    used_up=CARDS.used_up | {"cataclysme"},
)

SCOURGES: Final = Scourges(strikes={}, begins={}, ends={})
