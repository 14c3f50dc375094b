"""The bots by name: what each can be asked, and how one is made for a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol, TypeAlias

from crise.bots.heuristic import Heuristic, generic
from crise.bots.levels import Facile, Normal, RandomBot
from crise.bots.search import Budget, Expert
from crise.bots.strategies import LIST, PREFIX, UnknownStrategy, shopping_list, strategies_of, with_idea
from crise.engine.ask import Ask, Option
from crise.engine.match import Match
from crise.game.manifest import Game

__all__ = [
    "BOTS",
    "LEVELS",
    "SEARCHES",
    "Bot",
    "RandomBot",
    "UnknownBot",
    "UnknownStrategy",
    "WrongBudget",
    "make",
    "read_bot",
    "strategy",
]


class Bot(Protocol):
    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        """One of the options of `ask`, from the view of the seat that is asked. Each call of `worlds` imagines another
        world. A bot that can say why has `why`: the options of its last choice and the values it gave them."""


class UnknownBot(ValueError):
    def __init__(self, name: str) -> None:
        super().__init__(f"no such bot: {name}; there are {', '.join(BOTS)}")


class WrongBudget(ValueError):
    def __init__(self, text: str) -> None:
        super().__init__(
            f"{text}: only {SEARCHES} has a number of iterations, a whole number of at least 1: {SEARCHES}:200"
        )


LEVELS: Final = ("facile", "normal", "expert")
SEARCHES: Final = "expert"  # the bot that has a budget
ITERATIONS: Final = re.compile(r"[1-9][0-9]{0,6}")
MARGIN: Final = re.compile(r"([0-9]{1,4}(\.[0-9]{1,3})?)?")
Maker: TypeAlias = Callable[[Game[Any, Any, Any], int, Budget], Bot]
BOTS: dict[str, Maker] = {
    "random": lambda game, seed, budget: RandomBot(seed),
    "facile": lambda game, seed, budget: Facile(heuristic_of(game), seed),
    "normal": lambda game, seed, budget: Normal(heuristic_of(game), seed),
    "expert": lambda game, seed, budget: Expert(heuristic_of(game), seed, budget, game.winners),
}


def heuristic_of(game: Game[Any, Any, Any]) -> Heuristic:
    """What the module `heuristic` of a game's folder, or of what it extends, says of it. A game without one gets a
    simple one, so that every bot can play it."""
    name = game.module("heuristic")
    if name is None:
        return generic(game.scores)
    heuristic: Heuristic = import_module(name).HEURISTIC
    return heuristic


def strategy(game: Game[Any, Any, Any], text: str) -> Heuristic:
    """`rush`, or `rush:0` with a margin of its own; `list=allocution+gel` where cards are bought."""
    name, _, margin = text.partition(":")
    known = strategies_of(game)
    idea = shopping_list(game, name.removeprefix(LIST)) if name.startswith(LIST) else known.get(name)
    if idea is None or not MARGIN.fullmatch(margin):
        raise UnknownStrategy(text, game.id, list(known))
    return with_idea(heuristic_of(game), idea, float(margin) if margin else None)


def read_bot(text: str) -> tuple[str, int | None]:
    """A bot as it is typed, `normal` or `expert:200`: its name, and its iterations if they were said. A strategy
    (`strategy:rush`) is a name as it is; which ones there are depends on the game."""
    if text.startswith(PREFIX):
        return text, None
    name, colon, number = text.partition(":")
    if name not in BOTS:
        raise UnknownBot(text)
    if colon and (name != SEARCHES or not ITERATIONS.fullmatch(number)):
        raise WrongBudget(text)
    return name, int(number) if colon else None


def make(
    name: str,
    game: Game[Any, Any, Any],
    seed: int,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
) -> Bot:
    """A bot of this name for this game. The budget is for those that search, and may stand in the name (`expert:200`);
    same seed and iterations, same choices."""
    name, typed = read_bot(name)
    if name.startswith(PREFIX):
        return Normal(strategy(game, name.removeprefix(PREFIX)), seed)
    return BOTS[name](game, seed, Budget(typed or iterations, seconds))
