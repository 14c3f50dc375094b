"""Smile Life: the figures of a refusal, for the sentences `case-…` of the texts: what it takes, and what one has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from crise.engine.ask import CardId, Option, Seat
from crise.games.smile_life.legal import LAUREATES, flirts, level, purse, smaller
from crise.games.smile_life.state import NONE, USED, SmileLife

Figures = Mapping[str, int | str]


def asked_for(t: SmileLife, option: Option) -> CardId | None:
    """The card that can't be played: the one on top of the discard, if that is what may not be taken."""
    if option == "take":
        return t.discard.cards[-1] if t.discard.cards else None
    return option if isinstance(option, int) else None


def studies(t: SmileLife, seat: Seat, option: Option) -> Figures:
    card = asked_for(t, option)
    return {} if card is None else {"needed": t.face(card).studies, "have": level(t, seat)}


def salary(t: SmileLife, seat: Seat, option: Option) -> Figures:
    card = asked_for(t, option)
    return {} if card is None else {"level": t.faces[card].value, "most": t.book.top_salary(t, seat)}


def asked(t: SmileLife, seat: Seat) -> str:
    return next((ask[1] for ask in t.asks if ask[0] == seat), "")


def price(t: SmileLife, seat: Seat, option: Option) -> Figures:
    """While one pays, it is no coin; before, the coins do not suffice."""
    card = asked_for(t, option)
    if card is None:
        return {}
    have = sum([t.faces[coin].value for coin in purse(t, seat)])
    case = "coin" if asked(t, seat) == "pay" else "price"
    return {"case": case, "price": t.book.price_of(t, seat, t.face(card)), "have": have}


def coin(t: SmileLife, seat: Seat, option: Option) -> Figures:
    """SL-BUY-2: coins are named from the largest to the smallest. Up to the last that was named they always suffice:
    one that does not, with the smaller ones, is too small; any other is larger than the last."""
    due = next((ask[3][1] for ask in t.asks if ask[0] == seat and ask[1] == "pay"), 0)
    card = asked_for(t, option)
    if not due or card is None:
        return {}
    value = t.faces[card].value
    case = "due" if smaller(t, purse(t, seat), card) < due else "larger"
    return {"case": case, "due": due, "value": value}


def many_studies(t: SmileLife, seat: Seat, option: Option) -> Figures:
    return {"have": len(t.laid_of(seat, "etude"))}


def many_flirts(t: SmileLife, seat: Seat, option: Option) -> Figures:
    return {"have": len(flirts(t, seat))}


def wedding(t: SmileLife, seat: Seat, option: Option) -> Figures:
    """SL-MAR-1: no second marriage, no flirt after it, none without a flirt."""
    card = asked_for(t, option)
    if card is None or t.marriage[seat] == NONE:
        return {"case": "alone"}
    return {"case": "flirt" if t.faces[card].kind == "flirt" else "married"}


def affair(t: SmileLife, seat: Seat, option: Option) -> Figures:
    return {"case": "unmarried" if t.marriage[seat] == NONE else "already"}


def last_flirt(t: SmileLife, seat: Seat, option: Option) -> Figures:
    """SL-CHI-2: none, one that had its child, or one that allows none."""
    cards = flirts(t, seat)
    if not cards:
        return {"case": "alone"}
    return {"case": "used" if t.marks[cards[-1]] & USED else "other"}


def sufferer(t: SmileLife, seat: Seat, option: Option) -> Figures:
    """A malus that nobody can suffer, or that this person can't."""
    if asked(t, seat) != "target" or not isinstance(option, int):
        return {"case": "nobody"}
    return {"case": "person" if t.job[option] == NONE else "job"}


def partner(t: SmileLife, seat: Seat, option: Option) -> Figures:
    """SL-SP-8: of a swap."""
    return {"case": "self" if option == seat else "empty"}


def laureate(t: SmileLife, seat: Seat, option: Option) -> Figures:
    if t.job[seat] == NONE:
        return {"case": "none"}
    return {"case": "already" if t.job_key(seat) in LAUREATES else "job"}


def pushed(t: SmileLife, seat: Seat, option: Option) -> Figures:
    """SL-SP-7: a job that may not be laid now, or no job."""
    job = isinstance(option, int) and t.faces[option].kind == "metier"
    return {"case": "job" if job else "other"}


def always(t: SmileLife, seat: Seat, option: Option) -> Figures:
    """What is so in every case that the rule forbids."""
    return {"case": "any"}


FIGURES: Final[dict[str, Callable[[SmileLife, Seat, Option], Figures]]] = {
    "SL-JOB-1": studies,
    "SL-SAL-1": salary,
    "SL-BUY-1": price,
    "SL-BUY-2": coin,
    "SL-BUY-3": always,
    "SL-STU-1": always,
    "SL-STU-2": many_studies,
    "SL-JOB-2": always,
    "SL-SAL-2": always,
    "SL-FLI-1": many_flirts,
    "SL-MAR-1": wedding,
    "SL-ADU-1": affair,
    "SL-CHI-2": last_flirt,
    "SL-MA-3": sufferer,
    "SL-MA-4": sufferer,
    "SL-MA-5": sufferer,
    "SL-MA-6": sufferer,
    "SL-MA-7": sufferer,
    "SL-MA-8": sufferer,
    "SL-MA-10": always,
    "SL-MA-11": sufferer,
    "SL-MA-9": always,
    "SL-JOB-3": always,
    "SL-JOB-4": sufferer,
    "SL-POW-2": always,
    "SL-POW-3": always,
    "SL-POW-6": sufferer,
    "SL-POW-7": sufferer,
    "SL-POW-10": sufferer,
    "SL-POW-12": sufferer,
    "SL-POW-16": sufferer,
    "SL-POW-18": sufferer,
    "SL-DIST-1": always,
    "SL-DIST-3": laureate,
    "SL-CAS-3": always,
    "SL-SP-1": always,
    "SL-SP-4": always,
    "SL-SP-5": always,
    "SL-SP-7": pushed,
    "SL-SP-8": partner,
    "SL-SP-10": always,
}
