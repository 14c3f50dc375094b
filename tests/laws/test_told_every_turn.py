"""Nothing is said after nearly every action: a line that comes turn after turn is no news, and hides what is.

A line of one kind that is told in more than half of the turns stands here with the reason, or is told together with
what it belongs to: a shuffle with the draw that needed it.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from random import Random
from typing import Final

import pytest

from crise.bots.heuristic import Heuristic
from crise.bots.levels import Normal
from crise.bots.policy import heuristic_of
from crise.engine.match import Match
from crise.games import GAMES
from tests.play import AnyGame, Place, tables_by_day

OFTEN: Final = 1 / 2  # of the turns
STILL: Final = 1 / 3  # what is told less often than that needs no reason any more
SEEDS: Final = 2
FIRST_ANSWERS: Final = 500  # of a game: some of Noé last for thousands

# What begins a turn is told in each of them. The rest, and why.
EVERY_TURN: Final[dict[str, dict[str, str]]] = {
    "virus-war": {
        "drew": "a turn ends with it: all count how many cards somebody holds",
        "suffers": "what an attack took and left, which a Stop or a Protection may have changed",
    },
    "noe": {
        "drew": "what somebody holds is what the game is about",
        "discarded": "the card on top, which the next one may take",
    },
    "etat-durgence": {
        "laid": "what a turn is made of",
        "laid_side": "the same",
        "stays": "the same",
        "lapsed": "what was lost for good, and could still have been used a moment ago",
        "market": "with how much somebody goes shopping",
        "bought": "the whole second half of a turn",
        "shuffled_and_drew": "the draw that ends a turn: decks are small, and nearly each of the first ones shuffles",
        "attacked": "what a turn is made of",
    },
    "smile-life": {"drew": "what a turn begins with", "laid": "what a turn is made of"},
    "apocalypse": {"drew": "what a turn begins with", "laid": "what a turn is made of"},
    "world-order": {
        "card_played": "what a turn is made of",
        "automa_card": "the same, for an automa",
        "paid": "what it cost: in money, goods or diplomacy, as the player chose",
        "vp": "what it brought towards the end of the game",
        "influence": "the place where it was added: what is scored at the end of the round",
    },
}
EVERY_TURN["dans-la-tourmente"] = EVERY_TURN["world-order"]

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def played(place: Place, heuristic: Heuristic, seed: int) -> Match:
    """As people play it, or nearly: random players do the same thing less often."""
    match, bot = place.start(seed), Normal(heuristic, seed)
    for _ in range(FIRST_ANSWERS):
        if match.over:
            break
        ask = match.open[0]
        imagined = partial(match.imagine, ask[0], Random(seed).random)
        match.answer(ask[0], bot.choose(match.view(ask[0]), ask, imagined))
    return match


@cache
def told(game: AnyGame) -> tuple[int, Counter[str]]:
    """How many turns there were, and in how many of them each kind of line was told."""
    turns, kinds = 0, Counter[str]()
    heads = {what for what, about in game.told.items() if about.head == "turn"}
    for place in tables_by_day(game):
        for seed in range(SEEDS):
            of_one: set[str] = set()
            for what, _ in played(place, heuristic_of(game), seed).log(place.seats):
                if what in heads:
                    kinds.update(of_one)
                    turns, of_one = turns + 1, set()
                else:
                    of_one.add(what)
            kinds.update(of_one)
    return turns, kinds


@each_game
def test_what_is_told_in_most_turns_is_meant_to_be(game: AnyGame) -> None:
    turns, kinds = told(game)
    often = {what: round(many / turns, 2) for what, many in kinds.items() if many > OFTEN * turns}
    assert {what: part for what, part in often.items() if what not in EVERY_TURN[game.id]} == {}


@each_game
def test_what_needs_no_reason_any_more_is_not_in_the_list(game: AnyGame) -> None:
    turns, kinds = told(game)
    assert [what for what in EVERY_TURN[game.id] if kinds[what] < STILL * turns] == []
