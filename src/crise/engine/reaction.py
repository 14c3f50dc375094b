"""Reactions: a window in which anybody of several seats may play a card against what was just announced."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from crise.engine.ask import PASS, Answers, Ask, CardId, Seat
from crise.engine.journal import EVERYBODY
from crise.engine.pile import Pile
from crise.engine.questions import answer_now, choose_sealed
from crise.engine.table import Table

Reaction: TypeAlias = tuple[Seat, CardId] | None  # who played which card
NOBODY: Final[Answers] = {}
JUST_PASS: Final[list[Any]] = [PASS]


async def react(t: Table, what: str, seats: list[Seat], hands: list[Pile], kind: str, *about: Any) -> Reaction:
    """A reaction window: each of `seats` may play a card of this kind from its hand; the first in order who does
    is the one that counts, the others keep theirs. Holders or not, everybody is asked as far as anybody can see."""
    policy = t.policy
    if policy is None and t.cursor < len(t.trail):  # re-played: who holds what plays no part
        return first_to_act(seats, await choose_sealed(t, what, dict.fromkeys(seats, JUST_PASS)))
    cards = t.of_kind(kind)
    asks: list[Ask] = []
    for seat in seats:
        if not cards.isdisjoint(hands[seat].cards):
            held = next(card for card in hands[seat].cards if card in cards)
            asks.append((seat, what, [PASS, held], about))
    if policy is not None:
        return first_to_act(seats, await answer_now(t, policy, asks)) if asks else None
    if not asks and not t.ask_everybody and t.cursor >= t.replay_to:  # the common case: the window opens and closes
        t.ask_several()
        t.trail.append((EVERYBODY, what, NOBODY, True))
        return None
    options = dict.fromkeys(seats, JUST_PASS)
    for seat, _, offered, _ in asks:
        options[seat] = offered
    return first_to_act(seats, await choose_sealed(t, what, options, *about))


def first_to_act(seats: list[Seat], answers: Answers) -> Reaction:
    return next(((seat, answers[seat]) for seat in seats if answers.get(seat) is not PASS), None)
