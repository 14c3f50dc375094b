"""The event log: what was acknowledged is on the disk.

One thread writes. It takes all that is waiting, commits it at once, and only then says so: many answers share one
flush. `Store` is what the tables need of it; several processes on one database can stand behind it as well.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Future
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from time import monotonic, time
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from crise.server.storage.folder import FolderLock, StoreFault
from crise.server.storage.schema import OF_A_TABLE, migrate, transaction
from crise.server.wire import CHAT_KEPT

BATCH = 1000  # things given, in one transaction
TOUCHED = 300.0  # seconds
KNOWN = 50_000  # tables
TOGETHER = 100  # rows, in one statement
LOCKED = 30.0  # seconds to wait for another process that writes
JUMP = 60.0  # seconds by which the clock of the computer may drift from the one that never jumps
OURS = 1_735_689_600.0  # 2025: a clock that says less was not set

T = TypeVar("T")


class Stored(NamedTuple):
    """A table as the store knows it."""

    code: str
    touched: float  # seconds since 1970
    status: str


class Row(NamedTuple):
    """An event to be written: the `n`th of its table. Of what is said only the last lines are kept."""

    code: str
    n: int
    data: bytes
    status: str
    kind: Literal["event", "chat"] = "event"


Group: TypeAlias = list[Row]  # written all or none
Done: TypeAlias = Callable[[list[Exception | None]], None]  # what went wrong, for each group


class Store(Protocol):
    """Reading is quick. What is given to be done is done by the writer, in order, and says when it is safe."""

    epoch: int  # another one for each start, and growing

    def append(self, groups: list[Group], done: Done) -> None:
        """Write these groups in their order, after everything that was given before. `done` is called in the thread of
        the writer, when all of them are safe or have failed."""

    def tables(self) -> list[Stored]: ...

    def count(self) -> int:
        """How many tables there are."""

    def playing(self) -> list[str]: ...

    def exists(self, code: str) -> bool: ...

    def events(self, code: str) -> list[bytes]: ...

    def chat(self, code: str) -> list[bytes]: ...

    def record(self, code: str, number: int) -> bytes | None: ...

    def keep_record(self, code: str, number: int, record: bytes) -> Future[None]: ...

    def remove(self, code: str) -> Future[None]: ...

    def tidy(self, keep: Mapping[str, float], but: Collection[str]) -> Future[list[Stored]]:
        """Remove tables that nobody touched for so many seconds, by their status: but these, which are in use."""

    def check(self) -> Future[None]:
        """Can it be written and read?"""

    def close(self) -> None: ...


Known: TypeAlias = dict[str, tuple[str, float]]  # of a table: its status as written, and when that was


class Given(NamedTuple):
    groups: list[Group]
    done: Done


class Work(NamedTuple):
    """What is seldom done."""

    do: Callable[[sqlite3.Connection], Any]
    future: Future[Any]


class SqliteStore:
    def __init__(self, file: Path) -> None:
        """Raises StoreFault."""
        self._file = file
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FolderLock(file.parent)
        except OSError as error:
            raise StoreFault("read-only") from error
        try:
            self._reader = connect(file)
            self.epoch = _open(self._reader)
        except sqlite3.Error as error:
            self._lock.release()
            raise StoreFault(_what_is_wrong(error)) from error
        except StoreFault:
            self._reader.close()
            self._lock.release()
            raise
        self._known: Known = {}  # of the writer
        self._clock = (time(), monotonic())  # at the last look
        self._queue: SimpleQueue[Given | Work | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="event log", daemon=True)
        self._thread.start()

    # --- writing ----------------------------------------------------------------------------

    def append(self, groups: list[Group], done: Done) -> None:
        self._queue.put(Given(groups, done))

    def _do(self, do: Callable[[sqlite3.Connection], T]) -> Future[T]:
        work = Work(do, Future())
        self._queue.put(work)
        return work.future

    def _write(self) -> None:
        connection = connect(self._file)
        ended = False
        while not ended:
            batch, work, ended = self._gather()
            groups = [group for given in batch for group in given.groups]
            errors = _commit(connection, groups, self._known) if groups else []
            for groups, done in batch:
                done(errors[: len(groups)])
                del errors[: len(groups)]
            if work is not None:
                _carry_out(work, connection)
        connection.close()

    def _gather(self) -> tuple[list[Given], Work | None, bool]:
        """All that waits, up to something that is to be done apart, or up to the end."""
        batch: list[Given] = []
        while len(batch) < BATCH and not (batch and self._queue.empty()):
            more = self._queue.get()
            if isinstance(more, Given):
                batch.append(more)
            else:
                return batch, more, more is None
        return batch, None, False

    # --- reading ----------------------------------------------------------------------------

    def tables(self) -> list[Stored]:
        return [Stored(*row) for row in self._reader.execute("SELECT code, touched, status FROM tables ORDER BY code")]

    def count(self) -> int:
        [(count,)] = self._reader.execute("SELECT count(*) FROM tables")
        return int(count)

    def playing(self) -> list[str]:
        return [code for (code,) in self._reader.execute("SELECT code FROM tables WHERE status = 'playing'")]

    def exists(self, code: str) -> bool:
        return bool(self._reader.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).fetchall())

    def events(self, code: str) -> list[bytes]:
        rows = self._reader.execute("SELECT data FROM events WHERE code = ? ORDER BY n", (code,))
        return [data for (data,) in rows]

    def chat(self, code: str) -> list[bytes]:
        rows = self._reader.execute("SELECT data FROM chat WHERE code = ? ORDER BY n", (code,))
        return [data for (data,) in rows]

    def record(self, code: str, number: int) -> bytes | None:
        found = self._reader.execute("SELECT data FROM records WHERE code = ? AND number = ?", (code, number))
        row = found.fetchone()
        return None if row is None else bytes(row[0])

    # --- seldom ------------------------------------------------------------------------------

    def keep_record(self, code: str, number: int, record: bytes) -> Future[None]:
        def do(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", (code, number, record))

        return self._do(do)

    def remove(self, code: str) -> Future[None]:
        return self._do(lambda connection: self._remove(connection, [code]))

    def _remove(self, connection: sqlite3.Connection, codes: list[str]) -> None:
        with transaction(connection):
            for code in codes:
                self._known.pop(code, None)
                for table in OF_A_TABLE:
                    connection.execute(f"DELETE FROM {table} WHERE code = ?", (code,))

    def tidy(self, keep: Mapping[str, float], but: Collection[str]) -> Future[list[Stored]]:
        def do(connection: sqlite3.Connection) -> list[Stored]:
            now = self._turn_clock(connection)
            found = chain.from_iterable(
                connection.execute(
                    "SELECT code, touched, status FROM tables WHERE status = ? AND touched < ?", (status, now - seconds)
                )
                for status, seconds in keep.items()
            )
            quiet = [stored for stored in map(Stored._make, found) if stored.code not in but]
            self._remove(connection, [stored.code for stored in quiet])
            return quiet

        return self._do(do)

    def _turn_clock(self, connection: sqlite3.Connection) -> float:
        """What time it is. If somebody set the clock since the last look, no table is older for it."""
        (wall, steady), self._clock = self._clock, (time(), monotonic())
        now = self._clock[0]
        jump = (now - wall) - (self._clock[1] - steady)
        if abs(jump) > JUMP:
            connection.execute("UPDATE tables SET touched = min(touched + ?, ?)", (max(0.0, jump), now))
            self._known.clear()
        return now

    def check(self) -> Future[None]:
        def do(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO house VALUES ('alive', ?)", (int(time()),))
            connection.execute("SELECT count(*) FROM (SELECT 1 FROM events LIMIT 1)").fetchone()

        return self._do(do)

    def close(self) -> None:
        """Everything that was given is written first."""
        self._queue.put(None)
        self._thread.join()
        self._reader.close()
        self._lock.release()


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, timeout=LOCKED, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _open(connection: sqlite3.Connection) -> int:
    """Looked through, of today's schema, and begun anew: the number of this start."""
    [(sound,)] = connection.execute("PRAGMA quick_check(1)").fetchall()
    if sound != "ok":
        raise StoreFault("broken")
    migrate(connection)
    now = time()
    with transaction(connection):
        connection.execute("UPDATE tables SET touched = ? WHERE touched > ? OR touched < ?", (now, now, OURS))
        connection.execute("INSERT INTO house VALUES ('epoch', 1) ON CONFLICT (key) DO UPDATE SET value = value + 1")
    [(epoch,)] = connection.execute("SELECT value FROM house WHERE key = 'epoch'")
    return int(epoch)


def _what_is_wrong(error: sqlite3.Error) -> Literal["read-only", "broken"]:
    return "read-only" if isinstance(error, sqlite3.OperationalError) else "broken"


def _carry_out(work: Work, connection: sqlite3.Connection) -> None:
    try:
        work.future.set_result(work.do(connection))
    except Exception as error:
        work.future.set_exception(error)


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
    said = [row for row in rows if row.kind == "chat"]
    if not news and not said and len(rows) <= TOGETHER:
        _insert_events(connection, rows)  # one statement is a transaction
        return
    events = [row for row in rows if row.kind == "event"] if said else rows
    with transaction(connection):
        for at in range(0, len(events), TOGETHER):
            _insert_events(connection, events[at : at + TOGETHER])
        _insert_chat(connection, said)
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


def _insert_chat(connection: sqlite3.Connection, rows: list[Row]) -> None:
    connection.executemany("INSERT INTO chat VALUES (?, ?, ?)", [row[:3] for row in rows])
    last = {row.code: row.n for row in rows}
    connection.executemany(
        "DELETE FROM chat WHERE code = ? AND n <= ?", [(code, n - CHAT_KEPT) for code, n in last.items()]
    )
