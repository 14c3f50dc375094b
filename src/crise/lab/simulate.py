"""Games of bots by the thousand.

Game number i of a plan has a seed of its own, made from the plan's seed and i: so the results do not depend on how
many processes share the work, and one game can be played again alone.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from math import ceil, sqrt
from random import Random
from statistics import median
from traceback import extract_tb
from typing import Any, TypeAlias

import msgspec

from crise.bots import Bot, make
from crise.bots.levels import Facile, Normal, RandomBot
from crise.core.ask import Ask, CardId, Option, Seat
from crise.core.game import Game
from crise.core.match import Match
from crise.core.record import Setting, record_of
from crise.core.table import Table
from crise.games import GAMES

LONGEST = 100_000  # answers in one game: far above any real one, so that a game without an end is found
CHUNK = 100  # games that a process plays before it reports
FAST = "random"  # the bot that needs no view: it goes through the fast door
# These look at no view, and what they think is the same in all worlds that their seat can't tell apart: so the table
# that is there will do, and none has to be imagined.
NEAR: tuple[type, ...] = (RandomBot, Facile, Normal)
Note: TypeAlias = Callable[[Match, Ask, Option], None]  # is told of every decision before it is carried out


class Plan(msgspec.Struct, frozen=True):
    """What is played. Plain values, so that it travels to other processes."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one per seat
    seed: int = 0
    options: dict[str, Any] = {}
    cards: str | None = None  # a card file, if not the game's own


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended."""

    number: int
    winners: tuple[Seat, ...]
    draw: bool
    turns: int
    decisions: int  # questions with at least two options
    scores: tuple[int, ...]  # by seat
    figures: dict[str, int]  # what the game counts besides


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


class Spread(msgspec.Struct, frozen=True):
    median: float
    p95: int
    max: int


class Distribution(msgspec.Struct, frozen=True):
    """So much or less in 5, 25, 50, 75 and 95 % of the cases."""

    p5: int
    p25: int
    p50: int
    p75: int
    p95: int


class SeatResult(msgspec.Struct, frozen=True):
    seat: Seat
    bot: str
    wins: int
    share: float
    low: float  # Wilson, 95 %
    high: float


class Report(msgspec.Struct, frozen=True):
    plan: Plan
    first: int  # number of the first game
    games: int
    ended: int  # games that came to their end, with every card in one place
    seats: list[SeatResult]
    draws: int
    turns: Spread
    decisions: Spread
    scores: Distribution  # of all seats
    best_scores: Distribution  # of the best seat of each game
    figures: dict[str, Spread]
    decisions_in_all: int
    failures: list[Failure]
    seconds: float
    decisions_per_second: float
    decisions_per_busy_second: float  # of one processor


# --- chance ---------------------------------------------------------------------


def seed_of(seed: int, number: int, what: str = "game") -> int:
    """A seed made from another one: for a game of a plan, for a bot of a game."""
    digest = blake2b(f"{what} {number}".encode(), key=seed.to_bytes(32, "little"), digest_size=8).digest()
    return int.from_bytes(digest, "little")


# --- one game -------------------------------------------------------------------


class DidNotEnd(Exception):
    pass


class CardsLost(Exception):
    pass


def play_random(match: Match, random: Callable[[], float], note: Note | None = None) -> int:
    """To the end, through the fast door; how many decisions it took."""
    decisions = 0
    for _ in range(LONGEST):
        if not match.open:
            return decisions
        ask = match.open[0]
        seat, _, options, _ = ask
        count = len(options)
        option = options[int(random() * count)]
        if count > 1:
            decisions += 1
            if note is not None:
                note(match, ask, option)
        match.give(seat, option)
    raise DidNotEnd(f"not over after {LONGEST} answers")


def play_bots(match: Match, bots: Sequence[Bot], random: Callable[[], float], note: Note | None = None) -> int:
    """To the end, each bot seeing no more than its seat may know."""
    decisions = 0
    for _ in range(LONGEST):
        if not match.open:
            return decisions
        ask = match.open[0]
        seat = ask[0]
        option = _choice(bots[seat], match, seat, random)
        if len(ask[2]) > 1:
            decisions += 1
            if note is not None:
                note(match, ask, option)
        match.answer(seat, option)
    raise DidNotEnd(f"not over after {LONGEST} answers")


def _choice(bot: Bot, match: Match, seat: Seat, random: Callable[[], float]) -> Option:
    ask = match.ask(seat)
    assert ask is not None
    if isinstance(bot, NEAR):
        return bot.choose({}, ask, lambda: match)
    return bot.choose(match.view(seat), ask, lambda: match.imagine(seat, random))


def cards_in_play(table: Table) -> list[CardId]:
    """All cards in all piles. Some ways to play leave cards in the box."""
    return [card for pile in table.all_piles() for card in pile.cards]


def check_conserved(dealt: Sequence[CardId], table: Table) -> None:
    """Every card that was dealt lies in exactly one place, and no other card does."""
    cards = cards_in_play(table)
    if sorted(cards) == sorted(set(dealt)):
        return
    lost, new = sorted(set(dealt) - set(cards)), sorted(set(cards) - set(dealt))
    twice = sorted({card for card in cards if cards.count(card) > 1})
    raise CardsLost(f"cards not conserved: lost {lost}, in several places {twice}, from nowhere {new}")


def is_draw(table: Table, winners: Sequence[Seat]) -> bool:
    """Nobody won, or several sides did. A table where people play in teams of two knows each one's partner."""
    if not winners:
        return True
    partner: Callable[[Seat], Seat] = getattr(table, "partner", lambda seat: seat)
    return any(seat not in (winners[0], partner(winners[0])) for seat in winners)


class Room:
    """A plan made ready to play: what is the same in all its games is prepared once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any, Any, Any] = GAMES[plan.game]
        self.options = self.game.read_options(plan.options)
        self.cards = None if plan.cards is None else self.game.read_cards(plan.cards)
        self.fast = all(bot == FAST for bot in plan.bots)

    def start(self, number: int, tell: bool) -> Match:
        return self.game.start(self.plan.seats, self.options, self.cards, seed_of(self.plan.seed, number), tell)

    def play(self, number: int) -> tuple[Match, Outcome]:
        match = self.start(number, tell=not self.fast)
        return match, self.finish(match, number)

    def finish(self, match: Match, number: int, note: Note | None = None) -> Outcome:
        """Play it to the end."""
        seed = seed_of(self.plan.seed, number)
        dealt = cards_in_play(match.table)
        random = Random(seed_of(seed, 0, "chance")).random
        if self.fast:
            decisions = play_random(match, random, note)
        else:
            bots = [make(name, self.game, seed_of(seed, seat, "bot")) for seat, name in enumerate(self.plan.bots)]
            decisions = play_bots(match, bots, random, note)
        table = match.table
        check_conserved(dealt, table)
        winners = self.game.winners(table)
        return Outcome(
            number=number,
            winners=tuple(winners),
            draw=is_draw(table, winners),
            turns=table.turns,
            decisions=decisions,
            scores=tuple(self.game.scores(table)),
            figures=self.game.figures(table),
        )

    def record(self, match: Match, number: int) -> str:
        """One line of JSON."""
        setting = Setting(self.game, self.plan.seats, seed_of(self.plan.seed, number), self.options, self.cards)
        names = [f"{bot} {seat + 1}" for seat, bot in enumerate(self.plan.bots)]
        return msgspec.json.encode(record_of(setting, match, names)).decode()


def play_chunk(plan: Plan, numbers: range, records: bool) -> Chunk:
    """Some games of a plan. One that fails is noted, and the others go on."""
    room, chunk, began = Room(plan), Chunk(), time.process_time()
    for number in numbers:
        try:
            match, outcome = room.play(number)
            if records:
                chunk.records.append(room.record(match, number))
            chunk.outcomes.append(outcome)
        except Exception as error:
            chunk.failures.append(Failure(number, seed_of(plan.seed, number), where(error)))
    chunk.busy = time.process_time() - began
    return chunk


def where(error: Exception) -> str:
    """What failed, and in which function."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.name}, line {last.lineno})"


# --- many games -----------------------------------------------------------------


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
    # Fresh processes, not copies of this one, which may have threads (a progress bar).
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), leave_interrupts)
    try:
        yield from pool.map(play_chunk, [plan] * len(parts), parts, [records] * len(parts))
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal: the first one decides, the others finish what they play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
        draws=sum(outcome.draw for outcome in outcomes),
        turns=spread([outcome.turns for outcome in outcomes]),
        decisions=spread([outcome.decisions for outcome in outcomes]),
        scores=distribution([score for outcome in outcomes for score in outcome.scores]),
        best_scores=distribution([max(outcome.scores) for outcome in outcomes]),
        figures={
            name: spread([outcome.figures[name] for outcome in outcomes])
            for name in (outcomes[0].figures if outcomes else ())
        },
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


def spread(numbers: list[int]) -> Spread:
    """Median, 95th percentile (the nearest rank) and the most."""
    if not numbers:
        return Spread(0, 0, 0)
    ranked = sorted(numbers)
    return Spread(median(ranked), ranked[ceil(0.95 * len(ranked)) - 1], ranked[-1])


def distribution(numbers: list[int]) -> Distribution:
    """By nearest rank, like `spread`."""
    ranked = sorted(numbers) or [0]
    return Distribution(*(ranked[ceil(share * len(ranked) / 100) - 1] for share in (5, 25, 50, 75, 95)))


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The interval in which a share lies with 95 % confidence: honest for few games and for shares near 0 or 1."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, z * z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
