"""`crise arena`: a tournament of bots."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.progress import Progress
from rich.table import Table

from crise.bots.policy import UnknownStrategy
from crise.cli.shared import (
    FAILED_CHECK,
    AnyGame,
    AsJson,
    CardFile,
    Fault,
    GameId,
    Language,
    OptionList,
    Speech,
    check_setting,
    check_strategies,
    console,
    find_game,
    line,
    print_json,
    read_card_file,
    read_options,
    report_settings,
    speech,
)
from crise.cli.simulate import BAR, watched
from crise.game.cards import write_cards
from crise.lab.arena.entrants import BadEntrant, read_entrant
from crise.lab.arena.figures import Report, Share, report
from crise.lab.arena.page import arena_page, counted
from crise.lab.arena.play import Plan
from crise.lab.arena.tournament import BadResults, Results, WorkersLost, lineups, run, sides_at

METHODS = (
    "intervals: of shares a bootstrap over deals (Wilson over games where all deals came out alike); "
    "of ratings (Plackett-Luce, all games at once; 400 points more is ten times as strong) too"
)
SHOWN = 5  # failures told in full
Jobs = Annotated[int | None, Parameter(help="How many processes. [default: one per processor]")]
Seed = Annotated[int, Parameter(help="The same seed gives the same deals, and the same games of our own bots.")]


def arena_of_bots(
    game: GameId,
    /,
    *bots: Annotated[
        str,
        Parameter(
            help="random, facile, normal, expert:200 (iterations), expert:200! (which sees all "
            "cards: a cheat, to measure luck), or a program: './mybot', 'node bot.js'."
        ),
    ],
    seats: Annotated[int, Parameter(help="How many seats.")] = 2,
    mode: Annotated[str | None, Parameter(help="A way to play, as `crise games` lists them.")] = None,
    option: OptionList = None,
    cards: CardFile = None,
    deals: Annotated[int, Parameter(help="How many deals. Each is played by every line-up in every rotation.")] = 50,
    seed: Seed = 0,
    seconds: Annotated[float, Parameter(help="Time that a program has for an answer.")] = 5.0,
    jobs: Jobs = None,
    out: Annotated[
        Path | None, Parameter(help="Write each result here as soon as it is known; a run that was stopped goes on.")
    ] = None,
    html: Annotated[Path | None, Parameter(help="Write a page with plots.")] = None,
    language: Language = "fr",
    json: AsJson = False,
) -> int:
    """Let bots play against each other: same deals, seats swapped; shares of the wins and ratings, with intervals."""
    check_numbers(deals=deals, jobs=jobs)
    plan = read_plan(game, list(bots), seats, mode, option or [], cards, deals, seed, seconds)
    results = open_results(plan, out)
    stopped = play(results, jobs)
    found = report(results)
    if html is not None:
        write(html, arena_page(found, language))
    if json:
        print_json(found)
    else:
        _print(found)
    _print_faults(found, stopped)
    return FAILED_CHECK if found.failures or stopped else 0


def check_numbers(**numbers: int | None) -> None:
    for name, value in numbers.items():
        if value is not None and value < 1:
            raise Fault(f"--{name} must be at least 1, not {value}")


# --- from what is typed to a tournament -------------------------------------------


def read_plan(
    game: str,
    bots: list[str],
    seats: int,
    mode: str | None,
    option: list[str],
    cards: Path | None,
    deals: int,
    seed: int,
    seconds: float,
) -> Plan:
    say = speech("en")
    one = find_game(game, say)
    mode = read_mode(one.modes, mode, say)
    options = read_options(one, [*_as_typed(one.modes[mode], option), *option], say)
    check_setting(one, seats, options, seed, say)
    report_settings(one)
    if not 0 < seconds <= 600:
        raise Fault(f"--seconds must be above 0 and at most 600, not {seconds:g}")
    rows = read_card_file(one, cards)
    return Plan(
        game=one.id,
        mode=mode,
        seats=seats,
        lineups=lineups(read_bots(one, bots), sides_at(one, seats, options)),
        deals=deals,
        seed=seed,
        options=msgspec.to_builtins(options),
        cards=None if rows is None else write_cards(rows),
        seconds=seconds,
    )


def read_mode(modes: Any, mode: str | None, say: Speech) -> str:
    if mode is not None and mode not in modes:
        raise Fault(f"Unknown mode “{mode}”. Modes of this game: {', '.join(modes)}.")
    return mode or next(iter(modes))


def _as_typed(mode: Any, option: list[str]) -> list[str]:
    """The options of a mode, but for those that were given."""
    given = {text.partition("=")[0].strip().replace("-", "_") for text in option}
    return [f"{name}={str(value).lower()}" for name, value in mode.items() if name not in given]


def read_bots(game: AnyGame, bots: list[str]) -> list[str]:
    try:
        texts = [read_entrant(bot).text for bot in bots]
        check_strategies(game, texts)
    except (BadEntrant, UnknownStrategy) as error:
        raise Fault(str(error)) from error
    if len(texts) < 2:
        raise Fault(f"a tournament needs at least two bots, not {len(texts)}")
    if len(set(texts)) < len(texts):
        raise Fault("a bot is named twice: each must be another one")
    return texts


def open_results(plan: Plan, out: Path | None) -> Results:
    try:
        return Results(plan, out)
    except BadResults as error:
        raise Fault(str(error)) from error
    except OSError as error:
        raise Fault(f"{out}: {error.strerror}") from error


def play(results: Results, jobs: int | None, name: str = "arena") -> str:
    """Play what is left; why it was stopped before the end, or ''."""
    units = len(results.units) + len(results.left())
    jobs = min(jobs or os.cpu_count() or 1, max(1, len(results.left())))
    with Progress(*BAR, console=console(error=True), disable=not watched()) as bar:
        task = bar.add_task(name, total=units, completed=len(results.units))
        advance: Callable[[object], None] = lambda result: bar.advance(task)  # noqa: E731
        try:
            run(results, jobs, advance)
        except KeyboardInterrupt:
            return f"stopped by hand after {len(results.units)} of {units} deals"
        except WorkersLost as error:
            return f"stopped after {len(results.units)} of {units} deals: {error}; try again with fewer --jobs"
        except OSError as error:
            raise Fault(f"{error.filename or 'results'}: {error.strerror}") from error
    return ""


def write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}") from error


# --- the table --------------------------------------------------------------------


def _print(found: Report) -> None:
    plan = found.plan
    line(f"{plan.game}, {plan.mode}, {plan.seats} seats, seed {plan.seed}: {found.games} games", "bold")
    line(f"{found.deals} deals, each with every bot in every seat; draws: {found.draws}")
    for role in found.rivals:
        line(f"{role.role}, which no seat plays, won {role.wins} of {role.games} games ({role.share:.1%})")
    table = _table("bot", "rating", "95 %", "share", "95 %", "fair", "ratio", "ms a decision")
    for row in found.standings:
        rating = row.rating
        cells = (f"{rating.points:.0f}", f"{rating.low:.0f} – {rating.high:.0f}", *_cells(row.share), f"{row.ms:.2f}")
        table.add_row(row.bot + (" (sees all cards)" if row.sees_all else ""), *cells)
    console().print(table)
    if len(found.plan.lineups) > 1 or len(found.plan.lineups[0]) > 2:
        table = _table("bot", "share", "95 %", "fair", "ratio", "against")
        for meeting in found.meetings:
            table.add_row(meeting.bot, *_cells(meeting.share), counted(meeting.against))
        console().print(table)
    line(METHODS)


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for name in columns:
        table.add_column(name, justify="left" if name in ("bot", "against") else "right", no_wrap=True)
    return table


def _cells(share: Share) -> tuple[str, str, str, str]:
    return f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}", f"{share.fair:.1%}", f"{share.ratio:.2f}"


def _print_faults(found: Report, stopped: str) -> None:
    out = console(error=True)
    for row in found.standings:
        if row.faults:
            fell = f"; it fell in {row.fell} games, and the default action was played for it" if row.fell else ""
            out.print(f"{row.bot} broke the rules{fell}:", style="red", soft_wrap=True)
            for fault in row.faults:
                out.print(f"  {fault}", soft_wrap=True)
    for failure in found.failures[:SHOWN]:
        out.print(f"a game failed and counts for nobody: {failure}", style="red", soft_wrap=True)
    if stopped:
        out.print(stopped, style="bold red", soft_wrap=True)
