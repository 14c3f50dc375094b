"""Smart power."""

import pytest

from crise.games.dans_la_tourmente.smart import score_majority
from crise.games.dans_la_tourmente.state import Tourmente
from tests.games.dans_la_tourmente.position import position, smart, table, vp
from tests.games.world_order.position import asked, board, exhausted, heard, options, region, say, why_not

# --- Improve relations, engage --------------------------------------------------------------


@pytest.mark.rule("TO-P-1")
def test_each_p_pays_a_diplomacy_any_number() -> None:
    m = position("US new-allies D1 P3 us-japan", "RU", phase="action", shown="brazil serbia")
    say(m, "US: new-allies face_up")
    assert options(m) == "serbia brazil"
    say(m, "US: brazil")
    assert (asked(m), options(m)) == ("US: smart_pay", "2 3")  # 1 D is there
    say(m, "US: 2")
    assert (smart(m)["US"], board(m, "US").stock["D"]) == (1, 0)


@pytest.mark.rule("TO-P-1")
def test_without_p_it_is_as_in_the_base_game() -> None:
    m = position("US new-allies D1 us-japan", "RU", phase="action", shown="brazil serbia")
    say(m, "US: new-allies face_up")
    assert asked(m) == "RU: act"  # serbia, the only one
    m = position("US new-allies D1 us-japan", "RU", phase="action", shown="brazil chile")
    say(m, "US: new-allies")
    assert (options(m), why_not(m, "US", "face_up")) == ("money", "WO-IR-2")


@pytest.mark.rule("TO-P-2")
def test_one_p_saves_as_many_diplomacy_as_allies_in_the_region() -> None:
    m = position("US diplomatic-engagement D1 P2 us-mexico! peru! honduras!", "RU", phase="action")
    say(m, "US: diplomatic-engagement")
    assert options(m) == "face_up money"  # 4 − 3 allies
    say(m, "US: face_up")
    assert smart(m)["US"] == 1
    assert board(m, "US").stock["D"] == 0
    assert region(m, "AME").engage["US"] == 1


@pytest.mark.rule("TO-P-2")
def test_the_p_is_not_spent_where_it_is_not_wished() -> None:
    m = position("US diplomatic-engagement D4 P2 us-mexico!", "RU", phase="action")
    say(m, "US: diplomatic-engagement face_up")
    assert (asked(m), options(m)) == ("US: smart_engage", "yes pass")
    say(m, "US: pass")
    assert (smart(m)["US"], board(m, "US").stock["D"]) == (2, 0)


@pytest.mark.rule("TO-P-2")
def test_p_pay_no_diplomacy_of_an_engage() -> None:
    m = position("US diplomatic-engagement D2 P9 us-mexico!", "RU", phase="action")
    say(m, "US: diplomatic-engagement")
    assert why_not(m, "US", "face_up") == "WO-ENG-2"  # 4 − 1 > 2
    m = position("US diplomatic-engagement D1 P9 us-mexico peru", "RU", phase="action")
    say(m, "US: diplomatic-engagement face_up pass")
    assert (asked(m), options(m)) == ("US: ally_exhaust", "us-mexico peru")  # 4 D can't be paid with 1


# --- Trade -----------------------------------------------------------------------------------


@pytest.mark.rule("TO-P-3")
def test_for_each_p_the_shown_countries_of_a_region_count_as_allies() -> None:
    m = position("US foreign-trade P2 C2 us-iraq", "RU", phase="action", shown="chile cuba albania")
    say(m, "US: foreign-trade face_up")
    assert (asked(m), options(m)) == ("US: smart_region", "EUR AME pass")
    say(m, "US: AME")
    assert smart(m)["US"] == 1
    say(m, "US: pass export C")  # chile buys one
    assert asked(m) == "US: trade"
    assert board(m, "US").stock["C"] == 1


@pytest.mark.rule("TO-P-3")
def test_not_those_that_forbid_the_power() -> None:
    m = position("US foreign-trade P2 us-iraq", "RU", phase="action", shown="cuba")
    say(m, "US: foreign-trade face_up")
    assert asked(m) == "US: trade"


@pytest.mark.rule("TO-P-3")
def test_nor_where_another_country_of_the_region_counts() -> None:
    m = position("US foreign-trade P1 C1 R1 us-iraq", "RU", phase="action", shown="chile cuba")
    say(m, "US: foreign-trade face_up AME export")
    assert (asked(m), options(m)) == ("US: export_type", "E F C")  # Cuba alone would buy raw materials


@pytest.mark.rule("TO-P-3")
def test_regions_that_a_card_names_are_widened() -> None:
    """New Energy Markets trades with two regions only."""
    m = position("RU ru-new-energy-markets P1 new-allies E5 india", "US", phase="action", shown="albania nepal")
    say(m, "RU: new-allies ru-new-energy-markets AFR CAS")
    assert options(m) == "EUR SAS pass"
    say(m, "RU: SAS")
    assert (asked(m), options(m)) == ("RU: trade", "export import done")
    say(m, "RU: export E")
    assert options(m) == "5 4 3 2 1"  # Nepal and India, doubled


# --- Invest ----------------------------------------------------------------------------------


@pytest.mark.rule("TO-P-4")
def test_one_p_readies_an_exhausted_country_before_it() -> None:
    m = position("US foreign-direct-investment P2 $15 us-mexico!", "RU", phase="action")
    say(m, "US: foreign-direct-investment face_up permanent")
    assert asked(m) == "RU: act"  # one P at most: not after it too
    assert (smart(m)["US"], exhausted(m, "US"), board(m, "US").money) == (1, "us-mexico", 0)


@pytest.mark.rule("TO-P-4")
def test_or_after_it() -> None:
    m = position("US foreign-direct-investment P1 $15 us-mexico", "RU", phase="action")
    say(m, "US: foreign-direct-investment face_up permanent")
    assert (asked(m), options(m)) == ("US: smart_invest", "yes pass")
    say(m, "US: yes")
    assert (smart(m)["US"], exhausted(m, "US")) == (0, "")


@pytest.mark.rule("TO-P-4")
def test_without_p_an_exhausted_country_stays_closed() -> None:
    m = position("US foreign-direct-investment $15 us-mexico!", "RU", phase="action")
    say(m, "US: foreign-direct-investment")
    assert why_not(m, "US", "face_up") == "WO-INV-1"


@pytest.mark.rule("TO-P-4")
def test_without_p_nobody_is_asked_after_it() -> None:
    m = position("US foreign-direct-investment $15 us-mexico", "RU", phase="action")
    say(m, "US: foreign-direct-investment face_up permanent")
    assert (asked(m), exhausted(m, "US")) == ("RU: act", "us-mexico")


# --- Move, base --------------------------------------------------------------------------------


@pytest.mark.rule("TO-P-5")
def test_one_p_an_army_opens_any_region_and_the_money_stays_due() -> None:
    m = position("US military-reinforcements P1 A2 $30", "RU", phase="action")
    say(m, "US: military-reinforcements face_up")
    assert options(m) == "EUR CAS AME MENA AFR SAS EAP pass"
    say(m, "US: AFR")
    assert (smart(m)["US"], board(m, "US").money, region(m, "AFR").armies["US"]) == (0, 25, 1)
    assert options(m) == "EUR AME MENA EAP pass"
    assert why_not(m, "US", "AFR") == "WO-MOV-1"


@pytest.mark.rule("TO-P-5")
def test_a_region_of_the_zone_costs_no_p() -> None:
    m = position("US military-reinforcements P1 A2 $30", "RU", phase="action")
    say(m, "US: military-reinforcements face_up EUR pass")
    assert smart(m)["US"] == 1


@pytest.mark.rule("TO-P-5")
def test_a_move_that_names_its_region_is_not_widened() -> None:
    m = position("RU ru-csto P3 A2 D1 new-allies", "US", phase="action")
    say(m, "RU: new-allies ru-csto")
    assert options(m) == "CAS pass"


@pytest.mark.rule("TO-P-6")
def test_after_building_one_p_sends_one_more_army_free() -> None:
    m = position("US foreign-military-presence P2 A3 $10 iceland", "RU", phase="action")
    say(m, "US: foreign-military-presence face_up permanent")
    assert (asked(m), options(m)) == ("US: smart_army", "board pass")  # the value of Iceland is 1
    say(m, "US: board")
    assert asked(m) == "RU: act"  # one P at most
    assert (smart(m)["US"], board(m, "US").money, region(m, "EUR").armies["US"]) == (1, 0, 2)


@pytest.mark.rule("TO-P-6")
def test_it_may_come_from_another_region() -> None:
    where = "MENA US*1"
    m = position("US foreign-military-presence P1 A1 $10 iceland", "RU", phase="action", on_map=where)
    say(m, "US: foreign-military-presence face_up board permanent")
    assert (asked(m), options(m)) == ("US: smart_army", "MENA pass")  # the board is empty
    say(m, "US: MENA")
    assert (region(m, "EUR").armies["US"], region(m, "MENA").armies["US"]) == (2, 0)


@pytest.mark.rule("TO-P-8")
@pytest.mark.parametrize("card", ["assign-new-diplomats", "convincing-arguments", "humanitarian-aid"])
def test_whatever_card_gives_the_action(card: str) -> None:
    m = position(f"EU {card} D0 $0 P3 eu-norway!", "RU", phase="action", shown="brazil serbia")
    say(m, f"EU: {card}")
    assert "face_up" in options(m)


@pytest.mark.rule("TO-P-8")
def test_an_executive_order_too() -> None:
    m = position("US new-allies P1 A2 $30", "RU", phase="action", executive_order=True)
    say(m, "US: new-allies order gain_move AFR")
    assert smart(m)["US"] == 0


@pytest.mark.rule("TO-P-8")
def test_everybody_sees_smart_power() -> None:
    m = position("US P5", "RU P1", phase="action")
    assert m.view(1)["smart"] == {"US": 5, "EU": 0, "RU": 1, "CN": 0}


# --- Scoring -----------------------------------------------------------------------------------


def scored(*seats: str) -> dict[str, int]:
    """What smart power brings at a scoring, and nothing else."""
    m = position(*seats, phase="action")
    t = table(m)
    before = {me: t.boards[me].vp for me in t.taking_turns()}
    score_majority(t)
    return {me: vp(m, me) - before[me] for me in t.taking_turns()}


@pytest.mark.rule("TO-P-7")
def test_most_p_score_5_3_1_and_the_tied_the_lowest_of_their_places() -> None:
    assert scored("US P4", "EU P2", "RU P1", "CN P3") == {"US": 5, "EU": 1, "RU": 0, "CN": 3}
    assert scored("US P4", "EU P4", "RU P1", "CN P0") == {"US": 3, "EU": 3, "RU": 1, "CN": 0}
    assert scored("US P4", "EU", "RU", "CN") == {"US": 5, "EU": 0, "RU": 0, "CN": 0}
    assert scored("US P4", "EU P2", "RU") == {"US": 5, "EU": 3, "RU": 0}  # who has none takes no place


@pytest.mark.rule("TO-P-7")
def test_it_is_scored_with_all_else() -> None:
    m = position("US P4", "EU", "RU", "CN", phase="scoring", game_round=3, arrange=score_now)
    assert (0, "smart", 5) in heard(m, "token_scored")


def score_now(t: Tourmente) -> None:
    t.agenda = [("scoring", "")]


@pytest.mark.rule("TO-P-9")
def test_of_two_only_a_sole_first_scores_three() -> None:
    assert scored("US P4", "RU P1") == {"US": 3, "RU": 0}
    assert scored("US P4", "RU P4") == {"US": 0, "RU": 0}
