"""Blackout: supplies against outages."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from crise.engine.face import Face
from crise.game.cards import CardRow
from crise.game.events import telling
from crise.game.manifest import Game, Options, questions, signatures

from . import legal, rules
from .state import Blackout


class BlackoutOptions(Options, frozen=True, kw_only=True):
    goal: Annotated[int, Meta(ge=3, le=30)] = 12  # BL-END-1


class BlackoutCard(CardRow, frozen=True):
    value: Annotated[int, Meta(ge=0, le=9)]  # printed on a supply; 0 on all others


BLACKOUT = Game(
    id="blackout",
    package=__name__,
    version=1,  # of the rules: higher when old records would play otherwise
    seats=range(2, 5),
    minutes=10,
    options=BlackoutOptions,
    row=BlackoutCard,
    total=40,
    numbered=frozenset({"supply"}),
    face=lambda row: Face(row.card, row.kind, row.value),
    table=Blackout,
    setup=rules.setup,
    turn=rules.turn,
    over=rules.over,
    winners=rules.winners,
    scores=lambda t: t.points(),
    why_not=legal.why_not,
    told=telling(
        dealt="seat cards | seat draws cards",
        turn="seat | begins",
        drew="seat card | seat draws card",
        passed="seat",
        laid="seat card points:number | seat plays card; seat earns points",
        cut="seat card victim:seat | seat plays card at victim",
        aided="seat card | seat plays card",
        lost="seat card points:number | seat loses points",
        won="seats | ends",
    ),
    asks=questions(
        card=signatures(action="", aid="seat card"),
        seat=signatures(victim="card"),
    ),
    reactions=frozenset({"aid"}),
    modes={"base": {}},
)
