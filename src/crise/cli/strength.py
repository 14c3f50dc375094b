"""`crise strength`: the table of how strong the bots are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from crise.cli.arena import Jobs, Seed, check_numbers, open_results, play, write
from crise.cli.shared import FAILED_CHECK, Fault, find_game, line, report_settings, speech
from crise.games import GAMES
from crise.lab.arena.strength import Match, Strength, markdown, measure
from crise.lab.arena.tournament import Results


def strength_table(
    *,
    game: Annotated[
        list[str] | None, Parameter(negative=(), help="Only this game. Repeatable. [default: all of them]")
    ] = None,
    all_modes: Annotated[bool, Parameter(negative=(), help="Every way to play, not only the usual one.")] = False,
    games: Annotated[int | None, Parameter(help="How many games a row, at least. [default: by game]")] = None,
    iterations: Annotated[
        int | None, Parameter(help="Search iterations of the expert, for a decision. [default: by game]")
    ] = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    keep: Annotated[Path, Parameter(help="Folder for the results: a run that was stopped goes on from there.")] = Path(
        "build/strength"
    ),
    write_to: Annotated[
        Path | None, Parameter("--write", help="Write the table here, such as docs/strength.md.")
    ] = None,
) -> int:
    """Play each level of bots against the one below it, in every game, at two and at four seats."""
    check_numbers(games=games, iterations=iterations, jobs=jobs)
    chosen = [find_game(name, speech("en")) for name in game or GAMES]
    for one in chosen:
        report_settings(one)
    try:
        keep.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(f"{keep}: {error.strerror}") from error
    rows: list[Strength] = []

    def played(match: Match) -> Results:
        return _played(match, games or match.enough, seed, jobs, keep)

    for row in measure([one.id for one in chosen], all_modes, iterations, played):
        rows.append(row)
        share = row.share
        line(f"{row.match}: {share.ratio:.2f} times the fair share ({share.low_ratio:.2f} – {share.high_ratio:.2f})")
    if write_to is not None:
        write(write_to, markdown(rows, _command(game, all_modes, games, iterations, seed, write_to)))
    return 0


def _played(match: Match, games: int, seed: int, jobs: int | None, keep: Path) -> Results:
    results = open_results(match.plan(games, seed), match.file(keep))
    if stopped := play(results, jobs, str(match)):
        raise Fault(f"{match}: {stopped}; the same command goes on from there", FAILED_CHECK)
    return results


def _command(
    game: list[str] | None, all_modes: bool, games: int | None, iterations: int | None, seed: int, write_to: Path
) -> str:
    only = "".join(f" --game {name}" for name in game or [])
    modes = " --all-modes" if all_modes else ""
    number = "" if games is None else f" --games {games}"
    budget = "" if iterations is None else f" --iterations {iterations}"
    return f"crise strength{only}{modes}{number}{budget} --seed {seed} --write {write_to}"
