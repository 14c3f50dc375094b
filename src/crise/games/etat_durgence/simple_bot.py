"""A simple player: it uses what it has, buys the dearest it can, and hits the weakest. The yardstick for balance.

It knows what its seat sees, no more, and answers one question at a time without looking ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from crise.core.ask import Ask, CardId, Option, Seat
from crise.core.table import chance
from crise.games.etat_durgence.effects import Effects
from crise.games.etat_durgence.rules import ATTACK, BLACK_HEART, DISINFECT, DONE, MARKET, SIDES
from crise.games.etat_durgence.table import Card

# What one is worth beside a point of attack.
WORTH: Final = {"hit": 1.0, "gain": 0.8, "coin": 0.9, "draw": 0.7, "destroy": 0.5, "discard": 0.6, "black": -1.5}
WEAK: Final = ("coeur", "piece")  # destroyed first
GREED: Final = 3.0  # how much chance weighs beside the price when it buys: so that it tries every pile
SAFE: Final = 15  # above this confiance it pays to get rid of a weak card
EARLY: Final = 4  # turns of its own in which it saves
THRIFT: Final = 0.3  # in how many of its later turns it does
IMPATIENCE: Final = 0.06  # how much more an attack is worth with every turn: two cautious players must come to an end


class SimpleBot:
    def __init__(self, seed: int, faces: Sequence[Card]) -> None:
        self._seed, self._rolls = seed, 0
        self._faces = {face.key: face for face in faces}

    def _random(self) -> float:
        """From 0 to 1, the same for the same seed everywhere."""
        self._rolls += 1
        return chance(self._seed, self._rolls)[0] / 2**32

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Any] | None = None) -> Option:
        """One of the options of `ask`, from the view of the seat that is asked."""
        seat, what, options, about = ask
        self.view, self.me = view, seat
        self.cards = {card: self._faces[key] for card, key in known(view)}
        decide: dict[str, Callable[[list[Any]], Option]] = {
            "act": self.act,
            "side": lambda options: self.side(about[0]),
            "target": self.weakest,
            "points": max,
            "aim": lambda options: options[0] if self.view["attack"] >= self.need(about[0]) else self.any(options),
            "destroy": self.worst,
            "disinfect": self.worst,
            "discard": self.worst,
            "buy": self.buy,
        }
        return decide[what](options) if what in decide else self.any(options)

    def any(self, options: list[Any]) -> Option:
        answer: Option = options[int(self._random() * len(options))]
        return answer

    def act(self, options: list[Any]) -> Option:
        """Companions and draws first, then cards, then the attack with all points together."""
        hand = {card for card, _ in self.view["hands"][self.me]["cards"]}
        cards = [option for option in options if isinstance(option, int)]
        for companion in cards:
            if companion not in hand:
                return companion
        for word in ("draw", "gain", "discard"):
            if word in options:
                return word
        if "destroy" in options and self.has_weak():
            return "destroy"
        if cards:
            return max(cards, key=self.drawing)
        if ATTACK in options:
            return ATTACK
        if DISINFECT in options and self.view["confiance"][self.me] > SAFE and self.has_weak():
            return DISINFECT
        return MARKET if MARKET in options else self.any(options)

    def drawing(self, card: CardId) -> float:
        """Cards that draw are laid first, then the strong ones."""
        face = self.cards[card]
        draws = any(word == "draw" for side in SIDES for word, _ in face.sides[side])
        return 100 * draws + 50 * bool(face.slots) + face.price

    def has_weak(self) -> bool:
        """Something weak left, and enough cards without it."""
        own = [self.cards[card].key for zone in ("hands", "draws", "discards") for card, _ in self.zone(zone)]
        return len(own) > 5 and any(key in WEAK for key in own)

    def side(self, card: CardId) -> str:
        """The side that is worth more now; a blow that puts somebody out is worth most."""
        face = self.cards[card]
        return max(SIDES, key=lambda side: self.worth(face.sides[side]))

    def worth(self, effects: Effects) -> float:
        total = 0.0
        confiance = self.view["confiance"][self.me]
        turns = self.view["turns"] / self.view["seats"]
        for word, n in effects:
            value = WORTH[word] * n
            if word == "coin" and (turns <= EARLY or self.thrifty()):
                value *= 3
            if word == "hit":
                value *= 1 + IMPATIENCE * turns
            if word == "gain":
                value *= 1.5 if confiance < 8 else 1.0 if confiance < 16 else 0.3
            if word == "hit" and any(self.need(other) <= self.view["attack"] + n for other in self.others()):
                value += 20
            if word == "black" and confiance <= BLACK_HEART:
                value -= 100
            total += value
        return total

    def thrifty(self) -> bool:
        """For a whole turn: coins of one card alone buy nothing."""
        return chance(self._seed, self.view["turns"])[1] < THRIFT * 2**32

    def weakest(self, seats: list[Seat]) -> Seat:
        """Of several any: else the next seat on the left would always suffer."""
        return min(seats, key=lambda seat: (self.need(seat), self._random()))

    def need(self, seat: Seat) -> int:
        """Points that put this seat out in one attack."""
        shields: int = sum(self.cards[card].shields for card, _ in self.view["boards"][seat]["cards"])
        confiance: int = self.view["confiance"][seat]
        return confiance + shields

    def others(self) -> list[Seat]:
        return [seat for seat in self.view["alive"] if seat != self.me]

    def worst(self, cards: list[CardId]) -> CardId:
        """An annoying companion, then the weakest card."""
        return min(cards, key=lambda card: (not self.cards[card].annoying, self.cards[card].price, card))

    def buy(self, options: list[Any]) -> Option:
        """The dearest, give or take; now and then a free one."""
        wanted = {card: self.cards[card].price + GREED * self._random() for card in options if isinstance(card, int)}
        wanted = {card: score for card, score in wanted.items() if self.cards[card].price or score > 0.9 * GREED}
        return max(wanted, key=wanted.__getitem__) if wanted else DONE

    def zone(self, name: str) -> list[tuple[CardId, str]]:
        cards: list[tuple[CardId, str]] = self.view[name][self.me]["cards"]
        return cards


def known(view: dict[str, Any]) -> list[tuple[CardId, str]]:
    """Every card that the seat can see."""
    common = [card for name in ("market", "supers") for card in view[name]["cards"]]
    zones = [zone for name in ("hands", "draws", "discards", "boards", "laid") for zone in view[name]]
    return common + [card for zone in zones for card in zone["cards"] if card]
