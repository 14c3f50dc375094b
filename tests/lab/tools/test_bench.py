"""The bench measures what it says."""

import sys
import tracemalloc
from random import Random
from types import ModuleType

import pytest

from crise.builds import is_compiled
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools import bench


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("POSITIONS", (6, 6)), ("COPIES", 50)):
        monkeypatch.setattr(bench, name, value)


def test_rounds_alternate() -> None:
    order: list[str] = []

    def contestant(name: str, value: float) -> bench.Rate:
        def rate(seconds: float) -> float:
            order.append(name)
            return value

        return rate

    rates = bench.alternate({"": contestant("", 10), "x": contestant("x", 5)}, 2, 1.0)
    assert order == ["", "x"] * 3  # the first time to warm up
    assert rates == {"": [10, 10], "x": [5, 5]}


def test_ratios_are_of_the_same_round() -> None:
    speed = bench.speed("x", {"": [10, 100, 1000], "x": [1, 20, 300], "hearts": [2, 20, 200]})
    assert (speed.per_second, speed.to_calibration, speed.to_hearts) == (20, 0.2, 1.0)


def test_positions_are_not_over_and_the_same_each_time() -> None:
    middle = bench.middle_positions(VIRUS_WAR, [100, 150, 160])
    assert [len(match.answers()) for match in middle] == [70, 71, 72, 73, 74, 75]
    assert all(match.open for match in middle)
    again = bench.middle_positions(VIRUS_WAR, [100, 150, 160])
    assert [match.answers() for match in again] == [match.answers() for match in middle]
    assert bench.position(VIRUS_WAR, 1, 0).answers() == []


def test_as_many_as_time_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bench.as_many(lambda number: number, (2, 5)) == [0, 1, 2, 3, 4]
    monkeypatch.setattr(bench, "PREPARATION", 0)
    assert bench.as_many(lambda number: number, (2, 5)) == [0, 1]


def test_growth_compares_the_longest_games_with_themselves() -> None:
    lengths = [len(bench.finished(VIRUS_WAR, seed).answers()) for seed in range(6)]
    assert 0.1 < bench.growth(VIRUS_WAR, lengths) < 10


def test_a_copy_weighs_something_and_leaves_no_tracing() -> None:
    assert 1_000 < bench.weigh([bench.position(VIRUS_WAR, 1, 5)]) < 100_000
    assert not tracemalloc.is_tracing()


class Trick:
    """A game of OpenSpiel's shape: a chance node, a forced move, a choice."""

    def __init__(self) -> None:
        self.moves: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.moves) == 3

    def is_chance_node(self) -> bool:
        return not self.moves

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 0.5), (8, 0.5)]

    def legal_actions(self) -> list[int]:
        return [1] if len(self.moves) == 1 else [2, 3]

    def apply_action(self, action: int) -> None:
        self.moves.append(action)


def test_hearts_counts_choices_only() -> None:
    state = Trick()
    assert bench._play_hearts(state, Random(1), bench.drawn) == 1
    assert state.moves[0] in (7, 8)
    assert state.moves[1] == 1


def test_hearts_is_stepped_from_python(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hearts:
        new_initial_state = Trick

    module = ModuleType("pyspiel")
    module.__dict__["load_game"] = {"hearts": Hearts()}.__getitem__
    monkeypatch.setitem(sys.modules, "pyspiel", module)
    assert bench.hearts(bench.drawn)(0.001) > 0
    assert bench.hearts(bench.any_outcome)(0.001) > 0


def test_a_compiled_module_is_known_by_its_file() -> None:
    assert is_compiled("msgspec._core")
    assert not is_compiled("crise.lab.tools.bench")


def test_four_seats_or_the_nearest() -> None:
    class Duel:
        seats = range(2, 4)

    class Crowd:
        seats = range(5, 9)

    assert [bench.nearest(game) for game in (VIRUS_WAR, Duel, Crowd)] == [4, 3, 5]  # type: ignore[arg-type]
