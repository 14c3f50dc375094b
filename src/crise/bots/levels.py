"""Bots that look at the options before them and no further: any, any that is not silly, the best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from crise.bots.heuristic import SILLY, Heuristic
from crise.engine.ask import Ask, Option
from crise.engine.match import Match


class RandomBot:
    """Any option, each as likely. The measure of all others, and the engine of mass tests."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        return pick(ask[2], self._random.random)


class Facile:
    """Any option that is not silly, each as likely."""

    def __init__(self, heuristic: Heuristic, seed: int) -> None:
        self._heuristic, self._random = heuristic, Random(seed)
        self.why: list[tuple[Option, float]] = []

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        self.why = rated(self._heuristic, ask, worlds)
        sane = [option for option, rate in self.why if rate > SILLY]
        return pick(sane or ask[2], self._random.random)


class Normal:
    """The option that looks best; of several that look alike, or nearly so, any."""

    def __init__(self, heuristic: Heuristic, seed: int) -> None:
        self._heuristic, self._random = heuristic, Random(seed)
        self.why: list[tuple[Option, float]] = []

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        self.why = rated(self._heuristic, ask, worlds)
        return pick(nearly_best(self.why, self._heuristic.tie_margin), self._random.random)


def rated(heuristic: Heuristic, ask: Ask, worlds: Callable[[], Match]) -> list[tuple[Option, float]]:
    """What a heuristic thinks of each option. One world is enough: it thinks the same in all of them."""
    options: list[Option] = ask[2]
    if len(options) == 1:
        return [(options[0], 0.0)]
    return list(zip(options, heuristic.rate(worlds().table, ask), strict=True))


def nearly_best(rated: list[tuple[Option, float]], margin: float) -> list[Option]:
    """The best, and all that are less than the margin below."""
    least = max([rate for _, rate in rated]) - margin
    return [option for option, rate in rated if rate >= least]


def pick(options: list[Option], random: Callable[[], float]) -> Option:
    return options[0] if len(options) == 1 else options[int(random() * len(options))]
