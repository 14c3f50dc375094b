"""Whatever is sent: refused, and the table unharmed."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from crise.server.http.limits import Limits
from crise.server.http.routes import routes
from crise.server.settings import Settings
from tests.server.live_server import PATIENCE, Client, LiveServer, live_server

DEEP = "[" * 1900 + "]" * 1900  # deeper than a reader of JSON goes
described = routes(Settings(data=Path("unused"))).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(msgspec.json.decode(msgspec.json.encode(described)))


# --- HTTP ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread: schemathesis waits for its answers."""
    loop, ready, stop = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    found: list[str] = []

    async def live() -> None:
        async with live_server(tmp_path_factory.mktemp("fuzz")) as server:
            made = await server.post("/api/tables", game="virus-war", name="Ada", level="facile", start=True)
            found.append(f"http://127.0.0.1:{server.port}")
            assert made["code"]
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(live(),), daemon=True)
    thread.start()
    try:
        assert ready.wait(2 * PATIENCE)
        yield found[0]
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(2 * PATIENCE)
    assert not thread.is_alive(), "the server did not close"
    loop.close()


@schema.parametrize()
@settings(max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_the_http_door_does_what_it_says(case: Any, base_url: str) -> None:
    """Every answer is one that is described, and none is our fault."""
    answer = case.call_and_validate(base_url=base_url, excluded_checks=[positive_data_acceptance])
    assert answer.status_code < 500


NESTED = [
    b"[" * 40_000,
    DEEP.encode(),
    b'{"game":"virus-war","name":%s}' % DEEP.encode(),
    b'{"name":"Ada","nobody":%s}' % DEEP.encode(),
]


@pytest.mark.asyncio
@pytest.mark.parametrize("body", NESTED, ids=range(len(NESTED)))
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{}/seats", "/api/tables/{}/games/1/continue"])
async def test_a_body_that_is_too_deep_is_a_bad_request(tmp_path: Path, path: str, body: bytes) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        headers = {"content-type": "application/json"}
        answer = await server.http.post(path.format(made["code"]), content=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")
        assert "crise_faults_total 0.0" in server.lobby.services.metrics.text().decode()


# --- sockets ------------------------------------------------------------------------------------------------

RUBBISH = [
    "",
    " ",
    "null",
    "true",
    "[]",
    "{}",
    "[" * 2000,
    '{"type":' * 300,
    DEEP,
    f'{{"type":{DEEP}}}',
    f'{{"type":"ping","id":{DEEP}}}',
    f'{{"id":{DEEP},"type":"ping"}}',
    f'{{"nobody":{DEEP},"type":"ping","id":"x"}}',
    f'{{"type":"configure","id":"x","options":{{"teams":{DEEP}}}}}',
    f'{{"type":"hello","code":{DEEP}}}',
    '{"type":"more","id":"x","before":NaN}',
    '{"type":"more","id":"x","before":1e999999999}',
    '{"type":"more","id":"x","before":' + "9" * 4000 + "}",
    '{"type":"ping","type":"more","id":"x"}',
    '\ufeff{"type":"ping","id":"x"}',
    '{"type":"answer"}',
    '{"type":"__proto__","id":"x"}',
    '{"type":"welcome","you":0}',
    '{"type":"answer","id":"x","version":99999999999999999999,"option":"pass"}',
    '{"type":"answer","id":"x","version":1e308,"option":"pass"}',
    '{"type":"answer","id":{"a":1},"version":1,"option":"pass"}',
    '{"type":"answer","id":"x","version":1,"option":null}',
    '{"type":"say","id":"x","text":"\\ud800"}',
    "\x00\x01\x02",
    "é" * 500,
    '{"type":"seat","id":"x","seat":-1}',
    '{"type":"configure","id":"x","seats":1000000}',
    '{"type":"configure","id":"x","clock":{"kind":"turn","seconds":-5}}',
]


async def situation_of(server: LiveServer, code: str) -> Any:
    live = server.session(code).room.live
    assert live is not None
    return [
        [look.view() for look in live.views(list(range(live.setting.seats + 1)))],
        list(live.given),
        server.session(code).room.names(),
    ]


@pytest.mark.asyncio
@pytest.mark.parametrize("seated", [True, False])
async def test_rubbish_closes_the_socket_and_nothing_else(tmp_path: Path, seated: bool) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2)
        joined = await server.post(f"/api/tables/{made['code']}/seats", name="Bob")
        ada, bob = [await server.client(made["code"], one["token"]) for one in (made, joined)]
        await ada.done("start")
        await bob.until("welcome")
        before = await situation_of(server, made["code"])
        for text in RUBBISH:
            client = await server.client(made["code"], made["token"] if seated else None)
            await client.socket.send(text)
            assert await client.closed() == 4400, text
        for data in (b"", b"\xff\xfe", b"{}", b'{"type":"ping"', b'{"type":"say","id":"x","text":"\xff"}'):
            client = await server.client(made["code"], made["token"] if seated else None)
            await client.socket.send(data)
            assert await client.closed() == 4400, data
        assert await situation_of(server, made["code"]) == before
        await bob.done("say", text="encore là")


@pytest.mark.asyncio
@pytest.mark.parametrize("text", [*RUBBISH, '{"type":"ping","id":"x"}'], ids=lambda text: text[:30])
async def test_rubbish_instead_of_hello(tmp_path: Path, text: str) -> None:
    async with live_server(tmp_path) as server:
        client = await server.line()
        await client.socket.send(text)
        assert await client.closed() == 4400


# --- frames -------------------------------------------------------------------------------------------------


def wire(code: Opcode, data: bytes = b"", fin: bool = True, mask: bool = True) -> bytes:
    return Frame(code, data, fin).serialize(mask=mask, extensions=[])


def long_ago(size: int) -> bytes:
    """A command of so many bytes that nobody may give."""
    text = b'{"type":"answer","id":"x","version":1,"option":"%s"}'
    return wire(Opcode.TEXT, text % (b"\xc3" * (size - len(text) + 2)))


PING = wire(Opcode.TEXT, b'{"type":"ping","id":"x"}')
RAW = {
    "empty text": wire(Opcode.TEXT),
    "empty binary": wire(Opcode.BINARY),
    "binary": wire(Opcode.BINARY, b"\x00\xff" * 60),
    "no UTF-8": wire(Opcode.TEXT, b'{"type":"ping","id":"\xed\xa0\x80"}'),
    **{f"{size} bytes": long_ago(size) for size in (124, 125, 126, 127, 4096)},
    "too large": wire(Opcode.TEXT, b" " * 8000),
    "much too large": wire(Opcode.TEXT, b" " * 70_000),
    "a size that can't be": bytes([0x81, 0xFF]) + b"\xff" * 8,
    "a size said in too many bytes": bytes([0x81, 0xFE, 0, 2, 0, 0, 0, 0]) + b"{}",
    "half a head": b"\x81",
    "half a frame": PING[:9],
    "not masked": wire(Opcode.TEXT, b'{"type":"ping","id":"x"}', mask=False),
    "a bit of an extension": bytes([0xC1, 0x82, 0, 0, 0, 0]) + b"{}",
    "an unknown kind": bytes([0x83, 0x80, 0, 0, 0, 0]),
    "an unknown control frame": bytes([0x8B, 0x80, 0, 0, 0, 0]),
    "a long ping": bytes([0x89, 0xFE, 0, 126, 0, 0, 0, 0]) + b"x" * 126,
    "a ping in pieces": bytes([0x09, 0x80, 0, 0, 0, 0]),
    "a ping of 125 bytes": wire(Opcode.PING, b"x" * 125),
    "an answer to no ping": wire(Opcode.PONG, b"what?"),
    "the end of nothing": wire(Opcode.CONT, b"{}"),
    "a message within another": wire(Opcode.TEXT, b"{", fin=False) + PING,
    "an empty beginning": wire(Opcode.TEXT, fin=False),
    "deep in pieces": wire(Opcode.TEXT, b'{"id":' + b"[" * 1900, fin=False) + wire(Opcode.CONT, b"]" * 1900 + b"}"),
    "close without a code": wire(Opcode.CLOSE),
    "half a code": wire(Opcode.CLOSE, b"\x03"),
    "a code that is none": wire(Opcode.CLOSE, b"\x00\x01"),
    "a code not to be sent": wire(Opcode.CLOSE, b"\x03\xed"),
    "a reason that is no text": wire(Opcode.CLOSE, b"\x03\xe8\xff\xfe"),
    "commands after the end": wire(Opcode.CLOSE, b"\x03\xe8") + PING * 50,
    "no frames at all": b"GET / HTTP/1.1\r\n\r\n",
    "zeros": bytes(5000),
    "ones": b"\xff" * 5000,
    "pings without end": wire(Opcode.PING) * 3000,
    "empty pieces without end": wire(Opcode.TEXT, fin=False) + wire(Opcode.CONT, fin=False) * 3000,
    "commands without end": PING * 3000,
    **{f"rubbish {number}": wire(Opcode.TEXT, text.encode()) for number, text in enumerate(RUBBISH)},
}


async def playing(server: LiveServer, people: int = 3) -> tuple[str, list[str], list[Client]]:
    code, tokens = await server.table("virus-war", people)
    clients = [await server.client(code, token) for token in tokens]
    await clients[0].done("start")
    for client in clients[1:]:
        await client.until("welcome")
    return code, tokens, clients


@pytest.mark.asyncio
@pytest.mark.parametrize("seated", [True, False])
async def test_nobody_else_notices_a_hostile_reader(
    tmp_path: Path, seated: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever one reader sends while a game goes on: the others stay, and read of the game and of who is here."""
    async with live_server(tmp_path, limits=Limits(requests=(1000, 1000))) as server:
        code, tokens, clients = await playing(server)
        session, heard = server.session(code), [len(client.messages) for client in clients]
        for name, data in RAW.items():
            hostile = await server.client(code, tokens[2] if seated else None)
            hostile.socket.transport.write(data)
            await drained(hostile)
            await answered(clients)
            assert server.session(code) is session, name
            await gone(hostile)
        for client, before in zip(clients, heard, strict=True):
            await client.done("ping")
            assert {message["type"] for message in client.messages[before:]} <= {"ack", "update", "room"}
        assert "crise_faults_total 0.0" in server.lobby.services.metrics.text().decode()
        assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


async def answered(clients: list[Client]) -> None:
    """One of them answers, if anybody is asked just now."""
    for client in clients:
        await drained(client)
        if client.question is not None and client.situation is not None:
            assert (await client.answer(client.question["options"][-1]["id"]))["type"] == "ack"
            return


async def gone(client: Client) -> None:
    client.socket.transport.abort()
    await client.socket.wait_closed()


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.CONT, Opcode.PONG])
async def test_who_sends_frames_without_end_that_are_no_messages_is_let_go(tmp_path: Path, kind: Opcode) -> None:
    flood = wire(kind, fin=kind is not Opcode.CONT)
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada")
        client = await server.client(made["code"])
        client.socket.transport.write(wire(Opcode.TEXT, fin=False) + flood * 50)
        client.socket.transport.write(wire(Opcode.CONT, b'{"type":"ping","id":"x"}'))
        await client.wait(lambda message: message.get("id") == "x")
        client.socket.transport.write(wire(Opcode.TEXT, fin=False) + flood * 100)
        async with asyncio.timeout(PATIENCE):
            await client.socket.wait_closed()
        assert server.session(made["code"]).audience.readers == []


@pytest.mark.asyncio
async def test_a_look_that_fails_costs_the_table_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if it is our fault: who only looks leaves nothing half done."""

    def fail(*_: object) -> bytes:
        raise RuntimeError("ours")

    async with live_server(tmp_path) as server:
        code, tokens, clients = await playing(server)
        session = server.session(code)
        monkeypatch.setattr("crise.server.outbox.view_delta.ViewTracker.more", fail)
        for token in (None, tokens[2]):
            client = await server.client(code, token)
            await client.send({"type": "more", "id": "x", "before": 5})
            assert await client.closed() == 1011
        assert server.session(code) is session
        await clients[1].done("say", text="encore là")


@pytest.mark.asyncio
async def test_a_spectator_costs_the_table_nothing_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has no seat does nothing: there is nothing to go wrong half way."""
    async with live_server(tmp_path) as server:
        code, _, clients = await playing(server)
        session, public = server.session(code), await server.client(code)
        with monkeypatch.context() as broken:
            broken.setattr("crise.server.session.game_text", None)
            await public.send({"type": "say", "id": "x", "text": "bouh"})
            assert await public.closed() == 1011
        assert server.session(code) is session
        await clients[1].done("say", text="encore là")


@pytest.mark.asyncio
async def test_who_could_not_be_welcomed_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with live_server(tmp_path) as server:
        code, _, clients = await playing(server)
        session = server.session(code)
        with monkeypatch.context() as broken:
            broken.setattr("crise.server.outbox.view_delta.ViewTracker.situation", None)
            client = await server.knock(code)
            assert await client.closed() == 1011
        assert server.session(code) is session
        assert len(session.audience.readers) == len(clients)
        await clients[1].done("say", text="encore là")


@pytest.mark.asyncio
async def test_a_command_that_fails_half_way_brings_everybody_back_to_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("ours")

    async with live_server(tmp_path) as server:
        code, tokens, clients = await playing(server)
        with monkeypatch.context() as broken:
            broken.setattr("crise.server.room.room.Room.apply", fail)
            await clients[0].send({"type": "say", "id": "x", "text": "perdu"})
            assert [await client.closed() for client in clients] == [1011] * 3
        again = await server.client(code, tokens[0])
        assert again.messages[0]["chat"] == []


# --- commands -----------------------------------------------------------------------------------------------


class Hostile:
    """Sends what could be meant, but is not: old versions, other seats' options, commands again and out of order."""

    def __init__(self, server: LiveServer, code: str, tokens: list[str], random: Random) -> None:
        self.server, self.code, self.tokens, self.random = server, code, tokens, random
        self.seen: list[dict[str, Any]] = []  # commands that were sent by honest people
        self.sent = 0

    async def strike(self, client: Client) -> None:
        """One hostile command, on the line of somebody who is not asked, or looks on."""
        self.sent += 1
        command = self.random.choice([self._wrong_seat, self._stale, self._made_up, self._host])(client)
        await client.send(command)
        reply = await client.wait(lambda message: message.get("id") == command["id"])
        assert reply["type"] == "refused", (command, reply)

    def _id(self) -> str:
        return f"h{self.sent}"

    def _version(self, client: Client) -> int:
        assert client.situation is not None
        version: int = client.situation["version"]
        return version

    def _wrong_seat(self, client: Client) -> dict[str, Any]:
        option = self.random.choice(self.seen)["option"] if self.seen else "pass"
        return {"type": "answer", "id": self._id(), "version": self._version(client), "option": option}

    def _stale(self, client: Client) -> dict[str, Any]:
        version = max(0, self._version(client) - self.random.randint(1, 9))
        return {"type": "answer", "id": self._id(), "version": version, "option": "pass"}

    def _made_up(self, client: Client) -> dict[str, Any]:
        option = self.random.choice(["virus#3", "@1", "99", "draw", "é", "#", "virus#-1", "x" * 80])
        return {"type": "answer", "id": self._id(), "version": self._version(client), "option": option}

    def _host(self, client: Client) -> dict[str, Any]:
        command: dict[str, Any] = self.random.choice(
            [
                {"type": "pause", "paused": True},
                {"type": "pace", "pace": "instant"},
                {"type": "seat", "seat": 0, "level": "normal"},
                {"type": "start"},
                {"type": "rematch"},
                {"type": "rematch", "now": True},
                {"type": "reopen"},
                {"type": "ready", "ready": True},
                {"type": "arrange"},
                {"type": "arrange", "order": [1, 0, 2]},
                {"type": "configure", "seats": 4},
                {"type": "rename", "name": "Eve"},
                {"type": "return"},
                {"type": "undo", "version": 1},
            ]
        )
        return {**command, "id": self._id()}


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(2))
async def test_a_game_among_hostile_clients(tmp_path: Path, seed: int) -> None:
    """Between any two answers somebody sends what is not his to send; honest commands come twice. The game goes on."""
    random = Random(seed)
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 3)
        clients = [await server.client(code, token) for token in tokens]
        await clients[0].done("start")
        for client in clients[1:]:
            await client.until("welcome")
        watcher = await server.client(code)
        hostile = Hostile(server, code, tokens, random)
        live = server.session(code).room.live
        assert live is not None
        while not live.over and hostile.sent < 100:
            for client in (*clients[1:], watcher):
                await drained(client)
                if client.question is None:
                    await hostile.strike(client)
            await honest_answer(clients, hostile, live, random)
        assert hostile.sent >= 100 or (live.over and hostile.sent > 10)
        assert server.session(code).room.names() == ["Ada", "Bob", "Chloé"]


async def honest_answer(clients: list[Client], hostile: Hostile, live: Any, random: Random) -> None:
    """By whoever is asked, and sent twice."""
    for client in clients:
        await drained(client)
        if client.question is None or client.situation is None:
            continue
        before = len(live.given)
        option = random.choice(client.question["options"])["id"]
        command = {"type": "answer", "id": f"g{before}", "version": client.situation["version"], "option": option}
        for _ in range(2):
            assert (await client.command(**command))["type"] == "ack"
        hostile.seen.append(command)
        assert len(live.given) == before + 1
        return


async def drained(client: Client) -> None:
    try:
        async with asyncio.timeout(0.01):
            while True:
                await client.read()
    except (TimeoutError, ConnectionClosed):
        pass


@pytest.mark.asyncio
async def test_random_bytes(tmp_path: Path) -> None:
    """Commands with some of their signs changed: refused, or the socket is closed."""
    random = Random(3)
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2)
        ada, bob = [await server.client(code, token) for token in tokens]
        await ada.done("start")
        await bob.until("welcome")
        before = await situation_of(server, code)
        good = json.dumps({"type": "answer", "id": "a", "version": 7, "option": "virus#3"})
        for _ in range(40):
            text = list(good)
            for _ in range(random.randint(1, 6)):
                text[random.randrange(len(text))] = chr(random.choice([0, 34, 44, 58, 92, 123, 125, 0xE9, 0x1F3B2]))
            client = await server.client(code)
            await client.socket.send("".join(text))
            await drained(client)
            await client.close()
        assert await situation_of(server, code) == before
