"""The WebSocket protocol of a connection: what websockets reads and writes without any network, on asyncio's transport.

It stands in the place of uvicorn's own (`ws=`), and calls the application as that would. ASGI puts a queue, two tasks
and a stop of the reading between a message and whoever hears it: here the socket is called when a message is there, and
what it says is written at once (docs/decisions/0015). Through ASGI go only the opening and the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from struct import pack
from typing import Any, cast
from urllib.parse import unquote

import uvicorn
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from crise.server.http.limits import Bucket
from crise.server.http.protocol import DOOR, HttpProtocol
from crise.server.ops import logs
from crise.server.ws.keepalive import Keepalive

PROTOCOL = "crise.protocol"  # its name among the extensions of an ASGI scope
TEXT = 0x81  # a whole message in one frame
FAREWELL = 15.0  # seconds after the end for a client to take what is still to be written, and to say goodbye
GOODBYE = 10.0  # seconds for the client to answer ours
PIECE = 1024  # bytes that are parsed at once: a thousand pings fit into what comes in one go
# Frames that are no message (pings, pieces, what comes after the end): per second, and at once.
CONTROL_FRAMES = (10, 100)


class WebSocketProtocol(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(self, config: uvicorn.Config, server_state: Any, app_state: dict[str, Any]) -> None:
        """As uvicorn makes one: `server_state` has the connections to be shut down and the tasks to be waited for."""
        self.loop = asyncio.get_running_loop()
        self._app: Any = config.loaded_app
        self._door: HttpProtocol = app_state[DOOR]
        self._connections, self._tasks = server_state.connections, server_state.tasks
        self.conn = ServerProtocol(max_size=config.ws_max_size)
        self._response: Response | None = None  # to the request, while nobody has said whether it is accepted
        self._accepted = self._ended = self._finishing = False
        self.close_sent = self.disconnected = False
        self.writable = asyncio.Event()
        self.writable.set()
        self._keepalive = Keepalive(self._ping, self._unheard, config.ws_ping_interval, config.ws_ping_timeout)
        self._pieces: list[bytes] = []
        self._early: list[bytes] = []  # messages that came before anybody heard them
        self._events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._on_message: Callable[[bytes], None] = self._keep
        self._on_writable: Callable[[], None] = lambda: None
        self._timers: list[asyncio.TimerHandle] = []  # until it is over at last
        self._control_frames = Bucket(*CONTROL_FRAMES, self.loop.time())

    # --- asyncio ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Of a connection that was one for requests until now."""
        self.transport = cast(asyncio.Transport, transport)
        self._connections.add(self)
        self._door.leave()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self.disconnected = True
        self._end(1005 if self._accepted else 1006)
        self.writable.set()  # nobody will read on: who waits for that must hear of it
        for timer in self._timers:
            timer.cancel()

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()
        self._on_writable()

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            self.conn.receive_data(data[at : at + PIECE])
            for event in self.conn.events_received():
                self._take(event)
            if self.conn.parser_exc is not None:
                self._hang_up(1002)

    def shutdown(self) -> None:
        """The server ends, and calls this for each of its connections."""
        if self.is_open:
            self.conn.send_close(1012)
            self._hang_up(1012)
        elif self._accepted:
            self._hang_up(1012)
        else:
            self._reject(HTTPStatus.SERVICE_UNAVAILABLE)

    # --- frames -------------------------------------------------------------------------------------

    def _take(self, event: Any) -> None:
        if isinstance(event, Request):
            self._open(event)
        elif event.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._message([event.data], event.fin)
        elif event.opcode is Opcode.CLOSE:
            assert self.conn.close_rcvd is not None
            self._hang_up(self.conn.close_rcvd.code)
        else:
            self._control(event)

    def _control(self, frame: Frame) -> None:
        """They cost nearly as much as messages, and no table counts them. Nobody sends many who means well."""
        if not self._control_frames.take(self.loop.time()):
            self.transport.abort()
        elif frame.opcode is Opcode.CONT:
            # Put together as they come: there may be any number of empty ones.
            self._message([b"".join([*self._pieces, frame.data])], frame.fin)
        elif frame.opcode is Opcode.PONG:
            self._keepalive.heard(bytes(frame.data))
        else:
            self._flush()

    def _message(self, pieces: list[bytes], whole: bool) -> None:
        self._pieces = [] if whole else pieces
        if not whole:
            return
        if not self.close_sent:
            self._on_message(bytes(pieces[0]))
        elif not self._control_frames.take(self.loop.time()):
            self.transport.abort()

    def _keep(self, message: bytes) -> None:
        if self._control_frames.take(self.loop.time()):
            self._early.append(message)
        else:
            self.transport.abort()

    def _ping(self, payload: bytes) -> None:
        if self.is_open and not self.transport.is_closing():
            self.conn.send_ping(payload)
            self._flush()

    def _unheard(self) -> None:
        """No answer to a ping: whoever was there is not."""
        if self.is_open:
            self.conn.fail(1011, "keepalive ping timeout")
            self._hang_up(1011)
        self.finish()

    def _flush(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))

    # --- ASGI ---------------------------------------------------------------------------------------

    def _open(self, request: Request) -> None:
        self._response = self.conn.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self.conn.send_response(self._response)
            self._hang_up(1006)
            return
        self._events.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self._run(scope_of(request, self)))
        task.add_done_callback(self._tasks.discard)
        self._tasks.add(task)

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, self._events.get, self._send)
        except ConnectionError:
            pass  # it was to hear something, and has gone
        except Exception as error:
            logs.fault("socket failed", error)
        if not self._accepted:
            self._reject(HTTPStatus.INTERNAL_SERVER_ERROR)
        if not self.close_sent:
            self.transport.close()
        self.finish()

    async def _send(self, message: dict[str, Any]) -> None:
        await self.writable.wait()
        if self.disconnected or self.transport.is_closing():
            raise ConnectionError
        if message["type"] == "websocket.accept":
            self._accept()
        elif self._accepted:
            self._say_goodbye(message.get("code", 1000), message.get("reason", ""))
        else:
            self._reject(HTTPStatus.FORBIDDEN)

    def _accept(self) -> None:
        assert self._response is not None
        self.conn.send_response(self._response)
        self._flush()
        self._accepted = True
        self._keepalive.start()

    def _reject(self, status: HTTPStatus) -> None:
        if not self._ended and self.conn.state is State.CONNECTING:
            self.conn.send_response(self.conn.reject(status, ""))
        self._hang_up(1006)

    def _say_goodbye(self, code: int, reason: str) -> None:
        """The client is to answer, and then the connection ends."""
        if self.is_open:
            self.conn.send_close(code, reason)
            self._flush()
            self.close_sent = True
            self._end(code)
            self._timers.append(self.loop.call_later(GOODBYE, self.transport.close))

    def _hang_up(self, code: int) -> None:
        """What is still to be said, and no more: it ends now."""
        if not self.transport.is_closing():
            self._flush()
            self.close_sent = True
            self.transport.close()
        self._end(code)

    def _end(self, code: int) -> None:
        """Told once to whoever runs it."""
        self._keepalive.stop()
        if not self._ended:
            self._ended = True
            self._events.put_nowait({"type": "websocket.disconnect", "code": code})

    # --- for the socket -------------------------------------------------------------------------------

    def open(self, on_message: Callable[[bytes], None], on_writable: Callable[[], None]) -> None:
        """From now on messages go here; `on_writable` is called when one may write again."""
        self._on_message, self._on_writable = on_message, on_writable
        early, self._early = self._early, []
        for message in early:
            on_message(message)

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

    def finish(self) -> None:
        """It ends now. Who does not even read that must not keep it open."""
        if not self._finishing and not self.disconnected:
            self._finishing = True
            self._timers.append(self.loop.call_later(FAREWELL, self.transport.abort))


def scope_of(request: Request, protocol: WebSocketProtocol) -> dict[str, Any]:
    path, _, query = request.path.partition("?")
    peer = protocol.transport.get_extra_info("peername")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if protocol.transport.get_extra_info("sslcontext") else "ws",
        "client": (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else None,
        "path": unquote(path),
        "raw_path": path.encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()],
        "extensions": {PROTOCOL: protocol},
    }


def head(size: int) -> bytes:
    """Of a frame that the server sends: it is not masked."""
    if size < 126:
        return pack("!BB", TEXT, size)
    return pack("!BBH", TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT, 127, size)
