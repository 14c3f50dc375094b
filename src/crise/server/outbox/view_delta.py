"""What one seat, or the public, has been shown of a game, and what is new for it.

Each reader counts its own versions: one more whenever something changed *for it*. So nothing that is sent to a reader,
not even a number, depends on what others did in secret.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from crise.engine.ask import Ask, Seat
from crise.engine.face import Shown
from crise.engine.journal import Event
from crise.engine.match import redacted
from crise.server.outbox.text import Lexicon
from crise.server.outbox.views import Look
from crise.server.room.live_match import Play
from crise.server.wire import ClockState, Line, Lines, Result, Situation, encode

LINES = 100  # of the log, at once
# Events; those that hold cards which not everybody sees; and for each of these cards, who might see it.
Told: TypeAlias = tuple[list[Event], dict[int, Event], list[int]]


class Step:
    """What readers share when the table goes on: what is the same for several of them is compared, put in words and
    encoded once."""

    def __init__(self, play: Play, clock: ClockState) -> None:
        self.play, self.clock = play, clock
        self.told, self.over, self.sealed = play.told(), play.over, play.sealed
        self.asks = play.asks()
        self._looks: dict[Seat, Look] = {}
        self._heads: dict[int, list[bytes]] = {}
        self._piles: dict[int, bytes] = {}
        self._news: dict[int, Told] = {}
        self._lines: dict[Any, bytes] = {}
        self._tails: dict[int, bytes] = {}
        self._result: Result | None = None

    def look_for(self, seats: list[Seat]) -> None:
        """These seats will look."""
        self._looks = dict(zip(seats, self.play.looks(seats), strict=True))

    def look(self, seat: Seat) -> Look:
        if seat not in self._looks:
            self._looks[seat] = self.play.looks([seat])[0]
        return self._looks[seat]

    def changes(self, before: Look | None, look: Look) -> list[bytes]:
        """The parts of a view that are not as before, as they stand in a message."""
        if before is None:
            return [b'"seats":%d' % look.seats, b'"seat":' + encode(look.view()["seat"])] + [
                member(name, value) for half in (look.head, look.piles) for name, value in half.items()
            ]
        head = self._heads.get(id(before.head))
        if head is None:
            old = before.head
            head = [member(name, value) for name, value in look.head.items() if old[name] != value]
            self._heads[id(old)] = head
        piles = before.piles
        changed = [
            self._pile(name, pile)
            for name, pile in look.piles.items()
            if piles[name] is not pile and piles[name] != pile
        ]
        return head + changed if changed else head

    def _pile(self, name: str, value: Any) -> bytes:
        part = self._piles.get(id(value))
        if part is None:
            part = self._piles[id(value)] = member(name, value)
        return part

    def lines(self, first: int, seat: Seat, lexicon: Lexicon) -> bytes:
        """What was told from this line on. Readers who saw the same cards in it read the same."""
        news = self._news.get(first)
        if news is None:
            news = self._news[first] = self._since(first)
        events, secret, shown = news
        key = (first, id(lexicon), *[seen >> seat & 1 for seen in shown])
        said = self._lines.get(key)
        if said is None:
            told = events[:]
            for at, event in secret.items():
                told[at] = redacted(event, 1 << seat)
            said = self._lines[key] = b"[%s]" % b",".join(
                [lexicon.line(n, event) for n, event in enumerate(told, first)]
            )
        return said

    def _since(self, first: int) -> Told:
        everybody = self.play.match.table.everybody
        events, secret, shown = self.play.news(first), {}, []
        for at, event in enumerate(events):
            seen = shown_in(event)
            if seen and min(seen) == everybody:
                events[at] = redacted(event, everybody)
            elif seen:
                secret[at] = event
                shown += seen
        return events, secret, shown

    def tail(self, lexicon: Lexicon) -> bytes:
        """The end of an update: the same for all readers of a language."""
        tail = self._tails.get(id(lexicon))
        if tail is None:
            parts = lexicon.waiting()[1], encode(self.clock), encode(self.result())
            tail = self._tails[id(lexicon)] = b'"waiting":%s,"clock":%s,"result":%s}' % parts
        return tail

    def result(self) -> Result | None:
        if self._result is None and self.over:
            self._result = self.play.result()
        return self._result


class News:
    """What is new for a reader, in no language yet."""

    def __init__(self, changed: list[bytes], first: int, ask: Ask | None, undo: bool) -> None:
        self.changed, self.first, self.ask, self.undo = changed, first, ask, undo


class Eyes:
    def __init__(self, seat: Seat, epoch: int) -> None:
        self.seat = seat
        self.version = epoch << 20
        self._game = 0
        self._seen: Look | None = None
        self._told = 0
        self._rest: tuple[Any, ...] = ()

    def look(self, step: Step) -> News | None:
        """Compare with what was shown last; None if this reader can't tell the difference."""
        play, seat = step.play, self.seat
        if play.number != self._game:
            self._game, self._seen, self._told, self._rest = play.number, None, 0, ()
        look, ask = step.look(seat), step.asks.get(seat)
        undo = (step.sealed or ask is not None) and play.undoable(seat)
        rest = (ask and ask[1:], undo, play.picked(seat) if undo else (), step.over)
        changed = step.changes(self._seen, look)
        self._seen = look
        if not changed and step.told == self._told and rest == self._rest:
            return None
        first, self._told, self._rest = self._told, step.told, rest
        self.version += 1
        return News(changed, first, ask, undo)

    def update(self, news: News, step: Step, lexicon: Lexicon) -> bytes:
        """An `Update`, put together from parts that others read too."""
        question = b"null" if news.ask is None else encode(lexicon.question(self.seat, news.ask))
        return b'{"type":"update","version":%d,"changed":{%s},"lines":%s,"question":%s,"undo":%s,%s' % (
            self.version,
            b",".join(news.changed),
            step.lines(news.first, self.seat, lexicon),
            question,
            b"true" if news.undo else b"false",
            step.tail(lexicon),
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
            view=step.look(seat).view(),
            line=first,
            lines=written(play, lexicon, seat, first, self._told),
            question=None if ask is None else lexicon.question(seat, ask),
            undo=play.undoable(seat),
            waiting=lexicon.waiting()[0],
            clock=step.clock,
            result=step.result(),
        )

    def more(self, id: str, play: Play, lexicon: Lexicon, before: int) -> bytes:
        end = min(before, self._told)
        first = max(0, end - LINES)
        return encode(Lines(id, first, written(play, lexicon, self.seat, first, end)))


def shown_in(event: Event) -> list[int]:
    """For each card in an event, who might see it."""
    seen: list[int] = []
    for arg in event[1]:
        if isinstance(arg, Shown):
            seen.append(arg.seen)
        elif isinstance(arg, tuple):
            seen += [part.seen for part in arg if isinstance(part, Shown)]
    return seen


def member(name: str, value: Any) -> bytes:
    """Of a JSON object."""
    return b'"%s":%s' % (name.encode(), encode(value))


def written(play: Play, lexicon: Lexicon, seat: Seat, first: int, end: int) -> list[Line]:
    return [lexicon.written(first + at, event) for at, event in enumerate(play.log(seat, first, end))]
