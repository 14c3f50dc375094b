"""What a bot knows of a game: which options are good, and who is likely to win."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crise.engine.ask import Ask, Ratings, Seat
from crise.engine.ask import Rated as Rated  # heuristics take it from here

# An option rated this low or lower is one that nobody in his right mind takes: suicide, a gift to the leader.
SILLY: Final = -1000.0

# The table is one of an imagined world. A rating looks at what the asked seat may know, and at nothing else: so it is
# the same in all worlds that this seat can't tell apart. An evaluation is, from 0 to 1, how likely a seat is to win; it
# may look at all cards: it judges a world, not a choice.
Evaluation: TypeAlias = Callable[[Any, Seat], float]
# The ratings of a question, set right by what takes too long to be asked in every playout.
Correction: TypeAlias = Callable[[Any, Ask, list[float]], list[float]]

DEPTH: Final = 20  # decisions after which an iteration of a search comes to its judgement
ITERATIONS: Final = 400  # of a search, if nothing is said of its budget
HUNCH: Final = 0.15  # what a good rating is worth while little was tried, in shares of wins


class Heuristic:
    """Ratings by question; where there is none, all options are alike. `normal` does not split hairs: ratings less than
    `tie_margin` apart are the same to it. The rest is for the expert: the questions that it gives more thought
    (`search_ratings`), what sets the ratings of the very question right (`correct`), where its iterations end (after
    `depth` decisions, a number or what it is at a table, or before, when the number that `leaf` gives has risen by
    `ahead`), the questions at which a rating is enough (`no_search`), how much a rating helps an option that was tried
    little (`hunch`), whether a game that is over is judged by `evaluate` too, by how much it was won (`by_margin`): of
    few iterations all may win, or none; and how many there are if nothing is said of the budget (`iterations`)."""

    __slots__ = (
        "ahead", "by_margin", "correct", "depth", "evaluate", "hunch", "iterations", "leaf", "no_search", "ratings",
        "search_ratings", "tie_margin",
    )  # fmt: skip

    def __init__(
        self,
        ratings: Ratings,
        evaluate: Evaluation,
        *,
        tie_margin: float = 0.0,
        search_ratings: Ratings | None = None,
        correct: Correction | None = None,
        depth: int | Callable[[Any], int] = DEPTH,
        leaf: Callable[[Any], int] | None = None,
        ahead: int = 1,
        no_search: frozenset[str] = frozenset(),
        hunch: float = HUNCH,
        by_margin: bool = False,
        iterations: int = ITERATIONS,
    ) -> None:
        self.ratings, self.evaluate, self.tie_margin = ratings, evaluate, tie_margin
        self.search_ratings = defaultdict(lambda: indifferent, ratings | (search_ratings or {}))
        self.correct = correct
        self.depth, self.leaf, self.ahead, self.no_search = depth, leaf, ahead, no_search
        self.hunch, self.by_margin, self.iterations = hunch, by_margin, iterations

    def rate(self, table: Any, ask: Ask) -> list[float]:
        seat, what, options, about = ask
        return self.ratings.get(what, indifferent)(table, seat, options, about)

    def rate_for_search(self, table: Any, ask: Ask) -> list[float]:
        seat, what, options, about = ask
        return self.search_ratings[what](table, seat, options, about)

    def decisions(self, table: Any) -> int:
        """How far an iteration looks from this table."""
        return self.depth if isinstance(self.depth, int) else self.depth(table)

    def rate_with_care(self, table: Any, ask: Ask) -> list[float]:
        rates = self.rate_for_search(table, ask)
        return self.correct(table, ask, rates) if self.correct is not None and len(ask[2]) > 1 else rates


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

    def rate(table: Any, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
        for option in options:
            if not isinstance(option, int):
                return _amid_words(rated, table, me, options, about)
        return rated(table, me, options, about)

    return rate


def _amid_words(rated: Rated, table: Any, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    numbers = [option for option in options if isinstance(option, int)]
    rates = rated(table, me, numbers, about) if numbers else []
    return filled(options, rates, middling(rates))


def filled(options: list[Any], rates: list[float], other: float) -> list[float]:
    """These rates for the numbers among the options, in their order; for words and passes the other one."""
    left = iter(rates)
    return [next(left) if isinstance(option, int) else other for option in options]


def middling(rates: list[float]) -> float:
    """Half-way between the best and the worst that is not silly."""
    sane = [rate for rate in rates if rate > SILLY]
    return (max(sane) + min(sane)) / 2 if sane else 0.0


def ahead(scores: list[int], seat: Seat) -> float:
    """How far this seat is before the best other one, from 0 to 1; level: a half. Who plays alone compares with 0."""
    best = max([score for other, score in enumerate(scores) if other != seat], default=0)
    reach = abs(best) + abs(scores[seat]) + 1
    return 0.5 + 0.5 * (scores[seat] - best) / reach


def generic(scores: Callable[[Any], list[int]]) -> Heuristic:
    """For a game that nobody has thought about: all options are alike, and who has more is better off."""
    return Heuristic({}, lambda table, seat: ahead(scores(table), seat))
