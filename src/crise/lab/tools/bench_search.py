"""How fast the expert searches: a thousand iterations in the middle of a game, beside OpenSpiel's own information-set
search in Python on `euchre`, which plays every iteration to the end of a hand of five tricks."""

from __future__ import annotations

import gc
import importlib
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec

from crise.bots.heuristic import SILLY
from crise.bots.policy import heuristic_of, make
from crise.engine.match import Match
from crise.game.manifest import Game
from crise.lab.tools.bench import PeerMissing, nearest, position, step

ITERATIONS = 1000
MIDDLE = 60  # answers before the position, at least
POSITIONS = 3  # a round: some are longer to think about than others
OPTIONS = 3  # that are worth a try, at least


class SearchBench(msgspec.Struct, frozen=True):
    """Seconds of processor time for ITERATIONS: medians over positions at which both take turns."""

    game: str
    seats: int
    iterations: int
    seconds: float
    euchre: float | None
    to_euchre: float | None


def bench_search(game: Game[Any, Any, Any], rounds: int, peers: bool, iterations: int = ITERATIONS) -> SearchBench:
    ours: list[float] = []
    theirs: list[float] = []
    think = euchre(iterations) if peers else None
    for number in range(POSITIONS * rounds):
        gc.collect()
        ours.append(search(game, number, iterations))
        if think is not None:
            gc.collect()
            theirs.append(think(number))
    ratio = median(mine / other for mine, other in zip(ours, theirs, strict=True)) if theirs else None
    seconds = median(theirs) if theirs else None
    return SearchBench(game.id, nearest(game), iterations, median(ours), seconds, ratio)


def search(game: Game[Any, Any, Any], number: int, iterations: int) -> float:
    match = a_choice(game, number)
    ask, random = match.open[0], Random(number).random
    bot, view = make("expert", game, number, iterations=iterations), match.view(ask[0])
    began = process_time()
    bot.choose(view, ask, lambda: match.imagine(ask[0], random))
    return process_time() - began


def a_choice(game: Game[Any, Any, Any], number: int) -> Match:
    """A position in the middle of a game of random play where somebody alone has several options worth a try."""
    random, mind = Random(number), heuristic_of(game)
    while True:
        match = position(game, random.getrandbits(32), MIDDLE)
        while match.open:
            if len(match.open) == 1 and sum(rate > SILLY for rate in mind.rate(match.table, match.open[0])) >= OPTIONS:
                return match
            step(match, random.random)


def euchre(iterations: int) -> Callable[[int], float]:
    """OpenSpiel's search: one random playout an iteration, as many worlds as iterations."""
    try:
        pyspiel = importlib.import_module("pyspiel")
        ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
        mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
        numpy = importlib.import_module("numpy")
    except ImportError as error:
        raise PeerMissing("OpenSpiel is not installed: pip install 'crise[peers]' (or make bench-peers)") from error
    game = pyspiel.load_game("euchre")

    def think(number: int) -> float:
        chance = numpy.random.RandomState(number)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(int(chance.choice([action for action, _ in state.chance_outcomes()])))
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
            uct_c=2.0,
            max_simulations=iterations,
            random_state=chance,
        )
        began = process_time()
        bot.step(state)
        return process_time() - began

    return think
