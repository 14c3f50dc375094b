"""What a page says, in one language: sentences of the lab and of the game, numbers as people write them there."""

from __future__ import annotations

from babel.numbers import format_decimal

from crise.game.texts import Catalogue, words
from crise.games import GAMES

MINUS = "\u2212"


class Formatter(Catalogue):
    """The sentences of a page (`packages` says where they lie), and numbers."""

    def __init__(self, game: str, language: str, *packages: str) -> None:
        super().__init__(language, "crise.lab.kit", *packages)
        self.game = words(GAMES[game], language)

    def number(self, value: float, form: str = "#,##0.#") -> str:
        return format_decimal(value, form, self.language)

    def percent(self, share: float, form: str = "0.0") -> str:
        return self.number(100 * share, form) + ("\u202f%" if self.language == "fr" else "%")

    def whole(self, share: float) -> str:
        return self.percent(share, "0")

    def points(self, share: float) -> str:
        return self.number(100 * share, "0.0")

    def signed(self, share: float) -> str:
        return format_decimal(100 * share, "+0.0;-0.0", self.language).replace("-", MINUS)
