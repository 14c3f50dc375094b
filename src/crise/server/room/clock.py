"""The clock of a table: until when it waits, and what each seat has left. Pure: whoever asks says what time it is.

It starts anew when everybody can see that somebody else is waited for, and only then: how long a secret choice of
several steps took must not show before the choice does. A reaction window has a time of its own, which depends on
nothing but who sits at the table and who holds it open.
"""

from __future__ import annotations

from typing import Any

from crise.engine.ask import Seat
from crise.server.room.room import Room
from crise.server.wire import ClockState

SEALED = 30.0  # seconds in which a sealed question must be answered, where there is a clock
HESITATION = 10.0  # seconds for which somebody holds a window open, or as long again as it was open


class TableClock:
    def __init__(self) -> None:
        self._key: Any = None  # of the question, as everybody sees it
        self._asked: list[Seat] = []  # the people among those who are waited for
        self._mark = 0.0  # since when the bank of whoever is asked runs down
        self._banks: list[int] | None = None  # as everybody may know them
        self._stopped: float | None = None
        self.deadline: float | None = None
        self.hesitating: list[Seat] = []  # who holds the window open

    def turn(self, room: Room, now: float, window: float | None = None) -> None:
        """After every change. `window`: how long one that is open stays so, if it closes by itself."""
        live = room.live
        if live is None or room.status != "playing":
            self._key = self.deadline = self._stopped = None
            return
        self._stop_or_go(room.paused, now)
        now, people = self._stopped or now, self._people(room)
        key = live.shown_moment
        if key != self._key:
            self._key, self._mark, self.hesitating = key, now, []
            self._banks = live.banks[:] or None
        elif live.window is not None:
            if self.deadline is not None or window is None:
                return  # its time runs, whoever comes or goes: or else that would stretch it, or tell who thinks
            self._mark = now
        elif people == self._asked:
            return
        self._asked = people
        seconds = window if live.window is not None else self._seconds(room, people)
        self.deadline = None if seconds is None else self._mark + seconds

    def hesitate(self, seat: Seat, window: float, now: float) -> None:
        """Once in a window: a second time changes nothing."""
        if self.deadline is not None and seat not in self.hesitating:
            self.hesitating = [*self.hesitating, seat]
            self.deadline = max(self.deadline, (self._stopped or now) + max(HESITATION, window))

    def _people(self, room: Room) -> list[Seat]:
        assert room.live is not None
        return [seat for seat in room.live.waiting() if room.places[seat].present]

    def _seconds(self, room: Room, people: list[Seat]) -> float | None:
        assert room.live is not None
        if not people or room.clock.kind == "none":
            return None
        if room.live.sealed:
            return min(SEALED, room.clock.seconds) if room.clock.kind == "turn" else SEALED
        if room.clock.kind == "turn":
            return float(room.clock.seconds)
        return room.live.banks[people[0]] / 1000

    def _stop_or_go(self, paused: bool, now: float) -> None:
        if paused and self._stopped is None:
            self._stopped = now
        elif not paused and self._stopped is not None:
            slept, self._stopped = now - self._stopped, None
            self._mark += slept
            if self.deadline is not None:
                self.deadline += slept

    def bank(self, room: Room, seat: Seat, now: float) -> int | None:
        """What this seat has left when it answers now, where that is counted: in a sealed question it is not."""
        live = room.live
        if live is None or not live.banks or live.sealed or room.places[seat].bot is not None:
            return None
        left = live.banks[seat] - round((now - self._mark) * 1000)
        self._mark = now
        return max(0, left)

    def state(self, now: float) -> ClockState:
        now = self._stopped or now
        left = None if self.deadline is None else max(0, round((self.deadline - now) * 1000))
        return ClockState(left, self._banks, self._stopped is None, self.hesitating)
