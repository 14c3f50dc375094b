"""What the tests of all games share: the tables to test at. What is played there at random: `lab.tools.laws`."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from crise.engine.ask import Refused
from crise.engine.match import Match
from crise.game.manifest import Game
from crise.game.records import Setting
from crise.games import GAMES
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


# A game of these takes hundreds of answers, each with the whole world in view: in every run the laws look at these
# tables only, at the others by night.
FEW_TABLES = {
    "apocalypse": ("apocalypse/basique/2", "apocalypse/basique/5", "apocalypse/avance/3", "apocalypse/avance/6"),
    "world-order": ("world-order/base/2", "world-order/base/4", "world-order/automas/1", "world-order/hard/2"),
    "dans-la-tourmente": ("dans-la-tourmente/base/2", "dans-la-tourmente/base/4", "dans-la-tourmente/hard/2"),
}


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

    def share(self, games_of_the_mode: int) -> int:
        """How many games fall on this place, if so many are to be played in its mode."""
        return -(-games_of_the_mode // sum(place[:2] == self[:2] for place in PLACES))


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
    return str(place) in FEW_TABLES.get(place.game.id, (str(place),))


def tables_by_day(game: AnyGame) -> list[Place]:
    return [place for place in PLACES if place.game is game and by_day(place)]
