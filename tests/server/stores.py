"""Stores for tests: what is written there by hand, and what is heard of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from crise.server.storage.store import Claim, Row, Store

WAIT = 10.0
NOBODY = Claim(0)


def rows(code: str, first: int, count: int, status: str = "playing", claim: Claim = NOBODY) -> list[Row]:
    given = range(first, first + count)
    return [Row(code, n, f"{code}{n}".encode(), status, "event", claim.token) for n in given]


class Done:
    """Collects what the writer says, in order."""

    def __init__(self, expected: int) -> None:
        self.said: list[tuple[str, Exception | None]] = []
        self._expected, self._all = expected, asyncio.Event()
        self._loop = asyncio.get_running_loop()

    def __call__(self, *names: str) -> Callable[[list[Exception | None]], None]:
        def done(errors: list[Exception | None]) -> None:
            self.said += zip(names, errors, strict=True)
            if len(self.said) == self._expected:
                self._loop.call_soon_threadsafe(self._all.set)

        return done

    async def wait(self) -> list[tuple[str, Exception | None]]:
        async with asyncio.timeout(WAIT):
            await self._all.wait()
        return self.said


async def error_of(store: Store, *groups: list[Row]) -> list[Exception | None]:
    names = [str(number) for number in range(len(groups))]
    done = Done(len(groups))
    store.append(list(groups), done(*names))
    return [error for _, error in await done.wait()]


async def append(store: Store, given: list[Row]) -> None:
    assert await error_of(store, given) == [None]


async def new_table(store: Store, code: str, count: int = 1, status: str = "playing") -> Claim:
    """With so many events."""
    claim = await store.reserve(code)
    assert claim is not None
    await append(store, rows(code, 0, count, status, claim))
    return claim


async def claimed(store: Store, code: str) -> Claim:
    claim = await store.claim(code)
    assert isinstance(claim, Claim)
    return claim
