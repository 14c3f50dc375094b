"""What is installed is what was read: exact versions everywhere, hashes for Python's packages."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import crise.server
from tools.hashes import FILES, closure, fits, pins, project_needs

ROOT = Path(__file__).parents[2]
KNOWN = {"crise", *sys.stdlib_module_names}
# By their full names; each is in the documents of its package.
PUBLIC = {"msgspec.Struct", "uvicorn.server.Server", "litestar.connection.request.Request"}
LINE = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?P<hashes>(?: \\\n {4}--hash=sha256:[0-9a-f]{64})+)\n")


def hashed(file: str) -> dict[str, str]:
    """Name and version of what a file lists; nothing else stands there, and nothing without a hash."""
    text = (ROOT / "requirements" / f"{file}.txt").read_text("utf-8").partition("\n")[2]
    found = {one["name"]: one["version"] for one in LINE.finditer(text)}
    assert LINE.sub("", text) == ""
    return found


@pytest.mark.parametrize("file", FILES)
def test_all_that_is_needed_is_listed_with_its_version(file: str) -> None:
    versions = pins((ROOT / "constraints.txt").read_text("utf-8"))
    assert hashed(file) == {name: versions[name] for name in closure(project_needs(FILES[file]))}


def test_who_plays_has_no_tools() -> None:
    assert "msgspec" in hashed("play")
    assert not {"mypy", "pytest", "ruff"} & hashed("play").keys()


@pytest.mark.parametrize(
    ("file", "is_taken"),
    [
        ("x-1.0-py3-none-any.whl", True),
        ("x-1.0-cp311-cp311-manylinux_2_17_x86_64.manylinux2014_x86_64.whl", True),
        ("x-1.0-cp39-abi3-macosx_11_0_arm64.whl", True),
        ("x-1.0-cp310-cp310-manylinux_2_17_x86_64.whl", False),
        ("x-1.0-cp313-cp313t-manylinux_2_17_x86_64.whl", False),
        ("x-1.0-cp311-cp311-win_amd64.whl", False),
    ],
)
def test_wheels_for_our_pythons_and_systems(file: str, is_taken: bool) -> None:
    assert fits(file) is is_taken


def pinned(package: dict[str, Any]) -> set[str]:
    """`name version` of all that package.json fixes, wherever it is nested."""
    found: set[str] = set()
    for name, what in package.items():
        found |= {f"{name} {what}"} if isinstance(what, str) else pinned(what)
    return found


def test_what_npm_installed_is_what_is_written() -> None:
    own = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    versions = pinned({part: own[part] for part in ("dependencies", "devDependencies", "overrides")})
    assert not [one for one in versions if not re.fullmatch(r"\S+ \d+\.\d+\.\d+", one)]
    installed = json.loads((ROOT / "web/node_modules/.package-lock.json").read_text("utf-8"))["packages"]
    # A build for this system is optional, and its version is fixed by the package whose build it is.
    others = {
        f"{path.rpartition('node_modules/')[2]} {one['version']}"
        for path, one in installed.items()
        if not one.get("optional")
    }
    assert others - versions == set()


def server_classes() -> list[type]:
    names = [one.name for one in pkgutil.walk_packages(crise.server.__path__, "crise.server.")]
    modules = [importlib.import_module(name) for name in names]
    return [one for module in modules for one in vars(module).values() if inspect.isclass(one)]


def test_the_server_derives_nothing_from_what_other_packages_keep_to_themselves() -> None:
    """What a package does not promise changes with its next version: the parts are put together, not derived from."""
    ours = [one for one in server_classes() if one.__module__.startswith("crise.")]
    assert len(ours) > 100
    foreign = {base for one in ours for base in one.__bases__ if base.__module__.partition(".")[0] not in KNOWN}
    assert {f"{base.__module__}.{base.__name__}" for base in foreign} == PUBLIC
