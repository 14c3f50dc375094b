"""A table with simulated people, in a time of its own: a minute there takes a moment here, to the millisecond.

Nobody talks over a network; the disk takes a fixed time to write, as a disk does.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
from prometheus_client import CollectorRegistry
from prometheus_client.process_collector import ProcessCollector

from crise.engine.ask import PASS, Refused
from crise.games import GAMES
from crise.server import wire
from crise.server.lobby import Lobby
from crise.server.room import events as ev
from crise.server.room.live_match import LiveMatch
from crise.server.room.room import Room
from crise.server.services import Services
from crise.server.session import Session
from crise.server.settings import Pace, Settings
from crise.server.storage.store import Row

T = TypeVar("T")
DISK = 0.004  # seconds


class JumpingSelector(selectors.DefaultSelector):
    """Nothing is waited for: where a loop would wait, the time jumps."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        assert ready or timeout is not None, "nothing will ever happen again"
        if not ready and timeout:
            self.now += timeout
        return ready


class SimulatedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = JumpingSelector()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


def run_simulated(play: Callable[[], Coroutine[Any, Any, T]]) -> T:
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(play())


class Disk:
    """What was stored is there to be read; nothing else is asked of it."""

    secret = ""  # there is no other process

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def append(self, groups: list[list[Row]], done: Callable[[list[Exception | None]], None]) -> None:
        self.rows += [row for group in groups for row in group]
        fine: list[Exception | None] = [None] * len(groups)
        asyncio.get_running_loop().call_later(DISK, done, fine)

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"the table asks the store for {name}")


class FakeReader:
    """A reader: what it was sent, and when."""

    def __init__(self, session: Session, seat: int | None) -> None:
        self.session, self.seat = session, seat
        self.language: wire.Language = "fr"
        self.address = "127.0.0.1"
        self.open, self.behind = True, False
        self.heard: list[tuple[float, bytes]] = []
        self.hears = asyncio.Event()
        session.enter(self)

    def push(self, parts: list[bytes]) -> None:
        self.heard += [(self.session.loop.time(), part) for part in parts]
        self.hears.set()

    def refuse(self, refused: Refused) -> None:
        raise AssertionError(f"refused: {refused}")

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"shown out: {code} {reason}")

    def said(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(part) for _, part in self.heard]

    @property
    def version(self) -> int:
        return self.session.audience.tracker(self).version

    def answer(self, option: str) -> None:
        self.session.command(self, wire.Answer(id=str(len(self.heard)), version=self.version, option=option))

    def hesitate(self) -> None:
        self.session.command(self, wire.Hesitate(id=f"h{len(self.heard)}", version=self.version))

    def refused(self) -> list[str]:
        return [one["reason"] for one in self.said() if one["type"] == "refused"]


def without_the_process(registry: CollectorRegistry) -> None:
    """The system is asked for its memory at every look, and that is no figure of a table."""
    for collector in [one for one in registry._collector_to_names if isinstance(one, ProcessCollector)]:
        registry.unregister(collector)


class SimulatedTable:
    def __init__(self, data: Path, game: str = "virus-war", people: int = 3, bots: int = 0, **given: Any) -> None:
        self.disk = Disk()
        self.services = Services(Settings(data=data, pace=given.pop("pace", Pace())), self.disk)
        without_the_process(self.services.metrics.registry)
        seats, seed = people + bots, str(given.pop("seed", 1))
        options = GAMES[game].read_options(given.pop("options", {}))
        plain = msgspec.json.decode(msgspec.json.encode(options))
        usual = {"game": game, "seats": seats, "options": plain, "cards": None, "clock": wire.NO_CLOCK, "watch": True}
        made = ev.Made(**{**usual, **given})
        lobby = Lobby(self.services)
        self.session = Session(self.services, Room("TESTED", made), 0, 1, lambda session: None, lobby.lose)
        self.session.perform([made])
        self.session.perform([ev.Sat(seat=seat, name=f"Personne {seat}", token="x") for seat in range(people)])
        level = "normal"
        self.session.perform([ev.Robot(seat=seat, name=f"Robot {seat}", level=level) for seat in range(people, seats)])
        self.session.perform([ev.Began(seed=seed)])
        self.readers = [FakeReader(self.session, seat) for seat in range(people)]

    @property
    def live(self) -> LiveMatch:
        assert self.session.room.live is not None
        return self.session.room.live

    @property
    def now(self) -> float:
        return self.session.loop.time()

    async def to_a_window(self, random: Random, fits: Callable[[LiveMatch], bool] = lambda live: True) -> bool:
        """Play on, passing in every window, until one opens that fits; False if the game is over before."""
        while not self.live.over:
            if self.live.window is None:
                [seat] = self.live.asked()
                self.answer_any(seat, random)
            elif fits(self.live):
                await asyncio.sleep(2 * DISK)
                return True
            else:
                self.session.perform([ev.WindowClosed(late=self.live.asked())])
        return False

    def answer_any(self, seat: int, random: Random) -> None:
        ask = self.live.ask(seat)
        assert ask is not None
        sane = [option for option in ask[2] if option is not PASS] or ask[2]
        self.session.perform([ev.Answered(seat=seat, option=self.live.form(ask[1], random.choice(sane)))])

    async def until_closed(self) -> float:
        """How long it takes from now on until the first person hears that the window is closed."""
        window, began, ear = self.live.window, self.now, self.readers[0]
        assert window is not None
        while self.live.window == window or not self.session.outbox.empty:
            ear.hears.clear()
            await ear.hears.wait()
        return self.now - began - DISK

    def figures(self) -> dict[str, float]:
        """All that whoever runs the server is told."""
        return {
            sample.name + str(sorted(sample.labels.items())): sample.value
            for metric in self.services.metrics.registry.collect()
            for sample in metric.samples
            if not sample.name.endswith(("_created", "_sum", "_bucket"))
        }

    def stored(self) -> list[ev.Event]:
        return [ev.read(row.data) for row in self.disk.rows]

    async def end(self) -> None:
        self.session.audience.readers = []
        self.session.close(1000, "end")
        await self.services.workers.stop()
