"""Figures for whoever runs the server: one registry a server, so that tests may have several.

On a quiet server they tell what single people do, so they are told at a port of their own, to whoever runs it and to
nobody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)
from prometheus_client.process_collector import ProcessCollector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.answers = Counter("crise_answers", "Answers accepted and stored", registry=registry)
        self.refused = Counter("crise_refused", "Commands refused", ["reason"], registry=registry)
        self.stored = Histogram(
            "crise_store_seconds",
            "From the first event of a batch to its being safe on the disk",
            buckets=SECONDS,
            registry=registry,
        )
        self.sockets = Gauge("crise_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("crise_tables", "Tables in memory", registry=registry)
        self.games = Counter("crise_games", "Games begun", ["game"], registry=registry)
        self.thoughts = Histogram(
            "crise_bot_seconds", "Time in which a bot answered", ["level"], buckets=SECONDS, registry=registry
        )
        self.lost_bots = Counter("crise_bots_lost", "Bots that died or hung", ["why"], registry=registry)
        self.remote_workers = Gauge("crise_remote_workers", "Workers of other machines", registry=registry)
        self.turned_away = Counter("crise_turned_away", "Sockets and requests turned away", ["why"], registry=registry)
        self.faults = Counter("crise_faults", "Errors of ours", registry=registry)
        ProcessCollector(registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


@asynccontextmanager
async def published(metrics: Metrics, where: tuple[str, int] | None) -> AsyncIterator[None]:
    """Told at this host and port, as long as it lasts. It has threads of its own: no table waits for it."""
    if where is None:
        yield
        return
    host, port = where
    server, thread = await asyncio.to_thread(start_http_server, port, host, metrics.registry)
    try:
        yield
    finally:
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        await asyncio.to_thread(thread.join)
