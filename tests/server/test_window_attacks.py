"""Comings, goings and second thoughts in an open window: they tell nothing, buy no time, and break no record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crise.server import wire
from crise.server.room import events as ev
from crise.server.room.history import past_game
from crise.server.room.live_match import LiveMatch
from tests.server.simulated import DISK, FakeReader, SimulatedTable, run_simulated
from tests.server.test_windows import held, never


async def table_at_a_window(data: Path, fits: Callable[[LiveMatch], bool], **given: Any) -> SimulatedTable:
    """A table with such a window open, whatever the seed must be for it; no bot answers."""
    for seed in range(1, 100):
        table = SimulatedTable(data, seed=seed, **given)
        table.services.workers.think = never  # type: ignore[method-assign, assignment]
        if await table.to_a_window(Random(1), fits):
            return table
        await table.end()
    raise AssertionError("no such window")


def leave(actor: FakeReader) -> None:
    actor.session.command(actor, wire.Leave(id=f"leave {actor.session._rows}"))


def come_back(actor: FakeReader) -> None:
    actor.session.command(actor, wire.Return(id=f"return {actor.session._rows}"))


def everybody_could(live: LiveMatch) -> bool:
    return len(live.asks()) == len(live.waiting()) == 2


@pytest.mark.parametrize("option", ["pass", "stop"])
def test_an_answer_taken_back_after_the_last_was_given_is_late_once(tmp_path: Path, option: str) -> None:
    async def play() -> None:
        table = await table_at_a_window(tmp_path, everybody_could)
        first, last = table.live.asked()
        ask = table.live.asks()[last]
        table.readers[first].answer("pass")
        table.readers[last].answer(table.live.form(ask[1], ask[2][option == "stop"]))
        await asyncio.sleep(0.1)
        table.session.command(table.readers[first], wire.Undo(id="undo", version=table.readers[first].version))
        await table.until_closed()
        await asyncio.sleep(0.1)
        assert [event.late for event in table.stored() if isinstance(event, ev.WindowClosed)][-1:] == [[first]]
        past = past_game("TESTED", table.stored(), 1)
        assert past is not None
        assert past.given == table.live.given
        await table.end()

    run_simulated(play)


@pytest.mark.parametrize("could", [True, False])
def test_who_leaves_does_not_learn_whether_the_other_thinks(tmp_path: Path, could: bool) -> None:
    """Two people and a bot: who leaves still looks on, so nobody is alone."""

    async def play() -> None:
        table = await table_at_a_window(
            tmp_path, lambda live: 1 not in live.waiting() and (0 in live.asks()) == could, people=2, bots=1
        )
        since = table.session.since
        await asyncio.sleep(1)
        leave(table.readers[1])
        await table.until_closed()
        assert table.now - DISK - since == pytest.approx(3, abs=0.01)
        await table.end()

    run_simulated(play)


@pytest.mark.parametrize("could", [True, False])
def test_who_looks_on_and_goes_does_not_learn_whether_the_person_thinks(tmp_path: Path, could: bool) -> None:
    async def play() -> None:
        table = await table_at_a_window(
            tmp_path, lambda live: 0 in live.waiting() and (0 in live.asks()) == could, people=1, bots=2
        )
        window = table.live.window
        public = FakeReader(table.session, None)
        await asyncio.sleep(0.1)
        table.session.leave(public)
        await asyncio.sleep(2.8)
        assert table.live.window == window
        assert await table.until_closed() == pytest.approx(0.1, abs=0.01)
        await table.end()

    run_simulated(play)


@pytest.mark.parametrize("others", [0, 1])
def test_who_comes_and_goes_does_not_hold_a_window_open(tmp_path: Path, others: int) -> None:
    async def play() -> None:
        table = await table_at_a_window(tmp_path, lambda live: 0 in live.waiting(), people=1 + others, bots=2)
        guest = table.readers[others] if others else FakeReader(table.session, None)
        since = table.now
        for _ in range(10):
            if others:
                leave(guest)
                come_back(guest)
            else:
                table.session.leave(guest)
                guest = FakeReader(table.session, None)
            await asyncio.sleep(0.25)
        await table.until_closed()
        assert table.now - since == pytest.approx(3, abs=0.05)
        await table.end()

    run_simulated(play)


def test_who_hesitated_and_left_does_not_hesitate_again(tmp_path: Path) -> None:
    async def play() -> None:
        table = await table_at_a_window(tmp_path, lambda live: 0 in live.waiting() and held(live), people=2, bots=2)
        one = table.readers[0]
        one.hesitate()
        deadline = table.session.clock.deadline
        await asyncio.sleep(5)
        leave(one)
        come_back(one)
        one.hesitate()
        assert (table.session.clock.hesitating, table.session.clock.deadline) == ([0], deadline)
        await table.end()

    run_simulated(play)


def test_a_lone_person_who_goes_away_keeps_no_window_open(tmp_path: Path) -> None:
    async def play() -> None:
        table = await table_at_a_window(tmp_path, lambda live: 0 in live.asks(), people=1, bots=2)
        leave(table.readers[0])
        assert await table.until_closed() < 1
        await table.end()

    run_simulated(play)


# --- the clock ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["turn", "game"])
def test_who_leaves_and_returns_at_once_has_no_more_time(tmp_path: Path, kind: Any) -> None:
    async def play() -> None:
        table = SimulatedTable(tmp_path, seed=3, clock=wire.Clock(kind=kind, seconds=60))
        table.services.workers.think = never  # type: ignore[method-assign, assignment]
        [seat] = table.live.asked()
        for _ in range(3):
            await asyncio.sleep(15)
            leave(table.readers[seat])
            come_back(table.readers[seat])
        await asyncio.sleep(2 * DISK)
        clock = [one["clock"] for one in table.readers[seat].said() if one["type"] == "clock"]
        assert clock[-1]["left"] == pytest.approx(15_000, abs=50)
        await asyncio.sleep(16)
        assert table.session.room.places[seat].away
        await table.end()

    run_simulated(play)


def test_a_pause_adds_nothing_to_a_bank(tmp_path: Path) -> None:
    async def play() -> None:
        table = SimulatedTable(tmp_path, seed=3, clock=wire.Clock(kind="game", seconds=60))
        table.services.workers.think = never  # type: ignore[method-assign, assignment]
        [seat] = table.live.asked()
        table.session.perform([ev.Halted(paused=True)])
        await asyncio.sleep(600)
        leave(table.readers[seat])
        come_back(table.readers[seat])
        table.session.perform([ev.Halted(paused=False)])
        await asyncio.sleep(2)
        table.answer_any(seat, Random(1))
        assert table.live.banks[seat] == pytest.approx(58_000, abs=50)
        await table.end()

    run_simulated(play)


def test_nobody_waits_for_the_secret_of_another(tmp_path: Path) -> None:
    """A ping that comes back later while a secret answer is being stored would tell that somebody has given one. The
    seat itself is told when it is safe, and not before."""

    async def play() -> None:
        table = await table_at_a_window(tmp_path, held, people=3)
        public, [seat, *_] = FakeReader(table.session, None), table.live.asked()
        actor = table.readers[seat]
        await asyncio.sleep(10 * DISK)
        told, began = len(actor.heard), table.now
        actor.answer("pass")
        for reader in (public, actor):
            table.session.command(reader, wire.Ping(id="p"))
        assert public.said()[-1] == {"type": "ack", "id": "p"}
        assert len(actor.heard) == told
        await asyncio.sleep(2 * DISK)
        assert [one["type"] for one in actor.said()[told:]] == ["ack", "update", "ack"]
        assert [when for when, _ in actor.heard[told:]] == pytest.approx([began + DISK] * 3)
        table.session.command(actor, wire.Undo(id="u", version=actor.version))
        table.session.command(public, wire.Ping(id="q"))
        assert public.said()[-1]["id"] == "q"
        await asyncio.sleep(2 * DISK)
        assert table.session.outbox.empty
        await table.end()

    run_simulated(play)


def test_what_is_said_in_a_window_is_stored_before_it_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        table = await table_at_a_window(tmp_path, held, people=3)
        public = FakeReader(table.session, None)
        await asyncio.sleep(10 * DISK)
        table.session.command(table.readers[0], wire.Say(id="s", text="bonjour"))
        assert public.said()[-1]["type"] != "chat"
        await asyncio.sleep(2 * DISK)
        assert public.said()[-1]["type"] == "chat"
        await table.end()

    run_simulated(play)
