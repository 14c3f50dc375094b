"""A game that the house has never heard of is played everywhere, whichever way it comes. In the browser:
`tests/browser/test_outside.py`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.night import mostly_by_night
from tests.outside import PARTS, ROOT, WAYS

Environment = dict[str, str]


@pytest.fixture(scope="module", params=mostly_by_night(WAYS, "dropped"))
def where(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Environment]:
    folder = tmp_path_factory.mktemp(request.param)
    return folder, WAYS[request.param](folder)


@pytest.mark.thorough
@pytest.mark.parametrize("part", PARTS)
def test_it_is_played_everywhere(where: tuple[Path, Environment], part: str) -> None:
    folder, env = where
    command = [sys.executable, "-m", "tests.outside", part]
    done = subprocess.run(command, cwd=ROOT, env=env, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    if part == "listed":
        assert done.stdout.startswith(str(folder))
    assert "left out" not in done.stderr
