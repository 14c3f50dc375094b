"""What was stored, read back: the room as it is now, or a game as it was played there."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from crise.engine.ask import Seat
from crise.server.room import events as ev
from crise.server.room.room import Room
from crise.server.wire import Held

LATE = "pass"  # what whoever is late in a window has said


def opened(code: str, stored: Iterable[ev.Event]) -> tuple[Room, list[ev.Event]]:
    """A room as it was made, and what happened there since."""
    made, *rest = stored
    if not isinstance(made, ev.Made):
        raise ValueError(f"a table begins with {type(made).__name__}")
    return Room(code, made), rest


def resumed(code: str, stored: Iterable[ev.Event], said: Iterable[ev.Event] = ()) -> Room:
    """The room that these events made, and the last lines that were `said` there. Of games that are over only the
    number counts: nobody plays them again. One that was begun by other rules goes on if they agree with all of it; if
    not, it is held where they differ."""
    stored = list(stored)
    room, events = opened(code, stored)
    last = max((at for at, event in enumerate(events) if isinstance(event, ev.Began)), default=-1)
    void, stop, other = voided(events, last), len(events), False
    for at, event in enumerate(events):
        if at == last and (other := rules_of(events, last) not in (0, room.game.version)):
            stop = first_difference(code, stored, last, void)
            room.outdated = stop < 0 or (stop < len(events) and was_over(events[last:]))
        if isinstance(event, ev.Began) and (at < last or room.outdated):
            room.count_game()
        elif not is_past(event, at < last or at in void or at >= stop or room.outdated):
            room.apply(event)
    if other:
        settle(room, events, last, stop)
    for line in said:
        room.apply(line)
    return room


def glimpse(code: str, stored: Iterable[ev.Event]) -> Room:
    """Who sits where, without playing any game again."""
    room, events = opened(code, stored)
    for event in events:
        if not isinstance(event, ev.Began | ev.GameEvent):
            room.apply(event)
    return room


def is_past(event: ev.Event, out: bool) -> bool:
    return out and isinstance(event, ev.GameEvent)


def settle(room: Room, events: list[ev.Event], last: int, stop: int) -> None:
    """What is to be done about other rules: nothing where no game goes on."""
    if room.status != "playing":
        return
    began = events[last]
    assert isinstance(began, ev.Began)
    room.upgraded = stop == len(events)
    if not room.upgraded:
        kept, given = (len(answers_given(began, events[last + 1 : end])) for end in (stop, len(events)))
        room.held = Held(kept, given, stop)


def voided(events: list[ev.Event], began: int) -> set[int]:
    """Which events of the game that began there were made void by later rules."""
    void: set[int] = set()
    for at, event in enumerate(events[began + 1 :], began + 1):
        if isinstance(event, ev.Began):
            break
        if isinstance(event, ev.Upgraded) and event.agreed >= 0:
            void.update(range(max(event.agreed, began + 1), at))
    return void


def rules_of(events: list[ev.Event], began: int) -> int:
    """The version by which the game that began there was played last."""
    first = events[began]
    rules = first.rules if isinstance(first, ev.Began) else 0
    for event in events[began + 1 :]:
        if isinstance(event, ev.Began):
            break
        if isinstance(event, ev.Upgraded):
            rules = event.rules
    return rules


def was_over(events: list[ev.Event]) -> bool:
    return any(event.check.endswith("!") for event in events if isinstance(event, ev.GameEvent))


def first_difference(code: str, stored: list[ev.Event], began: int, void: set[int]) -> int:
    """The first event of this game that leads elsewhere by the rules of now; -1: it can't even begin so. As many as
    there are: none."""
    room, events = opened(code, stored)
    for at, event in enumerate(events):
        if isinstance(event, ev.Began) and at < began:
            room.count_game()
        elif is_past(event, at < began or at in void):
            continue
        elif at < began or not isinstance(event, ev.Began | ev.GameEvent):
            room.apply(event)
        elif not _agrees(room, event):
            return at if room.live is not None else -1
    return len(events)


def _agrees(room: Room, event: ev.Began | ev.GameEvent) -> bool:
    try:
        room.apply(event)
    except Exception:  # by these rules it can't be
        return False
    return room.live is not None and room.live.check() == event.check


class PastGame(msgspec.Struct, frozen=True):
    """How a game of this table began, and what was answered."""

    began: ev.Began
    room: Room  # as it was then
    given: list[tuple[Seat, str]]
    readable: bool  # by the rules of now it goes as it went


def past_game(code: str, stored: Iterable[ev.Event], number: int) -> PastGame | None:
    """Found in the events, and played again only if the rules were changed since."""
    stored = list(stored)
    room, events = opened(code, stored)
    for at, event in enumerate(events):
        if isinstance(event, ev.Began):
            room.count_game()
            if room.number == number:
                void = voided(events, at)
                later = [one for n, one in enumerate(events[at + 1 :], at + 1) if n not in void]
                return PastGame(event, room, answers_given(event, later), _readable(stored, events, at, room, void))
        elif not isinstance(event, ev.GameEvent):
            room.apply(event)
    return None


def _readable(stored: list[ev.Event], events: list[ev.Event], began: int, room: Room, void: set[int]) -> bool:
    if rules_of(events, began) in (0, room.game.version):
        return True
    rest = range(began + 1, len(events))
    end = next((at for at in rest if isinstance(events[at], ev.Began)), len(events))
    return first_difference(room.code, stored[: end + 1], began, void) == end


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
