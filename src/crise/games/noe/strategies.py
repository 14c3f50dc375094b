"""Ways to play Noé that follow one idea: see `crise.bots.strategies`.

`fifty` has a mind of its own, of thirty lines: it counts the cards that are missing, and nothing else.
"""

from __future__ import annotations

from typing import Any, Final

from crise.bots.strategies import ALWAYS, NEVER, Bonus, Idea
from crise.engine.ask import PASS, CardId, Seat
from crise.games.noe import combos
from crise.games.noe.heuristic import COUNT, counted, groups, has, names_missing, noes_missing
from crise.games.noe.legal import DISCARD, PILE
from crise.games.noe.state import Noe

MANY: Final = 50
# Points by the cards that are missing: an Élysée, three Journalistes or Pompiers, five Alphas.
ELYSEES: Final = (95.0, 20.0, 4.0, 0.8, 0.2, 0.0)
TRIOS: Final = (50.0, 12.0, 3.0, 0.0)
ALPHAS: Final = (75.0, 15.0, 4.0, 1.0, 0.0, 0.0)
PILE_ADDS: Final = 4.0
A_TRIO, A_PAIR, A_JOKER = 5.0, 1.5, 2.0  # at a draw only


def at_least(points: int) -> Bonus:
    """Says nothing that is worth less, unless it wins the game."""

    def announce(t: Noe, me: Seat, word: Any, about: tuple[Any, ...]) -> float:
        right = {one.word: one.points for one in combos.announcements(t.codes(t.kept))}
        small = word is not PASS and right.get(word, 0) < points and t.points[me] + right.get(word, 0) < t.target
        return NEVER if small else 0.0

    return announce


def fifty_or_elysee(t: Noe, me: Seat, word: Any, about: tuple[Any, ...]) -> float:
    """Fifty or more at once, but for an Élysée in the hand."""
    hand, _ = counted(t, t.kept)
    if word is PASS:
        return ALWAYS if not noes_missing(hand) or not names_missing(hand) else 0.0
    return FIFTY(t, me, word, about) or ALWAYS / 2


def at_once(t: Noe, me: Seat, word: Any, about: tuple[Any, ...]) -> float:
    """Whatever is true is said."""
    right = {one.word: one.points for one in combos.announcements(t.codes(t.kept))}
    return ALWAYS if word in right else 0.0


def near(hand: int) -> float:
    """What a hand has of fifty points or more."""
    jokers = hand & 7
    three, five = ELYSEES[noes_missing(hand)], ELYSEES[names_missing(hand)]
    found = [TRIOS[max(0, 3 - has(hand, what) - jokers)] for what in ("journalistes", "pompiers")]
    found.append(ALPHAS[max(0, 5 - has(hand, "alphas") - jokers)])
    best = max(found)
    elysee = max(three, five) if ELYSEES[0] in (three, five) else three + five
    return elysee + (best if best >= MANY else best + (sum(found) - best) / 2)


def keeps(t: Noe, me: Seat, card: Any, about: tuple[Any, ...]) -> float:
    if not isinstance(card, int) or COUNT[t.faces[card].value] & 7:
        return NEVER
    hand, _ = counted(t, t.hands[me].cards)
    return ALWAYS * near(hand - COUNT[t.faces[card].value])


def takes(t: Noe, me: Seat, word: Any, about: tuple[Any, ...]) -> float:
    """The open card if it brings one nearer than the pile is likely to; an Élysée that is there is said."""
    cards = t.hands[me].cards
    if word == PILE:
        return ALWAYS * (nearer(t, cards) + PILE_ADDS)
    if word != DISCARD:
        return 10 * ALWAYS * ELYSEES[0] if t.holds_elysee(me) else NEVER
    return ALWAYS * max([nearer(t, [t.discard.cards[-1], *cards[:at], *cards[at + 1 :]]) for at in range(len(cards))])


def nearer(t: Noe, cards: list[CardId]) -> float:
    hand, tally = counted(t, cards)
    trios, pairs = groups(tally)
    return near(hand) + A_TRIO * trios + A_PAIR * pairs + A_JOKER * (hand & 7)


FIFTY: Final = at_least(MANY)
STRATEGIES: Final[dict[str, Idea]] = {
    "fifty": {"announce": fifty_or_elysee, "draw": takes, "discard": keeps, "hide": keeps},
    "patient": {"announce": FIFTY, "claim": FIFTY},
    "complots": {"announce": at_once, "claim": at_once},
}
