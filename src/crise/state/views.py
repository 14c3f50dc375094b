"""What a seat sees of a table: `view` is the one door out."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from crise.engine.ask import CardId, Seat
from crise.engine.pile import BAG, LISTED, Pile
from crise.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Visible(Table):
    """A table of piles and of values that everybody sees."""

    __slots__ = ()

    def view(self, seat: Seat) -> dict[str, Any]:
        """What is the same for all, then what this seat alone sees, then each pile as it sees it."""
        view: dict[str, Any] = {
            "seats": self.seats,
            "seat": seat if seat < self.seats else None,
            "turn": self.turn,
            "turns": self.turns,
            "waiting": self.waiting(),
        }
        view.update(self.shown())
        view.update(self.shown_to(seat))
        for name, piles in self.piles().items():
            if isinstance(piles, list):
                view[name] = [self.view_pile(pile, seat) for pile in piles]
            elif isinstance(piles, dict):
                view[name] = {place: self.view_pile(pile, seat) for place, pile in piles.items()}
            else:
                view[name] = self.view_pile(piles, seat)
        return view

    def view_pile(self, pile: Pile, seat: Seat) -> dict[str, Any]:
        """A hidden pile is a count and the cards one knows in it, never in their order."""
        if pile.order == LISTED:
            cards = self._view_cards(pile.cards, seat)
        elif pile.order == BAG:
            cards = bottom = []
            if pile.fixed_top:
                cards = without_end(self._view_cards(pile.cards[len(pile.cards) - pile.fixed_top :], seat)[::-1])
            if pile.fixed_bottom:
                bottom = without_end(self._view_cards(pile.cards[: pile.fixed_bottom], seat))
            if bottom:
                return {"count": len(pile.cards), "cards": cards, "bottom": bottom}
        else:
            known = [card for card in pile.cards if self.known[card] >> seat & 1]
            if not pile.seen >> seat & 1:
                known.sort()
            cards = self._view_cards(known, seat)
        return {"count": len(pile.cards), "cards": cards}

    def _view_cards(self, cards: list[CardId], seat: Seat) -> list[tuple[CardId, str] | None]:
        bit, faces, known = 1 << seat, self.faces, self.known
        return [(card, faces[card].key) if known[card] & bit else None for card in cards]


def without_end(cards: list[tuple[CardId, str] | None]) -> list[tuple[CardId, str] | None]:
    """How many places beyond the last known card are fixed is nobody's business."""
    while cards and cards[-1] is None:
        cards.pop()
    return cards
