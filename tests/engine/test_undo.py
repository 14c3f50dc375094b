"""What was done in the open can be taken back, and everybody is told."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from crise.engine.ask import PASS, Refused
from crise.engine.match import Match
from crise.engine.undo import UNDO
from crise.game.records import Setting, read_record, record_of, replay
from crise.lab.tools.laws import aloud, everything, some_answer
from tests.camps import CAMPS, OPEN_CAMPS, STOP


def at_work(game: object = OPEN_CAMPS) -> Match:
    """Two workers of seat 0 on the hill; seat 0 is about to move them."""
    assert game in (CAMPS, OPEN_CAMPS)
    match = (OPEN_CAMPS if game is OPEN_CAMPS else CAMPS).start(2, seed=1)
    for seat, option in [(0, "hill"), (0, 2), (0, PASS), (1, "river"), (1, 1), (1, PASS)]:
        match.answer(seat, option)
    return match


def without_log(match: Match) -> list[object]:
    """All that each seat gets, but for what was told and whether it may take something back."""
    return [(match.view(seat), match.ask(seat)) for seat in range(match.table.seats + 1)]


def test_a_move_of_ones_own_open_pieces_is_taken_back_and_told() -> None:
    match = at_work()
    before, log = without_log(match), match.log(1)
    match.answer(0, "hill")
    match.answer(0, "forest")
    moved = match.log(1)
    assert moved == [*log, ("moved", (0, "hill", "forest"))]
    match.undo(0)
    assert match.log(1) == [*moved, ("undone", (0,))]
    ask = match.ask(0)
    assert ask is not None
    assert ask[1] == "target"
    match.undo(0)  # where from: nobody has noticed, so nobody is told
    assert match.log(1) == [*moved, ("undone", (0,))]
    assert without_log(match) == before


def test_several_moves_back_step_by_step() -> None:
    match = at_work()
    states = [without_log(match)]
    for source, target in [("hill", "forest"), ("forest", "river"), ("hill", "river")]:
        match.answer(0, source)
        match.answer(0, target)
        states.append(without_log(match))
    for before in reversed(states[:-1]):
        match.undo(0)
        match.undo(0)
        assert without_log(match) == before
    assert [what for what, _ in match.told()][-6:] == ["moved", "moved", "moved", "undone", "undone", "undone"]


def test_only_in_a_game_that_says_so() -> None:
    match = at_work(CAMPS)
    match.answer(0, "hill")
    match.answer(0, "forest")
    assert not match.undoable(0)
    with pytest.raises(Refused, match="no-undo"):
        match.undo(0)


def test_not_when_the_next_seat_was_asked() -> None:
    match = at_work()
    match.answer(0, "hill")
    match.answer(0, "forest")
    match.answer(0, STOP)
    assert match.ask(1) is not None
    assert not match.undoable(0)
    assert not match.undoable(1)


def test_not_beyond_a_card_that_was_shown_or_a_roll() -> None:
    """The plans were opened: a tool came out of a hand, and another seat's answer was needed."""
    match = at_work()
    assert not match.undoable(0)
    for seat in (0, 1):
        match.answer(seat, STOP)
    assert match.view(0)["round"] == 2  # after the weather, which is chance
    assert not match.undoable(0)


def games(count: int) -> Iterator[tuple[Match, Random, Setting]]:
    for seed in range(count):
        random = Random(seed)
        setting = Setting(OPEN_CAMPS, 2 + seed % 3, seed, OPEN_CAMPS.options(), None)
        yield setting.start(), random, setting


def test_in_many_games() -> None:
    """A log only grows; clones, imagined worlds, records and saves keep what was taken back; the game goes on as if the
    choice had never been made."""
    undone = 0
    for match, random, setting in games(30):
        for _ in range(200):
            if match.over:
                break
            seat, option = some_answer(match, random)
            before = without_log(match)
            match.answer(seat, option)
            if match.undoable(seat) and random.random() < 0.5:
                log, undone = match.log(seat), undone + 1
                match.undo(seat)
                assert without_log(match) == before
                assert match.log(seat)[: len(log)] == log
            if random.random() < 0.1:
                check_copies(match, setting, random)
        check_copies(match, setting, random)
    assert undone > 300


def check_copies(match: Match, setting: Setting, random: Random) -> None:
    expected = everything(match)
    assert everything(aloud(match).clone()) == expected
    for seat in range(setting.seats + 1):
        assert everything(match.imagine(seat, random.random))[seat] == expected[seat]
    record = record_of(setting, match)
    assert json.loads(record.to_json())["answers"] == record.answers
    for text in (record.to_json(), record.to_text()):
        _, again = replay(read_record(text), lambda _: OPEN_CAMPS)
        assert everything(again) == expected
        assert again.answers() == match.answers()


def test_a_hidden_step_before_one_that_was_taken_back_stays_in_the_record() -> None:
    match = at_work()
    before = without_log(match)
    match.answer(0, "hill")  # nobody notices
    match.answer(0, "forest")
    match.undo(0)
    match.undo(0)
    assert match.answers()[-4:] == [(0, "hill"), (0, "forest"), (0, UNDO), (0, UNDO)]
    assert without_log(match) == before
    check_copies(match, Setting(OPEN_CAMPS, 2, 1, OPEN_CAMPS.options(), None), Random(1))


def test_the_record_names_what_was_taken_back() -> None:
    match = at_work()
    match.answer(0, "hill")
    match.answer(0, "forest")
    match.undo(0)
    match.answer(0, "river")
    assert match.answers()[-4:] == [(0, "hill"), (0, "forest"), (0, UNDO), (0, "river")]
    record = record_of(Setting(OPEN_CAMPS, 2, 1, OPEN_CAMPS.options(), None), match)
    assert [line.rpartition(" ")[0] for line in record.answers[-3:]] == [
        "0 target forest",
        "0 undo -",
        "0 target river",
    ]


def test_an_undo_that_could_not_be_is_refused_in_a_record() -> None:
    match = at_work()
    record = record_of(Setting(OPEN_CAMPS, 2, 1, OPEN_CAMPS.options(), None), match)
    text = record.to_text() + "0 undo - 00000000\n"  # his plan was opened
    with pytest.raises(ValueError, match="can't be"):
        replay(read_record(text), lambda _: OPEN_CAMPS)
