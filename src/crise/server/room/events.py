"""What is stored: the life of a table as a row of events. A table is what its events make of it.

`by` is the seat whose command it was and `id` the command's own: so a command that comes twice is done once, even
after the server was killed in between.

A new event is a class here, with what its readers are told of it, and a method of `Room` that applies it. The tag is
what is stored: it never changes, or tables of yesterday can't be read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from crise.game.shuffle import Shuffle
from crise.server.unions import concrete, either
from crise.server.wire import USUAL_HINTS, USUAL_PACE, USUAL_WINDOW, BotPace, Clock, HintRule

# What readers are told beside what is new in the game: that the room changed, that the clock did, what was said, that
# whoever had a seat has it no more, who may look on, or everything anew.
Topic: TypeAlias = Literal["room", "clock", "chat", "removed", "watching", "welcome"]


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="e"):
    topics: ClassVar[tuple[Topic, ...]] = ("room",)

    by: int = -1
    id: str = ""


class GameEvent(Event, frozen=True, kw_only=True):
    """Changes only the game that is played: when that is over, nobody needs to apply it again. `check` is what came
    of it by the rules of then (`LiveMatch.check`): if those of now give another, they concern this game."""

    topics: ClassVar[tuple[Topic, ...]] = ()

    check: str = ""
    at: int = 0  # seconds since 1970; 0: not in tables of long ago


class SetUp(Event, frozen=True, kw_only=True):
    """How the table is set up: all of it, each time."""

    game: str
    seats: int
    options: dict[str, Any]
    cards: str | None
    clock: Clock
    window: int = USUAL_WINDOW
    pace: BotPace = USUAL_PACE
    watch: bool
    listed: bool = False
    hints: HintRule = USUAL_HINTS


class Made(SetUp, frozen=True, kw_only=True, tag="made"):
    lesson: bool = False  # the lesson of the game is given here


class Configured(SetUp, frozen=True, kw_only=True, tag="configured"):
    topics: ClassVar[tuple[Topic, ...]] = ("watching", "room")


class Sat(Event, frozen=True, kw_only=True, tag="sat"):
    """Only the hash of the token is kept: who reads the file can't take a seat."""

    seat: int
    name: str
    token: str


class Robot(Event, frozen=True, kw_only=True, tag="robot"):
    topics: ClassVar[tuple[Topic, ...]] = ("removed", "room")

    seat: int
    name: str
    level: str


class Freed(Event, frozen=True, kw_only=True, tag="freed"):
    topics: ClassVar[tuple[Topic, ...]] = ("removed", "room")

    seat: int


class Renamed(Event, frozen=True, kw_only=True, tag="renamed"):
    seat: int
    name: str


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """The next game. `answers` were given before, in the game that this one goes on from."""

    topics: ClassVar[tuple[Topic, ...]] = ("welcome",)

    seed: str
    shuffle: Shuffle | None = None  # how the seed came about; None: it was known, or the game is one of long ago
    rules: int = 0  # their version: by other rules the answers mean something else
    answers: list[tuple[int, str]] = []
    continued: str = ""
    check: str = ""
    at: int = 0


class Committed(Event, frozen=True, kw_only=True, tag="committed"):
    """The house has a secret for the shuffle of the next game, and shows its hash."""

    secret: str


class Contributed(Event, frozen=True, kw_only=True, tag="contributed"):
    """A seat has added a number to that shuffle."""

    seat: int
    number: str


class Upgraded(Event, frozen=True, kw_only=True, tag="upgraded"):
    """From here on the game is played by these rules. `agreed`: what happened in it from that event on is void."""

    topics: ClassVar[tuple[Topic, ...]] = ("welcome",)

    rules: int
    agreed: int = -1  # counted from the one after `Made`; -1: all of it holds


class Answered(GameEvent, frozen=True, kw_only=True, tag="answered"):
    seat: int
    option: str
    bank: int | None = None  # milliseconds that the seat has left


class Undone(GameEvent, frozen=True, kw_only=True, tag="undone"):
    seat: int


class WindowClosed(GameEvent, frozen=True, kw_only=True, tag="closed"):
    """A window is over: stored for each, so that it takes the same time to tell whoever could react."""

    late: list[int] = []  # those who could have played something, and pass


class Chatted(Event, frozen=True, kw_only=True, tag="chatted"):
    """Kept apart from the others: only the last lines are."""

    topics: ClassVar[tuple[Topic, ...]] = ("chat",)

    seat: int
    text: str
    n: int = -1  # the number of the line, and who said it: not in tables of long ago
    name: str = ""


class Went(Event, frozen=True, kw_only=True, tag="went"):
    """The house bot plays for this person from now on."""

    topics: ClassVar[tuple[Topic, ...]] = ("clock", "room")

    seat: int


class Came(Event, frozen=True, kw_only=True, tag="came"):
    topics: ClassVar[tuple[Topic, ...]] = ("clock", "room")

    seat: int


class Hosted(Event, frozen=True, kw_only=True, tag="hosted"):
    """The host was gone for long, or is back."""

    seat: int


class Readied(Event, frozen=True, kw_only=True, tag="ready"):
    """Before a game: as far as this person is concerned it may begin, or not yet after all."""

    seat: int
    ready: bool


class Arranged(Event, frozen=True, kw_only=True, tag="arranged"):
    """Everybody has another seat: `order[n]` is the one from which whoever sits on n came."""

    topics: ClassVar[tuple[Topic, ...]] = ("welcome",)

    order: list[int]


class Halted(Event, frozen=True, kw_only=True, tag="halted"):
    topics: ClassVar[tuple[Topic, ...]] = ("clock", "room")

    paused: bool


class Hinted(Event, frozen=True, kw_only=True, tag="hinted"):
    """This person was told what a bot would play: that, and never what it was. `line`: of the log, the next one."""

    seat: int
    line: int


class Wanted(Event, frozen=True, kw_only=True, tag="wanted"):
    """After a game: this person wants another one."""

    seat: int


class Paced(Event, frozen=True, kw_only=True, tag="paced"):
    """How fast the bots play from now on."""

    pace: BotPace


class Reopened(Event, frozen=True, kw_only=True, tag="reopened"):
    """After a game: the waiting room of the next."""


EVENTS = concrete(Event)
read: Callable[[bytes], Event] = msgspec.json.Decoder(either(*EVENTS)).decode
write: Callable[[Event], bytes] = msgspec.json.Encoder().encode
