"""Strategies of one idea against the field: one seat (or team) follows it, all others play what the run plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path

import msgspec

from crise.bots.strategies import PREFIX, strategies_of
from crise.games import GAMES
from crise.lab.arena.figures import Share, share_of
from crise.lab.arena.play import Plan, UnitResult
from crise.lab.arena.tournament import Results, run, sides_at
from crise.lab.run.run import Run

FOLDER = "strategies"  # in that of the run
PART = 20  # of the games of a run: so many more of each strategy and number of seats, if nothing is said


class Tried(msgspec.Struct, frozen=True):
    """How one strategy did at one number of seats."""

    strategy: str
    seats: int
    field: str  # the bot of the others
    share: Share

    def dominates(self, margin: float) -> bool:
        """It wins more than its fair share, and by more than a place at the table may."""
        return self.share.low > self.share.fair and self.share.share > self.share.fair + margin


def plans_of(played: Run, games: int) -> list[Plan]:
    return plans_with(played, list(strategies_of(GAMES[played.game])), games)


def plans_with(played: Run, names: Sequence[str], games: int) -> list[Plan]:
    """These strategies at every number of seats of the run; who plays alone has no field."""
    game = GAMES[played.game]
    options = game.read_options(played.options)
    field = played.bots[0] if len(played.bots) == 1 else "normal"
    plans: list[Plan] = []
    for seats in played.seats:
        sides = sides_at(game, seats, options)
        lineups = tuple((PREFIX + name, *[field] * (sides - 1)) for name in names)
        if sides > 1 and lineups:
            cards = played.plans()[seats].cards
            plans.append(
                Plan(played.game, "lab", seats, lineups, ceil(games / sides), played.seed, played.options, cards)
            )
    return plans


def try_strategies(
    played: Run, games: int, folder: Path, jobs: int, progress: Callable[[UnitResult], None]
) -> list[Tried]:
    """Each deal from every seat. What was played before is kept in the folder of the run, and not played again."""
    found: list[Tried] = []
    for plan in plans_of(played, games):
        (folder / FOLDER).mkdir(parents=True, exist_ok=True)
        results = Results(plan, folder / FOLDER / f"{plan.seats}.jsonl")
        run(results, jobs, progress)
        found += [
            Tried(one.removeprefix(PREFIX), plan.seats, others[0], share_of(results, one, [at]))
            for at, (one, *others) in enumerate(plan.lineups)
        ]
    return found
