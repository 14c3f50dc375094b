"""Worlds that a seat can't tell from the real one: which faces they have, and from when on.

A copy re-plays its turn from a checkpoint; an imagined world does so with other faces for what its seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final

from crise.engine.ask import CardId, Seat
from crise.engine.face import Face


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


class Sample:
    """What an imagined world has instead of the faces it was imagined from, and how often each card whose face shows
    until then was forgotten."""

    def __init__(self, faces: list[Face], kinds: Kinds, forgot: dict[CardId, int]) -> None:
        self.faces, self.kinds, self.forgot = faces, kinds, forgot


class Overlay:
    """How an imagined world differs from the checkpoint that it re-plays, up to the question where it opens."""

    def __init__(self, faces: list[Face], samples: list[Sample], seeds: dict[int, int]) -> None:
        self.faces = faces  # at the checkpoint
        self.samples = samples  # of worlds in worlds: the last is its own
        self.seeds = seeds  # at the question where a world opened its chance changed
        self.observer: Seat = -1
        self.observer_asked = False
        self.root_at = -1
        self.changes_midway = False  # faces change on the way only if a card was forgotten since the checkpoint
        for sample in samples:
            if sample.forgot:
                self.changes_midway = True


class InformationSet:
    """What a seat does not know at a question, in a form that tells nothing of how it really is: in each group of
    cards that it can't tell apart, the faces are sorted. So what is dealt from it depends on chance alone."""

    def __init__(
        self,
        seat: Seat,
        at: int,
        faces: list[Face],
        never: frozenset[str],
        forgot: dict[CardId, int],
    ) -> None:
        self.seat, self.at = seat, at
        self.faces, self.never, self.forgot = faces[:], never, dict(forgot)
        self.groups: list[tuple[list[CardId], list[CardId], list[CardId]]] = []  # placed, settled, and all of them
        self.limits: dict[CardId, Callable[[Face], bool]] = {}
        self.kinds = Kinds(self.faces)
        self.heights: list[int] = []

    def add(self, placed: list[CardId], bag: list[CardId], settled: list[CardId]) -> None:
        """A group. Those of which something is known get their face first, while there are faces to choose from."""
        if self.limits:
            order = {card: at for at, card in enumerate(self.limits)}
            placed = sorted(placed, key=lambda card: order.get(card, len(order)))
        top: list[CardId] = []
        if settled:
            top = [card for card in bag if card in settled]
            bag = [card for card in bag if card not in settled]
        pool = placed + top + bag
        faces = self.faces
        mixed = [faces[card] for card in pool]
        mixed.sort(key=BY_KEY)
        for card, face in zip(pool, mixed):  # noqa: B905 (as long as each other, and `strict` costs)
            faces[card] = face
        self.groups.append((placed, top, pool))

    def sample(self, random: Callable[[], float]) -> Sample:
        """A bag needs no shuffle: its order is decided when it is drawn; but for what is settled in it, which may be
        of any kind."""
        faces = self.faces[:]
        changed: list[CardId] = []
        for placed, top, pool in self.groups:
            if self.limits:
                deal_within(faces, placed, pool, self.never, self.limits, random, changed)
            else:
                deal(faces, placed, pool, 0, self.never, random, changed)
            if top:
                deal(faces, top, pool, len(placed), ANY_KIND, random, changed)
        return Sample(faces, Kinds(faces, self.kinds, changed), self.forgot)


ANY_KIND: Final[frozenset[str]] = frozenset()
BY_KEY: Final[Callable[[Face], str]] = attrgetter("key")


def deal(
    faces: list[Face],
    cards: list[CardId],
    pool: list[CardId],
    at: int,
    never: frozenset[str],
    random: Callable[[], float],
    changed: list[CardId],
) -> None:
    """Give each of these cards, with which the pool goes on at `at`, a face of the rest of it that may be there."""
    left = len(pool) - at
    for card in cards:
        other = pool[at + int(random() * left)]
        face = faces[other]
        while face.kind in never:
            other = pool[at + int(random() * left)]
            face = faces[other]
        faces[other] = faces[card]
        faces[card] = face
        changed.append(other)
        at += 1
        left -= 1
    changed += cards


def deal_within(
    faces: list[Face],
    cards: list[CardId],
    pool: list[CardId],
    never: frozenset[str],
    limits: dict[CardId, Callable[[Face], bool]],
    random: Callable[[], float],
    changed: list[CardId],
) -> None:
    """The same where some cards are known to have one of certain faces."""
    for at, card in enumerate(cards):
        fits = limits.get(card)
        while True:
            other = pool[at + int(random() * (len(pool) - at))]
            face = faces[other]
            if face.kind not in never and (fits is None or fits(face)):
                break
        faces[card], faces[other] = face, faces[card]
        changed += (card, other)
