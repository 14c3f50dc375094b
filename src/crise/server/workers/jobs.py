"""What is worked out in other processes: a bot's answer, a record, the pictures of a replay.

A request is a line of JSON, and so is its reply. A worker keeps the tables it was told of, so that a bot's next
question comes with the answers since the last one only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from crise.game.records import Setting
from crise.games import GAMES
from crise.server.room.live_match import Play
from crise.server.room.room import PastGame, read_card_file
from crise.server.wire import Language

Given: TypeAlias = list[tuple[int, str]]  # seat and option, in order


class Start(msgspec.Struct, frozen=True):
    """What a game began with."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    cards: str | None
    names: list[str]

    def play(self, number: int = 1) -> Play:
        """Not a patient one: who can only pass is passed over at once."""
        game = GAMES[self.game]
        cards = read_card_file(game, self.cards)
        setting = Setting(game, self.seats, int(self.seed), game.read_options(self.options), cards)
        return Play(setting, number, self.names, ask_everybody=False)


def start_of(play: Play, cards: str | None) -> Start:
    setting = play.setting
    options: Mapping[str, Any] = msgspec.json.decode(msgspec.json.encode(setting.options))
    return Start(setting.game.id, setting.seats, str(setting.seed), dict(options), cards, play.names)


def start_again(past: PastGame) -> Start:
    room = past.room
    return Start(room.game.id, len(room.places), past.began.seed, room.options, room.cards, room.names())


class Think(msgspec.Struct, frozen=True, tag="think"):
    """`table` names the game and how often something was taken back; `start` is left out if the worker knows it."""

    table: str
    start: Start | None
    known: int  # answers that the worker has already
    given: Given  # those since
    seat: int
    level: str
    seconds: float


class Thought(msgspec.Struct, frozen=True):
    option: str  # "": the worker does not know the table (any more); send everything


class Write(msgspec.Struct, frozen=True, tag="write"):
    """The record of a game."""

    start: Start
    given: Given


class Show(msgspec.Struct, frozen=True, tag="show"):
    """The frames of a replay."""

    start: Start
    given: Given
    eyes: str  # public, all, or a seat
    first: int
    count: int
    language: Language


class Tell(msgspec.Struct, frozen=True, tag="tell"):
    """The head of a replay."""

    start: Start
    given: Given
    language: Language
    code: str
    number: int
    bots: list[str | None]


Job: TypeAlias = Think | Write | Show | Tell
decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
