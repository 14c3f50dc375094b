"""How strong bots are, found from all games of a tournament at once.

Every side of a game has a strength, and its chance to win is its part of the sum of all strengths at the table (the
model of Plackett and Luce; with two sides that of Bradley and Terry). What fits best does not depend on the order of
the games, and nothing drifts: who wins its fair share against its like stays where it is. It is found by Hunter's
minorization (MM algorithms for generalized Bradley-Terry models, 2004).

A rating is the strength in points, as in chess: 400 more is ten times as strong. Strength 1, rated
0, is the middle; all are taken to have drawn one game with it, so who won or lost every game has a rating too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, log10
from random import Random
from typing import Final, TypeAlias

import msgspec

from crise.lab.arena.play import GameResult
from crise.lab.simulate.play import seed_of
from crise.lab.simulate.statistics import wilson

POINTS: Final = 400
RESAMPLES: Final = 400
ROUNDS: Final = 1000  # of the fit, at most
EXACT: Final = 1e-7  # relative: the strengths that were found
ROUGH: Final = 1e-4  # those of a resample
CERTAIN: Final = 0.5  # points: so narrow an interval says only that all deals came out alike

Strengths: TypeAlias = dict[str, float]
Sides: TypeAlias = tuple[tuple[str, int], ...]  # who sits at a table, and how often


class Rating(msgspec.Struct, frozen=True):
    """In points, with a 95 % interval: a bootstrap over deals."""

    points: float
    low: float
    high: float


class Won:
    """What was played and won: at which tables how many games, and by whom what part of them."""

    def __init__(self) -> None:
        self.games: dict[Sides, int] = {}
        self.credits: dict[str, float] = {}

    def add(self, game: GameResult) -> None:
        """Roles that no seat plays are opponents like others."""
        names = [side.bot for side in game.sides] + list(game.rivals)
        credits = [side.credit for side in game.sides] + list(map(float, game.rivals.values()))
        sides = tuple(sorted(Counter(names).items()))
        self.games[sides] = self.games.get(sides, 0) + 1
        for name, credit in zip(names, credits, strict=True):
            self.credits[name] = self.credits.get(name, 0.0) + credit / sum(credits)

    def played(self, bot: str) -> int:
        return sum(games for sides, games in self.games.items() if bot in dict(sides))


def merged(deals: Iterable[Won]) -> Won:
    won = Won()
    games, credits = won.games, won.credits
    for deal in deals:
        for sides, count in deal.games.items():
            games[sides] = games.get(sides, 0) + count
        for name, credit in deal.credits.items():
            credits[name] = credits.get(name, 0.0) + credit
    return won


def rate(bots: Sequence[str], deals: Mapping[int, Sequence[GameResult]], seed: int) -> dict[str, Rating]:
    """The games of each deal are not independent of each other, so deals are resampled."""
    by_deal: list[Won] = []
    for games in deals.values():
        by_deal.append(Won())
        for game in games:
            by_deal[-1].add(game)
    won = merged(by_deal)
    found = fit(won, dict.fromkeys([*bots, *won.credits], 1.0), EXACT)
    random = Random(seed_of(seed, len(by_deal), "ratings")).random
    drawn = [
        fit(merged(by_deal[int(random() * len(by_deal))] for _ in by_deal), found, ROUGH)
        for _ in range(RESAMPLES if len(by_deal) > 1 else 0)
    ]
    return {bot: _rating(bot, found, drawn, won) for bot in bots}


def fit(won: Won, first: Strengths, exact: float) -> Strengths:
    """The strengths under which what was won is most likely, beginning with a guess; their geometric mean is 1."""
    strengths = first
    for _ in range(ROUNDS):
        due = {name: 1 / (strength + 1) for name, strength in strengths.items()}  # of the draw that all are given
        for sides, games in won.games.items():
            each = games / sum([count * strengths[name] for name, count in sides])
            for name, count in sides:
                due[name] += count * each
        better = {name: (won.credits.get(name, 0.0) + 0.5) / due[name] for name in strengths}
        middle = exp(sum(map(log, better.values())) / len(better))
        better = {name: strength / middle for name, strength in better.items()}
        moved = max([abs(better[name] / strength - 1) for name, strength in strengths.items()])
        strengths = better
        if moved < exact:
            break
    return strengths


def _rating(bot: str, found: Strengths, drawn: Sequence[Strengths], won: Won) -> Rating:
    points = _points(found[bot])
    ranked = sorted(_points(one[bot]) for one in drawn)
    if ranked and ranked[-1] - ranked[0] >= CERTAIN:
        return Rating(points, ranked[len(ranked) // 40], ranked[-1 - len(ranked) // 40])
    low, high = _reach(won.credits.get(bot, 0.0), won.played(bot))
    return Rating(points, points - low, points + high)


def _points(strength: float) -> float:
    return POINTS * log10(strength)


def _reach(credit: float, games: int) -> tuple[float, float]:
    """How far a rating reaches down and up where all deals came out alike: as far as Wilson's interval of the share."""
    low, high = wilson(round(credit), games)
    least = 0.5 / (games + 1)
    middle, *ends = (_odds(min(max(share, least), 1 - least)) for share in (credit / max(games, 1), low, high))
    return max(0.0, middle - ends[0]), max(0.0, ends[1] - middle)


def _odds(share: float) -> float:
    return POINTS * log10(share / (1 - share))
