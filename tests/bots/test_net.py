"""The net of a duel of Virus War: it knows what the seat knows, helps, and can be made again."""

from __future__ import annotations

from argparse import Namespace
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from crise.bots.heuristic import SILLY
from crise.bots.net import HIDDEN, OF_CHANCE, OF_OPTIONS, Net
from crise.bots.policy import heuristic_of
from crise.engine.ask import Ask
from crise.games.virus_war import VIRUS_WAR
from crise.games.virus_war import net as duel
from crise.games.virus_war.state import VirusWar
from tests.bots.heuristics import random_game
from tests.games.virus_war.position import position
from tools import learn

MIND = heuristic_of(VIRUS_WAR)


def test_in_worlds_that_a_seat_cannot_tell_apart_it_says_the_same() -> None:
    random, seen = Random(1), set()
    for match, ask in random_game(VIRUS_WAR, "solo", 2, 400):
        world = match.imagine(ask[0], random.random)
        assert MIND.rate_with_care(world.table, ask) == MIND.rate_with_care(match.table, ask), ask
        seen.add(ask[1])
    assert {"action", "chiffre", "stop", "extra"} <= seen


def test_what_two_hope_for_is_one_together_and_more_life_is_more_hope() -> None:
    m = position("virus stop", "virus stop", life=[40, 12], tokens={1: 4}, deck="chiffre-1 chiffre-2")
    table: Any = m.table
    assert duel.chance(table, 0) + duel.chance(table, 1) == pytest.approx(1.0)
    assert duel.chance(table, 0) > 0.75


@pytest.mark.parametrize("teams", [False, True])
def test_where_more_than_two_are_against_each_other_the_ratings_stand(teams: bool) -> None:
    m = position("virus chiffre-6 stop", "stop", "", "", teams=teams, deck="chiffre-1")
    ask = m.open[0]
    assert MIND.rate_with_care(m.table, ask) == MIND.rate(m.table, ask)


def test_a_duel_may_have_begun_with_three() -> None:
    m = position("virus chiffre-6 stop", "stop", "", deck="chiffre-1", life=[30, 0, 30])
    ask, table = m.open[0], cast(VirusWar, m.table)
    assert MIND.rate_with_care(table, ask) != MIND.rate(table, ask)
    assert 0 < duel.chance(table, 0) == pytest.approx(1 - duel.chance(table, 2))
    assert MIND.evaluate(table, 1) == 0


def test_what_is_silly_stays_silly() -> None:
    m = position("vaccin chiffre-3 quarantaine", "", tokens={1: 3}, deck="chiffre-1")
    ask = m.open[0]
    silly = [rate <= SILLY for rate in MIND.rate(m.table, ask)]
    assert any(silly)
    assert [rate <= SILLY for rate in MIND.rate_with_care(m.table, ask)] == silly


def test_cards_that_it_never_saw_are_no_hindrance() -> None:
    assert duel.group("chiffre", 9) == duel.group("piege", 2) == duel.group("new", 0) == -1
    assert duel.group("chiffre", 6) == duel.GROUPS - 1


def test_by_itself_it_wins_against_normal() -> None:
    """Without a search, 400 games: 60 % in eight hundred others."""
    weights = {name: getattr(duel.net(), name) for name in OF_OPTIONS + OF_CHANCE}
    won = sum(best_against_normal(weights, number) for number in range(400)) / 400
    assert won > 0.52


def best_against_normal(weights: learn.Weights, number: int) -> float:
    """One game in which it takes what it likes best."""
    seat = number % 2
    match = VIRUS_WAR.start(2, VIRUS_WAR.read_options({}), None, number // 2, False)
    pupil = Sure(duel, MIND, Net(weights), [seat], Random(number))
    table = match.table
    match.playout(pupil)
    winners = VIRUS_WAR.winners(cast(VirusWar, table))
    return 1 / len(winners) if seat in winners else 0.0


class Sure(learn.Pupil):
    def answer(self, table: Any, ask: Ask) -> Any:
        if ask[0] not in self.noted:
            return super().answer(table, ask)
        rates = MIND.rate_with_care(table, ask)
        return ask[2][rates.index(max(rates))]


# --- how it is taught ---------------------------------------------------------------------------------------------


def run(**given: Any) -> learn.Weights:
    usual = {"rounds": 4, "games": 6, "processes": 2, "seed": 3, "rate": 3e-3, "begun": None}
    weights = learn.blank(duel, 3)
    assert len(list(learn.rounds("virus-war", weights, Namespace(**usual | given)))) == 4
    return weights


def test_a_blank_net_says_nothing_and_the_same_numbers_make_the_same_net() -> None:
    blank = learn.blank(duel, 3)
    assert not blank["says"].any()
    once, again, other = run(), run(), run(seed=4)
    assert all(np.array_equal(once[name], again[name]) for name in once)
    assert once["says"].any()
    assert not np.array_equal(once["says"], other["says"])


@pytest.mark.parametrize("name", OF_OPTIONS + OF_CHANCE)
def test_slopes_are_those_of_what_is_wanted(name: str) -> None:
    """Each against a small step to both sides, in a net that says a lot."""
    chance = np.random.default_rng(1)
    weights: Any = {key: weight.astype(np.float64) for key, weight in learn.blank(duel, 3).items()}
    weights |= {key: chance.normal(size=HIDDEN) for key in ("says", "hopes")}
    batch = learn.play("virus-war", learn.blank(duel, 3), 5, 4)[0]
    wide: Any = [column.astype(np.float64) if column.dtype == np.float32 else column for column in batch]
    wide = learn.Batch(*wide)
    slopes = learn.of_options(weights, wide, wide.surprise) | learn.of_chance(weights, wide.tables, wide.came)
    at = np.unravel_index(int(np.abs(slopes[name]).argmax()), slopes[name].shape)
    sides = []
    for step in (1e-6, -1e-6):
        moved = {key: weight.copy() for key, weight in weights.items()}
        moved[name][at] += step
        sides.append(loss(moved, wide, name in OF_CHANCE))
    assert slopes[name][at] == pytest.approx((sides[0] - sides[1]) / 2e-6, rel=1e-3)


def loss(weights: Any, batch: Any, of_chance: bool) -> float:
    if of_chance:
        hoped = learn.expected(weights, batch.tables)[1]
        return float(-2 * (batch.came * np.log(hoped) + (1 - batch.came) * np.log(1 - hoped)).mean())
    total, begin = 0.0, 0
    for at, count in enumerate(batch.counts):
        options, leads = batch.options[begin : begin + count], batch.leads[begin : begin + count]
        common = batch.tables[at] @ weights["table"] + weights["bias"]
        values = np.maximum(options @ weights["option"] + common, 0) @ weights["says"] + leads
        shares = np.exp(values - values.max()) / np.exp(values - values.max()).sum()
        ratio = np.exp(np.log(shares[batch.chosen[at]] + 1e-12) - batch.sure[at])
        surprise = batch.surprise[at]
        total -= min(ratio * surprise, np.clip(ratio, 1 - learn.STEP, 1 + learn.STEP) * surprise)
        total += learn.CURIOSITY * (shares * np.log(shares + 1e-12)).sum()
        begin += count
    return total / len(batch.counts)
