"""The same game on every Python that is here, whatever the order of its hashes: byte-identical records."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13")
# What the core needs besides Python. It is plain Python, or built for each version.
NEEDED = "import msgspec, mypy_extensions, fluent.runtime"
PLAY = """
import sys
from random import Random
from crise.game.records import record_of
from crise.lab.tools.laws import play
from tests.play import PLACES
for place in PLACES:
    setting = place.setting(20260101)
    match = setting.start()
    play(match, Random(7))
    print(record_of(setting, match).to_json())
"""


def run(python: str, code: str, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONHASHSEED": hash_seed}
    return subprocess.run([python, "-c", code], env=env, cwd=ROOT, check=False, capture_output=True, text=True)


def records(python: str, hash_seed: str = "0") -> str:
    done = run(python, PLAY, hash_seed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def found(version: str) -> str:
    """An interpreter of this version that really starts: on the path, or beside others of its kind."""
    if version == f"{sys.version_info[0]}.{sys.version_info[1]}":
        return sys.executable
    made = ROOT / "build" / "pythons" / version / "bin" / "python"  # by `make pythons`
    beside = sorted(Path(sys.base_prefix).parent.glob(f"{version}.*/bin/python{version}"))
    for candidate in [str(made), shutil.which(f"python{version}"), *map(str, beside)]:
        if candidate and shutil.which(candidate) and run(candidate, "import sys").returncode == 0:
            return candidate
    return ""


@pytest.fixture(scope="module")
def here() -> str:
    return records(sys.executable)


@pytest.mark.parametrize("version", VERSIONS)
def test_another_python_plays_the_same_games(here: str, version: str) -> None:
    python = found(version)
    if not python:
        pytest.skip(f"no Python {version} here")
    missing = run(python, NEEDED)
    if missing.returncode:
        lack = missing.stderr.splitlines()[-1]
        pytest.skip(f"Python {version} is here, but not all that the core needs (make pythons): {lack}")
    assert records(python) == here


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_the_order_of_hashes_does_not_matter(here: str, hash_seed: str) -> None:
    assert records(sys.executable, hash_seed) == here


def test_the_records_are_of_real_games(here: str) -> None:
    assert here.count('"winners": [') > 10
