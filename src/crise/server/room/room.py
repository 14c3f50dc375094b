"""A table online, without a network: who sits where, what is set, what is played. Pure: commands in, events out.

`decide` says what a command amounts to, or refuses it; `apply` does it. What was stored is applied again when the
server comes back, and gives the same room.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from crise.bots.names import STAGE_NAMES
from crise.bots.policy import BOTS, LEVELS
from crise.engine.ask import Refused, Seat
from crise.game.cards import CardFileError
from crise.game.manifest import Game, Options
from crise.game.records import Setting
from crise.games import GAMES
from crise.server import wire as ms
from crise.server.outbox.text import speech
from crise.server.room import events as ev
from crise.server.room.live_match import Play

AnyGame: TypeAlias = Game[Any, Any, Any]
USUAL_SEATS = 4
HOUSE = "normal"  # who plays for a person that left
CHAT_KEPT = 200
LATE = "pass"  # what whoever is late in a window has said
COMMANDS_KEPT = 256  # per seat: how far back a command that comes twice is recognised


class Place:
    """A seat at the table, and who has it."""

    def __init__(self) -> None:
        self.name = ""
        self.token = ""  # the hash
        self.level: str | None = None  # of a bot
        self.away = False

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "person" if self.token else "bot" if self.level else "open"

    @property
    def mind(self) -> str | None:
        """The bot that answers here, if one does."""
        return HOUSE if self.token and self.away else self.level


class Room:
    def __init__(self, code: str) -> None:
        self.code = code
        self.game: AnyGame = next(iter(GAMES.values()))
        self.options: dict[str, Any] = {}
        self.cards: str | None = None
        self.clock, self.window, self.watch, self.paused = ms.NO_CLOCK, ms.USUAL_WINDOW, True, False
        self.listed = False
        self.places: list[Place] = []
        self.host: Seat = 0
        self.founder: Seat = 0  # the host again when he comes back
        self.number = 0
        self.play: Play | None = None
        self.reopened = False
        self.outdated = False  # its last game was played by rules that were changed since: it can't go on
        self.chat: list[ms.ChatLine] = []
        self.said = 0
        self._done: dict[Seat, dict[str, None]] = {}

    # --- what it is like ------------------------------------------------------------------

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        if self.play is None or self.reopened:
            return "waiting"
        return "over" if self.play.over else "playing"

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

    def describe(self, language: str, connected: Iterable[Seat] = (), watchers: int = 0) -> ms.Room:
        words, here = speech(self.game, language), set(connected)
        fault = self.fault() if self.status == "waiting" else None
        return ms.Room(
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
            paused=self.paused,
            watch=self.watch,
            watchers=watchers,
            listed=self.listed,
            fault=None if fault is None else words.why(fault),
            continued=self.play.continued if self.play else "",
        )

    def _describe_seat(self, seat: Seat, place: Place, connected: bool) -> ms.SeatInfo:
        here = connected or place.kind == "bot"
        return ms.SeatInfo(seat, place.name, place.kind, place.mind, here, place.away)

    # --- taking a seat, over HTTP ------------------------------------------------------------

    def sit(self, name: str, token: str, seat: Seat | None = None) -> ev.Sat:
        if self.status != "waiting":
            raise Refused("not-waiting")
        free = [at for at, place in enumerate(self.places) if place.kind == "open"]
        if seat is None:
            if not free:
                raise Refused("full")
            seat = free[0]
        self._check_seat(seat)
        if seat not in free:
            raise Refused("taken")
        return ev.Sat(seat=seat, name=self._new_name(name, seat), token=token)

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.places):
            raise Refused("no-such-seat", seat=seat + 1)

    def _new_name(self, given: str, seat: Seat) -> str:
        name = visible(given)
        if not 1 <= len(name) <= ms.LONGEST_NAME:
            raise Refused("bad-name")
        if any(place.name.casefold() == name.casefold() for at, place in enumerate(self.places) if at != seat):
            raise Refused("name-taken")
        return name

    # --- what a command amounts to ---------------------------------------------------------------

    def decide(self, seat: Seat, command: ms.AnyCommand) -> list[ev.AnyEvent]:
        """The events that do what a seat commands. The last one carries the command's id."""
        if isinstance(command, ms.Answer):
            return [self._answer(seat, command)]
        decide = DECISIONS.get(type(command))
        if decide is None:
            raise Refused("bad-request", fault=type(command).__name__)
        if type(command) in HOST_ONLY and seat != self.host:
            raise Refused("not-host")
        return decide(self, seat, command)

    def _playing(self) -> Play:
        if self.play is None or self.reopened:
            raise Refused("not-playing")
        if self.play.over:
            raise Refused("game-over")
        if self.paused:
            raise Refused("paused")
        return self.play

    def _answer(self, seat: Seat, command: ms.Answer) -> ev.Answered:
        self._playing().option(seat, command.option)
        return ev.Answered(seat=seat, option=command.option, by=seat, id=command.id)

    def _undo(self, seat: Seat, command: ms.Undo) -> list[ev.AnyEvent]:
        if not self._playing().undoable(seat):
            raise Refused("no-undo")
        return [ev.Undone(seat=seat, by=seat, id=command.id)]

    def _say(self, seat: Seat, command: ms.Say) -> list[ev.AnyEvent]:
        text = visible(command.text)[: ms.LONGEST_CHAT]
        if not text:
            raise Refused("empty")
        return [ev.Chatted(seat=seat, text=text, by=seat, id=command.id)]

    def _leave(self, seat: Seat, command: ms.Leave) -> list[ev.AnyEvent]:
        if self.status == "playing":
            return [ev.Went(seat=seat, by=seat, id=command.id)]
        return [ev.Freed(seat=seat, by=seat, id=command.id)]

    def _return(self, seat: Seat, command: ms.Return) -> list[ev.AnyEvent]:
        if not self.places[seat].away:
            raise Refused("not-away")
        return [ev.Came(seat=seat, by=seat, id=command.id)]

    def _waiting_room(self) -> None:
        if self.status != "waiting":
            raise Refused("not-waiting")

    def _rename(self, seat: Seat, command: ms.Rename) -> list[ev.AnyEvent]:
        self._waiting_room()
        return [ev.Renamed(seat=seat, name=self._new_name(command.name, seat), by=seat, id=command.id)]

    def _configure(self, seat: Seat, command: ms.Configure) -> list[ev.AnyEvent]:
        self._waiting_room()
        game = self.game if command.game is None else find_game(command.game)
        other = game is not self.game
        seats = len(self.places) if command.seats is None else command.seats
        if other:
            seats = min(max(seats, game.seats[0]), game.seats[-1])
        self._check_count(game, seats)
        given = command.options if command.options is not None else {} if other else self.options
        return [
            ev.Configured(
                game=game.id,
                seats=seats,
                options=plain_options(game, given),
                cards=None if other else self.cards,
                clock=self.clock if command.clock is None else command.clock,
                window=self.window if command.window is None else command.window,
                watch=self.watch if command.watch is None else command.watch,
                listed=self.listed if command.listed is None else command.listed,
                by=seat,
                id=command.id,
            )
        ]

    def _check_count(self, game: AnyGame, seats: int) -> None:
        if seats not in game.seats:
            raise Refused("bad-seats", least=game.seats[0], most=game.seats[-1], seats=seats)
        for at, place in enumerate(self.places):
            if at >= seats and place.kind == "person":
                raise Refused("seat-in-use", seat=at + 1)

    def _set_seat(self, seat: Seat, command: ms.SetSeat) -> list[ev.AnyEvent]:
        self._check_seat(command.seat)
        if command.seat == self.host:
            raise Refused("host-seat")
        if command.level is not None:
            level = find_level(command.level)
            name = self._robot_name(command.seat)
            return [ev.Robot(seat=command.seat, name=name, level=level, by=seat, id=command.id)]
        if self.status == "playing":
            raise Refused("bot-only")
        return [ev.Freed(seat=command.seat, by=seat, id=command.id)]

    def _robot_name(self, seat: Seat, more: Iterable[str] = ()) -> str:
        """During a game the seat keeps its name: sentences speak of it."""
        if self.status == "playing" and self.places[seat].name:
            return self.places[seat].name
        taken = {place.name for at, place in enumerate(self.places) if at != seat} | set(more)
        numbered = (f"Robot {number}" for number in range(1, 99))
        return next(name for name in (*STAGE_NAMES, *numbered) if name not in taken)

    def fill(self, level: str, kept: Sequence[str] = ()) -> list[ev.AnyEvent]:
        """Bots for all open seats, under the names of those who sat there before unless somebody brings the same."""
        filled: list[ev.AnyEvent] = []
        names: list[str] = []
        brought = {place.name.casefold() for place in self.places}
        for seat, place in enumerate(self.places):
            if place.kind == "open":
                same = kept and kept[seat].casefold() not in brought
                names.append(kept[seat] if same else self._robot_name(seat, [*names, *kept]))
                filled.append(ev.Robot(seat=seat, name=names[-1], level=find_level(level)))
        return filled

    def _start(self, seat: Seat, command: ms.Start) -> list[ev.AnyEvent]:
        self._waiting_room()
        self.setting(0)
        robots = self.fill(command.level) if command.level is not None else []
        if len(robots) < sum(place.kind == "open" for place in self.places):
            raise Refused("open-seats")
        return [*robots, ev.Began(seed="", by=seat, id=command.id)]  # whoever keeps the secrets fills in the seed

    def _pause(self, seat: Seat, command: ms.Pause) -> list[ev.AnyEvent]:
        if self.status != "playing":
            raise Refused("not-playing")
        return [ev.Halted(paused=command.paused, by=seat, id=command.id)]

    def _rematch(self, seat: Seat, command: ms.Rematch) -> list[ev.AnyEvent]:
        if self.status != "over":
            raise Refused("not-over")
        return [ev.Reopened(by=seat, id=command.id)]

    # --- doing it ------------------------------------------------------------------------------

    def apply(self, event: ev.AnyEvent) -> None:
        DEEDS[type(event)](self, event)
        if event.id:
            done = self._done.setdefault(event.by, {})
            done[event.id] = None
            if len(done) > COMMANDS_KEPT:
                del done[next(iter(done))]

    def _set_up(self, event: ev.SetUp) -> None:
        self.game, self.options, self.cards = GAMES[event.game], event.options, event.cards
        self.clock, self.window, self.watch, self.listed = event.clock, event.window, event.watch, event.listed
        del self.places[event.seats :]
        self.places += [Place() for _ in range(event.seats - len(self.places))]

    def _sat(self, event: ev.Sat) -> None:
        place = self.places[event.seat] = Place()
        place.name, place.token = event.name, event.token
        if self.places[self.host].kind != "person":
            self.host = self.founder = event.seat

    def _robot(self, event: ev.Robot) -> None:
        place = self.places[event.seat] = Place()
        place.name, place.level = event.name, event.level
        self._new_host()

    def _freed(self, event: ev.Freed) -> None:
        self.places[event.seat] = Place()
        self._new_host()

    def _new_host(self) -> None:
        """The first person who is there, if the host is none any more."""
        people = [seat for seat, place in enumerate(self.places) if place.kind == "person" and not place.away]
        if people and self.host not in people:
            self.host = people[0]
        if self.places[self.founder].kind != "person":
            self.founder = self.host

    def _renamed(self, event: ev.Renamed) -> None:
        self.places[event.seat].name = event.name

    def _began(self, event: ev.Began) -> None:
        self.number += 1
        self.reopened = self.paused = self.outdated = False
        for place in self.places:
            place.away = False
        self.play = Play(self.setting(int(event.seed)), self.number, self.names(), event.continued)
        for seat, option in event.answers:
            self.play.answer(seat, option)
        if self.clock.kind == "game":
            self.play.banks = [self.clock.seconds * 1000] * len(self.places)

    def _answered(self, event: ev.Answered) -> None:
        assert self.play is not None
        self.play.answer(event.seat, event.option)
        if event.bank is not None:
            self.play.banks[event.seat] = event.bank

    def _undone(self, event: ev.Undone) -> None:
        assert self.play is not None
        self.play.undo(event.seat)

    def _closed(self, event: ev.Closed) -> None:
        assert self.play is not None
        self.play.close()

    def _chatted(self, event: ev.Chatted) -> None:
        self.chat.append(ms.ChatLine(self.said, event.seat, self.places[event.seat].name, event.text))
        self.said += 1
        del self.chat[:-CHAT_KEPT]

    def _went(self, event: ev.Went) -> None:
        self.places[event.seat].away = True
        self._new_host()

    def _came(self, event: ev.Came) -> None:
        self.places[event.seat].away = False
        if event.seat == self.founder:
            self.host = event.seat

    def _halted(self, event: ev.Halted) -> None:
        self.paused = event.paused

    def _reopened(self, event: ev.Reopened) -> None:
        self.reopened = True
        for place in self.places:
            place.away = False


Decision: TypeAlias = Callable[[Room, Seat, Any], list[ev.AnyEvent]]
DECISIONS: Mapping[type[Any], Decision] = {
    ms.Undo: Room._undo,
    ms.Say: Room._say,
    ms.Leave: Room._leave,
    ms.Return: Room._return,
    ms.Rename: Room._rename,
    ms.Configure: Room._configure,
    ms.SetSeat: Room._set_seat,
    ms.Start: Room._start,
    ms.Pause: Room._pause,
    ms.Rematch: Room._rematch,
}
HOST_ONLY = {ms.Configure, ms.SetSeat, ms.Start, ms.Pause, ms.Rematch}
DEEDS: Mapping[type[Any], Callable[[Room, Any], None]] = {
    ev.Made: Room._set_up,
    ev.Configured: Room._set_up,
    ev.Sat: Room._sat,
    ev.Robot: Room._robot,
    ev.Freed: Room._freed,
    ev.Renamed: Room._renamed,
    ev.Began: Room._began,
    ev.Answered: Room._answered,
    ev.Undone: Room._undone,
    ev.Closed: Room._closed,
    ev.Chatted: Room._chatted,
    ev.Went: Room._went,
    ev.Came: Room._came,
    ev.Halted: Room._halted,
    ev.Reopened: Room._reopened,
}


def resumed(code: str, stored: Iterable[ev.AnyEvent]) -> Room:
    """The room that these events made. Of games that are over only the number counts: nobody plays them again. One
    that was begun by other rules is over as well, and the room waits for the next."""
    room, row = Room(code), list(stored)
    last = max((at for at, event in enumerate(row) if isinstance(event, ev.Began)), default=-1)
    for at, event in enumerate(row):
        past = at < last or room.outdated
        if isinstance(event, ev.Began):
            room.outdated = at == last and event.rules not in (0, room.game.version)
            past = past or room.outdated
        if past and isinstance(event, ev.Began):
            room.number += 1
        elif not (past and isinstance(event, ev.Answered | ev.Undone | ev.Closed)):
            room.apply(event)
    return room


class PastGame(msgspec.Struct, frozen=True):
    """How a game of this table began, and what was answered."""

    began: ev.Began
    room: Room  # as it was then
    given: list[tuple[Seat, str]]


def past_game(code: str, stored: Iterable[ev.AnyEvent], number: int) -> PastGame | None:
    """Found in the events, without playing it again."""
    room, found = Room(code), None
    given: list[tuple[Seat, str]] = []
    for event in stored:
        if isinstance(event, ev.Began):
            if found is not None:
                break
            room.number += 1
            if room.number == number:
                found, given = event, list(event.answers)
        elif found is None and not isinstance(event, ev.Answered | ev.Undone | ev.Closed):
            room.apply(event)
        elif isinstance(event, ev.Answered):
            given.append((event.seat, event.option))
        elif isinstance(event, ev.Closed):
            given += [(seat, LATE) for seat in event.late]
        elif isinstance(event, ev.Undone) and found is not None:
            del given[max(at for at, (seat, _) in enumerate(given) if seat == event.seat)]
    return None if found is None else PastGame(found, room, given)


# --- what people type --------------------------------------------------------------------------------


def visible(text: str) -> str:
    """One line without signs that can't be seen, or that turn the text around them."""
    kept = [sign if sign == " " or unicodedata.category(sign)[0] not in "CZ" else " " for sign in text]
    return " ".join("".join(kept).split())


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Refused("unknown-game", name=visible(name), known=", ".join(GAMES))
    return GAMES[name]


def find_level(name: str) -> str:
    if name not in BOTS:
        raise Refused("unknown-bot", name=visible(name), known=", ".join(LEVELS))
    return name


def usual_seats(game: AnyGame) -> int:
    return min(game.seats, key=lambda count: abs(count - USUAL_SEATS))


def plain_options(game: AnyGame, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, as they are written in JSON."""
    options: Options = game.read_options(given)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain


def read_card_file(game: AnyGame, text: str | None) -> Any:
    if text is None:
        return None
    try:
        return game.read_cards(text)
    except CardFileError as error:
        raise Refused("bad-cards", line=error.line, fault=error.reason) from error
