"""The seats for which bots answer: their own, those of people who left, and those of people whose time ran out in a
question that is answered in secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from secrets import randbits
from typing import TypeAlias

from crise.engine.ask import Refused, Seat
from crise.server.outbox.audience import Audience
from crise.server.room.live_match import LiveMatch, Offered
from crise.server.room.place import HOUSE_BOT
from crise.server.room.room import Room
from crise.server.room.windows import pause_seconds
from crise.server.services import Services
from crise.server.workers.pool import WorkerLost

Give: TypeAlias = Callable[[Seat, str, Offered], None]


class BotSeats:
    def __init__(
        self, services: Services, room: Room, audience: Audience, give: Give, failed: Callable[[BaseException], None]
    ) -> None:
        self._services, self._room, self._audience, self._give, self._failed = services, room, audience, give, failed
        self.stand_ins: set[Seat] = set()  # answered for in the open question, and nobody can tell
        self._thinking: set[Seat] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._random = Random(randbits(64))
        self._closed = False

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()

    def _level(self, seat: Seat) -> str | None:
        return self._room.places[seat].bot or (HOUSE_BOT if seat in self.stand_ins else None)

    def _has_company(self) -> bool:
        """Is anybody here, or expected? Else bots have nobody to play for."""
        return bool(self._audience.readers) or any(place.present for place in self._room.places)

    def wake(self, live: LiveMatch) -> None:
        """Those who are asked, and do not think yet."""
        if not self._has_company():
            return
        for seat in live.asked():
            level = self._level(seat)
            if level is not None and seat not in self._thinking:
                self._thinking.add(seat)
                task = self._services.tasks.spawn(self._think(live, seat, level), self._failed)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _think(self, live: LiveMatch, seat: Seat, level: str) -> None:
        room, loop, pace = self._room, self._services.loop, self._services.pace
        began, moment = loop.time(), live.moment
        try:
            text = await self._thought(live, seat, level)
            if text is None:
                return
            if not live.sealed:
                await asyncio.sleep(max(0.0, pause_seconds(room, pace) - (loop.time() - began)))
        except WorkerLost:
            text = ""
        finally:
            self._thinking.discard(seat)
        if self._closed or live is not room.running:
            return
        if live.moment != moment or live.ask(seat) is None or self._level(seat) is None:
            self.wake(live)  # it was thought about something else
            return
        self._give(seat, *self._choose(live, seat, text))

    async def _thought(self, live: LiveMatch, seat: Seat, level: str) -> str | None:
        """In a lesson it is written down, and None when the lesson is over."""
        room, services = self._room, self._services
        if room.lesson is not None:
            return room.lesson.next(seat, live.given)
        return await services.workers.think(room.code, live, room.cards, seat, level, services.pace.think)

    def _choose(self, live: LiveMatch, seat: Seat, text: str) -> tuple[str, Offered]:
        """What the bot said, if that is offered; else it passes, or does anything."""
        try:
            return text, live.offered(seat, text)
        except Refused:
            ask = live.ask(seat)
            assert ask is not None
            forms = [live.form(ask[1], option) for option in ask[2]]
            text = "pass" if "pass" in forms else self._random.choice(forms)
            return text, live.offered(seat, text)
