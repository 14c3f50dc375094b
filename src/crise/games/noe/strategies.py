"""Ways to play Noé that follow one idea: see `crise.bots.strategies`."""

from __future__ import annotations

from typing import Any, Final

from crise.bots.strategies import ALWAYS, NEVER, Bonus, Idea
from crise.engine.ask import PASS, Seat
from crise.games.noe import combos
from crise.games.noe.combos import WEIGHT
from crise.games.noe.heuristic import COUNT, counted, in_passing
from crise.games.noe.state import Noe

MANY: Final = 50


def at_least(points: int) -> Bonus:
    """Says nothing that is worth less, unless it wins the game."""

    def announce(t: Noe, me: Seat, word: Any, about: tuple[Any, ...]) -> float:
        right = {one.word: one.points for one in combos.announcements(t.codes(t.kept))}
        small = word is not PASS and right.get(word, 0) < points and t.points[me] + right.get(word, 0) < t.target
        return NEVER if small else 0.0

    return announce


def at_once(t: Noe, me: Seat, word: Any, about: tuple[Any, ...]) -> float:
    """Whatever is true is said."""
    right = {one.word: one.points for one in combos.announcements(t.codes(t.kept))}
    return ALWAYS if word in right else 0.0


def for_many(t: Noe, me: Seat, card: Any, about: tuple[Any, ...]) -> float:
    """Trios and pairs count for nothing: only what brings fifty or more is kept."""
    if not isinstance(card, int):
        return 0.0
    hand, tally = counted(t, t.hands[me].cards)
    code = t.faces[card].value
    return -in_passing(hand - COUNT[code], tally - WEIGHT[code])


FIFTY: Final = at_least(MANY)
STRATEGIES: Final[dict[str, Idea]] = {
    "fifty": {"announce": FIFTY, "claim": FIFTY, "discard": for_many, "hide": for_many},
    "patient": {"announce": FIFTY, "claim": FIFTY},
    "complots": {"announce": at_once, "claim": at_once},
}
