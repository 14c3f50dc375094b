"""A WebSocket, from the knock at the door to the last message."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

from crise.engine.ask import Refused, Seat
from crise.server import wire as ms
from crise.server.lobby import Hall
from crise.server.ops import logs
from crise.server.outbox.phrases import say
from crise.server.session import Desk
from crise.server.ws.protocol import LINE, Line

Scope: TypeAlias = Any
Receive: TypeAlias = Any
Send: TypeAlias = Any

BACKLOG = 500  # messages that a slow reader may be behind before it must come back for a fresh view
PATH = "/ws"

# Commands that only look: nothing that goes wrong with one of them makes the table doubtful.
LOOKS = (ms.Hello, ms.Ping, ms.Speak, ms.More)

# Why a socket is closed, by what was refused.
CLOSE = {
    "closing": 1012,
    "no-such-token": 4401,
    "no-watching": 4403,
    "origin": 4403,
    "no-such-table": 4404,
    "too-fast": 4429,
}


class Socket:
    """What a table sees of a client. Messages go out in order, as many in one frame as are waiting."""

    def __init__(self, hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
        self.hall, self._scope, self._receive, self._send = hall, scope, receive, send
        self.seat: Seat | None = None
        self.language: ms.Language = "fr"
        self._address = address_of(scope)
        self._bucket = hall.doorman.bucket(self._address)
        self._line: Line = scope["extensions"][LINE]
        self._desk: Desk | None = None
        self._waiting: list[bytes] = []
        self._closing: tuple[int, str] | None = None
        self._end: asyncio.Task[None] | None = None

    # --- out ------------------------------------------------------------------------------------

    def push(self, parts: list[bytes]) -> None:
        if self._closing is None:
            if not self._waiting:
                self.hall.loop.call_soon(self._write)
            self._waiting += parts
            if len(self._waiting) > BACKLOG:
                self._waiting.clear()
                self.close(4408, "slow")

    def _write(self) -> None:
        """What is waiting, unless the client is slow: then it is called again when the line is free."""
        if self._waiting and self._line.free:
            self._line.write(ms.frame(self._waiting))
            self._waiting.clear()

    def close(self, code: int, reason: str) -> None:
        if self._closing is None:
            self._closing = (code, reason)
            self._end = self.hall.spawn(self._hang_up(code, reason), self._nobody_to_tell)
            self._line.finish()

    def _nobody_to_tell(self, error: BaseException) -> None:
        """The client has gone."""

    async def _hang_up(self, code: int, reason: str) -> None:
        """After everything that was said before. That ends the listening too."""
        await self._line.writable.wait()
        self._write()
        await self._send({"type": "websocket.close", "code": code, "reason": reason})

    # --- in -------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Somebody knocks."""
        message = await self._receive()
        if message["type"] != "websocket.connect":
            return
        why = self._turn_away()
        if why:
            self.hall.metrics.turned_away.labels(why).inc()
            await self._send({"type": "websocket.close", "code": CLOSE[why], "reason": why})
            return
        self.hall.metrics.sockets.inc()
        try:
            await self._send({"type": "websocket.accept"})
            await self._talk()
        finally:
            self.hall.doorman.sockets.go(self._address)
            self.hall.metrics.sockets.dec()

    def _turn_away(self) -> str:
        if not origin_fits(self._scope, self.hall.settings.origins):
            return "origin"
        return "" if self.hall.doorman.sockets.enter(self._address) else "too-fast"

    async def _talk(self) -> None:
        self._line.open(self._hear, self._write)
        late = self.hall.loop.call_later(self.hall.pace.hello, self._no_hello)
        try:
            while (message := await self._receive())["type"] == "websocket.receive":
                self._hear(message.get("bytes") or message.get("text", "").encode())  # came before the line was open
        finally:
            late.cancel()
            self.hall.tray.empty()
            if self._desk is not None:
                self._desk.go(self)
            await self._finish()

    async def _finish(self) -> None:
        self.close(1000, "bye")
        assert self._end is not None
        await asyncio.wait([self._end], timeout=5)
        self._end.cancel()

    def _no_hello(self) -> None:
        if self._desk is None:
            self._refuse(Refused("no-hello"), 4408)

    def _hear(self, data: bytes) -> None:
        """A message has come."""
        if self._closing is not None:
            return
        if len(data) > ms.LONGEST_FRAME:
            self._refuse(Refused("too-large"), 4413)
        elif self._desk is None:
            self._heard(data)
        elif self._bucket is not None and not self._bucket.take(self.hall.loop.time()):
            self._refuse(Refused("too-fast"), 4429)
        else:
            self.hall.tray.put(self._desk, lambda: self._heard(data))

    def _heard(self, data: bytes) -> None:
        """Whatever was sent, and whatever goes wrong: it stays between this client and its table."""
        command = None if self._closing is not None else self._read(data)
        if command is None:
            return
        try:
            if self._desk is None:
                self._hello(command)
            else:
                self._desk.command(self, command)
        except Refused as refused:
            self._refuse(refused, CLOSE.get(refused.reason, 4400))
        except Exception as error:
            self._fail(command, error)

    def _read(self, data: bytes) -> ms.AnyCommand | None:
        """Nothing has been done yet: what can't be read, for whatever reason (lists within lists without end raise
        RecursionError), is the fault of who sent it, and costs nobody else anything."""
        try:
            return ms.commands.decode(data)
        except Exception:
            self._refuse(Refused("bad-request", fault="command" if self._desk else "hello"), 4400)
            return None

    def _fail(self, command: ms.AnyCommand, error: Exception) -> None:
        """A fault of ours. The table goes with it only if it may be half way through something."""
        self.hall.metrics.faults.inc()
        logs.fault("socket failed", error)
        self.close(1011, "fault")
        if self._desk is not None and self.seat is not None and not isinstance(command, LOOKS):
            self.hall.lose(self._desk, error)

    def _hello(self, hello: ms.AnyCommand) -> None:
        tries = self.hall.doorman.tries
        try:
            if not isinstance(hello, ms.Hello):
                raise Refused("no-hello")
            self.language = hello.language
            if tries.empty(self._address):
                raise Refused("too-fast")
            self._desk = self.hall.enter(self, hello)
        except Refused:
            tries.take(self._address)
            raise

    def _refuse(self, refused: Refused, code: int) -> None:
        self.hall.metrics.turned_away.labels(refused.reason).inc()
        logs.info("socket refused", reason=refused.reason, code=code)
        self.push([ms.encode(ms.Closed(refused.reason, say(self.language, refused)))])
        self.close(code, refused.reason)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return None


def origin_fits(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """A browser says which page it shows: ours, or one that we know. Programs say nothing."""
    origin = header(scope, b"origin")
    if origin is None or origin in allowed:
        return True
    return origin.partition("://")[2] == header(scope, b"host") != ""
