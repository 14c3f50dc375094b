"""Strategies of one idea: what they may look at, what they are called, and that the idea wins over the rating."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from crise.bots.heuristic import Heuristic
from crise.bots.policy import UnknownStrategy, heuristic_of, make, strategy
from crise.bots.strategies import (
    ALWAYS,
    in_order,
    kinds,
    listed,
    no_kinds,
    only,
    shopping_list,
    strategies_of,
    with_idea,
    without,
)
from crise.engine.match import Match
from crise.game.texts import LANGUAGES, words
from crise.games import GAMES
from crise.lab.tools.laws import positions
from tests.bots.heuristics import rating
from tests.games.etat_durgence.scene import Scene

LOOKED_AT = 160
STRATEGIES = [(game, name) for game in GAMES.values() for name in strategies_of(game)]
each_strategy = pytest.mark.parametrize(
    ("game", "name"), STRATEGIES, ids=[f"{game.id}-{name}" for game, name in STRATEGIES]
)


def asked(game: Any, idea: Any) -> Iterator[tuple[Match, Any]]:
    """Positions of random games at which the idea has a say: some ideas wait for what is seldom within reach."""
    for seed in range(1, 9):
        for match in islice(positions(game.start(game.seats[1], seed=seed), Random(seed)), 40 * LOOKED_AT):
            yield from ((match, ask) for ask in match.open if ask[1] in idea and len(ask[2]) > 1)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_some(game: Any) -> None:
    assert strategies_of(game)


def test_an_extension_has_those_of_its_base() -> None:
    assert strategies_of(GAMES["apocalypse"]).keys() >= strategies_of(GAMES["smile-life"]).keys()
    assert strategies_of(GAMES["dans-la-tourmente"]).keys() >= strategies_of(GAMES["world-order"]).keys()


@each_strategy
def test_it_has_a_sentence_and_speaks_of_questions_that_there_are(game: Any, name: str) -> None:
    assert strategies_of(game)[name].keys() <= game.asks.keys()
    for language in LANGUAGES:
        assert words(game, language).has(f"strategy-{name}")


@each_strategy
def test_it_sees_no_more_than_its_seat(game: Any, name: str) -> None:
    """In every world that a seat can't tell apart it thinks the same, as a rating does."""
    random, idea = Random(3), strategies_of(game)[name]
    heuristic = with_idea(heuristic_of(game), idea)
    met = [(match.clone(), ask) for match, ask in islice(asked(game, idea), LOOKED_AT // 4)]
    assert met
    for match, ask in met:
        rates = heuristic.rate(match.table, ask)
        assert len(rates) == len(ask[2])
        assert heuristic.rate(match.imagine(ask[0], random.random).table, ask) == rates


@each_strategy
def test_it_makes_a_difference(game: Any, name: str) -> None:
    idea = strategies_of(game)[name]
    plain, leaning = heuristic_of(game), with_idea(heuristic_of(game), idea)
    assert any(plain.rate(match.table, ask) != leaning.rate(match.table, ask) for match, ask in asked(game, idea))


class Cards:
    """A table with three cards."""

    class Face:
        def __init__(self, key: str, kind: str) -> None:
            self.key, self.kind = key, kind

    faces = (Face("a-1", "a"), Face("a-2", "a"), Face("b", "b"))


@pytest.mark.parametrize(
    ("bonus", "expected"),
    [
        (kinds("a"), [ALWAYS, ALWAYS, 0, 0]),
        (no_kinds("b"), [0, 0, -ALWAYS, 0]),
        (in_order("b", "a-2"), [0, ALWAYS, 2 * ALWAYS, 0]),
        (only("word"), [0, 0, 0, ALWAYS]),
        (without("word"), [0, 0, 0, -ALWAYS]),
    ],
)
def test_what_an_idea_may_say(bonus: Any, expected: list[float]) -> None:
    assert [bonus(Cards, 0, option, ()) for option in (0, 1, 2, "word")] == expected


def test_the_idea_comes_before_the_rating_and_all_else_stays() -> None:
    heuristic = Heuristic({"first": lambda t, me, options, about: [5.0, 1.0]}, lambda t, seat: 0.5, tie_margin=2.0)
    found = with_idea(heuristic, {"first": only("b"), "new": only("b")})
    assert found.rate(None, (0, "first", ["a", "b"], ())) == [5.0, ALWAYS + 1]
    assert found.rate(None, (0, "new", ["a", "b"], ())) == [0.0, ALWAYS]
    assert found.tie_margin == 2.0


def test_by_name() -> None:
    game = GAMES["virus-war"]
    match = game.start(2, seed=1)
    ask = match.open[0]
    bot = make("strategy:hoard", game, 1)
    assert bot.choose(match.view(ask[0]), ask, lambda: match) is None
    with pytest.raises(UnknownStrategy, match="virus-war has no strategy 'chess'; it has blows, rush, hoard"):
        strategy(game, "chess")
    with pytest.raises(UnknownStrategy, match="no strategy 'rush:much'"):
        strategy(game, "rush:much")


def test_a_margin_of_its_own() -> None:
    game = GAMES["virus-war"]
    assert strategy(game, "rush").tie_margin == heuristic_of(game).tie_margin > 0
    assert strategy(game, "rush:0").tie_margin == 0
    assert strategy(game, "rush:2.5").tie_margin == 2.5


def test_every_list_of_what_is_bought_is_a_strategy() -> None:
    game = GAMES["etat-durgence"]
    assert len(listed(game)) == 22  # no starting card, and none that one team alone can buy
    assert shopping_list(game, "allocution") is not None
    assert strategy(game, "list=gel+allocution:0").ratings["buy"] is not heuristic_of(game).ratings["buy"]
    for wrong in ("list=", "list=piece", "list=super-conseil", "list=gel+gel", "list=gel+", "list=gel,variant"):
        with pytest.raises(UnknownStrategy, match="etat-durgence has no strategy"):
            strategy(game, wrong)


def test_where_nothing_is_bought_there_are_no_lists() -> None:
    assert listed(GAMES["virus-war"]) == []
    with pytest.raises(UnknownStrategy):
        strategy(GAMES["virus-war"], "list=virus")


def test_the_first_card_of_a_list_comes_first() -> None:
    scene = Scene("documentaire piece", draw="piece piece piece coeur coeur")
    scene.do("documentaire", "benef", "piece", "market")
    for first, second in (("variant", "gel"), ("gel", "variant")):
        rates = rating(strategy(GAMES["etat-durgence"], f"list={first}+{second}"), scene.match)
        assert rates[first] > rates[second] > max(rate for card, rate in rates.items() if card not in (first, second))
