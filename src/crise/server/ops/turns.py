"""What takes long is done one thing in a turn of the loop: in between everybody else is heard. Who asks for much at
once makes only those wait who ask for as much."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._taken = False  # this turn
        self._waiting: deque[Callable[[], object]] = deque()

    def take(self, do: Callable[[], object]) -> None:
        """Now, or when it is its turn. Nobody hears of it if it fails then."""
        if self._taken:
            self._waiting.append(do)
        else:
            self._begin()
            do()

    async def mine(self) -> None:
        """Wait for a turn: what follows, up to the next await, is done in it."""
        if not self._taken:
            self._begin()
            return
        turn: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(lambda: _end(turn))
        await turn

    def _begin(self) -> None:
        self._taken = True
        self._loop.call_soon(self._next)

    def _next(self) -> None:
        self._taken = bool(self._waiting)
        if self._taken:
            self._loop.call_soon(self._next)
            self._waiting.popleft()()


def _end(turn: asyncio.Future[None]) -> None:
    if not turn.done():  # else who waited for it has gone
        turn.set_result(None)
