"""Noé, level 3: the villains. Attentats, red and violet Espions, Poseurs de bombes."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId, Seat
from crise.engine.questions import choose
from crise.games.noe.base import last_word, refill, settle_rest
from crise.games.noe.enqueteurs import clear_action, hide
from crise.games.noe.state import Noe

BOMBED: Final = 3  # NO-BOM-1

# --- Attentats ---------------------------------------------------------------------------


def attentat(t: Noe, me: Seat, drawn: CardId) -> None:
    """NO-ATT-3: drawn at the start of a turn. NO-ATT-5: the nearest player anticlockwise still in the round strikes,
    and nothing else happens in this turn."""
    t.put(drawn, t.deck, t.played)
    killer = t.clockwise(me)[-1]
    t.tell("attentat", me, drawn, killer)
    dead = blind(t, me)
    t.move(dead, t.hands[me], t.discard)
    t.tell("killed", killer, me, dead)
    clear_action(t)
    refill(t, me)


def blind(t: Noe, victim: Seat) -> CardId:
    """A card taken from a hand that was shuffled first: any."""
    cards = t.hands[victim].cards
    return cards[t.roll(len(cards))]


# --- Espions -------------------------------------------------------------------------------


async def espion_rouge(t: Noe, me: Seat, card: CardId) -> None:
    """NO-ESP-2."""
    target = await choose(t, me, "target", t.clockwise(me), [card])
    await hook(t, me, card, [target])


async def espion_violet(t: Noe, me: Seat, card: CardId) -> None:
    """NO-ESP-3, NO-VIL-3: two different opponents; with one left, that one."""
    first = await choose(t, me, "target", t.clockwise(me), [card])
    others = [seat for seat in t.clockwise(me) if seat != first]
    if not others:
        await hook(t, me, card, [first])
        return
    second = await choose(t, me, "second_target", others, first)
    await hook(t, me, card, [seat for seat in t.clockwise(me) if seat in (first, second)])


async def hook(t: Noe, me: Seat, card: CardId, targets: list[Seat]) -> None:
    """NO-ESP-2: one card blind from each; they refill clockwise (NO-ATT-4: from the actor's left)."""
    t.move(card, t.hands[me], t.played)
    t.tell("hooks", me, card, targets)
    for target in targets:
        taken = blind(t, target)
        settle_rest(t, target)
        t.move(taken, t.hands[target], t.hands[me])
        t.tell("hooked", me, target, taken)
    for target in targets:
        refill(t, target)
    await hide(t, me, len(targets))


# --- Poseurs de bombes ---------------------------------------------------------------------------


async def poseur(t: Noe, me: Seat, card: CardId) -> None:
    """NO-BOM-1: three cards blind, announced and discarded, the bomber on top."""
    target = await choose(t, me, "target", t.clockwise(me), [card])
    t.move(card, t.hands[me], t.played)
    t.tell("bombs", me, card, target)
    settle_rest(t, target)
    dead = []
    for _ in range(BOMBED):
        dead.append(blind(t, target))
        t.move(dead[-1], t.hands[target], t.discard)
    t.tell("bombed", me, target, dead)
    refill(t, target)
    clear_action(t)
    await last_word(t, me)
