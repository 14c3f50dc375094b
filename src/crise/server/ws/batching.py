"""Commands of several tables wait a moment for each other. Done in one go, they share one flush of the disk and two
hand-overs between threads, and find the caches warm."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol, TypeAlias

LINGER = 0.010  # seconds
BUSY = 1.0  # seconds for which the server counts as busy after two tables were at once


class Inbox(Protocol):
    """A table that takes commands: who sent it, and the frame."""

    def receive(self, reader: Any, data: bytes) -> None: ...


Waiting: TypeAlias = tuple[Inbox, Any, bytes]


class CommandBatch:
    """Commands in the order in which they came. While only one table is busy, its commands don't wait."""

    def __init__(self, loop: asyncio.AbstractEventLoop, linger: float = LINGER) -> None:
        self._loop, self._linger = loop, linger
        self._waiting: list[Waiting] = []
        self._last: Inbox | None = None  # the table that the last command was for
        self._when = 0.0
        self._busy_until = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def put(self, inbox: Inbox, reader: Any, data: bytes) -> None:
        now = self._loop.time()
        if inbox is not self._last and now - self._when < self._linger:
            self._busy_until = now + BUSY
        self._last, self._when = inbox, now
        if now >= self._busy_until and not self._waiting:
            inbox.receive(reader, data)
            return
        self._waiting.append((inbox, reader, data))
        if self._timer is None:
            self._timer = self._loop.call_later(self._linger, self.flush)

    def flush(self) -> None:
        """Do it all, now."""
        waiting = self._waiting
        self.clear()
        for inbox, reader, data in waiting:
            inbox.receive(reader, data)

    def clear(self) -> None:
        """Nothing of it is done; nobody was told that it was."""
        self._waiting, timer, self._timer = [], self._timer, None
        if timer is not None:
            timer.cancel()
