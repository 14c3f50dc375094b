"""Auctions: what may be bid, how it is paid, who wins, what losers get; and those against a value."""

from typing import Any

import pytest

from crise.engine.match import Match
from crise.games.dans_la_tourmente.auctions import largest_bid
from crise.games.dans_la_tourmente.grammar import Stake
from crise.games.dans_la_tourmente.state import Tourmente
from tests.games.dans_la_tourmente.changes import changes, four, laid
from tests.games.dans_la_tourmente.position import effects, position, rewritten, smart, table, to_the_end, upper, vp
from tests.games.world_order.position import asked, board, heard, options, region, say

RICH = "$40 D4"


def crimea(us: str = RICH, eu: str = RICH, ru: str = RICH, **more: Any) -> Match:
    """US and EU against Russia, which has 4 more: 10 $ (3 at most), D (3 at most)."""
    return position(f"US {us}", f"EU {eu}", f"RU {ru}", "CN", upper="i-04", **more)


def bid(m: Match, **bids: int) -> None:
    for power, number in bids.items():
        say(m, f"{power}: {number}")


def offered(m: Match, me: str) -> list[int]:
    ask = m.ask(table(m).powers[me])
    assert ask is not None
    return list(ask[2])


def paid(m: Match) -> None:
    """Everybody pays with what comes first."""
    while m.open and m.open[0][1] in ("stake", "army_onto"):
        seat, _, options, _ = m.open[0]
        m.answer(seat, options[0])


# --- Bids -------------------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-4")
def test_all_bid_at_the_same_time_and_nobody_sees_a_bid_before_the_last_is_in() -> None:
    m, _ = laid("i-04")
    assert asked(m) == "US: bid EU: bid RU: bid"
    seen = {seat: (m.view(seat), m.log(seat)) for seat in range(4)}
    say(m, "US: 3")
    for seat in (1, 2, 3):  # Europe, of the same side, sees nothing either
        assert (m.view(seat), m.log(seat)) == seen[seat]
    say(m, "RU: 0")
    for seat in (1, 3):
        assert (m.view(seat), m.log(seat)) == seen[seat]
    say(m, "EU: 1")
    assert heard(m, "bid_opened") == [(0, 3), (1, 1), (2, 0)]


@pytest.mark.rule("TO-EV-20")
def test_units_that_nothing_is_asked_about_are_told_together() -> None:
    m = crimea("$30 D0", "$40 D4", "$40 D4")
    bid(m, US=3, EU=0, RU=0)
    assert heard(m, "paid")[:1] == [(0, "M", 30)]


@pytest.mark.rule("TO-EV-4", "TO-EV-36")
def test_a_partner_can_answer_whatever_the_other_did() -> None:
    m = crimea()
    before = offered(m, "EU")
    bid(m, US=6)
    assert offered(m, "EU") == before


@pytest.mark.rule("TO-EV-19", "TO-EV-7")
@pytest.mark.parametrize(
    ("key", "seat", "on_map", "most"),
    [
        ("i-04", "US $90 D9", "", 6),  # 3 of each
        ("i-04", "US $29 D1", "", 3),
        ("i-04", "US $100 D0", "", 3),
        ("i-04", "US $9 D2", "", 2),
        ("i-04", "US $9 D0", "", 0),
        ("t-01", "US $35 D1 A3", "", 6),  # 3 armies for 15 $, 2 times 10 $, 1 D
        ("t-01", "US $90 D9 A9", "", 7),
        ("t-01", "US $5 D0 A3", "", 1),  # an army needs its 5 $
        ("t-01", "US $14 D0 A0", "", 1),
        ("t-06", "US $90 A9", "", 5),
        ("t-06", "US $20 A1", "", 2),  # 5 $ of the army are no 10 $
        ("i-07", "US $15 D0 A9", "", 2),  # one army at most, and 10 $
        ("i-07", "US $14 D0 A1", "", 1),
        ("i-07", "US $15 D0 A0", "MENA US*2", 2),  # those of the event's region too: 10 $ for both, 5 left
        ("i-07", "US $20 D0 A0", "AFR US*2", 2),
        ("i-07", "US $4 D2 A9", "", 2),
    ],
)
def test_the_largest_bid_is_what_one_can_pay_and_do(key: str, seat: str, on_map: str, most: int) -> None:
    m, _ = laid(key, four(seat), on_map=on_map)
    ask = m.ask(0)
    assert (ask[2] if ask else [0]) == list(range(most + 1))
    if ask:
        assert m.why_not(0, most + 1) == "TO-EV-19"


@pytest.mark.rule("TO-EV-19")
def test_a_unit_of_two_needs_two() -> None:
    purse = {"M": 0, "E": 5, "A": 0}
    assert largest_bid(purse, [Stake("E", 2, 3)], {}) == 2
    assert largest_bid(purse, [Stake("E", 2, 3)], {"E": 2}) == 1


@pytest.mark.rule("TO-EV-19")
def test_without_a_limit_what_one_has_is_the_limit() -> None:
    stakes = [Stake("M", 10), Stake("D"), Stake("A", onto_card=True)]
    assert largest_bid({"M": 35, "D": 9, "A": 4}, stakes, {}) == 9 + 4 + 1


# --- Payment ----------------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-20")
def test_after_the_reveal_each_says_in_turn_order_how_he_pays_unit_by_unit() -> None:
    def order(t: Tourmente) -> None:
        t.order = ["RU", "CN", "US", "EU"]

    m, _ = laid("t-01", arrange=order)
    say(m, "US: 2", "EU: 1", "RU: 3")
    assert heard(m, "bid_opened") == [(2, 3), (0, 2), (1, 1)]
    assert (asked(m), options(m)) == ("RU: stake", "M D A")
    say(m, "RU: A")
    assert board(m, "RU").money == 10
    say(m, "RU: A")  # then only D are left: he is not asked
    assert (asked(m), board(m, "RU").stock["D"]) == ("US: stake", 2)


@pytest.mark.rule("TO-EV-20")
def test_a_unit_may_be_paid_only_so_that_the_rest_can_be_paid_too() -> None:
    m, _ = laid("t-06", four("US $25 A3", "EU $0"))
    say(m, "US: 4")  # 3 armies and 10 $
    assert options(m) == "M A"
    say(m, "US: M")
    assert (m.over, board(m, "US").money, region(m, "MENA").armies["US"]) == (True, 0, 3)
    m, _ = laid("i-07", four("US $15 D0 A1", "EU $0 D0 A0", "RU $0 D0 A0"), bid="5")
    say(m, "US: 2")
    assert options(m) == "M A"
    m, _ = laid("i-07", four("US $15 D1 A2", "EU $0 D0 A0", "RU $0 D0 A0"), bid="5")
    say(m, "US: 3 M")
    assert options(m) == "D A"  # 10 $ more are not there
    say(m, "US: A")
    assert board(m, "US").stock["D"] == 0


@pytest.mark.rule("TO-EV-20")
def test_losers_pay_like_winners() -> None:
    m = crimea(us="$30 D0", eu="$0 D0", ru="$0 D1")
    bid(m, US=3, RU=1)
    assert (board(m, "US").money, board(m, "RU").stock["D"]) == (0, 0)
    assert heard(m, "auction_won") == [([2], 5)]


# --- Who wins ---------------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-21")
@pytest.mark.parametrize(
    ("us", "eu", "ru", "west"), [(2, 2, 1, False), (3, 3, 1, True), (3, 0, 0, False), (2, 3, 0, True)]
)
def test_bids_of_a_side_add_up_with_its_modifier(us: int, eu: int, ru: int, west: bool) -> None:
    m, _ = laid("i-04", four("US $90", "EU $90", "RU $90"))
    say(m, f"US: {us}", f"EU: {eu}", f"RU: {ru}")
    while m.open:
        seat, _, offered, _ = m.open[0]
        m.answer(seat, offered[0])
    powers, total = heard(m, "auction_won")[0]
    assert (powers, total) == (([0, 1], us + eu) if west else ([2], ru + 4))


@pytest.mark.rule("TO-EV-5")
def test_who_bid_nothing_gets_nothing_of_what_his_side_wins() -> None:
    then = "US V+2 M-20 P+2 D-2 | EUR .RU-1 | waiting t-07+1"
    assert changes("i-04", "US: 5; EU: 0; RU: 0; US: M M D D D") == then


@pytest.mark.rule("TO-EV-5")
def test_but_what_hits_others_or_the_board_happens() -> None:
    then = "US P+1 D-1 | effects x-02@RU:4+1 | waiting t-07+1"
    assert changes("i-04", "US: 1; EU: 0; RU: 0; US: D") == then


@pytest.mark.rule("TO-EV-5")
def test_losses_of_the_losing_side_hit_all_of_it() -> None:
    assert changes("t-06", "US: 1; EU: 0; US: M", bid="5") == "US V-1 M-10 P+1 | EU V-1"


EVEN = rewritten("ii-01", powers="US | CN", draws="US 1-4, CN 1-4")  # as much for China as for the United States


# Influence, then VP, then money, then starting money: of a tie between China and the United States.
@pytest.mark.rule("TO-EV-22")
@pytest.mark.parametrize(
    ("us", "cn", "there", "winner"),
    [
        ("US vp0 $10", "CN vp9 $90", "AME ~US; EAP", 0),  # influence in both regions together: 3 to 1
        ("US vp9 $90", "CN vp0 $10", "AME ~CN ~CN; EAP", 3),
        ("US vp0 $90", "CN vp1 $10", "AME ~CN; EAP", 3),  # 2 each, then VP
        ("US vp1 $10", "CN vp0 $90", "AME ~CN; EAP", 0),
        ("US vp1 $90", "CN vp1 $91", "AME ~CN; EAP", 3),  # then money
        ("US vp1 $91", "CN vp1 $90", "AME ~CN; EAP", 0),
        ("US vp1 $90", "CN vp1 $90", "AME ~CN; EAP", 0),  # then starting money: 30 to 20
    ],
)
def test_a_tie(us: str, cn: str, there: str, winner: int) -> None:
    m, _ = laid("ii-01", four(us, cn), on_map=there, arrange=EVEN)
    say(m, "US: 1", "CN: 1", "US: M", "CN: M")
    assert heard(m, "auction_won") == [([winner], 1)]


@pytest.mark.rule("TO-EV-22")
def test_what_counts_is_read_before_the_bids_are_paid() -> None:
    m, _ = laid("ii-01", four("US $40 C0", "CN $39 C3"), on_map="AME ~CN; EAP", arrange=EVEN)
    say(m, "US: 1", "CN: 1", "CN: C")
    assert (board(m, "US").money, board(m, "CN").money) == (30, 39)
    assert heard(m, "auction_won") == [([0], 1)]


@pytest.mark.rule("TO-EV-22")
def test_the_strongest_of_a_side_decides_for_it_even_if_he_bid_nothing() -> None:
    m, _ = laid("t-01", four("EU $0 D0 A0"), on_map="MENA ~EU ~EU ~RU ~RU")
    say(m, "US: 2", "RU: 0", "US: D D")
    assert heard(m, "auction_won") == [([0, 1], 2)]


@pytest.mark.rule("TO-EV-22")
def test_an_npc_has_neither_vp_nor_money() -> None:
    m, _ = laid("ii-01", "US $0 C1; RU", on_map="AME ~CN; EAP", bid="1", arrange=EVEN)
    say(m, "US: 1")
    assert heard(m, "auction_won") == [([0], 1)]  # 2 cubes, no VP and no money each: 30 $ at the start against 20


@pytest.mark.rule("TO-HE-2")
def test_without_a_region_it_begins_with_vp() -> None:
    m, _ = laid("t-10", four("US vp1", "EU vp2", "RU vp3", "CN vp2"))
    say(m, "US: 1", "EU: 1", "RU: 0", "CN: 0", "US: S", "EU: S")
    assert heard(m, "auction_won") == [([1], 1)]


@pytest.mark.rule("TO-EV-23")
def test_all_bids_zero_is_no_tie_but_no_event() -> None:
    m, _ = laid("i-04")
    say(m, "US: 0", "EU: 0", "RU: 0")
    assert heard(m, "no_bids") == [("i-04",)]
    assert not heard(m, "auction_won")
    assert changes("i-04", "US: 0; EU: 0; RU: 0") == ""  # `always` neither


@pytest.mark.rule("TO-EV-23")
def test_bids_of_npcs_count() -> None:
    m, _ = laid("i-04", "US; CN", bid="1")
    say(m, "US: 0")
    assert heard(m, "auction_won") == [(["RU"], 5)]


@pytest.mark.rule("TO-EV-6")
@pytest.mark.parametrize(("us", "cn", "then"), [(3, 2, (1, 2)), (2, 1, (1, 1)), (1, 0, (0, 0)), (2, 3, (2, 1))])
def test_winners_gain_half_their_bid_losers_all_of_it(us: int, cn: int, then: tuple[int, int]) -> None:
    m, _ = laid("ii-01", four("US $90 C0", "CN $90 C0"))
    say(m, f"US: {us}", f"CN: {cn}")
    assert (smart(m)["US"], smart(m)["CN"]) == then


@pytest.mark.rule("TO-EV-6")
def test_of_a_side_each_gains_by_his_own_bid() -> None:
    m = crimea(us="$0 D3", eu="$20 D3", ru="$0 D1")
    bid(m, US=3, EU=5, RU=1)
    paid(m)
    assert smart(m) == {"US": 1, "EU": 2, "RU": 1, "CN": 0}


@pytest.mark.rule("TO-EV-6")
def test_a_modifier_brings_no_smart_power_and_success_counts_as_winning() -> None:
    m, _ = laid("i-04", four("RU D3 $0"))
    say(m, "US: 0", "EU: 0", "RU: 2", "RU: permanent")
    assert smart(m)["RU"] == 1  # not (2 + 4) / 2
    assert changes("i-13", "US: 3 M M M", bid="3") == "US V+5 M-30 P+1"
    assert changes("i-13", "US: 3 M M S", bid="4") == "US M-30 P+3 S-1"


@pytest.mark.rule("TO-HE-1")
def test_the_highest_bidder_of_the_winning_side_and_tied_as_in_a_tie() -> None:
    m, _ = laid("t-11", four("US $90", "EU $90"))
    say(m, "US: 3", "EU: 4", "RU: 1", "US: M M M", "EU: M M M D", "RU: D")
    assert asked(m) == "EU: slot"
    m, _ = laid("t-11", four("US $90", "EU $90"), on_map="EUR ~EU")
    say(m, "US: 4", "EU: 4", "RU: 1", "US: M M M D", "EU: M M M D", "RU: D")
    assert asked(m) == "EU: slot"
    m, _ = laid("t-11", "US; RU", bid="3", on_map="EUR ~US")
    say(m, "US: 2", "RU: 0", "US: D D")
    assert region(m, "EUR").permanent == ["EU"]  # an NPC can be it


# --- Armies on the card -----------------------------------------------------------------------


@pytest.mark.rule("TO-EV-7", "TO-EV-24")
def test_the_booklets_example_of_syria() -> None:
    """4 + 3 against 6 + 2: Russia wins, gains 3 + 3 P, and its three armies stand in the region."""
    m = position("RU $35 D1 A2", "US $20 D2 A0", "EU $10 D2 A0", "CN", upper="t-01", on_map="AFR RU*1;MENA ~RU")
    bid(m, RU=6, US=4, EU=3)
    say(m, "RU: M M D board board", "US: M M", "EU: M")
    assert smart(m) == {"US": 4, "EU": 3, "RU": 6, "CN": 0}
    assert (board(m, "RU").money, board(m, "RU").stock["A"], region(m, "AFR").armies["RU"]) == (0, 0, 0)
    assert (region(m, "MENA").armies["RU"], region(m, "MENA").permanent) == (3, ["RU"])
    assert (upper(m), table(m).on_card["RU"]) == ("t-05 - -", 0)


@pytest.mark.rule("TO-EV-7")
def test_armies_come_from_the_board_or_any_region_for_five_dollars_each() -> None:
    m, _ = laid("ii-08", four("EU A1 $25"), on_map="CAS EU*1; AFR EU*1")
    say(m, "EU: 2", "RU: 0", "EU: A")
    assert (asked(m), options(m)) == ("EU: army_onto", "board CAS AFR")  # no zone, no base; its own region too
    say(m, "EU: AFR")
    assert (board(m, "EU").money, region(m, "AFR").armies["EU"], table(m).on_card["EU"]) == (20, 0, 1)
    say(m, "EU: A CAS permanent")
    assert (region(m, "AFR").armies["EU"], region(m, "CAS").armies["EU"], board(m, "EU").money) == (2, 0, 15)


@pytest.mark.rule("TO-EV-7")
def test_an_army_of_the_region_may_be_bid_for_its_money() -> None:
    m = position("US $5 D0 A0", "EU $0 D0 A0", "RU $0 D0 A0", "CN", upper="t-06", on_map="MENA US*1", bid="2")
    bid(m, US=1)
    assert (board(m, "US").money, region(m, "MENA").armies["US"]) == (0, 1)


@pytest.mark.rule("TO-EV-24")
def test_after_the_event_they_stand_in_its_region_before_threats_are_looked_at() -> None:
    m = position("US C0 A0 $90", "EU C0 A0", "RU C0 A2 $90 D0", "CN C0", upper="t-11", arrange=to_the_end)
    say(m, "US: 1", "EU: 0", "RU: 2", "US: M", "RU: A A", "RU: permanent")
    assert table(m).on_card["RU"] == 0
    assert sorted(args[:2] for args in heard(m, "threatened")) == [(0, 2), (1, 2)]


@pytest.mark.rule("TO-EV-24")
def test_of_several_regions_the_owner_chooses() -> None:
    m, _ = laid("ii-01", arrange=rewritten("ii-01", stakes="A@card"))
    say(m, "US: 2", "CN: 0")
    assert (asked(m), options(m)) == ("US: army_land", "AME EAP")
    say(m, "US: EAP AME")
    assert (region(m, "AME").armies["US"], region(m, "EAP").armies["US"]) == (1, 1)


# --- Against a value --------------------------------------------------------------------------


@pytest.mark.rule("TO-EV-8")
@pytest.mark.parametrize(("bid", "value", "succeeds"), [(3, "3", True), (3, "4", False), (4, "3", True)])
def test_a_side_succeeds_with_as_much_or_more(bid: int, value: str, succeeds: bool) -> None:
    m, _ = laid("i-13", four("US $90 S0"), bid=value)
    say(m, f"US: {bid}")
    assert heard(m, "value_drawn") == [(int(value),)]
    assert bool(heard(m, "opposed_won")) == succeeds


@pytest.mark.rule("TO-EV-8")
def test_the_value_is_of_the_range_and_the_card_may_add_to_it() -> None:
    values = set()
    for seed in range(25):
        m, _ = laid("i-13", four("US $90 S0"), seed=seed)
        say(m, "US: 1")
        values.add(heard(m, "value_drawn")[0][0])
    assert values == {2, 3, 4, 5}
    m, _ = laid("i-07", four("US $90", "EU $0 D0", "RU $0 D0"), bid="4")
    say(m, "US: 1", "US: M")
    assert heard(m, "value_drawn") == [(9,)]


@pytest.mark.rule("TO-EV-8")
def test_the_booklets_range_from_0_to_4_is_drawn_from_those_five_cards() -> None:
    values = set()
    for seed in range(25):
        m, _ = laid("i-13", four("US $10 S0"), seed=seed, arrange=rewritten("i-13", against="0-4"))
        say(m, "US: 1")
        values.add(heard(m, "value_drawn")[0][0])
    assert values == {0, 1, 2, 3, 4}


@pytest.mark.rule("TO-EV-6", "TO-EV-8")
def test_what_the_card_adds_counts_to_the_last_unit() -> None:
    def isis(*bids: int) -> Match:
        m = position("US $0 D2", "EU $20 D2", "RU $20 D2", "CN", upper="i-07", bid="2")
        for power, number in zip(("US", "EU", "RU"), bids, strict=True):
            say(m, f"{power}: {number}")
        paid(m)
        return m

    m = isis(1, 4, 2)  # 7 = 2 + 5
    say(m, "EU: permanent")
    assert [vp(m, me) for me in ("US", "EU", "RU")] == [2, 3, 2]
    m = isis(0, 4, 2)
    assert [vp(m, me) for me in ("US", "EU", "RU")] == [-1, -1, -1]  # failure hits all concerned
    assert "black" in region(m, "MENA").permanent
    assert upper(m) == "t-06 - -"


@pytest.mark.rule("TO-EV-8")
def test_mosul_removes_a_neutral_cube() -> None:
    m = position("US $10", "EU $10", "RU", "CN", upper="t-06", bid="2", on_map="MENA ~RU ~black")
    bid(m, US=1, EU=1)
    paid(m)
    assert (vp(m, "US"), vp(m, "EU"), region(m, "MENA").temporary) == (2, 2, ["RU"])


@pytest.mark.rule("TO-EV-8")
def test_the_value_is_drawn_after_the_reveal() -> None:
    m, _ = laid("i-13")
    say(m, "US: 1")
    names = [event for event, _ in m.log(4)]
    assert "value_drawn" not in names  # it is to be paid first
    say(m, "US: M")
    names = [event for event, _ in m.log(4)]
    assert names.index("bid_opened") < names.index("value_drawn")


@pytest.mark.rule("TO-EV-25")
def test_a_total_of_zero_fails_without_a_draw() -> None:
    m, _ = laid("i-13")
    say(m, "US: 0")
    assert (heard(m, "value_drawn"), heard(m, "no_bids"), heard(m, "opposed_lost")) == ([], [], [([0], 0)])
    assert board(m, "US").money == 20


@pytest.mark.rule("TO-EV-25")
@pytest.mark.rule("TO-EV-23")
def test_unless_the_card_does_not_say_so() -> None:
    assert changes("i-13", "US: 0", arrange=rewritten("i-13", against="2-5")) == ""


@pytest.mark.rule("TO-HE-8")
def test_the_total_counts_all_bids() -> None:
    m = position("US $0 S3", "EU $0 S3", "RU $0 S2", "CN $0 S0", upper="t-10", laid="x-06@board")
    bid(m, US=3, EU=3, RU=2)
    assert effects(m) == ""
    assert smart(m)["RU"] == 2
    m = position("US $0 S3", "EU $0 S3", "RU $0 S2", "CN $0 S0", upper="t-10", laid="x-06@board")
    bid(m, US=3, EU=3, RU=1)
    assert effects(m) == "x-06@board:4"
