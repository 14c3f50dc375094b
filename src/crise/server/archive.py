"""Games that are over: their records and replays, worked out from what is stored."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from crise.engine.ask import Refused
from crise.server import wire
from crise.server.room import events as ev
from crise.server.room.history import PastGame, past_game
from crise.server.services import Services
from crise.server.session import Session
from crise.server.workers import jobs
from crise.server.workers.pool import WorkerLost
from crise.server.workers.results import Results


class Archive:
    def __init__(self, services: Services, find: Callable[[str], Awaitable[Session]]) -> None:
        self._services, self._store, self._workers, self._find = services, services.store, services.workers, find
        limits = services.settings.limits
        self.results = Results(services.tasks, limits.replay_bytes, limits.all_replays)

    async def past(self, code: str, number: int) -> PastGame:
        """All that there is to know of a game: only when it is over, and that is stored."""
        session = await self._find(code)
        await session.settled()
        room = session.room
        if not 1 <= number <= room.number:
            raise Refused("no-such-game")
        if number == room.number and room.status == "playing":
            raise Refused("not-over")
        past = past_game(room.code, map(ev.read, await self._store.events(room.code)), number)
        if past is None:
            raise Refused("no-such-game")
        return past

    async def played(self, code: str, number: int) -> PastGame:
        """One that can be played again: by the rules of its time."""
        past = await self.past(code, number)
        if not past.readable:
            raise Refused("outdated")
        return past

    async def keep(self, session: Session) -> None:
        """The record of the game that is just over: written down once."""
        try:
            await self.record(session.room.code, session.room.number)
        except (WorkerLost, Refused):
            session.recorded = 0  # it is worked out again when something happens there, or when somebody asks

    async def record(self, code: str, number: int) -> bytes:
        code = (await self._find(code)).room.code
        kept = await self._store.record(code, number)
        if kept is not None:
            return kept
        return await self.results.get((code, number), lambda: self._record(code, number))

    async def _record(self, code: str, number: int) -> bytes:
        past = await self.played(code, number)
        raw = await self._workers.work_out(jobs.Write(jobs.start_again(past), past.given))
        text: str = msgspec.json.decode(raw)
        record = text.encode()
        if await self._store.exists(code):
            await self._write_down(code, number, record)
        return record

    async def _write_down(self, code: str, number: int, record: bytes) -> None:
        """A disk that is full keeps nobody from reading it."""
        try:
            await self._store.keep_record(code, number, record)
        except Exception as error:
            self._services.failed(error)

    async def replay(self, code: str, number: int, language: wire.Language) -> bytes:
        code = (await self._find(code)).room.code
        return await self.results.get((code, number, language), lambda: self._replay(code, number, language))

    async def _replay(self, code: str, number: int, language: wire.Language) -> bytes:
        past = await self.played(code, number)
        bots = [place.level for place in past.room.places]
        start = jobs.start_again(past)
        return await self._workers.work_out(jobs.Tell(start, past.given, language, past.room.code, number, bots))

    async def chances(self, code: str, number: int) -> bytes:
        code = (await self._find(code)).room.code
        return await self.results.get((code, number, "chances"), lambda: self._chances(code, number))

    async def _chances(self, code: str, number: int) -> bytes:
        past = await self.played(code, number)
        return await self._workers.analyse(jobs.Judge(jobs.start_again(past), past.given))

    async def decisions(self, code: str, number: int, seat: int, language: wire.Language) -> bytes:
        """Worked out once, for all languages."""
        code = (await self._find(code)).room.code
        found = await self.results.get((code, number, "decisions", seat), lambda: self._decisions(code, number, seat))
        told: dict[str, msgspec.Raw] = msgspec.json.decode(found, type=dict[str, msgspec.Raw])
        return bytes(told[language])

    async def _decisions(self, code: str, number: int, seat: int) -> bytes:
        past = await self.played(code, number)
        if not 0 <= seat < len(past.room.places):
            raise Refused("no-such-seat", seat=seat + 1)
        return await self._workers.analyse(jobs.Review(jobs.start_again(past), past.given, seat))

    async def frames(self, code: str, number: int, eyes: str, first: int, count: int, language: wire.Language) -> bytes:
        code = (await self._find(code)).room.code
        key = (code, number, eyes, first, count, language)
        return await self.results.get(key, lambda: self._frames(*key))

    async def _frames(
        self, code: str, number: int, eyes: str, first: int, count: int, language: wire.Language
    ) -> bytes:
        past = await self.played(code, number)
        if eyes not in ("public", "all", *map(str, range(len(past.room.places)))):
            raise Refused("no-such-eyes")
        if first > len(past.given):
            raise Refused("no-such-step", steps=len(past.given))
        start = jobs.start_again(past)
        return await self._workers.work_out(jobs.Show(start, past.given, eyes, first, count, language))
