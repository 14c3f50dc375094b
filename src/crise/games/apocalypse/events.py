"""Apocalypse: the events Armageddon and Liquidation totale. Purge and Invasion have chapters of their own.

AP-EV-6: the Survivaliste is not spared: no event asks who is one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crise.engine.ask import CardId, Seat
from crise.engine.questions import choose_sealed
from crise.games.apocalypse.fleaux import retire
from crise.games.apocalypse.leaving import go_out, told_apart
from crise.games.apocalypse.legal import ACQUISITIONS, choosable
from crise.games.apocalypse.state import LIQUIDATION, Apocalypse, ApocalypseFace
from crise.games.apocalypse.weapons import has_one_of
from crise.games.smile_life.state import Book

Price: TypeAlias = Callable[[Apocalypse, Seat, ApocalypseFace], int]

# --- Armageddon ---------------------------------------------------------------------------


async def armageddon(t: Apocalypse, card: CardId, drawer: Seat) -> None:
    """AP-EV-1: each chooses, sealed, a card of his left neighbour. AP-ARG-5: it is over at once."""
    left = {seat: t.others(seat)[0] for seat in t.from_turn()}
    options = {seat: told_apart(t, choosable(t, left[seat])) for seat in left}
    asked = {seat: cards for seat, cards in options.items() if cards}  # AP-ARG-1
    doomed: dict[CardId, Seat] = {}
    if asked:
        for seat, chosen in (await choose_sealed(t, "doom", asked)).items():
            doomed[chosen] = left[seat]
            t.tell("doomed", seat, left[seat], chosen)
    await turn_cards_over(t, card, doomed)
    retire(t, card)


async def turn_cards_over(t: Apocalypse, armageddon: CardId, doomed: dict[CardId, Seat]) -> None:
    """AP-ARG-2: shuffled and shown one by one, until Armageddon comes up. AP-ARG-3: the others lie where they lay."""
    face_down = [*doomed, armageddon]
    while (shown := face_down.pop(t.roll(len(face_down)))) != armageddon:
        for card in [shown, *twins(t, shown, face_down)]:
            if card != shown:
                face_down.remove(card)
            await go_out(t, doomed[card], [card])
    for card in face_down:
        t.tell("spared", doomed[card], card)


def twins(t: Apocalypse, shown: CardId, face_down: list[CardId]) -> list[CardId]:
    """AP-ARG-4: those that can't be told apart from the shown one."""
    return [card for card in face_down if t.faces[card] is t.faces[shown]]


# --- Liquidation totale ---------------------------------------------------------------------


def price_of(below: Price) -> Price:
    def price(t: Apocalypse, me: Seat, face: ApocalypseFace) -> int:
        """AP-EV-2: all acquisitions are free. AP-LIQ-1: laying one is still the turn's play; the Architecte's house is
        not used up, since nothing is asked for it. AP-ACQ-1, AP-ARM-10: free is looked at when the card is laid."""
        if t.plagues and face.kind in ACQUISITIONS and t.in_force(LIQUIDATION):
            return 0
        return 0 if face.free and has_one_of(t, me, face.free) else below(t, me, face)

    return price


STRIKES: Final[dict[str, Any]] = {"armageddon": armageddon}


def pages(book: Book) -> Book:
    return book.extended(price_of=price_of(book.price_of), why_not={"doom": "AP-ARG-1"})
