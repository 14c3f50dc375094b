"""Fête, a tiny sibling of Apocalypse: it extends Smile Life too, and neither knows of the other.

It lives in the tests only.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from msgspec import Meta

from crise.game.events import telling
from crise.game.manifest import questions, signatures
from crise.games.smile_life import SMILE_LIFE, SmileLifeCard, SmileLifeOptions
from tests.stack.fete import rules


class FeteOptions(SmileLifeOptions, frozen=True, kw_only=True):
    toasts: Annotated[int, Meta(ge=1, le=9)] = 2  # FE-TOA-2

    def forbids(self, seats: int) -> str:
        return "FE-TOA-3" if self.toasts > 5 and seats == 2 else ""


class FeteCard(SmileLifeCard, frozen=True):
    bubbles: int = 0

    def __post_init__(self) -> None:
        if self.bubbles < 0:
            raise ValueError("there are no fewer bubbles than none")


GAME = replace(
    SMILE_LIFE,
    id="fete",
    package=__name__,
    version=1,
    minutes=50,
    options=FeteOptions,
    row=FeteCard,
    total=SMILE_LIFE.total + 12,
    table=rules.Fete,
    told={**SMILE_LIFE.told, **telling(toasted="seat card friend:seat | seat aims at friend")},
    asks={**SMILE_LIFE.asks, **questions(seat=signatures(toast="card"))},
    modes={"full": {}, "cheerful": {"toasts": 1}},
    pages=rules.fete,
    extends=(SMILE_LIFE,),
)
