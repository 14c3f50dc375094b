"""Aftermath and threats: WO-AFT, WO-THR."""

from __future__ import annotations

import pytest

from crise.games.world_order.aftermath import defence, threat, threatening
from crise.games.world_order.data import POWERS
from tests.games.world_order.robots import Scene

PROSPERITY = {
    "US": [(2, 10), (3, 15), (4, 20), (5, 30), (8, 0)],
    "EU": [(2, 10), (4, 15), (6, 20), (9, 30), (12, 0)],
    "RU": [(3, 5), (4, 10), (5, 15), (7, 20), (10, 0)],
    "CN": [(3, 5), (4, 10), (5, 15), (8, 20), (11, 0)],
}


@pytest.mark.rule("WO-AFT-1")
def test_each_investment_returns_twice_the_value_of_its_country() -> None:
    scene = Scene(US="money=0 C=0 invested=us-mexico,us-iraq").play("aftermath", "US")
    assert scene.money("US") == 2 * (2 + 1)
    assert scene.asked == ""


@pytest.mark.rule("WO-AFT-1")
def test_two_investments_in_one_country_both_return() -> None:
    scene = Scene(US="money=0 C=0 invested=us-mexico,us-mexico").play("aftermath", "US")
    assert scene.money("US") == 8


@pytest.mark.rule("WO-AFT-1")
def test_all_do_it_in_turn_order_before_the_threats() -> None:
    match = Scene(
        "US RU", order="RU US", phase="aftermath", US="C=2 prosperity=4 invested=us-mexico",
        RU="C=0 invested=ru-india", CAS="armies=CN:1",
    ).begin()  # fmt: skip
    told = [(event, args[0]) for event, args in match.log(2) if event in ("returns", "threatened")]
    assert told == [("returns", 1), ("returns", 0), ("threatened", 1)]


@pytest.mark.rule("WO-AFT-2")
def test_engage_tokens_are_given_up_for_five_dollars_an_ally_of_the_region() -> None:
    scene = Scene(
        US="money=0 C=0 engage=0 allies=canada,brazil", AME="engage=US:2", EAP="engage=US:1", SAS="engage=RU:1"
    ).play("aftermath", "US")  # fmt: skip
    assert scene.options() == ["AME", "EAP", "pass"]
    scene.say("AME")
    assert scene.money("US") == 15
    assert scene.options() == ["AME", "EAP", "pass"]
    scene.say("EAP", "pass")
    assert scene.money("US") == 20
    assert scene.t.boards["US"].engage == 2
    assert scene.t.regions["AME"].engage == {"US": 1, "EU": 0, "RU": 0, "CN": 0}
    assert scene.asked == ""


@pytest.mark.rule("WO-AFT-2")
def test_an_exhausted_ally_is_an_ally_too() -> None:
    scene = Scene(US="money=0 C=0 allies=canada exhausted=canada,us-mexico", AME="engage=US:1")
    assert scene.play("aftermath", "US", "AME").money("US") == 10


@pytest.mark.rule("WO-AFT-3")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("step", range(5))
def test_a_step_of_prosperity_costs_consumer_goods_for_vp_and_money(power: str, step: int) -> None:
    scene = Scene("US EU RU CN", **{power: f"money=0 C=10 prosperity={step}"}).play("aftermath", power, "yes")
    board = scene.t.boards[power]
    assert (board.vp, board.money) == PROSPERITY[power][step]
    assert (board.prosperity, board.stock["C"]) == (step + 1, 10 - (2 + step))
    assert scene.asked == ""  # one at most


@pytest.mark.rule("WO-AFT-3")
@pytest.mark.parametrize(("goods", "step", "asked"), [(1, 0, ""), (2, 0, "US prosper"), (10, 5, ""), (5, 4, "")])
def test_it_is_asked_only_who_can_pay_and_has_a_step_left(goods: int, step: int, asked: str) -> None:
    scene = Scene(US=f"C={goods} prosperity={step}").play("aftermath", "US")
    assert scene.asked == asked


@pytest.mark.rule("WO-AFT-3")
def test_the_step_may_be_declined() -> None:
    scene = Scene(US="C=5").play("aftermath", "US", "pass")
    assert (scene.vp("US"), scene.t.boards["US"].stock["C"]) == (0, 5)


@pytest.mark.rule("WO-AFT-3")
def test_what_a_token_brings_comes_before_prosperity() -> None:
    scene = Scene(US="C=2", AME="engage=US:1").play("aftermath", "US")
    assert scene.asked == "US token_give"
    scene.say("AME")
    assert scene.asked == "US prosper"


# --- Threats ----------------------------------------------------------------------


@pytest.mark.rule("WO-THR-1")
def test_two_vp_go_for_each_power_whose_threat_is_higher_than_the_defence() -> None:
    scene = Scene("US EU RU CN", RU="vp=10", EUR="armies=US:2,EU:3,RU:1,CN:1").play("threats")
    assert scene.told("threatened") == [(2, 0, "EUR"), (2, 1, "EUR")]
    assert scene.vp("RU") == 10 - 2 * 2


@pytest.mark.rule("WO-THR-1")
def test_as_many_armies_are_enough() -> None:
    assert Scene("US EU RU CN", EUR="armies=US:2,EU:2,RU:2").play("threats").told("threatened") == []


@pytest.mark.rule("WO-THR-1", "WO-SEC-2")
def test_outside_its_zone_a_power_loses_nothing_and_vp_may_fall_below_zero() -> None:
    scene = Scene("US EU RU CN", SAS="armies=US:2", AME="armies=CN:1").play("threats")
    # SAS is China's alone, AME that of the United States.
    assert scene.told("threatened") == [(0, 3, "AME"), (3, 0, "SAS")]
    assert (scene.vp("CN"), scene.vp("RU")) == (-2, 0)


@pytest.mark.rule("WO-THR-1")
def test_region_by_region_in_the_order_of_the_map_and_there_in_turn_order() -> None:
    scene = Scene(
        "US EU RU CN", order="CN RU EU US", EAP="armies=RU:1", MENA="armies=CN:1", CAS="armies=US:1", EUR="armies=CN:1"
    ).play("threats")
    told = [(scene.t.seated()[args[0]], args[2]) for args in scene.told("threatened")]
    assert told == [
        ("RU", "EUR"), ("EU", "EUR"), ("US", "EUR"), ("CN", "CAS"), ("RU", "CAS"),
        ("RU", "MENA"), ("EU", "MENA"), ("US", "MENA"), ("CN", "EAP"), ("US", "EAP"),
    ]  # fmt: skip


@pytest.mark.rule("WO-THR-2")
def test_military_focus_threatens_by_one_more_where_there_is_an_army() -> None:
    scene = Scene("US EU RU CN", RU="focus=military", EUR="armies=RU:1,US:1,EU:2", MENA="armies=US:0")
    assert (threat(scene.t, "RU", "EUR"), threat(scene.t, "RU", "MENA")) == (2, 0)
    scene.play("threats")
    assert scene.told("threatened") == [(0, 2, "EUR")]


@pytest.mark.rule("WO-THR-3")
def test_military_focus_defends_by_one_more_even_without_an_army() -> None:
    scene = Scene("US EU RU CN", US="focus=military", EUR="armies=RU:1", AME="armies=CN:2")
    assert (defence(scene.t, "US", "EUR"), defence(scene.t, "EU", "EUR")) == (1, 0)
    scene.play("threats")
    assert scene.told("threatened") == [(1, 2, "EUR"), (0, 3, "AME")]


@pytest.mark.rule("WO-THR-4")
def test_tokens_of_the_region_are_given_up_for_defence() -> None:
    scene = Scene("US EU RU CN", US="vp=9 engage=0", EAP="armies=CN:3", AME="engage=US:1 armies=RU:1")
    scene.describe("EAP", "engage=US:2")
    scene.play("threats")
    assert scene.asked == "US defend"
    assert scene.match is not None
    assert scene.match.open[0][3] == ("AME", 2, 2)
    scene.say("pass")
    assert scene.match.open[0][3] == ("EAP", 2, 2)  # VP, and what a token adds
    scene.say("yes")  # one ally there: 2 against 3
    assert scene.match.open[0][3] == ("EAP", 2, 2)  # VP, and what a token adds
    scene.say("yes")
    assert scene.asked == ""
    assert scene.vp("US") == 9 - 2
    assert scene.t.boards["US"].engage == 2
    assert scene.t.regions["EAP"].engage["US"] == 0


@pytest.mark.rule("WO-THR-4")
def test_what_a_token_averts_depends_on_the_allies_there() -> None:
    scene = Scene("US EU RU CN", US="allies=thailand", EAP="armies=CN:4,RU:1 engage=US:2").play("threats", "", "yes")
    assert (scene.asked, scene.told("threatened")) == ("", [])  # two allies: 4
    assert scene.t.regions["EAP"].engage["US"] == 1


@pytest.mark.rule("WO-THR-4")
def test_an_exhausted_ally_makes_a_token_count_too() -> None:
    scene = Scene("US EU RU CN", US="exhausted=us-japan", EAP="armies=CN:2 engage=US:1").play("threats", "", "yes")
    assert (scene.asked, scene.told("threatened")) == ("", [])


@pytest.mark.rule("WO-THR-4")
def test_without_an_ally_there_a_token_averts_nothing_and_is_not_asked_for() -> None:
    scene = Scene("US EU RU CN", US="vp=9", MENA="armies=RU:1 engage=US:1")
    scene.t.move(scene.t.allies_in("US", "MENA")[0], scene.t.allies["US"], scene.t.box)
    scene.play("threats")
    assert (scene.asked, scene.vp("US")) == ("", 9 - 2)
    assert scene.t.regions["MENA"].engage["US"] == 1


@pytest.mark.rule("WO-THR-4")
def test_it_is_asked_in_turn_order_before_the_loss() -> None:
    scene = Scene("US EU RU CN", order="EU US RU CN", EUR="armies=RU:1 engage=US:1,EU:1").play("threats")
    assert (scene.asked, scene.told("threatened")) == ("EU defend", [])
    scene.say("pass")
    assert scene.asked == "US defend"


@pytest.mark.rule("WO-THR-5")
def test_the_united_states_and_europe_ignore_each_other() -> None:
    scene = Scene("US EU RU CN", EUR="armies=US:3,RU:3", MENA="armies=EU:2,RU:2")
    assert threatening(scene.t, "EU", "EUR") == ["RU"]
    assert threatening(scene.t, "US", "MENA") == ["RU"]


@pytest.mark.rule("WO-THR-5")
@pytest.mark.parametrize("automas", ["none", "normal"])
def test_so_they_do_when_one_of_them_is_not_played(automas: str) -> None:
    scene = Scene("US RU", automas=automas, EUR="armies=EU:2,RU:2")
    assert threatening(scene.t, "US", "EUR") == ["RU"]
