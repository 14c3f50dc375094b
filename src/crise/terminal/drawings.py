"""How the middle of the table is drawn: by the module `terminal` of a game's folder, or of what it extends, or by the
generic one."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from rich.text import Text

from crise.game.manifest import Game
from crise.terminal import generic
from crise.terminal.host import Scene


class Drawing(Protocol):
    def draw(self, scene: Scene, width: int, height: int) -> Text:
        """The table in at most this many columns; what comes first matters most when rows are scarce."""

    def rows(self, seats: int) -> int:
        """How many rows it takes to show what matters: before the text under the cursor gets more than its least."""

    def facts(self, scene: Scene) -> list[str]:
        """A few words for the bar on top, the most useful first."""

    def opened(self, scene: Scene) -> list[str]:
        """The open cards in full, for a screen of their own."""

    def legend(self, scene: Scene) -> str:
        """What the signs of the drawing mean."""


def drawing_of(game: Game[object, object, object]) -> Drawing:  # type: ignore[type-var]
    name = game.module("terminal")
    return cast(Drawing, import_module(name) if name else generic)
