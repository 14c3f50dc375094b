"""Lessons: every one goes to its end, in words that are there; and a broken one says what is wrong."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from crise.bots.names import STAGE_NAMES
from crise.game.lessons import FILE, LEARNER, Lesson, LessonError, lesson_of, lesson_text, read_lesson
from crise.game.texts import LANGUAGES, words
from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR
from tests.play import AnyGame

TAUGHT = [game for game in GAMES.values() if lesson_text(game) is not None]
STEPS = range(7, 26)
LONGEST_LESSON = 10  # minutes
LONGEST_TITLE, LONGEST_WHAT, LONGEST_WHY = 34, 110, 215  # characters: a line of the column, two of the slip, four
EVERY_GAME = pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])


def found(game: AnyGame) -> Lesson:
    lesson = read_lesson(game)
    assert lesson is not None
    return lesson


@EVERY_GAME
def test_a_lesson_goes_to_its_end(game: AnyGame) -> None:
    """Every step's answers are offered, and so are those of the bots: else it would not be read."""
    lesson = found(game)
    assert len(lesson.script.steps) in STEPS
    assert lesson.script.minutes <= LONGEST_LESSON
    assert lesson.script.seats in game.seats
    assert all(lesson.does)


@EVERY_GAME
def test_played_again_it_goes_the_same_way(game: AnyGame) -> None:
    first, second = found(game), found(game)
    assert (first.answers, first.edition) == (second.answers, second.edition)


@EVERY_GAME
def test_nothing_in_the_file_is_left_over(game: AnyGame) -> None:
    """Each answer that is written for a bot is given."""
    lesson = found(game)
    written = [line for step in lesson.script.steps for line in step.others]
    given = [f"{seat} {text}" for seat, text in lesson.answers if seat != LEARNER]
    assert len(given) == len(written)
    assert len({step.id for step in lesson.script.steps}) == len(lesson.script.steps)


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_there_and_short(game: AnyGame, language: str) -> None:
    told = found(game).told(words(game, language), ["", *STAGE_NAMES])
    for text in told:
        assert 0 < len(text.title) <= LONGEST_TITLE, text.title
        assert 0 < len(text.what) <= LONGEST_WHAT, text.what
        assert 0 < len(text.why) <= LONGEST_WHY, text.why
        assert text.what[-1] in ".!?", text.what
        assert text.why[-1] in ".!?", text.why


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(game: AnyGame, language: str) -> None:
    ids = {*(step.id for step in found(game).script.steps), "end"}
    below = {id for base in game.lineage[:-1] for id in words(base, language).named("lesson-")}
    assert set(words(game, language).named("lesson-")) - below - ids == set()


@EVERY_GAME
def test_from_any_step_one_can_go_back_to_any_other(game: AnyGame) -> None:
    lesson = found(game)
    for step, does in enumerate(lesson.does):
        before = lesson.until(step)
        assert lesson.next(LEARNER, before) == does[0]
        assert before == lesson.answers[: len(before)]


def test_ours_all_have_one() -> None:
    assert [game.id for game in TAUGHT] == OURS


OURS = ["virus-war", "noe", "etat-durgence", "smile-life", "apocalypse", "world-order", "dans-la-tourmente"]

# --- what may be wrong ----------------------------------------------------------------------

Make: TypeAlias = Callable[..., Any]
GOOD = """
seed = 39371
seats = 3
minutes = 4
[[steps]]
id = "virus"
does = ["virus", "chiffre-6", "@1"]
"""


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """A game in a folder of its own, with this lesson or none."""
    monkeypatch.syspath_prepend(tmp_path)

    def made(text: str | None = None) -> AnyGame:
        package = tmp_path / "toy_lesson"
        package.mkdir()
        (package / "__init__.py").write_text("", encoding="utf-8")
        if text is not None:
            (package / FILE).write_text(text, encoding="utf-8")
        return replace(VIRUS_WAR, id="toy", package="toy_lesson", extends=(VIRUS_WAR,))

    yield made
    sys.modules.pop("toy_lesson", None)


def test_a_game_without_the_file_has_none(make: Make) -> None:
    """Not even that of the game that it extends."""
    assert read_lesson(make()) is None


def test_a_good_one(make: Make) -> None:
    lesson = read_lesson(make(GOOD))
    assert lesson is not None
    assert lesson.does == [["virus#6", "chiffre-6#105", "@1"]]


@pytest.mark.parametrize(
    ("was", "becomes", "why"),
    [
        ("seats = 3", "seats = 30", "Expected `int` <= 12"),
        ("seats = 3", "seats = 12", "seats"),
        ("minutes = 4", "", "missing required field `minutes`"),
        ('"@1"', '"@7"', "step virus: '@7' is no answer to target; there are @1, @2"),
        ('"@1"]', '"@1", "pass"]', "has no answer to action that fits"),
        ("[[steps]]", "[[steps", "toy"),
        ("minutes = 4", "minutes = 4\n[options]\nno = 1", "no"),
    ],
)
def test_a_broken_one_says_what_is_wrong(
    make: Make, was: str, becomes: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = make(GOOD.replace(was, becomes))
    with pytest.raises(LessonError) as error:
        read_lesson(game)
    assert why in str(error.value)
    assert lesson_of(game) is None
    assert why in caplog.text
