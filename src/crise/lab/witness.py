"""Which rules came into play in a game.

The source of a game cites the ids of the rules where they are implemented (`lab.coverage` sees to that). Here games are
played under the eyes of Python's tracer, which says which of those places were reached: an id at the head of a function
counts when the function is called, one beside a line when the line is reached. A rule that is cited nowhere but at a
constant or an option can't be seen like this. Slow, so only a sample of games is watched.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeAlias

import msgspec
import polars as pl

import crise.games
from crise.core.words import words
from crise.games import GAMES
from crise.lab.bench import is_compiled
from crise.lab.coverage import RULE_ID
from crise.lab.notes import SCHEMAS
from crise.lab.simulate import Plan, Room

RANGE = re.compile(r"\b([A-Z]{2}-[A-Z]+-)(\d+) to \1(\d+)\b")  # VW-SET-1 to VW-SET-5
PREPARATION = ("__init__", "__post_init__", "clone")  # making tables and faces is not playing
ALONE = "from crise.lab.source import use_source; use_source(); from crise.lab.witness import main; main()"
Lines: TypeAlias = dict[int, frozenset[str]]
Trace: TypeAlias = Callable[[FrameType, str, Any], Any]


# --- where rules are cited ------------------------------------------------------------


def ids_in(text: str) -> set[str]:
    """The ids that a text names, those between the ends of a range too."""
    found = set(RULE_ID.findall(text))
    for prefix, low, high in RANGE.findall(text):
        found |= {f"{prefix}{number}" for number in range(int(low), int(high) + 1)}
    return found


@cache
def citations(file: str) -> tuple[Lines, Lines]:
    """Of a source file: the ids at the head of functions, by the line of the `def`; and those beside statements."""
    text = Path(file).read_text("utf-8")
    tree = ast.parse(text)
    heads: dict[int, set[str]] = {}
    lines: dict[int, set[str]] = {}
    docstrings: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (said := ast.get_docstring(node)):
            heads[node.lineno] = ids_in(said)
            docstrings |= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    starts = statement_starts(tree)
    for number, words_there in marks(text):
        if number in starts and number not in docstrings and (ids := ids_in(words_there)):
            lines.setdefault(starts[number], set()).update(ids)
    return frozen(heads), frozen(lines)


def frozen(found: Mapping[int, set[str]]) -> Lines:
    return {line: frozenset(ids) for line, ids in found.items() if ids}


def marks(text: str) -> list[tuple[int, str]]:
    """Comments and texts of a source, with their lines."""
    kinds = (tokenize.COMMENT, tokenize.STRING)
    return [
        (token.start[0], token.string)
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type in kinds
    ]


def statement_starts(tree: ast.Module) -> dict[int, int]:
    """For each line inside a function, the line that the tracer names when it is reached: a remark that has a line of
    its own belongs to the statement below it."""
    starts: dict[int, int] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            parts = sorted((node for node in ast.walk(function) if isinstance(node, ast.stmt)), key=lambda n: n.lineno)
            reached = function.lineno
            for part in parts[1:]:
                last = part.lineno if hasattr(part, "body") else part.end_lineno or part.lineno
                starts.update(dict.fromkeys(range(reached + 1, last + 1), part.lineno))
                reached = max(reached, last)
        elif isinstance(function, ast.Lambda):
            last = function.end_lineno or function.lineno
            starts.update(dict.fromkeys(range(function.lineno, last + 1), function.body.lineno))
    return starts


# --- watching --------------------------------------------------------------------------


class Witness:
    """Notes the ids of all places in the games' source that are reached while it looks."""

    def __init__(self) -> None:
        self.folder = str(Path(crise.games.__file__).parent)
        self.seen: set[str] = set()
        self.known: dict[CodeType, tuple[frozenset[str], Lines]] = {}

    def __enter__(self) -> Witness:
        self.before = sys.gettrace()
        sys.settrace(self.call)
        return self

    def __exit__(self, *failure: object) -> None:
        sys.settrace(self.before)

    def call(self, frame: FrameType, event: str, arg: Any) -> Trace | None:
        code = frame.f_code
        if code not in self.known:
            self.known[code] = self.places(code)
        head, lines = self.known[code]
        self.seen |= head
        return self.line if lines else None

    def line(self, frame: FrameType, event: str, arg: Any) -> Trace:
        ids = self.known[frame.f_code][1].get(frame.f_lineno)
        if ids:
            self.seen |= ids
        return self.line

    def places(self, code: CodeType) -> tuple[frozenset[str], Lines]:
        if not code.co_filename.startswith(self.folder) or code.co_name in PREPARATION:
            return frozenset(), {}
        heads, lines = citations(code.co_filename)
        mine = {line for _, _, line in code.co_lines() if line}
        return heads.get(code.co_firstlineno, frozenset()), {at: ids for at, ids in lines.items() if at in mine}


def watched(game: str) -> set[str]:
    """The rules of a game that can be seen at work."""
    folder = Path(crise.games.__file__).parent
    cited: set[str] = set()
    for file in folder.rglob("*.py"):
        for ids in (*citations(str(file))[0].values(), *citations(str(file))[1].values()):
            cited |= ids
    return cited & set(words(GAMES[game], "fr").rule_ids())


def watch(plans: Mapping[int, Plan], numbers: range) -> pl.DataFrame:
    """A row for each rule that came into play in each of these games."""
    rooms = [Room(plan) for plan in plans.values()]
    if is_compiled(f"{rooms[0].game.package}.rules"):
        return watch_source(plans, numbers)
    catalogue = set(words(rooms[0].game, "fr").rule_ids())
    rows: list[tuple[int, str]] = []
    for number in numbers:
        room = rooms[(number - 1) % len(rooms)]
        with Witness() as witness:
            try:
                room.finish(room.start(number, tell=True), number)
            except Exception:
                continue
        rows += [(number, rule) for rule in sorted(witness.seen & catalogue)]
    return pl.DataFrame(rows, SCHEMAS["rules"], orient="row")


def watch_source(plans: Mapping[int, Plan], numbers: range) -> pl.DataFrame:
    """The same in a process of its own, which takes the source: the compiled build plays the same games."""
    asked = msgspec.json.encode({"plans": list(plans.values()), "first": numbers.start, "end": numbers.stop})
    done = subprocess.run([sys.executable, "-c", ALONE], input=asked, capture_output=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr.decode(errors="replace").strip().rpartition("\n")[2])
    return pl.read_parquet(io.BytesIO(done.stdout))


def main() -> None:
    asked = msgspec.json.decode(sys.stdin.buffer.read())
    plans = msgspec.convert(asked["plans"], list[Plan])
    found = watch({plan.seats: plan for plan in plans}, range(asked["first"], asked["end"]))
    found.write_parquet(sys.stdout.buffer)
