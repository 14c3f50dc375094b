"""The expert: information-set Monte-Carlo tree search over imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from crise.bots.levels import pick, rated
from crise.bots.mind import Mind
from crise.core.ask import Ask, Option, Seat
from crise.core.match import Match


class Budget:
    """How long to search at one question: so many iterations, or so many seconds, whichever is over first."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.iterations, self.seconds = iterations, seconds


class Expert:
    def __init__(self, mind: Mind, seed: int, budget: Budget, winners: Callable[[Any], list[Seat]]) -> None:
        self._mind, self._random = mind, Random(seed)
        self.why: list[tuple[Option, float]] = []

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        self.why = rated(self._mind, ask, worlds)
        best = max([rate for _, rate in self.why])
        return pick([option for option, rate in self.why if rate == best], self._random.random)
