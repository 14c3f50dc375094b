"""Smile Life: the figures of a refusal, for the sentences `case-…` of the texts: what it takes, and what one has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from crise.engine.ask import CardId, Option, Seat
from crise.games.smile_life.legal import level, purse
from crise.games.smile_life.state import SmileLife

Figures = Mapping[str, int]


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


FIGURES: Final[dict[str, Callable[[SmileLife, Seat, Option], Figures]]] = {
    "SL-JOB-1": studies,
    "SL-SAL-1": salary,
    "SL-BUY-1": price,
}
