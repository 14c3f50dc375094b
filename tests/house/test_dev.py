"""`make dev`: two servers that live and die together, and one of them begins anew after every change."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools import dev

PATIENCE = 60.0  # seconds before a test gives up
WORK = """
import sys
from pathlib import Path
from tools import dev
dev.GLANCE = 0.02
folder = Path(sys.argv[1])
server, client = (dev.Process([sys.executable, str(folder / f"{name}.py")]) for name in ("server", "client"))
sys.exit(dev.work(server, client, folder / "src"))
"""
# Each notes its own process id, and that of a child that would outlive it.
STAYS = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
with open(__file__ + ".pids", "a") as file:
    file.write(f"{os.getpid()} {child.pid}\\n")
time.sleep(600)
"""
FAILS = """
with open(__file__ + ".pids", "a") as file:
    file.write("0 0\\n")
raise SystemExit(3)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/rules.py").write_text("LIFE = 50\n", "utf-8")
    for name in ("server", "client"):
        (tmp_path / f"{name}.py").write_text(STAYS, "utf-8")
    return tmp_path


@pytest.fixture
def working(folder: Path) -> Iterator[Callable[[], subprocess.Popen[str]]]:
    begun: list[subprocess.Popen[str]] = []

    def begin() -> subprocess.Popen[str]:
        command = [sys.executable, "-c", WORK, str(folder)]
        begun.append(subprocess.Popen(command, cwd=dev.ROOT, stdout=subprocess.PIPE, text=True))
        return begun[-1]

    yield begin
    for process in begun:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)


def pids(folder: Path, name: str) -> list[int]:
    file = folder / f"{name}.py.pids"
    return [int(pid) for pid in file.read_text("utf-8").split()] if file.exists() else []


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def wait_for(met: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.02)


def test_ctrl_c_ends_both_and_all_that_they_started(folder: Path, working: Callable[[], subprocess.Popen[str]]) -> None:
    work = working()
    wait_for(lambda: len(pids(folder, "server")) == len(pids(folder, "client")) == 2)
    work.send_signal(signal.SIGINT)
    assert work.wait(PATIENCE) == 0
    wait_for(lambda: not any(alive(pid) for name in ("server", "client") for pid in pids(folder, name)))


def test_a_change_starts_the_server_again_and_not_the_client(
    folder: Path, working: Callable[[], subprocess.Popen[str]]
) -> None:
    work = working()
    wait_for(lambda: len(pids(folder, "server")) == len(pids(folder, "client")) == 2)
    (folder / "src/cards.csv").write_text("card,kind\n", "utf-8")
    wait_for(lambda: len(pids(folder, "server")) == 4)
    assert [alive(pid) for pid in pids(folder, "server")] == [False, False, True, True]
    assert len(pids(folder, "client")) == 2
    assert work.stdout is not None
    assert work.stdout.readline() == "dev: cards.csv changed: the server starts again\n"


def test_a_server_that_fails_waits_for_the_next_change(
    folder: Path, working: Callable[[], subprocess.Popen[str]]
) -> None:
    (folder / "server.py").write_text(FAILS, "utf-8")
    work = working()
    assert work.stdout is not None
    assert "starts again after the next change" in work.stdout.readline()
    (folder / "server.py").write_text(STAYS, "utf-8")
    (folder / "src/rules.py").write_text("LIFE = 40\n", "utf-8")
    wait_for(lambda: len(pids(folder, "server")) == 4)
    assert work.poll() is None


def test_without_its_client_it_ends(folder: Path, working: Callable[[], subprocess.Popen[str]]) -> None:
    (folder / "client.py").write_text(FAILS, "utf-8")
    work = working()
    assert work.wait(PATIENCE) == 1
    wait_for(lambda: not any(alive(pid) for pid in pids(folder, "server") if pid))


def test_what_changed_is_named() -> None:
    before = {Path("a/rules.py"): 1, Path("a/cards.csv"): 1, Path("fr.ftl"): 1}
    now = {Path("a/rules.py"): 2, Path("fr.ftl"): 1, Path("b/new.py"): 1}
    assert dev.changed(before, now) == ["cards.csv", "new.py", "rules.py"]


def test_only_what_the_server_reads_is_watched(tmp_path: Path) -> None:
    for name in ("a.py", "b.csv", "c.ftl", "d.md", "e.pyc"):
        (tmp_path / name).touch()
    assert {file.name for file in dev.snapshot(tmp_path)} == {"a.py", "b.csv", "c.ftl"}


def test_a_port_that_is_taken_is_passed_over() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        assert dev.free_port(taken) > taken
