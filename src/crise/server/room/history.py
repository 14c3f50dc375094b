"""What was stored, read back: the room as it is now, or a game as it was played there."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from crise.engine.ask import Seat
from crise.server.room import events as ev
from crise.server.room.room import Room

LATE = "pass"  # what whoever is late in a window has said


def opened(code: str, stored: Iterable[ev.Event]) -> tuple[Room, list[ev.Event]]:
    """A room as it was made, and what happened there since."""
    made, *rest = stored
    if not isinstance(made, ev.Made):
        raise ValueError(f"a table begins with {type(made).__name__}")
    return Room(code, made), rest


def resumed(code: str, stored: Iterable[ev.Event], said: Iterable[ev.Event] = ()) -> Room:
    """The room that these events made, and the last lines that were `said` there. Of games that are over only the
    number counts: nobody plays them again. One that was begun by other rules is over as well, and the room waits for
    the next."""
    room, events = opened(code, stored)
    last = max((at for at, event in enumerate(events) if isinstance(event, ev.Began)), default=-1)
    for at, event in enumerate(events):
        past = at < last or room.outdated
        if isinstance(event, ev.Began):
            room.outdated = at == last and event.rules not in (0, room.game.version)
            past = past or room.outdated
        if past and isinstance(event, ev.Began):
            room.number += 1
        elif not (past and isinstance(event, ev.GameEvent)):
            room.apply(event)
    for line in said:
        room.apply(line)
    return room


class PastGame(msgspec.Struct, frozen=True):
    """How a game of this table began, and what was answered."""

    began: ev.Began
    room: Room  # as it was then
    given: list[tuple[Seat, str]]


def past_game(code: str, stored: Iterable[ev.Event], number: int) -> PastGame | None:
    """Found in the events, without playing it again."""
    room, events = opened(code, stored)
    for at, event in enumerate(events):
        if isinstance(event, ev.Began):
            room.number += 1
            if room.number == number:
                return PastGame(event, room, answers_given(event, events[at + 1 :]))
        elif not isinstance(event, ev.GameEvent):
            room.apply(event)
    return None


def answers_given(began: ev.Began, later: list[ev.Event]) -> list[tuple[Seat, str]]:
    """Those that count in the game that began so: up to the next game, without what was taken back."""
    given = list(began.answers)
    for event in later:
        if isinstance(event, ev.Began):
            break
        if isinstance(event, ev.Answered):
            given.append((event.seat, event.option))
        elif isinstance(event, ev.WindowClosed):
            given += [(seat, LATE) for seat in event.late]
        elif isinstance(event, ev.Undone):
            del given[max(at for at, (seat, _) in enumerate(given) if seat == event.seat)]
    return given
