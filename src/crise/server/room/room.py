"""A table online, without a network: who sits where, what is set, what is played. Pure: commands in, events out.

`decide` says what a command amounts to, or refuses it; `apply` does it. What was stored is applied again when the
server comes back, and gives the same room. Each command has one method that decides it (`@decides`), each event one
that applies it (`@applies`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from crise.bots.names import STAGE_NAMES
from crise.engine.ask import Refused, Seat
from crise.game.lessons import lesson_of
from crise.game.manifest import Options
from crise.game.records import Setting
from crise.games import GAMES
from crise.server import wire
from crise.server.outbox.text import game_text
from crise.server.room import events as ev
from crise.server.room.draw import Draw
from crise.server.room.handlers import APPLIES, DECIDES, HOST_ONLY, Decision, applies, decides
from crise.server.room.inputs import AnyGame, find_game, find_level, plain_options, read_card_file, visible
from crise.server.room.live_match import LiveMatch, Offered
from crise.server.room.place import HOUSE_BOT, Place

COMMANDS_KEPT = 256  # per seat: how far back a command that comes twice is recognised
IN_A_LESSON = (wire.Answer, wire.Rehearse)  # there is nothing else to decide


class Room:
    game: AnyGame
    options: dict[str, Any]
    cards: str | None
    clock: wire.Clock
    window: int
    pace: wire.BotPace
    watch: bool
    listed: bool
    hints: wire.HintRule

    def __init__(self, code: str, made: ev.Made) -> None:
        """As it was made. `made` is stored as its first event, and may be applied again: that changes nothing."""
        self.code = code
        self.paused = False
        self.places: list[Place] = []
        self.host: Seat = 0
        self.founder: Seat = 0  # the host again when he comes back
        self.number = 0
        self.draw: Draw | None = None  # the shuffle of the next game
        self.live: LiveMatch | None = None
        self.reopened = False
        self.ready: set[Seat] = set()  # for whom the game may begin, before one
        self.willing: set[Seat] = set()  # who wants another game, after one
        self.asked_at = 0  # since when the table waits for whom it waits for, as everybody may see; 0: not known
        self._moment: Any = None
        self.hinted: dict[Seat, list[int]] = {}  # in this game: before which lines of the log who took a hint
        self.outdated = False  # its last game was played by rules that were changed since: it can't go on
        self.held: wire.Held | None = None  # by the rules of now it went otherwise: the host must say what to do
        self.upgraded = False  # by the rules of now it goes as it went: that is to be noted
        self.chat: list[wire.ChatLine] = []
        self.said = 0
        self._done: dict[Seat, dict[str, None]] = {}
        self._set_up(made)
        self.lesson = lesson_of(self.game) if made.lesson else None

    # --- what it is like ------------------------------------------------------------------

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        if self.live is None or self.reopened:
            return "waiting"
        return "over" if self.live.over else "playing"

    @property
    def kept_as(self) -> str:
        """Under which status it is stored: a lesson wakes by itself when somebody comes back to it, and is kept for
        less long than a game."""
        return self.status if self.lesson is None else "lesson"

    @property
    def running(self) -> LiveMatch | None:
        """The game that goes on just now, if one does."""
        return None if self.paused or self.held is not None or self.status != "playing" else self.live

    @property
    def undrawn(self) -> bool:
        """Must the house commit to a shuffle? Before every game, and in time for everybody to add a number."""
        return self.draw is None and self.lesson is None and self.status != "playing"

    def setting(self, seed: int) -> Setting:
        """Refuses what can't be played."""
        options: Options = self.game.read_options(self.options)
        self.game.check(len(self.places), options)
        return Setting(self.game, len(self.places), seed, options, read_card_file(self.game, self.cards))

    def fault(self) -> Refused | None:
        try:
            self.setting(0)
        except Refused as refused:
            return refused
        return None

    @property
    def welcoming(self) -> bool:
        """Its host wants whoever comes, and there is room."""
        return self.listed and self.status == "waiting" and any(place.kind == "open" for place in self.places)

    def names(self) -> list[str]:
        return [place.name for place in self.places]

    def seat_of(self, token: str, same: Callable[[str, str], bool]) -> Seat | None:
        """The seat that this hash opens. Every seat is compared, so that the time tells nothing."""
        found = [seat for seat, place in enumerate(self.places) if place.token and same(place.token, token)]
        return found[0] if found else None

    def was_done(self, seat: Seat, id: str) -> bool:
        return id in self._done.get(seat, ())

    def describe(self, language: str, connected: Iterable[Seat] = (), watchers: int = 0) -> wire.RoomInfo:
        words, here = game_text(self.game, language), set(connected)
        fault = self.fault() if self.status == "waiting" else None
        return wire.RoomInfo(
            code=self.code,
            game=self.game.id,
            title=words.title,
            status=self.status,
            number=self.number,
            seats=[self._describe_seat(seat, place, seat in here) for seat, place in enumerate(self.places)],
            host=self.host,
            options=self.options,
            own_cards=self.cards is not None,
            clock=self.clock,
            window=self.window,
            pace=self.pace,
            paused=self.paused,
            watch=self.watch,
            watchers=watchers,
            listed=self.listed,
            hints=self.hints,
            hinted=[self.hinted.get(seat, []) for seat in range(len(self.places))],
            fault=None if fault is None else words.why(fault),
            continued=self.live.continued if self.live else "",
            ready=sorted(self.ready),
            rematch=sorted(self.willing),
            held=self.held,
            commitment="" if self.draw is None else self.draw.commitment,
            contributed=[] if self.draw is None else sorted(self.draw.numbers),
        )

    def _describe_seat(self, seat: Seat, place: Place, connected: bool) -> wire.SeatInfo:
        here = connected or place.kind == "bot"
        return wire.SeatInfo(seat, place.name, place.kind, place.bot, here, place.away)

    # --- commands in, events out ------------------------------------------------------------

    def decide(self, seat: Seat, command: wire.Command) -> Decision:
        """The events that do what a seat commands."""
        if seat != self.host and type(command) in HOST_ONLY:
            raise Refused("not-host")
        if self.lesson is not None and not isinstance(command, IN_A_LESSON):
            raise Refused("in-lesson")
        return DECIDES[type(command)](self, seat, command)

    def apply(self, event: ev.Event, offered: Offered | None = None) -> None:
        """Do it. `offered` comes with an answer that was just looked up."""
        if offered is not None and isinstance(event, ev.Answered):
            self._take(event, offered)
        else:
            APPLIES[type(event)](self, event)
        if isinstance(event, ev.Began | ev.GameEvent):
            self._note_time(event.at)
        if event.id:
            by = event.order.index(event.by) if isinstance(event, ev.Arranged) else event.by
            done = self._done.setdefault(by, {})
            done[event.id] = None
            if len(done) > COMMANDS_KEPT:
                del done[next(iter(done))]

    def _note_time(self, at: int) -> None:
        moment = None if self.live is None else self.live.shown_moment
        if moment != self._moment:
            self._moment, self.asked_at = moment, at

    def _check_waiting(self) -> None:
        if self.status != "waiting":
            raise Refused("not-waiting")

    def _check_over(self) -> None:
        if self.status != "over":
            raise Refused("not-over")

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.places):
            raise Refused("no-such-seat", seat=seat + 1)

    def _match(self) -> LiveMatch:
        """The game that is played, if one may answer in it."""
        if self.live is None or self.reopened:
            raise Refused("not-playing")
        if self.live.over:
            raise Refused("game-over")
        if self.held is not None:
            raise Refused("held")
        if self.paused:
            raise Refused("paused")
        return self.live

    # --- the game -----------------------------------------------------------------------------

    @decides(wire.Answer)
    def _answer(self, seat: Seat, command: wire.Answer) -> Decision:
        live = self._match()
        offered = live.offered(seat, command.option)
        if self.lesson is not None and self.lesson.next(seat, live.given) != command.option:
            raise Refused("other-step")
        return Decision([ev.Answered(seat=seat, option=command.option, by=seat, id=command.id)], offered)

    @applies(ev.Answered)
    def _answered(self, event: ev.Answered) -> None:
        assert self.live is not None
        self.live.answer(event.seat, event.option)
        self._set_bank(event)

    def _take(self, event: ev.Answered, offered: Offered) -> None:
        assert self.live is not None
        self.live.take(event.seat, event.option, offered)
        self._set_bank(event)

    def _set_bank(self, event: ev.Answered) -> None:
        if event.bank is not None and self.live is not None:
            self.live.banks[event.seat] = event.bank

    @decides(wire.Undo)
    def _undo(self, seat: Seat, command: wire.Undo) -> Decision:
        if not self._match().undoable(seat):
            raise Refused("no-undo")
        return Decision([ev.Undone(seat=seat, by=seat, id=command.id)])

    @applies(ev.Undone)
    def _undone(self, event: ev.Undone) -> None:
        assert self.live is not None
        self.live.undo(event.seat)

    @decides(wire.Hint)
    def _hint(self, seat: Seat, command: wire.Hint) -> Decision:
        """In a sealed question nobody may: that somebody asks would tell that there is something to choose."""
        live = self._match()
        others = [place for at, place in enumerate(self.places) if at != seat and place.kind == "person"]
        if self.hints == "never" or (self.hints == "alone" and others):
            raise Refused(f"hints-{self.hints}")
        if live.sealed:
            raise Refused("hint-sealed")
        ask = live.ask(seat)
        if ask is None:
            raise Refused("not-asked")
        if len(ask[2]) == 1:
            raise Refused("hint-needless")
        return Decision([ev.Hinted(seat=seat, line=live.told(), by=seat, id=command.id)])

    @applies(ev.Hinted)
    def _was_hinted(self, event: ev.Hinted) -> None:
        self.hinted.setdefault(event.seat, []).append(event.line)

    @applies(ev.WindowClosed)
    def _window_closed(self, event: ev.WindowClosed) -> None:
        assert self.live is not None
        self.live.close()

    @decides(wire.Start, host_only=True)
    def _start(self, seat: Seat, command: wire.Start) -> Decision:
        self._check_waiting()
        self.setting(0)
        robots = self.fill(command.level) if command.level is not None else []
        if len(robots) < sum(place.kind == "open" for place in self.places):
            raise Refused("open-seats")
        return Decision([*robots, ev.Began(seed="", by=seat, id=command.id)])  # the session fills in the seed

    @decides(wire.Rehearse)
    def _rehearse(self, seat: Seat, command: wire.Rehearse) -> Decision:
        if self.lesson is None:
            raise Refused("no-lesson")
        last = len(self.lesson.does) - 1
        if command.step > last:
            raise Refused("no-such-step", steps=last)
        answers = self.lesson.until(command.step)
        return Decision([ev.Began(seed=str(self.lesson.script.seed), answers=answers, by=seat, id=command.id)])

    @applies(ev.Began)
    def _began(self, event: ev.Began) -> None:
        self.count_game()
        self.reopened = self.paused = self.outdated = self.upgraded = False
        self.held = None
        self.ready, self.willing = set(), set()
        self.hinted = {}
        for place in self.places:
            place.away = False
        self.live = LiveMatch(self.setting(int(event.seed)), self.number, self.names(), event.continued)
        self.live.lesson = self.lesson
        self.live.shuffle = event.shuffle
        for seat, option in event.answers:
            self.live.answer(seat, option)
        if self.clock.kind == "game":
            self.live.banks = [self.clock.seconds * 1000] * len(self.places)

    def count_game(self) -> None:
        """One more has begun: its shuffle is used up, also if nobody plays it again."""
        self.number += 1
        self.draw = None

    @decides(wire.Settle, host_only=True)
    def _settle(self, seat: Seat, command: wire.Settle) -> Decision:
        if self.held is None:
            raise Refused("not-held")
        upgraded = ev.Upgraded(rules=self.game.version, agreed=self.held.at, by=seat, id=command.id)
        return Decision([upgraded] if command.go_on else [upgraded, ev.Reopened(by=seat, id=command.id)])

    @applies(ev.Upgraded)
    def _upgraded(self, event: ev.Upgraded) -> None:
        self.held, self.upgraded = None, False

    @decides(wire.Pause, host_only=True)
    def _pause(self, seat: Seat, command: wire.Pause) -> Decision:
        if self.status != "playing":
            raise Refused("not-playing")
        return Decision([ev.Halted(paused=command.paused, by=seat, id=command.id)])

    @applies(ev.Halted)
    def _halted(self, event: ev.Halted) -> None:
        self.paused = event.paused

    @decides(wire.SetPace, host_only=True)
    def _set_pace(self, seat: Seat, command: wire.SetPace) -> Decision:
        return Decision([ev.Paced(pace=command.pace, by=seat, id=command.id)])

    @applies(ev.Paced)
    def _paced(self, event: ev.Paced) -> None:
        self.pace = event.pace

    @decides(wire.Rematch)
    def _rematch(self, seat: Seat, command: wire.Rematch) -> Decision:
        self._check_over()
        if command.now and seat != self.host:
            raise Refused("not-host")
        unwilling = [at for at, place in enumerate(self.places) if place.token and at not in {*self.willing, seat}]
        if not command.now and any(self.places[at].present for at in unwilling):
            return Decision([ev.Wanted(seat=seat, by=seat, id=command.id)])
        self.setting(0)
        vacant = [*unwilling, *(at for at, place in enumerate(self.places) if place.kind == "open")]
        return Decision([*self._robots(vacant), ev.Began(seed="", by=seat, id=command.id)])

    def _robots(self, seats: list[Seat]) -> list[ev.Event]:
        names: list[str] = []
        for seat in seats:
            names.append(self._robot_name(seat, names))
        return [ev.Robot(seat=at, name=name, level=HOUSE_BOT) for at, name in zip(seats, names, strict=True)]

    @applies(ev.Wanted)
    def _wanted(self, event: ev.Wanted) -> None:
        self.willing.add(event.seat)

    @decides(wire.Reopen, host_only=True)
    def _reopen(self, seat: Seat, command: wire.Reopen) -> Decision:
        self._check_over()
        return Decision([ev.Reopened(by=seat, id=command.id)])

    @applies(ev.Reopened)
    def _reopened(self, event: ev.Reopened) -> None:
        self.reopened, self.willing = True, set()
        for place in self.places:
            place.away = False

    # --- how it is set up -----------------------------------------------------------------------

    @decides(wire.Configure, host_only=True)
    def _configure(self, seat: Seat, command: wire.Configure) -> Decision:
        self._check_waiting()
        game = self.game if command.game is None else find_game(command.game)
        other = game is not self.game
        seats = len(self.places) if command.seats is None else command.seats
        if other:
            seats = min(max(seats, game.seats[0]), game.seats[-1])
        self._check_count(game, seats)
        kept = {} if other else self.options  # who changes one option thinks of no other
        configured = ev.Configured(
            game=game.id,
            seats=seats,
            options=plain_options(game, {**kept, **(command.options or {})}),
            cards=None if other else self.cards,
            clock=self.clock if command.clock is None else command.clock,
            window=self.window if command.window is None else command.window,
            pace=self.pace,
            watch=self.watch if command.watch is None else command.watch,
            listed=self.listed if command.listed is None else command.listed,
            hints=self.hints if command.hints is None else command.hints,
            by=seat,
            id=command.id,
        )
        return Decision([configured])

    def _check_count(self, game: AnyGame, seats: int) -> None:
        if seats not in game.seats:
            raise Refused("bad-seats", least=game.seats[0], most=game.seats[-1], seats=seats)
        for at, place in enumerate(self.places):
            if at >= seats and place.kind == "person":
                raise Refused("seat-in-use", seat=at + 1)

    @applies(ev.Made, ev.Configured)
    def _set_up(self, event: ev.SetUp) -> None:
        """Who agreed to something else has not agreed to this."""
        if self.places and (event.game, event.options, event.clock) != (self.game.id, self.options, self.clock):
            self.ready = set()
        self.game, self.options, self.cards = GAMES[event.game], event.options, event.cards
        self.clock, self.window, self.watch, self.listed = event.clock, event.window, event.watch, event.listed
        self.pace, self.hints = event.pace, event.hints
        del self.places[event.seats :]
        self.places += [Place() for _ in range(event.seats - len(self.places))]

    # --- who sits where -----------------------------------------------------------------------

    @decides(wire.Ready)
    def _say_ready(self, seat: Seat, command: wire.Ready) -> Decision:
        self._check_waiting()
        return Decision([ev.Readied(seat=seat, ready=command.ready, by=seat, id=command.id)])

    @applies(ev.Readied)
    def _readied(self, event: ev.Readied) -> None:
        (self.ready.add if event.ready else self.ready.discard)(event.seat)

    @decides(wire.Arrange, host_only=True)
    def _arrange(self, seat: Seat, command: wire.Arrange) -> Decision:
        self._check_waiting()
        if command.order is not None and sorted(command.order) != list(range(len(self.places))):
            raise Refused("bad-order")
        return Decision([ev.Arranged(order=command.order or [], by=seat, id=command.id)])  # the session draws the lots

    @applies(ev.Arranged)
    def _arranged(self, event: ev.Arranged) -> None:
        """Whoever sits there takes along what is his: the table, the green light, what he has done already."""
        moved = {old: new for new, old in enumerate(event.order)}
        self.places = [self.places[old] for old in event.order]
        self.host, self.founder = moved[self.host], moved[self.founder]
        self.ready = {moved[seat] for seat in self.ready}
        if self.draw is not None:
            self.draw.move(moved)
        self._done = {moved[seat]: done for seat, done in self._done.items() if seat in moved}
        if self.reopened:  # the last game was played on other seats: it is looked at in its replay
            self.live, self.reopened = None, False

    def sit(self, name: str, token: str, seat: Seat | None = None) -> ev.Sat:
        """Over HTTP, so there is no command for it."""
        self._check_waiting()
        free = [at for at, place in enumerate(self.places) if place.kind == "open"]
        if seat is None:
            if not free:
                raise Refused("full")
            seat = free[0]
        self._check_seat(seat)
        if seat not in free:
            raise Refused("taken")
        return ev.Sat(seat=seat, name=self._new_name(name, seat), token=token)

    def _new_name(self, given: str, seat: Seat) -> str:
        name = visible(given)
        if not 1 <= len(name) <= wire.LONGEST_NAME:
            raise Refused("bad-name")
        if any(place.name.casefold() == name.casefold() for at, place in enumerate(self.places) if at != seat):
            raise Refused("name-taken")
        return name

    @applies(ev.Sat)
    def _sat(self, event: ev.Sat) -> None:
        place = self.places[event.seat] = Place()
        place.name, place.token = event.name, event.token
        self._unsay(event.seat)
        if self.places[self.host].kind != "person":
            self.host = self.founder = event.seat

    @decides(wire.Rename)
    def _rename(self, seat: Seat, command: wire.Rename) -> Decision:
        self._check_waiting()
        return Decision([ev.Renamed(seat=seat, name=self._new_name(command.name, seat), by=seat, id=command.id)])

    @applies(ev.Renamed)
    def _renamed(self, event: ev.Renamed) -> None:
        self.places[event.seat].name = event.name

    @decides(wire.SetSeat, host_only=True)
    def _set_seat(self, seat: Seat, command: wire.SetSeat) -> Decision:
        self._check_seat(command.seat)
        if command.seat == self.host:
            raise Refused("host-seat")
        if command.level is not None:
            level = find_level(command.level)
            name = self._robot_name(command.seat)
            return Decision([ev.Robot(seat=command.seat, name=name, level=level, by=seat, id=command.id)])
        if self.status == "playing":
            raise Refused("bot-only")
        return Decision([ev.Freed(seat=command.seat, by=seat, id=command.id)])

    def fill(self, level: str, kept: Sequence[str] = ()) -> list[ev.Event]:
        """Bots for all open seats, under the names of those who sat there before unless somebody brings the same."""
        filled: list[ev.Event] = []
        names: list[str] = []
        brought = {place.name.casefold() for place in self.places}
        for seat, place in enumerate(self.places):
            if place.kind == "open":
                same = kept and kept[seat].casefold() not in brought
                names.append(kept[seat] if same else self._robot_name(seat, [*names, *kept]))
                filled.append(ev.Robot(seat=seat, name=names[-1], level=find_level(level)))
        return filled

    def _robot_name(self, seat: Seat, more: Iterable[str] = ()) -> str:
        """During a game the seat keeps its name: sentences speak of it."""
        if self.status == "playing" and self.places[seat].name:
            return self.places[seat].name
        taken = {place.name for at, place in enumerate(self.places) if at != seat} | set(more)
        numbered = (f"Robot {number}" for number in range(1, 99))
        return next(name for name in (*STAGE_NAMES, *numbered) if name not in taken)

    @applies(ev.Robot)
    def _robot(self, event: ev.Robot) -> None:
        place = self.places[event.seat] = Place()
        place.name, place.level = event.name, event.level
        self._unsay(event.seat)
        self._find_host()

    @applies(ev.Freed)
    def _freed(self, event: ev.Freed) -> None:
        self.places[event.seat] = Place()
        self._unsay(event.seat)
        self._find_host()

    def _unsay(self, seat: Seat) -> None:
        """What was said for this seat was said by somebody else."""
        self.ready.discard(seat)
        self.willing.discard(seat)
        if self.draw is not None:
            self.draw.drop(seat)

    def _find_host(self) -> None:
        """The first person who is there, if the host is none any more."""
        people = [seat for seat, place in enumerate(self.places) if place.present]
        if people and self.host not in people:
            self.host = people[0]
        if self.places[self.founder].kind != "person":
            self.founder = self.host

    @decides(wire.Leave)
    def _leave(self, seat: Seat, command: wire.Leave) -> Decision:
        if self.status == "playing":
            return Decision([ev.Went(seat=seat, by=seat, id=command.id)])
        return Decision([ev.Freed(seat=seat, by=seat, id=command.id)])

    @applies(ev.Went)
    def _went(self, event: ev.Went) -> None:
        self.places[event.seat].away = True
        self._find_host()

    @applies(ev.Hosted)
    def _hosted(self, event: ev.Hosted) -> None:
        self.host = event.seat

    @decides(wire.Return)
    def _return(self, seat: Seat, command: wire.Return) -> Decision:
        if not self.places[seat].away:
            raise Refused("not-away")
        return Decision([ev.Came(seat=seat, by=seat, id=command.id)])

    @applies(ev.Came)
    def _came(self, event: ev.Came) -> None:
        self.places[event.seat].away = False
        if event.seat == self.founder:
            self.host = event.seat

    # --- the chat -------------------------------------------------------------------------------

    @decides(wire.Say)
    def _say(self, seat: Seat, command: wire.Say) -> Decision:
        text = visible(command.text)[: wire.LONGEST_CHAT]
        if not text:
            raise Refused("empty")
        return Decision([ev.Chatted(seat=seat, text=text, by=seat, id=command.id)])

    @applies(ev.Chatted)
    def _chatted(self, event: ev.Chatted) -> None:
        number = self.said if event.n < 0 else event.n
        name = event.name or self.places[event.seat].name
        self.chat.append(wire.ChatLine(number, event.seat, name, event.text))
        self.said = number + 1
        del self.chat[: -wire.CHAT_KEPT]
