"""Several processes on one PostgreSQL. A table has one owner, who writes under a token; a process lives as long as it
says so in time. Whoever was taken for dead finds its tokens worthless, whatever it believes.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeAlias, TypeVar

import psycopg
from psycopg import errors

from crise.server.storage.folder import StoreFault
from crise.server.storage.lease import BREATH, LEASE, Lease
from crise.server.storage.line import DatabaseLine
from crise.server.storage.postgres_schema import migrate
from crise.server.storage.store import Claim, Done, Elsewhere, Fenced, Group, Row, Stored
from crise.server.storage.writer import Writer
from crise.server.wire import CHAT_KEPT

READERS = 4  # connections
TOUCHED = 300.0  # seconds
KNOWN = 50_000  # tables
WOKEN = 20  # tables at a time: where several processes are left they share the work
NEW = "new"  # the status of a table that has a code and nothing else yet
ABANDONED = 3600.0  # seconds after which such a one is removed

T = TypeVar("T")
Held: TypeAlias = set[tuple[str, int]]  # codes with tokens that are good
Known: TypeAlias = dict[tuple[str, int], tuple[str, float]]  # of a claim: its status as written, and when that was

# A statement is a transaction, and goes on in the server even if we freeze. The row of the table is locked until the
# end: who claims it waits, and reads all that was written under the old token; what comes after that is not written.
HOLD = """
WITH given AS (SELECT * FROM unnest(%b::text[], %b::int8[], %b::text[]) AS g (code, token, status)),
held AS (SELECT t.code, t.token FROM tables t JOIN given USING (code, token) FOR SHARE OF t)"""
TOUCH = """
WITH given AS (SELECT * FROM unnest(%b::text[], %b::int8[], %b::text[]) AS g (code, token, status)),
held AS (UPDATE tables t SET status = given.status, touched = clock_timestamp() FROM given
    WHERE t.code = given.code AND t.token = given.token RETURNING t.code, t.token)"""
EVENTS = """,
written AS (INSERT INTO events SELECT code, n, data
    FROM unnest(%b::text[], %b::int8[], %b::int4[], %b::bytea[]) AS r (code, token, n, data)
    JOIN held USING (code, token))"""
CHAT = """,
said AS (INSERT INTO chat SELECT code, n, data
    FROM unnest(%b::text[], %b::int8[], %b::int4[], %b::bytea[]) AS c (code, token, n, data)
    JOIN held USING (code, token)),
forgotten AS (DELETE FROM chat USING unnest(%b::text[], %b::int8[], %b::int4[]) AS old (code, token, n)
    JOIN held USING (code, token) WHERE chat.code = old.code AND chat.n <= old.n)"""
TELL = " SELECT code, token FROM held"
NOBODYS = "(owner IS NULL OR NOT EXISTS (SELECT FROM processes WHERE id = owner))"
CLAIM = f"""
UPDATE tables SET owner = %s, token = nextval('tokens')
WHERE code = %s AND status <> '{NEW}' AND (owner = %s OR {NOBODYS}) RETURNING token"""
WHERE_IS = f"""
SELECT coalesce(address, '') FROM tables LEFT JOIN processes ON id = owner WHERE code = %s AND status <> '{NEW}'"""
TIDY = f"""
WITH gone AS (DELETE FROM tables USING unnest(%s::text[], %s::float8[]) AS k (kept_as, seconds)
    WHERE status = kept_as AND touched < clock_timestamp() - seconds * interval '1 second'
    AND code <> ALL (%s::text[]) AND {NOBODYS} RETURNING code, touched, status),
e AS (DELETE FROM events USING gone WHERE events.code = gone.code),
c AS (DELETE FROM chat USING gone WHERE chat.code = gone.code),
r AS (DELETE FROM records USING gone WHERE records.code = gone.code)
SELECT code, extract(epoch FROM touched)::float8, status FROM gone WHERE status <> '{NEW}' ORDER BY code"""


class PostgresStore:
    def __init__(self, url: str, address: str = "") -> None:
        """`address`: where other processes reach this one. Raises StoreFault."""
        self._url = url
        self._line = DatabaseLine(url)  # of the writer
        try:
            self._line.run(migrate)
            [(self.secret,)] = self._line.run(lambda line: _all(line, "SELECT value FROM house WHERE key = 'secret'"))
            self._lease = Lease(url, address)
        except psycopg.Error as error:
            self._line.close()
            raise StoreFault("unreachable") from error
        except StoreFault:
            self._line.close()
            raise
        self._known: Known = {}  # of the writer
        self._lines: list[DatabaseLine] = []
        self._local = threading.local()
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._writer = Writer(self._commit)

    @property
    def house(self) -> int:
        return self._lease.process

    def watch(self, lost: Callable[[], None]) -> None:
        self._lease.begin(lost)

    # --- writing ----------------------------------------------------------------------------

    def append(self, groups: list[Group], done: Done) -> None:
        self._writer.append(groups, done)

    def _commit(self, groups: list[Group]) -> list[Exception | None]:
        """All at once; if a row is there already, one by one, so that it takes no other group with it."""
        try:
            held = self._line.run(lambda line: _insert(line, groups, self._known))
        except errors.IntegrityError as error:
            if len(groups) == 1:
                return [error]
            return [self._commit([group])[0] for group in groups]
        except psycopg.Error as error:
            return [error] * len(groups)
        return [None if (group[0].code, group[0].token) in held else Fenced() for group in groups]

    async def _do(self, query: str, *given: object) -> list[Any]:
        """In the thread of the writer, after everything that was given before. It may be done twice."""
        return await self._writer.do(lambda: self._line.run(lambda line: _all(line, query, *given), again=True))

    async def _select(self, query: str, *given: object) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, query, given)

    def _read(self, query: str, given: tuple[object, ...]) -> list[Any]:
        """It may be done twice."""
        line: DatabaseLine | None = getattr(self._local, "line", None)
        if line is None:
            line = self._local.line = DatabaseLine(self._url)
            self._lines.append(line)
        return line.run(lambda connection: _all(connection, query, *given), again=True)

    # --- whose a table is ---------------------------------------------------------------------

    async def reserve(self, code: str) -> Claim | None:
        house = self.house
        rows = await self._select(
            "INSERT INTO tables VALUES (%s, clock_timestamp(), clock_timestamp(), %s, %s, nextval('tokens')) "
            "ON CONFLICT DO NOTHING RETURNING token",
            *(code, NEW, house),
        )
        return Claim(rows[0][0], house) if rows else None

    async def claim(self, code: str) -> Claim | Elsewhere | None:
        house = self.house
        rows = await self._select(CLAIM, house, code, house)
        if rows:
            return Claim(rows[0][0], house)
        found = await self._select(WHERE_IS, code)
        return Elsewhere(found[0][0]) if found else None

    async def release(self, code: str, token: int) -> None:
        await self._do("UPDATE tables SET owner = NULL WHERE code = %s AND token = %s RETURNING 1", code, token)

    async def wake(self) -> list[str]:
        rows = await self._select(
            "SELECT code FROM tables WHERE status = 'playing' AND owner IS NOT NULL "
            "AND NOT EXISTS (SELECT FROM processes WHERE id = owner) ORDER BY random() LIMIT %s",
            WOKEN,
        )
        return [code for (code,) in rows]

    async def retire(self) -> None:
        await self._writer.do(lambda: None)
        await asyncio.to_thread(self._lease.end)

    def publish(self, said: bytes) -> None:
        self._lease.listing = said

    async def published(self) -> list[bytes]:
        """Who missed two breaths may be dead, and those who were there are coming here: its sockets don't count."""
        query = (
            "SELECT listing FROM processes WHERE id <> %s AND listing <> '' "
            "AND until > clock_timestamp() + %s::float8 * interval '1 second' ORDER BY id DESC"
        )
        return [bytes(said) for (said,) in await self._select(query, self.house, LEASE - 2.5 * BREATH)]

    # --- reading ------------------------------------------------------------------------------

    async def tables(self) -> list[Stored]:
        query = "SELECT code, extract(epoch FROM touched)::float8, status FROM tables WHERE status <> %s ORDER BY code"
        return [Stored(*row) for row in await self._select(query, NEW)]

    async def count(self) -> int:
        [(count,)] = await self._select("SELECT count(*) FROM tables")
        return int(count)

    async def exists(self, code: str) -> bool:
        return bool(await self._select("SELECT 1 FROM tables WHERE code = %s AND status <> %s", code, NEW))

    async def events(self, code: str) -> list[bytes]:
        return [data for (data,) in await self._select("SELECT data FROM events WHERE code = %s ORDER BY n", code)]

    async def chat(self, code: str) -> list[bytes]:
        return [data for (data,) in await self._select("SELECT data FROM chat WHERE code = %s ORDER BY n", code)]

    async def record(self, code: str, number: int) -> bytes | None:
        rows = await self._select("SELECT data FROM records WHERE code = %s AND number = %s", code, number)
        return rows[0][0] if rows else None

    # --- seldom -------------------------------------------------------------------------------

    async def keep_record(self, code: str, number: int, record: bytes) -> None:
        await self._do(
            "INSERT INTO records SELECT %s, %s, %s WHERE EXISTS (SELECT FROM tables WHERE code = %s) "
            "ON CONFLICT (code, number) DO UPDATE SET data = excluded.data RETURNING 1",
            *(code, number, record, code),
        )

    async def remove(self, code: str) -> None:
        for table in ("events", "chat", "records", "tables"):
            await self._do(f"DELETE FROM {table} WHERE code = %s RETURNING 1", code)

    async def tidy(self, keep: Mapping[str, float], but: Collection[str]) -> list[Stored]:
        """Only what nobody looks after: in whatever process."""
        times = {**keep, NEW: ABANDONED}
        rows = await self._do(TIDY, list(times), list(times.values()), list(but))
        return [Stored(*row) for row in rows]

    async def ban(self, address: str, until: float) -> None:
        await self._do(
            "INSERT INTO bans VALUES (%s, %s::float8) ON CONFLICT (address) DO UPDATE SET until = excluded.until "
            "RETURNING 1",
            *(address, until),
        )

    async def bans(self) -> dict[str, float]:
        await self._do("DELETE FROM bans WHERE until < extract(epoch FROM clock_timestamp()) RETURNING 1")
        return dict(await self._select("SELECT address, until FROM bans"))

    async def check(self) -> None:
        query = "INSERT INTO house VALUES ('alive', now()) ON CONFLICT (key) DO UPDATE SET value = now() RETURNING 1"
        await self._do(query)

    def close(self) -> None:
        self._writer.close()
        self._lease.end()
        self._reading.shutdown()
        for line in (self._line, *self._lines):
            line.close()


def _all(line: psycopg.Connection, query: str, *given: object) -> list[Any]:
    """In binary: most of it is bytes."""
    return line.execute(query.encode(), given, binary=True).fetchall()


def _insert(line: psycopg.Connection, groups: list[Group], known: Known) -> Held:
    """When a table was touched last need not be known to the minute: to write it every time would cost as much as the
    events. `known` is what was written."""
    now = monotonic()
    latest = {(rows[-1].code, rows[-1].token): rows[-1].status for rows in groups}
    news = {
        claim: (status, now)
        for claim, status in latest.items()
        if known.get(claim, ("", 0.0))[0] != status or now - known[claim][1] > TOUCHED
    }
    events = [row for group in groups for row in group if row.kind == "event"]
    said = [row for group in groups for row in group if row.kind == "chat"]
    query, given = TOUCH if news else HOLD, _columns([(*claim, status) for claim, status in latest.items()], 3)
    if events:
        query, given = query + EVENTS, given + _columns([(row.code, row.token, row.n, row.data) for row in events], 4)
    if said:
        query, given = query + CHAT, given + _chat(said)
    held = set(_all(line, query + TELL, *given))
    if len(known) > KNOWN:
        known.clear()
    known.update({claim: entry for claim, entry in news.items() if claim in held})
    return held


def _chat(said: list[Row]) -> list[list[Any]]:
    """Of many lines at once the first are not even written."""
    last = {(row.code, row.token): row.n for row in said}
    kept = [row for row in said if row.n > last[row.code, row.token] - CHAT_KEPT]
    old = [(*claim, n - CHAT_KEPT) for claim, n in last.items()]
    return _columns([(row.code, row.token, row.n, row.data) for row in kept], 4) + _columns(old, 3)


def _columns(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[at] for row in rows] for at in range(width)]
