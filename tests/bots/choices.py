"""What a bot answers at a position that a test has laid out."""

from __future__ import annotations

from random import Random
from typing import Any

from crise.bots.policy import Bot, make
from crise.engine.ask import Option, Seat
from crise.engine.match import Match
from tests.play import AnyGame


def chosen(bot: Bot, match: Match, seat: Seat, seed: int = 0) -> Any:
    """The answer; a card by its face."""
    ask, random = match.ask(seat), Random(seed).random
    assert ask is not None, f"seat {seat} is not asked"
    return readable(match, ask[1], bot.choose(match.view(seat), ask, lambda: match.imagine(seat, random)))


def readable(match: Match, what: str, option: Option) -> Any:
    is_card = isinstance(option, int) and what in match.table.card_asks
    return match.table.faces[option].key if is_card and isinstance(option, int) else option


def all_chosen(level: str, game: AnyGame, match: Match, seat: Seat, times: int = 30, **budget: Any) -> set[Any]:
    """What bots of this level answer, whatever their luck."""
    return {chosen(make(level, game, seed, **budget), match, seat, seed) for seed in range(times)}
