"""Work beside the rest. The server waits for its end before it closes, whatever became of whom it was for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from crise.server.ops import logs

FAREWELL = 1.0  # seconds for the last words to sockets, when the server closes
LATEST = 10.0  # seconds after which what was cancelled and goes on is given up

T = TypeVar("T")


class Tasks:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T], failed: Callable[[BaseException], None]) -> asyncio.Task[T]:
        def done(task: asyncio.Task[T]) -> None:
            self._tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                failed(error)

        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(done)
        return task

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def end(self) -> None:
        """Those that were just begun are the last words to sockets: a slow reader must not keep the server open."""
        for seconds in (FAREWELL, LATEST):
            if not self._tasks:
                return
            await asyncio.wait(self._tasks, timeout=seconds)
            self.cancel()
        if self._tasks:
            logs.warn("tasks can't be ended", tasks=len(self._tasks))
