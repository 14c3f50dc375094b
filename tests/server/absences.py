"""How long tables were away after the house died or froze, as those who sit there see it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import NamedTuple, Protocol

from tests.server.live_server import PATIENCE, Process

OURSELVES = "self"


class Person(Protocol):
    code: str
    acknowledged: list[str]


class Absence(NamedTuple):
    began: float
    waited: dict[str, float]  # by process: for a core, until then


class Absences:
    """Of all tables, every time. Machines are busy: beside what passed stands the same less what the test, or a server,
    was ready to run and got no core for (whichever was longer). The house has no part in that."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.own: list[float] = []  # less the wait for a core

    def begins(self, processes: Iterable[Process]) -> Absence:
        return Absence(monotonic(), {pid: waited(pid) for pid in pids(processes)})

    async def ends(self, absence: Absence, people: Iterable[Person], processes: Iterable[Process]) -> None:
        """When every table has heard an answer acknowledged that was not before; if that takes a minute, never."""
        before = answered(people)
        away = set(before)
        async with asyncio.timeout(PATIENCE):
            while away:
                back = {code for code, count in answered(people).items() if count > before[code]} & away
                away -= back
                self._note(absence, len(back), processes)
                await asyncio.sleep(0.02)

    def _note(self, absence: Absence, tables: int, processes: Iterable[Process]) -> None:
        if tables:
            seconds = monotonic() - absence.began
            idle = max(waited(pid) - absence.waited.get(pid, 0.0) for pid in pids(processes))
            self.seconds += [seconds] * tables
            self.own += [max(0.0, seconds - idle)] * tables

    def told(self) -> str:
        """p50, p95 and the longest."""
        parts = [" / ".join(f"{at(part, one):.1f}" for part in (0.5, 0.95, 1.0)) for one in (self.seconds, self.own)]
        return f"{len(self.seconds)} absences of a table: {parts[0]} s, less the wait for a core {parts[1]} s"


def at(part: float, seconds: list[float]) -> float:
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * part))]


def answered(people: Iterable[Person]) -> dict[str, int]:
    """By table: how many answers were acknowledged."""
    found: dict[str, int] = {}
    for person in people:
        found[person.code] = found.get(person.code, 0) + len(person.acknowledged)
    return found


def pids(processes: Iterable[Process]) -> list[str]:
    return [OURSELVES, *(str(process.pid) for process in processes)]


def waited(pid: str) -> float:
    """Seconds for which its first thread was ready to run and got no core. Linux counts that."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0
