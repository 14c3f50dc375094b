"""Chance: a seed and a counter, so that the same seed gives the same game everywhere."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack

from mypy_extensions import mypyc_attr

from crise.engine.journal import Journal


def chance(seed: int, block: int) -> tuple[int, ...]:
    """Sixteen numbers of 32 bits: the same on every machine, and no way back to the seed."""
    digest = blake2b(block.to_bytes(8, "little"), key=seed.to_bytes(32, "little")).digest()
    return unpack("<16I", digest)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Journal):
    """What is decided by nobody. It shows: no question before can be taken back."""

    __slots__ = ("_words", "rolls", "seed")

    def begin_chance(self, seed: int) -> None:
        self.seed, self.rolls = seed, 0
        self._words: tuple[int, ...] = ()

    def roll(self, n: int) -> int:
        """A number from 0 to n - 1. The bias, n in 2**32, is far below what any simulation sees."""
        rolls = self.rolls
        self.rolls = rolls + 1
        self.public_until = self.fixed_until = self.cursor
        at = rolls & 15
        if not at:
            self._words = chance(self.seed, rolls >> 4)
        return self._words[at] * n >> 32
