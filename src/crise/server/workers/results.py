"""What was worked out of games that are over: kept for whoever asks again, and shared by those who ask at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from crise.engine.ask import Refused
from crise.server.ops.tasks import Tasks


class Results:
    def __init__(self, tasks: Tasks, most_bytes: int, most_waiting: int) -> None:
        self._tasks = tasks
        self._most_bytes, self._most_waiting = most_bytes, most_waiting
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}

    async def get(self, key: Hashable, work_out: Callable[[], Awaitable[bytes]]) -> bytes:
        """Refuses where too much waits already."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._under_way.get(key)
        if task is None:
            if len(self._under_way) >= self._most_waiting:
                raise Refused("busy")
            task = self._under_way[key] = self._tasks.spawn(self._work_out(key, work_out), _told)
        return await asyncio.shield(task)

    async def _work_out(self, key: Hashable, work_out: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            result = await work_out()
        finally:
            del self._under_way[key]
        self._keep(key, result)
        return result

    def _keep(self, key: Hashable, result: bytes) -> None:
        self._kept[key] = result
        self._bytes += len(result)
        while self._bytes > self._most_bytes:
            self._bytes -= len(self._kept.popitem(last=False)[1])

    def forget(self, code: str) -> None:
        """A table that was removed."""
        for key in [key for key in self._kept if isinstance(key, tuple) and key[0] == code]:
            self._bytes -= len(self._kept.pop(key))


def _told(error: BaseException) -> None:
    """Whoever asked hears it; who has gone does not."""
