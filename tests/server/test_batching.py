"""Commands that wait for company: in order, in one go, and not where nobody else is playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crise.server.ws.batching import BUSY, LINGER, Tray


class Timer:
    def __init__(self, at: float, do: Callable[[], None]) -> None:
        self.at, self.do, self.cancelled = at, do, False

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, do: Callable[[], None]) -> Timer:
        self.timers.append(Timer(self.now + seconds, do))
        return self.timers[-1]

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        due = [timer for timer in self.timers if timer.at <= self.now]
        self.timers = [timer for timer in self.timers if timer not in due]
        for timer in due:
            if not timer.cancelled:
                timer.do()


class Desks:
    """Notes what was done."""

    def __init__(self) -> None:
        self.loop = Loop()
        loop: Any = self.loop
        self.tray = Tray(loop)
        self.done: list[str] = []

    def put(self, table: str, what: str) -> None:
        self.tray.put(table, lambda: self.done.append(what))


def busy() -> Desks:
    """A house where two tables have just been at it."""
    desks = Desks()
    desks.put("A", "a0")
    desks.put("B", "b0")
    desks.loop.sleep(LINGER)
    assert desks.done == ["a0", "b0"]
    return desks


def test_one_table_alone_does_not_wait() -> None:
    desks = Desks()
    for n in range(5):
        desks.put("A", f"a{n}")
        assert len(desks.done) == n + 1
        desks.loop.sleep(0.001)
    assert desks.loop.timers == []


def test_tables_that_never_meet_do_not_wait() -> None:
    desks = Desks()
    for n, table in enumerate("ABAB"):
        desks.put(table, f"{n}")
        assert len(desks.done) == n + 1
        desks.loop.sleep(2 * LINGER)


def test_what_comes_together_is_done_together_in_order() -> None:
    desks = busy()
    for what in ("b1", "a1", "b2"):
        desks.put(what[0].upper(), what)
        desks.loop.sleep(LINGER / 4)
    assert desks.done == ["a0", "b0"]
    desks.loop.sleep(LINGER / 2)
    assert desks.done == ["a0", "b0", "b1", "a1", "b2"]


def test_the_house_is_quiet_again_after_a_while() -> None:
    desks = busy()
    desks.loop.sleep(BUSY)
    desks.put("A", "a1")
    assert desks.done[-1] == "a1"


def test_nothing_overtakes_what_waits() -> None:
    desks = busy()
    desks.loop.sleep(BUSY - 2 * LINGER + LINGER / 2)
    desks.put("A", "a1")
    desks.loop.sleep(LINGER * 0.75)  # no longer busy, but somebody waits
    desks.put("A", "a2")
    assert desks.done == ["a0", "b0"]
    desks.tray.empty()
    assert desks.done == ["a0", "b0", "a1", "a2"]
    desks.loop.sleep(1)
    assert len(desks.done) == 4, "nothing is done twice"


def test_what_is_cleared_away_is_not_done() -> None:
    desks = busy()
    desks.put("A", "a1")
    desks.tray.clear()
    desks.loop.sleep(1)
    assert desks.done == ["a0", "b0"]
