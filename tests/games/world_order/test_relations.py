"""Improve relations and engage."""

import pytest

from crise.engine.match import Match
from tests.games.world_order.position import (
    asked,
    board,
    exhausted,
    heard,
    keys,
    options,
    position,
    region,
    say,
    table,
    why_not,
)


def allies(m: Match, me: str = "US") -> str:
    return keys(m, table(m).allies[me])


# --- Improve relations --------------------------------------------------------------------


@pytest.mark.rule("WO-IR-1")
def test_any_shown_country_that_does_not_forbid_the_power() -> None:
    m = position("US new-allies D9", "RU", shown="serbia belarus mongolia cuba")
    say(m, "US: new-allies face_up")
    assert options(m) == "serbia mongolia"
    assert why_not(m, "US", "belarus") == "WO-IR-1"
    assert why_not(m, "US", "chile") == "WO-IR-1"  # not shown


@pytest.mark.rule("WO-IR-2")
def test_the_value_is_paid_in_diplomacy() -> None:
    m = position("US new-allies D3 us-japan", "RU", shown="brazil serbia")
    say(m, "US: new-allies face_up brazil")
    assert (board(m, "US").stock["D"], allies(m)) == (0, "us-japan brazil")


@pytest.mark.rule("WO-IR-2")
def test_ready_allies_of_the_region_are_exhausted_for_their_value_one_by_one() -> None:
    m = position("US new-allies D1 us-mexico peru! honduras us-japan", "RU", shown="brazil chile")
    say(m, "US: new-allies face_up brazil")
    assert (asked(m), options(m)) == ("US: ally_exhaust", "us-mexico honduras")  # 1 D is not enough
    say(m, "US: us-mexico")
    assert options(m) == "honduras pass"
    say(m, "US: pass")
    assert (board(m, "US").stock["D"], exhausted(m, "US")) == (0, "peru us-mexico")


@pytest.mark.rule("WO-IR-2")
def test_allies_only_while_diplomacy_is_due_and_the_last_may_overpay() -> None:
    m = position("US new-allies D0 us-mexico honduras", "RU", shown="cuba el-salvador chile")
    say(m, "US: new-allies face_up el-salvador us-mexico")
    assert asked(m) == "RU: act"
    assert (exhausted(m, "US"), board(m, "US").stock["D"]) == ("us-mexico", 0)


@pytest.mark.rule("WO-IR-2")
def test_what_cannot_be_paid_is_not_offered() -> None:
    m = position("US new-allies D1 us-mexico", "RU", shown="brazil chile serbia switzerland")
    say(m, "US: new-allies face_up")
    assert options(m) == "serbia brazil chile"
    assert why_not(m, "US", "switzerland") == "WO-IR-2"
    m = position("US new-allies D0 us-mexico!", "RU", shown="brazil")
    say(m, "US: new-allies")
    assert options(m) == "money"
    assert why_not(m, "US", "face_up") == "WO-IR-2"


@pytest.mark.rule("WO-IR-2", "WO-ENG-2")
@pytest.mark.parametrize(
    ("card", "words"), [("new-allies", "serbia"), ("diplomatic-engagement", "EUR permanent")]
)  # fmt: skip
def test_what_a_discount_makes_cheaper_than_nothing_costs_nothing(card: str, words: str) -> None:
    steps = {"new-allies": "improve discount=3", "diplomatic-engagement": "engage discount=9"}
    m = position(f"US {card} D2 us-iceland us-japan", "RU", shown="serbia switzerland", steps=steps)
    say(m, f"US: {card} face_up {words}")
    assert (board(m, "US").stock["D"], exhausted(m, "US")) == (2, "")


@pytest.mark.rule("WO-IR-3", "WO-IR-4")
def test_the_country_comes_ready_and_the_display_refills_at_once() -> None:
    m = position("US new-allies D1 us-japan", "RU", shown="serbia albania")
    say(m, "US: new-allies face_up serbia")
    assert (allies(m), exhausted(m, "US")) == ("us-japan serbia", "")
    shown = keys(m, table(m).countries["EUR"]).split()
    assert (shown[0], len(shown)) == ("albania", 2)
    assert heard(m, "countries_shown") == [([shown[1]],)]


@pytest.mark.rule("WO-IR-5")
def test_the_full_version_of_a_starting_country_replaces_it_for_influence() -> None:
    m = position("US new-allies D3 us-japan us-mexico", "RU", shown="japan")
    say(m, "US: new-allies face_up pass permanent")
    assert allies(m) == "us-mexico japan"
    assert (region(m, "EAP").permanent, board(m, "US").vp) == (["US"], 1)
    assert "us-japan" in keys(m, table(m).box).split()


@pytest.mark.rule("WO-IR-5")
def test_the_full_version_of_anothers_starting_country_gives_nothing() -> None:
    m = position("US new-allies D2 us-japan", "EU", "RU", shown="norway")
    say(m, "US: new-allies face_up")
    assert asked(m) == "EU: act"
    assert region(m, "EUR").permanent == []


@pytest.mark.rule("WO-IR-6")
def test_in_the_swap_tokens_stay_and_the_starting_card_may_pay_for_it() -> None:
    m = position("US new-allies D1 us-japan$#", "RU", shown="japan")
    say(m, "US: new-allies face_up permanent")
    (japan,) = table(m).allies["US"].cards
    assert (board(m, "US").invested, board(m, "US").bases, exhausted(m, "US")) == ([japan], [japan], "")
    assert region(m, "EAP").investments["US"] == region(m, "EAP").bases["US"] == 1


OPENING = "EU D9 diplomatic-opening eu-jordan"


@pytest.mark.rule("WO-IR-7")
def test_diplomatic_opening_improves_a_second_time_for_one_more() -> None:
    m = position(OPENING + " new-allies", "RU", shown="serbia mongolia sudan")
    say(m, "EU: new-allies face_up serbia yes sudan")
    assert board(m, "EU").stock["D"] == 9 - 1 - 3
    assert allies(m, "EU") == "eu-jordan serbia sudan"
    assert board(m, "EU").used == ["diplomatic-opening"]


@pytest.mark.rule("WO-IR-7")
def test_the_second_is_a_plain_one() -> None:
    m = position("EU D1 $99 diplomatic-opening eu-jordan humanitarian-aid", "RU", shown="serbia sudan")
    say(m, "EU: humanitarian-aid face_up serbia 0")
    assert asked(m) == "RU: act"  # no D is left, and money does not count
    m = position(OPENING + " new-allies eu-expansion", "RU", shown="serbia sudan")
    say(m, "EU: new-allies eu-expansion yes")
    assert "sudan" in options(m).split()  # any region


@pytest.mark.rule("WO-IR-7")
def test_it_is_asked_once_a_round_and_says_why_not_by_its_own_price() -> None:
    m = position("EU D3 diplomatic-opening eu-jordan assign-new-diplomats", "RU", shown="serbia mongolia israel")
    say(m, "EU: assign-new-diplomats face_up serbia")
    assert asked(m) == "EU: may"
    say(m, "EU: yes")
    assert why_not(m, "EU", "israel") == "WO-IR-2"  # 3 + 1 less 1 for Jordan: 3 are due, 2 are left
    say(m, "EU: mongolia")
    assert asked(m) == "EU: country"  # the second of the card
    say(m, "EU: pass")
    assert asked(m) == "RU: act"


@pytest.mark.rule("WO-IR-7")
def test_it_may_be_kept_for_later_in_the_round() -> None:
    m = position(OPENING + " new-allies", "RU", shown="serbia mongolia")
    say(m, "EU: new-allies face_up serbia pass")
    assert board(m, "EU").used == []


# --- Engage -------------------------------------------------------------------------------


@pytest.mark.rule("WO-ENG-1")
def test_engaging_needs_an_ally_there_ready_or_not() -> None:
    m = position("US diplomatic-engagement D9 us-mexico! us-japan", "RU")
    say(m, "US: diplomatic-engagement face_up")
    assert options(m) == "AME EAP"
    assert why_not(m, "US", "EUR") == "WO-ENG-1"


@pytest.mark.rule("WO-ENG-2")
def test_ready_allies_lower_the_cost() -> None:
    m = position("US diplomatic-engagement D1 us-mexico honduras us-iraq", "RU")
    say(m, "US: diplomatic-engagement face_up")
    assert options(m) == "us-mexico honduras"  # the Americas: 4
    say(m, "US: us-mexico")  # and Honduras too: 1 D is not enough
    assert board(m, "US").stock["D"] == 0
    assert exhausted(m, "US") == "us-mexico honduras"


@pytest.mark.rule("WO-ENG-2")
def test_what_cannot_be_paid_cannot_be_engaged() -> None:
    m = position("US diplomatic-engagement D4 us-iraq us-mexico", "RU")
    say(m, "US: diplomatic-engagement face_up")
    assert asked(m) == "US: ally_exhaust"  # only the Americas: 6 - 1 is too much elsewhere
    m = position("US diplomatic-engagement D4 us-iraq", "RU")
    say(m, "US: diplomatic-engagement")
    assert why_not(m, "US", "face_up") == "WO-ENG-2"


@pytest.mark.rule("WO-ENG-3", "WO-ENG-4")
def test_an_engagement_gives_influence_and_places_a_token() -> None:
    m = position("US diplomatic-engagement D4 us-mexico!", "RU")
    say(m, "US: diplomatic-engagement face_up temporary")
    assert (region(m, "AME").temporary, region(m, "AME").engage["US"], board(m, "US").engage) == (["US"], 1, 2)


@pytest.mark.rule("WO-ENG-4", "WO-SEC-2")
def test_without_a_token_in_the_supply_one_is_moved_there_from_elsewhere() -> None:
    m = position("US diplomatic-engagement D4 us-mexico!", "RU", on_map="EUR @US;MENA @US;AME @US")
    say(m, "US: diplomatic-engagement face_up")
    assert (asked(m), options(m)) == ("US: engage_token", "EUR MENA")
    say(m, "US: MENA permanent")
    assert [region(m, place).engage["US"] for place in ("EUR", "MENA", "AME")] == [1, 0, 2]


@pytest.mark.rule("WO-ENG-4")
def test_all_three_may_stand_in_one_region() -> None:
    m = position("US diplomatic-engagement D4 us-mexico!", "RU", on_map="AME @US @US @US")
    say(m, "US: diplomatic-engagement face_up permanent")
    assert (region(m, "AME").engage["US"], region(m, "AME").permanent) == (3, ["US"])
