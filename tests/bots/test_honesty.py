"""No bot sees more than its seat: where two worlds look the same to it, it answers the same.

Two hundred positions a game in every run, for the expert with a small tree; `nightly` five hundred, and two hundred
with a larger tree. Where an iteration takes thirty times as long, the expert is asked at fewer of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from crise.bots.policy import BOTS, LEVELS, SEARCHES, Bot, make
from crise.engine.ask import Ask, Option, Seat
from crise.engine.match import Match
from crise.lab.tools.laws import everything, pick, play, some_answer
from tests.play import PLACES, TESTED, AnyGame, Place

POSITIONS = 200  # a game
MORE = 500
FEW = 60
TINY, MANY = 5, 60  # iterations
APART = 7  # answers between two positions, at most
# Games in which an iteration plays on to the end of a round or of the game: the expert is asked at each fifth position
# only, and has so many iterations where others have many.
LONG = {"etat-durgence", "world-order", "dans-la-tourmente"}
FIFTH, SOME = 5, 20

games = pytest.mark.parametrize("game", TESTED.values(), ids=list(TESTED))
levels = pytest.mark.parametrize("level", LEVELS)


def choices(game: AnyGame, count: int) -> Iterator[tuple[Match, Seat]]:
    """Positions where a seat has a choice, spread over modes, seat counts and the course of the game."""
    places = [place for place in PLACES if place.game is game]
    each = -(-count // len(places))
    for place in places:
        yield from place_choices(place, each)


def place_choices(place: Place, count: int) -> Iterator[tuple[Match, Seat]]:
    seed = 0
    while count:
        match, random = place.start(seed), Random(seed)
        while not match.over and count:
            ask = pick(random, match.open)
            if len(ask[2]) > 1:
                yield match, ask[0]
                count -= 1
            for _ in range(1 + int(random.random() * APART)):
                if not match.over:
                    match.answer(*some_answer(match, random))
        seed += 1


def answer(bot: Bot, match: Match, seat: Seat, seed: int) -> Option:
    """What a bot says that gets the view, the question and worlds, in the same order of chance."""
    ask, random = match.ask(seat), Random(seed).random
    assert ask is not None
    return bot.choose(match.view(seat), ask, lambda: match.imagine(seat, random))


def differing(game: AnyGame, count: int, bot: Callable[[int], Bot], every: int = 1) -> list[int]:
    """The positions at which a bot does not answer the same in the real world and in one that its seat imagines: at
    one in `every` of so many."""
    differ = []
    for number, (match, seat) in enumerate(choices(game, count)):
        if number % every:
            continue
        world = match.imagine(seat, Random(number).random)
        answers = [answer(bot(number), one, seat, number + 1) for one in (match, world)]
        if answers[0] != answers[1]:
            differ.append(number)
    return differ


@games
@levels
def test_a_bot_answers_the_same_in_worlds_that_look_the_same(game: AnyGame, level: str) -> None:
    every = FIFTH if game.id in LONG and level == SEARCHES else 1
    assert differing(game, POSITIONS, lambda seed: make(level, game, seed, iterations=TINY), every) == []


@pytest.mark.nightly
@games
@levels
def test_it_does_so_at_more_positions(game: AnyGame, level: str) -> None:
    every = FIFTH if game.id in LONG and level == SEARCHES else 1
    assert differing(game, MORE, lambda seed: make(level, game, seed, iterations=TINY), every) == []


@pytest.mark.nightly
@games
def test_the_expert_does_so_with_a_large_tree(game: AnyGame) -> None:
    every, iterations = (FIFTH, SOME) if game.id in LONG else (1, MANY)
    assert differing(game, POSITIONS, lambda seed: make(SEARCHES, game, seed, iterations=iterations), every) == []


@games
def test_what_is_imagined_is_a_matter_of_chance_and_knowledge_only(game: AnyGame) -> None:
    """Not only the answers: the imagined worlds themselves are the same, and so is all that follows in them."""
    for number, (match, seat) in enumerate(choices(game, FEW)):
        world = match.imagine(seat, Random(number).random)
        twins = [one.imagine(seat, Random(number + 1).random) for one in (match, world)]
        for twin in twins:
            play(twin, Random(number), 30)
        assert everything(twins[0]) == everything(twins[1])


# --- the test can fail ------------------------------------------------------------------------------------------


class Peeper:
    """Cheats: it has found the real match behind its source of worlds, and lets a hidden card decide."""

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Any) -> Option:
        [match] = [cell.cell_contents for cell in worlds.__closure__ if isinstance(cell.cell_contents, Match)]
        hidden = [card for card, known in enumerate(match.table.known) if not known >> ask[0] & 1]
        keys = "".join(match.table.faces[card].key for card in hidden)
        option: Option = ask[2][sum(keys.encode()[::3]) % len(ask[2])]
        return option


@games
def test_a_bot_that_peeps_is_caught(game: AnyGame) -> None:
    assert differing(game, FEW, lambda seed: Peeper()) != []


class Caught(Exception):
    pass


class Poisoned:
    """A source of worlds that can be called, and whatever else is tried with it raises."""

    def __init__(self, match: Match, seat: Seat, random: Callable[[], float]) -> None:
        object.__setattr__(self, "source", (match, seat, random))

    def __call__(self) -> Match:
        match, seat, random = object.__getattribute__(self, "source")
        world: Match = match.imagine(seat, random)
        return world

    def __getattribute__(self, name: str) -> Any:
        raise Caught(name)


@games
@pytest.mark.parametrize("level", BOTS)
def test_a_bot_needs_worlds_and_nothing_else(game: AnyGame, level: str) -> None:
    for number, (match, seat) in enumerate(choices(game, FEW // 2)):
        bot, ask = make(level, game, number, iterations=TINY), match.ask(seat)
        assert ask is not None
        source = Poisoned(match, seat, Random(number).random)
        assert bot.choose(match.view(seat), ask, source) in ask[2]


def test_a_bot_that_wants_more_is_caught() -> None:
    match, seat = next(choices(TESTED["virus-war"], 1))
    ask = match.ask(seat)
    assert ask is not None
    with pytest.raises(Caught):
        Peeper().choose(match.view(seat), ask, Poisoned(match, seat, Random(1).random))
