"""What was taken back in the open.

A choice that nobody has noticed is taken back without a trace. One that everybody saw is not unsaid: the log and the
record keep what was done, and then that it was taken back; only the table stands as before. The re-play of the answers
that count tells nothing of it, so it is kept beside them, at the place where it belongs.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from crise.engine.ask import Seat
from crise.engine.journal import EVERYBODY, Event, Trail

T = TypeVar("T")
UNDO: Final = ("undo",)  # among the answers, and no option: this seat took back its last one
UNDONE: Final = "undone"  # the event


class Aside:
    """What was said and done beside the re-play, when `at` answers had been given and `line` events told."""

    def __init__(self, at: int, line: int, answers: list[tuple[Seat, Any]], events: list[Event]) -> None:
        self.at, self.line, self.answers, self.events = at, line, answers, events

    def moved(self, at: int, line: int) -> Aside:
        """The same, counted from a later checkpoint."""
        return Aside(self.at - at, self.line - line, self.answers, self.events)


def all_told(told: list[Event], asides: list[Aside], first: int = 0) -> list[Event]:
    """From the event of this number on, with what was taken back."""
    if not asides:
        return told[first:] if first else told
    return _woven(told, [(aside.line, aside.events) for aside in asides if aside.line >= first], first)


def all_answers(trail: Trail, asides: list[Aside], first: int = 0) -> list[tuple[Seat, Any]]:
    """From the question of this number on, with those that were taken back."""
    given = [_given(entry) for entry in trail]
    beside = [(aside.at, [aside.answers]) for aside in asides if aside.at >= first]
    return [answer for answers in _woven(given, beside, first) for answer in answers]


def taken_back(
    seat: Seat, trail: Trail, told: list[Event], asides: list[Aside], at: int, line: int, seen: bool
) -> list[Aside]:
    """A seat goes back to question `at`, when `line` events had been told: what is now beside the re-play. Only what
    was `seen` is told to be taken back."""
    answers = [*all_answers(trail, asides, at), (seat, UNDO)]
    events = all_told(told, asides, line) + ([(UNDONE, (seat,))] if seen else [])
    return [*[aside for aside in asides if aside.at < at], Aside(at, line, answers, events)]


def _woven(parts: list[T], beside: list[tuple[int, list[T]]], first: int) -> list[T]:
    woven: list[T] = []
    for at, more in beside:
        woven += parts[first:at] + more
        first = at
    return woven + parts[first:]


def _given(entry: tuple[Seat, str, Any, bool]) -> list[tuple[Seat, Any]]:
    seat, _, answer, chosen = entry
    if seat == EVERYBODY:
        return answer if isinstance(answer, list) else list(answer.items())  # a list: plans
    return [(seat, answer)] if chosen else []
