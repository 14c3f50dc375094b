"""What people type or choose, checked: names, games, levels, options, card files."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from crise.bots.policy import BOTS, LEVELS
from crise.engine.ask import Refused
from crise.game.cards import CardFileError
from crise.game.manifest import Game, Options
from crise.games import GAMES

AnyGame: TypeAlias = Game[Any, Any, Any]
USUAL_SEATS = 4


def visible(text: str) -> str:
    """One line without signs that can't be seen, or that turn the text around them."""
    kept = [sign if sign == " " or unicodedata.category(sign)[0] not in "CZ" else " " for sign in text]
    return " ".join("".join(kept).split())


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Refused("unknown-game", name=visible(name), known=", ".join(GAMES))
    return GAMES[name]


def find_level(name: str) -> str:
    if name not in BOTS:
        raise Refused("unknown-bot", name=visible(name), known=", ".join(LEVELS))
    return name


def usual_seats(game: AnyGame) -> int:
    return min(game.seats, key=lambda count: abs(count - USUAL_SEATS))


def plain_options(game: AnyGame, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, as they are written in JSON."""
    options: Options = game.read_options(given)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain


def read_card_file(game: AnyGame, text: str | None) -> Any:
    if text is None:
        return None
    try:
        return game.read_cards(text)
    except CardFileError as error:
        raise Refused("bad-cards", line=error.line, fault=error.reason) from error
