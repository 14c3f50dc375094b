"""Games that extend the same base, joined: one game with the cards, words and rules of all of them.

Every column of a `Game` has its way of joining. What two siblings say differently about the same thing is an error
with its name: who joins them decides, and says it for the joined game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from crise.game.cards import CardRow
from crise.game.manifest import Game, Options
from crise.state.base import joined as joined_state

AnyGame: TypeAlias = Game[Any, Any, Any]
Siblings: TypeAlias = tuple[AnyGame, ...]

# One of them may have its own; what several change has to be a page of the book.
OF_ONE: Final = (
    "face",
    "setup",
    "turn",
    "over",
    "winners",
    "scores",
    "why_not",
    "sides",
    "lasted",
    "sources",
    "counts",
    "rivals",
)
BY_NAME: Final = ("told", "asks", "places", "vocabulary")


class Conflict(ValueError):
    """Two siblings that can't be joined as they are."""


def joined(id: str, package: str, *siblings: AnyGame, **own: Any) -> AnyGame:
    """A game of several that extend the same base. Their pages are put on each other in this order. What is given by
    the name of a column goes before what they say."""
    base = common_base(siblings)
    _no_card_twice(siblings)
    made = {column: way(base, siblings, column) for column, way in WAYS.items() if column not in own}
    return Game(id=id, package=package, extends=siblings, **{**made, **own})


def common_base(siblings: Siblings) -> AnyGame:
    """The last game that all of them are made of."""
    shared = [game for game in siblings[0].lineage if all(game in other.lineage for other in siblings[1:])]
    if len(siblings) < 2 or not shared or shared[-1] in siblings:
        raise Conflict(f"not siblings: {', '.join(game.id for game in siblings)}")
    return shared[-1]


def _no_card_twice(siblings: Siblings) -> None:
    owner: dict[str, AnyGame] = {}
    for game in dict.fromkeys(one for sibling in siblings for one in sibling.lineage):
        for row in game.own_cards:
            if row.card in owner:
                raise Conflict(f"{owner[row.card].id} and {game.id} both have the card {row.card!r}")
            owner[row.card] = game


def _seats(base: AnyGame, siblings: Siblings, column: str) -> range:
    seats = range(max(game.seats[0] for game in siblings), min(game.seats[-1] for game in siblings) + 1)
    if not seats:
        raise Conflict("no number of seats fits all of them")
    return seats


def _added_up(base: AnyGame, siblings: Siblings, column: str) -> Any:
    """What the base has, and what each adds."""
    whole = getattr(base, column)
    return whole + sum(getattr(game, column) - whole for game in siblings)


def _version(base: AnyGame, siblings: Siblings, column: str) -> int:
    """It grows when one of them does, or something that they are made of."""
    return sum(game.version for game in dict.fromkeys(one for sibling in siblings for one in sibling.lineage))


def _all(base: AnyGame, siblings: Siblings, column: str) -> frozenset[str]:
    return frozenset(name for game in siblings for name in getattr(game, column))


def _modes(base: AnyGame, siblings: Siblings, column: str) -> dict[str, Any]:
    """Those of each; of two that are the same options, one."""
    found: dict[str, Any] = {}
    for game in siblings:
        for mode, options in game.modes.items():
            if mode in found and found[mode] != options:
                raise Conflict(f"`modes`: {game.id} and another both say what {mode!r} is")
            if options not in found.values():
                found[mode] = options
    return found


def _of_one(base: AnyGame, siblings: Siblings, column: str) -> Any:
    common = getattr(base, column)
    changed = {game.id: getattr(game, column) for game in siblings if getattr(game, column) is not common}
    if len(set(changed.values())) > 1:
        raise Conflict(f"{' and '.join(changed)} each have a `{column}` of their own: say which, or one for all")
    return next(iter(changed.values()), common)


def _by_name(base: AnyGame, siblings: Siblings, column: str) -> dict[str, Any]:
    """Entries by name; where one of them changes an entry of the base, its own."""
    common: Mapping[str, Any] = getattr(base, column)
    found: dict[str, Any] = dict(common)
    owner: dict[str, str] = {}
    for game in siblings:
        for name, entry in getattr(game, column).items():
            if name in common and entry == common[name]:
                continue
            if name in owner and entry != found[name]:
                raise Conflict(f"`{column}`: {owner[name]} and {game.id} both say what {name!r} is")
            found[name], owner[name] = entry, game.id
    return found


def _table(base: AnyGame, siblings: Siblings, column: str) -> Any:
    """With the fields of all; the base's, if none has more."""
    own = list(dict.fromkeys(game.table for game in siblings if game.table is not base.table))
    kinds = [one for one in own if not any(one is not other and issubclass(other, one) for other in own)]
    if len(kinds) < 2:
        return kinds[0] if kinds else base.table
    faults = []
    for first in kinds:  # who changes a method of the base has to be
        try:
            others = [kind for kind in kinds if kind is not first]
            return joined_state("".join(kind.__name__ for kind in kinds), __name__, first, *others)
        except TypeError as fault:
            faults.append(str(fault))
    raise Conflict(f"`table`: {faults[0]}")


def _in_order(base: AnyGame, siblings: Siblings, column: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for game in siblings for name in getattr(game, column)))


def _widest(base: AnyGame, siblings: Siblings, column: str) -> range:
    ranges = [getattr(game, column) for game in siblings]
    return range(min(one.start for one in ranges), max(one.stop for one in ranges))


def _last(base: AnyGame, siblings: Siblings, column: str) -> int:
    return max(game.shelf for game in siblings)


def _everybody(base: AnyGame, siblings: Siblings, column: str) -> bool:
    return all(game.takes_back for game in siblings)


# --- Options and rows: structs with the fields of all ---------------------------------------------------------------


def _struct(base: AnyGame, siblings: Siblings, column: str) -> Any:
    kinds = [getattr(game, column) for game in siblings]
    common = getattr(base, column)
    known = set(common.__struct_fields__)
    added: dict[str, tuple[str, Any, Any]] = {}
    for game, kind in zip(siblings, kinds, strict=True):
        for one in msgspec.structs.fields(kind):
            if one.name in added:
                raise Conflict(f"`{column}`: {game.id} and another both have {one.name!r}")
            if one.name not in known:
                added[one.name] = (one.name, one.type, one.default)
    checked = _checked_options(kinds) if column == "options" else _checked_rows(kinds)
    name, given = f"Joined{common.__name__}", list(added.values())
    kw_only = column == "options"
    return msgspec.defstruct(name, given, bases=(common,), namespace=checked, frozen=True, kw_only=kw_only)


def _checked_options(kinds: list[type[Options]]) -> dict[str, Any]:
    """What one of them forbids is forbidden."""

    def forbids(self: Options, seats: int) -> str:
        return next((rule for kind in kinds if (rule := kind.forbids(self, seats))), "")

    return {"forbids": forbids}


def _checked_rows(kinds: list[type[CardRow]]) -> dict[str, Any]:
    checks = [check for kind in kinds if (check := getattr(kind, "__post_init__", None))]

    def __post_init__(self: CardRow) -> None:  # noqa: N807
        for check in checks:
            check(self)

    return {"__post_init__": __post_init__}


# How each column is joined. `book` and `pages` are not: they are gathered along the lineage.
WAYS: Final[dict[str, Callable[[AnyGame, Siblings, str], Any]]] = {
    "version": _version,
    "seats": _seats,
    "minutes": _added_up,
    "total": _added_up,
    "options": _struct,
    "row": _struct,
    "table": _table,
    "numbered": _all,
    "reactions": _all,
    "modes": _modes,
    "regions": _in_order,
    "resources": _in_order,
    "numbers": _widest,
    "shelf": _last,
    "takes_back": _everybody,
    **dict.fromkeys(OF_ONE, _of_one),
    **dict.fromkeys(BY_NAME, _by_name),
}
