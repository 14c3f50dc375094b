"""What is worked out in other processes: a bot's answer, a record, the pictures of a replay.

A request is a line of JSON, and so is its reply. A worker keeps the tables it was told of, so that a bot's next
question comes with the answers since the last one only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from crise.game.records import Setting
from crise.game.shuffle import Shuffle
from crise.games import GAMES
from crise.server.room.history import PastGame
from crise.server.room.inputs import read_card_file
from crise.server.room.live_match import LiveMatch
from crise.server.wire import Language

Given: TypeAlias = list[tuple[int, str]]  # seat and option, in order


class GameStart(msgspec.Struct, frozen=True):
    """What a game began with."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    cards: str | None
    names: list[str]
    shuffle: Shuffle | None = None  # for who reads the game when it is over

    def begin(self, number: int = 1) -> LiveMatch:
        """Nobody looks on, so in its windows only those with a choice are asked."""
        game = GAMES[self.game]
        cards = read_card_file(game, self.cards)
        setting = Setting(game, self.seats, int(self.seed), game.read_options(self.options), cards)
        live = LiveMatch(setting, number, self.names, ask_everybody=False)
        live.shuffle = self.shuffle
        return live


def start_of(live: LiveMatch, cards: str | None) -> GameStart:
    setting = live.setting
    options: Mapping[str, Any] = msgspec.json.decode(msgspec.json.encode(setting.options))
    return GameStart(setting.game.id, setting.seats, str(setting.seed), dict(options), cards, live.names)


def start_again(past: PastGame) -> GameStart:
    room, began = past.room, past.began
    seats = len(room.places)
    return GameStart(room.game.id, seats, began.seed, room.options, room.cards, room.names(), began.shuffle)


class Think(msgspec.Struct, frozen=True, tag="think"):
    """`table` names the game and how often something was taken back; `start` is left out if the worker knows it."""

    table: str
    start: GameStart | None
    known: int  # answers that the worker has already
    given: Given  # those since
    seat: int
    level: str
    seconds: float


class Thought(msgspec.Struct, frozen=True):
    option: str  # "": the worker does not know the table (any more); send everything


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """What the expert would answer in the place of this seat. The rest as in `Think`."""

    table: str
    start: GameStart | None
    known: int
    given: Given
    seat: int


class Advised(msgspec.Struct, frozen=True):
    """As in `wire.Advice`; `option` as in `Thought`."""

    option: str
    next: str = ""
    values: list[int | None] = []
    error: int = 0
    gains: list[float] = []
    worlds: int = 0


class Write(msgspec.Struct, frozen=True, tag="write"):
    """The record of a game."""

    start: GameStart
    given: Given


class Show(msgspec.Struct, frozen=True, tag="show"):
    """The frames of a replay."""

    start: GameStart
    given: Given
    eyes: str  # public, all, or a seat
    first: int
    count: int
    language: Language


class Tell(msgspec.Struct, frozen=True, tag="tell"):
    """The head of a replay."""

    start: GameStart
    given: Given
    language: Language
    code: str
    number: int
    bots: list[str | None]


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """Who was likely to win, through a game."""

    start: GameStart
    given: Given


class Review(msgspec.Struct, frozen=True, tag="review"):
    """What a seat could have done instead, in both languages."""

    start: GameStart
    given: Given
    seat: int


Job: TypeAlias = Think | Advise | Write | Show | Tell | Judge | Review
decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
