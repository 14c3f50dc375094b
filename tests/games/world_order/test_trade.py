"""Trade."""

import pytest

from crise.games.world_order.data import POWER, POWERS
from crise.games.world_order.trade import sellers
from tests.games.world_order.position import asked, board, options, position, say, table, why_not

# Mexico sells C C S and buys E E (of this player), Peru F S and R.
TRADER = "US foreign-trade $30 mexico! peru E1 R1 F3 C3 S4"


@pytest.mark.rule("WO-TRA-1")
@pytest.mark.parametrize(("power", "exports", "imports"), [("US", 2, 2), ("EU", 2, 2), ("RU", 3, 2), ("CN", 3, 3)])
def test_the_trade_deals_limit_the_transactions(power: str, exports: int, imports: int) -> None:
    assert (POWER[power].exports, POWER[power].imports) == (exports, imports)
    other = "RU" if power in ("US", "EU") else "US"
    m = position(f"{power} foreign-trade $99 canada india japan iran brazil E9 R9 F9 C9 S9 A9", other)
    say(m, f"{power}: foreign-trade face_up")
    for way, most in (("export", exports), ("import", imports)):
        done = 0
        while f"{power}: trade" == asked(m) and way in options(m).split():
            say(m, f"{power}: {way}")
            while asked(m) != f"{power}: trade" and asked(m).startswith(power):
                say(m, f"{power}: {options(m).split()[0]}")
            done += 1
        assert done == most


@pytest.mark.rule("WO-TRA-1", "WO-TRA-10")
def test_each_type_once_each_way_asked_step_by_step() -> None:
    m = position(TRADER, "RU")
    say(m, "US: foreign-trade face_up")
    assert (asked(m), options(m)) == ("US: trade", "export import done")
    say(m, "US: export")
    assert (asked(m), options(m)) == ("US: export_type", "F C S")
    say(m, "US: C")
    assert (asked(m), options(m)) == ("US: export_number", "2 1")
    say(m, "US: 2 import E 1")  # E from the symbols: Russia's Commerce card may be used or not
    assert asked(m) == "US: commerce"
    say(m, "US: pass export")
    assert why_not(m, "US", "C") == "WO-TRA-1"
    say(m, "US: S 1 done")
    assert asked(m) == "RU: act"


@pytest.mark.rule("WO-TRA-2")
@pytest.mark.parametrize(("what", "price"), [("E", 5), ("R", 5), ("F", 5), ("C", 15), ("S", 15), ("A", 20)])
def test_export_prices(what: str, price: int) -> None:
    ally = {"E": "ukraine", "R": "serbia", "F": "albania", "C": "mongolia", "S": "iceland", "A": "cn-pakistan"}[what]
    m = position(f"CN foreign-trade $0 {ally} E1 R1 F1 C1 S1 A1", "US")
    say(m, "CN: foreign-trade face_up export")
    if asked(m) == "CN: export_type":
        say(m, f"CN: {what}")
    assert (board(m, "CN").money, board(m, "CN").stock[what]) == (price, 0)


@pytest.mark.rule("WO-TRA-2")
def test_armies_are_sold_from_the_board_only_and_diplomacy_never() -> None:
    m = position("CN foreign-trade cn-pakistan A0 E1", "US", on_map="CAS CN*3")
    say(m, "CN: foreign-trade face_up export")
    assert board(m, "CN").money == 20 + 5  # one E: nothing else can be sold
    m = position("CN foreign-trade cn-pakistan A1 E1", "US")
    say(m, "CN: foreign-trade face_up export")
    assert options(m) == "E A"
    assert why_not(m, "CN", "D") == "WO-TRA-2"


@pytest.mark.rule("WO-TRA-3")
def test_at_most_the_symbols_of_that_type_on_the_own_allies() -> None:
    m = position("US foreign-trade mexico colombia C9 S0 F0 E0", "RU")
    say(m, "US: foreign-trade face_up export")
    assert options(m) == "4 3 2 1"
    assert why_not(m, "US", "5") == "WO-TRA-3"


@pytest.mark.rule("WO-TRA-4")
@pytest.mark.parametrize(
    ("what", "ally", "price"), [("E", "qatar", 3), ("F", "argentina", 3), ("S", "egypt", 10), ("C", "japan", 10)]
)
def test_import_prices(what: str, ally: str, price: int) -> None:
    m = position(f"US foreign-trade ${price} {ally} E0 R0 F0 C0 S0", "RU")
    for power in POWERS:
        table(m).boards[power].commerce = 0
    say(m, "US: foreign-trade face_up import")
    assert (board(m, "US").money, board(m, "US").stock[what]) == (0, 1)


@pytest.mark.rule("WO-TRA-4", "WO-TRA-10")
def test_armies_cannot_be_imported_and_nothing_on_credit() -> None:
    m = position("US foreign-trade $5 mexico us-japan", "RU")
    say(m, "US: foreign-trade face_up import")
    assert options(m) == "E R"
    assert why_not(m, "US", "A") == "WO-TRA-4"
    assert why_not(m, "US", "C") == "WO-TRA-5"  # 10 $
    say(m, "US: E")
    assert asked(m) == "US: commerce"  # 5 $ are enough for one only


@pytest.mark.rule("WO-TRA-5")
def test_symbols_and_one_commerce_card_a_transaction() -> None:
    m = position("US foreign-trade mexico us-japan E0", "RU")
    say(m, "US: foreign-trade face_up import E")
    assert options(m) == "5 4 3 2 1"  # 2 symbols, 3 of Russia
    say(m, "US: 4")
    assert (board(m, "US").stock["E"], board(m, "RU").commerce) == (4, 0)  # the card was needed


@pytest.mark.rule("WO-TRA-5")
@pytest.mark.parametrize(
    ("power", "of"),
    [
        ("US", {"C": "EU CN", "S": "EU", "E": "RU", "R": "RU"}),
        ("EU", {"S": "US", "E": "RU", "R": "RU", "C": "CN"}),
        ("RU", {"S": "US EU", "C": "EU CN"}),
        ("CN", {"S": "US EU", "C": "EU", "E": "RU", "R": "RU"}),
    ],
)
def test_from_whom_the_trade_deals_let_import(power: str, of: dict[str, str]) -> None:
    t = table(position(*POWERS))
    found = {what: " ".join(sellers(t, power, what)) for what in "ERFCS"}
    assert {what: names for what, names in found.items() if names} == of


@pytest.mark.rule("WO-TRA-5", "WO-TRA-7")
def test_the_units_of_the_card_come_first_and_are_paid_to_its_owner() -> None:
    m = position("US foreign-trade $30 mexico E0", "RU $0 E5")
    say(m, "US: foreign-trade face_up import E 4")
    assert (board(m, "RU").money, board(m, "US").money) == (3 * 3, 30 - 4 * 3)
    assert (board(m, "RU").stock["E"], board(m, "RU").commerce) == (5, 0)


@pytest.mark.rule("WO-TRA-6")
def test_exhausted_allies_count_and_trading_exhausts_nobody() -> None:
    m = position("US foreign-trade mexico! C1 S0", "RU")
    say(m, "US: foreign-trade face_up export")
    assert board(m, "US").money == 45
    assert len(board(m, "US").exhausted) == 1


@pytest.mark.rule("WO-TRA-7")
def test_a_card_turned_down_serves_nobody() -> None:
    m = position("CN foreign-trade mongolia", "US")
    table(m).boards["US"].commerce = 0
    assert sellers(table(m), "CN", "S") == ["EU"]


@pytest.mark.rule("WO-TRA-8")
def test_a_whole_card_of_a_player_gives_diplomacy_once_a_trade() -> None:
    m = position("CN foreign-trade $50 mongolia D0 E0 R0", "RU", "US")
    say(m, "CN: foreign-trade face_up import E 3")
    assert board(m, "CN").stock["D"] == 1
    say(m, "CN: import S US done")
    assert board(m, "CN").stock["D"] == 1


@pytest.mark.rule("WO-TRA-8")
def test_a_part_of_a_card_gives_none() -> None:
    m = position("CN foreign-trade $50 mongolia D0 E0", "RU", "US")
    say(m, "CN: foreign-trade face_up import E 2 done")
    assert (board(m, "CN").stock["D"], board(m, "RU").money) == (0, 15 + 6)


@pytest.mark.rule("WO-TRA-9")
def test_from_an_npc_the_card_turns_and_the_bank_is_paid() -> None:
    m = position("CN foreign-trade $50 mongolia D0 S0", "US")
    say(m, "CN: foreign-trade face_up import S EU done")
    assert (board(m, "CN").stock["S"], board(m, "CN").stock["D"]) == (1, 0)
    assert (board(m, "EU").commerce, board(m, "EU").money) == (0, 0)


@pytest.mark.rule("WO-TRA-8", "WO-TRA-7")
def test_an_automa_is_paid_like_a_player() -> None:
    m = position("CN foreign-trade $50 mongolia D0 S0", automas="normal")
    say(m, "CN: foreign-trade face_up import S US done")
    assert (board(m, "US").money, board(m, "CN").stock["D"]) == (50 + 10, 1)


@pytest.mark.rule("WO-TRA-11")
def test_shown_countries_that_forbid_the_power_never_count() -> None:
    m = position("EU establish-trade-routes eu-jordan E9 C9 S0 F0", "RU", shown="belarus ukraine")
    say(m, "EU: establish-trade-routes face_up EUR export")
    assert options(m) == "2 1"  # of Ukraine: Belarus would buy E and C


@pytest.mark.rule("WO-TRA-11")
def test_double_holds_both_ways_but_not_for_commerce_cards() -> None:
    m = position("RU energy-titan $60 canada chile E9 R0", "US")
    say(m, "RU: energy-titan face_up E export")
    if asked(m) == "RU: export_type":
        say(m, "RU: E")
    assert options(m) == "2 1"  # Chile: 1
    say(m, "RU: 2 import")
    say(m, "RU: E")
    assert options(m).split()[0] == "4"  # Canada: 2; its own Commerce card is no offer


@pytest.mark.rule("WO-TRA-10")
def test_one_may_stop_at_once() -> None:
    m = position(TRADER, "RU")
    say(m, "US: foreign-trade face_up done")
    assert (asked(m), board(m, "US").money) == ("RU: act", 30)
