"""Fête, a tiny sibling of Apocalypse: it extends Smile Life too, and neither knows of the other.

It lives in the tests only. A toast is a card of a kind of its own, drunk to somebody; who is toasted often has a larger
hand. It has fields and a pile on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Final

from msgspec import Meta

from crise.engine.ask import CardId, Seat
from crise.engine.questions import choose
from crise.engine.table import LISTED, Pile
from crise.game.manifest import features, questions, signatures, telling
from crise.games.smile_life import SMILE_LIFE, SmileLifeCard, SmileLifeOptions
from crise.games.smile_life.book import Book
from crise.games.smile_life.legal import always
from crise.games.smile_life.part import Part
from crise.games.smile_life.table import SmileLife

FETE: Final = "fete"


class FeteOptions(SmileLifeOptions, frozen=True, kw_only=True):
    toasts: Annotated[int, Meta(ge=1, le=9)] = 2  # FE-TOA-2

    def forbids(self, seats: int) -> str:
        return "FE-TOA-3" if self.toasts > 5 and seats == 2 else ""


class FeteCard(SmileLifeCard, frozen=True):
    bubbles: int = 0

    def __post_init__(self) -> None:
        if self.bubbles < 0:
            raise ValueError("there are no fewer bubbles than none")


class Party(Part):
    """What Fête keeps on the table: how often each was toasted, and the empty glasses."""

    def __init__(self, needed: int, toasted: list[int], glasses: Pile) -> None:
        self.needed, self.toasted, self.glasses = needed, toasted, glasses

    def copy(self) -> Party:
        return Party(self.needed, self.toasted[:], self.glasses.copy())

    def piles(self) -> dict[str, Pile | list[Pile]]:
        return {"glasses": self.glasses}

    def shown(self) -> dict[str, Any]:
        return {"toasted": self.toasted[:]}


def party(t: SmileLife) -> Party:
    part = t.parts[FETE]
    assert isinstance(part, Party)
    return part


def new_party(seats: int, options: FeteOptions) -> Party:
    return Party(options.toasts, [0] * seats, Pile((1 << seats + 1) - 1, LISTED))


async def toast(t: SmileLife, me: Seat, card: CardId) -> None:
    """FE-TOA-1: to another; the empty glass goes aside."""
    friend = await choose(t, me, "toast", t.others(me), card)
    t.move(card, t.laid[me], party(t).glasses)
    party(t).toasted[friend] += 1
    t.tell("toasted", me, card, friend)


def hand_size(below: Callable[[SmileLife, Seat], int]) -> Callable[[SmileLife, Seat], int]:
    def of_the_toasted(t: SmileLife, seat: Seat) -> int:
        """FE-TOA-2: one card more."""
        size = below(t, seat)
        return size + 1 if size and party(t).toasted[seat] >= party(t).needed else size

    return of_the_toasted


def fete(book: Book) -> Book:
    return book.extended(
        may_lay={"toast": always},
        effects={"champagne": toast, "cidre": toast},
        hand_size=hand_size(book.hand_size),
        why_not={"toast": "FE-TOA-1"},
    )


GAME = replace(
    SMILE_LIFE,
    id=FETE,
    package=__name__,
    version=1,
    minutes=50,
    options=FeteOptions,
    row=FeteCard,
    total=SMILE_LIFE.total + 12,
    told={**SMILE_LIFE.told, **telling(toasted="seat card friend:seat | seat aims at friend")},
    asks={**SMILE_LIFE.asks, **questions(seat=signatures(toast="card"))},
    features=features(numbers="toasted"),
    modes={"full": {}, "cheerful": {"toasts": 1}},
    figures=lambda t: {"toasts": sum(party(t).toasted)},
    pages=fete,
    parts={FETE: new_party},
    extends=(SMILE_LIFE,),
)
