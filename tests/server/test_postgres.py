"""Several processes on one database: one owner a table, and nobody writes who is not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from threading import Event

import psycopg
import pytest

from crise.server.storage import lease as leases
from crise.server.storage.folder import StoreFault
from crise.server.storage.line import connect
from crise.server.storage.postgres import PostgresStore
from crise.server.storage.postgres_schema import STEPS
from crise.server.storage.store import Claim, Elsewhere, Fenced, Row
from tests.server.live_server import until
from tests.server.postgres import Database
from tests.server.stores import append, claimed, error_of, new_table, rows

pytestmark = pytest.mark.asyncio


@pytest.fixture
def two(fresh_database: str) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    stores = PostgresStore(fresh_database, "a:1"), PostgresStore(fresh_database, "b:2")
    yield stores
    for store in stores:
        store.close()


def bury(store: PostgresStore, url: str) -> None:
    """Its time has run out, and another process says so."""
    with connect(url) as connection:
        connection.execute("DELETE FROM processes WHERE id = %s", (store.house,))


async def test_a_table_has_one_owner(two: tuple[PostgresStore, PostgresStore]) -> None:
    a, b = two
    claim = await new_table(a, "AAAA")
    assert await b.claim("AAAA") == Elsewhere("a:1")
    assert await b.reserve("AAAA") is None
    await a.release("AAAA", claim.token)
    assert isinstance(await b.claim("AAAA"), Claim)
    assert await a.claim("AAAA") == Elsewhere("b:2")


async def test_what_was_released_under_an_old_token_stays_claimed(two: tuple[PostgresStore, PostgresStore]) -> None:
    a, b = two
    old = await new_table(a, "AAAA")
    await claimed(a, "AAAA")
    await a.release("AAAA", old.token)
    assert await b.claim("AAAA") == Elsewhere("a:1")


async def test_who_was_taken_for_dead_writes_nothing(
    two: tuple[PostgresStore, PostgresStore], fresh_database: str
) -> None:
    a, b = two
    old, kept = await new_table(a, "AAAA"), await new_table(a, "BBBB")
    bury(a, fresh_database)
    new = await claimed(b, "AAAA")
    assert new.token > old.token
    said = Row("AAAA", 0, b"bonjour", "over", "chat", old.token)
    fenced, silent, written = await error_of(a, rows("AAAA", 1, 2, "over", old), [said], rows("BBBB", 1, 1, claim=kept))
    assert isinstance(fenced, Fenced)
    assert isinstance(silent, Fenced)
    assert written is None, "nobody else wants that one"
    assert await b.events("AAAA") == [b"AAAA0"]
    assert await b.chat("AAAA") == []
    assert [table.status for table in await b.tables()] == ["playing", "playing"]
    await append(b, rows("AAAA", 1, 1, claim=new))


async def test_both_claims_of_a_table_in_one_batch(two: tuple[PostgresStore, PostgresStore]) -> None:
    """The last words of a session that was lost, and the first of the one that came after it."""
    a, _ = two
    old = await new_table(a, "AAAA")
    new = await claimed(a, "AAAA")
    late, fresh = await error_of(a, rows("AAAA", 1, 1, claim=old), rows("AAAA", 1, 1, claim=new))
    assert isinstance(late, Fenced)
    assert fresh is None


async def test_who_claims_waits_for_what_is_being_written(
    two: tuple[PostgresStore, PostgresStore], fresh_database: str
) -> None:
    """What was under way is written before the new owner reads, or not at all."""
    a, b = two
    claim = await new_table(a, "AAAA")
    bury(a, fresh_database)
    with psycopg.connect(fresh_database) as writing:  # which has all the time it wants
        query = "SELECT FROM tables WHERE code = 'AAAA' AND token = %s FOR SHARE"
        assert writing.execute(query, (claim.token,)).rowcount == 1
        writing.execute("INSERT INTO events VALUES ('AAAA', 1, 'AAAA1')")
        taking = asyncio.create_task(claimed(b, "AAAA"))
        await until(lambda: _waits(fresh_database))
        assert not taking.done()
        writing.commit()
    await taking
    assert await b.events("AAAA") == [b"AAAA0", b"AAAA1"]


def _waits(url: str) -> bool:
    with connect(url) as connection:
        return bool(connection.execute("SELECT FROM pg_locks WHERE NOT granted").fetchall())


async def test_all_is_lost_at_the_next_breath(
    two: tuple[PostgresStore, PostgresStore], fresh_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "BREATH", 0.02)
    a, b = two
    told = Event()
    before = a.house
    a.watch(told.set)
    claim = await new_table(a, "AAAA")
    bury(a, fresh_database)
    await until(told.is_set)
    assert a.house > before
    assert claim.house == before, "void"
    await claimed(b, "AAAA")


async def test_who_says_nothing_for_too_long_is_dead(two: tuple[PostgresStore, PostgresStore]) -> None:
    a, b = two
    await new_table(a, "AAAA", 1, "playing")
    await new_table(a, "BBBB", 1, "waiting")
    quiet = await new_table(a, "CCCC", 1, "playing")
    await a.release("CCCC", quiet.token)
    assert await b.wake() == []
    with connect(a._url) as connection:
        connection.execute("UPDATE processes SET until = now() - interval '1 s' WHERE id = %s", (a.house,))
    b._lease._line.run(b._lease._renew)
    b._lease._line.run(b._lease._bury)
    assert await b.wake() == ["AAAA"], "what was put away sleeps on, what waits is found when somebody comes"
    await claimed(b, "BBBB")


async def test_who_was_cut_off_judges_nobody_at_first(
    two: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the database comes back everybody's time has run out: whoever is first must not bury the others."""
    a, b = two
    await new_table(a, "AAAA")
    with connect(a._url) as connection:
        connection.execute("UPDATE processes SET until = now() - interval '1 s'")
    b._lease._breathe()
    assert await b.claim("AAAA") == Elsewhere("a:1")
    monkeypatch.setattr(b._lease, "_steady", b._lease._steady - 2 * leases.LEASE)
    b._lease._breathe()
    assert isinstance(await b.claim("AAAA"), Claim)


async def test_another_process_at_our_address_is_the_next_one(fresh_database: str) -> None:
    killed = PostgresStore(fresh_database, "a:1")
    await new_table(killed, "AAAA")
    again = PostgresStore(fresh_database, "a:1")
    assert await again.wake() == ["AAAA"]
    await claimed(again, "AAAA")
    assert isinstance((await error_of(killed, rows("AAAA", 1, 1)))[0], Fenced)
    killed.close()
    again.close()


async def test_tidying_leaves_alone_what_another_looks_after(two: tuple[PostgresStore, PostgresStore]) -> None:
    a, b = two
    await new_table(a, "AAAA", 1, "over")
    claim = await new_table(a, "BBBB", 1, "over")
    await a.release("BBBB", claim.token)
    assert [table.code for table in await b.tidy({"over": -1.0}, ())] == ["BBBB"]


async def test_a_code_that_nothing_came_of(two: tuple[PostgresStore, PostgresStore]) -> None:
    a, b = two
    assert await a.reserve("AAAA") is not None
    assert not await b.exists("AAAA")
    assert await b.claim("AAAA") is None
    assert await b.reserve("AAAA") is None
    assert await b.tables() == []


async def test_what_is_listed_is_known_to_the_others(two: tuple[PostgresStore, PostgresStore]) -> None:
    a, b = two
    a.publish(b"open tables")
    a._lease._breathe()
    assert await b.published() == [b"open tables"]
    assert await a.published() == []
    with connect(b._url) as line:
        line.execute("UPDATE processes SET until = until - interval '3 seconds' WHERE id = %s", (a.house,))
    assert await b.published() == [], "it missed two breaths"
    assert a.secret == b.secret != ""


# --- the database -----------------------------------------------------------------------------------------------


async def test_a_database_that_was_restarted(database: Database, fresh_database: str) -> None:
    store = PostgresStore(fresh_database, "a:1")
    claim = await new_table(store, "AAAA")
    database.stop()
    assert isinstance((await error_of(store, rows("AAAA", 1, 1, claim=claim)))[0], psycopg.Error)
    with pytest.raises(psycopg.Error):
        await store.events("AAAA")
    database.start()
    assert await store.events("AAAA") == [b"AAAA0"]
    claim = await claimed(store, "AAAA")
    await append(store, rows("AAAA", 1, 1, claim=claim))
    store.close()


async def test_a_database_of_a_later_version(fresh_database: str) -> None:
    PostgresStore(fresh_database).close()
    with connect(fresh_database) as connection:
        [(version,)] = connection.execute("SELECT value FROM house WHERE key = 'schema'").fetchall()
        assert version == str(len(STEPS))
        connection.execute("UPDATE house SET value = %s WHERE key = 'schema'", (str(len(STEPS) + 1),))
    with pytest.raises(StoreFault, match="newer"):
        PostgresStore(fresh_database)


async def test_a_step_that_fails_leaves_the_database_as_it_was(
    fresh_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = (*STEPS, "CREATE TABLE more (a int); CREATE TABLE more (a int)")
    monkeypatch.setattr("crise.server.storage.postgres_schema.STEPS", broken)
    with pytest.raises(StoreFault, match="unreachable"):
        PostgresStore(fresh_database)
    with connect(fresh_database) as connection:
        assert connection.execute("SELECT to_regclass('tables') IS NULL").fetchall() == [(True,)]


async def test_a_database_that_is_not_there() -> None:
    with pytest.raises(StoreFault, match="unreachable"):
        PostgresStore("postgresql://nobody:secret@127.0.0.1:1/nothing")
