"""Write the types of the wire for the browser client: src/crise/server/wire*.py → web/src/lib/wire.ts

python tools/typescript.py            # write the file
python tools/typescript.py --check    # exit 1 if it is not up to date
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as kinds

from crise.game import shuffle
from crise.server import wire, wire_games, wire_replays, wire_seats

TARGET = Path(__file__).parent.parent / "web/src/lib/wire.ts"
HEAD = "// Made by tools/typescript.py from src/crise/server/wire*.py: change it there.\n"
UNIONS = {"Command": wire.AnyCommand, "Message": wire.AnyMessage}
CONSTANTS = ("LONGEST_NAME", "LONGEST_CHAT", "LONGEST_FRAME")
# The bases of the commands are no messages of their own.
ABSTRACT = (wire.Command, wire.GameCommand)


def structs() -> list[type[msgspec.Struct]]:
    """In the order in which they are written; a shuffle is told as it stands in a record."""
    found = [
        value
        for module in (wire, wire_games, wire_replays, wire_seats, shuffle)
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    return [one for one in found if one not in ABSTRACT]


def typescript() -> str:
    parts = [HEAD, *(f"export const {name} = {getattr(wire, name)};\n" for name in CONSTANTS)]
    parts += [f"export const MOST_SEATS = {wire_seats.MOST_SEATS};\n"]
    parts += ["\n/** The id of a card, and the key of its face. */\nexport type Card = [number, string];\n"]
    parts += ["/** A pile of a view: hidden cards are null or left out, the count tells. */\n"]
    parts += ["export interface Pile {\n  count: number;\n  cards: (Card | null)[];\n}\n"]
    parts += [_interface(one) for one in structs()]
    for name, union in UNIONS.items():
        parts.append(f"\nexport type {name} = {' | '.join(part.__name__ for part in get_args(union))};\n")
    return "".join(parts)


def _interface(struct: type[msgspec.Struct]) -> str:
    return "".join(_lines(struct))


def _lines(struct: type[msgspec.Struct]) -> Iterator[str]:
    about: Any = kinds.type_info(struct)
    doc = inspect.cleandoc(struct.__doc__ or "")
    yield "\n"
    if doc and not doc.startswith(f"{struct.__name__}("):
        yield "/** " + doc.replace("\n", "\n * ") + " */\n"
    yield f"export interface {struct.__name__} {{\n"
    if about.tag is not None:
        yield f"  {about.tag_field}: {json.dumps(about.tag)};\n"
    # What a client sends may leave out what has a default; so does the server where it says so.
    may_lack = about.forbid_unknown_fields or struct.__struct_config__.omit_defaults
    for field in about.fields:
        mark = "?" if may_lack and not field.required else ""
        yield f"  {field.encode_name}{mark}: {_type(field.type)};\n"
    yield "}\n"


PLAIN: dict[type[kinds.Type], str] = {
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def _type(kind: kinds.Type) -> str:
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(json.dumps(value) for value in sorted(kind.values, key=str))
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    if isinstance(kind, kinds.UnionType):
        return " | ".join(_type(part) for part in kind.types)
    if isinstance(kind, kinds.ListType):
        item = _type(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(_type(item) for item in kind.item_types)}]"
    if isinstance(kind, kinds.DictType):
        return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


def main() -> int:
    text = typescript()
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.is_file() and TARGET.read_text("utf-8") == text else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
