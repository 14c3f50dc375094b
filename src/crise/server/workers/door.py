"""Where workers from outside come in, and such a worker as the server sees it.

Whoever else reaches the port can say one short line, has little time for it, and pushes out whoever has stood there
longest: he costs next to nothing and learns nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import msgspec

from crise.server.ops import logs
from crise.server.ops.metrics import Metrics
from crise.server.workers import greeting
from crise.server.workers.answerer import Answerer
from crise.server.workers.pool import WorkerPool

HALF_OPEN = 8  # connections that have not proved anything yet
PARTING = 10.0  # seconds after which a connection that does not close is given up


class RemoteWorker(Answerer, asyncio.Protocol):
    longest = 1 << 16
    ready = True  # it comes to life before it comes

    def __init__(self, door: WorkerDoor) -> None:
        super().__init__()
        self.number = greeting.new_number()
        self._door = door
        self._line: asyncio.Transport | None = None
        self._is_in = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        greeting.watch(self._line.get_extra_info("socket"))
        self._door.came(self)
        self._line.write(self.number.encode() + b"\n")

    def data_received(self, data: bytes) -> None:
        if self._is_in:
            self.hear(data)
            return
        self._heard += data
        if len(self._heard) > greeting.LONGEST:
            self._door.turn_away(self)
        elif data.endswith(b"\n"):
            said, self._heard = bytes(self._heard), bytearray()
            self._is_in = self._door.greeted(self, said)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost()
        self._door.went(self)

    def reply(self, said: greeting.Reply) -> None:
        if self._line is not None:
            self._line.write(msgspec.json.encode(said) + b"\n")

    def _write(self) -> None:
        if self._line is not None:
            self._line.write(self._question)

    def _part(self) -> None:
        """What was said before it still gets, but nobody waits until it listens."""
        if self._line is not None:
            waits = self._line.get_write_buffer_size() > 0
            (self._line.abort if waits else self._line.close)()

    async def _reap(self) -> None:
        await asyncio.wait({self._gone}, timeout=PARTING)


class WorkerDoor:
    def __init__(self, pool: WorkerPool, secret: str, metrics: Metrics) -> None:
        self._pool, self._secret, self._metrics = pool, secret, metrics
        self._strangers: dict[RemoteWorker, asyncio.TimerHandle] = {}  # in the order in which they came

    def came(self, one: RemoteWorker) -> None:
        if len(self._strangers) >= HALF_OPEN:
            self.turn_away(next(iter(self._strangers)))
        self._strangers[one] = asyncio.get_running_loop().call_later(greeting.PATIENCE, self.turn_away, one)

    def greeted(self, one: RemoteWorker, said: bytes) -> bool:
        """Is it one of ours? Who knows the secret and comes with other rules is worth a line in the log; of anybody
        else a stranger could fill it with as many as he likes."""
        self._forget(one)
        reply = greeting.judged(self._secret, one.number, said) if one.alive else None
        if reply is not None:
            one.reply(reply)
            if not reply.fault and self._pool.join(one):
                return True
            if reply.fault == "version":
                logs.warn("worker of another version")
        self.turn_away(one)
        return False

    def went(self, one: RemoteWorker) -> None:
        self._forget(one)
        self._pool.leave(one)

    def _forget(self, one: RemoteWorker) -> None:
        timer = self._strangers.pop(one, None)
        if timer is not None:
            timer.cancel()

    def turn_away(self, one: RemoteWorker) -> None:
        self._forget(one)
        self._metrics.turned_away.labels("worker").inc()
        one.end()

    async def close(self) -> None:
        leaving = [one.end() for one in self._strangers]
        if leaving:
            await asyncio.wait(leaving)


@asynccontextmanager
async def worker_door(
    pool: WorkerPool, where: tuple[str, int] | None, secret: str, metrics: Metrics
) -> AsyncIterator[None]:
    """Open as long as it lasts."""
    if where is None:
        yield
        return
    await asyncio.to_thread(greeting.rules)  # it reads many files: nobody waits for that later
    door = WorkerDoor(pool, secret, metrics)
    server = await asyncio.get_running_loop().create_server(lambda: RemoteWorker(door), *where)
    try:
        yield
    finally:
        server.close()
        await door.close()
