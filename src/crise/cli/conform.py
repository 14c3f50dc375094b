"""`crise conform`: does a bot program keep the protocol?"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.progress import Progress

from crise.bots.protocol.program import CannotStart
from crise.cli.shared import FAILED_CHECK, AsJson, Fault, console, line, print_json
from crise.cli.simulate import BAR, watched
from crise.lab.tools.conform import Conformance, conform


def conform_program(
    command: Annotated[str, Parameter(help="How the program is started, in one word for the shell: 'node bot.js'.")],
    /,
    *,
    games: Annotated[int, Parameter(help="How many games, spread over all games, modes and seat counts.")] = 200,
    seconds: Annotated[float, Parameter(help="Time for an answer.")] = 5.0,
    seed: Annotated[int, Parameter(help="The same seed gives the same deals.")] = 0,
    json: AsJson = False,
) -> int:
    """Play games against a bot program, try on it all that can happen on a wire, and report which rules of the bot
    protocol it broke."""
    if games < 1:
        raise Fault(f"--games must be at least 1, not {games}")
    if not 0 < seconds <= 600:
        raise Fault(f"--seconds must be above 0 and at most 600, not {seconds:g}")
    if seed < 0:
        raise Fault(f"--seed must be at least 0, not {seed}")
    with Progress(*BAR, console=console(error=True), disable=not watched()) as bar:
        task = bar.add_task("conform", total=games)
        try:
            found = conform(command, games, seed=seed, seconds=seconds, progress=lambda done: bar.advance(task, done))
        except CannotStart as error:
            raise Fault(f"the bot can't be started: {error}") from error
    if json:
        print_json(found)
    else:
        _print(found, games)
    return 0 if found.conforms else FAILED_CHECK


def _print(found: Conformance, games: int) -> None:
    line(f"{found.command}: {found.games} games at {found.places} kinds of tables", "bold")
    if found.games < games:
        line(f"stopped after {found.games} of {games} games: the bot did not stay up")
    line(f"{found.ended} played to their end, {found.games - found.ended} stopped on the way")
    line(f"{found.requests} requests, {found.answers} answers taken, {found.defaults} default actions")
    line(f"an answer took {_time(found.p50)} at the median, {_time(found.p95)} at 95 %, {_time(found.max)} at most")
    line("tried on it: " + (", ".join(f"{name} {times}×" for name, times in found.tricks.items()) or "nothing"))
    if found.starts > 1:
        line(f"started {found.starts} times, because it did not stay up")
    for broken in found.broken:
        line(f"{broken.rule} broken {broken.times}×:", "bold red")
        for example in broken.examples:
            line(f"  {example}")
    if found.conforms:
        line("it keeps the protocol", "green")
    else:
        line("it breaks the protocol; the rules stand in docs/bot-protocol.md", "bold red")


def _time(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"
