"""`crise check`: a line a check, faults with their places, and the exit code."""

import json
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from crise.games import GAMES
from tests.cli.conftest import Crise
from tests.example import EXAMPLE


@pytest.fixture(autouse=True)
def example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, EXAMPLE.id, replace(EXAMPLE, seats=range(2, 3)))


def test_a_whole_game(crise: Crise) -> None:
    done = crise("check", "blackout", "--games", 1)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[0] == "✓ the card file has as many cards as `total` says, each key once"
    assert [line[0] for line in done.out.splitlines()] == ["✓"] * 17


def test_a_fault_is_told_with_its_place(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, EXAMPLE.id, replace(EXAMPLE, total=41, seats=range(2, 3)))
    done = crise("check", "blackout", "--games", 1)
    assert done.code == 1
    first, second = done.out.splitlines()[:2]
    assert first == "✗ the card file has as many cards as `total` says, each key once"
    assert "blackout/cards.csv:6: 40 cards in all, but there must be 41; change the counts, or `total`" in second


def test_a_program_reads_the_same(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, EXAMPLE.id, replace(EXAMPLE, total=41, seats=range(2, 3)))
    done = crise("check", "blackout", "--games", 1, "--json")
    found = json.loads(done.out)
    assert (done.code, len(found), found[1]["findings"]) == (1, 17, [])
    assert [one["line"] for one in found[0]["findings"]] == [6]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x = 1\nraise RuntimeError('no luck')\n", "__init__.py:2: RuntimeError: no luck"),
        ("x = 1\n", "left_out has 0 values of type Game with package=__name__, and needs one"),
    ],
)
def test_a_package_that_is_left_out_says_why(
    crise: Crise, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, why: str
) -> None:
    (tmp_path / "left_out").mkdir()
    (tmp_path / "left_out/__init__.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    entry = EntryPoint("left-out", "left_out", "crise.games")
    monkeypatch.setattr("crise.cli.check.entry_points", lambda group: [entry])
    done = crise("check", "left-out")
    assert (done.code, why in done.err) == (1, True), done.err


def test_what_can_not_be_checked(crise: Crise) -> None:
    assert crise("check", "no-such-game").code == 2
    assert crise("check", "blackout", "--games", 0).code == 2
