"""What clients send waits a moment for company: done in one go, it shares one flush of the disk, two hand-overs between
threads, and what is still warm from the command before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LINGER = 0.010  # seconds
BUSY = 1.0  # seconds for which the house counts as busy after two tables were at once


class Tray:
    """Commands in the order in which they came. Where only one table is busy, nobody is worth waiting for."""

    def __init__(self, loop: asyncio.AbstractEventLoop, linger: float = LINGER) -> None:
        self._loop, self._linger = loop, linger
        self._waiting: list[Callable[[], None]] = []
        self._last: object = None  # the table that the last command was for
        self._when = 0.0
        self._busy_until = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def put(self, table: object, do: Callable[[], None]) -> None:
        now = self._loop.time()
        if table is not self._last and now - self._when < self._linger:
            self._busy_until = now + BUSY
        self._last, self._when = table, now
        if now >= self._busy_until and not self._waiting:
            do()
            return
        self._waiting.append(do)
        if self._timer is None:
            self._timer = self._loop.call_later(self._linger, self.empty)

    def empty(self) -> None:
        """Do it all, now."""
        waiting = self._waiting
        self.clear()
        for do in waiting:
            do()

    def clear(self) -> None:
        """Nothing of it is done; nobody was told that it was."""
        self._waiting, timer, self._timer = [], self._timer, None
        if timer is not None:
            timer.cancel()
