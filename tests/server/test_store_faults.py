"""The disk is full, the file is broken, another server is there, the clock jumps: nothing hangs, nothing is lost, and
whoever runs the server is told."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from crise.engine.ask import Refused
from crise.server import lobby as lobbies
from crise.server.room import events as ev
from crise.server.settings import Retention
from crise.server.storage import sqlite as stores
from crise.server.storage.folder import StoreFault
from crise.server.storage.schema import STEPS
from crise.server.storage.sqlite import SqliteStore
from crise.server.storage.store import Row
from tests.leash import COMMAND, HERE
from tests.server.live_server import PATIENCE, LiveServer, Process, live_server, until

WAIT = 10.0
OLD = Path(__file__).parents[1] / "data/database-0.sql"
DAY = 86_400.0


def full(*_: Any) -> None:
    raise sqlite3.OperationalError("database or disk is full")


async def make(server: LiveServer) -> int:
    answer = await server.http.post("/api/tables", json={"game": "virus-war", "name": "Ada", "seats": 2})
    return answer.status_code


# --- a full disk ----------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_full_disk_is_said_and_gone_on_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with live_server(tmp_path) as server:
        assert (await server.get("/healthz"))["status"] == "ok"
        with monkeypatch.context() as broken:
            broken.setattr(stores, "_insert", full)
            broken.setattr(SqliteStore, "check", lambda store: store._do(full))
            assert await asyncio.wait_for(make(server), PATIENCE) == 500, "it does not hang"
            await asyncio.sleep(1.1)
            assert (await server.get("/healthz", 503))["status"] == "store"
        await asyncio.sleep(1.1)
        assert (await server.get("/healthz"))["status"] == "ok"
        assert await make(server) == 201


@pytest.mark.asyncio
async def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """As SQLite says it itself, while people play: what is not stored is not acknowledged, nobody waits for ever, and
    all goes on from what is stored when there is room again."""
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2)
        ada, bob = [await server.client(code, token) for token in tokens]
        await ada.done("start")
        await bob.until("welcome")
        kept = len(server.session(code).room.chat)
        store = server.lobby.store
        assert isinstance(store, SqliteStore)
        await store._do(lambda connection: connection.execute("PRAGMA max_page_count = 1").fetchall())
        said = 0
        with suppress(AssertionError, ConnectionClosed):
            while said < 1000:  # into what room there is
                await ada.done("say", text=f"{said} {'x' * 250}")
                said += 1
        assert said < 1000
        assert [await one.closed() for one in (ada, bob)] == [1011] * 2
        assert await asyncio.wait_for(make(server), PATIENCE) in (201, 500), "it does not hang"
        joined = server.http.post(f"/api/tables/{code}/seats", json={"name": "Eve"})
        assert (await asyncio.wait_for(joined, PATIENCE)).status_code in (409, 500)
        await store._do(lambda connection: connection.execute("PRAGMA max_page_count = 1000000").fetchall())
        ada = await server.client(code, tokens[0])
        assert server.session(code).room.said == kept + said
        await ada.done("say", text="il y a de la place")
        assert await make(server) == 201


@pytest.mark.asyncio
async def test_many_who_ask_for_health_cost_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with live_server(tmp_path) as server:
        checks, check = Counter[str](), SqliteStore.check

        async def counted(store: SqliteStore) -> None:
            checks["done"] += 1
            await check(store)

        monkeypatch.setattr(SqliteStore, "check", counted)
        await asyncio.gather(*(server.get("/healthz") for _ in range(30)))
        assert 1 <= checks["done"] <= 2


@pytest.mark.asyncio
async def test_workers_that_die_again_and_again_are_told(tmp_path: Path) -> None:
    async with live_server(tmp_path, worker_command=("false",)) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=4, level="facile", start=True)
        await (await server.client(made["code"], made["token"])).done("leave")
        await until(lambda: not server.lobby.services.workers.sound)
        assert (await server.get("/healthz", 503))["status"] == "workers"


@pytest.mark.asyncio
async def test_tidying_survives_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "TIDYING", 0.02)
    failures: list[BaseException] = []
    async with live_server(tmp_path, retention=Retention(memory=0.0, waiting=0.0)) as server:
        monkeypatch.setattr(server.lobby.services, "failed", failures.append)
        with monkeypatch.context() as broken:
            broken.setattr(SqliteStore, "_remove", full)
            assert await make(server) == 201
            await until(lambda: len(failures) > 1)
            assert await server.lobby.store.count() > 0

        async def all_gone() -> bool:
            return await server.lobby.store.count() == 0

        await until(all_gone)


@pytest.mark.asyncio
@pytest.mark.parametrize("was_read", [True, False])
async def test_a_table_that_somebody_opens_while_it_is_removed_is_gone_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was_read: bool
) -> None:
    async with live_server(tmp_path, retention=Retention(memory=0.0, waiting=-1.0)) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2)
        await until(lambda: not server.session(made["code"]).busy)
        server.lobby._put_away()
        assert not server.lobby.sessions
        store = server.lobby.store
        read = store.events

        async def removed_meanwhile(code: str) -> list[bytes]:
            rows = await read(code)
            await store.tidy({"waiting": -1.0}, frozenset())
            return rows if was_read else await read(code)

        with monkeypatch.context() as patch:
            patch.setattr(store, "events", removed_meanwhile)
            finding = server.lobby.find(made["code"])
            if was_read:
                (await finding).perform([ev.Renamed(seat=0, name="Eve")])
            else:
                with pytest.raises(Refused, match="no-such-table"):
                    await finding
        await server.lobby._removed(made["code"])
        await asyncio.sleep(0.1)
        await store.check()
        assert await store.events(made["code"]) == []
        assert not await store.exists(made["code"])


def test_tidying_reads_few_rows(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "crise.db")
    plan = store._reader.execute(
        "EXPLAIN QUERY PLAN SELECT code, touched, status FROM tables WHERE status = ? AND touched < ?", ("over", 0.0)
    ).fetchall()
    assert "USING COVERING INDEX quiet" in plan[0][-1]
    store.close()


# --- the clock ------------------------------------------------------------------------------------------------


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, wall: float) -> None:
        self.wall, self.steady = wall, 500.0
        monkeypatch.setattr(stores, "time", lambda: self.wall)
        monkeypatch.setattr(stores, "monotonic", lambda: self.steady)

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


NOW = 1_800_000_000.0


def row(store: SqliteStore, code: str) -> None:
    errors: list[list[Exception | None]] = []
    store.append([[Row(code, 0, b"x", "waiting")]], errors.append)
    asyncio.run(store.check())
    assert errors == [[None]]


def left(store: SqliteStore) -> list[str]:
    async def tidied() -> list[str]:
        await store.tidy({"waiting": 2 * DAY}, frozenset())
        return [table.code for table in await store.tables()]

    return asyncio.run(tidied())


@pytest.mark.parametrize(("before", "set_to"), [(100.0, NOW), (NOW, 100.0), (NOW + 900 * DAY, NOW)])
def test_no_table_is_older_because_somebody_set_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: float, set_to: float
) -> None:
    clock = Clock(monkeypatch, before)
    store = SqliteStore(tmp_path / "crise.db")
    row(store, "A")
    clock.passes(30)
    assert left(store) == ["A"]
    clock.wall = set_to
    clock.passes(30)
    assert left(store) == ["A"]
    clock.passes(DAY)
    row(store, "B")
    assert left(store) == ["A", "B"]
    clock.passes(1.5 * DAY)
    assert left(store) == ["B"], "it grows old all the same"
    store.close()


def test_a_clock_that_was_set_while_the_server_was_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, 100.0)
    store = SqliteStore(tmp_path / "crise.db")
    row(store, "A")
    store.close()
    clock.wall = NOW
    again = SqliteStore(tmp_path / "crise.db")
    assert left(again) == ["A"]
    again.close()


# --- the folder --------------------------------------------------------------------------------------------------


def refused(folder: Path, said: str) -> None:
    command = [*COMMAND, "serve", "--port", "0", "--data", str(folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=HERE, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as server:
        assert server.wait(PATIENCE) == 2
        assert server.stdout is not None
        assert server.stderr is not None
        out, errors = server.stdout.read(), server.stderr.read()
    assert said in errors
    assert "Table ouverte" not in out
    assert "Traceback" not in errors


def test_a_file_that_is_none_of_ours(tmp_path: Path) -> None:
    (tmp_path / "crise.db").write_bytes(b"a letter to my aunt " * 500)
    refused(tmp_path, "est abîmé")


def test_garbled_pages(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "crise.db")
    for number in range(200):
        row(store, f"T{number}")
    store.close()
    file = tmp_path / "crise.db"
    whole = file.read_bytes()
    assert len(whole) > 5 * 4096
    file.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    with pytest.raises(StoreFault, match="broken"):
        SqliteStore(file)
    refused(tmp_path, "est abîmé")


def test_a_file_that_can_not_be_written(tmp_path: Path) -> None:
    (tmp_path / "crise.db").mkdir()
    refused(tmp_path, "Impossible d’écrire")


def test_a_file_of_a_later_version(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "crise.db").close()
    connection = sqlite3.connect(tmp_path / "crise.db")
    connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.close()
    refused(tmp_path, "version plus récente")


@pytest.mark.asyncio
async def test_a_second_server_on_one_folder(tmp_path: Path) -> None:
    async with Process(tmp_path) as server:
        await asyncio.to_thread(refused, tmp_path, "Un autre serveur utilise déjà")
        await server.kill()
        await server.start()  # who was killed holds nothing


@pytest.mark.asyncio
async def test_nobody_else_reads_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    async with Process(folder):
        files = list(folder.iterdir())
        assert {"crise.db", "crise.lock"} <= {file.name for file in files}
        for file in (folder, *files):
            assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
    (folder / "crise.db").chmod(0o644)
    async with Process(folder):
        assert stat.S_IMODE((folder / "crise.db").stat().st_mode) == 0o600


# --- a file of yesterday --------------------------------------------------------------------------------------------


def yesterday(folder: Path) -> Path:
    """The file as the first schema wrote it: a running game of every kind, one that is over, a paused one, chat."""
    file = folder / "crise.db"
    connection = sqlite3.connect(file)
    connection.executescript(OLD.read_text("utf-8"))
    for table in ("events", "records"):
        connection.execute(f"UPDATE {table} SET data = CAST(data AS BLOB)")
    connection.commit()
    connection.close()
    return file


@pytest.mark.asyncio
async def test_a_file_of_yesterday_is_read(tmp_path: Path) -> None:
    yesterday(tmp_path)
    async with live_server(tmp_path) as server:
        [(version,)] = server.lobby.store._reader.execute("PRAGMA user_version")  # type: ignore[attr-defined]
        assert version == len(STEPS)
        codes = [table.code for table in await server.lobby.store.tables()]
        assert len(codes) == 9
        for code in codes:
            room = (await server.lobby.find(code)).room
            assert code == "ZWF859" or [line.text for line in room.chat][:1] == ["Bonjour"]
        paused = await server.client("HNR3EY", "wy6a14imDCL6HGRvrqlI9Dw-wYMibZW3")
        assert paused.room["paused"]
        await paused.done("say", text="Me revoilà")
        await paused.done("pause", paused=False)
        await paused.play(Random(1), 2)
        record = await server.http.get("/api/tables/HNR3EY/games/1/record")
        assert record.status_code == 200
        assert [line.n for line in server.session("HNR3EY").room.chat] == [0, 1, 2]


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = yesterday(tmp_path)
    monkeypatch.setattr("crise.server.storage.schema.STEPS", (*STEPS, "CREATE TABLE more (a); CREATE TABLE more (a);"))
    with pytest.raises(StoreFault):
        SqliteStore(file)
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA user_version").fetchall() == [(0,)]
    assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'chat'").fetchall() == [(0,)]
    connection.close()
