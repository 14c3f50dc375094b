"""Which worker thinks for which table: the same one as long as it goes, for it knows the table; and none for more than
one table above another."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Generic, TypeVar

QUIET = 300.0  # seconds after which a table takes nobody's time

W = TypeVar("W")


class Spread(Generic[W]):
    def __init__(self) -> None:
        self._tables: OrderedDict[str, tuple[W, float]] = OrderedDict()  # the quietest first
        self._counts: Counter[W] = Counter()

    def worker_of(self, table: str, workers: Sequence[W], now: float) -> W:
        """Of those who are there: when one goes its tables go to the others, and when one comes it gets its share."""
        self._forget(now)
        before = self._take(table)
        least = min(workers, key=self._counts.__getitem__)
        stays = before is not None and before in workers and self._counts[before] <= self._counts[least]
        mine = before if stays and before is not None else least
        self._tables[table] = mine, now
        self._counts[mine] += 1
        return mine

    def _take(self, table: str) -> W | None:
        entry = self._tables.pop(table, None)
        if entry is None:
            return None
        self._counts[entry[0]] -= 1
        if not self._counts[entry[0]]:
            del self._counts[entry[0]]
        return entry[0]

    def _forget(self, now: float) -> None:
        while self._tables and now - next(iter(self._tables.values()))[1] > QUIET:
            self._take(next(iter(self._tables)))
