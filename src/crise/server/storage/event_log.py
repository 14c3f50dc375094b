"""From the tables to the store and back: what happens in one turn of the loop is handed over in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from crise.server.ops import logs
from crise.server.ops.metrics import Metrics
from crise.server.storage.store import Row, Store

WhenStored: TypeAlias = Callable[[Exception | None], None]  # what went wrong, if something did
# Rows of one table, whom to tell, since when, and whether they are a secret that the figures must keep.
Unwritten: TypeAlias = tuple[list[Row], WhenStored, float, bool]


class EventLog:
    def __init__(self, store: Store, metrics: Metrics, loop: asyncio.AbstractEventLoop) -> None:
        self._store, self._metrics, self._loop = store, metrics, loop
        self._unwritten: list[Unwritten] = []
        self.answered = 0  # answers since the last hand-over

    def append(self, rows: list[Row], stored: WhenStored, secret: bool = False) -> None:
        """Rows of one table, all or none; `stored` is called in this thread again."""
        if not self._unwritten:
            self._loop.call_soon(self.flush)
        self._unwritten.append((rows, stored, self._loop.time(), secret))

    def flush(self) -> None:
        """To the thread that writes, and back: once for many."""
        batch, self._unwritten = self._unwritten, []
        self._metrics.answers.inc(self.answered)
        self.answered = 0

        def safe(errors: list[Exception | None]) -> None:
            self._loop.call_soon_threadsafe(self._written, batch, errors)

        if batch:
            self._store.append([rows for rows, *_ in batch], safe)

    def _written(self, batch: list[Unwritten], errors: list[Exception | None]) -> None:
        told = [given for _, _, given, secret in batch if not secret]
        if told:
            self._metrics.stored.observe(self._loop.time() - told[0])
        for (_, stored, *_), error in zip(batch, errors, strict=True):
            try:
                stored(error)
            except Exception as fault:  # one table that goes wrong must not keep the others waiting
                self._metrics.faults.inc()
                logs.fault("table failed", fault)
