"""Comète, a tiny extension on top of Apocalypse: an event that lasts, and a card to look at the sky with.

It lives in the tests only. Its pages go on any book that has those of Apocalypse.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from crise.engine.ask import CardId, Seat
from crise.game.manifest import telling
from crise.games.apocalypse import APOCALYPSE, ApocalypseOptions
from crise.games.apocalypse.book import SCOURGES
from crise.games.apocalypse.table import Apocalypse, Plague
from crise.games.smile_life.book import Book
from crise.games.smile_life.jobs import look_at_pile
from crise.games.smile_life.part import Part

COMETE: Final = "comete"


class CometeOptions(ApocalypseOptions, frozen=True, kw_only=True):
    bright: bool = False  # CO-COM-2


class Sky(Part):
    """What Comète keeps on the table."""

    def __init__(self, bright: bool, seen: int = 0) -> None:
        self.bright, self.seen = bright, seen

    def copy(self) -> Sky:
        return Sky(self.bright, self.seen)

    def shown(self) -> dict[str, Any]:
        return {"comets": self.seen}


def sky(t: Apocalypse) -> Sky:
    part = t.parts[COMETE]
    assert isinstance(part, Sky)
    return part


def new_sky(seats: int, options: CometeOptions) -> Sky:
    return Sky(options.bright)


async def appear(t: Apocalypse, plague: Plague) -> None:
    """CO-COM-1. CO-COM-2: a bright one lets everybody see the next card."""
    sky(t).seen += 1
    t.tell("comet", plague.holder)
    if sky(t).bright:
        for seat in range(t.seats):
            look_at_pile(t, seat, 1)


def hand_size(below: Callable[[Apocalypse, Seat], int]) -> Callable[[Apocalypse, Seat], int]:
    def under_the_comet(t: Apocalypse, seat: Seat) -> int:
        """CO-COM-1: one card more than it would be."""
        size = below(t, seat)
        return size + 1 if size and t.in_force(COMETE) else size

    return under_the_comet


async def telescope(t: Apocalypse, me: Seat, card: CardId) -> None:
    """CO-TEL-1."""
    look_at_pile(t, me, 2)


def comete(book: Book) -> Book:
    scourges = book.chapters[SCOURGES]
    return book.extended(
        effects={"telescope": telescope},
        hand_size=hand_size(book.hand_size),
        chapters={SCOURGES: replace(scourges, begins={**scourges.begins, COMETE: appear})},
    )


GAME = replace(
    APOCALYPSE,
    id=COMETE,
    package=__name__,
    version=1,
    options=CometeOptions,
    total=APOCALYPSE.total + 7,
    told={**APOCALYPSE.told, **telling(comet="seat")},
    modes={**APOCALYPSE.modes, "bright": {"bright": True, "mode": "avance"}},
    pages=comete,
    parts={COMETE: new_sky},
    extends=(APOCALYPSE,),
)
