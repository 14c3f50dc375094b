"""What follows from the fields of a state besides its methods: roles, features, labels, and laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crise.state.bags import Bag
from crise.state.fields import FEATURES, Field


def declared(state: type) -> dict[str, Field]:
    """The fields of a state: those of its base first."""
    found: dict[str, Field] = getattr(state, "declared", {})
    return found


def views(name: str, field: Field) -> tuple[str, ...]:
    """Under which names a view has it."""
    return (field.views or (name,)) if field.shown or field.pile else ()


def roles(state: type) -> dict[str, str]:
    """`life: score`: what the values of a view are to whoever draws any game."""
    return {view: one.role for name, one in declared(state).items() if one.role for view in views(name, one)}


def features(state: type) -> dict[str, str]:
    """What the values of a view are to an environment, in the order in which they stand in a vector: all of a base
    first, then by kind. A value of an area is named by the way to it: `regions.north.armies`."""
    before = declared(state.__base__) if state.__base__ else {}
    base = features(state.__base__) if state.__base__ and before else {}
    own = {
        way: kind
        for name, one in declared(state).items()
        if name not in before
        for view in views(name, one)
        for way, kind in _features(view, one)
    }
    return base | {name: own[name] for name in sorted(own, key=lambda name: FEATURES.index(own[name]))}


def _features(view: str, field: Field) -> Iterator[tuple[str, str]]:
    if field.feature:
        yield view, field.feature
    area = area_of(field)
    if area is not None:
        for place in field.among:
            yield from ((f"{view}.{place}.{name}", kind) for name, kind in features(area).items())


def area_of(field: Field) -> type | None:
    """What lies at each place of a map."""
    return next((use for use in field.uses if isinstance(use, type) and declared(use)), None)


def labels(state: type) -> list[str]:
    """The ids of the texts that name what a view has."""
    return [f"name-{view}" for name, one in declared(state).items() for view in views(name, one)]


def faults(table: Any) -> list[str]:
    """What no rules may do to the fields of a table: lose pieces of a supply, leave a track."""
    return [f"{name}: {fault}" for name, one in declared(type(table)).items() if (fault := fault_of(table, name, one))]


def fault_of(table: Any, name: str, field: Field) -> str:
    if field.total >= 0:
        there = sum(number for holder in (name, *field.holders.split()) for number in held(table, holder))
        if there != field.total:
            return f"{there} pieces of {field.total}"
    if field.least is not None and not field.pile:
        least, most = field.least, table.seats - 1 if field.most is None else field.most
        return next((f"{one} is not in {least} to {most}" for one in held(table, name) if not least <= one <= most), "")
    return ""


def held(value: Any, way: str) -> Iterator[Any]:
    """All values that a field holds, on any seat or place: `regions.armies`."""
    name, _, rest = way.partition(".")
    yield from _within(getattr(value, name), rest)


def _within(value: Any, rest: str) -> Iterator[Any]:
    parts = value.amounts if isinstance(value, Bag) else value
    if isinstance(parts, dict):
        for part in parts.values():
            yield from _within(part, rest)
    elif isinstance(parts, list):
        for part in parts:
            yield from _within(part, rest)
    elif rest:
        yield from held(parts, rest)
    else:
        yield parts
