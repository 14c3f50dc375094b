"""The game of `examples/`, as `crise new` has written it: what is true of every game is tried on it too."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from crise.games import AnyGame

NAME = "blackout"
FOLDER = Path(__file__).parents[1] / "examples" / NAME

sys.path.append(str(FOLDER))
EXAMPLE: AnyGame = import_module(NAME).BLACKOUT
