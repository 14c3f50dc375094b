"""Noé, Complot à l'Élysée: trios, announcements, and a great coup prepared in silence."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from crise.engine.face import Face
from crise.game.cards import CardRow
from crise.game.events import telling
from crise.game.manifest import Game, Options, questions, signatures
from crise.games.noe import base, combos, legal, rules
from crise.games.noe.state import Noe


class NoeOptions(Options, frozen=True, kw_only=True):
    level: Literal[1, 2, 3] = 1  # base, évolué, complet
    assisted: bool = True  # NO-ANN-3
    target: Annotated[int, Meta(ge=15, le=2000)] = 400  # NO-END-1
    reshuffles: Annotated[int, Meta(ge=0, le=10)] = 2  # NO-END-2
    max_rounds: Annotated[int, Meta(ge=1, le=500)] = 60  # NO-END-3


class NoeCard(CardRow, frozen=True):
    """Every card is the only one of its face (NO-CARD-1); its key says who is on it (NO-CARD-2: jacquotte-duron)."""

    count: Literal[1]
    character: str
    category: str

    def __post_init__(self) -> None:
        people = self.kind == "personnage"
        if self.card != (f"{self.character}-{self.category}" if people else f"{self.kind}-{self.character}"):
            raise ValueError(
                f"{self.character!r} and {self.category!r} are not the character and category of {self.card!r}"
            )


def face(row: NoeCard) -> Face:
    return Face(row.card, row.kind, combos.code(row.kind, row.character, row.category))


NOE = Game(
    id="noe",
    package=__name__,
    version=1,
    seats=range(2, 7),
    minutes=45,
    shelf=2,
    options=NoeOptions,
    row=NoeCard,
    total=93,
    numbered=frozenset(),
    face=face,
    table=Noe,
    setup=base.setup,
    turn=rules.turn,
    over=base.over,
    winners=base.winners,
    scores=lambda t: t.points[:],
    why_not=legal.why_not,
    told=telling(
        round="round:number dealer:seat | begins",
        dealt="seat cards | seat draws cards",
        turned_up="card",
        turn="seat | begins",
        drew="seat card | seat draws card",
        took="seat card | seat takes card",
        discarded="seat card",
        reshuffled="count:number",
        refilled="seat cards | seat draws cards",
        announced="seat combination:word points:number cards | seat plays cards; seat gains points",
        wrong="seat word cards",
        skips="seat",
        pile_spent="",
        round_over="round:number seats",
        total="seat points:number",
        won="seats points:number | ends",
        controls="seat cards target:seat | seat plays cards at target",
        raids="seat cards target:seat | seat plays cards at target",
        opposed="seat card actor:seat | seat plays card at actor",
        searched="seat target:seat cards | seat aims at target",
        seized="seat target:seat cards | seat takes cards from target",
        hid="seat cards",
        thrown="seat card",
        attentat="seat card killer:seat",
        killed="killer:seat seat card | killer aims at seat",
        hooks="seat card targets:seats | seat plays card at targets",
        hooked="seat target:seat card | seat takes card from target",
        bombs="seat card target:seat | seat plays card at target",
        bombed="seat target:seat cards | seat aims at target",
    ),
    asks=questions(
        card=signatures(
            act="",
            enqueteur="card missing:number",
            oppose="seat cards able:number",
            seize="target:seat missing:number",
            hide="missing:number",
            discard="",
        ),
        seat=signatures(target="cards", second_target="target:seat"),
        word=signatures(draw="card", draw_only="card why:word", announce="points:number", claim=""),
    ),
    modes={
        "base": {"level": 1},
        "evolue": {"level": 2},
        "complet": {"level": 3},
        "sans-aide": {"level": 3, "assisted": False},
    },
)
