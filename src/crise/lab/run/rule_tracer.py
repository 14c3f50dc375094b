"""Which rules came into play in a game.

The source of a game cites the ids of its rules where they are implemented (`citations`; `tools.coverage` checks that
each one is). Here games are played while Python's tracer reports which of those places are reached: an id at the head
of a function counts when the function is called, an id beside a line when that line is. A rule that is cited only at a
constant or an option can't be traced. Tracing is slow, so only a sample of the games is.
"""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeAlias

import msgspec
import polars as pl

from crise.builds import is_compiled
from crise.game.manifest import Game
from crise.game.texts import words
from crise.games import GAMES
from crise.lab.run.citations import Lines, citations
from crise.lab.run.recorder import SCHEMAS
from crise.lab.simulate.play import Plan, Simulator

PREPARATION = ("__init__", "__post_init__", "clone")  # making tables and faces is not playing
# What a process of its own runs: the import hook first, before any module of the package is there.
FROM_SOURCE = "from crise.builds import use_source; use_source(); from crise.lab.run.rule_tracer import main; main()"
Trace: TypeAlias = Callable[[FrameType, str, Any], Any]


class RuleTracer:
    """Collects the ids cited at all places in the source of a game that are reached while it is on."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = folders
        self.seen: set[str] = set()
        self.known: dict[CodeType, tuple[frozenset[str], Lines]] = {}

    def __enter__(self) -> RuleTracer:
        self.before = sys.gettrace()
        sys.settrace(self.call)
        return self

    def __exit__(self, *failure: object) -> None:
        sys.settrace(self.before)

    def call(self, frame: FrameType, event: str, arg: Any) -> Trace | None:
        code = frame.f_code
        if code not in self.known:
            self.known[code] = self.places(code)
        head, lines = self.known[code]
        self.seen |= head
        return self.line if lines else None

    def line(self, frame: FrameType, event: str, arg: Any) -> Trace:
        ids = self.known[frame.f_code][1].get(frame.f_lineno)
        if ids:
            self.seen |= ids
        return self.line

    def places(self, code: CodeType) -> tuple[frozenset[str], Lines]:
        if Path(code.co_filename).parent not in self.folders or code.co_name in PREPARATION:
            return frozenset(), {}
        heads, lines = citations(code.co_filename)
        mine = {line for _, _, line in code.co_lines() if line}
        return heads.get(code.co_firstlineno, frozenset()), {at: ids for at, ids in lines.items() if at in mine}


def traceable(game: str) -> set[str]:
    """The rules of a game that can be traced."""
    sources = [str(file) for folder in folders_of(GAMES[game]) for file in folder.glob("*.py")]
    cited = {id for file in sources for places in citations(file) for ids in places.values() for id in ids}
    return cited & set(words(GAMES[game], "fr").rule_ids())


def folders_of(game: Game[Any, Any, Any]) -> list[Path]:
    """Of its source: that of its base first."""
    return [Path(str(files(package))) for package in game.packages]


def trace_rules(plans: Mapping[int, Plan], numbers: range) -> pl.DataFrame:
    """A row for each rule that came into play in each of these games."""
    simulators = [Simulator(plan) for plan in plans.values()]
    if is_compiled(f"{simulators[0].game.package}.rules"):
        return trace_source(plans, numbers)
    catalogue = set(words(simulators[0].game, "fr").rule_ids())
    rows: list[tuple[int, str]] = []
    for number in numbers:
        simulator = simulators[(number - 1) % len(simulators)]
        with RuleTracer(folders_of(simulator.game)) as tracer:
            try:
                simulator.finish(simulator.start(number, tell=True), number)
            except Exception:
                continue
        rows += [(number, rule) for rule in sorted(tracer.seen & catalogue)]
    return pl.DataFrame(rows, SCHEMAS["rules"], orient="row")


def trace_source(plans: Mapping[int, Plan], numbers: range) -> pl.DataFrame:
    """The same in another process, which imports the source: the compiled build can't be traced, but plays alike."""
    asked = msgspec.json.encode({"plans": list(plans.values()), "first": numbers.start, "end": numbers.stop})
    done = subprocess.run([sys.executable, "-c", FROM_SOURCE], input=asked, capture_output=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr.decode(errors="replace").strip().rpartition("\n")[2])
    return pl.read_parquet(io.BytesIO(done.stdout))


def main() -> None:
    asked = msgspec.json.decode(sys.stdin.buffer.read())
    plans = msgspec.convert(asked["plans"], list[Plan])
    found = trace_rules({plan.seats: plan for plan in plans}, range(asked["first"], asked["end"]))
    found.write_parquet(sys.stdout.buffer)
