"""A first game that teaches: `lesson.toml` in the folder of a game, and its words in the game's texts.

    seed = 7                       # what is dealt
    seats = 3                      # the learner is seat 0; bots have the others
    minutes = 4
    [options]                      # of the game, if they are not the usual ones

    [[steps]]
    id = "draw"                    # lesson-draw (a title), .what (to do) and .why in the texts
    does = ["virus", "5", "@2"]    # the only answers that the step takes; a card by its key is the first of that key
    others = ["1 pass", "2 draw"]  # what the bots answer until the next step: seat, option

Everything is decided beforehand, so a lesson always goes the same way. `crise lesson GAME --record` writes `others`
anew after a change of cards or rules. A game without this file has no lesson.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from crise.engine.ask import Ask, Refused, Seat
from crise.engine.match import Match
from crise.game import forms
from crise.game.manifest import Game
from crise.game.records import Setting
from crise.game.texts import Words

FILE: Final = "lesson.toml"
LEARNER: Final[Seat] = 0
END: Final = "end"  # the id of the words at the end
EDITION: Final = 12  # signs
AnyGame: TypeAlias = Game[Any, Any, Any]
Answer: TypeAlias = tuple[Seat, str]


class LessonError(ValueError):
    """A lesson that can't be given: where, and why."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
    does: Annotated[list[str], Meta(min_length=1)]
    others: list[Annotated[str, Meta(pattern="^[0-9]+ [^ ]+$")]] = []


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    seed: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    seats: Annotated[int, Meta(ge=1, le=12)]
    minutes: Annotated[int, Meta(ge=1, le=15)]
    steps: Annotated[list[Step], Meta(min_length=1)]
    options: dict[str, Any] = {}


@dataclass(frozen=True)
class StepText:
    title: str
    what: str
    why: str


@dataclass(frozen=True, eq=False)
class Lesson:
    """A script that was played to its end: every answer is one that the game offers there."""

    script: Script
    setting: Setting
    edition: str  # another one for another file
    answers: list[Answer]  # of everybody, in an order in which they can be given
    does: list[list[str]]  # what the learner answers in each step, as the game writes it
    _by_seat: dict[Seat, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for seat, text in self.answers:
            self._by_seat.setdefault(seat, []).append(text)

    def next(self, seat: Seat, given: Sequence[Answer]) -> str | None:
        """What this seat answers after all these answers; None: no more."""
        mine, at = self._by_seat.get(seat, []), given_by(seat, given)
        return mine[at] if at < len(mine) else None

    def learnt(self, seat: Seat, given: Sequence[Answer]) -> int:
        """How many answers of this seat have had their effect: the last one, when nothing is left to the others to do,
        for what is said at the end is of what they did."""
        done = given_by(seat, given)
        return done - (done == len(self._by_seat.get(seat, [])) > 0 and len(given) < len(self.answers))

    def until(self, step: int) -> list[Answer]:
        """All answers before the first one of a step, counted from 0."""
        mine = sum(map(len, self.does[:step]))
        own = [at for at, (seat, _) in enumerate(self.answers) if seat == LEARNER]
        return self.answers[: own[mine]] if mine < len(own) else self.answers

    def told(self, words: Words, names: Sequence[str]) -> list[StepText]:
        """What is said at each step, then at the end. `$p1` in a sentence is the name of seat 1."""
        named = {f"p{seat}": name for seat, name in enumerate(names)}
        ids = [*(step.id for step in self.script.steps), END]
        return [StepText(*(words.say(f"lesson-{id}", part, **named) for part in ("", "what", "why"))) for id in ids]


def given_by(seat: Seat, given: Sequence[Answer]) -> int:
    return sum(who == seat for who, _ in given)


# --- reading -------------------------------------------------------------------------------


@cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """The lesson of a game, if it has one that can be given; the log says what is wrong with another."""
    try:
        return read_lesson(game)
    except LessonError as error:
        logging.getLogger(__name__).warning("%s", error)
        return None


def read_lesson(game: AnyGame) -> Lesson | None:
    text = lesson_text(game)
    if text is None:
        return None
    script = read_script(game, text)
    played = play(game, script, _no_stand_in)
    edition = sha256(text.encode()).hexdigest()[:EDITION]
    return Lesson(script, played.setting, edition, played.answers, played.does)


def lesson_text(game: AnyGame) -> str | None:
    """Of the game itself: that of a base is another game's."""
    file = files(game.package) / FILE
    return file.read_text("utf-8") if file.is_file() else None


def read_script(game: AnyGame, text: str) -> Script:
    try:
        return msgspec.toml.decode(text, type=Script)
    except (msgspec.MsgspecError, ValueError) as error:
        raise LessonError(f"{FILE} of {game.id}: {error}") from error


# --- playing -------------------------------------------------------------------------------

StandIn: TypeAlias = Callable[[Match, Ask], str]  # answers for a bot whose written answer does not fit


def _no_stand_in(match: Match, ask: Ask) -> str:
    raise LessonError(f"seat {ask[0]} has no answer to {ask[1]} that fits")


@dataclass
class Played:
    """How far a script was played."""

    game: AnyGame
    setting: Setting
    match: Match
    answers: list[Answer]
    does: list[list[str]]
    others: list[list[str]]

    def form_of(self, ask: Ask, wanted: str) -> str | None:
        """The option that is meant, as the game writes it: itself, or the first card with this key."""
        kind, faces = self.game.asks[ask[1]][0], self.match.table.faces
        offered = [forms.write(option, kind, faces) for option in ask[2]]
        if wanted in offered:
            return wanted
        key = wanted.partition("#")[0]
        return next((text for text in offered if text.partition("#")[0] == key and "#" in text), None)

    def give(self, ask: Ask, text: str) -> None:
        kind, faces = self.game.asks[ask[1]][0], self.match.table.faces
        option = next(option for option in ask[2] if forms.write(option, kind, faces) == text)
        self.match.answer(ask[0], option)
        self.answers.append((ask[0], text))
        if ask[0] == LEARNER:
            self.does[-1].append(text)
        else:
            self.others[-1].append(f"{ask[0]} {text}")


def play(game: AnyGame, script: Script, stand_in: StandIn) -> Played:
    """Every step in turn. What the learner does must be offered; for bots whose answer is not, the stand-in speaks."""
    played, queues = _begin(game, script), _queues(script)
    for number, step in enumerate(script.steps):
        if number:
            _bots_answer(played, queues, stand_in)
        played.does.append([])
        played.others.append([])
        for wanted in step.does:
            _bots_answer(played, queues, stand_in)
            _learner_answers(played, step.id, wanted)
    _bots_answer(played, queues, stand_in, last=True)
    return played


def _queues(script: Script) -> dict[Seat, list[str]]:
    """What each bot answers, one after another."""
    queues: dict[Seat, list[str]] = {}
    for line in [line for step in script.steps for line in step.others]:
        seat, _, text = line.partition(" ")
        queues.setdefault(int(seat), []).append(text)
    return queues


def _begin(game: AnyGame, script: Script) -> Played:
    try:
        setting = Setting(game, script.seats, script.seed, game.read_options(script.options))
        return Played(game, setting, setting.start(), [], [], [])
    except Refused as error:
        raise LessonError(f"{FILE} of {game.id}: {error}") from error


def _bots_answer(played: Played, queues: dict[Seat, list[str]], stand_in: StandIn, last: bool = False) -> None:
    """Until the learner is asked, or (after the last step) nothing more is written for them."""
    while asks := [ask for ask in played.match.open if ask[0] != LEARNER]:
        ask = asks[0]
        if last and not queues.get(ask[0]):
            return
        if not last and played.match.ask(LEARNER) is not None and not queues.get(ask[0]):
            return  # a question to all: what bots answer to it may be written under the next step
        written = queues[ask[0]].pop(0) if queues.get(ask[0]) else ""
        played.give(ask, played.form_of(ask, written) or stand_in(played.match, ask))


def _learner_answers(played: Played, step: str, wanted: str) -> None:
    ask = played.match.ask(LEARNER)
    if ask is None:
        raise LessonError(f"step {step}: the learner is not asked, and {wanted!r} is to be answered")
    text = played.form_of(ask, wanted)
    if text is None:
        kind, faces = played.game.asks[ask[1]][0], played.match.table.faces
        offered = ", ".join(forms.write(option, kind, faces) for option in ask[2])
        raise LessonError(f"step {step}: {wanted!r} is no answer to {ask[1]}; there are {offered}")
    played.give(ask, text)
