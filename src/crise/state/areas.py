"""Areas: the places of a map, each with the same declared fields.

class Region(Area):
    armies = counter_each(0)
    influence = slots(3, POWERS)

class Europe(State):
    regions = areas(Region, ("north", "south"))

t.regions["north"].armies[seat] += 1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from crise.state.base import Declared
from crise.state.fields import Field, declare
from crise.state.generate import area_source


class DeclaredArea(Declared):
    source = staticmethod(area_source)


class Area(metaclass=DeclaredArea):
    """A place: subclasses declare what lies there. Their methods are generated."""

    declared: ClassVar[dict[str, Field]]

    def begin(self, seats: int) -> None:
        raise NotImplementedError

    def copy(self) -> Any:
        raise NotImplementedError

    def shown(self) -> dict[str, Any]:
        raise NotImplementedError


class Begun(Protocol):
    """What an area can do, also one whose class is written out for a compiler: that has no `Area` above it."""

    def begin(self, seats: int) -> None: ...

    def copy(self) -> Any: ...

    def shown(self) -> dict[str, Any]: ...


AreaT = TypeVar("AreaT", bound=Begun)


def areas(kind: type[AreaT], names: Sequence[str]) -> dict[str, AreaT]:
    """The places of a map by name."""
    places: dict[str, AreaT] = declare(
        f"dict[str, {kind.__name__}]",
        f"new_areas({kind.__name__}, {tuple(names)!r}, seats)",
        "{name: area.copy() for name, area in {}.items()}",
        True,
        as_shown="{name: area.shown() for name, area in {}.items()}",
        among=tuple(names),
        uses=(kind, new_areas),
    )
    return places


def new_areas(kind: type[AreaT], names: Sequence[str], seats: int) -> dict[str, AreaT]:
    made = {}
    for name in names:
        area = made[name] = kind()
        area.begin(seats)
    return made


def slots(places: int, owners: Sequence[str]) -> list[str]:
    """Places in an order, each empty ('') or taken by one of `owners`."""
    taken: list[str] = declare("list[str]", f"[''] * {places}", "{}[:]", True, among=("", *owners))
    return taken
