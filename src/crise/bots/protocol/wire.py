"""A bot at the other end of a wire: it gets lines of the protocol and answers with lines.

What the wire is (a function of this process, a program, a socket) makes no difference. Whatever the other end does,
`choose` comes back in time with an option: the bot's, or the default action.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any, Protocol

import msgspec

from crise.bots.protocol.messages import Dialogue, Error, Over, Rejected, Request, encode
from crise.engine.ask import Ask, Option
from crise.engine.match import Match

TRIES = 3  # wrong answers to one request, then the default action is taken
SLOW = 3  # requests without an answer in time, then the bot is not asked any more in this game
USELESS = 32  # lines in one game that could not be taken for an answer, then it is not asked any more either


class Silent(Exception):
    """No line came in time."""


class Broken(Exception):
    """The wire is of no use any more; the message says why, `rule` which rule of the protocol this breaks."""

    def __init__(self, why: str, rule: str = "BP-7") -> None:
        super().__init__(why)
        self.rule = rule


class Wire(Protocol):
    """Two ways for lines, for one game after the other."""

    excused: set[int]  # requests whose late answers are no new fault

    def number(self) -> int:
        """Of the next request: they count on from game to game."""

    def send(self, line: bytes) -> None:
        """Never waits. May raise Broken."""

    def receive(self, seconds: float) -> bytes:
        """The next line, or Silent, or Broken."""

    def grace(self) -> float:
        """Seconds on top of the usual time: for a program that has to start first."""

    def cut(self) -> None:
        """The other end misbehaved: no more of it."""


class InProcess:
    """A bot that is a function of this process: it gets a line and gives any number of lines back."""

    def __init__(self, function: Callable[[bytes], Iterable[bytes]]) -> None:
        self._function = function
        self._lines: deque[bytes] = deque()
        self.excused: set[int] = set()
        self._number = 0

    def number(self) -> int:
        self._number += 1
        return self._number

    def send(self, line: bytes) -> None:
        try:
            self._lines.extend(self._function(line))
        except Exception as error:
            raise Broken(f"the bot failed: {type(error).__name__}: {error}") from error

    def receive(self, seconds: float) -> bytes:
        if not self._lines:
            raise Silent
        return self._lines.popleft()

    def grace(self) -> float:
        return 0.0

    def cut(self) -> None:
        self._lines.clear()


class Fault(msgspec.Struct, frozen=True):
    """A rule of the protocol that a bot broke."""

    request: int
    rule: str
    text: str


class WireBot:
    """A `Bot` whose choices come over a wire, for one game."""

    def __init__(self, dialogue: Dialogue, wire: Wire) -> None:
        self.dialogue = dialogue
        self.wire = wire
        self.faults: list[Fault] = []
        self.times: list[float] = []  # of the answers that were taken, in seconds
        self.broken = ""  # why the bot is not asked any more
        self._slow = self._useless = 0
        self._tell(encode(dialogue.hello))

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        request = self.dialogue.request(view, ask, self.dialogue.seconds + self.wire.grace())
        if self.broken:
            return self.dialogue.close()
        began = monotonic()
        try:
            option = self._answer(request, began + request.seconds)
        except (Silent, Broken, Rejected) as failure:
            self._failed(failure, request)
            return self.dialogue.close()
        self.times.append(monotonic() - began)
        return option

    def over(self, ended: bool, winners: list[int], scores: list[int]) -> None:
        self._tell(encode(Over(ended=ended, winners=winners, scores=scores)))

    def put(self, request: Request) -> None:
        """Send a request."""
        self.wire.send(encode(request))

    def note(self, rule: str, text: str) -> None:
        self.faults.append(Fault(self.dialogue.request_id, rule, text))

    def _tell(self, line: bytes) -> None:
        """Send what needs no answer."""
        if not self.broken:
            try:
                self.wire.send(line)
            except Broken as broken:
                self._stop(broken)

    def _failed(self, failure: Silent | Broken | Rejected, request: Request) -> None:
        self.wire.excused.add(request.request)
        if isinstance(failure, Broken):
            self._stop(failure)
        elif isinstance(failure, Silent):
            self._slow += 1
            self.note("BP-5", f"no answer within {request.seconds:g} s")
            if self._slow >= SLOW:
                self._stop(Broken(f"no answer in time, {SLOW} times in one game", "BP-5"))

    def _stop(self, broken: Broken) -> None:
        self.broken = str(broken)
        self.note(broken.rule, self.broken)
        self.wire.cut()

    def _answer(self, request: Request, deadline: float) -> Option:
        """An answer that can be taken. After a wrong one the request is sent again."""
        tries = 0
        self.put(request)
        while True:
            try:
                return self._next(deadline)
            except Rejected as rejected:
                tries += 1
                self._count(rejected.error.rule, rejected.error.reason)
                self.wire.send(encode(rejected.error))
                if tries == TRIES:
                    raise
                self.wire.send(encode(request))

    def _next(self, deadline: float) -> Option:
        """The next line that is an answer to the open request. Others are told that their time is over."""
        while True:
            line = self.wire.receive(max(0.0, deadline - monotonic()))
            try:
                return self.dialogue.read(line)
            except Rejected as rejected:
                if rejected.error.error == "wrong":
                    raise
                self._gone(rejected.error)

    def _gone(self, error: Error) -> None:
        if error.request in self.wire.excused:
            self.wire.excused.discard(error.request)
        else:
            self._count("BP-6", error.reason)
        self.wire.send(encode(error))

    def _count(self, rule: str, reason: str) -> None:
        """A line that is of no use. Few are a mistake, many are a flood."""
        self.note(rule, reason)
        self._useless += 1
        if self._useless > USELESS:
            raise Broken(f"more than {USELESS} lines in one game that are no answer", "BP-6")
