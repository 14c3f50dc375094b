"""A process beside this one that answers a line with a line."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

from crise.server.ops import logs
from crise.server.workers.answerer import Answerer

DYING = 1.0  # seconds in which one that closed its pipe ends by itself
LATEST = 10.0  # seconds after which one that was killed and is still there is given up


class Child(Answerer, asyncio.SubprocessProtocol):
    """Held from before its start until it has ended and its pipes are closed."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__()
        self._transport: asyncio.SubprocessTransport | None = None
        self._silent = False  # it closed its end of the pipe
        self._starting = asyncio.get_running_loop().create_task(self._start(command))

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

    def _write(self) -> None:
        """One that is not started yet is asked when it is."""
        if self._transport is not None and self._question:
            cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(self._question)
            self._question = b""

    # --- the end --------------------------------------------------------------------------------

    def _part(self) -> None:
        if not self._silent:  # or else it is dying, and is left to it for a moment
            self._kill()

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

    # --- what the loop tells --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        if self.alive:
            self._write()
        else:
            self._kill()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self.hear(data)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._silent = True
        self.end()

    def process_exited(self) -> None:
        self._kill()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost()
