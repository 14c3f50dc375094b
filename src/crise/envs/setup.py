"""What both kinds of environments share: a match, the integers of its options, and its end as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import numpy as np

from crise.engine.ask import Ask, Option, Refused, Seat
from crise.engine.match import Match
from crise.envs.actions import Actions
from crise.envs.features import Features, Vector
from crise.game.manifest import Game, Options
from crise.game.texts import words
from crise.games import GAMES


class UnknownGame(ValueError):
    def __init__(self, name: str) -> None:
        super().__init__(f"no such game: {name}; there are {', '.join(GAMES)}")


class WrongSetup(ValueError):
    """Seats or options that the game does not have, in a sentence."""


class Setup:
    """A game at a table of so many seats, in one way to play: what all its matches share."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any]) -> None:
        if game not in GAMES:
            raise UnknownGame(game)
        self.game: Game[Any, Any, Any] = GAMES[game]
        self.seats = seats
        try:
            self.options: Options = self.game.read_options(options)
            self.game.check(seats, self.options)
        except Refused as refused:
            raise WrongSetup(words(self.game, "en").refusal(refused)) from refused
        self.contenders = seats + len(self.game.rivals(self.start(0).table))  # whoever may win
        self.actions = Actions(self.game)
        self.features = Features(self.actions, seats, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travels to other processes as what it was made from."""
        return setup_again, (self.game.id, self.seats, msgspec.json.encode(self.options))

    def start(self, seed: int) -> Match:
        return self.game.start(self.seats, self.options, seed=seed)

    def legal(self, match: Match, ask: Ask) -> dict[int, Option]:
        return self.actions.legal(match.table, ask)

    def vector(self, match: Match, seat: Seat) -> Vector:
        return self.features.vector(match.view(seat), match.ask(seat))

    def returns(self, match: Match) -> list[float]:
        """Zero until the end; then who wins gets what all others lose, one each. Several winners share it. Roles that
        may win and that no seat plays are among them: so all seats may lose."""
        if not match.over:
            return [0.0] * self.seats
        winners, beaten_by = self.game.winners(match.table), self.game.beaten_by(match.table)
        if not winners and not beaten_by:
            return [0.0] * self.seats
        each = self.contenders / (len(winners) + len(beaten_by)) - 1
        return [each if seat in winners else -1.0 for seat in range(self.seats)]


class Dealt:
    """A setup, and a match of it once it is dealt. Environments are copied and pickled; a running coroutine can bear
    neither, so a copy is a clone, and a pickle the seed and all answers. An imagined match follows from no seed: it can
    only be copied."""

    def __init__(self, setup: Setup, seed: int | None = 0, match: Match | None = None) -> None:
        self.setup, self.seed, self.match = setup, seed, match

    def deal(self, seed: int) -> Match:
        self.seed, self.match = seed, self.setup.start(seed)
        return self.match

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealt:
        return Dealt(self.setup, self.seed, None if self.match is None else self.match.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        if self.seed is None:
            raise TypeError("an imagined world can't be pickled: no seed leads to it")
        return dealt_again, (self.setup, self.seed, None if self.match is None else self.match.answers())


def dealt_again(setup: Setup, seed: int, answers: list[tuple[Seat, Option]] | None) -> Dealt:
    dealt = Dealt(setup)
    if answers is not None:
        match = dealt.deal(seed)
        for seat, option in answers:
            match.answer(seat, option)
    return dealt


@cache
def setup_again(game: str, seats: int, options: bytes) -> Setup:
    return Setup(game, seats, msgspec.json.decode(options))


def mask_of(legal: Mapping[int, Option], size: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    mask = np.zeros(size, np.int8)
    mask[list(legal)] = 1
    return mask
