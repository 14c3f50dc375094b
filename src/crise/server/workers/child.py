"""A process beside this one that answers a line with a line."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

from crise.server.ops import logs

LONGEST_ANSWER = 64 << 20
DYING = 1.0  # seconds in which one that closed its pipe ends by itself
LATEST = 10.0  # seconds after which one that was killed and is still there is given up


class Child(asyncio.SubprocessProtocol):
    """Held from before its start until it has ended and its pipes are closed, whoever stops waiting for it."""

    def __init__(self, command: Sequence[str]) -> None:
        loop = asyncio.get_running_loop()
        self.alive = True
        self._transport: asyncio.SubprocessTransport | None = None
        self._question = b""
        self._answer: asyncio.Future[bytes] | None = None
        self._heard = bytearray()
        self._silent = False  # it closed its end of the pipe
        self._gone: asyncio.Future[None] = loop.create_future()
        self._reaping: asyncio.Task[None] | None = None
        self._starting = loop.create_task(self._start(command))

    async def _start(self, command: Sequence[str]) -> None:
        """In a session of its own: who stops the server from the keyboard stops the server, which then stops this."""
        loop = asyncio.get_running_loop()
        try:
            await loop.subprocess_exec(lambda: self, *command, stderr=None, start_new_session=True)
        except Exception as error:
            logs.fault("process can't be started", error)
            self.connection_lost(error)

    @property
    def pid(self) -> int | None:
        return None if self._transport is None else self._transport.get_pid()

    async def ask(self, question: bytes) -> bytes:
        """One question at a time. Raises EOFError if there will be no answer."""
        if not self.alive:
            raise EOFError
        self._question, self._answer = question, asyncio.get_running_loop().create_future()
        self._write()
        return await self._answer

    def _write(self) -> None:
        """One that is not started yet is asked when it is."""
        if self._transport is not None and self._question:
            cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(self._question)
            self._question = b""

    # --- the end --------------------------------------------------------------------------------

    def end(self) -> asyncio.Task[None]:
        """Whoever waits for an answer is told now; when the task is done, nothing of the process is left."""
        self.alive = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(EOFError())
        if not self._silent:  # or else it is dying, and is left to it for a moment
            self._kill()
        if self._reaping is None:
            self._reaping = asyncio.get_running_loop().create_task(self._reap())
        return self._reaping

    async def _reap(self) -> None:
        for seconds in (DYING, LATEST):
            _, waiting = await asyncio.wait({self._starting, self._gone}, timeout=seconds)
            if not waiting:
                return
            self._kill()
        logs.warn("process can't be ended", pid=self.pid)

    def _kill(self) -> None:
        """By the signal that can't be refused. What is open is closed."""
        if self._transport is not None:
            self._transport.close()

    @property
    def reaped(self) -> bool:
        return self._reaping is not None and self._reaping.done()

    # --- what the loop tells --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        if self.alive:
            self._write()
        else:
            self._kill()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._heard += data
        if self._answer is None or self._answer.done() or len(self._heard) > LONGEST_ANSWER:
            self.end()  # it speaks unasked or without an end: nothing of that can be relied on
        elif data.endswith(b"\n"):
            heard, self._heard = bytes(self._heard), bytearray()
            self._answer.set_result(heard)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._silent = True
        self.end()

    def process_exited(self) -> None:
        self._kill()

    def connection_lost(self, exc: Exception | None) -> None:
        self.end()
        if not self._gone.done():
            self._gone.set_result(None)
