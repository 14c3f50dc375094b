"""A person at the terminal table, played by keys; and what is on the screen, as text."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from crise.game.records import Setting
from crise.games import GAMES
from crise.terminal.app import TableApp
from crise.terminal.host import Host
from crise.terminal.screens import Curtain, End
from crise.terminal.table_screen import Question, TableScreen

IMMEDIATE = 2
SIZE = (80, 24)
TICK, FRAME = 0.01, 1 / 60
PATIENCE = 6000  # ticks


class Table:
    """The program under test."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot, self.host = app, pilot, app.host

    @property
    def text(self) -> str:
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    def says(self, sentence: str) -> bool:
        """Is it on the screen, be it wrapped? (The log stands beside the mat: not for that.)"""
        return " ".join(sentence.split()) in " ".join(self.text.split())

    @property
    def screen(self) -> Any:
        return self.app.screen

    @property
    def question(self) -> Question:
        found = self.screen.question
        assert isinstance(found, Question)
        return found

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def tap(self, *keys: str) -> None:
        """Press keys without waiting until the screen has come to rest: quicker, for long games."""
        for key in keys:
            self.app.simulate_key(key)
            await asyncio.sleep(0)
        await asyncio.sleep(TICK)

    async def ready(self) -> Any:
        """Wait until a person is asked, the curtain is drawn, or the game is over; and it is on the screen."""
        for _ in range(PATIENCE):
            screen = self.screen
            waits = isinstance(screen, Curtain | End) or (isinstance(screen, TableScreen) and screen.question)
            if waits and screen.is_mounted and self.text.strip():
                await self.drawn()
                return screen
            await asyncio.sleep(TICK)
        raise TimeoutError(self.text)

    async def until(self, true: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if true():
                return
            await asyncio.sleep(TICK)
        raise TimeoutError(self.text)

    async def left(self, screen: Any) -> None:
        """Wait until another screen lies on top: `ready` would take this one for what comes next."""
        await self.until(lambda: self.screen is not screen)

    async def answered(self, asked: Question) -> None:
        while isinstance(self.screen, TableScreen) and self.screen.question is asked:
            await asyncio.sleep(TICK)

    async def shows(self, pattern: str) -> bool:
        """Sooner or later: a busy computer draws late."""
        for _ in range(PATIENCE):
            if re.search(pattern, self.text):
                return True
            await asyncio.sleep(2 * FRAME)
        return False

    async def drawn(self) -> None:
        before, now = "", self.text
        while before != now:
            await asyncio.sleep(2 * FRAME)
            before, now = now, self.text


@asynccontextmanager
async def at_table(
    people: Mapping[int, str],
    seats: int = 3,
    seed: int = 1,
    language: str = "fr",
    pace: int = IMMEDIATE,
    size: tuple[int, int] = SIZE,
    options: Mapping[str, Any] | None = None,
    record: Path | None = None,
    bot: str = "random",
    game: str = "virus-war",
) -> AsyncIterator[Table]:
    setting = Setting(GAMES[game], seats, seed, GAMES[game].read_options(options or {}))
    bots = {seat: bot for seat in range(seats) if seat not in people}
    app = TableApp(Host(setting, people, bots, language, record), pace)
    async with app.run_test(size=size) as pilot:
        yield Table(app, pilot)
