"""Records: they come back as they went, and whatever was changed in one is found, with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from crise.engine.match import Match
from crise.game import forms
from crise.game.records import Record, RecordError, read_record, record_of, replay, steps
from crise.lab.tools.laws import play
from tests.play import PLACES, TESTED, Place

SPREAD = 20  # places in a long game at which an answer is forged: up to each of them it is played again

at_first_places = pytest.mark.parametrize(
    "place", [next(place for place in PLACES if place.game is game) for game in TESTED.values()], ids=str
)


def recorded(place: Place, answers: int = 20_000, seed: int = 1) -> Record:
    setting = place.setting(seed)
    match = setting.start()
    play(match, Random(seed), answers)
    return record_of(setting, match, ["Ada", "Émile Zola"])


def changed(record: Record, change: Callable[[dict[str, Any]], object]) -> str:
    raw = json.loads(record.to_json())
    change(raw)
    return json.dumps(raw)


def with_answer(record: Record, number: int, line: str) -> str:
    return changed(record, lambda raw: raw["answers"].__setitem__(number, line))


def with_head(record: Record, name: str, value: Any) -> str:
    return changed(record, lambda raw: raw.__setitem__(name, value))


def fault(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(read_record(text), TESTED.__getitem__)
    return caught.value


@at_first_places
def test_both_forms_come_back(place: Place) -> None:
    for answers in (0, 1, 10, 20_000):
        record = recorded(place, answers)
        assert read_record(record.to_json()) == record == read_record(record.to_text())
        assert (record.winners is None) == (answers < 20_000)


@at_first_places
def test_a_long_game_is_not_read_from_its_beginning_for_each_answer(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither when it is written down nor when it is checked; nor does a copy made on the way disturb that."""
    setting = place.setting(1)
    match = setting.start()
    play(match, Random(1), 500)

    def all_of_it(match: Match) -> None:
        raise AssertionError("read from the beginning")

    monkeypatch.setattr(Match, "told", all_of_it)
    record = record_of(setting, match)
    for step in steps(record, setting):
        step.clone()
    assert len(record.answers) > 5


@at_first_places
def test_two_runs_with_one_seed_are_byte_identical(place: Place) -> None:
    assert recorded(place).to_json() == recorded(place).to_json()
    assert recorded(place).to_text() != recorded(place, seed=2).to_text()


def test_a_text_record_can_be_read_by_people() -> None:
    lines = recorded(PLACES[0], 3).to_text().splitlines()
    game = f"game {PLACES[0].game.id} {PLACES[0].game.version}"
    assert lines[:5] == ["crise-record 1", game, "seed 1", "seat 0 Ada", "seat 1 Émile Zola"]
    assert all(len(line.split(" ")) == 4 for line in lines[-3:])


@pytest.mark.parametrize(
    "name", ["", " ", "a  b", " lead", "trail ", "winners 1", "new\nline", "\u2028", "\r", "é" * 300]
)
def test_whatever_people_are_called_comes_back(name: str) -> None:
    setting = PLACES[0].setting(1)
    record = record_of(setting, setting.start(), ["Ada", name])
    assert read_record(record.to_text()) == record
    assert read_record(record.to_json()) == record


# --- tampering --------------------------------------------------------------------------------------------------


@at_first_places
def test_another_answer_is_found_at_that_answer(place: Place) -> None:
    record = recorded(place)
    for number in range(0, len(record.answers), max(7, len(record.answers) // SPREAD)):
        seat, what, option, check = record.answers[number].split(" ")
        for line in (
            f"{seat} {what} nonsense {check}",
            f"{int(seat) + 1} {what} {option} {check}",
            f"{seat} other {option} {check}",
            f"{seat} {what} {option} 00000000",
            f"{seat} {what} {option}",
            f"² {what} {option} {check}",
            f"{'9' * 5000} {what} {option} {check}",
        ):
            error = fault(with_answer(record, number, line))
            assert error.answer == number + 1
            assert str(error).startswith(f"answer {number + 1}: ")


@at_first_places
def test_a_legal_but_other_answer_is_found(place: Place) -> None:
    """A choice that could have been made, but was not: the check tells."""
    setting = place.setting(1)
    record, match, found = recorded(place), setting.start(), 0
    for number, line in enumerate(record.answers[:40]):
        seat, what, option, check = line.split(" ")
        ask = match.ask(int(seat))
        assert ask is not None
        kind, faces = place.game.asks[what][0], match.table.faces
        given = forms.read(option, kind, faces)
        for other in [one for one in ask[2] if one != given][:1]:
            forged = f"{seat} {what} {forms.write(other, kind, faces)} {check}"
            assert fault(with_answer(record, number, forged)).answer == number + 1
            found += 1
        match.answer(int(seat), given)
    assert found


@at_first_places
def test_a_missing_doubled_or_moved_answer_is_found(place: Place) -> None:
    record = recorded(place)
    middle = len(record.answers) // 2
    for change in (
        lambda raw: raw["answers"].pop(middle),
        lambda raw: raw["answers"].insert(middle, raw["answers"][middle]),
        lambda raw: raw["answers"].reverse(),
    ):
        assert 0 < fault(changed(record, change)).answer <= middle + 2
    assert fault(changed(record, lambda raw: raw["answers"].pop())).answer == 0
    error = fault(changed(record, lambda raw: raw["answers"].append(raw["answers"][-1])))
    assert error.answer == len(record.answers) + 1


@at_first_places
def test_another_head_is_found(place: Place) -> None:
    record = recorded(place)
    wrong: list[tuple[str, Any, str]] = [
        ("format", "crise-record 2", "not a record"),
        ("game", "chess", "can't be set up"),
        ("version", 99, "rules version 99"),
        ("names", [], "can't be set up"),
        ("seed", "2", ""),
        ("seed", "-1", "can't be set up"),
        ("seed", "9" * 100, "can't be set up"),
        ("seed", "9" * 5000, "can't be set up"),
        ("seed", "", "can't be set up"),
        ("seed", "²", "can't be set up"),
        ("options", {"no_such": 1}, "can't be set up"),
        ("cards", "rubbish", "can't be set up"),
        ("winners", [0, 1, 2], "winners"),
        ("winners", None, "winners"),
    ]
    for name, value, reason in wrong:
        error = fault(with_head(record, name, value))
        assert reason in str(error), (name, value)


def test_an_option_that_made_no_difference_is_found() -> None:
    error = fault(changed(recorded(PLACES[0]), lambda raw: raw["options"].__setitem__("turn_limit", 999)))
    assert error.answer == 1


# --- rubbish ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "{}", "[]", "null", "crise-record 1", "crise-record 1\ngame virus-war x", "\x00", "game\n" * 3,
     "crise-record 1\ngame virus-war 1\nseed 1\noption x {", '{"format": 1}', "crise-record 1\nwhat is this", "²"],
)  # fmt: skip
def test_rubbish_is_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


def test_a_truncated_file_is_no_record_or_not_that_game() -> None:
    record = recorded(PLACES[0])
    for text in (record.to_json(), record.to_text()):
        for length in range(0, len(text) - 2, len(text) // 40):
            fault_or_prefix(text[:length], record)


def fault_or_prefix(text: str, record: Record) -> None:
    """Lines that are whole make a game that is not over yet; everything else is refused."""
    try:
        replay(read_record(text), TESTED.__getitem__)
    except RecordError:
        return
    found = read_record(text)
    assert found.winners is None
    assert found.answers == record.answers[: len(found.answers)]
