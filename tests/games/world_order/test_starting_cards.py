"""The cards of the starting decks, one by one."""

import pytest

from tests.games.world_order.position import asked, board, options, position, region, say, table


def test_growth_strategy_gets_a_growth_card_or_produces_three_types() -> None:
    m = position("US growth-strategy S1 D1 $10 E0 R0 F0", "RU")
    say(m, "US: growth-strategy face_up")
    assert (asked(m), options(m)) == ("US: way", "grow produce")
    say(m, "US: produce E R F")
    assert [board(m, "US").stock[what] for what in "ERF"] == [3, 2, 3]
    assert asked(m) == "RU: act"


def test_new_allies_improves_relations() -> None:
    m = position("US new-allies D1 us-japan", "RU", shown="serbia albania")
    say(m, "US: new-allies face_up serbia")
    assert len(table(m).allies["US"].cards) == 2


def test_diplomatic_engagement_engages() -> None:
    m = position("RU diplomatic-engagement D4 ru-armenia", "US")
    say(m, "RU: diplomatic-engagement face_up pass permanent")
    assert (board(m, "RU").stock["D"], region(m, "CAS").engage["RU"]) == (0, 1)


def test_foreign_trade_trades() -> None:
    m = position("CN foreign-trade cn-laos C4", "US")
    say(m, "CN: foreign-trade face_up export done")
    assert board(m, "CN").money == 20 + 15


def test_foreign_direct_investment_invests() -> None:
    m = position("CN foreign-direct-investment cn-laos", "US")
    say(m, "CN: foreign-direct-investment face_up temporary")
    assert (board(m, "CN").money, board(m, "CN").vp) == (10, 4)


def test_foreign_military_presence_builds_a_base() -> None:
    m = position("RU foreign-military-presence ru-syria", "US")
    say(m, "RU: foreign-military-presence face_up permanent")
    assert (region(m, "MENA").bases["RU"], region(m, "MENA").armies["RU"]) == (1, 1)


def test_military_reinforcements_give_an_army_and_move_up_to_two() -> None:
    m = position("EU military-reinforcements A1", "CN")
    say(m, "EU: military-reinforcements face_up AFR AFR")
    assert (region(m, "AFR").armies["EU"], board(m, "EU").stock["A"], board(m, "EU").money) == (2, 0, 15)


@pytest.mark.parametrize(("bought", "money"), [("E 1 pass import C 1 CN done", 30 - 3 - 10 + 10), ("done", 30)])
def test_global_currency_gives_five_for_each_type_imported(bought: str, money: int) -> None:
    m = position("US global-currency mexico us-japan C0 S0 A0 E0", "CN")
    words = f"import {bought}" if bought != "done" else bought
    say(m, f"US: global-currency face_up {words}")
    assert board(m, "US").money == money


def test_military_pact_builds_a_base_and_gives_diplomacy() -> None:
    m = position("US military-pact us-iceland D0", "RU")
    say(m, "US: military-pact face_up permanent")
    assert (region(m, "EUR").bases["US"], board(m, "US").stock["D"]) == (1, 1)


@pytest.mark.parametrize(
    ("place", "ally", "cost"), [("EUR", "eu-norway!", 4), ("MENA", "eu-jordan!", 5), ("AFR", "eu-nigeria!", 3)]
)
def test_soft_power_is_cheaper_in_europe_the_middle_east_and_central_asia(place: str, ally: str, cost: int) -> None:
    m = position(f"EU soft-power D9 {ally}", "RU")
    say(m, "EU: soft-power face_up permanent")
    assert (board(m, "EU").stock["D"], region(m, place).permanent) == (9 - cost, ["EU"])


def test_humanitarian_aid_pays_money_in_place_of_diplomacy() -> None:
    m = position("EU humanitarian-aid D1 $6 eu-jordan", "RU", shown="south-africa")
    say(m, "EU: humanitarian-aid face_up")
    assert (board(m, "EU").stock["D"], board(m, "EU").money) == (0, 0)  # 1 D and two times 3 $
    m = position("EU humanitarian-aid D1 $6 eu-jordan", "RU", shown="sudan")
    say(m, "EU: humanitarian-aid face_up")
    assert (asked(m), options(m)) == ("EU: pay_money", "1 2")
    say(m, "EU: 2")
    assert (board(m, "EU").stock["D"], board(m, "EU").money) == (1, 0)


def test_military_re_equipment_builds_a_base_and_gives_an_army() -> None:
    m = position("RU military-re-equipment ru-armenia A1", "US")
    say(m, "RU: military-re-equipment face_up permanent")
    assert (board(m, "RU").stock["A"], region(m, "CAS").armies["RU"]) == (1, 1)


@pytest.mark.parametrize(("double", "most"), [("E", "4 3 2 1"), ("R", "2 1")])
def test_energy_titan_doubles_energy_or_raw_materials(double: str, most: str) -> None:
    m = position("RU energy-titan ukraine E9 R9 C0", "US")
    say(m, f"RU: energy-titan face_up {double} export")
    assert (asked(m), options(m)) == ("RU: export_number", most)


def test_economic_diplomacy_invests_and_gives_diplomacy() -> None:
    m = position("CN economic-diplomacy cn-laos D0", "US")
    say(m, "CN: economic-diplomacy face_up permanent")
    assert (region(m, "EAP").investments["CN"], board(m, "CN").stock["D"]) == (1, 1)


def test_the_worlds_factory_trades_then_produces_up_to_two_consumer_goods() -> None:
    m = position("CN the-worlds-factory E5 R5 C0", "US")
    say(m, "CN: the-worlds-factory face_up done")
    assert (asked(m), options(m)) == ("CN: produce_number", "2 1 0")
    say(m, "CN: 2")
    assert board(m, "CN").stock["C"] == 2
