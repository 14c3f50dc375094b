"""Two trees, measured against each other in one run: random play, copies, imagined worlds, search.

    python tools/versus.py OLD/src src [--rounds 15] [--games GAME …]

A process for each tree does the same work in turn; what is compared is processor time, round by round. The figure is
the median of new / old: 1.00 is the same, less is faster. A tree may be a compiled one (`make compiled`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

WORKS = ("play", "clone", "imagine", "search")
# Runs in both trees, so it uses only what both have.
WORKER = """
import sys
from importlib import import_module
from random import Random
from time import process_time
from crise.games import GAMES
try:
    make = import_module("crise.bots.policy").make
except ModuleNotFoundError:
    make = import_module("crise.bots").make

def played(game, seed, answers):
    match, random = game.start(seats(game), seed=seed, tell=False), Random(seed)
    while match.open and answers:
        seat, _, options, _ = match.open[0]
        match.give(seat, options[int(random.random() * len(options))])
        answers -= 1
    return match

def seats(game):
    return 4 if 4 in game.seats else game.seats[-1]

def play(game):
    for seed in range(6):
        played(game, seed, 1500)

def positions(game):
    found = [played(game, seed, 40) for seed in range(4)]
    return [match for match in found if match.open]

def clone(game):
    for match in positions(game):
        for _ in range(300):
            match.clone().table

def imagine(game):
    for match in positions(game):
        random = Random(1)
        for _ in range(150):
            match.imagine(match.open[0][0], random.random)

def search(game):
    for match in positions(game):
        ask, random = match.open[0], Random(2)
        bot = make("expert", game, 3, iterations=60)
        bot.choose(match.view(ask[0]), ask, lambda: match.imagine(ask[0], random.random))

for line in sys.stdin:
    work, name = line.split()
    before = process_time()
    globals()[work](GAMES[name])
    print(process_time() - before, flush=True)
"""


class Tree:
    """A process that works for one tree."""

    def __init__(self, src: Path) -> None:
        env = os.environ | {"PYTHONPATH": str(src.resolve()), "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER], env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def seconds(self, work: str, game: str) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(work, game, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"versus: a tree failed at {work} of {game}, see above")
        return float(answer)


def ratios(old: Tree, new: Tree, work: str, game: str, rounds: int) -> list[float]:
    """New against old, in turn and in changing order; the first round warms up."""
    found = []
    for number in range(rounds + 1):
        if number % 2:
            before, after = old.seconds(work, game), new.seconds(work, game)
        else:
            after, before = new.seconds(work, game), old.seconds(work, game)
        found.append(after / before)
    return found[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description="two trees against each other: new / old, medians")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", nargs="+", required=True)
    given = parser.parse_args()
    old, new = Tree(given.old), Tree(given.new)
    print("game".ljust(16), *(work.rjust(16) for work in WORKS))
    for game in given.games:
        cells = []
        for work in WORKS:
            found = sorted(ratios(old, new, work, game, given.rounds))
            low, high = found[len(found) // 4], found[-1 - len(found) // 4]
            cells.append(f"{median(found):.2f} [{low:.2f} {high:.2f}]".rjust(16))
        print(game.ljust(16), *cells, flush=True)


if __name__ == "__main__":
    main()
