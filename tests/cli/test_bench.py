"""`crise bench`."""

import json
import sys
from functools import partial

import pytest

from crise.builds import about, is_compiled
from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools import bench, bench_search
from tests.cli.conftest import Crise


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.cli.bench.bench", partial(bench.bench, seconds=0.01))
    monkeypatch.setattr("crise.cli.bench.bench_search", partial(bench_search.bench_search, iterations=5))
    for name, value in (("POSITIONS", (4, 4)), ("GAMES", (5, 5)), ("COPIES", 20)):
        monkeypatch.setattr(bench, name, value)
    # Random players take thousands of answers for a game of some: by day those of one will do.
    monkeypatch.setattr("crise.cli.bench.GAMES", {VIRUS_WAR.id: VIRUS_WAR})


@pytest.mark.nightly
def test_every_game_is_measured(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.cli.bench.GAMES", GAMES)
    found = json.loads(crise("bench", "--rounds", 1, "--json").out)
    assert [game["game"] for game in found["games"]] == list(GAMES)


def test_the_report(crise: Crise) -> None:
    done = crise("bench", "--rounds", 1)
    assert done.code == 0
    for part in (
        "calibration:",
        "virus-war, 4 seats",
        "decisions/s",
        "clone, answer",
        "memory:",
        "growth:",
        f"engine {about()}",
        "rules compiled" if is_compiled("crise.games.virus_war.rules") else "rules not compiled",
        "5 iterations of search",
    ):
        assert part in done.out


def test_the_report_as_json(crise: Crise) -> None:
    found = json.loads(crise("bench", "--rounds", 2, "--json").out)
    assert (found["rounds"], found["hearts"]) == (2, None)
    game = found["games"][0]
    assert (game["game"], game["seats"], game["speed"]["to_hearts"]) == ("virus-war", 4, None)
    assert 0 < game["speed"]["to_calibration"] < 1
    assert game["middle"]["clone"] < game["middle"]["clone_and_answer"]
    assert game["bytes_per_match"] > 1000
    search = found["search"]
    assert (search["game"], search["seats"], search["iterations"], search["euchre"]) == ("virus-war", 4, 5, None)
    assert search["seconds"] > 0


@pytest.mark.nightly
def test_the_search_of_another_game(crise: Crise) -> None:
    assert "expert, smile-life, 4 seats" in crise("bench", "--rounds", 1, "--search", "smile-life").out
    done = crise("bench", "--search", "chess")
    assert (done.code, "Unknown game" in done.err) == (2, True)


def test_a_missing_peer_says_how_to_install_it(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    done = crise("bench", "--peers", "--rounds", 1)
    assert (done.code, done.out) == (2, "")
    assert "pip install 'crise[peers]'" in done.err
