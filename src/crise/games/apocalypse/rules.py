"""Apocalypse: setup, turn, end; and the rulebook, chapter by chapter, on top of the base game's."""

from __future__ import annotations

from typing import Any, Final

from crise.core.ask import Seat
from crise.games.apocalypse import legal
from crise.games.apocalypse.table import Apocalypse, Scourges
from crise.games.smile_life import legal as base_legal
from crise.games.smile_life import rules as base
from crise.games.smile_life.rules import BASE
from crise.games.smile_life.table import Book

setup = base.setup
turn = base.turn
winners = base.winners
scores = base.scores


def why_not(t: Apocalypse, seat: Seat, what: str, option: Any) -> str:
    return base_legal.why_not(t, seat, what, option)


BOOK: Final = Book(
    may_lay={**BASE.may_lay, **legal.MAY_LAY},
    may_suffer={**BASE.may_suffer},
    arrivals={**BASE.arrivals},
    effects={**BASE.effects},
    malus={**BASE.malus},
    before_turn=[*BASE.before_turn],
    may_begin={**BASE.may_begin},
    openings={**BASE.openings},
    smiles={**BASE.smiles},
    over=BASE.over,
    forbids=[],
    receive=BASE.receive,
    hand_size=BASE.hand_size,
    throwable=BASE.throwable,
    may_bet=BASE.may_bet,
    price_of=BASE.price_of,
    top_salary=BASE.top_salary,
    free_acts={**BASE.free_acts},
    farewells={**BASE.farewells},
    used_up=BASE.used_up | {"cataclysme"},
    after_turn=[],
)

SCOURGES: Final = Scourges(strikes={}, begins={}, ends={})
