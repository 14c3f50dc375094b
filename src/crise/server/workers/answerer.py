"""Who answers a line with a line, one at a time: a process beside this one, or one elsewhere that came to help."""

from __future__ import annotations

import asyncio


class Answerer:
    """Held until all of it is gone, whoever stops waiting for it."""

    longest = 64 << 20  # bytes of an answer
    ready = False  # must it come to life first?

    def __init__(self) -> None:
        self.alive = True
        self._question = b""
        self._answer: asyncio.Future[bytes] | None = None
        self._heard = bytearray()
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._reaping: asyncio.Task[None] | None = None

    async def ask(self, question: bytes) -> bytes:
        """One question at a time. Raises EOFError if there will be no answer."""
        if not self.alive:
            raise EOFError
        self._question, self._answer = question, asyncio.get_running_loop().create_future()
        self._write()
        return await self._answer

    def hear(self, data: bytes) -> None:
        self._heard += data
        if self._answer is None or self._answer.done() or len(self._heard) > self.longest:
            self.end()  # it speaks unasked or without an end: nothing of that can be relied on
        elif data.endswith(b"\n"):
            heard, self._heard = bytes(self._heard), bytearray()
            self._answer.set_result(heard)

    def end(self) -> asyncio.Task[None]:
        """Whoever waits for an answer is told now; when the task is done, nothing of it is left."""
        self.alive = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(EOFError())
        self._part()
        if self._reaping is None:
            self._reaping = asyncio.get_running_loop().create_task(self._reap())
        return self._reaping

    @property
    def reaped(self) -> bool:
        return self._reaping is not None and self._reaping.done()

    def _lost(self) -> None:
        """Nothing of it is open any more."""
        self.end()
        if not self._gone.done():
            self._gone.set_result(None)

    def _write(self) -> None:
        """The question, as soon as it can be sent."""
        raise NotImplementedError

    def _part(self) -> None:
        """Close what is open."""
        raise NotImplementedError

    async def _reap(self) -> None:
        """Wait until it is gone."""
        raise NotImplementedError
