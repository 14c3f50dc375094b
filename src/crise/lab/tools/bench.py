"""How fast the engine is here.

A decision is a question with at least two options. Computers differ and are busy with other things: so every figure
is a median over rounds in which all contestants take turns, in processor time, and is given as a ratio too: to a loop
of plain Python (the calibration), and to OpenSpiel's `hearts` stepped from Python, where that is installed.
"""

from __future__ import annotations

import gc
import importlib
import platform
import tracemalloc
from collections.abc import Callable, Iterable
from random import Random
from statistics import median
from time import process_time
from typing import Any, TypeAlias, TypeVar

import msgspec

from crise.builds import about, is_compiled
from crise.engine.match import Match
from crise.game.manifest import Game
from crise.lab.simulate.play import play_random

SEATS = 4
SLICE = 0.25  # seconds of processor time for one contestant in one round
CALIBRATION = 20_000  # steps between two looks at the clock
PREPARATION = 1.0  # seconds for the games, and again for the positions, of which each game gets
GAMES = (10, 200)  # at least and at most so many
POSITIONS = (8, 40)
COPIES = 1000  # held at once, to weigh them
PART = 40  # answers at the beginning and at the end of a long game

T = TypeVar("T")
Rate: TypeAlias = Callable[[float], float]  # seconds → units per second of processor time


class PeerMissing(Exception):
    """OpenSpiel is not installed."""


class Speed(msgspec.Struct, frozen=True):
    """Decisions per second, and what that is of the others in the same rounds."""

    name: str
    per_second: float
    to_calibration: float
    to_hearts: float | None
    to_hearts_shortcut: float | None


class Copies(msgspec.Struct, frozen=True):
    """Microseconds, in positions of one kind."""

    clone: float
    first_clone: float  # of a position: it brings the checkpoint up to this turn, later ones are spared that
    clone_and_answer: float
    imagine: float


class GameBench(msgspec.Struct, frozen=True):
    game: str
    seats: int
    compiled: bool
    speed: Speed
    opening: Copies
    middle: Copies
    bytes_per_match: int
    growth: float  # cost of a decision late in a long game, to one early in it


class Bench(msgspec.Struct, frozen=True):
    python: str
    compiled: bool
    build: str  # in words, and why it is not the compiled one
    rounds: int
    calibration: float  # steps per second
    hearts: Speed | None
    hearts_shortcut: Speed | None
    games: list[GameBench]


def bench(games: Iterable[Game[Any, Any, Any]], rounds: int = 7, peers: bool = False, seconds: float = SLICE) -> Bench:
    games = list(games)
    contestants: dict[str, Rate] = {"": calibration}
    if peers:
        contestants["hearts"] = hearts(drawn)
        contestants["hearts-shortcut"] = hearts(any_outcome)
    contestants.update({game.id: random_play(game) for game in games})
    rates = alternate(contestants, rounds, seconds)
    return Bench(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiled=is_compiled("crise.engine.match"),
        build=about(),
        rounds=rounds,
        calibration=median(rates[""]),
        hearts=speed("hearts", rates) if peers else None,
        hearts_shortcut=speed("hearts-shortcut", rates) if peers else None,
        games=[measure(game, speed(game.id, rates), seconds) for game in games],
    )


def measure(game: Game[Any, Any, Any], speed: Speed, seconds: float) -> GameBench:
    lengths = as_many(lambda seed: len(finished(game, seed).answers()), GAMES)
    middle = middle_positions(game, lengths)
    return GameBench(
        game=game.id,
        seats=nearest(game),
        compiled=is_compiled(f"{game.package}.rules"),
        speed=speed,
        opening=copies(as_many(lambda seed: position(game, seed, 0), POSITIONS), seconds),
        middle=copies(middle, seconds),
        bytes_per_match=weigh(middle),
        growth=growth(game, lengths),
    )


def nearest(game: Game[Any, Any, Any]) -> int:
    """Four seats, or what comes nearest."""
    return min(game.seats, key=lambda seats: abs(seats - SEATS))


# --- decisions per second -------------------------------------------------------


def alternate(contestants: dict[str, Rate], rounds: int, seconds: float) -> dict[str, list[float]]:
    """All take their turn in every round, so that a slow moment of the computer strikes all."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for rate in contestants.values():
        rate(seconds / 10)  # warm up
    for _ in range(rounds):
        for name, rate in contestants.items():
            gc.collect()
            rates[name].append(rate(seconds))
    return rates


def speed(name: str, rates: dict[str, list[float]]) -> Speed:
    def ratio(other: str) -> float:
        return median(mine / theirs for mine, theirs in zip(rates[name], rates[other], strict=True))

    def peer(other: str) -> float | None:
        return ratio(other) if other in rates else None

    return Speed(name, median(rates[name]), ratio(""), peer("hearts"), peer("hearts-shortcut"))


def calibration(seconds: float) -> float:
    """Steps of a plain integer loop."""
    steps, number, began = 0, 1, process_time()
    while (spent := process_time() - began) < seconds or not steps:
        for _ in range(CALIBRATION):
            number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        steps += CALIBRATION
    return steps / spent


def random_play(game: Game[Any, Any, Any]) -> Rate:
    """Random play through the fast door, of matches that can be copied at any moment; nobody reads the log."""
    seats, random = nearest(game), Random(1)

    def rate(seconds: float) -> float:
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds or not decisions:
            decisions += play_random(game.start(seats, seed=random.getrandbits(64), tell=False), random.random)
        return decisions / spent

    return rate


def hearts(chance: Callable[[Any, Random], int]) -> Rate:
    """OpenSpiel's game of Hearts, stepped from Python: chance too, but only choices count."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError as error:
        raise PeerMissing("OpenSpiel is not installed: pip install 'crise[peers]' (or make bench-peers)") from error
    game, random = pyspiel.load_game("hearts"), Random(1)

    def rate(seconds: float) -> float:
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds or not decisions:
            decisions += _play_hearts(game.new_initial_state(), random, chance)
        return decisions / spent

    return rate


def _play_hearts(state: Any, random: Random, chance: Callable[[Any, Random], int]) -> int:
    decisions, number = 0, random.random
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, random))
        else:
            actions = state.legal_actions()
            count = len(actions)
            if count > 1:
                decisions += 1
            state.apply_action(actions[int(number() * count)])
    return decisions


def drawn(state: Any, random: Random) -> int:
    """By the probabilities, as OpenSpiel's own examples step any game (they draw with numpy, which is slower)."""
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    action: int = random.choices(outcomes, probabilities)[0]
    return action


def any_outcome(state: Any, random: Random) -> int:
    """A shortcut for games like this one, whose outcomes are all as likely."""
    outcomes = state.chance_outcomes()
    action: int = outcomes[int(random.random() * len(outcomes))][0]
    return action


# --- copies and worlds ------------------------------------------------------------


def position(game: Game[Any, Any, Any], seed: int, answers: int) -> Match:
    """A game of random play after so many answers; one that ends before is played with other seeds."""
    random = Random(seed)
    while True:
        match = game.start(nearest(game), seed=random.getrandbits(64), tell=False)
        for _ in range(answers):
            if match.open:
                step(match, random.random)
        if match.open:
            return match


def step(match: Match, random: Callable[[], float]) -> bool:
    """One random answer; whether it was a decision."""
    seat, _, options, _ = match.open[0]
    match.give(seat, options[int(random() * len(options))])
    return len(options) > 1


def as_many(make: Callable[[int], T], least_and_most: tuple[int, int]) -> list[T]:
    """As many as time allows: some games of random bots are short, others are very long."""
    least, most = least_and_most
    made: list[T] = []
    end = process_time() + PREPARATION
    while len(made) < least or (len(made) < most and process_time() < end):
        made.append(make(len(made)))
    return made


def middle_positions(game: Game[Any, Any, Any], lengths: list[int]) -> list[Match]:
    """Around the middle of games of usual length."""
    middle = int(median(lengths)) // 2
    return as_many(lambda seed: position(game, seed, max(1, middle + seed % 11 - 5)), POSITIONS)


def finished(game: Game[Any, Any, Any], seed: int) -> Match:
    match = game.start(nearest(game), seed=seed, tell=False)
    play_random(match, Random(seed).random)
    return match


def copies(matches: list[Match], seconds: float) -> Copies:
    random = Random(1).random
    return Copies(
        first_clone=_microseconds(Match.clone, matches, 0),
        clone=_microseconds(Match.clone, matches, seconds),
        clone_and_answer=_microseconds(clone_and_answer, matches, seconds),
        imagine=_microseconds(lambda match: match.imagine(match.open[0][0], random), matches, seconds),
    )


def clone_and_answer(match: Match) -> Match:
    twin = match.clone()
    seat, _, options, _ = twin.open[0]
    twin.give(seat, options[0])
    return twin


def _microseconds(do: Callable[[Match], Any], matches: list[Match], seconds: float) -> float:
    """The middle of several passes over all positions: one pass if there are no seconds to spend."""
    passes: list[float] = []
    end = process_time() + seconds
    gc.collect()
    while not passes or process_time() < end:
        began = process_time()
        for match in matches:
            do(match)
        passes.append(process_time() - began)
    return median(passes) / len(matches) * 1e6


def weigh(matches: list[Match]) -> int:
    """Bytes of a copy that was answered once, over a thousand of them."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        held = [clone_and_answer(matches[at % len(matches)]) for at in range(COPIES)]
        return (tracemalloc.get_traced_memory()[0] - before) // len(held)
    finally:
        tracemalloc.stop()


# --- growth -------------------------------------------------------------------------


def growth(game: Game[Any, Any, Any], lengths: list[int]) -> float:
    """What a decision costs at the end of long games, to what it costs at their beginning."""
    longest = sorted(range(len(lengths)), key=lambda seed: -lengths[seed])[: max(3, len(lengths) // 10)]
    parts = [_parts(game, seed, lengths[seed]) for seed in longest]
    return sum(late for _, late in parts) / sum(early for early, _ in parts)


def _parts(game: Game[Any, Any, Any], seed: int, length: int) -> tuple[float, float]:
    """Processor time of a decision in the first and in the last part of a game. The part is shorter in short games."""
    match, random = game.start(nearest(game), seed=seed, tell=False), Random(seed).random
    part = max(1, min(PART, length // 4))
    first = _stretch(match, random, part)
    for _ in range(length - 2 * part - 1):
        step(match, random)
    return first, _stretch(match, random, part)


def _stretch(match: Match, random: Callable[[], float], answers: int) -> float:
    began = process_time()
    decisions = sum(step(match, random) for _ in range(answers))
    return (process_time() - began) / max(1, decisions)
