"""Comings, goings and second thoughts in an open window: they tell nothing, buy no time, and break no record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crise.server import wire as ms
from crise.server.room import events as ev
from crise.server.room.live_match import Play
from crise.server.room.room import past_game
from tests.server.stage import DISK, Actor, Stage, act
from tests.server.test_windows import held, never


async def staged(data: Path, fits: Callable[[Play], bool], **given: Any) -> Stage:
    """A table with such a window open, whatever the seed must be for it; no bot answers."""
    for seed in range(1, 100):
        stage = Stage(data, seed=seed, **given)
        stage.hall.workers.think = never  # type: ignore[method-assign, assignment]
        if await stage.to_a_window(Random(1), fits):
            return stage
        await stage.end()
    raise AssertionError("no such window")


def leave(actor: Actor) -> None:
    actor.desk.command(actor, ms.Leave(id=f"leave {actor.desk._rows}"))


def come_back(actor: Actor) -> None:
    actor.desk.command(actor, ms.Return(id=f"return {actor.desk._rows}"))


def everybody_could(play: Play) -> bool:
    return len(play.asks()) == len(play.waiting()) == 2


@pytest.mark.parametrize("option", ["pass", "stop"])
def test_an_answer_taken_back_after_the_last_was_given_is_late_once(tmp_path: Path, option: str) -> None:
    async def play() -> None:
        stage = await staged(tmp_path, everybody_could)
        first, last = stage.play.asked()
        ask = stage.play.asks()[last]
        stage.actors[first].answer("pass")
        stage.actors[last].answer(stage.play.form(ask[1], ask[2][option == "stop"]))
        await asyncio.sleep(0.1)
        stage.desk.command(stage.actors[first], ms.Undo(id="undo", version=stage.actors[first].version))
        await stage.until_closed()
        await asyncio.sleep(0.1)
        assert [event.late for event in stage.stored() if isinstance(event, ev.Closed)][-1:] == [[first]]
        past = past_game("TESTED", stage.stored(), 1)
        assert past is not None
        assert past.given == stage.play.given
        await stage.end()

    act(play)


@pytest.mark.parametrize("could", [True, False])
def test_who_leaves_does_not_learn_whether_the_other_thinks(tmp_path: Path, could: bool) -> None:
    """Two people and a bot: who leaves still looks on, so nobody is alone."""

    async def play() -> None:
        stage = await staged(
            tmp_path, lambda play: 1 not in play.waiting() and (0 in play.asks()) == could, people=2, bots=1
        )
        since = stage.desk._since
        await asyncio.sleep(1)
        leave(stage.actors[1])
        await stage.until_closed()
        assert stage.now - DISK - since == pytest.approx(3, abs=0.01)
        await stage.end()

    act(play)


@pytest.mark.parametrize("could", [True, False])
def test_who_looks_on_and_goes_does_not_learn_whether_the_person_thinks(tmp_path: Path, could: bool) -> None:
    async def play() -> None:
        stage = await staged(
            tmp_path, lambda play: 0 in play.waiting() and (0 in play.asks()) == could, people=1, bots=2
        )
        window = stage.play.window
        public = Actor(stage.desk, None)
        await asyncio.sleep(0.1)
        stage.desk.go(public)
        await asyncio.sleep(2.8)
        assert stage.play.window == window
        assert await stage.until_closed() == pytest.approx(0.1, abs=0.01)
        await stage.end()

    act(play)


@pytest.mark.parametrize("others", [0, 1])
def test_who_comes_and_goes_does_not_hold_a_window_open(tmp_path: Path, others: int) -> None:
    async def play() -> None:
        stage = await staged(tmp_path, lambda play: 0 in play.waiting(), people=1 + others, bots=2)
        guest = stage.actors[others] if others else Actor(stage.desk, None)
        since = stage.now
        for _ in range(10):
            if others:
                leave(guest)
                come_back(guest)
            else:
                stage.desk.go(guest)
                guest = Actor(stage.desk, None)
            await asyncio.sleep(0.25)
        await stage.until_closed()
        assert stage.now - since == pytest.approx(3, abs=0.05)
        await stage.end()

    act(play)


def test_who_hesitated_and_left_does_not_hesitate_again(tmp_path: Path) -> None:
    async def play() -> None:
        stage = await staged(tmp_path, lambda play: 0 in play.waiting() and held(play), people=2, bots=2)
        one = stage.actors[0]
        one.hesitate()
        deadline = stage.desk._clock.deadline
        await asyncio.sleep(5)
        leave(one)
        come_back(one)
        one.hesitate()
        assert (stage.desk._clock.hesitating, stage.desk._clock.deadline) == ([0], deadline)
        await stage.end()

    act(play)


def test_a_lone_person_who_goes_away_keeps_no_window_open(tmp_path: Path) -> None:
    async def play() -> None:
        stage = await staged(tmp_path, lambda play: 0 in play.asks(), people=1, bots=2)
        leave(stage.actors[0])
        assert await stage.until_closed() < 1
        await stage.end()

    act(play)


# --- the clock ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["turn", "game"])
def test_who_leaves_and_returns_at_once_has_no_more_time(tmp_path: Path, kind: Any) -> None:
    async def play() -> None:
        stage = Stage(tmp_path, seed=3, clock=ms.Clock(kind=kind, seconds=60))
        stage.hall.workers.think = never  # type: ignore[method-assign, assignment]
        [seat] = stage.play.asked()
        for _ in range(3):
            await asyncio.sleep(15)
            leave(stage.actors[seat])
            come_back(stage.actors[seat])
        await asyncio.sleep(2 * DISK)
        clock = [one["clock"] for one in stage.actors[seat].said() if one["type"] == "clock"]
        assert clock[-1]["left"] == pytest.approx(15_000, abs=50)
        await asyncio.sleep(16)
        assert stage.desk.room.places[seat].away
        await stage.end()

    act(play)


def test_a_pause_adds_nothing_to_a_bank(tmp_path: Path) -> None:
    async def play() -> None:
        stage = Stage(tmp_path, seed=3, clock=ms.Clock(kind="game", seconds=60))
        stage.hall.workers.think = never  # type: ignore[method-assign, assignment]
        [seat] = stage.play.asked()
        stage.desk.perform([ev.Halted(paused=True)])
        await asyncio.sleep(600)
        leave(stage.actors[seat])
        come_back(stage.actors[seat])
        stage.desk.perform([ev.Halted(paused=False)])
        await asyncio.sleep(2)
        stage.answer_any(seat, Random(1))
        assert stage.play.banks[seat] == pytest.approx(58_000, abs=50)
        await stage.end()

    act(play)


def test_nobody_waits_for_the_secret_of_another(tmp_path: Path) -> None:
    """A ping that comes back later while a secret answer is being stored would tell that somebody has given one. The
    seat itself is told when it is safe, and not before."""

    async def play() -> None:
        stage = await staged(tmp_path, held, people=3)
        public, [seat, *_] = Actor(stage.desk, None), stage.play.asked()
        actor = stage.actors[seat]
        await asyncio.sleep(10 * DISK)
        told, began = len(actor.heard), stage.now
        actor.answer("pass")
        for reader in (public, actor):
            stage.desk.command(reader, ms.Ping(id="p"))
        assert public.said()[-1] == {"type": "ack", "id": "p"}
        assert len(actor.heard) == told
        await asyncio.sleep(2 * DISK)
        assert [one["type"] for one in actor.said()[told:]] == ["ack", "update", "ack"]
        assert [when for when, _ in actor.heard[told:]] == pytest.approx([began + DISK] * 3)
        stage.desk.command(actor, ms.Undo(id="u", version=actor.version))
        stage.desk.command(public, ms.Ping(id="q"))
        assert public.said()[-1]["id"] == "q"
        await asyncio.sleep(2 * DISK)
        assert stage.desk._outbox.empty
        await stage.end()

    act(play)


def test_what_is_said_in_a_window_is_stored_before_it_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        stage = await staged(tmp_path, held, people=3)
        public = Actor(stage.desk, None)
        await asyncio.sleep(10 * DISK)
        stage.desk.command(stage.actors[0], ms.Say(id="s", text="bonjour"))
        assert public.said()[-1]["type"] != "chat"
        await asyncio.sleep(2 * DISK)
        assert public.said()[-1]["type"] == "chat"
        await stage.end()

    act(play)
