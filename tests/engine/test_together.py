"""Several seats decide at once in several steps."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from crise.bots.policy import LEVELS, make
from crise.engine.ask import PASS, Ask, Policy, Refused
from crise.engine.match import Match
from crise.engine.table import Table
from crise.game.records import Setting, read_record, record_of, replay
from crise.lab.tools.laws import everything, play
from tests.camps import CAMPS


def asked(match: Match) -> dict[int, str]:
    return {ask[0]: ask[1] for ask in match.open}


class Listening(Policy):
    """Takes the first option, and stops at no place."""

    def __init__(self) -> None:
        self.heard: list[list[str]] = []

    def answer(self, table: Table, ask: Ask) -> Any:
        return ask[2][0]

    def answers(self, table: Table, asks: list[Ask]) -> Any:
        if table.plans is not None or len(asks) > 1:
            self.heard.append([what for _, what, _, _ in asks])
        return {ask[0]: ask[2][0] for ask in asks}


def test_each_goes_on_with_its_own_plan_while_the_others_think() -> None:
    match = CAMPS.start(3, seed=1)
    assert asked(match) == {0: "place", 1: "place", 2: "place"}
    match.answer(1, "hill")
    assert asked(match) == {0: "place", 1: "count", 2: "place"}
    match.answer(1, 2)
    match.answer(0, "river")
    assert asked(match) == {0: "count", 1: "tool", 2: "place"}
    match.answer(1, PASS)
    assert asked(match) == {0: "count", 2: "place"}
    assert match.view(3)["waiting"] == [0, 1, 2]


def test_a_step_knows_the_steps_before_it() -> None:
    match = CAMPS.start(2, seed=1)
    match.answer(0, "hill")
    ask = match.ask(0)
    assert ask is not None
    assert ask[3] == ("hill",)


def test_nothing_is_opened_before_the_last_step_of_the_last_seat() -> None:
    match = CAMPS.start(2, seed=1)
    for seat, option in [(0, "hill"), (0, 3), (0, PASS), (1, "river"), (1, 1)]:
        match.answer(seat, option)
        assert match.view(0)["home"] == [4, 4]
        assert [what for what, _ in match.told()] == ["round"]
    match.answer(1, PASS)
    assert match.view(0)["home"] == [1, 3]
    assert match.log(2) == [("round", (1,)), ("arrived", (0, "hill", 3)), ("arrived", (1, "river", 1))]


def test_another_seats_steps_change_no_byte() -> None:
    match = CAMPS.start(3, seed=1)
    before = everything(match)
    for option in ("hill", 3, PASS):
        match.answer(1, option)
        after = everything(match)
        assert [after[seat] for seat in (0, 2, 3)] == [before[seat] for seat in (0, 2, 3)]


def test_steps_are_taken_back_one_by_one_also_when_the_plan_is_made() -> None:
    match = CAMPS.start(2, seed=1)
    states = []
    for option in ("hill", 3, PASS):
        states.append(everything(match))
        match.answer(1, option)
    match.answer(0, "forest")
    for before in reversed(states):
        match.undo(1)
        assert everything(match)[1] == before[1]
    with pytest.raises(Refused, match="no-undo"):
        match.undo(1)
    assert asked(match) == {0: "count", 1: "place"}


def test_an_imagined_world_keeps_ones_own_steps_and_no_others() -> None:
    match = CAMPS.start(3, seed=2)
    for seat, option in [(0, "hill"), (0, 2), (1, "river")]:
        match.answer(seat, option)
    world = match.imagine(0, Random(1).random)
    assert asked(world) == {0: "tool", 1: "place", 2: "place"}
    world = match.imagine(1, Random(1).random)
    assert asked(world) == {0: "place", 1: "count", 2: "place"}


def test_the_order_in_which_seats_answer_makes_no_difference_to_the_game() -> None:
    first, second = CAMPS.start(2, seed=3), CAMPS.start(2, seed=3)
    for seat, option in [(0, "hill"), (0, 2), (0, PASS), (1, "river"), (1, 0), (1, PASS)]:
        first.answer(seat, option)
    for seat, option in [(1, "river"), (0, "hill"), (1, 0), (0, 2), (1, PASS), (0, PASS)]:
        second.answer(seat, option)
    assert everything(first)[:3] == everything(second)[:3]  # the rest is what the record keeps: who answered when


def test_a_record_in_the_middle_of_a_plan() -> None:
    setting = Setting(CAMPS, 3, 5, CAMPS.options(), None)
    match = setting.start()
    for seat, option in [(2, "hill"), (0, "river"), (2, 1)]:
        match.answer(seat, option)
    _, again = replay(read_record(record_of(setting, match).to_json()), lambda _: CAMPS)
    assert everything(again) == everything(match)
    assert again.answers() == [(2, "hill"), (0, "river"), (2, 1)]


def worlds(match: Match, seat: int) -> Callable[[], Match]:
    random = Random(9)
    return lambda: match.imagine(seat, random.random)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_make_plans(level: str) -> None:
    match = CAMPS.start(3, seed=4)
    bots = [make(level, CAMPS, seat, iterations=8) for seat in range(3)]
    for _ in range(60):
        if match.over:
            break
        ask = match.open[0]
        seat = ask[0]
        match.answer(seat, bots[seat].choose(match.view(seat), ask, worlds(match, seat)))
    assert match.view(0)["round"] > 1


def test_plans_of_a_playout_are_sealed_too() -> None:
    """Step by step: the policy is asked for everybody at once, of whom nobody knows another's step."""
    match, policy = CAMPS.start(3, seed=4), Listening()
    match.playout(policy)
    assert match.over
    assert policy.heard == [["place"] * 3, ["count"] * 3, ["tool"] * 3] * 4


def test_random_games_end() -> None:
    for seed in range(20):
        match = CAMPS.start(4, seed=seed)
        play(match, Random(seed))
        assert match.over
