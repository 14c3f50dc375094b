"""What the house itself says, at no table in particular."""

from __future__ import annotations

from functools import cache

from crise.core.ask import Refused
from crise.core.words import Catalogue


@cache
def phrases(language: str) -> Catalogue:
    return Catalogue(language, "crise.core", "crise.server")


def say(language: str, refused: Refused) -> str:
    return phrases(language).say(f"refused-{refused.reason}", **refused.details)
