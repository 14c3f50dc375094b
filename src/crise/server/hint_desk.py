"""Hints at a table: what the expert would answer, for whoever asks, within what each seat and each address may ask for.

That one was asked for is an event, told and stored before anybody begins to think; what comes of it goes to the one who
asked, and nothing else happens then. It is worked out in a process that no bot of any table waits for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from crise.engine.ask import Refused, Seat
from crise.server import wire
from crise.server.outbox.queue import Outbox, Reader
from crise.server.outbox.text import game_text
from crise.server.room.room import Room
from crise.server.services import Services
from crise.server.workers.pool import HintJob, WorkerLost, key_of


class HintDesk:
    def __init__(self, services: Services, room: Room, outbox: Outbox) -> None:
        self._services, self._room, self._outbox = services, room, outbox
        self._tasks: dict[Seat, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def begin(self, reader: Reader, command: wire.Hint) -> Callable[[], None]:
        """What to do when the table has been told. The room has agreed already; this is about how much is enough."""
        room, services, seat = self._room, self._services, reader.seat
        live = room.live
        assert live is not None
        assert seat is not None
        if seat in self._tasks:
            raise Refused("hint-begun")
        most = services.settings.limits.seat_hints
        if len(room.hinted.get(seat, ())) >= most:
            raise Refused("no-hint-left", most=most)
        if not services.workers.prompts:
            raise Refused("hints-busy")
        if not services.limiter.hints.take(reader.address):
            raise Refused("hints-too-fast")
        job = HintJob(key_of(room.code, live), live, room.cards, live.given[:], seat)
        return lambda: self._spawn(seat, self._think(reader, command, job))

    def _spawn(self, seat: Seat, thought: Coroutine[Any, Any, None]) -> None:
        task = self._tasks[seat] = self._services.tasks.spawn(thought, self._services.failed)
        task.add_done_callback(lambda _: self._tasks.pop(seat, None))

    async def _think(self, reader: Reader, command: wire.Hint, job: HintJob) -> None:
        try:
            found = await self._services.workers.advise(job)
        except WorkerLost:
            text = game_text(self._room.game, reader.language).refusal(Refused("hint-lost"))
            self._outbox.post([(reader, [wire.encode(wire.Refusal(command.id, "hint-lost", "", text))])])
            return
        advice = wire.Advice(
            id=command.id,
            version=command.version,
            option=found.option,
            next=found.next,
            values=found.values,
            error=found.error,
            gains=found.gains,
            worlds=found.worlds,
        )
        self._outbox.post([(reader, [wire.encode(advice)])])
