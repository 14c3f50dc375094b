"""Piles: cards that lie together."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId

# How the cards of a pile lie.
LISTED: Final = 0  # in an order that everybody can see: a discard, a row on the table
HELD: Final = 1  # in no order: a hand
BAG: Final = 2  # in an order that is decided when a card is drawn: a draw pile


class Pile:
    """Cards that lie together, and the seats (bits) that see them."""

    __slots__ = ("by_kind", "cards", "fixed_bottom", "fixed_top", "has_face_down", "known_to", "order", "seen")

    def __init__(self, seen: int, order: int) -> None:
        self.cards: list[CardId] = []
        self.seen, self.order = seen, order
        self.fixed_top = 0  # of a BAG: how many cards on top have their place already
        self.fixed_bottom = 0  # of a BAG: how many at the bottom have
        self.known_to = 0  # seats (bits) that may know a card here though they don't see the pile
        self.has_face_down = False  # a card may lie here that not all who see the pile know
        self.by_kind: dict[str, list[CardId]] | None = None  # of an open pile: its cards, once a game has sorted them

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Pile:
        twin = Pile(self.seen, self.order)
        twin.cards = self.cards[:]
        twin.fixed_top, twin.fixed_bottom = self.fixed_top, self.fixed_bottom
        twin.known_to, twin.has_face_down = self.known_to, self.has_face_down
        return twin

    def empty(self) -> None:
        """All cards were taken away together."""
        self.cards, self.by_kind, self.known_to, self.has_face_down = [], None, 0, False

    def fixed(self) -> list[CardId]:
        """Of a BAG: the cards that have their place, those on top first."""
        if not (self.fixed_top or self.fixed_bottom):
            return []
        return self.cards[len(self.cards) - self.fixed_top :] + self.cards[: self.fixed_bottom]

    def turn_over(self) -> None:
        """The bottom of a BAG becomes its top; what has its place keeps it."""
        self.cards.reverse()
        self.fixed_top, self.fixed_bottom = self.fixed_bottom, self.fixed_top
