"""A class name is used once in a layer: who looks for it opens the right file."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src/crise"
LAYERS = ("server",)


def doubles(folder: Path) -> list[str]:
    found = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file.relative_to(folder).as_posix())
    return [f"{name}: {', '.join(files)}" for name, files in sorted(found.items()) if len(files) > 1]


@pytest.mark.parametrize("layer", LAYERS)
def test_no_class_name_is_used_twice(layer: str) -> None:
    assert doubles(SRC / layer) == []


def test_a_second_class_of_the_name_is_found(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "a.py").write_text("class Line: ...\nclass Room: ...\n")
    (tmp_path / "b/c.py").write_text("def f():\n    class Line: ...\n")
    assert doubles(tmp_path) == ["Line: a.py, b/c.py"]
