"""A whole tournament: who meets whom, many processes, and a result file that is written as the games end.

Each unit (one deal for one line-up) is played from seeds of its own, so the results do not depend on how many
processes share the work, nor on where an earlier run was stopped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import combinations, islice, permutations
from pathlib import Path
from typing import Any

import msgspec

from crise.game.manifest import Game, Options
from crise.lab.arena.play import Arena, Plan, Unit, UnitResult, sides_of
from crise.lab.simulate.processes import processes

FALLS = 5  # games in which a program fell, without one to its credit: then it is not started any more
LOST = 3  # times that a process is stopped from outside before we give up


class BadResults(ValueError):
    """A result file that can't be gone on with."""


class WorkersLost(Exception):
    """Processes are stopped from outside, again and again."""


def lineups(bots: list[str], sides: int) -> tuple[tuple[str, ...], ...]:
    """Who meets whom: with enough bots, every choice of so many; with fewer, each alone against copies of each other.
    At two sides both are the same: every pair."""
    if len(bots) >= sides:
        return tuple(combinations(bots, sides))
    return tuple((one, *[other] * (sides - 1)) for one, other in permutations(bots, 2))


def sides_at(game: Game[Any, Any, Any], seats: int, options: Options) -> int:
    """How many sides there are: as many as seats, or as teams."""
    return len(sides_of(game.start(seats, options)))


# --- the result file --------------------------------------------------------------


class Results:
    """What was played. With a file, each unit is written as soon as it is known, and another run goes on from there."""

    def __init__(self, plan: Plan, file: Path | None = None) -> None:
        self.plan = plan
        self.units: dict[Unit, UnitResult] = {}
        self._file = file
        if file is not None:
            self._resume(file)

    def add(self, result: UnitResult) -> None:
        self.units[result.unit] = result
        if self._file is not None:
            with self._file.open("ab") as out:
                out.write(msgspec.json.encode(result) + b"\n")

    def left(self) -> list[Unit]:
        """The units that were not played yet, the line-ups in turn: a run that is stopped has some of each."""
        units = (Unit(deal, at) for deal in range(1, self.plan.deals + 1) for at in range(len(self.plan.lineups)))
        return [unit for unit in units if unit not in self.units]

    def in_order(self) -> list[UnitResult]:
        return [self.units[unit] for unit in sorted(self.units, key=lambda unit: (unit.deal, unit.lineup))]

    def _resume(self, file: Path) -> None:
        lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        if not lines:
            file.write_bytes(msgspec.json.encode(self.plan) + b"\n")
            return
        self._check_head(file, lines[0])
        whole = [line for line in lines[1:] if line.endswith(b"\n")]
        for number, line in enumerate(whole, 2):
            try:
                result = msgspec.json.decode(line, type=UnitResult)
            except msgspec.MsgspecError as error:
                raise BadResults(f"{file}: line {number} is not a result: {error}") from error
            if result.unit.deal <= self.plan.deals:
                self.units[result.unit] = result
        if len(whole) < len(lines) - 1:  # a run was stopped in the middle of a line: that unit is played again
            file.write_bytes(b"".join([lines[0], *whole]))

    def _check_head(self, file: Path, line: bytes) -> None:
        """The same tournament, but for its length: more deals may be added to what was played."""
        try:
            head = msgspec.json.decode(line, type=Plan)
        except msgspec.MsgspecError as error:
            raise BadResults(f"{file} exists and is not a result file: choose another name") from error
        plan = msgspec.json.decode(msgspec.json.encode(self.plan), type=Plan)  # as it is written: without tuples
        for field in Plan.__struct_fields__:
            was, now = getattr(head, field), getattr(plan, field)
            if was != now and field != "deals":
                raise BadResults(f"{file} holds another tournament ({field} {was}, not {now}): choose another name")


# --- the run ----------------------------------------------------------------------


class Referee:
    """Sends programs off that only fall: else each game would wait for them."""

    def __init__(self, plan: Plan) -> None:
        self.banned: frozenset[str] = frozenset()
        self._falls: Counter[str] = Counter()
        self._programs = {bot for bot in plan.bots if not Arena(plan).entrants[bot].name}

    def see(self, result: UnitResult) -> None:
        for side in (side for game in result.games for side in game.sides if side.bot in self._programs):
            self._falls[side.bot] = self._falls[side.bot] + 1 if side.fell else 0
        self.banned |= {bot for bot, falls in self._falls.items() if falls >= FALLS}


@cache
def _arena(plan: bytes) -> Arena:
    return Arena(msgspec.json.decode(plan, type=Plan))


def play_unit(plan: bytes, unit: Unit, banned: frozenset[str]) -> UnitResult:
    """In a worker: the plan is made ready once."""
    return _arena(plan).play_unit(unit, banned)


def run(
    results: Results,
    jobs: int = 1,
    progress: Callable[[UnitResult], None] = lambda result: None,
) -> None:
    """Play what is left."""
    referee = Referee(results.plan)
    for result in results.in_order():
        referee.see(result)
    for lost in range(1, LOST + 1):
        try:
            for result in _played(results, jobs, referee):
                results.add(result)
                referee.see(result)
                progress(result)
            return
        except BrokenProcessPool as error:  # what was not finished is played again, by new processes
            if lost == LOST:
                raise WorkersLost(f"{LOST} times a process was stopped from outside (out of memory?)") from error


def _played(results: Results, jobs: int, referee: Referee) -> Iterator[UnitResult]:
    plan, units = msgspec.json.encode(results.plan), iter(results.left())
    if jobs == 1:
        for unit in units:
            yield play_unit(plan, unit, referee.banned)
        return
    pool = processes(jobs)
    try:
        waiting: set[Future[UnitResult]] = set()
        while True:
            # Few at a time: who is sent off is not started for units that were handed out long before.
            for unit in islice(units, 2 * jobs - len(waiting)):
                waiting.add(pool.submit(play_unit, plan, unit, referee.banned))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)
