"""Digests of a few games at every place: the same seed must give the same game, wherever it is played.

python -m tests.digests --update    after a change of the rules; read the diff, it says which games changed
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random

from crise.lab.tools.laws import everything, play
from tests.play import PLACES, Place

FILE = Path(__file__).parent / "data" / "digests.json"
SEEDS = (0, 1, 2**255 + 12345)


def digest(place: Place) -> str:
    """Of all that anybody gets, now and then during a game and at its end."""
    hashed = blake2b(digest_size=16)
    for seed in SEEDS:
        match, random = place.start(seed), Random(seed % 1000)
        while not match.over:
            play(match, random, 25)
            for part in everything(match):
                hashed.update(part)
    return hashed.hexdigest()


def stored() -> dict[str, str]:
    found: dict[str, str] = json.loads(FILE.read_text("utf-8"))
    return found


def update() -> None:
    FILE.write_text(json.dumps({str(place): digest(place) for place in PLACES}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--update"]:
        raise SystemExit("usage: python -m tests.digests --update")
    update()
