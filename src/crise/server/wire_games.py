"""What goes over the wire about the games themselves: the shelf, options, rules, cards, a game on one page.

As in `wire`: the only place where it is written down, and TypeScript types are made from it.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class OptionChoice(Struct, frozen=True):
    value: bool | int | str
    text: str


class OptionField(Struct, frozen=True):
    """One line of the options form."""

    name: str
    label: str
    help: str
    kind: Literal["bool", "int", "choice", "ints", "choices"]
    default: Any
    least: int | None
    most: int | None
    longest: int | None  # of a list
    choices: list[OptionChoice]  # of a choice, or of each place of a list of them


class Mode(Struct, frozen=True):
    """A usual way to play."""

    name: str
    options: dict[str, Any]


class BotLevel(Struct, frozen=True):
    level: str
    name: str
    text: str


class GameInfo(Struct, frozen=True):
    id: str
    title: str
    pitch: str
    least: int
    most: int
    usual: int  # seats
    minutes: int
    version: int
    cards: int
    reactions: bool  # has it windows in which somebody may react?
    modes: list[Mode]
    options: list[OptionField]
    levels: list[BotLevel]
    lesson: int  # minutes that its lesson takes; 0: it has none


class CardMove(Struct, frozen=True, omit_defaults=True):
    """Cards that travel, by the names of the line's arguments: from a pile, out of sight, or from a seat, to a seat."""

    cards: list[str]
    source: Literal["pile", "sight", "seat"]
    to: str
    giver: str = ""


class EventInfo(Struct, frozen=True, omit_defaults=True):
    """What a line of the log says, by the names of its arguments."""

    actor: str = ""
    targets: list[str] = []
    moves: list[CardMove] = []
    hurts: list[str] = []
    helps: list[str] = []
    head: Literal["", "turn", "end"] = ""  # of a turn or a round; the end of the game


class FieldInfo(Struct, frozen=True, omit_defaults=True):
    """Something that the table shows: what it is called, and what it is to whoever draws any game."""

    label: str
    unit: str = ""  # as a small word after the number
    role: Literal["", "score", "figure", "alive", "hand", "announced", "round", "phase"] = ""


class GameSheet(GameInfo, frozen=True):
    """All that it takes to draw a table of the game."""

    events: dict[str, EventInfo]
    fields: dict[str, FieldInfo]
    words: dict[str, str]  # what the words are called that are options, or stand in a view: teams, sides
    helps: dict[str, str]  # what those of them are for that say so: a phase, a mode
    places: dict[str, str]  # and the places
    resources: dict[str, str]


class RuleInfo(Struct, frozen=True):
    id: str
    section: str
    text: str
    mark: Literal["", "ruling", "option"]


class Explained(Struct, frozen=True):
    """`key` names an icon of the client, a card or a word."""

    key: str
    name: str
    text: str


class Summary(Struct, frozen=True):
    """A game on one page. What a game does not say is empty."""

    goal: str
    example: str
    end: str
    turn_title: str
    turn: list[Explained]
    icons: list[Explained]
    cards: list[Explained]
    terms: list[Explained]
    example_cards: list[str]  # what the example is played with
    specimen: str  # a card whose parts are explained
    parts: list[Explained]
    set: Explained  # what its cards have in common
    set_cards: list[Explained]


class LessonStep(Struct, frozen=True):
    title: str
    what: str  # to do
    why: str
    does: list[str]  # the options that it takes, one after another


class House(Struct, frozen=True):
    """What its host decided that concerns people: after how many days a table that nobody touches is removed."""

    contact: str  # who runs it and how to reach them; ""
    waiting: float  # before its first game
    playing: float
    over: float  # after its last game
    lesson: float


class Lesson(Struct, frozen=True):
    """A first game that teaches: its steps, and what is said at its end."""

    edition: str  # a table of another edition teaches something else
    minutes: int
    steps: list[LessonStep]
    end: LessonStep


class CardInfo(Struct, frozen=True):
    """What is printed on a card: `figures` are the game's own columns of its card file, `named` what those of them are
    called that are words with a name."""

    key: str
    kind: str
    kind_number: int  # from 0, among the kinds of the game: what draws any game tells kinds apart by it
    kind_name: str
    name: str
    text: str
    flavour: str  # a line that does nothing, or ""
    count: int
    source: Literal["booklet", "public", "house"]
    figures: dict[str, Any]
    named: dict[str, str]
