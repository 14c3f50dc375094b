"""Reactions: a window in which anybody of several seats may play a card against what was just announced."""

from __future__ import annotations

from typing import Any, Final

from crise.core.ask import PASS, Answers, CardId, Option, Seat
from crise.core.table import EVERYBODY, Pile, Table, choose_sealed

NOBODY: Final[Answers] = {}
JUST_PASS: Final[list[Any]] = [PASS]


async def react(
    t: Table, what: str, seats: list[Seat], hands: list[Pile], kind: str, *about: Any
) -> tuple[Seat, CardId] | None:
    """A reaction window: each of `seats` may play a card of this kind from its hand; the first in order who does
    is the one that counts, the others keep theirs. Holders or not, everybody is asked as far as anybody can see."""
    at = t.cursor
    if at < len(t.trail):  # re-played: who holds what plays no part
        answers = await choose_sealed(t, what, dict.fromkeys(seats, JUST_PASS))
        return first_to_act(seats, answers)
    cards = t.of_kind(kind)
    holders = t.patient  # then all are waited for
    for seat in seats:
        if not cards.isdisjoint(hands[seat].cards):
            holders = True
            break
    if not holders and at >= t.replay_to:  # the common case: nobody to wait for
        t.cursor = at + 1
        t.committed = at
        t.asked = EVERYBODY
        t.trail.append((EVERYBODY, what, NOBODY, True))
        return None
    options: dict[Seat, list[Option]] = {}
    for seat in seats:
        options[seat] = [PASS]
        for card in hands[seat].cards:
            if card in cards:
                options[seat].append(card)
                break
    return first_to_act(seats, await choose_sealed(t, what, options, *about))


def first_to_act(seats: list[Seat], answers: Answers) -> tuple[Seat, CardId] | None:
    for seat in seats:
        if answers[seat] is not PASS:
            return seat, answers[seat]
    return None
