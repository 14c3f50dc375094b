"""The event log: in order, all or nothing, and there after the process is gone."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crise.server.storage import store as stores
from crise.server.storage.schema import transaction
from crise.server.storage.store import TOGETHER, Row, SqliteStore, connect

WAIT = 10.0


def rows(code: str, first: int, count: int, status: str = "playing") -> list[Row]:
    return [Row(code, n, f"{code}{n}".encode(), status) for n in range(first, first + count)]


class Done:
    """Collects what the writer says, in order."""

    def __init__(self, expected: int) -> None:
        self.said: list[tuple[str, Exception | None]] = []
        self._expected, self._all = expected, threading.Event()

    def __call__(self, *names: str) -> Callable[[list[Exception | None]], None]:
        def done(errors: list[Exception | None]) -> None:
            self.said += zip(names, errors, strict=True)
            if len(self.said) == self._expected:
                self._all.set()

        return done

    def wait(self) -> list[tuple[str, Exception | None]]:
        assert self._all.wait(WAIT)
        return self.said


def append(store: SqliteStore, given: list[Row]) -> None:
    done = Done(1)
    store.append([given], done("one"))
    assert done.wait() == [("one", None)]


def test_events_come_back_in_order(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "log.db")
    append(store, rows("A", 0, 3))
    append(store, rows("B", 0, 1, "waiting"))
    append(store, rows("A", 3, 2, "over"))
    store.close()
    again = SqliteStore(tmp_path / "log.db")
    assert again.events("A") == [b"A0", b"A1", b"A2", b"A3", b"A4"]
    assert [(table.code, table.status) for table in again.tables()] == [("A", "over"), ("B", "waiting")]
    assert again.exists("B")
    assert not again.exists("C")
    assert again.epoch == store.epoch + 1
    again.close()


def test_what_waits_is_written_together_and_acknowledged_in_order(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "log.db")
    done = Done(200)
    for n in range(200):
        store.append([rows("A", n, 1)], done(str(n)))
    assert done.wait() == [(str(n), None) for n in range(200)]
    assert len(store.events("A")) == 200
    store.close()


def test_a_row_that_can_not_be_written_takes_no_other_with_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "log.db")
    append(store, rows("A", 0, 2))
    done = Done(3)
    twice = [Row("A", 2, b"new", "playing"), Row("A", 1, b"twice", "playing")]
    store.append([rows("B", 0, 1), twice, rows("B", 1, 1)], done("before", "twice", "after"))
    said = dict(done.wait())
    assert said["before"] is None
    assert said["after"] is None
    assert said["twice"] is not None
    assert store.events("A") == [b"A0", b"A1"], "all or nothing"
    assert store.events("B") == [b"B0", b"B1"]
    store.close()


def test_closing_writes_what_was_given(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "log.db")
    for n in range(50):
        store.append([rows("A", n, 1)], lambda errors: None)
    store.close()
    again = SqliteStore(tmp_path / "log.db")
    assert len(again.events("A")) == 50
    again.close()


def test_a_file_that_is_locked_is_waited_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many groups are waiting: or else closing would take as long for each of them."""
    monkeypatch.setattr(stores, "LOCKED", 0.1)
    store, tries = SqliteStore(tmp_path / "log.db"), []
    insert = stores._insert

    def count(connection: Any, rows: list[Row], known: Any) -> None:
        tries.append(len(rows))
        insert(connection, rows, known)

    monkeypatch.setattr(stores, "_insert", count)
    other, done = connect(tmp_path / "log.db"), Done(20)
    with transaction(other):
        store.append([rows(f"T{n}", 0, 1) for n in range(20)], done(*map(str, range(20))))
        assert [str(error) for _, error in done.wait()] == ["database is locked"] * 20
    other.close()
    assert tries == [20]
    append(store, rows("T1", 0, 1))
    store.close()


def test_a_removed_table_leaves_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "log.db")
    append(store, rows("A", 0, 2))
    append(store, rows("B", 0, 2))
    store.keep_record("A", 1, b"{}").result(WAIT)
    assert store.record("A", 1) == b"{}"
    store.remove("A").result(WAIT)
    assert store.events("A") == []
    assert store.record("A", 1) is None
    assert [table.code for table in store.tables()] == ["B"]
    store.close()


@pytest.mark.parametrize("setting", ["journal_mode", "synchronous"])
def test_the_disk_is_waited_for(tmp_path: Path, setting: str) -> None:
    """WAL, and FULL: an answer that was acknowledged survives the power cut."""
    connection = connect(tmp_path / "log.db")
    [(value,)] = connection.execute(f"PRAGMA {setting}")
    assert value == {"journal_mode": "wal", "synchronous": 2}[setting]
    connection.close()


def test_many_rows_at_once_and_some_that_are_there_already(tmp_path: Path) -> None:
    """More than one statement takes, all or none."""
    store, many = SqliteStore(tmp_path / "log.db"), 2 * TOGETHER + 1
    append(store, rows("A", 0, many))
    done = Done(3)
    store.append([rows("B", 0, many), rows("A", many - 1, many), rows("C", 0, 1)], done("B", "A", "C"))
    assert [(name, error is None) for name, error in done.wait()] == [("B", True), ("A", False), ("C", True)]
    for code, count in (("A", many), ("B", many), ("C", 1)):
        assert store.events(code) == [row.data for row in rows(code, 0, count)]
    append(store, rows("A", many, 1))
    assert len(store.events("A")) == many + 1
    store.close()
