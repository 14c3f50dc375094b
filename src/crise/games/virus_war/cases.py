"""Virus War: what a refusal says of this case, for the sentences `case-…` of the texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from crise.engine.ask import Option, Seat
from crise.games.virus_war.legal import WITH_CHIFFRE
from crise.games.virus_war.state import VirusWar

Case: TypeAlias = Mapping[str, str]
TURN: Final = ("action", "after_chance")


def asked(t: VirusWar, seat: Seat) -> str:
    return next((ask[1] for ask in t.asks if ask[0] == seat), "")


def with_a_chiffre(t: VirusWar, seat: Seat, option: Option) -> Case:
    """VW-TURN-10: a Chiffre alone, a card without one, or something else where a Chiffre is asked for."""
    if asked(t, seat) not in TURN or not isinstance(option, int):
        return {"case": "asked"}
    if t.kind(option) != "chiffre":
        return {"case": "without"}
    kinds = {t.kind(card) for card in t.hands[seat].cards} - {"chiffre"}
    return {"case": "first" if kinds & WITH_CHIFFRE else "alone"}


def the_same_value(t: VirusWar, seat: Seat, option: Option) -> Case:
    return {"case": "value"} if isinstance(option, int) and t.kind(option) == "chiffre" else {"case": "other"}


def patient(t: VirusWar, seat: Seat, option: Option) -> Case:
    """VW-VAC-5: somebody in particular, or nobody at all."""
    if asked(t, seat) in TURN:
        return {"case": "all" if any(t.tokens[one] for one in t.living) else "none"}
    if not isinstance(option, int) or t.tokens[option]:
        return {"case": "laid"}
    return {"case": "self" if option == seat else "clean"}


def laid_vaccin(t: VirusWar, seat: Seat, option: Option) -> Case:
    if asked(t, seat) != "patient":
        return the_same_value(t, seat, option)
    return {"case": "self" if option == seat else "nobody"}


def reaction(t: VirusWar, seat: Seat, option: Option) -> Case:
    """VW-STO-1, VW-CTR-1: not on one's own turn, and nothing else out of it."""
    return {"case": "turn" if asked(t, seat) in TURN else "only"}


def not_beside(t: VirusWar, seat: Seat, option: Option) -> Case:
    if asked(t, seat) == "neighbour":
        return {"case": "far"}
    return {"case": "self" if option == seat else "clean"}


def nobody_to_infect(t: VirusWar, seat: Seat, option: Option) -> Case:
    what = asked(t, seat)
    if what == "neighbour":
        return {"case": "self" if option == seat else "infected"}
    return {"case": "source" if what == "source" else "none"}


def of_two(t: VirusWar, seat: Seat, option: Option) -> Case:
    return {"case": "theirs" if t.tokens[seat] else "mine"}


def miracle(t: VirusWar, seat: Seat, option: Option) -> Case:
    return {"case": "team" if t.teams else "self"}


def purse(t: VirusWar, seat: Seat, option: Option) -> Case:
    return {"case": "nobody" if asked(t, seat) in TURN else "empty"}


def partner(t: VirusWar, seat: Seat, option: Option) -> Case:
    """VW-COOP-12: a neighbour, or a choice that would leave neighbours to each other."""
    if not isinstance(option, int) or option == seat:
        return {"case": "self"}
    return {"case": "beside" if (option - seat) % t.seats in (1, t.seats - 1) else "rest"}


def always(t: VirusWar, seat: Seat, option: Option) -> Case:
    """What is so in every case that the rule forbids."""
    return {"case": "any"}


FIGURES: Final[dict[str, Callable[[VirusWar, Seat, Option], Case]]] = {
    "VW-TURN-9": always,
    "VW-TURN-10": with_a_chiffre,
    "VW-VIR-1": the_same_value,
    "VW-POI-1": the_same_value,
    "VW-VAC-1": the_same_value,
    "VW-MED-1": always,
    "VW-VAC-2": laid_vaccin,
    "VW-VAC-5": patient,
    "VW-MIR-2": miracle,
    "VW-STO-1": reaction,
    "VW-CTR-1": reaction,
    "VW-CTG-1": not_beside,
    "VW-CTG-2": nobody_to_infect,
    "VW-CTG-3": of_two,
    "VW-PIC-1": purse,
    "VW-COOP-3": always,
    "VW-COOP-4": the_same_value,
    "VW-COOP-7": always,
    "VW-COOP-8": always,
    "VW-COOP-12": partner,
    "VW-END-1": always,
}
