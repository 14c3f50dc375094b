"""Automas: their round (WO-AUT). What each of their actions does: test_automa_actions.py."""

from __future__ import annotations

import pytest

from crise.games.world_order import WORLD_ORDER
from crise.games.world_order.automa import in_money
from crise.games.world_order.data import AUTOMA, POWERS, REGIONS
from crise.games.world_order.scoring import score_ability
from tests.games.world_order.automas import DIP, DOM, ECO, MIL, NPC_US, alone, drawing, took
from tests.games.world_order.robots import Scene

# As printed: US, EU, RU, CN by decision card.
FOCUSES = ["oodo", "dmom", "momo", "domm", "mddo", "ommd", "ddom", "momo", "odod", "dmdm", "mdmo", "odod"]
FOCUS = {"o": "domestic", "d": "diplomatic", "m": "military"}


# --- What it has ----------------------------------------------------------------------


@pytest.mark.rule("WO-AUT-1", "WO-SET-12")
def test_an_automa_has_money_vp_and_countries_only() -> None:
    for me, money in {"US": 50, "EU": 45, "RU": 30, "CN": 35}.items():
        scene = alone("RU" if me != "RU" else "US")
        board = scene.t.boards[me]
        assert (board.money, board.vp) == (money, 10)
        assert not any((*board.stock.values(), *board.production.values(), board.engage))
        assert len(scene.t.allies[me].cards) == (5 if me == "EU" else 4)
        assert scene.t.assets[me].cards == scene.t.asset_decks[me].cards == []


@pytest.mark.rule("WO-AUT-1")
def test_resources_are_money_to_it_and_no_ally_is_exhausted() -> None:
    # The top bonuses of the two cards revealed: 1 D, and 3 $.
    scene = alone(round=3, US=f"money=0 focus=military deck=diplomatic-engagement,{ECO}").play("research", "US")
    assert scene.money("US") == 5 + 3
    scene = alone(US=f"deck={DIP} cubes=improve:1 money=50", npc_deck=drawing("AME"), AME="shown=peru,cuba")
    scene.play("action", "US")
    assert scene.t.boards["US"].exhausted == []


@pytest.mark.rule("WO-AUT-1")
@pytest.mark.parametrize(("card", "price", "vp"), [("industrial-development", 20, 2), ("diplomatic-initiative", 15, 3)])
def test_a_growth_card_costs_the_rates_of_its_resources(card: str, price: int, vp: int) -> None:
    scene = alone(US=f"deck={DOM} money=20 vp=0")
    for one in scene.t.growth_supply.cards[:]:  # only this one is there
        if scene.t.faces[one].key != card:
            scene.t.move(one, scene.t.growth_supply, scene.t.box)
    scene.play("action", "US")
    assert (scene.money("US"), scene.vp("US")) == (20 - price, vp)


@pytest.mark.rule("WO-AUT-1")
def test_what_each_resource_is_to_it_in_money() -> None:
    rates = {"E": 3, "R": 3, "F": 3, "C": 10, "S": 10, "D": 5, "A": 10, "M": 1}
    assert {what: in_money({what: 2}) for what in rates} == {what: 2 * rate for what, rate in rates.items()}


@pytest.mark.rule("WO-AUT-3")
@pytest.mark.parametrize(("level", "rounds"), [("normal", [2, 4, 6]), ("hard", [2, 4, 5, 6])])
def test_its_deck_is_its_starting_cards_and_its_cubes_stand_ready(level: str, rounds: list[int]) -> None:
    scene = alone(level=level)
    for me in ("US", "EU", "CN"):
        deck = scene.t.decks[me]
        assert len(deck.cards) == 12
        assert all(scene.t.card(card).kind == "action" and me in scene.t.card(card).owners for card in deck.cards)
        assert not any(scene.t.known[card] for card in deck.cards)
        assert scene.cubes(me) == {"improve": 1, "invest": 1, "base": 1}
        assert scene.t.boards[me].rounds == rounds


@pytest.mark.rule("WO-AUT-4")
def test_in_the_first_round_it_goes_by_vp_and_automas_by_starting_money() -> None:
    scene = Scene("RU US", automas="normal")
    for seat, assets in enumerate((["ru-csto", "ru-arms-export"], ["us-arms-export", "us-nato"])):
        scene.lay(",".join(assets), scene.t.offered_assets[seat])
    scene.t.agenda = [("assets", "")]
    scene.play("assets", "", "ru-csto", "us-nato")
    assert scene.t.order == ["CN", "EU", "RU", "US"]  # 10 and 10; 4 and 4: less starting money


@pytest.mark.rule("WO-AUT-4")
def test_later_it_takes_the_rightmost_free_place() -> None:
    scene = alone("RU", RU="vp=11", US="vp=10", EU="vp=12", CN="vp=9").play("prepare")
    assert scene.options() == ["1", "2"]  # China and the United States chose before Russia
    scene.say("1")
    assert scene.t.order == ["RU", "EU", "US", "CN"]


@pytest.mark.rule("WO-AUT-5")
@pytest.mark.parametrize("me", POWERS)
def test_a_cube_of_the_round_goes_to_the_next_action_of_its_priority(me: str) -> None:
    scene = alone("US" if me == "RU" else "RU")
    seen = []
    for number in range(2, 7):
        scene.t.round = number
        before = scene.cubes(me)
        scene.describe(me, "money=0")
        scene.lay("decision-1" if me != "RU" else "decision-2", scene.t.decisions)  # domestic: no more happens
        scene.play("focus", me)
        seen += [action for action, many in scene.cubes(me).items() if many > before.get(action, 0)]
    printed = {
        "US": "base engage invest",
        "EU": "engage invest base",
        "RU": "base invest engage",
        "CN": "invest base engage",
    }
    assert seen == printed[me].split()
    assert scene.t.boards[me].rounds == []


@pytest.mark.rule("WO-AUT-5")
def test_of_a_hard_one_the_fourth_goes_to_the_first_action_again() -> None:
    scene = alone(level="hard", US="rounds=6 cubes=improve:1", round=6, decisions="decision-1").play("focus", "US")
    assert scene.cubes("US") == {"improve": 1, "base": 1}
    scene = alone(level="hard", US="rounds=5,6 cubes=improve:1", round=5, decisions="decision-1").play("focus", "US")
    assert scene.cubes("US") == {"improve": 1, "invest": 1}
    scene = alone(US="rounds=6 cubes=improve:1", round=6, decisions="decision-1").play("focus", "US")
    assert scene.cubes("US") == {"improve": 1, "invest": 1}


@pytest.mark.rule("WO-AUT-5")
def test_rounds_without_a_space_bring_no_cube() -> None:
    scene = alone(US="rounds=4,6 cubes=improve:1", round=3, decisions="decision-1").play("focus", "US")
    assert (scene.cubes("US"), scene.t.boards["US"].rounds) == ({"improve": 1}, [4, 6])


# --- Focus ----------------------------------------------------------------------------


@pytest.mark.rule("WO-AUT-6")
def test_a_decision_card_names_the_focus() -> None:
    for number, letters in enumerate(FOCUSES, 1):
        for me, letter in zip(POWERS, letters, strict=True):
            scene = alone("US" if me != "US" else "RU", decisions=f"decision-{number}")
            scene.describe(me, "money=0")
            assert scene.play("focus", me).t.boards[me].focus == FOCUS[letter]


@pytest.mark.rule("WO-AUT-6")
def test_a_decision_card_serves_one_automa_and_they_are_reshuffled_when_empty() -> None:
    scene = alone()
    for turn in range(13):
        scene.play("focus", "US" if turn % 2 else "CN")
        assert len(scene.t.decisions_discard.cards) == (turn % 12) + 1


@pytest.mark.rule("WO-AUT-6")
def test_in_the_first_round_it_is_domestic() -> None:
    scene = alone(round=1)
    assert {scene.t.boards[me].focus for me in POWERS} == {"domestic"}
    assert len(scene.t.decisions.cards) == 12


@pytest.mark.rule("WO-AUT-2")
@pytest.mark.parametrize("number", [2, 6])
@pytest.mark.parametrize(("decision", "times"), [("decision-1", 10), ("decision-3", 3), ("decision-2", 5)])
def test_the_focus_brings_money_by_the_round(decision: str, times: int, number: int) -> None:
    scene = alone(round=number, US="money=0 rounds=2", decisions=decision).play("focus", "US")
    assert scene.told("gained")[0] == ("US", "M", number * times)


@pytest.mark.rule("WO-AUT-7")
def test_diplomatic_focus_improves_relations_once_outside_its_zone_and_no_cube_moves() -> None:
    # The United States' zone is EUR, AME, MENA, EAP: those cards are redrawn.
    scene = alone(
        US="money=15 rounds= cubes=improve:1,trade:1", decisions="decision-2", npc_deck=drawing("EUR", "MENA", "SAS"),
        SAS="shown=bhutan,nepal",
    ).play("focus", "US")  # fmt: skip
    assert took(scene) == [("improve", scene.told("allied")[0][1])]
    assert scene.keys(scene.t.allies["US"])[-1] == "nepal"
    assert scene.keys(scene.t.npc_discard) == [NPC_US["EUR"], NPC_US["MENA"], NPC_US["SAS"]]
    assert scene.cubes("US") == {"improve": 1, "trade": 1}


@pytest.mark.rule("WO-AUT-7")
def test_where_nothing_there_is_to_be_had_it_trades_and_still_no_cube_moves() -> None:
    shown = {"CAS": "shown=kazakhstan", "AFR": "shown=south-africa", "SAS": "shown=india"}
    scene = alone("RU", round=0, US="money=0 rounds= cubes=trade:1", decisions="decision-2", **shown).play(
        "focus", "US"
    )
    assert took(scene)[0][0] == "trade"
    assert scene.cubes("US") == {"trade": 1}


@pytest.mark.rule("WO-AUT-7")
def test_domestic_focus_is_two_research_points_and_military_focus_as_of_players() -> None:
    scene = alone(round=3, US=f"focus=domestic deck={DIP},{ECO}").play("research", "US")
    assert scene.told("research") == [("US", 1 + 1 + 1 + 2, 1 + 1, 1, 2)]  # two cards, four allies, the focus
    scene = alone("RU", US="focus=military", EUR="armies=US:1,RU:1,EU:1").play("threats")
    assert scene.told("threatened") == [(0, "US", "EUR")]


# --- Its turn -------------------------------------------------------------------------


@pytest.mark.rule("WO-AUT-8")
@pytest.mark.parametrize(
    ("card", "left", "right"), [(DIP, "engage", "improve"), (ECO, "invest", "trade"), (MIL, "base", "move")]
)
def test_a_cube_on_the_left_action_goes_right_else_all_go_left(card: str, left: str, right: str) -> None:
    scene = alone(US=f"money=90 deck={card} cubes={left}:2,{right}:1").play("action", "US")
    assert left in [what for what, _ in took(scene)]
    assert scene.cubes("US") == {left: 1, right: 2}
    scene = alone(US=f"money=90 deck={card} cubes={right}:2").play("action", "US")
    assert took(scene)[0][0] == right
    assert scene.cubes("US") == {left: 2}


@pytest.mark.rule("WO-AUT-8")
def test_one_card_a_turn_and_only_its_type_counts() -> None:
    scene = alone(US=f"money=90 deck=military-reinforcements,{DIP} cubes=base:1")
    scene.play("action", "US")
    assert [what for what, _ in took(scene)] == ["move", "base"]  # the army of the base; no move of two
    assert scene.keys(scene.t.discards["US"]) == ["military-reinforcements"]


@pytest.mark.rule("WO-AUT-9")
@pytest.mark.parametrize(
    ("card", "wanted"), [(DIP, "engage"), (DIP, "improve"), (ECO, "invest"), (MIL, "base"), (MIL, "move")]
)
def test_who_cannot_pay_trades_and_its_cubes_on_trade_go_to_invest(card: str, wanted: str) -> None:
    scene = alone(US=f"money=4 deck={card} cubes={wanted}:1,trade:2").play("action", "US")
    assert took(scene) == [("trade", 6)]
    assert scene.cubes("US") == ({"invest": 3} if wanted == "invest" else {wanted: 1, "invest": 2})


@pytest.mark.rule("WO-AUT-10")
def test_a_domestic_card_brings_the_next_growth_card_with_its_level() -> None:
    scene = alone(US=f"deck={DOM} money=20 vp=0 growth=0").play("action", "US")
    (card,) = scene.t.growth["US"].cards
    assert scene.t.faces[card].value == 1
    assert scene.vp("US") == scene.t.card(card).vp + 1
    scene = alone(US=f"deck={DOM} money=60 vp=0 growth=4").play("action", "US")  # 50 $ and 3 D: only Olympic Games' 65
    assert took(scene) == [("nothing", "")]
    scene = alone(US=f"deck={DOM} money=65 vp=0 growth=4").play("action", "US")
    assert scene.keys(scene.t.growth["US"]) == ["olympic-games"]
    assert (scene.vp("US"), scene.money("US")) == (12 + 5, 0)


@pytest.mark.rule("WO-AUT-10", "WO-AUT-27")
def test_of_two_it_can_pay_any() -> None:
    found = set()
    for seed in range(9):
        scene = alone(seed=seed, US=f"deck={DOM} money=20").play("action", "US")
        found.update(scene.keys(scene.t.growth["US"]))
    assert found == {"industrial-development", "diplomatic-initiative"}


@pytest.mark.rule("WO-AUT-10")
@pytest.mark.parametrize(("money", "growth"), [(14, 0), (99, 5)])
def test_none_it_can_pay_is_thirty_dollars(money: int, growth: int) -> None:
    scene = alone(US=f"deck={DOM} money={money} growth={growth}").play("action", "US")
    assert (scene.money("US"), scene.t.growth["US"].cards) == (money + 30, [])


@pytest.mark.rule("WO-AUT-10")
def test_a_growth_card_gives_it_no_ability() -> None:
    scene = alone(US=f"deck={DOM} money=90").play("action", "US")
    board = scene.t.boards["US"]
    assert not any(board.production.values())


# --- Research -------------------------------------------------------------------------

ROW = "build-new-embassy,military-exercises,assign-new-diplomats,global-presence,prosperous-times,quantitative-easing"


def researching(text: str, market: str = ROW, number: int = 3, level: str = "normal") -> Scene:
    return alone("RU", level, round=number, US=text, market=market).play("research", "US")


@pytest.mark.rule("WO-AUT-21")
def test_two_cards_are_revealed_for_money_and_points() -> None:
    scene = researching("money=0 focus=military deck=diplomatic-engagement,foreign-military-presence allies=peru,chile")
    assert scene.told("research") == [("US", 2 + 3 + 2, 2 + 3, 2, 0)]  # six allies: two points
    assert scene.money("US") == 5 + 4
    assert len(scene.t.decks["US"].cards) == 10


@pytest.mark.rule("WO-AUT-21")
@pytest.mark.parametrize(
    ("me", "chosen"),
    [("US", "global-presence"), ("EU", "assign-new-diplomats"), ("RU", "global-presence"), ("CN", "global-presence")],
)
def test_it_takes_the_dearest_card_tied_by_its_market_priority(me: str, chosen: str) -> None:
    # Three cards of 5: diplomatic, military, domestic.
    scene = alone("US" if me != "US" else "RU", round=3, market=ROW)
    scene.describe(me, "focus=domestic deck=growth-strategy,new-allies")
    scene.play("research", me)
    assert scene.keys(scene.t.bought[me]) == [chosen]


@pytest.mark.rule("WO-AUT-21")
def test_the_priorities_are_the_printed_ones() -> None:
    assert {me: " ".join(AUTOMA[me].market) for me in POWERS} == {
        "US": "Mil Dip Dom Eco", "EU": "Dip Eco Dom Mil", "RU": "Mil Eco Dip Dom", "CN": "Eco Mil Dip Dom",
    }  # fmt: skip


@pytest.mark.rule("WO-AUT-21")
def test_of_cards_as_dear_and_as_liked_the_newest() -> None:
    row = (
        "strengthen-alliance,well-laid-plans,build-new-embassy,quantitative-easing,trade-opportunity,military-exercises"
    )
    scene = researching(f"focus=military deck={ECO},growth-strategy", row)  # 5 points
    assert scene.keys(scene.t.bought["US"]) == ["well-laid-plans"]


@pytest.mark.rule("WO-AUT-21")
def test_each_point_left_discards_a_card_from_the_right_end() -> None:
    scene = researching(
        "focus=domestic deck=growth-strategy,growth-strategy", ROW.replace("prosperous-times", "power-play")
    )
    # 9 points, 5 for a card: four are left.
    assert scene.keys(scene.t.bought["US"]) == ["power-play"]
    gone = ["build-new-embassy", "military-exercises", "assign-new-diplomats", "global-presence"]
    assert scene.keys(scene.t.market_discard) == gone
    assert scene.keys(scene.t.market)[0] == "quantitative-easing"
    assert len(scene.t.market.cards) == 6


@pytest.mark.rule("WO-AUT-21")
def test_who_can_pay_nothing_discards_with_all_its_points() -> None:
    row = "explore-alternatives,boost-production,diplomatic-trip,economic-expansion,tap-into-new-markets,new-agenda"
    scene = researching(f"focus=military deck={DIP},{ECO}", row)
    assert scene.t.bought["US"].cards == []
    assert scene.keys(scene.t.market_discard) == row.split(",")[:3]


@pytest.mark.rule("WO-AUT-21", "WO-RES-9")
def test_in_the_last_round_it_takes_the_bonuses_only() -> None:
    scene = researching(f"money=0 deck={DIP},{ECO}", number=6)
    assert (scene.money("US"), scene.t.bought["US"].cards, scene.t.market_discard.cards) == (6, [], [])


@pytest.mark.rule("WO-AUT-22")
def test_the_card_taken_is_an_extra_action_of_the_first_turn_and_then_trashed() -> None:
    text = f"money=90 bought=economic-expansion deck={MIL} cubes=base:1,invest:1"
    scene = alone(US=text).play("action", "US")
    assert [what for what, _ in took(scene)] == ["invest", "move", "base"]
    assert scene.t.bought["US"].cards == []
    assert "economic-expansion" in scene.keys(scene.t.box)
    scene = alone(US=text)
    scene.t.turn_number = 2
    assert [what for what, _ in took(scene.play("action", "US"))] == ["move", "base"]
    assert scene.keys(scene.t.bought["US"]) == ["economic-expansion"]


@pytest.mark.rule("WO-AUT-22")
@pytest.mark.parametrize(("level", "actions"), [("normal", ["engage"]), ("hard", ["engage", "base"])])
def test_of_several_types_the_first_or_for_a_hard_one_each(level: str, actions: list[str]) -> None:
    scene = alone("RU", level, US="money=90 bought=new-strategic-partner cubes=engage:1,base:1", npc_deck="npc-1")
    scene.t.sweep(scene.t.decks["US"], scene.t.box)
    assert [what for what, _ in took(scene.play("action", "US")) if what != "move"] == actions


@pytest.mark.rule("WO-AUT-22")
def test_a_hard_one_acts_for_a_type_that_is_printed_twice_twice() -> None:
    scene = alone("RU", "hard", US="money=90 bought=economic-expansion cubes=invest:1")
    scene.t.sweep(scene.t.decks["US"], scene.t.box)
    assert [what for what, _ in took(scene.play("action", "US"))] == ["invest", "trade"]


@pytest.mark.rule("WO-AUT-23")
@pytest.mark.parametrize(("number", "left"), [(1, 0), (2, 12), (3, 0), (4, 12), (5, 0)])
def test_after_rounds_two_and_four_the_twelve_are_reshuffled(number: int, left: int) -> None:
    scene = alone(round=number)
    for card in scene.t.decks["US"].cards[:10]:
        scene.t.move(card, scene.t.decks["US"], scene.t.discards["US"])
    scene.play("research", "US")
    assert len(scene.t.decks["US"].cards) == left
    assert len(scene.t.bought["US"].cards) == 1  # on top


# --- Aftermath and the rest -----------------------------------------------------------


@pytest.mark.rule("WO-AUT-24")
def test_five_dollars_an_investment_then_a_step_of_prosperity() -> None:
    scene = alone(US="money=0 vp=0", AME="investments=US:2,RU:1", EAP="investments=US:1").play("aftermath", "US")
    assert (scene.money("US"), scene.vp("US"), scene.t.boards["US"].prosperity) == (5, 2, 1)
    scene.play("aftermath", "US")  # 5 + 15, and a step of 15
    assert (scene.money("US"), scene.vp("US"), scene.t.boards["US"].prosperity) == (5, 5, 2)
    scene.play("aftermath", "US")  # 20, not 25
    assert (scene.money("US"), scene.t.boards["US"].prosperity) == (20, 2)


@pytest.mark.rule("WO-AUT-24")
def test_its_own_track_of_prosperity_is_the_printed_one() -> None:
    assert {me: AUTOMA[me].prosperity for me in POWERS} == {
        "US": [(10, 2), (15, 3), (25, 4), (35, 5), (45, 8)],
        "EU": [(10, 2), (15, 3), (25, 4), (35, 6), (45, 9)],
        "RU": [(15, 3), (20, 4), (30, 5), (40, 7), (50, 10)],
        "CN": [(15, 3), (20, 4), (30, 5), (40, 8), (50, 11)],
    }
    scene = alone(EU="money=99 prosperity=5").play("aftermath", "EU")
    assert (scene.money("EU"), scene.vp("EU")) == (99, 10)


@pytest.mark.rule("WO-AUT-24")
def test_it_is_threatened_as_players_are_but_has_no_tokens_to_give() -> None:
    scene = alone("RU", EUR="armies=RU:1").play("threats")
    assert (scene.asked, scene.vp("US"), scene.vp("EU")) == ("", 8, 8)


@pytest.mark.rule("WO-AUT-24", "WO-SCO-6")
def test_it_scores_by_the_ability_of_its_power() -> None:
    scene = alone(**dict.fromkeys(REGIONS, "starting=RU temporary="))
    score_ability(scene.t, "US")
    assert scene.vp("US") == 10 - 12


@pytest.mark.rule("WO-AUT-26")
def test_a_player_buys_from_it_as_from_a_player() -> None:
    scene = alone("RU", RU="money=50 D=0 S=0 hand=foreign-trade", US="money=0 commerce=1")
    scene.play("action", "RU", "foreign-trade", "face_up", "import", "S")
    while scene.asked and scene.asked != "RU trade":
        scene.say("US" if scene.asked == "RU commerce" else "1")
    assert (scene.money("US"), scene.t.boards["US"].commerce) == (10, 0)
    assert scene.t.boards["RU"].stock["D"] == 1
    assert scene.t.boards["RU"].stock["S"] == 1


@pytest.mark.rule("WO-AUT-27")
def test_executive_orders_are_three_vp_more_to_it() -> None:
    scene = alone(executive_order=True)
    assert scene.vp("US") == 13
    assert not scene.t.boards["US"].order_left


@pytest.mark.rule("WO-SET-12")
@pytest.mark.parametrize(
    ("powers", "automas", "allowed"), [("US", "none", False), ("US", "hard", True), ("US EU", "normal", True)]
)
def test_with_automas_any_powers_and_one_person_alone(powers: str, automas: str, allowed: bool) -> None:
    options = WORLD_ORDER.read_options({"powers": powers.split(), "automas": automas})
    assert options.forbids(len(powers.split())) == ("" if allowed else "WO-SET-12")


@pytest.mark.rule("WO-SET-12", "WO-SET-11")
def test_automas_count_for_copies_and_order() -> None:
    scene = alone("CN")
    assert {me: scene.t.boards[me].commerce for me in POWERS} == {"US": 2, "EU": 2, "RU": 3, "CN": 2}
    assert len(scene.t.growth_supply.cards) == 40
    assert sorted(scene.t.order) == sorted(POWERS)


@pytest.mark.rule("WO-SET-11")
@pytest.mark.parametrize(
    ("powers", "copies"), [("US RU", [1, 1, 1, 1]), ("US EU RU", [2, 2, 2, 2]), ("US EU RU CN", [2, 2, 3, 2])]
)
def test_commerce_cards_of_absent_powers_lie_open_too(powers: str, copies: list[int]) -> None:
    scene = Scene(powers)
    assert [scene.t.boards[me].commerce for me in POWERS] == copies
