"""Golden games: what people read, sentence by sentence. `make golden` writes them anew."""

from pathlib import Path

import pytest

from tests import golden
from tests.play import PLACES


@pytest.mark.parametrize("file", golden.all_files(), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_game_is_told_as_before(file: Path) -> None:
    assert golden.difference(file) == ""


def test_there_is_a_whole_game_for_every_number_of_seats() -> None:
    whole = {f"{file.parent.name}/{file.stem}" for file in golden.all_files() if file.stem.startswith("whole-")}
    games = {place.game.id for place in PLACES} & {file.parent.name for file in golden.all_files()}
    assert whole >= {f"{p.game.id}/whole-{p.mode}-{p.seats}" for p in PLACES if p.game.id in games}


@pytest.mark.parametrize("file", golden.all_files(), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_game_says_what_it_shows(file: Path) -> None:
    assert file.read_text("utf-8").startswith("# ")


def test_a_change_is_seen(tmp_path: Path) -> None:
    """A test of the test: one word changed in an expected line, or one other answer."""
    folder = tmp_path / "virus-war"
    folder.mkdir()
    file = folder / "stop-on-stop.txt"
    text = (golden.FOLDER / "virus-war" / file.name).read_text("utf-8")
    file.write_text(text.replace("reste sans effet", "fait effet"), "utf-8")
    assert "-  Stop fait effet" in golden.difference(file)
    file.write_text(text, "utf-8")
    assert golden.difference(file) == ""
