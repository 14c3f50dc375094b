"""Secrecy on the wire: in whole random games, what a reader can get out of the server is the same, byte for byte, in
every world that this reader can't tell from the real one. Views, updates, questions, logs, errors, reconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crise.engine.match import Match
from crise.games import GAMES
from crise.server import wire as ms
from crise.server.lobby import Hall, Settings
from crise.server.outbox.view_delta import Eyes
from crise.server.room import events as ev
from crise.server.room.room import Room
from crise.server.session import Desk
from crise.server.storage.store import Row, Stored
from tests.play import SHORT, aloud

pytestmark = pytest.mark.asyncio

SEATS = {"virus-war": 4, "noe": 3, "etat-durgence": 3, "smile-life": 3}
MODES = [(game.id, mode) for game in GAMES.values() for mode in game.modes]


class NoStore:
    """Everything is safe at once, and nothing is kept."""

    epoch = 1

    def append(self, groups: list[list[Row]], done: Any) -> None:
        done([None] * len(groups))

    def tables(self) -> list[Stored]:
        return []

    def exists(self, code: str) -> bool:
        return False

    def events(self, code: str) -> list[bytes]:
        return []

    def remove(self, code: str) -> None: ...

    def keep_record(self, code: str, number: int, record: bytes) -> None: ...

    def record(self, code: str, number: int) -> bytes | None:
        return b"{}"

    def close(self) -> None: ...


class Ear:
    """A reader that only listens."""

    def __init__(self, seat: int | None, language: ms.Language = "fr") -> None:
        self.seat, self.language = seat, language
        self.heard: list[bytes] = []

    def push(self, parts: list[bytes]) -> None:
        self.heard += parts

    def close(self, code: int, reason: str) -> None:
        self.heard.append(f"{code} {reason}".encode())


class Still:
    """A loop in which no time goes by: what two readers get can be compared to the byte."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def time(self) -> float:
        return 1000.0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)


def quiet_hall(tmp_path: Path) -> Hall:
    hall = Hall(Settings(data=tmp_path), NoStore())
    hall.append = lambda rows, done, secret=False: done(None)  # type: ignore[method-assign]
    hall.game_over = lambda desk: None  # type: ignore[method-assign]
    return hall


def table(hall: Hall, game: str, mode: str, seed: int) -> Desk:
    """People on all seats, the game begun."""
    seats = SEATS.get(game, 3)
    options = {**GAMES[game].modes[mode], **SHORT.get(f"{game}/{mode}", {})}
    desk = Desk(hall, Room("TESTED"), 0, 1)
    desk.loop = Still(desk.loop)  # type: ignore[assignment]
    hall.desks["TESTED"] = desk
    desk.perform([ev.Made(game=game, seats=seats, options=options, cards=None, clock=ms.NO_CLOCK, watch=True)])
    desk.perform([ev.Sat(seat=seat, name=f"Personne {seat}", token="x") for seat in range(seats)])
    desk.perform([ev.Began(seed=str(seed))])
    return desk


def positions(desk: Desk, random: Random, longest: int) -> Iterator[None]:
    """After each answer, and after each window that closes."""
    for _ in range(longest):
        play = desk.room.play
        assert play is not None
        yield
        if play.over:
            return
        if play.idle():
            desk.perform([ev.Closed()])
        else:
            seat = random.choice(play.asked())
            ask = play.ask(seat)
            assert ask is not None
            desk.perform([ev.Answered(seat=seat, option=play.form(ask[1], random.choice(ask[2])))])


def everything(desk: Desk, seat: int | None, number: int) -> list[bytes]:
    """All that a reader can get out of a table: on coming, on asking, on trying what is not allowed."""
    play = desk.room.play
    assert play is not None
    heard: list[bytes] = []
    for language in ("fr", "en"):
        ear = Ear(seat, language)
        desk.readers.append(ear)
        ear.push([desk._welcome(ear)])
        version = desk._eyes_of(ear).version
        for command in probes(play.match, version, number):
            desk.command(ear, command)
        desk.readers.remove(ear)
        heard += ear.heard
    return heard


def probes(match: Match, version: int, number: int) -> Iterator[ms.AnyCommand]:
    """What a curious client might ask. None of it is an option."""
    yield ms.More(id="m", before=10_000)
    yield ms.Undo(id=f"u{number}", version=version + 1)
    for what in ("virus", "stop", "chiffre-3", "nothing"):
        for card in (0, 1, len(match.table.faces) - 1, 9999):
            yield ms.Answer(id=f"c{number}-{what}{card}", version=version, option=f"{what}#~{card}")
    for card, face in enumerate(match.table.faces[:60:7]):
        yield ms.Answer(id=f"k{number}-{card}", version=version - 1, option=f"{face.kind}#{card}")


class InWorld:
    """The same table, with an imagined match in place of the real one."""

    def __init__(self, desk: Desk, world: Match) -> None:
        play = desk.room.play
        assert play is not None
        self.desk, self.play, self.world, self.real = desk, play, world, play.match

    def __enter__(self) -> None:
        self._swap(self.world)

    def __exit__(self, *error: object) -> None:
        self._swap(self.real)

    def _swap(self, match: Match) -> None:
        """What a play remembers of its match is not what it knows: forget it."""
        play = self.play
        play.match = match
        play._past, play._before = None, 0
        play._views = type(play._views)()
        play.told()
        self.desk._lexicons.clear()


def update(desk: Desk, eyes: Eyes) -> list[bytes]:
    """What a reader is sent who saw the table some time ago."""
    step = desk._step()
    news = eyes.look(step)
    return [] if news is None else [eyes.update(news, step, desk._lexicon(language)) for language in ("fr", "en")]


async def check(tmp_path: Path, game: str, mode: str, seed: int, every: int, longest: int) -> int:
    hall, random = quiet_hall(tmp_path), Random(seed)
    desk = table(hall, game, mode, seed)
    play = desk.room.play
    assert play is not None
    checked, readers = 0, [Eyes(seat, 1) for seat in range(play.setting.seats + 1)]
    for number, _ in enumerate(positions(desk, random, longest)):
        if number % every and not play.over:
            continue
        for seat in (*range(play.setting.seats), None):
            eyes = play.setting.seats if seat is None else seat
            world = aloud(play.match.clone()).imagine(eyes, random.random)
            real = everything(desk, seat, number) + update(desk, copy(readers[eyes]))
            with InWorld(desk, world):
                same = everything(desk, seat, number) + update(desk, copy(readers[eyes]))
            assert same == real, f"{game}/{mode} {number}: {seat} can tell"
            readers[eyes].look(desk._step())
            checked += 1
    await hall.workers.stop()
    return checked


@pytest.mark.parametrize(("game", "mode"), MODES)
async def test_no_byte_tells_two_worlds_apart(tmp_path: Path, game: str, mode: str) -> None:
    assert await check(tmp_path, game, mode, 1, 23, 300) > 8


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "mode"), MODES)
@pytest.mark.parametrize("seed", range(2, 12))
async def test_no_byte_tells_two_worlds_apart_in_many_games(tmp_path: Path, game: str, mode: str, seed: int) -> None:
    checked = 0
    for again in (0, 100):  # a game of random play may be over at once: then another
        if checked <= 20:
            checked += await check(tmp_path, game, mode, seed + again, 3, 3000)
    assert checked > 20


@pytest.mark.parametrize(("game", "mode"), MODES)
async def test_what_is_done_in_secret_sends_nothing_to_others(tmp_path: Path, game: str, mode: str) -> None:
    """As long as an answer can be taken back, or a sealed question is open, nobody else hears a thing; nor does a
    reader that comes back find another version."""
    hall, random = quiet_hall(tmp_path), Random(5)
    secret = 0
    for seed in range(2):
        desk = table(hall, game, mode, seed)
        play = desk.room.play
        assert play is not None
        ears = [Ear(seat) for seat in (*range(play.setting.seats), None)]
        for ear in ears:
            desk.enter(ear)
        for _ in positions(desk, random, 120):
            if play.over or play.idle():
                continue
            seat = random.choice(play.asked())
            ask = play.ask(seat)
            assert ask is not None
            before = [len(ear.heard) for ear in ears]
            welcomes = [desk._welcome(ear) for ear in ears]
            desk.perform([ev.Answered(seat=seat, option=play.form(ask[1], random.choice(ask[2])))])
            if play.undoable(seat):
                secret += 1
                for ear, heard, welcome in zip(ears, before, welcomes, strict=True):
                    if ear.seat != seat:
                        assert len(ear.heard) == heard, f"{ear.seat} hears that {seat} answers {ask[1]}"
                        assert desk._welcome(ear) == welcome
                desk.perform([ev.Undone(seat=seat)])
                for ear, welcome in zip(ears, welcomes, strict=True):
                    if ear.seat != seat:
                        assert desk._welcome(ear) == welcome
    assert secret > 0 or game == "noe"
    await hall.workers.stop()


async def test_a_window_looks_the_same_whoever_can_react(tmp_path: Path) -> None:
    """Nobody is passed over at once: every window is announced, waits for the same seats, and takes its time."""
    hall, random = quiet_hall(tmp_path), Random(6)
    seen: set[bool] = set()
    for seed in range(4):
        desk = table(hall, "virus-war", "solo", seed)
        play = desk.room.play
        assert play is not None
        public = Ear(None)
        desk.enter(public)
        for _ in positions(desk, random, 300):
            if play.window is None or play.over:
                continue
            seen.add(bool(play.asked()))
            waiting = msgspec.json.decode(public.heard[-1])["waiting"]
            assert waiting["sealed"]
            assert waiting["seats"] == play.match.table.waiting()
            assert msgspec.json.decode(public.heard[-1])["clock"]["left"] == 3000, "and as long"
    assert seen == {True, False}, "windows with and without somebody who can react"
    await hall.workers.stop()
