"""What strangers can make the server do has an end: bytes that nobody reads, chat, replays, addresses, other pages."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from crise.server import wire
from crise.server.http.doors import host_fits
from crise.server.http.limits import ConnectionCounter, Limiter, Limits, household
from crise.server.room import events as ev
from crise.server.workers.pool import WorkerLost
from crise.server.ws.socket import BACKLOG_BYTES, Socket
from tests.server.live_server import LiveServer, live_server, until

pytestmark = pytest.mark.asyncio

EMOJI = "🔥" * wire.LONGEST_CHAT


async def a_table(server: LiveServer, **new: Any) -> tuple[str, str]:
    made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2, **new)
    return made["code"], made["token"]


def reader_of(server: LiveServer, code: str, seat: int | None) -> Socket:
    [reader] = [one for one in server.session(code).audience.readers if one.seat == seat]
    assert isinstance(reader, Socket)
    return reader


# --- who does not read ----------------------------------------------------------------------------------------


async def fill_the_chat(server: LiveServer, code: str) -> None:
    session = server.session(code)
    await session.performed([ev.Chatted(seat=0, text=EMOJI) for _ in range(wire.CHAT_KEPT)])


async def test_deaf_readers_that_ask_for_welcomes_are_let_go_before_they_fill_the_memory(tmp_path: Path) -> None:
    """Eight of them took 488 MB in 28 seconds."""
    async with live_server(tmp_path) as server:
        code, _ = await a_table(server, level="facile", start=True)
        await fill_the_chat(server, code)
        deaf = [await server.client(code) for _ in range(4)]
        readers = [one for one in server.session(code).audience.readers if isinstance(one, Socket)]
        most = 0
        for number in range(2000):
            for client, reader in zip(deaf, readers, strict=True):
                if reader.open:
                    speak = {"type": "speak", "id": str(number), "language": "en"}
                    reader._take(json.dumps(speak).encode())  # as if it came: what is answered is not read
                    most = max(most, reader._waiting_bytes)
                    client.socket.transport.pause_reading()
            if number % 100 == 0:
                await asyncio.sleep(0)
        assert most <= BACKLOG_BYTES + 300_000


async def test_a_welcome_in_another_language_comes_once_and_without_the_chat(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, token = await a_table(server)
        await fill_the_chat(server, code)
        client = await server.client(code, token)
        first = next(one for one in client.messages if one["type"] == "welcome")
        assert len(first["chat"]) == wire.CHAT_KEPT
        await client.done("speak", language="en")
        again = [one for one in client.messages if one["type"] == "welcome"][-1]
        assert (again["language"], again["chat"]) == ("en", [])
        reader = reader_of(server, code, 0)
        reader._protocol.writable.clear()  # as the transport does when nobody reads
        assert reader.behind
        await client.send({"type": "speak", "id": "late", "language": "fr"})
        await until(lambda: bool(reader._waiting))
        said = msgspec.json.decode(reader._waiting[0])
        assert (said["type"], said["reason"]) == ("refused", "too-fast")
        reader._protocol.writable.set()


@pytest.mark.parametrize("look", [{"type": "speak", "language": "en"}, {"type": "more", "before": 5}])
async def test_what_is_long_is_not_asked_for_as_often_as_a_ping(tmp_path: Path, look: dict[str, Any]) -> None:
    """From one address a hundred sockets kept the server busy with it, fifteen times a second each. Who comes again has
    no more, and who asked too often stays."""
    async with live_server(tmp_path, limits=Limits(looks=(0.001, 5))) as server:
        code, token = await a_table(server, level="facile", start=True)
        seated, public = await server.client(code, token), await server.client(code)
        answers = [await client.command(**look) for client in [seated, public] * 3]
        assert [one.get("reason") for one in answers] == [None] * 5 + ["too-fast"]
        assert (await (await server.client(code)).command(**look))["reason"] == "too-fast"
        for client in (seated, public):
            await client.done("ping")


async def test_a_backlog_has_an_end_in_bytes(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, token = await a_table(server)
        client = await server.client(code, token)
        reader = reader_of(server, code, 0)
        for _ in range(30):
            reader.push([b'"' + b"x" * 100_000 + b'"'])
        assert not reader.open
        assert reader._waiting_bytes == 0
        assert await client.closed() == 4408


# --- what is said -----------------------------------------------------------------------------------------------


async def test_a_seat_says_so_much_in_however_many_tabs(tmp_path: Path) -> None:
    async with live_server(tmp_path, limits=Limits(chat=(0.01, 5))) as server:
        code, token = await a_table(server)
        tabs = [await server.client(code, token) for _ in range(4)]
        answers = [
            await tab.command("say", text="encore", id=f"{at}-{n}") for n in range(3) for at, tab in enumerate(tabs)
        ]
        assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["refused"] * 7
        assert answers[-1]["reason"] == "too-fast"
        assert (await tabs[0].command("say", text="encore", id="0-0"))["type"] == "ack", "it was done before"


async def test_only_the_last_lines_are_kept_on_the_disk(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, token = await a_table(server)
        for _ in range(3):
            await fill_the_chat(server, code)
        client = await server.client(code, token)
        await client.done("say", text="la dernière", id="mine")
        rows = len(await server.lobby.store.events(code))
        assert len(await server.lobby.store.chat(code)) == wire.CHAT_KEPT
    async with live_server(tmp_path) as server:
        client = await server.client(code, token)
        chat = next(one for one in client.messages if one["type"] == "welcome")["chat"]
        assert len(chat) == wire.CHAT_KEPT
        assert chat[-1] == {"n": 3 * wire.CHAT_KEPT, "seat": 0, "name": "Ada", "text": "la dernière"}
        assert (await client.command("say", text="encore", id="mine"))["type"] == "ack"
        assert len(server.session(code).room.chat) == wire.CHAT_KEPT
        assert server.session(code).room.said == 3 * wire.CHAT_KEPT + 1, "said once"
        assert len(await server.lobby.store.events(code)) == rows


# --- replays -----------------------------------------------------------------------------------------------------


async def a_finished_game(server: LiveServer) -> str:
    code, token = await a_table(server, level="facile", start=True)
    await (await server.client(code, token)).play(Random(3))

    async def recorded() -> bool:
        return await server.lobby.store.record(code, 1) is not None

    await until(recorded)
    return code


async def test_a_hundred_replays_at_once_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = msgspec.structs.replace(Limits(trusted=frozenset({"127.0.0.1"})), all_replays=5)
    async with live_server(tmp_path, limits=limits) as server:
        code = await a_finished_game(server)
        workers = server.lobby.services.workers
        work_out, jobs = workers.work_out, []
        all_have_come = asyncio.Event()

        async def counted(job: Any) -> bytes:
            jobs.append(job)
            await all_have_come.wait()
            return await work_out(job)

        monkeypatch.setattr(workers, "work_out", counted)
        path = f"/api/tables/{code}/games/1/frames"
        asked = [asyncio.create_task(server.http.get(path, params={"first": at % 10})) for at in range(100)]
        await until(lambda: sum(one.done() for one in asked) == 50)  # the other five parts are worked out for ten each
        all_have_come.set()
        answers = await asyncio.gather(*asked)
        statuses = [answer.status_code for answer in answers]
        assert set(statuses) == {200, 503}
        assert len(jobs) == 5, "each is worked out once, and no more than five wait"
        assert answers[statuses.index(503)].json()["reason"] == "busy"
        jobs.clear()
        kept = [at % 10 for at in range(100) if statuses[at] == 200]
        for first in kept:
            assert (await server.http.get(path, params={"first": first})).status_code == 200
        assert jobs == [], "they were kept"


async def test_what_failed_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with live_server(tmp_path) as server:
        code = await a_finished_game(server)
        workers = server.lobby.services.workers
        work_out = workers.work_out

        async def lost(job: Any) -> bytes:
            raise WorkerLost

        monkeypatch.setattr(workers, "work_out", lost)
        path = f"/api/tables/{code}/games/1/replay"
        assert (await server.http.get(path)).status_code == 500
        monkeypatch.setattr(workers, "work_out", work_out)
        assert (await server.http.get(path)).status_code == 200


async def test_what_is_kept_has_an_end(tmp_path: Path) -> None:
    async with live_server(
        tmp_path, limits=msgspec.structs.replace(Limits(replays=(50, 90)), replay_bytes=50_000)
    ) as server:
        code = await a_finished_game(server)
        results = server.lobby.archive.results
        for first in range(8):
            await server.get(f"/api/tables/{code}/games/1/frames", first=first, count=30)
            assert results._bytes == sum(map(len, results._kept.values())) <= 50_000
        await server.lobby._removed(code)
        assert results._bytes == 0


async def test_an_address_gets_so_many_replays(tmp_path: Path) -> None:
    async with live_server(tmp_path, limits=Limits(replays=(0.01, 3))) as server:
        code = await a_finished_game(server)
        path = f"/api/tables/{code}/games/1/replay"
        assert [(await server.http.get(path)).status_code for _ in range(5)] == [200, 200, 200, 429, 429]


# --- addresses ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unix", "unix"),
    ],
)
async def test_who_counts_as_one(address: str, one: str) -> None:
    assert household(address) == one


async def test_a_line_at_home_has_one_limit_however_many_addresses_it_takes() -> None:
    limiter = Limiter(Limits(tries=(0.0, 3.0), trusted=frozenset({"2001:db8::1"})), lambda: 0.0)
    home = [f"2001:db8:0:7::{host:x}" for host in range(1, 6)]
    assert [limiter.tries.take(address) for address in home] == [True] * 3 + [False] * 2
    assert limiter.tries.empty("2001:db8:0:7:ffff::1")
    assert not limiter.tries.empty("2001:db8:0:8::1")
    assert limiter.bucket("2001:db8::2") is None, "trusted as one"
    counter = ConnectionCounter(2, 10, frozenset())
    assert [counter.enter(address) for address in home[:3]] == [True, True, False]
    counter.leave(home[4])
    assert counter.enter(home[0])


# --- pages of others -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "allowed", "fits"),
    [
        ("127.0.0.1:8777", (), True),
        ("[::1]:8777", (), True),
        ("192.168.1.20:8777", (), True),
        ("localhost:8777", (), True),
        ("grenier:8777", (), True),
        ("grenier.local:8777", (), True),
        ("evil.example:8777", (), False),
        ("localhost.evil.example", (), False),
        ("", (), False),
        ("crise.example", ("crise.example",), True),
        ("CRISE.example.:443", ("crise.example",), True),
        ("evil.example", ("crise.example",), False),
        ("evil.example", ("*",), True),
    ],
)
async def test_by_which_names_one_may_come(host: str, allowed: tuple[str, ...], fits: bool) -> None:
    assert host_fits({"headers": [(b"host", host.encode())]}, allowed) is fits


async def test_a_name_that_was_turned_to_this_computer_opens_nothing(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        answer = await server.http.get("/api/games", headers={"host": "evil.example:8777"})
        assert (answer.status_code, answer.json()["reason"]) == (421, "unknown-host")
        headers = {"Host": "evil.example:8777", "Origin": "http://evil.example:8777"}
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers):
                pass
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        ({}, 415),
        ({"content-type": "application/json", "origin": "https://evil.example"}, 403),
        ({"content-type": "application/json; charset=utf-8"}, 201),
        ({"content-type": "application/json", "origin": "http://127.0.0.1:PORT"}, 201),
    ],
)
async def test_no_page_of_another_site_makes_a_table(tmp_path: Path, headers: dict[str, str], status: int) -> None:
    async with live_server(tmp_path) as server:
        body = json.dumps({"game": "virus-war", "name": "Eve"}).encode()
        given = {name: value.replace("PORT", str(server.port)) for name, value in headers.items()}
        answer = await server.http.post("/api/tables", content=body, headers=given)
        assert answer.status_code == status, answer.text
        assert len(server.lobby.sessions) == (status == 201)


@pytest.mark.parametrize("method", ["PUT", "POST", "DELETE", "PATCH", "OPTIONS"])
async def test_pages_are_only_looked_at(tmp_path: Path, method: str) -> None:
    async with live_server(tmp_path) as server:
        for path in ("/", "/t/ABCDEF"):
            answer = await server.http.send(httpx.Request(method, f"{server.http.base_url}{path}"))
            assert answer.status_code == 405, path
            assert answer.headers["allow"] == "GET, HEAD"
