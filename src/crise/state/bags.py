"""Bags: amounts of named resources."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from crise.state.fields import declare


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag:
    """How much there is of each resource: never less than nothing, never more than `cap` of one."""

    __slots__ = ("amounts", "cap")

    def __init__(self, amounts: dict[str, int], cap: int) -> None:
        self.amounts = amounts
        self.cap = cap

    def __getitem__(self, what: str) -> int:
        return self.amounts[what]

    def copy(self) -> Bag:
        return Bag(self.amounts.copy(), self.cap)

    def has(self, cost: Mapping[str, int]) -> bool:
        return all(self.amounts[what] >= much for what, much in cost.items())

    def pay(self, cost: Mapping[str, int]) -> None:
        """All of it or nothing."""
        if not self.has(cost):
            raise ValueError(f"{self.amounts} can't pay {dict(cost)}")
        for what, much in cost.items():
            self.amounts[what] -= much

    def add(self, what: str, much: int) -> int:
        """As much as fits; how much that was."""
        fits = min(much, self.cap - self.amounts[what])
        self.amounts[what] += fits
        return fits


def bag_each(resources: Sequence[str], cap: int, start: int = 0) -> list[Bag]:
    """A bag a seat."""
    empty = dict.fromkeys(resources, start)
    bags: list[Bag] = declare(
        "list[Bag]",
        f"[Bag({empty!r}, {cap!r}) for seat in range(seats)]",
        "[bag.copy() for bag in {}]",
        True,
        "tallies",
        as_shown="[bag.amounts.copy() for bag in {}]",
        view_type="list[dict[str, int]]",
        least=0,
        most=cap,
        uses=(Bag,),
    )
    return bags
