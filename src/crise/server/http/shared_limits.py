"""One house, several processes: what an address takes of a limit in one of them is taken from it in all.

Each says once a second, beside its open tables, who took how much of what. The others take that too, so that who asks
everywhere gets no more than who asks in one place, but for a burst of a second or two. Nobody waits for it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping
from secrets import token_hex
from typing import TypeAlias, TypeVar

import msgspec

from crise.server.http.limits import Limiter

TOLD_AGAIN = 5  # seconds that are said each time: who was late hears them all the same
MOST_TOLD = 500  # addresses of a limit in a second: those that took most
KNOWN = 1000  # processes that were ever heard: who was silent for a minute is not charged anew for what it said before
LIMITS = ("requests", "tables", "tries", "arrivals", "looks", "hints", "replays")

Number = TypeVar("Number", int, float)
Drops: TypeAlias = dict[str, dict[str, float]]  # by limit and household


class Told(msgspec.Struct, frozen=True, array_like=True):
    """What a process says of those who come to it."""

    teller: str  # it keeps that for life: its number on the database is another one after it was taken for dead
    second: int  # of the last of these, counted from its start
    taken: list[Drops]  # in the last seconds, the last one last
    sockets: dict[str, int]  # open there, by household


class SharedLimits:
    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter
        self._second = 0
        self._taken: deque[Drops] = deque(maxlen=TOLD_AGAIN)
        self._teller = token_hex(8)
        self._heard: dict[str, int] = {}  # the last second, of each other process; who spoke last stands last
        for name in LIMITS:
            getattr(limiter, name).taken = {}

    def tell(self, closing: bool = False) -> Told:
        """Once a second. Who closes says that its sockets are gone: they will be, and come to the others."""
        self._second += 1
        self._taken.append({name: drops for name in LIMITS if (drops := self._collect(name))})
        sockets = {} if closing else most(self._limiter.sockets.here)
        return Told(self._teller, self._second, list(self._taken), sockets)

    def _collect(self, name: str) -> dict[str, float]:
        buckets = getattr(self._limiter, name)
        taken, buckets.taken = buckets.taken, {}
        return most(taken)

    def hear(self, told: Collection[Told]) -> None:
        """Of all other processes that live, what they have said since they were heard last. What nobody could hear of
        is not held against anybody: when the database is gone there are no sockets elsewhere."""
        sockets: dict[str, int] = {}
        for one in told:
            new = one.second - self._heard.pop(one.teller, 0)
            self._heard[one.teller] = one.second
            for drops in one.taken[-new:] if new > 0 else []:
                self._charge(drops, len(told))
            for address, count in one.sockets.items():
                sockets[address] = sockets.get(address, 0) + count
        while len(self._heard) > KNOWN:
            del self._heard[next(iter(self._heard))]
        self._limiter.sockets.elsewhere = sockets

    def _charge(self, drops: Drops, places: int) -> None:
        for name, taken in drops.items():
            if name in LIMITS:  # one of another version may know more
                for address, many in taken.items():
                    getattr(self._limiter, name).charge(address, many, places)


def most(counts: Mapping[str, Number]) -> dict[str, Number]:
    """Those that matter."""
    return dict(sorted(counts.items(), key=lambda one: -one[1])[:MOST_TOLD])
