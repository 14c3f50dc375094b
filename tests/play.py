"""What the tests of all games share: the tables to test at. What is played there at random: `lab.tools.laws`. Other
Pythons read this too, which have no pytest."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

from crise.engine.ask import Refused
from crise.engine.match import Match
from crise.game.manifest import Game
from crise.game.records import Setting
from crise.games import GAMES
from crise.lab.tools.laws import play
from tests.camps import CAMPS
from tests.example import EXAMPLE
from tests.toy import TOY
from tests.toy_map import TOY_MAP

AnyGame: TypeAlias = Game[Any, Any, Any]
TESTED: dict[str, AnyGame] = {**GAMES, **{game.id: game for game in (TOY, CAMPS, EXAMPLE, TOY_MAP)}}
# A whole game of Noé takes thousands of answers. The laws are tried on short ones: one round, or two, or a reshuffle.
SHORT = {
    "noe/base": {"max_rounds": 2, "reshuffles": 0},
    "noe/evolue": {"max_rounds": 1, "reshuffles": 0},
    "noe/complet": {"max_rounds": 1, "reshuffles": 1},
    "noe/sans-aide": {"max_rounds": 1, "reshuffles": 0},
}
# Questions put to a seat without a choice too: that the table waits for it must not tell what it holds.
FORMAL = {"noe": {"draw_only", "oppose", "announce"}, "smile-life": {"bet", "job"}}
FORMAL |= {
    "virus-war": {"action", "after_chance"},
    "etat-durgence": {"act"},
    "toy": {"do", "keep"},
    "camps": {"count", "tool", "source"},
    "blackout": {"action"},
    "toy-map": {"do"},
    "world-order": {"assets", "act", "use", "play_more", "trash", "discard"},
}
FORMAL["apocalypse"] = FORMAL["smile-life"] | {
    "keep_card",
    "offer",
    "trade",
    "pick",
    "more",
    "play",
    "throw",
    "contaminate",
}
FORMAL["dans-la-tourmente"] = FORMAL["world-order"]
# Where choices of several steps are rare, or are none with two seats: how many of them a few games show at least.
RARE = {"noe/base": 0, "noe/evolue": 1, "noe/complet": 1, "blackout/base": 0}

# Too seldom for random players; positions of their own are in the tests of the game. What is so of a base is so of its
# extensions.
SELDOM: dict[str, set[str]] = {
    "apocalypse": {"adopt", "gift", "offer", "prisoner", "retaliate", "trade", "vehicle"},
    "world-order": {"convert", "convert_slot", "engage_token", "reset_which"},
    "dans-la-tourmente": {"army_land", "exhaust_ally", "production_lost"},
}

# In every run the laws look at each mode with the fewest seats and with the most, at the other tables by night. A game
# of these takes hundreds of answers, each with the whole world in view: by day these tables only.
FEW_TABLES = {
    "apocalypse": ("basique/2", "avance/6"),
    "world-order": ("base/4", "automas/1", "hard/2"),
    "dans-la-tourmente": ("base/4", "automas/1", "hard/1"),
}

LENGTHS = 5  # games that tell how long one is
# An answer there takes as long to look at as so many elsewhere.
WIDE = {"world-order": 3, "dans-la-tourmente": 4}


class Place(NamedTuple):
    """A game, a way to play it, and how many people sit there."""

    game: AnyGame
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game.id}/{self.mode}/{self.seats}"

    @property
    def way(self) -> str:
        return f"{self.game.id}/{self.mode}"

    def setting(self, seed: int) -> Setting:
        short = SHORT.get(self.way, {})
        options = self.game.read_options({**self.game.modes[self.mode], **short})
        return Setting(self.game, self.seats, seed, options)

    def start(self, seed: int) -> Match:
        return self.setting(seed).start()

    def share(self, answers_in_the_mode: int) -> int:
        """How many games fall on this place, if so many answers are to be given in its mode, or fewer wide ones."""
        answers = length(self) * WIDE.get(self.game.id, 1) * sum(place[:2] == self[:2] for place in PLACES)
        return -(-answers_in_the_mode // answers)


@cache
def length(place: Place) -> int:
    """Answers that random players give there in a game, or about as many."""
    return sum(play(place.start(seed), Random(seed)) for seed in range(LENGTHS)) // LENGTHS


def _allowed(place: Place) -> bool:
    try:
        place.game.check(place.seats, place.setting(0).options)
    except Refused:
        return False
    return True


PLACES = [
    place
    for game in TESTED.values()
    for mode in game.modes
    for seats in game.seats
    if _allowed(place := Place(game, mode, seats))
]


def by_day(place: Place) -> bool:
    """It is looked at in every run."""
    if place.game.id in FEW_TABLES:
        return f"{place.mode}/{place.seats}" in FEW_TABLES[place.game.id]
    seats = [other.seats for other in PLACES if other.way == place.way]
    return place.seats in (min(seats), max(seats))


def tables_by_day(game: AnyGame) -> list[Place]:
    return [place for place in PLACES if place.game is game and by_day(place)]


def seldom(game: AnyGame) -> set[str]:
    return set[str]().union(*(SELDOM.get(one.id, ()) for one in game.lineage))
