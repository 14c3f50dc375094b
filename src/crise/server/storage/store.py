"""The event log: what was acknowledged is on the disk.

One thread writes. It takes all that is waiting, commits it at once, and only then says so: many answers share one
flush. `Store` is what the tables need of it; several processes on one database can stand behind it as well.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from time import time
from typing import NamedTuple, Protocol, TypeAlias

BATCH = 1000  # things given, in one transaction
TOUCHED = 300.0  # seconds
KNOWN = 50_000  # tables
TOGETHER = 100  # rows, in one statement
LOCKED = 30.0  # seconds to wait for another process that writes

SCHEMA = """
CREATE TABLE IF NOT EXISTS house (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (code TEXT PRIMARY KEY, made REAL NOT NULL, touched REAL NOT NULL,
    status TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events (code TEXT NOT NULL, n INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (code, n)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS records (code TEXT NOT NULL, number INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (code, number)) WITHOUT ROWID;
"""


class Stored(NamedTuple):
    """A table as the store knows it."""

    code: str
    touched: float  # seconds since 1970
    status: str


class Row(NamedTuple):
    """An event to be written: the `n`th of its table."""

    code: str
    n: int
    data: bytes
    status: str


Group: TypeAlias = list[Row]  # written all or none
Done: TypeAlias = Callable[[list[Exception | None]], None]  # what went wrong, for each group


class Store(Protocol):
    epoch: int  # another one for each start, and growing

    def append(self, groups: list[Group], done: Done) -> None:
        """Write these groups in their order, after everything that was given before. `done` is called in the thread of
        the writer, when all of them are safe or have failed."""

    def tables(self) -> list[Stored]: ...

    def exists(self, code: str) -> bool: ...

    def events(self, code: str) -> list[bytes]: ...

    def remove(self, code: str) -> None: ...

    def keep_record(self, code: str, number: int, record: bytes) -> None: ...

    def record(self, code: str, number: int) -> bytes | None: ...

    def close(self) -> None: ...


Given: TypeAlias = tuple[list[Group], Done]
Known: TypeAlias = dict[str, tuple[str, float]]  # of a table: its status as written, and when that was


class SqliteStore:
    def __init__(self, file: Path) -> None:
        self._file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self._reader = connect(file)
        self._reader.executescript(SCHEMA)
        with transaction(self._reader):
            self._reader.execute(
                "INSERT INTO house VALUES ('epoch', 1) ON CONFLICT (key) DO UPDATE SET value = value + 1"
            )
        [(self.epoch,)] = self._reader.execute("SELECT value FROM house WHERE key = 'epoch'")
        self._queue: SimpleQueue[Given | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="event log", daemon=True)
        self._thread.start()

    # --- writing ----------------------------------------------------------------------------

    def append(self, groups: list[Group], done: Done) -> None:
        self._queue.put((groups, done))

    def _write(self) -> None:
        connection = connect(self._file)
        known: Known = {}
        while (first := self._queue.get()) is not None:
            batch, ended = self._gather(first)
            errors = _commit(connection, [group for groups, _ in batch for group in groups], known)
            for groups, done in batch:
                done(errors[: len(groups)])
                del errors[: len(groups)]
            if ended:
                break
        connection.close()

    def _gather(self, first: Given) -> tuple[list[Given], bool]:
        batch = [first]
        while len(batch) < BATCH and not self._queue.empty():
            more = self._queue.get()
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    # --- reading ----------------------------------------------------------------------------

    def tables(self) -> list[Stored]:
        return [Stored(*row) for row in self._reader.execute("SELECT code, touched, status FROM tables ORDER BY code")]

    def exists(self, code: str) -> bool:
        return bool(self._reader.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).fetchall())

    def events(self, code: str) -> list[bytes]:
        rows = self._reader.execute("SELECT data FROM events WHERE code = ? ORDER BY n", (code,))
        return [data for (data,) in rows]

    def record(self, code: str, number: int) -> bytes | None:
        found = self._reader.execute("SELECT data FROM records WHERE code = ? AND number = ?", (code, number))
        row = found.fetchone()
        return None if row is None else bytes(row[0])

    # --- seldom ------------------------------------------------------------------------------

    def remove(self, code: str) -> None:
        with transaction(self._reader):
            for table in ("events", "records", "tables"):
                self._reader.execute(f"DELETE FROM {table} WHERE code = ?", (code,))

    def keep_record(self, code: str, number: int, record: bytes) -> None:
        with transaction(self._reader):
            self._reader.execute("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", (code, number, record))

    def close(self) -> None:
        """Everything that was given is written first."""
        self._queue.put(None)
        self._thread.join()
        self._reader.close()


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, timeout=LOCKED, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _commit(connection: sqlite3.Connection, groups: list[Group], known: Known) -> list[Exception | None]:
    """All at once; if that fails, one by one, so that one bad row takes no other group with it. A full disk or a locked
    file is no row's fault: to try each of them would only take that much longer."""
    try:
        _insert(connection, [row for group in groups for row in group], known)
    except sqlite3.Error as error:
        if len(groups) == 1 or isinstance(error, sqlite3.OperationalError):
            return [error] * len(groups)
        return [_commit(connection, [group], known)[0] for group in groups]
    return [None] * len(groups)


def _insert(connection: sqlite3.Connection, rows: list[Row], known: Known) -> None:
    """When a table was touched last need not be known to the minute: to write it every time would cost as much as the
    events. `known` is what was written."""
    now = time()
    news = {
        row.code: (row.status, now)
        for row in rows
        if known.get(row.code, ("", 0.0))[0] != row.status or now - known[row.code][1] > TOUCHED
    }
    if not news and len(rows) <= TOGETHER:
        _insert_events(connection, rows)  # one statement is a transaction
        return
    with transaction(connection):
        for at in range(0, len(rows), TOGETHER):
            _insert_events(connection, rows[at : at + TOGETHER])
        connection.executemany(
            "INSERT INTO tables VALUES (?, ?, ?, ?) "
            "ON CONFLICT (code) DO UPDATE SET touched = excluded.touched, status = excluded.status",
            [(code, now, now, status) for code, (status, _) in news.items()],
        )
    if len(known) > KNOWN:
        known.clear()
    known.update(news)


def _insert_events(connection: sqlite3.Connection, rows: list[Row]) -> None:
    """In one statement: between two of them this thread would have to wait for the one that serves."""
    values = ", ".join(["(?, ?, ?)"] * len(rows))
    connection.execute(f"INSERT INTO events VALUES {values}", [part for row in rows for part in row[:3]])
