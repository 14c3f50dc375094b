"""Comète, a tiny extension on top of Apocalypse: an event that lasts, and a card to look at the sky with.

It lives in the tests only.
"""

from __future__ import annotations

from dataclasses import replace

from crise.game.events import telling
from crise.games.apocalypse import APOCALYPSE, ApocalypseOptions
from tests.stack.comete import rules


class CometeOptions(ApocalypseOptions, frozen=True, kw_only=True):
    bright: bool = False  # CO-COM-2


GAME = replace(
    APOCALYPSE,
    id="comete",
    package=__name__,
    version=1,
    options=CometeOptions,
    total=APOCALYPSE.total + 7,
    table=rules.Comete,
    told={**APOCALYPSE.told, **telling(comet="seat")},
    modes={**APOCALYPSE.modes, "bright": {"bright": True, "mode": "avance"}},
    pages=rules.comete,
    extends=(APOCALYPSE,),
)
