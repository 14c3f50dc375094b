"""The thread that writes. It takes all that is waiting, commits it at once, and only then says so: many answers share
one flush of the disk, and one way to a database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeAlias, TypeVar

from crise.server.storage.store import Done, Group

BATCH = 1000  # things given, in one transaction

T = TypeVar("T")
Commit: TypeAlias = Callable[[list[Group]], list[Exception | None]]


class Given(NamedTuple):
    groups: list[Group]
    done: Done


class Work(NamedTuple):
    """What is seldom done."""

    do: Callable[[], Any]
    future: Future[Any]


class Writer:
    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._queue: SimpleQueue[Given | Work | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="event log", daemon=True)
        self._thread.start()

    def append(self, groups: list[Group], done: Done) -> None:
        self._queue.put(Given(groups, done))

    async def do(self, do: Callable[[], T]) -> T:
        """After everything that was given before, in the same thread."""
        work = Work(do, Future())
        self._queue.put(work)
        result: T = await asyncio.wrap_future(work.future)
        return result

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _write(self) -> None:
        ended = False
        while not ended:
            batch, work, ended = self._gather()
            groups = [group for given in batch for group in given.groups]
            errors = self._commit(groups) if groups else []
            for groups, done in batch:
                done(errors[: len(groups)])
                del errors[: len(groups)]
            if work is not None:
                _carry_out(work)

    def _gather(self) -> tuple[list[Given], Work | None, bool]:
        """All that waits, up to something that is to be done apart, or up to the end."""
        batch: list[Given] = []
        while len(batch) < BATCH and not (batch and self._queue.empty()):
            more = self._queue.get()
            if isinstance(more, Given):
                batch.append(more)
            else:
                return batch, more, more is None
        return batch, None, False


def _carry_out(work: Work) -> None:
    """Done even if nobody waits for it any more: who gave it may have been in a hurry, the store is not."""
    wanted = work.future.set_running_or_notify_cancel()
    try:
        result = work.do()
    except Exception as error:
        if wanted:
            work.future.set_exception(error)
    else:
        if wanted:
            work.future.set_result(result)
