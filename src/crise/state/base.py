"""`State`: a table that is declared. Its methods are generated from its fields when the class is made."""

from __future__ import annotations
import __future__

import linecache
from dataclasses import replace
from typing import Any, ClassVar, Final, Self

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
        if any(hasattr(base, "declared") for base in bases):  # else it is `State` itself
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


GENERATED: Final = frozenset({"declared", "begin", "clone", "piles", "all_piles", "shown", "shown_to"})


def complete(made: type) -> None:
    """Of a table that extends a compiled one, which has no `Declared` any more: its fields are taken out, and its
    methods put in, when the class is there already."""
    if "declared" in vars(made) or not hasattr(made, "declared"):
        return
    base: Any = made.__base__
    complete(base)
    body = dict(vars(made))
    own = declarations(body)
    fields = {**base.declared, **own}
    names = NAMES | {use.__name__: use for one in fields.values() for use in one.uses} | {made.__name__: made}
    body |= {"declared": fields} | methods(made.__name__, state_source(made.__name__, fields), names, made.__module__)
    for name in [*own, *GENERATED]:
        if name in body:
            setattr(made, name, body[name])
        else:
            delattr(made, name)


def joined(name: str, module: str, first: type[State], *others: type[State]) -> type[State]:
    """A table with the fields of several that extend the same one: a subclass of the first, with what the others
    declare and define. It has one method of a name only: who changes one of the base has to be the first."""
    body: dict[str, Any] = {"__module__": module, "__doc__": " and ".join(one.__name__ for one in (first, *others))}
    for other in others:
        for kind in reversed([one for one in other.__mro__ if one not in first.__mro__]):
            for key, value in own_parts(kind).items():
                if key == "never_held":
                    value = value | body.get(key, first.never_held)
                elif hasattr(first, key) or key in body:
                    raise TypeError(f"{kind.__name__} and another table that it is joined with both have {key!r}")
                body[key] = value
    made: type[State] = Declared(name, (first,), body)
    return made


def own_parts(kind: type[State]) -> dict[str, Any]:
    """What a class says itself: its fields as they were declared, and its methods."""
    found = {key: value for key, value in vars(kind).items() if key not in GENERATED and not key.startswith("__")}
    inherited = getattr(kind.__base__, "declared", {})
    for key, field in kind.declared.items():
        if key not in inherited:
            found[key] = Computed(found[key], field) if field.computed else field
    return found


class State(Visible, metaclass=Declared):
    """What lies on the table of a game: subclasses declare it."""

    declared: ClassVar[dict[str, Field]]

    def clone(self) -> Self:
        raise NotImplementedError  # generated
