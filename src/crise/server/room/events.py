"""What is stored: the life of a table as a row of events. A table is what its events make of it.

`by` is the seat whose command it was and `id` the command's own: so a command that comes twice is done once, even
after the server was killed in between.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from crise.server.wire import USUAL_WINDOW, Clock


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="e"):
    by: int = -1
    id: str = ""


class SetUp(Event, frozen=True, kw_only=True):
    """How the table is set up: all of it, each time."""

    game: str
    seats: int
    options: dict[str, Any]
    cards: str | None
    clock: Clock
    window: int = USUAL_WINDOW
    watch: bool
    listed: bool = False


class Made(SetUp, frozen=True, kw_only=True, tag="made"):
    pass


class Configured(SetUp, frozen=True, kw_only=True, tag="configured"):
    pass


class Sat(Event, frozen=True, kw_only=True, tag="sat"):
    """Only the hash of the token is kept: who reads the file can't take a seat."""

    seat: int
    name: str
    token: str


class Robot(Event, frozen=True, kw_only=True, tag="robot"):
    seat: int
    name: str
    level: str


class Freed(Event, frozen=True, kw_only=True, tag="freed"):
    seat: int


class Renamed(Event, frozen=True, kw_only=True, tag="renamed"):
    seat: int
    name: str


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """The next game. `answers` were given before, in the game that this one goes on from."""

    seed: str
    rules: int = 0  # their version: by other rules the answers mean something else
    answers: list[tuple[int, str]] = []
    continued: str = ""


class Answered(Event, frozen=True, kw_only=True, tag="answered"):
    seat: int
    option: str
    bank: int | None = None  # milliseconds that the seat has left


class Undone(Event, frozen=True, kw_only=True, tag="undone"):
    seat: int


class Closed(Event, frozen=True, kw_only=True, tag="closed"):
    """A window is over: stored for each, so that it takes the same time to tell whoever could react."""

    late: list[int] = []  # those who could have played something, and pass


class Chatted(Event, frozen=True, kw_only=True, tag="chatted"):
    seat: int
    text: str


class Went(Event, frozen=True, kw_only=True, tag="went"):
    """The house plays for this person from now on."""

    seat: int


class Came(Event, frozen=True, kw_only=True, tag="came"):
    seat: int


class Halted(Event, frozen=True, kw_only=True, tag="halted"):
    paused: bool


class Reopened(Event, frozen=True, kw_only=True, tag="reopened"):
    """After a game: the waiting room of the next."""


AnyEvent: TypeAlias = (
    Made
    | Configured
    | Sat
    | Robot
    | Freed
    | Renamed
    | Began
    | Answered
    | Undone
    | Closed
    | Chatted
    | Went
    | Came
    | Halted
    | Reopened
)

read: Callable[[bytes], AnyEvent] = msgspec.json.Decoder(AnyEvent).decode
write: Callable[[AnyEvent], bytes] = msgspec.json.Encoder().encode
