"""No module imports itself by way of others, not even for its types: what belongs together can be read in an order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.test_imports import SRC, imports, module_name


def graph(src: Path) -> dict[str, set[str]]:
    """Which modules each module imports: when it is loaded, for its types, or later in a function."""
    files = {module_name(src, file): file for file in (src / "crise").rglob("*.py")}
    return {
        module: {imported for _, imported in imports(src, file)} & files.keys() - {module}
        for module, file in files.items()
    }


def reachable(modules: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = list(modules[start])
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += modules[module]
    return found


def cycles(src: Path) -> list[str]:
    """Every group of modules of which each imports all others, by itself or by way of them."""
    modules = graph(src)
    below = {module: reachable(modules, module) for module in modules}
    groups = {tuple(sorted(one for one in below[module] if module in below[one])) for module in modules}
    return [" ↔ ".join(group) for group in sorted(groups) if group]


def test_no_import_goes_in_circles() -> None:
    assert cycles(SRC) == []


def fake(root: Path, **files: str) -> Path:
    for name, text in files.items():
        file = root.joinpath("crise", *name.split("__")).with_suffix(".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n", encoding="utf-8")
    return root


@pytest.mark.parametrize(
    "back",
    [
        "import crise.server.a",
        "from crise.server import a",
        "from crise.server.a import A",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from crise.server.a import A",
        "def late():\n    from crise.server.a import A",
        "from crise.server.c import C",
    ],
)
def test_a_cycle_is_found(tmp_path: Path, back: str) -> None:
    found = cycles(fake(tmp_path, server__a="import crise.server.b", server__b=back, server__c="from . import a"))
    assert len(found) == 1
    assert found[0].startswith("crise.server.a ↔ crise.server.b")


def test_two_ways_to_the_same_module_are_no_cycle(tmp_path: Path) -> None:
    files = {
        "server__a": "from crise.server import b, c",
        "server__b": "import crise.server.c",
        "server__c": "import os",
    }
    assert cycles(fake(tmp_path, **files)) == []
