"""Before and after."""

from pathlib import Path

import pytest

from crise.lab.report.compare import card_changes, changed_fields, difference, off_by_chance, rows, setting_changes
from crise.lab.report.figures import figures, share
from tests.lab.runs import played, small_run


def test_a_difference_has_newcombes_interval() -> None:
    found = difference(share(48, 80), share(56, 70))  # the example of his paper
    assert (found.points, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
    assert found.chance == pytest.approx(0.0083, abs=1e-3)


def test_the_more_rows_the_more_it_takes() -> None:
    found = difference(share(48, 80), share(56, 70))
    assert [found.verdict(many) for many in (1, 5, 10)] == ["sure", "sure", "likely"]
    assert difference(share(50, 100), share(51, 100)).verdict(1) == "none"


def test_how_likely_a_fair_share_is_missed_by_chance() -> None:
    assert off_by_chance(share(531, 1000), 0.5) == pytest.approx(0.05, abs=1e-3)
    assert off_by_chance(share(469, 1000), 0.5) == pytest.approx(0.05, abs=1e-3)
    assert off_by_chance(share(2, 2), 1 / 8) == off_by_chance(share(0, 0), 0.5) == 1.0


@pytest.mark.parametrize(("before", "after"), [((0, 10), (0, 10)), ((10, 10), (10, 10)), ((0, 0), (5, 10))])
def test_nothing_to_compare_is_chance(before: tuple[int, int], after: tuple[int, int]) -> None:
    assert difference(share(*before), share(*after)).chance == 1.0


def test_two_card_files_side_by_side(tmp_path: Path) -> None:
    cards = small_run("etat-durgence").cards
    dear = cards.replace("vaccin-douteux,double,5,house,0,", "vaccin-douteux,double,5,house,9,")
    old = played(tmp_path / "old", games=20, game="etat-durgence", chunk=20)
    new = played(tmp_path / "new", games=20, game="etat-durgence", chunk=20, cards=dear)
    before, after = (old.run, figures(old)), (new.run, figures(new))
    changes = card_changes(before, after)
    assert (changes[0].card, changes[0].fields) == ("vaccin-douteux", [("price", "0", "9")])
    assert (changes[0].difference.before.share, changes[0].difference.verdict(29)) == (1.0, "sure")
    assert changes[0].difference.after.share < 0.1
    assert card_changes(before, before) == []
    found = rows(before[1], after[1])
    assert {(row.kind, row.seats) for row in found} == {
        (kind, count) for kind in ("order", "side", "draws", "limits") for count in (2, 3)
    }
    assert all(row.difference.points == 0 for row in rows(before[1], before[1]))


def test_what_else_differs_is_told() -> None:
    before, after = small_run(), small_run(seed=9, seats=(2,), options={"teams": True})
    assert setting_changes(before, after) == [("seats", "2, 3", "2"), ("seed", "7", "9"), ("teams", "False", "True")]
    assert setting_changes(before, before) == []


def test_fields_that_changed() -> None:
    assert changed_fields({"a": 1, "b": "x"}, {"a": 1, "b": "y"}) == [("b", "x", "y")]
