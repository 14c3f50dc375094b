"""Teach a net by games: what `crise.bots.net` reads.

    python -m tools.learn GAME --rounds 300 --games 2100 --processes 8

Seats that choose by chance, the better an option looks the likelier, play against each other and against `normal`.
Then what was chosen on the way to a better end than was expected becomes likelier, little by little, and what was
expected is set right (proximal policy optimization, with generalized advantage estimation). The net begins as the
ratings, to which it says nothing; or where another run ended, with `--from`. The same seed and numbers, the same net.
A game that can be taught has a module `net`: its figures of a table and of options, and the name of the file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crise.bots.heuristic import Heuristic
from crise.bots.levels import nearly_best, pick
from crise.bots.net import HIDDEN, OF_CHANCE, OF_OPTIONS, Net
from crise.bots.policy import heuristic_of
from crise.engine.ask import Ask, Option, Policy, Seat
from crise.games import GAMES
from crise.lab.simulate.play import seed_of

AGAINST_ITSELF: Final = 0.5  # of the games; the others against `normal`
FAR: Final = 0.95  # how much of a surprise goes back to the choice before it
STEP: Final = 0.2  # no choice becomes so much likelier or less likely in one round
CURIOSITY: Final = 0.003  # what it is worth not to be sure
PASSES: Final = 3  # over the decisions of a round
AT_ONCE: Final = 8192  # decisions
LEAST: Final = 0.1  # of the rate of learning, at the end
LONGEST: Final = 0.5  # step of the weights, before it is scaled
WARM: Final = 3  # rounds in which only what to expect is learned
AHEAD: Final = 1 << 62  # decisions of a playout: to the end

Array: TypeAlias = NDArray[np.float32]
Whole: TypeAlias = NDArray[np.int64]
Weights: TypeAlias = dict[str, Array]


# --- Playing --------------------------------------------------------------------------------


class Decision(NamedTuple):
    table: Array
    options: Array
    leads: Array  # what the ratings say
    chosen: int
    sure: float  # the logarithm of its chance


class Pupil(Policy):
    """Answers for the seats that learn, and for the others as `normal` does."""

    def __init__(self, lesson: Any, heuristic: Heuristic, net: Net, learning: list[Seat], random: Random) -> None:
        self.lesson, self.heuristic, self.net, self.random = lesson, heuristic, net, random.random
        self.noted: dict[Seat, list[Decision]] = {seat: [] for seat in learning}
        self.budget = AHEAD

    def answers(self, table: Any, asks: list[Ask]) -> dict[Seat, Option]:
        return {ask[0]: ask[2][0] if len(ask[2]) == 1 else self.answer(table, ask) for ask in asks}

    def answer(self, table: Any, ask: Ask) -> Option:
        seat, what, _, about = ask
        options: list[Option] = ask[2]
        rates = self.heuristic.rate(table, ask)
        if seat not in self.noted:
            return pick(nearly_best(list(zip(options, rates, strict=True)), self.heuristic.tie_margin), self.random)
        leads: list[float] = self.lesson.leads(rates)
        seen: list[float] = self.lesson.table(table, seat, what, about)
        figures: list[list[float]] = self.lesson.choices(table, seat, what, options, leads)
        chances = softmax(floats(self.net.correct(seen, figures, leads)))
        chosen = min(int(np.searchsorted(np.cumsum(chances), self.random())), len(options) - 1)
        sure = float(np.log(chances[chosen] + 1e-12))
        self.noted[seat].append(Decision(floats(seen), floats(figures), floats(leads), chosen, sure))
        return options[chosen]


def floats(figures: list[Any]) -> Array:
    return np.array(figures, np.float32)


def softmax(values: Array) -> Array:
    powers: Array = np.exp(values - values.max())
    shares: Array = powers / powers.sum()
    return shares


def expected(weights: Weights, seen: Array) -> tuple[Array, Array]:
    """The hidden units of the second head, and what it says."""
    hidden = np.maximum(seen @ weights["sees"] + weights["seen_bias"], 0.0)
    return hidden, 1.0 / (1.0 + np.exp(-(hidden @ weights["hopes"] + weights["hope_bias"][0])))


class Batch(NamedTuple):
    """The decisions of many games, one below the other; their options likewise."""

    tables: Array
    options: Array
    leads: Array
    counts: Whole  # options of each decision
    chosen: Whole
    sure: Array
    surprise: Array  # how much better it went than was expected
    came: Array  # what it should have expected


def taught() -> list[str]:
    return [name for name, game in GAMES.items() if game.module("net")]


def lesson_of(name: str) -> Any:
    return import_module(GAMES[name].module("net") or "")


def play(name: str, weights: Weights, seed: int, games: int) -> tuple[Batch, float]:
    """So many games, and the share of them that was won against `normal`."""
    game, lesson, net, random = GAMES[name], lesson_of(name), Net(weights), Random(seed)
    heuristic, options = heuristic_of(game), game.read_options({})
    parts: list[Batch] = []
    won: list[float] = []
    for number in range(games):
        alone = random.random() >= AGAINST_ITSELF
        learning = [random.randrange(lesson.SEATS)] if alone else [*range(lesson.SEATS)]
        pupil = Pupil(lesson, heuristic, net, learning, random)
        match = game.start(lesson.SEATS, options, None, seed_of(seed, number), False)
        begun = match.table
        match.playout(pupil)
        winners = game.winners(begun)
        for seat, noted in pupil.noted.items():
            result = 1.0 / len(winners) if seat in winners else 0.0
            if alone:
                won.append(result)
            if noted:
                parts.append(batch_of(weights, noted, result))
    return joined(parts), sum(won) / max(1, len(won))


def batch_of(weights: Weights, noted: list[Decision], result: float) -> Batch:
    """The decisions of one seat in one game."""
    tables = np.array([one.table for one in noted])
    hoped = expected(weights, tables)[1]
    surprise, after, carried = np.zeros(len(noted), np.float32), result, 0.0
    for at in reversed(range(len(noted))):
        carried = after - float(hoped[at]) + FAR * carried
        surprise[at], after = carried, float(hoped[at])
    return Batch(
        tables,
        np.concatenate([one.options for one in noted]),
        np.concatenate([one.leads for one in noted]),
        np.array([len(one.options) for one in noted]),
        np.array([one.chosen for one in noted]),
        np.array([one.sure for one in noted], np.float32),
        surprise,
        surprise + hoped,
    )


def joined(parts: list[Batch]) -> Batch:
    return Batch(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])


# --- Learning -------------------------------------------------------------------------------


class Steps:
    """Adam: the size of a step by what the steps before were like."""

    def __init__(self, weights: Weights) -> None:
        self.mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.taken = 0

    def take(self, weights: Weights, slopes: Weights, rate: float) -> None:
        self.taken += 1
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        shorter = min(1.0, LONGEST / (length + 1e-9))
        for name, slope in slopes.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * shorter * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * (shorter * slope) ** 2
            mean = self.mean[name] / (1 - 0.9**self.taken)
            square = self.square[name] / (1 - 0.999**self.taken)
            weights[name] = (weights[name] - rate * mean / (np.sqrt(square) + 1e-6)).astype(np.float32)


def learn(
    weights: Weights, steps: Steps, batch: Batch, rate: float, shuffled: np.random.Generator, choosing: bool
) -> None:
    starts = np.concatenate([[0], np.cumsum(batch.counts)[:-1]])
    surprise = (batch.surprise - batch.surprise.mean()) / (batch.surprise.std() + 1e-6)
    for _ in range(PASSES):
        order = shuffled.permutation(len(batch.counts))
        for at in range(0, len(order), AT_ONCE):
            some = np.sort(order[at : at + AT_ONCE])
            slopes = of_chance(weights, batch.tables[some], batch.came[some])
            if choosing:
                slopes |= of_options(weights, picked(batch, some, starts), surprise[some])
            steps.take(weights, slopes, rate)


def picked(batch: Batch, some: Whole, starts: Whole) -> Batch:
    """Some of its decisions."""
    counts = batch.counts[some]
    rows = np.repeat(starts[some] - (np.cumsum(counts) - counts), counts) + np.arange(counts.sum())
    rest: list[Any] = [column[some] for column in batch[4:]]
    return Batch(batch.tables[some], batch.options[rows], batch.leads[rows], counts, *rest)


def of_chance(weights: Weights, tables: Array, came: Array) -> Weights:
    """Down which way the second head errs less."""
    hidden, hoped = expected(weights, tables)
    error = 2.0 * (hoped - came) / len(came)
    back = np.outer(error, weights["hopes"]) * (hidden > 0)
    slopes = (tables.T @ back, back.sum(0), hidden.T @ error, np.array([error.sum()], np.float32))
    return dict(zip(OF_CHANCE, slopes, strict=True))


def of_options(weights: Weights, batch: Batch, surprise: Array) -> Weights:
    """Down which way the first head prefers what went well; and is not sure sooner than it must."""
    begins = np.cumsum(batch.counts) - batch.counts
    owner = np.repeat(np.arange(len(batch.counts)), batch.counts)
    common = batch.tables @ weights["table"] + weights["bias"]
    hidden = np.maximum(batch.options @ weights["option"] + common[owner], 0.0)
    values = hidden @ weights["says"] + batch.leads
    powers = np.exp(values - np.maximum.reduceat(values, begins)[owner])
    chances = powers / np.add.reduceat(powers, begins)[owner]
    chosen = begins + batch.chosen
    ratio = np.exp(np.log(chances[chosen] + 1e-12) - batch.sure)
    free = np.where(surprise > 0, ratio < 1 + STEP, ratio > 1 - STEP)
    wanted = -(surprise * ratio * free) / len(surprise)
    error = -chances * wanted[owner]
    error[chosen] += wanted
    logs = np.log(chances + 1e-12)
    spread = -np.add.reduceat(chances * logs, begins)
    error += CURIOSITY * chances * (logs + spread[owner]) / len(surprise)
    back = np.outer(error, weights["says"]) * (hidden > 0)
    common_back = np.add.reduceat(back, begins, axis=0)
    slopes = (batch.tables.T @ common_back, batch.options.T @ back, common_back.sum(0), hidden.T @ error)
    return dict(zip(OF_OPTIONS, slopes, strict=True))


# --- A whole run -------------------------------------------------------------------------------


def blank(lesson: Any, seed: int) -> Weights:
    """A net that says nothing yet."""
    chance = np.random.default_rng(seed)
    tables, options = lesson.TABLE_FIGURES, lesson.OPTION_FIGURES
    weights = {
        "table": chance.normal(size=(tables, HIDDEN)) * 0.7 / np.sqrt(tables),
        "option": chance.normal(size=(options, HIDDEN)) * 0.7 / np.sqrt(options),
        "sees": chance.normal(size=(tables, HIDDEN)) / np.sqrt(tables),
        "hope_bias": np.zeros(1),
    } | {name: np.zeros(HIDDEN) for name in ("bias", "says", "seen_bias", "hopes")}
    return {name: weight.astype(np.float32) for name, weight in weights.items()}


def rounds(name: str, weights: Weights, args: argparse.Namespace) -> Iterator[tuple[int, float]]:
    """Teach the net in place. While it learns of one round the next is played, by the net as it was before."""
    steps, shuffled = Steps(weights), np.random.default_rng(args.seed)
    share = max(1, args.games // args.processes)
    with ProcessPoolExecutor(args.processes) as pool:

        def begin(number: int) -> list[Future[tuple[Batch, float]]]:
            seeds = [seed_of(args.seed, number * args.processes + at) for at in range(args.processes)]
            return [pool.submit(play, name, dict(weights), seed, share) for seed in seeds]

        playing = begin(0)
        for number in range(args.rounds):
            played = [one.result() for one in playing]
            if number + 1 < args.rounds:
                playing = begin(number + 1)
            rate = args.rate * max(LEAST, 1.0 - number / args.rounds)
            choosing = number >= WARM or args.begun is not None
            learn(weights, steps, joined([batch for batch, _ in played]), rate, shuffled, choosing)
            yield number, sum(won for _, won in played) / len(played)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.learn", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=taught())
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--games", type=int, default=2100, help="a round")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=3e-3, help="of learning, at the beginning")
    parser.add_argument("--from", dest="begun", type=Path, help="go on from this net")
    parser.add_argument("--write", type=Path, help="else the file of the game")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    lesson = lesson_of(args.game)
    weights = blank(lesson, args.seed)
    if args.begun is not None:
        with np.load(args.begun) as found:
            weights = {name: found[name].astype(np.float32) for name in found.files}
    for number, won in rounds(args.game, weights, args):
        print(f"round {number + 1}: {won:.1%} against normal, at random", flush=True)
    halves: dict[str, Any] = {name: weight.astype(np.float16) for name, weight in weights.items()}
    np.savez_compressed(args.write or Path(lesson.__file__).with_name(lesson.FILE), **halves)


if __name__ == "__main__":
    main()
