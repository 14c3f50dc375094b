"""How games are found: folders of ours, and packages from elsewhere that register under the entry point."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from crise.cli import run
from crise.games import GAMES, GROUP, BadGame, Games, game_in, shelf

SHELF = ["virus-war", "noe", "etat-durgence", "smile-life", "apocalypse"]
VALUE = """
from dataclasses import replace
from crise.games.noe import NOE
GAME = replace(NOE, id={id!r}, package=__name__, shelf={shelf})
"""


def package(folder: Path, name: str, text: str = "", *, id: str = "", at: int = 99) -> str:
    """A package that can be imported: a game, or what `text` says."""
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text(text or VALUE.format(id=id or name, shelf=at), "utf-8")
    for file in ("cards.csv", "fr.ftl", "en.ftl"):
        (folder / name / file).touch()
    return name


def register(folder: Path, *packages: str) -> None:
    """As an installed distribution does."""
    info = folder / "theirs-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = {name}" for name in packages]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines]), "utf-8")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that packages are imported from. Their names are used in one test only: modules stay."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def entries(*packages: str) -> list[EntryPoint]:
    return [EntryPoint(name, name, GROUP) for name in packages]


def test_every_folder_is_a_game_and_they_stand_in_order() -> None:
    folders = {file.parent.name for file in Path(sys.modules["crise.games"].__path__[0]).glob("*/__init__.py")}
    assert list(GAMES)[: len(SHELF)] == SHELF
    assert {game.package for game in GAMES.values()} >= {f"crise.games.{folder}" for folder in folders}


def test_games_from_elsewhere_come_after_ours(path: Path) -> None:
    ours = [package(path, "ours_b", at=2), package(path, "ours_c", at=1), package(path, "ours_a", at=2)]
    theirs = [package(path, "theirs_b", at=0), package(path, "theirs_a", at=0)]
    assert list(shelf(ours, entries(*theirs))) == ["ours_c", "ours_a", "ours_b", "theirs_a", "theirs_b"]


def test_an_installed_package_is_found(path: Path) -> None:
    register(path, package(path, "installed_one"))
    assert list(Games()) == [*GAMES, "installed_one"]


def test_it_may_import_one_of_ours_before_anybody_asks_for_the_games(tmp_path: Path) -> None:
    register(tmp_path, package(tmp_path, "early"))
    text = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import early; from crise.games import GAMES; print(*GAMES)"
    )
    done = subprocess.run([sys.executable, "-c", text], check=True, capture_output=True, text=True)
    assert (done.stdout.split()[-1], done.stderr) == ("early", "")


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("broken_import", "import no_such_library", "ModuleNotFoundError: No module named 'no_such_library'"),
        ("broken_syntax", "def", "SyntaxError: invalid syntax"),
        ("broken_value", "VALUE = 1", "broken_value has 0 values of type Game"),
        ("broken_id", VALUE.format(id="noe", shelf=1), "broken_id and crise.games.noe are both the game noe"),
    ],
)
def test_a_package_that_can_not_be_used_is_left_out_and_named(
    path: Path, caplog: pytest.LogCaptureFixture, name: str, text: str, why: str
) -> None:
    register(path, package(path, name, text), package(path, f"{name}_other"))
    assert list(Games()) == [*GAMES, f"{name}_other"]
    [message] = caplog.messages
    assert message.startswith(f"The package {name}, registered as a game, is left out: ")
    assert why in message


def test_a_package_that_is_not_there_is_left_out(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    register(path, "long_gone")
    assert list(Games()) == list(GAMES)
    assert "long_gone" in caplog.text


def test_a_folder_of_ours_without_a_value_is_an_error(path: Path) -> None:
    with pytest.raises(BadGame, match="no_value has 0 values of type Game"):
        shelf([package(path, "no_value", "from crise.games.noe import NOE")], [])


def test_a_folder_of_ours_without_words_is_an_error(path: Path) -> None:
    name = package(path, "no_words")
    (path / name / "en.ftl").unlink()
    with pytest.raises(BadGame, match=r"no_words lacks en\.ftl"):
        game_in(name)


def test_two_folders_of_ours_with_one_id_are_an_error(path: Path) -> None:
    with pytest.raises(BadGame, match="twice_b and twice_a are both the game twice"):
        shelf([package(path, "twice_a", id="twice"), package(path, "twice_b", id="twice")], [])


def test_the_command_says_it_in_one_line(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing(found: object) -> None:
        game_in(package(path, "no_game_at_all", "pass"))

    monkeypatch.setattr(Games, "__iter__", nothing)
    assert run(["games"]) == 2
    assert capsys.readouterr().err.startswith("crise: no_game_at_all has 0 values of type Game")


def test_help_waits_for_no_game() -> None:
    loaded = "[name for name in sys.modules if name.startswith('crise.games.')]"
    text = f"import sys; from crise.cli import run; run(['--help']); print({loaded}, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", text], check=True, capture_output=True, text=True)
    assert done.stderr == "[]\n"
