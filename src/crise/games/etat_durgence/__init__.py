"""État d'urgence: build a deck, and be the last one whom the country still trusts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from crise.game.cards import CardRow
from crise.game.events import telling
from crise.game.manifest import Game, Options, questions, signatures
from crise.games.etat_durgence import legal, rules
from crise.games.etat_durgence.effects import parse
from crise.games.etat_durgence.rules import SUPER_PRICE, TEAMS
from crise.games.etat_durgence.state import CONFIANCE, MOST_SEATS, Card, EtatDurgence

Count = Annotated[int, Meta(ge=0, le=20)]


class EtatDurgenceOptions(Options, frozen=True, kw_only=True):
    teams: Literal["chosen", "random"] = "chosen"  # ED-SET-5
    confiance_max: Annotated[int, Meta(ge=CONFIANCE, le=200)] = CONFIANCE  # ED-EFF-4
    turn_limit: Annotated[int, Meta(ge=1, le=10_000)] = 500  # ED-WIN-2
    # ED-SET-6: in the order of play; whoever is not named has 20
    seat_confiance: Annotated[tuple[Annotated[int, Meta(ge=1, le=CONFIANCE)], ...], Meta(max_length=MOST_SEATS)] = ()
    first_hand: Annotated[int, Meta(ge=0, le=2)] = 0  # ED-SET-7: so many cards fewer for who begins
    disinfect_per_turn: Annotated[int, Meta(ge=0, le=100)] = 0  # ED-DIS-3: 0 is no limit


class EtatDurgenceCard(CardRow, frozen=True):
    """Effects are texts such as `hit 3, discard 1`: see `effects`."""

    price: Annotated[int, Meta(ge=0, le=SUPER_PRICE)]
    attaque: str
    benef: str
    effect: str  # of starting cards and companions, which have one side
    hearts: Count  # of a companion
    shields: Count  # of a protector
    slots: Count  # of an Emplacement card
    team: str  # of a super card
    icon: str

    def __post_init__(self) -> None:
        for text in (self.attaque, self.benef, self.effect):
            parse(text)
        for fault in (self._kind_fault(), self._count_fault()):
            if fault:
                raise ValueError(fault)

    def _kind_fault(self) -> str:
        """Each kind fills its own columns."""
        if self.kind not in NEEDED:
            return f"unknown kind {self.kind!r}: allowed are {', '.join(NEEDED)}"
        for column in ("attaque", "benef", "effect", "hearts", "shields", "slots", "team"):
            value, needed = getattr(self, column), column in NEEDED[self.kind]
            if needed and not value:
                return f"column {column} of a card of kind {self.kind!r} must be filled"
            if value and not needed:
                nothing = "0" if isinstance(value, int) else "empty"
                return f"column {column} of a card of kind {self.kind!r} must be {nothing}"
        return self._team_fault()

    def _team_fault(self) -> str:
        """ED-SET-1: each team has its super card, and one only."""
        if self.team not in ("", *TEAMS):
            return f"unknown team {self.team!r}: allowed are {', '.join(TEAMS)}"
        due = self.card.removeprefix("super-") if self.team else ""
        return "" if self.team == due else f"column team is {self.team!r}: {self.card!r} belongs to {due!r}"

    def _count_fault(self) -> str:
        """ED-SET-1, ED-SET-3: one super card a team, one card of a pile a player. ED-SET-2: the same for all."""
        if self.kind == "depart" and self.count % MOST_SEATS:
            return f"count is {self.count}: starting cards are shared out evenly to {MOST_SEATS} players"
        due = {"depart": self.count, "super": 1}.get(self.kind, MOST_SEATS)
        return (
            "" if self.count == due else f"count is {self.count}: of a card of kind {self.kind!r} the box holds {due}"
        )


NEEDED = {
    "depart": ("effect",),
    "double": ("attaque", "benef"),
    "super": ("attaque", "benef", "team"),
    "compagnon": ("effect", "hearts"),
    "protecteur": ("shields",),
    "emplacement": ("slots",),
}


def face(row: EtatDurgenceCard) -> Card:
    card = Card(row.card, row.kind, row.price, parse(row.attaque), parse(row.benef), parse(row.effect))
    card.hearts, card.shields, card.slots, card.team = row.hearts, row.shields, row.slots, row.team
    return card


ETAT_DURGENCE = Game(
    id="etat-durgence",
    package=__name__,
    version=5,  # the house edition tuned anew
    seats=range(2, MOST_SEATS + 1),
    minutes=30,
    shelf=3,
    options=EtatDurgenceOptions,
    row=EtatDurgenceCard,
    total=145,
    numbered=frozenset(),
    face=face,
    table=EtatDurgence,
    setup=rules.setup,
    turn=rules.turn,
    over=rules.over,
    winners=rules.winners,
    scores=lambda t: t.confiance[:],
    why_not=legal.why_not,
    told=telling(
        team="seat team:word",
        first="seat",
        turn="seat | begins",
        annoyed="seat card confiance:number | seat loses 2",
        laid="seat card effects:amounts | seat plays card",
        laid_side="seat card side:word effects:amounts | seat plays card",
        stays="seat card effects:amounts | seat plays card",
        used="seat card effects:amounts",
        declined="seat points:number",
        lapsed="seat effects:amounts",
        put_back="seat count:number",
        market="seat coins:number",
        gained="seat points:number confiance:number | seat gains points",
        black_heart="seat confiance:number | seat loses 2",
        drew="seat cards | seat draws cards",
        shuffled_and_drew="seat cards | seat draws cards",
        destroyed="seat card place:word",
        disinfected="seat card place:word confiance:number | seat pays 1",
        discarded="seat victim:seat card | seat aims at victim",
        attacked="seat victim:seat points:number | seat aims at victim",
        companion_hit="seat victim:seat card points:number | seat aims at victim",
        held="seat card",
        broken="seat card",
        hurt="seat points:number confiance:number | seat loses points",
        bought="seat card price:number | seat buys card",
        out="seat | seat leaves",
        won="seats | ends",
    ),
    asks=questions(
        card=signatures(
            act="cards:number slots:number coins:number attack:number open:word effects:amounts sources:cards",
            destroy="left:number",
            disinfect="",
            discard="seat",
            aim="victim:seat points:number",
            buy="coins:number",
        ),
        seat=signatures(target="points:number", discard_who=""),
        number=signatures(points="victim:seat"),
        word=signatures(team="", side="card"),
    ),
    sides=lambda t: t.teams[:],
    lasted=lambda t: t.left_at[:],
    places={
        "act": "hands boards",
        "destroy": "hands draws discards boards",
        "disinfect": "hands draws discards boards",
    },
    modes={
        "chosen": {},
        "random": {"teams": "random", "disinfect_per_turn": 1},
    },
)
