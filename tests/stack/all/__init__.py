"""Comète on top of Apocalypse and Fête."""

from __future__ import annotations

from crise.game.joining import joined
from tests.stack import both, comete

GAME = joined("comete-fete", __name__, both.GAME, comete.GAME)
