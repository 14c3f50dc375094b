"""`crise new`: what it writes is a game, and is the one in `examples/`; what it does not write over."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from crise.cli.new import spellings
from tests.cli.conftest import Crise
from tests.example import FOLDER, NAME


def files_in(folder: Path) -> dict[str, str]:
    found = [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in found}


@pytest.fixture
def market(crise: Crise, tmp_path: Path) -> Path:
    assert crise("new", "Night_Market", "--folder", tmp_path / "night").code == 0
    return tmp_path / "night"


def test_the_example_is_what_is_written(crise: Crise, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If not: crise new blackout --folder examples/blackout, where that folder is not there any more."""
    monkeypatch.setattr("crise.cli.new.find_spec", lambda module: None)  # the tests have imported it
    assert crise("new", NAME, "--folder", tmp_path / NAME).code == 0
    assert files_in(tmp_path / NAME) == files_in(FOLDER)


def test_it_installs_with_what_is_there_already(market: Path) -> None:
    """Without a network a newer setuptools than the one that comes with Python 3.11 can't be had."""
    (needed,) = tomllib.loads((market / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert int(needed.removeprefix("setuptools>=")) <= 65


def test_it_is_named_everywhere(market: Path) -> None:
    found = files_in(market)
    assert "night_market/rules.py" in found
    assert [name for name, text in found.items() if "my_game" in name or "MG-" in text] == []
    assert [
        name for name, text in found.items() for word in ("my_game", "my-game", "MyGame", "My Game") if word in text
    ] == []
    assert 'night-market = "night_market"' in found["pyproject.toml"]
    assert "NIGHT_MARKET = Game(" in found["night_market/__init__.py"]
    assert "game-title = Night Market" in found["night_market/fr.ftl"]


def test_its_own_tests_pass_and_every_rule_has_one(market: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error"]
    alone = {"PYTHONPATH": ":".join([str(market), *sys.path]), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=market, env=alone, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    text = "import night_market; from crise.games import GAMES; GAMES['night-market'] = night_market.NIGHT_MARKET; "
    text += "from crise.cli import main; main()"
    command = [sys.executable, "-c", text, "rules", "night-market", "--coverage"]
    done = subprocess.run(command, cwd=market, env=alone, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_without_a_folder_it_has_one_of_its_own(crise: Crise, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = crise("new", "night-market", "--language", "en")
    assert done.code == 0
    assert "pip install -e night-market\ncrise play night-market" in done.out
    assert (tmp_path / "night-market/pyproject.toml").is_file()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("9lives", "can’t be the name"),
        ("noé", "can’t be the name"),
        ("a b", "can’t be the name"),
        ("x", "can’t be the name"),
        ("../up", "can’t be the name"),
        ("virus-war", "taken already"),
        ("random", "taken already"),
        ("crise", "taken already"),
    ],
)
def test_a_name_that_will_not_do(crise: Crise, tmp_path: Path, name: str, why: str) -> None:
    done = crise("new", name, "--folder", tmp_path / "x", "--language", "en")
    assert (done.code, why in done.err) == (2, True), done.err
    assert not (tmp_path / "x").exists()


def test_nothing_is_written_over(crise: Crise, tmp_path: Path) -> None:
    (tmp_path / "evening.txt").touch()
    done = crise("new", "night-market", "--folder", tmp_path, "--language", "en")
    assert (done.code, "no empty folder" in done.err) == (2, True)
    assert files_in(tmp_path) == {"evening.txt": ""}
    done = crise("new", "night-market", "--folder", tmp_path / "evening.txt/deeper")
    assert (done.code, "Not a directory" in done.err) == (2, True)


@pytest.mark.parametrize(
    ("id", "prefix"),
    [("night-market", "NM"), ("blackout", "BL"), ("north", "NR"), ("very-wild", "VI"), ("a1", "AA"), ("no", "NA")],
)
def test_the_rules_of_two_games_have_different_ids(id: str, prefix: str) -> None:
    """NO and VW are taken."""
    assert spellings(id)["MG"] == prefix
