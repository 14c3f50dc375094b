"""Write which messages the browser client can say, for its compiler: fr.ftl → messages.ts beside it.

python tools/messages.py            # write the files
python tools/messages.py --check    # exit 1 if they are not up to date

A message is a key, and its arguments are what must be given with it: a number where it chooses the plural. The client's
own words lie in web/src/words, those that only a game's mat says in the game's folder `web`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
COMMON = ROOT / "web/src/words"
GAMES = ROOT / "src/crise/games"
HEAD = "// Made by tools/messages.py from fr.ftl: change it there.\n"
TELLER = 'import {{ texts }} from "$web/lib/i18n.svelte";\n\nexport const t = texts<Messages>("{game}");\n\n'
PLURALS = {"zero", "one", "two", "few", "many"}


class Arguments(Visitor):
    """Looks for the arguments of a message, and what each must be."""

    def __init__(self, message: ast.Message) -> None:
        self.types: dict[str, str] = {}
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys & PLURALS:
            self.types[node.selector.id.name] = "number"
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.types.setdefault(node.id.name, "number | string")


def folders() -> list[Path]:
    """Where the client's words lie: its own, and those of the games' mats."""
    return [COMMON, *sorted(file.parent for file in GAMES.glob("*/web/fr.ftl"))]


def target(folder: Path) -> Path:
    return folder / "messages.ts"


def typescript(folder: Path) -> str:
    return "".join(_lines(folder))


def _lines(folder: Path) -> Iterator[str]:
    yield HEAD
    if folder != COMMON:
        yield TELLER.format(game=folder.parent.name.replace("_", "-"))
    yield "export interface Messages {\n"
    for entry in parse((folder / "fr.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            types = Arguments(entry).types
            given = "; ".join(f"{name}: {kind}" for name, kind in types.items())
            yield f"  {_key(entry.id.name)}: {f'{{ {given} }}' if given else 'null'};\n"
    yield "}\n"


def _key(id: str) -> str:
    return id if re.fullmatch(r"\w+", id) else f'"{id}"'


def main() -> int:
    made = {target(folder): typescript(folder) for folder in folders()}
    if "--check" in sys.argv[1:]:
        return 0 if all(file.is_file() and file.read_text("utf-8") == text for file, text in made.items()) else 1
    for file, text in made.items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
