"""A table with people at it: sockets, clocks, bots, and the event log under all of it.

Everything happens in one thread, between two awaits. What a command leads to is done in memory at once, but nobody is
told before it is safe on the disk: messages wait in the outbox, in order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from secrets import randbits
from typing import TYPE_CHECKING, Any

import msgspec

from crise.bots.policy import SEARCHES
from crise.engine.ask import Refused, Seat
from crise.game.manifest import SEED_BITS
from crise.server import wire as ms
from crise.server.ops import logs
from crise.server.outbox.queue import Outbox, Posts, Reader
from crise.server.outbox.text import Lexicon, speech
from crise.server.outbox.view_delta import Eyes, Step
from crise.server.room import events as ev
from crise.server.room.clock import TableClock
from crise.server.room.live_match import Play
from crise.server.room.room import HOUSE, Room
from crise.server.storage.store import Row
from crise.server.workers.pool import Lost

if TYPE_CHECKING:
    from crise.server.lobby import Hall

ABOUT_THE_GAME = (ms.Answer, ms.Undo, ms.Hesitate)  # as somebody saw it
# What changes only the game; everything else changes the room too.
GAME_ONLY = (ev.Answered, ev.Undone, ev.Closed, ev.Chatted)


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How long things take that could be done at once. In seconds."""

    windows: bool = True  # False: they close when everybody with a choice has answered, whatever that tells
    reflex: float = 0.8  # for a bot that does not search to react, where only bots can; fixed, so that it tells nothing
    bot: float = 0.7  # between two moves of bots, so that people can follow
    think: float = 1.0  # for a bot that searches
    absence: float = 120.0  # off line while others wait: then the house plays
    hello: float = 10.0  # for a socket to say who it is


class Desk:
    def __init__(self, hall: Hall, room: Room, rows: int, epoch: int) -> None:
        self.hall, self.room, self._rows, self._epoch = hall, room, rows, epoch
        self.loop = asyncio.get_running_loop()
        self.readers: list[Reader] = []
        self._leaving: list[Reader] = []  # to be shown out with the next message
        self._eyes: dict[Seat, Eyes] = {}
        self._audience: dict[Eyes, list[Reader]] | None = None  # who looks with whose eyes; None: not known any more
        self._lexicons: dict[str, Lexicon] = {}
        self._clock = TableClock()
        self._random = Random(randbits(64))
        self._outbox = Outbox(self._push)
        self._moment: Any = None  # of the question that is open
        self._since = 0.0
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: set[Seat] = set()
        self._stand_ins: set[Seat] = set()  # the house answers for them in this window, and nobody can tell
        self._tasks: set[asyncio.Task[None]] = set()
        self.quiet_since = self.loop.time()
        self.closed = False
        self.gone: asyncio.Future[None] = self.loop.create_future()

    def wake(self) -> None:
        """Just out of the store: go on where it stopped."""
        self._turn_clock(self.loop.time())
        self._schedule()

    # --- who is here ----------------------------------------------------------------------------

    def connected(self) -> set[Seat]:
        return {reader.seat for reader in self.readers if reader.seat is not None}

    def watchers(self) -> int:
        return sum(reader.seat is None for reader in self.readers)

    def room_for(self, language: str) -> ms.Room:
        return self.room.describe(language, self.connected(), self.watchers())

    def enter(self, reader: Reader, line: int = 0, chat: int = 0) -> None:
        self.readers.append(reader)
        self._audience = None
        ticks = self._ticks_if_changed()
        parts = [(reader, [self._welcome(reader, line, chat)])]
        self._post(parts + self._room_news(but=reader) + ticks)
        self._schedule()

    def go(self, reader: Reader) -> None:
        if reader in self.readers:
            self.readers.remove(reader)
            self._audience = None
            self.quiet_since = self.loop.time()
            if not self.closed:
                self._post(self._room_news() + self._ticks_if_changed())
                self._schedule()

    def _eyes_of(self, reader: Reader) -> Eyes:
        seat = len(self.room.places) if reader.seat is None else reader.seat
        eyes = self._eyes.get(seat)
        if eyes is None:
            eyes = self._eyes[seat] = Eyes(seat, self._epoch)
        return eyes

    def _lexicon(self, language: str) -> Lexicon:
        play = self.room.play
        assert play is not None
        lexicon = self._lexicons.get(language)
        if lexicon is None or lexicon.play is not play:
            lexicon = self._lexicons[language] = Lexicon(play, language)
        return lexicon

    # --- commands -------------------------------------------------------------------------------

    def command(self, reader: Reader, command: ms.AnyCommand) -> None:
        """Whatever was sent: done and acknowledged, or refused and nothing changed."""
        if isinstance(command, ms.Hello):
            raise Refused("bad-request", fault="hello")
        try:
            self._command(reader, command)
        except Refused as refused:
            self.hall.metrics.refused.labels(refused.reason).inc()
            logs.info("command refused", table=logs.table(self.room.code), reason=refused.reason)
            text = speech(self.room.game, reader.language).refusal(refused)
            fresh = self._fresh(reader) if refused.reason == "stale" else None
            refusal = ms.Refusal(command.id, refused.reason, refused.rule, text, fresh)
            self._post([(reader, [ms.encode(refusal)])])

    def _command(self, reader: Reader, command: Any) -> None:
        ack = ms.encode(ms.Ack(command.id))
        if isinstance(command, ms.Ping):
            self._post([(reader, [ack])])
        elif isinstance(command, ms.Speak):
            reader.language = command.language
            self._post([(reader, [ack, self._welcome(reader)])])
        elif isinstance(command, ms.More):
            self._post([(reader, [self._more(reader, command)])])
        elif reader.seat is None:
            raise Refused("not-seated")
        elif isinstance(command, ms.Hesitate):
            self._check_version(reader, command)
            self._hesitate(reader.seat, (reader, ack))
        elif self.room.was_done(reader.seat, command.id):
            self._post([(reader, [ack])])
        else:
            self._check_version(reader, command)
            events = self.room.decide(reader.seat, command)
            self.perform(events, (reader, ack))

    def _check_version(self, reader: Reader, command: Any) -> None:
        about_the_game = isinstance(command, ABOUT_THE_GAME) and self.room.status == "playing"
        if about_the_game and command.version != self._eyes_of(reader).version:
            raise Refused("stale")

    def _fresh(self, reader: Reader) -> ms.Situation | None:
        return self._situation(reader) if self.room.play is not None else None

    def _more(self, reader: Reader, command: ms.More) -> bytes:
        if self.room.play is None:
            raise Refused("not-playing")
        lexicon = self._lexicon(reader.language)
        return self._eyes_of(reader).more(command.id, self.room.play, lexicon, command.before)

    # --- events -----------------------------------------------------------------------------------

    def perform(
        self,
        events: list[ev.AnyEvent],
        acknowledge: tuple[Reader, bytes] | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Do these things, store them, and tell whom it concerns when they are safe."""
        now, sealed = self.loop.time(), self._sealed()
        rows = [self._do(event, now) for event in events]
        while self._closes_at_once():
            rows.append(self._do(ev.Closed(), now))
        self._store(rows, self._secret(events, sealed))
        self._turn_clock(now)
        self._post(self._news(events, acknowledge), then)
        self._schedule()

    def _secret(self, events: list[ev.AnyEvent], sealed: tuple[Any, int] | None) -> Seat | None:
        """Whose secret this is, if nothing of it shows: the sealed question is still open."""
        if sealed is None or sealed != self._sealed():
            return None
        return next((event.seat for event in events if isinstance(event, ev.Answered | ev.Undone)), None)

    def _store(self, rows: list[Row], secret: Seat | None) -> None:
        if secret is None:
            ticket = self._outbox.issue()
            self._append(rows, lambda: self._outbox.stored(ticket))
        else:
            self._outbox.hold(secret)
            self._append(rows, lambda: self._outbox.release(secret), secret=True)

    def _append(self, rows: list[Row], safe: Callable[[], None], secret: bool = False) -> None:
        def done(error: Exception | None) -> None:
            safe() if error is None else self.hall.lose(self, error)

        self.hall.append(rows, done, secret)

    def _do(self, event: ev.AnyEvent, now: float) -> Row:
        event, sealed = self._completed(event, now), self._sealed()
        self.room.apply(event)
        self._count(event, sealed)
        self._rows += 1
        return Row(self.room.code, self._rows - 1, ev.write(event), self.room.status)

    def _closes_at_once(self) -> bool:
        """Has everybody answered, and is there no time to be kept?"""
        play = self.room.play
        if play is None or self.room.paused or not play.idle():
            return False
        return play.window is None or not self.hall.pace.windows

    def _sealed(self) -> tuple[Any, int] | None:
        """The sealed question that is open, and how many are asked."""
        play = self.room.play
        return (play.moment, len(play.waiting())) if play is not None and play.sealed else None

    def _completed(self, event: ev.AnyEvent, now: float) -> ev.AnyEvent:
        """The secrets and the times that the room itself does not know."""
        if isinstance(event, ev.Began):
            seed = event.seed or str(randbits(SEED_BITS))
            return msgspec.structs.replace(event, seed=seed, rules=self.room.game.version)
        if isinstance(event, ev.Answered) and self.room.clock.kind == "game":
            return msgspec.structs.replace(event, bank=self._clock.bank(self.room, event.seat, now))
        return event

    def _count(self, event: ev.AnyEvent, sealed: tuple[Any, int] | None) -> None:
        """What is answered in secret counts when it is opened, and for all who were asked: figures tell no more than
        the table does."""
        if sealed is not None:
            self.hall.answered += 0 if self._sealed() == sealed else sealed[1]
        elif isinstance(event, ev.Answered):
            self.hall.answered += 1
        if isinstance(event, ev.Began):
            self.hall.metrics.games.labels(self.room.game.id).inc()

    def _post(self, posts: Posts, then: Callable[[], None] | None = None) -> None:
        """After everything that was done before is safe."""
        self._outbox.post(posts, then)

    def when_safe(self, then: Callable[[], None]) -> None:
        self._post([], then)

    def _push(self, reader: Reader, parts: list[bytes]) -> None:
        reader.push(parts)
        if reader in self._leaving:
            self._leaving.remove(reader)
            reader.close(4401, "removed")

    # --- what to tell whom ----------------------------------------------------------------------------

    def _news(self, events: list[ev.AnyEvent], acknowledge: tuple[Reader, bytes] | None) -> Posts:
        posts: Posts = [] if acknowledge is None else [(acknowledge[0], [acknowledge[1]])]
        only_game = True
        for event in events:
            if isinstance(event, ev.Answered):
                continue
            only_game = only_game and isinstance(event, GAME_ONLY)
            if isinstance(event, ev.Chatted):
                said = ms.encode(ms.Said(self.room.chat[-1]))
                posts += [(reader, [said]) for reader in self.readers]
            if isinstance(event, ev.Halted | ev.Went | ev.Came):
                posts += self._ticks()
            if isinstance(event, ev.Robot | ev.Freed):
                self._show_out(event.seat, posts)
        if any(isinstance(event, ev.Began) for event in events):
            return posts + [(reader, [self._welcome(reader)]) for reader in self.readers]
        if not only_game:
            self._audience = None
        posts += self._updates()
        if self.room.status == "over" or not only_game:
            posts += self._room_news()
        return posts

    def _show_out(self, seat: Seat, posts: Posts) -> None:
        """Who sat here has no seat any more."""
        for reader in [reader for reader in self.readers if reader.seat == seat]:
            self.readers.remove(reader)
            text = speech(self.room.game, reader.language).say("refused-removed")
            posts.append((reader, [ms.encode(ms.Closed("removed", text))]))
            self._leaving.append(reader)

    def _step(self) -> Step:
        assert self.room.play is not None
        return Step(self.room.play, self._clock.state(self.loop.time()))

    def _updates(self) -> Posts:
        """For each reader what is new to it, put together once per seat and language."""
        if self.room.play is None or self.room.reopened:
            return []
        step, posts = self._step(), []
        audience = self._look_round() if self._audience is None else self._audience
        step.look_for([eyes.seat for eyes in audience])
        for eyes, readers in audience.items():
            news = eyes.look(step)
            if news is None:
                continue
            said: dict[str, bytes] = {}
            for reader in readers:
                if reader.language not in said:
                    said[reader.language] = eyes.update(news, step, self._lexicon(reader.language))
                posts.append((reader, [said[reader.language]]))
        return posts

    def _look_round(self) -> dict[Eyes, list[Reader]]:
        audience: dict[Eyes, list[Reader]] = {}
        for reader in self.readers:
            audience.setdefault(self._eyes_of(reader), []).append(reader)
        self._audience = audience
        return audience

    def _room_news(self, but: Reader | None = None) -> Posts:
        said: dict[str, bytes] = {}
        for reader in self.readers:
            if reader.language not in said:
                said[reader.language] = ms.encode(ms.RoomChanged(self.room_for(reader.language)))
        return [(reader, [said[reader.language]]) for reader in self.readers if reader is not but]

    def _welcome(self, reader: Reader, line: int = 0, chat: int = 0) -> bytes:
        return ms.encode(
            ms.Welcome(
                you=reader.seat,
                language=reader.language,
                room=self.room_for(reader.language),
                chat=[said for said in self.room.chat if said.n >= chat],
                situation=None if self.room.play is None else self._situation(reader, line),
            )
        )

    def _situation(self, reader: Reader, line: int = 0) -> ms.Situation:
        step, eyes = self._step(), self._eyes_of(reader)
        eyes.look(step)
        return eyes.situation(step, self._lexicon(reader.language), line)

    # --- time -------------------------------------------------------------------------------------------

    def _turn_clock(self, now: float) -> None:
        self._clock.turn(self.room, now, self._window_time())

    def _schedule(self) -> None:
        """Whatever happens by itself from here on."""
        play = self.room.play
        if self.closed or play is None or self.room.status != "playing" or self.room.paused:
            self._cancel("window", "clock", "absence")
            if play is not None and play.over:
                self.when_safe(lambda: self.hall.game_over(self))
            return
        if play.moment != self._moment:
            self._moment, self._since = play.moment, self.loop.time()
            self._stand_ins.clear()
        self._watch_window(play)
        self._watch_clock()
        self._watch_absence(play)
        self._wake_bots(play)

    def _timer(self, name: str, seconds: float, do: Callable[[], None]) -> None:
        self._cancel(name)
        self._timers[name] = self.loop.call_later(seconds, do)

    def _cancel(self, *names: str) -> None:
        for name in names:
            timer = self._timers.pop(name, None)
            if timer is not None:
                timer.cancel()

    # A window stays open for a time that has nothing to do with who could react, or does: late means pass. Where one
    # person plays against bots and nobody looks on, it waits for that person; where only bots may react, they have as
    # long as they need at most, and never less.

    def _window_time(self) -> float | None:
        """How long a window that is open now stays so. None: until the one person here has answered."""
        play = self.room.play
        if play is None or play.window is None or not self.hall.pace.windows:
            return None
        if self._alone():
            return None
        asked = any(self._is_here_in_person(seat) for seat in play.waiting())
        return float(self.room.window) if asked else self._bots_time()

    def _alone(self) -> bool:
        """Is there nobody whom the length of a window could tell anything? Who left still looks on, and may return."""
        people = [place for place in self.room.places if place.kind == "person"]
        return len(people) == 1 and not people[0].away and not self.watchers()

    def _bots_time(self) -> float:
        pace = self.hall.pace
        searches = any(place.mind == SEARCHES for place in self.room.places)
        return max(pace.reflex, 1.5 * pace.think) if searches else pace.reflex

    def _watch_window(self, play: Play) -> None:
        """One that the clock does not close: it closes when the only person has answered, but no bot is cut short."""
        if self._closes_at_once():
            self._timer("window", 0.0, self._close_window)
        elif self._waits_for_one(play) and not any(map(self._is_here_in_person, play.asked())):
            left = self._since + self._bots_time() - self.loop.time()
            self._timer("window", max(0.0, left), self._close_window)
        else:
            self._cancel("window")

    def _waits_for_one(self, play: Play) -> bool:
        """A window in which nobody but the only person was there at any time: then it would have a deadline."""
        return play.window is not None and self._clock.deadline is None and self._alone()

    def _close_window(self) -> None:
        self._timers.pop("window", None)
        play = self.room.play
        if play is not None and play.sealed and self.room.status == "playing" and not self.room.paused:
            self.perform([ev.Closed(late=play.asked())])

    def _hesitate(self, seat: Seat, acknowledge: tuple[Reader, bytes]) -> None:
        """Everybody may, whatever he holds: that somebody does tells nothing."""
        play = self.room.play
        if play is None or play.window is None or seat not in play.waiting() or self.room.paused:
            raise Refused("no-window")
        window = self._window_time()
        self._clock.hesitate(seat, self.room.window if window is None else window, self.loop.time())
        self._post([(acknowledge[0], [acknowledge[1]]), *self._ticks()])
        self._schedule()

    def _ticks_if_changed(self) -> Posts:
        """Somebody came or went: a window may have another length for it."""
        before = self._clock.deadline
        self._turn_clock(self.loop.time())
        return [] if self._clock.deadline == before else self._ticks()

    def _ticks(self) -> Posts:
        ticked = ms.encode(ms.Ticked(self._clock.state(self.loop.time())))
        return [(reader, [ticked]) for reader in self.readers]

    def _watch_clock(self) -> None:
        deadline = self._clock.deadline
        if deadline is None:
            self._cancel("clock")
        else:
            self._timer("clock", max(0.0, deadline - self.loop.time()), self._time_out)

    def _time_out(self) -> None:
        """A window closes; in another sealed question the house answers once, and nobody can tell for whom; else it
        takes the seat."""
        play = self.room.play
        if play is None or self.room.status != "playing" or self.room.paused:
            return
        if play.window is not None:
            self._close_window()
            return
        self._clock.deadline = None
        if play.sealed:
            self._stand_ins.update(play.asked())
            self._wake_bots(play)
            return
        self._send_away([seat for seat in play.waiting() if self._is_here_in_person(seat)])

    def _is_here_in_person(self, seat: Seat) -> bool:
        place = self.room.places[seat]
        return place.kind == "person" and not place.away

    def _send_away(self, seats: list[Seat]) -> None:
        if seats:
            logs.info("house plays", table=logs.table(self.room.code), seats=len(seats))
            self.perform([ev.Went(seat=seat) for seat in seats])

    def _absent(self, play: Play) -> list[Seat]:
        """Whom others wait for though they are off line. What only the table knows plays no part."""
        here = self.connected()
        if not here or self.room.clock.kind != "none":
            return []
        return [seat for seat in play.waiting() if seat not in here and self._is_here_in_person(seat)]

    def _watch_absence(self, play: Play) -> None:
        if not self._absent(play):
            self._cancel("absence")
        elif "absence" not in self._timers:
            self._timer("absence", self.hall.pace.absence, self._replace_absent)

    def _replace_absent(self) -> None:
        self._timers.pop("absence", None)
        if self.room.play is not None and self.room.status == "playing" and not self.room.paused:
            self._send_away(self._absent(self.room.play))

    # --- bots --------------------------------------------------------------------------------------------

    def _mind(self, seat: Seat) -> str | None:
        return self.room.places[seat].mind or (HOUSE if seat in self._stand_ins else None)

    def _nobody_cares(self) -> bool:
        """Nobody is here, and nobody is expected: bots have nobody to play for."""
        return not self.readers and all(place.away for place in self.room.places if place.kind == "person")

    def _wake_bots(self, play: Play) -> None:
        if self._nobody_cares():
            return
        for seat in play.asked():
            level = self._mind(seat)
            if level is not None and seat not in self._thinking:
                self._thinking.add(seat)
                self._spawn(self._think(play, seat, level))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.hall.spawn(work, lambda error: self.hall.lose(self, error))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, play: Play, seat: Seat, level: str) -> None:
        pace, began, moment = self.hall.pace, self.loop.time(), play.moment
        try:
            option = await self.hall.workers.think(self.room.code, play, self.room.cards, seat, level, pace.think)
            if not play.sealed:
                await asyncio.sleep(max(0.0, pace.bot - (self.loop.time() - began)))
        except Lost:
            option = ""
        finally:
            self._thinking.discard(seat)
        if self.closed or play is not self.room.play or self.room.status != "playing" or self.room.paused:
            return
        if play.moment != moment or play.ask(seat) is None or self._mind(seat) is None:
            self._wake_bots(play)  # it was thought about something else
            return
        self.perform([ev.Answered(seat=seat, option=self._sound(play, seat, option))])

    def _sound(self, play: Play, seat: Seat, option: str) -> str:
        """What a bot said, if that is to be had; else let it go, or anything."""
        ask = play.ask(seat)
        assert ask is not None
        offered = [play.form(ask[1], one) for one in ask[2]]
        if option in offered:
            return option
        return "pass" if "pass" in offered else self._random.choice(offered)

    # --- the end -------------------------------------------------------------------------------------------

    def close(self, code: int, reason: str) -> None:
        """Leave nothing behind: the table is in the store."""
        if not self.closed:
            self.gone.set_result(None)
        self.closed = True
        self._cancel(*list(self._timers))
        for task in self._tasks:
            task.cancel()
        for reader in list(self.readers):
            reader.close(code, reason)
        self.readers = []

    @property
    def busy(self) -> bool:
        """Is anybody here, or anything about to happen?"""
        return bool(self.readers or self._timers or self._tasks or not self._outbox.empty)
