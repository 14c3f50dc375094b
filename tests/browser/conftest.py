"""A server of its own for each test run, and Debian's Chromium."""

from __future__ import annotations

import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.people import Person
from tests.leash import COMMAND, HERE
from tests.server.live_server import PATIENCE, a_free_port

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
QUIET += ["--disable-component-update", "--disable-sync"]

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": QUIET}


class Come(Protocol):
    def __call__(self, seed: int, by_keyboard: bool = False, careful: bool = False, **context: Any) -> Person: ...


@pytest.fixture
def come(browser: Browser) -> Iterator[Come]:
    """Somebody with a browser of his own, French unless said otherwise."""
    contexts: list[BrowserContext] = []

    def somebody(seed: int, by_keyboard: bool = False, careful: bool = False, **how: Any) -> Person:
        context = browser.new_context(**{"locale": "fr-FR", "reduced_motion": "reduce", **how})
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        return Person(context.new_page(), seed, by_keyboard, careful)

    yield somebody
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running table."""
    folder, port = tmp_path_factory.mktemp("site"), a_free_port()
    command = [*COMMAND, "serve", "--quick", "--port", str(port), "--data", str(folder), "--trust", "127.0.0.1"]
    with running(command, port, folder / "log") as address:
        yield address


@contextmanager
def running(command: Sequence[str], port: int, file: Path, env: Mapping[str, str] | None = None) -> Iterator[str]:
    """The address of the server that this command starts, on a leash."""
    # It writes into no pipe of ours: one that nobody reads fills up, one that is held open keeps its reader waiting.
    leash = subprocess.PIPE
    with (
        file.open("w") as log,
        subprocess.Popen(command, stdin=leash, stdout=log, stderr=log, cwd=HERE, env=env) as server,
    ):
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address, server, file)
            yield address
        finally:
            stop(server)


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if server.poll() is not None:
            raise RuntimeError(f"the server did not start: {log.read_text()}")
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"the server does not answer: {log.read_text()}")


def stop(server: subprocess.Popen[bytes]) -> None:
    """One that does not go when it is told to is a fault, and must not be waited for."""
    server.terminate()
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        raise


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    return site
