"""What follows from the fields of a state besides its methods: roles, features, labels, and laws."""

from __future__ import annotations

from typing import Any

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
    first, then by kind."""
    before = declared(state.__base__) if state.__base__ else {}
    base = features(state.__base__) if state.__base__ and before else {}
    own = {
        view: one.feature
        for name, one in declared(state).items()
        if one.feature and name not in before
        for view in views(name, one)
    }
    return base | {name: own[name] for name in sorted(own, key=lambda name: FEATURES.index(own[name]))}


def labels(state: type) -> list[str]:
    """The ids of the texts that name what a view has."""
    return [f"name-{view}" for name, one in declared(state).items() for view in views(name, one)]


def faults(table: Any) -> list[str]:
    """What the rules of no game may do to its fields: lose pieces of a supply, leave a track, play for a seat that is
    not there."""
    return [
        f"{name}: {fault}"
        for name, one in declared(type(table)).items()
        if (fault := _supply_fault(table, name, one) or _bounds_fault(table, name, one))
    ]


def _supply_fault(table: Any, name: str, field: Field) -> str:
    if field.total < 0:
        return ""
    there = getattr(table, name) + sum(sum(getattr(table, holder)) for holder in field.holders.split())
    return "" if there == field.total else f"{there} pieces of {field.total}"


def _bounds_fault(table: Any, name: str, field: Field) -> str:
    if field.least is None or field.pile:
        return ""
    value = getattr(table, name)
    numbers = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
    most = table.seats - 1 if field.most is None else field.most
    return "" if all(field.least <= number <= most for number in numbers) else f"{value} leaves {field.least} to {most}"
