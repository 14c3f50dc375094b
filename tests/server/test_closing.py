"""The server closes: afterwards no task of it runs, no process of it is left, and nothing of it is open."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import uvloop

from crise.engine.ask import Refused
from crise.server import wire
from crise.server.lobby import Lobby
from crise.server.ops.metrics import Metrics
from crise.server.room import events as ev
from crise.server.services import Services
from crise.server.session import Session
from crise.server.settings import Pace, Settings
from crise.server.storage.sqlite import SqliteStore
from crise.server.workers import jobs
from crise.server.workers.child import Child
from crise.server.workers.pool import WorkerLost, WorkerPool
from tests.leash import HERE
from tests.server.live_server import PATIENCE, a_free_port, live_server, until
from tests.server.test_secrecy import Ear, NoStore
from tests.server.test_workers import a_game

Run: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]
Children: TypeAlias = Callable[[], set[str]]
SLOW = (sys.executable, "-c", "import time; time.sleep(300)")  # comes to life, and never answers
NO_WINDOW = Pace(windows=False, bot=0.0, think=0.05)


@pytest.fixture
def children() -> Children:
    """The processes that this test has started: those that ended and were not waited for count too."""
    listed = Path(f"/proc/self/task/{os.getpid()}/children")  # of the one thread that starts any

    def all_there_are() -> set[str]:
        return set(listed.read_text().split())

    before = all_there_are()
    return lambda: all_there_are() - before


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture, children: Children) -> Run:
    """Run to the end, and see that nothing is left of it, before its loop is closed and after."""

    async def all_of(work: Coroutine[Any, Any, None]) -> None:
        before = asyncio.all_tasks()
        async with asyncio.timeout(PATIENCE):
            await work
        assert asyncio.all_tasks() == before

    def run_it(work: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(all_of(work))
            assert children() == set()
        gc.collect()
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []

    return run_it


def hall_in(data: Path, command: tuple[str, ...] = SLOW, store: NoStore | None = None) -> Lobby:
    return Lobby(Services(Settings(data=data, pace=NO_WINDOW, workers=1, worker_command=command), store))


async def bots_at_work(lobby: Lobby) -> Session:
    """A table where a bot is asked: it thinks for whoever left, and somebody looks on."""
    seated = await lobby.make(wire.NewTable(game="virus-war", name="Ada", level="normal", start=True))
    session = await lobby.find(seated.code)
    session.audience.add(Ear(None))
    session.perform([ev.Went(seat=0)])
    assert session.busy
    return session


async def ticks(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def a_job() -> jobs.Write:
    return jobs.Write(jobs.start_of(a_game(7), None), [])


# --- workers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(9))
def test_a_process_that_is_just_being_started_is_ended(run: Run, count: int) -> None:
    """At every moment between the wish for a process and its first breath."""

    async def work() -> None:
        workers = WorkerPool(1, Metrics(), SLOW)
        asked = asyncio.create_task(workers.work_out(a_job()))
        await ticks(count)
        await workers.stop()
        with pytest.raises(WorkerLost):
            await asked

    run(work())


@pytest.mark.parametrize("count", range(9))
def test_whoever_stops_waiting_leaves_no_process_behind(run: Run, count: int) -> None:
    async def work() -> None:
        workers = WorkerPool(1, Metrics(), SLOW)
        asked = asyncio.create_task(workers.work_out(a_job()))
        await ticks(count)
        asked.cancel()
        await workers.stop()
        with pytest.raises(asyncio.CancelledError):
            await asked

    run(work())


def test_a_lost_process_is_waited_for_too(run: Run, caplog: pytest.LogCaptureFixture, children: Children) -> None:
    """Cancelled first, stopped later: what was lost meanwhile is still somebody's."""

    async def work() -> None:
        workers = WorkerPool(1, Metrics(), SLOW)
        asked = asyncio.create_task(workers.work_out(a_job()))
        await until(lambda: bool(children()))
        asked.cancel()
        await ticks(1)
        await workers.stop()
        assert [record.getMessage() for record in caplog.records] == ["worker lost"]
        caplog.clear()

    run(work())


def test_nobody_gets_a_worker_from_a_server_that_is_closed(run: Run) -> None:
    async def work() -> None:
        workers = WorkerPool(1, Metrics(), SLOW)
        waiting = [asyncio.create_task(workers.work_out(a_job())) for _ in range(3)]
        await ticks(3)
        await workers.stop()
        ends = await asyncio.gather(*waiting, workers.work_out(a_job()), return_exceptions=True)
        assert [type(end) for end in ends] == [WorkerLost] * 4

    run(work())


def test_a_process_that_can_not_be_started_is_lost(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        workers = WorkerPool(1, Metrics(), ("/nowhere/at/all",))
        with pytest.raises(WorkerLost):
            await workers.work_out(a_job())
        await workers.stop()
        assert [record.getMessage() for record in caplog.records] == ["process can't be started", "worker lost"]
        caplog.clear()

    run(work())


def test_one_that_speaks_unasked_is_not_listened_to(run: Run) -> None:
    """Or what it says would be taken for the answer to the next question."""
    command = (sys.executable, "-c", "import time; print(1, flush=True); time.sleep(300)")

    async def work() -> None:
        child = Child(command)
        await until(lambda: not child.alive)
        with pytest.raises(EOFError):
            await child.ask(b"2\n")
        await child.end()

    run(work())


# --- the server ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 8, 30])
def test_bots_that_were_just_asked(run: Run, tmp_path: Path, count: int) -> None:
    async def work() -> None:
        lobby = hall_in(tmp_path)
        await lobby.open()
        await bots_at_work(lobby)
        await ticks(count)
        await lobby.close()

    run(work())


def test_a_close_during_a_close(run: Run, tmp_path: Path) -> None:
    """All of them wait for the same end; and who stops waiting stops nothing."""

    async def work() -> None:
        lobby = hall_in(tmp_path)
        await bots_at_work(lobby)
        first = asyncio.create_task(lobby.close())
        await ticks(2)
        first.cancel()
        await asyncio.gather(lobby.close(), lobby.close())
        assert first.cancelled()
        await lobby.close()

    run(work())


@pytest.mark.parametrize("count", range(4))
def test_a_table_that_was_just_lost(
    run: Run, tmp_path: Path, count: int, caplog: pytest.LogCaptureFixture, children: Children
) -> None:
    """It is no table of the server any more, and its bot was still thinking."""

    async def work() -> None:
        lobby = hall_in(tmp_path)
        session = await bots_at_work(lobby)
        await until(lambda: bool(children()))
        lobby.lose(session, ValueError("no"))
        await ticks(count)
        await lobby.close()
        caplog.clear()  # it was lost, and so is its bot, unless the server was faster

    run(work())


def test_a_record_that_is_being_worked_out(run: Run, tmp_path: Path, children: Children) -> None:
    async def work() -> None:
        lobby = hall_in(tmp_path)
        lobby.services.tasks.spawn(lobby.services.workers.work_out(a_job()), lobby.services.failed)
        await until(lambda: bool(children()))
        await lobby.close()

    run(work())


def test_a_game_that_ends_while_the_server_closes_starts_no_record(run: Run, tmp_path: Path) -> None:
    async def work() -> None:
        lobby = hall_in(tmp_path)
        session = await bots_at_work(lobby)
        closing = asyncio.create_task(lobby.close())
        await ticks(2)
        lobby.game_over(session)
        await closing

    run(work())


def test_a_worker_that_is_stopped_by_a_signal(run: Run, tmp_path: Path) -> None:
    """It reads nothing, and what it was sent does not fit into the pipe."""
    mark = tmp_path / "stopped"
    command = (
        sys.executable,
        "-c",
        f"import os, pathlib, signal; pathlib.Path({str(mark)!r}).touch(); os.kill(os.getpid(), signal.SIGSTOP)",
    )

    async def work() -> None:
        workers = WorkerPool(1, Metrics(), command)
        long = jobs.Write(jobs.start_of(a_game(7), None), [(0, "x" * 1000)] * 1000)
        asked = asyncio.create_task(workers.work_out(long))
        await until(mark.exists)
        await workers.stop()
        with pytest.raises(WorkerLost):
            await asked

    run(work())
    mark.unlink()


class BrokenStore(NoStore):
    """Every write fails, and so does the end."""

    def __init__(self) -> None:
        self.broken = False

    def append(self, groups: list[list[Any]], done: Any) -> None:
        done([OSError("no space left") if self.broken else None] * len(groups))

    def close(self) -> None:
        raise OSError("no space left")


def test_a_store_that_fails(run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        store = BrokenStore()
        lobby = hall_in(tmp_path, store=store)
        session = await bots_at_work(lobby)
        store.broken = True
        session.perform([ev.Chatted(seat=0, text="perdu")])
        await lobby.close()
        messages = [record.getMessage() for record in caplog.records]
        assert "store can't be closed" in messages
        assert "table lost" in messages
        caplog.clear()

    run(work())


def test_nobody_waits_for_a_table_that_is_lost(run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What could not be stored is refused; a request for it does not stay open for ever."""

    async def work() -> None:
        store = BrokenStore()
        lobby = hall_in(tmp_path, store=store)
        seated = await lobby.make(wire.NewTable(game="virus-war", name="Ada", seats=2))
        store.broken = True
        with pytest.raises(Refused, match="fault"):
            await lobby.join(seated.code, wire.Join(name="Bob"))
        with pytest.raises(Refused, match="fault"):
            await lobby.make(wire.NewTable(game="virus-war", name="Ada", seats=2))
        await lobby.close()
        caplog.clear()

    run(work())


def test_what_was_done_last_is_stored(run: Run, tmp_path: Path) -> None:
    """Also what was not handed to the store yet when the closing began."""

    async def work() -> None:
        lobby = hall_in(tmp_path)
        session = await bots_at_work(lobby)
        session.perform([ev.Chatted(seat=0, text="à demain")])
        await lobby.close()
        store = SqliteStore(tmp_path / "crise.db")
        said = ev.read((await store.chat(session.room.code))[-1])
        assert isinstance(said, ev.Chatted)
        assert said.text == "à demain"
        store.close()

    run(work())


def test_a_closed_server_lets_nobody_in(run: Run, tmp_path: Path) -> None:
    async def work() -> None:
        lobby = hall_in(tmp_path)
        session = await bots_at_work(lobby)
        closing = asyncio.create_task(lobby.close())
        await ticks(1)
        with pytest.raises(Refused, match="closing"):
            await lobby.find(session.room.code)
        with pytest.raises(Refused, match="closing"):
            await lobby.make(wire.NewTable(game="virus-war", name="Ada", seats=2))
        await closing

    run(work())


def test_a_served_server(run: Run, tmp_path: Path, children: Children) -> None:
    """With a socket at a table where a bot thinks."""

    async def work() -> None:
        async with live_server(tmp_path, worker_command=SLOW) as server:
            made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2, level="normal", start=True)
            client = await server.client(made["code"], made["token"])
            await client.done("leave")
            await until(lambda: bool(children()))

    run(work())


# --- the server is killed -----------------------------------------------------------------------------------

THINKS = """
import asyncio
from crise.server.ops.metrics import Metrics
from crise.server.workers.pool import WorkerPool
from tests.server.bad_worker import COMMAND
from tests.server.test_workers import a_game

live = a_game(7)
workers = WorkerPool(1, Metrics(), (*COMMAND, "spin"))
asyncio.run(workers.think("ABCDEF", live, None, live.asked()[0], "normal", 100))
"""
SERVES = """
import subprocess, sys
from tests.leash import COMMAND

subprocess.Popen([*COMMAND, "serve", "--log", "info", *sys.argv[1:]], stdin=subprocess.PIPE).wait()
"""


async def killed_when_it_says(word: str, program: str, *words: str) -> None:
    """Its error stream is open as long as it lives, or a process that it has started."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, *words, stderr=pipe, cwd=HERE)
    assert process.stderr is not None
    try:
        async with asyncio.timeout(3 * PATIENCE):
            assert word in (await process.stderr.readline()).decode()
            process.kill()
            await process.stderr.read()
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@pytest.mark.asyncio
async def test_a_bot_in_thought_ends_with_a_server_that_is_killed() -> None:
    await killed_when_it_says("spinning", THINKS)


@pytest.mark.asyncio
async def test_a_test_run_that_is_cut_off_leaves_no_server_behind(tmp_path: Path) -> None:
    await killed_when_it_says("house opened", SERVES, "--port", str(a_free_port()), "--data", str(tmp_path))


@pytest.mark.asyncio
async def test_who_stops_the_server_from_the_keyboard_stops_no_worker(children: Children) -> None:
    """A terminal tells all processes of a session; the server tells its own."""
    workers = WorkerPool(1, Metrics(), SLOW)
    asked = asyncio.create_task(workers.work_out(a_job()))
    await until(lambda: bool(children()))
    [pid] = children()
    await until(lambda: os.getsid(int(pid)) == int(pid))
    await workers.stop()
    with pytest.raises(WorkerLost):
        await asked
