"""Reaction windows at a table: how long they are open tells nobody who could react."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crise.bots.policy import SEARCHES
from crise.engine.ask import PASS
from crise.game.records import Setting
from crise.games import GAMES
from crise.server import wire
from crise.server.room import events as ev
from crise.server.room.clock import HESITATION, SEALED
from crise.server.room.history import past_game, resumed
from crise.server.room.live_match import LiveMatch
from crise.server.settings import Pace
from crise.server.workers.pool import WorkerHandle
from tests.server.simulated import DISK, FakeReader, SimulatedTable, run_simulated
from tests.toy import TOY


def held(live: LiveMatch) -> bool:
    """Can somebody react?"""
    return bool(live.asks())


def idle(live: LiveMatch) -> bool:
    return not live.asks()


# --- how long --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["nobody could", "nobody answers", "all pass at once", "one plays Stop at once"])
@pytest.mark.parametrize("seconds", [1, 3, 20])
def test_a_window_is_open_for_as_long_as_the_table_says(tmp_path: Path, answer: str, seconds: int) -> None:
    async def play() -> None:
        table = SimulatedTable(tmp_path, seed=3, window=seconds)
        assert await table.to_a_window(Random(1), idle if answer == "nobody could" else held)
        since, asked = table.session.since, table.live.asks()
        await asyncio.sleep(0.1)
        for seat, ask in asked.items():
            if answer == "all pass at once":
                table.readers[seat].answer("pass")
            elif answer == "one plays Stop at once":
                table.readers[seat].answer(table.live.form(ask[1], ask[2][1]))
        await table.until_closed()
        assert table.now - DISK - since == pytest.approx(seconds, abs=0.002)
        await table.end()

    run_simulated(play)


def test_late_means_pass(tmp_path: Path) -> None:
    async def play() -> None:
        table = SimulatedTable(tmp_path, seed=3)
        assert await table.to_a_window(Random(1), held)
        [seat, *_], given = table.live.asked(), len(table.live.given)
        version = table.readers[seat].version
        late = table.live.asked()
        await table.until_closed()
        assert [who for who, option in table.live.given[given : given + len(late)] if option == "pass"] == late
        await asyncio.sleep(0.1)
        table.session.command(table.readers[seat], wire.Answer(id="late", version=version, option="pass"))
        assert table.readers[seat].refused() == ["stale"]
        await table.end()

    run_simulated(play)


def test_what_late_people_did_is_what_the_record_says(tmp_path: Path) -> None:
    """Played again by the answers alone, without a table and its windows, it is the same game."""

    async def play() -> None:
        table, random, windows = SimulatedTable(tmp_path, seed=3), Random(1), 0
        while windows < 10 and await table.to_a_window(random, held):
            await table.until_closed()
            windows += 1
        assert windows == 10
        again = LiveMatch(table.live.setting, 1, table.live.names, ask_everybody=False)
        for seat, option in table.live.given:
            again.answer(seat, option)
        public = table.live.setting.seats
        assert again.log(public, 0)[: table.live.told()] == table.live.log(public, 0)
        await table.end()

    run_simulated(play)


def test_every_answer_may_be_taken_back_until_the_window_closes(tmp_path: Path) -> None:
    """The last one too: whoever could not would know that nobody else is waited for."""

    async def play() -> None:
        table = SimulatedTable(tmp_path, people=3, seed=3)
        assert await table.to_a_window(Random(1), lambda live: len(live.asks()) == len(live.waiting()) == 2)
        seats, given, window = table.live.asked(), list(table.live.given), table.live.window
        for seat in seats:
            table.readers[seat].answer("pass")
        assert [seat for seat in seats if table.live.undoable(seat)] == seats
        for seat, other in (seats[::-1], seats):
            person = table.readers[seat]
            table.session.command(person, wire.Undo(id=f"undo {seat}", version=person.version))
            assert (table.live.window, table.live.asked()) == (window, [seat])
            assert table.live.given == [*given, (other, "pass")]
            await asyncio.sleep(2 * DISK)
            past = past_game("TESTED", table.stored(), 1)
            assert past is not None
            assert past.given == table.live.given
            person.answer("pass")
        await table.end()

    run_simulated(play)


def test_who_hesitates_holds_the_window_open_once(tmp_path: Path) -> None:
    async def play() -> None:
        table = SimulatedTable(tmp_path, seed=3)
        assert await table.to_a_window(Random(1), idle)
        first, second = table.live.waiting()
        await asyncio.sleep(1)
        table.readers[first].hesitate()
        began = table.now
        last = table.readers[second].said()[-1]
        assert (last["type"], last["clock"]["hesitating"], last["clock"]["left"]) == ("clock", [first], 10_000)
        await asyncio.sleep(4)
        table.readers[first].hesitate()
        assert table.readers[second].said()[-1]["clock"] == {**last["clock"], "left": 6000}, "once"
        table.readers[second].hesitate()
        assert table.readers[first].said()[-1]["clock"]["hesitating"] == [first, second]
        await table.until_closed()
        assert table.now - DISK - began == pytest.approx(4 + HESITATION, abs=0.002)
        await table.to_a_window(Random(2))
        assert table.session.clock.hesitating == [], "in the next window anybody may again"
        await table.end()

    run_simulated(play)


def test_only_who_is_asked_hesitates_and_only_in_a_window(tmp_path: Path) -> None:
    async def play() -> None:
        table = SimulatedTable(tmp_path, seed=3)
        [seat] = table.live.asked()
        table.readers[seat].hesitate()
        await asyncio.sleep(0.1)
        assert table.readers[seat].refused() == ["no-window"]
        assert await table.to_a_window(Random(1), idle)
        [actor] = set(range(3)) - set(table.live.waiting())
        table.readers[actor].hesitate()
        assert table.readers[actor].refused()[-1] == "no-window"
        public = FakeReader(table.session, None)
        public.hesitate()
        assert public.refused() == ["not-seated"]
        other = table.readers[table.live.waiting()[0]]
        table.session.command(other, wire.Hesitate(id="old", version=0))
        assert other.refused()[-1] == "stale"
        assert table.session.clock.hesitating == []
        await table.end()

    run_simulated(play)


def test_a_long_window_is_held_open_for_as_long_again(tmp_path: Path) -> None:
    async def play() -> None:
        table = SimulatedTable(tmp_path, seed=3, window=3600)
        assert await table.to_a_window(Random(1))
        await asyncio.sleep(600)
        table.readers[table.live.waiting()[0]].hesitate()
        assert await table.until_closed() == pytest.approx(3600, abs=0.002)
        await table.end()

    run_simulated(play)


def test_a_pause_stops_the_window(tmp_path: Path) -> None:
    async def play() -> None:
        table = SimulatedTable(tmp_path, seed=3)
        assert await table.to_a_window(Random(1), held)
        await asyncio.sleep(1)
        table.session.perform([ev.Halted(paused=True)])
        seat, window = table.live.waiting()[0], table.live.window
        table.readers[seat].hesitate()
        await asyncio.sleep(500)
        assert table.readers[seat].refused() == ["no-window"]
        assert table.live.window == window
        table.session.perform([ev.Halted(paused=False)])
        assert await table.until_closed() == pytest.approx(2, abs=0.02)
        await table.end()

    run_simulated(play)


def test_who_leaves_and_comes_back_holds_no_window_open(tmp_path: Path) -> None:
    async def play() -> None:
        table = SimulatedTable(tmp_path, people=4, seed=3)
        assert await table.to_a_window(Random(1), lambda live: len(live.waiting()) == 3)
        since, leaver = table.session.since, table.live.waiting()[0]
        for event in (ev.Went(seat=leaver), ev.Came(seat=leaver)):
            await asyncio.sleep(1)
            table.session.perform([event])
        await table.until_closed()
        assert table.now - DISK - since == pytest.approx(3, abs=0.002)
        await table.end()

    run_simulated(play)


# --- who is there ----------------------------------------------------------------------------------------------------


def alone(tmp_path: Path, **given: Any) -> SimulatedTable:
    table = SimulatedTable(tmp_path, people=1, bots=2, seed=given.pop("seed", 5), **given)
    table.services.workers.think = never  # type: ignore[method-assign, assignment]
    return table


async def never(*_: Any) -> str:
    await asyncio.sleep(10_000)
    return ""


def person_could(live: LiveMatch) -> bool:
    return 0 in live.asks()


def person_could_not(live: LiveMatch) -> bool:
    return 0 in live.waiting() and 0 not in live.asks()


def test_alone_with_bots_the_window_waits_for_the_person(tmp_path: Path) -> None:
    async def play() -> None:
        table = alone(tmp_path)
        assert await table.to_a_window(Random(2), person_could)
        window = table.live.window
        await asyncio.sleep(100)
        assert table.live.window == window
        table.readers[0].answer("pass")
        assert await table.until_closed() < 0.01
        await table.end()

    run_simulated(play)


@pytest.mark.parametrize("quick", [True, False])
def test_alone_the_bots_have_their_time_and_no_more(tmp_path: Path, quick: bool) -> None:
    """Whether a bot has something to think about does not show, not even to the one person there."""

    async def play() -> None:
        table = alone(tmp_path)
        assert await table.to_a_window(Random(2), person_could if quick else person_could_not)
        since = table.session.since
        if quick:
            table.readers[0].answer("pass")
        await table.until_closed()
        assert table.now - DISK - since == pytest.approx(table.services.pace.reflex, abs=0.003)
        await table.end()

    run_simulated(play)


@pytest.mark.parametrize("quick", [True, False])
def test_alone_bots_that_search_have_longer_whatever_they_hold(tmp_path: Path, quick: bool) -> None:
    async def play() -> None:
        table = alone(tmp_path)
        table.session.perform([ev.Robot(seat=2, name="Robot 2", level=SEARCHES)])
        assert await table.to_a_window(Random(2), person_could if quick else person_could_not)
        since = table.session.since
        if quick:
            table.readers[0].answer("pass")
        await table.until_closed()
        assert table.now - DISK - since == pytest.approx(1.5 * table.services.pace.think, abs=0.003)
        await table.end()

    run_simulated(play)


def test_whoever_looks_on_must_not_be_told_either(tmp_path: Path) -> None:
    """A spectator comes while one person plays alone: from then on the window has its fixed time."""

    async def play() -> None:
        table = alone(tmp_path)
        assert await table.to_a_window(Random(2), person_could)
        await asyncio.sleep(50)
        FakeReader(table.session, None)
        assert table.readers[0].said()[-1]["clock"]["left"] == 3000
        table.readers[0].answer("pass")
        assert await table.until_closed() == pytest.approx(3, abs=0.002)
        await table.end()

    run_simulated(play)


def test_the_time_of_a_window_runs_on_when_who_looked_on_is_gone(tmp_path: Path) -> None:
    async def play() -> None:
        table = alone(tmp_path)
        public = FakeReader(table.session, None)
        assert await table.to_a_window(Random(2), person_could)
        since = table.session.since
        await asyncio.sleep(1)
        table.session.leave(public)
        await table.until_closed()
        assert table.now - DISK - since == pytest.approx(3, abs=0.002)
        await table.end()

    run_simulated(play)


def test_where_only_bots_are_asked_the_window_is_short_and_always_the_same(tmp_path: Path) -> None:
    async def play() -> list[float]:
        table = SimulatedTable(tmp_path, people=2, bots=2, seed=4, options={"teams": True})
        table.services.workers.think = never  # type: ignore[method-assign, assignment]
        lengths: list[float] = []
        random = Random(3)
        while len(lengths) < 12 and await table.to_a_window(random, lambda live: min(live.waiting()) > 1):
            since = table.session.since
            await table.until_closed()
            lengths.append(table.now - DISK - since)
        await table.end()
        return lengths

    lengths = run_simulated(play)
    assert len(lengths) > 3
    assert lengths == pytest.approx([Pace().reflex] * len(lengths), abs=0.003)


def test_a_bot_that_thought_too_long_does_not_answer_the_next_question(tmp_path: Path) -> None:
    """What it thought of was another window: in the new one it is asked anew, and a Stop is not played by mistake."""

    async def play() -> None:
        table, random = alone(tmp_path), Random(2)
        thoughts: list[tuple[Any, asyncio.Future[str]]] = []

        async def slow(code: str, live: LiveMatch, cards: str | None, seat: int, level: str, seconds: float) -> str:
            if seat == 1:
                thoughts.append((live.moment, table.session.loop.create_future()))
                return await thoughts[-1][1]
            return await never()

        table.services.workers.think = slow  # type: ignore[method-assign]
        assert await table.to_a_window(random, bot_could)
        table.session.perform([ev.WindowClosed(late=table.live.asked())])
        assert await table.to_a_window(random, bot_could)
        ask, given, moment = table.live.ask(1), list(table.live.given), table.live.moment
        assert ask is not None
        [(before, thought)] = thoughts
        assert before != moment
        thought.set_result(table.live.form(ask[1], next(option for option in ask[2] if option is not PASS)))
        await asyncio.sleep(0.01)
        assert (table.live.moment, table.live.given) == (moment, given)
        assert [asked for asked, _ in thoughts] == [before, moment]
        await table.end()

    run_simulated(play)


def test_figures_do_not_tell_that_a_bot_has_something_to_think_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[bool] = []

    async def quick(worker: WorkerHandle, key: str, live: LiveMatch, *_: Any) -> str:
        thoughts.append(live.sealed)
        return ""

    async def play() -> None:
        table = SimulatedTable(tmp_path, people=1, bots=2, seed=5)
        assert await table.to_a_window(Random(2), bot_could)
        for _ in range(20):
            await asyncio.sleep(0.5)
            if table.live.asks().get(0):
                table.answer_any(0, Random(3))
        told = sum(count for name, count in table.figures().items() if name.startswith("crise_bot_seconds_count"))
        assert True in thoughts
        assert told == thoughts.count(False) > 0
        await table.end()

    monkeypatch.setattr(WorkerHandle, "thought", quick)
    run_simulated(play)


def bot_could(live: LiveMatch) -> bool:
    return 1 in live.asks()


# --- sealed questions that nobody may let pass -----------------------------------------------------------------------


def doom(live: LiveMatch) -> bool:
    return live.sealed and live.window is None


def test_the_server_answers_once_for_who_is_late_where_nobody_may_pass(tmp_path: Path) -> None:
    """Nobody can tell for whom, so nobody loses his seat by it: what comes next everybody is asked himself."""

    async def play() -> None:
        table, random = SimulatedTable(tmp_path, game="apocalypse", people=4, clock=wire.Clock("turn", 60)), Random(1)
        stood_in: list[int] = []

        async def quick(code: str, live: LiveMatch, cards: str | None, seat: int, *_: Any) -> str:
            stood_in.append(seat)
            return ""

        table.services.workers.think = quick  # type: ignore[method-assign, assignment]
        while not doom(table.live):
            play_on(table, random)
        prompt, *late = table.live.asked()
        moment = table.live.moment
        table.answer_any(prompt, random)
        await asyncio.sleep(SEALED - 0.1)
        assert (table.live.moment, stood_in) == (moment, [])
        await asyncio.sleep(0.2)
        assert table.live.moment != moment
        assert (stood_in, [place.away for place in table.session.room.places]) == (late, [False] * 4)
        while table.live.window is not None or table.live.asked()[0] not in late:
            play_on(table, random)
        moment = table.live.moment
        await asyncio.sleep(20)
        assert (table.live.moment, stood_in) == (moment, late)
        await table.end()

    run_simulated(play)


def play_on(table: SimulatedTable, random: Random) -> None:
    """An answer, or the end of a window in which all pass."""
    if table.live.window is not None:
        table.session.perform([ev.WindowClosed(late=table.live.asked())])
    else:
        table.answer_any(table.live.asked()[0], random)


# --- what is kept ----------------------------------------------------------------------------------------------------


def test_a_table_comes_back_in_the_middle_of_a_window(tmp_path: Path) -> None:
    """What is stored makes the same game, late passes included, and so does the record of it."""

    async def play() -> None:
        table, random, windows = SimulatedTable(tmp_path, seed=3), Random(1), 0
        while windows < 30 and await table.to_a_window(random):
            windows += 1
            for seat in table.live.asked():
                if random.random() < 0.5:
                    table.readers[seat].answer("pass")
            await asyncio.sleep(0.1)
            again = resumed("TESTED", table.stored()).live
            assert again is not None
            assert (again.window, again.given) == (table.live.window, table.live.given)
            await table.until_closed()
        await asyncio.sleep(0.1)
        past = past_game("TESTED", table.stored(), 1)
        assert past is not None
        assert past.given == table.live.given
        assert any(isinstance(event, ev.WindowClosed) and event.late for event in table.stored())
        await table.end()

    run_simulated(play)


def test_quick_tables_wait_for_answers_only(tmp_path: Path) -> None:
    """Where nobody is to be fooled about time, a window that nobody can use takes none."""

    async def play() -> None:
        table = SimulatedTable(tmp_path, seed=3, pace=Pace(windows=False))
        random = Random(1)
        for _ in range(200):
            if table.live.over:
                break
            assert not table.live.idle()
            for seat in table.live.asked():
                table.answer_any(seat, random)
                break
        await table.end()

    run_simulated(play)


def test_only_what_the_game_names_so_is_a_window() -> None:
    """A sealed question that all may pass is a choice like others if the game does not call it a reaction: nobody is
    late, and it is opened when the last has answered, also if those without a choice are asked too."""
    game = replace(GAMES["virus-war"], reactions=frozenset[str]())
    live = LiveMatch(Setting(game, 4, 3, game.options(), None), 1, ["Ada", "Bob", "Cy", "Di"])
    random, met = Random(3), 0
    while not live.over and met < 5:
        if live.idle():
            live.close()
            continue
        assert live.window is None
        met += live.sealed
        before = live.moment
        for seat, (_, what, options, _) in live.asks().items():
            live.answer(seat, live.form(what, random.choice(options)))
        assert live.moment != before or live.idle()
    assert met == 5


def test_the_last_answer_of_a_window_is_not_asked_for_again() -> None:
    """It is kept until the window closes: who gave it has nothing left to answer."""
    live = a_window_with_one_answer_left()
    seat, (_, what, options, _) = next(iter(live.asks().items()))
    live.answer(seat, live.form(what, options[-1]))
    assert live.asks() == {}
    assert live.idle()


def a_window_with_one_answer_left() -> LiveMatch:
    """Of a game that asks everybody in its window, with or without a choice."""
    toy = replace(TOY, reactions=frozenset({"bid"}))
    live = LiveMatch(Setting(toy, 2, 1, toy.options(), None), 1, ["Ada", "Bob"])
    while not live.sealed or live.match.open[0][1] != "bid":
        seat, (_, what, options, _) = next(iter(live.asks().items()))
        live.answer(seat, live.form(what, "auction" if "auction" in options else options[0]))
    live.match.table.all_answer = True
    live.answer(0, live.form("bid", live.asks()[0][2][0]))
    return live
