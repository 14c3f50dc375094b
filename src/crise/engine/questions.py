"""How rules ask: one seat, one seat in the open, or several at once.

Who is asked, and whom the table waits for, must follow from what everybody knows. A question whose options are hidden
is therefore put openly or sealed, with a choice or without one; `choose` goes past a single option without a stop.
In a playout a policy answers on the spot, and no answer is noted: nobody copies that table or undoes a move.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeAlias, TypeVar

from crise.engine.ask import PUT, SPENT, WAIT, Answers, Ask, Policy, Seat
from crise.engine.journal import EVERYBODY
from crise.engine.table import Table

T = TypeVar("T")
Offers: TypeAlias = dict[Seat, list[Any]]


def choose(t: Table, seat: Seat, what: str, options: list[T], *about: Any) -> Coroutine[Any, Any, T]:
    """Ask one seat. A single option is taken at once, and nobody can tell that it was."""
    return answer_of(t, seat, what, options, about, len(options) == 1)


def choose_openly(t: Table, seat: Seat, what: str, options: list[T], *about: Any) -> Coroutine[Any, Any, T]:
    """Like `choose`, but a seat with a single option is asked too. Where the table would go on at once for one hand
    and wait for another, the waiting would tell what the seat holds."""
    return answer_of(t, seat, what, options, about, False)


async def answer_of(t: Table, seat: Seat, what: str, options: list[T], about: tuple[Any, ...], forced: bool) -> T:
    """What one seat chooses. `forced`: its only option, unasked."""
    answer: T
    policy = t.policy
    if policy is not None:
        if forced:
            return options[0]
        ratings = policy.ratings
        if ratings is not None and policy.budget > 0 and len(options) > 1:
            policy.budget -= 1
            rates = ratings[what](t, seat, options, about)
            return options[rates.index(max(rates))]
        answer = decide(t, policy, (seat, what, options, about))
        if answer is not WAIT:
            return answer
        await PUT
        raise RuntimeError(SPENT)
    at = t.cursor
    t.cursor = at + 1
    if seat != t.asked:
        t.asked = seat
        t.public_until = t.fixed_until = at  # that somebody else is asked shows that this is over
    if at < t.replay_to:
        if t.replayed(at, seat, what, options):
            answer = t.trail[at][2]
            return answer
    elif forced:
        t.trail.append((seat, what, options[0], False))
        return options[0]
    t.asks = [(seat, what, options, about)]
    answer = await PUT
    t.trail.append((seat, what, answer, True))
    return answer


async def choose_sealed(t: Table, what: str, options: Offers, *about: Any, openly: bool = False) -> Answers:
    """Ask several seats at once: nobody sees an answer, or who has given one, before the last is in. `openly`: those
    without a choice too, where another hand would have one: what they did must be the same in all worlds."""
    answers: Answers = {seat: offered[0] for seat, offered in options.items()}
    if t.policy is not None:
        asks = [(seat, what, offered, about) for seat, offered in options.items() if openly or len(offered) > 1]
        answers.update(await answer_now(t, t.policy, asks))
        return answers
    at = t.ask_several()
    if at < t.replay_to and t.replayed(at, EVERYBODY, what, None):
        answers.update(t.trail[at][2])
        return answers
    # Only seats with a choice are disturbed. Where an imagined world opens, others are, even without a choice:
    # in the real one somebody is being waited for.
    overlay = t.overlay if at == t.root_at else None
    everybody = openly or t.ask_everybody
    t.asks = []
    for seat, offered in options.items():
        imagined = overlay is not None and (seat != overlay.observer or overlay.observer_asked)
        if len(offered) > 1 or everybody or imagined:
            t.asks.append((seat, what, offered, about))
    given: Answers = {}
    if t.asks:
        t.window, t.all_answer = list(options), openly
        given = await PUT
        answers.update(given)
    t.trail.append((EVERYBODY, what, given, True))
    return answers


def decide(t: Table, policy: Policy, ask: Ask) -> Any:
    """In a playout: what one seat does, or WAIT, and the question lies on the table."""
    answer: Any = WAIT
    if len(ask[2]) > 1:
        answer = policy.answer(t, ask)
    elif policy.answers(t, [ask]) is not WAIT:  # asked openly: the policy may stop here too
        answer = ask[2][0]
    if answer is WAIT:
        t.asks = [ask]
    return answer


async def answer_now(t: Table, policy: Policy, asks: list[Ask]) -> Any:
    """In a playout: what those who are asked at once do, if there are any."""
    answers = policy.answers(t, asks) if asks else {}
    if answers is WAIT:
        t.asks = asks
        await PUT
        raise RuntimeError(SPENT)
    return answers
