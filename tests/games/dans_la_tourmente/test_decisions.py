"""Decisions and mutual agreements: who is asked, who pays when, who gets what."""

import pytest

from crise.games.dans_la_tourmente.state import Tourmente
from tests.games.dans_la_tourmente.changes import changes, four, laid
from tests.games.dans_la_tourmente.position import effects, position, smart, table, vp
from tests.games.world_order.position import asked, board, heard, options, region, say, why_not

POOR = "$0 D0 E0 F0 S0 A0"


def other_order(t: Tourmente) -> None:
    t.order = ["CN", "RU", "EU", "US"]


# --- Decisions --------------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-2")
def test_the_concerned_are_asked_in_turn_order_in_the_open_and_pay_at_once() -> None:
    m, _ = laid("t-03", arrange=other_order)
    assert (asked(m), options(m)) == ("CN: take_part", "yes pass")
    say(m, "CN: yes M")
    assert (asked(m), board(m, "CN").money) == ("RU: take_part", 10)  # paid before the next one decides
    assert heard(m, "took_part") == [(3,)]  # everybody knows
    assert (board(m, "CN").vp, smart(m)["CN"]) == (0, 0)
    say(m, "RU: pass", "EU: pass", "US: pass")
    assert heard(m, "declined") == [(seat, "decision") for seat in (2, 1, 0)]
    assert board(m, "CN").vp == 1


@pytest.mark.rule("TO-EV-14")
def test_only_the_powers_on_the_card_are_concerned() -> None:
    m, _ = laid("i-10")
    for me in ("EU", "RU", "CN"):
        assert asked(m) == f"{me}: take_part"
        say(m, f"{me}: pass")
    assert m.over


@pytest.mark.rule("TO-EV-15")
def test_effects_come_in_turn_order_when_all_have_answered() -> None:
    m, _ = laid("t-13", arrange=other_order)
    say(m, "CN: yes", "RU: yes")
    assert (asked(m), board(m, "CN").vp, board(m, "RU").vp) == ("CN: influence", 0, 0)
    say(m, "CN: AFR permanent")
    assert (asked(m), board(m, "CN").vp, board(m, "RU").vp) == ("RU: influence", 1, 0)


@pytest.mark.rule("TO-EV-16")
def test_a_repeatable_decision_is_put_again_until_he_stops() -> None:
    m, _ = laid("i-03", four("US $90 F0"))
    say(m, "US: yes yes")
    assert (asked(m), board(m, "US").money) == ("US: take_part", 70)
    assert board(m, "US").vp == 0  # when all have answered
    say(m, "US: pass")
    assert asked(m) == "EU: take_part"


@pytest.mark.rule("TO-EV-16")
def test_or_reaches_the_limit_or_cannot_pay_and_gains_for_each_time() -> None:
    m = position("US $30 F0", f"EU {POOR}", f"RU {POOR}", f"CN {POOR}", upper="i-03")
    say(m, "US: yes yes")
    assert (asked(m), board(m, "US").money, vp(m, "US")) == ("US: take_part", 10, 0)
    say(m, "US: yes")  # the third is the last
    assert (asked(m), vp(m, "US"), smart(m)["US"]) == ("US: focus", 4, 3)
    m = position("US $25 F0", f"EU {POOR}", f"RU {POOR}", f"CN {POOR}", upper="i-03")
    say(m, "US: yes pass")
    assert (vp(m, "US"), smart(m)["US"]) == (1, 1)
    m = position("US $25 F0", f"EU {POOR}", f"RU {POOR}", f"CN {POOR}", upper="i-03")
    say(m, "US: yes yes")
    assert (asked(m), vp(m, "US"), board(m, "US").money) == ("US: focus", 2, 5)


@pytest.mark.rule("TO-EV-35")
def test_who_cannot_pay_a_cost_whole_cannot_choose_it() -> None:
    m, _ = laid("i-12", four("US D1"))
    assert m.over
    assert not heard(m, "took_part")
    assert changes("ii-11", "", four("US $9 D1")) == ""  # neither way
    m, _ = laid("ii-11", four("US $9 D2"))
    assert options(m) == "keep pass"
    assert why_not(m, "US", "withdraw") == "TO-EV-35"
    m, _ = laid("i-15", four("EU $9"))
    say(m, "EU: yes")  # only D: nothing more is asked
    assert board(m, "EU").stock["D"] == 0
    m, _ = laid("i-01", four("US A1"), on_map="EUR US*1")
    say(m, "US: yes")
    assert (asked(m), options(m), m.why_not(0, 3)) == ("US: amount", "1 2", "TO-EV-35")


@pytest.mark.rule("TO-HE-5")
def test_between_alternatives_one_chooses() -> None:
    m = position("RU F3 $15", "US", aimed="ii-17")
    say(m, "RU: yes")
    assert (asked(m), options(m)) == ("RU: pay_with", "F M")
    say(m, "RU: M permanent")
    assert (board(m, "RU").money, board(m, "RU").stock["F"], vp(m, "RU")) == (0, 3, 1)
    m = position("RU F2 $15", "US", aimed="ii-17")
    say(m, "RU: yes")
    assert asked(m) == "RU: slot"  # nothing to choose


@pytest.mark.rule("TO-HE-7")
def test_a_choice_between_ways_is_one_question() -> None:
    m = position("US D2 $10", "EU", "RU", "CN", aimed="ii-11", laid="x-04@MENA")
    assert (asked(m), options(m)) == ("US: take_part", "withdraw keep pass")
    say(m, "US: withdraw permanent")
    assert (effects(m), smart(m)["EU"], smart(m)["CN"], board(m, "US").stock["D"]) == ("", 1, 1, 1)
    m = position("US D2 $10", "EU", "RU", "CN", aimed="ii-11")
    say(m, "US: keep")
    assert (vp(m, "US"), smart(m)["US"]) == (0, 2)
    m = position("US D2 $10", "EU", "RU", "CN", aimed="ii-11")
    say(m, "US: pass")
    assert (vp(m, "US"), smart(m)["US"]) == (0, 0)


@pytest.mark.rule("TO-HE-6")
def test_otherwise_holds_for_all_who_took_no_part_also_if_they_could_not_pay_but_not_for_npcs() -> None:
    then = "US V+1 P+1 D-2 | EU M-5 | RU M-5 | CN M-4"
    assert changes("ii-10", "US: yes D; EU: pass; RU: pass", four("CN $4 D0")) == then
    then = "US V+1 P+1 D-2 | EU M-5 | RU M-5 | CN V-1"
    assert changes("ii-10", "US: yes D; EU: pass; RU: pass", four("CN $0 D0")) == then
    assert changes("ii-10", "US: pass; RU: pass", "US; RU") == "US M-5 | RU M-5"


@pytest.mark.rule("TO-EV-36")
def test_each_of_a_group_answers_for_himself() -> None:
    m, _ = laid("t-01", four("US $90", "EU $90"))
    assert asked(m) == "US: bid EU: bid RU: bid"
    say(m, "US: 5", "EU: 0", "RU: 0")
    assert table(m).bids == {"US": 5, "EU": 0, "RU": 0, "CN": 0}


# --- Mutual agreements ------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-3")
def test_both_are_asked_in_turn_order_and_pay_when_the_agreement_stands() -> None:
    m, _ = laid("i-01", arrange=other_order)
    say(m, "RU: yes 1")
    assert (asked(m), board(m, "RU").stock["D"], board(m, "RU").stock["A"]) == ("US: take_part", 3, 2)
    assert (heard(m, "signed"), heard(m, "promised")) == ([(2,)], [(2, "A", 1)])
    say(m, "US: yes 1")
    assert (board(m, "RU").stock["D"], board(m, "US").stock["D"]) == (2, 3)
    assert heard(m, "agreed") == [([2, 0],)]


@pytest.mark.rule("TO-EV-3")
def test_without_both_nobody_pays() -> None:
    m, _ = laid("t-07")
    say(m, "EU: yes", "RU: pass")
    assert (board(m, "EU").money, board(m, "RU").money) == (25, 15)
    assert heard(m, "no_agreement") == [("t-07",)]


@pytest.mark.rule("TO-EV-3")
def test_who_cannot_pay_is_not_asked() -> None:
    m, _ = laid("t-07", four("RU $9"))
    say(m, "EU: yes")
    assert m.over
    m, _ = laid("t-07", four("EU $9"))
    assert m.over
    assert heard(m, "no_agreement") == [("t-07",)]


@pytest.mark.rule("TO-EV-3")
def test_the_amount_is_said_where_it_is_free() -> None:
    m = position("US D1 A1", "RU D1 A1", upper="i-01", on_map="AFR US*1")
    say(m, "US: yes")
    assert (asked(m), options(m)) == ("US: amount", "1 2")
    say(m, "US: 2", "RU: yes", "US: board")
    assert (vp(m, "US"), smart(m)["US"], vp(m, "RU")) == (3, 2, 2)
    assert (board(m, "US").stock["A"], region(m, "AFR").armies["US"]) == (0, 0)


@pytest.mark.rule("TO-EV-3")
def test_armies_that_are_paid_come_from_board_or_map() -> None:
    m = position("US D1 A1", "RU D1 A1", upper="i-01", on_map="AFR US*1")
    say(m, "US: yes 1", "RU: yes")
    assert (asked(m), options(m)) == ("US: army_give", "board AFR")
    say(m, "US: AFR")
    assert (region(m, "AFR").armies["US"], board(m, "US").stock["A"]) == (0, 1)
    assert [heard(m, "army_given"), heard(m, "lost")] == [[(0, "AFR")], [(1, "A", 1)]]  # that of RU stood on the board


@pytest.mark.rule("TO-EV-17")
@pytest.mark.parametrize(("signing", "stands"), [("US EU", True), ("RU", False), ("US EU RU CN", True), ("", False)])
def test_of_three_or_more_at_least_two_and_only_they_pay_and_are_rewarded(signing: str, stands: bool) -> None:
    m, _ = laid("i-06")
    for me in ("US", "EU", "RU", "CN"):
        say(m, f"{me}: {'yes' if me in signing else 'pass'}")
    took = [me for me in ("US", "EU", "RU", "CN") if board(m, me).vp == 2 and smart(m)[me] == 1]
    assert took == (signing.split() if stands else [])
    paid = [seat for seat, what, _ in heard(m, "paid") if what == "D"]
    assert paid == [table(m).powers[me] for me in took]


@pytest.mark.rule("TO-EV-18")
def test_nobody_agrees_without_paying_and_nobody_pays_for_another() -> None:
    m, _ = laid("t-09", four("CN D0", "US D9 $90"))
    say(m, "US: yes")
    assert m.over  # China can't pay, and is not asked, however rich its partner is
    m, _ = laid("t-12")
    say(m, "EU: yes", "RU: yes")
    assert (board(m, "EU").money, board(m, "RU").stock["F"]) == (15, 1)
