"""A sentence of the verdict, and how sure one can be of it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from crise.lab.kit.formatting import Formatter
from crise.lab.kit.plots import Interval

TINY: Final = 1e-9  # 21 of 100 is 4 points below a quarter, and not more, whatever floating numbers say
SHOWN: Final = 5  # of the places, teams or cards that are wrong
LEVELS: Final = ("bad", "note", "ok")
ICONS: Final = {"bad": "down", "note": "mark", "ok": "ok"}
ENDS: Final = {"bad": "bad", "note": "doubt", "ok": "ok"}  # how the ids of sentences end
Bounds: TypeAlias = tuple[float, float]


class Finding(msgspec.Struct, frozen=True):
    level: str  # of LEVELS
    icon: str
    title: str
    text: str
    note: str = ""
    doubt: bool = False  # a target that is missed, perhaps by chance: more games would tell


def judge(id: str, level: str, text: str, fmt: Formatter, **said: Any) -> Finding:
    """By its level: the title is `id-bad`, `id-doubt` or `id-ok`."""
    return Finding(level, ICONS[level], fmt.say(f"{id}-{ENDS[level]}", **said), text, doubt=level == "note")


def few(said: list[str], fmt: Formatter) -> str:
    """The first of many; the charts and tables show all."""
    more = [fmt.say("found-more", count=len(said) - SHOWN)] if len(said) > SHOWN else []
    return ", ".join([*said[:SHOWN], *more])


def level(found: Interval, bounds: Bounds) -> str:
    """Within its bounds: well. Out of them, and its whole interval too: bad. Else more games are needed."""
    least, most = bounds
    if least - TINY <= found.value <= most + TINY:
        return "ok"
    return "bad" if found.low > most + TINY or found.high < least - TINY else "note"


def worst(levels: list[str]) -> str:
    return min(levels, key=LEVELS.index, default="ok")
