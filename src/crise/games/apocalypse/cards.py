"""Apocalypse: what a row of its card file says. The 200 rows of the base come before the 58 of this folder."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from crise.games.smile_life import SMILE_LIFE, SmileLifeCard

JOBS: Final = ("croque-mort", "dictateur", "hacker", "ninja", "survivaliste")
GIVERS: Final = frozenset(
    [*JOBS, *(row.card for row in SMILE_LIFE.standard if row.kind in ("metier", "enfant"))]
)  # the jobs and children that make a card stronger or free


class ApocalypseCard(SmileLifeCard, frozen=True):
    power: Annotated[int, Meta(ge=0, le=10)] = 0  # of a weapon; combativité and damage of a monster
    boost: Annotated[int, Meta(ge=0, le=10)] = 0  # AP-ARM-10: the power with one of `boosted`
    boosted: str = ""  # jobs and children, with spaces between
    free: str = ""  # who has one of these pays nothing
    rounds: Annotated[int, Meta(ge=0, le=10)] = 0  # of a crisis or an event; 0: at once

    def __post_init__(self) -> None:
        unknown = [word for word in f"{self.boosted} {self.free}".split() if word not in GIVERS]
        if unknown:
            raise ValueError(f"no job and no child is called {' or '.join(map(repr, unknown))}")
