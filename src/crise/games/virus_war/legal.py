"""Virus War: what may be played, at whom, and why not.

A predicate that forbids something returns the id of the rule that forbids it ('' if nothing does). The same answer
makes the list of options, the tooltip of a card that can't be played and the refusal of a move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crise.engine.ask import CardId, Option, Seat
from crise.engine.face import Face
from crise.games.virus_war.state import NONE, VirusWar

Forbids: TypeAlias = Callable[[VirusWar, Seat], str]

# --- What may be played ---------------------------------------------------------


def actions(t: VirusWar, me: Seat, instead: Option) -> list[Option]:
    """One card of each face that may be played: twins are as good as each other (VW-TURN-9). Last, what one may do
    instead."""
    faces, rules = t.faces, rules_for(t, me)
    offered: dict[Face, CardId] = {}
    for card in t.hands[me].cards:
        face = faces[card]
        if face not in offered:
            forbids = rules.get(face.kind)
            if forbids is None or not forbids(t, me):
                offered[face] = card
    return [*offered.values(), instead]


def rules_for(t: VirusWar, me: Seat) -> dict[str, Forbids]:
    """What may forbid a card, by its kind: to who holds a Chiffre, or to who does not."""
    faces = t.faces
    for card in t.hands[me].cards:
        if faces[card].kind == "chiffre":
            return FORBIDS
    return WITHOUT_CHIFFRE


def needs_chiffre(t: VirusWar, me: Seat) -> str:
    """VW-TURN-10: with at least one Chiffre."""
    return "VW-TURN-10"


def needs_patient(t: VirusWar, me: Seat) -> str:
    """VW-VAC-4, VW-VAC-5: anybody infected, without a Vaccin in front of him."""
    tokens, vaccin = t.tokens, t.vaccin
    for seat in t.living:
        if tokens[seat] and vaccin[seat] == NONE:
            return ""
    return "VW-VAC-5"


def needs_vaccin(t: VirusWar, me: Seat) -> str:
    """VW-TURN-10: a Chiffre alone is no action, except on a Vaccin."""
    return "" if t.vaccins.cards else "VW-TURN-10"


def needs_infection(t: VirusWar, me: Seat) -> str:
    return "" if infected(t, t.sides[me]) else "VW-MIR-2"


def needs_contagion(t: VirusWar, me: Seat) -> str:
    """VW-CTG-1, VW-CTG-2: an opponent without virus, beside somebody who has it."""
    tokens, others = t.tokens, t.others
    for seat in t.opponents[me]:
        if not tokens[seat] and (tokens[others[seat][0]] or tokens[others[seat][-1]]):
            return ""
    return "VW-CTG-3" if len(t.living) == 2 else "VW-CTG-2"


def needs_purse(t: VirusWar, me: Seat) -> str:
    for seat in t.others[me]:
        if t.hands[seat].cards:
            return ""
    return "VW-PIC-1"


def only_against_action(t: VirusWar, me: Seat) -> str:
    return "VW-STO-1"


def only_against_virus(t: VirusWar, me: Seat) -> str:
    return "VW-CTR-1"


def shown_when_drawn(t: VirusWar, me: Seat) -> str:
    return "VW-PIE-1"


FORBIDS: Final[dict[str, Forbids]] = {
    "contre-attaque": only_against_virus,
    "contagion": needs_contagion,
    "vaccin": needs_patient,
    "miracle": needs_infection,
    "stop": only_against_action,
    "pick-pocket": needs_purse,
    "piege": shown_when_drawn,
    "chiffre": needs_vaccin,
}
WITH_CHIFFRE: Final = frozenset({"virus", "poison", "vaccin", "medicament", "chiffre"})
WITHOUT_CHIFFRE: Final[dict[str, Forbids]] = FORBIDS | dict.fromkeys(WITH_CHIFFRE, needs_chiffre)


# --- Whom a card may be played at ----------------------------------------------------


def victims(t: VirusWar, me: Seat) -> list[Seat]:
    """VW-TURN-9: a living opponent, never oneself; VW-COOP-7: nor the partner."""
    return t.opponents[me]


def infected(t: VirusWar, seats: list[Seat]) -> list[Seat]:
    return [seat for seat in seats if t.tokens[seat]]


def sources(t: VirusWar, me: Seat) -> list[Seat]:
    """VW-CTG-1: the infected with a neighbour that can be chosen; oneself may be one (VW-CTG-2)."""
    clean = [seat for seat in t.opponents[me] if not t.tokens[seat]]
    others = t.others
    return [seat for seat in infected(t, t.living) if others[seat][0] in clean or others[seat][-1] in clean]


def clean_neighbours(t: VirusWar, me: Seat, source: Seat) -> list[Seat]:
    """VW-CTG-2: without virus, not oneself; VW-COOP-8: nor the partner."""
    return [seat for seat in t.neighbours(source) if not t.tokens[seat] and seat in t.opponents[me]]


def purses(t: VirusWar, me: Seat) -> list[Seat]:
    """VW-PIC-1: who holds a card; VW-COOP-5: the partner too."""
    return [seat for seat in t.others[me] if t.hands[seat].cards]


TARGETS: Final[dict[str, Callable[[VirusWar, Seat], list[Seat]]]] = {
    "virus": victims,
    "poison": victims,
    "quarantaine": victims,
    "pick-pocket": purses,
    "vaccin": lambda t, me: [seat for seat in t.living if t.tokens[seat] and t.vaccin[seat] == NONE],  # VW-VAC-5
    "chiffre": lambda t, me: [seat for seat in t.living if t.vaccin[seat] != NONE],  # VW-VAC-2, VW-COOP-3
    "medicament": lambda t, me: t.sides[me],
    "miracle": lambda t, me: infected(t, t.sides[me]),
}
PATIENTS: Final = ("vaccin", "chiffre", "medicament", "miracle")
AIMS: Final = {kind: "patient" if kind in PATIENTS else "target" for kind in TARGETS}  # what is then asked


# --- Who may be partners -------------------------------------------------------------


def possible_partners(seats: int, seat: Seat, free: list[Seat]) -> list[Seat]:
    """VW-COOP-12: no neighbour, and the others can still be paired without neighbours."""
    return [
        other
        for other in free
        if (other - seat) % seats not in (1, seats - 1) and can_pair(seats, [one for one in free if one != other])
    ]


def can_pair(seats: int, free: list[Seat]) -> bool:
    return not free or bool(possible_partners(seats, free[0], free[1:]))


# --- Why not? ----------------------------------------------------------------------------------------


def why_not(t: VirusWar, seat: Seat, what: str, option: Any) -> str:
    """The rule because of which this (a number, a word or PASS) is no option of the question."""
    if what in WHY_NOT_AT:
        if option not in range(t.seats):
            return ""
        return WHY_NOT_AT[what](t, seat, option) if option in t.living else "VW-END-1"
    if what in ("action", "after_chance") and option in t.hands[seat].cards:
        forbids = rules_for(t, seat).get(t.kind(option))
        return "" if forbids is None else forbids(t, seat)
    return SEVERAL.get(t.kind(t.playing), "VW-TURN-10") if what == "more_chiffre" else WHY_NOT[what]


def why_not_target(t: VirusWar, seat: Seat, option: Seat) -> str:
    if option == seat:
        return "VW-TURN-9"
    return "VW-PIC-1" if t.kind(t.playing) == "pick-pocket" else "VW-COOP-7"


def why_not_patient(t: VirusWar, seat: Seat, option: Seat) -> str:
    return {"vaccin": "VW-VAC-5", "chiffre": "VW-VAC-2"}.get(t.kind(t.playing), "VW-COOP-3")


def why_not_source(t: VirusWar, seat: Seat, option: Seat) -> str:
    return "VW-CTG-2" if t.tokens[option] else "VW-CTG-1"


def why_not_neighbour(t: VirusWar, seat: Seat, option: Seat) -> str:
    if option == t.partner(seat):
        return "VW-COOP-8"
    return "VW-CTG-2" if option == seat or t.tokens[option] else "VW-CTG-1"


WHY_NOT_AT: Final[dict[str, Callable[[VirusWar, Seat, Seat], str]]] = {
    "target": why_not_target,
    "patient": why_not_patient,
    "source": why_not_source,
    "neighbour": why_not_neighbour,
}
SEVERAL: Final = {
    "virus": "VW-VIR-1",
    "poison": "VW-POI-1",
    "vaccin": "VW-VAC-1",
    "chiffre": "VW-VAC-2",
    "medicament": "VW-MED-1",
}
WHY_NOT: Final = {
    "partner": "VW-COOP-12",
    "action": "VW-TURN-2",
    "after_chance": "VW-CHA-2",
    "chiffre": "VW-TURN-10",
    "stop": "VW-STO-1",
    "counter": "VW-CTR-1",
    "add_chiffre": "VW-COOP-4",
    "extra": "VW-TURN-3",
}
