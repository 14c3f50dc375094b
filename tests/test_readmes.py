"""The READMEs of the games name functions that are there."""

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

import pytest

from crise.games import GAMES
from tests.play import AnyGame

ROW = re.compile(r"^\| [^|]+ \| `[A-Z]{2}-[^|]+\| ([^|]+) \|$", re.MULTILINE)  # section, ids, functions
NAME = re.compile(r"`((?:\w+\.)?\w+)`")


def named(game: AnyGame) -> Iterator[tuple[str, str]]:
    """`legal.study`, `job`: the second is of the same module, or class, as the first."""
    for cell in ROW.findall((files(game.package) / "README.md").read_text("utf-8")):
        where = ""
        for name in NAME.findall(cell):
            before, dot, what = name.rpartition(".")
            where = before if dot else where
            if what != "py" and where:
                yield where, what


def places(game: AnyGame) -> dict[str, Any]:
    """Modules by their names, classes by theirs."""
    sources = [file.name.removesuffix(".py") for file in files(game.package).iterdir() if file.name.endswith(".py")]
    modules: dict[str, ModuleType] = {
        name: import_module(f"{game.package}.{name}") for name in sources if name[0] != "_"
    }
    classes = {key: value for module in modules.values() for key, value in vars(module).items() if key[0].isupper()}
    table = game.start(game.seats[0]).table  # has the fields too
    return {**classes, type(table).__name__: table, **modules}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_function_of_the_table_is_there(game: AnyGame) -> None:
    there = places(game)
    assert [f"{where}.{what}" for where, what in named(game) if not hasattr(there.get(where), what)] == []


def test_the_tables_are_read() -> None:
    assert ("monsters", "flee") in list(named(GAMES["apocalypse"]))
    assert ("Apocalypse", "survivor") in list(named(GAMES["apocalypse"]))
