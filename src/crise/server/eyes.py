"""What one seat, or the public, has been shown of a game, and what is new for it.

Each reader counts its own versions: one more whenever something changed *for it*. So nothing that is sent to a reader,
not even a number, depends on what others did in secret.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from crise.core.ask import Ask, Seat
from crise.core.match import redacted
from crise.core.table import Event
from crise.core.views import View
from crise.server.lexicon import Lexicon
from crise.server.messages import ClockState, Line, Lines, Result, Situation, Update, encode
from crise.server.play import Play

LINES = 100  # of the log, at once


class Step:
    """What readers share when the table goes on: a part of a view that is the same for several is encoded once."""

    def __init__(self, play: Play, clock: ClockState, paused: bool) -> None:
        self.play, self.paused = play, paused
        self.clock = cast(Any, msgspec.Raw(encode(clock)))
        self._views: dict[Seat, View] = {}
        self._raw: dict[str, list[tuple[Any, msgspec.Raw]]] = {}
        self._waiting: dict[int, Any] = {}
        self._result: Any = None

    def look_for(self, seats: list[Seat]) -> None:
        """These seats will look."""
        self._views = dict(zip(seats, self.play.views(seats), strict=True))

    def view(self, seat: Seat) -> View:
        if seat not in self._views:
            self._views[seat] = self.play.views([seat])[0]
        return self._views[seat]

    def raw(self, name: str, value: Any) -> msgspec.Raw:
        known = self._raw.setdefault(name, [])
        for other, raw in known:
            if other is value or other == value:
                return raw
        raw = msgspec.Raw(encode(value))
        known.append((value, raw))
        return raw

    def waiting(self, lexicon: Lexicon) -> Any:
        raw = self._waiting.get(id(lexicon))
        if raw is None:
            raw = self._waiting[id(lexicon)] = msgspec.Raw(encode(lexicon.waiting(self.paused)))
        return raw

    def result(self) -> Result | None:
        if self._result is None and self.play.over:
            self._result = self.play.result()
        return cast(Result | None, self._result)


class News:
    """What is new for a reader, in no language yet."""

    def __init__(
        self, changed: dict[str, msgspec.Raw], first: int, events: list[Event], ask: Ask | None, undo: bool
    ) -> None:
        self.changed, self.first, self.events, self.ask, self.undo = changed, first, events, ask, undo


class Eyes:
    def __init__(self, seat: Seat, epoch: int) -> None:
        self.seat = seat
        self.version = epoch << 20
        self._game = 0
        self._view: View = {}
        self._told = 0
        self._rest: tuple[Any, ...] = ()

    def look(self, step: Step) -> News | None:
        """Compare with what was shown last; None if this reader can't tell the difference."""
        play = step.play
        if play.number != self._game:
            self._game, self._view, self._told, self._rest = play.number, {}, 0, ()
        seat, told = self.seat, play.told()
        view, before = step.view(seat), self._view
        ask, undo = play.ask(seat), play.undoable(seat)
        changed = differences(before, view)
        rest = (ask and ask[1:], undo, play.picked(seat) if undo else (), play.over, step.paused)
        if not changed and told == self._told and rest == self._rest:
            return None
        first, self._told, self._view, self._rest = self._told, told, view, rest
        self.version += 1
        bit = 1 << seat
        events = [redacted(event, bit) for event in play.news(first)] if told > first else []
        return News({name: step.raw(name, value) for name, value in changed.items()}, first, events, ask, undo)

    def update(self, news: News, step: Step, lexicon: Lexicon) -> bytes:
        lines: Any = [msgspec.Raw(lexicon.line(news.first + at, event)) for at, event in enumerate(news.events)]
        return encode(
            Update(
                version=self.version,
                changed=cast(dict[str, Any], news.changed),
                lines=lines,
                question=None if news.ask is None else lexicon.question(self.seat, news.ask),
                undo=news.undo,
                waiting=step.waiting(lexicon),
                clock=step.clock,
                result=step.result(),
            )
        )

    def situation(self, step: Step, lexicon: Lexicon, line: int = 0) -> Situation:
        """Everything. Call `look` before: it says how far this reader is."""
        play, seat = step.play, self.seat
        first = max(line, self._told - LINES)
        ask = play.ask(seat)
        return Situation(
            number=play.number,
            version=self.version,
            commitment=play.commitment,
            view=self._view,
            line=first,
            lines=written(play, lexicon, seat, first, self._told),
            question=None if ask is None else lexicon.question(seat, ask),
            undo=play.undoable(seat),
            waiting=step.waiting(lexicon),
            clock=step.clock,
            result=step.result(),
        )

    def more(self, id: str, play: Play, lexicon: Lexicon, before: int) -> bytes:
        end = min(before, self._told)
        first = max(0, end - LINES)
        return encode(Lines(id, first, written(play, lexicon, self.seat, first, end)))


def differences(before: View, view: View) -> View:
    if not before:
        return view
    return {name: value for name, value in view.items() if before[name] is not value and before[name] != value}


def written(play: Play, lexicon: Lexicon, seat: Seat, first: int, end: int) -> list[Line]:
    return [lexicon.written(first + at, event) for at, event in enumerate(play.log(seat, first, end))]
