"""Secrecy on the wire: in whole random games, what a reader can get out of the server is the same, byte for byte, in
every world that this reader can't tell from the real one. ViewCache, updates, questions, logs, errors, reconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crise.engine.ask import Refused
from crise.engine.match import Match
from crise.games import GAMES
from crise.lab.tools.laws import aloud
from crise.server import wire
from crise.server.http.limits import Limits
from crise.server.lobby import Lobby
from crise.server.ops.turns import Turns
from crise.server.outbox.view_delta import ViewTracker
from crise.server.room import events as ev
from crise.server.room.live_match import LiveMatch
from crise.server.room.room import Room
from crise.server.services import Services
from crise.server.session import Session
from crise.server.settings import Settings
from crise.server.storage.store import Claim, Row, Stored
from tests.play import SHORT

pytestmark = pytest.mark.asyncio

SEATS = {"virus-war": 4, "virus-war/chosen": 6, "noe": 3, "etat-durgence": 3, "smile-life": 3}
HERE = "127.0.0.1"
MODES = [(game.id, mode) for game in GAMES.values() for mode in game.modes]
MODES_MOSTLY_BY_NIGHT = [
    pytest.param(game, mode, marks=() if mode == next(iter(GAMES[game].modes)) else pytest.mark.nightly)
    for game, mode in MODES
]


class NoStore:
    """Everything is safe at once, and nothing is kept."""

    house, secret = 0, ""

    def watch(self, lost: Callable[[], None]) -> None: ...

    def publish(self, said: bytes) -> None: ...

    async def published(self) -> list[bytes]:
        return []

    def append(self, groups: list[list[Row]], done: Any) -> None:
        done([None] * len(groups))

    async def reserve(self, code: str) -> Claim | None:
        return Claim(1)

    async def claim(self, code: str) -> Claim | None:
        return None

    async def release(self, code: str, token: int) -> None: ...

    async def retire(self) -> None: ...

    async def wake(self) -> list[str]:
        return []

    async def tables(self) -> list[Stored]:
        return []

    async def count(self) -> int:
        return 0

    async def chat(self, code: str) -> list[bytes]:
        return []

    async def exists(self, code: str) -> bool:
        return False

    async def events(self, code: str) -> list[bytes]:
        return []

    async def remove(self, code: str) -> None: ...

    async def keep_record(self, code: str, number: int, record: bytes) -> None: ...

    async def tidy(self, keep: Mapping[str, float], but: Collection[str]) -> list[Stored]:
        return []

    async def ban(self, address: str, until: float) -> None: ...

    async def bans(self) -> dict[str, float]:
        return {}

    async def check(self) -> None: ...

    async def record(self, code: str, number: int) -> bytes | None:
        return b"{}"

    def close(self) -> None: ...


class Ear:
    """A reader that only listens."""

    def __init__(self, seat: int | None, language: wire.Language = "fr") -> None:
        self.seat, self.language, self.address = seat, language, HERE
        self.open, self.behind, self.heard = True, False, list[bytes]()

    def push(self, parts: list[bytes]) -> None:
        self.heard += parts

    def close(self, code: int, reason: str) -> None:
        self.heard.append(f"{code} {reason}".encode())

    def refuse(self, refused: Refused) -> None:
        self.close(4400, refused.reason)


class Still:
    """A loop in which no time goes by: what two readers get can be compared to the byte."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def time(self) -> float:
        return 1000.0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)


class AtOnce(Turns):
    """The loop does not turn here: what would be done in one of its next turns is done now."""

    def take(self, do: Callable[[], object]) -> None:
        do()


def quiet_lobby(tmp_path: Path) -> Lobby:
    """Without limits: each world is asked everything anew."""
    lobby = Lobby(Services(Settings(data=tmp_path, limits=Limits(trusted=frozenset({HERE}))), NoStore()))
    lobby.services.turns = AtOnce(lobby.services.loop)
    lobby.services.log.append = lambda rows, stored, secret=False: stored(None)  # type: ignore[method-assign]
    return lobby


def table(lobby: Lobby, game: str, mode: str, seed: int) -> Session:
    """People on all seats, the game begun."""
    seats = SEATS.get(f"{game}/{mode}", SEATS.get(game, 3))
    options = {**GAMES[game].modes[mode], **SHORT.get(f"{game}/{mode}", {})}
    made = ev.Made(game=game, seats=seats, options=options, cards=None, clock=wire.NO_CLOCK, watch=True)
    session = Session(lobby.services, Room("TESTED", made), 0, 1, lambda session: None, lobby.lose)
    session.loop = Still(session.loop)  # type: ignore[assignment]
    lobby.sessions["TESTED"] = session
    session.perform([made])
    session.perform([ev.Sat(seat=seat, name=f"Personne {seat}", token="x") for seat in range(seats)])
    session.perform([ev.Began(seed=str(seed))])
    return session


def positions(session: Session, random: Random, longest: int) -> Iterator[None]:
    """After each answer, and after each window that closes."""
    for _ in range(longest):
        live = session.room.live
        assert live is not None
        yield
        if live.over:
            return
        if live.idle():
            session.perform([ev.WindowClosed()])
        else:
            seat = random.choice(live.asked())
            ask = live.ask(seat)
            assert ask is not None
            session.perform([ev.Answered(seat=seat, option=live.form(ask[1], random.choice(ask[2])))])


def everything(session: Session, seat: int | None, number: int) -> list[bytes]:
    """All that a reader can get out of a table: on coming, on asking, on trying what is not allowed."""
    live = session.room.live
    assert live is not None
    heard: list[bytes] = []
    for language in ("fr", "en"):
        ear = Ear(seat, language)
        session.audience.add(ear)
        ear.push([session.audience.welcome(ear, session.snapshot())])
        version = session.audience.tracker(ear).version
        for command in probes(live.match, version, number):
            session.command(ear, command)
        session.audience.remove(ear)
        heard += ear.heard
    return heard


def probes(match: Match, version: int, number: int) -> Iterator[wire.Command]:
    """What a curious client might ask. None of it is an option."""
    yield wire.More(id="m", before=10_000)
    yield wire.Undo(id=f"u{number}", version=version + 1)
    for what in ("virus", "stop", "chiffre-3", "nothing"):
        for card in (0, 1, len(match.table.faces) - 1, 9999):
            yield wire.Answer(id=f"c{number}-{what}{card}", version=version, option=f"{what}#~{card}")
    for card, face in enumerate(match.table.faces[:60:7]):
        yield wire.Answer(id=f"k{number}-{card}", version=version - 1, option=f"{face.kind}#{card}")


class InWorld:
    """The same table, with an imagined match in place of the real one."""

    def __init__(self, session: Session, world: Match) -> None:
        live = session.room.live
        assert live is not None
        self.session, self.live, self.world, self.real = session, live, world, live.match

    def __enter__(self) -> None:
        self._swap(self.world)

    def __exit__(self, *error: object) -> None:
        self._swap(self.real)

    def _swap(self, match: Match) -> None:
        """What a live match remembers of its match is not what it knows: forget it."""
        live = self.live
        live.match = match
        live._look()
        live._past, live._before = None, 0
        live._views = type(live._views)()
        live.told()
        self.session.audience._texts.clear()


def update(session: Session, tracker: ViewTracker) -> list[bytes]:
    """What a reader is sent who saw the table some time ago."""
    snapshot = session.snapshot()
    assert snapshot is not None
    delta = tracker.compare(snapshot)
    if delta is None:
        return []
    return [tracker.update(delta, snapshot, session.audience.texts(language)) for language in ("fr", "en")]


async def check(tmp_path: Path, game: str, mode: str, seed: int, every: int, longest: int) -> int:
    lobby, random = quiet_lobby(tmp_path), Random(seed)
    session = table(lobby, game, mode, seed)
    live = session.room.live
    assert live is not None
    checked, trackers = 0, [ViewTracker(seat, 1) for seat in range(live.setting.seats + 1)]
    for number, _ in enumerate(positions(session, random, longest)):
        if number % every and not live.over:
            continue
        for seat in (*range(live.setting.seats), None):
            viewer = live.setting.seats if seat is None else seat
            world = aloud(live.match.clone()).imagine(viewer, random.random)
            real = everything(session, seat, number) + update(session, copy(trackers[viewer]))
            with InWorld(session, world):
                same = everything(session, seat, number) + update(session, copy(trackers[viewer]))
            assert same == real, f"{game}/{mode} {number}: {seat} can tell"
            update(session, trackers[viewer])
            checked += 1
    await lobby.services.workers.stop()
    return checked


@pytest.mark.parametrize(("game", "mode"), MODES_MOSTLY_BY_NIGHT)
async def test_no_byte_tells_two_worlds_apart(tmp_path: Path, game: str, mode: str) -> None:
    assert await check(tmp_path, game, mode, 1, 23, 300) > 8


# Of a long game every tenth position is looked at, and fewer games: what is looked at there is as wide as it is long.
LONG = {"world-order", "dans-la-tourmente"}
BY_NIGHT = [(game, mode, seed) for game, mode in MODES for seed in range(2, 4 if game in LONG else 8)]


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "mode", "seed"), BY_NIGHT)
async def test_no_byte_tells_two_worlds_apart_in_many_games(tmp_path: Path, game: str, mode: str, seed: int) -> None:
    checked = 0
    for again in (0, 100):  # a game of random play may be over at once: then another
        if checked <= 20:
            checked += await check(tmp_path, game, mode, seed + again, 10 if game in LONG else 3, 3000)
    assert checked > 20


def seen(live: LiveMatch, seat: int) -> bool:
    """Was its last answer given in the open? In some games such ones can be taken back too."""
    return live.setting.game.takes_back and live.match.table.last_choice(seat, in_the_open=False) < 0


@pytest.mark.parametrize(("game", "mode"), MODES_MOSTLY_BY_NIGHT)
async def test_what_is_done_in_secret_sends_nothing_to_others(tmp_path: Path, game: str, mode: str) -> None:
    """As long as an answer can be taken back, or a sealed question is open, nobody else hears a thing; nor does a
    reader that comes back find another version."""
    lobby, random = quiet_lobby(tmp_path), Random(5)
    secret = 0
    for seed in range(2):
        session = table(lobby, game, mode, seed)
        live = session.room.live
        assert live is not None
        ears = [Ear(seat) for seat in (*range(live.setting.seats), None)]
        for ear in ears:
            session.enter(ear)
        for _ in positions(session, random, 120):
            if live.over or live.idle():
                continue
            seat = random.choice(live.asked())
            ask = live.ask(seat)
            assert ask is not None
            before = [len(ear.heard) for ear in ears]
            welcomes = [session.audience.welcome(ear, session.snapshot()) for ear in ears]
            session.perform([ev.Answered(seat=seat, option=live.form(ask[1], random.choice(ask[2])))])
            if live.undoable(seat) and not seen(live, seat):
                secret += 1
                for ear, heard, welcome in zip(ears, before, welcomes, strict=True):
                    if ear.seat != seat:
                        assert len(ear.heard) == heard, f"{ear.seat} hears that {seat} answers {ask[1]}"
                        assert session.audience.welcome(ear, session.snapshot()) == welcome
                session.perform([ev.Undone(seat=seat)])
                for ear, welcome in zip(ears, welcomes, strict=True):
                    if ear.seat != seat:
                        assert session.audience.welcome(ear, session.snapshot()) == welcome
    assert secret > 0 or game == "noe"
    await lobby.services.workers.stop()


async def test_a_bid_is_not_heard_not_even_by_the_own_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """TO-EV-4: whatever is bid, the others get the same bytes, on listening and on coming back, until all have bid."""
    monkeypatch.setitem(SEATS, "dans-la-tourmente", 4)
    lobby, random = quiet_lobby(tmp_path), Random(7)
    session = table(lobby, "dans-la-tourmente", "base", 2)
    live = session.room.live
    assert live is not None
    ears = [Ear(seat) for seat in (*range(4), None)]
    for ear in ears:
        session.enter(ear)
    met = 0
    for _ in positions(session, random, 600):
        asks = [ask for seat in live.asked() if (ask := live.ask(seat)) is not None and ask[1] == "bid"]
        if len(asks) < 2:
            continue
        seat, what, options, _ = asks[0]
        others = [ear for ear in ears if ear.seat != seat]
        welcomes = [session.audience.welcome(ear, session.snapshot()) for ear in others]
        for number in (options[0], options[-1]):
            before = [len(ear.heard) for ear in others]
            session.perform([ev.Answered(seat=seat, option=live.form(what, number))])
            assert [len(ear.heard) for ear in others] == before
            assert [session.audience.welcome(ear, session.snapshot()) for ear in others] == welcomes
            session.perform([ev.Undone(seat=seat)])
        met += 1
    assert met > 2
    await lobby.services.workers.stop()


async def test_a_window_looks_the_same_whoever_can_react(tmp_path: Path) -> None:
    """Nobody is passed over at once: every window is announced, waits for the same seats, and takes its time."""
    lobby, random = quiet_lobby(tmp_path), Random(6)
    seen: set[bool] = set()
    for seed in range(4):
        session = table(lobby, "virus-war", "solo", seed)
        live = session.room.live
        assert live is not None
        public = Ear(None)
        session.enter(public)
        for _ in positions(session, random, 300):
            if live.window is None or live.over:
                continue
            seen.add(bool(live.asked()))
            waiting = msgspec.json.decode(public.heard[-1])["waiting"]
            assert waiting["sealed"]
            assert waiting["seats"] == live.match.table.waiting()
            assert msgspec.json.decode(public.heard[-1])["clock"]["left"] == 3000, "and as long"
    assert seen == {True, False}, "windows with and without somebody who can react"
    await lobby.services.workers.stop()
