"""How a game explains its end: why it is over, where the points came from, what each round brought.

A game says so in the module `ending` of its folder, as the value `ENDING`; what extends it takes that over. One without
that module tells its `sources`, if it has them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from crise.engine.ask import Seat
from crise.engine.journal import Event
from crise.game.manifest import Game
from crise.game.texts import Words

START = "start"  # what everybody began with: a source like any other

AnyGame: TypeAlias = Game[Any, Any, Any]
Told: TypeAlias = Sequence[Event]
Sources: TypeAlias = list[dict[str, int]]  # of each seat, by where they come from: `source-…` or `kind-…` in the texts


class Reason(NamedTuple):
    """`reason-NAME` in the texts, and its figures. The names of the winners are there too, as `names`."""

    name: str
    figures: Mapping[str, Any]


class Gain(NamedTuple):
    """What a seat won in a round, and by what: `gain-…` in the texts."""

    seat: Seat
    what: str
    points: int


def _sources(game: AnyGame, table: Any, told: Told) -> Sources:
    return game.sources(table)


@dataclass(frozen=True)
class Ending:
    reason: Callable[[Any], Reason] | None = None
    ledger: Callable[[AnyGame, Any, Told], Sources] = _sources
    rounds: Callable[[Told], list[list[Gain]]] | None = None  # of a game that is counted round by round


def ending_of(game: AnyGame) -> Ending:
    module = game.module("ending")
    found: Ending = import_module(module).ENDING if module else Ending()
    return found


def by_events(
    causes: Mapping[str, str], start: Callable[[Any, Told], list[int]], rest: str = ""
) -> Callable[[AnyGame, Any, Told], Sources]:
    """A ledger out of the log: the source that each event stands for. Nobody loses more than he has; what is left to
    explain at the end has no line of its own."""

    def ledger(game: AnyGame, table: Any, told: Told) -> Sources:
        found: Sources = [dict.fromkeys((START, *causes.values()), 0) | {START: first} for first in start(table, told)]
        for event in told:
            for seat, sign, amount in game.score_changes(event) if event[0] in causes else ():
                found[seat][causes[event[0]]] += max(sign * amount, -sum(found[seat].values()))
        if rest:
            for one, score in zip(found, game.scores(table), strict=True):
                one[rest] = score - sum(one.values())
        return found

    return ledger


class Account(NamedTuple):
    """A line of the ledger: its name in words, and the points of each seat."""

    name: str
    label: str
    values: list[int]


class Cell(NamedTuple):
    """What a seat won in a round, by what, in words, and how many it has then."""

    points: int
    total: int
    text: str


def accounts(game: AnyGame, table: Any, told: Told, words: Words) -> list[Account]:
    """Only where somebody won or lost something. Together they are the scores."""
    found = ending_of(game).ledger(game, table, told)
    names = dict.fromkeys(name for one in found for name in one)
    values = {name: [one.get(name, 0) for one in found] for name in names}
    return [Account(name, words.source(name), row) for name, row in values.items() if any(row)]


def rounds(game: AnyGame, table: Any, told: Told, words: Words) -> list[list[Cell]]:
    """Round by round, the cell of each seat."""
    gains_of = ending_of(game).rounds
    totals, found = [0] * table.seats, []
    for gains in gains_of(told) if gains_of else ():
        row = []
        for seat in range(table.seats):
            won = [gain for gain in gains if gain.seat == seat]
            points = sum(gain.points for gain in won)
            totals[seat] += points
            row.append(Cell(points, totals[seat], ", ".join(words.say(f"gain-{gain.what}") for gain in won)))
        found.append(row)
    return found


def reason(game: AnyGame, table: Any, names: Sequence[str], words: Words) -> str:
    """Why it is over, in a sentence; '' if the game does not say."""
    said = ending_of(game).reason
    if said is None:
        return ""
    name, figures = said(table)
    winners = [words.player(one, names) for _, one, _, won in game.ranking(table) if won]
    return words.say(f"reason-{name}", names=words.listing(winners), count=len(winners), **figures)
