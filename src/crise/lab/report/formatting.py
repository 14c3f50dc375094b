"""What a report says, in one language: sentences of the lab and of the game, numbers as people write them there."""

from __future__ import annotations

from babel.numbers import format_decimal

from crise.core.words import Catalogue, words
from crise.games import GAMES

MINUS = "\u2212"


class Formatter(Catalogue):
    def __init__(self, game: str, language: str) -> None:
        super().__init__(language, "crise.lab.report")
        self.game = words(GAMES[game], language)

    # --- numbers --------------------------------------------------------------

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

    def ordinal(self, number: int) -> str:
        return self.say("ordinal", n=number)

    # --- names ----------------------------------------------------------------

    def card(self, key: str) -> str:
        return self.game.card(key)

    def side(self, side: str) -> str:
        return self.game.say(f"choice-{side}") if self.game.has(f"choice-{side}") else self.say("side", side=side)

    def move(self, move: str) -> str:
        """`action virus`, `target +1`, `extra draw`, `stop pass`: see `notes.Moves`."""
        what, _, option = move.partition(" ")
        if option.startswith("+"):
            return self.say("move-seat", n=int(option))
        if self.game.game.asks[what][0] == "card" and self.is_card(option):
            return self.card(option)
        if option.isdigit():
            return option
        return self.game.choice(what, None if option == "pass" else option, [], [])

    def is_card(self, option: str) -> bool:
        return self.game.has(f"card-{option}") or self.game.has(f"card-{option.rpartition('-')[0]}")
