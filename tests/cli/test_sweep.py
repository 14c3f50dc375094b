"""`crise sweep`: counts, what is missing, and the exit code."""

import json
from dataclasses import replace

import pytest

from crise.games.virus_war import VIRUS_WAR
from tests.cli.conftest import Crise, only


def test_what_never_happened_is_said_and_fails(crise: Crise) -> None:
    done = crise("sweep", "smile-life", "--games", 1)
    assert done.code == 1
    assert done.out.startswith("smile-life, seed 0, 1 games\nfull/2: 1\n")
    assert "never happened, cards: " in done.out
    assert "       1  won" in done.out


def test_a_program_reads_the_same(crise: Crise) -> None:
    done = crise("sweep", "smile-life", "--games", 1, "--json")
    found = json.loads(done.out)
    assert (done.code, found["games"], found["counts"]["events"]["won"]) == (1, {"full/2": 1}, 1)
    assert set(found["never"]) <= set(found["counts"])
    assert set(found["told"]) == set(found["counts"]["cards"])


def test_everything_happened(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is waited for in a game without cards, words and questions of its own."""
    monkeypatch.setattr("crise.lab.tools.sweep.Tally.complete", property(lambda tally: True))
    monkeypatch.setattr("crise.lab.tools.sweep.Swept.never", property(lambda found: {}))
    only(monkeypatch, replace(VIRUS_WAR, seats=range(2, 3), modes={"solo": {}}))
    done = crise("sweep", "virus-war")
    assert (done.code, done.out.splitlines()[-1]) == (0, "everything happened")
    assert "virus-war, seed 0, 1 games" in done.out
