"""My Game, in the order of its rulebook: setup, turn, supplies, outages, end.

What may be played: `legal`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from crise.engine.ask import CardId, Seat
from crise.engine.questions import choose, choose_openly
from crise.engine.reaction import react

from .legal import actions, victims
from .state import MyGame

HAND: Final = 3  # MG-SET-1


def setup(t: MyGame) -> None:
    """MG-SET-1: three cards each. MG-SET-2: chance says who begins."""
    t.deck.cards = list(range(len(t.faces)))
    for seat in range(t.seats):
        for _ in range(HAND):
            t.put(t.take(t.deck), t.deck, t.hands[seat])
        t.tell("dealt", seat, t.hands[seat].cards)
    t.turn = t.roll(t.seats)


async def turn(t: MyGame) -> None:
    """MG-TURN-1: draw, then play a card or pass. Asked even if only passing is left: what a hand lacks is a secret."""
    me = t.turn
    t.turns += 1
    t.tell("turn", me)
    draw(t, me)
    card = await choose_openly(t, me, "action", actions(t, me))
    if isinstance(card, int):
        await EFFECTS[t.faces[card].kind](t, me, card)
    else:
        t.tell("passed", me)
    if over(t):
        t.tell("won", winners(t))
    else:
        t.turn = (me + 1) % t.seats  # MG-SET-2


def draw(t: MyGame, me: Seat) -> None:
    card = t.take(t.deck)
    t.put(card, t.deck, t.hands[me])
    t.tell("drew", me, card)


async def lay(t: MyGame, me: Seat, card: CardId) -> None:
    """MG-TURN-2: a supply stays in front of its player."""
    t.move(card, t.hands[me], t.laid[me])
    t.tell("laid", me, card, t.faces[card].value)


async def cut_off(t: MyGame, me: Seat, card: CardId) -> None:
    """MG-OUT-1: nothing moves before the whole choice is made. MG-AID-1: whom it is aimed at may answer."""
    victim = await choose(t, me, "victim", victims(t, me), card)
    t.move(card, t.hands[me], t.discard)
    t.tell("cut", me, card, victim)
    answer = await react(t, "aid", [victim], t.hands, "aid", me, card)
    if answer is None:
        lose_best(t, victim)
    else:
        aid = answer[1]
        t.move(aid, t.hands[victim], t.discard)
        t.tell("aided", victim, aid)


def lose_best(t: MyGame, victim: Seat) -> None:
    """MG-OUT-2: the strongest supply; of several the one that was laid first."""
    best = max(t.laid[victim].cards, key=lambda card: t.faces[card].value)
    t.move(best, t.laid[victim], t.discard)
    t.tell("lost", victim, best, t.faces[best].value)


EFFECTS: Final[dict[str, Callable[[MyGame, Seat, CardId], Awaitable[None]]]] = {"supply": lay, "outage": cut_off}


def over(t: MyGame) -> bool:
    """MG-END-1: asked between two turns, so that whoever draws the last card still plays."""
    return not t.deck.cards or max(t.points()) >= t.goal


def winners(t: MyGame) -> list[Seat]:
    """MG-END-2: the most points; equal, shared."""
    points = t.points()
    return [seat for seat in range(t.seats) if points[seat] == max(points)]
