"""Strategies of one idea: what `normal` does, but for what the idea is about.

A game declares them in `strategies.py` of its folder: `STRATEGIES`, by name, and for each by question what an option is
worth on top of its rating. They are no opponents for people: each tries to win by one thing alone, so that the author
of a card list sees whether that is enough. As a bot one is called `strategy:NAME`, or `strategy:NAME:0` if it splits
hairs: `normal` takes any of several options that look nearly alike (`tie_margin`), and so do they unless another margin
is said. A game where cards are bought also says in `SHOPS` at which question, and of which kinds: then every list of
them is a strategy, `strategy:list=allocution+gel`, and the laboratory can look for the best one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, TypeAlias

from crise.bots.heuristic import Heuristic, Rated, indifferent
from crise.engine.ask import Seat
from crise.game.manifest import Game

PREFIX: Final = "strategy:"
LIST: Final = "list="  # then cards, with a plus between them
AND: Final = "+"
ALWAYS: Final = 1e6  # whatever the rating says
NEVER: Final = -ALWAYS

# The table, who is asked, the option, and what the question is about. Like a rating it looks at what the asked seat may
# know, and at nothing else.
Bonus: TypeAlias = Callable[[Any, Seat, Any, tuple[Any, ...]], float]
Idea: TypeAlias = Mapping[str, Bonus]


class UnknownStrategy(ValueError):
    def __init__(self, name: str, game: str, known: list[str]) -> None:
        super().__init__(f"{game} has no strategy {name!r}; it has {', '.join(known) or 'none'}")


def strategies_of(game: Game[Any, Any, Any]) -> dict[str, Idea]:
    """Those of its folder, or of what it extends: an extension may have an idea of its own under the same name."""
    found: dict[str, Idea] = {}
    for one in game.lineage:
        name = one.module("strategies")
        if name is not None:
            found |= import_module(name).STRATEGIES
    return found


def shops_of(game: Game[Any, Any, Any]) -> dict[str, tuple[str, ...]]:
    """The questions at which cards are bought, and the kinds that a list may name."""
    shops: dict[str, tuple[str, ...]] = {}
    for one in game.lineage:
        name = one.module("strategies")
        if name is not None:
            shops |= getattr(import_module(name), "SHOPS", {})
    return shops


def shopping_list(game: Game[Any, Any, Any], cards: str) -> Idea | None:
    """`allocution+gel`: the first whenever there is the money, else the second. None if there is no such list."""
    keys, shops = cards.split(AND), shops_of(game)
    if not shops or len(set(keys)) < len(keys) or not set(keys) <= set(listed(game)):
        return None
    return {what: in_order(*keys) for what in shops}


def listed(game: Game[Any, Any, Any]) -> list[str]:
    """What a list may name, in the order of the card file."""
    kinds = {kind for kinds in shops_of(game).values() for kind in kinds}
    return [row.card for row in game.standard if row.kind in kinds]


def with_idea(heuristic: Heuristic, idea: Idea, tie_margin: float | None = None) -> Heuristic:
    ratings = {what: _leaning(heuristic.ratings.get(what, indifferent), bonus) for what, bonus in idea.items()}
    margin = heuristic.tie_margin if tie_margin is None else tie_margin
    return Heuristic(heuristic.ratings | ratings, heuristic.evaluate, tie_margin=margin)


def _leaning(rated: Rated, bonus: Bonus) -> Rated:
    def rate(table: Any, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
        rates = zip(options, rated(table, me, options, about), strict=True)
        return [rate + bonus(table, me, option, about) for option, rate in rates]

    return rate


def only(*words: str) -> Bonus:
    """Nothing but these words, while one of them is there."""
    return lambda table, me, option, about: ALWAYS if option in words else 0.0


def without(*words: str) -> Bonus:
    """Never one of these words, while there is anything else."""
    return lambda table, me, option, about: NEVER if option in words else 0.0


def kinds(*wanted: str) -> Bonus:
    """Cards of these kinds before all else."""
    return lambda table, me, option, about: (
        ALWAYS if isinstance(option, int) and table.faces[option].kind in wanted else 0.0
    )


def no_kinds(*unwanted: str) -> Bonus:
    """No card of these kinds, while there is anything else."""
    return lambda table, me, option, about: (
        NEVER if isinstance(option, int) and table.faces[option].kind in unwanted else 0.0
    )


def in_order(*keys: str) -> Bonus:
    """These cards before all else, the first one first."""
    ranks = {key: ALWAYS * (len(keys) - at) for at, key in enumerate(keys)}
    return lambda table, me, option, about: ranks.get(table.faces[option].key, 0.0) if isinstance(option, int) else 0.0
