"""Who plays in a tournament: our bots by name and budget, or programs."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from crise.bots.policy import BOTS, SEARCHES, Bot, WrongBudget, make, read_bot
from crise.bots.protocol.messages import Dialogue, default_of
from crise.bots.protocol.program import CannotStart, Program, split
from crise.bots.protocol.wire import WireBot
from crise.bots.strategies import PREFIX
from crise.engine.ask import Ask, Option, Refused, Seat
from crise.engine.match import Match
from crise.game.manifest import Game, Options
from crise.lab.simulate.play import seed_of

BANNED = "not started any more: it fell too often"
SEES_ALL = "!"  # after a bot's name; it makes a difference to the one that searches


class BadEntrant(ValueError):
    """What was given names no bot, for the person who typed it."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot as it was typed: `normal`, `expert:200`, `expert:200!` which sees all cards, `strategy:rush`, or a
    command."""

    text: str
    name: str  # of one of our bots, or "" for a program
    iterations: int | None = None
    sees_all: bool = False

    @property
    def label(self) -> str:
        return self.text + (" (sees all cards)" if self.sees_all else "")


def read_entrant(text: str) -> Entrant:
    text = text.strip()
    bot = text.removesuffix(SEES_ALL)
    if bot.partition(":")[0] not in BOTS and not bot.startswith(PREFIX):
        return _program(text)
    try:
        name, iterations = read_bot(bot)
    except WrongBudget as error:
        raise BadEntrant(str(error)) from error
    if name != SEARCHES and bot != text:
        raise BadEntrant(f"{text}: only {SEARCHES} can see all cards with '!'")
    return Entrant(text, name, iterations, bot != text)


def _program(text: str) -> Entrant:
    try:
        split(text)
    except CannotStart as error:
        raise BadEntrant(f"{_unknown(text)} As a program it can't be started: {error}.") from error
    return Entrant(text, "")


def _unknown(text: str) -> str:
    return f"Unknown bot {text!r}. Known bots: {', '.join(BOTS)}, {SEARCHES}:200 (iterations), or a program: './mybot'."


# --- at the table -----------------------------------------------------------------


class Programs:
    """The programs that play in a few games: each is started once for each place it holds, and again if it fell."""

    def __init__(self, seconds: float, banned: frozenset[str] = frozenset()) -> None:
        self.seconds = seconds
        self.banned = banned  # programs that fell too often to be started again
        self._running: dict[tuple[str, int], Program] = {}

    def program(self, command: str, place: int) -> Program:
        running = self._running.get((command, place))
        if running is None or not running.running:
            if running is not None:
                running.cut()
            running = self._running[command, place] = Program(command)
        return running

    def close(self) -> None:
        for program in self._running.values():
            program.close()


class Player:
    """One seat's bot in one game. Whatever its bot does, an option comes back, and what went wrong is noted."""

    def __init__(self, entrant: Entrant, seat: Seat, place: int) -> None:
        self.entrant, self.seat, self.place = entrant, seat, place
        self.faults: list[str] = []
        self.fell = False  # it plays no more in this game: the default action is taken for it
        self.decisions = 0
        self.seconds = 0.0
        self._bot: Bot | None = None

    def begin(self, game: Game[Any, Any, Any], seats: int, options: Options, seed: int, programs: Programs) -> None:
        entrant = self.entrant
        self._random = Random(seed_of(seed, self.seat, "worlds")).random
        seed = seed_of(seed, self.seat, "bot")
        if entrant.name:
            self._bot = make(entrant.name, game, seed, iterations=entrant.iterations)
        elif entrant.text in programs.banned:
            self._fall(BANNED)
        else:
            try:
                wire = programs.program(entrant.text, self.place)
                dialogue = Dialogue(game, self.seat, seats, options, seed, programs.seconds, wire.number)
                self._bot = WireBot(dialogue, wire)
            except CannotStart as error:
                self._fall(f"can't be started: {error}")

    def answer(self, match: Match, ask: Ask) -> None:
        """Choose and play. An option that is not one is as bad as a bot that fails."""
        if self._bot is not None and not self.fell:
            self.decisions += len(ask[2]) > 1
            began = time.perf_counter()
            try:
                option = self._choose(self._bot, match, ask)
                self.seconds += time.perf_counter() - began
                match.answer(self.seat, option)
                return
            except Refused as error:
                self._fall(f"chose what it can't: {error}")
            except Exception as error:  # a bot of ours that fails does not stop the tournament
                self._fall(f"failed: {type(error).__name__}: {error}")
        match.answer(self.seat, default_of(ask))

    def end(self, match: Match, winners: list[Seat], scores: list[int]) -> None:
        if isinstance(self._bot, WireBot):
            self._bot.over(match.over, winners, scores)
            self.faults += [f"{fault.rule}: {fault.text}" for fault in reversed(self._bot.faults)]  # the last says most
            self.fell = self.fell or bool(self._bot.broken)

    def _choose(self, bot: Bot, match: Match, ask: Ask) -> Option:
        worlds: Callable[[], Match] = lambda: match.imagine(self.seat, self._random)  # noqa: E731
        return bot.choose(match.view(self.seat), ask, match.clone if self.entrant.sees_all else worlds)

    def _fall(self, why: str) -> None:
        self.fell = True
        self.faults.append(why)
