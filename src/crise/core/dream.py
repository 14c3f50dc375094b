"""Worlds that a seat can't tell from the real one: which faces they have, and from when on.

A copy re-plays its turn from a checkpoint; an imagined world does so with other faces for what its seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from crise.core.ask import CardId, Seat
from crise.core.face import Face


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


class Dream:
    """What an imagined world has instead of the faces it was imagined from, and how often each card whose face shows
    until then was forgotten."""

    def __init__(self, faces: list[Face], changed: list[CardId], forgot: dict[CardId, int]) -> None:
        self.faces, self.changed, self.forgot = faces, changed, forgot


class Sleep:
    """How an imagined world differs from the checkpoint that it re-plays, up to the question where it opens."""

    def __init__(self, faces: list[Face], dreams: list[Dream], seeds: dict[int, int]) -> None:
        self.faces = faces  # at the checkpoint
        self.dreams = dreams  # of worlds in worlds: the last is its own
        self.seeds = seeds  # at the question where a world opened its chance changed
        self.dreamer: Seat = -1
        self.dreamer_asked = False
        self.wakes_at = -1
        self.changed: list[CardId] = []
        self.restless = False  # faces change on the way only if a card was forgotten since the checkpoint
        for dream in dreams:
            self.changed += dream.changed
            if dream.forgot:
                self.restless = True


def deal(
    faces: list[Face],
    placed: list[CardId],
    pool: list[CardId],
    never: frozenset[str],
    random: Callable[[], float],
    changed: list[CardId],
) -> None:
    """Give each placed card, which the pool begins with, a face of the pool that may be there."""
    left = len(pool)
    at = 0
    for card in placed:
        other = pool[at + int(random() * left)]
        while faces[other].kind in never:
            other = pool[at + int(random() * left)]
        faces[card], faces[other] = faces[other], faces[card]
        changed.append(other)
        at += 1  # noqa: SIM113 (enumerate costs a tuple a card)
        left -= 1
    changed += placed
