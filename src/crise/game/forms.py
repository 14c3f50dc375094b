"""Text forms: every option has one that a person can read and a program can parse back.

`virus#3` a card, `@2` a seat, `5` a number, `draw` a word, `pass` for letting it go.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crise.engine.ask import PASS, CardId, Option
from crise.engine.face import Face


def write(option: Option, kind: str, faces: Sequence[Face] | Mapping[CardId, Face]) -> str:
    if option is PASS:
        return "pass"
    if isinstance(option, str):
        return option
    if kind == "card":
        return f"{faces[option].key}#{option}"
    return f"@{option}" if kind == "seat" else str(option)


def read(text: str, kind: str, faces: list[Face]) -> Option:
    """Parse a form back. A card must be what it says it is."""
    if text == "pass":
        return PASS
    if kind == "card" and "#" in text:
        key, _, number = text.rpartition("#")
        card = _number(number, text)
        if card >= len(faces) or faces[card].key != key:
            raise ValueError(f"there is no card {text}")
        return card
    if kind == "seat" and text.startswith("@"):
        return _number(text[1:], text)
    return _number(text, text) if kind == "number" and text[:1].isdigit() else text


def _number(digits: str, text: str) -> int:
    if not (digits.isascii() and digits.isdigit() and len(digits) < 9):
        raise ValueError(f"not an option: {text!r}")
    return int(digits)
