"""What a bot knows of a game: which options are good, and who is likely to win."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crise.core.ask import Ask, Ratings, Seat
from crise.core.ask import Rated as Rated  # minds take it from here

# An option rated this low or lower is one that nobody in his right mind takes: suicide, a gift to the leader.
SILLY: Final = -1000.0

# The table is one of an imagined world. A rating looks at what the asked seat may know, and at nothing else: so it is
# the same in all worlds that this seat can't tell apart. A worth is, from 0 to 1, how likely a seat is to win; it may
# look at all cards: it judges a world, not a choice.
Worth: TypeAlias = Callable[[Any, Seat], float]

CUT: Final = 20  # decisions after which an iteration of a search comes to its judgement


class Mind:
    """Ratings by question; where there is none, all options are alike. `normal` does not split hairs: ratings less
    than `near` apart are the same to it. The rest is for the expert: the questions that it gives more thought
    (`keen`), where its iterations end (after `cut` decisions, or before, when the table comes to a `pause`: when that
    number changes), and the questions at which a rating is enough (`plain`)."""

    __slots__ = ("cut", "keen", "near", "pause", "plain", "rates", "worth")

    def __init__(
        self,
        rates: Ratings,
        worth: Worth,
        *,
        near: float = 0.0,
        keen: Ratings | None = None,
        cut: int = CUT,
        pause: Callable[[Any], int] | None = None,
        plain: frozenset[str] = frozenset(),
    ) -> None:
        self.rates, self.worth, self.near = rates, worth, near
        self.keen = defaultdict(lambda: indifferent, rates if keen is None else rates | keen)
        self.cut, self.pause, self.plain = cut, pause, plain

    def rate(self, table: Any, ask: Ask) -> list[float]:
        seat, what, options, about = ask
        return self.rates.get(what, indifferent)(table, seat, options, about)

    def rate_keenly(self, table: Any, ask: Ask) -> list[float]:
        seat, what, options, about = ask
        return self.keen[what](table, seat, options, about)


def indifferent(table: Any, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """All options are alike."""
    return [0.0] * len(options)


def sanely(rates: Ratings, reach: dict[str, float]) -> Ratings:
    """The same ratings; where it is said how far below the best nobody goes, what lies below that is silly."""
    return {what: _within(rated, reach[what]) if what in reach else rated for what, rated in rates.items()}


def _within(rated: Rated, reach: float) -> Rated:
    return lambda table, me, options, about: sane(rated(table, me, options, about), reach)


def sane(rates: list[float], reach: float) -> list[float]:
    """What lies so far below the best nobody takes."""
    least = max(rates) - reach
    return [rate if rate >= least else SILLY for rate in rates]


def of_numbers(rated: Rated) -> Rated:
    """The same rating, for a question whose options are cards, seats or numbers. A word or a pass that turns up among
    them, of which nobody here has heard, is neither good nor bad."""
    return lambda table, me, options, about: _amid_words(rated, table, me, options, about)


def _amid_words(rated: Rated, table: Any, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    numbers = [option for option in options if isinstance(option, int)]
    rates = rated(table, me, numbers, about) if numbers else []
    return rates if len(numbers) == len(options) else filled(options, rates, middling(rates))


def filled(options: list[Any], rates: list[float], other: float) -> list[float]:
    """These rates for the numbers among the options, in their order; for words and passes the other one."""
    left = iter(rates)
    return [next(left) if isinstance(option, int) else other for option in options]


def middling(rates: list[float]) -> float:
    """Half-way between the best and the worst that is not silly."""
    sane = [rate for rate in rates if rate > SILLY]
    return (max(sane) + min(sane)) / 2 if sane else 0.0


def ahead(scores: list[int], seat: Seat) -> float:
    """How far this seat is before the best other one, from 0 to 1; level: a half."""
    best = max([score for other, score in enumerate(scores) if other != seat])
    reach = abs(best) + abs(scores[seat]) + 1
    return 0.5 + 0.5 * (scores[seat] - best) / reach


def generic(scores: Callable[[Any], list[int]]) -> Mind:
    """For a game that nobody has thought about: all options are alike, and who has more is better off."""
    return Mind({}, lambda table, seat: ahead(scores(table), seat))
