"""Two processes on one database: a table is looked after by one, and played from both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from crise.server.http.limits import Limits
from crise.server.storage.line import connect as connect_to
from tests.server.live_server import Client, LiveServer, a_free_port, live_server, until

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def two_servers(folder: Path, url: str, **settings: Any) -> AsyncIterator[tuple[LiveServer, LiveServer]]:
    async with one_server(folder / "a", url, **settings) as a, one_server(folder / "b", url, **settings) as b:
        yield a, b


@asynccontextmanager
async def one_server(folder: Path, url: str, **settings: Any) -> AsyncIterator[LiveServer]:
    port = a_free_port()
    async with live_server(folder, port=port, database=url, address=f"127.0.0.1:{port}", **settings) as server:
        yield server


async def test_a_table_is_played_from_both(tmp_path: Path, fresh_database: str) -> None:
    async with two_servers(tmp_path, fresh_database) as (a, b):
        made = await a.post("/api/tables", game="virus-war", name="Ada", seats=2, options={"turn_limit": 2})
        code = made["code"]
        joined = await b.post(f"/api/tables/{code}/seats", name="Bob")
        assert (await b.get(f"/api/tables/{code}"))["code"] == code
        assert len(await b.get(f"/api/tables/{code}/cards", language="en")) > 5
        ada, bob = await a.client(code, made["token"]), await b.client(code, joined["token"])
        assert list(b.lobby.sessions) == [], "it is looked after elsewhere"
        await ada.done("start")
        await bob.done("say", text="Bonjour d’à côté")
        assert (await ada.until("chat"))["line"]["text"] == "Bonjour d’à côté"
        await play(ada, bob)
        record = await b.http.get(f"/api/tables/{code}/games/1/record")
        assert record.status_code == 200
        assert record.headers["content-disposition"] == f'attachment; filename="{code}-1.json"'
        assert record.content == (await a.http.get(f"/api/tables/{code}/games/1/record")).content


async def play(*clients: Client) -> None:
    """Whoever is asked answers, until it is over."""
    random = Random(1)
    while not clients[0].over:
        asked = next((one for one in clients if one.question is not None), None)
        if asked is None:
            await clients[0].read()
            continue
        assert asked.question is not None
        await asked.answer(random.choice(asked.question["options"])["id"])
        for other in clients:
            await other.command("ping")


async def test_what_is_refused_there_is_refused_here(tmp_path: Path, fresh_database: str) -> None:
    async with two_servers(tmp_path, fresh_database) as (a, b):
        made = await a.post("/api/tables", game="virus-war", name="Ada", seats=2)
        knocking = await b.knock(made["code"], "no such token")
        assert await knocking.closed() == 4401
        assert knocking.messages[-1]["type"] == "closed"
        assert (await b.post(f"/api/tables/{made['code']}/seats", 400, name=""))["reason"] == "bad-request"
        long = await b.http.post(f"/api/tables/{made['code']}/seats", json={"name": "x" * 200_000})
        assert long.status_code == 413
        await b.get("/api/tables/NOBODY", 404)
        assert await (await b.knock("NOBODY")).closed() == 4404


async def test_where_nobody_is_a_table_comes_to_whoever_asks(tmp_path: Path, fresh_database: str) -> None:
    """A proxy that sends all sockets of a table to one process need not know where it was made."""
    async with two_servers(tmp_path, fresh_database) as (a, b):
        made = await a.post("/api/tables", game="virus-war", name="Ada", seats=2)
        assert list(a.lobby.sessions) == [made["code"]]
        ada = await b.client(made["code"], made["token"])
        assert (list(a.lobby.sessions), list(b.lobby.sessions)) == ([], [made["code"]])
        await ada.done("say", text="ici")
        public = await a.client(made["code"])
        assert [line["text"] for line in public.messages[0]["chat"]] == ["ici"]
        assert list(a.lobby.sessions) == [], "somebody is there"


async def test_open_tables_of_all_processes_are_listed(tmp_path: Path, fresh_database: str) -> None:
    async with two_servers(tmp_path, fresh_database) as (a, b):
        made = await a.post("/api/tables", game="virus-war", name="Ada", seats=2, listed=True)
        ada = await a.client(made["code"], made["token"])

        async def listed() -> bool:
            found = await b.get("/api/open-tables", language="en")
            return [room["code"] for room in found] == [made["code"]]

        await until(listed)
        await ada.close()


async def test_when_one_closes_the_other_has_its_tables(tmp_path: Path, fresh_database: str) -> None:
    async with one_server(tmp_path / "b", fresh_database) as b:
        async with one_server(tmp_path / "a", fresh_database) as a:
            made = await a.post("/api/tables", game="virus-war", name="Ada", seats=2, level="facile", start=True)
            await a.client(made["code"], made["token"])
            ada = await b.client(made["code"], made["token"])
            assert list(b.lobby.sessions) == []
            version = ada.situation["version"]  # type: ignore[index]
        assert await ada.closed() == 1012
        await until(lambda: made["code"] in b.lobby.sessions)
        again = await b.client(made["code"], made["token"])
        assert again.situation is not None
        assert again.situation["version"] > version, "never one that was seen before"
        await again.play(Random(1), 2)


async def test_who_is_taken_for_dead_drops_everything_and_comes_back(tmp_path: Path, fresh_database: str) -> None:
    async with two_servers(tmp_path, fresh_database) as (a, b):
        made = await a.post("/api/tables", game="virus-war", name="Ada", seats=2)
        code, token = made["code"], made["token"]
        before, first = await a.client(code, token), a.lobby.store.house
        with connect_to(fresh_database) as connection:
            connection.execute("DELETE FROM processes WHERE id = %s", (first,))
        there = await b.client(code, token)
        assert code in b.lobby.sessions
        await there.done("say", text="ici")
        assert await before.closed() == 1012
        assert a.lobby.sessions == {}
        assert a.lobby.store.house > first
        back = await a.client(code, token)
        assert [line["text"] for line in back.messages[0]["chat"]] == ["ici"]
        assert a.lobby.sessions == {}, "passed on"


async def test_a_stranger_is_not_believed(tmp_path: Path, fresh_database: str) -> None:
    """Who says that he was sent on by one of ours must know what only they know."""
    async with two_servers(tmp_path, fresh_database) as (a, _):
        secret = a.lobby.store.secret
        for said, known in (("", False), ("guessed", False), (secret, True)):
            headers = {"x-crise-house": said, "x-crise-client": "192.0.2.7", "origin": "https://elsewhere.example"}
            answer = await a.http.post("/api/tables", json={"game": "virus-war", "name": "Ada"}, headers=headers)
            assert answer.status_code == 403, "his page is another all the same"
            try:
                async with connect(f"ws://127.0.0.1:{a.port}/ws", additional_headers=headers):
                    let_in = True
            except Exception:
                let_in = False
            assert let_in is known


async def test_a_process_that_does_not_answer(tmp_path: Path, fresh_database: str) -> None:
    async with one_server(tmp_path / "a", fresh_database) as a:
        made = await a.post("/api/tables", game="virus-war", name="Ada", seats=2)
        with connect_to(fresh_database) as connection:
            connection.execute(
                "INSERT INTO processes VALUES (0, %s, now() + interval '1 hour')", (f"127.0.0.1:{a_free_port()}",)
            )
            connection.execute("UPDATE tables SET owner = 0")
        a.lobby.sessions.pop(made["code"]).close(1012, "moved")
        answer = await a.http.get(f"/api/tables/{made['code']}")
        assert answer.status_code == 503
        assert answer.json()["reason"] == "closing"
        knocking = await a.knock(made["code"], made["token"])
        with connect_to(fresh_database) as connection:
            connection.execute("DELETE FROM processes WHERE id = 0")
        await knocking.until("welcome")


async def test_what_is_asked_of_one_counts_in_the_other(tmp_path: Path, fresh_database: str) -> None:
    """Who opens tables in both has no more than who opens them in one; a socket that is passed on counts once."""
    async with two_servers(tmp_path, fresh_database, limits=Limits()) as (a, b):
        made = await a.post("/api/tables", game="virus-war", name="Ada", seats=2)
        here, there = (one.lobby.services.limiter.tables for one in (a, b))
        await until(lambda: "127.0.0.1" in there._buckets)
        assert not there.take("127.0.0.1", here._burst), "one is gone"
        joined = await b.post(f"/api/tables/{made['code']}/seats", name="Bob")
        await a.client(made["code"], made["token"])
        await b.client(made["code"], joined["token"])
        sockets = a.lobby.services.limiter.sockets
        assert sockets.here == {"127.0.0.1": 1, "": 1}, "Bob's is passed on from where it came in"
        await until(lambda: sockets.elsewhere == {"127.0.0.1": 1})


async def test_who_was_taken_for_dead_is_not_heard_twice(tmp_path: Path, fresh_database: str) -> None:
    """It has another number on the database, and says once more what was taken there in the last seconds."""
    async with two_servers(tmp_path, fresh_database, limits=Limits(hints=(0.0, 20.0))) as (a, b):
        here, there = (one.lobby.services.limiter.hints for one in (a, b))
        first = a.lobby.store.house
        assert here.take("192.0.2.1", 5.0)
        await until(lambda: "192.0.2.1" in there._buckets)
        with connect_to(fresh_database) as connection:
            connection.execute("DELETE FROM processes WHERE id = %s", (first,))
        assert here.take("192.0.2.2")
        await until(lambda: "192.0.2.2" in there._buckets)
        assert a.lobby.store.house > first
        assert there.take("192.0.2.1", 15.0)


async def test_without_a_database_nobody_is_elsewhere(
    tmp_path: Path, fresh_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its people are coming here."""

    async def gone() -> list[bytes]:
        raise OSError("the database is gone")

    async with two_servers(tmp_path, fresh_database) as (a, b):
        made = await a.post("/api/tables", game="virus-war", name="Ada", seats=2, listed=True)
        await a.client(made["code"], made["token"])
        sockets = b.lobby.services.limiter.sockets
        await until(lambda: sockets.elsewhere == {"127.0.0.1": 1} and bool(b.lobby.open_tables("fr")))
        with monkeypatch.context() as patch:
            patch.setattr(b.lobby.store, "published", gone)
            await until(lambda: sockets.elsewhere == {})
            assert b.lobby.open_tables("fr") == []
        await until(lambda: sockets.elsewhere == {"127.0.0.1": 1})


async def test_what_can_not_be_told_once_is_told_later(
    tmp_path: Path, fresh_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One table that can't be described must not keep the tables of the dead asleep for ever."""

    def broken(language: str) -> list[Any]:
        raise ValueError("no such word")

    async with two_servers(tmp_path, fresh_database) as (a, b):
        faults = a.lobby.services.metrics.faults
        with monkeypatch.context() as patch:
            patch.setattr(a.lobby, "_open_here", broken)
            await until(lambda: faults._value.get() >= 2)
        a.lobby.services.limiter.looks.take("192.0.2.1")
        await until(lambda: "192.0.2.1" in b.lobby.services.limiter.looks._buckets)
