"""A game may be won by a role that no seat plays, and may be played by one person: who tells of the end names it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from crise.bots.heuristic import ahead
from crise.envs.setup import Setup
from crise.game.manifest import Game
from crise.games.world_order import WORLD_ORDER
from crise.lab.arena.figures import report as arena_report
from crise.lab.arena.play import Arena, GameResult, _credits
from crise.lab.arena.play import Plan as ArenaPlan
from crise.lab.arena.tournament import Results, lineups, run, sides_at
from crise.lab.run.recorder import count_cards
from crise.lab.simulate.batch import simulate
from crise.lab.simulate.play import Plan, is_draw
from crise.lab.simulate.statistics import rival_results
from crise.lab.tools.laws import play
from tests.toy import TOY

ALONE = {"automas": "normal"}
AnyGame = Game[Any, Any, Any]


def toy(*rivals: tuple[str, int, bool], winners: list[int] | None = None) -> tuple[AnyGame, Any]:
    """A toy game whose end is as it is said here."""
    game: AnyGame = replace(TOY, rivals=lambda t: list(rivals), winners=lambda t: winners or [])
    table: Any = game.start(2, seed=1).table
    table.points[:] = [7, 3]
    return game, table


def test_a_ranking_has_the_roles_among_the_seats() -> None:
    game, table = toy(("north", 5, False), ("south", 9, True))
    assert game.ranking(table) == [(1, "south", 9, True), (2, 0, 7, False), (3, "north", 5, False), (4, 1, 3, False)]
    assert game.beaten_by(table) == ["south"]


def test_seats_and_roles_may_share_a_win() -> None:
    game, table = toy(("north", 7, True), winners=[0])
    assert game.ranking(table) == [(1, 0, 7, True), (1, "north", 7, True), (3, 1, 3, False)]
    assert is_draw(table, [0], game.beaten_by(table))


def test_a_game_that_a_role_won_is_no_draw() -> None:
    table = TOY.start(2).table
    assert [is_draw(table, [], roles) for roles in ([], ["north"], ["north", "south"])] == [True, False, True]


def test_without_roles_nothing_is_added() -> None:
    game, table = toy(winners=[1])
    assert [seat for _, seat, _, _ in game.ranking(table)] == [1, 0]
    assert not game.beaten_by(table)


@pytest.mark.rule("WO-SET-12")
def test_alone_against_automas() -> None:
    match = WORLD_ORDER.start(1, WORLD_ORDER.read_options(ALONE), seed=4)
    play(match, Random(4))
    table: Any = match.table
    ranking = WORLD_ORDER.ranking(table)
    assert {one for _, one, _, _ in ranking} - {0} == {role for role, _, _ in WORLD_ORDER.rivals(table)}
    assert len(ranking) == 4
    assert WORLD_ORDER.winners(table) or WORLD_ORDER.beaten_by(table)


# --- simulations and tournaments ------------------------------------------------------------------


def test_a_simulation_names_the_roles_that_won() -> None:
    found = simulate(Plan("world-order", 1, ("random",), options=ALONE), 6)
    assert not found.failures
    assert found.draws == 0
    assert sum(role.games for role in found.rivals) == 3 * 6
    assert sum(role.wins for role in found.rivals) + sum(seat.wins for seat in found.seats) == 6


def test_how_often_a_role_won_is_counted_where_nobody_plays_it() -> None:
    north, south = rival_results([{"north": True}, {"north": False, "south": True}, {}])
    assert (north.role, north.games, north.wins, north.share) == ("north", 2, 1, 0.5)
    assert (south.games, south.wins) == (1, 1)


def test_a_credit_is_shared_with_roles() -> None:
    assert _credits([(0,), (1,)], []) == [0.5, 0.5]
    assert _credits([(0,), (1,)], [], 1) == [0.0, 0.0]
    assert _credits([(0,), (1,)], [1], 1) == [0.0, 0.5]


def test_a_tournament_of_one_seat() -> None:
    """Each bot alone against the same roles: shares, ratings, and who else won."""
    options = WORLD_ORDER.read_options(ALONE)
    bots = ["random", "facile"]
    plan = ArenaPlan(
        "world-order", "automas", 1, lineups(bots, sides_at(WORLD_ORDER, 1, options)), deals=2, options=ALONE
    )
    assert plan.lineups == (("random",), ("facile",))
    results = Results(plan)
    run(results)
    found = arena_report(results)
    assert (found.games, found.failures) == (4, [])
    assert found.draws == 0
    assert {standing.share.fair for standing in found.standings} == {0.25}
    assert sum(role.wins for role in found.rivals) + sum(row.share.share * 2 for row in found.standings) == 4
    assert all(standing.rating.points < 0 for standing in found.standings)


def test_a_game_of_an_old_result_file_has_no_roles() -> None:
    assert GameResult(0, [], 3).rivals == {}
    assert Arena(ArenaPlan("virus-war", "solo", 2, (("random", "facile"),), 1)).game.rivals(None) == []


def test_what_a_role_does_is_counted_for_no_seat() -> None:
    match = WORLD_ORDER.start(1, WORLD_ORDER.read_options(ALONE), seed=4)
    play(match, Random(4))
    assert {row["seat"] for row in count_cards(WORLD_ORDER, match.told()).rows()} == {0}


# --- environments and bots ------------------------------------------------------------------------


def test_in_an_environment_all_seats_may_lose() -> None:
    setup = Setup("world-order", 1, ALONE)
    assert setup.contenders == 4
    match = setup.start(4)
    assert setup.returns(match) == [0.0]
    play(match, Random(4))
    assert setup.returns(match) == ([3.0] if setup.game.winners(match.table) else [-1.0])


def test_who_plays_alone_is_ahead_of_nobody() -> None:
    assert ahead([0], 0) == 0.5
    assert ahead([3], 0) > 0.5
