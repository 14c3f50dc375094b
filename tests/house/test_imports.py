"""Imports point downwards only: engine ← state ← game ← games ← bots ← lab, envs, server, terminal ← cli."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from crise.games import GAMES

SRC = Path(__file__).parents[2] / "src"

# A part may import itself and the parts on lower floors. The package's own __init__ is under all of them, but
# asks first which build is imported.
FLOORS = {
    "builds": -1,
    "": 0,
    "engine": 1,
    "state": 2,
    "game": 3,
    "games": 4,
    "bots": 5,
    "lab": 6,
    "envs": 6,
    "server": 6,
    "terminal": 6,
    "cli": 7,
    "__main__": 8,
}

# These modules of a game's folder are written for a floor above, with the kit that it offers them.
KITS = {
    "heuristic": ("crise.bots.heuristic",),
    "net": ("crise.bots.heuristic", "crise.bots.net"),
    "strategies": ("crise.bots.strategies",),
    "terminal": ("crise.terminal", "rich"),
}

# A game stands alone; only an extension knows what it is made of, and never a sibling.
EXTENDS = {
    game.package.rpartition(".")[2]: {one.package.rpartition(".")[2] for one in game.lineage} for game in GAMES.values()
}

# Rules wait for people, not for clocks, networks or dice of their own.
PURE = ("engine", "state", "game", "games")
IMPURE = {
    *("asyncio", "concurrent", "multiprocessing", "select", "selectors", "signal", "subprocess", "threading"),
    *("http", "socket", "socketserver", "ssl", "urllib"),
    *("datetime", "os", "random", "secrets", "tempfile", "time", "uuid"),
    *("cyclopts", "litestar", "rich", "textual", "uvicorn"),
}


def offences(src: Path) -> list[str]:
    """Every import under src/crise that points upwards or sideways, or brings the world into the rules."""
    games = {folder.name for folder in (src / "crise/games").glob("*") if folder.is_dir()}
    return [
        f"{file.relative_to(src)}:{line}: {why}"
        for file in sorted((src / "crise").rglob("*.py"))
        for line, imported in imports(src, file)
        if (why := forbidden(module_name(src, file), imported, games))
    ]


def imports(src: Path, file: Path) -> Iterator[tuple[int, str]]:
    """The modules that a file imports, anywhere in it, with their lines."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(src, file, node)
            yield from ((node.lineno, deepest(src, base, alias.name)) for alias in node.names)


def absolute(src: Path, file: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = file.relative_to(src).parent.parts
    return ".".join([*package[: len(package) - node.level + 1], *(node.module or "").split(".")]).rstrip(".")


def deepest(src: Path, base: str, name: str) -> str:
    """`from crise import games` imports the package crise.games, `from crise import VERSION` only crise."""
    path = src.joinpath(*base.split("."), name)
    return f"{base}.{name}" if path.is_dir() or path.with_suffix(".py").is_file() else base


def module_name(src: Path, file: Path) -> str:
    return ".".join(file.relative_to(src).with_suffix("").parts).removesuffix(".__init__")


def forbidden(importer: str, imported: str, games: set[str]) -> str | None:
    """Why this import may not be, or None."""
    here, there = part(importer), part(imported)
    if imported.startswith(kits(importer, games)):
        return None
    if here not in FLOORS:
        return f"crise.{here} has no floor yet: decide which parts it may import, and add it to FLOORS"
    if imported.split(".")[0] != "crise":
        top = imported.split(".")[0]
        return f"{here} imports {top}" if here in PURE and top in IMPURE else None
    if here != there and FLOORS[here] <= FLOORS.get(there, len(FLOORS)):
        return f"{here or 'crise'} imports {imported}, which is not below it"
    return between_games(importer, imported, games)


def kits(importer: str, games: set[str]) -> tuple[str, ...]:
    """What this module may import though it is not below: crise.games.noe.heuristic → crise.bots.heuristic"""
    return KITS.get(importer.rpartition(".")[2], ()) if game(importer, games) else ()


def between_games(importer: str, imported: str, games: set[str]) -> str | None:
    here, there = game(importer, games), game(imported, games)
    if here and there and here != there and there not in EXTENDS.get(here, ()):
        return f"the game {here} imports the game {there}"
    return None


def part(module: str) -> str:
    """crise.games.noe.rules → games"""
    return [*module.split("."), ""][1]


def game(module: str, games: set[str]) -> str | None:
    """crise.games.noe.rules → noe; a module beside the games (a list of them) is no game."""
    name = [*module.split("."), "", ""][2]
    return name if part(module) == "games" and name in games else None


def test_imports_point_downwards() -> None:
    assert offences(SRC) == []


# Each of these two holds the other.
KNOWN_CYCLE = ("crise.server.lobby", "crise.server.session")


def cycle(src: Path) -> list[str]:
    """Modules that import each other in a ring, where there are some."""
    files = {module_name(src, file): file for file in (src / "crise").rglob("*.py")}
    graph = {name: {one for _, one in imports(src, file)} & set(files) - {name} for name, file in files.items()}
    if set(KNOWN_CYCLE) <= set(graph):
        graph[KNOWN_CYCLE[0]].discard(KNOWN_CYCLE[1])
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_modules_import_each_other() -> None:
    assert cycle(SRC) == []


def test_a_ring_of_imports_is_found(tmp_path: Path) -> None:
    ring = {"bots__a": "from crise.bots import b", "bots__b": "import crise.bots.c", "bots__c": "from .a import x"}
    assert set(cycle(tree(tmp_path, **ring))) == {"crise.bots.a", "crise.bots.b", "crise.bots.c"}


def tree(root: Path, **files: str) -> Path:
    """A fake house: `engine__table="import os"` is the file crise/engine/table.py."""
    games = ("games/noe", "games/smile_life", "games/apocalypse")
    for folder in ("engine", *games, "bots", "lab", "envs", "server"):
        (root / "crise" / folder).mkdir(parents=True)
    for name, text in files.items():
        root.joinpath("crise", *name.split("__")).with_suffix(".py").write_text(text + "\n", encoding="utf-8")
    return root


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("engine__table", "from crise.games.noe import rules", "engine imports crise.games.noe"),
        ("engine__table", "from crise import games", "engine imports crise.games"),
        ("engine__table", "from ..bots import arena", "engine imports crise.bots"),
        ("engine__table", "def late():\n    import crise.cli", "engine imports crise.cli"),
        ("games__noe__rules", "import crise.bots.arena as a", "games imports crise.bots.arena"),
        ("games__noe__rules", "from crise.bots.heuristic import Heuristic", "games imports crise.bots.heuristic"),
        ("games__noe__heuristic", "from crise.bots.search import Expert", "games imports crise.bots.search"),
        ("games__noe__heuristic", "from crise.terminal import host", "games imports crise.terminal"),
        ("games__noe__terminal", "import textual", "games imports textual"),
        ("bots__search", "import crise.lab", "bots imports crise.lab"),
        ("lab__report", "import crise.server", "lab imports crise.server"),
        ("server__room", "from crise.envs import x", "server imports crise.envs"),
        ("server__room", "from crise import cli", "server imports crise"),
        ("version", "import crise.engine", "crise.version has no floor yet"),
        ("games__noe__rules", "import crise.games.smile_life", "game noe imports the game smile_life"),
        ("games__smile_life__rules", "import crise.games.apocalypse", "game smile_life imports the game apo"),
        ("engine__table", "from random import Random", "engine imports random"),
        ("engine__match", "import asyncio.events", "engine imports asyncio"),
        ("engine__match", "import msgspec, time", "engine imports time"),
        ("games__noe__rules", "import socket", "games imports socket"),
        ("games__noe__rules", "from textual.app import App", "games imports textual"),
    ],
)
def test_an_offending_import_is_found(tmp_path: Path, file: str, text: str, why: str) -> None:
    found = offences(tree(tmp_path, cli="", **{file: text}))
    assert len(found) == 1
    assert why in found[0]
    assert f"{file.replace('__', '/')}.py:{text.count(chr(10)) + 1}: " in found[0]


def test_downward_imports_are_allowed(tmp_path: Path) -> None:
    house = tree(
        tmp_path,
        __init__="VERSION = 1",
        engine__table="import msgspec\nfrom crise import VERSION\nfrom crise.engine.ask import Ask",
        games__catalogue="from crise.games.noe import rules\nimport crise.games.smile_life",
        games__apocalypse__rules="import crise.games.smile_life.rules\nfrom crise.engine import table",
        games__noe__heuristic="from crise.bots.heuristic import Heuristic",
        games__noe__terminal="import rich.text\nfrom crise.terminal import generic",
        bots__arena="import random\nfrom crise import engine, games",
        server__room="import asyncio\nfrom crise.bots.policy import arena",
        cli="import rich\nfrom crise import lab, server",
    )
    assert offences(house) == []
