"""What cards that come up by themselves are worth: `tools/scenes.py`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from crise.games import GAMES
from tools.scenes import ENDS, FROM_HERE, TO_HERE, Plan, Scenes, all_watched, bars, lines, main, watched, win_lines

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


EVENTS = {row.card: 50 for row in TOURMENTE.standard if row.kind == "event"}


def test_what_is_seldom_one_sided_or_never_refused_is_a_miss() -> None:
    scenes = some(
        met=Counter({**EVENTS, "t-01": 2, "t-02": 0}),
        reached=Counter({"i-04": 50, "i-12": 10}),
        answers=Counter({("i-12", "take_part", "US", "yes"): 10, ("i-04", "take_part", "US", "no"): 1}),
        ends=Counter({("i-04", "auction_won", "RU"): 5, ("i-04", "auction_won", "EU+US"): 45}),
        points={("i-04", "RU"): 300.0, ("i-04", "US"): 0.0},
    )
    assert list(bars(TOURMENTE, scenes, "take_part").values()) == [
        ["RU: +1.50 points from the mean", "US: -1.50 points from the mean"],
        ["i-04: take_part is always answered no", "i-12: take_part is always answered yes"],
        ["i-04: auction_won RU in 10 %"],
        ["t-01: in 2.0 % of the games", "t-02: in 0.0 % of the games"],
    ]


def test_what_is_even_is_none() -> None:
    scenes = some(
        met=Counter(EVENTS),
        reached=Counter({"i-04": 50}),
        ends=Counter({("i-04", "auction_won", "RU"): 25, ("i-04", "auction_won", "EU+US"): 25}),
        points={("i-04", "RU"): 50.0, ("i-04", "US"): 0.0},
    )
    assert not any(bars(TOURMENTE, scenes, "take_part").values())


def test_wins_are_told_with_their_interval_and_points_by_source() -> None:
    scenes = some(
        played=Counter(RU=100, US=100),
        won=Counter(RU=25),
        made_of=Counter({("RU", "events"): 300, ("RU", "growth"): 200, ("US", "events"): -100}),
    )
    assert list(win_lines(scenes))[2:] == [
        "| RU | 100 | 25.0 [17.5, 34.3] | 5.0 | 3.0 | 2.0 |",
        "| US | 100 | 0.0 [0.0, 3.7] | -1.0 | -1.0 | 0.0 |",
    ]


def test_a_page_gets_it_where_it_has_a_place_for_it(tmp_path: Path) -> None:
    page = tmp_path / "BALANCE.md"
    words = "dans-la-tourmente --told event_reached --seats 2 --bot random --games 1 --seed 3"
    page.write_text(f"# Balance\n\n{FROM_HERE}\nof yesterday\n{TO_HERE}\n\nBy hand.\n")
    main([*words.split(), "--write", str(page)])
    made = page.read_text()
    assert "of yesterday" not in made
    assert f"    python -m tools.scenes {words}\n" in made
    assert made.startswith("# Balance\n")
    assert made.endswith("By hand.\n")
    page.write_text("# Balance\n")
    with pytest.raises(SystemExit, match="the page must have the lines"):
        main([*words.split(), "--write", str(page)])
