"""`crise lesson`: a lesson as it is played, and the bots' answers written down again."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR
from tests.cli.conftest import Crise

FOLDER = Path(str(VIRUS_WAR.package).replace(".", "/")).name
SOURCE = Path(__file__).parents[2] / "src/crise/games" / FOLDER


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game whose files may be changed; its lesson."""
    folder = tmp_path / "taught"
    copytree(SOURCE, folder, ignore=ignore_patterns("*.py", "web", "__pycache__"))
    (folder / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "taught", replace(VIRUS_WAR, id="taught", package="taught"))
    yield folder / "lesson.toml"
    sys.modules.pop("taught", None)


def test_a_lesson_is_told(crise: Crise) -> None:
    done = crise("lesson", "virus-war")
    assert (done.code, done.err) == (0, "")
    assert "Vous jouez Virus avec Chiffre 6 sur Scapin (total\u00a0: 6)." in done.out.splitlines()


def test_written_again_a_lesson_that_fits_stays_as_it_is(crise: Crise, copied: Path) -> None:
    before = copied.read_text("utf-8")
    assert crise("lesson", "taught", "--record").code == 0
    assert copied.read_text("utf-8") == before


def test_answers_that_do_not_fit_are_written_again(crise: Crise, copied: Path) -> None:
    head, _, _ = copied.read_text("utf-8").rpartition("others = ")
    copied.write_text(f'{head}others = ["1 nothing"]\n', encoding="utf-8")
    assert "has no answer to action that fits" in crise("lesson", "taught").err
    assert crise("lesson", "taught", "--record").code == 0
    assert copied.read_text("utf-8").startswith(head)
    assert "nothing" not in copied.read_text("utf-8")
    assert crise("lesson", "taught").code == 0


def test_a_game_without_one(crise: Crise, copied: Path) -> None:
    copied.unlink()
    done = crise("lesson", "taught")
    assert (done.code, "n’a pas de leçon" in done.err) == (2, True)
