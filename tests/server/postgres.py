"""A PostgreSQL for tests, from the packages of the system: in a private folder, run by a user that is not root, reached
by a socket in that folder only."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

WHERE = "/usr/lib/postgresql"
USER = "postgres"
INSTALL = "These tests need PostgreSQL: install your system's package 'postgresql' (make postgres does on Debian)."


def programs() -> Path:
    """The newest that is here."""
    found = sorted(Path(WHERE).glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    beside = shutil.which("initdb")
    if not found and beside is None:
        raise FileNotFoundError(INSTALL)
    return (found[-1] if found else Path(str(beside))).parent


class Database:
    def __init__(self) -> None:
        """It refuses to run as root: then the user is the one of the package."""
        self._programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="crise-pg-"))
        self._as: list[str] = []
        if os.getuid() == 0:
            user = pwd.getpwnam(USER)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
        self._data = self.folder / "data"
        self._run("initdb", "-D", self._data, "-U", "crise", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        self.start()

    def _run(self, program: str, *words: str | Path) -> None:
        command = [*self._as, str(self._programs / program), *map(str, words)]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL)

    @property
    def url(self) -> str:
        return self.database("postgres")

    def database(self, name: str) -> str:
        return f"postgresql://crise@/{name}?host={self.folder}"

    def new(self, name: str) -> str:
        """An empty one."""
        self._run("createdb", "-h", self.folder, "-U", "crise", name)
        return self.database(name)

    def start(self) -> None:
        """`fsync=off`: these tests kill processes, not computers."""
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c max_connections=100 -c fsync=off"
        self._run("pg_ctl", "start", "-w", "-s", "-D", self._data, "-l", self.folder / "log", "-o", options)

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "stop", "-w", "-s", "-D", self._data, "-m", mode)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
