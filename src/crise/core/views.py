"""The views of several seats at once, time after time: what is the same for several is made once, and what did not
change since the last time is not made again. Each view equals `Table.view`, byte for byte."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from crise.core.ask import CardId, Seat
from crise.core.table import LISTED, Pile, Table

View: TypeAlias = dict[str, Any]
NOTHING: Final[list[Any]] = []


class Views:
    """Of one match. Views share their parts: nobody may change one."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, int], tuple[list[CardId], View]] = {}

    def of(self, table: Table, seats: Sequence[Seat]) -> list[View]:
        head = {"turn": table.turn, "turns": table.turns, "waiting": table.waiting(), **table.shown()}
        views = [{"seats": table.seats, "seat": seat if seat < table.seats else None, **head} for seat in seats]
        for name, piles in table.piles().items():
            if isinstance(piles, list):
                parts = [self._parts(table, (name, at), pile, seats) for at, pile in enumerate(piles)]
                for at, view in enumerate(views):
                    view[name] = [part[at] for part in parts]
            else:
                for view, part in zip(views, self._parts(table, (name, -1), piles, seats), strict=True):
                    view[name] = part
        return views

    def _parts(self, table: Table, place: tuple[str, int], pile: Pile, seats: Sequence[Seat]) -> list[View]:
        """This pile as each seat sees it."""
        if pile.order == LISTED and not pile.veiled and pile.seen == table.everybody:
            return [self._row(table, place, pile)] * len(seats)
        knowing, hidden = pile.seen | pile.leaks, None
        parts = []
        for seat in seats:
            if knowing >> seat & 1:
                parts.append(table._view_pile(pile, seat))
            else:
                if hidden is None:
                    count = len(pile.cards)
                    hidden = {"count": count, "cards": [None] * count if pile.order == LISTED else NOTHING}
                parts.append(hidden)
        return parts

    def _row(self, table: Table, place: tuple[str, int], pile: Pile) -> View:
        """Open cards, which everybody sees alike."""
        kept = self._rows.get(place)
        if kept is not None and kept[0] == pile.cards:
            return kept[1]
        view = table._view_pile(pile, table.seats)
        self._rows[place] = (pile.cards[:], view)
        return view
