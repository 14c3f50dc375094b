"""Influence that events take away, turn neutral or move."""

import pytest

from crise.games.dans_la_tourmente.influence import add_neutral, lower, make_neutral, remove, remove_neutral
from crise.games.world_order.scoring import complete
from tests.games.dans_la_tourmente.position import position, table, vp
from tests.games.world_order.position import asked, heard, options, region, say


@pytest.mark.rule("TO-INF-1")
def test_the_leftmost_temporary_cube_is_removed() -> None:
    m = position("US", "RU", phase="action", on_map="EUR ~EU ~RU ~US ~RU =RU")
    remove(table(m), "RU", "EUR")
    assert region(m, "EUR").temporary == ["EU", "US", "RU"]
    assert (region(m, "EUR").starting, region(m, "EUR").permanent) == (["EU", "US", "RU"], ["RU"])


@pytest.mark.rule("TO-INF-2")
def test_without_one_a_starting_cube_then_one_above_the_line_then_a_permanent_one() -> None:
    m = position("US", "RU", phase="action", on_map="EUR =RU ^RU")
    t, there = table(m), region(m, "EUR")
    remove(t, "RU", "EUR")
    assert (there.starting, there.slotless, there.permanent) == (["EU", "US"], ["RU"], ["RU"])
    remove(t, "RU", "EUR")
    assert (there.slotless, there.permanent) == ([], ["RU"])
    remove(t, "RU", "EUR")
    assert there.permanent == []
    told = len(t.told)
    remove(t, "RU", "EUR")  # none at all: nothing happens
    assert len(t.told) == told


@pytest.mark.rule("TO-INF-3")
def test_the_row_closes_up_to_the_left() -> None:
    m = position("US diplomatic-engagement D9 us-iceland", "RU", phase="action", on_map="EUR ~RU ~EU =RU =RU =RU =RU")
    remove(table(m), "RU", "EUR")
    say(m, "US: diplomatic-engagement face_up pass")
    assert (region(m, "EUR").temporary, vp(m, "US")) == (["EU", "US"], 4)  # the second slot


@pytest.mark.rule("TO-INF-4")
def test_a_neutral_cube_takes_its_very_place_for_no_vp() -> None:
    m = position("US", "RU", phase="action", on_map="EUR ~EU ~RU ~US ~RU =RU")
    make_neutral(table(m), "RU", "EUR")
    assert (region(m, "EUR").temporary, vp(m, "RU")) == (["EU", "black", "US", "RU"], 0)
    m = position("US", "RU", phase="action", on_map="EUR =EU =RU")
    make_neutral(table(m), "RU", "EUR")
    assert (region(m, "EUR").starting, region(m, "EUR").permanent) == (["EU", "US", "black"], ["EU", "RU"])


@pytest.mark.rule("TO-INF-5")
def test_permanent_to_temporary_a_starting_cube_first_to_the_first_free_slot_for_no_vp() -> None:
    m = position("US", "RU", phase="action", on_map="EUR ~EU =RU")
    lower(table(m), "RU", "EUR")
    there = region(m, "EUR")
    assert (there.starting, there.permanent, there.temporary, vp(m, "RU")) == (["EU", "US"], ["RU"], ["EU", "RU"], 0)
    lower(table(m), "RU", "EUR")
    assert (there.permanent, there.temporary) == ([], ["EU", "RU", "RU"])
    lower(table(m), "RU", "EUR")  # no other
    assert there.temporary == ["EU", "RU", "RU"]


@pytest.mark.rule("TO-INF-5")
def test_without_a_free_slot_it_is_removed() -> None:
    m = position("US", "RU", phase="action", on_map="EUR ~EU ~US ~EU ~US")
    lower(table(m), "RU", "EUR")
    assert (region(m, "EUR").starting, region(m, "EUR").temporary) == (["EU", "US"], ["EU", "US", "EU", "US"])


@pytest.mark.rule("TO-INF-6")
def test_an_emptied_starting_slot_never_stops_the_scoring_and_is_not_filled_again() -> None:
    m = position("US diplomatic-engagement D9 us-iceland", "RU", phase="action", on_map="EUR =RU =EU =US =US")
    remove(table(m), "EU", "EUR")
    remove(table(m), "US", "EUR")
    assert complete(table(m), "EUR")
    say(m, "US: diplomatic-engagement face_up pass")
    assert (region(m, "EUR").starting, region(m, "EUR").temporary) == (["RU"], ["US"])


@pytest.mark.rule("TO-INF-7")
def test_an_emptied_permanent_slot_is_filled_again_for_its_vp_and_until_then_the_region_does_not_score() -> None:
    m = position("US diplomatic-engagement D9 us-mexico", "RU", phase="action", on_map="AME =RU =EU")
    assert complete(table(m), "AME")
    remove(table(m), "RU", "AME")
    assert not complete(table(m), "AME")
    say(m, "US: diplomatic-engagement face_up pass permanent")
    assert (region(m, "AME").permanent, vp(m, "US"), complete(table(m), "AME")) == (["EU", "US"], 1, True)


@pytest.mark.rule("TO-INF-7")
def test_an_event_fills_it_again_too() -> None:
    m = position("RU F3 $5", "US", aimed="ii-17", on_map="AFR =US")
    say(m, "RU: yes")
    assert options(m) == "permanent temporary"
    say(m, "RU: permanent")
    assert vp(m, "RU") == 1
    assert complete(table(m), "AFR")


@pytest.mark.rule("TO-INF-8")
def test_a_neutral_cube_comes_to_a_permanent_slot_else_a_temporary_one_else_it_pushes() -> None:
    m = position("US", "RU", phase="action", on_map="AME =RU")
    there = region(m, "AME")
    for _ in range(5):
        add_neutral(table(m), "AME")
    assert (there.permanent, there.temporary) == (["RU", "black"], ["black"] * 4)
    there.temporary = ["US", "EU", "RU", "CN"]
    add_neutral(table(m), "AME")
    assert there.temporary == ["EU", "RU", "CN", "black"]


@pytest.mark.rule("TO-INF-8")
def test_a_neutral_cube_is_removed_like_any_other() -> None:
    m = position("US", "RU", phase="action", on_map="MENA ~black =black")
    there = region(m, "MENA")
    remove_neutral(table(m), "MENA")
    assert (there.temporary, there.starting, there.permanent) == ([], ["EU", "US", "black"], ["black"])
    remove_neutral(table(m), "MENA")
    assert (there.starting, there.permanent) == (["EU", "US"], ["black"])
    remove_neutral(table(m), "MENA")
    assert there.permanent == []
    remove_neutral(table(m), "MENA")
    assert there.starting == ["EU", "US"]


@pytest.mark.rule("TO-INF-8")
@pytest.mark.parametrize(("there", "then"), [("~EU ~RU ~RU", "permanent"), ("~EU ~RU ~RU =US =US =US", "slotless")])
def test_converted_by_an_event_it_goes_to_a_free_slot_else_above_the_line(there: str, then: str) -> None:
    m = position("US C0", "EU C0", "RU C0", "CN C0", upper="t-01", on_map=f"MENA {there}")
    say(m, "US: 0", "EU: 0", "RU: 1", "RU: D")
    assert (asked(m), options(m)) == ("RU: convert", "2 3")  # which of the two
    say(m, "RU: 3")
    assert getattr(region(m, "MENA"), then)[-1] == "RU"
    assert (region(m, "MENA").temporary, vp(m, "RU")) == (["EU", "RU"], 0)
    assert heard(m, "converted") == [(2, "MENA")]


@pytest.mark.rule("TO-INF-8")
def test_the_only_one_is_converted_without_a_question() -> None:
    m = position("RU $0 D2 A0", "US $0 D0 A0", "EU $0 D0 A0", "CN", upper="t-01", on_map="MENA =US =US =US ~RU")
    say(m, "RU: 1")
    assert (region(m, "MENA").slotless, region(m, "MENA").temporary) == (["RU"], [])


@pytest.mark.rule("TO-INF-8", "TO-AUT-13")
@pytest.mark.parametrize("automas", ["none", "normal"])
def test_of_a_power_that_nobody_plays_it_is_the_one_that_would_be_pushed_out_first(automas: str) -> None:
    m = position("EU C0", "CN C0", upper="t-01", bid=3, on_map="MENA ~RU ~US ~RU", automas=automas)
    say(m, "EU: 0")  # Washington and Moscow draw 3 each; 2 more are Moscow's
    assert region(m, "MENA").permanent == ["RU"]
    assert region(m, "MENA").temporary == ["US", "RU"]
