"""Who was likely to win: whole percents that are 100 together, and the end as it was."""

from __future__ import annotations

from random import Random

import pytest

from crise.games import GAMES
from crise.server.workers import analysis, jobs
from tests.server.test_highlights import at_random, start_of


@pytest.mark.parametrize("game", ["virus-war", "noe", "etat-durgence"])
def test_the_chances_of_a_game(game: str) -> None:
    start = start_of(game, 1, 3)
    given = at_random(start)
    found = analysis.chances(jobs.Judge(start, given))
    assert 2 <= len(found.rounds) <= analysis.POINTS
    assert all(sum(row) == 100 and min(row) >= 0 for row in found.percent)
    assert found.rounds == sorted(found.rounds)
    assert (found.steps[0], found.steps[-1]) == (0, len(given))
    live = start.begin()
    for seat, option in given:
        live.answer(seat, option)
    winners = GAMES[game].winners(live.match.table)
    assert [seat for seat in range(3) if found.percent[-1][seat]] == winners
    assert analysis.chances(jobs.Judge(start, given)) == found


def test_percents_are_whole_and_together_a_hundred() -> None:
    random = Random(1)
    for _ in range(200):
        shares = [random.random() for _ in range(5)]
        found = analysis.whole([share / sum(shares) for share in shares])
        assert sum(found) == 100
        assert all(abs(one - 100 * share / sum(shares)) < 1 for one, share in zip(found, shares, strict=True))


def test_the_moments_at_which_most_changed() -> None:
    rows = [[50, 50], [52, 48], [80, 20], [79, 21], [20, 80], [0, 100]]
    assert analysis.turning(rows) == [2, 4, 5]
    assert analysis.turning([[100]]) == []
