"""What the tables need of a store, whatever stands behind it: one process on a file, or several on a database.

What was acknowledged is safe. Everything but `append` is awaited: nobody who is served waits for a disk or a network.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Literal, NamedTuple, Protocol, TypeAlias


class Stored(NamedTuple):
    """A table as the store knows it."""

    code: str
    touched: float  # seconds since 1970
    status: str


class Row(NamedTuple):
    """An event to be written: the `n`th of its table. Of what is said only the last lines are kept."""

    code: str
    n: int
    data: bytes
    status: str
    kind: Literal["event", "chat"] = "event"
    token: int = 0  # of the claim under which it is written


Group: TypeAlias = list[Row]  # of one table, written all or none
Done: TypeAlias = Callable[[list[Exception | None]], None]  # what went wrong, for each group


class Claim(NamedTuple):
    """A table is ours: nobody else writes there until we let it go, or are taken for dead. The token is greater than
    that of any claim before. `house` is that of the store then: if it has another one now, the claim is void."""

    token: int
    house: int = 0


class Elsewhere(NamedTuple):
    """Another process looks after this table, and is reached there."""

    address: str


class Fenced(Exception):
    """The table is no longer ours: nothing was written."""


class Store(Protocol):
    """What is given to be done is done by the writer, in order, and says when it is safe."""

    @property
    def house(self) -> int:
        """Who we are among those who share the store. Another one, after we were taken for dead."""

    @property
    def secret(self) -> str:
        """What only the processes that share it know; empty where none can."""

    def watch(self, lost: Callable[[], None]) -> None:
        """From now on we are alive. `lost` is called, in another thread, when we were taken for dead: all claims of
        before are void, `house` is another one already."""

    def append(self, groups: list[Group], done: Done) -> None:
        """Write these groups in their order, after everything that was given before. `done` is called in the thread of
        the writer, when all of them are safe or have failed."""

    # --- whose a table is ---------------------------------------------------------------------

    async def reserve(self, code: str) -> Claim | None:
        """A new table under this code, unless there is one."""

    async def claim(self, code: str) -> Claim | Elsewhere | None:
        """To be looked after here; None: there is no such table."""

    async def release(self, code: str, token: int) -> None:
        """Nothing happens there any more, until somebody comes."""

    async def wake(self) -> list[str]:
        """Running games that nobody looks after, though something may happen there by itself."""

    async def retire(self) -> None:
        """Others may have all our tables, at once: after everything that was given before nothing more is written."""

    def publish(self, said: bytes) -> None:
        """What the other processes are to know of us."""

    async def published(self) -> list[bytes]:
        """What they have published, of those that seem to live."""

    # --- reading ------------------------------------------------------------------------------

    async def tables(self) -> list[Stored]: ...

    async def count(self) -> int:
        """How many tables there are."""

    async def exists(self, code: str) -> bool: ...

    async def events(self, code: str) -> list[bytes]: ...

    async def chat(self, code: str) -> list[bytes]: ...

    async def record(self, code: str, number: int) -> bytes | None: ...

    # --- seldom -------------------------------------------------------------------------------

    async def keep_record(self, code: str, number: int, record: bytes) -> None: ...

    async def remove(self, code: str) -> None: ...

    async def tidy(self, keep: Mapping[str, float], but: Collection[str]) -> list[Stored]:
        """Remove tables that nobody touched for so many seconds, by their status: but these, which are in use."""

    async def ban(self, address: str, until: float) -> None:
        """Kept out until then, in seconds since 1970: 0 lets it in again."""

    async def bans(self) -> dict[str, float]:
        """Until when who is kept out. What is over is forgotten."""

    async def check(self) -> None:
        """Can it be written and read?"""

    def close(self) -> None:
        """Everything that was given is written first."""
