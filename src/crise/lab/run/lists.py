"""The best shopping list: whoever always buys the same cards first must not win by that.

Every card is tried alone, at the head of what `normal` buys; then the best of them with every other card after it. The
best lists of all are tried once more, on other deals and more of them: who is best of many was lucky too, and only what
he does then is a figure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from crise.bots.strategies import AND, LIST, PREFIX, listed
from crise.games import GAMES
from crise.lab.arena.figures import share_of
from crise.lab.arena.play import Plan, UnitResult
from crise.lab.arena.tournament import Results, run
from crise.lab.run.run import Run
from crise.lab.run.strategies import Tried, plans_with
from crise.lab.simulate.play import seed_of

FOLDER = "lists"  # in that of the run
BEST = 3  # lists that go on, by their best number of seats, and the best at each
AGAIN = 5  # times the games, for those that are told


class ListSearch:
    """The stages, each on deals of its own. What was played before is kept in the folder of the run."""

    def __init__(
        self, played: Run, games: int, folder: Path, jobs: int, progress: Callable[[UnitResult], None]
    ) -> None:
        self.played, self.games, self.folder = played, games, folder / FOLDER
        self.jobs, self.progress = jobs, progress

    def best(self) -> list[Tried]:
        """The best lists at every number of seats, best first."""
        cards = listed(GAMES[self.played.game])
        alone = self.tried("one", cards, self.games)
        pairs = [first + AND + second for first in chosen(alone) for second in cards if second != first]
        both = self.tried("two", pairs, self.games)
        return ranked(self.tried("best", chosen(alone + both), self.games * AGAIN))

    def tried(self, stage: str, lists: Sequence[str], games: int) -> list[Tried]:
        seed = seed_of(self.played.seed, 0, stage)
        played = msgspec.structs.replace(self.played, seed=seed)
        names = [LIST + one for one in lists]
        return [one for plan in plans_with(played, names, games) for one in self.of_plan(stage, plan)]

    def of_plan(self, stage: str, plan: Plan) -> list[Tried]:
        self.folder.mkdir(parents=True, exist_ok=True)
        results = Results(plan, self.folder / f"{stage}-{plan.seats}.jsonl")
        run(results, self.jobs, self.progress)
        return [
            Tried(one.removeprefix(PREFIX), plan.seats, others[0], share_of(results, one, [at]))
            for at, (one, *others) in enumerate(plan.lineups)
        ]


def chosen(tried: list[Tried]) -> list[str]:
    """The lists that go on, without what makes strategies of them."""
    best = list(dict.fromkeys(one.strategy for one in ranked(tried)))[:BEST]
    at_each = [ranked([one for one in tried if one.seats == seats])[0].strategy for seats in seats_of(tried)]
    return [name.removeprefix(LIST) for name in dict.fromkeys([*best, *at_each])]


def seats_of(tried: list[Tried]) -> list[int]:
    return sorted({one.seats for one in tried})


def ranked(tried: list[Tried]) -> list[Tried]:
    """By what a list wins where it wins most; its figures stay together."""
    best: dict[str, float] = {}
    for one in tried:
        best[one.strategy] = max(best.get(one.strategy, 0.0), ratio(one))
    return sorted(tried, key=lambda one: (-best[one.strategy], one.strategy, one.seats))


def ratio(one: Tried) -> float:
    return one.share.ratio
