"""What the compiled build is made of: source that mypyc takes, and that plays the same games. To compile it takes
minutes, so all that can be known before is looked at here.

One thing mypyc takes that it should not: an attribute that two `__init__`s assign, one after the other. It holds the
assignment in the `__init__` of a subclass for the first one, and never frees the value that the base has put there.
`tests/bots/test_memory.py` measures what that costs.
"""

from __future__ import annotations

import ast
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

import crise
from crise.engine.table import Table
from crise.game.manifest import Game
from crise.games import GAMES
from crise.games.smile_life import SMILE_LIFE
from crise.state.base import Declared
from crise.state.fields import counter_each, option, shown
from crise.state.piles import open_pile
from tests import digests
from tests.play import PLACES
from tools.compile import check_types, copy, module_name, modules_of, write_out
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


@cache
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


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The copy that is compiled, just before it is."""
    folder = tmp_path_factory.mktemp("compiled") / "tree"
    copy(SOURCE, folder)
    write_out(folder)
    return folder


def run_in(tree: Path, *command: str) -> str:
    """What a program prints that sees this copy instead of the source."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tree), str(SOURCE.parent)])}
    done = subprocess.run(
        [sys.executable, *command], cwd=tree, env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_types_are_those_that_the_compiler_wants(tree: Path) -> None:
    """What is written out has other types than what is declared."""
    check_types(tree, modules_of(tree))


def test_types_that_can_not_be_compiled_are_named(tmp_path: Path) -> None:
    """A sum of floats may be taken for a whole number (`tools/compiled_types.py`)."""
    wrong = ["many * sum([one for one in all])", "sum(all) / sum(all)", "(1 if many else 0) + sum(all)"]
    right = ["0.5 * sum(all)", "sum(all) * many", "many * sum(all, 0.0)", "many * sum([one > 0 for one in all])"]
    for name, lines in (("wrong", wrong), ("right", right)):
        text = "".join(
            f"def f{at}(many: int, all: list[float]) -> float: return {line}\n" for at, line in enumerate(lines)
        )
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    with pytest.raises(SystemExit) as refused:
        check_types(tmp_path, ("wrong.py", "right.py"))
    assert re.findall(r"(\w+)\.py:(\d): sum.*: write sum", str(refused.value)) == [("wrong", at) for at in "123"]
    (tmp_path / "wrong.py").write_text("many: int = 'many'\n", "utf-8")
    with pytest.raises(SystemExit, match=r"wrong\.py:1: error"):
        check_types(tmp_path, ("wrong.py",))


def test_it_plays_the_same_games(tree: Path) -> None:
    """As plain Python; once they are compiled, `make test-all` plays all of them."""
    places = list({place.game.id: place for place in PLACES}.values())  # the last of each game
    show = "import sys; from tests import digests; from tests.play import PLACES; "
    show += "print(*(digests.digest(place) for place in PLACES if str(place) in sys.argv))"
    found = run_in(tree, "-c", show, *map(str, places)).split()
    assert found == [digests.stored()[str(place)] for place in PLACES if place in places]


def test_the_silent_twins_are_written_beside_the_rules(tree: Path) -> None:
    """And Python finds them there, before any is made."""
    written = {module for module in modules_of(tree) if module.endswith("_silent.py")}
    assert {"crise/games/virus_war/rules_silent.py", "crise/games/smile_life/laying_silent.py"} <= written
    assert not [module for module in written if module.endswith(("/state_silent.py", "/heuristic_silent.py"))]
    show = "from crise.games import GAMES as g; print(*(game.silent.turn.__code__.co_filename for game in g.values()))"
    assert [Path(file).name for file in run_in(tree, "-c", show).split()] == ["rules_silent.py"] * len(GAMES)


# --- what mypyc refuses, or Python when it meets machine code ------------------------------------------------------


def declared_again(classes: dict[str, ast.ClassDef]) -> list[str]:
    """What a subclass says about an attribute of its base: mypyc takes no other type, and the same need not be said."""
    found = []
    for node in classes.values():
        above = {name for base in bases_of(node, classes) for name in {*annotated(base), *assigned(base)}}
        found += [f"{node.name}.{name}" for name in annotated(node) if name in above]
    return found


def annotated(node: ast.ClassDef) -> list[str]:
    """The attributes of its values; those of the class itself may have another type."""
    said = [one for one in node.body if isinstance(one, ast.AnnAssign)]
    return [ast.unparse(one.target) for one in said if not ast.unparse(one.annotation).startswith("ClassVar")]


def bases_of(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> Iterator[ast.ClassDef]:
    for base in node.bases:
        name = ast.unparse(base).partition("[")[0]
        if name in classes:
            yield classes[name]
            yield from bases_of(classes[name], classes)


def starred(tree: ast.AST) -> list[int]:
    """`x in (*A, b)`: mypyc ends there with an error of its own."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn)
        for among in node.comparators
        if isinstance(among, ast.Tuple | ast.List) and any(isinstance(one, ast.Starred) for one in among.elts)
    ]


def test_no_attribute_is_declared_again() -> None:
    trees = [ast.parse(text) for text in compiled().values()]
    classes = {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    assert "Tourmente" in classes  # else it looks at nothing
    assert declared_again(classes) == []


def test_one_that_is_declared_again_is_found() -> None:
    base = "class A(Generic[T]):\n    def __init__(self, t):\n        self.t = t\n"
    classes = ast.parse(base + "class B(A[int]):\n    t: int\n    u: int\n").body
    assert declared_again({node.name: node for node in classes if isinstance(node, ast.ClassDef)}) == ["B.t"]


def test_no_star_among_what_something_is_looked_for_in() -> None:
    assert [f"{name}:{line}" for name, text in compiled().items() for line in starred(ast.parse(text))] == []
    assert starred(ast.parse("a = 1\nb = a not in (*c, d)")) == [2]


def test_what_is_not_compiled_extends_nothing_that_is() -> None:
    """Unless that allows it: Python refuses when the first such value is made."""
    modules = {module_name(module) for module in modules_of(SOURCE)}
    for module in pkgutil.walk_packages(crise.__path__, "crise."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    faults = [
        f"{one.__module__}.{one.__name__} extends {base.__name__}"
        for one in subclasses(object)
        if str(one.__module__).startswith("crise.") and one.__module__ not in modules
        for base in one.__mro__[1:]
        if base.__module__ in modules and not allows_it(base)
    ]
    assert faults == []


def subclasses(one: type) -> Iterator[type]:
    classes: list[type] = type.__subclasses__(one)
    for below in classes:
        yield below
        yield from subclasses(below)


def allows_it(base: type) -> bool:
    [node] = [
        node
        for node in ast.walk(ast.parse(compiled()[f"{base.__module__.replace('.', '/')}.py"]))
        if isinstance(node, ast.ClassDef) and node.name == base.__name__
    ]
    return any("allow_interpreted_subclasses" in ast.unparse(one) for one in node.decorator_list)


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
