"""Several seats decide at once, each in several steps: nobody sees a step, or who made one, before the last is made.

A plan is an ordinary coroutine of the rules that asks its own seat and returns what was decided. It changes nothing:
cards move and things are told after `together`. So a plan can be run again from its beginning with the answers so far,
and that is how it goes on after each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias, TypeVar

from crise.engine.ask import PUT, WAIT, Answers, Ask, Impossible, Policy, Seat
from crise.engine.journal import EVERYBODY
from crise.engine.questions import answer_now
from crise.engine.table import Table

T = TypeVar("T")
Plan: TypeAlias = Callable[[Any, Seat], Coroutine[Any, Any, T]]
Said: TypeAlias = list[tuple[Seat, Any]]  # the answers of all seats, as they came


class Reader(Policy):
    """Answers a plan with what its seat has said so far."""

    def __init__(self, said: list[Any]) -> None:
        self._said, self._at = said, 0

    def answer(self, table: Table, ask: Ask) -> Any:
        if self._at == len(self._said):
            return WAIT
        option = self._said[self._at]
        self._at += 1
        if not table.offers(ask[1], option, ask[2]):
            raise Impossible(f"{ask[1]} answered {option!r}")
        return option

    def answers(self, table: Table, asks: list[Ask]) -> Any:
        (ask,) = asks  # a plan asks nobody but its own seat
        option = self.answer(table, ask)
        return WAIT if option is WAIT else {ask[0]: option}


class Plans:
    """The plans of several seats while they are made."""

    def __init__(self, table: Table, plan: Plan[Any], seats: list[Seat]) -> None:
        self._table, self._plan, self._seats = table, plan, seats

    def open(self, said: Said) -> list[Ask]:
        """What is to be answered next, a question a seat at most."""
        asks: list[Ask] = []
        for seat in self._seats:
            asks += self._run(seat, said)[0]
        return asks

    def made(self, said: Said) -> Answers:
        """What each seat decided."""
        return {seat: self._run(seat, said)[1] for seat in self._seats}

    def _run(self, seat: Seat, said: Said) -> tuple[list[Ask], Any]:
        """The next question of a plan, if it has one left; else what it came to."""
        t = self._table
        asks, policy = t.asks, t.policy
        t.policy = Reader([option for who, option in said if who == seat])
        flow = self._plan(t, seat)
        try:
            flow.send(None)
            return t.asks, None
        except StopIteration as end:
            return [], end.value
        finally:
            flow.close()
            t.asks, t.policy = asks, policy


async def together(t: Table, what: str, seats: list[Seat], plan: Plan[T]) -> dict[Seat, T]:
    """Each of these seats makes its plan; what they decided, when the last is made. A step that another hand would not
    have is asked with `choose_openly`: or else who is waited for would tell."""
    plans = Plans(t, plan, seats)
    if t.policy is not None:
        return plans.made(await _played_out(t, t.policy, plans))
    at = t.ask_several()
    if at < t.replay_to and t.replayed(at, EVERYBODY, what, None):
        return plans.made(t.trail[at][2])
    said: Said = []
    t.asks = plans.open(said)
    if t.asks:
        t.window, t.all_answer, t.plans = seats, True, plans
        said = await PUT
        t.plans = None
    t.trail.append((EVERYBODY, what, said, True))
    return plans.made(said)


async def _played_out(t: Table, policy: Policy, plans: Plans) -> Said:
    """Step by step for all seats, so that no plan depends on another in a playout either."""
    said: Said = []
    while asks := plans.open(said):
        said += (await answer_now(t, policy, asks)).items()
    return said
