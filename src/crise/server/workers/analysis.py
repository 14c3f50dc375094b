"""Games judged: who was likely to win at the head of the turns of one that is over, what to do in one that is not."""

from __future__ import annotations

from typing import NamedTuple

from crise.bots import chances as bots
from crise.bots.advice import DUELS, advise
from crise.engine.ask import Ask
from crise.server.room.live_match import LiveMatch
from crise.server.wire_replays import Chances
from crise.server.workers import jobs

POINTS = 24  # of the curve
TURNING = 3  # moments at which most changed


class Head(NamedTuple):
    """The head of a turn: after so many answers, in this round."""

    turn: int
    step: int
    round: int


def chances(job: jobs.Judge) -> Chances:
    heads = _heads(job)
    wanted = {head.step: head for head in _some(heads)}
    live, found = job.start.begin(), dict[Head, list[int]]()
    for step in range(len(job.given) + 1):
        if step:
            live.answer(*job.given[step - 1])
        if step in wanted:
            found[wanted[step]] = _judged(live)
    percent = list(found.values())
    return Chances(
        [head.round for head in found], [head.step for head in found], percent, turning(percent), bots.WORLDS
    )


def advice(live: LiveMatch, ask: Ask) -> jobs.Advised:
    """What the expert would answer, from what the seat that is asked knows."""
    found = advise(live.setting.game, live.match, ask)
    forms = [live.form(ask[1], option) for option in ask[2]]
    if found.duel is None:
        return jobs.Advised(forms[found.best], values=[None] * len(forms))
    duel = found.duel
    return jobs.Advised(
        option=forms[found.best],
        next=forms[found.next],
        values=[None if value is None else percent(value) for value in found.values],
        error=max(1, round(100 * duel.error)),
        gains=[round(gain, 1) for gain in duel.gains],
        worlds=DUELS,
    )


def percent(share: float) -> int:
    """A lead that was added to a share may go beyond."""
    return min(100, max(0, round(100 * share)))


def _judged(live: LiveMatch) -> list[int]:
    return whole(bots.chances(live.setting.game, live.match))


def _heads(job: jobs.Judge) -> list[Head]:
    """Of all turns, and the end."""
    live = job.start.begin()
    heads, table = [Head(live.match.table.turns, 0, live.round())], live.match.table
    for step, (seat, option) in enumerate(job.given, 1):
        live.answer(seat, option)
        table = live.match.table
        if live.over or table.turns != heads[-1].turn:
            heads.append(Head(table.turns, step, live.round()))
    return heads


def _some(heads: list[Head]) -> list[Head]:
    """Evenly over the game, the first and the last among them."""
    last = len(heads) - 1
    count = min(POINTS, len(heads))
    return [heads[round(at * last / max(1, count - 1))] for at in range(count)]


def whole(shares: list[float]) -> list[int]:
    """As whole percents that are 100 together: those with most left over are rounded up."""
    down = [int(100 * share + 1e-9) for share in shares]
    order = sorted(range(len(shares)), key=lambda at: down[at] - 100 * shares[at])
    for at in order[: 100 - sum(down)]:
        down[at] += 1
    return down


def turning(percent: list[list[int]]) -> list[int]:
    """The moments at which most changed hands, in the order of the game."""

    def moved(at: int) -> int:
        return max(abs(now - before) for now, before in zip(percent[at], percent[at - 1], strict=True))

    return sorted(sorted(range(1, len(percent)), key=moved, reverse=True)[:TURNING])
