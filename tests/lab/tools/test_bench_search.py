"""How fast the expert searches."""

import sys

import pytest

from crise.bots.heuristic import SILLY
from crise.bots.policy import heuristic_of
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools import bench_search
from crise.lab.tools.bench import PeerMissing


def test_the_positions_are_choices_of_one_seat_in_the_middle_of_a_game() -> None:
    for number in range(5):
        match = bench_search.a_choice(VIRUS_WAR, number)
        assert len(match.open) == 1
        rates = heuristic_of(VIRUS_WAR).rate(match.table, match.open[0])
        assert sum(rate > SILLY for rate in rates) >= bench_search.OPTIONS
        assert len(match.answers()) >= bench_search.MIDDLE
    same = [bench_search.a_choice(VIRUS_WAR, 3).answers() for _ in range(2)]
    assert same[0] == same[1]


def test_both_take_turns_and_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_search, "euchre", lambda iterations: lambda number: 2.0)
    monkeypatch.setattr(bench_search, "search", lambda game, number, iterations: [1.0, 4.0, 3.0][number])
    assert bench_search.POSITIONS == 3
    found = bench_search.bench_search(VIRUS_WAR, 1, peers=True)
    assert (found.seconds, found.euchre, found.to_euchre) == (3.0, 2.0, 1.5)


def test_without_openspiel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(PeerMissing, match="crise\\[peers\\]"):
        bench_search.euchre(5)
