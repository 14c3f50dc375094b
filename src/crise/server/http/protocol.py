"""uvicorn's HTTP protocol, with an end to waiting and a count of connections.

uvicorn waits for ever for the rest of a request. Here who connects has some seconds to send a whole request, and as
many to take the answer; a few hundred half requests would else use up all files that the system gives us.
Of uvicorn's class only the methods are used that asyncio and httptools call by themselves, and the two that say that an
answer is out and that a socket opens.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from crise.server.ops import logs
from crise.server.services import Services

LONGEST_HEAD = 1 << 16
FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\nretry-after: 5\r\n\r\n"


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        app: Any = self.config.app
        self._services: Services = app.services
        self._address = ""
        self._inside = False  # counted
        self._heading = False  # within the head of a request
        self._head = 0  # bytes of it, but for the first that came
        self._owed = 0  # requests that came in whole and are not answered
        self._late: asyncio.TimerHandle | None = None

    # --- coming and going -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        proxies = self.config.forwarded_allow_ips if self.config.proxy_headers else None
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
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, and counted as one."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._wait(False)
        if self._inside:
            self._inside = False
            self._services.limiter.connections.leave(self._address)

    # --- the head of a request --------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """The parser takes a head of any length."""
        heading = self._heading
        super().data_received(data)
        self._head = self._head + len(data) if heading and self._heading else 0
        if self._head > LONGEST_HEAD:
            self._turn_away("too-large")
            self.transport.abort()

    def on_message_begin(self) -> None:
        self._heading = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._heading = False
        super().on_headers_complete()

    # --- waiting --------------------------------------------------------------------------------

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._owed += 1
        self._wait(self._theirs())

    def on_response_complete(self) -> None:
        """It may come before the end of a request that nobody wants to hear."""
        super().on_response_complete()
        self._owed -= 1
        self._wait(self._theirs())

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait(self._theirs())

    def _theirs(self) -> bool:
        """Is it the client that is waited for: for a request, or to take an answer?"""
        return self._owed <= 0 or self.flow.write_paused

    def _wait(self, for_them: bool = True) -> None:
        """From now on for the client, or no longer."""
        if self._late is not None:
            self._late.cancel()
        seconds = self._services.settings.limits.patience
        self._late = self.loop.call_later(seconds, self._end) if for_them and self._inside else None

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
