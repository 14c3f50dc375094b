"""A door before uvicorn's HTTP protocol, with an end to waiting and a count of connections.

uvicorn waits for ever for the rest of a request. Here who connects has some seconds to send a whole request, and as
many to take the answer; a few hundred half requests would else use up all files that the system gives us.
The door stands between asyncio's transport and uvicorn's protocol, and only listens: where a request begins and ends
it hears from a parser of its own, that an answer is out from the application, which finds it in the state of a scope.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, TypeAlias, cast

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from crise.server.ops import logs
from crise.server.services import Services

Send: TypeAlias = Callable[[Any], Awaitable[None]]

LONGEST_HEAD = 1 << 16
FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\nretry-after: 5\r\n\r\n"


DOOR = "crise.door"  # its name in the state of an ASGI scope


class HttpProtocol(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(self, config: uvicorn.Config, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        """As uvicorn makes one."""
        app: Any = config.app
        self._services: Services = app.services
        self._config, self._loop = config, asyncio.get_running_loop()
        self._state = {**app_state, DOOR: self}  # of the scopes of its requests
        self._http = HttpToolsProtocol(config, server_state, self._state, _loop)
        self._parser: httptools.HttpRequestParser | None = httptools.HttpRequestParser(self)
        self._parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn's own does
        self._address = ""
        self._paused = False  # nobody takes what is written
        self._inside = False  # counted
        self._heading = False  # within the head of a request
        self._head = 0  # bytes of it, but for the first that came
        self._owed = 0  # requests that came in whole and are not answered
        self._late: asyncio.TimerHandle | None = None

    # --- coming and going -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast(asyncio.Transport, transport)
        self._http.connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._address = str(peer[0]) if isinstance(peer, tuple) else ""
        proxies = self._config.forwarded_allow_ips if self._config.proxy_headers else None
        self._inside = self._services.limiter.connections.enter(
            self._address, is_proxy(self._address, str(proxies or ""))
        )
        if self._inside:
            self._wait()
        else:
            self._turn_away("connections")
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        self._http.connection_lost(exc)

    def leave(self) -> None:
        """It ends, or from here on it is a socket, and counted as one."""
        self._parser = None
        self._state.clear()  # what refers to itself is looked for seldom
        self._wait(False)
        if self._inside:
            self._inside = False
            self._services.limiter.connections.leave(self._address)

    # --- the head of a request --------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """The parser takes a head of any length."""
        heading = self._heading
        self._http.data_received(data)
        self._listen(data)
        self._head = self._head + len(data) if heading and self._heading else 0
        if self._head > LONGEST_HEAD:
            self._turn_away("too-large")
            self.transport.abort()

    def _listen(self, data: bytes) -> None:
        """What can't be read is answered by whoever reads it."""
        if self._parser is not None:
            try:
                self._parser.feed_data(data)
            except (httptools.HttpParserError, httptools.HttpParserUpgrade):
                self._parser = None

    def on_message_begin(self) -> None:
        self._heading = True

    def on_headers_complete(self) -> None:
        self._heading = False

    # --- waiting --------------------------------------------------------------------------------

    def on_message_complete(self) -> None:
        self._owed += 1
        self._wait(self._theirs())

    def watched(self, send: Send) -> Send:
        """Of one request: its answer may be out before the end of a request that nobody wants to hear."""

        async def sent(message: Any) -> None:
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                self._owed -= 1
                self._wait(self._theirs())

        return sent

    def pause_writing(self) -> None:
        self._paused = True
        self._http.pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        self._paused = False
        self._http.resume_writing()
        self._wait(self._theirs())

    def _theirs(self) -> bool:
        """Is it the client that is waited for: for a request, or to take an answer?"""
        return self._owed <= 0 or self._paused

    def _wait(self, for_them: bool = True) -> None:
        """From now on for the client, or no longer."""
        if self._late is not None:
            self._late.cancel()
        seconds = self._services.settings.limits.patience
        self._late = self._loop.call_later(seconds, self._end) if for_them and self._inside else None

    def _end(self) -> None:
        """Not even what is still to be written may keep it open: who does not read would hold it so."""
        self._turn_away("late")
        self.transport.abort()

    def _turn_away(self, why: str) -> None:
        self._services.metrics.turned_away.labels(why).inc()
        logs.info("connection closed", reason=why)


@lru_cache(4096)
def is_proxy(address: str, proxies: str) -> bool:
    """Is this address among those of our proxies? All connections come from there, so they are not counted by it."""
    return any(_is_in(address, one.strip()) for one in proxies.split(",") if one.strip())


def _is_in(address: str, proxy: str) -> bool:
    try:
        return proxy == "*" or ip_address(address) in ip_network(proxy, strict=False)
    except ValueError:
        return address == proxy  # no number: the name of a Unix socket
