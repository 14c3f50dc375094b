"""Where the source of a game cites its rules: by id, at the head of a function or beside a line."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from crise.game.manifest import Game

RULE_ID = re.compile(r"(?<![\w-])[A-Z]{2}-[A-Z]+-\d+[a-z]?(?![\w-])")
RANGE = re.compile(r"\b([A-Z]{2}-[A-Z]+-)(\d+) to \1(\d+)\b")  # AB-SET-1 to AB-SET-5
Lines: TypeAlias = dict[int, frozenset[str]]


def cited_ids(game: Game[Any, Any, Any]) -> set[str]:
    """The ids that the source of a game names, and that of its base."""
    folders = [files(package) for package in game.packages]
    sources = [file for folder in folders for file in folder.iterdir() if file.name.endswith(".py")]
    return {id for file in sources for id in RULE_ID.findall(file.read_text("utf-8"))}


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
