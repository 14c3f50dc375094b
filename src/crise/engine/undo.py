"""What was taken back in the open.

A choice that nobody has noticed is taken back without a trace. One that everybody saw is not unsaid: the log and the
record keep what was done, and then that it was taken back; only the table stands as before. The re-play of the answers
that count tells nothing of it, so it is kept beside them, at the place where it belongs.
"""

from __future__ import annotations

from typing import Any, Final

from crise.engine.ask import Seat
from crise.engine.journal import EVERYBODY, Event, Trail

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
    lines: list[Event] = []
    for aside in asides:
        if aside.line >= first:
            lines += told[first : aside.line] + aside.events
            first = aside.line
    return lines + told[first:]


def all_answers(trail: Trail, asides: list[Aside], first: int = 0) -> list[tuple[Seat, Any]]:
    """From the question of this number on, with those that were taken back."""
    given: list[tuple[Seat, Any]] = []
    for aside in asides:
        if aside.at >= first:
            given += _given(trail[first : aside.at]) + aside.answers
            first = aside.at
    return given + _given(trail[first:])


def taken_back(seat: Seat, trail: Trail, told: list[Event], asides: list[Aside], at: int, line: int) -> list[Aside]:
    """A seat goes back to question `at`, when `line` events had been told: what is now beside the re-play."""
    answers = [*all_answers(trail, asides, at), (seat, UNDO)]
    events = [*all_told(told, asides, line), (UNDONE, (seat,))]
    return [*[aside for aside in asides if aside.at < at], Aside(at, line, answers, events)]


def _given(trail: Trail) -> list[tuple[Seat, Any]]:
    given: list[tuple[Seat, Any]] = []
    for seat, _, answer, chosen in trail:
        if seat == EVERYBODY:
            given += answer if isinstance(answer, list) else answer.items()  # a list: plans
        elif chosen:
            given.append((seat, answer))
    return given
