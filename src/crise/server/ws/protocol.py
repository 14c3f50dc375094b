"""uvicorn's WebSocket protocol, with a short way for messages.

ASGI puts a queue, two tasks and a stop of the reading between a message and whoever hears it. Here the socket is called
when a message is there, and what it says is written at once (docs/decisions/0014).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from crise.server.http.limits import Bucket

PROTOCOL = "crise.protocol"  # its name among the extensions of an ASGI scope
TEXT = 0x81  # a whole message in one frame
FAREWELL = 15.0  # seconds after the end for a client to take what is still to be written, and to say goodbye
PIECE = 1024  # bytes that are parsed at once: a thousand pings fit into what comes in one go
# Frames that are no message (pings, pieces, what comes after the end): per second, and at once.
CONTROL_FRAMES = (10, 100)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._on_message: Callable[[bytes], None] | None = None
        self._on_writable: Callable[[], None] | None = None
        self._abort_timer: asyncio.TimerHandle | None = None
        self._control_frames = Bucket(*CONTROL_FRAMES, self.loop.time())

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[PROTOCOL] = self
        await super().run_asgi()
        self.finish()

    def finish(self) -> None:
        """It ends now. Who does not even read that must not keep it open."""
        if self._abort_timer is None and not self.disconnected:
            self._abort_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.finish()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._abort_timer is not None:
            self._abort_timer.cancel()

    def open(self, on_message: Callable[[bytes], None], on_writable: Callable[[], None]) -> None:
        """From now on messages go here; `on_writable` is called when one may write again."""
        self._on_message, self._on_writable = on_message, on_writable

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def send_receive_event_to_app(self) -> None:
        if self._on_message is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if self.close_sent:
            self._count_control_frame()
        else:
            self._on_message(message)

    # --- frames that are no message ---------------------------------------------------------------

    def handle_ping(self) -> None:
        self._count_control_frame()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_control_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Pieces are put together as they come: there may be any number of empty ones."""
        self._count_control_frame()
        self.frames = [b"".join(self.frames)]
        super().handle_cont(event)

    def _count_control_frame(self) -> None:
        """They cost nearly as much as messages, and no table counts them. Nobody sends many who means well."""
        if not self._control_frames.take(self.loop.time()):
            self.transport.abort()

    # --- out --------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Does the client read as fast as it is written to?"""
        return self.writable.is_set()

    @property
    def is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent and not self.disconnected

    def write(self, text: bytes) -> None:
        """A message. Nothing happens if nobody is there any more."""
        if self.is_open:
            self.transport.write(head(len(text)) + text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._on_writable is not None:
            self._on_writable()


def head(size: int) -> bytes:
    """Of a frame that the server sends: it is not masked."""
    if size < 126:
        return pack("!BB", TEXT, size)
    return pack("!BBH", TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT, 127, size)
