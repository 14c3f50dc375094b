"""The best shopping list: what goes on, what is told, and that it is kept."""

from pathlib import Path

import pytest

from crise.lab.arena.figures import Share
from crise.lab.run import lists
from crise.lab.run.lists import AGAIN, BEST, ListSearch, chosen, ranked
from crise.lab.run.strategies import Tried
from tests.lab.runs import small_run


def tried(name: str, seats: int, times: float) -> Tried:
    fair = 1 / seats
    return Tried(f"list={name}", seats, "normal", Share(100, times * fair, 0.0, 1.0, fair, "bootstrap"))


def test_a_list_is_as_good_as_it_is_where_it_is_best() -> None:
    found = [tried("a", 2, 1.2), tried("a", 3, 0.4), tried("b", 2, 1.1), tried("b", 3, 1.3)]
    assert [(one.strategy, one.seats) for one in ranked(found)] == [
        ("list=b", 2), ("list=b", 3), ("list=a", 2), ("list=a", 3)
    ]  # fmt: skip


def test_the_best_go_on_and_the_best_at_each_number_of_seats() -> None:
    found = [tried(name, 2, 1.5 - at / 10) for at, name in enumerate("abcdef")]
    found += [tried(name, 3, 0.9 if name == "f" else 0.5) for name in "abcdef"]
    assert chosen(found) == [*"abcdef"[:BEST], "f"]


def test_cards_alone_then_pairs_then_the_best_on_other_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "listed", lambda game: ["gel", "variant", "allocution"])
    monkeypatch.setattr(lists, "BEST", 1)
    played: list[object] = []
    run = small_run("etat-durgence", seats=(2,))
    best = ListSearch(run, 2, tmp_path, 1, played.append).best()
    assert {path.name for path in (tmp_path / "lists").iterdir()} == {"one-2.jsonl", "two-2.jsonl", "best-2.jsonl"}
    assert {one.share.games for one in best} == {2 * AGAIN}
    assert all(one.strategy.startswith("list=") and (one.seats, one.field) == (2, "random") for one in best)
    seeds = {path.read_text().split('"seed":')[1].split(",")[0] for path in (tmp_path / "lists").iterdir()}
    assert len(seeds) == 3
    count = len(played)
    assert count == 3 + 2 + AGAIN * len(best)
    assert ListSearch(run, 2, tmp_path, 1, played.append).best() == best
    assert len(played) == count
