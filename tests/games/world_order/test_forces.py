"""Invest, move and build a base."""

import pytest

from tests.games.world_order.position import asked, board, exhausted, options, position, region, say, table, why_not

# --- Invest -------------------------------------------------------------------------------


@pytest.mark.rule("WO-INV-1")
def test_a_ready_ally_without_an_own_investment_that_can_be_paid() -> None:
    m = position("US foreign-direct-investment $15 us-mexico us-iraq! us-iceland$ canada us-japan", "RU")
    say(m, "US: foreign-direct-investment face_up")
    assert options(m) == "us-mexico us-japan"
    assert why_not(m, "US", "us-iraq") == why_not(m, "US", "us-iceland") == why_not(m, "US", "canada") == "WO-INV-1"
    say(m, "US: us-mexico temporary")
    assert (board(m, "US").money, exhausted(m, "US")) == (0, "us-iraq us-mexico")
    assert len(board(m, "US").invested) == 2


@pytest.mark.rule("WO-INV-2")
def test_an_investment_gives_influence_in_its_region() -> None:
    m = position("US foreign-direct-investment us-mexico", "RU")
    say(m, "US: foreign-direct-investment face_up permanent")
    assert (region(m, "AME").permanent, region(m, "AME").investments["US"]) == (["US"], 1)


@pytest.mark.rule("WO-INV-1")
def test_without_such_an_ally_the_card_is_not_played_face_up() -> None:
    m = position("US foreign-direct-investment $9 us-mexico", "RU")
    say(m, "US: foreign-direct-investment")
    assert why_not(m, "US", "face_up") == "WO-INV-1"


# --- Move ---------------------------------------------------------------------------------

ZONES = {"US": "EUR AME MENA EAP", "EU": "EUR MENA AFR", "RU": "EUR CAS MENA", "CN": "CAS SAS EAP"}


@pytest.mark.rule("WO-MOV-1")
@pytest.mark.parametrize("power", ZONES)
def test_an_army_goes_to_the_own_zone(power: str) -> None:
    other = "RU" if power in ("US", "EU") else "US"
    m = position(f"{power} military-reinforcements $5 A0 mongolia", other)
    say(m, f"{power}: military-reinforcements face_up")
    assert options(m) == f"{ZONES[power]} pass"


@pytest.mark.rule("WO-MOV-1")
def test_or_where_an_own_base_is_for_five_an_army_from_board_or_map() -> None:
    m = position("US military-reinforcements $10 A0 kenya#", "RU", on_map="CAS US*1")
    say(m, "US: military-reinforcements face_up")
    assert m.open[0][3] == (2,)  # so many may go
    say(m, "US: AFR CAS")
    assert m.open[0][3] == (1,)
    say(m, "US: AFR")  # from the board
    assert (board(m, "US").money, board(m, "US").stock["A"]) == (0, 0)
    assert (region(m, "AFR").armies["US"], region(m, "CAS").armies["US"]) == (2, 0)


@pytest.mark.rule("WO-MOV-1")
def test_elsewhere_it_may_not_go() -> None:
    m = position("US military-reinforcements", "RU")
    say(m, "US: military-reinforcements face_up")
    assert why_not(m, "US", "CAS") == "WO-MOV-1"


@pytest.mark.rule("WO-MOV-2")
def test_up_to_may_be_none_and_none_goes_back_to_the_board() -> None:
    m = position("US military-reinforcements A0", "RU", on_map="EUR US*1")
    say(m, "US: military-reinforcements face_up pass")
    assert (board(m, "US").stock["A"], region(m, "EUR").armies["US"]) == (1, 1)
    m = position("US military-reinforcements", "RU", on_map="EUR US*1")
    say(m, "US: military-reinforcements face_up")
    assert "board" not in options(m).split()


@pytest.mark.rule("WO-MOV-1")
def test_an_army_moves_once() -> None:
    m = position("US military-exercises A1", "RU", on_map="MENA US*1")
    say(m, "US: military-exercises face_up EUR MENA EUR")  # the second one: from the board
    assert (region(m, "EUR").armies["US"], asked(m)) == (2, "RU: act")


@pytest.mark.rule("WO-MOV-1")
def test_without_money_nobody_is_asked() -> None:
    m = position("US military-reinforcements $4", "RU")
    say(m, "US: military-reinforcements face_up")
    assert (asked(m), board(m, "US").stock["A"]) == ("RU: act", 4)


# --- Base ---------------------------------------------------------------------------------


@pytest.mark.rule("WO-BAS-1")
def test_a_ready_ally_that_allows_a_base_and_bears_none() -> None:
    m = position("US foreign-military-presence us-japan us-iceland! us-iraq# us-mexico peru", "RU")
    say(m, "US: foreign-military-presence face_up")
    assert options(m) == "us-japan peru"
    assert {why_not(m, "US", ally) for ally in ("us-iceland", "us-iraq", "us-mexico")} == {"WO-BAS-1"}


@pytest.mark.rule("WO-BAS-2", "WO-BAS-3")
def test_five_and_five_an_army_up_to_the_value_of_the_country() -> None:
    m = position("US foreign-military-presence $30 A1 us-japan", "RU", on_map="EUR US*1;EAP US*1")
    say(m, "US: foreign-military-presence face_up")
    assert options(m) == "board EUR"  # not those that are there already
    say(m, "US: EUR board permanent")  # value 2
    assert (board(m, "US").money, region(m, "EAP").armies["US"]) == (30 - 15, 3)
    assert (exhausted(m, "US"), region(m, "EAP").bases["US"]) == ("us-japan", 1)
    assert (region(m, "EAP").permanent, len(board(m, "US").bases)) == (["US"], 1)


@pytest.mark.rule("WO-BAS-2")
def test_no_more_armies_than_the_country_is_worth() -> None:
    m = position("US foreign-military-presence A3 us-japan", "RU")
    say(m, "US: foreign-military-presence face_up board permanent")
    assert (region(m, "EAP").armies["US"], board(m, "US").stock["A"]) == (2, 1)


@pytest.mark.rule("WO-BAS-2")
def test_one_army_at_least_and_then_one_may_stop() -> None:
    m = position("US foreign-military-presence A3 us-japan", "RU")
    say(m, "US: foreign-military-presence face_up pass permanent")
    assert region(m, "EAP").armies["US"] == 1


@pytest.mark.rule("WO-BAS-2")
@pytest.mark.parametrize(("money", "armies", "on_map"), [(9, 1, ""), (10, 0, ""), (10, 0, "EAP US*2")])
def test_without_the_money_or_an_army_no_base(money: int, armies: int, on_map: str) -> None:
    m = position(f"US foreign-military-presence ${money} A{armies} us-japan", "RU", on_map=on_map)
    say(m, "US: foreign-military-presence")
    assert why_not(m, "US", "face_up") == "WO-BAS-2"
    assert options(m) == "money"


@pytest.mark.rule("WO-BAS-2")
def test_with_ten_exactly_one_army_goes() -> None:
    m = position("US foreign-military-presence $10 A3 us-japan", "RU")
    say(m, "US: foreign-military-presence face_up permanent")
    assert (board(m, "US").money, table(m).armies_on_map("US")) == (0, 1)
