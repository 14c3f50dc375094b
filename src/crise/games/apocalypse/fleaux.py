"""Apocalypse: fléaux are drawn, wait, take effect, are counted, chased and over. What each does: the chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crise.engine.ask import CardId, Seat
from crise.engine.questions import choose
from crise.games.apocalypse.state import (
    ECOLOGIQUE,
    INVASION,
    PLAGUES,
    PURGE,
    SANITAIRE,
    Apocalypse,
    Effect,
    Plague,
    scourges,
)
from crise.games.smile_life.jobs import look_at_pile
from crise.games.smile_life.laying import UNTOLD, come, draw
from crise.games.smile_life.special import LUCK, bury, keep_one
from crise.games.smile_life.state import NONE, TURNED, Book

Receive: TypeAlias = Callable[[Apocalypse, Seat, CardId, str], None]
Plain: TypeAlias = Callable[[Apocalypse, Seat, CardId], bool]
VIRUS: Final = "virus"

# --- Drawing ------------------------------------------------------------------------------


def deal(below: Callable[[Apocalypse, Seat, CardId], None]) -> Callable[[Apocalypse, Seat, CardId], None]:
    def unless_it_strikes(t: Apocalypse, seat: Seat, card: CardId) -> None:
        """AP-FLE-5, AP-FLE-6: a fléau in a starting hand is laid and replaced; so is its replacement."""
        if t.faces[card].kind not in PLAGUES:
            below(t, seat, card)
            return
        t.put(card, t.deck, t.drawn)
        t.drawers.append(seat)
        t.tell("plague", seat, card)

    return unless_it_strikes


def receive(below: Receive) -> Receive:
    def then_uncover(t: Apocalypse, seat: Seat, card: CardId, told: str) -> None:
        """AP-SAN-3: what comes to a hand during a Crise sanitaire is no Virus. AP-POL-1."""
        if t.plagues and catches(t, seat):
            t.clean.append(card)
        below(t, seat, card, told)
        if t.face_up:
            uncover(t)

    return then_uncover


def is_plain(below: Plain) -> Plain:
    def or_harmless(t: Apocalypse, seat: Seat, card: CardId) -> bool:
        """A Virus that nobody catches comes to the hand as any other card: a line of its own would give it away."""
        return below(t, seat, card) or (t.faces[card].key == VIRUS and not catches(t, seat))

    return or_harmless


async def draw_virus(t: Apocalypse, seat: Seat, card: CardId, told: str) -> bool:
    """AP-SAN-3: laid and replaced, if he catches it."""
    t.put(card, t.deck, t.laid[seat])
    fall_ill(t, seat, card)
    uncover(t)
    return not t.deck.cards or await come(t, seat, t.take(t.deck), told)


def uncover(t: Apocalypse) -> None:
    """AP-POL-1: everybody sees the uppermost card of a pile that is turned over. AP-FLE-15: that does nothing."""
    if t.face_up and t.deck.cards:
        [top] = t.settle(t.deck, 1)
        if t.known[top] != t.everybody:
            t.show(top, t.deck, t.everybody)
            t.tell("next_card", top)


def hand_size(below: Callable[[Apocalypse, Seat], int]) -> Callable[[Apocalypse, Seat], int]:
    def size_now(t: Apocalypse, seat: Seat) -> int:
        """AP-ECL-1, AP-ECL-5: one; AP-ECL-7: not for the Survivaliste; AP-MODE-5: the smallest. AP-PUR-10: what the
        hand had before. AP-INO-6: nobody draws during an Inondation."""
        if t.flood:
            return 0
        size = below(t, seat)
        if t.plagues and t.in_force(ECOLOGIQUE) and not t.survivor(seat):
            size = 1
        return size if t.limit == NONE or seat != t.turn else min(size, t.limit)

    return size_now


async def refill_all(t: Apocalypse) -> None:
    """AP-FLE-4."""
    await fill(t, [t.book.hand_size(t, seat) for seat in range(t.seats)])


async def fill(t: Apocalypse, sizes: list[int]) -> None:
    """AP-FLE-4: in turn order from the player whose turn it is; fléaux are set aside until all hands are full."""
    t.gathering = True
    for seat in t.from_turn():
        had = len(t.hands[seat].cards)
        while t.deck.cards and len(t.hands[seat].cards) < sizes[seat]:
            await come(t, seat, t.take(t.deck), UNTOLD)
        drawn = t.hands[seat].cards[had:]
        if drawn:
            t.tell("refilled", seat, drawn)
    t.gathering = False
    if not t.erupting:
        await erupt(t)


async def fill_one(t: Apocalypse, seat: Seat, size: int) -> None:
    """AP-FLE-4: a hand that is refilled out of turn."""
    sizes = [len(hand) for hand in t.hands]
    sizes[seat] = size
    await fill(t, sizes)


async def chercheur(t: Apocalypse, me: Seat, card: CardId) -> None:
    """SL-POW-14: the sixth card. AP-ECL-5: not while one plays with one card. AP-FLE-2: a fléau in its place may leave
    the hand without room for it, or take the job; AP-FLE-4: out of one's turn it waits."""
    if me != t.turn:
        await fill_one(t, me, min(len(t.hands[me]) + 1, t.book.hand_size(t, me)))
        return
    if t.limit != NONE:
        t.limit += 1  # AP-PUR-3
    sixth = len(t.hands[me]) + 1
    while t.deck.cards and len(t.hands[me]) < min(sixth, t.book.hand_size(t, me)):
        await draw(t, me)


async def chance(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-FLE-9: a fléau among the three is discarded like another card, or kept: then it is drawn. AP-VIR-6."""
    seen = look_at_pile(t, me, LUCK)
    if seen:
        kept, rest = await keep_one(t, me, seen)
        bury(t, me, rest)
        if not await come(t, me, kept, "kept"):
            return
    await t.book.play(t, me, "play", [])


# --- Taking effect ------------------------------------------------------------------------------


async def be_drawn(t: Apocalypse, drawer: Seat, card: CardId, told: str) -> bool:
    """AP-FLE-1: laid face up, it never comes to a hand. AP-FLE-3: then the draw of a turn was all of it; AP-FLE-2: who
    refills his hand draws again. AP-FLE-4: one that comes while others take effect, or everybody refills, waits."""
    t.put(card, t.deck, t.drawn)
    t.drawers.append(drawer)
    t.tell("plague", drawer, card)
    uncover(t)
    if not t.gathering and not t.erupting:
        await erupt(t)
    return False


async def relaunch(t: Apocalypse, me: Seat, card: CardId) -> None:
    """AP-JOB-6: a past crisis or event, as if this one had drawn it."""
    t.past.remove(card)
    t.move(card, t.out, t.drawn)
    t.drawers.append(me)
    t.tell("plague", me, card)
    await erupt(t)


async def erupt(t: Apocalypse) -> None:
    """AP-FLE-4: in the order drawn."""
    t.erupting = True
    while t.drawers:
        await strike(t, t.drawn.cards[0], t.drawers.pop(0))
    t.erupting = False


async def strike(t: Apocalypse, card: CardId, drawer: Seat) -> None:
    face = t.faces[card]
    if face.key == PURGE and t.in_force(INVASION):
        t.postponed = card  # AP-INV-9
        t.move(card, t.drawn, t.force)
        t.tell("postponed", card)
        return
    if not t.advanced:
        await chase(t)  # AP-MODE-4: in avancé they add up
    t.move(card, t.drawn, t.force)
    strikes = scourges(t).strikes
    await strikes[face.key if face.key in strikes else face.kind](t, card, drawer)


async def chase(t: Apocalypse) -> None:
    """AP-MODE-2: basique: all that is in force goes, with its end rules. AP-MODE-7: but an Invasion."""
    for plague in t.plagues[:]:
        if plague.key != INVASION:
            await end(t, plague)
    for monster in t.monsters[:]:
        t.monsters.remove(monster)
        t.tell("gone", monster.card, "chased")
        retire(t, monster.card)


async def begin(t: Apocalypse, card: CardId, drawer: Seat) -> None:
    """AP-CRI-1, AP-EV-5. AP-FLE-14: an event that is the last card of the pile does nothing."""
    if not t.deck.cards and t.faces[card].kind == "evenement":
        t.tell("gone", card, "last")
        retire(t, card)
    else:
        await rage(t, t.faces[card].key, card, t.face(card).rounds)


async def rage(t: Apocalypse, key: str, card: CardId, rounds: int) -> None:
    """AP-CRI-10: held by the player whose turn it is; before the first turn, by the last player. AP-CRI-7: either way
    the next player begins its first round."""
    holder = t.from_turn()[-1] if t.opening else t.turn
    plague = Plague(key, card, holder, rounds, t.turns)
    t.plagues.append(plague)
    t.tell("rages", key, holder, rounds)
    begins = scourges(t).begins
    if key in begins:
        await begins[key](t, plague)


def from_holder(t: Apocalypse, plague: Plague) -> list[Seat]:
    """AP-CRI-11, AP-FLE-12: everybody, in turn order from the holder."""
    return [plague.holder, *t.others(plague.holder)]


# --- Counting and ending ----------------------------------------------------------------------------


async def count(t: Apocalypse, plague: Plague) -> None:
    """AP-CRI-8: a round of it is over."""
    if plague.key == PURGE and t.in_force(INVASION):
        return  # AP-INV-9: the Invasion comes first
    plague.left -= 1
    if plague.left:
        t.tell("round_over", plague.key, plague.left)
    else:
        await end(t, plague)


async def end(t: Apocalypse, plague: Plague) -> None:
    """AP-FLE-13: it goes out. How an Invasion ends, its own chapter tells."""
    t.plagues.remove(plague)
    if plague.key != INVASION:
        t.tell("plague_over", plague.key)
    if plague.card != NONE:
        retire(t, plague.card)
    ends = scourges(t).ends
    if plague.key in ends:
        await ends[plague.key](t, plague)


def retire(t: Apocalypse, card: CardId) -> None:
    """AP-FLE-13: a fléau that is over, beaten or chased. AP-JOB-6: crises and events are past then."""
    t.move(card, t.force, t.out)
    if t.faces[card].kind != "monstre":
        t.past.append(card)


# --- The Virus during a Crise sanitaire ------------------------------------------------------------------


def catches(t: Apocalypse, seat: Seat) -> bool:
    """AP-SAN-2, AP-SAN-8: must he lay the Virus?"""
    return t.in_force(SANITAIRE) and not t.masked(seat)


def fall_ill(t: Apocalypse, seat: Seat, card: CardId) -> None:
    """AP-VIR-8, AP-VIR-9: laid, it stays."""
    t.marks[card] = TURNED
    t.tell("fell_ill", seat, card)


async def quarantine(t: Apocalypse) -> None:
    """AP-SAN-3: a Virus that has reached a hand is laid, and replaced at once (AP-INO-5: not during an Inondation)."""
    for seat in t.from_turn():
        for card in [held for held in t.hands[seat].cards if t.faces[held].key == VIRUS]:
            if catches(t, seat):
                size = len(t.hands[seat])
                t.move(card, t.hands[seat], t.laid[seat])
                fall_ill(t, seat, card)
                if not t.flood:
                    await fill_one(t, seat, size)


def contagious(effect: Effect) -> Effect:
    """AP-SAN-3: an effect that moves hands, and a Virus with them."""

    async def then_lay_virus(t: Apocalypse, me: Seat, card: CardId) -> None:
        await effect(t, me, card)
        if t.plagues:
            await quarantine(t)

    return then_lay_virus


# --- Before the first turn ------------------------------------------------------------------------------------


async def prologue(t: Apocalypse) -> None:
    """AP-FLE-7: fléaux of the starting hands take effect in turn order from the first player, before his turn."""
    t.opening = True
    for seat in t.from_turn():
        await lay_one(t, seat)
    order = sorted(range(len(t.drawers)), key=lambda at: t.from_turn().index(t.drawers[at]))
    t.drawn.cards = [t.drawn.cards[at] for at in order]
    t.drawers = [t.drawers[at] for at in order]
    await erupt(t)
    t.opening = False


async def lay_one(t: Apocalypse, seat: Seat) -> None:
    """AP-FLE-6: of several in one hand its owner lays one, the others go out."""
    mine = [card for card, drawer in zip(t.drawn.cards, t.drawers, strict=True) if drawer == seat]
    if len(mine) < 2:
        return
    laid = await choose(t, seat, "starting", mine)
    for card in mine:
        if card != laid:
            del t.drawers[t.drawn.cards.index(card)]
            t.move(card, t.drawn, t.out)
            t.tell("put_out", seat, card)


# --- What is looked up -----------------------------------------------------------------------------------------

MOVES_HANDS: Final = ("troc", "tsunami", "tornade", "chef-des-achats", "chef-des-ventes")
STRIKES: Final[dict[str, Any]] = {"crise": begin, "evenement": begin}


def pages(book: Book) -> Book:
    return book.extended(
        deal=deal(book.deal),
        drawn={**dict.fromkeys(PLAGUES, be_drawn), VIRUS: draw_virus},
        is_plain=is_plain(book.is_plain),
        receive=receive(book.receive),
        hand_size=hand_size(book.hand_size),
        effects={"chercheur": chercheur, "chance": chance}
        | {key: contagious(book.effects[key]) for key in MOVES_HANDS},
        why_not={"starting": "AP-FLE-6"},
    )
