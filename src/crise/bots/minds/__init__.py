"""What bots know of each game, by its id: one module a game, which publishes MIND."""

from __future__ import annotations

from typing import Any

from crise.bots.mind import Mind, generic
from crise.bots.minds import virus_war
from crise.core.game import Game

MINDS: dict[str, Mind] = {
    "virus-war": virus_war.MIND,
}


def mind_of(game: Game[Any, Any, Any]) -> Mind:
    """A game without a mind of its own gets a simple one, so that every bot can play it."""
    return MINDS.get(game.id) or generic(game.scores)
