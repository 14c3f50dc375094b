"""Copies of a server's file: made while it runs, and taken back while it does not.

To copy the file by hand is not enough: what was written last lies beside it, in the log of the database.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from time import strftime
from typing import Literal

from crise.server.storage.folder import DATABASE, PRIVATE, FolderLock, StoreFault
from crise.server.storage.schema import STEPS

LOG = ("-wal", "-shm")  # beside the file


class CopyFault(Exception):
    def __init__(self, reason: Literal["missing", "exists", "no-copy", "unwritten"]) -> None:
        super().__init__(reason)
        self.reason = reason


def back_up(folder: Path, copy: Path) -> int:
    """A whole and sound copy, as of now, whatever the server does meanwhile; how many tables it holds."""
    file = folder / DATABASE
    if not file.is_file():
        raise CopyFault("missing")
    if copy.exists():
        raise CopyFault("exists")
    before = os.umask(PRIVATE)
    try:
        with closing(sqlite3.connect(file, timeout=30.0)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
    except sqlite3.Error as error:
        raise CopyFault("unwritten") from error
    finally:
        os.umask(before)
    return tables_in(copy)


def tables_in(copy: Path) -> int:
    """Looked through from end to end."""
    if not copy.is_file():
        raise CopyFault("missing")
    try:
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            [(sound,)] = connection.execute("PRAGMA quick_check(1)").fetchall()
            [(version,)] = connection.execute("PRAGMA user_version")
            [(count,)] = connection.execute("SELECT count(*) FROM tables")
    except sqlite3.Error as error:
        raise CopyFault("no-copy") from error
    if sound != "ok":
        raise CopyFault("no-copy")
    if version > len(STEPS):
        raise StoreFault("newer")
    return int(count)


def restore(copy: Path, folder: Path, replace: bool) -> int:
    """Into a folder where no server runs. What was there is kept beside it, under the time of now."""
    count = tables_in(copy)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FolderLock(folder)
    except OSError as error:
        raise StoreFault("read-only") from error
    try:
        _put(copy, folder / DATABASE, replace)
    finally:
        lock.release()
    return count


def _put(copy: Path, file: Path, replace: bool) -> None:
    if file.exists() and not replace:
        raise CopyFault("exists")
    fresh = file.with_suffix(".restored")
    fresh.touch(mode=0o600)
    fresh.write_bytes(copy.read_bytes())
    with fresh.open("rb+") as written:
        os.fsync(written.fileno())
    if file.exists():
        _keep_beside(file)
    fresh.replace(file)


def _keep_beside(file: Path) -> None:
    """With its log, which holds what was written last."""
    name = strftime(f"{file.stem}-%Y%m%d-%H%M%S{file.suffix}")
    for end in ("", *LOG):
        part = file.with_name(file.name + end)
        if part.exists():
            part.replace(file.with_name(name + end))
