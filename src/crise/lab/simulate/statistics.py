"""Medians, percentiles and intervals of shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from statistics import median

import msgspec


class Spread(msgspec.Struct, frozen=True):
    median: float
    p95: int
    max: int


class Distribution(msgspec.Struct, frozen=True):
    """So much or less in 5, 25, 50, 75 and 95 % of the cases."""

    p5: int
    p25: int
    p50: int
    p75: int
    p95: int


class RivalResult(msgspec.Struct, frozen=True):
    """A role, in the games in which no seat played it: in how many of them it won, alone or with others."""

    role: str
    games: int
    wins: int
    share: float
    low: float  # Wilson, 95 %
    high: float


def spread(numbers: list[int]) -> Spread:
    """Median, 95th percentile (the nearest rank) and the most."""
    if not numbers:
        return Spread(0, 0, 0)
    ranked = sorted(numbers)
    return Spread(median(ranked), ranked[ceil(0.95 * len(ranked)) - 1], ranked[-1])


def distribution(numbers: list[int]) -> Distribution:
    """By nearest rank, like `spread`."""
    ranked = sorted(numbers) or [0]
    return Distribution(*(ranked[ceil(share * len(ranked) / 100) - 1] for share in (5, 25, 50, 75, 95)))


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The interval in which a share lies with 95 % confidence: honest for few games and for shares near 0 or 1."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, z * z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def rival_results(games: Sequence[Mapping[str, bool]]) -> list[RivalResult]:
    """Of each game: the roles that no seat played, and whether they won."""
    found: dict[str, list[bool]] = {}
    for game in games:
        for role, won in game.items():
            found.setdefault(role, []).append(won)
    return [
        RivalResult(role, len(won), sum(won), sum(won) / len(won), *wilson(sum(won), len(won)))
        for role, won in sorted(found.items())
    ]
