"""How much one server bears: tables of four scripted people over real WebSockets, on this computer.

    python tools/load.py --tables 1 10 50 200             # people who think for a quarter of a second
    python tools/load.py --tables 50 --think 0.05         # programs that answer nearly at once
    python tools/load.py --idle 500                       # tables where nobody does anything
    python tools/load.py --tables 50 --database postgresql://… --processes 2    # tables shared by two processes

Prints a row a number of tables: answers, server CPU per accepted answer, what the clients took for one (always the same
work: it tells how fast the computer is just then), and the time from an answer to the update of the last client that it
concerns. The server is a process of its own, and so are its bots; the clients share this one. What a database takes in
its own processes is not in it. Of several processes each looks after its own tables, as behind a proxy that knows the
way; their figures are added up.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from crise.games import GAMES

SEATS = 4
LIMIT = 10.0  # seconds in which an answer must be accepted
NAMES = ("Ada", "Bob", "Chloé", "Dora")
decode = msgspec.json.Decoder().decode


class Server:
    def __init__(self, port: int, data: Path, database: str | None, *trusted: str) -> None:
        """Addresses that are trusted have no limits."""
        self.port, self.base = port, f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/ws"
        self._figures = f"http://127.0.0.1:{port + 1}/metrics"
        command = ["serve", "--port", str(port), "--data", str(data), "--quick", "--metrics-port", str(port + 1)]
        command += [word for address in trusted for word in ("--trust", address)]
        if database is not None:
            command += ["--database", database, "--set", f"address=127.0.0.1:{port}"]
        self.process = subprocess.Popen([sys.executable, "-c", "from crise.cli import main; main()", *command])

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.base + path, data, {"content-type": "application/json"})
        with urlopen(request, timeout=30) as answer:
            return answer.read().decode()

    def wait(self) -> None:
        for _ in range(200):
            try:
                self.call("/healthz")
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not come up")

    def figure(self, name: str) -> float:
        with urlopen(self._figures, timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Table:
    """Four people who answer what they are asked, one after the other."""

    patience = LIMIT

    def __init__(self, server: Server, game: str, think: float, seed: int) -> None:
        self.server, self.game, self.think, self.random = server, game, think, Random(seed)
        self.sockets: list[ClientConnection] = []
        self.questions: dict[int, tuple[int, list[str]]] = {}
        self.updated = 0.0
        self.accepted = asyncio.Event()
        self.over = False
        self.taken: list[float] = []  # seconds from an answer to the last update
        self.answers = 0
        self.acknowledged: list[tuple[int, str]] = []  # seat, id of the command

    def make(self) -> None:
        made = json.loads(self.server.call("/api/tables", {"game": self.game, "name": NAMES[0], "seats": SEATS}))
        self.code, tokens = made["code"], [made["token"]]
        for name in NAMES[1:]:
            seated = json.loads(self.server.call(f"/api/tables/{self.code}/seats", {"name": name}))
            tokens.append(seated["token"])
        self.tokens = tokens

    async def enter(self) -> None:
        for token in self.tokens:
            socket = await connect(self.server.socket, compression=None, max_size=None, ping_interval=None)
            await socket.send(json.dumps({"type": "hello", "code": self.code, "token": token}))
            self.sockets.append(socket)
        self.readers = [asyncio.create_task(self._read(seat)) for seat in range(SEATS)]

    async def start(self) -> None:
        await self.sockets[0].send(json.dumps({"type": "start", "id": "start"}))

    async def _read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            now = time.perf_counter()
            for message in decode(text):
                if message["type"] in ("ack", "refused"):
                    self.accepted.set()
                if message["type"] == "ack":
                    self.acknowledged.append((seat, message["id"]))
                situation = message.get("situation") if message["type"] == "welcome" else message
                if message["type"] not in ("welcome", "update") or situation is None:
                    continue
                self.updated = now
                question = situation["question"]
                if question is None:
                    self.questions.pop(seat, None)
                else:
                    self.questions[seat] = situation["version"], [one["id"] for one in question["options"]]
                if seat == 0:  # whose socket tells of one game after the other
                    self.over = situation["result"] is not None

    async def play(self, until: float) -> None:
        """Whatever comes before the next answer was brought about by the last one: nobody else plays here."""
        while time.perf_counter() < until:
            began = await self._answer() if self.questions else 0.0
            await asyncio.sleep(self.think * (0.5 + self.random.random()))
            if self.updated > began > 0:
                self.taken.append(self.updated - began)
            if self.over:
                await self._again()

    async def _answer(self) -> float:
        seat = self.random.choice(list(self.questions))
        version, options = self.questions.pop(seat)
        self.answers += 1
        self.accepted.clear()
        command = {"type": "answer", "id": f"a{self.answers}", "version": version}
        began = time.perf_counter()
        await self.sockets[seat].send(json.dumps({**command, "option": self.random.choice(options)}))
        await asyncio.wait_for(self.accepted.wait(), self.patience)
        return began

    async def _again(self) -> None:
        self.questions.clear()
        for id in ("reopen", "start"):
            await self.sockets[0].send(json.dumps({"type": id, "id": f"{id}{self.answers}"}))
        async with asyncio.timeout(self.patience):
            while self.over:
                await asyncio.sleep(0.01)

    async def leave(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


def figure(servers: list[Server], name: str) -> float:
    return sum(server.figure(name) for server in servers)


async def sit_down(servers: list[Server], game: str, count: int, think: float) -> list[Table]:
    tables = [Table(servers[number % len(servers)], game, think, number) for number in range(count)]
    for table in tables:
        table.make()
        await table.enter()
        await table.start()
    await asyncio.sleep(1)
    return tables


class Load(NamedTuple):
    """What was measured, in milliseconds and parts of a second."""

    tables: int
    rate: float  # answers a second
    each: float  # CPU of the server for an answer
    theirs: float  # and of the clients
    waits: tuple[float, float, float]  # p50, p95, p99
    busy: float  # part of a core

    def row(self) -> str:
        waits = " | ".join(f"{wait:.1f} ms" for wait in self.waits)
        each, theirs = f"{self.each:.2f} ms", f"{self.theirs:.2f} ms"
        return f"| {self.tables} | {self.rate:.0f} | {each} | {theirs} | {waits} | {100 * self.busy:.0f} % |"


async def load(servers: list[Server], game: str, count: int, think: float, seconds: float) -> Load:
    tables = await sit_down(servers, game, count, think)
    cpu, answers = figure(servers, "process_cpu_seconds_total"), figure(servers, "crise_answers_total")
    until, clients = time.perf_counter() + seconds, time.process_time()
    await asyncio.gather(*(table.play(until) for table in tables))
    clients = time.process_time() - clients
    cpu = figure(servers, "process_cpu_seconds_total") - cpu
    answers = figure(servers, "crise_answers_total") - answers
    taken = sorted(1000 * one for table in tables for one in table.taken)
    for table in tables:
        await table.leave()
    p50, p95, p99 = (taken[min(len(taken) - 1, int(len(taken) * part))] for part in (0.5, 0.95, 0.99))
    each, theirs = (1000 * one / max(1, answers) for one in (cpu, clients))
    return Load(count, answers / seconds, each, theirs, (p50, p95, p99), cpu / seconds)


async def idle(servers: list[Server], game: str, count: int) -> str:
    warm = await sit_down(servers, game, 5, 1)
    before = figure(servers, "process_resident_memory_bytes")
    tables = await sit_down(servers, game, count, 1)
    await asyncio.sleep(2)
    after = figure(servers, "process_resident_memory_bytes")
    cpu = figure(servers, "process_cpu_seconds_total")
    await asyncio.sleep(5)
    cpu = figure(servers, "process_cpu_seconds_total") - cpu
    for table in (*tables, *warm):
        await table.leave()
    return (
        f"{count} idle tables, {SEATS * count} sockets: {(after - before) / 1e6:.0f} MB more than "
        f"{before / 1e6:.0f} MB, {100 * cpu / 5:.1f} % of a core"
    )


def call_time() -> float:
    """Nanoseconds of CPU for a call in Python: how fast this computer is right now, with all that runs beside."""

    def call(number: int) -> int:
        return number + 1

    began = time.process_time()
    for number in range(1_000_000):
        call(number)
    return (time.process_time() - began) * 1000


async def measure(servers: list[Server], given: argparse.Namespace) -> None:
    if given.idle:
        print(await idle(servers, given.game, given.idle), flush=True)
        return
    print("| tables | answers/s | CPU per answer | clients' CPU | p50 | p95 | p99 | server CPU |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for count in given.tables:
        print((await load(servers, given.game, count, given.think, given.seconds)).row(), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 50, 200])
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--game", default=next(iter(GAMES)))
    parser.add_argument(
        "--think",
        type=float,
        default=0.25,
        help="seconds from one answer at a table to the next, half as much more or less",
    )
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--port", type=int, default=8791, help="of the server; the next one is for its figures")
    parser.add_argument("--database", help="an empty one of PostgreSQL; without it a file")
    parser.add_argument("--processes", type=int, default=1, help="that share the database")
    given = parser.parse_args()
    if given.processes > 1 and given.database is None:
        parser.error("several processes need a --database")
    load = os.getloadavg()[0]
    print(f"A call in Python takes {call_time():.0f} ns of CPU here, with {load:.1f} processes wanting a core")
    with running(given.port, given.database, given.processes) as servers:
        uvloop.run(measure(servers, given))


@contextmanager
def running(port: int, database: str | None, processes: int) -> Iterator[list[Server]]:
    """So many servers, each with a folder of its own, until they are no longer needed."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        ports = range(port, port + 2 * processes, 2)
        servers = [Server(port, Path(folder) / str(port), database, "127.0.0.1") for port in ports]
        try:
            for server in servers:
                server.wait()
            yield servers
        finally:
            for server in servers:
                server.stop()


if __name__ == "__main__":
    main()
