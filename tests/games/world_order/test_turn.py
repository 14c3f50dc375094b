"""The action phase: turns, how a card is used, and which steps may be declined."""

import pytest

from crise.engine.ask import Refused
from tests.games.world_order.position import (
    asked,
    board,
    exhausted,
    hand,
    heard,
    keys,
    options,
    position,
    region,
    say,
    table,
    why_not,
)


@pytest.mark.rule("WO-ACT-1")
def test_one_card_a_turn_in_turn_order() -> None:
    m = position("US foreign-trade new-allies", "EU", "RU")
    say(m, "US: new-allies money")
    assert asked(m) == "EU: act"
    say(m, "EU: growth-strategy money")
    assert asked(m) == "RU: act"


@pytest.mark.rule("WO-ACT-2", "WO-ACT-6")
def test_face_up_for_its_steps_and_then_to_the_discard() -> None:
    m = position("US new-allies D1 us-japan", "RU", shown="serbia albania")
    say(m, "US: new-allies face_up")
    assert keys(m, table(m).playing) == "new-allies"  # until its last step
    say(m, "US: serbia")
    assert (keys(m, table(m).playing), keys(m, table(m).discards["US"])) == ("", "new-allies")
    assert heard(m, "card_played", "RU") == [(0, "new-allies")]


@pytest.mark.rule("WO-ACT-3")
def test_face_down_for_ten() -> None:
    m = position("US new-allies $0", "RU")
    say(m, "US: new-allies money")
    assert board(m, "US").money == 10
    assert hand(m, "US") == ""


@pytest.mark.rule("WO-ACT-4")
def test_face_down_for_an_own_asset_once_a_game() -> None:
    m = position("US new-allies us-rd-champion us-arms-export A0 S0", "RU")
    say(m, "US: new-allies")
    assert options(m) == "money us-rd-champion"
    assert why_not(m, "US", "us-arms-export") == "WO-ACT-10"  # no armies to sell
    assert why_not(m, "US", "cn-brics") == "WO-ACT-4"
    say(m, "US: us-rd-champion pass")
    assert keys(m, table(m).assets["US"]) == "us-arms-export"
    assert keys(m, table(m).box).split()[-1] == "us-rd-champion"
    assert keys(m, table(m).face_down[0]) == "new-allies"


@pytest.mark.rule("WO-ACT-5")
def test_a_turn_cannot_be_passed_while_there_is_a_card() -> None:
    m = position("US new-allies", "RU")
    assert options(m) == "new-allies"
    with pytest.raises(Refused) as refused:
        m.answer(0, None)
    assert refused.value.rule == "WO-ACT-5"


@pytest.mark.rule("WO-ACT-5")
def test_without_cards_a_turn_is_skipped() -> None:
    m = position("US", "RU")
    assert asked(m) == "RU: act"


@pytest.mark.rule("WO-ACT-6")
def test_a_card_stays_until_the_play_inside_it_is_over() -> None:
    m = position("US trade-opportunity explore-alternatives us-iraq F0 $0 >new-allies", "RU", empty_decks=True)
    say(m, "US: trade-opportunity face_up explore-alternatives face_up")
    assert keys(m, table(m).playing) == "trade-opportunity explore-alternatives"
    assert hand(m, "US") == "new-allies"  # neither of them was shuffled in
    say(m, "US: pass")
    assert keys(m, table(m).discards["US"]) == "explore-alternatives trade-opportunity"


@pytest.mark.rule("WO-ACT-9")
def test_what_comes_after_the_first_step_may_be_declined() -> None:
    m = position("US convincing-arguments D0 us-iceland", "RU", shown="serbia")
    say(m, "US: convincing-arguments face_up")
    assert (asked(m), options(m)) == ("US: way", "improve pass")
    say(m, "US: pass")
    assert (asked(m), board(m, "US").stock["D"]) == ("RU: act", 2)


@pytest.mark.rule("WO-ACT-9")
def test_what_cannot_be_done_is_skipped() -> None:
    m = position("US economic-expansion $0 us-mexico C0 S0", "RU")
    say(m, "US: economic-expansion face_up")
    assert asked(m) == "RU: act"


@pytest.mark.rule("WO-ACT-9")
@pytest.mark.parametrize(
    ("card", "seat", "rule"),
    [
        ("new-allies", "D0", "WO-IR-1"),  # no country is shown
        ("diplomatic-engagement", "D0 us-iraq", "WO-ENG-2"),
        ("diplomatic-engagement", "D0", "WO-ENG-2"),
        ("foreign-direct-investment", "$0", "WO-INV-1"),
        ("foreign-military-presence", "A0", "WO-BAS-2"),
        ("foreign-military-presence", "us-mexico", "WO-BAS-1"),
        ("minimize-bureaucracy", "", "WO-ACT-10"),
    ],
)
def test_the_first_compulsory_step_must_be_possible(card: str, seat: str, rule: str) -> None:
    m = position(f"US {card} {seat}", "RU", market="economic-expansion diplomatic-trip")
    say(m, f"US: {card}")
    assert options(m) == "money"
    assert why_not(m, "US", "face_up") == rule


@pytest.mark.rule("WO-ACT-9", "WO-ACT-10")
@pytest.mark.parametrize(
    "card",
    [
        "foreign-trade",
        "military-exercises",
        "growth-strategy",
        "explore-alternatives",
        "quantitative-easing",
        "activation-of-allies",
        "establish-trade-routes",
        "re-evaluate-strategy",
        "boost-production",
        "re-examine-agreement",
    ],
)
def test_trade_move_produce_draw_gain_ready_and_region_are_always_possible(card: str) -> None:
    m = position(f"US {card} $0 E0 R0 F0 C0 S0 D0 A0 us-mexico", "RU", empty_decks=True)
    say(m, f"US: {card}")
    assert "face_up" in options(m).split()


ALL_AT_MOST = "E=5 R=4 F=5 C=5 S=5 D=5 A=5"


@pytest.mark.rule("WO-ACT-10")
@pytest.mark.parametrize(
    ("step", "possible", "impossible", "rule"),
    [
        ("grow", "S1 D1", "S0 D1", "WO-GRO-1"),
        ("prosper", "C2", "C1", "WO-AFT-3"),
        ("sell_armies 2 total=20", "A2", "A1", "WO-ACT-10"),
        ("reset", "vp0", "vp0", "WO-INF-5"),
        ("raise 2", ALL_AT_MOST + " A=4", ALL_AT_MOST, "WO-PRO-3"),
    ],
)
def test_these_steps_need_a_target_that_is_possible(step: str, possible: str, impossible: str, rule: str) -> None:
    m = position(f"US new-allies {possible}", "RU", on_map="EUR ~US ~RU", steps={"new-allies": step})
    say(m, "US: new-allies")
    assert options(m) == "face_up money"
    m = position(f"US new-allies {impossible}", "RU", on_map="EUR ~RU ~US", steps={"new-allies": step})
    say(m, "US: new-allies")
    assert options(m) == "money"
    assert why_not(m, "US", "face_up") == rule


@pytest.mark.rule("WO-ACT-10")
@pytest.mark.parametrize(
    ("seat", "on_map", "possible"),
    [
        ("A0", "", False),
        ("A1 $4", "", False),
        ("A1 $5", "", True),
        ("A0 $5", "EAP CN*2", False),
        ("A0 $5", "CAS CN*1", True),
    ],
)
def test_a_move_with_a_minimum_needs_so_many_armies_and_the_money(seat: str, on_map: str, possible: bool) -> None:
    m = position(f"CN new-allies cn-expansion-in-the-south-china-sea {seat}", "US", on_map=on_map)
    say(m, "CN: new-allies")
    assert ("cn-expansion-in-the-south-china-sea" in options(m).split()) == possible


@pytest.mark.rule("WO-ACT-9")
def test_a_cost_that_takes_what_its_step_needs() -> None:
    m = position("US new-allies D2", "RU", shown="ukraine", steps={"new-allies": "pay(D 2) improve"})
    say(m, "US: new-allies face_up")
    assert (asked(m), board(m, "US").stock["D"]) == ("RU: act", 0)


@pytest.mark.rule("WO-ACT-10")
def test_a_minimum_counts_all_that_must_move() -> None:
    for armies, possible in ((1, False), (2, True)):
        m = position(f"US new-allies A{armies}", "RU", steps={"new-allies": "move 3 min=2"})
        say(m, "US: new-allies")
        assert ("face_up" in options(m).split()) == possible


@pytest.mark.rule("WO-ACT-10")
def test_activation_of_allies_may_be_played_with_nothing_exhausted() -> None:
    m = position("US activation-of-allies D4 us-mexico", "RU")
    say(m, "US: activation-of-allies face_up")
    assert (asked(m), options(m)) == ("US: engage", "AME pass")


# --- The executive order ----------------------------------------------------------------------

ORDER = "US new-allies D9 $99 S4 us-mexico us-japan"


@pytest.mark.rule("WO-ACT-8")
def test_the_executive_order_is_an_option_of_the_table() -> None:
    m = position(ORDER, "RU")
    say(m, "US: new-allies")
    assert options(m) == "money"
    assert why_not(m, "US", "order") == "WO-ACT-8"


@pytest.mark.rule("WO-ACT-8")
def test_a_card_played_by_another_card_is_not_played_for_the_order() -> None:
    """+PLAY is one more card by WO-ACT-2 to WO-ACT-4."""
    m = position(ORDER + " military-pact", "RU", executive_order=True, steps={"new-allies": "play"})
    say(m, "US: new-allies face_up military-pact")
    assert "order" not in options(m).split()
    assert why_not(m, "US", "order") == "WO-ACT-8"


@pytest.mark.rule("WO-ACT-8")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("improve", "allied"),
        ("engage AME pass permanent", "engaged"),
        ("trade export C done", "exported"),
        ("invest us-mexico permanent", "invested"),
        ("gain_move EUR board pass", "moved"),
        ("base pass permanent", "based"),
        ("grow diplomatic-initiative", "grew"),
        ("produce E R F", "produced"),
    ],
)
def test_the_order_does_one_of_eight_things_once_a_game(words: str, told: str) -> None:
    m = position(ORDER + " C1", "RU", shown="serbia", on_map="EAP US*1", executive_order=True)
    say(m, f"US: new-allies order {words}")
    assert heard(m, told)
    assert not board(m, "US").order_left
    assert keys(m, table(m).face_down[0]) == "new-allies"
    assert asked(m) == "RU: act"


@pytest.mark.rule("WO-ACT-8")
def test_the_order_gives_an_army_and_moves_up_to_two() -> None:
    m = position("US new-allies $10 A0 us-mexico", "RU", executive_order=True)
    say(m, "US: new-allies order gain_move EUR")
    assert (region(m, "EUR").armies["US"], board(m, "US").stock["A"]) == (1, 0)
    assert asked(m) == "RU: act"


@pytest.mark.rule("WO-ACT-9")
def test_only_what_is_possible_is_offered_for_the_order() -> None:
    m = position("US new-allies $0 A0 D0 S0 us-mexico!", "RU", executive_order=True)
    say(m, "US: new-allies order")
    assert options(m) == "trade gain_move produce"
    assert exhausted(m, "US") == "us-mexico"
