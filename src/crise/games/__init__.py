"""The games. Each folder here is one, and so is each package from elsewhere that registers as one: nobody lists them.

    [project.entry-points."crise.games"]
    my-game = "my_game"

A package holds one value of type `Game`, beside its cards and its words. What is wrong in a folder of ours is an error;
a package from elsewhere that can't be used is left out, and the log says why.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, MutableMapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any, Final, TypeAlias

from crise.game.manifest import Game

AnyGame: TypeAlias = Game[Any, Any, Any]

GROUP: Final = "crise.games"
CARDS: Final = "cards.csv"
TEXTS: Final = ("fr.ftl", "en.ftl")


class BadGame(Exception):
    """A package that is no game, or not one that can stand beside the others."""


class Games(MutableMapping[str, AnyGame]):
    """By id, in the order of the shelf. They are looked for when somebody first asks and not on import: a package from
    elsewhere may itself import one of ours, to extend it."""

    @cached_property
    def _found(self) -> dict[str, AnyGame]:
        folders = [f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg]
        return shelf(folders, entry_points(group=GROUP))

    def __getitem__(self, id: str) -> AnyGame:
        return self._found[id]

    def __setitem__(self, id: str, game: AnyGame) -> None:
        self._found[id] = game

    def __delitem__(self, id: str) -> None:
        del self._found[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


GAMES: Final = Games()


def shelf(folders: Iterable[str], registered: Iterable[EntryPoint]) -> dict[str, AnyGame]:
    """Ours first, then those from elsewhere."""
    ours: dict[str, AnyGame] = {}
    for folder in folders:
        put(game_in(folder), ours)
    everything = dict(ours)
    for entry in registered:
        try:
            put(game_in(entry.module), everything)
        except Exception as error:  # whatever goes wrong in it, the others can be played
            why = str(error) if isinstance(error, BadGame) else f"{type(error).__name__}: {error}"
            logging.getLogger(__name__).warning(
                "The package %s, registered as a game, is left out: %s", entry.value, why
            )
    order = sorted(everything.values(), key=lambda game: (game.id not in ours, game.shelf, game.id))
    return {game.id: game for game in order}


def put(game: AnyGame, games: dict[str, AnyGame]) -> None:
    if game.id in games:
        raise BadGame(f"{game.package} and {games[game.id].package} are both the game {game.id}: give one another id")
    games[game.id] = game


def game_in(package: str) -> AnyGame:
    """The one value of type `Game` that is of this package: that of a base which it imports is not."""
    values = vars(import_module(package)).values()
    found = [value for value in values if isinstance(value, Game) and value.package == package]
    if len(found) != 1:
        raise BadGame(f"{package} has {len(found)} values of type Game with package=__name__, and needs one")
    needed = TEXTS if found[0].extends else (CARDS, *TEXTS)  # what joins others may have no card of its own
    if missing := [name for name in needed if not (files(package) / name).is_file()]:
        raise BadGame(f"{package} lacks {', '.join(missing)}")
    return found[0]
