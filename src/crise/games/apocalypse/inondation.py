"""Apocalypse: the Inondation: all hands in the middle, the only pile until it is empty."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId, Seat
from crise.engine.questions import choose
from crise.games.apocalypse.fleaux import VIRUS, quarantine, refill_all
from crise.games.apocalypse.leaving import bring
from crise.games.apocalypse.state import Apocalypse, Effect
from crise.games.smile_life.laying import to_discard
from crise.games.smile_life.legal import why_not_lay
from crise.games.smile_life.state import Book


async def inondation(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-CAT-6: all hands, face up, the Virus too (AP-VIR-1). AP-INO-1: its player takes one first, at once."""
    t.flood = True
    for seat in [me, *t.others(me)]:
        cards = t.hands[seat].cards[:]
        for held in cards:
            t.move(held, t.hands[seat], t.middle)
        if cards:
            t.tell("flooded", seat, cards)
    await fish(t, me)


async def fish(t: Apocalypse, me: Seat) -> bool:
    """AP-INO-1: by choice, on one's turn. AP-INO-4: when the middle is empty all refill."""
    if t.middle.cards:
        await take(t, me, await choose(t, me, "fish", t.one_of_each(t.middle.cards)))
    if not t.middle.cards:
        t.flood = False
        t.tell("flood_over")
        await refill_all(t)
    return True


async def take(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-INO-2: laid by the rules, or else discarded; a malus is. AP-INO-3: the Virus goes to the hand."""
    t.tell("fished", me, card)
    if t.faces[card].key == VIRUS:
        t.move(card, t.middle, t.hands[me])
        await quarantine(t)
    elif t.faces[card].kind == "malus" or why_not_lay(t, me, card, t.middle):
        to_discard(t, me, card, t.middle)
        t.tell("threw", me, card)
    else:
        await bring(t, me, card, t.middle)


def drowned(effect: Effect) -> Effect:
    """AP-INO-6: an effect that draws, or plays from a hand, does nothing during an Inondation."""

    async def unless_flooded(t: Apocalypse, me: Seat, card: CardId) -> None:
        if t.flood:
            t.tell("no_effect", me, card)
        else:
            await effect(t, me, card)

    return unless_flooded


def casino(below: Effect) -> Effect:
    async def open_table(t: Apocalypse, me: Seat, card: CardId) -> None:
        """AP-INO-6: the table is opened, but there is nothing to bet with."""
        if t.flood:
            t.casino = me
        else:
            await below(t, me, card)

    return open_table


DROWNED: Final = (
    *("arc-en-ciel", "chance", "piston", "troc", "tsunami", "incendie", "tornade"),
    *("chercheur", "chef-des-achats", "chef-des-ventes"),
)


def pages(book: Book) -> Book:
    below = book.effects
    return book.extended(
        effects={"inondation": inondation, "casino": casino(below["casino"])}
        | {key: drowned(below[key]) for key in DROWNED},
        openings={"fish": fish},
        why_not={"fish": "AP-INO-1"},
    )
