"""Faces: what is printed on cards."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from crise.engine.ask import CardId


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """What is printed on a card. Games with more columns than a number make a subclass."""

    __slots__ = ("key", "kind", "value")

    def __init__(self, key: str, kind: str, value: int = 0) -> None:
        self.key = key
        self.kind = kind
        self.value = value


class Shown:
    """A card in an event: its face at that moment, and the seats (bits) that might see it then."""

    def __init__(self, card: CardId, key: str, seen: int) -> None:
        self.card, self.key, self.seen = card, key, seen
