"""Is somebody still there? A ping now and then, which must be answered in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_bytes


class Keepalive:
    def __init__(
        self, ping: Callable[[bytes], None], unheard: Callable[[], None], every: float | None, patience: float | None
    ) -> None:
        self._ping, self._unheard, self._every, self._patience = ping, unheard, every, patience
        self._timer: asyncio.TimerHandle | None = None
        self._payload = b""  # of the ping that is not answered yet

    def start(self) -> None:
        """The next ping."""
        self.stop()
        if self._every is not None:
            self._timer = asyncio.get_running_loop().call_later(self._every, self._ask)

    def stop(self) -> None:
        self._payload = b""
        if self._timer is not None:
            self._timer.cancel()

    def heard(self, payload: bytes) -> None:
        """An answer, unless it is to nothing that was asked."""
        if self._payload and payload == self._payload:
            self.start()

    def _ask(self) -> None:
        self._payload = token_bytes(4)
        self._ping(self._payload)
        if self._patience is not None:
            self._timer = asyncio.get_running_loop().call_later(self._patience, self._unheard)
