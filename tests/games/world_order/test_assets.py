"""The strategic assets, one by one. Each is used by a card played face down (WO-ACT-4)."""

from pathlib import Path

import pytest

from crise.engine.match import Match
from crise.games.world_order import WORLD_ORDER
from tests.games.world_order.position import (
    asked,
    board,
    keys,
    options,
    position,
    region,
    say,
    table,
    why_not,
)

NUMBERS = {
    "US": "arms-export 4 navy 1 rd-champion 2 main-un-funding-contributor 2 nato 3",
    "EU": "central-european-bank 2 brand-europe 4 expansion 5 neighborhood-policy 1 nato 3",
    "RU": "csto 5 arms-export 4 new-energy-markets 2 cyber-attacks 4 private-military-corporations 1",
    "CN": "expansion-in-the-south-china-sea 5 brics 2 belt-road 1 sco 3 rapid-industrialization 2",
}
OTHER = {"US": "RU", "EU": "RU", "RU": "US", "CN": "US"}


def use(asset: str, seat: str = "", *others: str, on_map: str = "", shown: str = "") -> Match:
    """Its owner plays a card face down for it."""
    me = asset[:2].upper()
    m = position(f"{me} {asset} foreign-trade {seat}", *(others or (OTHER[me],)), on_map=on_map, shown=shown)
    say(m, f"{me}: foreign-trade {asset}")
    return m


def usable(asset: str, seat: str, on_map: str = "") -> bool:
    me = asset[:2].upper()
    m = position(f"{me} {asset} foreign-trade {seat}", OTHER[me], on_map=on_map)
    say(m, f"{me}: foreign-trade")
    return asset in options(m).split()


@pytest.mark.rule("WO-SET-8")
@pytest.mark.parametrize("power", NUMBERS)
def test_the_numbers_of_the_assets(power: str) -> None:
    rows = [row for row in WORLD_ORDER.standard if row.kind == "asset" and row.owners == power]
    found = " ".join(f"{row.card.removeprefix(power.lower() + '-')} {row.vp}" for row in rows)
    assert found == NUMBERS[power]


@pytest.mark.parametrize("power", ["US", "RU"])
def test_arms_export_sells_two_armies_for_twenty_and_adds_influence_anywhere(power: str) -> None:
    m = use(f"{power.lower()}-arms-export", "A3 $0")
    assert (asked(m), options(m)) == (f"{power}: influence", "EUR CAS AME MENA AFR SAS EAP pass")
    say(m, f"{power}: AFR permanent")
    assert (board(m, power).stock["A"], board(m, power).money, region(m, "AFR").permanent) == (1, 20, [power])
    assert not usable(f"{power.lower()}-arms-export", "A1")


def test_us_navy_moves_two_armies_to_each_of_up_to_two_regions() -> None:
    m = use("us-navy", "A4 $20")
    assert options(m) == "EUR AME MENA AFR SAS EAP"  # wherever it is, but for Central Asia
    say(m, "US: SAS yes permanent yes")
    assert options(m) == "EUR AME MENA AFR EAP"
    say(m, "US: AFR yes temporary")
    assert [region(m, place).armies["US"] for place in ("SAS", "AFR")] == [2, 2]
    assert (region(m, "SAS").permanent, region(m, "AFR").temporary[-1], board(m, "US").money) == (["US"], "US", 0)


def test_us_navy_takes_armies_from_outside_the_region_exactly_two() -> None:
    assert not usable("us-navy", "A1 $99")
    assert not usable("us-navy", "A2 $9")
    m = use("us-navy", "A1 $99", on_map="EAP US*1")
    assert options(m) == "EUR AME MENA AFR SAS"
    say(m, "US: EUR board yes permanent")
    assert (region(m, "EUR").armies["US"], asked(m)) == (2, "RU: act")  # they don't go on


def test_rd_champion_produces_two_types_and_gets_a_growth_card() -> None:
    m = use("us-rd-champion", "E0 F0 S0 $10")
    say(m, "US: E F")
    assert asked(m) == "RU: act"  # no S yet
    m = use("us-rd-champion", "S1 $10")
    say(m, "US: pass industrial-development A C")
    assert board(m, "US").growth == 1


@pytest.mark.parametrize(("times", "diplomacy"), [(2, 6), (1, 3), (0, 0)])
def test_main_un_funding_pays_up_to_twenty_for_diplomacy_and_engages_without_an_ally(
    times: int, diplomacy: int
) -> None:
    m = use("us-main-un-funding-contributor", "D3 us-mexico")
    assert (asked(m), options(m)) == ("US: fund", "2 1 0")
    say(m, f"US: {times}")
    assert (board(m, "US").stock["D"], board(m, "US").money) == (3 + diplomacy, 30 - 10 * times)
    assert "AFR" in options(m).split()
    say(m, "US: AFR permanent")
    assert board(m, "US").stock["D"] == diplomacy


def test_us_nato_moves_two_armies_for_a_permanent_influence_and_two_diplomacy() -> None:
    m = use("us-nato", "A2 D0", on_map="CAS =RU =CN")
    assert (asked(m), options(m)) == ("US: region", "EUR CAS MENA")
    say(m, "US: CAS yes")  # no base is needed, and no slot
    assert (region(m, "CAS").armies["US"], region(m, "CAS").slotless) == (2, ["US"])
    assert (board(m, "US").stock["D"], board(m, "US").money) == (2, 20)
    assert not usable("us-nato", "A1")
    assert not usable("us-nato", "A0", on_map="EUR US*1")


def test_central_european_bank_gives_twenty_and_takes_ten_for_a_service() -> None:
    m = use("eu-central-european-bank", "$0 S0 D0 C0")
    assert (asked(m), options(m)) == ("EU: grow", "industrial-development pass")
    say(m, "EU: industrial-development A C")
    assert (board(m, "EU").money, board(m, "EU").growth) == (0, 1)
    m = use("eu-central-european-bank", "$0 S1 D1")
    say(m, "EU: diplomatic-initiative")
    assert (asked(m), options(m)) == ("EU: growth_money", "0 1")


@pytest.mark.rule("WO-TRA-11")
@pytest.mark.parametrize(("goods", "influence"), [("C S", True), ("C", False)])
def test_brand_europe_adds_influence_where_goods_and_services_were_exported(goods: str, influence: bool) -> None:
    m = use("eu-brand-europe", "C3 S3 F0 eu-norway", shown="angola")
    assert options(m) == "CAS AME MENA AFR SAS EAP"
    say(m, "EU: AFR")
    for what in goods.split():
        say(m, f"EU: export {what}" if what == "C" else "EU: export")
        if asked(m) == "EU: export_number":
            say(m, f"EU: {options(m).split()[0]}")
    if asked(m) == "EU: trade":
        say(m, "EU: done")
    assert (asked(m) == "EU: may") == influence


@pytest.mark.rule("WO-TRA-11")
def test_brand_europe_counts_exports_for_the_region_first() -> None:
    m = use("eu-brand-europe", "C3 S3 F0 norway mexico", shown="colombia iceland")
    say(m, "EU: AME export C 1 export 1 done")  # the Americas take both
    assert asked(m) == "EU: may"
    m = use("eu-brand-europe", "C3 S3 F0 norway", shown="colombia iceland")
    say(m, "EU: AME export C 1 export done")  # services go to Norway only
    assert asked(m) == "RU: act"


def test_eu_expansion_improves_in_europe_and_may_pay_for_a_permanent_influence() -> None:
    m = use("eu-expansion", "D3 eu-jordan", shown="serbia sudan", on_map="EUR =US =US =RU =RU")
    assert (asked(m), options(m)) == ("EU: may", "yes pass")  # Serbia was the only one
    say(m, "EU: yes")
    assert (region(m, "EUR").slotless, board(m, "EU").stock["D"]) == (["EU"], 0)
    m = use("eu-expansion", "D2 eu-jordan", shown="serbia")
    assert asked(m) == "RU: act"  # 1 D is left


def test_eu_neighborhood_policy_engages_without_an_ally_and_again_elsewhere_for_ten() -> None:
    m = use("eu-neighborhood-policy", "D9 $10 eu-canada")
    assert options(m) == "EUR CAS MENA"
    say(m, "EU: EUR permanent yes")
    assert board(m, "EU").money == 0
    say(m, "EU: permanent")  # 4 D are left: Central Asia, not Europe again
    assert (region(m, "CAS").permanent, region(m, "EUR").engage["EU"]) == (["EU"], 1)


def test_eu_nato_brings_two_armies_from_the_supply() -> None:
    m = use("eu-nato", "D2 $10 A0", on_map="MENA =US =US =RU")
    say(m, "EU: MENA yes")
    assert (region(m, "MENA").armies["EU"], region(m, "MENA").slotless) == (2, ["EU"])
    assert (board(m, "EU").stock["D"], board(m, "EU").money) == (0, 0)
    assert not usable("eu-nato", "D1 $10")
    assert not usable("eu-nato", "D2 $9")


def test_csto_moves_up_to_two_armies_free_for_a_permanent_influence() -> None:
    m = use("ru-csto", "D1 A1 $0", on_map="EUR RU*1;CAS =CN =CN")
    say(m, "RU: CAS board CAS yes")
    assert (region(m, "CAS").armies["RU"], region(m, "CAS").slotless, board(m, "RU").money) == (2, ["RU"], 0)
    assert board(m, "RU").stock["D"] == 0
    assert not usable("ru-csto", "D0")


@pytest.mark.rule("WO-TRA-11")
def test_new_energy_markets_trade_in_two_regions_with_energy_doubled() -> None:
    m = use("ru-new-energy-markets", "E10 R0 C0 F0 ukraine! ru-armenia", shown="pakistan")
    say(m, "RU: EUR SAS export")
    assert options(m).split()[0] == "8"  # (2 of the ally, 2 of the country shown) twice; not Armenia
    say(m, "RU: 8 done yes permanent temporary")
    assert (region(m, "EUR").permanent, region(m, "SAS").temporary) == (["RU"], ["RU"])


@pytest.mark.rule("WO-TRA-11")
def test_new_energy_markets_a_unit_counts_in_one_region_and_the_owner_says_which() -> None:
    m = use("ru-new-energy-markets", "E7 R0 C0 F0 ukraine", shown="pakistan")
    say(m, "RU: EUR SAS export 7 done")
    assert (asked(m), options(m)) == ("RU: influence", "EUR SAS pass")
    say(m, "RU: SAS permanent")
    assert (region(m, "SAS").permanent, region(m, "EUR").permanent) == (["RU"], [])
    m = use("ru-new-energy-markets", "E3 R0 C0 F0 ukraine", shown="pakistan")
    say(m, "RU: EUR SAS export 3 done")
    assert asked(m) == "US: act"


@pytest.mark.parametrize("reset", ["EUR", "pass"])
def test_cyber_attacks_may_reset_and_add_influence_there(reset: str) -> None:
    m = use("ru-cyber-attacks", "S1", on_map="EUR ~RU ~US")
    say(m, f"RU: EUR {reset} yes temporary")
    row = ["US", "RU"] if reset == "EUR" else ["RU", "US"]
    assert (region(m, "EUR").temporary, board(m, "RU").stock["S"]) == ([*row, "RU"], 0)
    assert not usable("ru-cyber-attacks", "S0")


def test_cyber_attacks_where_there_is_nothing_to_reset() -> None:
    m = use("ru-cyber-attacks", "S1")
    say(m, "RU: SAS yes permanent")
    assert region(m, "SAS").permanent == ["RU"]


def test_private_military_corporations_bring_an_army_and_influence_and_once_more_elsewhere() -> None:
    m = use("ru-private-military-corporations", "$40 A0")
    assert options(m) == "EUR CAS MENA AFR"
    say(m, "RU: AFR yes permanent yes")
    assert options(m) == "EUR CAS MENA"
    say(m, "RU: CAS yes permanent")
    assert [region(m, place).armies["RU"] for place in ("AFR", "CAS")] == [1, 1]
    assert board(m, "RU").money == 0
    m = use("ru-private-military-corporations", "$39")
    say(m, "RU: AFR yes permanent")
    assert asked(m) == "US: act"


def test_expansion_in_the_south_china_sea_moves_one_to_three_armies() -> None:
    m = use("cn-expansion-in-the-south-china-sea", "A2 $10", on_map="EAP =US =US =RU")
    assert asked(m) == "CN: army_to"  # the first one had to go
    say(m, "CN: EAP yes")
    assert (region(m, "EAP").armies["CN"], region(m, "EAP").slotless, board(m, "CN").money) == (2, ["CN"], 0)


def test_brics_adds_influence_in_two_regions_and_russia_may_pay_for_the_third() -> None:
    m = use("cn-brics", "$30", "RU $25", "US")
    say(m, "CN: AFR permanent SAS permanent")
    assert (asked(m), options(m)) == ("RU: brics", "yes pass")
    say(m, "RU: yes permanent")
    assert [region(m, place).permanent for place in ("AME", "AFR", "SAS")] == [["RU"], ["CN"], ["CN"]]
    assert (board(m, "RU").money, board(m, "CN").money) == (5, 0)
    assert not usable("cn-brics", "$29")


@pytest.mark.parametrize(("money", "asks"), [(19, True), (10, True), (9, False)])
def test_brics_russia_pays_all_it_has_if_that_is_ten_at_least(money: int, asks: bool) -> None:
    m = use("cn-brics", "$30", f"RU ${money}", "US")
    say(m, "CN: AFR permanent SAS permanent")
    assert (asked(m) == "RU: brics") == asks
    if asks:
        say(m, "RU: yes permanent")
        assert board(m, "RU").money == 0


def test_brics_does_not_ask_an_npc() -> None:
    m = use("cn-brics", "$30")
    say(m, "CN: AFR permanent SAS permanent")
    assert (asked(m), region(m, "AME").permanent) == ("US: act", [])


def test_belt_and_road_invests_and_in_another_region_for_ten_more() -> None:
    m = use("cn-belt-road", "$35 cn-laos cambodia cn-pakistan")
    say(m, "CN: cn-laos permanent")
    assert (asked(m), options(m)) == ("CN: invest", "cn-pakistan pass")  # not Cambodia: the same region
    say(m, "CN: cn-pakistan permanent")
    assert board(m, "CN").money == 35 - 10 - 25


@pytest.mark.parametrize(
    ("way", "words"), [("invest", "bhutan permanent"), ("base", "pass permanent"), ("engage", "pass permanent")]
)
def test_sco_improves_in_asia_then_invests_builds_or_engages_there(way: str, words: str) -> None:
    m = use("cn-sco", "D9 $30 cn-pakistan cn-laos", shown="bhutan mexico")
    assert (asked(m), options(m)) == ("CN: ally_exhaust", "cn-pakistan pass")  # Bhutan; not Mexico
    say(m, "CN: pass")
    assert options(m) == "invest base engage pass"
    say(m, f"CN: {way}")
    if way == "invest":
        assert options(m) == "cn-pakistan bhutan"  # there: not Laos
    say(m, f"CN: {words}")
    counted = {
        "invest": region(m, "SAS").investments,
        "base": region(m, "SAS").bases,
        "engage": region(m, "SAS").engage,
    }
    assert counted[way]["CN"] == 1
    assert region(m, "SAS").permanent == ["CN"]


@pytest.mark.parametrize(("way", "words", "price"), [("raise_2", "D A", 10), ("raise_3", "D A F", 20)])
def test_rapid_industrialization_raises_two_or_three_productions(way: str, words: str, price: int) -> None:
    m = use("cn-rapid-industrialization", "$20 new-allies")
    assert (asked(m), options(m)) == ("CN: way", "raise_2 raise_3")
    say(m, f"CN: {way} {words}")
    assert (board(m, "CN").money, board(m, "CN").vp) == (20 - price, 3)
    assert [board(m, "CN").production[what] for what in words.split()[:2]] == [4, 3]
    assert (asked(m), options(m)) == ("CN: play_more", "new-allies pass")
    assert not usable("cn-rapid-industrialization", "$9")


def test_an_asset_that_cannot_be_used_says_why() -> None:
    m = position("RU foreign-trade ru-csto D0", "US")
    say(m, "RU: foreign-trade")
    assert why_not(m, "RU", "ru-csto") == "WO-ACT-9"
    assert keys(m, table(m).assets["RU"]) == "ru-csto"


def test_every_asset_has_a_test() -> None:
    text = Path(__file__).read_text("utf-8")
    cards = [row.card for row in WORLD_ORDER.standard if row.kind == "asset" and "arms-export" not in row.card]
    assert [card for card in cards if f'use("{card}"' not in text] == []
