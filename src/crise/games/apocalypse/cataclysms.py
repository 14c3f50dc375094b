"""Apocalypse: Incendie, Tornade, Séisme (AP-CAT, AP-SEI). Inondation has a chapter of its own."""

from __future__ import annotations

from crise.engine.ask import CardId, Seat
from crise.engine.pile import HELD, Pile
from crise.engine.questions import choose, choose_openly
from crise.games.apocalypse.crises import break_out, cut_hands, goes_unfed
from crise.games.apocalypse.fleaux import fill
from crise.games.apocalypse.leaving import arrive, depart, told_apart
from crise.games.apocalypse.legal import choosable, why_not_get
from crise.games.apocalypse.state import Apocalypse
from crise.games.smile_life.laying import HAND, to_discard
from crise.games.smile_life.legal import always
from crise.games.smile_life.state import NONE, Book

# --- Incendie ---------------------------------------------------------------------------


async def incendie(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-CAT-2: all hands burn, the Virus too (AP-VIR-1); then each draws as many as he had."""
    sizes = [len(hand) for hand in t.hands]
    for seat in [me, *t.others(me)]:
        burnt = t.hands[seat].cards[:]
        for held in burnt:
            to_discard(t, seat, held, t.hands[seat])
        t.tell("burnt", seat, burnt)
    await fill(t, sizes)  # AP-FLE-4


# --- Tornade ----------------------------------------------------------------------------


async def tornade(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-CAT-3: all hands to the left, at once, with the Virus (AP-VIR-1)."""
    kept = {seat: await hold_on(t, seat) for seat in [me, *t.others(me)]}
    flying = [Pile(1 << seat, HELD) for seat in range(t.seats)]
    held = [Pile(1 << seat, HELD) for seat in range(t.seats)]
    for seat, card_kept in kept.items():
        if card_kept != NONE:
            t.move(card_kept, t.hands[seat], held[seat])
        t.sweep(t.hands[seat], flying[seat])
        t.sweep(held[seat], t.hands[seat])
    for seat in kept:
        left = t.others(seat)[0]
        gust = sorted(flying[seat].cards)
        t.sweep(flying[seat], t.hands[left])
        t.tell("blown", seat, gust, left)
    await cut_hands(t)


async def hold_on(t: Apocalypse, seat: Seat) -> CardId:
    """AP-CAT-4: the Chercheur keeps his extra card."""
    hand = t.hands[seat].cards
    if t.job_key(seat) != "chercheur" or len(hand) <= HAND:
        return NONE
    return await choose_openly(t, seat, "keep_card", t.one_of_each(hand))


# --- Séisme -----------------------------------------------------------------------------


async def seisme(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-CAT-5: one card of each player, himself too, shuffled and dealt. AP-SEI-1: of those who have one."""
    shaken = [seat for seat in [me, *t.others(me)] if choosable(t, seat)]
    lifted = {await choose(t, me, "shake", told_apart(t, choosable(t, seat)), seat): seat for seat in shaken}
    if not lifted:
        t.tell("no_effect", me, card)
        return
    t.tell("shook", me, list(lifted))
    dealt = dict(zip(shaken, shuffled(t, list(lifted)), strict=True))
    for fallen, owner in lifted.items():
        if dealt[owner] != fallen:
            await depart(t, owner, [fallen], t.lifted)
    for seat, fallen in dealt.items():
        await land(t, seat, fallen, lifted[fallen])
    await break_out(t)  # AP-ANI-6: feeding is over


def shuffled(t: Apocalypse, cards: list[CardId]) -> list[CardId]:
    dealt: list[CardId] = []
    while cards:
        dealt.append(cards.pop(t.roll(len(cards))))
    return dealt


async def land(t: Apocalypse, seat: Seat, card: CardId, owner: Seat) -> None:
    """AP-SEI-2: who could not lay it discards it. AP-SEI-4: what comes back to its owner stays. AP-SEI-3: effects, of
    what comes back too."""
    if seat == owner:
        t.tell("stays", seat, card)
        if t.faces[card].key in t.book.effects:
            t.playing = card
            await t.book.effects[t.faces[card].key](t, seat, card)
    elif why_not_get(t, seat, card, t.laid[owner]) or await goes_unfed(t, seat, card):
        to_discard(t, seat, card, t.lifted)
        t.tell("shattered", owner, card, seat, t.cost(owner, card))
    else:
        t.move(card, t.lifted, t.laid[seat])
        t.tell("landed", seat, card, owner, t.brought(seat, card), t.cost(owner, card))
        await arrive(t, seat, card)


# --- For the rulebook -------------------------------------------------------------------


def pages(book: Book) -> Book:
    return book.extended(
        may_lay={"cataclysme": always},  # AP-CAT-1
        effects={"incendie": incendie, "tornade": tornade, "seisme": seisme},
        used_up={"cataclysme"},
        why_not={"shake": "AP-SEI-1"},
    )
