"""What the server itself says, at no table in particular."""

from __future__ import annotations

from functools import cache

from crise.engine.ask import Refused
from crise.game.texts import Catalogue


@cache
def phrases(language: str) -> Catalogue:
    return Catalogue(language, "crise.game", "crise.server")


def say(language: str, refused: Refused) -> str:
    return phrases(language).say(f"refused-{refused.reason}", **refused.details)
