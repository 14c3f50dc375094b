"""A WebSocket of a client, from its opening to the last message."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any, TypeAlias

from crise.engine.ask import Refused, Seat
from crise.server import wire
from crise.server.http.doors import host_fits, origin_fits
from crise.server.http.forward import FORWARDED, Unreachable
from crise.server.lobby import Away, Lobby
from crise.server.ops import logs
from crise.server.outbox.phrases import say
from crise.server.session import Session
from crise.server.ws.pipe import YOURS, Pipe, piped
from crise.server.ws.protocol import PROTOCOL, WebSocketProtocol

Scope: TypeAlias = Any
Receive: TypeAlias = Any
Send: TypeAlias = Any

# How much a slow reader may be behind before it must come back for a fresh view: messages, and bytes.
BACKLOG = 500
BACKLOG_BYTES = 1 << 19
EARLY = 60  # frames that wait while a table is taken out of the store
PATH = re.compile("/ws(/[^/]+)?")  # with the code of the table, by which a proxy can choose a process
PATIENCE = 8.0  # seconds for a table whose process has died to be looked after by another
TRYING = 0.3  # seconds

# Why a socket is closed, by what was refused.
CLOSE = {
    "closing": 1012,
    "no-such-token": 4401,
    "no-watching": 4403,
    "origin": 4403,
    "banned": 4403,
    "shut": 4404,
    "unknown-host": 4403,
    "no-such-table": 4404,
    "too-large": 4413,
    "too-fast": 4429,
}
BAD_COMMAND = 4400
TOO_SLOW = 4408


class Socket:
    """What a table sees of a client. Messages go out in order, as many in one frame as are waiting."""

    def __init__(self, lobby: Lobby, scope: Scope, receive: Receive, send: Send) -> None:
        self._lobby, self._services = lobby, lobby.services
        self._scope, self._receive, self._send = scope, receive, send
        self.seat: Seat | None = None
        self.language: wire.Language = "fr"
        self.address = address_of(scope)
        self._bucket = self._services.limiter.bucket(self.address)
        self._protocol: WebSocketProtocol = scope["extensions"][PROTOCOL]
        self._session: Session | Pipe | None = None
        self._forwarded = FORWARDED in scope
        self._counted = "" if self._forwarded else self.address  # where it came in first it counts for its address
        self._entering: asyncio.Task[None] | None = None  # since the first frame
        self._early: list[bytes] = []  # frames that came before it was let in
        self._waiting: list[bytes] = []
        self._waiting_bytes = 0
        self.open = True
        self._end: asyncio.Task[None] | None = None

    # --- out ------------------------------------------------------------------------------------

    @property
    def behind(self) -> bool:
        return not self._protocol.free

    def push(self, parts: list[bytes]) -> None:
        if self.open:
            if not self._waiting:
                self._services.loop.call_soon(self._write)
            elif len(self._waiting) >= BACKLOG or self._waiting_bytes > BACKLOG_BYTES:
                self._forget()
                self.close(TOO_SLOW, "slow")
                return
            self._waiting += parts
            self._waiting_bytes += sum(map(len, parts))

    def _write(self) -> None:
        """What is waiting, unless the client is slow: then it is called again when the client has read on."""
        if self._waiting and self._protocol.free:
            self._protocol.write(wire.frame(self._waiting))
            self._forget()

    def _forget(self) -> None:
        self._waiting.clear()
        self._waiting_bytes = 0

    def refuse(self, refused: Refused) -> None:
        self._refuse(refused, CLOSE.get(refused.reason, BAD_COMMAND))

    def _refuse(self, refused: Refused, code: int) -> None:
        self._services.metrics.turned_away.labels(refused.reason).inc()
        logs.info("socket refused", reason=refused.reason, code=code)
        self.push([wire.encode(wire.Closed(refused.reason, say(self.language, refused)))])
        self.close(code, refused.reason)

    def close(self, code: int, reason: str) -> None:
        if self.open:
            self.open = False
            self._end = self._services.tasks.spawn(self._hang_up(code, reason), self._nobody_to_tell)
            self._protocol.finish()

    def _nobody_to_tell(self, error: BaseException) -> None:
        """The client has gone."""

    async def _hang_up(self, code: int, reason: str) -> None:
        """After everything that was said before. That ends the listening too."""
        await self._protocol.writable.wait()
        self._write()
        await self._send({"type": "websocket.close", "code": code, "reason": reason})

    # --- in -------------------------------------------------------------------------------------

    async def run(self) -> None:
        message = await self._receive()
        if message["type"] != "websocket.connect":
            return
        why = self._turn_away()
        if why:
            self._services.metrics.turned_away.labels(why).inc()
            await self._send({"type": "websocket.close", "code": CLOSE[why], "reason": why})
            return
        self._services.metrics.sockets.inc()
        try:
            await self._send({"type": "websocket.accept"})
            await self._talk()
        finally:
            self._services.limiter.sockets.leave(self._counted)
            self._services.metrics.sockets.dec()

    def _turn_away(self) -> str:
        settings = self._services.settings
        if self._forwarded:
            return "" if self._services.limiter.sockets.enter(self._counted, any_number=True) else "too-fast"
        if self._services.limiter.banned(self.address):
            return "banned"
        if not host_fits(self._scope, settings.hosts):
            return "unknown-host"
        if not origin_fits(self._scope, settings.origins):
            return "origin"
        if not self._services.limiter.arrivals.take(self.address):
            return "too-fast"
        return "" if self._services.limiter.sockets.enter(self.address) else "too-fast"

    async def _talk(self) -> None:
        self._protocol.open(self._take, self._write)
        late = self._services.loop.call_later(self._services.pace.hello, self._no_hello)
        try:
            while (message := await self._receive())["type"] == "websocket.receive":  # came before it was open
                self._take(message.get("bytes") or message.get("text", "").encode())
        finally:
            late.cancel()
            if self._entering is not None:
                self._entering.cancel()
            self._services.batch.flush()
            if self._session is not None:
                self._session.leave(self)
            await self._finish()

    async def _finish(self) -> None:
        self.close(1000, "bye")
        assert self._end is not None
        await asyncio.wait([self._end], timeout=5)
        self._end.cancel()

    def _take(self, data: bytes) -> None:
        """A frame: the first says who this is, every other one is a command for the table."""
        if not self.open:
            return
        if len(data) > wire.LONGEST_FRAME:
            self.refuse(Refused("too-large"))
        elif self._entering is None:
            self._entering = self._services.tasks.spawn(self._hello(data), self._failed)
        elif self._bucket is not None and not self._bucket.take(self._services.loop.time()):
            self.refuse(Refused("too-fast"))
        elif self._session is None:
            self._wait_for_entry(data)
        else:
            self._services.batch.put(self._session, self, data)

    # --- the first frame ------------------------------------------------------------------------

    def _wait_for_entry(self, data: bytes) -> None:
        if len(self._early) < EARLY:
            self._early.append(data)
        else:
            self.refuse(Refused("too-fast"))

    async def _hello(self, data: bytes) -> None:
        try:
            hello = wire.read_command(data)
        except Exception:  # lists within lists without end raise RecursionError
            self.refuse(Refused("bad-request", fault="hello"))
            return
        try:
            await self._enter(hello, data)
        except Refused as refused:
            if refused.reason == "closing":
                self.close(1012, "moved")  # they are to come back: it is not their fault
                return
            failures = self._services.limiter.tries
            self.refuse(refused if failures.take(self.address) else Refused("too-fast"))

    def _failed(self, error: BaseException) -> None:
        self._services.metrics.faults.inc()
        logs.fault("socket failed", error)
        self.close(1011, "fault")

    async def _enter(self, hello: wire.Hello | wire.Command, data: bytes) -> None:
        if not isinstance(hello, wire.Hello):
            raise Refused("no-hello")
        self.language = hello.language
        if hello.token is None and self._services.limiter.tries.empty(self.address):
            raise Refused("too-fast")  # a token can't be guessed: who has a good one pays for nobody's failures
        if self._forwarded and await self._lobby.give(hello.code.upper()):
            self.close(1012, YOURS)
            return
        session = self._session = await self._find(hello, data)
        early, self._early = self._early, []
        for later in early:
            self._services.batch.put(session, self, later)
        if isinstance(session, Pipe):
            await session.run()

    async def _find(self, hello: wire.Hello, data: bytes) -> Session | Pipe:
        """The table, or a way to it. If the process that looks after it does not answer, another soon will."""
        until = self._services.loop.time() + PATIENCE
        while True:
            try:
                return await self._lobby.enter(self, hello)
            except Away as away:
                if self._forwarded or self._services.loop.time() > until:
                    raise Refused("closing") from away
                secret, code = self._lobby.store.secret, hello.code.upper()
                with suppress(Unreachable):
                    return await piped(away.address, code, secret, self.address, data, self)
                await asyncio.sleep(TRYING)

    def _no_hello(self) -> None:
        if self._entering is None:
            self._refuse(Refused("no-hello"), TOO_SLOW)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
