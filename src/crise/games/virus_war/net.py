"""A duel of Virus War as the net sees it: figures of what a seat may know.

The formulas of `heuristic` count what a card does at once. What it does to the rest of a duel (a Stop that is kept, a
Virus too many, the last cards of the pile) the net has learned from a million games of bots like itself and of
`normal`: what each option is worth beside its rating, and who is likely to win. Its weights are `net.npz`.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Any, Final

from crise.bots.heuristic import SILLY
from crise.bots.net import Net
from crise.engine.ask import PASS, Ask, CardId, Seat
from crise.games.virus_war.state import LIFE, NONE, VirusWar

FILE: Final = "net.npz"
SEATS: Final = 2  # of the games that it is taught by

KINDS: Final = (
    "virus", "poison", "contre-attaque", "contagion", "epidemie", "vaccin", "medicament", "miracle", "stop",
    "quarantaine", "pick-pocket", "demi-tour", "chance",
)  # fmt: skip
VALUES: Final = 6  # of a Chiffre
GROUPS: Final = len(KINDS) + VALUES  # what cards are counted by
ASKS: Final = (
    "action", "after_chance", "chiffre", "more_chiffre", "add_chiffre", "target", "patient", "source", "neighbour",
    "stop", "counter", "extra",
)  # fmt: skip
WITH_CARD: Final = ("chiffre", "more_chiffre", "target", "patient", "source", "neighbour")  # about a card of one's own
WITH_POINTS: Final = ("more_chiffre", "target", "patient")
REACTIONS: Final = ("stop", "counter")
OF_SEATS: Final = ("target", "patient", "source", "neighbour")  # their options are seats
TABLE_FIGURES: Final = 17 + 2 * GROUPS + len(ASKS) + len(KINDS) + 6
OPTION_FIGURES: Final = 9 + GROUPS

POINT: Final = 0.35  # of a rating, as the net counts
WORST: Final = -8.0  # no option that is not silly is worse

GROUP: Final = {kind: at for at, kind in enumerate(KINDS)}


@cache
def net() -> Net:
    return Net.read(__package__, FILE)


# --- What it is asked ------------------------------------------------------------------------


def rate(t: VirusWar, ask: Ask, rates: list[float]) -> list[float]:
    """These ratings, set right. What is silly stays silly."""
    me, what, options, about = ask
    from_best = leads(rates)
    corrected = net().correct(table(t, me, what, about), choices(t, me, what, options, from_best), from_best)
    return [SILLY if rate <= SILLY else right for rate, right in zip(rates, corrected, strict=True)]


def chance(t: VirusWar, me: Seat) -> float:
    """What both think of it, each from what it may know."""
    mine, theirs = net().chance(table(t, me, "", ())), net().chance(table(t, rival(t, me), "", ()))
    return 0.5 * (mine + 1.0 - theirs)


def rival(t: VirusWar, me: Seat) -> Seat:
    """The only one who is left besides: a duel may have begun with more."""
    return t.opponents[me][0]


# --- The table ---------------------------------------------------------------------------------


def table(t: VirusWar, me: Seat, what: str, about: tuple[Any, ...]) -> list[float]:
    return [*standing(t, me), *cards(t, me), *question(t, me, what, about)]


def standing(t: VirusWar, me: Seat) -> list[float]:
    """Both players, the pile, and whose turn it is."""
    other = rival(t, me)
    pairs = [
        (life / 25 - 1, sqrt(max(life, 0) / LIFE), tokens / 8, illness(life, tokens), float(vaccin != NONE), hand / 8)
        for life, tokens, vaccin, hand in [
            (t.life[seat], t.tokens[seat], t.vaccin[seat], len(t.hands[seat].cards)) for seat in (me, other)
        ]
    ]
    both = [figure for pair in zip(*pairs, strict=True) for figure in pair]
    lost = [float(t.lost_turns[me]), float(t.lost_turns[other])]
    return [*both, len(t.deck.cards) / 50, *lost, float(t.turn == me)]


def illness(life: int, tokens: int) -> float:
    """The share of one's life that the next turn costs."""
    return min(1.0, tokens / life) if life > 0 else 1.0


def cards(t: VirusWar, me: Seat) -> list[float]:
    """Those in the hand, and how many of a hundred that nobody has shown are of each group: in the pile and in the
    other hand together, which is no secret."""
    held, hidden = t.hands[me].cards, [*t.deck.cards, *t.hands[rival(t, me)].cards]
    share = 10.0 / max(1, len(hidden))
    mine = [0.5 * count for count in counted(t, held)]
    return [best_set(mine), *mine, *[share * count for count in counted(t, hidden)]]


def counted(t: VirusWar, some: list[CardId]) -> list[float]:
    """How many there are of each kind, and of each value of Chiffre."""
    counts, faces = [0.0] * GROUPS, t.faces
    for card in some:
        at = group(faces[card].kind, faces[card].value)
        if at >= 0:
            counts[at] += 1.0
    return counts


def group(kind: str, value: int) -> int:
    """-1 for what the net has never seen."""
    if kind == "chiffre":
        return len(KINDS) + value - 1 if value <= VALUES else -1
    return GROUP.get(kind, -1)


def best_set(mine: list[float]) -> float:
    """The most that Chiffre of one value make together."""
    return max([2 * mine[len(KINDS) + at] * (at + 1) for at in range(VALUES)]) / 10


def question(t: VirusWar, me: Seat, what: str, about: tuple[Any, ...]) -> list[float]:
    """Which one, with which card, for how many points; and whether they kill."""
    kind, points = played(t, what, about), stake(t, what, about)
    reacting = what in REACTIONS
    return [
        *[float(what == one) for one in ASKS],
        *[float(kind == one) for one in KINDS],
        points / 10,
        float(reacting and t.aim == me),
        float(points >= t.life[me]),
        float(what == "stop" and about[0] == me),
        float(points >= t.life[rival(t, me)]),
        float(kind == "chiffre"),
    ]


def played(t: VirusWar, what: str, about: tuple[Any, ...]) -> str:
    """The kind of the card that the question is about, '' if there is none."""
    if what == "stop" or what == "add_chiffre":
        return t.kind(about[1])
    return t.kind(about[0]) if what in WITH_CARD else ""


def stake(t: VirusWar, what: str, about: tuple[Any, ...]) -> int:
    """So many points."""
    if what in REACTIONS:
        return t.points
    if what == "add_chiffre":
        return int(about[2])
    return int(about[1]) if what in WITH_POINTS else 0


# --- The options -------------------------------------------------------------------------------


def leads(rates: list[float]) -> list[float]:
    """How far each one is from the best, as the net counts."""
    best = max(rates)
    return [max(WORST, (rate - best) * POINT) if rate > SILLY else 4 * WORST for rate in rates]


def choices(t: VirusWar, me: Seat, what: str, options: list[Any], from_best: list[float]) -> list[list[float]]:
    held = t.hands[me].cards
    return [choice(t, me, what, option, lead, held) for option, lead in zip(options, from_best, strict=True)]


def choice(t: VirusWar, me: Seat, what: str, option: Any, lead: float, held: list[CardId]) -> list[float]:
    """Its rating, what it is, and what a Chiffre makes with the others of its value."""
    figures = [0.0] * OPTION_FIGURES
    figures[0] = max(-2.0, lead / 4)
    figures[1], figures[2] = float(option is PASS), float(isinstance(option, str))
    if not isinstance(option, int):
        return figures
    if what in OF_SEATS:
        figures[3] = 1.0 if option == me else -1.0
        return figures
    face = t.faces[option]
    at = group(face.kind, face.value)
    if at >= 0:
        figures[5 + at] = 1.0
    if face.kind == "chiffre":
        same = sum([1 for card in held if t.faces[card] == face])
        figures[4], figures[-4], figures[-3] = 1.0, face.value * same / 10, same / 2
    elif face.kind == "chance":
        figures[-2], figures[-1] = face.value / 8, float(t.life_cap - t.life[me] >= face.value)
    return figures
