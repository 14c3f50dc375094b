"""Smile Life: the special cards, and the casino's first bet."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.pile import BAG, Pile
from crise.engine.questions import choose, choose_openly
from crise.games.smile_life.jobs import look_at_pile, retrieve, swap
from crise.games.smile_life.laying import bet, come, inflict, lay, refill
from crise.games.smile_life.legal import layable, stakes, victims, why_not_push
from crise.games.smile_life.state import FAST, NONE, TURNED, SmileLife

RAINBOW: Final = 3  # SL-SP-2
LUCK: Final = 3  # SL-SP-4


async def anniversaire(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-SP-1: in turn order, each gives a salary that is not invested, of his choice."""
    given = False
    for seat in t.others(me):
        salaries = t.one_of_each(t.laid_of(seat, "salaire", TURNED | FAST))
        if salaries:
            given = True
            gift = await choose(t, seat, "gift", salaries, me)
            t.move(gift, t.laid[seat], t.laid[me])
            t.tell("gave", seat, gift, me, t.brought(me, gift))
    if not given:
        t.tell("no_effect", me, card)


async def arc_en_ciel(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-SP-2: up to three more cards, then refill."""
    for _ in range(RAINBOW):
        if await t.book.play(t, me, "more", [PASS]) is PASS:
            break
    await refill(t, me)


async def casino(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-SP-3, SL-CAS-1: who lays it may bet at once, and then refills."""
    t.casino = me
    # Asked even if there is no salary: whether the table waits here would tell what is in a hidden hand.
    stake = await choose_openly(t, me, "bet", [PASS, *([] if t.book.may_bet(t, me) else stakes(t, me))])
    if stake is not None:
        await bet(t, me, stake)
        await refill(t, me)


async def chance(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-SP-4: of the next three keep one, discard the others in an order of one's choice, and play again."""
    seen = look_at_pile(t, me, LUCK)
    if seen:
        kept, rest = await keep_one(t, me, seen)
        await come(t, me, kept, "kept")
        bury(t, me, rest)
    await t.book.play(t, me, "play", [])


async def keep_one(t: SmileLife, me: Seat, seen: list[CardId]) -> tuple[CardId, list[CardId]]:
    """All are taken off the pile: the one to keep, and the others in the order in which they are discarded."""
    kept = await choose(t, me, "keep", seen)
    rest = [card for card in seen if card != kept]
    if rest:
        first = await choose(t, me, "bury", rest)
        rest.remove(first)
        rest.insert(0, first)
    for _ in seen:
        t.take(t.deck)
    return kept, rest


def bury(t: SmileLife, me: Seat, cards: list[CardId]) -> None:
    for card in cards:
        t.put(card, t.deck, t.discard)
        t.origin[card] = me
        t.tell("threw", me, card)


async def etoile_filante(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-SP-5."""
    await retrieve(t, me, card, [*layable(t, me, t.discard)])


async def piston(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-SP-7: a job from the hand without its studies, only without a job; then refill."""
    if t.job[me] != NONE:
        t.tell("no_effect", me, card)
        return
    hand = t.hands[me]
    jobs = t.of_kind("metier")
    fit = [held for held in hand.cards if held in jobs and not why_not_push(t, me, held)]
    job = await choose_openly(t, me, "job", [PASS, *fit])
    if job is not None:
        await lay(t, me, job, hand)
        t.pushed[me] = t.job[me] == job
        await refill(t, me)


async def troc(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-SP-8."""
    await swap(t, me, card, t.hands[me].cards, [])


async def tsunami(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-SP-9: all hands shuffled together and dealt again, each to the size it had."""
    sizes = [len(hand) for hand in t.hands]
    wave = Pile(0, BAG)
    for hand in t.hands:
        t.pour(hand, wave)
    for seat in [me, *t.others(me)]:
        for _ in range(sizes[seat]):
            t.put(t.take(wave), wave, t.hands[seat])
        t.tell("dealt", seat, t.hands[seat].cards)


async def vengeance(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-SP-10: a malus one has received, on another player who can suffer it."""
    received = [malus for malus in t.one_of_each(t.laid_of(me, "malus")) if victims(t, me, malus)]
    options: list[Option] = [*received]
    if not options:
        t.tell("no_effect", me, card)
        return
    malus = await choose(t, me, "revenge", received)
    t.playing = malus
    target = await choose(t, me, "target", victims(t, me, malus), malus)
    await inflict(t, me, malus, t.laid[me], target)
