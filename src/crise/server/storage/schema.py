"""What the file of a server holds, and how a file of yesterday becomes one of today.

A step is never changed once it was released: another one is added. `PRAGMA user_version` says how many were done.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from crise.server.storage.folder import StoreFault

STEPS = (
    """
CREATE TABLE IF NOT EXISTS house (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (code TEXT PRIMARY KEY, made REAL NOT NULL, touched REAL NOT NULL,
    status TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events (code TEXT NOT NULL, n INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (code, n)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS records (code TEXT NOT NULL, number INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (code, number)) WITHOUT ROWID;
""",
    """
CREATE TABLE chat (code TEXT NOT NULL, n INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (code, n)) WITHOUT ROWID;
CREATE INDEX quiet ON tables (status, touched);
""",
    """
CREATE TABLE bans (address TEXT PRIMARY KEY, until REAL NOT NULL) WITHOUT ROWID;
""",
)
OF_A_TABLE = ("events", "chat", "records", "tables")  # all that is kept of one


def migrate(connection: sqlite3.Connection) -> None:
    """To the schema of today, all or nothing. A file of tomorrow is left alone."""
    with transaction(connection):
        [(version,)] = connection.execute("PRAGMA user_version")
        if version > len(STEPS):
            raise StoreFault("newer")
        for step in STEPS[version:]:
            for statement in filter(str.strip, step.split(";")):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
