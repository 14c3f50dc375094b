"""Smile Life: Apocalypse: crises, monsters, events and weapons, on top of the base game."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from crise.core.game import Game, questions, signatures
from crise.core.table import Face
from crise.games.apocalypse import rules
from crise.games.apocalypse.cards import ApocalypseCard
from crise.games.apocalypse.table import Apocalypse, ApocalypseFace
from crise.games.smile_life import SMILE_LIFE, SmileLifeOptions


class ApocalypseOptions(SmileLifeOptions, frozen=True, kw_only=True):
    mode: Literal["basique", "avance"] = "basique"  # AP-MODE-1
    bombardment_hit: Literal["0", "1/4", "1/3", "1/2", "2/3", "3/4", "1"] = "1/2"  # AP-MAL-1


def face(row: ApocalypseCard) -> Face:
    return ApocalypseFace(
        row.card,
        row.kind,
        row.value,
        row.smiles,
        row.price,
        row.studies,
        row.salary,
        row.trait,
        row.power,
        row.boost,
        frozenset(row.boosted.split()),
        frozenset(row.free.split()),
        row.rounds,
    )


def new_table(
    seats: int, options: ApocalypseOptions, faces: list[Face], seed: int, events: dict[str, list[int]]
) -> Apocalypse:
    return Apocalypse(
        seats,
        faces,
        seed,
        events,
        rules.BOOK,
        rules.SCOURGES,
        Fraction(options.deck_share),
        options.turn_limit,
        options.mode == "avance",
        Fraction(options.bombardment_hit),
    )


# What is told and asked, chapter by chapter; the base game's come first.
EVENTS_OF_PLAGUES = signatures(
    plague="seat card",  # drew it
    put_out="seat card",  # AP-FLE-6
    rages="plague:word holder:seat rounds:number",
    round_over="plague:word left:number",
    plague_over="plague:word",
    gone="card",  # AP-FLE-13
    fed="seat card child:card",
    fed_all="seat card",
    adopted="seat card receiver:seat",
    kept_one="seat cards",
    turned_pile="card",
    next_card="card",
    turned_back="",
    showed="seat cards",
    fell_ill="seat card",  # lays the Virus
    only_virus="seat card",
    armageddon="seat victim:seat card",
    spared="seat card",
    robbed="seat victim:seat card",
    nobody_to_rob="seat",
    useless="seat card",  # AP-PUR-5 to 7: discarded
    goal="goal:number",
    hand_smiles="seat smiles:number",
    hurled="seat card smiles:number left:number",
    postponed="card",
    aliens_beaten="",
    aliens_won="",
    restarted="seat",
    flooded="seat cards",
    fished="seat card",
    flood_over="",
)
EVENTS_OF_CARDS = signatures()

ASKS_OF_PLAGUES = questions(
    card=signatures(
        starting="",  # AP-FLE-6
        feed="child:card",
        hungry="",  # AP-ALI-4: which child
        keep_card="",  # AP-CRI-3
        doom="seat",  # AP-EV-1
        hurl="",  # AP-INV-2
        fish="",  # AP-INO-1
        drop_down="",  # AP-ECL-7
    ),
    seat=signatures(
        adopt="child:card",  # AP-ALI-5
        rob="",  # AP-EV-3
    ),
    word=signatures(
        fished="card",  # AP-INO-2: laid or discarded
        restart="",  # AP-INV-12
    ),
)
ASKS_OF_CARDS = questions()

APOCALYPSE = Game(
    id="apocalypse",
    package=__name__,
    version=1,
    seats=range(2, 7),
    minutes=60,
    options=ApocalypseOptions,
    row=ApocalypseCard,
    total=258,
    numbered=frozenset(),
    face=face,
    table=new_table,
    setup=rules.setup,
    turn=rules.turn,
    over=lambda t: t.book.over(t),
    winners=rules.winners,
    scores=rules.scores,
    why_not=rules.why_not,
    events={**SMILE_LIFE.events, **EVENTS_OF_PLAGUES, **EVENTS_OF_CARDS},
    asks={**SMILE_LIFE.asks, **ASKS_OF_PLAGUES, **ASKS_OF_CARDS},
    modes={"basique": {}, "avance": {"mode": "avance"}},
    extends=SMILE_LIFE,
)
