"""One process on one file, without any service: SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from time import monotonic, time
from typing import Any, Literal, TypeAlias, TypeVar

from crise.server.storage.folder import FolderLock, StoreFault
from crise.server.storage.schema import OF_A_TABLE, migrate, transaction
from crise.server.storage.store import Claim, Done, Elsewhere, Group, Row, Stored
from crise.server.storage.writer import Writer
from crise.server.wire import CHAT_KEPT

TOUCHED = 300.0  # seconds
KNOWN = 50_000  # tables
TOGETHER = 100  # rows, in one statement
LOCKED = 30.0  # seconds to wait for another process that writes
JUMP = 60.0  # seconds by which the clock of the computer may drift from the one that never jumps
OURS = 1_735_689_600.0  # 2025: a clock that says less was not set
LOAD_BITS = 12  # of a token: how many tables were claimed since the start

T = TypeVar("T")
Known: TypeAlias = dict[str, tuple[str, float]]  # of a table: its status as written, and when that was


class SqliteStore:
    house, secret = 0, ""

    def __init__(self, file: Path) -> None:
        """Raises StoreFault."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FolderLock(file.parent)
        except OSError as error:
            raise StoreFault("read-only") from error
        try:
            self._reader = connect(file)
            self._epoch = _open(self._reader)  # another one for each start, and growing
            self._connection = connect(file)
        except sqlite3.Error as error:
            self._lock.release()
            raise StoreFault(_what_is_wrong(error)) from error
        except StoreFault:
            self._reader.close()
            self._lock.release()
            raise
        self._claims = 0
        self._awake = False
        self._known: Known = {}  # of the writer
        self._clock = (time(), monotonic())  # at the last look
        self._reading = ThreadPoolExecutor(1, "reading")
        self._writer = Writer(lambda groups: _commit(self._connection, groups, self._known))

    def append(self, groups: list[Group], done: Done) -> None:
        self._writer.append(groups, done)

    async def _do(self, do: Callable[[sqlite3.Connection], T]) -> T:
        return await self._writer.do(lambda: do(self._connection))

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, read, self._reader)

    # --- whose a table is: always ours ---------------------------------------------------------

    async def reserve(self, code: str) -> Claim | None:
        return None if await self.exists(code) else self._claim()

    async def claim(self, code: str) -> Claim | Elsewhere | None:
        return self._claim() if await self.exists(code) else None

    def _claim(self) -> Claim:
        self._claims += 1
        return Claim((self._epoch << LOAD_BITS) + (self._claims & ((1 << LOAD_BITS) - 1)))

    async def release(self, code: str, token: int) -> None:
        """There is nobody else."""

    async def wake(self) -> list[str]:
        """All of them, once."""
        if self._awake:
            return []
        self._awake = True
        return [code for (code,) in await self._select("SELECT code FROM tables WHERE status = 'playing'")]

    def watch(self, lost: Callable[[], None]) -> None:
        """Who is alone is not taken for dead."""

    async def retire(self) -> None:
        """There is nobody else."""

    def publish(self, said: bytes) -> None:
        """There is nobody else."""

    async def published(self) -> list[bytes]:
        return []

    # --- reading ----------------------------------------------------------------------------

    async def _select(self, query: str, *given: object) -> list[Any]:
        return await self._read(lambda connection: connection.execute(query, given).fetchall())

    async def tables(self) -> list[Stored]:
        return [Stored(*row) for row in await self._select("SELECT code, touched, status FROM tables ORDER BY code")]

    async def count(self) -> int:
        [(count,)] = await self._select("SELECT count(*) FROM tables")
        return int(count)

    async def exists(self, code: str) -> bool:
        return bool(await self._select("SELECT 1 FROM tables WHERE code = ?", code))

    async def events(self, code: str) -> list[bytes]:
        return [data for (data,) in await self._select("SELECT data FROM events WHERE code = ? ORDER BY n", code)]

    async def chat(self, code: str) -> list[bytes]:
        return [data for (data,) in await self._select("SELECT data FROM chat WHERE code = ? ORDER BY n", code)]

    async def record(self, code: str, number: int) -> bytes | None:
        rows = await self._select("SELECT data FROM records WHERE code = ? AND number = ?", code, number)
        return bytes(rows[0][0]) if rows else None

    # --- seldom ------------------------------------------------------------------------------

    async def keep_record(self, code: str, number: int, record: bytes) -> None:
        def do(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", (code, number, record))

        await self._do(do)

    async def remove(self, code: str) -> None:
        await self._do(lambda connection: self._remove(connection, [code]))

    def _remove(self, connection: sqlite3.Connection, codes: list[str]) -> None:
        with transaction(connection):
            for code in codes:
                self._known.pop(code, None)
                for table in OF_A_TABLE:
                    connection.execute(f"DELETE FROM {table} WHERE code = ?", (code,))

    async def tidy(self, keep: Mapping[str, float], but: Collection[str]) -> list[Stored]:
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

        return await self._do(do)

    def _turn_clock(self, connection: sqlite3.Connection) -> float:
        """What time it is. If somebody set the clock since the last look, no table is older for it."""
        (wall, steady), self._clock = self._clock, (time(), monotonic())
        now = self._clock[0]
        jump = (now - wall) - (self._clock[1] - steady)
        if abs(jump) > JUMP:
            connection.execute("UPDATE tables SET touched = min(touched + ?, ?)", (max(0.0, jump), now))
            self._known.clear()
        return now

    async def ban(self, address: str, until: float) -> None:
        def do(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO bans VALUES (?, ?)", (address, until))

        await self._do(do)

    async def bans(self) -> dict[str, float]:
        def do(connection: sqlite3.Connection) -> dict[str, float]:
            connection.execute("DELETE FROM bans WHERE until < ?", (time(),))
            return dict(connection.execute("SELECT address, until FROM bans").fetchall())

        return await self._do(do)

    async def check(self) -> None:
        def do(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO house VALUES ('alive', ?)", (int(time()),))
            connection.execute("SELECT count(*) FROM (SELECT 1 FROM events LIMIT 1)").fetchone()

        await self._do(do)

    def close(self) -> None:
        self._writer.close()
        self._reading.shutdown()
        self._connection.close()
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
