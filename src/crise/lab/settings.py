"""What a game sets for its reports and tournaments: `report.toml` in its folder.

    [targets]                        # what an edition should give; a report says what it does not
    margin = 0.04                    # a seat or a team may win so much more or less than its fair share
    used = 0.03                      # a card must be used in so many games
    turns = [8, 25]                  # the median, per player
    rare = ["start"]                 # kinds of cards that may stay where they are
    partners = "AB-TEAM-"            # how the ids of the rules begin that need partners
    margins = { 2 = 0.03 }           # another margin of seats, at so many of them
    sides = 0.03                     # another margin of teams
    most = 0.12                      # no card may be more of all that are used,
    three = 0.30                     # nor the three that are used most, together
    long = 20                        # 95 % of the games have fewer turns, per player
    cut = 0.005                      # no more games may be cut short by a limit of turns
    idea = 1.1                       # no strategy of one idea may win more, times its fair share
    ideas = { no-shield = [0.5, 1] } # but for this one: at least and at most

    [targets.kinds.super]            # a kind of cards that has targets of its own
    used = [0.25, 0.60]              # one of them is used in so many games, at every number of seats
    offered = "buy"                  # a question: who takes one there wins more often than who could and did not

    [colours]
    key = "#c9a043"                  # the colour of the game, and what is written on it
    key_ink = "#1b2230"

    [strength]                       # of the table of how strong the bots are
    iterations = 100                 # of the search, for a decision
    games = { 2 = 400, 4 = 200 }     # a row, at so many seats
    curve = [25, 100, 400]           # iterations: the first and the last against the one between
    curve_games = 100                # a row of the curve

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

from crise.bots.strategies import strategies_of
from crise.game.manifest import Game
from crise.game.texts import words

FILE: Final = "report.toml"
ROW: Final = 200  # games of a row of the strength table, at a number of seats that the file does not name

Share = Annotated[float, Meta(gt=0, lt=1)]
Count = Annotated[int, Meta(ge=1)]
Ratio = Annotated[float, Meta(ge=0)]
Colour = Annotated[str, Meta(pattern=r"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})\Z")]


class BadSettings(ValueError):
    """A `report.toml` that can't be used: which one, where, and why."""


class KindTargets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a kind of cards that is judged by itself as well."""

    used: tuple[Share, Share] | None = None
    offered: str = ""


class Targets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    margin: Share = 0.04
    used: Share = 0.03
    turns: tuple[Count, Count] | None = None
    rare: frozenset[str] = frozenset()
    partners: str = ""
    margins: dict[Count, Share] = {}
    sides: Share | None = None
    most: Share | None = None
    three: Share | None = None
    long: Count | None = None
    cut: Share = 0.01
    idea: Ratio | None = None
    ideas: dict[str, tuple[Ratio, Ratio]] = {}
    kinds: dict[str, KindTargets] = {}

    def margin_at(self, seats: int) -> float:
        """Of the places in the order of play."""
        return self.margins.get(seats, self.margin)

    @property
    def side_margin(self) -> float:
        return self.margin if self.sides is None else self.sides

    def bounds(self, idea: str) -> tuple[float, float] | None:
        """Of what a strategy of one idea may win, times its fair share."""
        return self.ideas.get(idea, None if self.idea is None else (0.0, self.idea))


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Colour = "#c9a043"
    key_ink: Colour = "#1b2230"


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    iterations: Count = 100
    games: dict[Count, Count] = field(default_factory=lambda: {2: 400, 4: 200})
    curve: tuple[Count, Count, Count] = (25, 100, 400)
    curve_games: Count = 100

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
    for key, named in (("targets.rare", targets.rare), ("targets.kinds", targets.kinds)):
        if unknown := sorted(set(named) - kinds):
            raise BadSettings(_said(game.package, key, f"no card is of the kind {', '.join(unknown)}"))
    for kind, one in targets.kinds.items():
        if one.offered and one.offered not in game.asks:
            raise BadSettings(_said(game.package, f"targets.kinds.{kind}.offered", f"no question {one.offered!r}"))
    if unknown := sorted(set(targets.ideas) - set(strategies_of(game))):
        raise BadSettings(_said(game.package, "targets.ideas", f"no strategy {', '.join(unknown)}"))
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
