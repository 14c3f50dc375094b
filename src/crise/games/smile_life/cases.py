"""Smile Life: the figures of a refusal, for the sentences `case-…` of the texts: what it takes, and what one has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from crise.engine.ask import CardId, Option, Seat
from crise.games.smile_life.legal import flirts, level, purse
from crise.games.smile_life.state import NONE, SmileLife

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


def price(t: SmileLife, seat: Seat, option: Option) -> Figures:
    card = asked_for(t, option)
    if card is None:
        return {}
    have = sum([t.faces[coin].value for coin in purse(t, seat)])
    return {"price": t.book.price_of(t, seat, t.face(card)), "have": have}


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


def sufferer(t: SmileLife, seat: Seat, option: Option) -> Figures:
    """A malus that nobody can suffer, or that this person can't."""
    what = next((ask[1] for ask in t.asks if ask[0] == seat), "")
    if what != "target" or not isinstance(option, int):
        return {"case": "nobody"}
    return {"case": "person" if t.job[option] == NONE else "job"}


def always(t: SmileLife, seat: Seat, option: Option) -> Figures:
    """What is so in every case that the rule forbids."""
    return {"case": "any"}


FIGURES: Final[dict[str, Callable[[SmileLife, Seat, Option], Figures]]] = {
    "SL-JOB-1": studies,
    "SL-SAL-1": salary,
    "SL-BUY-1": price,
    "SL-STU-1": always,
    "SL-STU-2": many_studies,
    "SL-JOB-2": always,
    "SL-SAL-2": always,
    "SL-FLI-1": many_flirts,
    "SL-MAR-1": wedding,
    "SL-ADU-1": affair,
    "SL-CHI-2": always,
    "SL-MA-3": sufferer,
    "SL-MA-4": sufferer,
    "SL-MA-5": sufferer,
    "SL-MA-6": sufferer,
    "SL-MA-7": sufferer,
    "SL-MA-8": sufferer,
    "SL-MA-10": always,
    "SL-MA-11": sufferer,
}
