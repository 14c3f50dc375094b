"""Virus War: what lies on the table, and who sits where."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from crise.engine.ask import CardId, Seat
from crise.engine.table import BAG, Face, Pile, Table

LIFE: Final = 50  # VW-SET-1
TOKENS: Final = 80  # VW-TURN-8
CLOCKWISE: Final = 1
NONE: Final = -1


class VirusWar(Table):
    __slots__ = (
        "aim", "deck", "direction", "discard", "hands", "life", "life_cap", "living", "lost_turns",
        "opponents", "others", "played", "playing", "points", "side_size", "sides", "sides_left", "spared",
        "supply", "teams", "tokens", "turn_limit", "vaccin", "vaccins"
    )  # fmt: skip

    never_held: ClassVar = frozenset({"piege"})  # VW-PIE-1: shown as soon as it is drawn
    reads_knowledge: ClassVar = False

    # Laid out empty (`lay_out`) or by `setup`, copied by `clone`.
    deck: Pile
    discard: Pile
    vaccins: Pile
    hands: list[Pile]
    vaccin: list[CardId]  # VW-VAC-2: the one in front of each patient, or NONE
    life: list[int]
    tokens: list[int]
    lost_turns: list[int]
    living: list[Seat]  # clockwise
    sides: list[list[Seat]]  # of each seat, itself and its partner: VW-MED-2, VW-COOP-3
    # For each seat, the other living players in the order of play from it on; never changed in place.
    others: list[list[Seat]]
    opponents: list[list[Seat]]

    def __init__(
        self,
        seats: int,
        faces: list[Face],
        seed: int,
        events: dict[str, list[int]],
        teams: bool,
        life_cap: int,
        turn_limit: int,
    ) -> None:
        super().__init__(seats, faces, seed, events)
        self.teams, self.life_cap, self.turn_limit = teams, life_cap, turn_limit
        self.side_size = 2 if teams else 1
        self.played: list[CardId] = []  # the announced action, already on the discard, until it is over
        self.supply = TOKENS
        self.direction = CLOCKWISE
        self.sides_left = seats // self.side_size
        self.spared = False  # VW-DEM-1: whoever is on turn loses no life at its end
        self.aim: Seat = NONE  # whom the announced action is aimed at, and with how many points: public
        self.points = 0
        self.playing: CardId = NONE  # what whoever is on turn is choosing a target for: only to say why not

    def lay_out(self) -> None:
        self.deck = Pile(0, BAG)
        self.discard, self.vaccins = self.open_pile(), self.open_pile()
        self.sides = [[seat, self.partner(seat)] if self.teams else [seat] for seat in range(self.seats)]

    def clone(self) -> VirusWar:
        twin = VirusWar(self.seats, self.faces, self.seed, self.events, self.teams, self.life_cap, self.turn_limit)
        self.copy_to(twin)
        twin.deck, twin.discard = self.deck.copy(), self.discard.copy()
        twin.hands = [pile.copy() for pile in self.hands]
        twin.vaccins, twin.vaccin = self.vaccins.copy(), self.vaccin[:]
        twin.life, twin.tokens, twin.supply = self.life[:], self.tokens[:], self.supply
        twin.lost_turns, twin.living = self.lost_turns[:], self.living[:]
        twin.sides = self.sides
        twin.others, twin.opponents = self.others, self.opponents
        twin.direction, twin.spared, twin.sides_left = self.direction, self.spared, self.sides_left
        return twin

    def piles(self) -> dict[str, Pile | list[Pile]]:
        return {
            "deck": self.deck,
            "discard": self.discard,
            "hands": self.hands,
            "vaccins": self.vaccins,
        }

    def shown(self) -> dict[str, Any]:
        """VW-TURN-12: public."""
        return {
            "teams": self.teams,
            "life": self.life[:],
            "tokens": self.tokens[:],
            "vaccin": self.vaccin[:],
            "supply": self.supply,
            "lost_turns": self.lost_turns[:],
            "direction": self.direction,
            "living": self.living[:],
            "played": [(card, self.faces[card].key) for card in self.played],
        }

    # --- who is who -----------------------------------------------------------

    def partner(self, seat: Seat) -> Seat:
        """VW-COOP-1: partners sit opposite."""
        return (seat + self.seats // 2) % self.seats if self.teams else -1

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
