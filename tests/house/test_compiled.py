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
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from crise.engine.table import Table
from crise.game.manifest import Game
from crise.games import GAMES
from crise.games.smile_life import SMILE_LIFE
from crise.state.base import Declared
from crise.state.fields import counter_each, option, shown
from crise.state.piles import open_pile
from tools.compile import copy, modules_of, write_twins
from tools.plain_states import plain

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


def compiled() -> dict[str, str]:
    """The modules as the compiler sees them: with the states of games written out."""
    texts = {}
    for module in modules_of(SOURCE):
        texts[module] = (SOURCE / module).read_text("utf-8")
        if module.endswith("/state.py"):
            texts[module] = plain(texts[module], import_module(module.removesuffix(".py").replace("/", ".")))
    return texts


def test_no_init_assigns_what_that_of_its_base_has_assigned() -> None:
    classes = {name: made for text in compiled().values() for name, made in classes_in(text).items()}
    assert {"key", "kind", "smiles"} <= inherited("ApocalypseFace", classes)  # else it looks at nothing
    assert assigned_again(classes) == []


def test_the_silent_twins_are_written_beside_the_rules(tmp_path: Path) -> None:
    """And Python finds them there, before any is made."""
    copy(SOURCE, tmp_path / "tree")
    written = write_twins(tmp_path / "tree", modules_of(tmp_path / "tree"))
    assert {"crise/games/virus_war/rules_silent.py", "crise/games/smile_life/laying_silent.py"} <= set(written)
    assert not [module for module in written if module.endswith(("/state_silent.py", "/heuristic_silent.py"))]
    show = "from crise.games import GAMES as g; print(*(game.silent.turn.__code__.co_filename for game in g.values()))"
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "tree")}
    done = subprocess.run([sys.executable, "-c", show], env=environment, check=True, capture_output=True, text=True)
    assert [Path(file).name for file in done.stdout.split()] == ["rules_silent.py"] * len(GAMES)


def test_what_is_declared_is_written_out() -> None:
    """A table has no `__init__` at all: a copy would pay for it."""
    classes = {name: made for text in compiled().values() for name, made in classes_in(text).items()}
    for game in GAMES.values():
        assert not classes[game.table.__name__].assigned | inherited(game.table.__name__, classes)
    text = compiled()["crise/games/apocalypse/state.py"]
    found = next(node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == "Apocalypse")
    made = [ast.unparse(node).splitlines()[0] for node in found.body]
    assert {"plagues: list[Plague]", "def clone(self) -> Apocalypse:", "def thrown_smiles(self) -> int:"} <= set(made)
    assert "plagues = " not in "\n".join(made)
    assert "@shown" not in text


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_written_table_begins_as_every_table_does(game: Game[Any, Any, Any]) -> None:
    """The compiler refuses another signature, long after the tests."""
    assert game.table.begin.__annotations__ == Table.begin.__annotations__


def written_out(game: Game[Any, Any, Any]) -> str:
    module = game.table.__module__
    return plain((SOURCE / f"{module.replace('.', '/')}.py").read_text("utf-8"), import_module(module))


@pytest.mark.parametrize("game", [game for game in GAMES.values() if not game.extends], ids=lambda game: game.id)
def test_what_is_written_out_is_the_same_table(game: Game[Any, Any, Any]) -> None:
    written: dict[str, Any] = {"__name__": game.table.__module__}
    exec(written_out(game), written)
    fresh = game.new_table(3, game.options(), game.faces(game.standard), 0)
    table = written[game.table.__name__]()
    table.begin(3, game.options(), fresh.faces, 0, game.card_positions)
    if game.rulebook is not None:
        table.book = game.rulebook
    assert [table.view(seat) for seat in range(4)] == [fresh.view(seat) for seat in range(4)]
    assert table.clone().shown() == table.shown()
    assert not isinstance(type(table), Declared)  # nothing is made when the class is
    assert table.declared == game.table.declared


def test_a_table_that_is_not_compiled_extends_one_that_is() -> None:
    """The base has lost its metaclass: what is declared on top of it follows when it becomes the table of a game."""
    text = written_out(SMILE_LIFE)
    assert "@mypyc_attr(allow_interpreted_subclasses=True)\nclass SmileLife(Visible)" in text
    module: Any = ModuleType(SMILE_LIFE.table.__module__)
    exec(text, vars(module))

    class Garden(module.SmileLife):  # type: ignore[misc]
        limit: int = option("turn_limit", shown=True)
        trees = counter_each(2)
        compost = open_pile()

        @shown(feature="number")
        def wood(self) -> int:
            return sum(self.trees)

    game: Game[Any, Any, Any] = replace(SMILE_LIFE, table=Garden)
    table = game.new_table(3, game.options(), game.faces(game.standard), 0)
    table.trees[1] = 9
    twin = table.clone()
    assert type(twin) is Garden
    assert twin.view(0) == table.view(0)
    assert {"trees": [2, 9, 2], "wood": 13, "limit": game.options().turn_limit}.items() <= twin.view(0).items()
    assert twin.trees is not table.trees
    assert twin.compost in twin.all_piles()
    assert list(Garden.declared) == [*SMILE_LIFE.table.declared, "limit", "trees", "compost", "wood"]


def test_such_an_assignment_is_found() -> None:
    classes = classes_in(
        "class Base:\n    def __init__(self) -> None:\n        self.kinds: set[str] = set()\n"
        "class Middle(Base):\n    pass\n"
        "class Leaf(Middle):\n    def __init__(self) -> None:\n        super().__init__()\n"
        "        self.name, self.kinds = 'leaf', {'a'}\n"
    )
    assert assigned_again(classes) == ["Leaf.kinds"]


def test_the_rules_of_a_game_are_compiled_wherever_its_folder_is(tmp_path: Path) -> None:
    for name in ("__init__", "cards", "table", "rules", "heuristic", "terminal", "web/box"):
        file = tmp_path / "crise/games/new_game" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert modules_of(tmp_path) == tuple(f"crise/games/new_game/{name}.py" for name in ("heuristic", "rules", "table"))
    assert set(modules_of(SOURCE)) >= {f"crise/games/apocalypse/{name}.py" for name in ("rules", "heuristic", "purge")}
