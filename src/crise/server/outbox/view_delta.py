"""What one seat, or the public, has been shown of a game, and what is new for it.

Each reader counts its own versions: one more whenever something changed *for it*. So nothing that is sent to a reader,
not even a number, depends on what others did in secret.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from msgspec import Raw

from crise.engine.ask import Ask, Seat
from crise.engine.face import Shown
from crise.engine.journal import Event
from crise.engine.match import redacted
from crise.server.outbox.text import MatchText
from crise.server.outbox.views import SeatView
from crise.server.room.live_match import LiveMatch
from crise.server.wire import ClockState, Line, Lines, Situation, Update, encode

LINES = 100  # of the log, at once
# An event; whom it names; and for each card in it that not everybody sees, who might see it.
Told: TypeAlias = tuple[Event, list[Seat], list[int]]
Tail: TypeAlias = tuple[Any, Any, Any]  # waiting, clock and result of an update
Changes: TypeAlias = dict[str, Any]  # parts of a view


def encoded(value: Any) -> Any:
    """The same as it stands in a message, for what goes into several messages: it is encoded once."""
    return Raw(encode(value))


class Snapshot:
    """The table at one moment. What is the same for several readers is compared, put in words and encoded once."""

    def __init__(self, live: LiveMatch, clock: ClockState) -> None:
        self.live, self.clock = live, clock
        self.told, self.over, self.sealed = live.told(), live.over, live.sealed
        self.round, self.curve = live.round(), live.curve
        self.asks = live.asks()
        self._views: dict[Seat, SeatView] = {}
        self._heads: dict[int, Changes] = {}
        self._piles: dict[int, Any] = {}
        self._news: dict[int, list[Told]] = {}
        self._lines: dict[tuple[Any, ...], bytes] = {}
        self._clock = encoded(clock)
        self._tails: dict[tuple[int, Seat | None], Tail] = {}
        self._waiting = live.waiting()

    def look_for(self, seats: list[Seat]) -> None:
        """These seats will look: their views are made in one go."""
        self._views = dict(zip(seats, self.live.views(seats), strict=True))

    def view(self, seat: Seat) -> SeatView:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.live.views([seat])[0]
        return view

    def changes(self, before: SeatView | None, view: SeatView) -> Changes:
        """The parts of a view that are not as before."""
        if before is view:
            return {}
        if before is None:
            return view.view()
        head, piles = self._head(before.head, view.head), before.piles
        changed = {
            name: self._pile(pile)
            for name, pile in view.piles.items()
            if piles[name] is not pile and piles[name] != pile
        }
        return head | changed if changed else head

    def _head(self, before: Changes, now: Changes) -> Changes:
        if before is now:
            return {}
        head = self._heads.get(id(before))
        if head is None:
            head = {name: encoded(value) for name, value in now.items() if before[name] != value}
            self._heads[id(before)] = head
        return head

    def _pile(self, pile: Any) -> Any:
        part = self._piles.get(id(pile))
        if part is None:
            part = self._piles[id(pile)] = encoded(pile)
        return part

    def lines(self, first: int, seat: Seat, texts: MatchText) -> Any:
        """What was told from this line on."""
        news = self._news.get(first)
        if news is None:
            news = self._news[first] = [self._told(event, texts) for event in self.live.news(first)]
        lines = [self._line(n, told, seat, texts) for n, told in enumerate(news, first)]
        return Raw(b"[" + b",".join(lines) + b"]")

    def _told(self, event: Event, texts: MatchText) -> Told:
        everybody = self.live.match.table.everybody
        seen, named = shown_in(event), texts.words.named_in(event)
        return (redacted(event, everybody), named, []) if seen and min(seen) == everybody else (event, named, seen)

    def _line(self, n: int, told: Told, seat: Seat, texts: MatchText) -> bytes:
        """Those whom it does not name, and who saw the same cards in it, read the same."""
        event, named, seen = told
        reader = seat if seat in named else None
        key = (n, id(texts), reader, *[eyes >> seat & 1 for eyes in seen])
        line = self._lines.get(key)
        if line is None:
            event = redacted(event, 1 << seat) if seen else event
            line = self._lines[key] = encode(texts.line(n, event, reader))
        return line

    def tail(self, seat: Seat, texts: MatchText) -> Tail:
        """The end of an update: the same for all readers of a language whom the table does not wait for."""
        key = id(texts), seat if seat in self._waiting else None
        tail = self._tails.get(key)
        if tail is None:
            tail = encoded(texts.waiting(seat)), self._clock, encoded(texts.result()) if self.over else None
            self._tails[key] = tail
        return tail


class ViewDelta(NamedTuple):
    """What is new for a reader, in no language yet."""

    changed: Changes
    first: int  # line of the log
    ask: Ask | None
    undo: bool
    lesson: int | None
    rows: int  # of the curve that were shown before
    place: int


class ViewTracker:
    """How far one seat, or the public, has been shown the game: the same for all its sockets."""

    def __init__(self, seat: Seat, epoch: int) -> None:
        self.seat = seat
        self.version = epoch << 20
        self._game = 0
        self._seen: SeatView | None = None
        self._told = self._rows = 0
        self._rest: tuple[Any, ...] = ()

    def compare(self, snapshot: Snapshot) -> ViewDelta | None:
        """With what was shown last; None if this reader can't tell the difference."""
        live, seat = snapshot.live, self.seat
        if live.number != self._game:
            self._game, self._seen, self._told, self._rest, self._rows = live.number, None, 0, (), 0
        view, ask, lesson = snapshot.view(seat), snapshot.asks.get(seat), live.learnt(seat)
        undo = (snapshot.sealed or ask is not None) and live.undoable(seat)
        rest = (ask and ask[1:], undo, live.picked(seat) if undo else (), snapshot.over, lesson)
        changed = snapshot.changes(self._seen, view)
        self._seen = view
        if not changed and snapshot.told == self._told and rest == self._rest:
            return None
        first, self._told, self._rest = self._told, snapshot.told, rest
        self.version += 1
        rows, self._rows = self._rows, len(snapshot.curve)
        return ViewDelta(changed, first, ask, undo, lesson, rows, live.place(seat))

    def update(self, delta: ViewDelta, snapshot: Snapshot, texts: MatchText) -> bytes:
        """Put together from parts that others read too."""
        waiting, clock, result = snapshot.tail(self.seat, texts)
        return encode(
            Update(
                version=self.version,
                round=snapshot.round,
                changed=delta.changed,
                lines=snapshot.lines(delta.first, self.seat, texts),
                question=None if delta.ask is None else texts.question(self.seat, delta.ask),
                undo=delta.undo,
                waiting=waiting,
                clock=clock,
                result=result,
                lesson=delta.lesson,
                curve=snapshot.curve[delta.rows :],
                place=delta.place,
            )
        )

    def situation(self, snapshot: Snapshot, texts: MatchText, line: int = 0) -> Situation:
        """Everything. Call `compare` before: it says how far this reader is."""
        live, seat = snapshot.live, self.seat
        first = max(line, self._told - LINES)
        ask = live.ask(seat)
        return Situation(
            number=live.number,
            version=self.version,
            round=snapshot.round,
            commitment=live.commitment,
            view=snapshot.view(seat).view(),
            line=first,
            lines=lines_for(live, texts, seat, first, self._told),
            question=None if ask is None else texts.question(seat, ask),
            undo=live.undoable(seat),
            waiting=texts.waiting(seat),
            clock=snapshot.clock,
            result=texts.result(),
            lesson=live.learnt(seat),
            curve=snapshot.curve[: self._rows],
            place=live.place(seat),
        )

    def more(self, id: str, live: LiveMatch, texts: MatchText, before: int) -> bytes:
        """Older lines of the log."""
        end = min(before, self._told)
        first = max(0, end - LINES)
        return encode(Lines(id, first, lines_for(live, texts, self.seat, first, end)))


def shown_in(event: Event) -> list[int]:
    """For each card in an event, who might see it."""
    seen: list[int] = []
    for arg in event[1]:
        if isinstance(arg, Shown):
            seen.append(arg.seen)
        elif isinstance(arg, tuple):
            seen += [part.seen for part in arg if isinstance(part, Shown)]
    return seen


def lines_for(live: LiveMatch, texts: MatchText, seat: Seat, first: int, end: int) -> list[Line]:
    return [texts.line(first + at, event, seat) for at, event in enumerate(live.log(seat, first, end))]
