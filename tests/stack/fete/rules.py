"""Fête: a toast is a card of a kind of its own, drunk to somebody; who is toasted often has a larger hand."""

from __future__ import annotations

from collections.abc import Callable

from crise.engine.ask import CardId, Seat
from crise.engine.questions import choose
from crise.games.smile_life.legal import always
from crise.games.smile_life.state import Book, SmileLife
from crise.state.fields import counter_each, option, shown
from crise.state.piles import open_pile


class Fete(SmileLife):
    glasses = open_pile()  # FE-TOA-1: the empty ones
    toasted = counter_each()
    toasts: int = option()  # FE-TOA-2

    @shown(feature="number")
    def honoured(self) -> int:
        """How many have a larger hand."""
        return len([times for times in self.toasted if times >= self.toasts])


async def toast(t: Fete, me: Seat, card: CardId) -> None:
    """FE-TOA-1: to another; the empty glass goes aside."""
    friend = await choose(t, me, "toast", t.others(me), card)
    t.move(card, t.laid[me], t.glasses)
    t.toasted[friend] += 1
    t.tell("toasted", me, card, friend)


def hand_size(below: Callable[[Fete, Seat], int]) -> Callable[[Fete, Seat], int]:
    def of_the_toasted(t: Fete, seat: Seat) -> int:
        """FE-TOA-2: one card more."""
        size = below(t, seat)
        return size + 1 if size and t.toasted[seat] >= t.toasts else size

    return of_the_toasted


def fete(book: Book) -> Book:
    return book.extended(
        may_lay={"toast": always},
        effects={"champagne": toast, "cidre": toast},
        hand_size=hand_size(book.hand_size),
        why_not={"toast": "FE-TOA-1"},
    )
