"""What may not be in the tree, and how long a file or a function may be."""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Made on this computer and never committed.
MADE = {"build", "dist", "node_modules", "__pycache__", ".git"}
HIDDEN_BUT_OURS = {".ci", ".github"}

# The project installs from wherever the reader installs from, and names no computer but the reader's.
UNWANTED = {
    "a path of one machine": re.compile(r"(?<![\w.}~-])/(?:work|root|home|Users)/[\w.]|/\.pyenv/"),
    "a package registry": re.compile(
        r"files\.pythonhosted\.org|pypi\.org/simple|registry\.(?:npmjs|yarnpkg)\.(?:org|com)|index[-]url"
    ),
    "the address of a package": re.compile(r"https?://[^\s\"']+\.(?:whl|tgz|tar\.gz)\b"),
    "a lock file with addresses": re.compile(r"[\"']?resolved[\"']?:?\s+[\"']https?:"),
}

LONGEST_FILE = 600
LONGEST_FUNCTION = 40


def files(root: Path) -> Iterator[Path]:
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if kept(name))
        yield from (Path(folder, name) for name in sorted(names) if name not in MADE)


def kept(folder: str) -> bool:
    if folder.startswith("."):
        return folder in HIDDEN_BUT_OURS
    return folder not in MADE and not folder.endswith(".egg-info")


def unwanted(root: Path) -> list[str]:
    return [
        f"{file.relative_to(root)}:{number}: {what}"
        for file in files(root)
        for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        for what, pattern in UNWANTED.items()
        if pattern.search(line)
    ]


def long_files(src: Path) -> list[str]:
    return [
        f"{file.relative_to(src)}: {length} lines, at most {LONGEST_FILE}"
        for file in sorted(src.rglob("*.py"))
        if (length := len(file.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    ]


def long_functions(src: Path) -> list[str]:
    return [
        f"{file.relative_to(src)}:{node.lineno}: {node.name} has {length} lines, at most {LONGEST_FUNCTION}"
        for file in sorted(src.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if (length := (node.end_lineno or node.lineno) - node.lineno + 1) > LONGEST_FUNCTION
    ]


def test_nothing_unwanted_in_the_tree() -> None:
    assert unwanted(ROOT) == []


def test_every_test_has_its_folder() -> None:
    """`make check` and whoever looks for a test go by folders."""
    assert [file.name for file in (ROOT / "tests").glob("test_*.py")] == []


def test_files_are_short() -> None:
    assert long_files(ROOT / "src/crise") == []


def test_functions_are_short() -> None:
    assert long_functions(ROOT / "src/crise") == []


# Written in two halves, so that this file does not hold what it forbids.
@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        ("notes.md", "see /wo" + "rk/main/README.md", "a path of one machine"),
        ("a/b.py", 'open("/ho' + 'me/ada/deck.csv")', "a path of one machine"),
        ("a.cfg", "cd=/ro" + "ot/x", "a path of one machine"),
        (".ci/run", "~/.py" + "env/versions", "a path of one machine"),
        ("requirements.txt", "--extra-index" + "-url x", "a package registry"),
        ("uv.lock", 'url = "https://files.python' + 'hosted.org/x"', "a package registry"),
        (".npmrc", "regis" + "try=https" + "://regis" + "try.np" + "mjs.org", "a package registry"),
        ("x.txt", "https://example.org/x-1.0" + ".whl", "the address of a package"),
        ("package-lock.json", '  "resol' + 'ved": "https://example.org/x"', "a lock file with addresses"),
        ("yarn.lock", "  resol" + 'ved "https://example.org/x#1"', "a lock file with addresses"),
    ],
)
def test_unwanted_words_are_found(tmp_path: Path, name: str, text: str, what: str) -> None:
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"first line\n{text}\n", encoding="utf-8")
    assert unwanted(tmp_path) == [f"{name}:2: {what}"]


@pytest.mark.parametrize(
    "text",
    ["docs/work/plan.md", "https://example.org/home/ada", "./root/x", "resolved: all", "#!/usr/bin/env bash"],
)
def test_innocent_words_are_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "notes.md").write_text(text, encoding="utf-8")
    assert unwanted(tmp_path) == []


def test_what_is_made_here_is_not_searched(tmp_path: Path) -> None:
    for folder in (".venv", "build", "node_modules", "x.egg-info"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "x.txt").write_text("/wo" + "rk/x", encoding="utf-8")
    assert unwanted(tmp_path) == []


def test_a_long_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text("x = 1\n" * LONGEST_FILE, encoding="utf-8")
    (tmp_path / "wrong.py").write_text("x = 1\n" * (LONGEST_FILE + 1), encoding="utf-8")
    assert long_files(tmp_path) == ["wrong.py: 601 lines, at most 600"]


def test_a_long_function_is_found(tmp_path: Path) -> None:
    right = "def right():\n" + "    x = 1\n" * (LONGEST_FUNCTION - 1)
    wrong = "class A:\n    async def wrong(self):\n" + "        x = 1\n" * LONGEST_FUNCTION
    (tmp_path / "a.py").write_text(right + wrong, encoding="utf-8")
    assert long_functions(tmp_path) == ["a.py:42: wrong has 41 lines, at most 40"]
