"""A process that shares a database with others: it lives as long as it says so in time.

When its time has run out another process may say that it is dead, which makes an end of all its claims. It hears of
that at its next breath, forgets its tables, and begins anew under another number. Who was cut off from the database
itself judges nobody until it has been back for as long as a lease: the others have just been cut off too.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import psycopg

from crise.server.ops import logs
from crise.server.storage.line import DatabaseLine

BREATH = 1.0  # seconds between two signs of life
LEASE = 5.0  # seconds of silence: then a table is back within LEASE + 2 BREATHs and the time to read it


class Lease:
    def __init__(self, url: str, address: str) -> None:
        """Whoever was at this address before us is dead: two can't listen there."""
        self._line, self._address = DatabaseLine(url), address
        self.listing = b""  # for the other processes
        self._lost: Callable[[], None] = lambda: None
        self._steady = monotonic()  # since then every breath was in time
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._live, name="lease", daemon=True)
        if address:
            self._line.run(lambda line: line.execute("DELETE FROM processes WHERE address = %s", (address,)))
        self.process = self._enter()

    def _enter(self) -> int:
        return self._line.run(self._register)

    def _register(self, line: psycopg.Connection) -> int:
        query = (
            "INSERT INTO processes VALUES (nextval('tokens'), %s, clock_timestamp() + %s * interval '1 second') "
            "RETURNING id"
        )
        [(id,)] = line.execute(query, (self._address, LEASE)).fetchall()
        return int(id)

    def begin(self, lost: Callable[[], None]) -> None:
        """`lost` is called in another thread, after `process` is another one: all claims before that are void."""
        self._lost = lost
        self._thread.start()

    def _live(self) -> None:
        last = monotonic()
        while not self._ended.wait(BREATH):
            try:
                self._breathe()
            except psycopg.Error as error:
                logs.fault("database does not answer", error)
                self._steady = monotonic()
            if monotonic() - last > LEASE:  # we were frozen, or the database was
                self._steady = monotonic()
            last = monotonic()

    def _breathe(self) -> None:
        if not self._line.run(self._renew, again=True):
            self.process = self._enter()
            logs.warn("taken for dead", process=self.process)
            self._lost()
        if monotonic() - self._steady > LEASE:
            self._line.run(self._bury, again=True)

    def _renew(self, line: psycopg.Connection) -> bool:
        query = (
            "UPDATE processes SET until = clock_timestamp() + %s * interval '1 second', listing = %s "
            "WHERE id = %s RETURNING 1"
        )
        return bool(line.execute(query, (LEASE, self.listing, self.process)).fetchall())

    def _bury(self, line: psycopg.Connection) -> None:
        dead = line.execute("DELETE FROM processes WHERE until < clock_timestamp() RETURNING id").fetchall()
        for (id,) in dead:
            logs.warn("process taken for dead", process=id)

    def end(self) -> None:
        """Others may have all of it at once."""
        if self._ended.is_set():
            return
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()
        with suppress(psycopg.Error):
            self._line.run(lambda line: line.execute("DELETE FROM processes WHERE id = %s", (self.process,)))
        self._line.close()
