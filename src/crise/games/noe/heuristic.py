"""Noé as a bot sees it: what a hand is likely to bring, in points of this round.

The Complot à l'Élysée decides most rounds: a hand is worth what it has of one, and most of all the Noé, which every
Élysée needs, and the jokers, which fit everywhere: whoever holds them, the others don't. Trios and the cards of a
Pulitzer on the way count for next to nothing. What one discards, the next one may take.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from crise.bots.heuristic import SILLY, Heuristic, Rated, filled, of_numbers, sanely
from crise.engine.ask import PASS, CardId, Seat
from crise.games.noe import combos
from crise.games.noe.combos import ELYSEE_NAMES, ONES, PAIRS, WEIGHT
from crise.games.noe.legal import DISCARD, ELYSEE, IS_ENQUETEUR, PILE
from crise.games.noe.state import HAND, Noe

# What a hand promises, fitted to some hundred thousand games of bots that play by it.
SURE_ELYSEE: Final = 100.0  # for an Élysée that is sure; an unsure one its share
A_NOE: Final = 18.0
JOKER: Final = 16.0
TRIO: Final = 2.5  # three of a category or of a name: half a Complot
PAIR: Final = 0.8
READY: Final = 45.0  # fifty points or more can be said at once

UNSEEN: Final = 5.5  # what the pile has over what one holds: it may be anything
# By name or category: what it costs to leave such a card to the next one.
GIFTS: Final = {"noe": 20, "sarah": 8, "max": 13, "marie": 13, "arthur": 13, "journalistes": 10, "pompiers": 10}
SILENCE: Final = -45.0  # what the last opponent is likely to score if one lets him play on
NOT_ALONE: Final = 20.0  # less of it for each other one who plays on anyway
CONTROLE: Final = 6.0  # the best of six cards, and the other one has lost it
DESCENTE: Final = 20.0
BLIND: Final = 2.0  # a card taken blind, and what its owner loses with it
BOMB: Final = 5.0
SPOIL: Final = 0.5  # of what a seized card was worth to its owner
SURE: Final = 12.0  # what is always done
LEAD: Final = 0.05  # how much the points of an opponent make him a target

# By question: so many points nobody gives away.
REACH: Final = {"discard": 25.0, "hide": 25.0, "seize": 25.0, "draw": 30.0, "act": 25.0, "announce": 40.0}


# --- Counting a hand -------------------------------------------------------------------------
# Three bits for each of these. A hand is the sum of its cards.

COUNTED: Final = (
    "jokers", "joker-noe", "noe", "sarah", "max", "marie", "arthur",
    "journalistes", "pompiers", "alphas", "leonard", "empires", "senechales", "duron",
)  # fmt: skip
AT: Final = {what: 3 * place for place, what in enumerate(COUNTED)}
ELYSEE_BITS: Final = (1 << AT["journalistes"]) - 1
SPECIAL_BITS: Final = ((1 << 3 * len(COUNTED)) - 1) ^ ELYSEE_BITS | 7  # the jokers count here too


def _count(code: int) -> int:
    if code >= PAIRS:
        return {"joker": 1, "joker-noe": 1 | 1 << AT["joker-noe"]}.get(combos.OTHERS[code - PAIRS], 0)
    return sum(1 << AT[group] for group in (combos.category(code), combos.name(code)) if group in AT)


COUNT: Final = [_count(code) for code in range(len(WEIGHT))]


def has(hand: int, what: str) -> int:
    return hand >> AT[what] & 7


def counted(t: Noe, cards: list[CardId]) -> tuple[int, int]:
    """A hand as a sum of COUNT, and as a tally of all its categories and names."""
    hand = tally = 0
    faces = t.faces
    for card in cards:
        code = faces[card].value
        hand += COUNT[code]
        tally += WEIGHT[code]
    return hand, tally


# --- What a hand promises ----------------------------------------------------------------------


def promise(hand: int, tally: int) -> float:
    """In points."""
    jokers = hand & 7
    worth = SURE_ELYSEE * elysee_chance(hand) + JOKER * jokers + in_passing(tally)
    if hand >> AT["noe"] & 7 or hand >> AT["joker-noe"] & 7:
        worth += A_NOE
    return worth + READY if is_ready(hand) else worth


def in_passing(tally: int) -> float:
    """What trios and pairs promise."""
    trios, pairs = groups(tally)
    return TRIO * trios + PAIR * pairs


def groups(tally: int) -> tuple[int, int]:
    """How many categories and names count three or more, and how many two or more."""
    high, low = tally >> 2, tally >> 1
    return ((high | low & tally) & ONES).bit_count(), ((high | low) & ONES).bit_count()


def is_ready(hand: int) -> bool:
    """NO-COMBO-4, NO-COMBO-5: Pulitzer, Étaré or five Alphas, with the jokers."""
    jokers = hand & 7
    return max(has(hand, "journalistes"), has(hand, "pompiers"), has(hand, "alphas") - 2) + jokers >= 3


# --- How likely an Élysée is ---------------------------------------------------------------------

LOOKS: Final = 6.0  # cards that one still gets to see in a round
LOOSE: Final = 70.0  # cards that may come
OUTS: Final = {"noe": 6, "sarah": 7, "max": 4, "marie": 3, "arthur": 4}
JOKERS: Final = 5
JOKER_SHARE: Final = 0.5  # of the jokers to come, for each name that is missing
COMPLETE: Final = 0.95  # somebody may still be faster

CHANCES: Final[dict[int, float]] = {}


def elysee_chance(hand: int) -> float:
    """That one of the two ways (NO-ELY-1) is completed in time. Hands that count alike have the same chance, and there
    are few: remembered."""
    key = hand & ELYSEE_BITS
    chance = CHANCES.get(key, -1.0)
    if chance < 0:
        chance = CHANCES[key] = _elysee_chance(key)
    return chance


def _elysee_chance(hand: int) -> float:
    if not noes_missing(hand) or not names_missing(hand):
        return COMPLETE
    three = at_least(noes_missing(hand), OUTS["noe"] - has(hand, "noe") - has(hand, "joker-noe"))
    return 1.0 - (1.0 - three) * (1.0 - names_chance(hand))


def noes_missing(hand: int) -> int:
    return max(0, 3 - has(hand, "noe") - has(hand, "joker-noe"))


def names_missing(hand: int) -> int:
    """NO-ELY-6: any joker stands for one of the four, only the Archange Noé for Noé."""
    noe, jokers = has(hand, "noe") > 0, has(hand, "jokers")
    if not noe and has(hand, "joker-noe"):
        noe, jokers = True, jokers - 1
    others = sum([1 for name in ELYSEE_NAMES if has(hand, name)])
    return max(0, len(ELYSEE_NAMES) - others - jokers) + (0 if noe else 1)


def names_chance(hand: int) -> float:
    """The jokers one has go where the fewest cards would help."""
    jokers = has(hand, "jokers")
    coming = JOKER_SHARE * (JOKERS - jokers)
    chance = 1.0
    if not has(hand, "noe"):
        if has(hand, "joker-noe"):
            jokers -= 1
        else:
            chance = at_least(1, OUTS["noe"])
    for outs in sorted([OUTS[name] for name in ELYSEE_NAMES if not has(hand, name)])[jokers:]:
        chance *= at_least(1, outs + coming)
    return chance


def at_least(wanted: int, outs: float) -> float:
    """That so many of these cards come (Poisson)."""
    mean = LOOKS * outs / LOOSE
    term = none = exp(-mean)
    for so_many in range(1, wanted):
        term *= mean / so_many
        none += term
    return 1.0 - none


# --- What is left of a hand ----------------------------------------------------------------------


def without(t: Noe, me: Seat, cards: list[CardId]) -> list[float]:
    """What the hand promises without each of these cards."""
    hand, tally = counted(t, t.hands[me].cards)
    faces = t.faces
    rates = []
    for card in cards:
        code = faces[card].value
        rates.append(promise(hand - COUNT[code], tally - WEIGHT[code]))
    return rates


# --- Drawing and discarding ---------------------------------------------------------------------


def _gift(code: int) -> float:
    return float(sum([GIFTS.get(combos.category(code), 0), GIFTS.get(combos.name(code), 0)]))


GIFT: Final = [_gift(code) for code in range(len(WEIGHT))]


def draw(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    if len(options) == 1:
        return [0.0]
    if t.holds_elysee(me) if not t.assisted else ELYSEE in options:  # a hundred points in the hand
        return [SURE_ELYSEE if option == ELYSEE else SILLY for option in options]
    hand, tally = counted(t, t.hands[me].cards)
    rates = {PILE: promise(hand, tally) + UNSEEN, ELYSEE: SILLY}
    if DISCARD in options:
        rates[DISCARD] = with_card(t, me, hand, tally, t.discard.cards[-1])
    return [rates.get(option, promise(hand, tally)) for option in options]


def with_card(t: Noe, me: Seat, hand: int, tally: int, card: CardId) -> float:
    """The best six of the seven, the new one among them (NO-TURN-3), less what the one that goes is to the next."""
    faces = t.faces
    code = faces[card].value
    hand, tally = hand + COUNT[code], tally + WEIGHT[code]
    best = 0.0
    for other in t.hands[me].cards:
        code = faces[other].value
        left = promise(hand - COUNT[code], tally - WEIGHT[code]) - GIFT[code]
        if left > best:
            best = left
    return best


def discard(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The next one may take it. Nobody gives him a joker."""
    faces = t.faces
    rates = []
    for card, left in zip(options, without(t, me, options), strict=True):
        code = faces[card].value
        rates.append(SILLY if COUNT[code] & 7 else left - GIFT[code])
    return rates


def hide(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return without(t, me, options)


# --- Announcing ---------------------------------------------------------------------------------


def announce(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """What is said counts its points; silence what may still come. What wins the game is said; what is not true is
    not."""
    if len(options) == 1:
        return [0.0]
    right = {one.word: one.points for one in combos.announcements(t.codes(t.kept))}
    if t.points[me] + max(right.values(), default=0) >= t.target and leads(t, me):
        return [right.get(option, SILLY) for option in options]
    silence = patience(t, t.kept)
    return [silence if option is PASS else right.get(option, SILLY) for option in options]


def patience(t: Noe, kept: list[CardId]) -> float:
    """What it is worth to play on with these cards. Between two, who speaks ends the round, and the other one has
    nothing of it: there a small Complot is worth more. Among more, they play on whatever one says."""
    hand, tally = counted(t, kept)
    rest = promise(hand, tally) - (READY if is_ready(hand) else 0.0)
    return rest + SILENCE + NOT_ALONE * (len(t.playing) - 2)


def leads(t: Noe, me: Seat) -> bool:
    return t.points[me] >= max(t.points)


# --- Enquêteurs and villains ---------------------------------------------------------------------


def act(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """A card that is used is gone, and brings another; what is not used may be discarded."""
    cards = [option for option in options if isinstance(option, int)]
    rates = [left + gain(t, card) for card, left in zip(cards, without(t, me, cards), strict=True)]
    return filled(options, rates, max(discard(t, me, t.hands[me].cards, about)))


def gain(t: Noe, card: CardId) -> float:
    code = t.faces[card].value
    if IS_ENQUETEUR[code]:
        return CONTROLE
    kind = t.faces[card].kind
    return BOMB if kind == "poseur" else BLIND if kind == "espion-rouge" or len(t.playing) == 2 else 2 * BLIND


def enqueteur(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """A Contrôle, or with two more a Descente."""
    others = [option for option in options if isinstance(option, int)]
    rates = [left + DESCENTE for left in without(t, me, others)]
    if len(others) == len(options):
        return rates
    hand, tally = counted(t, t.hands[me].cards)
    return filled(options, rates, promise(hand, tally) + CONTROLE)


def target(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Who leads, and who is known to hold something."""
    return [LEAD * t.points[seat] + known_promise(t, me, seat) for seat in options]


def known_promise(t: Noe, me: Seat, seat: Seat) -> float:
    pile = t.hands[seat]
    if not pile.known_to >> me & 1:
        return 0.0
    hand, tally = counted(t, [card for card in pile.cards if t.known[card] >> me & 1])
    return promise(hand, tally)


def oppose(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Always, with the card that one would miss least: everybody will know of it."""
    if len(options) == 1:
        return [0.0]
    faces = t.faces
    return [
        SURE - 0.5 * SURE * has(COUNT[faces[card].value], "noe") if isinstance(card, int) else 0.0 for card in options
    ]


def seize(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """What helps oneself, and what the other one will miss."""
    faces = t.faces
    hand, tally = counted(t, t.hands[me].cards)
    theirs, their_tally = counted(t, t.hands[about[0]].cards)
    now = promise(theirs, their_tally)
    rates = []
    for card in options:
        count, weight = COUNT[faces[card].value], WEIGHT[faces[card].value]
        loss = now - promise(theirs - count, their_tally - weight)
        rates.append(promise(hand + count, tally + weight) + SPOIL * loss)
    return rates


RATES: Final[dict[str, Rated]] = {
    "draw": draw,
    "draw_only": draw,
    "discard": of_numbers(discard),
    "announce": announce,
    "claim": announce,
    "act": act,
    "enqueteur": enqueteur,
    "target": of_numbers(target),
    "second_target": of_numbers(target),
    "oppose": oppose,
    "seize": of_numbers(seize),
    "hide": of_numbers(hide),
}

# --- Who is likely to win ---------------------------------------------------------------------------
# Fitted to games of `normal` against itself.

HOPE: Final = 95.0  # for an Élysée that is sure
NOE_HOPE: Final = 7.0
JOKER_HOPE: Final = 44.0  # shared by all: the fewer play, the more the others lack it
READY_HOPE: Final = 50.0  # at least, where it can be said
STILL_IN: Final = 12.0
TO_MOVE: Final = 2.0
TO_TAKE: Final = 0.6  # of what the card that lies open would add
SPREAD: Final = 85.0  # of the points that are still to come, at the end of a game of two
SPREAD_AHEAD: Final = 0.3  # and more of it, the farther the end
CROWD: Final = 0.8  # the more there are, the less one of them can make up for


def worth(t: Noe, seat: Seat) -> float:
    """Points, and those to be expected in this round; who is ahead wins, the likelier the nearer the end."""
    if t.finished:
        best = max(t.points)
        return 1.0 / t.points.count(best) if t.points[seat] == best else 0.0
    hopes = [float(points) for points in t.points]
    if any(t.rested):  # a new deal tells nothing yet
        add_prospects(t, hopes)
    top = max(hopes)
    spread = (SPREAD + SPREAD_AHEAD * max(0.0, t.target - top)) * (2.0 / t.seats) ** CROWD
    shares = [exp((hope - top) / spread) for hope in hopes]
    return shares[seat] / sum(shares)


def add_prospects(t: Noe, hopes: list[float]) -> None:
    """In the order of play: whoever comes after a complete Élysée has nothing to hope for."""
    for seat in [t.turn, *t.clockwise(t.turn)]:
        if seat in t.playing:
            hopes[seat] += STILL_IN + prospect(t, seat)
            if t.rested[seat] and elysee_chance(counted(t, t.hands[seat].cards)[0]) >= COMPLETE:
                return


def prospect(t: Noe, seat: Seat) -> float:
    """Points that a hand is likely to bring in this round. Whose turn begins may take what the one before left."""
    cards, faces = t.hands[seat].cards, t.faces
    hand = counted(t, cards)[0]
    now = hope(t, hand)
    if seat != t.turn:
        return now
    taking = now
    if len(cards) == HAND and t.takeable:
        hand += COUNT[faces[t.discard.cards[-1]].value]
        for card in cards:
            taking = max(taking, hope(t, hand - COUNT[faces[card].value]))
    return now + TO_TAKE * (taking - now) + TO_MOVE


def hope(t: Noe, hand: int) -> float:
    """Points that are likely to come of these cards."""
    likely = HOPE * elysee_chance(hand) + JOKER_HOPE / t.seats * (hand & 7)
    if hand >> AT["noe"] & 7 or hand >> AT["joker-noe"] & 7:
        likely += NOE_HOPE
    return READY_HOPE if likely < READY_HOPE and is_ready(hand) else likely


def the_turn(t: Noe) -> int:
    return t.turns


# An iteration ends with the turn: what comes after it is luck, more than any choice moves.
HEURISTIC: Final = Heuristic(sanely(RATES, REACH), worth, leaf=the_turn)
