"""The frame of rounds and phases: WO-RND."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from crise.engine.match import Match
from crise.games.world_order import WORLD_ORDER
from crise.lab.tools.laws import play
from tests.games.world_order.robots import Scene

ROUND = ["preparation", "focus", "action", "research", "npc", "aftermath"]


def whole(seats: int, seed: int = 3, **options: Any) -> Match:
    match = WORLD_ORDER.start(seats, WORLD_ORDER.read_options(options), seed=seed)
    play(match, Random(seed))
    return match


def phases(match: Match) -> list[Any]:
    """Phases, and rounds from the second on, in the order in which they were told."""
    told = match.log(match.table.seats)
    return [args[0] for event, args in told if event in ("round_began", "phase_began") and args[0] != 1]


@pytest.mark.rule("WO-RND-1", "WO-RND-2")
@pytest.mark.parametrize(("seats", "automas", "npcs"), [(2, "none", True), (4, "none", False), (1, "normal", False)])
def test_six_rounds_of_these_phases_and_two_scorings(seats: int, automas: str, npcs: bool) -> None:
    each = [phase for phase in ROUND if npcs or phase != "npc"]
    expected: list[Any] = each[2:]  # the first round has no preparation, and so no focus is chosen
    for number in range(2, 7):
        expected += [number, *each, *(["scoring"] if number in (3, 6) else [])]
    assert phases(whole(seats, automas=automas)) == expected


@pytest.mark.rule("WO-RND-1")
def test_each_takes_four_turns_in_turn_order_then_all_do_research() -> None:
    scene = Scene("US RU", order="RU US", US="hand=new-allies", RU="hand=")
    match = scene.begin()
    while scene.t.phase == "action" and match.open:
        seat, _, options, _ = match.open[0]
        match.answer(seat, "money" if "money" in options else options[0])
    told = [(args[0], args[-1]) for event, args in match.log(2) if event == "turn"]
    assert told == [(seat, number) for number in (1, 2, 3, 4) for seat in (1, 0)]


@pytest.mark.rule("WO-RND-1", "WO-FOC-1")
def test_a_round_begins_with_the_preparation_and_the_focus_is_chosen_in_turn_order() -> None:
    scene = Scene("US RU", round=1, phase="aftermath", US="vp=5 C=0", RU="vp=9 C=0")
    match = scene.begin()
    assert (scene.t.round, scene.t.phase, scene.asked) == (2, "preparation", "US turn_place")
    scene.say("2")
    assert (scene.t.order, scene.asked) == (["RU", "US"], "RU focus")
    assert len(scene.t.hand("US").cards) == 6
    assert not match.over


@pytest.mark.rule("WO-RND-2")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_scoring_is_after_the_aftermath_of_rounds_three_and_six(number: int) -> None:
    scene = Scene("US RU", round=number, phase="aftermath", US="money=9 C=0", RU="money=8 C=0", EUR="armies=RU:1")
    match = scene.begin()
    told = [event for event, _ in match.log(2) if event in ("threatened", "token_scored", "round_began", "won")]
    after = {3: ["token_scored"] * 2, 6: ["token_scored"] * 2}.get(number, [])  # money, armies; allies are tied
    assert told == ["threatened", *after, "won" if number == 6 else "round_began"]
    assert match.over == (number == 6)


@pytest.mark.rule("WO-RND-2", "WO-END-1")
def test_the_end_comes_after_the_last_scoring() -> None:
    scene = Scene("US CN", round=6, phase="scoring", US="money=9 assets=us-nato", CN="money=8 assets=cn-brics,cn-sco")
    match = scene.begin()
    told = [event for event, _ in match.log(2) if event in ("scored", "asset_unused", "won")]
    assert told == ["scored", "asset_unused", "asset_unused", "won"]
    assert match.over
    assert scene.t.phase == "end"
