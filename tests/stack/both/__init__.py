"""Apocalypse and Fête, joined: a folder with a title, and the cards, rules and words of both."""

from __future__ import annotations

from crise.game.joining import joined
from crise.games.apocalypse import APOCALYPSE
from tests.stack import fete

GAME = joined("apocalypse-fete", __name__, APOCALYPSE, fete.GAME)
