"""What the database of several processes holds, and how that of yesterday becomes one of today.

A step is never changed once it was released: another one is added. The row `schema` of `house` says how many were done.
"""

from __future__ import annotations

from secrets import token_urlsafe

from psycopg import Connection

from crise.server.storage.folder import StoreFault

STEPS = (
    """
CREATE TABLE house (key text PRIMARY KEY, value text NOT NULL);
CREATE SEQUENCE tokens;
CREATE TABLE processes (id bigint PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL,
    listing bytea NOT NULL DEFAULT '');
CREATE TABLE tables (code text PRIMARY KEY, made timestamptz NOT NULL, touched timestamptz NOT NULL,
    status text NOT NULL, owner bigint, token bigint NOT NULL);
CREATE INDEX quiet ON tables (status, touched);
CREATE INDEX owned ON tables (owner) WHERE owner IS NOT NULL;
CREATE TABLE events (code text NOT NULL, n integer NOT NULL, data bytea NOT NULL, PRIMARY KEY (code, n));
CREATE TABLE chat (code text NOT NULL, n integer NOT NULL, data bytea NOT NULL, PRIMARY KEY (code, n));
CREATE TABLE records (code text NOT NULL, number integer NOT NULL, data bytea NOT NULL, PRIMARY KEY (code, number));
""",
    """
CREATE TABLE bans (address text PRIMARY KEY, until double precision NOT NULL);
""",
)
LOCK = 0x63726973  # one process at a time


def migrate(connection: Connection) -> None:
    """To the schema of today, all or nothing. A database of tomorrow is left alone."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        version = _version(connection)
        if version > len(STEPS):
            raise StoreFault("newer")
        for step in STEPS[version:]:
            connection.execute(step.encode())  # several statements in one text: without parameters
        for key, value in (("schema", str(len(STEPS))), ("secret", token_urlsafe(32))):
            connection.execute("INSERT INTO house VALUES (%s, %s) ON CONFLICT (key) DO NOTHING", (key, value))
        connection.execute("UPDATE house SET value = %s WHERE key = 'schema'", (str(len(STEPS)),))


def _version(connection: Connection) -> int:
    [(there,)] = connection.execute("SELECT to_regclass('house') IS NOT NULL").fetchall()
    if not there:
        return 0
    [(version,)] = connection.execute("SELECT value FROM house WHERE key = 'schema'").fetchall()
    return int(version)
