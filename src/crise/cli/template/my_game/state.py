"""My Game: what lies on the table. One line a field: copies, views and the vectors of environments follow from it."""

from __future__ import annotations

from crise.state.base import State
from crise.state.fields import option, shown
from crise.state.piles import draw_pile, hand_each, open_pile, open_pile_each


class MyGame(State):
    goal: int = option(shown=True)

    deck = draw_pile()
    discard = open_pile()
    hands = hand_each()
    laid = open_pile_each()  # supplies, in front of each seat

    @shown(role="score", feature="numbers")
    def points(self) -> list[int]:
        return [sum(self.faces[card].value for card in pile.cards) for pile in self.laid]
