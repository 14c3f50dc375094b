"""A toy game among the others, for a server and for its workers: python -m tests.browser.toys"""

from __future__ import annotations

import sys

from crise.games import GAMES
from crise.server.workers import worker
from tests.toy_map import TOY_MAP

COMMAND = (sys.executable, "-m", "tests.browser.toys")


def register() -> None:
    GAMES[TOY_MAP.id] = TOY_MAP


if __name__ == "__main__":
    register()
    worker.main()
