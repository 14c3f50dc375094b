"""Whatever is sent: refused, and the table unharmed."""

from __future__ import annotations

import asyncio
import json
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

from crise.server.app import routes
from crise.server.hall import Settings
from tests.server.house import Client, House, house

described = routes(Settings(data=Path("unused"))).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(msgspec.json.decode(msgspec.json.encode(described)))


# --- HTTP ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in a thread: schemathesis waits for its answers."""
    loop, ready, stop = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    found: list[str] = []

    async def live() -> None:
        async with house(tmp_path_factory.mktemp("fuzz")) as home:
            made = await home.post("/api/tables", game="virus-war", name="Ada", level="facile", start=True)
            found.append(f"http://127.0.0.1:{home.port}")
            assert made["code"]
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(live(),), daemon=True)
    thread.start()
    assert ready.wait(30)
    yield found[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join(30)
    assert not thread.is_alive()
    loop.close()


@schema.parametrize()
@settings(max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_the_http_door_does_what_it_says(case: Any, base_url: str) -> None:
    """Every answer is one that is described, and none is our fault."""
    answer = case.call_and_validate(base_url=base_url, excluded_checks=[positive_data_acceptance])
    assert answer.status_code < 500


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


async def situation_of(home: House, code: str) -> Any:
    play = home.hall.find(code).room.play
    assert play is not None
    return [
        [look.view() for look in play.looks(list(range(play.setting.seats + 1)))],
        list(play.given),
        home.hall.find(code).room.names(),
    ]


@pytest.mark.asyncio
@pytest.mark.parametrize("seated", [True, False])
async def test_rubbish_closes_the_socket_and_nothing_else(tmp_path: Path, seated: bool) -> None:
    async with house(tmp_path) as home:
        made = await home.post("/api/tables", game="virus-war", name="Ada", seats=2)
        joined = await home.post(f"/api/tables/{made['code']}/seats", name="Bob")
        ada, bob = [await home.client(made["code"], one["token"]) for one in (made, joined)]
        await ada.done("start")
        await bob.until("welcome")
        before = await situation_of(home, made["code"])
        for text in RUBBISH:
            client = await home.client(made["code"], made["token"] if seated else None)
            await client.socket.send(text)
            assert await client.closed() == 4400, text
        for data in (b"", b"\xff\xfe", b"{}", b'{"type":"ping"'):
            client = await home.client(made["code"], made["token"] if seated else None)
            await client.socket.send(data)
            assert await client.closed() == 4400, data
        assert await situation_of(home, made["code"]) == before
        await bob.done("say", text="encore là")


@pytest.mark.asyncio
@pytest.mark.parametrize("text", [*RUBBISH, '{"type":"ping","id":"x"}'])
async def test_rubbish_instead_of_hello(tmp_path: Path, text: str) -> None:
    async with house(tmp_path) as home:
        client = await home.line()
        await client.socket.send(text)
        assert await client.closed() == 4400


class Hostile:
    """Sends what could be meant, but is not: old versions, other seats' options, commands again and out of order."""

    def __init__(self, home: House, code: str, tokens: list[str], random: Random) -> None:
        self.home, self.code, self.tokens, self.random = home, code, tokens, random
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
                {"type": "seat", "seat": 0, "level": "normal"},
                {"type": "start"},
                {"type": "rematch"},
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
    async with house(tmp_path) as home:
        code, tokens = await home.table("virus-war", 3)
        clients = [await home.client(code, token) for token in tokens]
        await clients[0].done("start")
        for client in clients[1:]:
            await client.until("welcome")
        watcher = await home.client(code)
        hostile = Hostile(home, code, tokens, random)
        play = home.hall.find(code).room.play
        assert play is not None
        while not play.over and hostile.sent < 100:
            for client in (*clients[1:], watcher):
                await drained(client)
                if client.question is None:
                    await hostile.strike(client)
            await honest_answer(clients, hostile, play, random)
        assert hostile.sent >= 100 or (play.over and hostile.sent > 10)
        assert home.hall.find(code).room.names() == ["Ada", "Bob", "Chloé"]


async def honest_answer(clients: list[Client], hostile: Hostile, play: Any, random: Random) -> None:
    """By whoever is asked, and sent twice."""
    for client in clients:
        await drained(client)
        if client.question is None or client.situation is None:
            continue
        before = len(play.given)
        option = random.choice(client.question["options"])["id"]
        command = {"type": "answer", "id": f"g{before}", "version": client.situation["version"], "option": option}
        for _ in range(2):
            assert (await client.command(**command))["type"] == "ack"
        hostile.seen.append(command)
        assert len(play.given) == before + 1
        return


async def drained(client: Client) -> None:
    try:
        async with asyncio.timeout(0.01):
            while True:
                await client.read()
    except TimeoutError:
        pass


@pytest.mark.asyncio
async def test_random_bytes(tmp_path: Path) -> None:
    """Commands with some of their signs changed: refused, or the socket is closed."""
    random = Random(3)
    async with house(tmp_path) as home:
        code, tokens = await home.table("virus-war", 2)
        ada, bob = [await home.client(code, token) for token in tokens]
        await ada.done("start")
        await bob.until("welcome")
        before = await situation_of(home, code)
        good = json.dumps({"type": "answer", "id": "a", "version": 7, "option": "virus#3"})
        for _ in range(40):
            text = list(good)
            for _ in range(random.randint(1, 6)):
                text[random.randrange(len(text))] = chr(random.choice([0, 34, 44, 58, 92, 123, 125, 0xE9, 0x1F3B2]))
            client = await home.client(code)
            try:
                await client.socket.send("".join(text))
                await drained(client)
            except ConnectionClosed:
                pass
            await client.close()
        assert await situation_of(home, code) == before
