"""A table with people at it: their sockets, its clock and its bots, and the event log under all of it.

Everything happens in one thread, between two awaits. The way of a command reads from top to bottom: `receive` (from
the socket, through the batch), `command`, `_carry_out`, `perform`. There it is done in memory at once, but nobody is
told before it is safe on the disk: messages wait in the outbox, in order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from secrets import SystemRandom, token_hex
from time import time
from typing import Any, TypeAlias

import msgspec

from crise.engine.ask import Refused, Seat
from crise.server import wire
from crise.server.bot_seats import BotSeats
from crise.server.hint_desk import HintDesk
from crise.server.http.limits import Bucket
from crise.server.ops import logs
from crise.server.ops.timers import Timers
from crise.server.outbox.audience import Audience
from crise.server.outbox.queue import Outbox, Posts, Reader, Then
from crise.server.outbox.text import game_text
from crise.server.outbox.view_delta import Snapshot
from crise.server.room import events as ev
from crise.server.room import windows
from crise.server.room.clock import TableClock
from crise.server.room.draw import drawn
from crise.server.room.live_match import LiveMatch, Offered
from crise.server.room.room import Room
from crise.server.services import Services
from crise.server.storage.store import Row

Sealed: TypeAlias = tuple[Any, int]  # a sealed question that is open, and how many are asked
Acknowledge: TypeAlias = tuple[Reader, bytes]  # who sent the command that is done now, and the message that says so


class Session:
    def __init__(
        self,
        services: Services,
        room: Room,
        rows: int,
        token: int,
        on_over: Callable[[Session], None],
        on_lost: Callable[[Session, BaseException], None],
    ) -> None:
        """`rows` of the room are stored, and it is ours by this token. `on_over`: a game is over, and that is stored.
        `on_lost`: what is here is doubtful, and only what is stored counts."""
        self.services, self.room, self._rows, self.token = services, room, rows, token
        self._on_over, self._on_lost = on_over, on_lost
        self.loop = services.loop
        self.audience = Audience(room, token)
        self.outbox = Outbox(self._push)
        self.clock = TableClock()
        self.bots = BotSeats(services, room, self.audience, self._give, self._lose)
        self.hints = HintDesk(services, room, self.outbox)
        self._timers = Timers(self.loop)
        self._leaving: dict[Reader, tuple[int, str]] = {}  # to be closed after the next message, and why
        self._speaking: set[Reader] = set()  # a welcome waits for them
        self._chat_buckets: dict[Seat, Bucket] = {}
        self._moment: Any = None  # of the question that is open
        self.since = 0.0  # it is open
        self.recorded = 0  # the number of the last game that `on_over` was told of
        self.quiet_since = self.loop.time()
        self.closed = False
        self._gone: asyncio.Future[None] = self.loop.create_future()

    def resume(self) -> None:
        """Just out of the store: go on where it stopped."""
        if self.room.live is not None:
            self.room.live.check()  # the next one is of what is told from now on
        if self.room.upgraded:
            logs.info("rules changed, game goes on", table=logs.table(self.room.code))
            self.perform([ev.Upgraded(rules=self.room.game.version)])
        elif self.room.held is not None:
            logs.warn("rules changed, game held", table=logs.table(self.room.code))
        self._turn_clock(self.loop.time())
        self._set_timers()

    # --- coming and going -----------------------------------------------------------------------

    def enter(self, reader: Reader, line: int = 0, chat: int = 0) -> None:
        if reader.seat is not None and self.room.undrawn:  # a table of before there were commitments
            self.perform([ev.Committed(secret="")])
        self.audience.add(reader)
        ticks = self._ticks_if_changed()
        welcome = self.audience.welcome(reader, self.snapshot(), line, chat)
        self.outbox.post([(reader, [welcome]), *self.audience.room_news(but=reader), *ticks])
        self._set_timers()
        self._welcome_founder(reader)

    def leave(self, reader: Reader) -> None:
        self._speaking.discard(reader)
        if reader in self.audience.readers:
            self.audience.remove(reader)
            self.quiet_since = self.loop.time()
            if not self.closed:
                self.outbox.post(self.audience.room_news() + self._ticks_if_changed())
                self._set_timers()

    # --- commands -------------------------------------------------------------------------------

    def receive(self, reader: Reader, data: bytes) -> None:
        """A frame, which is one command. Whatever was sent, and whatever goes wrong, stays between this reader and its
        table."""
        if not reader.open:
            return
        try:
            command = wire.read_command(data)
        except Exception:  # lists within lists without end raise RecursionError
            reader.refuse(Refused("bad-request", fault="command"))
            return
        if isinstance(command, wire.Hello):
            reader.refuse(Refused("bad-request", fault="hello"))
            return
        try:
            self.command(reader, command)
        except Exception as error:
            self._fail(reader, command, error)

    def command(self, reader: Reader, command: wire.Command) -> None:
        """Done and acknowledged, or refused and nothing changed."""
        try:
            handle = OF_THE_READER.get(type(command))
            if handle is None:
                self._carry_out(reader, command)
            else:
                handle(self, reader, command)
        except Refused as refused:
            self._refuse(reader, command, refused)

    def _refuse(self, reader: Reader, command: wire.Command, refused: Refused) -> None:
        self.services.metrics.refused.labels(refused.reason).inc()
        logs.info("command refused", table=logs.table(self.room.code), reason=refused.reason)
        text = game_text(self.room.game, reader.language).refusal(refused)
        snapshot = self.snapshot() if refused.reason == "stale" else None
        fresh = None if snapshot is None else self.audience.situation(reader, snapshot)
        refusal = wire.Refusal(command.id, refused.reason, refused.rule, text, fresh)
        self.outbox.post([(reader, [wire.encode(refusal)])])

    def _fail(self, reader: Reader, command: wire.Command, error: BaseException) -> None:
        """A fault of ours. The table goes with it only if it may be half way through something."""
        self.services.metrics.faults.inc()
        logs.fault("command failed", error)
        reader.close(1011, "fault")
        if reader.seat is not None and not isinstance(command, ONLY_LOOKS):
            self._lose(error)

    # --- the way of everything that changes the table ---------------------------------------------

    def _carry_out(self, reader: Reader, command: wire.Command) -> None:
        seat, ack = seat_of(reader), wire.encode(wire.Ack(command.id))
        if self.room.was_done(seat, command.id):
            self.outbox.post([(reader, [ack])])
            return
        self._check_fresh(reader, command)  # refuses: stale
        self._check_pace(seat, command)  # refuses: too fast
        events, offered = self.room.decide(seat, command)  # refuses: not playing, paused, not asked, not offered …
        think = self.hints.begin(reader, command) if isinstance(command, wire.Hint) else None  # refuses: quota
        self.perform(events, offered, (reader, ack))
        if think is not None:
            think()

    def perform(
        self,
        events: list[ev.Event],
        offered: Offered | None = None,
        acknowledge: Acknowledge | None = None,
        then: Then = None,
    ) -> None:
        """Apply what was decided, store it, tell whom it concerns when it is safe, and see what happens by itself."""
        now, sealed = self.loop.time(), self._sealed()
        rows = [row for event in events for row in self._rows_of(event, offered, now)]
        while windows.closes_at_once(self.room, self.services.pace):
            rows += self._rows_of(ev.WindowClosed(), None, now)
        self._append(rows, self._secret(events, sealed))
        self._turn_clock(now)
        self.outbox.post(self._news(events, acknowledge), then)
        self._set_timers()

    def _check_fresh(self, reader: Reader, command: wire.Command) -> None:
        if not isinstance(command, wire.GameCommand) or self.room.status != "playing":
            return
        if command.version != self.audience.tracker(reader).version:
            raise Refused("stale")

    def _check_pace(self, seat: Seat, command: wire.Command) -> None:
        """What is said is told to all and stored: a seat may say so much, in however many tabs."""
        if isinstance(command, wire.Say):
            now = self.loop.time()
            bucket = self._chat_buckets.setdefault(seat, Bucket(*self.services.settings.limits.chat, now))
            if not bucket.take(now):
                raise Refused("too-fast")

    def _check_looks(self, reader: Reader) -> None:
        """To put a whole table, or a hundred lines, in words takes as long as dozens of pings. An address has so many:
        a socket would come again for more."""
        if not self.services.limiter.looks.take(reader.address):
            raise Refused("too-fast")

    def _rows_of(self, event: ev.Event, offered: Offered | None, now: float) -> list[Row]:
        """With the commitment to the shuffle of the next game as soon as there can be one."""
        rows = [self._apply(event, offered, now)]
        if self.room.undrawn:
            rows.append(self._apply(ev.Committed(secret=""), None, now))
        return rows

    def _apply(self, event: ev.Event, offered: Offered | None, now: float) -> Row:
        event, sealed = self._completed(event, now), self._sealed()
        self.room.apply(event, offered)
        if isinstance(event, ev.Arranged):
            self.audience.arrange(event.order)
        self._count(event, sealed)
        if isinstance(event, ev.Chatted):
            return Row(self.room.code, event.n, ev.write(event), self.room.kept_as, "chat", self.token)
        if isinstance(event, ev.Began | ev.GameEvent) and self.room.live is not None:
            event = msgspec.structs.replace(event, check=self.room.live.check())
        self._rows += 1
        return Row(self.room.code, self._rows - 1, ev.write(event), self.room.kept_as, "event", self.token)

    def _completed(self, event: ev.Event, now: float) -> ev.Event:
        """The secrets and the times that the room itself does not know."""
        if isinstance(event, ev.Began):
            event = event if event.seed else drawn(self.room, event)
            return msgspec.structs.replace(event, rules=self.room.game.version, at=int(time()))
        if isinstance(event, ev.Committed):
            return msgspec.structs.replace(event, secret=token_hex(32))
        if isinstance(event, ev.Answered) and self.room.clock.kind == "game":
            bank = self.clock.bank(self.room, event.seat, now)
            return msgspec.structs.replace(event, bank=bank, at=int(time()))
        if isinstance(event, ev.GameEvent):
            return msgspec.structs.replace(event, at=int(time()))
        if isinstance(event, ev.Arranged) and not event.order:
            seats = len(self.room.places)
            return msgspec.structs.replace(event, order=SystemRandom().sample(range(seats), seats))
        if isinstance(event, ev.Chatted):
            return msgspec.structs.replace(event, n=self.room.said, name=self.room.places[event.seat].name)
        return event

    def _sealed(self) -> Sealed | None:
        live = self.room.live
        return (live.moment, len(live.waiting())) if live is not None and live.sealed else None

    def _secret(self, events: list[ev.Event], sealed: Sealed | None) -> Seat | None:
        """Whose secret this is, if nothing of it shows: the sealed question is still open."""
        if sealed is None or sealed != self._sealed():
            return None
        return next((event.seat for event in events if isinstance(event, ev.Answered | ev.Undone)), None)

    def _count(self, event: ev.Event, sealed: Sealed | None) -> None:
        """What is answered in secret counts when it is opened, and for all who were asked: figures tell no more than
        the table does."""
        if sealed is not None:
            self.services.log.answered += 0 if self._sealed() == sealed else sealed[1]
        elif isinstance(event, ev.Answered):
            self.services.log.answered += 1
        if isinstance(event, ev.Began) and self.room.lesson is None:
            self.services.metrics.games.labels(self.room.game.id).inc()

    def _append(self, rows: list[Row], secret: Seat | None) -> None:
        """To the event log. Everybody waits until it is safe; for a secret only its own seat does."""
        if secret is None:
            safe = partial(self.outbox.stored, self.outbox.issue())
        else:
            self.outbox.hold(secret)
            safe = partial(self.outbox.release, secret)

        def stored(error: Exception | None) -> None:
            safe() if error is None else self._lose(error)

        self.services.log.append(rows, stored, secret is not None)

    async def performed(self, events: list[ev.Event]) -> None:
        """Do it, and wait until it is safe."""
        safe: asyncio.Future[None] = self.loop.create_future()
        self.perform(events, then=lambda: None if safe.done() else safe.set_result(None))
        await self._until(safe)

    async def settled(self) -> None:
        """Wait until everything that was done is safe."""
        safe: asyncio.Future[None] = self.loop.create_future()
        self.outbox.post([], lambda: None if safe.done() else safe.set_result(None))
        await self._until(safe)

    async def _until(self, safe: asyncio.Future[None]) -> None:
        """A table that was lost stores nothing any more: nobody must wait for that."""
        await asyncio.wait({safe, self._gone}, return_when=asyncio.FIRST_COMPLETED)
        if not safe.done():
            raise Refused("fault")

    def _push(self, reader: Reader, parts: list[bytes]) -> None:
        reader.push(parts)
        if reader in self._leaving:
            reader.close(*self._leaving.pop(reader))

    def _lose(self, error: BaseException) -> None:
        self._on_lost(self, error)

    # --- what to tell whom ----------------------------------------------------------------------------

    def snapshot(self) -> Snapshot | None:
        live = self.room.live
        return None if live is None else Snapshot(live, self.clock.state(self.loop.time()))

    def _news(self, events: list[ev.Event], acknowledge: Acknowledge | None) -> Posts:
        posts: Posts = [] if acknowledge is None else [(acknowledge[0], [acknowledge[1]])]
        topics: set[ev.Topic] = set()
        for event in events:
            topics.update(event.topics)
            for topic in event.topics:
                if topic in TOPICS:
                    posts += TOPICS[topic](self, event)
        if "welcome" in topics:
            return posts + self._welcomes()
        if "room" in topics:
            self.audience.seats_changed()
        posts += self._updates()
        if "room" in topics or self.room.status == "over":
            posts += self.audience.room_news()
        return posts

    def _welcomes(self) -> Posts:
        return self.audience.welcomes(self.snapshot(), self.room.said)

    def _updates(self) -> Posts:
        snapshot = None if self.room.reopened else self.snapshot()
        return [] if snapshot is None else self.audience.updates(snapshot)

    def _said(self, event: ev.Event) -> Posts:
        return self.audience.tell(wire.Said(self.room.chat[-1]))

    def _removed(self, event: ev.Robot | ev.Freed) -> Posts:
        return self._show_out(event.seat, 4401, "removed")

    def _watched(self, event: ev.Configured) -> Posts:
        return [] if event.watch else self._show_out(None, 4403, "no-watching")

    def _show_out(self, seat: Seat | None, code: int, reason: str) -> Posts:
        posts = self.audience.show_out(seat, reason)
        self._leaving.update({reader: (code, reason) for reader, _ in posts})
        return posts

    def announce(self, text_in: Callable[[wire.Language], str]) -> None:
        """The house speaks to everybody here."""
        said = [(reader, wire.encode(wire.Announced(text_in(reader.language)))) for reader in self.audience.readers]
        self.outbox.post([(reader, [message]) for reader, message in said])

    def _ticks(self, event: ev.Event | None = None) -> Posts:
        return self.audience.tell(wire.Ticked(self.clock.state(self.loop.time())))

    def _ticks_if_changed(self) -> Posts:
        """Somebody came or went: a window may have another length for it."""
        before = self.clock.deadline
        self._turn_clock(self.loop.time())
        return [] if self.clock.deadline == before else self._ticks()

    # --- commands that concern their reader -------------------------------------------------------

    def _ping(self, reader: Reader, command: wire.Ping) -> None:
        self.outbox.post([(reader, [wire.encode(wire.Ack(command.id))])])

    def _speak(self, reader: Reader, command: wire.Speak) -> None:
        """One at a time, and without the chat: who asks and does not read must not fill the memory."""
        if reader.behind or reader in self._speaking:
            raise Refused("too-fast")
        self._check_looks(reader)
        self._speaking.add(reader)

        def do() -> None:
            reader.language = command.language
            welcome = self.audience.welcome(reader, self.snapshot(), chat=self.room.said)
            posts: Posts = [(reader, [wire.encode(wire.Ack(command.id)), welcome])]
            self.outbox.post(posts, lambda: self._speaking.discard(reader))

        async def learn() -> None:
            await self.services.words(self.room.game, command.language)
            self._in_turn(reader, command, do)

        self.services.tasks.spawn(learn(), lambda error: self._fail(reader, command, error))

    def _more(self, reader: Reader, command: wire.More) -> None:
        self._check_looks(reader)

        def do() -> None:
            if self.room.live is None:
                raise Refused("not-playing")
            texts, tracker = self.audience.texts(reader.language), self.audience.tracker(reader)
            self.outbox.post([(reader, [tracker.more(command.id, self.room.live, texts, command.before)])])

        self._in_turn(reader, command, do)

    def _in_turn(self, reader: Reader, command: wire.Command, do: Callable[[], None]) -> None:
        """What takes as long as dozens of pings: many of them at once must not be done in one go."""

        def take_turn() -> None:
            if reader not in self.audience.readers:
                return
            try:
                do()
            except Refused as refused:
                self._refuse(reader, command, refused)
            except Exception as error:
                self._fail(reader, command, error)

        self.services.turns.take(take_turn)

    def _hesitate(self, reader: Reader, command: wire.Hesitate) -> None:
        """Everybody may, whatever he holds: that somebody does tells nothing. It is not stored: a window that is open
        when the server comes back begins anew."""
        seat = seat_of(reader)
        self._check_fresh(reader, command)
        live = self.room.live
        if live is None or live.window is None or seat not in live.waiting() or self.room.paused:
            raise Refused("no-window")
        window = self._window_time()
        self.clock.hesitate(seat, self.room.window if window is None else window, self.loop.time())
        self.outbox.post([(reader, [wire.encode(wire.Ack(command.id))]), *self._ticks()])
        self._set_timers()

    # --- what happens by itself ---------------------------------------------------------------------

    def _turn_clock(self, now: float) -> None:
        self.clock.turn(self.room, now, self._window_time())

    def _window_time(self) -> float | None:
        return windows.window_seconds(self.room, self.services.pace, self.audience.watchers)

    def _set_timers(self) -> None:
        live = self.room.running
        self._watch_host()
        if self.closed or live is None:
            self._timers.cancel("window", "clock", "absence")
            self._tell_if_over()
            return
        if live.moment != self._moment:
            self._moment, self.since = live.moment, self.loop.time()
            self.bots.stand_ins.clear()
        self._watch_window(live)
        self._watch_clock()
        self._watch_absence(live)
        self.bots.wake(live)

    def _tell_if_over(self) -> None:
        live = self.room.live
        if not self.closed and live is not None and live.over and self.recorded != self.room.number:
            self.recorded = self.room.number
            self.outbox.post([], lambda: self._on_over(self))

    def _watch_window(self, live: LiveMatch) -> None:
        """One that the clock does not close: it closes when the only person has answered, but no bot is cut short."""
        if windows.closes_at_once(self.room, self.services.pace):
            self._timers.set("window", 0.0, self._close_window)
        elif self._waits_for_one(live) and not any(self.room.places[seat].present for seat in live.asked()):
            left = self.since + windows.bot_seconds(self.room, self.services.pace) - self.loop.time()
            self._timers.set("window", left, self._close_window)
        else:
            self._timers.cancel("window")

    def _waits_for_one(self, live: LiveMatch) -> bool:
        """A window in which nobody but the only person was there at any time: then it would have a deadline."""
        waits = live.window is not None and self.clock.deadline is None
        return waits and windows.is_alone(self.room, self.audience.watchers)

    def _close_window(self) -> None:
        live = self.room.running
        if live is not None and live.sealed:
            self.perform([ev.WindowClosed(late=live.asked())])

    def _watch_clock(self) -> None:
        if self.clock.deadline is None:
            self._timers.cancel("clock")
        else:
            self._timers.set("clock", self.clock.deadline - self.loop.time(), self._time_out)

    def _time_out(self) -> None:
        """A window closes; in another sealed question the house bot answers once, and nobody can tell for whom; else it
        takes the seat."""
        live = self.room.running
        if live is None:
            return
        if live.window is not None:
            self._close_window()
            return
        self.clock.deadline = None
        if live.sealed:
            self.bots.stand_ins.update(live.asked())
            self.bots.wake(live)
            return
        self._send_away([seat for seat in live.waiting() if self.room.places[seat].present])

    def _watch_absence(self, live: LiveMatch) -> None:
        if not self._absent(live):
            self._timers.cancel("absence")
        elif "absence" not in self._timers:
            self._timers.set("absence", self.services.pace.absence, self._replace_absent)

    def _absent(self, live: LiveMatch) -> list[Seat]:
        """Whom others wait for though they are off line. What only the table knows plays no part."""
        here = self.audience.connected()
        if not here or self.room.clock.kind != "none":
            return []
        return [seat for seat in live.waiting() if seat not in here and self.room.places[seat].present]

    def _watch_host(self) -> None:
        """In every status: nobody waits on a host who is gone."""
        if self.closed or self._next_host() is None:
            self._timers.cancel("host")
        elif "host" not in self._timers:
            self._timers.set("host", self.services.pace.absence, self._move_host)

    def _next_host(self) -> Seat | None:
        """Who is here and could be host, while the host is not."""
        here = self.audience.connected()
        if self.room.host in here:
            return None
        return min((seat for seat in here if self.room.places[seat].present), default=None)

    def _move_host(self) -> None:
        seat = self._next_host()
        if seat is not None:
            logs.info("host moved", table=logs.table(self.room.code))
            self.perform([ev.Hosted(seat=seat)])

    def _welcome_founder(self, reader: Reader) -> None:
        """Who made the table, and was off line for a while, is its host again."""
        founder = self.room.founder
        if reader.seat == founder != self.room.host and self.room.places[founder].present:
            self.perform([ev.Hosted(seat=founder)])

    def _replace_absent(self) -> None:
        live = self.room.running
        if live is not None:
            self._send_away(self._absent(live))

    def _send_away(self, seats: list[Seat]) -> None:
        if seats:
            logs.info("house plays", table=logs.table(self.room.code), seats=len(seats))
            self.perform([ev.Went(seat=seat) for seat in seats])

    def _give(self, seat: Seat, option: str, offered: Offered) -> None:
        """A bot's answer."""
        self.perform([ev.Answered(seat=seat, option=option)], offered)

    # --- the end -------------------------------------------------------------------------------------------

    def close(self, code: int, reason: str) -> None:
        """Leave nothing behind: the table is in the store."""
        if not self.closed:
            self._gone.set_result(None)
        self.closed = True
        self._timers.cancel_all()
        self.bots.close()
        self.hints.close()
        for reader in list(self.audience.readers):
            reader.close(code, reason)
            self.audience.remove(reader)

    @property
    def busy(self) -> bool:
        """Is anybody here, or anything about to happen?"""
        return bool(
            self.audience.readers or self._timers.running or self.bots.busy or self.hints.busy or not self.outbox.empty
        )


def seat_of(reader: Reader) -> Seat:
    if reader.seat is None:
        raise Refused("not-seated")
    return reader.seat


# Commands that change nothing for others. All the rest is the room's to decide.
OF_THE_READER: Mapping[type[wire.Command], Callable[[Session, Reader, Any], None]] = {
    wire.Ping: Session._ping,
    wire.Speak: Session._speak,
    wire.More: Session._more,
    wire.Hesitate: Session._hesitate,
}
# Nothing that goes wrong with one of these makes the table doubtful.
ONLY_LOOKS = (wire.Ping, wire.Speak, wire.More)
# What is said of an event by itself; `room` and `welcome` are said once, for all events together.
TOPICS: Mapping[ev.Topic, Callable[[Session, Any], Posts]] = {
    "chat": Session._said,
    "clock": Session._ticks,
    "removed": Session._removed,
    "watching": Session._watched,
}
