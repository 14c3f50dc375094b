"""What the expert would do in somebody's place: from what that seat knows, and the same each time."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from crise.bots.advice import advise, duel
from crise.bots.policy import heuristic_of, make
from crise.engine.ask import Ask
from crise.engine.match import Match
from crise.games import GAMES
from crise.server.room.live_match import LiveMatch
from crise.server.workers import analysis
from tests.server.test_highlights import start_of

FEW = 8


def questions(game: str, seats: int, many: int, seed: int = 5) -> list[tuple[Match, Ask]]:
    """Questions with a choice, in the middle of games of the normal bot, each with a match that stands there."""
    played, random = GAMES[game], Random(seed)
    match = played.start(seats, played.read_options({}), None, seed)
    bot, plain = make("normal", played, seed), heuristic_of(played).no_search
    found: list[tuple[Match, Ask]] = []
    while match.open and len(found) < many:
        ask = match.open[0]
        if len(ask[2]) > 2 and ask[1] not in plain and len(match.open) == 1 and random.random() < 0.3:
            found.append((match.clone(), ask))
        seat = ask[0]
        match.give(seat, bot.choose(match.view(seat), ask, partial(match.imagine, seat, random.random)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cant_tell_apart_give_the_same_advice(game: str) -> None:
    random = Random(8)
    asked = questions(game, 3, 1)
    assert asked
    for match, ask in asked:
        other = match.imagine(ask[0], random.random)
        assert other.ask(ask[0]) == ask
        found = advise(GAMES[game], match, ask, FEW, 2)
        assert found == advise(GAMES[game], other, ask, FEW, 2)
        assert found == advise(GAMES[game], match, ask, FEW, 2)


def test_every_option_has_its_value_and_silly_ones_have_none() -> None:
    """What the ratings call silly is not tried; of the rest the best promises most, or nearly so."""
    weighed = 0
    for match, ask in questions("virus-war", 3, 6):
        found = advise(GAMES["virus-war"], match, ask)
        assert len(found.values) == len(ask[2])
        assert found.values[found.best] is not None or found.duel is None
        if found.duel is None:
            continue
        weighed += 1
        best, next = found.values[found.best], found.values[found.next]
        assert best is not None
        assert next is not None
        assert best > next - 0.2
    assert weighed


def test_a_duel_is_the_difference_of_two_options_in_the_same_worlds() -> None:
    match, ask = questions("virus-war", 3, 1)[0]
    game = GAMES["virus-war"]
    one = duel(game, match, ask, 0, 1, 16)
    same = duel(game, match, ask, 0, 0, 16)
    assert 0 <= one.better <= 1
    assert 0 <= one.worse <= 1
    assert len(one.gains) == 3
    assert abs(same.better - same.worse) < 0.2


def test_an_answer_for_the_page_names_options_as_they_are_offered() -> None:
    start = start_of("virus-war", 3, 3)
    live: LiveMatch = start.begin()
    ask = live.ask(live.asked()[0])
    assert ask is not None
    found = analysis.advice(live, ask)
    forms = [live.form(ask[1], option) for option in ask[2]]
    assert found.option in forms
    assert len(found.values) == len(forms)
    assert all(value is None or 0 <= value <= 100 for value in found.values)
