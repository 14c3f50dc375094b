"""Research: WO-RES."""

from __future__ import annotations

import pytest

from tests.games.world_order.robots import Scene

# The first lies at the right end of the row, the last was shown last and lies at the left.
ROW = "build-new-embassy,ensure-peace-in-the-region,assign-new-diplomats,diplomatic-trip,power-play,well-laid-plans"
OLDEST = ["build-new-embassy", "ensure-peace-in-the-region", "assign-new-diplomats"]


@pytest.mark.rule("WO-RES-1")
def test_cards_left_in_hand_give_their_bonus_and_are_discarded() -> None:
    scene = Scene(US="money=0 D=1 hand=growth-strategy,diplomatic-engagement,military-pact", market=ROW)
    scene.play("research", "US", "done")
    board = scene.t.boards["US"]
    assert (board.money, board.stock["D"]) == (2 + 5, 1 + 1)
    assert scene.t.hand("US").cards == []
    assert scene.keys(scene.t.discards["US"]) == ["growth-strategy", "diplomatic-engagement", "military-pact"]


@pytest.mark.rule("WO-RES-1")
def test_research_goes_in_turn_order() -> None:
    match = Scene("US RU", order="RU US", phase="research", US="hand=new-allies", RU="hand=new-allies").begin()
    while match.open and match.open[0][1] == "research":
        match.answer(match.open[0][0], "done")
    assert [args[0] for event, args in match.log(2) if event == "revealed"] == [1, 0]


@pytest.mark.rule("WO-RES-2")
@pytest.mark.parametrize(("focus", "bonus"), [("domestic", 2), ("diplomatic", 0), ("military", 0)])
def test_points_are_those_of_the_cards_and_two_under_domestic_focus(focus: str, bonus: int) -> None:
    scene = Scene(US=f"focus={focus} hand=growth-strategy,new-allies", market=ROW).play("research", "US")
    assert scene.told("research") == [(0, 3 + 1 + bonus, 3 + 1, 0, bonus)]  # which is which is told


@pytest.mark.rule("WO-RES-3")
def test_any_number_of_ready_allies_give_their_value() -> None:
    scene = Scene(US="focus=military exhausted=us-iraq", market=ROW).play("research", "US")
    assert sorted(scene.options()) == ["done", "us-iceland", "us-japan", "us-mexico"]
    scene.say("us-mexico", "us-japan")
    assert "assign-new-diplomats" not in scene.options()  # 5 points: not with 2 + 2
    scene.say("us-iceland", "assign-new-diplomats")
    assert len(scene.t.boards["US"].exhausted) == 4
    assert scene.keys(scene.t.bought["US"]) == ["assign-new-diplomats"]


@pytest.mark.rule("WO-RES-4")
def test_any_number_is_bought_and_the_row_refills_from_the_left() -> None:
    scene = Scene(US="hand=growth-strategy,growth-strategy,military-pact", market=ROW)
    scene.play("research", "US", "diplomatic-trip", "build-new-embassy")
    row = scene.keys(scene.t.market)
    assert row[:4] == ["ensure-peace-in-the-region", "assign-new-diplomats", "power-play", "well-laid-plans"]
    assert len(row) == 6
    assert all(scene.t.known[card] == scene.t.everybody for card in scene.t.market.cards)


@pytest.mark.rule("WO-RES-5")
def test_two_points_discard_the_three_rightmost_as_often_as_one_can_pay() -> None:
    scene = Scene(US="hand=growth-strategy", market=ROW).play("research", "US", "sweep")
    assert scene.keys(scene.t.market_discard) == OLDEST
    assert scene.keys(scene.t.market)[:3] == ["diplomatic-trip", "power-play", "well-laid-plans"]
    scene.say("sweep")
    assert len(scene.t.market_discard.cards) == 6
    assert "sweep" not in scene.options()  # 1 point is left of 5


@pytest.mark.rule("WO-RES-6")
def test_bought_cards_are_drawn_first_the_last_bought_first_and_everybody_knows_them() -> None:
    scene = Scene("US RU", US="hand=growth-strategy,growth-strategy,new-allies", market=ROW)
    scene.play("research", "US", "build-new-embassy", "ensure-peace-in-the-region", "done")
    bought = scene.keys(scene.t.bought["US"])
    assert bought == ["build-new-embassy", "ensure-peace-in-the-region"]
    assert all(scene.t.known[card] == scene.t.everybody for card in scene.t.bought["US"].cards)
    scene.play("prepare")
    drawn = [scene.t.faces[card].key for card in scene.t.hand("US").cards]
    assert drawn[:2] == bought[::-1]
    assert len(drawn) == 6
    assert scene.t.bought["US"].cards == []


@pytest.mark.rule("WO-RES-7")
def test_points_left_are_lost() -> None:
    scene = Scene(US="focus=military hand=growth-strategy", market=ROW).play("research", "US", "done")
    scene.play("research", "US")
    assert scene.told("research")[-1] == (0, 0, 0, 0, 0)


@pytest.mark.rule("WO-RES-8")
@pytest.mark.parametrize(
    ("powers", "automas", "gone"),
    [("US RU", "none", 2), ("US EU RU", "none", 1), ("US EU RU CN", "none", 0), ("US RU", "normal", 0)],
)
def test_afterwards_the_rightmost_go_fewer_with_more_players(powers: str, automas: str, gone: int) -> None:
    scene = Scene(powers, automas=automas, market=ROW).play("clear_market")
    assert scene.keys(scene.t.market_discard) == OLDEST[:gone]
    assert len(scene.t.market.cards) == 6


@pytest.mark.rule("WO-RES-9")
def test_in_the_last_round_the_bonuses_are_all() -> None:
    scene = Scene(round=6, US="money=0 hand=growth-strategy,growth-strategy,growth-strategy", market=ROW)
    scene.play("research", "US")
    assert scene.asked == ""
    assert scene.money("US") == 6
    assert scene.t.hand("US").cards == []
    scene.play("clear_market")
    assert scene.t.market_discard.cards == []


@pytest.mark.rule("WO-RES-10")
def test_an_empty_market_deck_is_made_of_the_discard_and_without_one_the_row_stays_short() -> None:
    scene = Scene(US="hand=growth-strategy", market=ROW)
    scene.t.sweep(scene.t.market_deck, scene.t.box)
    scene.play("research", "US", "build-new-embassy")
    assert len(scene.t.market.cards) == 5
    scene.say("sweep")  # the three that went come back, in any order
    assert len(scene.t.market.cards) == 5
    assert sorted(scene.keys(scene.t.market)[2:]) == sorted([*OLDEST[1:], "diplomatic-trip"])
    assert (scene.t.market_deck.cards, scene.t.market_discard.cards) == ([], [])


@pytest.mark.rule("WO-RES-10")
def test_of_two_copies_the_one_pointed_at_is_bought() -> None:
    row = "well-laid-plans,build-new-embassy,well-laid-plans,quantitative-easing,diplomatic-trip,military-exercises"
    scene = Scene(US="hand=growth-strategy,growth-strategy", market=row).play("research", "US")
    old, new = (card for card in scene.t.market.cards if scene.t.faces[card].key == "well-laid-plans")
    assert scene.match is not None
    scene.match.answer(0, new)
    assert scene.t.bought["US"].cards == [new]
    assert scene.t.market.cards[0] == old
