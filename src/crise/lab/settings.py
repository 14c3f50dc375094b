"""What a game sets for its reports and tournaments: `report.toml` in its folder.

    [targets]                        # what an edition should give; a report says what it does not
    margin = 0.04                    # a seat or a team may win so much more or less than its fair share
    used = 0.03                      # a card must be used in so many games
    turns = [8, 25]                  # the median, per player
    rare = ["super"]                 # kinds of cards that may stay where they are
    partners = "AB-TEAM-"            # how the ids of the rules begin that need partners

    [colours]
    key = "#c9a043"                  # the colour of the game, and what is written on it
    key_ink = "#1b2230"

    [strength]                       # of the table of how strong the bots are
    iterations = 100                 # of the search, for a decision
    games = { 2 = 400, 4 = 200 }     # a row, at so many seats

    [sweep]
    named = ["start"]                # kinds that nobody plays: it is enough that an event names them
    never = ["discard", "data.rows"] # words and functions that these cards and this command never come to; "event x"
                                     # and "card x": events and cards; as `crise sweep` calls them: endings

Everything may be left out. An extension has what its base says, but for what it says itself.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, field

from crise.game.manifest import Game
from crise.game.texts import words

FILE: Final = "report.toml"
ROW: Final = 200  # games of a row of the strength table, at a number of seats that the file does not name

Share = Annotated[float, Meta(gt=0, lt=1)]
Count = Annotated[int, Meta(ge=1)]
Colour = Annotated[str, Meta(pattern=r"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})\Z")]


class BadSettings(ValueError):
    """A `report.toml` that can't be used: which one, where, and why."""


class Targets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    margin: Share = 0.04
    used: Share = 0.03
    turns: tuple[Count, Count] | None = None
    rare: frozenset[str] = frozenset()
    partners: str = ""


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Colour = "#c9a043"
    key_ink: Colour = "#1b2230"


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    iterations: Count = 100
    games: dict[Count, Count] = field(default_factory=lambda: {2: 400, 4: 200})

    def enough(self, seats: int) -> int:
        return self.games.get(seats, ROW)


class Sweep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    named: frozenset[str] = frozenset()
    never: frozenset[str] = frozenset()


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    targets: Targets = Targets()
    colours: Colours = Colours()
    strength: Strength = Strength()
    sweep: Sweep = Sweep()


@cache
def settings_of(game: Game[Any, Any, Any]) -> Settings:
    """What its own file says, then that of its base, then the usual."""
    for base in game.extends:
        settings_of(base)  # so that a mistake of the base is told as its own
    given: dict[str, Any] = {}
    for package in game.packages:
        for section, values in _read(package).items():
            given[section] = {**given.get(section, {}), **values}
    try:
        found = msgspec.convert(given, Settings, str_keys=True)
    except msgspec.ValidationError as error:
        why, _, where = str(error).partition(" - at `$.")
        raise BadSettings(_said(game.package, where.rstrip("`"), why)) from error
    _check(game, found)
    return found


def _read(package: str) -> dict[str, dict[str, Any]]:
    file = files(package) / FILE
    if not file.is_file():
        return {}
    try:
        given = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(_said(package, "", f"not TOML: {error}")) from error
    for section, values in given.items():
        if not isinstance(values, dict):
            raise BadSettings(_said(package, section, f"not a section: write it below one of {_sections()}"))
    return given


def _check(game: Game[Any, Any, Any], found: Settings) -> None:
    """What only the game itself knows to be wrong."""
    targets = found.targets
    kinds = {row.kind for row in game.standard}
    if unknown := sorted(targets.rare - kinds):
        raise BadSettings(_said(game.package, "targets.rare", f"no card is of the kind {', '.join(unknown)}"))
    if unknown := sorted(found.sweep.named - kinds):
        raise BadSettings(_said(game.package, "sweep.named", f"no card is of the kind {', '.join(unknown)}"))
    if targets.turns and targets.turns[0] > targets.turns[1]:
        raise BadSettings(_said(game.package, "targets.turns", "the first number must not be above the second"))
    if targets.partners and not any(id.startswith(targets.partners) for id in words(game, "fr").rule_ids()):
        raise BadSettings(_said(game.package, "targets.partners", f"no rule begins with {targets.partners}"))


def _said(package: str, key: str, why: str) -> str:
    return ": ".join(part for part in (f"{FILE} of {package}", key, why) if part)


def _sections() -> str:
    return ", ".join(f"[{name}]" for name in Settings.__struct_fields__)
