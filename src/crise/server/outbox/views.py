"""The views of several seats at once, time after time: what is the same for several is made once, and what did not
change since the last time is not made again. Each equals `Table.view`, byte for byte."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from crise.engine.ask import CardId, Seat
from crise.engine.pile import BAG, LISTED, Pile
from crise.engine.table import Table

View: TypeAlias = dict[str, Any]
NOTHING: Final[list[Any]] = []
Kept: TypeAlias = tuple[list[CardId], Any, list[View]]  # cards, what else it depends on, for each seat


class SeatView:
    """A view in two halves: the one that is the same for all seats, shared between them, and what each sees of its
    own: values and piles."""

    __slots__ = ("head", "piles", "seat", "seats")

    def __init__(self, seats: int, seat: Seat, head: View, piles: View) -> None:
        self.seats, self.seat, self.head, self.piles = seats, seat, head, piles

    def view(self) -> View:
        seat = self.seat if self.seat < self.seats else None
        return {"seats": self.seats, "seat": seat, **self.head, **self.piles}


class ViewCache:
    """Of one match. Looks share their parts: nobody may change one."""

    def __init__(self) -> None:
        self._seats: Sequence[Seat] = ()
        self._kept: dict[tuple[str, int], Kept] = {}
        self._rows: dict[str, tuple[list[list[View]], list[list[View]]]] = {}
        self._last: tuple[View, list[View], dict[str, list[Any]], list[SeatView]] | None = None  # and of what they are

    def of(self, table: Table, seats: Sequence[Seat]) -> list[SeatView]:
        if seats != self._seats:
            self._seats = seats
            self._kept.clear()
            self._rows.clear()
            self._last = None
        head = {"turn": table.turn, "turns": table.turns, "waiting": table.waiting(), **table.shown()}
        parts: dict[str, list[Any]] = {}
        for name, piles in table.piles().items():
            if isinstance(piles, list):
                row = [self._parts(table, (name, at), pile, seats) for at, pile in enumerate(piles)]
                parts[name] = self._row(name, row, len(seats))
            elif isinstance(piles, dict):
                row = [self._parts(table, (name, at), pile, seats) for at, pile in enumerate(piles.values())]
                named = self._row(name, row, len(seats))
                parts[name] = [dict(zip(piles, views, strict=True)) for views in named]
            else:
                parts[name] = self._parts(table, (name, -1), piles, seats)
        return self._put_together(table, head, parts)

    def _put_together(self, table: Table, head: View, parts: dict[str, list[Any]]) -> list[SeatView]:
        """Where nothing changed these are the views of the last time, or at least their first halves: who compares
        them sees it at once."""
        own, last = [table.shown_to(seat) for seat in self._seats], self._last
        if last is not None and head == last[0]:
            if own == last[1] and parts == last[2]:
                return last[3]
            head = last[0]
        columns = zip(*parts.values(), strict=True)
        views = [
            SeatView(table.seats, seat, head, shown | dict(zip(parts, column, strict=True)))
            for seat, shown, column in zip(self._seats, own, columns, strict=True)
        ]
        self._last = (head, own, parts, views)
        return views

    def _row(self, name: str, piles: list[list[View]], seats: int) -> list[list[View]]:
        """Piles side by side, as each seat sees them."""
        kept = self._rows.get(name)
        if kept is None or kept[0] != piles:
            kept = self._rows[name] = (piles, [[pile[at] for pile in piles] for at in range(seats)])
        return kept[1]

    def _parts(self, table: Table, place: tuple[str, int], pile: Pile, seats: Sequence[Seat]) -> list[View]:
        """This pile as each seat sees it."""
        mixed = pile.has_face_down or (pile.order == BAG and pile.seen)  # whoever sees it may not know all its cards
        state: Any = pile.seen
        if mixed or pile.known_to:
            state = (pile.seen, pile.fixed_top, pile.fixed_bottom, [table.known[card] for card in pile.cards])
        kept = self._kept.get(place)
        if kept is not None and kept[0] == pile.cards and kept[1] == state:
            return kept[2]
        parts = [table.view_pile(pile, seat) for seat in seats] if mixed else plain(table, pile, seats)
        self._kept[place] = (pile.cards[:], state, parts)
        return parts


def plain(table: Table, pile: Pile, seats: Sequence[Seat]) -> list[View]:
    """A pile of which one sees all cards or none, but for those who have learnt of a card in it."""
    count, faces = len(pile.cards), table.faces
    hidden: View = {"count": count, "cards": [None] * count if pile.order == LISTED else NOTHING}
    shown: View = {"count": count, "cards": [(card, faces[card].key) for card in pile.cards] if pile.seen else NOTHING}
    parts = [shown if pile.seen >> seat & 1 else hidden for seat in seats]
    if pile.known_to:
        for at, seat in enumerate(seats):
            if parts[at] is hidden and pile.known_to >> seat & 1:
                parts[at] = table.view_pile(pile, seat)
    return parts
