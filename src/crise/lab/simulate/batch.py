"""Many games of one plan, shared among processes, and their summary."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import ceil

import msgspec

from crise.engine.ask import Seat
from crise.lab.simulate.play import Outcome, Plan, Simulator, seed_of, where
from crise.lab.simulate.processes import processes
from crise.lab.simulate.statistics import (
    Distribution,
    RivalResult,
    Spread,
    distribution,
    rival_results,
    spread,
    wilson,
)  # fmt: skip

CHUNK = 100  # games that a process plays before it reports


class Failure(msgspec.Struct, frozen=True):
    """A game that crashed, lost a card or did not end: all that is needed to see it again."""

    number: int
    seed: int
    why: str


class Chunk(msgspec.Struct):
    """What one process played."""

    outcomes: list[Outcome] = []
    failures: list[Failure] = []
    records: list[str] = []
    busy: float = 0.0  # seconds of processor time


class SeatResult(msgspec.Struct, frozen=True):
    seat: Seat
    bot: str
    wins: int
    share: float
    low: float  # Wilson, 95 %
    high: float


class SideResult(msgspec.Struct, frozen=True):
    """A team or a role that people play: how often it won, and what its score is made of, on average."""

    side: str
    games: int
    wins: int
    share: float
    low: float  # Wilson, 95 %
    high: float
    score: float
    sources: dict[str, float]


class ToldResult(msgspec.Struct, frozen=True):
    """An event that was asked for: in how many games it was told."""

    event: str
    games: int
    share: float
    low: float  # Wilson, 95 %
    high: float


class Report(msgspec.Struct, frozen=True):
    plan: Plan
    first: int  # number of the first game
    games: int
    ended: int  # games that came to their end, with every card in one place
    seats: list[SeatResult]
    sides: list[SideResult]
    rivals: list[RivalResult]
    draws: int
    turns: Spread
    decisions: Spread
    scores: Distribution  # of all seats
    best_scores: Distribution  # of the best seat of each game
    figures: dict[str, Spread]
    told: list[ToldResult]
    decisions_in_all: int
    failures: list[Failure]
    seconds: float
    decisions_per_second: float
    decisions_per_busy_second: float  # of one processor


def play_chunk(plan: Plan, numbers: range, records: bool) -> Chunk:
    """Some games of a plan. One that fails is noted, and the others go on."""
    simulator, chunk, began = Simulator(plan), Chunk(), time.process_time()
    for number in numbers:
        try:
            match, outcome = simulator.play(number)
            if records:
                chunk.records.append(simulator.record(match, number))
            chunk.outcomes.append(outcome)
        except Exception as error:
            chunk.failures.append(Failure(number, seed_of(plan.seed, number), where(error)))
    chunk.busy = time.process_time() - began
    return chunk


def simulate(
    plan: Plan,
    games: int,
    *,
    first: int = 1,
    jobs: int = 1,
    keep: Callable[[int, str], None] | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Report:
    """Play games number `first` and following. `keep` gets number and record of each game, in order."""
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    failures: list[Failure] = []
    busy = 0.0
    for chunk in _chunks(plan, range(first, first + games), jobs, keep is not None):
        outcomes += chunk.outcomes
        failures += chunk.failures
        busy += chunk.busy
        if keep is not None:
            for outcome, record in zip(chunk.outcomes, chunk.records, strict=True):
                keep(outcome.number, record)
        progress(len(chunk.outcomes) + len(chunk.failures))
    return report(plan, first, outcomes, failures, time.perf_counter() - began, busy)


def _chunks(plan: Plan, numbers: range, jobs: int, records: bool) -> Iterator[Chunk]:
    size = max(1, min(CHUNK, ceil(len(numbers) / jobs)))
    parts = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    if jobs == 1:
        yield from (play_chunk(plan, part, records) for part in parts)
        return
    pool = processes(jobs)
    try:
        yield from pool.map(play_chunk, [plan] * len(parts), parts, [records] * len(parts))
    finally:
        pool.shutdown(cancel_futures=True)


def report(
    plan: Plan, first: int, outcomes: list[Outcome], failures: list[Failure], seconds: float, busy: float
) -> Report:
    decisions = sum(outcome.decisions for outcome in outcomes)
    return Report(
        plan=plan,
        first=first,
        games=len(outcomes) + len(failures),
        ended=len(outcomes),
        seats=[_seat_result(plan, seat, outcomes) for seat in range(plan.seats)],
        sides=side_results(outcomes),
        rivals=rival_results([outcome.rivals for outcome in outcomes]),
        draws=sum(outcome.draw for outcome in outcomes),
        turns=spread([outcome.turns for outcome in outcomes]),
        decisions=spread([outcome.decisions for outcome in outcomes]),
        scores=distribution([score for outcome in outcomes for score in outcome.scores]),
        best_scores=distribution([max(outcome.scores) for outcome in outcomes]),
        figures={
            name: spread([outcome.figures[name] for outcome in outcomes])
            for name in (outcomes[0].figures if outcomes else ())
        },
        told=[_told_result(event, outcomes) for event in plan.told],
        decisions_in_all=decisions,
        failures=failures,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        decisions_per_busy_second=decisions / busy if busy else 0.0,
    )


def _seat_result(plan: Plan, seat: Seat, outcomes: list[Outcome]) -> SeatResult:
    wins = sum(not outcome.draw and seat in outcome.winners for outcome in outcomes)
    low, high = wilson(wins, len(outcomes))
    return SeatResult(seat, plan.bots[seat], wins, wins / len(outcomes) if outcomes else 0.0, low, high)


def _told_result(event: str, outcomes: list[Outcome]) -> ToldResult:
    games = sum(event in outcome.told for outcome in outcomes)
    return ToldResult(event, games, games / len(outcomes) if outcomes else 0.0, *wilson(games, len(outcomes)))


def side_results(outcomes: list[Outcome]) -> list[SideResult]:
    """Of the sides that differ; where none do, of all seats together, if the game says what a score is made of."""
    played: dict[str, list[tuple[Outcome, Seat]]] = {}
    for outcome in outcomes:
        for seat in range(len(outcome.scores)):
            if outcome.sides or outcome.sources:
                played.setdefault(outcome.sides[seat] if outcome.sides else "all", []).append((outcome, seat))
    return [_side_result(side, places) for side, places in sorted(played.items())]


def _side_result(side: str, places: list[tuple[Outcome, Seat]]) -> SideResult:
    games, wins = len(places), sum(not outcome.draw and seat in outcome.winners for outcome, seat in places)
    made_of = [outcome.sources[seat] for outcome, seat in places if outcome.sources]
    sources = {name: sum(one.get(name, 0) for one in made_of) / games for one in made_of for name in one}
    score = sum(outcome.scores[seat] for outcome, seat in places) / games
    return SideResult(side, games, wins, wins / games, *wilson(wins, games), score, sources)
