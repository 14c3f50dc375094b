"""The line to a client: uvicorn's WebSocket, with a short way for messages.

ASGI puts a queue, two tasks and a stop of the reading between a message and whoever hears it. Here it is heard when it
is there, and written when it is said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.utils import apply_mask

from crise.server.http.limits import Bucket

LINE = "crise.line"  # its name among the extensions of an ASGI scope
TEXT = 0x81  # a whole message in one frame
MASKED = 0x80  # what a client sends is; the rest of the byte is the size, if that is below 126
HEAD = 6  # bytes before the text in such a short frame
FAREWELL = 15.0  # seconds after the end for a client to take what is still to be written, and to say goodbye
PIECE = 1024  # bytes that are parsed at once: a thousand pings fit into what comes in one go
ODD = (10, 100)  # frames that are no message (pings, pieces, what comes after the end): per second, and at once


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._hear: Callable[[bytes], None] | None = None
        self._go_on: Callable[[], None] | None = None
        self._asked = False  # the request to open a socket is in
        self._even = True  # and since then only whole short frames came, one at a time
        self._gone: asyncio.TimerHandle | None = None
        self._odd = Bucket(*ODD, self.loop.time())

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[LINE] = self
        await super().run_asgi()
        self.finish()

    def finish(self) -> None:
        """It ends now. Who does not even read that must not keep it open."""
        if self._gone is None and not self.disconnected:
            self._gone = self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.finish()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._gone is not None:
            self._gone.cancel()

    def open(self, hear: Callable[[bytes], None], go_on: Callable[[], None]) -> None:
        """From now on messages are heard here; `go_on` is called when one may write again."""
        self._hear, self._go_on = hear, go_on

    def data_received(self, data: bytes) -> None:
        """The usual message is one short frame, which needs no parser."""
        size = len(data) - HEAD
        self._even = self._even and (not self._asked or (0 <= size < 126 and data[1] == MASKED + size))
        if (
            self._asked
            and self._even
            and data[0] == TEXT
            and self._hear is not None
            and not self.frames
            and self.open_yet
        ):
            self._hear(apply_mask(data[HEAD:], data[2:HEAD]))
        else:
            self._asked = True
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def send_receive_event_to_app(self) -> None:
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if self.close_sent:
            self._count()
        else:
            self._hear(message)

    # --- frames that are no message ---------------------------------------------------------------

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Pieces are put together as they come: there may be any number of empty ones."""
        self._count()
        self.frames = [b"".join(self.frames)]
        super().handle_cont(event)

    def _count(self) -> None:
        """They cost nearly as much as messages, and no table counts them. Nobody sends many who means well."""
        if not self._odd.take(self.loop.time()):
            self.transport.abort()

    # --- out --------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Does the client read as fast as it is written to?"""
        return self.writable.is_set()

    @property
    def open_yet(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent and not self.disconnected

    def write(self, text: bytes) -> None:
        """A message. Nothing happens if nobody is there any more."""
        if self.open_yet:
            self.transport.write(head(len(text)) + text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._go_on is not None:
            self._go_on()


def head(size: int) -> bytes:
    """Of a frame that the server sends: it is not masked."""
    if size < 126:
        return pack("!BB", TEXT, size)
    return pack("!BBH", TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT, 127, size)
