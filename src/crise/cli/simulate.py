"""`crise simulate`: games of bots by the thousand."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from math import ceil
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from crise.cli.shared import (
    FAILED_CHECK,
    AsJson,
    CardFile,
    Fault,
    GameId,
    Language,
    OptionList,
    Speech,
    check_setting,
    console,
    find_bots,
    find_game,
    line,
    print_json,
    read_card_file,
    read_options,
    speech,
    write_text,
)
from crise.game.cards import write_cards
from crise.game.records import read_record
from crise.games import GAMES
from crise.lab.simulate.batch import CHUNK, Report, SideResult, simulate
from crise.lab.simulate.play import Plan
from crise.lab.simulate.statistics import Distribution, Spread

FAILURES_SHOWN = 5
BAR = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
Told: TypeAlias = Annotated[
    list[str] | None,
    Parameter(consume_multiple=True, negative=(), help="Events of the game: count the games in which each is told."),
]
Keep: TypeAlias = Callable[[int, str], None]


def simulate_games(
    game: GameId,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    seats: Annotated[int, Parameter(help="How many seats.")] = 4,
    bot: Annotated[
        list[str] | None,
        Parameter(
            consume_multiple=True,
            negative=(),
            help="The bot of all seats, as normal or expert:20; or one per seat, in their order. [default: random]",
        ),
    ] = None,
    option: OptionList = None,
    cards: CardFile = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same games.")] = 0,
    first: Annotated[int, Parameter(help="Number of the first game: to see one game of a longer run again.")] = 1,
    jobs: Annotated[int | None, Parameter(help="How many processes. [default: one per processor]")] = None,
    told: Told = None,
    records: Annotated[
        Path | None, Parameter(help="Write the games here: a file gets one line each, a folder one file each.")
    ] = None,
    language: Language = "en",  # of refusals, which quote the game's rules: the figures are for authors
    json: AsJson = False,
) -> int:
    """Let bots play many games, check each of them, and sum up: winners by seat, length, speed."""
    for name, value in (("--games", games), ("--first", first), ("--jobs", jobs)):
        if value is not None and value < 1:
            raise Fault(f"{name} must be at least 1, not {value}")
    say = speech(language)
    plan = read_plan(game, seats, bot or ["random"], option or [], cards, seed, say)
    plan = msgspec.structs.replace(plan, told=_events(plan.game, told or []))
    report = _run(plan, games, first, jobs or usual_jobs(games), records, say)
    if json:
        print_json(report)
    else:
        _print(report)
    _print_failures(report, option or [], cards)
    return FAILED_CHECK if report.failures else 0


def read_plan(
    game: str, seats: int, bots: list[str], option: list[str], cards: Path | None, seed: int, say: Speech
) -> Plan:
    one = find_game(game, say)
    options = read_options(one, option, say)
    check_setting(one, seats, options, seed, say)
    rows = read_card_file(one, cards)
    return Plan(
        game=one.id,
        seats=seats,
        bots=tuple(find_bots(one, bots, seats, say)),
        seed=seed,
        options=msgspec.to_builtins(options),
        cards=None if rows is None else write_cards(rows),
    )


def _events(game: str, told: list[str]) -> tuple[str, ...]:
    known = GAMES[game].told
    if unknown := [what for what in told if what not in known]:
        raise Fault(f"--told {unknown[0]}: nothing is told so in {game}. There are {', '.join(sorted(known))}")
    return tuple(told)


def usual_jobs(games: int) -> int:
    """One per processor, but a process must have enough to do to be worth its start."""
    return min(os.cpu_count() or 1, ceil(games / CHUNK))


def _run(plan: Plan, games: int, first: int, jobs: int, records: Path | None, say: Speech) -> Report:
    with ExitStack() as open_files, Progress(*BAR, console=console(error=True), disable=not watched()) as bar:
        task = bar.add_task(plan.game, total=games)
        keep = None if records is None else _keeper(records, open_files, say)
        try:
            return simulate(
                plan, games, first=first, jobs=jobs, keep=keep, progress=lambda done: bar.advance(task, done)
            )
        except BrokenProcessPool as error:
            message = "a process was stopped from outside (out of memory?): try again with fewer --jobs"
            raise Fault(message, FAILED_CHECK) from error
        except OSError as error:
            raise Fault(f"{error.filename or records}: {error.strerror}") from error


def watched() -> bool:
    return sys.stderr.isatty()


def _keeper(records: Path, open_files: ExitStack, say: Speech) -> Keep:
    """What is done with each record."""
    if records.is_dir():
        return lambda number, record: write_text(records / f"game-{number:06}.json", read_record(record).to_json(), say)
    if records.is_file():  # a pipe will do
        raise say.fault("file-exists", file=str(records))
    try:
        out = open_files.enter_context(records.open("w", encoding="utf-8", newline=""))
    except OSError as error:
        raise Fault(f"{records}: {error.strerror}") from error
    return lambda number, record: print(record, file=out)


# --- the summary --------------------------------------------------------------------


def _print(report: Report) -> None:
    plan = report.plan
    last = report.first + report.games - 1
    line(f"{plan.game}, {plan.seats} seats, seed {plan.seed}, games {report.first} to {last}", "bold")
    if not report.failures:
        line(f"all {report.games} games ended, every card in its place at the end of each")
    table = Table(box=None, pad_edge=False)
    for name in ("seat", "bot", "won", "share", "95 % interval"):
        table.add_column(name, justify="left" if name == "bot" else "right", no_wrap=True)
    for row in report.seats:
        interval = f"{row.low:.2%} – {row.high:.2%}"
        table.add_row(str(row.seat + 1), row.bot, str(row.wins), f"{row.share:.2%}", interval)
    for role in report.rivals:  # of the games in which no seat plays it
        interval = f"{role.low:.2%} – {role.high:.2%}"
        table.add_row("–", role.role, f"{role.wins}/{role.games}", f"{role.share:.2%}", interval)
    console().print(table)
    _print_sides(report.sides)
    line(f"draws: {report.draws}")
    line(f"turns a game: {_spread(report.turns)}")
    line(f"decisions a game: {_spread(report.decisions)}")
    for name, figure in report.figures.items():
        line(f"{name} a game: {_spread(figure)}")
    for event in report.told:
        line(f"told {event.event}: in {event.games} games, {event.share:.1%} ({event.low:.1%} – {event.high:.1%})")
    line(f"score of a seat: {_distribution(report.scores)}")
    line(f"best score of a game: {_distribution(report.best_scores)}")
    each = f"{report.decisions_per_second:,.0f} a second, {report.decisions_per_busy_second:,.0f} a processor second"
    line(f"{report.decisions_in_all} decisions in {report.seconds:.1f} s: {each}")


def _print_sides(sides: list[SideResult]) -> None:
    """Teams or roles: how often each wins, and where its points come from, on average."""
    if not sides:
        return
    sources = list(dict.fromkeys(name for side in sides for name in side.sources))
    table = Table(box=None, pad_edge=False)
    for name in ("side", "games", "won", "95 % interval", "score", *sources):
        table.add_column(name, justify="left" if name == "side" else "right", no_wrap=True)
    for side in sides:
        interval = f"{side.low:.1%} – {side.high:.1%}"
        made_of = [f"{side.sources.get(name, 0):.1f}" for name in sources]
        table.add_row(side.side, str(side.games), f"{side.share:.1%}", interval, f"{side.score:.1f}", *made_of)
    console().print(table)


def _spread(spread: Spread) -> str:
    return f"median {spread.median:g}, 95 % at most {spread.p95}, most {spread.max}"


def _distribution(found: Distribution) -> str:
    return f"5 % at most {found.p5}, 25 % {found.p25}, half {found.p50}, 75 % {found.p75}, 95 % {found.p95}"


def _print_failures(report: Report, option: list[str], cards: Path | None) -> None:
    """To the error stream, with the command that plays the game again."""
    out, plan = console(error=True), report.plan
    for failure in report.failures[:FAILURES_SHOWN]:
        out.print(f"game {failure.number} (seed {failure.seed}) failed: {failure.why}", style="red", soft_wrap=True)
        given = "".join(f" --option {text}" for text in option) + (f" --cards {cards}" if cards else "")
        bots = " ".join(f"--bot {bot}" for bot in plan.bots)
        again = f"crise simulate {plan.game} --seats {plan.seats} {bots} --seed {plan.seed}{given}"
        out.print(f"  again: {again} --first {failure.number} --games 1 --jobs 1", soft_wrap=True)
    if report.failures:
        out.print(f"{len(report.failures)} of {report.games} games failed", style="bold red")
