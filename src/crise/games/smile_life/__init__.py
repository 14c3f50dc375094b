"""Smile Life: studies, a job, love, a house; most smiles wins."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from crise.engine.face import Face
from crise.game.cards import CardRow
from crise.game.events import telling
from crise.game.manifest import Game, Options, questions, signatures
from crise.games.smile_life import legal, rules
from crise.games.smile_life.state import SmileFace, SmileLife


class SmileLifeOptions(Options, frozen=True, kw_only=True):
    deck_share: Literal["1", "3/4", "2/3", "1/2", "1/3", "1/4"] = "1"  # SL-END-2
    turn_limit: Annotated[int, Meta(ge=1, le=10_000)] = 2000  # SL-END-5


class SmileLifeCard(CardRow, frozen=True):
    smiles: Annotated[int, Meta(ge=0, le=10)]
    value: Annotated[int, Meta(ge=0, le=4)]  # the level of a study or a salary; what a Héritage is worth
    price: Annotated[int, Meta(ge=0, le=20)]
    studies: Annotated[int, Meta(ge=0, le=6)]  # the level that a job needs
    salary: Annotated[int, Meta(ge=0, le=4)]  # the highest that a job allows
    trait: Literal["", "interimaire", "fonctionnaire", "enfant"]


def face(row: SmileLifeCard) -> Face:
    return SmileFace(row.card, row.kind, row.value, row.smiles, row.price, row.studies, row.salary, row.trait)


SMILE_LIFE = Game(
    id="smile-life",
    package=__name__,
    version=3,  # what is told says how many smiles it brought or cost
    seats=range(2, 7),  # SL-SET-3
    minutes=45,
    shelf=4,
    options=SmileLifeOptions,
    row=SmileLifeCard,
    total=200,
    numbered=frozenset(),
    face=face,
    table=SmileLife,
    setup=rules.setup,
    turn=rules.turn,
    over=rules.over,
    winners=rules.winners,
    scores=rules.scores,
    why_not=legal.why_not,
    told=telling(
        dealt="seat cards | seat draws cards",
        first="seat",
        turn="seat | begins",
        skips="seat left:number",
        drew="seat card | seat draws card",
        refilled="seat cards | seat draws cards",
        took="seat card | seat takes card",
        laid="seat card smiles:number | seat plays card; seat earns smiles",
        bought="seat card cards smiles:number | seat buys card; seat earns smiles",
        inflicted="seat card target:seat | seat plays card at target; target loses",
        threw="seat card",
        lost="seat card smiles:number | seat loses smiles",
        must_skip="seat turns:number | seat suffers",
        resigned="seat card smiles:number | seat pays smiles",
        prize_turned="seat card",
        saw_pile="seat cards",
        saw_hand="seat victim:seat cards | seat aims at victim",
        swapped="seat target:seat card taken:card | seat gives card to target; seat wins taken from target",
        stole_flirt="seat victim:seat card smiles:number"
        " | seat wins card from victim; seat earns smiles; victim pays smiles",
        broke_up="seat card smiles:number | seat pays smiles",
        divorced="seat card smiles:number | seat pays smiles",
        out_of_play="seat cards smiles:number | seat pays smiles",
        gave="seat card receiver:seat smiles:number"
        " | seat gives card to receiver; seat pays smiles; receiver earns smiles",
        kept="seat card",
        no_effect="seat card",
        bet="seat card | seat plays card",
        bets_shown="first:seat card second:seat other:card",
        bets_won="seat cards smiles:number | seat earns smiles",
        bet_back="seat card smiles:number | seat earns smiles",
        closing="why:word",
        scored="seat smiles:number",
        won="seats | ends",
    ),
    asks=questions(
        card=signatures(
            play="layable:number",
            more="layable:number",
            throw="",
            bet="",
            pay="card due:number",
            keep="",
            bury="",
            job="",
            retrieve="card",
            gift="seat",
            revenge="",
            drop="card",
            aside="card",
        ),
        seat=signatures(target="card"),
        word=signatures(begin=""),
    ),
    book=rules.BASE,
    modes={"full": {}},
)
