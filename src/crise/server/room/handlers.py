"""Each command has one method of the room that decides it, each event one that applies it: here they are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from crise.engine.ask import Seat
from crise.server import wire
from crise.server.room import events as ev
from crise.server.room.live_match import Offered


class Decision(NamedTuple):
    """What a command amounts to. The last event carries the command's id."""

    events: list[ev.Event]
    offered: Offered | None = None  # the answer: looked up once; of one that was stored only the text is known


C = TypeVar("C", bound=wire.Command)
E = TypeVar("E", bound=ev.Event)
Decide: TypeAlias = Callable[[Any, Seat, C], Decision]
Apply: TypeAlias = Callable[[Any, E], None]
DECIDES: dict[type[wire.Command], Decide[Any]] = {}
HOST_ONLY: set[type[wire.Command]] = set()
APPLIES: dict[type[ev.Event], Apply[Any]] = {}


def decides(command: type[C], host_only: bool = False) -> Callable[[Decide[C]], Decide[C]]:
    def declare(method: Decide[C]) -> Decide[C]:
        assert command not in DECIDES, command
        DECIDES[command] = method
        if host_only:
            HOST_ONLY.add(command)
        return method

    return declare


def applies(*events: type[E]) -> Callable[[Apply[E]], Apply[E]]:
    def declare(method: Apply[E]) -> Apply[E]:
        for event in events:
            assert event not in APPLIES, event
            APPLIES[event] = method
        return method

    return declare
