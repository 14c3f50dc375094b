"""Noé: the turn. The levels it strings together: `base`, `enqueteurs`, `mechants`; what may be done: `legal`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.questions import choose, choose_openly
from crise.games.noe.base import (
    PileSpent,
    announce_elysee,
    discard,
    end_round,
    rest,
    take_discard,
    take_from_pile,
)
from crise.games.noe.enqueteurs import enqueteur
from crise.games.noe.legal import DISCARD, ELYSEE, actions, draws, forbids_taking
from crise.games.noe.mechants import attentat, espion_rouge, espion_violet, poseur
from crise.games.noe.state import EVOLVED, Noe


async def turn(t: Noe) -> None:
    me = t.turn
    t.turns += 1
    t.tell("turn", me)
    try:
        ended = await play(t, me)
    except PileSpent:
        t.tell("pile_spent")
        ended = True
    if ended or len(t.playing) == 1:  # NO-ANN-2: nobody plays alone
        end_round(t)
    else:
        rest(t, me)
        t.turn = t.clockwise(me)[0]


async def play(t: Noe, me: Seat) -> bool:
    """A whole turn. True if it ended the round for everybody."""
    if t.lost_turns[me]:
        wait_out(t, me)
        return False
    choice = await draw_or_speak(t, me)
    if choice == ELYSEE:
        return announce_elysee(t, me)
    if choice == DISCARD:
        await act(t, me, take_discard(t, me))
    elif draw(t, me):
        await act(t, me, None)
    return False


async def draw_or_speak(t: Noe, me: Seat) -> Option:
    """NO-TURN-1, NO-ELY-2: asked even if the pile is all there is, or a seat that waits for its Élysée would show."""
    top = t.discard.cards[-1]
    if forbids_taking(t):
        return await choose_openly(t, me, "draw_only", draws(t, me), top, "turns" if t.takeable else "used")
    return await choose_openly(t, me, "draw", draws(t, me), top)


def wait_out(t: Noe, me: Seat) -> None:
    """NO-ANN-3, NO-ANN-8: nothing is drawn, used or announced."""
    t.lost_turns[me] -= 1
    t.tell("skips", me)


def draw(t: Noe, me: Seat) -> bool:
    """NO-TURN-1: the top of the pile. False if it is an Attentat: the turn is over (NO-ATT-3)."""
    card = take_from_pile(t)
    if t.kind(card) == "attentat":
        attentat(t, me, card)
        return False
    t.put(card, t.deck, t.hands[me])
    t.tell("drew", me, card)
    return True


async def act(t: Noe, me: Seat, taken: CardId | None) -> None:
    """NO-ENQ-11: one action, whichever way one drew. Without one: a plain discard."""
    choice = await choose(t, me, "act", actions(t, me)) if t.level >= EVOLVED else PASS
    if choice is PASS:
        await discard(t, me, taken)
    elif isinstance(choice, int):
        await ACTIONS[t.kind(choice)](t, me, choice)


ACTIONS: Final[dict[str, Callable[[Noe, Seat, CardId], Awaitable[None]]]] = {
    "personnage": enqueteur,
    "espion-rouge": espion_rouge,
    "espion-violet": espion_violet,
    "poseur": poseur,
}
