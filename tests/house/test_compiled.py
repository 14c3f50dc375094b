"""What the compiled build must not contain: an attribute that two `__init__`s assign, one after the other.

mypyc takes the assignment in the `__init__` of a subclass for the first one, and never frees the value that the base
has put there. `tests/bots/test_memory.py` measures what that costs.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.compile import MODULES, copy, write_twins

SOURCE = Path(__file__).parents[2] / "src"


class Made(NamedTuple):
    """A class: its bases, and the attributes that its `__init__` assigns."""

    bases: list[str]
    assigned: set[str]


def classes_in(text: str) -> dict[str, Made]:
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
    return {node.name: Made([ast.unparse(base) for base in node.bases], set(assigned(node))) for node in found}


def assigned(node: ast.ClassDef) -> Iterator[str]:
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            me = method.args.args[0].arg
            for part in ast.walk(method):
                if (
                    isinstance(part, ast.Attribute)
                    and isinstance(part.ctx, ast.Store)
                    and ast.unparse(part.value) == me
                ):
                    yield part.attr


def inherited(name: str, classes: dict[str, Made]) -> set[str]:
    bases = [base for base in classes[name].bases if base in classes]
    return set().union(*(classes[base].assigned | inherited(base, classes) for base in bases))


def assigned_again(classes: dict[str, Made]) -> list[str]:
    return [
        f"{name}.{attribute}"
        for name, made in classes.items()
        for attribute in sorted(made.assigned & inherited(name, classes))
    ]


def test_no_init_assigns_what_that_of_its_base_has_assigned() -> None:
    texts = [(SOURCE / module).read_text("utf-8") for module in MODULES]
    classes = {name: made for text in texts for name, made in classes_in(text).items()}
    assert {"turns", "faces", "book"} <= inherited("Apocalypse", classes)  # else it looks at nothing
    assert assigned_again(classes) == []


def test_the_silent_twins_are_written_beside_the_rules(tmp_path: Path) -> None:
    """And Python finds them there, before any is made."""
    copy(SOURCE, tmp_path / "tree")
    written = write_twins(tmp_path / "tree", MODULES)
    assert {"crise/games/virus_war/rules_silent.py", "crise/games/smile_life/laying_silent.py"} <= set(written)
    assert not [module for module in written if module.endswith(("/table_silent.py", "/heuristic_silent.py"))]
    show = "from crise.games import GAMES as g; print(*(game.silent.turn.__code__.co_filename for game in g.values()))"
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "tree")}
    done = subprocess.run([sys.executable, "-c", show], env=environment, check=True, capture_output=True, text=True)
    assert [Path(file).name for file in done.stdout.split()] == ["rules_silent.py"] * 5


def test_such_an_assignment_is_found() -> None:
    classes = classes_in(
        "class Base:\n    def __init__(self) -> None:\n        self.kinds: set[str] = set()\n"
        "class Middle(Base):\n    pass\n"
        "class Leaf(Middle):\n    def __init__(self) -> None:\n        super().__init__()\n"
        "        self.name, self.kinds = 'leaf', {'a'}\n"
    )
    assert assigned_again(classes) == ["Leaf.kinds"]
