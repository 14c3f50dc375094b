"""Apocalypse: what it looks up besides the pages of the base's `Book`, so that a tenth crisis is an entry too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from crise.engine.ask import CardId, Seat
from crise.engine.table import Pile

if TYPE_CHECKING:
    from crise.games.apocalypse.table import Apocalypse, Plague

SCOURGES: Final = "scourges"  # the name of the chapter
Effect: TypeAlias = "Callable[[Apocalypse, Seat, CardId], Awaitable[None]]"
Spares: TypeAlias = "Callable[[Apocalypse, Seat], str]"  # the rule that spares somebody, or forbids him something


@dataclass(eq=False)
class Scourges:
    """What fléaux do, by the key of a card or by its kind."""

    # What happens when this one drew that card; a key goes before its kind.
    strikes: dict[str, Callable[[Apocalypse, CardId, Seat], Awaitable[None]]]
    # By key: what a crisis or an event does on arrival.
    begins: dict[str, Callable[[Apocalypse, Plague], Awaitable[None]]]
    # By key: the rule because of which a card is not laid while it lasts.
    forbids: dict[str, Callable[[Apocalypse, Seat, CardId, Pile], str]]
    # By key: what it does when it is over, or chased.
    ends: dict[str, Callable[[Apocalypse, Plague], Awaitable[None]]]
    # AP-PUR-3: a child takes its place, and is not fed.
    unfed: Effect


def scourges(t: Apocalypse) -> Scourges:
    found: Scourges = t.book.chapters[SCOURGES]
    return found
