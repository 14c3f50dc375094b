"""The command on a leash: `python -m tests.leash serve …` ends when whoever holds its input is gone, however that came.

A test run that is cut off can't stop the servers that it has started.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Thread

from crise.cli import main

COMMAND = (sys.executable, "-m", "tests.leash")
HERE = Path(__file__).parents[1]  # where it is found


def feel() -> None:
    os.read(0, 1)
    os._exit(1)


if __name__ == "__main__":
    Thread(target=feel, daemon=True).start()
    main()
