"""`crise lab`."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from crise.games.virus_war import VIRUS_WAR
from crise.lab.run import run as lab_run
from crise.lab.run.run import Done, Run, Task, work
from tests.cli.conftest import Crise, only
from tests.cli.conftest import Done as Said

SMALL = ("--games", 8, "--bot", "random", "--workers", 1)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lab(crise: Crise, *tokens: object, game: str = "virus-war") -> Said:
    return crise("lab", game, *SMALL, *tokens)


def test_a_run_and_its_report(crise: Crise, folder: Path) -> None:
    done = lab(crise, "--out", "out")
    assert (done.code, done.err) == (0, "")
    assert "virus-war, 8 games, seats 2, 3, 4, 5, 6, 7, 8" in done.out
    assert "played now: 8 games" in done.out
    assert "report: out/rapport.html" in done.out
    page = (folder / "out/rapport.html").read_text("utf-8")
    assert "crise lab virus-war --games 8 --seats 2 3 4 5 6 7 8 --bot random --seed 0" in page
    assert len(list((folder / "out/parts").glob("games-*.parquet"))) == 8


@pytest.mark.nightly
def test_the_same_command_goes_on(crise: Crise, folder: Path) -> None:
    first = lab(crise)
    second = lab(crise, "--language", "en")
    assert "played now" in first.out
    assert "played now" not in second.out
    (run,) = (folder / "crise-lab").iterdir()
    assert {path.name for path in run.iterdir()} == {"run.json", "parts", "strategies", "rapport.html", "report.html"}


def test_strategies_of_one_idea_against_the_field(crise: Crise, folder: Path) -> None:
    done = lab(crise, "--seats", 2, "--strategies", 6, "--out", "out")
    assert done.code == 0
    page = (folder / "out/rapport.html").read_text("utf-8")
    assert "Pioche jusqu’à avoir douze cartes en main." in page
    assert "--strategies 6" in page
    assert "blows" not in (lab(crise, "--seats", 2, "--strategies", 0, "--out", "none").out)
    assert 'id="strategies"' not in (folder / "none/rapport.html").read_text("utf-8")
    assert lab(crise, "--strategies", -1).err == "crise: --strategies must be at least 0, not -1\n"


def test_the_best_shopping_list(crise: Crise, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.lab.run.lists.listed", lambda game: ["gel", "allocution"])
    done = lab(crise, "--seats", 2, "--strategies", 0, "--lists", 2, "--out", "out", game="etat-durgence")
    assert (done.code, done.err) == (0, "")
    page = (folder / "out/rapport.html").read_text("utf-8")
    assert "list=" in page
    assert "Gel hydroalcoolique" in page
    assert "--strategies 0 --lists 2" in page


def test_lists_where_nothing_is_bought(crise: Crise) -> None:
    assert lab(crise, "--lists", -1).err == "crise: --lists must be at least 0, not -1\n"
    assert lab(crise, "--lists", 4).err == "crise: --lists: no cards are bought in virus-war\n"


def test_a_strategy_that_the_game_does_not_have(crise: Crise) -> None:
    said = "virus-war has no strategy 'chess'; it has blows, rush, hoard"
    assert said in crise("lab", "virus-war", "--games", 2, "--bot", "strategy:chess").err
    assert said in crise("arena", "virus-war", "random", "strategy:chess").err
    assert said in crise("simulate", "virus-war", "--bot", "strategy:chess").err


def test_options_that_are_lists_go_on_too(crise: Crise) -> None:
    """Written down, a tuple becomes a list: it is the same option all the same."""
    for said in ("played now: 4 games", ""):
        done = crise("lab", "etat-durgence", "--games", 4, "--seats", 2, "--bot", "random", "--workers", 1)
        assert (done.code, done.err) == (0, "")
        assert said in done.out


def test_figures_for_programs(crise: Crise) -> None:
    found = json.loads(lab(crise, "--json", "--seats", 2, 3).out)
    assert [(table["seats"], table["games"]) for table in found["tables"]] == [(2, 4), (3, 4)]
    assert {card["card"] for card in found["cards"]} >= {"virus", "chiffre-6"}


def test_options_choose_the_seats(crise: Crise) -> None:
    found = json.loads(lab(crise, "--json", "--option", "teams=true").out)
    assert [table["seats"] for table in found["tables"]] == [4, 6, 8]
    assert set(found["tables"][0]["sides"]) == {"A", "B"}


def test_one_bot_per_seat(crise: Crise, folder: Path) -> None:
    done = crise("lab", "virus-war", "--games", 2, "--seats", 2, "--bot", "random", "--bot", "normal", "--out", "out")
    assert done.code == 0
    assert json.loads((folder / "out/run.json").read_text("utf-8"))["bots"] == ["random", "normal"]


def mine(crise: Crise, folder: Path) -> Path:
    text = crise("cards", "virus-war", "--export", "-").out
    file = folder / "mine.csv"
    file.write_text(text.replace("chance-8,chance,1,house,8", "chance-9,chance,1,house,9"), encoding="utf-8")
    return file


def test_two_card_files(crise: Crise, folder: Path) -> None:
    old = folder / "old.csv"
    old.write_text(crise("cards", "virus-war", "--export", "-").out, encoding="utf-8")
    done = lab(crise, "--cards", mine(crise, folder), "--against", old, "--out", "out", "--seats", 2)
    assert done.code == 0
    assert "played now: 8 games" in done.out
    assert (folder / "out-before/run.json").exists()
    assert "old.csv" in (folder / "out/rapport.html").read_text("utf-8")


def test_two_folders(crise: Crise, folder: Path) -> None:
    assert lab(crise, "--out", "one", "--seats", 2).code == 0
    done = lab(crise, "--out", "two", "--seats", 2, "--seed", 5, "--against", "one")
    assert done.code == 0
    assert "seed\u00a0" in (folder / "two/rapport.html").read_text("utf-8")


def test_bots_in_a_row_and_with_iterations(crise: Crise, folder: Path) -> None:
    done = crise("lab", "virus-war", "--games", 1, "--seats", 2, "--bot", "random", "expert:2", "--out", "out")
    assert (done.code, done.err) == (0, "")
    assert json.loads((folder / "out/run.json").read_text("utf-8"))["bots"] == ["random", "expert:2"]


def test_without_a_terminal_a_line_now_and_then(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.cli.lab.QUIET", 0.0)
    done = lab(crise, "--out", "out")
    assert done.err.splitlines()[-1] == "16 of 16 games"


def test_the_time_of_the_watched_games_is_said(crise: Crise) -> None:
    assert "which rules come into play: 8 games, " in lab(crise).out
    assert "which rules come into play" not in lab(crise).out


@pytest.mark.parametrize(
    ("tokens", "hint"),
    [
        (["--bot", "rendom"], "Did you mean random?"),
        (["--bot", "expert:0"], "a whole number of at least 1"),
        (["--bot", "normal:20"], "only expert has a number"),
        (["--bot", "random", "--bot", "normal"], "name one, or give --seats"),
        (["--games", "0"], "--games must be at least 1"),
        (["--workers", "0"], "--workers must be at least 1"),
        (["--seats", "9"], "2 to 8"),
        (["--seed=-1"], "The seed must be"),
        (["--option", "team=true"], "Did you mean teams?"),
        (["--option", "teams=true", "--seats", "5"], "VW-COOP-1"),
        (["--cards", "no/such/file"], "No such file"),
        (["--cards", "broken.csv"], "broken.csv: line 1: the first line must be"),
        (["--against", "no/such/file"], "No such file"),
        (["--against", "empty"], "empty holds no run: run.json: No such file"),
        (["--out", "full"], "full is not empty, and holds no run. Choose another folder"),
        (["--out", "file"], "Not a directory"),
        (["--ray", "a:1", "b:2"], "--ray takes one address, not 2"),
    ],
)
def test_wrong_input_says_what_to_do(crise: Crise, folder: Path, tokens: list[str], hint: str) -> None:
    (folder / "broken.csv").write_text("rubbish", encoding="utf-8")
    (folder / "file").write_text("", encoding="utf-8")
    (folder / "empty").mkdir()
    (folder / "full").mkdir()
    (folder / "full/holiday.txt").write_text("mine", encoding="utf-8")
    done = crise("lab", "virus-war", *tokens)
    assert (done.code, done.out) == (2, "")
    assert hint in done.err
    assert "Traceback" not in done.err


@pytest.mark.nightly
def test_the_folder_of_another_run(crise: Crise) -> None:
    lab(crise, "--out", "out")
    done = lab(crise, "--out", "out", "--seed", 3)
    assert done.code == 2
    assert "out holds another run: seed 0 there, 3 here. Choose another folder: --out FOLDER" in done.err


def test_the_folder_of_another_game(crise: Crise) -> None:
    lab(crise, "--out", "out", "--seats", 2)
    done = lab(crise, "--against", "out", game="smile-life")
    assert done.code == 2
    assert "out holds games of virus-war, not of smile-life" in done.err


def test_a_damaged_part_is_named(crise: Crise, folder: Path) -> None:
    lab(crise, "--out", "out")
    part = min((folder / "out/parts").iterdir())
    part.write_bytes(b"PAR1")
    done = lab(crise, "--out", "out")
    assert done.code == 0
    assert f"out/parts/{part.name} is half-written or damaged: its games are played again" in done.err


def test_without_polars_the_message_says_what_to_install(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    done = lab(crise)
    assert done.code == 2
    assert "make setup" in done.err
    assert "pip install 'crise[lab]'" in done.err


def test_a_ray_cluster_that_is_not_there(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    class NoCluster:
        def init(self, **given: object) -> None:
            raise ConnectionError("nobody answers")

    monkeypatch.setitem(sys.modules, "ray", NoCluster())
    done = lab(crise, "--ray", "10.0.0.1:6379")
    assert done.code == 2
    assert "no Ray cluster at 10.0.0.1:6379: nobody answers" in done.err


def executor_of(monkeypatch: pytest.MonkeyPatch, execute: Any) -> None:
    monkeypatch.setattr("crise.lab.run.executors.in_turn", execute)


def test_games_of_a_lost_worker_are_named(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    def loses_one(run: Run, tasks: list[Task]) -> Iterator[Done]:
        for task in tasks:
            yield Done(task, {}, lost="gone") if task == Task("games", 3, 3) else work(run, task)

    executor_of(monkeypatch, loses_one)
    done = lab(crise, "--out", "out")
    assert done.code == 1
    assert "games 3 to 3 are missing: gone. The same command tries again." in done.err
    assert "virus-war, 7 games" in done.out
    executor_of(monkeypatch, lab_run.in_turn)
    again = lab(crise, "--out", "out")
    assert (again.code, again.err) == (0, "")
    assert "played now: 1 games" in again.out


def test_a_stopped_run_says_that_nothing_is_lost(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(run: Run, tasks: list[Task]) -> Iterator[Done]:
        yield work(run, tasks[0])
        raise KeyboardInterrupt

    executor_of(monkeypatch, stopped)
    done = lab(crise, "--out", "out")
    assert done.code == 130
    assert "What was played is kept in out: the same command goes on" in done.err


def test_failed_games_are_told_with_the_command_that_plays_them_again(
    crise: Crise, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(t: Any) -> None:
        if t.seed % 3 == 0:
            raise RuntimeError("out of glue")
        VIRUS_WAR.setup(t)

    only(monkeypatch, replace(VIRUS_WAR, id="glue", setup=crash))
    done = lab(crise, "--out", "out", "--option", "turn_limit=50", game="glue")
    assert done.code == 1
    assert "RuntimeError: out of glue" in done.err
    assert "of 8 games failed" in done.err
    again = next(line for line in done.err.splitlines() if "again: crise " in line).partition("crise ")[2].split()
    alone = crise(*again)
    assert alone.code == 1
    assert "1 of 1 games failed" in alone.err


def test_a_run_without_a_single_result(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(t: Any) -> None:
        raise RuntimeError("out of glue")

    only(monkeypatch, replace(VIRUS_WAR, id="glue", setup=crash))
    done = lab(crise, "--out", "out", game="glue")
    assert (done.code, done.out) == (1, "")
    assert "no game came to its end" in done.err


def test_a_mistake_in_the_settings_is_told_before_anything_is_played(crise: Crise, folder: Path, toy: Path) -> None:
    (toy / "cards.csv").write_bytes((files("crise.games.virus_war") / "cards.csv").read_bytes())
    (toy / "report.toml").write_text("[targets]\nmargin = 2\n", encoding="utf-8")
    for command in (("lab", "toy"), ("strength",), ("arena", "toy", "random", "facile")):
        done = crise(*command)
        assert (done.code, done.out) == (2, "")
        assert "crise: report.toml of toy_game: targets.margin: Expected `float` < 1.0" in done.err
    assert not (folder / "crise-lab").exists()
