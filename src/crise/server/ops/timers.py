"""Timers by name: of each name there is one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Timers:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def set(self, name: str, seconds: float, do: Callable[[], None]) -> None:
        self.cancel(name)
        self._timers[name] = self._loop.call_later(max(0.0, seconds), self._fire, name, do)

    def _fire(self, name: str, do: Callable[[], None]) -> None:
        del self._timers[name]
        do()

    def cancel(self, *names: str) -> None:
        for name in names:
            timer = self._timers.pop(name, None)
            if timer is not None:
                timer.cancel()

    def cancel_all(self) -> None:
        self.cancel(*list(self._timers))

    def __contains__(self, name: str) -> bool:
        return name in self._timers

    @property
    def running(self) -> bool:
        return bool(self._timers)
