"""What people read about the house is true: functions that are named are there, links lead somewhere, every document
is in the index, every target of the Makefile is explained, and the change log knows the version."""

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from crise.games import GAMES
from tests.house import test_house as house
from tests.play import AnyGame
from tools import release

ROW = re.compile(r"^\| [^|]+ \| `[A-Z]{2}-[^|]+\| ([^|]+) \|$", re.MULTILINE)  # section, ids, functions
NAME = re.compile(r"`((?:\w+\.)?\w+)`")
DOCS, DECISIONS = house.ROOT / "docs", house.ROOT / "docs/decisions"
CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)\)")
TARGET = re.compile(r"^([a-z][a-z-]*):(?:.*?## (.+))?", re.MULTILINE)
TYPED = re.compile(r"(?:^|`|\$ )make ([a-z][a-z-]*)", re.MULTILINE)  # as a command, in a block or a line of code


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
    table = game.start(game.seats[-1]).table  # has the fields too
    return {**classes, type(table).__name__: table, **modules}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_function_of_the_table_is_there(game: AnyGame) -> None:
    there = places(game)
    assert [f"{where}.{what}" for where, what in named(game) if not hasattr(there.get(where), what)] == []


def test_the_tables_are_read() -> None:
    assert ("monsters", "flee") in list(named(GAMES["apocalypse"]))
    assert ("Apocalypse", "survivor") in list(named(GAMES["apocalypse"]))


# --- links ---------------------------------------------------------------------------------------------------------


def markdown(root: Path) -> list[Path]:
    return [file for file in house.files(root) if file.suffix == ".md"]


def links(file: Path) -> list[str]:
    """Those that lead to a file of ours, or to a heading."""
    return [link for link in LINK.findall(CODE.sub("", file.read_text("utf-8"))) if ":" not in link]


def linked(file: Path) -> set[Path]:
    return {(file.parent / link.partition("#")[0]).resolve() for link in links(file)}


def headings(file: Path) -> set[str]:
    """As the addresses that a page shown on the web gives them."""
    found = re.findall(r"^#+ (.+)$", CODE.sub("", file.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


def broken(root: Path) -> list[str]:
    return [f"{file.relative_to(root)}: {link}" for file in markdown(root) for link in links(file) if lost(file, link)]


def lost(file: Path, link: str) -> bool:
    path, _, heading = link.partition("#")
    target = file.parent / path if path else file
    return not target.exists() or bool(heading and heading not in headings(target))


def test_every_link_leads_somewhere() -> None:
    assert broken(house.ROOT) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/b.md").write_text("# What we know\n\n[home](../a.md) [none](a.md)\n", "utf-8")
    (tmp_path / "a.md").write_text(
        "[b](docs/b.md#what-we-know) [no](docs/b.md#what) ![none](c.png) `[code](x)`\n"
        "[web](https://example.org)\n```\n[block](y)\n```\n",
        "utf-8",
    )
    assert broken(tmp_path) == ["a.md: docs/b.md#what", "a.md: c.png", "docs/b.md: a.md"]


# --- the index -----------------------------------------------------------------------------------------------------


def test_every_document_is_in_the_index() -> None:
    index = DOCS / "README.md"
    documents = {file for file in DOCS.iterdir() if file.is_file()} - {index}
    assert documents - linked(index) == set()


def test_every_picture_is_shown_somewhere() -> None:
    shown = {path for file in markdown(house.ROOT) for path in linked(file)}
    assert {file for file in (DOCS / "img").rglob("*") if file.is_file()} - shown == set()


def test_every_decision_is_listed_in_order_under_its_own_title() -> None:
    rows = re.findall(r"^\| \[(\d+)\]\((.+?)\) \| (.+) \|$", (DECISIONS / "README.md").read_text("utf-8"), re.MULTILINE)
    records = sorted(DECISIONS.glob("[0-9]*.md"))
    assert [name for _, name, _ in rows] == [file.name for file in records]
    assert [f"# {number}. {title}" for number, _, title in rows] == [
        file.read_text("utf-8").partition("\n")[0] for file in records
    ]
    assert [int(number) for number, _, _ in rows] == list(range(1, len(records) + 1))


@pytest.mark.parametrize("file", sorted(DECISIONS.glob("[0-9]*.md")), ids=lambda file: file.stem)
def test_a_decision_says_why_what_and_what_follows(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert [line for line in lines if line.startswith("## ")] == ["## Context", "## Decision", "## What follows"]
    assert 10 <= len(lines) <= 25


# --- make, and the version -----------------------------------------------------------------------------------------


def targets() -> dict[str, str]:
    return dict(TARGET.findall((house.ROOT / "Makefile").read_text("utf-8")))


def test_every_target_is_explained() -> None:
    assert [name for name, text in targets().items() if not text] == []
    assert {"play", "check", "test", "dev", "release"} <= set(targets())


def test_every_target_that_is_no_file_says_so() -> None:
    makefile = (house.ROOT / "Makefile").read_text("utf-8").replace("\\\n", "")
    [phony] = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert set(phony.split()) == set(targets())


def test_every_target_that_is_written_about_is_there() -> None:
    typed = {
        f"{file.relative_to(house.ROOT)}: make {name}"
        for file in markdown(house.ROOT)
        for name in TYPED.findall(file.read_text("utf-8"))
        if name not in targets()
    }
    assert typed == set()


def test_the_change_log_knows_the_version() -> None:
    assert release.entry(house.ROOT, release.version_of(house.ROOT))
