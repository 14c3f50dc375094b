"""Write the states of games out as plain classes, for compilers that must see what is declared.

    python tools/plain_states.py ROOT crise/games/a_game/state.py …

In each of these files under ROOT, which must be importable, a class of declared fields becomes one with typed
attributes and the methods that are generated from its fields: the same that are made when the class is.
"""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from crise.engine.face import Face
from crise.state.areas import Area
from crise.state.base import State
from crise.state.fields import Field
from crise.state.generate import area_source, attributes, field_source, state_source

IMPORTS = """
from typing import Any, ClassVar
from mypy_extensions import mypyc_attr
from crise.engine.ask import CardId, Seat
from crise.engine.face import Face
from crise.engine.pile import BAG, HELD, LISTED, Pile
from crise.engine.table import Events, Table
from crise.state.bags import Bag
from crise.state.fields import Field
from crise.state.views import Visible
"""
# An extension that is not compiled may make a subclass of it: of a table, and of what is printed on its cards.
EXTENDED = ast.parse("mypyc_attr(allow_interpreted_subclasses=True)", mode="eval").body


def plain(source: str, module: ModuleType) -> str:
    """The text of a module with its declarations written out."""
    tree = ast.parse(source)
    names: dict[str, Any] = {}
    for node in tree.body:
        made = getattr(module, node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and isinstance(made, type) and "declared" in vars(made):
            write_out(node, made)
            names |= {use.__name__: use for one in fields_of(made).values() for use in one.uses}
        elif isinstance(node, ast.ClassDef) and isinstance(made, type) and issubclass(made, Face):
            node.decorator_list.append(EXTENDED)
    after = next(at for at, node in enumerate(tree.body) if not is_head(node))
    elsewhere = [f"from {use.__module__} import {name}" for name, use in names.items() if name not in vars(module)]
    tree.body[after:after] = ast.parse(IMPORTS + "\n".join(elsewhere)).body
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def is_head(node: ast.stmt) -> bool:
    """What must come before all else: the text about the module, and `from __future__`."""
    return isinstance(node, ast.Expr) or (isinstance(node, ast.ImportFrom) and node.module == "__future__")


def fields_of(made: type) -> dict[str, Field]:
    found: dict[str, Field] = vars(made)["declared"]
    return found


def write_out(node: ast.ClassDef, made: type) -> None:
    base = made.__base__
    fields, before = fields_of(made), getattr(base, "declared", {})
    own = {name: one for name, one in fields.items() if one is not before.get(name)}  # also what is declared again
    lines = [f"{name}: {one.type}" for name, one in attributes(own).items() if name not in before]
    if not issubclass(made, Area):
        node.decorator_list.append(EXTENDED)
    if base is State:
        node.bases = [ast.Name("Visible", ast.Load())]
    elif base is Area:
        node.bases = []
    inherited = f"{base.__name__}.declared | " if before and base else ""
    written = ", ".join(f"{name!r}: {field_source(one)}" for name, one in own.items())
    lines.append(f"declared: ClassVar[dict[str, Field]] = {inherited}{{{written}}}")
    source = area_source if issubclass(made, Area) else state_source
    kept = [undecorated(one) for one in node.body if not declares(one, own)]
    docs = kept[:1] if ast.get_docstring(node) is not None else []
    node.body = [*docs, *ast.parse("\n".join([*lines, source(made.__name__, fields)])).body, *kept[len(docs) :]]


def declares(node: ast.stmt, fields: dict[str, Field]) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    named = {part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)}
    return bool(named) and named <= fields.keys()


def undecorated(node: ast.stmt) -> ast.stmt:
    if isinstance(node, ast.FunctionDef):
        node.decorator_list = [one for one in node.decorator_list if not is_shown(one)]
    return node


def is_shown(decorator: ast.expr) -> bool:
    return (
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id in ("shown", "shown_each")
    )


def main(root: Path, files: list[str]) -> None:
    """All are read before one is written: an extension must find its base as it was."""
    texts = {}
    for file in files:
        module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
        texts[root / file] = plain((root / file).read_text("utf-8"), module)
    for path, text in texts.items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
