"""A search copies tables all day long: none of them may stay. In the compiled build references are counted by code that
a compiler wrote, and no Python tool sees what it loses: so the memory of the process is looked at."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from crise.bots.policy import make
from crise.builds import is_compiled
from crise.engine.match import Match
from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools.laws import play
from tests.play import PLACES, Place

MEMORY = Path("/proc/self/statm")
MOST = 3_000_000  # bytes; an empty set that each of 100,000 copies leaves behind makes seven times as much
# Where no compiler counts references, only what somebody keeps can stay: whole tables, of ten thousand bytes and more.
FEWER = 1 if is_compiled("crise.engine.table") else 10
SEATS = 4  # or as near as a mode comes to it
NEAREST_LAST = sorted(PLACES, key=lambda place: -abs(place.seats - SEATS))
WAYS = {place.way: place for place in NEAREST_LAST if place.game.id in GAMES}

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(not MEMORY.exists(), reason="this system does not say how much memory a process has"),
]
each_way = pytest.mark.parametrize("place", WAYS.values(), ids=list(WAYS))


def resident() -> int:
    gc.collect()
    return int(MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def growth(act: Callable[[], object], times: int) -> int:
    """How much memory is gone after so many acts; the first ones fill what is kept for later."""
    for _ in range(times // 10):
        act()
    before = resident()
    for _ in range(times):
        act()
    return resident() - before


def middle_of_a_game(place: Place) -> Match:
    """Where somebody has a choice."""
    match, random = place.start(3), Random(3)
    play(match, random, 40)
    while len(match.open[0][2]) == 1:
        play(match, random, 1)
    return match


@each_way
def test_copies_go_away(place: Place) -> None:
    match = middle_of_a_game(place)
    assert growth(lambda: match.clone().table, 100_000 // FEWER) < MOST


@each_way
def test_imagined_worlds_go_away(place: Place) -> None:
    match, random = middle_of_a_game(place), Random(1)
    seat = match.open[0][0]
    assert growth(lambda: match.imagine(seat, random.random), 30_000 // FEWER) < MOST


def test_the_trees_of_a_search_go_away() -> None:
    """They are the same for all games. Kept, these would take ten million bytes."""
    match, random = middle_of_a_game(WAYS["virus-war/solo"]), Random(2)
    seat = match.open[0][0]
    ask, view, bot = match.ask(seat), match.view(seat), make("expert:100", VIRUS_WAR, 1)
    assert ask is not None
    assert growth(lambda: bot.choose(view, ask, lambda: match.imagine(seat, random.random)), 600) < MOST
