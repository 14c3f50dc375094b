"""My Game: what lies on the table."""

from __future__ import annotations

from typing import Any

from crise.engine.face import Face
from crise.engine.pile import BAG, Pile
from crise.engine.table import Table


class MyGame(Table):
    def __init__(self, seats: int, faces: list[Face], seed: int, events: dict[str, list[int]], goal: int) -> None:
        super().__init__(seats, faces, seed, events)
        self.goal = goal
        self.deck = Pile(0, BAG)
        self.discard = self.open_pile()
        self.hands = [self.hand_pile(seat) for seat in range(seats)]
        self.laid = [self.open_pile() for _ in range(seats)]  # supplies, in front of each seat

    def clone(self) -> MyGame:
        twin = MyGame(self.seats, self.faces, self.seed, self.events, self.goal)
        self.copy_to(twin)
        twin.deck, twin.discard = self.deck.copy(), self.discard.copy()
        twin.hands = [pile.copy() for pile in self.hands]
        twin.laid = [pile.copy() for pile in self.laid]
        return twin

    def piles(self) -> dict[str, Pile | list[Pile]]:
        return {"deck": self.deck, "discard": self.discard, "hands": self.hands, "laid": self.laid}

    def shown(self) -> dict[str, Any]:
        return {"goal": self.goal, "points": self.points()}

    def points(self) -> list[int]:
        return [sum(self.faces[card].value for card in pile.cards) for pile in self.laid]
