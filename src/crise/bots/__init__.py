"""Bots: they hold no match, only what their seat may know, and a source of imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from crise.core.ask import Ask, Option
from crise.core.match import Match


class Bot(Protocol):
    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        """One of the options of `ask`, from the view of the seat that is asked."""


class RandomBot:
    """Any option, each as likely. The measure of all others, and the engine of mass tests."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        options: list[Option] = ask[2]
        return options[int(self._random.random() * len(options))]


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
