"""Smile Life: cards are drawn, laid, paid for, thrown and lost. What each of them does: the chapters after this one."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.pile import Pile
from crise.engine.questions import choose, choose_openly
from crise.games.smile_life.legal import (
    coins,
    is_free,
    layable,
    stakes,
    victims,
)
from crise.games.smile_life.state import NONE, TURNED, SmileFace, SmileLife

HAND: Final = 5  # SL-HAND-1
DISCARD: Final = "discard"
BET: Final = "bet"
FREE: Final = "free"
UNTOLD: Final = ""  # a card that comes with others: they are told together
FACE_UP: Final = frozenset({"casino", "heritage"})  # SL-FACE-1

# --- Hands ------------------------------------------------------------------------------


def hand_size(t: SmileLife, seat: Seat) -> int:
    """SL-HAND-1, SL-POW-14."""
    job = t.job[seat]
    return HAND + 1 if job != NONE and t.faces[job].key == "chercheur" else HAND


def draw(t: SmileLife, seat: Seat) -> Awaitable[bool]:
    """One card, with all that happens then. False: it did not come to the hand."""
    return come(t, seat, t.take(t.deck), "drew") if t.deck.cards else nothing_to_draw()


async def nothing_to_draw() -> bool:
    """SL-HAND-2: the pile is used up."""
    return True


async def come(t: SmileLife, seat: Seat, card: CardId, told: str) -> bool:
    """A card that was taken off the pile, to the hand or elsewhere."""
    if t.book.is_plain(t, seat, card):
        t.book.receive(t, seat, card, told)
        return True
    drawn, face = t.book.drawn, t.faces[card]
    return await drawn[face.key if face.key in drawn else face.kind](t, seat, card, told)


def receive(t: SmileLife, seat: Seat, card: CardId, told: str) -> None:
    t.put(card, t.deck, t.hands[seat])
    if told != UNTOLD:
        t.tell(told, seat, card)


async def refill(t: SmileLife, seat: Seat) -> None:
    """Told in one line, but for what has an effect as it is drawn."""
    drawn: list[CardId] = []
    while is_short(t, seat):
        card = t.take(t.deck)
        if not t.book.is_plain(t, seat, card):
            tell_drawn(t, seat, drawn)
            drawn = []
            await come(t, seat, card, "drew")
        elif await come(t, seat, card, UNTOLD):
            drawn.append(card)
    tell_drawn(t, seat, drawn)


def is_plain(t: SmileLife, seat: Seat, card: CardId) -> bool:
    """Will it simply be in the hand?"""
    return t.faces[card].key not in t.book.drawn and t.faces[card].kind not in t.book.drawn


def tell_drawn(t: SmileLife, seat: Seat, drawn: list[CardId]) -> None:
    if len(drawn) == 1:
        t.tell("drew", seat, drawn[0])
    elif drawn:
        t.tell("refilled", seat, drawn)


def is_short(t: SmileLife, seat: Seat) -> bool:
    """SL-HAND-2: up to the hand size, as long as there are cards. SL-HAND-3: a larger hand is not cut."""
    return len(t.hands[seat].cards) < t.book.hand_size(t, seat) and len(t.deck.cards) > 0


# --- Laying ------------------------------------------------------------------------------


def lay(t: SmileLife, me: Seat, card: CardId, source: Pile) -> Awaitable[None]:
    """SL-TURN-1: in front of oneself, or on another player. Nothing moves before all of it is chosen."""
    t.playing = card
    face = t.faces[card]
    assert isinstance(face, SmileFace)
    if face.key in t.book.may_suffer:
        return aim(t, me, card, source)
    return buy(t, me, card, source) if face.price else put_down(t, me, card, source, [])


async def aim(t: SmileLife, me: Seat, card: CardId, source: Pile) -> None:
    target = await choose(t, me, "target", victims(t, me, card), card)
    await t.book.laid_on.get(t.faces[card].key, inflict)(t, me, card, source, target)


async def buy(t: SmileLife, me: Seat, card: CardId, source: Pile) -> None:
    await put_down(t, me, card, source, await pay(t, me, card, source))


def put_down(t: SmileLife, me: Seat, card: CardId, source: Pile, paid: list[CardId]) -> Awaitable[None]:
    """In front of oneself, with all that it does then."""
    leave(t, me, card, source, t.laid[me])
    if paid:
        t.tell("bought", me, card, paid, t.brought(me, card))
    else:
        t.tell("laid", me, card, t.brought(me, card))
    return take_effect(t, me, card)


async def take_effect(t: SmileLife, me: Seat, card: CardId) -> None:
    """A card that has just been laid takes its place, and does what it does."""
    book, face = t.book, t.faces[card]
    if face.kind in book.arrivals:
        await book.arrivals[face.kind](t, me, card)
    if face.key in book.effects:
        await book.effects[face.key](t, me, card)
    if face.kind in book.used_up and face.key not in FACE_UP and card in t.laid[me].cards:
        t.marks[card] |= TURNED  # SL-SP-11
        t.public_until = t.cursor  # everybody sees that its effect is over, whatever was chosen


async def inflict(t: SmileLife, me: Seat, card: CardId, source: Pile, target: Seat) -> None:
    """SL-MA-10: he suffers it, turns it and keeps it."""
    leave(t, me, card, source, t.laid[target])
    t.marks[card] = TURNED
    t.tell("inflicted", me, card, target)
    await t.book.malus[t.faces[card].key](t, me, target, card)


def leave(t: SmileLife, me: Seat, card: CardId, source: Pile, target: Pile) -> None:
    t.move(card, source, target)
    if source is t.discard:
        t.tell("took", me, card)


async def pay(t: SmileLife, me: Seat, card: CardId, source: Pile) -> list[CardId]:
    """SL-BUY-1: laid salaries, turned; SL-BUY-4: Héritage with or without them. What was paid, if anything was."""
    price = t.book.price_of(t, me, t.face(card))
    free: list[Option] = [FREE] if is_free(t, me, card, source) else []
    paid: list[CardId] = []
    while (due := price - sum(t.faces[coin].value for coin in paid)) > 0:
        coin = await choose(t, me, "pay", [*coins(t, me, paid, price), *free], card, due)
        if not isinstance(coin, int):
            t.free_house[me] = False  # SL-POW-11: once
            return []
        paid.append(coin)
        free = []
    for coin in paid:
        t.marks[coin] |= TURNED  # SL-BUY-3
    return paid


# --- Losing -----------------------------------------------------------------------------


def to_discard(t: SmileLife, seat: Seat, card: CardId, source: Pile) -> None:
    """SL-TURN-3: the discard remembers whom a card came from."""
    t.move(card, source, t.discard)
    t.marks[card] = 0
    t.origin[card] = seat


def lose(t: SmileLife, seat: Seat, card: CardId) -> None:
    """A laid card goes to the discard."""
    to_discard(t, seat, card, t.laid[seat])
    t.tell("lost", seat, card, t.cost(seat, card))


def skip_turns(t: SmileLife, seat: Seat, turns: int) -> None:
    """SL-TURN-6: they add up."""
    t.skips[seat] += turns
    t.tell("must_skip", seat, t.skips[seat])


# --- The play of a turn ------------------------------------------------------------------


async def play(t: SmileLife, me: Seat, what: str, others: list[Option]) -> Option:
    """SL-TURN-1: one hand card: laid, on another player, or on the discard; or a bet (SL-CAS-1, SL-CAS-4).
    What else may be chosen is for the caller to do."""
    hand = t.hands[me]
    if not hand.cards:
        return PASS  # everybody sees it: nobody is asked
    options: list[Option] = [*layable(t, me, hand), DISCARD]
    playable = len(options) - 1
    staked = [] if t.casino == NONE or t.book.may_bet(t, me) else stakes(t, me)
    if staked:
        options.append(BET)
    if others:
        options += others
    choice = await choose(t, me, what, options, playable)
    if choice == DISCARD:
        await throw(t, me, openly=len(options) == 1)  # or else somebody with one card to throw is not asked at all
    elif choice == BET:
        await bet(t, me, await choose(t, me, "bet", [*staked]))
    elif isinstance(choice, int):
        await lay(t, me, choice, hand)
    return choice


async def throw(t: SmileLife, me: Seat, openly: bool) -> None:
    """SL-TURN-1."""
    ask = choose_openly if openly else choose
    card = await ask(t, me, "throw", t.book.throwable(t, me))
    to_discard(t, me, card, t.hands[me])
    t.tell("threw", me, card)


# --- Casino: the bets -----------------------------------------------------------------------


async def bet(t: SmileLife, me: Seat, card: CardId) -> None:
    """SL-CAS-3: face down, if it is the first. SL-CAS-4: the second shows both. SL-CAS-6: then anyone may begin."""
    if t.bettor != NONE:
        settle_bets(t, me, card)
        return
    t.move_hidden(card, t.hands[me], t.bets, 1 << me)
    t.bettor, t.casino_open = me, True
    t.tell("bet", me, card)


def settle_bets(t: SmileLife, second: Seat, card: CardId) -> None:
    """SL-CAS-5: equal levels: the second takes both; different: the first. They are laid, not invested."""
    first, lying = t.bettor, t.bets.cards[0]
    winner = second if t.faces[lying].value == t.faces[card].value else first
    t.move(lying, t.bets, t.laid[winner])
    t.move(card, t.hands[second], t.laid[winner])
    t.bettor = NONE
    t.tell("bets_shown", first, lying, second, card)
    t.tell("bets_won", winner, [lying, card], t.brought(winner, lying, card))


def give_back_bet(t: SmileLife) -> None:
    """SL-CAS-7: it becomes a laid salary of its bettor."""
    if t.bettor != NONE:
        [lying] = t.bets.cards
        t.move(lying, t.bets, t.laid[t.bettor])
        t.tell("bet_back", t.bettor, lying, t.brought(t.bettor, lying))
        t.bettor = NONE
