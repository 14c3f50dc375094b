"""The engine stays small enough to be read in an hour, and games declare what lies on their tables."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterable
from pathlib import Path

from crise.games import GAMES

SRC = Path(__file__).parents[2] / "src/crise"
LARGEST_ENGINE = 900  # lines of code
SPELLED_OUT = {"__slots__", "__init__", "clone", "piles", "all_piles", "shown", "shown_to", "begin"}
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
NO_CODE = {
    *(tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER),
}


def code_lines(text: str) -> int:
    """Without blank lines, comments, docstrings and imports."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in NO_CODE:
            lines |= lines_of(token.start[0], token.end[0])
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            lines -= lines_of(node.lineno, node.end_lineno)
        elif isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            lines -= lines_of(node.body[0].lineno, node.body[0].end_lineno)
    return len(lines)


def lines_of(first: int, last: int | None) -> set[int]:
    return set(range(first, (last or first) + 1))


def states(texts: Iterable[str]) -> list[ast.ClassDef]:
    """The classes that come from `State`, by whatever way."""
    classes = [node for text in texts for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    known = {"State"}
    for _ in classes:
        known |= {node.name for node in classes if {ast.unparse(base) for base in node.bases} & known}
    return [node for node in classes if node.name in known]


def spelled_out(texts: Iterable[str]) -> list[str]:
    """What a state says by hand although it follows from its fields."""
    return [
        f"{state.name}.{name}"
        for state in states(texts)
        for part in state.body
        for name in names(part)
        if name in SPELLED_OUT
    ]


def names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.name]
    return [one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]


def test_the_engine_is_small() -> None:
    sizes = {path.name: code_lines(path.read_text("utf-8")) for path in (SRC / "engine").rglob("*.py")}
    assert sum(sizes.values()) <= LARGEST_ENGINE, sizes


def test_only_code_is_counted() -> None:
    head = '"""About."""\n\nimport os\n\n\n# why\n'
    text = head + 'def f(a: int) -> str:\n    """Says."""\n    return (\n        os.sep\n    )\n'
    assert code_lines(text) == 4


def test_no_game_spells_out_what_follows_from_its_fields() -> None:
    texts = [path.read_text("utf-8") for path in (SRC / "games").glob("*/state.py")]
    assert {game.table.__name__ for game in GAMES.values()} <= {state.name for state in states(texts)}
    assert spelled_out(texts) == []
    assert "__slots__" not in "".join(texts)


def test_what_is_spelled_out_is_found() -> None:
    derived = "class B(A):\n    def shown(self): ...\n"
    base = "class A(State):\n    __slots__ = ()\n    def clone(self): ...\n"
    assert spelled_out([derived, base]) == ["B.shown", "A.__slots__", "A.clone"]
