"""Automas in events: what they pay, bid and gain."""

from typing import Any

import pytest

from crise.games.dans_la_tourmente.robots import cash_in, price_of_bid
from crise.games.dans_la_tourmente.state import Tourmente
from tests.games.dans_la_tourmente.box import EVENTS
from tests.games.dans_la_tourmente.changes import changes, laid
from tests.games.dans_la_tourmente.position import position, rewritten, smart, table
from tests.games.world_order.position import asked, board, heard, say

ONE: dict[str, Any] = {"automas": "normal"}
HARD: dict[str, Any] = {"automas": "hard"}


def money(**sums: int) -> Any:
    def arrange(t: Tourmente) -> None:
        for me, much in sums.items():
            t.boards[me].money = much

    return arrange


@pytest.mark.rule("TO-AUT-1")
def test_bid_cards_as_for_npcs_at_the_same_moments() -> None:
    m, _ = laid("ii-01", "US", bid="2", **ONE)
    assert heard(m, "bid_drawn") == []
    say(m, "US: 1", "US: M")
    assert heard(m, "bid_drawn") == [("CN", 2)]
    m, _ = laid("i-05", "US", bid="3", **ONE)
    assert heard(m, "sign_drawn") == []
    say(m, "US: pass")
    assert heard(m, "sign_drawn") == [("EU", "yes"), ("RU", "yes"), ("CN", "yes")]


@pytest.mark.rule("TO-AUT-3")
def test_resources_spent_or_gained_are_money() -> None:
    assert changes("i-06", "RU: pass", "RU", bid="3", **ONE).startswith("US V+2 M-15 P+1")  # 2 D and 5 $
    assert "US M+3" in changes("t-12", "EU: yes", "EU", bid="3", **ONE)  # 1 F
    assert "US V+1 M+4" in changes("ii-05", "EU: yes", "EU", bid="3", **ONE)  # 10 $, less 2 E
    assert "CN M-10" in changes("ii-02", "", "US", **ONE)  # 1 S
    then = "US S-1 | EU V-1 M-5 | RU M-10 | CN V-2 | effects x-06@board:4+1"
    assert changes("ii-02", "", "US", arrange=money(EU=5, CN=0), **ONE) == then


@pytest.mark.rule("TO-AUT-4")
def test_armies_onto_a_card_come_from_the_region_first_then_from_the_supply_at_five_dollars() -> None:
    then = "EU M-10 P+2 | RU M-10 P+4 | MENA EU*+1 | waiting t-05+1"
    assert changes("t-01", "US: 0", "US", bid="2", on_map="MENA RU*1", **ONE) == then
    assert "MENA EU*+1 RU*+1" in changes("t-01", "US: 0", "US", bid="2", **ONE)
    then = "MENA EU*+1 RU*+1 CN*+1"
    assert then in changes("ii-10", "US: pass", "US", bid="3", on_map="EUR EU*1", **ONE)  # to a region: the supply


@pytest.mark.rule("TO-AUT-4")
def test_of_several_regions_from_one_after_the_other() -> None:
    owner_s = rewritten("ii-01", stakes="10$ A@card")
    m, _ = laid("ii-01", "US", bid="4", on_map="AME CN*1; EAP CN*1", arrange=owner_s, **ONE)
    say(m, "US: 0")
    assert table(m).armies_on_map("CN") == 2  # none came from the supply


@pytest.mark.rule("TO-AUT-5")
@pytest.mark.parametrize(("bid", "then"), [("3", "EU V+2 M-10 P+1 | RU V+2 M-10 P+1"), ("2", "")])
def test_with_a_fixed_cost_it_pays_on_a_yes(bid: str, then: str) -> None:
    assert changes("t-07", "", "US", bid=bid, **ONE) == then


@pytest.mark.rule("TO-AUT-6")
def test_a_repeatable_decision_once() -> None:
    assert changes("i-03", "US: pass", "US", bid="5", **ONE) == "EU V+1 M-9 P+1 | RU V+1 M-9 P+1 | CN V+1 M-9 P+1"


@pytest.mark.rule("TO-HE-5")
def test_of_alternatives_it_takes_the_cheapest() -> None:
    assert "CN V+1 M-9" in changes("t-03", "US: pass", "US", bid="5", **ONE)  # 3 F, not 10 $


@pytest.mark.rule("TO-HE-6")
def test_what_hits_those_who_took_no_part_hits_it_too() -> None:
    assert changes("ii-10", "US: yes D", "US", bid="1", **ONE) == "US V+1 P+1 D-2 | EU M-5 | RU M-5 | CN M-5"


@pytest.mark.rule("TO-AUT-7")
def test_variable_amounts_are_what_it_drew_and_zero_is_no_part_whatever_the_modifiers() -> None:
    assert changes("i-01", "", "EU", bid="1", **ONE) == "US V+2 M-15 P+1 | RU V+2 M-15 P+1"
    assert changes("i-01", "", "EU", bid="2", **ONE) == "US V+3 M-25 P+2 | RU V+3 M-25 P+2"
    assert changes("i-01", "", "EU", bid="0", **ONE) == ""
    # Russia can't pay what it drew: no part, and no +4 either.
    then = "US V+2 M-10 P+1 | EUR .RU-1 | waiting t-07+1"  # US: 15 $, and 5 for the D it gains
    assert changes("i-04", "EU: 0", "EU", bid="3", arrange=money(RU=4), **ONE) == then


@pytest.mark.rule("TO-AUT-8")
@pytest.mark.parametrize(
    ("key", "number", "price"),
    [
        ("t-01", 1, 5),  # D
        ("t-01", 3, 15),  # an army, and 2 D
        ("t-01", 4, 20),
        ("i-04", 4, 25),  # 3 D and 10 $
        ("i-07", 3, 15),
        ("t-06", 3, 25),  # an army, and 20 $
        ("t-10", 4, 40),
        ("ii-01", 4, 40),
        ("ii-07", 3, 9),  # 3 R
        ("ii-07", 4, 14),  # and a D
        ("ii-08", 3, 15),
        ("ii-18", 3, 18),  # 3 times 2 E
    ],
)
def test_half_of_a_mixed_bid_are_armies_the_rest_is_the_cheapest_mix(key: str, number: int, price: int) -> None:
    assert price_of_bid(EVENTS[key], number) == price


@pytest.mark.rule("TO-AUT-8")
def test_what_the_card_does_not_allow_cannot_be_made_up() -> None:
    assert price_of_bid(EVENTS["t-06"], 5) is None  # 2 armies and 2 times 10 $ at most


@pytest.mark.rule("TO-AUT-9")
def test_brackets_are_ignored_and_the_modifier_of_the_card_counts() -> None:
    draws = rewritten("i-04", draws="US 1-3, EU 1-3, RU 1-4 (+9)")
    m, _ = laid("i-04", "EU", bid="3", arrange=draws, **ONE)
    say(m, "EU: 0")
    assert heard(m, "auction_won") == [(["RU"], 7)]


@pytest.mark.rule("TO-AUT-9")
@pytest.mark.parametrize(("key", "added"), [("ii-08", 0), ("i-04", 4)])
def test_the_booklets_example_of_brackets(key: str, added: int) -> None:
    """`0-2 (+2)`: a card of 0, 1 and 2; the 2 are for NPCs, what the event itself says is added."""
    powers = " ".join(EVENTS[key].powers).split()
    draws = rewritten(key, draws=", ".join(f"{me} 0-2 (+2)" for me in powers))
    m, _ = laid(key, "EU $0 D1 A0; CN", bid="2", arrange=draws, **ONE)
    say(m, "EU: 0")
    assert heard(m, "auction_won") == [(["RU"], 2 + added)]


@pytest.mark.rule("TO-AUT-10")
def test_an_event_that_targets_it_gives_influence_and_nothing_else() -> None:
    assert changes("i-13", "", "EU", bid="5", **ONE) == "US V+1 | AME =US+1"
    assert changes("i-16", "", "US", **ONE) == "EU V+1 | EUR =EU+1"
    found = {changes("i-20", "", "US", seed=seed, **ONE) for seed in range(20)}
    assert found == {f"CN V+1 | {place} =CN+1" for place in ("CAS", "SAS", "AFR")}


@pytest.mark.rule("TO-AUT-10")
def test_it_never_pushes_its_own_cube_out() -> None:
    full = "CAS ~CN ~RU ~RU ~RU =RU =RU; SAS ~CN ~RU ~RU ~RU =RU =RU"
    found = {changes("i-20", "", "US", on_map=full, seed=seed, **ONE) for seed in range(8)}
    assert found == {"CN V+1 | AFR =CN+1"}
    full = "EAP ~CN ~RU ~RU ~RU =RU =RU =RU"
    assert changes("i-21", "", "US", on_map=full, **ONE) == ""
    assert changes("i-21", "", "US", on_map=full, **HARD) == "EAP ^CN+1"


@pytest.mark.rule("TO-AUT-11")
def test_a_part_of_an_effect_that_it_cannot_do_is_skipped() -> None:
    then = "US V+1 M-10 P+1 D-1 | CN V+2 M-20"  # no production; and it lost 1 S
    assert changes("t-16", "US: yes", "US", bid="3", **ONE) == then
    assert changes("ii-04", "US: pass", "US", bid="3", on_map="CAS EU*2", **ONE).startswith("EU V+2 P+1 | CAS EU*-2")


@pytest.mark.rule("TO-AUT-12")
def test_a_cost_that_it_cannot_pay_is_no_part() -> None:
    assert changes("t-07", "RU: yes", "RU", bid="3", arrange=money(EU=9), **ONE) == ""
    assert (
        changes("i-03", "US: pass", "US", bid="3", arrange=money(EU=8, RU=9), **ONE)
        == "RU V+1 M-9 P+1 | CN V+1 M-9 P+1"
    )
    m, _ = laid("ii-01", "US", bid="4", arrange=money(CN=39), **ONE)
    say(m, "US: 1", "US: M")
    assert heard(m, "auction_won") == [([0], 1)]
    assert board(m, "CN").money == 39


@pytest.mark.rule("TO-AUT-13")
def test_a_free_choice_goes_where_it_scores_most() -> None:
    for seed in range(6):
        then = "RU V+5 M-15 | MENA ~RU+1"  # 5 in the first temporary slot of MENA, 3 in the second of AFR
        assert changes("t-13", "CN: pass", "CN", bid="3", game_round=4, seed=seed, **ONE) == then
    found = {changes("t-13", "CN: pass", "CN", bid="3", game_round=2, seed=seed, **ONE) for seed in range(12)}
    assert found == {f"RU V+1 M-15 | {place} =RU+1" for place in ("MENA", "AFR")}


@pytest.mark.rule("TO-AUT-2")
def test_it_gains_smart_power_and_never_puts_an_event_off() -> None:
    def rich(t: Tourmente) -> None:
        t.smart["CN"] = 5

    assert changes("i-21", "", "US", arrange=rich, **ONE) == "CN V+1 | EAP =CN+1"
    assert changes("ii-22", "", "CN", **ONE) == "US P+1 | CN V-1"


@pytest.mark.rule("TO-AUT-2")
def test_it_never_spends_them_on_actions() -> None:
    def rich(t: Tourmente) -> None:
        t.smart.update({"EU": 9, "RU": 9, "CN": 9})
        t.agenda = [("action", me) for me in ("EU", "RU", "CN") * 4]

    m = position("US", phase="action", arrange=rich, **ONE)
    assert asked(m) == "US: research"
    assert [smart(m)[me] for me in ("EU", "RU", "CN")] == [9, 9, 9]


@pytest.mark.rule("TO-AUT-14")
@pytest.mark.parametrize(("had", "left", "gained"), [(5, 3, 2), (4, 2, 2), (1, 1, 0), (0, 0, 0)])
def test_at_the_end_of_the_phase_half_of_its_p_become_vp(had: int, left: int, gained: int) -> None:
    t = table(position("US P6", phase="action", **ONE))
    t.smart["CN"] = had
    cash_in(t)
    assert (t.smart["CN"], t.boards["CN"].vp, t.smart["US"]) == (left, 10 + gained, 6)


@pytest.mark.rule("TO-AUT-14")
@pytest.mark.parametrize("number", [2, 6])
def test_in_the_last_round_too(number: int) -> None:
    def rich(t: Tourmente) -> None:
        t.smart["CN"] = 5
        t.agenda = [("new_events", "")]

    m = position("US C2", arrange=rich, game_round=number, **ONE)
    assert smart(m)["CN"] == 3
