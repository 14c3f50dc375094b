"""A server that ends in good order: who plays is told, loses nothing, and comes back; nobody new comes in."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from crise.server.settings import Pace
from crise.server.storage.postgres import PostgresStore
from crise.server.storage.sqlite import SqliteStore
from tests.server.live_server import Client, LiveServer, Process, live_server

LONG = Pace(windows=False, bot=0.0, think=0.05, farewell=1.0)
RESTARTS = {
    "fr": "La maison redémarre : réessayez dans un instant.",
    "en": "The house is restarting: try again in a moment.",
}


async def at_a_table(server: Any, **table: Any) -> tuple[str, list[Client]]:
    code, tokens = await server.table(**table)
    return code, [await server.client(code, token) for token in tokens]


@pytest.mark.asyncio
async def test_everybody_is_told_and_asked_to_come_back(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table()
        ada, bob = await server.client(code, tokens[0]), await server.client(code, tokens[1], language="en")
        drain = asyncio.create_task(server.lobby.drain())
        assert (await ada.until("house"))["text"].replace("\u202f", " ").replace("\xa0", " ") == RESTARTS["fr"]
        assert (await bob.until("house"))["text"] == RESTARTS["en"]
        assert (await ada.closed(), await bob.closed()) == (1012, 1012)
        await drain
        assert "closed" not in {message["type"] for message in ada.messages}  # that would be the last word of a table


@pytest.mark.asyncio
async def test_nobody_new_comes_in_but_who_sits_there_goes_on(tmp_path: Path) -> None:
    async with live_server(tmp_path, pace=LONG) as server:
        code, [ada, bob] = await at_a_table(server)
        other = (await server.post("/api/tables", game="virus-war", name="Eva", seats=2))["code"]
        drain = asyncio.create_task(server.lobby.drain())
        await ada.until("house")
        new = {"game": "virus-war", "name": "Zoé", "seats": 2}
        assert (await server.post("/api/tables", 503, **new))["reason"] == "closing"
        assert (await server.post(f"/api/tables/{other}/seats", 503, name="Zoé"))["reason"] == "closing"
        assert await server.get("/healthz", 503) == {"status": "closing"}
        await bob.done("say", text="une dernière")
        await drain
        late = await server.knock(code)
        assert await late.closed() == 1012


@pytest.mark.asyncio
async def test_an_answer_on_its_way_is_stored_and_acknowledged(tmp_path: Path) -> None:
    """It waits with others in the batch when the house begins to end."""
    async with live_server(tmp_path) as server:
        code, [_, bob] = await at_a_table(server)
        session = server.session(code)
        [at] = [reader for reader in session.audience.readers if reader.seat == 1]
        batch = server.lobby.services.batch
        batch._waiting.append((session, at, b'{"type":"say","id":"last","text":"au revoir"}'))
        await server.lobby.drain()
        assert await bob.closed() == 1012
        assert {"type": "ack", "id": "last"} in bob.messages
        said = await server.lobby.store.chat(code)
        assert b"au revoir" in said[-1]


@pytest.mark.asyncio
async def test_a_store_that_does_not_answer_keeps_nothing_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.server.lobby.STORING", 0.2)
    async with live_server(tmp_path) as server:
        _, [ada, _] = await at_a_table(server)
        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "append", lambda *_: None)
            await ada.send({"type": "say", "id": "1", "text": "perdu"})
            await asyncio.sleep(0.05)
            await server.lobby.drain()
        assert await ada.closed() == 1012
        assert {"type": "ack", "id": "1"} not in ada.messages


@pytest.mark.asyncio
async def test_a_signal_ends_the_command_in_good_order(tmp_path: Path) -> None:
    async with Process(tmp_path) as process:
        server = LiveServer(process.port, None)  # type: ignore[arg-type]
        try:
            _, [ada, bob] = await at_a_table(server)
            began = monotonic()
            process.send(signal.SIGTERM)
            await ada.until("house")
            assert (await ada.closed(), await bob.closed()) == (1012, 1012)
            await process.ended()
            assert monotonic() - began < 20
        finally:
            await server.leave()


@pytest.mark.asyncio
async def test_the_others_have_the_tables_at_once(tmp_path: Path, fresh_database: str) -> None:
    """Not after a lease has run out."""
    url = fresh_database
    other = PostgresStore(url, "127.0.0.1:1")
    try:
        async with live_server(tmp_path, database=url, address="127.0.0.1:2") as server:
            code, [ada, _] = await at_a_table(server)
            await ada.done("start")
            await server.lobby.drain()
            began = monotonic()
            assert await other.wake() == [code]
            assert monotonic() - began < 2
    finally:
        await asyncio.to_thread(other.close)
