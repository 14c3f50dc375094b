"""Reaction windows at a table: how long they are open tells nobody who could react."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crise.core.ask import PASS
from crise.server import events as ev
from crise.server import messages as ms
from crise.server.clock import HESITATION
from crise.server.desk import Pace
from crise.server.play import Play
from crise.server.room import past_game, resumed
from tests.server.stage import DISK, Actor, Stage, act


def held(play: Play) -> bool:
    """Can somebody react?"""
    return bool(play.asks())


def idle(play: Play) -> bool:
    return not play.asks()


# --- how long --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["nobody could", "nobody answers", "all pass at once", "one plays Stop at once"])
@pytest.mark.parametrize("seconds", [1, 3, 20])
def test_a_window_is_open_for_as_long_as_the_table_says(tmp_path: Path, answer: str, seconds: int) -> None:
    async def play() -> None:
        stage = Stage(tmp_path, seed=3, window=seconds)
        assert await stage.to_a_window(Random(1), idle if answer == "nobody could" else held)
        since, asked = stage.desk._since, stage.play.asks()
        await asyncio.sleep(0.1)
        for seat, ask in asked.items():
            if answer == "all pass at once":
                stage.actors[seat].answer("pass")
            elif answer == "one plays Stop at once":
                stage.actors[seat].answer(stage.play.form(ask[1], ask[2][1]))
        await stage.until_closed()
        assert stage.now - DISK - since == pytest.approx(seconds, abs=0.002)
        await stage.end()

    act(play)


def test_late_means_pass(tmp_path: Path) -> None:
    async def play() -> None:
        stage = Stage(tmp_path, seed=3)
        assert await stage.to_a_window(Random(1), held)
        [seat, *_], given = stage.play.asked(), len(stage.play.given)
        version = stage.actors[seat].version
        late = stage.play.asked()
        await stage.until_closed()
        assert [who for who, option in stage.play.given[given : given + len(late)] if option == "pass"] == late
        await asyncio.sleep(0.1)
        stage.desk.command(stage.actors[seat], ms.Answer(id="late", version=version, option="pass"))
        assert stage.actors[seat].refused() == ["stale"]
        await stage.end()

    act(play)


def test_who_hesitates_holds_the_window_open_once(tmp_path: Path) -> None:
    async def play() -> None:
        stage = Stage(tmp_path, seed=3)
        assert await stage.to_a_window(Random(1), idle)
        first, second = stage.play.waiting()
        await asyncio.sleep(1)
        stage.actors[first].hesitate()
        began = stage.now
        last = stage.actors[second].said()[-1]
        assert (last["type"], last["clock"]["hesitating"], last["clock"]["left"]) == ("clock", [first], 10_000)
        await asyncio.sleep(4)
        stage.actors[first].hesitate()
        assert stage.actors[second].said()[-1]["clock"] == {**last["clock"], "left": 6000}, "once"
        stage.actors[second].hesitate()
        assert stage.actors[first].said()[-1]["clock"]["hesitating"] == [first, second]
        await stage.until_closed()
        assert stage.now - DISK - began == pytest.approx(4 + HESITATION, abs=0.002)
        await stage.to_a_window(Random(2))
        assert stage.desk._clock.hesitating == [], "in the next window anybody may again"
        await stage.end()

    act(play)


def test_only_who_is_asked_hesitates_and_only_in_a_window(tmp_path: Path) -> None:
    async def play() -> None:
        stage = Stage(tmp_path, seed=3)
        [seat] = stage.play.asked()
        stage.actors[seat].hesitate()
        await asyncio.sleep(0.1)
        assert stage.actors[seat].refused() == ["no-window"]
        assert await stage.to_a_window(Random(1), idle)
        [actor] = set(range(3)) - set(stage.play.waiting())
        stage.actors[actor].hesitate()
        assert stage.actors[actor].refused()[-1] == "no-window"
        public = Actor(stage.desk, None)
        public.hesitate()
        assert public.refused() == ["not-seated"]
        other = stage.actors[stage.play.waiting()[0]]
        stage.desk.command(other, ms.Hesitate(id="old", version=0))
        assert other.refused()[-1] == "stale"
        assert stage.desk._clock.hesitating == []
        await stage.end()

    act(play)


def test_a_long_window_is_held_open_for_as_long_again(tmp_path: Path) -> None:
    async def play() -> None:
        stage = Stage(tmp_path, seed=3, window=3600)
        assert await stage.to_a_window(Random(1))
        await asyncio.sleep(600)
        stage.actors[stage.play.waiting()[0]].hesitate()
        assert await stage.until_closed() == pytest.approx(3600, abs=0.002)
        await stage.end()

    act(play)


def test_a_pause_stops_the_window(tmp_path: Path) -> None:
    async def play() -> None:
        stage = Stage(tmp_path, seed=3)
        assert await stage.to_a_window(Random(1), held)
        await asyncio.sleep(1)
        stage.desk.perform([ev.Halted(paused=True)])
        seat, window = stage.play.waiting()[0], stage.play.window
        stage.actors[seat].hesitate()
        await asyncio.sleep(500)
        assert stage.actors[seat].refused() == ["no-window"]
        assert stage.play.window == window
        stage.desk.perform([ev.Halted(paused=False)])
        assert await stage.until_closed() == pytest.approx(2, abs=0.02)
        await stage.end()

    act(play)


# --- who is there ----------------------------------------------------------------------------------------------------


def alone(tmp_path: Path, **given: Any) -> Stage:
    stage = Stage(tmp_path, people=1, bots=2, seed=given.pop("seed", 5), **given)
    stage.hall.workers.think = never  # type: ignore[method-assign, assignment]
    return stage


async def never(*_: Any) -> str:
    await asyncio.sleep(10_000)
    return ""


def person_could(play: Play) -> bool:
    return 0 in play.asks()


def person_could_not(play: Play) -> bool:
    return 0 in play.waiting() and 0 not in play.asks()


def test_alone_with_bots_the_window_waits_for_the_person(tmp_path: Path) -> None:
    async def play() -> None:
        stage = alone(tmp_path)
        assert await stage.to_a_window(Random(2), person_could)
        window = stage.play.window
        await asyncio.sleep(100)
        assert stage.play.window == window
        stage.actors[0].answer("pass")
        assert await stage.until_closed() < 0.01
        await stage.end()

    act(play)


@pytest.mark.parametrize("quick", [True, False])
def test_alone_the_bots_have_their_time_and_no_more(tmp_path: Path, quick: bool) -> None:
    """Whether a bot has something to think about does not show, not even to the one person there."""

    async def play() -> None:
        stage = alone(tmp_path)
        assert await stage.to_a_window(Random(2), person_could if quick else person_could_not)
        since = stage.desk._since
        if quick:
            stage.actors[0].answer("pass")
        await stage.until_closed()
        assert stage.now - DISK - since == pytest.approx(stage.hall.pace.reflex, abs=0.003)
        await stage.end()

    act(play)


def test_whoever_looks_on_must_not_be_told_either(tmp_path: Path) -> None:
    """A spectator comes while one person plays alone: from then on the window has its fixed time."""

    async def play() -> None:
        stage = alone(tmp_path)
        assert await stage.to_a_window(Random(2), person_could)
        await asyncio.sleep(50)
        Actor(stage.desk, None)
        assert stage.actors[0].said()[-1]["clock"]["left"] == 3000
        stage.actors[0].answer("pass")
        assert await stage.until_closed() == pytest.approx(3, abs=0.002)
        await stage.end()

    act(play)


def test_where_only_bots_are_asked_the_window_is_short_and_always_the_same(tmp_path: Path) -> None:
    async def play() -> list[float]:
        stage = Stage(tmp_path, people=2, bots=2, seed=4, options={"teams": True})
        stage.hall.workers.think = never  # type: ignore[method-assign, assignment]
        lengths: list[float] = []
        random = Random(3)
        while len(lengths) < 12 and await stage.to_a_window(random, lambda play: min(play.waiting()) > 1):
            since = stage.desk._since
            await stage.until_closed()
            lengths.append(stage.now - DISK - since)
        await stage.end()
        return lengths

    lengths = act(play)
    assert len(lengths) > 3
    assert lengths == pytest.approx([Pace().reflex] * len(lengths), abs=0.003)


def test_a_bot_that_thought_too_long_does_not_answer_the_next_question(tmp_path: Path) -> None:
    """What it thought of was another window: in the new one it is asked anew."""

    async def play() -> None:
        stage = alone(tmp_path)
        asked: list[tuple[int, int]] = []

        async def slow(code: str, play: Play, cards: str | None, seat: int, level: str, seconds: float) -> str:
            ask = play.ask(seat)
            assert ask is not None
            asked.append((play.moment[1], seat))
            answer = play.form(ask[1], next(option for option in ask[2] if option is not PASS or len(ask[2]) == 1))
            await asyncio.sleep(2.0 if play.window else 0.0)
            return answer

        stage.hall.workers.think = slow  # type: ignore[method-assign]
        random, stops = Random(2), 0
        for _ in range(60):
            if stage.play.over:
                break
            if stage.play.window is None and stage.play.asked() == [0]:
                stage.answer_any(0, random)
            elif 0 in stage.play.asks():
                stage.actors[0].answer("pass")
            await asyncio.sleep(0.9)
            stops += sum(what == "stopped" for what, _ in stage.play.match.table.told)
        assert stops == 0, "a Stop that was meant for another card"
        assert len(asked) > 20
        await stage.end()

    act(play)


# --- what is kept ----------------------------------------------------------------------------------------------------


def test_a_table_comes_back_in_the_middle_of_a_window(tmp_path: Path) -> None:
    """What is stored makes the same game, late passes included, and so does the record of it."""

    async def play() -> None:
        stage, random, windows = Stage(tmp_path, seed=3), Random(1), 0
        while windows < 30 and await stage.to_a_window(random):
            windows += 1
            for seat in stage.play.asked():
                if random.random() < 0.5:
                    stage.actors[seat].answer("pass")
            await asyncio.sleep(0.1)
            again = resumed("TESTED", stage.stored()).play
            assert again is not None
            assert (again.window, again.given) == (stage.play.window, stage.play.given)
            await stage.until_closed()
        await asyncio.sleep(0.1)
        past = past_game("TESTED", stage.stored(), 1)
        assert past is not None
        assert past.given == stage.play.given
        assert any(isinstance(event, ev.Closed) and event.late for event in stage.stored())
        await stage.end()

    act(play)


def test_quick_tables_wait_for_answers_only(tmp_path: Path) -> None:
    """Where nobody is to be fooled about time, a window that nobody can use takes none."""

    async def play() -> None:
        stage = Stage(tmp_path, seed=3, pace=Pace(windows=False))
        random = Random(1)
        for _ in range(200):
            if stage.play.over:
                break
            assert not stage.play.idle()
            for seat in stage.play.asked():
                stage.answer_any(seat, random)
                break
        await stage.end()

    act(play)
