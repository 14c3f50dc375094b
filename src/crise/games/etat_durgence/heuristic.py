"""État d'urgence as a bot sees it. Everything is counted in points of attack.

A deck gives in a turn what its average card gives, as often as there are slots. So a card is worth buying if it is
better than the average, worth destroying if it is worse, and the more so the longer the game will last. Only cards that
come back count for the average: a companion, a protector or an Emplacement card is laid once, and then the deck is rid
of it.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final, TypeAlias

from crise.bots.heuristic import SILLY, Heuristic, Rated, filled, of_numbers, sanely
from crise.engine.ask import PASS, CardId, Seat
from crise.games.etat_durgence.effects import BLACK, Effects
from crise.games.etat_durgence.legal import ATTACK, DECLINE, DISINFECT, MARKET, TEAM
from crise.games.etat_durgence.rules import BLACK_HEART
from crise.games.etat_durgence.state import Card, EtatDurgence

Weights: TypeAlias = dict[str, float]

# What one of each is worth beside a point of attack.
COIN: Final = 2.8  # when the end is far: it fades in the last LATE turns
LATE: Final = 4.8
GAIN: Final = 0.7
GAIN_IN_NEED: Final = 0.696  # with NEED confiance or less
NEED: Final = 10
FATIGUE: Final = 0.03  # what a gain loses of it with every turn: two cautious players must come to an end
DRAW: Final = 0.9
DESTROY: Final = 0.48
DISCARD: Final = 1.094
UNHEARD_OF: Final = 0.5  # an effect of a new kind, until somebody thinks about it
BLACK_HEARTS: Final = 7.5  # gains that make up for a black heart
SUICIDE: Final = 100.0
KILL: Final = 30.0
SHIELD: Final = 1.5  # of a gain: no ceiling holds it back
STAYS: Final = 2.2  # turns that a companion acts, roughly

# And what each opponent more than one adds to it: blows are shared out, so what stays stays longer.
MORE_COIN: Final = 0.1
MORE_GAIN: Final = 0.18
MORE_SHIELD: Final = 0.6
MORE_STAYS: Final = 0.5

OTHER_SIDE: Final = 0.5  # of the difference between the two sides of a card: it can do both
SLOT: Final = 1.92  # how much better a slot is than the cards drawn for it
FAR: Final = 13.44  # turns: nobody looks farther ahead
SERVES: Final = 1.0  # of the turns left, those in which a card bought now is there
DISINFECTS: Final = 1.5  # gains that a card must be worth to be disinfected
AFTERWARDS: Final = 0.625  # what a card must add to be bought before one disinfects
CHANGE: Final = 0.8  # how much the second best purchase counts in the choice of the first
BARGAIN: Final = 3.0  # what a card must add so that nobody leaves it
HAIR: Final = 0.1  # purchases that are less apart are alike
CHEAP: Final = 2  # the price of what may be burnt again: nobody burns what he saved for
LAST: Final = 4  # confiance that nobody spends on disinfecting
ROOM: Final = 2  # gains beyond the ceiling that are welcome: disinfecting makes room for them
NEAR: Final = 0.825  # how much an opponent is spared for each point that he still has
THREAT: Final = 0.075  # and sought for each coin that his deck has cost

# By question: what lies so far below the best that nobody would take it.
REACH: Final = {"act": 5.0, "side": 8.0, "target": 20.0, "aim": 8.0, "points": 4.0, "destroy": 1.5, "disinfect": 1.5}


# --- What effects, cards and decks are worth -------------------------------------------------


def weights(t: EtatDurgence, me: Seat, left: float) -> Weights:
    """With so many turns left."""
    mine, more = t.confiance[me], max(0, len(t.alive) - 2)
    tired = FATIGUE * t.turns / t.seats
    gain = (GAIN_IN_NEED if mine <= NEED else GAIN + MORE_GAIN * more) / (1.0 + tired * tired)
    coin = COIN + MORE_COIN * more
    return {
        "hit": 1.0,
        "coin": coin * left / LATE if left < LATE else coin,
        "gain": gain,
        "draw": DRAW,
        "destroy": DESTROY,
        "discard": DISCARD,
        BLACK: -SUICIDE if mine <= BLACK_HEART else -BLACK_HEARTS * gain,
        "shield": (SHIELD + MORE_SHIELD * more) * gain,
        "stays": STAYS + MORE_STAYS * more,
    }


def weigh(effects: Effects, weight: Weights) -> float:
    total = 0.0
    for word, n in effects:
        total += weight.get(word, UNHEARD_OF) * n
    return total


def value(face: Card, weight: Weights) -> float:
    """What a card gives when it is laid."""
    if face.double:
        attaque, benef = weigh(face.sides["attaque"], weight), weigh(face.sides["benef"], weight)
        return max(attaque, benef) - OTHER_SIDE * abs(attaque - benef)
    if face.kind == "compagnon":
        return weight["stays"] * weigh(face.effect, weight)
    return weigh(face.effect, weight) + weight["shield"] * face.shields + SLOT * face.slots


def hitting(t: EtatDurgence, seat: Seat) -> float:
    """Points of attack that a seat can make in a turn."""
    hits = cards = 0
    for pile in (t.hands[seat], t.draws[seat], t.discards[seat], t.laid[seat]):
        for card in pile.cards:
            hits += t.card(card).most_hits
            cards += 1
    power = per_turn(float(hits), cards, t.slots[seat])
    for card in t.boards[seat].cards:
        power += t.card(card).most_hits
    return power


def turns_left(t: EtatDurgence, me: Seat, power: float) -> float:
    """Until an opponent is out, if so much hits him every turn."""
    others = [need(t, seat) for seat in t.alive if seat != me]
    return sum(others) / len(others) / (1.0 + power)


def now(t: EtatDurgence, me: Seat) -> Weights:
    return weights(t, me, turns_left(t, me, hitting(t, me)))


def per_turn(total: float, cards: int, slots: int) -> float:
    """What a deck gives in a turn."""
    return total * slots / cards if cards > slots else total


def need(t: EtatDurgence, seat: Seat) -> int:
    """Points that put this seat out at once."""
    return t.confiance[seat] + shields(t, seat)


def shields(t: EtatDurgence, seat: Seat) -> int:
    total = 0
    for card in t.boards[seat].cards:
        total += t.card(card).shields
    return total


class Deck:
    """What a seat owns and does not have in play: how much it gives in a turn, how long, and
    the worst card that can be got rid of."""

    def __init__(self, t: EtatDurgence, me: Seat) -> None:
        self.hits = hitting(t, me)
        left = turns_left(t, me, self.hits)
        self.weight = weights(t, me, left)
        self.turns = SERVES * min(left, FAR)
        self.slots = t.slots[me]
        self.total, self.cards = 0.0, 0
        self.worst = SUICIDE
        for pile in (t.hands[me], t.draws[me], t.discards[me]):
            for card in pile.cards:
                face = t.card(card)
                if comes_back(face):
                    worth = self.add(face)
                    if worth < self.worst and face.price <= CHEAP:
                        self.worst = worth
        for card in t.laid[me].cards:
            self.add(t.card(card))
        self.gives = per_turn(self.total, self.cards, self.slots)

    def add(self, face: Card) -> float:
        worth = value(face, self.weight)
        self.total += worth
        self.cards += 1
        return worth

    def with_card(self, face: Card) -> float:
        """What a card adds until the end."""
        if face.double:
            total = self.total + value(face, self.weight)
            return (per_turn(total, self.cards + 1, self.slots) - self.gives) * self.turns
        if face.slots:
            return SLOT * (per_turn(self.total, self.cards, self.slots + face.slots) - self.gives) * self.turns
        return value(face, self.weight) - self.gives / self.slots  # it is laid once, in place of another card

    def without_worst(self) -> float:
        """What it adds until the end to have one card less. Whoever draws all his cards needs them all."""
        if self.cards <= self.slots or self.worst == SUICIDE:
            return 0.0
        return (per_turn(self.total - self.worst, self.cards - 1, self.slots) - self.gives) * self.turns


def comes_back(face: Card) -> bool:
    """Is it laid again and again, or once?"""
    return face.double or face.kind == "depart"


# --- Which team ---------------------------------------------------------------------------------


def team(t: EtatDurgence, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [0.0] * len(options)


# --- What now? ----------------------------------------------------------------------------------


def act(t: EtatDurgence, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Companions, then what is open, then cards (those that bring more cards or slots first), then the attack with
    all points together. Disinfecting can wait for the market."""
    cards, free = about[0], about[1]
    weight = now(t, me) if cards > free > 0 else NO_CHOICE
    hand = t.hands[me].cards
    rates = []
    for option in options:
        if not isinstance(option, int):
            wasteful = option == MARKET and ATTACK in options
            rates.append(SILLY if wasteful else word(t, me, option, free))
        elif option not in hand:
            rates.append(9.0)
        else:
            rates.append(lay(t.card(option), weight))
    return rates


NO_CHOICE: Final[Weights] = {}


def lay(face: Card, weight: Weights) -> float:
    if face.slots or face.draws:
        return 5.5 + 0.01 * face.price
    return 4.0 + 0.05 * value(face, weight) if weight else 4.0


def word(t: EtatDurgence, me: Seat, option: str | None, free: int) -> float:
    if option == MARKET or option is PASS:
        return 0.0
    if option == ATTACK:
        return 2.0
    if option in (DISINFECT, DECLINE):
        return SILLY
    if option == "draw":
        return 8.0 if free > 0 else -1.0
    if option == "destroy":
        return 6.0 if Deck(t, me).without_worst() > 0 else -1.0
    return -0.5 if option == BLACK else 7.0  # a gain, a discard


def side(t: EtatDurgence, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """What is worth more now; most of all, to put somebody out."""
    card = about[0]
    face = t.card(card)
    weight = now(t, me)
    if within_reach(t, me, card):
        weight["hit"] = KILL
    rates = [
        weigh(face.sides.get(option, ()), weight) - wasted(t, me, face, option) * weight["gain"] for option in options
    ]
    return [SILLY if rate < -SUICIDE / 2 else rate for rate in rates]


def wasted(t: EtatDurgence, me: Seat, face: Card, side: Any) -> int:
    """Confiance of this side for which there is no room under the ceiling. Of what is no side, none: compiled, a text
    that is none would else be refused."""
    gain = sum([n for word, n in face.sides.get(side, ()) if word == "gain"])
    room = t.confiance_max - t.confiance[me] - t.due["gain"] + ROOM
    return min(gain, max(0, gain - room))


def within_reach(t: EtatDurgence, me: Seat, card: CardId) -> bool:
    """Can anybody be put out in this turn, with this card and what else can be laid?"""
    free = t.slots[me] - len(t.laid[me].cards) - 1
    reach = t.attack + t.card(card).most_hits
    if free > 0:
        hits = sorted([t.card(other).most_hits for other in t.hands[me].cards if other != card])
        reach += sum(hits[-free:])
    for other in t.boards[me].cards:
        if other not in t.used:
            reach += t.card(other).most_hits
    return min([need(t, seat) for seat in t.alive if seat != me]) <= reach


# --- Attacks ------------------------------------------------------------------------------------


def target(t: EtatDurgence, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Whoever can be put out; else the one who is strong, or nearly out."""
    points = about[0]
    rates = []
    for seat in options:
        needed = need(t, seat)
        rates.append((KILL if needed <= points else 0.0) - NEAR * needed + THREAT * spent(t, seat))
    return rates


def spent(t: EtatDurgence, seat: Seat) -> int:
    """What the deck of a seat has cost: everybody has seen it."""
    total = 0
    for pile in (t.hands[seat], t.draws[seat], t.discards[seat], t.boards[seat]):
        for card in pile.cards:
            total += t.card(card).price
    return total


def aim(t: EtatDurgence, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The team, or a companion that would do more in the turns it stays."""
    victim, points = about[0], about[1]
    weight = weights(t, victim, LATE)
    hurt = points - shields(t, victim)
    rates = []
    for option in options:
        if isinstance(option, int):
            face = t.card(option)
            rates.append(weight["stays"] * weigh(face.later, weight) + hurt - face.hearts)
        else:
            rates.append(KILL if option == TEAM and points >= need(t, victim) else float(hurt))
    return rates


def points(t: EtatDurgence, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [float(option) for option in options]


def discard_who(t: EtatDurgence, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """The strong one, and the next to play before the others."""
    return [float(spent(t, seat)) for seat in options]


# --- Which card goes ------------------------------------------------------------------------------


def destroy(t: EtatDurgence, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """An annoying companion in play, then the worst of what was cheap and comes back; never what stays when it is laid,
    nor what was dear."""
    weight, boards = now(t, me), t.boards[me].cards
    rates = []
    for card in options:
        face = t.card(card)
        burnt = comes_back(face) and face.price <= CHEAP
        rates.append(KILL if card in boards else -value(face, weight) if burnt else -SUICIDE)
    return rates


def discard(t: EtatDurgence, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    weight = now(t, me)
    return [-value(t.card(card), weight) for card in options]


# --- The market -------------------------------------------------------------------------------------


def buy(t: EtatDurgence, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """What makes the deck better, together with the best that the change still buys; when nothing does, away with
    what makes it worse. Nobody buys what spoils his deck, or leaves a bargain."""
    deck, coins = Deck(t, me), about[0]
    cards = [t.card(option) for option in options if isinstance(option, int)]
    adds = [deck.with_card(face) for face in cards]
    change = best_for(cards, adds, coins)
    worths = [
        max(-1.0, add + CHANGE * change[max(0, coins - face.price)]) for face, add in zip(cards, adds, strict=True)
    ]
    rates = alike(filled(options, worths, 0.0))
    if DISINFECT in options:
        rates[options.index(DISINFECT)] = disinfecting(t, me, deck)
    least = AFTERWARDS if max(rates) > BARGAIN else -AFTERWARDS
    return [rate if rate >= least else SILLY for rate in rates]


def alike(rates: list[float]) -> list[float]:
    """Nobody splits hairs about what to buy: so no two games open the same."""
    best = max(rates)
    return [best if rate >= best - HAIR else rate for rate in rates]


def best_for(cards: list[Card], adds: list[float], coins: int) -> list[float]:
    """For each number of coins, the best that it buys, or nothing."""
    best = [0.0] * (coins + 1)
    for face, add in zip(cards, adds, strict=True):
        price = min(face.price, coins)  # whoever may buy it has enough
        if add > best[price]:
            best[price] = add
    for price in range(1, coins + 1):
        if best[price - 1] > best[price]:
            best[price] = best[price - 1]
    return best


def disinfecting(t: EtatDurgence, me: Seat, deck: Deck) -> float:
    """After all that is worth buying, if it pays."""
    if t.confiance[me] <= LAST:
        return SILLY
    return AFTERWARDS if deck.without_worst() > DISINFECTS * deck.weight["gain"] else -1.0


RATES: Final[dict[str, Rated]] = {
    "team": team,
    "act": act,
    "side": side,
    "target": of_numbers(target),
    "aim": aim,
    "points": of_numbers(points),
    "discard_who": of_numbers(discard_who),
    "destroy": of_numbers(destroy),
    "disinfect": of_numbers(destroy),
    "discard": of_numbers(discard),
    "buy": buy,
}


# --- Who is likely to win ------------------------------------------------------------------------------
# Fitted to games of `normal` against itself: how much each of these adds to the odds (as a logarithm).

ODDS_NEED: Final = 2.7  # times the logarithm of what it takes to put a seat out
ODDS_CONFIANCE: Final = 0.095
ODDS_GIVES: Final = 3.4  # times the logarithm of what the deck and the companions give in a turn
ODDS_HIT: Final = 0.35  # each that they make in a turn
ODDS_ATTACK: Final = 0.1  # each point that waits to be assigned
ODDS_COIN: Final = 0.04  # each that waits to be spent


def worth(t: EtatDurgence, seat: Seat) -> float:
    """A share of the odds of all who are left."""
    if not t.confiance[seat]:
        return 0.0
    mine = all_in_all = 0.0
    for other in t.alive:
        odds = exp(strength(t, other))
        all_in_all += odds
        if other == seat:
            mine = odds
    return mine / all_in_all


def strength(t: EtatDurgence, seat: Seat) -> float:
    if len(t.alive) == 1:
        return 0.0
    deck = Deck(t, seat)
    gives = deck.gives
    for card in t.boards[seat].cards:
        gives += max(0.0, weigh(t.card(card).effect, deck.weight))
    odds = ODDS_NEED * log(need(t, seat)) + ODDS_CONFIANCE * t.confiance[seat]
    odds += ODDS_GIVES * log(1.0 + max(0.0, gives)) + ODDS_HIT * deck.hits
    if seat == t.turn:
        odds += ODDS_ATTACK * t.attack + ODDS_COIN * t.coins
    return odds


TO_THE_END: Final = 400  # decisions: what a purchase is worth shows late
PLAIN: Final = frozenset({"team", "act", "points", "destroy", "disinfect"})
HEURISTIC: Final = Heuristic(sanely(RATES, REACH), worth, depth=TO_THE_END, no_search=PLAIN)
