"""Run the house: one process, one port."""

from __future__ import annotations

import gc

import msgspec
import uvicorn

from crise.server.http.app import App
from crise.server.http.door import Door
from crise.server.http.limits import Limits
from crise.server.lobby import Settings
from crise.server.ops import logs
from crise.server.ops.files import fitted, raise_limit
from crise.server.wire import LONGEST_FRAME
from crise.server.ws.protocol import Line


def config(settings: Settings, host: str, port: int, proxies: str = "") -> uvicorn.Config:
    return uvicorn.Config(
        App(settings),
        host=host,
        port=port,
        http=Door,
        ws=Line,
        ws_max_size=2 * LONGEST_FRAME,
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


def serve(settings: Settings, host: str, port: int, proxies: str = "", log_level: str = "info") -> None:
    logs.set_up(log_level)
    settings = msgspec.structs.replace(settings, limits=limits_here(settings))
    gc.freeze()  # what is there now stays
    gc.set_threshold(50_000, 20, 50)  # tables hold few circles: to look for them often costs more than it gives
    uvicorn.Server(config(settings, host, port, proxies)).run()


def limits_here(settings: Settings) -> Limits:
    """What the system lets us have, if that is less than what we want."""
    files = raise_limit()
    limits = fitted(settings.limits, files, settings.workers)
    if limits != settings.limits:
        logs.warn("few files", files=files, sockets=limits.all_sockets, connections=limits.all_connections)
    return limits
