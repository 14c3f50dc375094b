"""`crise check`: is a game whole?"""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Annotated

from cyclopts import Parameter

from crise.cli.shared import FAILED_CHECK, AnyGame, AsJson, Fault, GameId, find_game, line, print_json, speech
from crise.games import GAMES, GROUP, BadGame, game_in
from crise.lab.tools.check import Checked, check


def check_game(
    game: GameId,
    /,
    *,
    games: Annotated[
        int, Parameter(help="How many games of random players in each mode with each number of seats.")
    ] = 2,
    json: AsJson = False,
) -> int:
    """Look a game over, one of ours or a package of your own: its cards, its texts in both languages, what its source
    tells, asks and cites, and whether the laws of the table hold in a few games. Exit 1 if something is wrong."""
    if games < 1:
        raise Fault(f"--games must be at least 1, not {games}")
    found: list[Checked] = []
    for one in check(registered(game), games):
        found.append(one)
        if not json:
            _print(one)
    if json:
        print_json(found)
    return FAILED_CHECK if any(one.findings for one in found) else 0


def registered(name: str) -> AnyGame:
    """The game; of a package that was left out, why it was."""
    id = name.lower().replace("_", "-")
    for entry in entry_points(group=GROUP) if id not in GAMES else ():
        if entry.name == id or entry.module == name:
            try:
                return game_in(entry.module)
            except BadGame as error:
                raise Fault(str(error), FAILED_CHECK) from error
            except Exception as error:
                last = extract_tb(error.__traceback__)[-1]
                raise Fault(
                    f"{Path(last.filename)}:{last.lineno}: {type(error).__name__}: {error}", FAILED_CHECK
                ) from error
    return find_game(name, speech("en"))


def _print(one: Checked) -> None:
    if not one.tried:
        line(f"· {one.what}: not tried before the above is mended", "dim")
        return
    line(f"{'✗' if one.findings else '✓'} {one.what}", "red" if one.findings else "green")
    for found in one.findings:
        line(f"    {found}")
