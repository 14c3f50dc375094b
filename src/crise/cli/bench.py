"""`crise bench`: how fast the engine is on this computer."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from crise.cli.shared import AsJson, Fault, console, find_game, line, print_json, speech
from crise.games import GAMES
from crise.lab.tools.bench import Bench, Copies, GameBench, PeerMissing, Speed, bench
from crise.lab.tools.bench_search import SearchBench, bench_search


def bench_engine(
    *,
    peers: Annotated[
        bool, Parameter(negative=(), help="Beside OpenSpiel, from Python: hearts, and its search.")
    ] = False,
    search: Annotated[
        str | None, Parameter(help="The game whose search is measured. [default: the first of the list]")
    ] = None,
    rounds: Annotated[int, Parameter(help="How many rounds; the medians are shown.")] = 7,
    json: AsJson = False,
) -> int:
    """Measure random play, copies, imagined worlds and memory, in processor time and as ratios."""
    if rounds < 1:
        raise Fault(f"--rounds must be at least 1, not {rounds}")
    searched = find_game(search or next(iter(GAMES)), speech("en"))
    try:
        result = bench(GAMES.values(), rounds, peers)
        found = bench_search(searched, rounds, peers)
    except PeerMissing as missing:
        raise Fault(str(missing)) from missing
    if json:
        print_json({**msgspec.to_builtins(result), "search": found})
    else:
        _print(result)
        _print_search(found)
    return 0


def _print(result: Bench) -> None:
    hint = "" if result.compiled else "; make compiled makes it faster"
    line(f"{result.python}, engine {result.build}{hint}, median of {result.rounds} rounds", "bold")
    line(f"calibration: {result.calibration / 1e6:.1f} million steps of a plain loop a second")
    table = Table(box=None, pad_edge=False)
    for name in ("random play", "decisions/s", "per 1,000 steps", "to hearts", "to its shortcut"):
        table.add_column(name, justify="left" if name == "random play" else "right", no_wrap=True)
    peers = {"OpenSpiel hearts": result.hearts, "the same, uniform deals": result.hearts_shortcut}
    hearts = [(name, speed) for name, speed in peers.items() if speed]
    for name, speed in [*hearts, *[(f"{game.game}, {game.seats} seats", game.speed) for game in result.games]]:
        table.add_row(name, *_speed(speed))
    console().print(table)
    for game in result.games:
        _print_game(game)


def _speed(speed: Speed) -> list[str]:
    peers = [f"{ratio:.2f}×" if ratio else "–" for ratio in (speed.to_hearts, speed.to_hearts_shortcut)]
    return [f"{speed.per_second:,.0f}", f"{1000 * speed.to_calibration:.2f}", *peers]


def _print_game(game: GameBench) -> None:
    line(f"\n{game.game}, {game.seats} seats, rules {'compiled' if game.compiled else 'not compiled'}", "bold")
    table = Table(box=None, pad_edge=False)
    for name in ("µs", "clone", "first clone", "clone, answer", "imagine"):
        table.add_column(name, justify="left" if name == "µs" else "right", no_wrap=True)
    table.add_row("opening", *_copies(game.opening))
    table.add_row("middle", *_copies(game.middle))
    console().print(table)
    line(f"memory: {game.bytes_per_match / 1000:.1f} kB a match (copied, answered once)")
    line(f"growth: a decision late in a long game costs {game.growth:.2f}× one early in it")


def _print_search(search: SearchBench) -> None:
    line(f"\nexpert, {search.game}, {search.seats} seats", "bold")
    line(f"{search.iterations:,} iterations of search: {search.seconds:.3f} s of processor time")
    if search.euchre is not None:
        line(f"OpenSpiel's search in Python on euchre: {search.euchre:.3f} s; ours takes {search.to_euchre:.2f}× that")


def _copies(copies: Copies) -> list[str]:
    values = (copies.clone, copies.first_clone, copies.clone_and_answer, copies.imagine)
    return [f"{value:.2f}" for value in values]
