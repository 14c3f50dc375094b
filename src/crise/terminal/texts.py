"""What the terminal table itself says, apart from any game: one catalogue per language, French being the source."""

from __future__ import annotations

from functools import cache
from typing import Any

from crise.game.texts import Catalogue


class Phrases(Catalogue):
    def __call__(self, id: str, **arguments: Any) -> str:
        return self.say(id, **arguments)


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language, "crise.terminal")
