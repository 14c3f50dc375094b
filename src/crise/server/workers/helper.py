"""`crise worker`: processes that come to a server, on this machine or from another, and think for its bots.

Each has a line of its own to the server and hands on what comes there to a process beside this one. When the server is
gone it comes back, after pauses that grow as long as it was of no use.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from random import uniform
from typing import Any, NamedTuple

import msgspec

from crise.server.workers import greeting, jobs
from crise.server.workers.child import Child
from crise.server.workers.greeting import Unwelcome
from crise.server.workers.pool import BOOT, WORKER_COMMAND

LONGEST_JOB = 64 << 20
PAUSES = (0.5, 30.0)  # seconds: the first, and the longest
NOTHING = jobs.Think("", None, 0, [], 0, "", 0.0)  # of no table: who is awake says so at once


class ServerPlace(NamedTuple):
    host: str
    port: int


class ServerLine:
    """A connection to a server that has proved to be one."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def greet(self, secret: str) -> None:
        """Raises Unwelcome."""
        number = (await self.read(greeting.LONGEST)).decode().strip()
        mine = greeting.introduction(secret, number)
        await self.write(msgspec.json.encode(mine) + b"\n")
        greeting.check(secret, number, mine, await self.read(greeting.LONGEST))

    async def read(self, longest: int) -> bytes:
        line = bytearray()
        while len(line) <= longest:
            try:
                return bytes(line + await self._reader.readuntil())
            except asyncio.LimitOverrunError as more:
                line += await self._reader.readexactly(more.consumed)
        raise ValueError("a line without an end")

    async def write(self, line: bytes) -> None:
        self._writer.write(line)
        await self._writer.drain()

    async def gone(self) -> None:
        """The server says nothing while it waits for an answer: if it does, or is cut off, it does not wait."""
        with suppress(OSError):
            await self._reader.read(1)


class Team:
    """Processes that think for one server. `told`: are any of them there?"""

    def __init__(self, place: ServerPlace, secret: str, told: Callable[[bool], None], command: Sequence[str]) -> None:
        self._place, self._secret, self._told = place, secret, told
        self.command = command
        self._there = 0
        self._said: bool | None = None

    @asynccontextmanager
    async def line(self) -> AsyncIterator[ServerLine]:
        """Raises OSError, EOFError or ValueError if nobody lets workers in there; Unwelcome."""
        async with asyncio.timeout(greeting.PATIENCE):
            reader, writer = await asyncio.open_connection(*self._place)
        try:
            greeting.watch(writer.get_extra_info("socket"))
            line = ServerLine(reader, writer)
            async with asyncio.timeout(greeting.PATIENCE):
                await line.greet(self._secret)
            yield line
        finally:
            writer.close()

    @asynccontextmanager
    async def presence(self) -> AsyncIterator[None]:
        self._there += 1
        self.tell()
        try:
            yield
        finally:
            self._there -= 1

    def tell(self) -> None:
        """Once, and again when it is otherwise."""
        if self._said != bool(self._there):
            self._said = bool(self._there)
            self._told(self._said)


class Helper:
    """One process."""

    def __init__(self, team: Team) -> None:
        self._team = team
        self._child: Child | None = None

    async def help(self) -> None:
        """Until it is cancelled. Raises Unwelcome."""
        pause, longest = PAUSES
        try:
            while True:
                pause = PAUSES[0] if await self._visit() else min(2 * pause, longest)
                await asyncio.sleep(uniform(pause / 2, pause))
        finally:
            if self._child is not None:
                await self._child.end()

    async def _visit(self) -> bool:
        """Was it of any use?"""
        useful, child = False, await self._awake()
        try:
            async with self._team.line() as line, self._team.presence():
                while True:
                    job = await line.read(LONGEST_JOB)
                    await line.write(await answer(child, job, line))
                    useful = True
        except (OSError, EOFError, ValueError):
            self._team.tell()
        return useful

    async def _awake(self) -> Child:
        """The process of before, if it did not die over something."""
        if self._child is not None and self._child.alive:
            return self._child
        if self._child is not None:
            await self._child.end()
        self._child = Child(self._team.command)
        try:
            async with asyncio.timeout(BOOT):
                await self._child.ask(msgspec.json.encode(NOTHING) + b"\n")
        except (EOFError, TimeoutError) as error:
            raise Unwelcome("process") from error
        return self._child


async def answer(child: Child, job: bytes, line: ServerLine) -> bytes:
    """Raises EOFError if the process died, or the server does not wait for it any more: then it is ended, whatever it
    was thinking of."""
    asked = asyncio.create_task(child.ask(job))
    gone = asyncio.create_task(line.gone())
    try:
        await asyncio.wait({asked, gone}, return_when=asyncio.FIRST_COMPLETED)
        return asked.result()  # not there: InvalidStateError
    except asyncio.InvalidStateError as error:
        raise EOFError from error
    finally:
        if not asked.done():
            asked.cancel()
            child.end()
        gone.cancel()
        await asyncio.wait({asked, gone})  # nobody else may listen to the line meanwhile


async def help_server(
    place: ServerPlace, secret: str, count: int, told: Callable[[bool], None], command: Sequence[str] = WORKER_COMMAND
) -> None:
    """Until it is cancelled. Raises Unwelcome."""
    team = Team(place, secret, told, command)
    tasks = [asyncio.create_task(Helper(team).help()) for _ in range(count)]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """By Ctrl-C or SIGTERM: in good order."""

    async def all_of_it() -> None:
        task = asyncio.ensure_future(work)
        for sign in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(sign, task.cancel)
        with suppress(asyncio.CancelledError):
            await task

    with suppress(KeyboardInterrupt):  # where there are no handlers
        asyncio.run(all_of_it())
