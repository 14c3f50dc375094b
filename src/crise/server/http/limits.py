"""How much is enough: token buckets, per socket and per address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from time import time
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

ADDRESSES = 10_000  # remembered; the one that was quiet longest is forgotten first
LONGEST = 64  # signs of an address: behind a proxy that is believed whatever it says it may be anything


def says(text: str) -> Meta:
    """What a setting is for."""
    return Meta(description=text)


Rate: TypeAlias = tuple[float, float]  # so many a second, and so many at once


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much is enough."""

    commands: Annotated[Rate, says("of a socket")] = (15, 60)
    requests: Annotated[Rate, says("HTTP, of an address")] = (20, 120)
    tables: Annotated[Rate, says("made by an address")] = (0.2, 20)
    tries: Annotated[Rate, says("codes and tokens that open nothing, of an address")] = (0.5, 30)
    looks: Annotated[Rate, says("of an address, at what is long: a table in another language, older lines")] = (5, 100)
    sockets: Annotated[int, says("of an address, at a time")] = 100
    arrivals: Annotated[Rate, says("sockets opened by an address")] = (10, 200)
    all_sockets: Annotated[int, says("in all, at a time")] = 10_000
    connections: Annotated[int, says("that are no sockets, of an address, at a time: six a browser")] = 400
    all_connections: Annotated[int, says("in all, at a time")] = 4_000
    patience: Annotated[float, says("seconds for a request to come in whole, and its answer to be taken")] = 20.0
    all_tables: Annotated[int, says("in memory")] = 20_000
    stored_tables: Annotated[int, says("on the disk")] = 200_000
    chat: Annotated[Rate, says("lines of a seat")] = (1, 15)
    hints: Annotated[Rate, says("what a bot would play, of an address")] = (0.1, 20)
    seat_hints: Annotated[int, says("of a seat, in a game")] = 40
    replays: Annotated[Rate, says("records, replays and their frames, of an address")] = (1, 30)
    all_replays: Annotated[int, says("that are worked out or wait for it, at a time")] = 20
    replay_bytes: Annotated[int, says("of those that are kept for whoever asks again")] = 32 << 20
    trusted: Annotated[frozenset[str], says("addresses without limits")] = frozenset()


def household(address: str) -> str:
    """Who counts as one: an address, or with IPv6 the /64 that a line at home has, and every host in it."""
    return _household(address[:LONGEST])


@lru_cache(4096)
def _household(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address  # no number: the name of a Unix socket
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return address if found.is_loopback else str(ip_network((int(found) >> 64 << 64, 64)))


class Bucket:
    """Fills at a rate, up to a burst; a drop is taken for each thing done."""

    __slots__ = ("burst", "level", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.level, self.since = rate, burst, burst, now

    def take(self, now: float, drops: float = 1.0) -> bool:
        level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if level < drops:
            self.level = level
            return False
        self.level = level - drops
        return True

    def charge(self, now: float, drops: float, places: int) -> None:
        """Taken somewhere else: if there was less in it, that much is owed, but no more than a burst for each of the
        places that can have given one. Owing less than that, who empties all at once and waits would gain by it."""
        level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.level, self.since = max(-self.burst * places, level - drops), now


class Buckets:
    """A bucket per address."""

    def __init__(self, limit: tuple[float, float], trusted: frozenset[str], now: Callable[[], float]) -> None:
        self._rate, self._burst = limit
        self._trusted, self._now = trusted, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        # Since it was collected last, where others want to know: only of those who are remembered.
        self.taken: dict[str, float] | None = None

    def take(self, address: str, drops: float = 1.0) -> bool:
        address = household(address)
        if address in self._trusted:
            return True
        now = self._now()
        if not self._bucket(address, now).take(now, drops):
            return False
        if self.taken is not None and drops:
            self.taken[address] = self.taken.get(address, 0.0) + drops
        return True

    def charge(self, address: str, drops: float, places: int) -> None:
        """What this household took in other processes of ours, of which there are so many."""
        if address not in self._trusted:
            now = self._now()
            self._bucket(address, now).charge(now, drops, places)

    def _bucket(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > ADDRESSES:
                forgotten, _ = self._buckets.popitem(last=False)
                if self.taken:
                    self.taken.pop(forgotten, None)
        self._buckets.move_to_end(address)
        return bucket

    def empty(self, address: str) -> bool:
        """Would nothing more be given? Takes nothing."""
        if not self.take(address, 0.0):
            return True
        bucket = self._buckets.get(household(address))
        return bucket is not None and bucket.level < 1


class ConnectionCounter:
    """How many connections there are at a time, per address and in all."""

    def __init__(self, each: int, most: int, trusted: frozenset[str]) -> None:
        self._each, self._most, self._trusted = each, most, trusted
        self.here: dict[str, int] = {}
        self.elsewhere: dict[str, int] = {}  # in other processes of ours
        self.count = 0

    def enter(self, address: str, any_number: bool = False) -> bool:
        """One more from this address?"""
        address = household(address)
        here = self.here.get(address, 0)
        if self.count >= self._most:
            return False
        crowded = here + self.elsewhere.get(address, 0) >= self._each
        if crowded and not any_number and address not in self._trusted:
            return False
        self.here[address] = here + 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        address = household(address)
        self.count -= 1
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]


class Limiter:
    """All limits of the server together."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.limits, self._now = limits, now
        self.bans: dict[str, float] = {}  # households that are kept out, until when: seconds since 1970
        self._trusted = trusted = frozenset(map(household, limits.trusted))
        self.requests = Buckets(limits.requests, trusted, now)
        self.tables = Buckets(limits.tables, trusted, now)
        self.tries = Buckets(limits.tries, trusted, now)
        self.arrivals = Buckets(limits.arrivals, trusted, now)
        self.looks = Buckets(limits.looks, trusted, now)
        self.hints = Buckets(limits.hints, trusted, now)
        self.replays = Buckets(limits.replays, trusted, now)
        self.sockets = ConnectionCounter(limits.sockets, limits.all_sockets, trusted)
        self.connections = ConnectionCounter(limits.connections, limits.all_connections, trusted)

    def banned(self, address: str) -> bool:
        return bool(self.bans) and self.bans.get(household(address), 0.0) > time()

    def bucket(self, address: str) -> Bucket | None:
        """For the commands of one socket; None: no limit."""
        if household(address) in self._trusted:
            return None
        return Bucket(*self.limits.commands, self._now())
