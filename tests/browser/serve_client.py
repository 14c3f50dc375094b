"""A quick table with another client than the one in web/dist, and a toy on the shelf if there is one word more:
python -m tests.browser.serve_client CLIENT PORT DATA [toys]"""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Thread

from msgspec import structs

from crise.server.http.app import serve
from crise.server.http.limits import Limits
from crise.server.settings import Pace, Settings
from tests.browser import toys
from tests.leash import feel

HOST = "127.0.0.1"


def main(client: str, port: str, data: str, *more: str) -> None:
    pace = Pace(windows=False, bot=0.0, think=0.1)
    limits = Limits(trusted=frozenset({HOST}))
    settings = Settings(data=Path(data), web=Path(client), limits=limits, pace=pace)
    if more:
        toys.register()
        settings = structs.replace(settings, worker_command=toys.COMMAND)
    serve(settings, HOST, int(port), log_level="warning")


if __name__ == "__main__":
    Thread(target=feel, daemon=True).start()
    main(*sys.argv[1:])
