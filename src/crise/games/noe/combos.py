"""What six cards are worth: trios, special announcements, the Complot à l'Élysée.

It is asked after every discard of every simulated game, so it counts before it searches. A face is a small number,
its *code*. A hand is added up into one number, its *tally*: three bits for the jokers, one for the Archange Noé,
three for the villains, then three bits for each category and each first name (six cards fill no more). Most hands
are dismissed on the tally alone; only the others are split into two trios, ten ways at most.
"""

from __future__ import annotations

from typing import Final, NamedTuple

CATEGORIES: Final = (
    "etat-major", "enqueteurs", "espions", "leonard", "alphas",
    "senechales", "empires", "pompiers", "journalistes", "duron",
)  # fmt: skip
NAMES: Final = (
    "abigail", "amelie", "arthur", "camille", "clara", "david", "elena", "emma", "estelle", "etienne", "franck",
    "henri", "jacquotte", "karl", "marc", "marie", "max", "naomie", "noe", "rose", "sally", "sandy", "sarah", "sindy",
    "sophie", "susy",
)  # fmt: skip
NOE: Final = "noe"
ELYSEE_NAMES: Final = ("sarah", "max", "marie", "arthur")  # and a Noé

# Codes of the faces: each pair of a category and a name (NO-COMBO-7: Abigaïl of the Sénéchales like any other), then
# the jokers and the villains.
PAIRS: Final = len(CATEGORIES) * len(NAMES)
OTHERS: Final = ("joker-noe", "joker", "attentat", "espion-rouge", "espion-violet", "poseur")


def code(kind: str, character: str, category: str) -> int:
    """The number of a face."""
    if kind == "personnage":
        return CATEGORIES.index(category) * len(NAMES) + NAMES.index(character)
    return PAIRS + OTHERS.index("joker-noe" if kind == "joker" and character == NOE else kind)


def category(code: int) -> str:
    """The category of a character, '' for all others."""
    return CATEGORIES[code // len(NAMES)] if code < PAIRS else ""


def name(code: int) -> str:
    """The first name of a character, '' for all others."""
    return NAMES[code % len(NAMES)] if code < PAIRS else ""


class Announcement(NamedTuple):
    """A word that can be said, the combination it stands on, and what it is worth."""

    word: str
    combination: str
    points: int


TWO_TRIOS: Final = Announcement("complot", "trios", 15)
PULITZER: Final = Announcement("pulitzer", "pulitzer", 50)
ETARE: Final = Announcement("etare", "etare", 50)
ELYSEE: Final = Announcement("elysee", "elysee", 100)

# --- tallies ----------------------------------------------------------------------

JOKERS: Final = 0b111
NOE_JOKER: Final = 0b1000
VILLAINS: Final = 0b1110000
GROUPS: Final = CATEGORIES + NAMES


def _at(group: str) -> int:
    """Where the counter of a category or a name begins in a tally."""
    return 7 + 3 * GROUPS.index(group)


ONES: Final = sum(1 << _at(group) for group in GROUPS)
NOES_AT: Final = _at(NOE)
ANY_NOE: Final = NOE_JOKER | 7 << NOES_AT
ELYSEE_AT: Final = tuple(_at(name) for name in ELYSEE_NAMES)

# NO-COMBO-4, dearest first: where it is counted, how many it takes, what it is.
LARGE: Final = (
    (_at("alphas"), 5, Announcement("complot", "alphas", 75)),
    (_at("leonard"), 6, Announcement("complot", "leonard", 50)),
    (_at("empires"), 6, Announcement("complot", "empires", 50)),
    (_at("senechales"), 6, Announcement("complot", "senechales", 35)),
    (_at("duron"), 6, Announcement("complot", "duron", 25)),
)
# NO-COMBO-5: three of the category; NO-COMBO-8: the other cards are free, and may be anything.
JOURNALISTES_AT: Final = _at("journalistes")
POMPIERS_AT: Final = _at("pompiers")

# The ten ways to split six cards into two trios: who goes with the first card, and the other three.
SPLITS: Final = tuple(
    (b, c, *(i for i in range(1, 6) if i not in (b, c))) for b in range(1, 5) for c in range(b + 1, 6)
)


def _weight(code: int) -> int:
    """What a face adds to the tally."""
    if code < PAIRS:
        return 1 << _at(category(code)) | 1 << _at(name(code))
    return {"joker-noe": 1 | NOE_JOKER, "joker": 1}.get(OTHERS[code - PAIRS], 0b10000)


def _joins(code: int) -> int:
    """One bit for each category or name in whose trio a face can stand: NO-COMBO-1, NO-COMBO-2, NO-COMBO-6."""
    if code < PAIRS:
        return 1 << GROUPS.index(category(code)) | 1 << GROUPS.index(name(code))
    everything = (1 << len(GROUPS)) - 1
    all_but_noe = everything & ~(1 << GROUPS.index(NOE))
    return {"joker-noe": everything, "joker": all_but_noe}.get(OTHERS[code - PAIRS], 0)  # NO-VIL-1


WEIGHT: Final = [_weight(code) for code in range(PAIRS + len(OTHERS))]
JOINS: Final = [_joins(code) for code in range(PAIRS + len(OTHERS))]


# --- questions about six codes ------------------------------------------------------


def announcements(hand: list[int]) -> list[Announcement]:
    """Everything these six faces allow at the end of a turn, best first (NO-ANN-6)."""
    a, b, c, d, e, f = hand
    weight = WEIGHT
    tally = weight[a] + weight[b] + weight[c] + weight[d] + weight[e] + weight[f]
    jokers = tally & JOKERS
    trios = (tally >> 2 | tally >> 1 & tally) & ONES  # the groups that count three or more
    if not trios and not jokers:  # without a joker everything below holds three of a kind
        return []
    found: list[Announcement] = []
    if (tally >> JOURNALISTES_AT & 7) + jokers >= 3:
        found.append(PULITZER)
    if (tally >> POMPIERS_AT & 7) + jokers >= 3:
        found.append(ETARE)
    complot = _complot(hand, tally, jokers, trios)
    if complot is None:
        return found
    if found and complot.points < found[0].points:
        return [*found, complot]
    return [complot, *found]


def _complot(hand: list[int], tally: int, jokers: int, trios: int) -> Announcement | None:
    """The best of NO-COMBO-3 and NO-COMBO-4."""
    if trios or jokers >= 3:  # the large ones hold three of a kind, or as many jokers
        for at, needed, announcement in LARGE:
            if (tally >> at & 7) + jokers >= needed:
                return announcement
    if tally & VILLAINS or not _hopeful(tally, jokers, trios):
        return None
    return TWO_TRIOS if _two_trios(hand) else None


def _hopeful(tally: int, jokers: int, trios: int) -> bool:
    """False when a count alone shows that there are no two trios."""
    if jokers == 0:  # two groups of three, or one of six
        return bool(trios & (trios - 1) or tally >> 2 & tally >> 1 & ONES)
    if jokers == 1:  # three of a kind, and a pair for the joker
        return bool(trios)
    return True


def _two_trios(hand: list[int]) -> bool:
    """NO-COMBO-3: disjoint. NO-COMBO-8: they may be of one category or name."""
    m = [JOINS[code] for code in hand]
    first = m[0]
    return any(first & m[b] & m[c] and m[d] & m[e] & m[f] for b, c, d, e, f in SPLITS)


def elysee(hand: list[int]) -> bool:
    """NO-ELY-1, with the jokers of NO-ELY-6."""
    a, b, c, d, e, f = hand
    weight = WEIGHT
    tally = weight[a] + weight[b] + weight[c] + weight[d] + weight[e] + weight[f]
    if not tally & ANY_NOE:
        return False
    noes = tally >> NOES_AT & 7
    if noes + (1 if tally & NOE_JOKER else 0) >= 3:
        return True
    others = 0
    for at in ELYSEE_AT:
        if tally >> at & 7:
            others += 1
    spare = (tally & JOKERS) - (0 if noes else 1)  # without a real Noé the Archange Noé is busy
    return others + spare >= len(ELYSEE_AT)
