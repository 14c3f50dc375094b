"""The cards of the market, one by one."""

from pathlib import Path

import pytest

from crise.games.world_order import WORLD_ORDER
from tests.games.world_order.position import (
    asked,
    board,
    exhausted,
    hand,
    keys,
    options,
    position,
    region,
    say,
    table,
    why_not,
)

# --- Diplomacy ------------------------------------------------------------------------------


@pytest.mark.rule("WO-IR-2")
def test_build_new_embassy_improves_for_one_less_and_may_reset_there() -> None:
    m = position("US build-new-embassy D1 us-japan", "RU", shown="ukraine", on_map="EUR ~US ~RU;AME ~US ~RU")
    say(m, "US: build-new-embassy face_up")
    assert (board(m, "US").stock["D"], asked(m), options(m)) == (0, "US: reset", "EUR pass")
    say(m, "US: EUR")
    assert region(m, "EUR").temporary == ["RU", "US"]


def test_ensure_peace_in_the_region_engages_for_one_less_an_ally() -> None:
    m = position("US ensure-peace-in-the-region D3 peru! honduras! us-japan!", "RU")
    say(m, "US: ensure-peace-in-the-region face_up permanent")  # Americas: 4 - 2
    assert (board(m, "US").stock["D"], region(m, "AME").permanent) == (1, ["US"])


def test_dominant_power_engages_for_one_less_an_army() -> None:
    m = position("US dominant-power D2 us-japan! us-mexico!", "RU", on_map="EAP US*4")
    say(m, "US: dominant-power face_up permanent")
    assert (board(m, "US").stock["D"], region(m, "EAP").permanent) == (1, ["US"])


@pytest.mark.parametrize(("way", "words", "left"), [("improve", "pass", 1), ("engage", "pass permanent", 0)])
def test_convincing_arguments_give_two_diplomacy_then_improve_or_engage(way: str, words: str, left: int) -> None:
    m = position("US convincing-arguments D2 us-mexico", "RU", shown="brazil")
    say(m, "US: convincing-arguments face_up")
    assert options(m) == "improve engage pass"
    say(m, f"US: {way} {words}")
    assert board(m, "US").stock["D"] == left


def test_successful_negotiations_search_the_deck_of_a_region() -> None:
    m = position("US successful-negotiations D3 us-mexico! us-japan!", "RU", shown="serbia albania")
    say(m, "US: successful-negotiations face_up us-japan")
    assert exhausted(m, "US") == "us-mexico"
    assert (asked(m), options(m)) == ("US: search", "EUR CAS AME MENA AFR SAS EAP pass")
    say(m, "US: EUR")
    assert {"serbia", "albania", "switzerland", "pass"} <= set(options(m).split())
    assert "belarus" not in options(m).split()  # forbidden
    say(m, "US: switzerland")
    assert (keys(m, table(m).allies["US"]), board(m, "US").stock["D"]) == ("us-mexico us-japan switzerland", 0)
    shown = keys(m, table(m).countries["EUR"]).split()
    assert len(shown) == 2
    assert len(table(m).country_decks["EUR"].cards) == 10 - 3


def test_successful_negotiations_search_what_is_shown_where_the_deck_is_empty() -> None:
    m = position("US successful-negotiations us-mexico", "RU", shown="serbia albania")
    t = table(m)
    t.move_all(t.country_decks["EUR"].cards[:], t.country_decks["EUR"], t.box)
    say(m, "US: successful-negotiations face_up EUR")
    ask = m.ask(t.powers["US"])
    assert ask is not None
    assert {t.faces[card].key for card in ask[2] if card is not None} == {"serbia", "albania"}


def test_successful_negotiations_may_find_nothing_but_the_deck_is_shuffled() -> None:
    m = position("US successful-negotiations us-mexico", "RU", shown="serbia albania")
    say(m, "US: successful-negotiations face_up EUR pass")
    assert len(keys(m, table(m).countries["EUR"]).split()) == 2
    assert table(m).country_decks["EUR"].fixed_bottom == 0


def test_if_nobody_searches_nothing_is_shuffled() -> None:
    m = position("US successful-negotiations us-mexico", "RU", shown="serbia albania")
    say(m, "US: successful-negotiations face_up pass")
    assert keys(m, table(m).countries["EUR"]) == "serbia albania"


def test_assign_new_diplomats_improve_twice() -> None:
    m = position("US assign-new-diplomats D2 us-japan", "RU", shown="serbia mongolia")
    say(m, "US: assign-new-diplomats face_up serbia mongolia")
    assert keys(m, table(m).allies["US"]) == "us-japan serbia mongolia"


def test_activation_of_allies_readies_up_to_two_then_engages() -> None:
    m = position("US activation-of-allies D1 us-mexico! honduras! us-japan!", "RU")
    say(m, "US: activation-of-allies face_up us-mexico honduras AME us-mexico")
    assert exhausted(m, "US") == "us-japan us-mexico honduras"
    assert board(m, "US").stock["D"] == 0


def test_diplomatic_trip_improves_and_may_engage_there() -> None:
    m = position("US diplomatic-trip D9 us-japan us-mexico", "RU", shown="ukraine")
    say(m, "US: diplomatic-trip face_up")
    assert (asked(m), options(m)) == ("US: engage", "EUR pass")
    say(m, "US: EUR ukraine permanent")
    assert board(m, "US").stock["D"] == 9 - 2 - 3


def test_new_strategic_partner_builds_a_base_in_it() -> None:
    m = position("US new-strategic-partner D9 us-japan", "RU", shown="peru")
    say(m, "US: new-strategic-partner face_up")
    assert options(m) == "base move pass"
    say(m, "US: base pass permanent")
    assert (region(m, "AME").bases["US"], exhausted(m, "US")) == (1, "peru")


def test_new_strategic_partner_or_moves_there_without_a_base() -> None:
    m = position("US new-strategic-partner D9 us-japan", "RU", shown="mongolia")
    say(m, "US: new-strategic-partner face_up move")  # Mongolia allows no base
    assert (asked(m), options(m)) == ("US: army_to", "CAS pass")
    say(m, "US: CAS CAS")
    assert region(m, "CAS").armies["US"] == 2


@pytest.mark.parametrize("way", ["invest", "trade"])
def test_tap_into_new_markets_improves_then_invests_in_it_or_trades(way: str) -> None:
    m = position("US tap-into-new-markets D9 C1 E0 us-japan", "RU", shown="mongolia")
    say(m, "US: tap-into-new-markets face_up")
    assert options(m) == "invest trade pass"
    say(m, f"US: {way}")
    if way == "invest":
        say(m, "US: permanent")  # Japan is not offered
        assert (region(m, "CAS").investments["US"], board(m, "US").money) == (1, 20)
    else:
        say(m, "US: export C done")
        assert board(m, "US").money == 45


# --- Economy --------------------------------------------------------------------------------


def test_establish_trade_routes_counts_the_countries_shown_in_a_region() -> None:
    m = position("US establish-trade-routes us-iraq C9 F0", "RU", shown="colombia argentina", on_map="AME ~US ~RU")
    say(m, "US: establish-trade-routes face_up AME export")
    assert (asked(m), options(m)) == ("US: export_number", "4 3 2 1")
    say(m, "US: 4 done")
    assert (asked(m), options(m)) == ("US: reset", "AME pass")
    say(m, "US: AME")
    assert (board(m, "US").money, region(m, "AME").temporary) == (30 + 60, ["RU", "US"])


def test_trade_opportunity_trades_one_type_and_plays_another_card() -> None:
    m = position("US trade-opportunity new-allies mexico C2 S2", "RU")
    say(m, "US: trade-opportunity face_up export C 2")
    assert (asked(m), options(m)) == ("US: play_more", "new-allies pass")
    say(m, "US: new-allies money")
    assert board(m, "US").money == 30 + 30 + 10


def test_return_on_investment_pays_for_each_own_investment() -> None:
    m = position("US return-on-investment $2 us-mexico$! us-iraq$! us-japan", "RU")
    say(m, "US: return-on-investment face_up")
    assert (board(m, "US").money, asked(m)) == (10, "RU: act")  # Japan costs 15


def test_quantitative_easing_gives_ten_then_invests() -> None:
    m = position("US quantitative-easing $0 us-iraq us-japan", "RU")
    say(m, "US: quantitative-easing face_up")
    assert (asked(m), options(m)) == ("US: invest", "us-iraq pass")


def test_steady_partnership_invests_a_second_time_but_no_third() -> None:
    m = position("CN steady-partnership $99 cn-laos$ cn-tajikistan$$", "US")
    board(m, "CN").invested.append(table(m).allies["CN"].cards[1])
    say(m, "CN: steady-partnership face_up permanent")
    assert [keys(m, table(m).allies["CN"]).split()[0], region(m, "EAP").investments["CN"]] == ["cn-laos", 2]


@pytest.mark.parametrize("ally", ["us-mexico", "us-japan"])
def test_key_economic_partner_readies_an_ally_and_invests_in_it(ally: str) -> None:
    m = position("US key-economic-partner us-mexico! us-japan", "RU")
    say(m, f"US: key-economic-partner face_up {ally}")
    assert (asked(m), options(m)) == ("US: invest", f"{ally} pass")
    say(m, f"US: {ally} permanent")
    assert ally not in exhausted(m, "US")  # it stays ready
    assert board(m, "US").money == 15


def test_key_economic_partner_names_an_ally_or_nothing_comes_of_it() -> None:
    m = position("US key-economic-partner us-mexico us-japan", "RU")
    say(m, "US: key-economic-partner face_up pass")
    assert asked(m) == "RU: act"


def test_economic_expansion_trades_and_invests() -> None:
    m = position("US economic-expansion $0 us-mexico C1 S0 E0", "RU")
    say(m, "US: economic-expansion face_up export done us-mexico permanent")
    assert (board(m, "US").money, region(m, "AME").investments["US"]) == (0, 1)


# --- Armies ---------------------------------------------------------------------------------


def test_military_exercises_move_three_and_reset_in_a_region_they_went_to() -> None:
    m = position("US military-exercises", "RU", on_map="EUR ~US ~RU;MENA ~US ~RU;AME ~US ~RU")
    say(m, "US: military-exercises face_up EUR MENA MENA")
    assert (asked(m), options(m)) == ("US: reset", "EUR MENA pass")
    say(m, "US: MENA")
    assert region(m, "MENA").temporary == ["RU", "US"]


def test_military_exercises_without_a_move_reset_nothing() -> None:
    m = position("US military-exercises", "RU", on_map="EUR ~US ~RU")
    say(m, "US: military-exercises face_up pass")
    assert asked(m) == "RU: act"


def test_strengthen_alliance_builds_a_second_base_in_the_same_country() -> None:
    m = position("US strengthen-alliance us-japan#", "RU")
    say(m, "US: strengthen-alliance face_up pass permanent")
    assert (region(m, "EAP").bases["US"], len(board(m, "US").bases)) == (2, 2)


def test_well_laid_plans_draw_a_card_then_build_a_base() -> None:
    m = position("US well-laid-plans us-iceland >new-allies", "RU")
    say(m, "US: well-laid-plans face_up us-iceland permanent")
    assert (hand(m, "US"), region(m, "EUR").bases["US"]) == ("new-allies", 1)


def test_global_presence_produces_armies_and_moves_three() -> None:
    m = position("US global-presence A0 R2 F2 $15", "RU")
    say(m, "US: global-presence face_up 2 EUR EUR")
    assert (region(m, "EUR").armies["US"], board(m, "US").money) == (2, 5)


@pytest.mark.parametrize("slot", ["permanent", "slotless", "temporary"])
def test_power_play_builds_a_base_whose_influence_needs_no_slot(slot: str) -> None:
    m = position("US power-play us-iceland", "RU")
    say(m, f"US: power-play face_up {slot}")
    assert getattr(region(m, "EUR"), slot) == ["US"]


def test_improve_logistics_moves_three_armies_there_free() -> None:
    m = position("US improve-logistics $5 A3 us-iceland", "RU")
    say(m, "US: improve-logistics face_up board board permanent")
    assert (board(m, "US").money, region(m, "EUR").armies["US"]) == (0, 3)  # Iceland is worth 1


@pytest.mark.rule("WO-BAS-2")
def test_improve_logistics_then_others_go_for_money_up_to_the_country_s_value() -> None:
    m = position("US improve-logistics $15 A5 us-iceland", "RU")
    say(m, "US: improve-logistics face_up board board board permanent")  # three free, and one more: Iceland is worth 1
    assert (board(m, "US").money, region(m, "EUR").armies["US"], board(m, "US").stock["A"]) == (5, 4, 1)


def test_improve_logistics_a_free_army_is_army_enough_but_the_base_costs_five() -> None:
    m = position("US improve-logistics $5 A3 us-iceland", "RU")
    say(m, "US: improve-logistics face_up pass permanent")
    assert region(m, "EUR").armies["US"] == 1
    m = position("US improve-logistics $4 A3 us-iceland", "RU")
    say(m, "US: improve-logistics")
    assert why_not(m, "US", "face_up") == "WO-BAS-2"


def test_covert_military_operation_produces_armies_then_builds_a_base() -> None:
    m = position("US covert-military-operation A0 R1 F1 us-iceland", "RU")
    say(m, "US: covert-military-operation face_up 1 us-iceland permanent")
    assert region(m, "EUR").armies["US"] == 1


# --- The interior ---------------------------------------------------------------------------

MARKET = "economic-expansion quantitative-easing explore-alternatives"


@pytest.mark.rule("WO-ACT-2", "WO-ACT-6")
def test_minimize_bureaucracy_takes_a_market_card_plays_it_and_is_trashed() -> None:
    m = position("US minimize-bureaucracy us-mexico", "RU", market=MARKET)
    say(m, "US: minimize-bureaucracy face_up")
    assert (asked(m), options(m)) == ("US: take_market", "quantitative-easing explore-alternatives")  # 6 at most
    say(m, "US: quantitative-easing")
    assert keys(m, table(m).playing) == "minimize-bureaucracy"  # until its last step
    assert len(table(m).market.cards) == 6
    say(m, "US: face_up pass")
    assert keys(m, table(m).discards["US"]) == "quantitative-easing"
    assert keys(m, table(m).box).split()[-1] == "minimize-bureaucracy"
    assert board(m, "US").money == 40


@pytest.mark.rule("WO-ACT-3", "WO-ACT-4")
@pytest.mark.parametrize("use", ["money", "us-rd-champion"])
def test_the_card_taken_may_be_played_face_down(use: str) -> None:
    m = position("US minimize-bureaucracy us-mexico us-rd-champion S0", "RU", market=MARKET)
    say(m, "US: minimize-bureaucracy face_up quantitative-easing")
    assert options(m) == "face_up money us-rd-champion"
    say(m, f"US: {use}")
    if use != "money":
        say(m, "US: pass")
    assert keys(m, table(m).face_down[0]) == "quantitative-easing"
    assert keys(m, table(m).box).split()[-1] == "minimize-bureaucracy"


def test_initiate_restructuring_draws_and_may_trash_a_card_to_play_another() -> None:
    m = position("US initiate-restructuring foreign-trade >new-allies <military-pact", "RU")
    say(m, "US: initiate-restructuring face_up")
    assert (asked(m), options(m)) == ("US: may", "yes pass")
    say(m, "US: yes")
    assert (asked(m), options(m)) == ("US: trash", "foreign-trade new-allies military-pact")
    say(m, "US: military-pact new-allies money")
    assert (hand(m, "US"), keys(m, table(m).box).split()[-1]) == ("foreign-trade", "military-pact")


@pytest.mark.rule("WO-SEC-1")
def test_initiate_restructuring_may_trash_what_was_played_face_down() -> None:
    """It is a discard that only its owner sees; trashed, it is seen by all."""
    m = position("US initiate-restructuring foreign-trade new-allies", "RU", steps={"new-allies": "play; play"})
    say(m, "US: new-allies face_up foreign-trade money initiate-restructuring face_up yes")
    assert options(m).split()[-1] == "foreign-trade"
    say(m, "US: foreign-trade")
    assert keys(m, table(m).box).split()[-1] == "foreign-trade"
    assert keys(m, table(m).face_down[0]) == ""


def test_initiate_restructuring_is_over_if_the_last_card_was_trashed() -> None:
    m = position("US initiate-restructuring >new-allies <military-pact", "RU", empty_decks=True)
    say(m, "US: initiate-restructuring face_up yes new-allies")
    assert (asked(m), hand(m, "US")) == ("RU: act", "")


def test_initiate_restructuring_needs_a_card_to_trash_beside_one_to_play() -> None:
    m = position("US initiate-restructuring >new-allies", "RU", empty_decks=True)
    say(m, "US: initiate-restructuring face_up")
    assert asked(m) == "RU: act"


def test_optimization_program_produces_a_type_then_gets_a_growth_card() -> None:
    m = position("US optimization-program S0 E1 F1 D1 $0", "RU")
    say(m, "US: optimization-program face_up S 1")
    assert (asked(m), options(m)) == ("US: grow", "diplomatic-initiative pass")
    say(m, "US: diplomatic-initiative")
    assert board(m, "US").growth == 1


def test_new_agenda_draws_three_and_may_discard_two_to_play_another() -> None:
    m = position("US new-agenda >new-allies >foreign-trade >military-pact", "RU")
    say(m, "US: new-agenda face_up yes new-allies foreign-trade military-pact money")
    assert keys(m, table(m).discards["US"]) == "new-allies foreign-trade new-agenda"
    assert board(m, "US").money == 40


def test_new_agenda_with_two_cards_has_none_to_play() -> None:
    m = position("US new-agenda >new-allies >foreign-trade", "RU", empty_decks=True)
    say(m, "US: new-agenda face_up")
    assert (asked(m), hand(m, "US")) == ("RU: act", "foreign-trade new-allies")


@pytest.mark.parametrize("way", ["prosper", "play"])
def test_prosperous_times_produce_goods_then_prosper_for_two_less_or_play(way: str) -> None:
    m = position("US prosperous-times new-allies C0 E1 R1 step1", "RU")
    say(m, "US: prosperous-times face_up 1")
    assert (asked(m), options(m)) == ("US: way", "prosper play pass")
    say(m, f"US: {way}")
    if way == "prosper":  # the second step costs 3
        assert (board(m, "US").stock["C"], board(m, "US").vp, board(m, "US").money) == (0, 3, 45)
    else:
        assert (asked(m), options(m)) == ("US: play_more", "new-allies pass")


def test_prosperous_times_without_enough_goods_only_play() -> None:
    m = position("US prosperous-times new-allies C0 E0 step1", "RU")
    say(m, "US: prosperous-times face_up")
    assert (asked(m), options(m)) == ("US: way", "play pass")


@pytest.mark.parametrize("reset", ["EUR", "pass"])
def test_re_examine_agreement_may_reset_draws_and_plays(reset: str) -> None:
    m = position("US re-examine-agreement >new-allies", "RU", on_map="EUR ~US ~RU")
    say(m, f"US: re-examine-agreement face_up {reset}")
    assert (asked(m), options(m)) == ("US: play_more", "new-allies pass")
    assert region(m, "EUR").temporary == (["RU", "US"] if reset == "EUR" else ["US", "RU"])


def test_explore_alternatives_draw_two_and_play() -> None:
    m = position("US explore-alternatives >new-allies >military-pact", "RU")
    say(m, "US: explore-alternatives face_up new-allies money")
    assert hand(m, "US") == "military-pact"


@pytest.mark.rule("WO-PRO-3")
@pytest.mark.parametrize(("level", "made"), [(4, 5), (5, 5)])
def test_boost_production_raises_if_it_can_and_produces(level: int, made: int) -> None:
    m = position(f"US boost-production new-allies E0 E={level}", "RU")
    say(m, "US: boost-production face_up E")
    assert (board(m, "US").production["E"], board(m, "US").stock["E"]) == (5, made)
    assert (asked(m), options(m)) == ("US: play_more", "new-allies pass")


@pytest.mark.parametrize(
    ("first", "second"), [("improve", "trade"), ("trade", "move"), ("move", "improve"), ("move", "trade")]
)
def test_re_evaluate_strategy_does_two_different_things_in_any_order(first: str, second: str) -> None:
    words = {"improve": "serbia", "trade": "done", "move": "EUR EUR"}
    m = position("US re-evaluate-strategy D9 us-mexico", "RU", shown="serbia albania")
    say(m, "US: re-evaluate-strategy face_up")
    assert options(m) == "improve trade move"
    say(m, f"US: {first} {words[first]}")
    assert first not in options(m).split()
    assert "pass" in options(m).split()
    say(m, f"US: {second} {words[second]}")
    assert asked(m) == "RU: act"


def test_every_market_card_has_a_test() -> None:
    text = Path(__file__).read_text("utf-8")
    cards = [row.card for row in WORLD_ORDER.standard if row.kind == "market"]
    assert [card for card in cards if f'"US {card}' not in text and f'"CN {card}' not in text] == []
