"""In which round a game is, as people count: the one that the game itself counts, or how often the turn went round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from crise.engine.ask import Seat
from crise.engine.journal import Event
from crise.game.manifest import Game
from crise.state.derive import declared


class Laps:
    """Of the table: somebody has begun so many turns, and nobody more. Who is skipped or out holds up no lap."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._heads = heads_of(game)
        self._begun: Counter[Seat] = Counter()
        self._laps = [0]  # at the start, and from the head of each turn on
        self.read = 0  # lines of the log

    def hear(self, news: Sequence[Event]) -> None:
        self.read += len(news)
        for what, args in news:
            if (at := self._heads.get(what)) is not None:
                self._begun[args[at]] += 1
                self._laps.append(max(self._laps[-1], self._begun[args[at]]))

    def now(self) -> int:
        return self._laps[-1]

    def of_turn(self, turn: int) -> int:
        """In which the turn with this number began."""
        return self._laps[min(turn, len(self._laps) - 1)]


def heads_of(game: Game[Any, Any, Any]) -> dict[str, int]:
    """The events at the head of somebody's turn, and which of their arguments is that seat."""
    return {
        what: [name for name, _ in told.arguments].index(told.actor)
        for what, told in game.told.items()
        if told.head == "turn" and told.actor
    }


def counted_by(game: Game[Any, Any, Any]) -> str:
    """The field of the table in which the game itself counts its rounds, or ""."""
    return next((name for name, one in declared(game.table).items() if one.role == "round"), "")


def score_watched(game: Game[Any, Any, Any]) -> str:
    """The number that wins, in a game that one may be out of and watch: its name in the view, or ""."""
    return shown_as(game, "score") if shown_as(game, "alive") else ""


def shown_as(game: Game[Any, Any, Any], role: str) -> str:
    """What is this to any game: its name in the view, or ""."""
    return next((name for name, one in game.fields.items() if one == role), "")
