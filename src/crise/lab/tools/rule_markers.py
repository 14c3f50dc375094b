"""A pytest plugin that writes down which tests carry which rules: `coverage` runs it with `--collect-only`.

Only files that name a rule are imported. A skipped test counts for no rule; one that is skipped under a condition does.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from crise.lab.run.citations import RULE_ID


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-to", type=Path, required=True, help="Where to write the rules, as JSON.")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the rules of the catalogue that this test checks")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    if not collection_path.is_file():
        return None
    return None if RULE_ID.search(collection_path.read_text("utf-8", errors="replace")) else True


@pytest.hookimpl(tryfirst=True)  # before tests are sorted, or left out because they take long
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    found: dict[str, dict[str, None]] = {}
    for item in items:
        if item.get_closest_marker("skip") is None:
            for mark in item.iter_markers("rule"):
                for id in mark.args:
                    found.setdefault(str(id), {})[name_of(item)] = None
    config.getoption("--rules-to").write_bytes(msgspec.json.encode({id: list(names) for id, names in found.items()}))


def name_of(item: pytest.Item) -> str:
    """File, classes and function; all cases of a function are one test."""
    classes = [node.name for node in item.listchain() if isinstance(node, pytest.Class)]
    function = getattr(item, "originalname", item.name)
    return "::".join([item.path.as_posix(), *classes, function])
