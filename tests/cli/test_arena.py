"""`crise arena` and `crise strength`: what they print and write, and what they say of bad input."""

import json
import re
import shlex
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from crise.lab.arena.page import again
from crise.lab.arena.play import Plan
from tests.cli.conftest import Crise


def test_a_tournament(crise: Crise, tmp_path: Path) -> None:
    page, results = tmp_path / "page.html", tmp_path / "results.jsonl"
    done = crise("arena", "virus-war", "random", "normal", "--deals", 4, "--jobs", 1, "--html", page, "--out", results)
    assert done.code == 0
    assert "virus-war, solo, 2 seats, seed 0: 8 games" in done.out
    rows = [line.split() for line in done.out.splitlines()]
    assert next(row for row in rows if row[0] in ("random", "normal"))[0] == "normal"  # the best first
    assert "bootstrap" in done.out
    assert len(results.read_text("utf-8").splitlines()) == 5
    again = crise("arena", "virus-war", "random", "normal", "--deals", 4, "--jobs", 1, "--out", results, "--json")
    found = json.loads(again.out)
    assert found["games"] == 8
    assert [row["bot"] for row in found["standings"]] == ["normal", "random"]


def test_few_bots_at_many_seats(crise: Crise) -> None:
    done = crise("arena", "virus-war", "random", "facile", "--seats", 4, "--deals", 1, "--jobs", 1)
    assert "facile × 3" in done.out
    assert "random × 3" in done.out
    assert "8 games" in done.out


def test_a_mode_and_its_options(crise: Crise) -> None:
    arguments = ("random", "facile", "--seats", 4, "--deals", 1, "--jobs", 1, "--json")
    found = json.loads(crise("arena", "virus-war", *arguments, "--mode", "teams").out)
    assert found["plan"]["options"]["teams"] is True
    assert found["plan"]["lineups"] == [["random", "facile"]]
    found = json.loads(crise("arena", "noe", *arguments, "--mode", "evolue", "--option", "max_rounds=1").out)
    assert (found["plan"]["options"]["level"], found["plan"]["options"]["max_rounds"]) == (2, 1)


def test_a_broken_program_is_told_and_the_tournament_goes_on(crise: Crise, tmp_path: Path) -> None:
    bot = shlex.join([sys.executable, "-c", "import sys; sys.exit('<b>tired</b>')"])
    page = tmp_path / "page.html"
    done = crise("arena", "virus-war", "random", "facile", bot, "--deals", 1, "--jobs", 1, "--html", page)
    assert done.code == 0
    assert "6 games" in done.out
    assert "its last words: <b>tired</b>" in done.err
    assert "the default action was played for it" in done.err
    text = page.read_text("utf-8")
    assert "&lt;b&gt;tired" in text
    assert "<b>tired" not in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["noé", "random", "facile"], "Unknown game"),
        (["virus-war", "random"], "at least two bots"),
        (["virus-war", "random", "random"], "named twice"),
        (["virus-war", "random", "expret"], "Unknown bot 'expret'. Known bots: random, facile, normal, expert"),
        (["virus-war", "random", "./mine"], "./mine: no such program"),
        (
            ["virus-war", "random", "facile", "--mode", "chess"],
            "Unknown mode “chess”. Modes of this game: solo, chosen, teams",
        ),
        (["virus-war", "random", "facile", "--mode", "teams", "--seats", "3"], "VW-COOP-1"),
        (["virus-war", "random", "facile", "--seats", "40"], "40"),
        (["virus-war", "random", "facile", "--deals", "0"], "--deals must be at least 1"),
        (["virus-war", "random", "facile", "--seconds", "0"], "--seconds must be above 0"),
        (["virus-war", "random", "facile", "--seed", "-1"], "2"),
        (["virus-war", "random", "facile", "--deals", "1", "--html", "no/such/folder/x.html"], "No such file"),
        (["virus-war", "random", "facile", "--deals", "1", "--out", "no/such/folder/x.jsonl"], "No such file"),
    ],
)
def test_what_is_typed_wrongly_is_said(crise: Crise, arguments: list[str], words: str) -> None:
    done = crise("arena", *arguments, "--jobs", 1)
    assert done.code == 2
    assert words in done.err


def test_another_file_is_not_overwritten(crise: Crise, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary\n", encoding="utf-8")
    done = crise("arena", "virus-war", "random", "facile", "--out", file)
    assert "not a result file" in done.err
    assert done.code == 2
    assert file.read_text("utf-8") == "dear diary\n"


def test_a_run_stopped_by_hand_shows_what_it_has(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(results: object, jobs: int, progress: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("crise.cli.arena.run", stop)
    done = crise("arena", "virus-war", "random", "facile", "--deals", 3)
    assert "stopped by hand after 0 of 3 deals" in done.err
    assert "0 games" in done.out
    assert done.code == 1


# --- the page ---------------------------------------------------------------------


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)


@pytest.mark.parametrize(("language", "words"), [("fr", "Tournoi de robots"), ("en", "Tournament of bots")])
def test_the_page_stands_alone(crise: Crise, tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "page.html"
    bots = ("random", "facile", "expert:2!")
    done = crise("arena", "virus-war", *bots, "--deals", 2, "--jobs", 1, "--html", file, "--language", language)
    assert done.code == 0
    text = file.read_text("utf-8")
    tags = Tags()
    tags.feed(text.removeprefix("<!doctype html>"))
    assert not tags.open
    assert {"svg", "circle", "table", "code"} <= tags.seen
    assert not re.search(r"https?:|src=|@import|url\((?!\"data:)", text)
    assert words in text
    assert len(re.findall(r'<circle [^>]*class="hot"', text)) == 2
    assert "--deals 2 --seed 0" in text


def test_the_command_of_a_page_names_what_differs() -> None:
    plan = Plan("virus-war", "teams", 4, (("random", "node bot.js"),), 5, 2, {"teams": True, "life_cap": 60})
    command = (
        "crise arena virus-war random 'node bot.js' --seats 4 --mode teams --option life_cap=60 --deals 5 --seed 2"
    )
    assert again(plan) == command


# --- the strength table -----------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "mode"), [("virus-war", "solo"), pytest.param("etat-durgence", "chosen", marks=pytest.mark.nightly)]
)
def test_the_strength_table_is_written_and_goes_on(crise: Crise, tmp_path: Path, game: str, mode: str) -> None:
    table, keep = tmp_path / "strength.md", tmp_path / "keep"
    arguments = ("--game", game, "--games", 4, "--iterations", 2, "--jobs", 1, "--keep", keep, "--write", table)
    done = crise("strength", *arguments)
    assert done.code == 0
    assert f"{game} {mode} 4 seats: normal against facile" in done.out
    text = table.read_text("utf-8")
    assert f"crise strength --game {game} --games 4 --iterations 2 --seed 0 --write" in text
    assert text.count(f"| {game} | {mode} |") >= 4
    before = {file: file.read_bytes() for file in keep.iterdir()}
    assert crise("strength", *arguments).code == 0
    assert {file: file.read_bytes() for file in keep.iterdir()} == before
    assert table.read_text("utf-8") == text


def test_strength_says_what_is_wrong(crise: Crise, tmp_path: Path) -> None:
    assert "Unknown game" in crise("strength", "--game", "chess").err
    assert "--iterations must be at least 1" in crise("strength", "--iterations", "0").err
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert crise("strength", "--keep", tmp_path / "file").code == 2
