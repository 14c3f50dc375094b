"""One house, several processes: what an address takes of a limit in one of them is taken from it in all.

Each says once a second, beside its open tables, who took how much of what. The others take that too, so that who asks
everywhere gets no more than who asks in one place, but for a burst of a second or two. Nobody waits for it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import TypeAlias, TypeVar

import msgspec

from crise.server.http.limits import Limiter

TOLD_AGAIN = 5  # seconds that are said each time: who was late hears them all the same
MOST_TOLD = 500  # addresses of a limit in a second: those that took most
LIMITS = ("requests", "tables", "tries", "arrivals", "looks", "hints", "replays")

Number = TypeVar("Number", int, float)
Drops: TypeAlias = dict[str, dict[str, float]]  # by limit and household


class Told(msgspec.Struct, frozen=True, array_like=True):
    """What a process says of those who come to it."""

    second: int  # of the last of these, counted from its start
    taken: list[Drops]  # in the last seconds, the last one last
    sockets: dict[str, int]  # open there, by household


class SharedLimits:
    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter
        self._second = 0
        self._taken: deque[Drops] = deque(maxlen=TOLD_AGAIN)
        self._heard: dict[int, int] = {}  # the last second, of each other process
        for name in LIMITS:
            getattr(limiter, name).taken = {}

    def tell(self) -> Told:
        """Once a second."""
        self._second += 1
        self._taken.append({name: drops for name in LIMITS if (drops := self._collect(name))})
        return Told(self._second, list(self._taken), most(self._limiter.sockets.here))

    def _collect(self, name: str) -> dict[str, float]:
        buckets = getattr(self._limiter, name)
        taken, buckets.taken = buckets.taken, {}
        return most(taken)

    def hear(self, told: Mapping[int, Told]) -> None:
        """Of all other processes that live, what they have said since they were heard last."""
        sockets: dict[str, int] = {}
        for process, one in told.items():
            new = one.second - self._heard.get(process, 0)
            for drops in one.taken[-new:] if new > 0 else []:
                self._charge(drops)
            for address, count in one.sockets.items():
                sockets[address] = sockets.get(address, 0) + count
        self._heard = {process: one.second for process, one in told.items()}
        self._limiter.sockets.elsewhere = sockets

    def _charge(self, drops: Drops) -> None:
        for name, taken in drops.items():
            if name in LIMITS:  # one of another version may know more
                for address, many in taken.items():
                    getattr(self._limiter, name).charge(address, many)


def most(counts: Mapping[str, Number]) -> dict[str, Number]:
    """Those that matter."""
    return dict(sorted(counts.items(), key=lambda one: -one[1])[:MOST_TOLD])
