"""All tables of a server: made, found, taken out of the store, put away, and cleared when nobody comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_urlsafe
from typing import TypeAlias, get_args

import msgspec

from crise.bots.names import STAGE_NAMES
from crise.engine.ask import Refused, Seat
from crise.game.lessons import LEARNER, lesson_of
from crise.server import wire
from crise.server.archive import Archive
from crise.server.http.shared_limits import SharedLimits, Told
from crise.server.ops import logs
from crise.server.outbox.phrases import say
from crise.server.outbox.queue import Reader
from crise.server.room import events as ev
from crise.server.room.history import resumed
from crise.server.room.inputs import find_game, plain_options, read_card_file, usual_seats
from crise.server.room.place import HOUSE_BOT
from crise.server.room.room import Room
from crise.server.services import Services
from crise.server.session import Session
from crise.server.storage.store import Claim, Elsewhere, Fenced

Listing: TypeAlias = dict[str, list[wire.RoomInfo]]  # open tables, by language
LANGUAGES: tuple[wire.Language, ...] = get_args(wire.Language)
SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is read as another
CODE_LENGTH = 6
MOST_LISTED = 50
TIDYING = 30.0  # seconds between two times
WAKING = 1.0  # seconds between two looks at what other processes have left behind, and at what they list
STORING = 5.0  # seconds after which a store does not answer


class Published(msgspec.Struct, frozen=True):
    """What a process says to the others on its database, once a second."""

    tables: Listing
    limits: Told


read_published = msgspec.json.Decoder(Published).decode


class Away(Exception):
    """Another process looks after the table, and is reached at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Lobby:
    def __init__(self, services: Services) -> None:
        self.services, self.store = services, services.store
        self.archive = Archive(services, self.find)
        self.sessions: dict[str, Session] = {}
        self._loading: dict[str, asyncio.Task[Session]] = {}
        self._shared = SharedLimits(services.limiter) if self.store.secret else None
        self._listed: list[Listing] = []  # of other processes
        self._health: tuple[float, asyncio.Task[wire.Health]] | None = None  # when it was tried last
        self._draining = False  # nobody new is welcome
        self._drained = False  # and no table is here any more
        self._closing: asyncio.Task[None] | None = None

    # --- opening and closing --------------------------------------------------------------------

    async def open(self) -> None:
        """Who is kept out is so from the first request on."""
        await self._try(self._read_bans)
        logs.info("house opened")
        self.store.watch(self._told_dead)
        self.services.tasks.spawn(self._keep_awake(), self.services.failed)
        self.services.tasks.spawn(self._keep_tidy(), self.services.failed)

    async def _keep_awake(self) -> None:
        """Load the tables where something happens by itself: at the start, and when another process has died."""
        while True:
            await self._try(self._wake)
            if self._shared is not None:
                await self._try(self._share)
            await asyncio.sleep(WAKING)

    async def _share(self) -> None:
        """What we have to say to the other processes, and what they say."""
        assert self._shared is not None
        tables: Listing = {} if self._draining else {language: self._open_here(language) for language in LANGUAGES}
        self.store.publish(wire.encode(Published(tables, self._shared.tell(self._draining))))
        said: list[Published] = []
        try:
            for data in await self.store.published():
                with suppress(msgspec.DecodeError):  # one of another version, in the middle of an upgrade
                    said.append(read_published(data))
        finally:  # of a database that is gone nothing is known
            self._listed = [one.tables for one in said]
            self._shared.hear([one.limits for one in said])

    async def _keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            await self._try(self.tidy)

    async def _try(self, do: Callable[[], Awaitable[None]]) -> None:
        """A full disk, say: next time there may be room."""
        try:
            await do()
        except Exception as error:
            self.services.failed(error)

    async def _wake(self) -> None:
        """One table that can't be read must not keep the others asleep."""
        for code in [] if self._draining else await self.store.wake():
            try:
                await self.find(code)
            except Away:
                continue  # another process was faster
            except Exception as error:
                self.services.metrics.faults.inc()
                logs.fault("table can't be read", error, table=logs.table(code))

    async def tidy(self) -> None:
        self._put_away()
        await self._read_bans()
        keep = self.services.settings.retention
        seconds = {status: getattr(keep, status) for status in ("waiting", "playing", "over", "lesson")}
        for stored in await self.store.tidy(seconds, {*self.sessions, *self._loading}):
            await self._removed(stored.code)
            logs.info("table removed", table=logs.table(stored.code), status=stored.status)

    async def _removed(self, code: str) -> None:
        """Whoever came just then finds nothing, and what was written there since goes too."""
        self.archive.results.forget(code)
        if code in self._loading:
            self._loading[code].cancel()
        session = self.sessions.pop(code, None)
        if session is not None:
            session.close(4404, "no-such-table")
            self.services.log.flush()
            await self.store.remove(code)

    async def shut(self, code: str) -> int:
        """Whoever is there is told, and nothing is kept; how many that were."""
        session = await self.find(code)
        readers = list(session.audience.readers)
        for reader in readers:
            reader.refuse(Refused("shut"))
        await self._removed(session.room.code)
        await self.store.remove(session.room.code)
        return len(readers)

    async def _read_bans(self) -> None:
        """Another process may have written some."""
        self.services.limiter.bans = await self.store.bans()

    async def ban(self, address: str, until: float) -> int:
        """Stored first, so that it outlives us. How many sockets were closed."""
        await self.store.ban(address, until)
        await self._read_bans()
        readers = [reader for session in self.sessions.values() for reader in session.audience.readers]
        banned = [reader for reader in readers if self.services.limiter.banned(reader.address)]
        for reader in banned:
            reader.refuse(Refused("banned"))
        return len(banned)

    async def unban(self, address: str) -> bool:
        there = address in await self.store.bans()
        await self.store.ban(address, 0.0)
        await self._read_bans()
        return there

    async def health(self) -> wire.Health:
        """Tried, but not more often than once a second however many ask."""
        now = self.services.loop.time()
        if self._health is None or (self._health[1].done() and now - self._health[0] > 1.0):
            self._health = now, self.services.loop.create_task(self._look())
        return await asyncio.shield(self._health[1])

    async def _look(self) -> wire.Health:
        try:
            async with asyncio.timeout(STORING):
                await self.store.check()
        except Exception as error:
            logs.fault("store does not answer", error)
            return wire.Health("store")
        if self._draining:
            return wire.Health("closing")
        return wire.Health("ok" if self.services.workers.sound else "workers")

    def _put_away(self) -> None:
        now = self.services.loop.time()
        for code, session in list(self.sessions.items()):
            if not session.busy and now - session.quiet_since > self.services.settings.retention.memory:
                session.close(1001, "quiet")
                del self.sessions[code]
                self.services.tasks.spawn(self.store.release(code, session.token), self.services.failed)
        self.services.metrics.tables.set(len(self.sessions))

    async def drain(self) -> None:
        """In good order, and within some seconds: nobody new, everybody is told, what is on its way is stored and
        acknowledged, then sockets are closed so that they come back, and other processes may have our tables."""
        if self._draining:
            return
        self._draining = True
        logs.info("house drains", tables=len(self.sessions))
        for session in self.sessions.values():
            session.announce(lambda language: say(language, Refused("closing")))
        if any(session.audience.readers for session in self.sessions.values()):
            await asyncio.sleep(self.services.pace.farewell)
        self.services.batch.flush()
        self._drained = True
        await self._try(self._let_go)

    async def _let_go(self) -> None:
        try:
            async with asyncio.timeout(STORING):
                await asyncio.gather(*(one.settled() for one in self.sessions.values()), return_exceptions=True)
        except TimeoutError:
            logs.warn("store is slow")  # who was not told comes back and asks again
        for session in list(self.sessions.values()):
            session.close(1012, "restart")
        self.sessions.clear()
        self.services.log.flush()
        await self.services.workers.stop()
        async with asyncio.timeout(STORING):
            await self.store.retire()

    async def close(self) -> None:
        """Once, however often it is asked for: then nothing of the server is under way, and what was done is stored."""
        if self._closing is None:
            self._closing = self.services.loop.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        self.services.batch.clear()
        self.services.tasks.cancel()
        for session in list(self.sessions.values()):
            session.close(1012, "restart")
        await self.services.close()
        logs.info("house closed")

    def _check_open(self) -> None:
        if self._drained or self._closing is not None:
            raise Refused("closing")

    def _check_welcoming(self) -> None:
        if self._draining or self._closing is not None:
            raise Refused("closing")

    def _check_claim(self, claim: Claim) -> None:
        """Not if we were taken for dead since."""
        self._check_open()
        if claim.house != self.store.house:
            raise Refused("closing")

    # --- what sessions tell -----------------------------------------------------------------------

    def lose(self, session: Session, error: BaseException) -> None:
        """Something is wrong with this table here: everybody comes back to what is in the store."""
        if isinstance(error, Fenced):
            logs.warn("table moved", table=logs.table(session.room.code))
            session.close(1012, "moved")
        else:
            self.services.metrics.faults.inc()
            logs.fault("table lost", error, table=logs.table(session.room.code))
            session.close(1011, "fault")
        if self.sessions.get(session.room.code) is session:
            del self.sessions[session.room.code]

    def _told_dead(self) -> None:
        """In another thread."""
        self.services.loop.call_soon_threadsafe(self._lose_all)

    def _lose_all(self) -> None:
        """We were taken for dead: others have our tables, or may."""
        for session in list(self.sessions.values()):
            session.close(1012, "moved")
        self.sessions.clear()
        self.services.metrics.tables.set(0)

    def game_over(self, session: Session) -> None:
        if self._closing is None and session.room.lesson is None:
            self.services.tasks.spawn(self.archive.keep(session), self.services.failed)

    # --- tables -----------------------------------------------------------------------------------

    async def find(self, code: str) -> Session:
        """In memory, or taken out of the store: once, however many ask."""
        self._check_open()
        code = code.upper()
        session = self.sessions.get(code)
        if session is not None:
            return session
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = self.services.tasks.spawn(self._load(code), _told)
            loading.add_done_callback(lambda _: self._loading.pop(code))
        return await self._loaded(loading)

    async def _loaded(self, loading: asyncio.Task[Session]) -> Session:
        """Not if the table was removed, or lost again, while it was read."""
        await asyncio.wait([loading])
        self._check_open()
        if loading.cancelled():
            raise Refused("no-such-table")
        session = loading.result()
        if session.closed:
            raise Refused("closing")
        return session

    async def _load(self, code: str) -> Session:
        claim = await self.store.claim(code)
        if claim is None:
            raise Refused("no-such-table")
        if isinstance(claim, Elsewhere):
            raise Away(claim.address)
        rows, said = await self.store.events(code), await self.store.chat(code)
        if not rows:  # it was removed between the two
            raise Refused("no-such-table")
        self._check_claim(claim)
        session = self._add(resumed(code, map(ev.read, rows), map(ev.read, said)), len(rows), claim.token)
        session.resume()
        return session

    def _add(self, room: Room, rows: int, token: int) -> Session:
        """A room in memory, of which so many rows are stored. Its versions are greater than any that were before."""
        session = Session(self.services, room, rows, token, self.game_over, self.lose)
        self.sessions[room.code] = session
        self.services.metrics.tables.set(len(self.sessions))
        return session

    async def _new_room(self, made: ev.Made) -> Session:
        self._check_welcoming()
        limits = self.services.settings.limits
        if len(self.sessions) >= limits.all_tables or await self.store.count() >= limits.stored_tables:
            raise Refused("busy")
        while True:
            code = "".join(choice(SIGNS) for _ in range(CODE_LENGTH))
            claim = await self.store.reserve(code)
            if claim is not None and code not in self.sessions:
                self._check_claim(claim)
                return self._add(Room(code, made), 0, claim.token)

    def open_tables(self, language: wire.Language) -> list[wire.RoomInfo]:
        """Where a stranger may sit down now: here, then in other processes."""
        there = [room for listing in self._listed for room in listing.get(language, [])]
        return (self._open_here(language) + there)[:MOST_LISTED]

    def _open_here(self, language: wire.Language) -> list[wire.RoomInfo]:
        """The newest first. A table that its host has left is not offered."""
        found = [
            session.audience
            for session in reversed(self.sessions.values())
            if session.room.welcoming and session.room.host in session.audience.connected()
        ]
        return [audience.describe_room(language) for audience in found[:MOST_LISTED]]

    async def make(self, new: wire.NewTable) -> wire.Seated:
        """A new table with its host, and with `start` the first game."""
        game = find_game(new.game)
        seats = usual_seats(game) if new.seats is None else new.seats
        if seats not in game.seats:
            raise Refused("bad-seats", least=game.seats[0], most=game.seats[-1], seats=seats)
        read_card_file(game, new.cards)
        made = ev.Made(
            game=game.id,
            seats=seats,
            options=plain_options(game, new.options),
            cards=new.cards,
            clock=new.clock,
            window=new.window,
            pace=new.pace,
            watch=new.watch,
            listed=new.listed,
            hints=new.hints,
        )
        return await self._found(made, new.name, 0, new.level, [ev.Began(seed="")] if new.start else [])

    async def go_on(self, code: str, number: int, wish: wire.Continue) -> wire.Seated:
        """A new table that begins in the middle of an old game. The others are called what they were called there."""
        past = await self.archive.played(code, number)
        room = past.room
        if wish.step >= len(past.given):
            raise Refused("no-such-step", steps=max(0, len(past.given) - 1))
        made = ev.Made(
            game=room.game.id,
            seats=len(room.places),
            options=room.options,
            cards=room.cards,
            clock=wire.NO_CLOCK,
            watch=True,
        )
        began = ev.Began(
            seed=past.began.seed,
            answers=past.given[: wish.step],
            continued=f"{room.code}/{number}/{wish.step}",
        )
        return await self._found(made, wish.name, wish.seat, wish.level or "normal", [began], room.names())

    async def teach(self, name: str, who: wire.Learn) -> wire.Seated:
        """A table of one's own where the lesson of a game is given. Its sentences call the bots by their stage names:
        nobody else is called so."""
        game = find_game(name)
        lesson = lesson_of(game)
        if lesson is None:
            raise Refused("no-lesson")
        script = lesson.script
        made = ev.Made(
            game=game.id,
            seats=script.seats,
            options=plain_options(game, script.options),
            cards=None,
            clock=wire.NO_CLOCK,
            watch=False,
            lesson=True,
        )
        names = STAGE_NAMES[: script.seats - 1]
        own = f"{who.name} 2" if who.name.strip().casefold() in map(str.casefold, names) else who.name
        return await self._found(made, own, LEARNER, HOUSE_BOT, [ev.Began(seed=str(script.seed))])

    async def _found(
        self,
        made: ev.Made,
        name: str,
        seat: Seat,
        level: str | None,
        began: list[ev.Event],
        kept: Sequence[str] = (),
    ) -> wire.Seated:
        """Tried on a room that nobody sees, then done at once or not at all."""
        token = token_urlsafe(24)
        trial = Room("", made)
        sat = trial.sit(name, hashed(token), seat)
        trial.apply(sat)
        robots = trial.fill(level, kept) if level is not None else []
        for robot in robots:
            trial.apply(robot)
        if began:
            trial.setting(0)
            if any(place.kind == "open" for place in trial.places):
                raise Refused("open-seats")
        session = await self._new_room(made)
        try:
            await session.performed([made, sat, *robots, *began])
        except BaseException:
            self.sessions.pop(session.room.code, None)
            raise
        return wire.Seated(session.room.code, seat, token)

    async def join(self, code: str, who: wire.Join) -> wire.Seated:
        self._check_welcoming()
        session = await self.find(code)
        token = token_urlsafe(24)
        sat = session.room.sit(who.name, hashed(token), who.seat)
        await session.performed([sat])
        return wire.Seated(session.room.code, sat.seat, token)

    async def give(self, code: str) -> bool:
        """To another process, to which somebody has come, if nobody is here: so a proxy that sends a table always to
        the same process has its way."""
        session = self.sessions.get(code)
        if session is None or session.audience.readers:
            return False
        await session.settled()
        if session.closed or session.audience.readers:
            return False
        session.close(1012, "moved")
        del self.sessions[code]
        await self.store.release(code, session.token)
        return True

    async def enter(self, reader: Reader, hello: wire.Hello) -> Session:
        """Let a socket in: with a token to its seat, without to look on."""
        session = await self.find(hello.code)  # taken out of the store, if it was there only
        await self.services.words(session.room.game, hello.language)
        await self.services.turns.mine()
        session = await self.find(hello.code)
        if hello.token is None:
            if not session.room.watch:
                raise Refused("no-watching")
        else:
            reader.seat = session.room.seat_of(hashed(hello.token), compare_digest)
            if reader.seat is None:
                raise Refused("no-such-token")
        reader.language = hello.language
        try:
            session.enter(reader, hello.line, hello.chat)
        except Exception:
            session.leave(reader)  # nobody sits there whom nothing can be told
            raise
        return session


def _told(error: BaseException) -> None:
    """Whoever asked for the table hears it."""


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
