"""Commands that wait for company: in order, in one go, and not where nobody else is playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crise.server.ws.batching import BUSY, LINGER, CommandBatch


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


class Table:
    """Notes what it is given."""

    def __init__(self, done: list[str]) -> None:
        self._done = done

    def receive(self, reader: Any, data: bytes) -> None:
        self._done.append(data.decode())


class Tables:
    def __init__(self) -> None:
        self.loop = Loop()
        loop: Any = self.loop
        self.batch = CommandBatch(loop)
        self.done: list[str] = []
        self._tables = {name: Table(self.done) for name in "AB"}

    def put(self, table: str, what: str) -> None:
        self.batch.put(self._tables[table], None, what.encode())


def busy() -> Tables:
    """A server where two tables have just been at it."""
    tables = Tables()
    tables.put("A", "a0")
    tables.put("B", "b0")
    tables.loop.sleep(LINGER)
    assert tables.done == ["a0", "b0"]
    return tables


def test_one_table_alone_does_not_wait() -> None:
    tables = Tables()
    for n in range(5):
        tables.put("A", f"a{n}")
        assert len(tables.done) == n + 1
        tables.loop.sleep(0.001)
    assert tables.loop.timers == []


def test_tables_that_never_meet_do_not_wait() -> None:
    tables = Tables()
    for n, table in enumerate("ABAB"):
        tables.put(table, f"{n}")
        assert len(tables.done) == n + 1
        tables.loop.sleep(2 * LINGER)


def test_what_comes_together_is_done_together_in_order() -> None:
    tables = busy()
    for what in ("b1", "a1", "b2"):
        tables.put(what[0].upper(), what)
        tables.loop.sleep(LINGER / 4)
    assert tables.done == ["a0", "b0"]
    tables.loop.sleep(LINGER / 2)
    assert tables.done == ["a0", "b0", "b1", "a1", "b2"]


def test_the_server_is_quiet_again_after_a_while() -> None:
    tables = busy()
    tables.loop.sleep(BUSY)
    tables.put("A", "a1")
    assert tables.done[-1] == "a1"


def test_nothing_overtakes_what_waits() -> None:
    tables = busy()
    tables.loop.sleep(BUSY - 2 * LINGER + LINGER / 2)
    tables.put("A", "a1")
    tables.loop.sleep(LINGER * 0.75)  # no longer busy, but somebody waits
    tables.put("A", "a2")
    assert tables.done == ["a0", "b0"]
    tables.batch.flush()
    assert tables.done == ["a0", "b0", "a1", "a2"]
    tables.loop.sleep(1)
    assert len(tables.done) == 4, "nothing is done twice"


def test_what_is_cleared_away_is_not_done() -> None:
    tables = busy()
    tables.put("A", "a1")
    tables.batch.clear()
    tables.loop.sleep(1)
    assert tables.done == ["a0", "b0"]
