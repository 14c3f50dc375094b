"""Influence: where a cube goes, and what it scores."""

import pytest

from tests.games.world_order.position import asked, board, options, position, region, say, table, why_not

ENGAGE = "US diplomatic-engagement D9 us-iceland us-mexico us-japan us-iraq"


@pytest.mark.rule("WO-INF-1")
def test_influence_in_a_permanent_slot_scores_one() -> None:
    m = position(ENGAGE, "RU")
    say(m, "US: diplomatic-engagement face_up AME pass")
    assert (asked(m), options(m)) == ("US: slot", "permanent temporary")
    say(m, "US: permanent")
    assert (region(m, "AME").permanent, board(m, "US").vp) == (["US"], 1)


@pytest.mark.rule("WO-INF-1")
@pytest.mark.parametrize(("there", "vp"), [("", 5), ("~RU", 4), ("~RU ~EU ~RU", 2)])
def test_influence_in_the_first_free_temporary_slot_scores_what_is_printed(there: str, vp: int) -> None:
    m = position(ENGAGE, "RU", on_map=f"EUR {there}")
    say(m, "US: diplomatic-engagement face_up EUR pass temporary")
    assert (region(m, "EUR").temporary[-1], board(m, "US").vp) == ("US", vp)


@pytest.mark.rule("WO-INF-1")
def test_without_a_free_permanent_slot_it_is_temporary() -> None:
    m = position(ENGAGE, "RU", on_map="AME =RU =EU")
    say(m, "US: diplomatic-engagement face_up AME pass")
    assert (region(m, "AME").temporary, board(m, "US").vp) == (["US"], 4)


@pytest.mark.rule("WO-INF-2")
def test_a_full_row_pushes_its_leftmost_cube_out_for_nothing() -> None:
    m = position(ENGAGE, "RU", on_map="AME ~RU ~EU ~RU ~US")
    say(m, "US: diplomatic-engagement face_up AME pass temporary")
    assert (region(m, "AME").temporary, board(m, "US").vp) == (["EU", "RU", "US", "US"], 0)


CSTO = "RU D1 A0 ru-csto new-allies"


@pytest.mark.rule("WO-INF-3")
def test_permanent_without_a_slot_stands_above_the_line_for_nothing() -> None:
    m = position(CSTO, "US", on_map="CAS =US =EU")
    say(m, "RU: new-allies ru-csto yes")
    assert (region(m, "CAS").slotless, board(m, "RU").vp) == (["RU"], 0)
    assert region(m, "CAS").permanent == ["US", "EU"]


@pytest.mark.rule("WO-INF-3")
def test_if_a_slot_is_free_it_may_be_used_but_never_a_temporary_one() -> None:
    m = position(CSTO, "US")
    say(m, "RU: new-allies ru-csto yes")
    assert options(m) == "permanent slotless"
    assert why_not(m, "RU", "temporary") == "WO-INF-1"
    say(m, "RU: permanent")
    assert (region(m, "CAS").permanent, board(m, "RU").vp) == (["RU"], 1)


@pytest.mark.rule("WO-INF-3")
def test_a_card_that_says_may_leaves_all_three() -> None:
    m = position("US power-play us-japan", "RU")
    say(m, "US: power-play face_up pass")
    assert options(m) == "permanent slotless temporary"


RESILIENT = ENGAGE + " regional-resilience"


@pytest.mark.rule("WO-INF-4")
def test_regional_resilience_makes_a_temporary_cube_permanent_before_influence_is_placed() -> None:
    m = position(RESILIENT, "RU", on_map="AME ~US ~RU ~US =RU =EU")
    say(m, "US: diplomatic-engagement face_up AME pass")
    assert (asked(m), options(m)) == ("US: convert", "1 3 pass")
    say(m, "US: 1")
    # no slot is needed, the row closes up, and no VP for that
    assert (region(m, "AME").slotless, region(m, "AME").temporary) == (["US"], ["RU", "US", "US"])
    assert board(m, "US").vp == 2
    assert board(m, "US").used == ["regional-resilience"]


@pytest.mark.rule("WO-INF-4")
def test_the_owner_picks_which_of_his_cubes() -> None:
    m = position(RESILIENT, "RU", on_map="AME ~US ~RU ~EU ~US =RU =EU")
    say(m, "US: diplomatic-engagement face_up AME pass 4")
    assert (region(m, "AME").slotless, region(m, "AME").temporary) == (["US"], ["US", "RU", "EU", "US"])
    assert board(m, "US").vp == 1  # the last of four: the row had closed up


@pytest.mark.rule("WO-INF-4")
def test_a_converted_cube_may_take_a_free_slot() -> None:
    m = position(RESILIENT, "RU", on_map="AME ~US =RU")
    say(m, "US: diplomatic-engagement face_up AME pass 1")
    assert (asked(m), options(m)) == ("US: convert_slot", "permanent slotless")
    say(m, "US: permanent")
    assert region(m, "AME").permanent == ["RU", "US"]
    assert board(m, "US").vp == 4  # of the new one


@pytest.mark.rule("WO-INF-4")
def test_regional_resilience_may_wait_and_serves_once_a_round() -> None:
    m = position(RESILIENT, "RU", on_map="AME ~US")
    say(m, "US: diplomatic-engagement face_up AME pass pass permanent")
    assert board(m, "US").used == []
    m = position(
        "RU new-allies ru-private-military-corporations regional-resilience $40", "US", on_map="EUR ~RU;CAS ~RU"
    )
    say(m, "RU: new-allies ru-private-military-corporations EUR yes 1 slotless temporary yes CAS yes")
    assert asked(m) == "RU: slot"  # not asked again


@pytest.mark.rule("WO-INF-4")
def test_without_an_own_cube_in_the_row_nothing_is_asked() -> None:
    m = position(RESILIENT, "RU", on_map="AME ~RU")
    say(m, "US: diplomatic-engagement face_up AME pass")
    assert asked(m) == "US: slot"


RESET = "US re-examine-agreement"


@pytest.mark.rule("WO-INF-5")
def test_a_reset_cube_goes_behind_the_last_one_for_nothing() -> None:
    m = position(RESET, "RU", on_map="EUR ~US ~RU ~US ~EU")
    say(m, "US: re-examine-agreement face_up EUR")
    assert (asked(m), options(m)) == ("US: reset_which", "1 3")
    say(m, "US: 1")
    assert (region(m, "EUR").temporary, board(m, "US").vp) == (["RU", "US", "EU", "US"], 0)


@pytest.mark.rule("WO-INF-5")
@pytest.mark.parametrize("row", ["", "~RU ~US", "~RU", "~US ~US"])
def test_nothing_happens_to_a_cube_that_is_last(row: str) -> None:
    m = position(RESET, "RU", on_map=f"EUR {row}")
    say(m, "US: re-examine-agreement face_up")
    assert asked(m) == "US: play_more"
    assert region(m, "EUR").temporary == [word[1:] for word in row.split()]


@pytest.mark.rule("WO-INF-5")
def test_of_own_cubes_side_by_side_one_is_as_good_as_the_other() -> None:
    m = position(RESET, "RU", on_map="EUR ~US ~US ~RU")
    say(m, "US: re-examine-agreement face_up EUR")
    assert region(m, "EUR").temporary == ["US", "RU", "US"]


@pytest.mark.rule("WO-INF-6")
def test_all_cubes_of_a_power_count() -> None:
    m = position("US", "RU", on_map="EUR ~US =US =RU ^US")
    t = table(m)
    assert (t.influence("US", "EUR"), t.influence("RU", "EUR")) == (4, 2)
