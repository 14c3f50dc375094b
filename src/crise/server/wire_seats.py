"""What somebody is told who comes back: of each table where a token opens a seat."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from crise.server.wire import Ranked, RoomInfo

MOST_SEATS = 12  # asked about at once
# Wide on purpose: what a browser kept and is garbled opens nothing, and does not spoil the question about the others.
Kept: TypeAlias = Annotated[str, Meta(max_length=200)]


class SeatKey(Struct, frozen=True, forbid_unknown_fields=True):
    code: Kept
    token: Kept


class SeatKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """Secrets: they stand in the body of a request, never in an address."""

    seats: Annotated[list[SeatKey], Meta(max_length=MOST_SEATS)]


class SeatNews(Struct, frozen=True):
    """A table as this seat finds it. `gone`: there is none; `lost`: the token opens no seat there any more; `later`:
    it was not looked at."""

    code: str
    state: Literal["here", "gone", "lost", "later"]
    you: int = -1  # the seat
    room: RoomInfo | None = None
    asked: bool = False  # the table waits for this seat
    prompt: str = ""  # what it must do, if it is asked
    waiting: str = ""  # whom the table waits for, while a game is played
    last: str = ""  # what happened last
    line: int = 0  # so many lines have been told
    since: int | None = None  # seconds for which the table has been waiting; null: not known
    ranking: list[Ranked] = []  # of a game that is over
    left: int | None = None  # milliseconds until the house answers; null: no limit
