"""What is read in a terminal: the words of a game, and what the table itself says, whatever is played."""

from __future__ import annotations

from functools import cache
from typing import Any

from crise.game.manifest import Game
from crise.game.texts import Words


@cache
def terminal_words(game: Game[Any, Any, Any], language: str) -> Words:
    return Words(game, language, "crise.terminal")
