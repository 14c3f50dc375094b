"""All tables of the house: made, found, taken out of the store, put away, and cleared when nobody comes back."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Sequence
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import choice, token_urlsafe
from time import time
from typing import Any, TypeAlias

import msgspec

from crise.engine.ask import Refused, Seat
from crise.server import wire as ms
from crise.server.http.limits import Doorman, Limits
from crise.server.ops import logs
from crise.server.ops.metrics import Metrics
from crise.server.outbox.queue import Reader
from crise.server.room import events as ev
from crise.server.room.room import (
    PastGame,
    Room,
    find_game,
    past_game,
    plain_options,
    read_card_file,
    resumed,
    usual_seats,
)
from crise.server.session import Desk, Pace
from crise.server.storage.store import Row, SqliteStore, Store
from crise.server.workers import jobs
from crise.server.workers.pool import COMMAND, Lost, Workers
from crise.server.ws.batching import Tray

SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is read as another
CODE_LENGTH = 6
DAY = 86_400.0
MOST_LISTED = 50
FAREWELL = 1.0  # seconds for the last words to sockets, when the house closes
LATEST = 10.0  # seconds after which what was cancelled and goes on is given up
HIDDEN_BITS = 12  # of a version: tables put away and taken out again since the start


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """How long a table stays that nobody touches. In seconds."""

    memory: float = 300.0
    waiting: float = 2 * DAY
    playing: float = 30 * DAY
    over: float = 90 * DAY


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    data: Path
    web: Path | None = None
    origins: tuple[str, ...] = ()
    pace: Pace = Pace()
    limits: Limits = Limits()
    keep: Keep = Keep()
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    worker_command: tuple[str, ...] = COMMAND
    metrics: tuple[str, int] | None = None  # host and port where figures are told; never those of the tables


# Rows of one table, whom to tell, since when, and whether they are a secret that the figures must keep.
Unwritten: TypeAlias = tuple[list[Row], Callable[[Exception | None], None], float, bool]


class Hall:
    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings, self.pace = settings, settings.pace
        self.metrics = Metrics()
        self.loop = asyncio.get_running_loop()
        self.store: Store = SqliteStore(settings.data / "crise.db") if store is None else store
        self.workers = Workers(settings.workers, self.metrics, settings.worker_command)
        self.doorman = Doorman(settings.limits, self.loop.time)
        self.tray = Tray(self.loop)
        self.desks: dict[str, Desk] = {}
        self._loads = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing: asyncio.Task[None] | None = None
        self._kept: set[tuple[str, int]] = set()
        self._unwritten: list[Unwritten] = []
        self.answered = 0  # answers in it

    # --- the house ------------------------------------------------------------------------------

    def open(self) -> None:
        logs.info("house opened", epoch=self.store.epoch)
        self.spawn(self._look_after(), self._failed)

    async def _look_after(self) -> None:
        """Wake the tables where something happens by itself, then tidy up now and then."""
        for stored in self.store.tables():
            if stored.status == "playing" and stored.code not in self.desks:
                self._wake(stored.code)
                await asyncio.sleep(0)
        while True:
            await asyncio.sleep(30)
            self.tidy()

    def _wake(self, code: str) -> None:
        """One table that can't be read must not keep the others asleep."""
        try:
            self._load(code)
        except Exception as error:
            self.metrics.faults.inc()
            logs.fault("table can't be read", error, table=logs.table(code))

    def tidy(self) -> None:
        self._put_away()
        now, keep = time(), self.settings.keep
        for stored in self.store.tables():
            if stored.code not in self.desks and now - stored.touched > getattr(keep, stored.status):
                self.store.remove(stored.code)
                logs.info("table removed", table=logs.table(stored.code), status=stored.status)

    def _put_away(self) -> None:
        now = self.loop.time()
        for code, desk in list(self.desks.items()):
            if not desk.busy and now - desk.quiet_since > self.settings.keep.memory:
                desk.close(1001, "quiet")
                del self.desks[code]
        self.metrics.tables.set(len(self.desks))

    async def close(self) -> None:
        """Once, however often it is asked for: then nothing of the house is under way, and what was done is stored."""
        if self._closing is None:
            self._closing = self.loop.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        self.tray.clear()
        for task in self._tasks:
            task.cancel()
        for desk in list(self.desks.values()):
            desk.close(1012, "restart")
        await self.workers.stop()
        await self._end_tasks()
        self._hand_over()
        try:
            await asyncio.to_thread(self.store.close)
        except Exception as error:
            self.metrics.faults.inc()
            logs.fault("store can't be closed", error)
        logs.info("house closed")

    async def _end_tasks(self) -> None:
        """Those that were just begun are the last words to sockets: a slow reader must not keep the house open."""
        for seconds in (FAREWELL, LATEST):
            if not self._tasks:
                return
            await asyncio.wait(self._tasks, timeout=seconds)
            for task in self._tasks:
                task.cancel()
        if self._tasks:
            logs.warn("tasks can't be ended", tasks=len(self._tasks))

    def _check_open(self) -> None:
        if self._closing is not None:
            raise Refused("closing")

    def spawn(self, work: Coroutine[Any, Any, None], failed: Callable[[BaseException], None]) -> asyncio.Task[None]:
        """Work beside the rest. The house waits for its end before it closes, whatever became of whom it was for."""

        def done(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                failed(error)

        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(done)
        return task

    def _failed(self, error: BaseException) -> None:
        self.metrics.faults.inc()
        logs.fault("task failed", error)

    def append(self, rows: list[Row], done: Callable[[Exception | None], None], secret: bool = False) -> None:
        """Into the store, with whatever else happens right now; `done` is called in this thread again."""
        if not self._unwritten:
            self.loop.call_soon(self._hand_over)
        self._unwritten.append((rows, done, self.loop.time(), secret))

    def _hand_over(self) -> None:
        """To the thread that writes, and back: once for many."""
        batch, self._unwritten = self._unwritten, []
        self.metrics.answers.inc(self.answered)
        self.answered = 0

        def safe(errors: list[Exception | None]) -> None:
            self.loop.call_soon_threadsafe(self._written, batch, errors)

        if batch:
            self.store.append([rows for rows, *_ in batch], safe)

    def _written(self, batch: list[Unwritten], errors: list[Exception | None]) -> None:
        told = [given for _, _, given, secret in batch if not secret]
        if told:
            self.metrics.stored.observe(self.loop.time() - told[0])
        for (_, done, *_), error in zip(batch, errors, strict=True):
            try:
                done(error)
            except Exception as fault:  # one table that goes wrong must not keep the others waiting
                self.metrics.faults.inc()
                logs.fault("table failed", fault)

    def lose(self, desk: Desk, error: BaseException) -> None:
        """Something is wrong with this table here: everybody comes back to what is in the store."""
        self.metrics.faults.inc()
        logs.fault("table lost", error, table=logs.table(desk.room.code))
        desk.close(1011, "fault")
        if self.desks.get(desk.room.code) is desk:
            del self.desks[desk.room.code]

    # --- tables -----------------------------------------------------------------------------------

    def find(self, code: str) -> Desk:
        self._check_open()
        code = code.upper()
        desk = self.desks.get(code)
        if desk is not None:
            return desk
        if not self.store.exists(code):
            raise Refused("no-such-table")
        return self._load(code)

    def _load(self, code: str) -> Desk:
        rows = self.store.events(code)
        desk = self._seat(resumed(code, map(ev.read, rows)), len(rows))
        desk.wake()
        return desk

    def _seat(self, room: Room, rows: int) -> Desk:
        self._loads += 1
        epoch = (self.store.epoch << HIDDEN_BITS) + (self._loads & ((1 << HIDDEN_BITS) - 1))
        desk = self.desks[room.code] = Desk(self, room, rows, epoch)
        self.metrics.tables.set(len(self.desks))
        return desk

    def _new_desk(self) -> Desk:
        self._check_open()
        if len(self.desks) >= self.settings.limits.all_tables:
            raise Refused("busy")
        while True:
            code = "".join(choice(SIGNS) for _ in range(CODE_LENGTH))
            if code not in self.desks and not self.store.exists(code):
                return self._seat(Room(code), 0)

    def open_tables(self, language: str) -> list[ms.Room]:
        """Where a stranger may sit down now, the newest first. A table that its host has left is not offered."""
        found = [
            desk for desk in reversed(self.desks.values()) if desk.room.welcoming and desk.room.host in desk.connected()
        ]
        return [desk.room_for(language) for desk in found[:MOST_LISTED]]

    async def make(self, new: ms.NewTable) -> ms.Seated:
        """A new table with its host, and with `start` the first game."""
        game = find_game(new.game)
        seats = usual_seats(game) if new.seats is None else new.seats
        if seats not in game.seats:
            raise Refused("bad-seats", least=game.seats[0], most=game.seats[-1], seats=seats)
        read_card_file(game, new.cards)
        options = plain_options(game, new.options)
        made = ev.Made(
            game=game.id,
            seats=seats,
            options=options,
            cards=new.cards,
            clock=new.clock,
            window=new.window,
            watch=new.watch,
            listed=new.listed,
        )
        return await self._found(made, new.name, 0, new.level, [ev.Began(seed="")] if new.start else [])

    async def _found(
        self,
        made: ev.Made,
        name: str,
        seat: Seat,
        level: str | None,
        began: list[ev.AnyEvent],
        kept: Sequence[str] = (),
    ) -> ms.Seated:
        """Tried on a room that nobody sees, then done at once or not at all."""
        token = token_urlsafe(24)
        trial = Room("")
        events: list[ev.AnyEvent] = [made]
        trial.apply(made)
        events.append(trial.sit(name, hashed(token), seat))
        trial.apply(events[-1])
        robots = trial.fill(level, kept) if level is not None else []
        for robot in robots:
            trial.apply(robot)
        if began:
            trial.setting(0)
            if any(place.kind == "open" for place in trial.places):
                raise Refused("open-seats")
        desk = self._new_desk()
        try:
            await self._done(desk, [*events, *robots, *began])
        except BaseException:
            self.desks.pop(desk.room.code, None)
            raise
        return ms.Seated(desk.room.code, seat, token)

    async def _done(self, desk: Desk, events: list[ev.AnyEvent]) -> None:
        safe: asyncio.Future[None] = self.loop.create_future()
        desk.perform(events, then=lambda: None if safe.done() else safe.set_result(None))
        await self._until(safe, desk)

    async def _settled(self, desk: Desk) -> None:
        safe: asyncio.Future[None] = self.loop.create_future()
        desk.when_safe(lambda: None if safe.done() else safe.set_result(None))
        await self._until(safe, desk)

    async def _until(self, safe: asyncio.Future[None], desk: Desk) -> None:
        """A table that was lost stores nothing any more: nobody must wait for that."""
        await asyncio.wait({safe, desk.gone}, return_when=asyncio.FIRST_COMPLETED)
        if not safe.done():
            raise Refused("fault")

    async def join(self, code: str, who: ms.Join) -> ms.Seated:
        desk = self.find(code)
        token = token_urlsafe(24)
        sat = desk.room.sit(who.name, hashed(token), who.seat)
        await self._done(desk, [sat])
        return ms.Seated(desk.room.code, sat.seat, token)

    def enter(self, reader: Reader, hello: ms.Hello) -> Desk:
        """Let a socket in: with a token to its seat, without to look on."""
        desk = self.find(hello.code)
        if hello.token is None:
            if not desk.room.watch:
                raise Refused("no-watching")
        else:
            reader.seat = desk.room.seat_of(hashed(hello.token), compare_digest)
            if reader.seat is None:
                raise Refused("no-such-token")
        reader.language = hello.language
        try:
            desk.enter(reader, hello.line, hello.chat)
        except Exception:
            desk.go(reader)  # nobody sits there whom nothing can be told
            raise
        return desk

    # --- games that are over ---------------------------------------------------------------------------

    async def past(self, code: str, number: int) -> PastGame:
        """All that there is to know of a game: only when it is over, and that is stored."""
        desk = self.find(code)
        await self._settled(desk)
        if not 1 <= number <= desk.room.number:
            raise Refused("no-such-game")
        if number == desk.room.number and desk.room.status == "playing":
            raise Refused("not-over")
        past = past_game(desk.room.code, map(ev.read, self.store.events(desk.room.code)), number)
        if past is None:
            raise Refused("no-such-game")
        return past

    async def played(self, code: str, number: int) -> PastGame:
        """One that can be played again: by the rules of its time."""
        past = await self.past(code, number)
        if past.began.rules not in (0, past.room.game.version):
            raise Refused("outdated")
        return past

    def game_over(self, desk: Desk) -> None:
        """Write the record down, once."""
        key = (desk.room.code, desk.room.number)
        if key not in self._kept and self._closing is None:
            self._kept.add(key)
            self.spawn(self._keep(*key), self._failed)

    async def _keep(self, code: str, number: int) -> None:
        try:
            await self.record(code, number)
        except (Lost, Refused):
            self._kept.discard((code, number))  # it is worked out again when somebody asks

    async def record(self, code: str, number: int) -> bytes:
        past = await self.past(code, number)
        kept = self.store.record(past.room.code, number)
        if kept is not None:
            return kept
        past = await self.played(code, number)
        raw = await self.workers.work_out(jobs.Write(jobs.start_again(past), past.given))
        text: str = msgspec.json.decode(raw)
        record = text.encode()
        if self.store.exists(past.room.code):
            self.store.keep_record(past.room.code, number, record)
        return record

    async def replay(self, code: str, number: int, language: ms.Language) -> Any:
        past = await self.played(code, number)
        bots = [place.level for place in past.room.places]
        start = jobs.start_again(past)
        return await self.workers.work_out(jobs.Tell(start, past.given, language, past.room.code, number, bots))

    async def frames(self, code: str, number: int, eyes: str, first: int, count: int, language: ms.Language) -> Any:
        past = await self.played(code, number)
        if eyes not in ("public", "all", *map(str, range(len(past.room.places)))):
            raise Refused("no-such-eyes")
        if first > len(past.given):
            raise Refused("no-such-step", steps=len(past.given))
        start = jobs.start_again(past)
        return await self.workers.work_out(jobs.Show(start, past.given, eyes, first, count, language))

    async def go_on(self, code: str, number: int, wish: ms.Continue) -> ms.Seated:
        """A new table that begins in the middle of an old game. The others are called what they were called there."""
        past = await self.played(code, number)
        room = past.room
        if wish.step >= len(past.given):
            raise Refused("no-such-step", steps=max(0, len(past.given) - 1))
        made = ev.Made(
            game=room.game.id,
            seats=len(room.places),
            options=room.options,
            cards=room.cards,
            clock=ms.NO_CLOCK,
            watch=True,
        )
        began = ev.Began(
            seed=past.began.seed,
            answers=past.given[: wish.step],
            continued=f"{room.code}/{number}/{wish.step}",
        )
        return await self._found(made, wish.name, wish.seat, wish.level or "normal", [began], room.names())


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
