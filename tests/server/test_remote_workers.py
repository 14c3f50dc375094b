"""Workers that come from outside: they think as those beside the server do, strangers cost little, and a table goes on
whatever becomes of them."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crise.server.ops.metrics import Metrics
from crise.server.workers import door, greeting, helper
from crise.server.workers.door import RemoteWorker, worker_door
from crise.server.workers.greeting import Introduction, Reply, Unwelcome
from crise.server.workers.helper import Helper, ServerLine, ServerPlace, Team, help_server
from crise.server.workers.pool import WORKER_COMMAND, WorkerLost, WorkerPool
from crise.server.workers.spread import QUIET, Spread
from tests.leash import COMMAND, HERE
from tests.server import bad_worker
from tests.server.live_server import PATIENCE, a_free_port, live_server, until
from tests.server.test_workers import a_game, until_the_bot_has_answered

SECRET = "what only this house knows"


class House:
    """The workers of a server, without the rest of it."""

    def __init__(self, port: int, command: Sequence[str]) -> None:
        self.port, self.metrics = port, Metrics()
        self.pool = WorkerPool(1, self.metrics, command)
        self.lives = {code: a_game(seed, 8) for seed, code in enumerate("ABCDEF", 1)}

    @property
    def remote(self) -> int:
        [here] = [line for line in self.figures() if line.startswith("crise_remote_workers ")]
        return int(float(here.split()[1]))

    def figures(self) -> list[str]:
        return self.metrics.text().decode().splitlines()

    async def think(self, code: str) -> str:
        live = self.lives[code]
        return await self.pool.think(code, live, None, live.asked()[0], "facile", 0.05)

    async def thinks(self, code: str) -> None:
        """What it answers is offered."""
        live, option = self.lives[code], await self.think(code)
        assert live.offered(live.asked()[0], option)

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)


@asynccontextmanager
async def house(command: Sequence[str] = WORKER_COMMAND, port: int = 0) -> AsyncIterator[House]:
    one = House(port or a_free_port(), command)
    async with asyncio.timeout(PATIENCE), worker_door(one.pool, ("127.0.0.1", one.port), SECRET, one.metrics):
        try:
            yield one
        finally:
            await one.pool.stop()


@asynccontextmanager
async def helping(
    port: int, count: int = 1, command: Sequence[str] = WORKER_COMMAND, secret: str = SECRET
) -> AsyncIterator[asyncio.Task[None]]:
    work = help_server(ServerPlace("127.0.0.1", port), secret, count, lambda there: None, command)
    task = asyncio.create_task(work)
    try:
        yield task
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, Unwelcome):
            await task


def busy(workers: WorkerPool) -> None:
    """So that the next tables go to whoever came from outside."""
    for other in range(9):
        workers._worker_of(f"other table {other}", [])


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long before it comes back."""
    monkeypatch.setattr(helper, "PAUSES", (0.01, 0.05))


# --- they think -----------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_worker_from_outside_thinks() -> None:
    """Of two tables one is its own, and it remembers it."""
    async with house() as one, helping(one.port):
        await until(lambda: one.remote == 1)
        for code in "ABAB":
            await one.thinks(code)
        [handle] = one.pool._remote.values()
        assert handle.known == {"B/1/0": len(one.lives["B"].given)}
        assert one.pool._for_bots[0].known == {"A/1/0": len(one.lives["A"].given)}


@pytest.mark.asyncio
async def test_as_many_think_at_once_as_there_are_workers(tmp_path: Path) -> None:
    """Each waits until all of them think."""
    together = (*bad_worker.COMMAND, "together", str(tmp_path), "4")
    async with house(together) as one, helping(one.port, 3, together):
        await until(lambda: one.remote == 3)
        await asyncio.gather(*(one.thinks(code) for code in "ABCD"))
        assert len(list(tmp_path.iterdir())) == 4


@pytest.mark.asyncio
async def test_the_command_helps_a_server_and_ends_in_good_order(tmp_path: Path) -> None:
    """While the server's own process can't think at all."""
    port, file = a_free_port(), tmp_path / "secret"
    file.write_text(SECRET + "\n")
    file.chmod(0o600)
    words = ["worker", f"127.0.0.1:{port}", "--count", "2", "--secret", str(file), "--language", "en"]
    setting: dict[str, Any] = {"worker_door": ("127.0.0.1", port), "worker_secret": SECRET}
    async with live_server(tmp_path / "data", **setting) as server:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*COMMAND, *words, stdin=pipe, stdout=pipe, cwd=HERE)
        workers = server.lobby.services.workers
        await until(lambda: len(workers._remote) == 2)
        busy(workers)
        for handle in workers._for_bots:
            handle.dismiss()
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2, level="normal", start=True)
        client = await server.client(made["code"], made["token"])
        await until_the_bot_has_answered(server, client)
        assert any(handle.known for handle in workers._remote.values())
        process.send_signal(signal.SIGTERM)
        said, _ = await process.communicate()
        assert (process.returncode, said.decode().count("At work for")) == (0, 1)
        await until(lambda: not workers._remote)


@pytest.mark.asyncio
@pytest.mark.usefixtures("soon")
async def test_it_comes_back_to_a_server_that_starts_again() -> None:
    port = a_free_port()
    async with helping(port):
        for _ in range(2):
            async with house(port=port) as one:
                await until(lambda: one.remote == 1)
                for code in "AB":
                    await one.thinks(code)


@pytest.mark.asyncio
async def test_it_comes_back_later_each_time_it_was_of_no_use(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    def noted(least: float, most: float) -> float:
        pauses.append(most)
        if len(pauses) == 8:
            raise asyncio.CancelledError
        return 0.0

    told: list[bool] = []
    monkeypatch.setattr(helper, "uniform", noted)
    team = Team(ServerPlace("127.0.0.1", a_free_port()), SECRET, told.append, WORKER_COMMAND)
    with pytest.raises(asyncio.CancelledError):
        await Helper(team).help()
    assert pauses == [1, 2, 4, 8, 16, 30, 30, 30]
    assert told == [False], "said once"


# --- they are lost --------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(("how", "why"), [("die", "died"), ("rubbish", "rubbish"), ("hang", "hung")])
async def test_who_waited_for_one_that_is_lost_is_answered_by_another(
    how: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as one, helping(one.port, 1, (*bad_worker.COMMAND, how)):
        await until(lambda: one.remote == 1)
        await one.thinks("A")
        [handle] = one.pool._remote.values()
        call = handle.call_now
        if how == "hang":
            monkeypatch.setattr(handle, "call_now", lambda job, seconds: call(job, 0.2))
        await one.thinks("B")
        assert f'crise_bots_lost_total{{why="{why}"}} 1.0' in one.figures()
        await until(lambda: one.remote == 1 and handle not in one.pool._remote.values())  # and it comes back


@pytest.mark.asyncio
async def test_a_table_goes_on_when_its_worker_is_cut_off_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    port = a_free_port()
    async with live_server(tmp_path, worker_door=("127.0.0.1", port), worker_secret=SECRET) as server:
        workers = server.lobby.services.workers
        async with helping(port, 1, (*bad_worker.COMMAND, "hang")):
            await until(lambda: len(workers._remote) == 1)
            [remote] = workers._remote.values()
            busy(workers)
            made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2, level="normal", start=True)
            client = await server.client(made["code"], made["token"])
            going_on = asyncio.create_task(until_the_bot_has_answered(server, client))
            await until(lambda: remote.waiting > 0)
        await going_on


@pytest.mark.asyncio
async def test_one_that_speaks_unasked_or_without_an_end_is_not_listened_to() -> None:
    async with house() as one:
        for asked, said in ((False, b'{"option":"pass"}\n'), (True, b"x" * (RemoteWorker.longest + 1))):
            reader, writer = await one.line()
            await ServerLine(reader, writer).greet(SECRET)
            [worker] = one.pool._remote
            answer = asyncio.create_task(worker.ask(b"?\n")) if asked else None
            assert answer is None or await reader.readline() == b"?\n"
            writer.write(said)
            assert await until_closed(reader) == b""
            assert (one.remote, worker.alive) == (0, False)
            writer.close()
            if answer is not None:
                with pytest.raises(EOFError):
                    await answer


@pytest.mark.asyncio
async def test_nobody_new_comes_to_a_server_that_ends() -> None:
    async with house() as one, helping(one.port):
        await until(lambda: one.remote == 1)
        await one.pool.stop()
        assert one.remote == 0
        reader, writer = await one.line()
        await ServerLine(reader, writer).greet(SECRET)
        assert await until_closed(reader) == b""
        writer.close()
        with pytest.raises(WorkerLost):
            await one.think("A")


# --- strangers ------------------------------------------------------------------------------------------------


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    """What is said until then."""
    said = b""
    with suppress(ConnectionError):
        while part := await reader.read(1 << 16):
            said += part
    return said


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\n",
        b"\xff\xfe\n",
        b"{}\n",
        b"x" * (greeting.LONGEST + 1),
        b'{"number":1,"rules":"","proof":""}\n',
        b'{"type":"think"}\n' * 3,
    ],
)
async def test_a_stranger_hears_a_number_and_no_more(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, however much time there was."""
    monkeypatch.setattr(greeting, "PATIENCE", 2 * PATIENCE)
    async with house() as one:
        reader, writer = await one.line()
        writer.write(said)
        assert len(await until_closed(reader)) in (0, greeting.NUMBER + 1)
        assert one.remote == 0
        assert 'crise_turned_away_total{why="worker"} 1.0' in one.figures()
        writer.close()


@pytest.mark.asyncio
async def test_who_says_nothing_is_shown_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "PATIENCE", 0.1)
    async with house() as one:
        reader, writer = await one.line()
        assert len(await until_closed(reader)) == greeting.NUMBER + 1
        writer.close()


@pytest.mark.asyncio
async def test_strangers_at_the_door_keep_no_worker_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has stood there longest makes room."""
    monkeypatch.setattr(greeting, "PATIENCE", PATIENCE)
    async with house() as one:
        lines = [await one.line() for _ in range(door.HALF_OPEN)]
        for reader, _ in lines:
            await reader.readline()
        async with helping(one.port):
            await until(lambda: one.remote == 1)
        assert await until_closed(lines[0][0]) == b""
        assert not lines[-1][0].at_eof()
        for _, writer in lines:
            writer.close()


@pytest.mark.asyncio
async def test_who_has_another_secret_is_refused_and_learns_nothing() -> None:
    async with house() as one:
        async with helping(one.port, secret="what another house knows") as task:
            with pytest.raises(Unwelcome) as refused:
                await task
        assert (refused.value.reason, refused.value.theirs, one.remote) == ("secret", "", 0)


@pytest.mark.asyncio
@pytest.mark.parametrize("how", ["invents", "echoes"])
async def test_a_worker_takes_no_jobs_from_who_does_not_know_the_secret(how: str) -> None:
    async def pretend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(greeting.new_number().encode() + b"\n")
        said = msgspec.json.decode(await reader.readline(), type=Introduction)
        proof = said.proof if how == "echoes" else "0" * 64
        writer.write(msgspec.json.encode(Reply("", said.rules, proof)) + b"\n")
        await reader.read()
        writer.close()

    server = await asyncio.start_server(pretend, "127.0.0.1", 0)
    async with helping(server.sockets[0].getsockname()[1]) as task:
        with pytest.raises(Unwelcome, match="impostor"):
            await asyncio.wait_for(task, PATIENCE)
    server.close()
    await server.wait_closed()


@pytest.mark.asyncio
async def test_who_plays_by_other_rules_is_told_by_which_we_do(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house() as one:
        reader, writer = await one.line()
        number = (await reader.readline()).decode().strip()
        with monkeypatch.context() as older:
            older.setattr(greeting, "rules", lambda: "0.0.1-older")
            mine = greeting.introduction(SECRET, number)
        writer.write(msgspec.json.encode(mine) + b"\n")
        with pytest.raises(Unwelcome) as refused:
            greeting.check(SECRET, number, mine, await reader.readline())
        assert (refused.value.reason, refused.value.theirs) == ("version", greeting.rules())
        assert one.remote == 0
        writer.close()


def test_a_proof_is_good_for_its_own_greeting_only() -> None:
    """Not another time, not for other rules, not as the proof of the other side."""
    number = greeting.new_number()
    mine = greeting.introduction(SECRET, number)

    def fault(number: str, said: Introduction) -> str:
        reply = greeting.judged(SECRET, number, msgspec.json.encode(said))
        assert reply is not None
        return reply.fault

    assert fault(number, mine) == ""
    assert fault(greeting.new_number(), mine) == "secret"
    assert fault(number, msgspec.structs.replace(mine, rules="9.9")) == "secret"
    answer = greeting.judged(SECRET, number, msgspec.json.encode(mine))
    assert answer is not None
    assert fault(number, msgspec.structs.replace(mine, proof=answer.proof)) == "secret"
    assert fault(number, msgspec.structs.replace(mine, proof="é")) == "secret"


# --- tables are spread ----------------------------------------------------------------------------------------


def spread_over(spread: Spread[str], workers: str, tables: int, now: float = 0.0) -> dict[str, str]:
    return {f"T{table}": spread.worker_of(f"T{table}", workers, now) for table in range(tables)}


def test_tables_are_spread_evenly_and_stay() -> None:
    spread: Spread[str] = Spread()
    first = spread_over(spread, "abcd", 10)
    assert sorted(Counter(first.values()).values()) == [2, 2, 3, 3]
    assert spread_over(spread, "abcd", 10) == first


def test_who_comes_gets_his_share_and_who_goes_leaves_it_to_all_others() -> None:
    spread: Spread[str] = Spread()
    alone = spread_over(spread, "ab", 9)
    more = spread_over(spread, "abc", 9)
    assert set(Counter(more.values()).values()) == {3}
    assert sum(alone[table] != more[table] for table in more) == 3, "no more move than must"
    fewer = spread_over(spread, "ac", 9)
    assert sorted(Counter(fewer.values()).values()) == [4, 5]
    assert all(fewer[table] == more[table] for table in more if more[table] != "b")


def test_a_table_where_nothing_happens_counts_no_more() -> None:
    spread: Spread[str] = Spread()
    spread_over(spread, "a", 5)
    later = spread_over(spread, "ab", 2, QUIET + 1)
    assert sorted(later.values()) == ["a", "b"]
    assert len(spread._tables) == 2
