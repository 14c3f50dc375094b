"""Piles as fields: who sees their cards, and whether these have an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from crise.engine.pile import Pile
from crise.engine.table import Table
from crise.state.fields import Field, declare


def pile(start: str, **more: Any) -> Pile:
    found: Pile = declare("Pile", start, "{}.copy()", pile=True, **more)
    return found


def pile_each(start: str, role: str = "") -> list[Pile]:
    found: list[Pile] = declare(
        "list[Pile]", f"[{start} for seat in range(seats)]", "[pile.copy() for pile in {}]", pile=True, role=role
    )
    return found


def piles_by_name(start: str, names: Sequence[str]) -> dict[str, Pile]:
    found: dict[str, Pile] = declare(
        "dict[str, Pile]",
        f"{{name: {start} for name in {tuple(names)!r}}}",
        "{name: pile.copy() for name, pile in {}.items()}",
        pile=True,
        among=tuple(names),
    )
    return found


def draw_pile() -> Pile:
    """Hidden from all, in an order that is decided when a card is drawn."""
    return pile("Pile(0, BAG)")


def open_pile(role: str = "") -> Pile:
    """Everybody sees it: a discard. A card may lie in it face down (`move_hidden`)."""
    return pile("Pile(self.everybody, LISTED)", role=role)


def row(places: int, refill: str) -> Pile:
    """A market: an open row of so many cards, filled from the pile of that name (`fill`)."""
    return pile("Pile(self.everybody, LISTED)", refill=refill, most=places)


def hand_each() -> list[Pile]:
    """Only whoever holds it sees it."""
    return pile_each("Pile(1 << seat, HELD)", role="hand")


def held_each() -> list[Pile]:
    """Like a hand, but not what a seat plays from: a purse."""
    return pile_each("Pile(1 << seat, HELD)")


def aside_each() -> list[Pile]:
    """Laid aside in an order that everybody sees: whose it is may look, and does not play from it."""
    return pile_each("Pile(1 << seat, LISTED)")


def open_pile_each() -> list[Pile]:
    return pile_each("Pile(self.everybody, LISTED)")


def face_down_each() -> list[Pile]:
    """In an order that everybody sees, and cards that nobody does."""
    return pile_each("Pile(0, LISTED)")


def draw_pile_each(owner_knows: bool = False) -> list[Pile]:
    """A draw pile a seat. `owner_knows`: what is in it, not in which order."""
    return pile_each("Pile(1 << seat, BAG)" if owner_knows else "Pile(0, BAG)")


def draw_piles(names: Sequence[str]) -> dict[str, Pile]:
    """A draw pile for each of these: regions, powers."""
    return piles_by_name("Pile(0, BAG)", names)


def open_piles(names: Sequence[str]) -> dict[str, Pile]:
    """An open pile for each of these."""
    return piles_by_name("Pile(self.everybody, LISTED)", names)


def fill(t: Table, name: str) -> None:
    """Fill a row from its pile, as far as that goes."""
    declared: dict[str, Field] = getattr(type(t), "declared")  # noqa: B009 (a table of any game)
    row: Pile = getattr(t, name)
    source: Pile = getattr(t, declared[name].refill)
    while source.cards and len(row.cards) < (declared[name].most or 0):
        t.put(t.take(source), source, row)
