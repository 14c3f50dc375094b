"""Write the type of each game's view for the browser client, from what its state declares: games/GAME/web/view.ts

python tools/view_types.py            # write the files
python tools/view_types.py --check    # exit 1 if one is not up to date
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

from crise.builds import SWITCH, is_compiled
from crise.engine.ask import CardId, Seat
from crise.games import GAMES
from crise.state.areas import Area
from crise.state.derive import declared, views
from crise.state.fields import Field

GAMES_FOLDER = Path(__file__).parent.parent / "src/crise/games"
HEAD = "// Made by tools/view_types.py from ../state.py: change it there.\n"
# What the view of every table begins with: `Table.view`.
ALWAYS = {"seats": int, "seat": int | None, "turn": int, "turns": int, "waiting": list[int]}
PLAIN = {int: "number", float: "number", bool: "boolean", str: "string", NoneType: "null"}


def typescript(state: type) -> str:
    lines = [f"  {name}: {type_of(kind)};" for name, kind in ALWAYS.items()]
    lines += [f"  {name}: {kind};" for name, kind in shown(state)]
    lines += [f"  {name}: {pile_of(one)};" for name, one in declared(state).items() if one.pile]
    body = "\n".join(lines)
    used = [name for name in ("Card", "Pile") if re.search(rf"\b{name}(;|>|\[\])", body)]
    head = f'import type {{ {", ".join(used)} }} from "$web/lib/wire";\n'
    parts = "".join(f"\nexport interface {area.__name__} {{\n{area_lines(area)}\n}}\n" for area in areas_of(state))
    return f"{HEAD}{head}{parts}\n/** What one seat sees of the table. */\nexport interface View {{\n{body}\n}}\n"


def areas_of(state: type) -> list[type[Area]]:
    """What lies at each place has a type of its own."""
    kinds = [evaluated(state, name, one) for name, one in declared(state).items() if one.shown]
    found = [part for kind in kinds for part in get_args(kind) if isinstance(part, type) and issubclass(part, Area)]
    return list(dict.fromkeys(found))


def area_lines(area: type[Area]) -> str:
    return "\n".join(f"  {name}: {part};" for name, part in shown(area))


def pile_of(field: Field) -> str:
    kinds = {"Pile": "Pile", "list[Pile]": "Pile[]", "dict[str, Pile]": "Record<string, Pile>"}
    return kinds[field.type]


def shown(state: type) -> Iterator[tuple[str, str]]:
    """The values in the order of the view, each with its type."""
    for name, one in declared(state).items():
        for view in views(name, one) if one.shown else ():
            yield view, type_of(evaluated(state, name, one))


def evaluated(state: type, name: str, field: Field) -> Any:
    """The type of a value that is shown, read where the field is declared; of each, where a method gives several."""
    home = next(base for base in reversed(state.__mro__) if name in declared(base))
    text = field.view_type or field.type
    kind = eval(text, vars(import_module(home.__module__)) | {"CardId": CardId, "Seat": Seat})
    return get_args(kind)[1] if field.shown.startswith("**") else kind


def type_of(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return f"{{ {'; '.join(f'{name}: {type_of(part)}' for name, part in get_type_hints(kind).items())} }}"
    if isinstance(kind, type) and issubclass(kind, Area):
        return kind.__name__
    parts = get_args(kind)
    if isinstance(kind, UnionType):
        return " | ".join(map(type_of, parts))
    if get_origin(kind) is list:
        item = type_of(parts[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if get_origin(kind) is tuple:
        return "Card" if parts == (int, str) else f"[{', '.join(map(type_of, parts))}]"
    if get_origin(kind) is dict:
        return f"Record<{type_of(parts[0])}, {type_of(parts[1])}>"
    raise TypeError(f"no TypeScript for {kind}")


def texts() -> dict[Path, str]:
    folders = {game.package.rpartition(".")[2]: game.table for game in GAMES.values()}
    return {GAMES_FOLDER / name / "web/view.ts": typescript(table) for name, table in folders.items()}


def main() -> int:
    if is_compiled("crise.engine.match"):
        raise SystemExit(f"view_types: compiled, some types are lost: {SWITCH}=0 python tools/view_types.py")
    if "--check" in sys.argv[1:]:
        return int(any(not path.is_file() or path.read_text("utf-8") != text for path, text in texts().items()))
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
