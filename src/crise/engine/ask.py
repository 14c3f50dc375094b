"""Questions: the only moment at which the rules wait for people.

The rules are coroutines that never heard of an event loop. Awaiting `PUT` hands control to whoever drives them and
comes back with the answers: the match does the driving, synchronously.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

Seat: TypeAlias = int
CardId: TypeAlias = int  # an opaque token; what it *is* stands in Table.faces
Option: TypeAlias = int | str | None  # a card id, a seat, a number, a word, or PASS
PASS: Final = None  # the answer of a seat that lets it go
WAIT: Final[Any] = object()  # what a policy says who does not answer a question
SPENT: Final = "a match that was played out can't go on"  # and can't be copied: its answers were not noted

# One question to one seat: who, what, the options (never empty), and what the prompt speaks about.
# A bare tuple, because one is made for every decision of every simulated game.
Ask: TypeAlias = tuple[Seat, str, list[Any], tuple[Any, ...]]
Answers: TypeAlias = dict[Seat, Any]
Random: TypeAlias = Callable[[], float]  # numbers in [0, 1)
# What somebody thinks of the options of a question, by its name: one number each, the higher the better. Given are the
# table, who is asked, the options, and what the question is about.
Rated: TypeAlias = Callable[[Any, Seat, list[Any], tuple[Any, ...]], list[float]]
Ratings: TypeAlias = dict[str, Rated]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers for all seats on the spot, so that the rules need not wait. WAIT: it does not, and it is over.
    A playout is one way: see `Match.playout`."""

    budget: int = 0  # decisions left
    ratings: Ratings | None = None  # by which one seat chooses, if there are any and decisions left: it is not asked
    tracks_knowledge: bool = True  # who knows a card: a playout of a game that does not ask does without

    def answer(self, table: Any, ask: Ask) -> Any:
        """One of several options, or WAIT."""
        raise NotImplementedError

    def answers(self, table: Any, asks: list[Ask]) -> Any:
        """Where several are asked at once, or nobody knows yet whether there is a choice: one option for each of these
        seats, or WAIT."""
        raise NotImplementedError


class Put:
    """Awaited where the rules wait: what they ask lies on the table. One ask brings its answer back, a sealed
    question the answers of all seats."""

    def __await__(self) -> Generator[None, Any, Any]:
        answer = yield
        return answer


PUT: Final = Put()


class Refused(Exception):
    """A move that is not to be had: `reason` names a sentence, `rule` the rule that forbids it (or '')."""

    def __init__(self, reason: str, rule: str = "", **details: Any) -> None:
        said = [f"{name} {value}" for name, value in details.items()]
        super().__init__(f"{reason} {rule}".strip() + (f" ({', '.join(said)})" if said else ""))
        self.reason, self.rule, self.details = reason, rule, details


class Impossible(Exception):
    """An imagined world in which the answers that were given could not have been given."""
