"""Noé, level 2: the Enquêteurs. Contrôle, Descente, and the État-Major that opposes them."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import PASS, CardId, Seat
from crise.engine.questions import choose, choose_openly
from crise.games.noe.base import NOBODY, announcement, conclude, last_word, refill, settle_rest
from crise.games.noe.legal import enqueteurs, opposing
from crise.games.noe.state import Noe

DESCENTE: Final = 3  # NO-ENQ-3: so many Enquêteurs, so many cards


async def enqueteur(t: Noe, me: Seat, card: CardId) -> None:
    """NO-ENQ-2: alone for a Contrôle. NO-ENQ-3: with two others for a Descente."""
    used = [card]
    others = [c for c in enqueteurs(t, me) if c != card]
    options: list[CardId | None] = [PASS, *others] if len(others) >= DESCENTE - 1 else [PASS]
    while len(used) < DESCENTE:
        more = await choose(t, me, "enqueteur", options, card, DESCENTE - len(used))
        if more is None:
            break
        used.append(more)
        options = [c for c in others if c not in used]
    await investigate(t, me, used)


async def investigate(t: Noe, me: Seat, used: list[CardId]) -> None:
    """NO-ENQ-1: against an opponent still in the round. NO-ENQ-11: who is always asked whether he opposes."""
    target = await choose(t, me, "target", t.clockwise(me), used)
    for card in used:
        t.move(card, t.hands[me], t.played)
    t.tell("controls" if len(used) == 1 else "raids", me, used, target)
    options: list[CardId | None] = [PASS, *opposing(t, target, used)]
    shown = await choose_openly(t, target, "oppose", options, me, used, len(options) - 1)
    if shown is None:
        await search(t, me, target, len(used))
    else:
        await opposed(t, me, target, shown)


async def opposed(t: Noe, me: Seat, target: Seat, shown: CardId) -> None:
    """NO-ENQ-5: everybody knows that card now. NO-ENQ-6: the Enquêteurs go face up, the actor refills."""
    t.show(shown, t.hands[target], t.everybody)
    t.tell("opposed", target, shown, me)
    clear_action(t)
    refill(t, me)
    await last_word(t, me)


async def search(t: Noe, me: Seat, target: Seat, count: int) -> None:
    """NO-ENQ-2, NO-ENQ-3: the actor alone sees the hand, and takes as many cards as he used."""
    hand = t.hands[target]
    for card in hand.cards:
        t.show(card, hand, 1 << me)
    t.tell("searched", me, target, hand.cards)
    seized: list[CardId] = []
    for missing in range(count, 0, -1):
        seized.append(await choose(t, me, "seize", [c for c in hand.cards if c not in seized], target, missing))
    settle_rest(t, target)
    for card in seized:
        t.move(card, hand, t.hands[me])  # NO-ENQ-12: known to actor and victim
    t.tell("seized", me, target, seized)
    refill(t, target)
    await hide(t, me, 1)


async def hide(t: Noe, me: Seat, count: int) -> None:
    """NO-ENQ-4, NO-ESP-2, NO-ESP-3: discarded face down, under the cards of the action. NO-ENQ-12: only the actor
    knows them, and what the others knew of this hand is no longer sure. NO-ENQ-9: then announcing as usual."""
    hand = t.hands[me]
    hidden: list[CardId] = []
    for missing in range(count, 0, -1):
        hidden.append(await choose(t, me, "hide", [c for c in hand.cards if c not in hidden], missing))
    word = await announcement(t, me, [c for c in hand.cards if c not in hidden])
    for card in hidden:
        t.move_hidden(card, hand, t.discard, NOBODY)
    t.tell("hid", me, hidden)
    clear_action(t)
    conclude(t, me, word)


def clear_action(t: Noe) -> None:
    """NO-ENQ-7: what was used lies on top, and can't be taken."""
    for card in t.played.cards[:]:
        t.move(card, t.played, t.discard)
    t.takeable = False
