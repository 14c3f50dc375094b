"""Smile Life: Apocalypse: crises, monsters, events and weapons, on top of the base game."""

from __future__ import annotations

from typing import Literal

from crise.engine.face import Face
from crise.game.events import telling
from crise.game.manifest import Game, questions, signatures
from crise.games.apocalypse import rules
from crise.games.apocalypse.cards import ApocalypseCard
from crise.games.apocalypse.state import Apocalypse, ApocalypseFace
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


# What is told and asked, chapter by chapter; the base game's come first.
EVENTS_OF_PLAGUES = telling(
    plague="seat card | seat plays card",  # AP-FLE-1: drew it
    put_out="seat card",  # AP-FLE-6
    rages="plague:word holder:seat rounds:number",
    round_over="plague:word left:number",
    plague_over="plague:word",
    gone="card why:word",  # AP-FLE-13
    sated="seat card",  # AP-MON-3
    fed="seat card child:card",
    fed_all="seat",  # AP-ALI-2
    adopted="seat card receiver:seat smiles:number"
    " | seat gives card to receiver; seat pays smiles; receiver earns smiles",
    threw_hand="seat cards",  # AP-CRI-3
    next_card="card",  # AP-POL-1
    turned_back="",
    drew_hidden="seat card | seat draws card",  # AP-POL-4
    showed="seat cards",  # AP-SAN-1
    fell_ill="seat card | seat plays card; seat loses 3",  # AP-SAN-2
    only_virus="seat card",  # AP-VIR-7
    doomed="seat victim:seat card | seat aims at victim",  # AP-EV-1
    spared="seat card",  # AP-ARG-3
    robbed="seat victim:seat card | seat takes card from victim",
    nobody_to_rob="seat",
    useless="seat card",  # AP-PUR-5 to AP-PUR-7
    backfired="seat card | seat suffers",  # AP-PUR-5
    hand_smiles="seat smiles:number",  # AP-INV-1
    goal="goal:number",
    hurled="seat card smiles:number left:number",
    postponed="card",  # AP-INV-9
    aliens_beaten="",
    aliens_won="",
    restarted="",
    lost_everything="seat cards smiles:number | seat loses smiles",  # AP-INV-13
    flooded="seat cards",
    fished="seat card | seat takes card",
    flood_over="",
)
EVENTS_OF_CARDS = telling(
    met="seat card strength:number",  # a monster
    unharmed="seat card",  # AP-MON-17
    gave_up="seat card",  # AP-MON-7: the monster
    called="seat ally:seat",
    helped="ally:seat card seat",  # names a weapon of his
    no_help="ally:seat seat",
    no_more_help="ally:seat seat",
    beat="seat card cards",  # the monster or the animal; the weapons
    fled="seat card vehicle:card",
    lost_nothing="seat card",
    attacked="seat card target:seat | seat aims at target",
    stole="seat card victim:seat smiles:number lost:number"
    " | seat wins card from victim; seat earns smiles; victim pays lost",
    retaliated="seat card target:seat | seat aims at target",  # AP-SUR-2
    sheltered="seat card",  # AP-SUR-1: puts the Bunker on it
    fetched="seat card | seat plays card",  # AP-ANI-4
    bombed="seat card target:seat | seat aims at target; target loses",
    missed="seat card target:seat | seat aims at target",
    mutated="seat card strength:number",  # an animal of his
    irradiated="seat target:seat card | seat aims at target; target loses",  # AP-NUA-1: who chose, whom, which malus
    cloud_stays="seat card",
    contaminated="seat card target:seat | seat plays card at target; target loses",
    picked="seat card target:seat | seat takes card from target",  # AP-VIR-2: from his hand
    named="seat target:seat | seat aims at target",  # AP-JOB-3
    imprisoned="seat target:seat | seat aims at target",
    no_offer="seat target:seat | seat aims at target",  # AP-NEG-2: to the Dictateur
    offered="seat card target:seat | seat aims at target",
    refused="seat target:seat | seat aims at target",
    burnt="seat cards",
    blown="seat cards target:seat | seat gives cards to target; seat aims at target",
    shook="seat cards",
    stays="seat card",
    landed="seat card owner:seat smiles:number lost:number | seat earns smiles; owner pays lost",
    shattered="owner:seat card seat smiles:number | owner pays smiles",  # AP-SEI-2
)

ASKS_OF_PLAGUES = questions(
    card=signatures(
        starting="",  # AP-FLE-6
        feed="child:card",  # AP-ALI-4: with what
        hungry="",  # AP-ALI-4: which child
        keep_card="",  # AP-CRI-3, AP-CAT-4
        doom="",  # AP-EV-1
        hurl="left:number",  # AP-INV-2
        fish="",  # AP-INO-1
    ),
    seat=signatures(
        adopt="child:card",  # AP-ALI-5
        rob="",  # AP-EV-3
    ),
    word=signatures(restart=""),  # AP-INV-12
)
ASKS_OF_CARDS = questions(
    card=signatures(
        weapon="card due:number",  # AP-MON-7: or `ally`, or give up
        help="seat card due:number",  # AP-NEG-1: the fighter, the monster
        vehicle="card",
        sacrifice="card due:number",  # AP-MON-2
        steal="seat",
        retaliate="seat",  # AP-SUR-2: the attacker
        shelter="",
        fetch="card",  # AP-ANI-3, AP-ANI-4, AP-JOB-8
        aim="seat",
        mutant="seat",
        again="seat",  # AP-MAL-3
        contaminate="seat",  # AP-VIR-2: the Virus too, or not
        pick="seat",  # AP-VIR-2: a card of his hand
        offer="seat",  # AP-NEG-2: to the Dictateur
        trade="seat card",  # AP-NEG-2: one of one's own for it, or `accept` a gift
        shake="seat",  # AP-CAT-5
        relaunch="",  # AP-JOB-6
    ),
    seat=signatures(
        ally="card",  # AP-MON-4: against this monster
        attack="card",  # AP-ARM-3: with this weapon
        prisoner="",
    ),
    word=signatures(
        face="card strength:number",  # AP-MON-1: fight, flee, suffer
        reuse="card",  # AP-ARM-8
    ),
)

APOCALYPSE = Game(
    id="apocalypse",
    package=__name__,
    version=4,  # what is told says how many smiles it brought or cost
    seats=range(2, 7),
    minutes=60,
    shelf=5,
    options=ApocalypseOptions,
    row=ApocalypseCard,
    total=258,
    numbered=frozenset(),
    face=face,
    table=Apocalypse,
    setup=SMILE_LIFE.setup,
    turn=SMILE_LIFE.turn,
    over=SMILE_LIFE.over,
    winners=SMILE_LIFE.winners,
    scores=SMILE_LIFE.scores,
    why_not=SMILE_LIFE.why_not,
    told={**SMILE_LIFE.told, **EVENTS_OF_PLAGUES, **EVENTS_OF_CARDS},
    asks={**SMILE_LIFE.asks, **ASKS_OF_PLAGUES, **ASKS_OF_CARDS},
    pages=rules.apocalypse,
    places={"offer": "hands laid"},
    modes={"basique": {}, "avance": {"mode": "avance"}},
    extends=(SMILE_LIFE,),
)
