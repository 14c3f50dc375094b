"""What six cards are worth: trios, special announcements, the Complot à l'Élysée.

It is asked after every discard of every simulated game, so it counts before it searches. A hand is
added up into one number, its *tally*: three bits for the jokers, one for the Archange Noé, three for
the villains, then three bits for each category and each first name (six cards fill no more). Most
hands are dismissed on the tally alone; only the others are split into two trios, ten ways at most.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

CHARACTER: Final = "personnage"
JOKER: Final = "joker"
NOE: Final = "noe"
ELYSEE_NAMES: Final = ("sarah", "max", "marie", "arthur")  # and a Noé


class Announcement(NamedTuple):
    """A word that can be said, the combination it stands on, and what it is worth."""

    word: str
    combination: str
    points: int


TWO_TRIOS: Final = Announcement("complot", "trios", 15)
PULITZER: Final = Announcement("pulitzer", "pulitzer", 50)
ETARE: Final = Announcement("etare", "etare", 50)
ELYSEE: Final = Announcement("elysee", "elysee", 100)

# NO-COMBO-4, dearest first: (category, cards needed, announcement).
LARGE: Final = (
    ("alphas", 5, Announcement("complot", "alphas", 75)),
    ("leonard", 6, Announcement("complot", "leonard", 50)),
    ("empires", 6, Announcement("complot", "empires", 50)),
    ("senechales", 6, Announcement("complot", "senechales", 35)),
    ("duron", 6, Announcement("complot", "duron", 25)),
)
# NO-COMBO-5: three of the category, the other cards are free.
SPECIAL: Final = (("journalistes", PULITZER), ("pompiers", ETARE))

# The ten ways to split six cards into two trios: the first card's trio, then the other.
SPLITS: Final = tuple(
    (b, c, *(i for i in range(1, 6) if i not in (b, c))) for b in range(1, 5) for c in range(b + 1, 6)
)

JOKERS: Final = 0b111
NOE_JOKER: Final = 0b1000
VILLAIN: Final = 0b1110000
FIRST_GROUP: Final = 7  # below it: the three counters above


class Combos:
    """The combinations of one list of faces: `kinds[f]`, `characters[f]`, `categories[f]`."""

    def __init__(
        self, kinds: Sequence[str], characters: Sequence[str], categories: Sequence[str]
    ) -> None:
        people = [f for f in range(len(kinds)) if kinds[f] == CHARACTER]
        groups = sorted({categories[f] for f in people})
        names = sorted({characters[f] for f in people} | {NOE, *ELYSEE_NAMES})
        self.weight: list[int] = []  # by face: what it adds to the tally
        self.joins: list[int] = []  # by face: one bit for each category or name it can be a trio of
        first_name = len(groups)
        everything = (1 << (first_name + len(names))) - 1
        the_noe = first_name + names.index(NOE)
        for kind, character, category in zip(kinds, characters, categories, strict=True):
            if kind == CHARACTER:
                group, name = groups.index(category), first_name + names.index(character)
                self.joins.append(1 << group | 1 << name)
                self.weight.append(1 << _at(group) | 1 << _at(name))
            elif kind == JOKER and character == NOE:  # NO-COMBO-2
                self.joins.append(everything)
                self.weight.append(1 | NOE_JOKER)
            elif kind == JOKER:
                self.joins.append(everything & ~(1 << the_noe))
                self.weight.append(1)
            else:  # NO-VIL-1
                self.joins.append(0)
                self.weight.append(VILLAIN & -VILLAIN)
        self.ones: int = sum(1 << _at(g) for g in range(first_name + len(names)))
        self.large = [(_at(groups.index(c)), n, a) for c, n, a in LARGE if c in groups]
        self.special = [(_at(groups.index(c)), a) for c, a in SPECIAL if c in groups]
        self.noe_at: int = _at(the_noe)
        self.any_noe: int = NOE_JOKER | 7 << self.noe_at
        self.elysee_at = [_at(first_name + names.index(n)) for n in ELYSEE_NAMES]

    def tally(self, hand: Sequence[int]) -> int:
        weight = self.weight
        a, b, c, d, e, f = hand
        return weight[a] + weight[b] + weight[c] + weight[d] + weight[e] + weight[f]

    def announcements(self, hand: Sequence[int]) -> list[Announcement]:
        """Everything these six faces allow at the end of a turn, best first (NO-ANN-6)."""
        weight = self.weight
        a, b, c, d, e, f = hand
        tally = weight[a] + weight[b] + weight[c] + weight[d] + weight[e] + weight[f]
        jokers = tally & JOKERS
        trios = (tally >> 2 | tally >> 1 & tally) & self.ones
        if not trios and not jokers:  # without a joker everything below holds three of a kind
            return []
        found = [a for at, a in self.special if (tally >> at & 7) + jokers >= 3]
        complot = self._complot(hand, tally, jokers, trios)
        if complot is None:
            return found
        if found and complot.points < found[0].points:
            return [*found, complot]
        return [complot, *found]

    def complot(self, hand: Sequence[int]) -> Announcement | None:
        """The best of NO-COMBO-3 and NO-COMBO-4."""
        tally = self.tally(hand)
        trios = (tally >> 2 | tally >> 1 & tally) & self.ones
        return self._complot(hand, tally, tally & JOKERS, trios)

    def _complot(
        self, hand: Sequence[int], tally: int, jokers: int, trios: int
    ) -> Announcement | None:
        if trios or jokers >= 3:  # the large ones hold three of a kind, or as many jokers
            for at, needed, announcement in self.large:
                if (tally >> at & 7) + jokers >= needed:
                    return announcement
        if tally & VILLAIN or not self._hopeful(tally, jokers, trios):
            return None
        return TWO_TRIOS if self._two_trios(hand) else None

    def _hopeful(self, tally: int, jokers: int, trios: int) -> bool:
        """False when a count alone shows that there are no two trios."""
        if jokers == 0:  # two groups of three, or one of six
            return bool(trios & (trios - 1) or tally >> 2 & tally >> 1 & self.ones)
        if jokers == 1:  # three of a kind, and a pair for the joker
            return bool(trios)
        return True

    def _two_trios(self, hand: Sequence[int]) -> bool:
        joins = self.joins
        m = [joins[f] for f in hand]
        first = m[0]
        for b, c, d, e, f in SPLITS:
            if first & m[b] & m[c] and m[d] & m[e] & m[f]:
                return True
        return False

    def elysee(self, hand: Sequence[int]) -> bool:
        """NO-ELY-1, with the jokers of NO-ELY-6."""
        tally = self.tally(hand)
        if not tally & self.any_noe:
            return False
        noes = tally >> self.noe_at & 7
        archange = 1 if tally & NOE_JOKER else 0
        if noes + archange >= 3:
            return True
        others = sum(1 for at in self.elysee_at if tally >> at & 7)
        spare = (tally & JOKERS) - (0 if noes else 1)
        return others + spare >= len(self.elysee_at)


def _at(group: int) -> int:
    """Where the counter of a group begins in a tally."""
    return FIRST_GROUP + 3 * group
