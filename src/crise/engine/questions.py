"""How rules ask: one seat, one seat in the open, or several at once.

Who is asked, and whom the table waits for, must follow from what everybody knows. A question whose options are hidden
is therefore put openly or sealed, with a choice or without one; `choose` goes past a single option without a stop.
In a playout a policy answers on the spot, and no answer is noted: nobody copies that table or undoes a move.
"""

from __future__ import annotations

from typing import Any, TypeVar

from crise.engine.ask import PUT, SPENT, WAIT, Answers, Ask, Policy, Seat
from crise.engine.journal import EVERYBODY
from crise.engine.table import Table

T = TypeVar("T")


async def choose(t: Table, seat: Seat, what: str, options: list[T], *about: Any) -> T:
    """Ask one seat. A single option is taken at once, and nobody can tell that it was."""
    answer: T
    policy = t.policy
    if policy is not None:
        if len(options) == 1:
            return options[0]
        answer = decide(t, policy, seat, what, options, about)
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
    elif len(options) == 1:
        answer = options[0]
        t.trail.append((seat, what, answer, False))
        return answer
    t.asks = [(seat, what, options, about)]
    answer = await PUT
    t.trail.append((seat, what, answer, True))
    return answer


async def choose_openly(t: Table, seat: Seat, what: str, options: list[T], *about: Any) -> T:
    """Like `choose`, but a seat with a single option is asked too. Where the table would go on at once for one hand
    and wait for another, the waiting would tell what the seat holds."""
    answer: T
    policy = t.policy
    if policy is not None:
        if len(options) == 1:
            answer = (await answer_now(t, policy, [(seat, what, options, about)]))[seat]
            return answer
        answer = decide(t, policy, seat, what, options, about)
        if answer is not WAIT:
            return answer
        await PUT
        raise RuntimeError(SPENT)
    if len(options) > 1:
        return await choose(t, seat, what, options, *about)
    at = t.cursor
    t.cursor = at + 1
    if seat != t.asked:
        t.asked = seat
        t.public_until = t.fixed_until = at
    if at < t.replay_to and t.replayed(at, seat, what, options):
        answer = t.trail[at][2]
        return answer
    t.asks = [(seat, what, options, about)]
    answer = await PUT
    t.trail.append((seat, what, answer, True))
    return answer


async def choose_sealed(
    t: Table, what: str, options: dict[Seat, list[Any]], *about: Any, openly: bool = False
) -> Answers:
    """Ask several seats at once: nobody sees an answer, or who has given one, before the last is in. `openly`: those
    without a choice too, where another hand would have one: what they did must be the same in all worlds."""
    answers: Answers = {}
    for seat, offered in options.items():
        answers[seat] = offered[0]
    if t.policy is not None:
        asks = [(seat, what, offered, about) for seat, offered in options.items() if openly or len(offered) > 1]
        answers.update(await answer_now(t, t.policy, asks))
        return answers
    at = t.cursor
    t.cursor = at + 1
    t.public_until = t.fixed_until = at
    t.asked = EVERYBODY
    if at < t.replay_to and t.replayed(at, EVERYBODY, what, None):
        answers.update(t.trail[at][2])
        return answers
    # Only seats with a choice are disturbed. Where an imagined world opens, others are, even without a choice:
    # in the real one somebody is being waited for.
    overlay = t.overlay if at == t.root_at else None
    everybody = openly or t.ask_everybody
    asks = []
    for seat, offered in options.items():
        if (
            len(offered) > 1
            or everybody
            or (overlay is not None and (seat != overlay.observer or overlay.observer_asked))
        ):
            asks.append((seat, what, offered, about))
    t.asks = asks
    given: Answers = {}
    if t.asks:
        t.window, t.all_answer = list(options), openly
        given = await PUT
        answers.update(given)
    t.trail.append((EVERYBODY, what, given, True))
    return answers


def decide(t: Table, policy: Policy, seat: Seat, what: str, options: list[Any], about: tuple[Any, ...]) -> Any:
    """In a playout: what one seat does, or WAIT, and the question lies on the table."""
    if policy.ratings is not None and policy.budget > 0:
        policy.budget -= 1
        rates = policy.ratings[what](t, seat, options, about)
        return options[rates.index(max(rates))]
    ask = (seat, what, options, about)
    answer = policy.answer(t, ask)
    if answer is WAIT:
        t.asks = [ask]
    return answer


async def answer_now(t: Table, policy: Policy, asks: list[Ask]) -> Answers:
    """In a playout: what those who are asked at once do, if there are any."""
    answers: Any = policy.answers(t, asks) if asks else {}
    if answers is WAIT:
        t.asks = asks
        await PUT
        raise RuntimeError(SPENT)
    given: Answers = answers
    return given
