"""Reaction windows at a table: how long they are open tells nobody who could react."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crise.bots.policy import SEARCHES
from crise.engine.ask import PASS
from crise.server import wire as ms
from crise.server.room import events as ev
from crise.server.room.clock import HESITATION, SEALED
from crise.server.room.live_match import Play
from crise.server.room.room import past_game, resumed
from crise.server.session import Pace
from crise.server.workers.pool import Worker
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


def test_what_late_people_did_is_what_the_record_says(tmp_path: Path) -> None:
    """Played again by the answers alone, without a table and its windows, it is the same game."""

    async def play() -> None:
        stage, random, windows = Stage(tmp_path, seed=3), Random(1), 0
        while windows < 10 and await stage.to_a_window(random, held):
            await stage.until_closed()
            windows += 1
        assert windows == 10
        again = Play(stage.play.setting, 1, stage.play.names, ask_everybody=False)
        for seat, option in stage.play.given:
            again.answer(seat, option)
        public = stage.play.setting.seats
        assert again.log(public, 0)[: stage.play.told()] == stage.play.log(public, 0)
        await stage.end()

    act(play)


def test_every_answer_may_be_taken_back_until_the_window_closes(tmp_path: Path) -> None:
    """The last one too: whoever could not would know that nobody else is waited for."""

    async def play() -> None:
        stage = Stage(tmp_path, people=3, seed=3)
        assert await stage.to_a_window(Random(1), lambda play: len(play.asks()) == len(play.waiting()) == 2)
        seats, given, window = stage.play.asked(), list(stage.play.given), stage.play.window
        for seat in seats:
            stage.actors[seat].answer("pass")
        assert [seat for seat in seats if stage.play.undoable(seat)] == seats
        for seat, other in (seats[::-1], seats):
            person = stage.actors[seat]
            stage.desk.command(person, ms.Undo(id=f"undo {seat}", version=person.version))
            assert (stage.play.window, stage.play.asked()) == (window, [seat])
            assert stage.play.given == [*given, (other, "pass")]
            await asyncio.sleep(2 * DISK)
            past = past_game("TESTED", stage.stored(), 1)
            assert past is not None
            assert past.given == stage.play.given
            person.answer("pass")
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


def test_who_leaves_and_comes_back_holds_no_window_open(tmp_path: Path) -> None:
    async def play() -> None:
        stage = Stage(tmp_path, people=4, seed=3)
        assert await stage.to_a_window(Random(1), lambda play: len(play.waiting()) == 3)
        since, leaver = stage.desk._since, stage.play.waiting()[0]
        for event in (ev.Went(seat=leaver), ev.Came(seat=leaver)):
            await asyncio.sleep(1)
            stage.desk.perform([event])
        await stage.until_closed()
        assert stage.now - DISK - since == pytest.approx(3, abs=0.002)
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


@pytest.mark.parametrize("quick", [True, False])
def test_alone_bots_that_search_have_longer_whatever_they_hold(tmp_path: Path, quick: bool) -> None:
    async def play() -> None:
        stage = alone(tmp_path)
        stage.desk.perform([ev.Robot(seat=2, name="Robot 2", level=SEARCHES)])
        assert await stage.to_a_window(Random(2), person_could if quick else person_could_not)
        since = stage.desk._since
        if quick:
            stage.actors[0].answer("pass")
        await stage.until_closed()
        assert stage.now - DISK - since == pytest.approx(1.5 * stage.hall.pace.think, abs=0.003)
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


def test_the_time_of_a_window_runs_on_when_who_looked_on_is_gone(tmp_path: Path) -> None:
    async def play() -> None:
        stage = alone(tmp_path)
        public = Actor(stage.desk, None)
        assert await stage.to_a_window(Random(2), person_could)
        since = stage.desk._since
        await asyncio.sleep(1)
        stage.desk.go(public)
        await stage.until_closed()
        assert stage.now - DISK - since == pytest.approx(3, abs=0.002)
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
    """What it thought of was another window: in the new one it is asked anew, and a Stop is not played by mistake."""

    async def play() -> None:
        stage, random = alone(tmp_path), Random(2)
        thoughts: list[tuple[Any, asyncio.Future[str]]] = []

        async def slow(code: str, play: Play, cards: str | None, seat: int, level: str, seconds: float) -> str:
            if seat == 1:
                thoughts.append((play.moment, stage.desk.loop.create_future()))
                return await thoughts[-1][1]
            return await never()

        stage.hall.workers.think = slow  # type: ignore[method-assign]
        assert await stage.to_a_window(random, bot_could)
        stage.desk.perform([ev.Closed(late=stage.play.asked())])
        assert await stage.to_a_window(random, bot_could)
        ask, given, moment = stage.play.ask(1), list(stage.play.given), stage.play.moment
        assert ask is not None
        [(before, thought)] = thoughts
        assert before != moment
        thought.set_result(stage.play.form(ask[1], next(option for option in ask[2] if option is not PASS)))
        await asyncio.sleep(0.01)
        assert (stage.play.moment, stage.play.given) == (moment, given)
        assert [asked for asked, _ in thoughts] == [before, moment]
        await stage.end()

    act(play)


def test_figures_do_not_tell_that_a_bot_has_something_to_think_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[bool] = []

    async def quick(worker: Worker, key: str, play: Play, *_: Any) -> str:
        thoughts.append(play.sealed)
        return ""

    async def play() -> None:
        stage = Stage(tmp_path, people=1, bots=2, seed=5)
        assert await stage.to_a_window(Random(2), bot_could)
        for _ in range(20):
            await asyncio.sleep(0.5)
            if stage.play.asks().get(0):
                stage.answer_any(0, Random(3))
        told = sum(count for name, count in stage.figures().items() if name.startswith("crise_bot_seconds_count"))
        assert True in thoughts
        assert told == thoughts.count(False) > 0
        await stage.end()

    monkeypatch.setattr(Worker, "thought", quick)
    act(play)


def bot_could(play: Play) -> bool:
    return 1 in play.asks()


# --- sealed questions that nobody may let pass -----------------------------------------------------------------------


def doom(play: Play) -> bool:
    return play.sealed and play.window is None


def test_the_house_answers_once_for_who_is_late_where_nobody_may_pass(tmp_path: Path) -> None:
    """Nobody can tell for whom, so nobody loses his seat by it: what comes next everybody is asked himself."""

    async def play() -> None:
        stage, random = Stage(tmp_path, game="apocalypse", people=4, clock=ms.Clock("turn", 60)), Random(1)
        stood_in: list[int] = []

        async def quick(code: str, play: Play, cards: str | None, seat: int, *_: Any) -> str:
            stood_in.append(seat)
            return ""

        stage.hall.workers.think = quick  # type: ignore[method-assign, assignment]
        while not doom(stage.play):
            play_on(stage, random)
        prompt, *late = stage.play.asked()
        moment = stage.play.moment
        stage.answer_any(prompt, random)
        await asyncio.sleep(SEALED - 0.1)
        assert (stage.play.moment, stood_in) == (moment, [])
        await asyncio.sleep(0.2)
        assert stage.play.moment != moment
        assert (stood_in, [place.away for place in stage.desk.room.places]) == (late, [False] * 4)
        while stage.play.window is not None or stage.play.asked()[0] not in late:
            play_on(stage, random)
        moment = stage.play.moment
        await asyncio.sleep(20)
        assert (stage.play.moment, stood_in) == (moment, late)
        await stage.end()

    act(play)


def play_on(stage: Stage, random: Random) -> None:
    """An answer, or the end of a window in which all pass."""
    if stage.play.window is not None:
        stage.desk.perform([ev.Closed(late=stage.play.asked())])
    else:
        stage.answer_any(stage.play.asked()[0], random)


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
