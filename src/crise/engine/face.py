"""Faces: what is printed on cards."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from crise.engine.ask import CardId


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """What is printed on a card. Games with more columns than a number make a subclass."""

    __slots__ = ("key", "kind", "value")

    def __init__(self, key: str, kind: str, value: int = 0) -> None:
        self.key, self.kind, self.value = key, kind, value


class Shown:
    """A card in an event: its face at that moment, and the seats (bits) that might see it then."""

    def __init__(self, card: CardId, key: str, seen: int) -> None:
        self.card, self.key, self.seen = card, key, seen


class Kinds:
    """Which cards are of which kind. An imagined world starts from what is known of the faces it was imagined from."""

    def __init__(self, faces: list[Face], before: Kinds | None = None, changed: Sequence[CardId] = ()) -> None:
        self.faces, self.before, self.changed = faces, before, changed
        self.found: dict[str, frozenset[CardId]] = {}

    def find(self, kind: str) -> frozenset[CardId]:
        faces = self.faces
        if self.before is None:
            cards = frozenset([card for card, face in enumerate(faces) if face.kind == kind])
        else:
            there = self.before.found.get(kind)
            if there is None:
                there = self.before.find(kind)
            cards = there.difference(self.changed).union([card for card in self.changed if faces[card].kind == kind])
        self.found[kind] = cards
        return cards
