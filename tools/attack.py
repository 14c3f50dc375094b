"""What a house bears that is attacked: do those who play there notice?

    python -m tools.attack                          # about four minutes; nothing else should run
    python -m tools.attack --only 3 5 --seconds 20  # some attacks, for longer
    python -m tools.attack --write docs/load.md     # put the figures into the page
    python -m tools.attack --quick                  # a second each: what must hold on any computer

`crise serve` runs with its ordinary limits on a fresh folder; honest tables play, and some of their people send a ping
ten times a second. Strangers come from other addresses of this computer (127.x.y.z: Linux gives us all of them) and
attack for some seconds; then as many people come, as often, and do something of the kind that one may, from so many
addresses that none is limited. Printed is how long a ping took meanwhile. Everything that the server's loop does
between two messages is in it: the loop was never later than the longest ping took. So is what nobody here can help: how
long the thread that serves was kept from a core by others, and how long the disk took. Both stand beside the times:
where they differ between an attack and the people after it, the times tell of the computer. On a busy one the CPU of
the server means more.

Ends with 1 if somebody was thrown out, a table stood still, an acknowledged answer was lost, the server had a fault or
its memory grew too much. Never because something took long: that is for people to read, on a quiet computer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import uvloop
from websockets.asyncio.client import connect

from crise.games import GAMES
from crise.server.room import events as ev
from crise.server.storage.sqlite import SqliteStore
from tools.crowds import ATTACKS, GAME, OFTEN, Came, Target, crowd
from tools.load import SEATS, Server, Table, call_time
from tools.pages import put_into

TABLES = 3
THINK = 0.25  # seconds
ADDRESSES = 4  # of the attackers; every attack has its own
PEOPLE = tuple(f"127.1.0.{number}" for number in range(1, 251))  # addresses of the honest crowd
WITHIN = 2.0  # times as long as with honest people
MEMORY = 200.0  # MB that an attack may take
CHAT = 12  # lines that everybody has said before
PAGE = os.sysconf("SC_PAGE_SIZE")
FAULTS, CPU = "crise_faults_total", "process_cpu_seconds_total"
STORED, STORING = "crise_store_seconds_count", "crise_store_seconds_sum"


class HonestTable(Table):
    """People who play, and one of whom measures how long a ping takes."""

    patience = 60.0

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(server, GAME, THINK, number)
        self.pings: list[float] = []  # milliseconds
        self._sent = 0
        self._heard: asyncio.Queue[tuple[str, float]] = asyncio.Queue()

    async def enter(self) -> None:
        await super().enter()
        self._line = await connect(self.server.socket, compression=None, max_size=None, ping_interval=None)
        await self._line.send(json.dumps({"type": "hello", "code": self.code, "token": self.tokens[0]}))
        self.readers.append(asyncio.create_task(self._listen()))

    async def _listen(self) -> None:
        async for text in self._line:
            now = time.perf_counter()
            for message in json.loads(text):
                if message["type"] == "ack":
                    self._heard.put_nowait((message["id"], now))

    async def ping(self, until: float) -> None:
        while time.perf_counter() < until:
            self._sent += 1
            began = time.perf_counter()
            await self._line.send(json.dumps({"type": "ping", "id": f"p{self._sent}"}))
            id, now = "", 0.0
            async with asyncio.timeout(self.patience):
                while id != f"p{self._sent}":
                    id, now = await self._heard.get()
            self.pings.append(1000 * (now - began))
            await asyncio.sleep(OFTEN)

    async def go_on(self, until: float) -> None:
        """For longer if nobody was asked yet: a busy computer takes its time."""
        before, late = self.answers, until + self.patience
        await self.play(until)
        while self.answers == before and time.perf_counter() < late:
            await self.play(time.perf_counter() + THINK)

    async def talk(self) -> None:
        """What a welcome has to carry."""
        for number in range(CHAT):
            for seat, line in enumerate(self.sockets):
                await line.send(json.dumps({"type": "say", "id": f"c{seat}-{number}", "text": "🔥" * 300}))

    async def play_to_the_end(self) -> int:
        """How many answers the game took."""
        while not self.over:
            if self.questions:
                await self._answer()
            await asyncio.sleep(0.02)  # as many as a socket may send
        return self.answers

    @property
    def given(self) -> list[tuple[int, str]]:
        """Answers that were acknowledged."""
        return [(seat, id) for seat, id in self.acknowledged if id.startswith("a")]

    @property
    def thrown_out(self) -> int:
        return sum(reader.done() for reader in self.readers)

    async def leave(self) -> None:
        await super().leave()
        await self._line.close()


# --- one phase ----------------------------------------------------------------------------------------------


class Seen(NamedTuple):
    """What there was to be seen while a crowd was there."""

    came: Came
    pings: list[float]  # sorted
    before: float  # MB
    peak: float
    cpu: float  # of the server: per cent of a core
    kept: float  # milliseconds of each second in which it had something to do and no core
    flush: float  # milliseconds in which what was done was safe on the disk
    harm: list[str]

    def ping(self, part: float) -> float:
        """p50: 0.5."""
        return self.pings[min(len(self.pings) - 1, int(len(self.pings) * part))]


class House:
    def __init__(self, server: Server, seconds: float, rest: float, crowds: ProcessPoolExecutor) -> None:
        self.server, self.seconds, self.rest, self._crowds = server, seconds, rest, crowds
        self.tables: list[HonestTable] = []

    async def open(self) -> None:
        self.tables = [HonestTable(self.server, number) for number in range(TABLES + 1)]
        for table in self.tables:
            table.make()
            await table.enter()
            await table.start()
        await asyncio.sleep(1)
        finished = self.tables.pop()
        answers = await finished.play_to_the_end()
        await finished.leave()
        await self.tables[0].talk()
        codes, bad = [table.code for table in self.tables], self.tables[0]
        seat, rules = (bad.code, bad.tokens[SEATS - 1]), await asyncio.to_thread(self._longest_rules)
        self._target = Target(self.server.port, codes, seat, finished.code, answers, rules)
        await self._crowd(0, True, (), 0)  # it is there now

    def _longest_rules(self) -> str:
        """Of all games. What the server makes once is made then, as it is after an hour."""
        self.server.call("/api/games")
        return max(GAMES, key=lambda game: len(self.server.call(f"/api/games/{game}/rules")))

    def _crowd(self, number: int, honest: bool, addresses: Sequence[str], seconds: float) -> Awaitable[Came]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._crowds, crowd, number, honest, self._target, addresses, seconds)

    async def attacked(self, number: int) -> Seen:
        addresses = [f"127.{2 + number}.0.{one}" for one in range(1, ADDRESSES + 1)]
        return await self._seen(lambda: self._crowd(number, False, addresses, self.seconds))

    async def visited(self, number: int) -> Seen:
        """By as many people who do what one may."""
        return await self._seen(lambda: self._crowd(number, True, PEOPLE, self.seconds))

    async def quiet(self) -> Seen:
        return await self._seen(lambda: asyncio.sleep(self.seconds, Came(0, 0)))

    async def _seen(self, come: Callable[[], Awaitable[Came]]) -> Seen:
        memory, kept = [self._memory()], self._kept()
        faults, cpu, stored, storing = (self.server.figure(name) for name in (FAULTS, CPU, STORED, STORING))
        answers = [table.answers for table in self.tables]
        for table in self.tables:
            table.pings.clear()
        watching = asyncio.create_task(self._watch(memory))
        came, failed = await asyncio.gather(come(), self._live())
        cpu = 100 * (self.server.figure(CPU) - cpu) / self.seconds
        kept = (self._kept() - kept) / self.seconds
        stored, storing = self.server.figure(STORED) - stored, self.server.figure(STORING) - storing
        await asyncio.sleep(self.rest)
        watching.cancel()
        harm = failed + self._harm(answers, self.server.figure(FAULTS) - faults)
        pings = sorted(ping for table in self.tables for ping in table.pings)
        flush = 1000 * storing / max(1.0, stored)
        return Seen(came, pings or [float("inf")], memory[0], max(memory), cpu, kept, flush, harm)

    async def _live(self) -> list[str]:
        """Everybody plays, and some send pings."""
        until = time.perf_counter() + self.seconds
        doing = [work for table in self.tables for work in (table.go_on(until), table.ping(until))]
        done = await asyncio.gather(*doing, return_exceptions=True)
        return [f"{type(one).__name__} at a table" for one in done if one is not None]

    def _harm(self, answers: Sequence[int], faults: float) -> list[str]:
        harm = [f"{table.thrown_out} thrown out" for table in self.tables if table.thrown_out]
        stood = [table for table, old in zip(self.tables, answers, strict=True) if table.answers == old]
        harm += [f"{len(stood)} tables stood still"] if stood else []
        return harm + ([f"{faults:.0f} faults of the server"] if faults else [])

    def _memory(self) -> float:
        """MB that the server has, without its processes for bots."""
        pages = int(Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1])
        return pages * PAGE / 1e6

    def _kept(self) -> float:
        """Milliseconds in which the thread that serves waited for a core."""
        return int(Path(f"/proc/{self.server.process.pid}/schedstat").read_text().split()[1]) / 1e6

    async def _watch(self, memory: list[float]) -> None:
        while True:
            memory.append(self._memory())
            await asyncio.sleep(OFTEN)


def lost(data: Path, tables: Sequence[HonestTable]) -> list[tuple[int, str]]:
    """Answers that were acknowledged and are not stored, or twice; the server has ended."""

    async def stored(table: HonestTable) -> Counter[tuple[int | None, str]]:
        events = [ev.read(row) for row in await store.events(table.code)]
        return Counter((event.by, event.id) for event in events)

    store = SqliteStore(data / "crise.db")
    try:
        done = [asyncio.run(stored(table)) for table in tables]
    finally:
        store.close()
    return [answer for table, found in zip(tables, done, strict=True) for answer in table.given if found[answer] != 1]


# --- what it says -------------------------------------------------------------------------------------------


class Row(NamedTuple):
    name: str
    attack: Seen
    honest: Seen

    @property
    def harm(self) -> list[str]:
        grown = self.attack.peak - self.attack.before
        return self.attack.harm + ([f"{grown:.0f} MB more"] if grown > MEMORY else [])

    @property
    def ratios(self) -> list[float]:
        return [self.attack.ping(part) / self.honest.ping(part) for part in (0.5, 0.95)]

    def __str__(self) -> str:
        attack, honest = self.attack, self.honest
        ratios, within = " / ".join(f"{one:.2f}" for one in self.ratios), max(self.ratios) <= WITHIN
        cells = [self.name, came(attack), came(honest), pings(attack), pings(honest), ratios, "yes" if within else "no"]
        cells += [
            f"{attack.pings[-1]:.0f} ms",
            f"{attack.cpu:.0f} / {honest.cpu:.0f} %",
            f"{attack.kept:.0f} / {honest.kept:.0f} ms",
            f"{attack.flush:.0f} / {honest.flush:.0f} ms",
            f"{attack.before:.0f} → {attack.peak:.0f} MB",
        ]
        return f"| {' | '.join([*cells, ', '.join(self.harm) or 'nobody'])} |"


def came(seen: Seen) -> str:
    return f"{seen.came.many}, {seen.came.refused}"


def pings(seen: Seen) -> str:
    return f"{seen.ping(0.5):.1f} / {seen.ping(0.95):.1f} ms"


HEADS = (
    "attack",
    "attackers came, refused",
    "people came, refused",
    "ping, p50 / p95: attacked",
    "with people",
    "ratio",
    "within twice",
    "longest",
    "server CPU: attacked / with people",
    "kept from a core, each second",
    "a flush of the disk",
    "memory before → peak",
    "harmed",
)


def heads() -> str:
    return f"| {' | '.join(HEADS)} |\n{'|---' * len(HEADS)}|"


async def measure(house: House, only: Sequence[int], say: Callable[[str], None]) -> list[Row]:
    await house.open()
    quiet = await house.quiet()
    say(f"Nobody but {TABLES} tables: a ping takes {pings(quiet)}, the longest took {quiet.pings[-1]:.0f} ms.\n")
    say(heads())
    rows = []
    for number in only:
        rows.append(Row(ATTACKS[number].name, await house.attacked(number), await house.visited(number)))
        say(str(rows[-1]))
    for table in house.tables:
        await table.leave()
    return rows


def run(given: argparse.Namespace, say: Callable[[str], None]) -> int:
    """How much was wrong."""
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(1, get_context("spawn")) as crowds:
        server = Server(given.port or free_ports(), Path(folder), None)
        try:
            server.wait()
            house = House(server, given.seconds, given.rest, crowds)
            rows = uvloop.run(measure(house, [one - 1 for one in given.only], say))
        finally:
            server.stop()
        gone = lost(Path(folder), house.tables)
    answers = sum(len(table.given) for table in house.tables)
    say(f"\nOf {answers} acknowledged answers {len(gone)} are not in the store exactly once.")
    return len(gone) + sum(len(row.harm) + len(row.honest.harm) for row in rows)


def free_ports() -> int:
    """One that is free, and the next one too."""
    while True:
        with socket.socket() as first, socket.socket() as second, suppress(OSError):
            first.bind(("127.0.0.1", 0))
            port: int = first.getsockname()[1]
            second.bind(("127.0.0.1", port + 1))
            return port


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    every = range(1, len(ATTACKS) + 1)
    named = ", ".join(f"{number} {attack.name}" for number, attack in enumerate(ATTACKS, 1))
    parser.add_argument("--only", type=int, nargs="+", choices=every, default=list(every), metavar="N", help=named)
    parser.add_argument("--seconds", type=float, default=8, help="of each attack, and of the people after it")
    parser.add_argument("--rest", type=float, default=2, help="seconds between two")
    parser.add_argument("--port", type=int, default=0, help="of the server; the next one is for its figures")
    parser.add_argument("--quick", action="store_true", help="a second each: times mean nothing then")
    parser.add_argument("--write", type=Path, help="a page that has a place for it")
    given = parser.parse_args(args)
    if given.quick:
        given.seconds, given.rest = 1.0, 0.2
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    said: list[str] = []

    def say(line: str) -> None:
        said.append(line)
        print(line, flush=True)

    busy = f"with {os.getloadavg()[0]:.1f} processes wanting a core"
    say(f"A call in Python takes {call_time():.0f} ns of CPU here, {busy}; {given.seconds:g} seconds each.")
    wrong = run(given, say)
    if given.write is not None:
        given.write.write_text(put_into(given.write.read_text(), "attack", "\n".join(said)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
