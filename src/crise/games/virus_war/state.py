"""Virus War: what lies on the table, and who sits where."""

from __future__ import annotations

from typing import ClassVar, Final

from crise.engine.ask import CardId, Seat
from crise.state.base import State
from crise.state.fields import (
    announced,
    card_each,
    counter,
    counter_each,
    fixed,
    flag,
    given,
    option,
    players,
    scratch,
    shown,
)
from crise.state.piles import draw_pile, hand_each, open_pile
from crise.state.tracks import supply

LIFE: Final = 50  # VW-SET-1
TOKENS: Final = 80  # VW-TURN-8
CLOCKWISE: Final = 1
NONE: Final = -1


def members(t: VirusWar) -> int:
    return 2 if t.teams else 1


def is_chosen(partners: str) -> bool:
    return partners == "chosen"


def opposite(t: VirusWar) -> list[Seat]:
    """VW-COOP-1: partners sit opposite, unless they choose each other (VW-COOP-12)."""
    return [(seat + t.seats // 2) % t.seats if t.teams else NONE for seat in range(t.seats)]


def all_sides(t: VirusWar) -> list[list[Seat]]:
    return [[seat, t.mates[seat]] if t.teams else [seat] for seat in range(t.seats)]


class VirusWar(State):
    """VW-TURN-12: nearly all of it is public."""

    never_held: ClassVar = frozenset({"piege"})  # VW-PIE-1: shown as soon as it is drawn
    reads_knowledge: ClassVar = False

    deck = draw_pile()
    discard = open_pile()
    hands = hand_each()  # VW-COOP-10: not even a partner sees one's hand
    vaccins = open_pile()

    teams: bool = option(shown=True)
    choosing: bool = option("partners", is_chosen)  # VW-COOP-12
    life_cap: int = option()
    turn_limit: int = option()
    side_size = fixed(members)
    mates: list[Seat] = given("opposite(self)", opposite)
    # Of each seat, itself and its partner: VW-MED-2, VW-COOP-3.
    sides: list[list[Seat]] = given("all_sides(self)", all_sides)

    life = counter_each(LIFE, role="score")
    tokens = counter_each(0, role="figure")
    vaccin = card_each()  # VW-VAC-2: the one in front of each patient
    supply = supply(TOKENS, holders="tokens")
    lost_turns = counter_each(0, role="figure")
    direction = counter(CLOCKWISE)
    living = players(role="alive")  # clockwise
    sides_left = counter(shown=False)
    left_at = counter_each(0, shown=False)  # the turn in which one went out
    spared = flag(shown=False)  # VW-DEM-1: whoever is on turn loses no life at its end
    # For each seat, the other living players in the order of play from it on; never changed in place.
    others: list[list[Seat]] = given("[]")
    opponents: list[list[Seat]] = given("[]")

    played = announced()  # already on the discard, until the action is over
    aim: Seat = scratch(NONE)  # whom the announced action is aimed at, and with how many points: public
    points = scratch(0)
    playing: CardId = scratch(NONE)  # what whoever is on turn is choosing a target for: only to say why not

    # --- who is who -----------------------------------------------------------

    @shown()
    def team_of(self) -> list[str]:
        """A letter a seat, in the order of the seats."""
        first = [side[0] for side in self.sides if side[0] < side[-1]]
        return [chr(ord("A") + first.index(min(side))) for side in self.sides] if self.teams else []

    def partner(self, seat: Seat) -> Seat:
        return self.mates[seat]

    def pair(self, mates: list[Seat]) -> None:
        """VW-COOP-12: they have chosen."""
        self.mates = mates
        self.sides = all_sides(self)
        self.order_anew()

    def order_anew(self) -> None:
        """Somebody left: who sits after whom."""
        self.sides_left = len(self.living) // self.side_size
        ring = self.living if self.direction == CLOCKWISE else self.living[::-1]
        self.others = [[] for _ in range(self.seats)]
        for at, seat in enumerate(ring):
            self.others[seat] = ring[at + 1 :] + ring[:at]
        self.opponents = [
            [other for other in others if other != self.partner(seat)] for seat, others in enumerate(self.others)
        ]

    def turn_round(self) -> None:
        """VW-DEM-1: who sat after whom sits before him."""
        self.direction = -self.direction
        self.others = [order[::-1] for order in self.others]
        self.opponents = [order[::-1] for order in self.opponents]

    def neighbours(self, seat: Seat) -> list[Seat]:
        """VW-CTG-1: left and right among the living; with two players they are the same one (VW-CTG-3)."""
        living = self.living
        at = living.index(seat)
        left, right = living[at - 1], living[at + 1 - len(living)]
        return [left] if left == right else [left, right]

    # --- what one holds -------------------------------------------------------

    def kind(self, card: CardId) -> str:
        return self.faces[card].kind

    def value(self, card: CardId) -> int:
        return self.faces[card].value
