"""Messages wait here, in order, until what they tell of is safe on the disk.

What is done in secret is told to its own seat alone. Nobody else waits for it: or else a reply that comes later while
the disk writes would tell that there is a secret.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeAlias

from crise.engine.ask import Refused, Seat
from crise.server import wire


class Reader(Protocol):
    """A socket, as the table sees it."""

    seat: Seat | None
    language: wire.Language
    address: str

    @property
    def open(self) -> bool: ...

    @property
    def behind(self) -> bool:
        """Does it read slower than it is written to?"""

    def push(self, parts: list[bytes]) -> None: ...

    def close(self, code: int, reason: str) -> None: ...

    def refuse(self, refused: Refused) -> None:
        """Say why, and close."""


Posts: TypeAlias = list[tuple[Reader, list[bytes]]]
Then: TypeAlias = Callable[[], None] | None


class Outbox:
    def __init__(self, push: Callable[[Reader, list[bytes]], None]) -> None:
        self._push = push
        self._issued = self._safe = 0
        self._waiting: deque[tuple[int, Posts, Then]] = deque()
        self._secrets: dict[Seat, list[Posts]] = {}  # for each that is not safe yet, what its seat hears after it

    @property
    def empty(self) -> bool:
        return not self._waiting and not self._secrets and self._safe == self._issued

    def post(self, posts: Posts, then: Then = None) -> None:
        """After everything that was done before is safe."""
        if self._safe < self._issued or self._waiting:
            self._waiting.append((self._issued, posts, then))
        else:
            self._send(posts, then)

    def _send(self, posts: Posts, then: Then) -> None:
        for reader, parts in posts:
            secrets = None if reader.seat is None else self._secrets.get(reader.seat)
            if secrets:
                secrets[-1].append((reader, parts))
            else:
                self._push(reader, parts)
        if then is not None:
            then()

    def issue(self) -> int:
        """Something was done that everybody waits for; `stored` says that it is safe."""
        self._issued += 1
        return self._issued

    def stored(self, ticket: int) -> None:
        self._safe = ticket
        while self._waiting and self._waiting[0][0] <= ticket:
            _, posts, then = self._waiting.popleft()
            self._send(posts, then)

    def hold(self, seat: Seat) -> None:
        """This seat did something in secret; `release` says that it is safe."""
        self._secrets.setdefault(seat, []).append([])

    def release(self, seat: Seat) -> None:
        safe, *later = self._secrets.pop(seat)
        if later:
            self._secrets[seat] = later
        for reader, parts in safe:
            self._push(reader, parts)
