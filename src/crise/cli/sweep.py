"""`crise sweep`: has everything that a game can do happened?"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from crise.cli.shared import (
    FAILED_CHECK,
    AsJson,
    Fault,
    GameId,
    check_setting,
    console,
    find_game,
    line,
    print_json,
    speech,
)
from crise.cli.simulate import watched
from crise.lab.tools.sweep import Swept, sweep, ways


def sweep_game(
    game: GameId,
    /,
    *,
    games: Annotated[int, Parameter(help="Give up after so many games.")] = 2000,
    seed: Annotated[int, Parameter(help="The same seed gives the same games.")] = 0,
    json: AsJson = False,
) -> int:
    """Play in all modes, with all numbers of seats, until every card was played and every effect, event, question and
    choice happened; count them. Exit 1 if something never did."""
    say = speech("en")
    one = find_game(game, say)
    if games < 1:
        raise Fault(f"--games must be at least 1, not {games}")
    mode, seats = ways(one)[0]
    check_setting(one, seats, one.read_options(one.modes[mode]), seed, say)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console(error=True), disable=not watched()) as bar:
        task = bar.add_task(one.id, total=games)
        found = sweep(one, games, seed, lambda: bar.advance(task))
    if json:
        print_json({"game": found.game, "seed": found.seed, "games": found.games, "counts": found.counts,
                    "told": found.told, "never": found.never})  # fmt: skip
    else:
        _print(found)
    return FAILED_CHECK if found.never else 0


def _print(found: Swept) -> None:
    line(f"{found.game}, seed {found.seed}, {sum(found.games.values())} games", "bold")
    line(", ".join(f"{way}: {games}" for way, games in found.games.items()))
    for what, counts in found.counts.items():
        line(f"\n{what}: {sum(times > 0 for times in counts.values())} of {len(counts)} happened", "bold")
        for name, times in counts.items():
            told = ", ".join(f"{event} {count}" for event, count in found.told[name].items()) if what == "cards" else ""
            line(f"{times:>8}  {name}{f'  ({told})' if told else ''}", "" if times else "red")
    line("")
    for what, names in found.never.items():
        why = " (no event says that one was played or bought: its verbs are plays, buys)" if what == "cards" else ""
        line(f"never happened, {what}: {' '.join(names)}{why}", "bold red")
    if not found.never:
        line("everything happened", "bold green")
