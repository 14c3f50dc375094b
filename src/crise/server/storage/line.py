"""A connection to a database that may be restarted, or gone for a while: made anew after it broke."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

CONNECTING = 3  # seconds
# An answer takes milliseconds. Who waits longer for a statement or a lock is cut off: the tables are lost here, come
# back from what is stored, and nobody was told anything. A network that swallows everything is noticed as soon.
PATIENCE = 5_000  # milliseconds
OPTIONS = f"-c statement_timeout={PATIENCE} -c lock_timeout={PATIENCE} -c idle_in_transaction_session_timeout=2000"

T = TypeVar("T")


class DatabaseLine:
    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: psycopg.Connection | None = None

    def run(self, do: Callable[[psycopg.Connection], T], again: bool = False) -> T:
        """`again`: what may be done twice is tried on a fresh connection if this one turns out to be dead."""
        fresh = self._connection is None
        try:
            return do(self._connected())
        except psycopg.Error:
            if self._connection is None or not self._connection.broken:
                raise
            self.close()
            if fresh or not again:
                raise
        return do(self._connected())

    def _connected(self) -> psycopg.Connection:
        if self._connection is None:
            self._connection = connect(self._url)
        return self._connection

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                connection.close()


def connect(url: str) -> psycopg.Connection:
    """Every statement is a transaction of its own, which is on the disk when it is done."""
    said = conninfo_to_dict(url)
    options = f"{OPTIONS} {said.get('options') or ''}"
    given = {"connect_timeout": CONNECTING, "tcp_user_timeout": PATIENCE, "application_name": "crise", **said}
    connection = psycopg.connect(make_conninfo("", **{**given, "options": options}), autocommit=True)
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    return connection
