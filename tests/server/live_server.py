"""A server for tests: a real server on a free port of this computer, and clients that talk to it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from crise.server.http.app import App, HouseServer, config
from crise.server.http.limits import Limits
from crise.server.lobby import Lobby
from crise.server.session import Session
from crise.server.settings import Pace, Settings
from tests.leash import COMMAND, HERE

QUICK = Pace(windows=False, bot=0.0, think=0.05, farewell=0.1)
TRUSTED = Limits(trusted=frozenset({"127.0.0.1"}))
PATIENCE = 60.0  # seconds before a test gives up; a busy computer takes its time


class LiveServer:
    def __init__(self, port: int, app: App) -> None:
        self.port, self.app = port, app
        self._clients: list[Client] = []
        # Nobody asks for a certificate here: the list of those that one trusts takes long to read.
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False)

    @property
    def lobby(self) -> Lobby:
        return self.app.lobby

    def session(self, code: str) -> Session:
        """A table that is in memory."""
        return self.lobby.sessions[code.upper()]

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, status: int = 201, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def line(self) -> Client:
        """Somebody who has not said anything yet."""
        address = f"ws://127.0.0.1:{self.port}/ws"
        client = Client(
            await connect(address, max_size=None, compression=None, open_timeout=PATIENCE, close_timeout=0.2)
        )
        self._clients.append(client)
        return client

    async def knock(self, code: str, token: str | None = None, **hello: Any) -> Client:
        """Say hello, whatever comes of it."""
        client = await self.line()
        await client.send({"type": "hello", "code": code, "token": token, **hello})
        return client

    async def client(self, code: str, token: str | None = None, **hello: Any) -> Client:
        client = await self.knock(code, token, **hello)
        await client.until("welcome")
        return client

    async def leave(self) -> None:
        for client in self._clients:
            await client.close()
        await self.http.aclose()

    async def table(self, game: str = "virus-war", people: int = 2, **new: Any) -> tuple[str, list[str]]:
        """A table with so many people at it, not started; the code, and the tokens of the seats."""
        names = ["Ada", "Bob", "Chloé", "Dora", "Émile", "Fanny"]
        made = await self.post("/api/tables", game=game, name=names[0], seats=people, **new)
        joined = [await self.post(f"/api/tables/{made['code']}/seats", name=name) for name in names[1:people]]
        return made["code"], [seated["token"] for seated in (made, *joined)]


@asynccontextmanager
async def live_server(data: Path, proxies: str = "", port: int = 0, **settings: Any) -> AsyncIterator[LiveServer]:
    given = {"pace": QUICK, "limits": TRUSTED, "workers": 1, "web": data / "no client", **settings}
    setup = config(Settings(data=data, **given), "127.0.0.1", port, proxies)
    server = HouseServer(setup)
    server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]
    task = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    assert isinstance(setup.app, App)
    one = LiveServer(port, setup.app)
    try:
        yield one
    finally:
        await one.leave()
        server.should_exit = True
        await asyncio.wait_for(task, PATIENCE)


async def until(true: Callable[[], bool | Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            now = true()
            if now if isinstance(now, bool) else await now:
                return
            await asyncio.sleep(0.01)


def a_free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """The command itself, on a port of its own: to be killed, and started again on the same data."""

    def __init__(self, data: Path, log: Path | None = None, *more: str) -> None:
        self.port = a_free_port()
        self._data, self._log, self._more = data, log, more
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self._data), "--trust", "127.0.0.1", "--quick"]
        command, leash = [*COMMAND, *words, *self._more, "--log", "debug"], asyncio.subprocess.PIPE
        with (self._log or Path(os.devnull)).open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=leash, stdout=log, stderr=log, cwd=HERE
            )
        async with httpx.AsyncClient(verify=False) as http, asyncio.timeout(PATIENCE):
            while True:
                try:
                    await http.get(f"http://127.0.0.1:{self.port}/healthz")
                    return
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def send(self, how: int) -> None:
        assert self._process is not None
        self._process.send_signal(how)

    async def kill(self, how: int = signal.SIGKILL) -> None:
        assert self._process is not None
        self.send(how)
        await self.ended()

    async def ended(self) -> int:
        assert self._process is not None
        return await asyncio.wait_for(self._process.wait(), PATIENCE)

    async def __aenter__(self) -> Process:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Whatever came of the test, no server stays behind."""
        if self.running:
            await self.kill()


class Client:
    """A reader of a table: keeps what a browser would keep, and counts bytes."""

    def __init__(self, line: ClientConnection) -> None:
        self.socket = line
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.room: dict[str, Any] = {}
        self.situation: dict[str, Any] | None = None
        self.lines: dict[int, str] = {}
        self.you: int | None = None
        self._ids = 0

    async def send(self, command: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(command))

    async def command(self, type: str, **rest: Any) -> dict[str, Any]:
        """Send, and wait for what came of it."""
        self._ids += 1
        id = rest.pop("id", f"{id_of(self)}-{self._ids}")
        await self.send({"type": type, "id": id, **rest})
        return await self.wait(lambda message: message.get("id") == id)

    async def done(self, type: str, **rest: Any) -> None:
        answer = await self.command(type, **rest)
        assert answer["type"] == "ack", answer

    async def until(self, type: str) -> dict[str, Any]:
        return await self.wait(lambda message: message["type"] == type)

    async def wait(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until a message is the wanted one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = [message for message in await self.read() if wanted(message)]
                if found:
                    return found[0]

    async def read(self) -> list[dict[str, Any]]:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        messages: list[dict[str, Any]] = json.loads(text)
        for message in messages:
            self.messages.append(message)
            self._take(message)
        return messages

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.you, self.room, self.situation = message["you"], message["room"], message["situation"]
            if self.situation is not None:
                self._add(self.situation["lines"])
        elif kind == "room":
            self.room = message["room"]
        elif kind == "update":
            assert self.situation is not None
            rest = {key: value for key, value in message.items() if key not in ("type", "changed", "lines")}
            assert message["version"] > self.situation["version"]
            self.situation = {**self.situation, **rest, "view": {**self.situation["view"], **message["changed"]}}
            self._add(message["lines"])
        elif kind == "refused" and message["fresh"] is not None:
            self.situation = message["fresh"]

    def _add(self, lines: list[dict[str, Any]]) -> None:
        self.lines.update({line["n"]: line["text"] for line in lines})

    @property
    def question(self) -> dict[str, Any] | None:
        return None if self.situation is None else self.situation["question"]

    @property
    def over(self) -> bool:
        return self.situation is not None and self.situation["result"] is not None

    async def answer(self, option: str) -> dict[str, Any]:
        assert self.situation is not None
        return await self.command("answer", version=self.situation["version"], option=option)

    async def play(self, random: Random, answers: int = 100_000) -> int:
        """Answer whatever is asked, at random, until the game is over."""
        given = 0
        while not self.over and given < answers:
            question = self.question
            if question is None:
                await self.read()
                continue
            option = random.choice(question["options"])["id"]
            reply = await self.answer(option)
            assert reply["type"] == "ack", reply
            given += 1
        return given

    async def closed(self) -> int:
        """Read to the end; the code with which the server closed."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.read()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006

    async def close(self) -> None:
        await self.socket.close()


def id_of(client: Client) -> str:
    return f"{id(client):x}"
