"""Virus War: the last one alive wins."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from crise.engine.face import Face
from crise.game.cards import CardRow
from crise.game.events import telling
from crise.game.manifest import Game, Options, questions, signatures
from crise.games.virus_war import legal, rules
from crise.games.virus_war.state import LIFE, VirusWar

FREE_CHOICE = 6  # VW-COOP-12: seats; with four, only one is no neighbour


class VirusWarOptions(Options, frozen=True, kw_only=True):
    teams: bool = False  # VW-COOP-1
    partners: Literal["opposite", "chosen"] = "opposite"  # VW-COOP-12
    life_cap: Annotated[int, Meta(ge=LIFE, le=200)] = LIFE  # VW-TURN-7
    turn_limit: Annotated[int, Meta(ge=1, le=10_000)] = 1000  # VW-END-3

    def forbids(self, seats: int) -> str:
        if self.teams and (seats < 4 or seats % 2):
            return "VW-COOP-1"
        return "VW-COOP-12" if self.partners == "chosen" and not (self.teams and seats >= FREE_CHOICE) else ""


class VirusWarCard(CardRow, frozen=True):
    value: Annotated[int, Meta(ge=0, le=50)]  # printed on Chiffre, Piège and Chance; 0 on all others


VIRUS_WAR = Game(
    id="virus-war",
    package=__name__,
    version=3,  # nobody is told that nobody stopped a card
    seats=range(2, 9),
    minutes=20,
    shelf=1,
    options=VirusWarOptions,
    row=VirusWarCard,
    total=110,
    numbered=frozenset({"chiffre", "piege", "chance"}),
    face=lambda row: Face(row.card, row.kind, row.value),
    table=VirusWar,
    setup=rules.setup,
    turn=rules.turn,
    over=rules.over,
    winners=rules.winners,
    scores=lambda t: t.life[:],
    why_not=legal.why_not,
    told=telling(
        dealt="seat cards | seat draws cards",
        first="seat",
        partners="seat partner:seat",
        turn="seat | begins",
        drew="seat card | seat draws card",
        no_card="seat",
        reshuffled="count:number",
        passed="seat",
        played_alone="seat card | seat plays card",
        played_with="seat card cards points:number | seat plays card cards",
        played_at="seat card target:seat | seat plays card at target",
        played_with_at="seat card cards points:number target:seat | seat plays card cards at target",
        contagion="seat card source:seat target:seat | seat plays card at target",
        contagion_own="seat card target:seat | seat plays card at target",
        chiffre_on_vaccin="seat cards points:number patient:seat | seat plays cards",
        chiffre_on_own="seat cards points:number | seat plays cards",
        added="seat cards points:number | seat plays cards",
        stopped="seat stop:card victim:seat card | seat plays stop at victim",
        cancelled="seat card lost:number",
        turn_lost="seat",
        countered="seat card attacker:seat | seat plays card at attacker",
        infected="seat tokens:number total:number | seat suffers",
        supply_short="seat tokens:number",
        poisoned="seat points:number life:number | seat loses points",
        suffers="seat points:number life:number | seat loses points",
        spared="seat points:number",
        cured="seat tokens:number left:number | seat recovers",
        vaccin_stays="seat",
        vaccin_gone="seat",
        healed="seat points:number life:number | seat gains points",
        quarantined="seat turns:number | seat suffers",
        skips="seat left:number",
        stole="thief:seat victim:seat card | thief takes card from victim",
        nothing_to_steal="thief:seat victim:seat | thief aims at victim",
        reversed="clockwise:number",
        trapped="seat card points:number life:number | seat shows card; seat loses points",
        out="seat | seat leaves",
        team_out="seat partner:seat | partner leaves",
        won="seats | ends",
        drawn="seats | ends",
    ),
    asks=questions(
        card=signatures(
            action="",
            after_chance="",
            chiffre="card",
            more_chiffre="card points:number",
            stop="seat card",
            counter="seat points:number",
            add_chiffre="seat card points:number",
        ),
        seat=signatures(
            partner="",
            target="card points:number",
            patient="card points:number",
            source="card",
            neighbour="card source:seat",
        ),
        word=signatures(extra=""),
    ),
    reactions=frozenset({"stop", "counter", "add_chiffre"}),
    sides=lambda t: t.team_of(),
    lasted=lambda t: t.left_at[:],
    modes={"solo": {}, "chosen": {"teams": True, "partners": "chosen"}, "teams": {"teams": True}},
)
