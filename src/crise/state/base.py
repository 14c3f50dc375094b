"""`State`: a table that is declared. Its methods are generated from its fields when the class is made."""

from __future__ import annotations
import __future__

import linecache
from dataclasses import replace
from typing import Any, ClassVar, Self

from crise.engine.pile import BAG, HELD, LISTED, Pile
from crise.engine.table import Table
from crise.state.fields import Computed, Field
from crise.state.generate import attributes, state_source
from crise.state.views import Visible

NAMES: dict[str, Any] = {"BAG": BAG, "HELD": HELD, "LISTED": LISTED, "Pile": Pile, "Table": Table}


class Declared(type):
    """Makes a class of its declared fields: those of its base come first."""

    source = staticmethod(state_source)

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        own = declarations(body)
        fields = {**{key: one for base in bases for key, one in getattr(base, "declared", {}).items()}, **own}
        names = NAMES | {use.__name__: use for one in fields.values() for use in one.uses}
        body |= {"declared": fields, "__slots__": tuple(sorted(attributes(own)))}
        if any(isinstance(base, Declared) for base in bases):  # else it is `State` itself
            body |= methods(name, mcs.source(name, fields), names, body["__module__"])
        names[name] = made = super().__new__(mcs, name, bases, body)
        return made


def declarations(body: dict[str, Any]) -> dict[str, Field]:
    """Take the fields out of the body of a class."""
    types = body.get("__annotations__", {})
    found: dict[str, Field] = {}
    for name, value in list(body.items()):
        if isinstance(value, Field):
            found[name] = typed(name, value, types)
            del body[name]
        elif isinstance(value, Computed):
            found[name], body[name] = value.field, value.method
    return found


def typed(name: str, field: Field, types: dict[str, Any]) -> Field:
    """As annotated; a declarator that can't know the type needs that."""
    if name in types:
        return replace(field, type=str(types[name]))
    if not field.type:
        raise TypeError(f"{name} needs an annotation: its declaration does not tell its type")
    return field


def methods(name: str, source: str, names: dict[str, Any], module: str) -> dict[str, Any]:
    """The generated methods; a traceback shows their text."""
    file = f"<fields of {module}.{name}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    made: dict[str, Any] = {}
    exec(compile(source, file, "exec", flags=__future__.annotations.compiler_flag), names, made)
    for method in made.values():
        method.__module__, method.__qualname__ = module, f"{name}.{method.__name__}"
    return made


class State(Visible, metaclass=Declared):
    """What lies on the table of a game: subclasses declare it."""

    declared: ClassVar[dict[str, Field]]

    def clone(self) -> Self:
        raise NotImplementedError  # generated
