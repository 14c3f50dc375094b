"""A quick table with another client than the one in web/dist: python -m tests.browser.serve_client CLIENT PORT DATA"""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Thread

from crise.server.http.app import serve
from crise.server.http.limits import Limits
from crise.server.settings import Pace, Settings
from tests.leash import feel

HOST = "127.0.0.1"


def main(client: str, port: str, data: str) -> None:
    pace = Pace(windows=False, bot=0.0, think=0.1)
    limits = Limits(trusted=frozenset({HOST}))
    serve(Settings(data=Path(data), web=Path(client), limits=limits, pace=pace), HOST, int(port), log_level="warning")


if __name__ == "__main__":
    Thread(target=feel, daemon=True).start()
    main(*sys.argv[1:])
