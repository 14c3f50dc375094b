"""Simulation as a library."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from crise.bots.policy import BOTS, RandomBot
from crise.engine.ask import Ask, Option
from crise.engine.match import Match
from crise.engine.pile import Pile
from crise.games.virus_war import VIRUS_WAR
from crise.lab.simulate.batch import simulate
from crise.lab.simulate.play import (
    CardsLost,
    Plan,
    cards_in_play,
    check_conserved,
    is_draw,
    play_bots,
    play_random,
    seed_of,
)
from crise.lab.simulate.statistics import Distribution, Spread, distribution, spread, wilson


class Curious:
    """A bot that looks at everything it is given."""

    looked: list[tuple[int, int]] = []  # noqa: RUF012 - the test reads it

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(seed)

    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        world = worlds()
        assert world.view(ask[0]) == view
        assert view["seat"] == ask[0]
        Curious.looked.append((ask[0], len(ask[2])))
        return self.bot.choose(view, ask, worlds)


def test_bots_see_their_seat_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "curious", lambda game, seed, budget: Curious(seed))
    Curious.looked.clear()
    report = simulate(Plan("virus-war", 2, ("curious", "random")), 2)
    assert report.failures == []
    assert {seat for seat, _ in Curious.looked} == {0}
    assert [seat.bot for seat in report.seats] == ["curious", "random"]


def test_a_bot_that_cheats_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(RandomBot):
        def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
            return "all-cards"

    monkeypatch.setitem(BOTS, "cheat", lambda game, seed, budget: Cheat(seed))
    report = simulate(Plan("virus-war", 2, ("cheat", "random")), 1)
    assert [failure.number for failure in report.failures] == [1]
    assert "Refused: no-such-option" in report.failures[0].why


def test_every_game_has_a_seed_of_its_own() -> None:
    seeds = {seed_of(seed, number) for seed in (0, 1, 2**255) for number in range(1000)}
    assert len(seeds) == 3000
    assert seed_of(1, 2) != seed_of(1, 2, "bot")
    assert seed_of(0, 1) == 7938114246959203598  # the same on every machine, for ever


def test_chunks_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("virus-war", 2, ("random", "random"), seed=3)
    kept: list[list[tuple[int, str]]] = []
    for size in (1, 2, 100):
        monkeypatch.setattr("crise.lab.simulate.batch.CHUNK", size)
        kept.append([])
        steps: list[int] = []
        simulate(plan, 5, first=10, keep=lambda number, text: kept[-1].append((number, text)), progress=steps.append)
        assert sum(steps) == 5
    assert kept[0] == kept[1] == kept[2]
    assert [number for number, _ in kept[0]] == [10, 11, 12, 13, 14]


class Questions:
    """A match of four questions, two of which leave a choice."""

    def __init__(self) -> None:
        self.rest: list[Ask] = [(0, "q", list(range(count)), ()) for count in (1, 2, 3, 1)]

    @property
    def open(self) -> list[Ask]:
        return self.rest[:1]

    def ask(self, seat: int) -> Ask:
        return self.rest[0]

    def view(self, seat: int) -> dict[str, Any]:
        return {}

    def give(self, seat: int, option: Option) -> None:
        assert option in self.rest.pop(0)[2]

    answer = give


def test_decisions_are_questions_with_a_choice() -> None:
    assert play_random(Questions(), Random(1).random) == 2  # type: ignore[arg-type]
    assert play_bots(Questions(), [RandomBot(1)], Random(1).random) == 2  # type: ignore[arg-type]


def test_decisions_are_summed_up() -> None:
    report = simulate(Plan("virus-war", 3, ("random",) * 3), 3)
    assert report.decisions.max < report.decisions_in_all <= 3 * report.decisions.max
    assert report.decisions_per_second == pytest.approx(report.decisions_in_all / report.seconds)


def test_a_card_in_two_places_or_in_none() -> None:
    table = VIRUS_WAR.start(2).table
    dealt = cards_in_play(table)
    assert sorted(dealt) == list(range(VIRUS_WAR.total))
    check_conserved(dealt, table)
    pile = table.piles()["deck"]
    assert isinstance(pile, Pile)
    lost, other = pile.cards.pop(), pile.cards[0]
    with pytest.raises(CardsLost, match=rf"lost \[{lost}\], in several places \[\], from nowhere \[\]"):
        check_conserved(dealt, table)
    pile.cards += [other, lost]
    with pytest.raises(CardsLost, match=rf"lost \[\], in several places \[{other}\], from nowhere \[\]"):
        check_conserved(dealt, table)
    pile.cards[-2] = 999
    with pytest.raises(CardsLost, match=r"lost \[\], in several places \[\], from nowhere \[999\]"):
        check_conserved(dealt, table)


def test_cards_that_were_dealt_twice_are_found() -> None:
    table = VIRUS_WAR.start(2).table
    pile = table.piles()["deck"]
    assert isinstance(pile, Pile)
    pile.cards.append(pile.cards[0])
    with pytest.raises(CardsLost, match="in several places"):
        check_conserved(cards_in_play(table), table)


def test_a_draw_is_shared_by_several_sides() -> None:
    solo, teams = VIRUS_WAR.start(4).table, VIRUS_WAR.start(4, VIRUS_WAR.options(teams=True)).table
    assert [is_draw(solo, seats) for seats in ([1], [0, 2], [])] == [False, True, True]
    assert [is_draw(teams, seats) for seats in ([1, 3], [0, 1], [0, 1, 2, 3])] == [False, True, True]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 100, 0.0018, 0.0545), (0, 0, 0, 1)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_spread() -> None:
    assert spread([]) == Spread(0, 0, 0)
    assert spread([5]) == Spread(5, 5, 5)
    assert spread(list(range(1, 101))) == Spread(50.5, 95, 100)


def test_scores_and_what_a_game_counts_are_in_the_report() -> None:
    report = simulate(Plan("noe", 2, ("random", "random"), options={"max_rounds": 2}), 3)
    assert report.failures == []
    assert 1 <= report.figures["rounds"].max <= 2
    assert report.best_scores.p5 >= report.scores.p5
    assert report.best_scores.p95 > 0


def test_a_distribution_takes_the_nearest_rank() -> None:
    assert distribution(list(range(1, 101))) == Distribution(5, 25, 50, 75, 95)
    assert distribution([7]) == Distribution(7, 7, 7, 7, 7)


@pytest.mark.parametrize("game", ["virus-war", "etat-durgence"])
def test_bots_that_look_no_further_need_no_imagined_world(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(game, 3, ("normal", "facile", "random"), seed=4)
    near = simulate(plan, 3)
    monkeypatch.setattr("crise.lab.simulate.play.NEED_NO_WORLD", ())
    imagined = simulate(plan, 3)
    assert near.failures == imagined.failures == []
    assert (near.decisions_in_all, near.seats, near.scores) == (
        imagined.decisions_in_all,
        imagined.seats,
        imagined.scores,
    )


def test_sides_are_told_with_what_their_scores_are_made_of() -> None:
    report = simulate(Plan("world-order", 3, ("normal",) * 3), 6)
    assert report.failures == []
    assert sum(side.games for side in report.sides) == 18
    assert sum(side.wins for side in report.sides) == 6 - report.draws
    for side in report.sides:
        assert sum(side.sources.values()) == pytest.approx(side.score)
    assert report.figures["cards bought"].median > 0


def test_a_game_without_sides_or_sources_tells_none() -> None:
    assert simulate(Plan("virus-war", 2, ("random",) * 2), 2).sides == []
