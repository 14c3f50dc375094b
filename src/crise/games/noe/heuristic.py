"""Noé as a bot sees it: how far a hand is from each combination, in points of this round.

The ratings count what lies before one's eyes: each combination for as much as it is worth and near. Whoever judges a
table (`worth`) counts on: how many cards would still help, and how a round is likely to go on.
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

# What a combination promises in points, by the number of cards that are missing.
ELYSEE_PROMISE: Final = [95.0, 20.0, 4.0, 0.8, 0.2, 0.0]
TRIO_PROMISE: Final = [50.0, 12.0, 3.0, 0.0]  # Pulitzer, Étaré
ALPHAS_PROMISE: Final = [75.0, 15.0, 4.0, 1.0, 0.0, 0.0]
SIX_PROMISE: Final = [1.0, 0.2, 0.05, 0.01, 0.0, 0.0, 0.0]  # of what six of a category score
TRIO: Final = 5.0  # three of a category or of a name: half a Complot
PAIR: Final = 1.5
JOKER: Final = 2.0  # more than it promises already: it fits everywhere

UNSEEN: Final = 4.0  # what the pile has over what one holds: it may be anything
PATIENCE: Final = 0.3  # of what an Élysée in the making promises, when something else can be announced
CONTROLE: Final = 6.0  # the best of six cards, and the other one has lost it
DESCENTE: Final = 20.0
BLIND: Final = 2.0  # a card taken blind, and what its owner loses with it
BOMB: Final = 5.0
SPOIL: Final = 0.5  # of what a seized card was worth to its owner
NEAR: Final = 3.9  # what is no more than this apart is the same to `normal`
SURE: Final = 3 * NEAR  # what is always done
LEAD: Final = 0.05  # how much the points of an opponent make him a target

# By question: so many points nobody gives away.
REACH: Final = {"discard": 10.0, "hide": 10.0, "seize": 10.0, "draw": 15.0, "act": 12.0, "announce": 25.0}


# --- Counting a hand -------------------------------------------------------------------------
# Three bits for each of these. A hand is the sum of its cards.

COUNTED: Final = (
    "jokers", "joker-noe", "noe", "sarah", "max", "marie", "arthur",
    "journalistes", "pompiers", "alphas", "leonard", "empires", "senechales", "duron",
)  # fmt: skip
AT: Final = {what: 3 * place for place, what in enumerate(COUNTED)}
ELYSEE_BITS: Final = (1 << AT["journalistes"]) - 1
SPECIAL_BITS: Final = ((1 << 3 * len(COUNTED)) - 1) ^ ELYSEE_BITS | 7  # the jokers count here too
SIXES: Final = (("leonard", 50), ("empires", 50), ("senechales", 35), ("duron", 25))


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
    """In points. Hands that count alike promise alike, and there are few: remembered."""
    key = hand & ELYSEE_BITS
    elysee = ELYSEES.get(key, -1.0)
    if elysee < 0:
        elysee = ELYSEES[key] = elysee_promise(key)
    return elysee + special_promise_of(hand) + in_passing(hand, tally)


def in_passing(hand: int, tally: int) -> float:
    """What trios, pairs and jokers promise."""
    high, low = tally >> 2, tally >> 1
    trios = ((high | low & tally) & ONES).bit_count()
    pairs = ((high | low) & ONES).bit_count()
    return TRIO * trios + PAIR * pairs + JOKER * (hand & 7)


def special_promise_of(hand: int) -> float:
    key = hand & SPECIAL_BITS
    special = SPECIALS.get(key, -1.0)
    if special < 0:
        special = SPECIALS[key] = special_promise(key)
    return special


ELYSEES: Final[dict[int, float]] = {}
SPECIALS: Final[dict[int, float]] = {}


def elysee_promise(hand: int) -> float:
    """NO-ELY-1: either way, and the two ways together if none is complete."""
    ways = (ELYSEE_PROMISE[noes_missing(hand)], ELYSEE_PROMISE[names_missing(hand)])
    return max(ways) if ELYSEE_PROMISE[0] in ways else sum(ways)


def noes_missing(hand: int) -> int:
    return max(0, 3 - has(hand, "noe") - has(hand, "joker-noe"))


def names_missing(hand: int) -> int:
    """NO-ELY-6: any joker stands for one of the four, only the Archange Noé for Noé."""
    noe, jokers = has(hand, "noe") > 0, has(hand, "jokers")
    if not noe and has(hand, "joker-noe"):
        noe, jokers = True, jokers - 1
    others = sum([1 for name in ELYSEE_NAMES if has(hand, name)])
    return max(0, len(ELYSEE_NAMES) - others - jokers) + (0 if noe else 1)


def special_promise(hand: int) -> float:
    """NO-COMBO-4, NO-COMBO-5: the best, and half of the others until one is complete."""
    jokers = has(hand, "jokers")
    found = [TRIO_PROMISE[max(0, 3 - has(hand, what) - jokers)] for what in ("journalistes", "pompiers")]
    found.append(ALPHAS_PROMISE[max(0, 5 - has(hand, "alphas") - jokers)])
    found += [points * SIX_PROMISE[max(0, 6 - has(hand, what) - jokers)] for what, points in SIXES]
    best = max(found)
    return best if best >= TRIO_PROMISE[0] else best + (sum(found) - best) / 2


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


def draw(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    if len(options) == 1:
        return [0.0]
    if t.holds_elysee(me) if not t.assisted else ELYSEE in options:  # a hundred points in the hand
        return [ELYSEE_PROMISE[0] if option == ELYSEE else SILLY for option in options]
    hand, tally = counted(t, t.hands[me].cards)
    rates = {PILE: promise(hand, tally) + UNSEEN, ELYSEE: SILLY}
    if DISCARD in options:
        rates[DISCARD] = with_card(t, me, hand, tally, t.discard.cards[-1])
    return [rates.get(option, promise(hand, tally)) for option in options]


def with_card(t: Noe, me: Seat, hand: int, tally: int, card: CardId) -> float:
    """The best six of the seven, the new one among them (NO-TURN-3)."""
    faces = t.faces
    code = faces[card].value
    hand, tally = hand + COUNT[code], tally + WEIGHT[code]
    best = 0.0
    for other in t.hands[me].cards:
        code = faces[other].value
        left = promise(hand - COUNT[code], tally - WEIGHT[code])
        if left > best:
            best = left
    return best


def discard(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Nobody gives a joker to the next one."""
    faces = t.faces
    rates = without(t, me, options)
    return [SILLY if COUNT[faces[card].value] & 7 else rate for card, rate in zip(options, rates, strict=True)]


def hide(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return without(t, me, options)


# --- Announcing ---------------------------------------------------------------------------------


def announce(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """What is said counts its points; silence is worth what an Élysée promises. What wins the game is said; what is
    not true is not."""
    if len(options) == 1:
        return [0.0]
    right = {one.word: one.points for one in combos.announcements(t.codes(t.kept))}
    if t.points[me] + max(right.values(), default=0) >= t.target and leads(t, me):
        return [right.get(option, SILLY) for option in options]
    return [patience(t, t.kept) if option is PASS else right.get(option, SILLY) for option in options]


def patience(t: Noe, kept: list[CardId]) -> float:
    hand, _ = counted(t, kept)
    elysee = elysee_promise(hand & ELYSEE_BITS)
    return elysee if elysee >= ELYSEE_PROMISE[0] else PATIENCE * elysee


def leads(t: Noe, me: Seat) -> bool:
    return t.points[me] >= max(t.points)


# --- Enquêteurs and villains ---------------------------------------------------------------------


def act(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """A card that is used is gone, and brings another; what is not used may be discarded."""
    cards = [option for option in options if isinstance(option, int)]
    rates = [left + gain(t, card) for card, left in zip(cards, without(t, me, cards), strict=True)]
    return filled(options, rates, max(without(t, me, t.hands[me].cards)))


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
        SURE - 1.5 * NEAR * has(COUNT[faces[card].value], "noe") if isinstance(card, int) else 0.0 for card in options
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

LOOKS: Final = 6.0  # cards that one still gets to see in a round
LOOSE: Final = 70.0  # cards that may come
OUTS: Final = {"noe": 6, "sarah": 7, "max": 4, "marie": 3, "arthur": 4}
JOKERS: Final = 5
JOKER_SHARE: Final = 0.5  # of the jokers to come, for each name that is missing
HOPE: Final = 107.0  # for an Élysée that is sure
SPECIAL_HOPE: Final = 1.2  # of what the special announcements promise
JOKER_HOPE: Final = 8.0
STILL_IN: Final = 12.0
TO_MOVE: Final = 4.0
TO_TAKE: Final = 0.65  # of what the card that lies open would add
IN_PASSING: Final = 0.2  # of what trios, pairs and jokers promise: a Complot is soon made, and worth little
SPREAD: Final = 98.0  # of the points that are still to come, at the end of a game of two
SPREAD_AHEAD: Final = 0.5  # and more of it, the farther the end
CROWD: Final = 0.8  # the more there are, the less one of them can make up for


def worth(t: Noe, seat: Seat) -> float:
    """Points, and those to be expected in this round; who is ahead wins, the likelier the nearer the end."""
    if t.finished:
        best = max(t.points)
        return 1.0 / t.points.count(best) if t.points[seat] == best else 0.0
    hopes = [float(points) for points in t.points]
    if any(t.rested):  # a new deal tells nothing yet
        for other in t.playing:
            hopes[other] += STILL_IN + prospect(t, other)
    top = max(hopes)
    spread = (SPREAD + SPREAD_AHEAD * max(0.0, t.target - top)) * (2.0 / t.seats) ** CROWD
    shares = [exp((hope - top) / spread) for hope in hopes]
    return shares[seat] / sum(shares)


def prospect(t: Noe, seat: Seat) -> float:
    """Points that a hand is likely to bring in this round. Whose turn begins may take what the one before left."""
    cards, faces = t.hands[seat].cards, t.faces
    hand = 0
    for card in cards:
        hand += COUNT[faces[card].value]
    if seat != t.turn:
        return hope(hand)
    drawing = taking = hope(hand)
    if len(cards) == HAND and t.takeable:
        hand += COUNT[faces[t.discard.cards[-1]].value]
        for card in cards:
            taking = max(taking, hope(hand - COUNT[faces[card].value]))
    return drawing + TO_TAKE * (taking - drawing) + TO_MOVE


def hope(hand: int) -> float:
    """Points that are likely to come of these cards."""
    key = hand & ELYSEE_BITS
    chance = CHANCES.get(key, -1.0)
    if chance < 0:
        chance = CHANCES[key] = elysee_chance(key)
    return HOPE * chance + SPECIAL_HOPE * special_promise_of(hand) + JOKER_HOPE * (hand & 7)


CHANCES: Final[dict[int, float]] = {}


def elysee_chance(hand: int) -> float:
    """That one of the two ways is completed in time."""
    if not noes_missing(hand) or not names_missing(hand):
        return 0.95
    three = at_least(noes_missing(hand), OUTS["noe"] - has(hand, "noe") - has(hand, "joker-noe"))
    return 1.0 - (1.0 - three) * (1.0 - names_chance(hand))


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


# --- What the expert sees at once ----------------------------------------------------------------------


def keen_discard(t: Noe, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The rest of a hand by what is likely to come of it."""
    faces = t.faces
    hand, tally = counted(t, t.hands[me].cards)
    rates = []
    for card in options:
        code = faces[card].value
        left, rest = hand - COUNT[code], tally - WEIGHT[code]
        rates.append(SILLY if COUNT[code] & 7 else hope(left) + IN_PASSING * in_passing(left, rest))
    return rates


def the_turn(t: Noe) -> int:
    return t.turns


# An iteration ends with the turn: what comes after it is luck, more than any choice moves.
HEURISTIC: Final = Heuristic(
    sanely(RATES, REACH), worth, tie_margin=NEAR, search_ratings={"discard": of_numbers(keen_discard)}, leaf=the_turn
)
