"""What goes over the wire of games that are over: how they went, who was likely to win, what could have been done."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from crise.server.wire import Line, Result, Waiting


class Frame(Struct, frozen=True):
    """The table after so many answers, as the chosen eyes see it, and what was told by the last of them."""

    step: int
    round: int  # see `Situation`
    actor: int | None  # who gave the answer
    answer: str  # in words, if these eyes may know it; else ""
    view: dict[str, Any]
    lines: list[Line]
    waiting: Waiting


class Moment(Struct, frozen=True):
    """A step worth looking at again: what was told there, and how much it moved whose score."""

    step: int
    seat: int
    change: int  # 0: the sentence explains no figure
    out: bool  # somebody leaves the game
    text: str


class Replay(Struct, frozen=True):
    """A finished game, without its frames."""

    code: str
    number: int
    game: str
    title: str
    options: dict[str, Any]
    names: list[str]
    bots: list[str | None]  # the level, per seat
    steps: int
    scores: list[list[int]]  # per step, per seat
    moments: list[Moment]
    result: Result


class Chances(Struct, frozen=True):
    """Who was likely to win, at the head of some turns, as somebody saw it who only looked on."""

    rounds: list[int]  # in which they are: see `Situation`
    steps: list[int]  # of the replay
    percent: list[list[int]]  # of each seat, and last of the roles that nobody plays: together 100
    turning: list[int]  # where most changed, as places in these lists
    worlds: int  # that were played on from each moment


class Played(Struct, frozen=True):
    """An answer, in words; `key` is that of a card's face."""

    text: str
    key: str | None


class Costly(Struct, frozen=True):
    """A decision of one seat: what was played, what the expert would have played from what the seat knew then, and the
    percentage of wins that each promised; `error` is how far off the difference may be."""

    step: int  # of the replay: the question is open there
    round: int
    prompt: str
    scores: list[int]  # of each seat at that moment
    played: Played
    better: Played
    chance: int
    best: int
    error: int
    gains: list[float]  # how many points more each seat would have had, a few moves later


class Decisions(Struct, frozen=True):
    """The decisions of a seat that cost it most, the costliest first."""

    seat: int
    choices: int  # decisions with several answers
    looked: int  # at so many of them, of which
    same: int  # so many were the expert's
    costly: list[Costly]
    worlds: int


class Frames(Struct, frozen=True):
    first: int
    steps: int
    frames: list[Frame]
