"""Extensions that stack and siblings that join, for the tests: what each of them is made of, and where it is played."""

from __future__ import annotations

from tests.play import FORMAL, AnyGame, Place
from tests.stack import all as everything
from tests.stack import both, comete, fete

STACKED: dict[str, AnyGame] = {game.id: game for game in (comete.GAME, fete.GAME, both.GAME, everything.GAME)}
FORMAL_THERE = dict.fromkeys(STACKED, FORMAL["apocalypse"] | FORMAL["smile-life"])
STACKED_PLACES = [Place(game, mode, seats) for game in STACKED.values() for mode in game.modes for seats in game.seats]
# In every run: how many sit there, and in which mode, is a matter of the games below.
STACKED_BY_DAY = [
    Place(game, mode, seats)
    for game in STACKED.values()
    for mode, seats in ((next(iter(game.modes)), min(game.seats)), (list(game.modes)[-1], max(game.seats)))
]
