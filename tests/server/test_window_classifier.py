"""Somebody at the table notes all that can be noted of 2,000 reaction windows, and learns from half of them who holds a
Stop. In the other half the guesses are no better than chance.

The people are acted: they think as long, and hesitate as often, whatever they hold. What is noted of a window is
what reaches a spectator while it is open and when it closes, to the millisecond, and the figures of the server.
"""

from __future__ import annotations

import asyncio
from bisect import bisect, bisect_left, bisect_right
from collections import Counter
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple, cast

import msgspec
import pytest

from crise.games.virus_war.state import VirusWar
from crise.server.room import events as ev
from crise.server.room.live_match import LiveMatch
from crise.server.session import Session
from tests.server.simulated import FakeReader, SimulatedTable, run_simulated

WINDOWS = 2_000
ENOUGH = 1_000  # to learn what shows
ASKED = 3  # seats in each
BINS = 12


class Note(NamedTuple):
    """Of one seat in one window: what was noted, and what was to be guessed."""

    noted: tuple[float, ...]
    holds: bool


# --- the people -------------------------------------------------------------------------------------------------------


async def notes_of_a_game(data: Path, seed: int) -> list[Note]:
    """As long as all are in the game: then fewer are asked, and of two who are left a public can't always tell that one
    window has closed and the next one is open. Whoever waits for a sign of it waits for ever."""
    table, random = SimulatedTable(data, people=ASKED + 1, seed=seed), Random(seed)
    public, notes = FakeReader(table.session, None), list[Note]()
    while not table.live.over and len(cast(VirusWar, table.live.match.table).living) > ASKED:
        if table.live.window is not None:
            notes += await notes_of_a_window(table, public, random)
            continue
        [seat] = table.live.asked()
        await asyncio.sleep(random.expovariate(0.5))
        table.answer_any(seat, random)
    await table.end()
    return notes


async def notes_of_a_window(table: SimulatedTable, public: FakeReader, random: Random) -> list[Note]:
    """Everybody thinks for a while, some say that they hesitate, and all let it pass."""
    await asyncio.sleep(0.02)  # what led to it is stored and told
    window, seats, began, figures = table.live.window, table.live.waiting(), table.now, table.figures()
    holders, heard = set(table.live.asked()), len(public.heard)
    people = [asyncio.ensure_future(react(table, seat, Random(random.random()))) for seat in seats]
    before = table.figures()
    while table.live.window == window:
        public.hears.clear()
        before = table.figures()
        await public.hears.wait()
    [*inside, _] = told = public.heard[heard:]
    await asyncio.sleep(0.02)
    after = table.figures()
    for person in people:
        person.cancel()
    hesitated = {seat for event in inside for seat in hesitating(event[1])}
    common = (
        round(told[-1][0] - began, 3),
        float(len(inside)),
        float(sum(len(part) for _, part in inside)),
        *[late[name] - figures.get(name, 0.0) for late in (before, after) for name in sorted(after) if name in late],
    )
    # How many are asked is public, and tells how far the game is: only windows that are alike in it are compared.
    return [Note((*common, float(seat in hesitated)), seat in holders) for seat in seats if len(seats) == ASKED]


def hesitating(part: bytes) -> list[int]:
    message = msgspec.json.decode(part)
    found: list[int] = message.get("clock", {}).get("hesitating", [])
    return found


async def react(table: SimulatedTable, seat: int, random: Random) -> None:
    actor, window = table.readers[seat], table.live.window
    await asyncio.sleep(random.expovariate(0.4))
    if random.random() < 0.15 and table.live.window == window:
        actor.hesitate()
        await asyncio.sleep(random.expovariate(0.4))
    if table.live.window == window and table.live.ask(seat) is not None:
        actor.answer("pass")


# --- the guesses ------------------------------------------------------------------------------------------------------


class Guesser:
    """Naive Bayes: how often each value was noted with and without a Stop."""

    def __init__(self, notes: list[Note]) -> None:
        columns = list(zip(*[note.noted for note in notes], strict=True))
        self._edges = [edges(sorted(column)) for column in columns]
        self._seen: dict[tuple[int, int], Counter[bool]] = {}
        self._all = Counter(note.holds for note in notes)
        for note in notes:
            for key in self._keys(note):
                self._seen.setdefault(key, Counter())[note.holds] += 1

    def _keys(self, note: Note) -> list[tuple[int, int]]:
        return [(at, bisect(self._edges[at], value)) for at, value in enumerate(note.noted)]

    def suspicion(self, note: Note) -> float:
        found = 0.0
        for key in self._keys(note):
            seen = self._seen.get(key, Counter())
            found += log((seen[True] + 1) / (self._all[True] + BINS)) - log(
                (seen[False] + 1) / (self._all[False] + BINS)
            )
        return found


def edges(column: list[float]) -> list[float]:
    """Of bins with as many values each."""
    return sorted({column[len(column) * at // BINS] for at in range(1, BINS)})


def guessed(notes: list[Note]) -> tuple[float, float]:
    """How often, of a seat with and one without a Stop, the one with it is suspected more (by chance: a half), and
    half the width of its interval of 99 % (Hanley and McNeil)."""
    half = len(notes) // 2
    guesser, tested = Guesser(notes[:half]), notes[half:]
    holds = sorted(guesser.suspicion(note) for note in tested if note.holds)
    others = sorted(guesser.suspicion(note) for note in tested if not note.holds)
    below = ties = 0
    for suspicion in holds:
        low, high = bisect_left(others, suspicion), bisect_right(others, suspicion)
        below += low
        ties += high - low
    area, n, m = (below + ties / 2) / (len(holds) * len(others)), len(holds), len(others)
    first, second = area / (2 - area), 2 * area**2 / (1 + area)
    spread = area * (1 - area) + (n - 1) * (first - area**2) + (m - 1) * (second - area**2)
    return area, 2.576 * sqrt(spread / (n * m))


def notes(data: Path, windows: int) -> list[Note]:
    found: list[Note] = []
    seed = 0
    while len(found) < ASKED * windows:
        seed += 1
        found += run_simulated(lambda seed=seed: notes_of_a_game(data, seed))  # type: ignore[misc]
    Random(1).shuffle(found)
    return found


def test_nobody_learns_from_windows_who_holds_a_stop(tmp_path: Path) -> None:
    area, width = guessed(notes(tmp_path, WINDOWS))
    print(f"a seat with a Stop is suspected more than one without in {area:.1%} ± {width:.1%} of all pairs")
    assert abs(area - 0.5) < width


def test_where_windows_wait_for_those_who_think_it_is_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The notes and the guesses are good enough. Here a window closes after a random time, but not before everybody
    with a choice has answered, as it once did."""

    def watch(session: Session, live: LiveMatch) -> None:
        if live.idle():
            session._timers.set("window", Random(session.since).uniform(0.8, 2.0), session._close_window)

    monkeypatch.setattr(Session, "_window_time", lambda session: None)
    monkeypatch.setattr(Session, "_watch_window", watch)
    area, width = guessed(notes(tmp_path, ENOUGH))
    print(f"{area:.1%} ± {width:.1%}")
    assert area - width > 0.6


def test_where_secret_answers_are_counted_it_is_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So do figures that rise with each secret answer."""

    def count(session: Session, event: ev.Event, sealed: object) -> None:
        session.services.log.answered += isinstance(event, ev.Answered)

    monkeypatch.setattr(Session, "_count", count)
    area, width = guessed(notes(tmp_path, ENOUGH))
    print(f"{area:.1%} ± {width:.1%}")
    assert area - width > 0.6
