"""A WebSocket, from the knock at the door to the last message. Raw ASGI: nothing stands between it and its table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from crise.core.ask import Refused, Seat
from crise.server import logs
from crise.server import messages as ms
from crise.server.desk import Desk
from crise.server.hall import Hall
from crise.server.texts import say

Scope: TypeAlias = Any
Receive: TypeAlias = Any
Send: TypeAlias = Any

BACKLOG = 500  # messages that a slow reader may be behind before it must come back for a fresh view
PATH = "/ws"

# Why a socket is closed, by what was refused.
CLOSE = {"no-such-token": 4401, "no-watching": 4403, "origin": 4403, "no-such-table": 4404, "too-fast": 4429}


class Socket:
    """What a table sees of a client. Messages go out in order, as many in one frame as are waiting."""

    def __init__(self, hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
        self.hall, self._scope, self._receive, self._send = hall, scope, receive, send
        self.seat: Seat | None = None
        self.language: ms.Language = "fr"
        self._address = address_of(scope)
        self._bucket = hall.doorman.bucket(self._address)
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None

    # --- out ------------------------------------------------------------------------------------

    def push(self, parts: list[bytes]) -> None:
        if self._closing is None:
            self._waiting.extend(parts)
            if len(self._waiting) > BACKLOG:
                self._waiting.clear()
                self.close(4408, "slow")
            self._rouse()

    def close(self, code: int, reason: str) -> None:
        if self._closing is None:
            self._closing = (code, reason)
            self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _write(self) -> None:
        """Runs beside the reading, until the socket is closed."""
        loop, send, waiting = self.hall.loop, self._send, self._waiting
        while True:
            while waiting:
                frame = ms.frame(list(waiting)) if len(waiting) > 1 else b"[" + waiting[0] + b"]"
                waiting.clear()
                await send({"type": "websocket.send", "text": frame.decode()})
            if self._closing is not None:
                code, reason = self._closing
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self._wake = loop.create_future()
            await self._wake

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
            self.hall.doorman.go(self._address)
            self.hall.metrics.sockets.dec()

    def _turn_away(self) -> str:
        if not origin_fits(self._scope, self.hall.settings.origins):
            return "origin"
        return "" if self.hall.doorman.enter(self._address) else "too-fast"

    async def _talk(self) -> None:
        writer = self.hall.loop.create_task(self._write())
        desk: Desk | None = None
        try:
            desk = await self._hello()
            if desk is not None:
                await self._listen(desk)
        except Exception as error:
            self.hall.metrics.faults.inc()
            logs.fault("socket failed", error)
            self.close(1011, "fault")
            if desk is not None:
                self.hall.lose(desk, error)
        finally:
            if desk is not None:
                desk.go(self)
            await self._finish(writer)

    async def _finish(self, writer: asyncio.Task[None]) -> None:
        self.close(1000, "bye")
        done, _ = await asyncio.wait([writer], timeout=5)
        if not done:
            writer.cancel()
        elif not writer.cancelled():
            writer.exception()  # the client has gone: nobody to tell

    async def _hello(self) -> Desk | None:
        try:
            data = await asyncio.wait_for(self._next(), self.hall.pace.hello)
        except TimeoutError:
            self._refuse(Refused("no-hello"), 4408)
            return None
        if data is None:
            return None
        try:
            hello = ms.commands.decode(data)
            if not isinstance(hello, ms.Hello):
                raise Refused("no-hello")
            self.language = hello.language
            if self.hall.doorman.tries.empty(self._address):
                raise Refused("too-fast")
            return self.hall.enter(self, hello)
        except msgspec.MsgspecError:
            self._refuse(Refused("bad-request", fault="hello"), 4400)
        except Refused as refused:
            self.hall.doorman.tries.take(self._address)
            self._refuse(refused, CLOSE.get(refused.reason, 4400))
        return None

    def _refuse(self, refused: Refused, code: int) -> None:
        self.hall.metrics.turned_away.labels(refused.reason).inc()
        self.push([ms.encode(ms.Closed(refused.reason, say(self.language, refused)))])
        self.close(code, refused.reason)

    async def _listen(self, desk: Desk) -> None:
        bucket, clock = self._bucket, self.hall.loop.time
        while self._closing is None:
            data = await self._next()
            if data is None:
                return
            if bucket is not None and not bucket.take(clock()):
                self._refuse(Refused("too-fast"), 4429)
                return
            try:
                command = ms.commands.decode(data)
                desk.command(self, command)
            except msgspec.MsgspecError:
                self._refuse(Refused("bad-request", fault="command"), 4400)
                return
            except Refused as refused:
                self._refuse(refused, 4400)
                return

    async def _next(self) -> str | bytes | None:
        """The next frame; None when there is none any more."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        data: str | bytes | None = message.get("text") or message.get("bytes")
        if data is None:
            return b""
        if len(data) > ms.LONGEST_FRAME:
            self._refuse(Refused("too-large"), 4413)
            return None
        return data


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
    return urlsplit(origin).netloc == header(scope, b"host") != ""
