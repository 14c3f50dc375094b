"""The event log: in order, all or nothing, and there after the process is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from crise.server.storage import sqlite
from crise.server.storage.postgres import PostgresStore
from crise.server.storage.schema import transaction
from crise.server.storage.sqlite import TOGETHER, SqliteStore, connect
from crise.server.storage.store import Row, Store
from crise.server.wire import CHAT_KEPT
from tests.server.stores import Done, append, claimed, error_of, new_table, rows

pytestmark = pytest.mark.asyncio
Open: TypeAlias = Callable[[], Store]  # on the same data each time


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    stores: list[Store] = []
    url = request.getfixturevalue("fresh_database") if request.param == "postgres" else ""

    def open_it() -> Store:
        stores.append(PostgresStore(url, "here:1") if url else SqliteStore(tmp_path / "log.db"))
        return stores[-1]

    yield open_it
    stores[-1].close()


# --- whatever stands behind it ----------------------------------------------------------------------------------


async def test_events_come_back_in_order(opened: Open) -> None:
    store = opened()
    a = await new_table(store, "A", 3)
    await new_table(store, "B", 1, "waiting")
    await append(store, rows("A", 3, 2, "over", a))
    store.close()
    again = opened()
    assert await again.events("A") == [b"A0", b"A1", b"A2", b"A3", b"A4"]
    assert [(table.code, table.status) for table in await again.tables()] == [("A", "over"), ("B", "waiting")]
    assert await again.count() == 2
    assert await again.exists("B")
    assert not await again.exists("C")


async def test_a_claim_is_greater_than_any_before(opened: Open) -> None:
    """Versions of what readers were shown begin with it: they must never see one twice."""
    store = opened()
    first = await new_table(store, "A")
    second = await claimed(store, "A")
    assert second.token > first.token
    store.close()
    again = opened()
    assert (await claimed(again, "A")).token > second.token
    assert await again.claim("B") is None, "there is none"
    assert await again.reserve("A") is None, "there is one"


async def test_what_waits_is_written_together_and_acknowledged_in_order(opened: Open) -> None:
    store = opened()
    claim = await new_table(store, "A")
    done = Done(200)
    for n in range(1, 201):
        store.append([rows("A", n, 1, claim=claim)], done(str(n)))
    assert await done.wait() == [(str(n), None) for n in range(1, 201)]
    assert len(await store.events("A")) == 201


async def test_a_row_that_can_not_be_written_takes_no_other_with_it(opened: Open) -> None:
    store = opened()
    a, b = await new_table(store, "A", 2), await new_table(store, "B")
    twice = [Row("A", 2, b"new", "playing", token=a.token), Row("A", 1, b"twice", "playing", token=a.token)]
    before, failed, after = await error_of(store, rows("B", 1, 1, claim=b), twice, rows("B", 2, 1, claim=b))
    assert before is None
    assert after is None
    assert failed is not None
    assert await store.events("A") == [b"A0", b"A1"], "all or nothing"
    assert await store.events("B") == [b"B0", b"B1", b"B2"]


async def test_closing_writes_what_was_given(opened: Open) -> None:
    store = opened()
    claim = await new_table(store, "A")
    for n in range(1, 50):
        store.append([rows("A", n, 1, claim=claim)], lambda errors: None)
    store.close()
    assert len(await opened().events("A")) == 50


async def test_a_removed_table_leaves_nothing(opened: Open) -> None:
    store = opened()
    a = await new_table(store, "A", 2)
    await append(store, [Row("A", 0, b"bonjour", "playing", "chat", a.token)])
    await new_table(store, "B", 2)
    await store.keep_record("A", 1, b"{}")
    assert await store.record("A", 1) == b"{}"
    await store.remove("A")
    assert await store.events("A") == []
    assert await store.chat("A") == []
    assert await store.record("A", 1) is None
    assert [table.code for table in await store.tables()] == ["B"]


async def test_of_what_is_said_the_last_lines_are_kept(opened: Open) -> None:
    store = opened()
    claim = await new_table(store, "A")
    said = [Row("A", n, str(n).encode(), "playing", "chat", claim.token) for n in range(CHAT_KEPT + 10)]
    await append(store, said)
    assert await store.chat("A") == [row.data for row in said[-CHAT_KEPT:]]
    assert await store.events("A") == [b"A0"]


async def test_many_rows_at_once_and_some_that_are_there_already(opened: Open) -> None:
    """More than one statement takes, all or none."""
    store, many = opened(), 2 * TOGETHER + 1
    a, b, c = [await new_table(store, code) for code in "ABC"]
    await append(store, rows("A", 1, many, claim=a))
    errors = await error_of(
        store, rows("B", 1, many, claim=b), rows("A", many, many, claim=a), rows("C", 1, 1, claim=c)
    )
    assert [error is None for error in errors] == [True, False, True]
    for code, count in (("A", many), ("B", many), ("C", 1)):
        assert await store.events(code) == [row.data for row in rows(code, 0, count + 1)]
    await append(store, rows("A", many + 1, 1, claim=a))
    assert len(await store.events("A")) == many + 2


async def test_who_is_in_a_hurry_does_not_end_the_writer(opened: Open) -> None:
    """A check that took too long is cancelled: the store goes on."""
    store = opened()
    check = asyncio.ensure_future(store.check())
    await asyncio.sleep(0)
    check.cancel()
    await asyncio.gather(check, return_exceptions=True)
    await new_table(store, "A")
    assert await store.events("A") == [b"A0"]


async def test_quiet_tables_are_removed_by_what_they_are(opened: Open) -> None:
    store = opened()
    for code, status in (("A", "waiting"), ("B", "playing"), ("C", "waiting")):
        claim = await new_table(store, code, 1, status)
        await store.release(code, claim.token)
    removed = await store.tidy({"waiting": -1.0, "playing": 100.0}, {"C"})
    assert [(table.code, table.status) for table in removed] == [("A", "waiting")]
    assert await store.events("A") == []
    assert [table.code for table in await store.tables()] == ["B", "C"]


async def test_games_that_run_are_woken_once(opened: Open) -> None:
    store = opened()
    for code, status in (("A", "waiting"), ("B", "playing"), ("C", "over"), ("D", "playing")):
        await new_table(store, code, 1, status)
    store.close()
    again = opened()
    assert sorted(await again.wake()) == ["B", "D"]
    for code in "BD":
        await claimed(again, code)
    assert await again.wake() == []


# --- SQLite -----------------------------------------------------------------------------------------------------


async def test_a_file_that_is_locked_is_waited_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many groups are waiting: or else closing would take as long for each of them."""
    monkeypatch.setattr(sqlite, "LOCKED", 0.1)
    store, tries = SqliteStore(tmp_path / "log.db"), []
    insert = sqlite._insert

    def count(connection: Any, rows: list[Row], known: Any) -> None:
        tries.append(len(rows))
        insert(connection, rows, known)

    monkeypatch.setattr(sqlite, "_insert", count)
    other = connect(tmp_path / "log.db")
    with transaction(other):
        errors = await error_of(store, *[rows(f"T{n}", 0, 1) for n in range(20)])
        assert [str(error) for error in errors] == ["database is locked"] * 20
    other.close()
    assert tries == [20]
    await append(store, rows("T1", 0, 1))
    store.close()


@pytest.mark.parametrize("setting", ["journal_mode", "synchronous"])
async def test_the_disk_is_waited_for(tmp_path: Path, setting: str) -> None:
    """WAL, and FULL: an answer that was acknowledged survives the power cut."""
    connection = connect(tmp_path / "log.db")
    [(value,)] = connection.execute(f"PRAGMA {setting}")
    assert value == {"journal_mode": "wal", "synchronous": 2}[setting]
    connection.close()
