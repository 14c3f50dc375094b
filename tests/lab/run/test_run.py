"""Runs: the same results whoever plays; what was stopped goes on; what is damaged is played again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

from crise.lab.run.run import CHUNK, Done, OtherRun, Run, Task, chunk_for, in_turn, open_results, play, work
from tests.lab.runs import names, played, small_run


def backwards(run: Run, tasks: list[Task]) -> Iterator[Done]:
    return (work(run, task) for task in reversed(tasks))


def test_the_order_of_the_work_changes_nothing(tmp_path: Path) -> None:
    first, second = played(tmp_path / "a"), played(tmp_path / "b", execute=backwards)
    assert names(tmp_path / "a") == names(tmp_path / "b")
    for table, frame in first.tables.items():
        assert frame.equals(second.tables[table])
    assert first.tables["games"]["game"].to_list() == [1, 2, 3, 4, 5, 6]
    assert first.tables["rules"]["game"].n_unique() == 6


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    def stopped(run: Run, tasks: list[Task]) -> Iterator[Done]:
        yield work(run, tasks[0])
        raise KeyboardInterrupt

    whole = played(tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        played(tmp_path / "cut", execute=stopped)
    assert len(names(tmp_path / "cut")) == 3
    rest = played(tmp_path / "cut")
    assert rest.played == 4
    assert names(tmp_path / "cut") == names(tmp_path / "whole")
    assert rest.tables["cards"].equals(whole.tables["cards"])


def test_a_finished_run_plays_nothing(tmp_path: Path) -> None:
    played(tmp_path / "a")
    assert played(tmp_path / "a").played == 0


def test_more_games_keep_those_that_are_there(tmp_path: Path) -> None:
    played(tmp_path / "a", games=3)
    assert played(tmp_path / "a", games=7).played == 5  # 1 and 2 are whole, 3 is played again with 4
    played(tmp_path / "b", games=7)
    assert names(tmp_path / "a") == names(tmp_path / "b")
    fewer = played(tmp_path / "a", games=4)
    assert (fewer.played, len(fewer.tables["games"])) == (0, 4)


@pytest.mark.parametrize("table", ["games", "seats", "cards", "rules"])
def test_a_damaged_part_is_named_and_played_again(tmp_path: Path, table: str) -> None:
    played(tmp_path)
    before = names(tmp_path)
    damaged = sorted((tmp_path / "parts").glob(f"{table}-*"))[1]
    damaged.write_bytes(damaged.read_bytes()[:50])
    said: list[str] = []
    again = play(small_run(), 6, tmp_path, in_turn, warn=said.append)
    assert said == [f"{damaged} is half-written or damaged: its games are played again"]
    assert again.played == (0 if table == "rules" else 2)
    assert names(tmp_path) == before


def test_a_lost_task_is_told_and_tried_again_next_time(tmp_path: Path) -> None:
    def loses_one(run: Run, tasks: list[Task]) -> Iterator[Done]:
        for task in tasks:
            yield Done(task, {}, lost="gone") if task.first == 3 and task.kind == "games" else work(run, task)

    first = played(tmp_path, execute=loses_one)
    assert [done.task for done in first.lost] == [Task("games", 3, 4)]
    assert first.tables["games"]["game"].to_list() == [1, 2, 5, 6]
    second = played(tmp_path)
    assert (second.lost, second.played) == ([], 2)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seed": 8}, "seed 7 there, 8 here"),
        ({"seats": (2,)}, "seats [2,3] there, [2] here"),
        ({"bots": ("normal",)}, 'bots ["random"] there, ["normal"] here'),
        ({"options": {"turn_limit": 9}}, 'options {} there, {"turn_limit":9} here'),
        ({"cards": "other"}, "other cards"),
        ({"source": "other"}, "other rules or bots"),
    ],
)
def test_the_folder_of_another_run_is_left_alone(tmp_path: Path, changed: dict[str, Any], said: str) -> None:
    played(tmp_path, games=2)
    before = names(tmp_path)
    with pytest.raises(OtherRun) as caught:
        played(tmp_path, games=2, **changed)
    assert said in str(caught.value)
    assert names(tmp_path) == before


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "holiday.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(OtherRun, match="is not empty, and holds no run"):
        played(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["holiday.txt"]


@pytest.mark.parametrize(
    ("text", "said"), [("{", "is not the setting of a run"), ('{"game": "chess"}', "is not the setting of a run")]
)
def test_a_setting_that_can_not_be_read(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "run.json").write_text(text, encoding="utf-8")
    with pytest.raises(OtherRun, match=said):
        played(tmp_path)


def test_results_of_a_folder(tmp_path: Path) -> None:
    whole = played(tmp_path / "a")
    again = open_results(tmp_path / "a")
    assert (again.run, again.games) == (whole.run, 6)
    assert again.tables["seats"].equals(whole.tables["seats"])
    with pytest.raises(OtherRun, match="No such file"):
        open_results(tmp_path)
    played(tmp_path / "b", execute=lambda run, tasks: iter(()))
    with pytest.raises(OtherRun, match="holds no games yet"):
        open_results(tmp_path / "b")
    setting = (tmp_path / "a/run.json").read_text("utf-8").replace('"virus-war"', '"chess"', 1)
    (tmp_path / "b/run.json").write_text(setting, encoding="utf-8")
    with pytest.raises(OtherRun, match="unknown game 'chess'"):
        open_results(tmp_path / "b")


def test_cards_of_ones_own_are_played(tmp_path: Path) -> None:
    run = small_run()
    cards = run.cards.replace("chance-8,chance,1,house,8", "chance-9,chance,1,house,9")
    found = played(tmp_path, games=4, cards=cards).tables["cards"]["card"]
    assert "chance-9" in set(found)
    assert "chance-8" not in set(found)
    assert run.plans()[2].cards is None


def test_a_run_has_a_name_of_its_own() -> None:
    run = small_run()
    assert run.name == msgspec.structs.replace(run, chunk=9).name
    assert run.name != msgspec.structs.replace(run, seed=9).name
    assert run.name.startswith("virus-war-")


def test_short_runs_have_short_chunks() -> None:
    assert [chunk_for(games) for games in (1, 16, 17, 100, 100_000)] == [1, 1, 2, 7, CHUNK]


def test_seats_take_turns(tmp_path: Path) -> None:
    games = played(tmp_path, games=5).tables["games"]
    assert games.sort("game")["seats"].to_list() == [2, 3, 2, 3, 2]
    assert games.filter(pl.col("failure").is_not_null()).is_empty()
