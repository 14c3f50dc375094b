"""What all tables of a server share, made once and handed to whoever needs it. It knows no table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, TypeVar

from crise.game.manifest import Game
from crise.server.http.limits import Limiter
from crise.server.ops import logs
from crise.server.ops.metrics import Metrics
from crise.server.ops.tasks import Tasks
from crise.server.ops.turns import Turns
from crise.server.outbox.text import game_text
from crise.server.settings import Settings
from crise.server.storage.event_log import EventLog
from crise.server.storage.opened import open_store
from crise.server.storage.store import Store
from crise.server.workers.pool import WorkerPool
from crise.server.ws.batching import CommandBatch

T = TypeVar("T")


class Services:
    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings, self.pace = settings, settings.pace
        self.loop = asyncio.get_running_loop()
        self.metrics = Metrics()
        self.store: Store = open_store(settings) if store is None else store
        self.log = EventLog(self.store, self.metrics, self.loop)
        self.workers = WorkerPool(settings.workers, self.metrics, settings.worker_command)
        self.tasks = Tasks(self.loop)
        self.turns = Turns(self.loop)
        self.limiter = Limiter(settings.limits, self.loop.time)
        self.batch = CommandBatch(self.loop)
        self._made: dict[Hashable, asyncio.Task[Any]] = {}

    async def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """What never changes and takes a second to make: beside the loop, once however many ask, and kept."""
        making = self._made.get(what)
        if making is None or (making.done() and not _made_well(making)):  # no file was free then, say: tried again
            making = self._made[what] = self.loop.create_task(asyncio.to_thread(make))
        made: T = await asyncio.shield(making)
        return made

    async def words(self, game: Game[Any, Any, Any], language: str) -> None:
        """What a game says in a language is there from now on: to read it takes as long as hundreds of pings."""
        await self.once(("words", game.id, language), partial(game_text, game, language))

    def failed(self, error: BaseException) -> None:
        self.metrics.faults.inc()
        logs.fault("task failed", error)

    async def close(self) -> None:
        """Nothing of it is under way afterwards, and what was done is stored."""
        await self.workers.stop()
        await self.tasks.end()
        self.log.flush()
        try:
            await asyncio.to_thread(self.store.close)
        except Exception as error:
            self.metrics.faults.inc()
            logs.fault("store can't be closed", error)


def _made_well(task: asyncio.Task[Any]) -> bool:
    return not task.cancelled() and task.exception() is None
