"""A run: thousands of games under one setting, whose results lie in a folder.

Game number i has a seed made from the run's seed and i, and the games take turns at the numbers of seats. So results
are the same whoever plays them, in whatever order; a run that was stopped goes on where it was; and one that asks for
more games keeps those that are there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import ceil
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import polars as pl

from crise.game.cards import write_cards
from crise.game.manifest import Game
from crise.games import GAMES
from crise.lab.run import parquet_files
from crise.lab.run.recorder import PLAYED, SCHEMAS, play_recorded
from crise.lab.run.rule_tracer import trace_rules
from crise.lab.simulate.play import Plan

SETTING: Final = "run.json"
FOLDER: Final = "parts"
CHUNK: Final = 50  # games that a process plays before they are written; fewer in a short run
CHUNKS: Final = 16  # so that all processes of a short run have something to do
TRACED: Final = 200  # games in which rules are traced
TABLES: Final = {"games": PLAYED, "rules": ("rules",)}  # what each kind of task writes


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: the same run gives the same results."""

    game: str
    seats: tuple[int, ...]  # the numbers of seats, in turn
    bots: tuple[str, ...]  # one for all seats, or one per seat
    seed: int
    options: dict[str, Any]
    cards: str  # the card file
    source: str  # a digest of the rules and the bots
    chunk: int = CHUNK

    def plans(self) -> dict[int, Plan]:
        """One for each number of seats. The game's own cards are named by nothing: they are prepared already."""
        cards = None if self.cards == standard_cards(GAMES[self.game]) else self.cards
        return {
            seats: Plan(
                self.game,
                seats,
                self.bots * seats if len(self.bots) == 1 else self.bots,
                self.seed,
                self.options,
                cards,
            )
            for seats in self.seats
        }

    @property
    def name(self) -> str:
        """For a folder that this run alone has."""
        whatever_chunks = msgspec.structs.replace(self, chunk=0)
        return f"{self.game}-{blake2b(msgspec.json.encode(whatever_chunks), digest_size=4).hexdigest()}"


class Task(msgspec.Struct, frozen=True):
    kind: str  # of TABLES
    first: int
    last: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.last + 1)


class Done(msgspec.Struct):
    """What a worker returns: the tables as Parquet. If the worker was lost: no tables, and why."""

    task: Task
    tables: dict[str, bytes]
    busy: float = 0.0  # seconds of processor time
    lost: str = ""


Executor: TypeAlias = Callable[[Run, list[Task]], Iterator[Done]]  # carries out tasks, yields each when it is done


class OtherRun(Exception):
    """The folder belongs to another run, or to something else."""


class Results(msgspec.Struct):
    run: Run
    folder: Path
    games: int
    tables: dict[str, pl.DataFrame]
    lost: list[Done] = []
    played: int = 0  # now, not before
    seconds: float = 0.0
    busy: float = 0.0
    traced: int = 0  # now, too: games played once more with the rule tracer on
    whole: float = 0.0  # seconds, with those

    @property
    def failures(self) -> pl.DataFrame:
        return self.tables["games"].filter(pl.col("failure").is_not_null())


# --- what makes a run ----------------------------------------------------------------------


def standard_cards(game: Game[Any, Any, Any]) -> str:
    return write_cards(game.standard)


def source_digest(game: Game[Any, Any, Any]) -> str:
    """Of the rules of all games and the bots: results of an older version are not mixed with those of a newer one."""
    content = blake2b(digest_size=8)
    for package in ("crise.engine", "crise.game", game.package, "crise.bots"):
        for file in sorted(sources(files(package)), key=str):
            content.update(file.read_bytes())
    return content.hexdigest()


def sources(folder: Traversable) -> Iterator[Traversable]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from sources(file)
        elif file.name.endswith(".py"):
            yield file


def chunk_for(games: int) -> int:
    return max(1, min(CHUNK, ceil(games / CHUNKS)))


# --- the folder ----------------------------------------------------------------------------


def open_folder(folder: Path, run: Run) -> Run:
    """Make it, or see that it is this run's: then its chunks are what they were."""
    file = folder / SETTING
    if not file.exists():
        if folder.exists() and any(folder.iterdir()):
            raise OtherRun(f"{folder} is not empty, and holds no run")
        (folder / FOLDER).mkdir(parents=True, exist_ok=True)
        parquet_files.write_whole(file, msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")
        return run
    there = read_run(folder)
    if differences := [
        name for name in Run.__struct_fields__[:-1] if said(getattr(there, name)) != said(getattr(run, name))
    ]:
        raise OtherRun(f"{folder} holds another run: {', '.join(difference(there, run, name) for name in differences)}")
    (folder / FOLDER).mkdir(exist_ok=True)
    return there


def read_run(folder: Path) -> Run:
    file = folder / SETTING
    try:
        run = msgspec.json.decode(file.read_bytes(), type=Run)
    except OSError as error:
        raise OtherRun(f"{folder} holds no run: {file.name}: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise OtherRun(f"{file} is not the setting of a run: {error}") from error
    if run.game not in GAMES:
        raise OtherRun(f"{file}: unknown game {run.game!r}")
    return run


def difference(there: Run, here: Run, name: str) -> str:
    if name in ("cards", "source"):
        return {"cards": "other cards", "source": "other rules or bots"}[name]
    return f"{name} {said(getattr(there, name))} there, {said(getattr(here, name))} here"


def said(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


# --- playing -----------------------------------------------------------------------------------


def work(run: Run, task: Task) -> Done:
    """What a worker does. It writes nothing: it may be on another computer."""
    began = time.process_time()
    if task.kind == "rules":
        frames = {"rules": trace_rules(run.plans(), task.numbers)}
    else:
        frames = play_recorded(run.plans(), task.numbers)
    tables = {name: parquet_files.encode(frame) for name, frame in frames.items()}
    return Done(task, tables, time.process_time() - began)


def tasks_for(run: Run, games: int, found: parquet_files.Found) -> list[Task]:
    """What is still to be played. The traced games come last: a run that is made longer has them already."""
    wanted = [
        Task(kind, first, min(first + run.chunk - 1, most))
        for kind, most in (("games", games), ("rules", min(games, TRACED)))
        for first in range(1, most + 1, run.chunk)
    ]
    return [task for task in wanted if not found.has(TABLES[task.kind], task.numbers)]


def play(
    run: Run,
    games: int,
    folder: Path,
    execute: Executor,
    *,
    warn: Callable[[str], None] = lambda message: None,
    progress: Callable[[int, int], None] = lambda done, all: None,
) -> Results:
    """Play what is missing, and read all of it. What a worker returns is on disk before the next is waited for."""
    run = open_folder(folder, run)
    found = parquet_files.find(folder / FOLDER)
    for path in found.broken:
        warn(f"{path} is half-written or damaged: its games are played again")
    parquet_files.clear(found)
    tasks = tasks_for(run, games, found)
    results = Results(run, folder, games, {})
    all_games = sum(len(task.numbers) for task in tasks)
    began = time.perf_counter()
    for done in execute(run, tasks):
        if done.lost:
            results.lost.append(done)
        for table, content in done.tables.items():
            parquet_files.write(folder / FOLDER, table, done.task.numbers, content)
        if done.task.kind == "games":
            results.played += len(done.task.numbers)
            results.busy += done.busy
            results.seconds = time.perf_counter() - began
        else:
            results.traced += len(done.task.numbers)
        progress(len(done.task.numbers), all_games)
    results.whole = time.perf_counter() - began
    results.tables = load(folder, games)
    return results


def load(folder: Path, games: int) -> dict[str, pl.DataFrame]:
    found = parquet_files.find(folder / FOLDER)
    return {table: parquet_files.load(found.parts, table, games, schema) for table, schema in SCHEMAS.items()}


def open_results(folder: Path) -> Results:
    """What lies in a folder, of a run that may have been made elsewhere."""
    run = read_run(folder)
    found = parquet_files.find(folder / FOLDER) if (folder / FOLDER).is_dir() else parquet_files.Found()
    games = max((part.last for part in found.parts if part.table == "games"), default=0)
    if not games:
        raise OtherRun(f"{folder} holds no games yet")
    return Results(run, folder, games, load(folder, games))


def in_turn(run: Run, tasks: Iterable[Task]) -> Iterator[Done]:
    """In this very process."""
    return (work(run, task) for task in tasks)
