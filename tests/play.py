"""What the tests of all games share: the tables to test at, random players, and all that one seat gets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from crise.engine.ask import Option, Refused, Seat
from crise.engine.match import Match, Rules
from crise.engine.table import Table
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
# Where choices of several steps are rare, or are none with two seats: how many of them a few games show at least.
RARE = {"noe/base": 0, "noe/evolue": 1, "noe/complet": 1, "blackout/base": 0}
LONGEST = 20_000  # answers: a game of random players that takes more will never end


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


def aloud(match: Match) -> Match:
    """The same match; from now on the worlds that are imagined from it speak too, so that their logs can be compared
    (in silent ones all else is the same: test_twin.py)."""
    match.rules = Rules(match.rules.turn, match.rules.over, match.rules.why_not, match.rules.takes_back)
    return match


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


# --- random players ---------------------------------------------------------------------------------------------


def pick(random: Random, options: list[Any]) -> Any:
    """Any of them. Only `random()` is promised to be the same on every Python."""
    return options[int(random.random() * len(options))]


def some_answer(match: Match, random: Random) -> tuple[Seat, Option]:
    """Of the seats that are asked any, and of its options any."""
    seat, _, options, _ = pick(random, match.open)
    return seat, pick(random, options)


def play(match: Match, random: Random, answers: int = LONGEST) -> int:
    """Let random players give so many answers, or go on to the end. How many they gave."""
    for given in range(answers):
        if match.over:
            return given
        match.answer(*some_answer(match, random))
    assert match.over or answers < LONGEST, f"a game of more than {LONGEST} answers"
    return answers


def positions(match: Match, random: Random) -> Iterator[Match]:
    """The match at every open question of a random game, and at its end."""
    for _ in range(LONGEST):
        yield match
        if match.over:
            return
        match.answer(*some_answer(match, random))
    raise AssertionError(f"a game of more than {LONGEST} answers")


class Sampler:
    """Says yes to the first few positions of each sort, so that rare questions are tested as often as common ones."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.met: dict[Any, int] = {}

    def __call__(self, match: Match) -> bool:
        sort = situation(match)
        self.met[sort] = self.met.get(sort, 0) + 1
        return self.met[sort] <= self.each


def situation(match: Match) -> tuple[Any, ...]:
    """What is asked, how many have answered it in secret already, and whether somebody is in mid-choice."""
    asked = {ask[1] for ask in match.open}
    answered = len(match.view(match.table.seats)["waiting"]) - len(match.open)
    return (*sorted(asked), len(match.open), min(answered, 2), any(match.undoable(ask[0]) for ask in match.open))


# --- what one seat gets -----------------------------------------------------------------------------------------

encode: Callable[[Any], bytes] = msgspec.json.encode


def seen(match: Match, seat: Seat) -> bytes:
    """Every byte that a seat may get: its view, its question, its log, and whether it may take an answer back."""
    return encode([match.view(seat), match.ask(seat), match.log(seat), match.undoable(seat), match.over])


def everything(match: Match) -> list[bytes]:
    """What each seat and the public gets, and all that was answered."""
    return [*(seen(match, seat) for seat in range(match.table.seats + 1)), encode(match.answers())]


def all_cards(table: Table) -> list[int]:
    """The ids in all piles."""
    return sorted(card for pile in table.all_piles() for card in pile.cards)


def shown_ids(value: Any) -> set[int]:
    """The ids of all cards in a view or a log: pairs of an id and a key."""
    if isinstance(value, list | tuple):
        if len(value) == 2 and isinstance(value[0], int) and isinstance(value[1], str):
            return {value[0]}
        return {card for part in value for card in shown_ids(part)}
    return {card for part in value.values() for card in shown_ids(part)} if isinstance(value, dict) else set()
