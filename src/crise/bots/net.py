"""A small net: what games taught that nobody has put into a formula.

It has two heads. One sets right how good each option is: what it says is added to the rating. The other says how likely
whoever sees a table like this is to win. Both look at figures that a game makes of what one seat may know.
`tools/learn.py` makes its weights of the bot's own games.
"""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from math import exp
from typing import Any, Final

import numpy as np

HIDDEN: Final = 64  # units of each head
# The weights by name: of the table, of an option, what is added, what a unit says; and so of the second head.
OF_OPTIONS: Final = ("table", "option", "bias", "says")
OF_CHANCE: Final = ("sees", "seen_bias", "hopes", "hope_bias")


class Net:
    """Weights, and what they say."""

    __slots__ = (*OF_OPTIONS, *OF_CHANCE)

    def __init__(self, weights: dict[str, Any]) -> None:
        self.table, self.option, self.bias, self.says = [weights[name] for name in OF_OPTIONS]
        self.sees, self.seen_bias, self.hopes, self.hope_bias = [weights[name] for name in OF_CHANCE]

    @staticmethod
    def read(package: str, file: str) -> Net:
        """From a file beside the rules of a game."""
        with np.load(BytesIO(files(package).joinpath(file).read_bytes())) as found:
            return Net({name: found[name].astype(np.float32) for name in found.files})

    def correct(self, table: list[float], options: list[list[float]], rates: list[float]) -> list[float]:
        """The ratings of the options of a question, set right."""
        common = np.array(table, np.float32) @ self.table + self.bias
        hidden = np.maximum(np.array(options, np.float32) @ self.option + common, 0.0)
        corrections: list[float] = (hidden @ self.says).tolist()
        return [rate + correction for rate, correction in zip(rates, corrections, strict=True)]

    def chance(self, table: list[float]) -> float:
        """From 0 to 1."""
        hidden = np.maximum(np.array(table, np.float32) @ self.sees + self.seen_bias, 0.0)
        return 1.0 / (1.0 + exp(-float(hidden @ self.hopes + self.hope_bias[0])))
