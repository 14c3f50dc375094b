"""NPCs in events: what is drawn for them and when, what they get."""

import pytest

from crise.games.dans_la_tourmente.state import Tourmente
from tests.games.dans_la_tourmente.changes import changes, laid
from tests.games.dans_la_tourmente.position import position, rewritten, table, upper, vp
from tests.games.world_order.position import board, heard, keys, region, say


def draw_now(t: Tourmente) -> None:
    t.agenda = [("new_events", "")]


@pytest.mark.rule("TO-NPC-1")
def test_as_many_events_are_drawn_as_with_four() -> None:
    m = position("US C0", "RU C0", deck="i-14 i-01 i-03 i-04", arrange=draw_now)
    assert (upper(m), keys(m, table(m).lower["EU"])) == ("- i-03 i-01", "i-14")


@pytest.mark.rule("TO-NPC-1")
def test_an_event_of_npcs_only_is_discarded() -> None:
    m, _ = laid("ii-01", "EU; RU", bid="3")
    assert (keys(m, table(m).past), heard(m, "bid_drawn"), heard(m, "event_added")) == ("ii-01", [], [])
    assert changes("i-08", "", "EU; RU", on_map="EAP US*2") == ""


@pytest.mark.rule("TO-NPC-3")
@pytest.mark.parametrize(("there", "then"), [("EUR", "EUR =EU+1"), ("EUR =US =US =US =RU", "EUR ~EU+1")])
def test_one_that_targets_an_npc_gives_it_influence_in_its_region(there: str, then: str) -> None:
    assert changes("i-14", "", "US; RU", on_map=there) == then
    m, _ = laid("i-14", "US; RU")
    assert keys(m, table(m).past) == "i-14"
    assert board(m, "EU").vp == 0


@pytest.mark.rule("TO-NPC-3")
def test_of_several_regions_one_is_drawn() -> None:
    found = {changes("i-20", "", "US; RU", seed=seed) for seed in range(20)}
    assert found == {"CAS =CN+1", "SAS =CN+1", "AFR =CN+1"}


@pytest.mark.rule("TO-NPC-4")
def test_a_decision_is_ignored_for_npcs() -> None:
    m, _ = laid("t-03", "US; RU", bid="3")
    say(m, "US: pass", "RU: pass")
    assert heard(m, "sign_drawn") == []
    assert region(m, "MENA").permanent == ["black"]  # nobody did it


@pytest.mark.rule("TO-NPC-2")
def test_a_card_of_the_range_is_drawn_for_each_separately() -> None:
    pairs = set()
    for seed in range(40):
        m, _ = laid("ii-07", "US; RU", seed=seed)
        say(m, "US: 0", "RU: 0")
        pairs.add(tuple(number for _, number in heard(m, "bid_drawn")))
    assert pairs == {(eu, cn) for eu in (1, 2, 3) for cn in (1, 2, 3)}


@pytest.mark.rule("TO-NPC-2")
@pytest.mark.parametrize(
    ("bid", "sign"), [("0", "no"), ("1", "no"), ("2", "no"), ("3", "yes"), ("4", "yes"), ("5", "yes")]
)
def test_a_sign_means_yes_or_no(bid: str, sign: str) -> None:
    m, _ = laid("t-14", "US; RU", bid=bid)
    say(m, "US: yes")
    assert heard(m, "sign_drawn") == [("EU", sign)]
    assert vp(m, "US") == (2 if sign == "yes" else 0)


@pytest.mark.rule("TO-NPC-2", "TO-NPC-5")
@pytest.mark.parametrize(("drawn", "stands"), [("4", True), ("1", False)])
def test_a_sign_answers_for_an_npc_once_the_player_has_agreed(drawn: str, stands: bool) -> None:
    m = position("US", "RU $10", upper="t-07", bid=drawn)
    assert heard(m, "sign_drawn") == []
    say(m, "RU: yes")
    assert heard(m, "sign_drawn") == [("EU", "yes" if stands else "no")]
    assert (vp(m, "RU"), board(m, "RU").money) == ((2, 0) if stands else (0, 10))


@pytest.mark.rule("TO-NPC-5")
def test_no_sign_is_drawn_if_the_player_refuses() -> None:
    m = position("US", "RU $10", upper="t-07", bid="4")
    say(m, "RU: pass")
    assert heard(m, "sign_drawn") == []


@pytest.mark.rule("TO-NPC-5")
def test_in_an_agreement_a_zero_means_no_and_is_drawn_once_the_players_agreed() -> None:
    m, _ = laid("i-01", "US; CN", bid="2")
    assert heard(m, "bid_drawn") == []
    say(m, "US: pass")
    assert heard(m, "bid_drawn") == []
    m, _ = laid("i-01", "US; CN", bid="0")
    say(m, "US: yes 1")
    assert (heard(m, "bid_drawn"), heard(m, "no_agreement")) == ([("RU", 0)], [("i-01",)])
    brackets = rewritten("i-01", draws="US 0-2, RU 0-2 (+2)")
    assert changes("i-01", "US: yes 1", "US; CN", bid="0", arrange=brackets) == ""  # whatever is added


@pytest.mark.rule("TO-NPC-5", "TO-EV-17")
def test_of_several_npcs_draw_if_one_player_has_agreed() -> None:
    m = position("US E1 $10", "RU E1 $10", upper="i-05", bid="5")
    say(m, "US: pass", "RU: pass")
    assert heard(m, "sign_drawn") == []
    m = position("US E1 $10", "RU E1 $10", upper="i-05", bid="5")
    say(m, "US: pass", "RU: yes")
    assert (heard(m, "agreed"), vp(m, "RU")) == ([([1, "EU", "CN"],)], 2)


@pytest.mark.rule("TO-NPC-2", "TO-NPC-6")
def test_npcs_bid_after_the_players_bids_are_open() -> None:
    m = position("US $0 D2", "CN", upper="i-04", bid="3")
    assert heard(m, "bid_drawn") == []
    say(m, "US: 2")
    told = [name for name, _ in m.log(0) if name in ("bid_opened", "bid_drawn")]
    assert told == ["bid_opened", "bid_drawn", "bid_drawn"]


@pytest.mark.rule("TO-NPC-7")
@pytest.mark.parametrize(("bracket", "total"), [(4, 5), (2, 3), (9, 10)])
def test_the_number_in_brackets_is_added_instead_of_the_modifier(bracket: int, total: int) -> None:
    draws = f"US 1-3, EU 1-3, RU 1-4 (+{bracket})"
    m, _ = laid("i-04", "US $0 D0; CN", bid="1", arrange=rewritten("i-04", draws=draws))
    assert heard(m, "auction_won") == [(["RU"], total)]


@pytest.mark.rule("TO-NPC-2", "TO-NPC-7")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_the_booklets_example_of_brackets(drawn: int) -> None:
    """`0-2 (+2)`: a card of 0, 1 and 2, then 2 more."""
    draws = rewritten("ii-08", draws="EU 0-2, RU 0-2 (+2)")
    m, _ = laid("ii-08", "EU D1; CN", bid=drawn, arrange=draws)
    say(m, "EU: 1", "EU: D")
    assert (heard(m, "bid_drawn"), heard(m, "auction_won")) == ([("RU", drawn)], [(["RU"], drawn + 2)])


@pytest.mark.rule("TO-NPC-7")
def test_the_bids_of_players_and_npcs_of_a_side_add_up() -> None:
    m = position("US $0 D3", "CN", upper="i-04", bid="1")
    say(m, "US: 3")  # 3 + 1 against 1 + 4, not 1 + 4 + 4
    assert heard(m, "auction_won") == [(["RU"], 5)]
    m = position("US $10 D3", "CN", upper="i-04", bid="1")
    say(m, "US: 4 D D D")  # 4 + 1 against 5: a tie, and the most influence in Europe: none has more, then VP
    assert heard(m, "auction_won") == [([0, "EU"], 5)]


@pytest.mark.rule("TO-NPC-7")
def test_an_npc_that_drew_zero_still_brings_its_bracket_but_wins_nothing() -> None:
    m, _ = laid("i-04", "US; CN", bid="0", arrange=rewritten("i-04", draws="US 0-3, EU 0-3, RU 0-4 (+4)"))
    say(m, "US: 2", "US: D D")
    assert heard(m, "auction_won") == [(["RU"], 4)]
    assert "RU" not in region(m, "EUR").permanent  # no influence for it


@pytest.mark.rule("TO-NPC-8")
@pytest.mark.parametrize(("bid", "armies"), [("1", 0), ("2", 1), ("3", 1), ("4", 2)])
def test_half_of_what_it_drew_are_armies_from_the_supply(bid: str, armies: int) -> None:
    m, _ = laid("t-11", "EU; CN", bid=bid, on_map="EUR RU*1")
    say(m, "EU: 0")
    assert region(m, "EUR").armies["RU"] == 1 + armies  # without the brackets
    assert changes("i-04", "EU: 0", "EU; CN", bid="3").count("*") == 0  # where no armies can be bid, none


@pytest.mark.rule("TO-NPC-9")
def test_checks_and_moments_apply_to_npcs() -> None:
    assert changes("t-15", "", "US; RU", on_map="AFR EU*2") == "AFR EU*-2"
    assert changes("i-08", "", "US; RU", on_map="EAP US*1 CN*2") == "effects x-07@EAP:0+1"
    assert changes("ii-03", "", "US; CN") == "countries new-ukraine-1"


@pytest.mark.rule("TO-NPC-10")
def test_npcs_pay_and_gain_nothing_but_armies_and_influence() -> None:
    then = "US V+2 M-5 P+1 D-1 A-1 | MENA =black+1 US*+1 EU*+1"
    assert changes("t-02", "US: yes", "US; RU", bid="3") == then
    assert changes("i-04", "EU: 2; EU: M M", "EU; CN", bid="3") == "EU M-20 P+2 | EUR =RU+1 | waiting t-07+1"
    assert changes("ii-19", "", "EU; RU") == "EU P+1 | RU V-1"
    assert changes("ii-02", "", "US; RU") == "US S-1 | RU S-1 | effects x-06@board:4+1"
