"""The table while one works on it, at one address: the server starts again when Python, cards or texts change, and Vite
shows a change of the browser client at once. Ctrl-C stops both.

    python tools/dev.py    # or: make dev
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/crise"
WATCHED = (".py", ".csv", ".ftl", ".css", ".svg", ".toml")
DATA = ROOT / "build/dev"  # not where one's own games are kept
SERVER_PORT, CLIENT_PORT = 8777, 5173
GLANCE = 0.4  # seconds between two looks at the files
PATIENCE = 8.0  # seconds that a process has to end; the server takes up to five to close its tables


class Process:
    """A command with all that it starts: they end together."""

    def __init__(self, command: Sequence[str], folder: Path = ROOT, **env: str) -> None:
        self.command, self.folder, self.env = command, folder, os.environ | env
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        # A session of its own: Ctrl-C reaches this program only, which then ends the others in order.
        self.running = subprocess.Popen(self.command, cwd=self.folder, env=self.env, start_new_session=True)

    def ended(self) -> int | None:
        return self.running.poll() if self.running else None

    def stop(self) -> None:
        if self.running is None:
            return
        group = self.running.pid
        with suppress(ProcessLookupError):  # all of them have ended
            os.killpg(group, signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                self.running.wait(PATIENCE)
            os.killpg(group, signal.SIGKILL)
        self.running.wait()
        self.running = None


def work(server: Process, client: Process, folder: Path) -> int:
    """Both run until Ctrl-C, or until the client ends; then neither does."""
    before = snapshot(folder)
    try:
        client.start()
        server.start()
        while client.ended() is None:
            time.sleep(GLANCE)
            now = snapshot(folder)
            if now != before:
                say(f"{', '.join(changed(before, now))} changed: the server starts again")
                before = now
                server.stop()
                server.start()
            elif server.ended() is not None:
                say("the server has ended, see above; it starts again after the next change")
                server.running = None
        say("the client's server has ended, see above")
        return 1
    except KeyboardInterrupt:
        return 0
    finally:
        server.stop()
        client.stop()


def snapshot(folder: Path) -> dict[Path, int]:
    """When each file was last written. One that is gone the moment it is looked at was changed too."""
    found = {}
    for file in folder.rglob("*"):
        if file.suffix in WATCHED:
            try:
                found[file] = file.stat().st_mtime_ns
            except FileNotFoundError:
                found[file] = 0
    return found


def changed(before: dict[Path, int], now: dict[Path, int]) -> list[str]:
    return sorted({file.name for file, _ in before.items() ^ now.items()})


def say(text: str) -> None:
    print(f"dev: {text}", flush=True)


def free_port(first: int) -> int:
    """This one, or the next that nobody listens on."""
    for port in range(first, first + 100):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise SystemExit(f"dev: no free port from {first} on")


def end(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def main() -> int:
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, end)
    port, page = free_port(SERVER_PORT), free_port(CLIENT_PORT)
    crise = str(Path(sys.executable).with_name("crise"))
    server = Process([crise, "serve", "--port", str(port), "--data", str(DATA), "--log", "info"])
    vite = [str(ROOT / "web/node_modules/.bin/vite"), "--host", "127.0.0.1", "--port", str(page), "--strictPort"]
    client = Process([*vite, "--clearScreen", "false"], ROOT / "web", CRISE_SERVER=f"http://127.0.0.1:{port}")
    say(f"open http://127.0.0.1:{page}/ (its server listens on {port}, games are kept in {DATA.relative_to(ROOT)})")
    return work(server, client, SOURCE)


if __name__ == "__main__":
    sys.exit(main())
