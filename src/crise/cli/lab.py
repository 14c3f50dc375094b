"""`crise lab`: a game played by the thousand, its results as Parquet, and a report that an author can read."""

from __future__ import annotations

import importlib
import os
import shlex
import sys
import time
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import msgspec
from cyclopts import Parameter
from rich.progress import Progress

from crise.bots.strategies import listed
from crise.cli.shared import (
    FAILED_CHECK,
    AnyGame,
    AsJson,
    CardFile,
    Fault,
    GameId,
    Language,
    OptionList,
    check_setting,
    console,
    find_bots,
    find_game,
    line,
    print_json,
    read_card_file,
    read_options,
    report_settings,
    speech,
)
from crise.cli.simulate import BAR
from crise.game.cards import write_cards
from crise.games import GAMES

if TYPE_CHECKING:  # these need Polars, which nobody needs to play
    from crise.lab.arena.play import UnitResult
    from crise.lab.report.figures import Edition, Figures
    from crise.lab.run.run import Executor, Results, Run
    from crise.lab.run.strategies import Tried

    Seen: TypeAlias = Callable[[UnitResult], None]

HOME: Final = Path("crise-lab")
PAGE: Final = {"fr": "rapport.html", "en": "report.html"}
SHOWN: Final = 5  # failures
QUIET: Final = 30.0  # seconds between two lines that say how far it is, where there is no bar

Seats = Annotated[
    list[int] | None,
    Parameter(consume_multiple=True, negative=(), help="Numbers of seats, in turn. [default: all that the game has]"),
]
BotList = Annotated[
    list[str] | None,
    Parameter(
        consume_multiple=True,
        negative=(),
        help="The bot of all seats, as normal or expert:20; with one number of seats, one per seat. [default: normal]",
    ),
]
Strategies = Annotated[
    int | None,
    Parameter(
        help="More games of each strategy of one idea a number of seats; 0: none. [default: a twentieth of --games]"
    ),
]
Lists = Annotated[
    int,
    Parameter(
        help="Look for the best shopping list, with so many games of each a number of seats; 0: do not. [default: 0]"
    ),
]
Against = Annotated[
    Path | None, Parameter(help="Before and after: the card file, or the folder of a run, to compare with.")
]
Ray = Annotated[
    list[str] | None,
    Parameter(
        consume_multiple=True,
        negative=(),
        metavar="[ADDRESS]",
        help="Play on a Ray cluster: of this computer, or there.",
    ),
]


def lab_report(
    game: GameId,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games, over all numbers of seats.")] = 2000,
    seats: Seats = None,
    bot: BotList = None,
    option: OptionList = None,
    cards: CardFile = None,
    against: Against = None,
    strategies: Strategies = None,
    lists: Lists = 0,
    seed: Annotated[int, Parameter(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int | None, Parameter(help="How many processes. [default: one per processor]")] = None,
    ray: Ray = None,
    out: Annotated[Path | None, Parameter(help="Folder of the results. [default: one per run in crise-lab]")] = None,
    language: Language = "fr",
    json: AsJson = False,
) -> int:
    """Play a game by the thousand and write a report: who wins, how long it takes, what each card and rule does.

    A run that was stopped goes on where it was when the same command is given again.
    """
    check_numbers(games, workers, strategies, lists)
    one = find_game(game, speech("en"))
    check_lists(one, lists)
    report_settings(one)
    need_polars()
    run = make_run(one, games, seats, bot or ["normal"], option or [], cards, seed)
    execute = find_executor(ray, workers)
    before = find_before(one, run, against, games, execute, out)
    now = edition_of(played(run, games, out or HOME / run.name, execute), cards)
    now.figures = with_strategies(now, strategies, games, workers)
    now.figures = with_lists(now, lists, workers)
    page = write_report(now, before, language, again(run, games, option or [], cards, against, strategies, lists))
    if json:
        print_json(now.figures)
    else:
        summary(now, page, language)
    return troubles(now.results)


def check_numbers(games: int, workers: int | None, strategies: int | None, lists: int) -> None:
    numbers = (("--games", games, 1), ("--workers", workers, 1), ("--strategies", strategies, 0), ("--lists", lists, 0))
    for name, value, least in numbers:
        if value is not None and value < least:
            raise Fault(f"{name} must be at least {least}, not {value}")


def check_lists(game: AnyGame, lists: int) -> None:
    if lists and not listed(game):
        raise Fault(f"--lists: no cards are bought in {game.id}")


def need_polars() -> None:
    try:
        importlib.import_module("polars")
    except ImportError as error:
        raise Fault(
            "the lab needs Polars: make setup (in the project's folder), or pip install 'crise[lab]'"
        ) from error


# --- what is played -----------------------------------------------------------------------


def make_run(
    game: AnyGame,
    games: int,
    seats: list[int] | None,
    bots: list[str],
    option: list[str],
    cards: Path | None,
    seed: int,
) -> Run:
    from crise.lab.run.run import Run, chunk_for, source_digest, standard_cards

    say = speech("en")
    options = read_options(game, option, say)
    counts = sorted(set(seats)) if seats else [count for count in game.seats if not options.forbids(count)]
    for count in counts:
        check_setting(game, count, options, seed, say)
    if len(bots) > 1 and len(counts) > 1:
        raise Fault(f"{len(bots)} bots for several numbers of seats: name one, or give --seats {len(bots)}")
    find_bots(game, bots, counts[0], say)
    rows = read_card_file(game, cards)
    return Run(
        game=game.id,
        seats=tuple(counts),
        bots=tuple(bots),
        seed=seed,
        options=msgspec.to_builtins(options),
        cards=standard_cards(game) if rows is None else write_cards(rows),
        source=source_digest(game),
        chunk=chunk_for(games),
    )


def find_executor(ray: list[str] | None, workers: int | None) -> Executor:
    from crise.lab.run.executors import pool, ray_cluster

    if ray is None:
        return pool(workers or os.cpu_count() or 1)
    if len(ray) > 1:
        raise Fault(f"--ray takes one address, not {len(ray)}: {' '.join(ray)}")
    return ray_cluster(ray[0] if ray else None, workers)


def find_before(
    game: AnyGame, run: Run, against: Path | None, games: int, execute: Executor, out: Path | None
) -> Edition | None:
    """The results of a folder; or those of the same run with another card file, which is played first."""
    if against is None:
        return None
    from crise.lab.report.figures import edition
    from crise.lab.run.run import OtherRun, open_results

    if not against.is_dir():
        rows = read_card_file(game, against) or []
        other = msgspec.structs.replace(run, cards=write_cards(rows))
        folder = HOME / other.name if out is None else out.with_name(f"{out.name}-before")
        return edition_of(played(other, games, folder, execute), against)
    try:
        results = open_results(against)
    except OtherRun as error:
        raise Fault(str(error)) from error
    if results.run.game != game.id:
        raise Fault(f"{against} holds games of {results.run.game}, not of {game.id}")
    return edition(results, str(against))


def edition_of(results: Results, cards: Path | None) -> Edition:
    from crise.lab.report.figures import edition

    if not len(results.tables["games"]) - len(results.failures):
        raise Fault("no game came to its end: there is nothing to report", code_of(results))
    return edition(results, "" if cards is None else cards.name)


def code_of(results: Results) -> int:
    _print_failures(results)
    return FAILED_CHECK


# --- playing ---------------------------------------------------------------------------------


class PlainProgress:
    """Where there is no terminal for a bar: a line now and then."""

    def __init__(self) -> None:
        self.done, self.said = 0, time.monotonic()

    def advance(self, done: int, all_games: int) -> None:
        self.done += done
        if not sys.stderr.isatty() and time.monotonic() - self.said >= QUIET:
            self.said = time.monotonic()
            console(error=True).print(f"{self.done} of {all_games} games")


def played(run: Run, games: int, folder: Path, execute: Executor) -> Results:
    from crise.lab.run.executors import NoRay
    from crise.lab.run.run import OtherRun, play

    err = console(error=True)
    with Progress(*BAR, console=err, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(run.game, total=None)

        plain = PlainProgress()

        def progress(done: int, all_games: int) -> None:
            bar.update(task, advance=done, total=all_games)
            plain.advance(done, all_games)

        def warn(message: str) -> None:
            err.print(f"crise: {message}", style="yellow", soft_wrap=True)

        try:
            results = play(run, games, folder, execute, warn=warn, progress=progress)
        except OtherRun as error:
            raise Fault(f"{error}. Choose another folder: --out FOLDER") from error
        except NoRay as error:
            raise Fault(str(error)) from error
        except KeyboardInterrupt as error:
            raise Fault(f"stopped. What was played is kept in {folder}: the same command goes on", 130) from error
        except OSError as error:
            raise Fault(f"{error.filename or folder}: {error.strerror}") from error
    return results


def with_strategies(now: Edition, strategies: int | None, games: int, workers: int | None) -> Figures:
    """The same figures, and how strategies of one idea do against the field."""
    from crise.lab.run.strategies import PART, plans_of, try_strategies

    run, folder = now.results.run, now.results.folder
    count = ceil(games / PART) if strategies is None else strategies
    if not count or len(now.results.failures):  # rules that break off are mended first
        return now.figures
    total = sum(plan.deals * len(plan.lineups) for plan in plans_of(run, count))

    def tried(progress: Seen) -> list[Tried]:
        return try_strategies(run, count, folder, workers or os.cpu_count() or 1, progress)

    return msgspec.structs.replace(now.figures, strategies=seen("strategies", total, folder, tried))


def with_lists(now: Edition, lists: int, workers: int | None) -> Figures:
    """The same figures, with the best shopping lists among the strategies."""
    from crise.lab.run.lists import ListSearch

    run, folder = now.results.run, now.results.folder
    if not lists or len(now.results.failures):
        return now.figures

    def tried(progress: Seen) -> list[Tried]:
        return ListSearch(run, lists, folder, workers or os.cpu_count() or 1, progress).best()

    found = seen("lists", None, folder, tried)
    return msgspec.structs.replace(now.figures, strategies=[*now.figures.strategies, *found])


def seen(name: str, total: int | None, folder: Path, tried: Callable[[Seen], list[Tried]]) -> list[Tried]:
    """With a bar, and with words for what may stop it."""
    from crise.lab.arena.tournament import BadResults, WorkersLost

    with Progress(*BAR, console=console(error=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(name, total=total)
        try:
            return tried(lambda unit: bar.advance(task))
        except BadResults as error:
            raise Fault(f"{error}, or another --out") from error
        except WorkersLost as error:
            raise Fault(f"{error}; try again with fewer --workers", FAILED_CHECK) from error
        except KeyboardInterrupt as error:
            raise Fault(f"stopped. What was played is kept in {folder}: the same command goes on", 130) from error


# --- what comes out ----------------------------------------------------------------------------


def write_report(now: Edition, before: Edition | None, language: str, command: str) -> Path:
    from crise.lab.report.page import report
    from crise.lab.run.parquet_files import write_whole

    page = now.results.folder / PAGE[language]
    write_whole(page, report(now, before, language, command).encode())
    return page


def again(
    run: Run,
    games: int,
    option: list[str],
    cards: Path | None,
    against: Path | None,
    strategies: int | None,
    lists: int,
) -> str:
    words = ["crise", "lab", run.game, "--games", str(games), "--seats", *map(str, run.seats)]
    for bot in run.bots:
        words += ["--bot", bot]
    for text in option:
        words += ["--option", text]
    for name, file in (("--cards", cards), ("--against", against)):
        words += [name, str(file)] if file else []
    if strategies is not None:
        words += ["--strategies", str(strategies)]
    words += ["--lists", str(lists)] if lists else []
    return shlex.join([*words, "--seed", str(run.seed)])


def summary(now: Edition, page: Path, language: str) -> None:
    from crise.lab.report.formatting import ReportFormatter
    from crise.lab.report.targets import findings

    results, figures = now.results, now.figures
    line(f"{figures.game}, {figures.games} games, seats {', '.join(map(str, results.run.seats))}", "bold")
    fmt = ReportFormatter(figures.game, language)
    for found in findings(figures, fmt, report_settings(GAMES[figures.game]).targets):
        mark = {"bad": "✗", "ok": "✓", "note": "·"}[found.level]
        line(f"{mark} {found.title} {found.text}", {"bad": "red", "ok": "green", "note": ""}[found.level])
    if results.played:
        each = (
            f"{results.played / results.seconds:.1f} a second, {results.played / results.busy:.1f} a processor second"
        )
        line(f"played now: {results.played} games in {results.seconds:.1f} s: {each}")
    if results.traced:
        line(f"watched now, to see which rules come into play: {results.traced} games, {results.whole:.1f} s with all")
    line(f"results: {results.folder}")
    line(f"report: {page}")


def troubles(results: Results) -> int:
    """To the error stream: what has no result, and how to see it again."""
    err = console(error=True)
    for lost in results.lost:
        numbers = f"{lost.task.first} to {lost.task.last}"
        err.print(
            f"games {numbers} are missing: {lost.lost}. The same command tries again.", style="red", soft_wrap=True
        )
    _print_failures(results)
    return FAILED_CHECK if results.lost or len(results.failures) else 0


def _print_failures(results: Results) -> None:
    err, run = console(error=True), results.run
    for row in results.failures.head(SHOWN).iter_rows(named=True):
        err.print(f"game {row['game']} (seed {row['seed']}) failed: {row['failure']}", style="red", soft_wrap=True)
        bots = " ".join(f"--bot {bot}" for bot in run.bots)
        given = "".join(f" --option {name}={said(value)}" for name, value in run.options.items())
        again = (
            f"crise simulate {run.game} --seats {row['seats']} {bots} --seed {run.seed}{given} --first {row['game']}"
        )
        err.print(f"  again: {again} --games 1 --jobs 1", soft_wrap=True)
    if len(results.failures):
        err.print(f"{len(results.failures)} of {results.games} games failed", style="bold red")


def said(value: Any) -> str:
    return shlex.quote(value if isinstance(value, str) else msgspec.json.encode(value).decode())
