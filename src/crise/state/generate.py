"""The methods of a state, as source text made from its fields: straight on, no loop over fields, no descriptor.

`base` runs it when a class is made; `tools/plain_states.py` writes it into a copy of a game's module, for compilers
that must see plain code.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping

from crise.state.fields import Field

BEGIN = "self, seats: int, options: Any, faces: list[Face], seed: int, events: Events"


def state_source(name: str, fields: Mapping[str, Field]) -> str:
    """Of a state: `begin`, `clone`, `piles`, `all_piles`, `shown` and `shown_to`."""
    return "\n".join(
        [
            *method(f"begin({BEGIN}) -> None", ["Table.begin(self, seats, options, faces, seed, events)"]),
            *starts(fields),
            *method(f"clone(self) -> {name}", [f"twin = {name}()", "self.copy_to(twin)"]),
            *copies(fields),
            *method(
                "piles(self) -> dict[str, Pile | list[Pile] | dict[str, Pile]]",
                [f"return {{{', '.join(piles(fields))}}}"],
            ),
            *method("all_piles(self) -> list[Pile]", [f"return [{', '.join(all_piles(fields))}]"]),
            *method("shown(self) -> dict[str, Any]", [f"return {{{', '.join(values(fields))}}}"]),
            *method("shown_to(self, seat: Seat) -> dict[str, Any]", [f"return {{{', '.join(values(fields, True))}}}"]),
        ]
    )


def area_source(name: str, fields: Mapping[str, Field]) -> str:
    """Of an area: `begin`, `copy` and `shown`."""
    return "\n".join(
        [
            *method("begin(self, seats: int) -> None", []),
            *starts(fields),
            *method(f"copy(self) -> {name}", [f"twin = {name}()"]),
            *copies(fields),
            *method("shown(self) -> dict[str, Any]", [f"return {{{', '.join(values(fields))}}}"]),
        ]
    )


def field_source(field: Field) -> str:
    """The field itself, as Python writes it."""
    said = {one.name: getattr(field, one.name) for one in dataclasses.fields(field)}
    said = {name: value for name, value in said.items() if value != getattr(Field, name, None)}
    uses = "".join(f"{use.__name__}, " for use in said.pop("uses", ()))
    return f"Field({', '.join(f'{name}={value!r}' for name, value in said.items())}, uses=({uses}))"


def method(signature: str, lines: Iterable[str]) -> list[str]:
    return [f"def {signature}:", *(f"    {line}" for line in lines)]


def starts(fields: Mapping[str, Field]) -> list[str]:
    """What a new one begins with."""
    return [f"    self.{name} = {start(name, one)}" for name, one in attributes(fields).items() if one.start]


def start(name: str, field: Field) -> str:
    return field.start.replace("@", name)


def copies(fields: Mapping[str, Field]) -> list[str]:
    kept = attributes(fields)
    lines = [f"twin.{name} = {_copied(name, one)}" for name, one in kept.items()]
    anew = " ".join(one.start for one in kept.values() if not one.copy)
    if re.search(r"\bseats\b", anew):
        lines.insert(0, "seats = self.seats")
    return [f"    {line}" for line in [*lines, "return twin"]]


def _copied(name: str, field: Field) -> str:
    return _of(name, field.copy) if field.copy else start(name, field)


def _of(name: str, text: str) -> str:
    return text.replace("{}", f"self.{name}")


def piles(fields: Mapping[str, Field]) -> list[str]:
    return [f"{name!r}: self.{name}" for name, one in fields.items() if one.pile]


def all_piles(fields: Mapping[str, Field]) -> list[str]:
    each = {"Pile": "self.{}", "list[Pile]": "*self.{}", "dict[str, Pile]": "*self.{}.values()"}
    return [each[one.type].format(name) for name, one in fields.items() if one.pile]


def values(fields: Mapping[str, Field], each: bool = False) -> list[str]:
    """What everybody sees, or each seat by itself, in the order in which it is declared."""
    return [_value(name, one) for name, one in fields.items() if one.shown and one.each == each]


def _value(name: str, field: Field) -> str:
    text = _of(name, field.shown)
    return text if text.startswith("**") else f"{(field.views or (name,))[0]!r}: {text}"


def attributes(fields: Mapping[str, Field]) -> dict[str, Field]:
    return {name: one for name, one in fields.items() if not one.computed}
