"""The folder of a server: one server at a time, and nobody else reads it: seeds of running games lie there in clear."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Literal

DATABASE = "crise.db"
LOCK = "crise.lock"
PRIVATE = 0o077  # what others may not


class StoreFault(Exception):
    """Why a folder can't be used: another server has it, a later version wrote it, it can't be written or read. Why a
    database can't: it does not let us in, or what it is reached with is not installed."""

    def __init__(self, reason: Literal["taken", "newer", "read-only", "broken", "unreachable", "no-driver"]) -> None:
        super().__init__(reason)
        self.reason = reason


class FolderLock:
    """Held until it is let go, or the process ends, however that comes."""

    def __init__(self, folder: Path) -> None:
        self._file: IO[str] = (folder / LOCK).open("a")
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise StoreFault("taken") from error

    def release(self) -> None:
        self._file.close()


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def keep_private(folder: Path) -> None:
    """Files that are there already, and all that will be made."""
    os.umask(PRIVATE)
    for file in folder.glob(f"{DATABASE}*"):
        with suppress(OSError):  # another owner's: then opening it says so
            file.chmod(file.stat().st_mode & ~PRIVATE)
