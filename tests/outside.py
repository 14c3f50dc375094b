"""The example game where people put theirs: installed as a package of its own, or as a folder among ours.

python -m tests.outside PART…    plays it in this process, in the ways that PARTS names
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from crise.cli import run
from crise.games import GAMES
from tests.example import FOLDER, NAME

ROOT = Path(__file__).parents[1]
UNMADE = shutil.ignore_patterns("__pycache__", "*.egg-info", "build")


# --- where it is put --------------------------------------------------------------------------------------------


def installed(folder: Path) -> dict[str, str]:
    """The environment of a process that finds it as an installed package. Nothing is fetched."""
    shutil.copytree(FOLDER, folder / "source", ignore=UNMADE)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    alone = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(folder / "site")]
    subprocess.run([*pip, *alone, str(folder / "source")], check=True)
    return environment(folder / "site", ROOT / "src")


def dropped(folder: Path) -> dict[str, str]:
    """The environment of a process whose house has one folder more, and nothing else that is new."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=UNMADE)
    shutil.copytree(FOLDER / NAME, folder / "src/crise/games" / NAME, ignore=UNMADE)
    return environment(folder / "src")


WAYS: dict[str, Callable[[Path], dict[str, str]]] = {"installed": installed, "dropped": dropped}


def environment(*path: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (*path, ROOT)))}


# --- how it is played -------------------------------------------------------------------------------------------


def crise(*words: str) -> str:
    with redirect_stdout(StringIO()) as out:
        code = run(words)
    assert code == 0, out.getvalue()
    return out.getvalue()


def listed() -> None:
    assert list(GAMES)[-1] == NAME
    assert NAME in crise("games")
    assert "MG-" not in crise("rules", NAME)
    print(import_module(GAMES[NAME].package).__file__)


def simulated() -> None:
    crise("simulate", NAME, "--games", "60", "--seats", "4", "--jobs", "1")
    assert "everything happened" in crise("sweep", NAME)


def checked() -> None:
    assert "✗" not in crise("check", NAME, "--games", "1")


def arena() -> None:
    found = crise("arena", NAME, "random", "normal", "expert:5", "--deals", "8", "--jobs", "1", "--seats", "3")
    assert "random" in found


def lab() -> None:
    with TemporaryDirectory() as folder:
        found = json.loads(crise("lab", NAME, "--games", "60", "--workers", "1", "--out", folder, "--json"))
        assert {rule["rule"]: rule["share"]["hits"] for rule in found["rules"]}["BL-OUT-2"]  # its source was traced
        assert list(Path(folder).rglob("*.html"))


def terminal() -> None:
    asyncio.run(_at_the_terminal())


async def _at_the_terminal() -> None:
    play, screens = import_module("tests.terminal.play"), import_module("crise.terminal.screens")
    dice = Random(1)
    async with play.at_table({0: "Ada"}, seats=3, game=NAME) as table:
        while not isinstance(await table.ready(), screens.End):
            asked = table.question
            await table.tap(dice.choice([item.key for item in asked.items if item.open]))
            await table.answered(asked)
        assert "Victoire" in table.text


def pettingzoo() -> None:
    numpy, made = import_module("numpy"), import_module("crise.envs.pettingzoo_env").env(NAME, 3)
    made.reset(seed=1)
    for _ in range(1000):
        if made.match.over:
            return
        made.step(int(numpy.flatnonzero(made.observe(made.agent_selection)["action_mask"])[0]))
    raise AssertionError("a game without end")


def openspiel() -> None:
    pyspiel, games = import_module("pyspiel"), import_module("crise.envs.openspiel_games")
    pyspiel.random_sim_test(
        pyspiel.load_game(games.name_of(NAME), {"deals": 100}), num_sims=1, serialize=True, verbose=False
    )


PARTS: dict[str, Callable[[], None]] = {
    part.__name__: part for part in (listed, simulated, checked, arena, lab, terminal, pettingzoo, openspiel)
}


if __name__ == "__main__":
    for name in sys.argv[1:]:
        PARTS[name]()
