"""Noé, level 1, in the order of the rulebook: setup, drawing and discarding, announcements, the Élysée, the end.

The other levels build on it: `enqueteurs` (level 2) and `mechants` (level 3). `rules` strings a turn together.
"""

from __future__ import annotations

from typing import Final

from crise.engine.ask import PASS, CardId, Seat
from crise.engine.questions import choose, choose_openly
from crise.games.noe import combos
from crise.games.noe.combos import Announcement
from crise.games.noe.legal import CLAIMS, announcements
from crise.games.noe.state import COMPLETE, HAND, UNSETTLED, VILLAINS, Noe

NOBODY: Final = 0  # seats, as bits, that see a card put face down


class PileSpent(Exception):
    """NO-END-2: a card is needed, and there is none to be had in this round any more."""


# --- Setup ------------------------------------------------------------------------------


def setup(t: Noe) -> None:
    """NO-CARD-3: without the villains below level 3. NO-SET-2: the first dealer is drawn at random."""
    t.deck.cards = [card for card in range(len(t.faces)) if t.level == COMPLETE or t.kind(card) not in VILLAINS]
    t.dealer = t.roll(t.seats)
    begin_round(t)


def begin_round(t: Noe) -> None:
    """NO-SET-1, NO-SET-2. NO-ANN-8: a turn still to be lost lapses."""
    t.rounds += 1
    t.playing = list(range(t.seats))
    t.gained, t.lost_turns = [0] * t.seats, [0] * t.seats
    t.rested, t.rested_elysee = [[] for _ in range(t.seats)], [UNSETTLED] * t.seats
    t.reshuffled = t.undrawn = 0
    t.tell("round", t.rounds, t.dealer)
    deal(t)
    t.turn = (t.dealer + 1) % t.seats


def deal(t: Noe) -> None:
    """NO-SET-1: one by one, clockwise."""
    order = [*t.clockwise(t.dealer), t.dealer]
    for _ in range(HAND):
        for seat in order:
            t.put(t.take(t.deck), t.deck, t.hands[seat])
    throw_attentats(t, order)
    for seat in order:
        t.tell("dealt", seat, t.hands[seat].cards)
    turn_up(t)


def throw_attentats(t: Noe, order: list[Seat]) -> None:
    """NO-ATT-1, NO-ATT-4: all throw theirs away, then refill clockwise, until nobody has one."""
    while thrown := [(seat, card) for seat in order for card in t.hands[seat].cards if t.kind(card) == "attentat"]:
        for seat, card in thrown:
            t.move(card, t.hands[seat], t.discard)
            t.tell("thrown", seat, card)
        for seat, _ in thrown:
            t.put(t.take(t.deck), t.deck, t.hands[seat])


def turn_up(t: Noe) -> None:
    """NO-SET-1: the first discard; NO-ATT-1: until it is no Attentat."""
    while True:
        card = t.take(t.deck)
        t.put(card, t.deck, t.discard)
        t.tell("turned_up", card)
        if t.kind(card) != "attentat":
            break
    t.takeable = True


# --- The draw pile --------------------------------------------------------------------------


def take_from_pile(t: Noe) -> CardId:
    """NO-TURN-4: the discard is shuffled when a card is needed, not before."""
    if not t.deck.cards:
        reshuffle(t)
    t.undrawn = 0
    return t.take(t.deck)


def reshuffle(t: Noe) -> None:
    """NO-TURN-2: the discard, hidden cards included, but its top card. NO-END-2: so many times in a round."""
    if t.reshuffled == t.reshuffles:
        raise PileSpent
    t.reshuffled += 1
    top = t.discard.cards.pop()
    t.pour(t.discard, t.deck)
    t.discard.cards.append(top)
    t.tell("reshuffled", len(t.deck.cards))


def refill(t: Noe, seat: Seat) -> None:
    """Back to six cards. NO-ATT-2, NO-ATT-4: an Attentat is thrown away and replaced."""
    drawn = []
    hand = t.hands[seat]
    while len(hand.cards) < HAND:
        card = take_from_pile(t)
        if t.kind(card) == "attentat":
            t.put(card, t.deck, t.discard)
            t.tell("thrown", seat, card)
        else:
            t.put(card, t.deck, hand)
            drawn.append(card)
    if drawn:
        t.tell("refilled", seat, drawn)


def take_discard(t: Noe, me: Seat) -> CardId:
    """NO-TURN-1: the visible top; everybody knows who has it now."""
    card = t.discard.cards[-1]
    t.move(card, t.discard, t.hands[me])
    t.undrawn += 1
    t.tell("took", me, card)
    return card


# --- The discard ------------------------------------------------------------------------------


async def discard(t: Noe, me: Seat, taken: CardId | None) -> None:
    """NO-TURN-1. NO-TURN-3: not the card just taken from the discard. NO-ANN-1: announcing comes with it."""
    card = await choose(t, me, "discard", [c for c in t.hands[me].cards if c != taken])
    word = await announcement(t, me, [c for c in t.hands[me].cards if c != card])
    t.move(card, t.hands[me], t.discard)
    t.takeable = True
    t.tell("discarded", me, card)
    conclude(t, me, word)


# --- Announcements --------------------------------------------------------------------------------


async def announcement(t: Noe, me: Seat, kept: list[CardId]) -> str | None:
    """NO-ANN-5: never compulsory. Asked before the discard is shown, so that nobody sees who could have spoken."""
    t.kept = kept
    what, options, about = claims(t, kept)
    return await choose(t, me, what, options, *about)


async def last_word(t: Noe, me: Seat) -> None:
    """NO-ANN-4: a turn may also end without a discard, after an opposed action or a bomb. Here the waiting shows,
    so everybody is asked, with something to announce or not."""
    t.kept = t.hands[me].cards[:]
    what, options, about = claims(t, t.kept)
    conclude(t, me, await choose_openly(t, me, what, options, *about))


def claims(t: Noe, kept: list[CardId]) -> tuple[str, list[str | None], tuple[int, ...]]:
    """NO-ANN-3: with help only what is right, best first, and its points. Without: everything can be said."""
    if not t.assisted:
        return "claim", [PASS, *CLAIMS], ()
    right = announcements(t, kept)
    return "announce", [*[a.word for a in right], PASS], (right[0].points if right else 0,)


def conclude(t: Noe, me: Seat, word: str | None) -> None:
    """NO-ANN-6: the word that was said must be true of the hand."""
    if word is PASS:
        return
    for right in announcements(t, t.hands[me].cards):
        if right.word == word:
            score(t, me, right)
            return
    show_hand(t, me, word)
    t.lost_turns[me] += 1  # NO-ANN-3: the next one


def score(t: Noe, me: Seat, right: Announcement) -> None:
    """NO-ANN-2: the points, and out of the round. NO-ANN-7: the cards lie open, out of play."""
    cards = t.hands[me].cards[:]
    for card in cards:
        t.move(card, t.hands[me], t.laid[me])
    t.points[me] += right.points
    t.gained[me] = right.points
    t.playing.remove(me)
    t.tell("announced", me, right.combination, right.points, cards)


def show_hand(t: Noe, me: Seat, word: str) -> None:
    """NO-ANN-3: wrong. Everybody has seen the hand; it is taken back."""
    for card in t.hands[me].cards:
        t.show(card, t.hands[me], t.everybody)
    t.tell("wrong", me, word, t.hands[me].cards)


# --- Complot à l'Élysée --------------------------------------------------------------------------------


def announce_elysee(t: Noe, me: Seat) -> bool:
    """NO-ELY-2, NO-ELY-6: said before drawing. True if it ends the round (NO-ELY-3); if it is wrong, this turn is
    lost (NO-ANN-8). NO-ELY-4 needs no line: with nobody else in the round, the round is over already."""
    if t.holds_elysee(me):
        score(t, me, combos.ELYSEE)
        return True
    show_hand(t, me, combos.ELYSEE.word)
    t.undrawn += 1  # NO-TURN-5
    return False


def rest(t: Noe, me: Seat) -> None:
    """NO-ELY-5: the hand as this turn ends, however it ended."""
    t.rested[me] = t.hands[me].cards[:]
    t.rested_elysee[me] = UNSETTLED


def settle_rest(t: Noe, seat: Seat) -> None:
    """An opponent takes cards out of this hand. Soon even its owner may not know where they are; so what the hand
    was when its turn ended is decided now."""
    if t.rested_elysee[seat] == UNSETTLED:
        t.rested_elysee[seat] = 1 if t.rested_with_elysee(seat) else 0


# --- The end of a round, and of the game -------------------------------------------------------------------


def end_round(t: Noe) -> None:
    """NO-ANN-2, NO-ELY-3, NO-END-2: whoever has announced nothing scores nothing. NO-END-1, NO-END-3."""
    t.tell("round_over", t.rounds, t.playing[:])
    for seat in range(t.seats):
        t.tell("total", seat, t.points[seat])
    if max(t.points) >= t.target or t.rounds >= t.max_rounds:
        t.finished = True
        t.tell("won", winners(t), max(t.points))
        return
    for pile in [t.discard, t.played, *t.hands, *t.laid]:
        t.pour(pile, t.deck)
    t.dealer = (t.dealer + 1) % t.seats
    begin_round(t)


def over(t: Noe) -> bool:
    return t.finished


def winners(t: Noe) -> list[Seat]:
    """NO-END-1: the highest score; equal, shared."""
    best = max(t.points)
    return [seat for seat in range(t.seats) if t.points[seat] == best]
