"""The sentences of a report, and the names of what it speaks about."""

from __future__ import annotations

from crise.bots.strategies import AND, LIST
from crise.lab.kit.formatting import Formatter
from crise.lab.kit.plots import Interval


class ReportFormatter(Formatter):
    def __init__(self, game: str, language: str) -> None:
        super().__init__(game, language, "crise.lab.report")

    def ordinal(self, number: int) -> str:
        return self.say("ordinal", n=number)

    def interval(self, found: Interval) -> str:
        """`25,3 % [24,1–26,5]`: it often stands in brackets."""
        return f"{self.percent(found.value)} [{self.points(found.low)}–{self.points(found.high)}]"

    def card(self, key: str) -> str:
        return self.game.card(key)

    def side(self, side: str) -> str:
        return self.game.say(f"choice-{side}") if self.game.has(f"choice-{side}") else self.say("side", side=side)

    def strategy(self, name: str) -> str:
        """What it does, where the game says it; of a shopping list, its cards."""
        if name.startswith(LIST):
            return ", ".join(map(self.card, name.removeprefix(LIST).split(AND)))
        return self.game.say(f"strategy-{name}") if self.game.has(f"strategy-{name}") else ""

    def move(self, move: str) -> str:
        """`action virus`, `target +1`, `extra draw`, `stop pass`: see `recorder.FirstMoves`."""
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
