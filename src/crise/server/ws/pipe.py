"""A socket whose table another process looks after: frames go there and back as they are."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from crise.server.http.forward import CLIENT, SECRET, Unreachable
from crise.server.outbox.queue import Reader
from crise.server.wire import LONGEST_FRAME

CONNECTING = 3.0  # seconds
# A process that is frozen keeps its connections: who does not answer is left before another takes its tables.
ASKING = 2.0  # seconds between two pings
SILENCE = 3.0  # seconds without an answer
YOURS = "yours"  # why that process closes a socket: nobody is at the table, so it was let go
WAITING = 100  # frames for a process that does not take them


async def piped(address: str, code: str, secret: str, client: str, hello: bytes, reader: Reader) -> Pipe:
    """Raises Unreachable."""
    headers = {SECRET.decode(): secret, CLIENT.decode(): client}
    try:
        line = await connect(
            f"ws://{address}/ws/{code}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=CONNECTING,
            ping_interval=ASKING,
            ping_timeout=SILENCE,
            close_timeout=1.0,
            proxy=None,
        )
    except (OSError, TimeoutError, WebSocketException) as error:
        raise Unreachable from error
    try:
        return Pipe(line, reader, await _first(line, hello))
    except BaseException:  # the client has gone, too
        line.transport.abort()
        raise


async def _first(line: ClientConnection, hello: bytes) -> bytes:
    """What it says to that. It may only say goodbye."""
    try:
        await line.send(hello, text=True)
        return as_bytes(await line.recv())
    except ConnectionClosed as error:
        if error.rcvd is None or error.rcvd.reason in (YOURS, "moved"):
            raise Unreachable from error
        return b""


def as_bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame


class Pipe:
    """Takes commands as a table does."""

    def __init__(self, line: ClientConnection, reader: Reader, first: bytes) -> None:
        self._line, self._reader, self._first = line, reader, first
        self._frames: asyncio.Queue[bytes] = asyncio.Queue(WAITING)

    def receive(self, reader: Any, data: bytes) -> None:
        assert len(data) <= LONGEST_FRAME
        if self._frames.full():
            self._reader.close(1012, "moved")
        else:
            self._frames.put_nowait(data)

    def leave(self, reader: Any) -> None:
        """The tasks of `run` end with the socket."""

    async def run(self) -> None:
        """Until one of both ends."""
        sending = asyncio.create_task(self._send())
        try:
            self._push(self._first)
            async for frame in self._line:
                self._push(as_bytes(frame))
        except ConnectionClosed:
            pass
        finally:
            sending.cancel()
            await self._line.close()
        self._end()

    def _push(self, frame: bytes) -> None:
        """A list of messages, which are put into a list again."""
        if len(frame) > 2:
            self._reader.push([frame[1:-1]])

    def _end(self) -> None:
        """As that process closed it; if it did not, it is gone, and they come back to another."""
        said = self._line.protocol.close_rcvd
        if said is None or said.code in (1001, 1005, 1006):
            self._reader.close(1012, "moved")
        else:
            self._reader.close(said.code, said.reason)

    async def _send(self) -> None:
        try:
            while True:
                await self._line.send(await self._frames.get(), text=True)
        except ConnectionClosed:
            return
