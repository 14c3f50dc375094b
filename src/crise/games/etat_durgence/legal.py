"""Why not? The id of the rule because of which something is no option of a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from crise.engine.ask import Seat
from crise.games.etat_durgence.rules import (
    ATTACK,
    DISINFECT,
    MARKET,
    TEAM,
    first_shields,
    why_not_disinfect,
)
from crise.games.etat_durgence.state import OPEN_EFFECTS, EtatDurgence


def why_not(t: EtatDurgence, seat: Seat, what: str, option: Any) -> str:
    """`option` is a number, a word or PASS; it may be rubbish all the same."""
    return WHY_NOT[what](t, seat, option)


def why_not_act(t: EtatDurgence, seat: Seat, option: Any) -> str:
    if isinstance(option, str):
        return why_not_word(t, seat, option)
    if option in t.hands[seat].cards:
        return "ED-PLAY-2" if t.free_slots(seat) <= 0 else "ED-COM-4"
    if option in t.boards[seat].cards:
        return "ED-COM-1" if t.card(option).kind == "compagnon" else "ED-PLAY-4"
    if option in t.market.cards or option in t.supers.cards:
        return "ED-BUY-1"  # after playing
    return "ED-PLAY-1"


def why_not_word(t: EtatDurgence, seat: Seat, word: str) -> str:
    if word == DISINFECT:
        return why_not_disinfecting(t, seat)
    if word == ATTACK:
        return why_not_attack(t, seat)
    if word in OPEN_EFFECTS:
        return why_not_effect(t, word)
    return "ED-PLAY-1" if word == MARKET else ""


def why_not_disinfecting(t: EtatDurgence, seat: Seat) -> str:
    """Not allowed, or no card that it could reach."""
    return why_not_disinfect(t, seat) or "ED-DIS-2"


def why_not_attack(t: EtatDurgence, seat: Seat) -> str:
    """There are no points, or too few to break a protector."""
    return "ED-PRO-2" if t.attack else "ED-EFF-5"


def why_not_effect(t: EtatDurgence, word: str) -> str:
    """Open, but nothing to do it with; or not open."""
    nothing_left = {"gain": "ED-EFF-4", "draw": "ED-EFF-13", "discard": "ED-EFF-14", "destroy": "ED-EFF-15"}
    return nothing_left.get(word, "ED-EFF-12") if t.due[word] else "ED-EFF-12"


def why_not_destroy(t: EtatDurgence, seat: Seat, option: Any) -> str:
    return "ED-EFF-7"


def why_not_disinfect_card(t: EtatDurgence, seat: Seat, option: Any) -> str:
    return "ED-DIS-2"


def why_not_victim(t: EtatDurgence, seat: Seat, option: Any) -> str:
    return "ED-EFF-8" if option in t.alive else "ED-OUT-1"


def why_not_target(t: EtatDurgence, seat: Seat, option: Any) -> str:
    if option == seat:
        return "ED-EFF-5"
    return "ED-PRO-2" if option in t.alive else "ED-OUT-2"


def why_not_aim(t: EtatDurgence, seat: Seat, option: Any) -> str:
    return "ED-PRO-2" if option == TEAM else "ED-COM-2"


def why_not_points(t: EtatDurgence, seat: Seat, option: Any) -> str:
    """Too few for the shields, more than there are, or more than the target needs."""
    if type(option) is not int or not 0 < option <= t.attack:
        return "ED-EFF-5"
    _, _, _, (victim,) = t.asks[0]
    return "ED-PRO-2" if option < first_shields(t, victim) else "ED-EFF-11"


def why_not_buy(t: EtatDurgence, seat: Seat, option: Any) -> str:
    if option == DISINFECT:
        return why_not_disinfecting(t, seat)
    return "ED-BUY-2" if option in t.supers.cards else "ED-BUY-1"


WHY_NOT: Final[dict[str, Callable[[EtatDurgence, Seat, Any], str]]] = {
    "team": lambda t, seat, option: "ED-SET-5",
    "act": why_not_act,
    "side": lambda t, seat, option: "ED-PLAY-3",
    "destroy": why_not_destroy,
    "disinfect": why_not_disinfect_card,
    "discard_who": why_not_victim,
    "discard": lambda t, seat, option: "ED-EFF-8",
    "target": why_not_target,
    "aim": why_not_aim,
    "points": why_not_points,
    "buy": why_not_buy,
}
