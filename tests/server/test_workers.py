"""Bots in their own processes: one that dies, hangs or talks rubbish does not stop its table."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from crise.game import forms
from crise.game.manifest import SEED_BITS
from crise.game.records import Setting, read_record, replay
from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools.laws import play as play_on
from crise.server.ops.metrics import Metrics
from crise.server.room.live_match import LiveMatch
from crise.server.workers import jobs, pool
from crise.server.workers.child import Child
from crise.server.workers.worker import Worker
from tests.server import bad_worker
from tests.server.live_server import PATIENCE, Client, LiveServer, live_server, until

pytestmark = pytest.mark.asyncio


async def until_the_bot_has_answered(server: LiveServer, client: Client) -> None:
    """On seat 1, twice: the second time in a new process, if need be."""
    live = server.session(client.room["code"]).room.live
    assert live is not None
    random = Random(1)
    while [seat for seat, _ in live.given].count(1) < 2:
        assert await client.play(random, 1) == 1


@pytest.mark.parametrize("how", ["die", "rubbish", "illegal", "deaf"])
async def test_a_table_goes_on_without_its_bots(tmp_path: Path, how: str) -> None:
    command = (*bad_worker.COMMAND, how)
    async with live_server(tmp_path, worker_command=command) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2, level="normal", start=True)
        client = await server.client(made["code"], made["token"])
        await until_the_bot_has_answered(server, client)
        lost = server.lobby.services.metrics.text().decode()
        assert ('crise_bots_lost_total{why="' in lost) == (how in ("die", "rubbish"))


async def test_a_bot_that_hangs_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GRACE", 0.2)
    monkeypatch.setattr(pool, "BOOT", 0.5)
    command = (*bad_worker.COMMAND, "hang")
    async with live_server(tmp_path, worker_command=command) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2, level="normal", start=True)
        client = await server.client(made["code"], made["token"])
        await until_the_bot_has_answered(server, client)
        assert 'why="hung"' in server.lobby.services.metrics.text().decode()


async def test_a_killed_worker_comes_back_and_learns_its_tables_again() -> None:
    worker = pool.WorkerHandle(partial(Child, pool.WORKER_COMMAND), Metrics())
    live = a_game(7)
    assert await worker.thought("a", live, None, live.asked()[0], "normal", 0.1)
    first = worker._child
    assert isinstance(first, Child)
    assert first.pid is not None
    os.kill(first.pid, signal.SIGKILL)
    await until(lambda: not first.alive)
    option = await worker.thought("a", live, None, live.asked()[0], "normal", 0.1)
    live.offered(live.asked()[0], option)
    assert worker.known == {"a/1/0": 0}
    await worker.stop()


def a_game(seed: int, answers: int = 0) -> LiveMatch:
    live = LiveMatch(Setting(VIRUS_WAR, 3, seed, VIRUS_WAR.options()), 1, ["a", "b", "c"])
    random = Random(seed)
    for _ in range(answers):
        while live.idle():
            live.close()
        if live.over:
            break
        seat = random.choice(live.asked())
        ask = live.ask(seat)
        assert ask is not None
        live.answer(seat, live.form(ask[1], random.choice(ask[2])))
    while live.idle():
        live.close()
    return live


async def test_a_worker_follows_the_game_by_what_is_new() -> None:
    """The mirror in the other process knows what the table knows, whatever was sent before."""
    worker = Worker()
    sent = 0
    for answers in range(0, 60, 4):
        live = a_game(3, answers)
        if live.over:
            break
        start = jobs.start_of(live, None) if sent == 0 else None
        seat = live.asked()[0]
        job = jobs.Think("t", start, sent, live.given[sent:], seat, "facile", 0.1)
        heard = jobs.decoder.decode(msgspec.json.encode(job))
        assert isinstance(heard, jobs.Think)
        option = worker._think(heard)
        sent = len(live.given)
        assert option in [live.form(live.ask(seat)[1], one) for one in live.ask(seat)[2]]  # type: ignore[index]
    assert sent > 20


async def test_an_unknown_or_broken_mirror_is_told() -> None:
    worker, live = Worker(), a_game(3, 10)
    seat = live.asked()[0]
    assert worker._think(jobs.Think("t", None, 10, [], seat, "facile", 0.1)) == ""
    worker._think(jobs.Think("t", jobs.start_of(live, None), 0, live.given, seat, "facile", 0.1))
    assert worker._think(jobs.Think("t", None, 3, [], seat, "facile", 0.1)) == "", "it has more than that"


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_of_a_patient_game_is_a_record(game: str) -> None:
    """Answers of those who could only pass are no answers."""
    one = GAMES[game]
    setting = Setting(one, 3, Random(2).getrandbits(SEED_BITS), one.options())
    plain = setting.start()
    play_on(plain, Random(2), 150)
    live = LiveMatch(setting, 1, ["a", "b", "c"])
    kinds = {what: kind for what, (kind, _) in one.asks.items()}
    again = setting.start()
    for seat, option in plain.answers():
        ask = again.ask(seat)
        assert ask is not None
        live.answer(seat, forms.write(option, kinds[ask[1]], again.table.faces))
        again.answer(seat, option)
    while live.idle():
        live.close()
    assert [look.view() for look in live.views(list(range(4)))] == [plain.view(seat) for seat in range(4)]
    text = Worker()._write(jobs.Write(jobs.start_of(live, None), live.given))
    assert replay(read_record(text), GAMES.__getitem__)[1].view(0) == plain.view(0)


async def test_many_bots_share_the_time() -> None:
    """All tables of a worker wait in one line, and each gets its turn."""
    metrics = Metrics()
    workers = pool.WorkerPool(1, metrics)
    lives = [a_game(seed, 8) for seed in range(6)]
    lives = [live for live in lives if not live.over]
    thoughts = [
        workers.think(f"T{number}", live, None, live.asked()[0], "facile", 0.5) for number, live in enumerate(lives)
    ]
    assert all(await asyncio.wait_for(asyncio.gather(*thoughts), PATIENCE))
    await workers.stop()


def all_could_stop() -> LiveMatch:
    """A game in a window in which three have a choice."""
    for seed in range(500):
        random, live = Random(seed), LiveMatch(Setting(VIRUS_WAR, 4, seed, VIRUS_WAR.options()), 1, list("abcd"))
        while not live.over and len(live.asks()) < 3:
            if live.idle():
                live.close()
            else:
                seat, what, options, _ = next(iter(live.asks().values()))
                live.answer(seat, live.form(what, random.choice(options)))
        if not live.over and live.window is not None:
            return live
    raise AssertionError("no such window")


async def test_what_is_taken_back_while_a_bot_waits_for_its_turn_to_think_does_not_kill_the_worker() -> None:
    metrics, live = Metrics(), all_could_stop()
    workers = pool.WorkerPool(1, metrics)
    first, second, bot = live.asked()
    live.answer(first, "pass")
    thoughts = [asyncio.create_task(workers.think("T", live, None, bot, "normal", 0.1)) for _ in range(2)]
    await asyncio.sleep(0)  # one thinks, one waits
    await asyncio.sleep(0)
    live.answer(second, "pass")
    live.undo(first)
    live.answer(first, "pass")
    try:
        assert all(await asyncio.gather(*thoughts))
        assert b"crise_bots_lost_total{" not in metrics.text()
    finally:
        await workers.stop()
