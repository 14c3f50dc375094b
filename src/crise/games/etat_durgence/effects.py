"""Effects are data: `hit 3, discard 1` in the card file, a tuple of `Effect` in the rules.

The vocabulary is closed. A card file that uses another word is refused with the word and the list of what
is allowed, so that somebody who copies the values of a box finds the slip at once.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# What each word does stands in ED-EFF-3 to ED-EFF-9.
COUNTED: Final = ("coin", "gain", "hit", "draw", "destroy", "discard")
BLACK: Final = "black"  # always 2 confiance (ED-EFF-6): the only word without a number
MOST: Final = 99


class EffectError(ValueError):
    """A text that is not a list of effects."""


class Effect(NamedTuple):
    """One icon of a card: what it does, and how much."""

    word: str
    n: int = 1

    def __str__(self) -> str:
        return self.word if self.word == BLACK else f"{self.word} {self.n}"


Effects = tuple[Effect, ...]


def parse(text: str) -> Effects:
    """Read `hit 3, discard 1`; an empty text has no effect."""
    if not text.strip():
        return ()
    effects = tuple(_parse_one(part) for part in text.split(","))
    words = [effect.word for effect in effects]
    for word in words:
        if words.count(word) > 1:
            raise EffectError(f"{text!r}: {word!r} stands twice, write the sum once")
    return effects


def text(effects: Effects) -> str:
    """The text that `parse` reads back."""
    return ", ".join(str(effect) for effect in effects)


def _parse_one(part: str) -> Effect:
    word, *numbers = part.split() or [""]
    if word == BLACK:
        if numbers:
            raise EffectError(f"{part.strip()!r}: {BLACK!r} takes no number, a black heart always costs 2")
        return Effect(BLACK)
    if word not in COUNTED:
        raise EffectError(f"unknown effect {word!r}: allowed are {', '.join(COUNTED)} (each with a number) and {BLACK}")
    return Effect(word, _number(part.strip(), numbers))


def _number(part: str, numbers: list[str]) -> int:
    if len(numbers) == 1 and numbers[0].isascii() and numbers[0].isdigit() and 1 <= int(numbers[0]) <= MOST:
        return int(numbers[0])
    raise EffectError(f"{part!r}: write a word and one whole number from 1 to {MOST}, as in 'hit 3'")
