"""Which rules have a test, and which are cited where they are implemented.

The test files are read, not run: a marker counts only on a test that pytest would collect and run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from crise.core.game import Game
from crise.core.words import Words
from crise.lab.run.citations import cited_ids

NOT_SEARCHED = {"build", "dist", "node_modules", "venv", "__pycache__"}  # pytest does not look there either


class Covered(msgspec.Struct, frozen=True):
    id: str
    tests: list[str]
    cited: bool


class Coverage(msgspec.Struct, frozen=True):
    rules: list[Covered]
    unknown: dict[str, list[str]]  # ids that tests name and no catalogue has

    @property
    def untested(self) -> list[str]:
        return [rule.id for rule in self.rules if not rule.tests]

    @property
    def uncited(self) -> list[str]:
        return [rule.id for rule in self.rules if not rule.cited]

    @property
    def complete(self) -> bool:
        return not (self.untested or self.uncited or self.unknown)


def coverage(chosen: Iterable[Game[Any, Any, Any]], every: Iterable[Game[Any, Any, Any]], tests: Path) -> Coverage:
    """The rules of the chosen games. A marker is unknown if no game at all has such a rule."""
    found = rules_in_tests(tests)
    catalogue = {id for game in every for id in Words(game, "fr").rule_ids()}
    rules = {  # an extension has those of its base too
        id: Covered(id, found.get(id, []), id in cited)
        for game in chosen
        for cited in [cited_ids(game)]
        for id in Words(game, "fr").rule_ids()
    }
    return Coverage(list(rules.values()), {id: names for id, names in sorted(found.items()) if id not in catalogue})


# --- reading tests --------------------------------------------------------------


def rules_in_tests(folder: Path) -> dict[str, list[str]]:
    """For each id that a test carries, the names of the tests."""
    found: dict[str, list[str]] = {}
    for file in files_with_tests(folder):
        for name, ids in Module(ast.parse(file.read_text("utf-8"), str(file))).tests():
            for id in ids:
                found.setdefault(id, []).append(f"{file.as_posix()}::{name}")
    return found


def files_with_tests(folder: Path) -> list[Path]:
    return sorted(
        file
        for file in folder.rglob("*.py")
        if file.name.startswith("test_") or file.name.endswith("_test.py")
        if not any(part in NOT_SEARCHED or part.startswith(".") for part in file.relative_to(folder).parts[:-1])
    )


class Module:
    """A test file. Names are looked up among its own assignments, so that `STOP = pytest.mark.rule(…)` is read."""

    def __init__(self, tree: ast.Module) -> None:
        self.body = list(statements(tree.body))
        self.values = assignments(self.body)

    def tests(self) -> Iterator[tuple[str, list[str]]]:
        """The name of each test that would run, and the ids it carries."""
        shared = self._pytestmark(self.values)
        if disowned(self.values) or self._skipped(shared):
            return
        for node in last_of_each_name(self.body):
            if isinstance(node, ast.ClassDef):
                yield from self._class(node, shared)
            elif self._is_test(node):
                yield node.name, self._ids([*shared, *node.decorator_list])

    def _class(self, node: ast.ClassDef, shared: list[ast.expr]) -> Iterator[tuple[str, list[str]]]:
        body = list(statements(node.body))
        names, methods = assignments(body), list(last_of_each_name(body))
        marks = [*shared, *node.decorator_list, *self._pytestmark(names)]
        has_init = any(method.name == "__init__" for method in methods)
        if not node.name.startswith("Test") or has_init or disowned(names) or self._skipped(marks):
            return
        for method in methods:
            if isinstance(method, ast.ClassDef):
                yield from ((f"{node.name}::{name}", ids) for name, ids in self._class(method, marks))
            elif self._is_test(method):
                yield f"{node.name}::{method.name}", self._ids([*marks, *method.decorator_list])

    def _is_test(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
        fixture = any(last_word(self._value(mark)) == "fixture" for mark in node.decorator_list)
        return node.name.startswith("test") and not fixture and not self._skipped(node.decorator_list)

    def _skipped(self, marks: list[ast.expr]) -> bool:
        return any(last_word(self._value(mark)) == "skip" for mark in marks)

    def _pytestmark(self, values: dict[str, ast.expr]) -> list[ast.expr]:
        marks = values.get("pytestmark")
        if marks is None:
            return []
        return marks.elts if isinstance(marks, ast.List | ast.Tuple) else [marks]

    def _value(self, node: ast.expr) -> ast.expr:
        """What a name stands for, if this file says so."""
        return self.values.get(node.id, node) if isinstance(node, ast.Name) else node

    def _ids(self, marks: list[ast.expr]) -> list[str]:
        """The ids in marks, those of `pytest.param(…, marks=…)` included; each once."""
        return list(dict.fromkeys(id for mark in marks for id in self._ids_in(mark, set())))

    def _ids_in(self, node: ast.expr, seen: set[str]) -> Iterator[str]:
        if isinstance(node, ast.Name):
            if node.id in self.values and node.id not in seen:
                yield from self._ids_in(self.values[node.id], seen | {node.id})
            return
        if isinstance(node, ast.Call):
            name = last_word(self._value(node.func))
            if name == "rule":
                yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and type(arg.value) is str)
                return
            if name == "param" and self._param_skipped(node):
                return
        for child in ast.iter_child_nodes(node):
            inner = child.value if isinstance(child, ast.keyword) else child
            if isinstance(inner, ast.expr):
                yield from self._ids_in(inner, seen)

    def _param_skipped(self, param: ast.Call) -> bool:
        marks = [self._value(keyword.value) for keyword in param.keywords if keyword.arg == "marks"]
        each = [one for mark in marks for one in (mark.elts if isinstance(mark, ast.List | ast.Tuple) else [mark])]
        return self._skipped(each)


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Those that stand in the open, or under an `if`, `try` or `with`: not those inside functions."""
    for node in body:
        yield node
        if isinstance(node, ast.If | ast.Try | ast.With):
            yield from statements(node.body)
            yield from statements(getattr(node, "orelse", []))


def assignments(body: list[ast.stmt]) -> dict[str, ast.expr]:
    values: dict[str, ast.expr] = {}
    for node in body:
        if isinstance(node, ast.Assign):
            values.update({target.id: node.value for target in node.targets if isinstance(target, ast.Name)})
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            values[node.target.id] = node.value
    return values


def last_of_each_name(body: list[ast.stmt]) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """A second function of the same name hides the first: pytest never sees that one."""
    named = [node for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    last = {node.name: node for node in named}
    return (node for node in named if last[node.name] is node)


def disowned(values: dict[str, ast.expr]) -> bool:
    """`__test__ = False` in a module or a class."""
    value = values.get("__test__")
    return isinstance(value, ast.Constant) and value.value is False


def last_word(node: ast.expr) -> str:
    """`pytest.mark.rule("…")` → rule"""
    if isinstance(node, ast.Call):
        return last_word(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
