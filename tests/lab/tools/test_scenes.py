"""What cards that come up by themselves are worth: `tools/scenes.py`."""

from __future__ import annotations

from collections import Counter

from crise.games import GAMES
from tools.scenes import ENDS, Plan, Scenes, all_watched, lines, misses, watched

TOURMENTE = GAMES["dans-la-tourmente"]
PLAN = Plan("dans-la-tourmente", "event_reached", "events", 2, "random", 1, None, tuple(ENDS.split()))


def test_scenes_are_counted_answers_and_worths_with_them() -> None:
    scenes = watched(PLAN, [0, 1])
    assert scenes.games == 2
    assert sum(scenes.reached.values()) > 20
    assert {what for _, what, _, _ in scenes.answers} >= {"take_part", "bid"}
    assert {what for _, what, _ in scenes.ends} >= {"event_reached", "auction_won"}
    assert any(gain != 0 for gain in scenes.points.values())
    assert len({side for _, side in scenes.points}) <= 4


def test_several_processes_see_the_same() -> None:
    once, twice = all_watched(PLAN, 2, 1), all_watched(PLAN, 2, 2)
    assert twice.answers == once.answers
    assert twice.reached == once.reached


def test_it_is_told_in_tables() -> None:
    told = "\n".join(lines(TOURMENTE, watched(PLAN, [0]), "take_part", answers=True))
    assert "| card | asked | of whom | answers, % |" in told
    assert "take_part, % of those asked" in told


def some(**more: object) -> Scenes:
    scenes = Scenes(tuple(ENDS.split()), games=100)
    for name, counts in more.items():
        setattr(scenes, name, counts)
    return scenes


def test_what_is_seldom_one_sided_or_never_refused_is_a_miss() -> None:
    scenes = some(
        met=Counter({"t-01": 2, "i-04": 50}),
        reached=Counter({"i-04": 50, "i-12": 10}),
        answers=Counter({("i-12", "take_part", "US", "yes"): 10, ("i-04", "take_part", "US", "no"): 1}),
        ends=Counter({("i-04", "auction_won", "RU"): 5, ("i-04", "auction_won", "EU+US"): 45}),
        points={("i-04", "RU"): 300.0, ("i-04", "US"): 0.0},
    )
    assert list(misses(TOURMENTE, scenes, "take_part")) == [
        "t-01: in 2.0 % of the games",
        "i-04: take_part is always answered no",
        "i-04: auction_won RU in 10 %",
        "i-12: take_part is always answered yes",
        "RU: +1.50 points from the mean",
        "US: -1.50 points from the mean",
    ]


def test_what_is_even_is_none() -> None:
    scenes = some(
        met=Counter({"i-04": 50}),
        reached=Counter({"i-04": 50}),
        ends=Counter({("i-04", "auction_won", "RU"): 25, ("i-04", "auction_won", "EU+US"): 25}),
        points={("i-04", "RU"): 50.0, ("i-04", "US"): 0.0},
    )
    assert list(misses(TOURMENTE, scenes, "take_part")) == []
