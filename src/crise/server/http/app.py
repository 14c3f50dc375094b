"""The server: one process, one port. Sockets, requests and static files come in here."""

from __future__ import annotations

import gc
import re
import socket
from collections.abc import Callable

import msgspec
import uvicorn

from crise.engine.ask import Refused
from crise.server import wire
from crise.server.http.doors import refusal
from crise.server.http.forward import FORWARDED, Unreachable, forward, known, whole_body
from crise.server.http.limits import Limits
from crise.server.http.protocol import DOOR, HttpProtocol
from crise.server.http.routes import LONGEST_BODY, routes
from crise.server.http.static import StaticFiles, respond, secured
from crise.server.lobby import Away, Lobby
from crise.server.ops import logs
from crise.server.ops.files import fitted, raise_limit
from crise.server.outbox.phrases import say
from crise.server.services import Services
from crise.server.settings import Settings
from crise.server.storage.folder import keep_private
from crise.server.storage.opened import open_store
from crise.server.storage.store import Store
from crise.server.ws.protocol import WebSocketProtocol
from crise.server.ws.socket import PATH, Receive, Scope, Send, Socket, address_of

# Everything else is a page of the client. Figures are not to be had here: who looks for them is told so.
TABLE = re.compile(r"/api/tables/([A-Za-z0-9]{4,12})(?:/|$)")
OURS = ("/api/", "/schema/openapi.json", "/healthz", "/metrics")


class App:
    """What comes in: sockets to their tables, requests to the routes or to the static files, all of them counted."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self._settings = settings
        self.routes = routes(settings, store)
        self._files = StaticFiles(settings.web)

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.routes.state.lobby
        return lobby

    @property
    def services(self) -> Services:
        return self.lobby.services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(known(scope, self.lobby.store.secret), receive, send)
        elif scope["type"] == "http":
            send = scope["state"][DOOR].watched(send)
            await self._request(known(scope, self.lobby.store.secret), receive, secured(send))
        else:
            await self.routes(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not PATH.fullmatch(scope["path"]):
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": "not-found"})
            return
        await Socket(self.lobby, scope, receive, send).run()

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if self.services.limiter.banned(address_of(scope)):
            self.services.metrics.turned_away.labels("banned").inc()
            await turn_away(send, 403, "banned")
        elif FORWARDED not in scope and not self.services.limiter.requests.take(address_of(scope)):
            self.services.metrics.turned_away.labels("too-fast").inc()
            await turn_away(send, 429, "too-fast", (b"retry-after", b"2"))
        elif (why := refusal(scope, self._settings.origins, self._settings.hosts)) is not None:
            self.services.metrics.turned_away.labels(why[1]).inc()
            await turn_away(send, *why, (b"allow", b"GET, HEAD"))
        elif (address := await self._elsewhere(scope)) is not None:
            await self._pass_on(scope, receive, send, address)
        elif path.startswith(OURS):
            await self.routes(scope, receive, send)
        else:
            await self._files.serve(scope, send)

    async def _elsewhere(self, scope: Scope) -> str | None:
        """The address of the process that looks after the table of this request, if that is another one."""
        found = TABLE.match(scope["path"])
        shared = self.lobby.store.secret and FORWARDED not in scope and scope["method"] in ("GET", "POST")
        if not found or not shared or self.services.limiter.tries.empty(address_of(scope)):
            return None
        try:
            await self.lobby.find(found[1])
        except Away as away:
            return away.address
        except Exception:  # the routes find it too, and say so
            return None
        return None

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        body = await whole_body(receive, LONGEST_BODY)
        if body is None:
            await turn_away(send, 413, "too-large")
            return
        try:
            await forward(scope, body, send, address, self.lobby.store.secret)
        except Unreachable:
            await turn_away(send, 503, "closing", (b"retry-after", b"2"))


async def turn_away(send: Send, status: int, reason: str, *headers: tuple[bytes, bytes]) -> None:
    body = wire.encode(wire.Fault(status, reason, "", say("fr", Refused(reason))))
    await respond(send, status, [(b"content-type", b"application/json"), *headers], body)


def config(settings: Settings, host: str, port: int, proxies: str = "", store: Store | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        App(settings, store),
        host=host,
        port=port,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=2 * wire.LONGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,  # frames are small, and packing costs more than sending
        access_log=False,  # addresses of tables are half a key
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        lifespan="on",
        log_config=None,
        timeout_graceful_shutdown=5,
    )


class HouseServer(uvicorn.Server):
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """A signal ends it in good order: tables first, then connections, then the rest."""
        app = self.config.app
        assert isinstance(app, App)
        await app.lobby.drain()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    host: str,
    port: int,
    proxies: str = "",
    log_level: str = "info",
    on_open: Callable[[], None] = lambda: None,
) -> None:
    """Raises StoreFault before anybody is told that it is open."""
    keep_private(settings.data)
    store = open_store(settings, f"[{host}]:{port}" if ":" in host else f"{host}:{port}")
    on_open()
    logs.set_up(log_level)
    settings = msgspec.structs.replace(settings, limits=limits_here(settings))
    gc.freeze()  # what is there now stays
    gc.set_threshold(
        50_000, 20, 50
    )  # tables hold few reference cycles: to look for them often costs more than it frees
    HouseServer(config(settings, host, port, proxies, store)).run()


def limits_here(settings: Settings) -> Limits:
    """What the system lets us have, if that is less than what we want."""
    files = raise_limit()
    limits = fitted(settings.limits, files, settings.workers, settings.worker_door is not None)
    if limits != settings.limits:
        logs.warn("few files", files=files, sockets=limits.all_sockets, connections=limits.all_connections)
    return limits
