"""Which rules have a test, and which are cited where they are implemented.

The tests are collected by pytest, not run: a marker counts only on a test that would run.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from crise.game.manifest import Game
from crise.game.texts import Words
from crise.lab.run.citations import cited_ids

NO_TESTS = 5  # the exit code of pytest


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


class CannotCollect(Exception):
    """pytest is not there, or can't read the tests: what it says."""


def rules_in_tests(folder: Path) -> dict[str, list[str]]:
    """For each id that a test carries, the names of the tests."""
    if find_spec("pytest") is None:
        raise CannotCollect("the tests are read by pytest, which is not installed: make setup")
    with TemporaryDirectory() as scratch:
        out = Path(scratch, "rules.json")
        collect(folder, out)
        found = msgspec.json.decode(out.read_bytes(), type=dict[str, list[str]])
    whole = f"{folder.resolve().as_posix()}/"
    return {id: [f"{folder.as_posix()}/{name.removeprefix(whole)}" for name in names] for id, names in found.items()}


def collect(folder: Path, out: Path) -> None:
    """In a process of its own, without the plugins and settings of the project, which take longer than the tests."""
    command = [
        *(sys.executable, "-m", "pytest", "--collect-only", "-q", "-c", os.devnull, "--rootdir", str(folder)),
        *("-p", "no:cacheprovider", "-p", "crise.lab.tools.rule_markers", "--rules-to", str(out)),
        *("--assert=plain", "-W", "ignore", str(folder)),
    ]
    bare = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    done = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    if done.returncode not in (0, NO_TESTS):
        said = [line for line in (done.stdout + done.stderr).splitlines() if line.startswith(("E  ", "ERROR"))]
        raise CannotCollect("\n".join(["pytest can't read the tests:", *said]))
