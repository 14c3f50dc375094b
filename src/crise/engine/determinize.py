"""Worlds that a seat can't tell from the real one: which faces they have, and from when on.

A copy re-plays its turn from a checkpoint; an imagined world does so with other faces for what its seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from crise.engine.ask import CardId, Random, Seat
from crise.engine.face import Face, Kinds
from crise.engine.knowledge import Knowledge
from crise.engine.pile import BAG, LISTED, Pile

Times: TypeAlias = dict[CardId, int]  # how often each card was forgotten
Limits: TypeAlias = dict[CardId, Callable[[Face], bool]]  # which faces a card may have
Group: TypeAlias = tuple[list[CardId], list[CardId], int]  # cards, their pool, and where they begin in it
BY_KEY: Final[Callable[[Face], str]] = attrgetter("key")


class Sample:
    """What an imagined world has instead of the faces it was imagined from, and how often each card whose face shows
    until then was forgotten."""

    def __init__(self, faces: list[Face], kinds: Kinds, forgot: Times) -> None:
        self.faces, self.kinds, self.forgot = faces, kinds, forgot


class Overlay:
    """How an imagined world differs from the checkpoint that it re-plays, up to the question where it opens."""

    def __init__(self, faces: list[Face], samples: list[Sample], seeds: dict[int, int]) -> None:
        # Faces at the checkpoint; of worlds in worlds, the last sample is its own; where a world opened chance changed.
        self.faces, self.samples, self.seeds = faces, samples, seeds
        self.observer: Seat = -1
        self.observer_asked, self.root_at = False, -1
        self.outer: Overlay | None = None  # of the world that this one was imagined in, at the same checkpoint
        # Faces change on the way only if a card was forgotten since the checkpoint.
        self.changes_midway = any(bool(sample.forgot) for sample in samples)


class InformationSet:
    """What a seat does not know at a question, in a form that tells nothing of how it really is: in each group of
    cards that it can't tell apart, the faces are sorted. So what is dealt from it depends on chance alone."""

    def __init__(self, seat: Seat, at: int, faces: list[Face], never: frozenset[str], forgot: Times) -> None:
        self.seat, self.at = seat, at
        self.faces, self.never, self.forgot = faces[:], never, dict(forgot)
        self.groups: list[tuple[list[CardId], list[CardId], list[CardId]]] = []  # placed, settled, and all of them
        self.limits: Limits = {}
        self.kinds = Kinds(self.faces)
        self.heights: list[int] = []

    def add(self, placed: list[CardId], bag: list[CardId], settled: list[CardId]) -> None:
        """A group. Those of which something is known get their face first, while there are faces to choose from."""
        if self.limits:
            order = {card: at for at, card in enumerate(self.limits)}
            placed = sorted(placed, key=lambda card: order.get(card, len(order)))
        top = [card for card in bag if card in settled] if settled else []
        pool = placed + top + ([card for card in bag if card not in settled] if top else bag)
        faces = self.faces
        mixed = [faces[card] for card in pool]
        mixed.sort(key=BY_KEY)
        for card, face in zip(pool, mixed):  # noqa: B905 (as long as each other, and `strict` costs)
            faces[card] = face
        self.groups.append((placed, top, pool))

    def sample(self, random: Random) -> Sample:
        """A bag needs no shuffle: its order is decided when it is drawn; but for what is settled in it, which may be
        of any kind."""
        faces = self.faces[:]
        changed: list[CardId] = []
        for placed, top, pool in self.groups:
            changed += deal(faces, (placed, pool, 0), self.never, self.limits, random)
            if top:
                changed += deal(faces, (top, pool, len(placed)), frozenset(), {}, random)
        return Sample(faces, Kinds(faces, self.kinds, changed), self.forgot)


def deal(faces: list[Face], group: Group, never: frozenset[str], limits: Limits, random: Random) -> list[CardId]:
    """Give each card of a group a face of the rest of its pool that may be there. Which cards have another face now."""
    cards, pool, first = group
    changed, size = cards[:], len(pool)
    for at, card in enumerate(cards, first):
        other = pool[at + int(random() * (size - at))]
        face = faces[other]
        while face.kind in never or (card in limits and not limits[card](face)):
            other = pool[at + int(random() * (size - at))]
            face = faces[other]
        faces[other] = faces[card]
        faces[card] = face
        changed.append(other)
    return changed


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Knowledge):
    """A table as seats imagine it: what one of them does not know, and how a world that it imagines differs."""

    __slots__ = ("_information_set", "observer", "overlay", "root_at")

    # A game says otherwise in its class.
    never_held: ClassVar[frozenset[str]] = frozenset()  # kinds that no hand can hold

    def begin_worlds(self) -> None:
        self.overlay: Overlay | None = None  # what an imagined world has instead of the faces of its checkpoint
        # Whose imagination this world is, the real one is nobody's; and the question at which it opens.
        self.observer, self.root_at = -1, -1
        self._information_set: InformationSet | None = None

    def all_piles(self) -> list[Pile]:
        """All piles that lie here, always in the same order."""
        raise NotImplementedError

    def heights(self) -> list[int]:
        """How many cards lie in each pile: everybody sees that."""
        return [len(pile.cards) for pile in self.all_piles()]

    def forget(self, card: CardId, seats: int) -> None:
        """These seats (bits) can't be sure of this card any more: in an imagined world it may be another from now."""
        super().forget(card, seats)
        if self.overlay is not None:
            for sample in self.overlay.samples:
                if sample.forgot.get(card, 0) == self.forgot[card]:
                    self.faces[card] = sample.faces[card]
                    self.kinds = None

    def unknown(self, seat: Seat) -> list[tuple[list[CardId], list[CardId]]]:
        """Groups of cards whose faces this seat can't tell apart: those with a place (in a hand, face down), and those
        in draw piles. A game where cards can't change owner has several groups."""
        found: tuple[list[CardId], list[CardId]] = ([], [])
        for pile in self.all_piles():
            self.sort_unknown(pile, 1 << seat, *found)
        return [found]

    def sort_unknown(self, pile: Pile, bit: int, placed: list[CardId], bag: list[CardId]) -> None:
        if pile.order == BAG:
            bag += pile.cards[pile.fixed_bottom : len(pile.cards) - pile.fixed_top]
            bag += self._not_known(pile.fixed(), bit)
        elif pile.known_to & bit or (pile.has_face_down and pile.seen & bit and pile.order == LISTED):
            placed += self._not_known(pile.cards, bit)
        elif not pile.seen & bit:
            placed += pile.cards

    def _not_known(self, cards: list[CardId], bit: int) -> list[CardId]:
        known = self.known
        return [card for card in cards if not known[card] & bit]

    def limits(self) -> Limits:
        """What else everybody knows of cards that he does not see: which faces they may have."""
        return {}

    def information_set(self, seat: Seat) -> InformationSet:
        """What this seat does not know at this question: found out once, however many worlds are imagined."""
        found, at = self._information_set, self.cursor + len(self.trail)  # an answer moves the one or the other
        if found is None or found.seat != seat or found.at != at:
            found = InformationSet(seat, at, self.faces, self.never_held, self.forgot)
            found.limits, found.heights = self.limits(), self.heights()
            fixed = [card for pile in self.all_piles() for card in pile.fixed()]
            for placed, bag in self.unknown(seat):
                found.add(placed, bag, fixed)
            self._information_set = found
        return found

    def determinize(self, start: list[Face], seat: Seat, asked: bool, random: Random, at: int) -> Overlay:
        """A world that opens at question `at` and that `seat` can't tell from this one; `start` are the faces at the
        checkpoint. A card that this seat saw since and is no longer sure of keeps its face until the re-play comes to
        where it was forgotten. This table may be imagined itself: then its faces and its chance are part of it."""
        samples: list[Sample] = []
        seeds: dict[int, int] = {}
        if self.overlay is not None:
            start, samples = self.overlay.faces, self.overlay.samples
            seeds = {opened: seed for opened, seed in self.overlay.seeds.items() if opened < at}
        sample = self.information_set(seat).sample(random)
        faces = sample.faces
        if sample.forgot:
            faces = [start[card] if card in sample.forgot else face for card, face in enumerate(sample.faces)]
        seeds[at] = int(random() * (1 << 53))
        overlay = Overlay(faces, [*samples, sample], seeds)
        overlay.observer, overlay.observer_asked, overlay.root_at, overlay.outer = seat, asked, at, self.overlay
        return overlay

    def apply_overlay(self, overlay: Overlay) -> None:
        """Become the checkpoint of an imagined world: of the outer one first, for what a game settles anew in each."""
        if overlay.outer is not None:
            self.apply_overlay(overlay.outer)
        self.overlay, self.root_at = overlay, overlay.root_at
        self.observer, self.ask_everybody = overlay.observer, False
        self.faces, self.kinds = overlay.faces, overlay.samples[-1].kinds
        if overlay.changes_midway:
            self.faces, self.kinds = overlay.faces[:], None

    def reach(self, at: int) -> None:
        """The imagined world goes its own way from here: its faces are what they are, its future is its own."""
        overlay = self.overlay
        if overlay is None:
            return
        if at == overlay.root_at and overlay.changes_midway:
            self.faces, self.kinds = overlay.samples[-1].faces[:], None
        if at in overlay.seeds:
            self.seed, self.rolls = overlay.seeds[at], 0

    def looks_like(self, real: Worlds, seat: Seat) -> bool:
        """An imagined world, re-played: is the same asked there, and are as many cards everywhere?"""
        return self.asked == real.asked and self.heights() == real.information_set(seat).heights
