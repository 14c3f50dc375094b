"""Comète: what its event and its card do, as pages on any book that has those of Apocalypse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from crise.engine.ask import CardId, Seat
from crise.games.apocalypse.state import SCOURGES, Apocalypse, Plague
from crise.games.smile_life.jobs import look_at_pile
from crise.games.smile_life.state import Book
from crise.state.fields import counter, option

COMETE: Final = "comete"


class Comete(Apocalypse):
    comets = counter()
    bright: bool = option()  # CO-COM-2


async def appear(t: Comete, plague: Plague) -> None:
    """CO-COM-1. CO-COM-2: a bright one lets everybody see the next card."""
    t.comets += 1
    t.tell("comet", plague.holder)
    if t.bright:
        for seat in range(t.seats):
            look_at_pile(t, seat, 1)


def hand_size(below: Callable[[Comete, Seat], int]) -> Callable[[Comete, Seat], int]:
    def under_the_comet(t: Comete, seat: Seat) -> int:
        """CO-COM-1: one card more than it would be."""
        size = below(t, seat)
        return size + 1 if size and t.in_force(COMETE) else size

    return under_the_comet


async def telescope(t: Comete, me: Seat, card: CardId) -> None:
    """CO-TEL-1."""
    look_at_pile(t, me, 2)


def comete(book: Book) -> Book:
    scourges = book.chapters[SCOURGES]
    return book.extended(
        effects={"telescope": telescope},
        hand_size=hand_size(book.hand_size),
        chapters={SCOURGES: replace(scourges, begins={**scourges.begins, COMETE: appear})},
    )
