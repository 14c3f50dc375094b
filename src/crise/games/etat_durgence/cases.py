"""État d'urgence: the figures of a refusal, for the sentences `case-…` of the texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from crise.engine.ask import Option, Seat
from crise.games.etat_durgence.legal import MARKET, first_shields
from crise.games.etat_durgence.state import EtatDurgence

Figures = Mapping[str, int | str]


def price(t: EtatDurgence, seat: Seat, option: Option) -> Figures:
    """At the market; before, it is not the coins that are missing. ED-BUY-2: another team's super card has no price."""
    if not isinstance(option, int):
        return {}
    face = t.card(option)
    case = "theirs" if face.team not in ("", t.teams[seat]) else "price" if t.step == MARKET else "early"
    return {"case": case, "price": face.price, "coins": t.coins}


def to_lay(t: EtatDurgence, seat: Seat, option: Option) -> Figures:
    return {"cards": len(t.hands[seat]), "slots": t.free_slots(seat)} if option == MARKET else {}


def slots(t: EtatDurgence, seat: Seat, option: Option) -> Figures:
    return {"slots": t.slots[seat]}


def shields(t: EtatDurgence, seat: Seat, option: Option) -> Figures:
    """Of whom the question is about, or who may not be chosen."""
    _, what, _, about = t.asks[0]
    if what == "act":
        return {}
    victim = option if what == "target" else about[0]
    have = option if what == "points" else t.attack
    if not isinstance(victim, int) or not isinstance(have, int):
        return {}
    return {"needed": first_shields(t, victim), "have": have}


def hearts(t: EtatDurgence, seat: Seat, option: Option) -> Figures:
    """Of a companion of the team that is attacked; anything else is none."""
    if not isinstance(option, int):
        return {}
    _, what, _, about = t.asks[0]
    theirs = what == "aim" and option in t.boards[about[0]].cards and t.card(option).hearts
    return {"case": "hearts" if theirs else "other", "needed": t.card(option).hearts, "have": t.attack}


def attack(t: EtatDurgence, seat: Seat, option: Option) -> Figures:
    """Whom one may not attack; or how many points there are."""
    aimed = t.asks[0][1] == "target" and option == seat
    return {"case": "self" if aimed else "points", "have": t.attack}


def victim(t: EtatDurgence, seat: Seat, option: Option) -> Figures:
    return {"case": "self" if option == seat else "empty"}


def always(t: EtatDurgence, seat: Seat, option: Option) -> Figures:
    """What is so in every case that the rule forbids."""
    return {"case": "any"}


FIGURES: Final[dict[str, Callable[[EtatDurgence, Seat, Option], Figures]]] = {
    "ED-BUY-1": price,
    "ED-BUY-2": price,
    "ED-PLAY-1": to_lay,
    "ED-PLAY-2": slots,
    "ED-PLAY-4": always,
    "ED-PRO-2": shields,
    "ED-COM-2": hearts,
    "ED-COM-4": always,
    "ED-EFF-5": attack,
    "ED-EFF-8": victim,
    "ED-OUT-1": always,
    "ED-OUT-2": always,
}
