"""Preparation and focus."""

from collections.abc import Coroutine
from typing import Any

import pytest

from crise.games.world_order.aftermath import defence, threat
from crise.games.world_order.common import draw
from crise.games.world_order.data import POWERS
from crise.games.world_order.preparation import prepare, produce_primary
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
from tests.games.world_order.robots import Scene


def run_to_end(stage: Coroutine[Any, Any, None]) -> None:
    """A stage that asks nothing."""
    with pytest.raises(StopIteration):
        stage.send(None)


def hand_size(growth: str, deck: str, seed: int = 0) -> int:
    m = position(f"US {growth} {deck}", "RU", phase="preparation", seed=seed)
    return len(table(m).hands[0].cards)


@pytest.mark.rule("WO-PREP-1")
def test_six_cards_are_drawn_and_seven_with_tactical_flexibility() -> None:
    assert hand_size("", "") == 6
    assert hand_size("tactical-flexibility", "") == 7


@pytest.mark.rule("WO-PREP-1", "WO-SEC-1")
def test_an_empty_deck_is_made_of_the_discard_and_of_what_was_played_face_down() -> None:
    m = position("US growth-strategy", "RU")
    t = table(m)
    t.decks["US"].cards = []
    t.discards["US"].cards = [card for card in range(len(t.faces)) if t.faces[card].key == "quantitative-easing"]
    t.face_down[0].cards, t.hands[0].cards = t.hands[0].cards, []
    assert draw(t, "US", 6) == 3  # fewer, if there are fewer
    assert hand(m, "US") == "growth-strategy quantitative-easing quantitative-easing"


@pytest.mark.rule("WO-PREP-4")
def test_the_country_shown_longest_goes_under_its_deck() -> None:
    m = position("US", "RU", shown="serbia albania", phase="preparation")
    shown = keys(m, table(m).countries["EUR"]).split()
    assert shown[0] == "albania"
    assert len(shown) == 2
    deck = table(m).country_decks["EUR"]
    assert (keys(m, deck).split()[0], deck.fixed_bottom) == ("serbia", 1)


@pytest.mark.rule("WO-PREP-4")
def test_no_country_goes_where_the_deck_is_empty() -> None:
    m = position("US", "RU", shown="serbia albania")
    table(m).country_decks["EUR"].cards = []
    run_to_end(prepare(table(m), ""))
    assert keys(m, table(m).countries["EUR"]) == "serbia albania"


@pytest.mark.rule("WO-PREP-2")
def test_who_has_fewest_vp_takes_a_place_first_tied_who_has_less_money() -> None:
    m = position("US vp5 $9", "EU vp5 $8", "RU vp7", "CN vp4", phase="preparation")
    assert (asked(m), options(m)) == ("CN: turn_place", "1 2 3 4")
    say(m, "CN: 4")
    assert (asked(m), options(m)) == ("EU: turn_place", "1 2 3")
    say(m, "EU: 1", "US: 3")  # one place is left for Russia
    assert table(m).order == ["EU", "RU", "US", "CN"]
    assert asked(m) == "EU: focus"


@pytest.mark.rule("WO-PREP-2")
def test_tied_in_vp_and_money_less_starting_money_comes_first() -> None:
    m = position("US vp5 $9", "RU vp5 $9", phase="preparation")
    assert asked(m) == "RU: turn_place"


@pytest.mark.rule("WO-PREP-2", "WO-PREP-3")
def test_places_are_taken_before_what_does_not_fit_is_paid_out() -> None:
    m = position("US vp5 $9 E0 R0 F0", "RU vp5 $8 E10 R10 F10", phase="preparation")
    assert (asked(m), board(m, "RU").money) == ("RU: turn_place", 8)
    say(m, "RU: 1")
    assert board(m, "RU").money == 8 + 3 * (5 + 4 + 2)  # WO-PRO-2


@pytest.mark.rule("WO-PREP-3")
def test_primary_resources_are_produced_free() -> None:
    m = position("EU E0 R0 F0 C1", "RU", phase="preparation")
    say(m, "RU: 2")
    stock = board(m, "EU").stock
    assert [stock[what] for what in "ERFC"] == [1, 1, 3, 1]


@pytest.mark.rule("WO-PREP-5")
def test_all_commerce_cards_turn_face_up() -> None:
    m = position("US", "EU", "CN", phase="preparation")
    for power in POWERS:
        table(m).boards[power].commerce = 0
    run_to_end(produce_primary(table(m), ""))
    assert [board(m, power).commerce for power in POWERS] == [2, 2, 2, 2]


# --- Focus --------------------------------------------------------------------------------


@pytest.mark.rule("WO-FOC-1")
def test_a_focus_is_chosen_in_turn_order_and_may_be_last_rounds() -> None:
    m = position("CN $0 military", "EU $0", phase="focus")
    assert (asked(m), options(m)) == ("CN: focus", "domestic diplomatic military")
    say(m, "CN: military 0")
    assert asked(m) == "EU: focus"


READY = {"US": (1, 4, 2), "EU": (2, 5, 3), "RU": (1, 4, 2), "CN": (1, 4, 2)}
FIVE = "mexico! iceland! norway! jordan! nigeria! angola! sudan!"


@pytest.mark.rule("WO-FOC-2")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("focus", ["domestic", "diplomatic", "military"])
def test_a_focus_readies_so_many_countries(power: str, focus: str) -> None:
    other = "RU" if power in ("US", "EU") else "US"
    m = position(f"{power} $0 C=0 S=0 D=0 A=0 {FIVE}", other, phase="focus")
    say(m, f"{power}: {focus}")
    ready = 0
    while asked(m) == f"{power}: ready":
        say(m, f"{power}: {options(m).split()[0]}")
        ready += 1
    assert ready == READY[power][["domestic", "diplomatic", "military"].index(focus)]
    assert len(exhausted(m, power).split()) == 7 - ready


@pytest.mark.rule("WO-FOC-2")
def test_diplomatic_initiative_readies_one_more_and_one_may_stop_before() -> None:
    m = position(f"US $0 diplomatic-initiative {FIVE}", "RU", phase="focus")
    say(m, "US: domestic jordan")
    assert asked(m) == "US: ready"
    say(m, "US: pass")
    assert len(exhausted(m, "US").split()) == 6


@pytest.mark.rule("WO-FOC-2")
def test_where_all_can_be_readied_nobody_is_asked() -> None:
    m = position("US $0 us-japan! us-mexico! us-iraq", "RU", phase="focus")
    say(m, "US: diplomatic")
    assert exhausted(m, "US") == ""


@pytest.mark.rule("WO-FOC-3")
@pytest.mark.parametrize(("power", "price"), [("US", 8), ("EU", 7), ("RU", 6), ("CN", 6)])
def test_a_domestic_focus_may_raise_any_production_that_is_not_at_its_maximum(power: str, price: int) -> None:
    other = "RU" if power in ("US", "EU") else "US"
    m = position(f"{power} ${price}", other, phase="focus")
    say(m, f"{power}: domestic D")
    assert board(m, power).money == 0
    assert board(m, power).production["D"] == (5 if power in ("US", "EU") else 4)


@pytest.mark.rule("WO-FOC-3", "WO-PRO-3")
def test_a_production_at_its_maximum_is_not_raised() -> None:
    m = position("EU $7 E=2", "RU", phase="focus")
    say(m, "EU: domestic")
    assert options(m) == "R F C S D A pass"
    assert why_not(m, "EU", "E") == "WO-PRO-3"


@pytest.mark.rule("WO-FOC-3")
@pytest.mark.parametrize(("focus", "what"), [("diplomatic", "D"), ("military", "A")])
def test_the_other_focuses_raise_only_their_own(focus: str, what: str) -> None:
    m = position("US $20", "RU", phase="focus")
    say(m, f"US: {focus}")
    assert options(m) == f"{what} pass"
    assert why_not(m, "US", "E") == "WO-FOC-3"
    say(m, f"US: {what}")
    assert board(m, "US").production[what] == {"D": 5, "A": 4}[what]


@pytest.mark.rule("WO-FOC-3")
def test_too_little_money_or_the_maximum_and_nothing_is_asked() -> None:
    m = position("US $7 C0 S0 E0", "RU", phase="focus")
    say(m, "US: domestic")
    assert asked(m) == "RU: focus"
    m = position("US $20 D=5 D10", "RU", phase="focus")
    say(m, "US: diplomatic")
    assert asked(m) == "US: produce_number"


@pytest.mark.rule("WO-FOC-3")
def test_china_may_pay_15_for_two_different_ones() -> None:
    m = position("CN $15", "US", phase="focus")
    say(m, "CN: domestic D")
    assert (asked(m), board(m, "CN").money) == ("CN: raise_focus", 9)
    assert "D" not in options(m).split()
    say(m, "CN: S")
    assert board(m, "CN").money == 0
    assert [board(m, "CN").production[what] for what in "DS"] == [4, 2]


@pytest.mark.rule("WO-FOC-3")
def test_china_needs_the_15_before_the_first() -> None:
    m = position("CN $12 E10 C0 R0", "US", phase="focus")
    say(m, "CN: domestic E")  # 1 E does not fit: 3 $
    assert board(m, "CN").money == 12 - 6 + 3
    assert asked(m) != "CN: raise_focus"
    m = position("CN $30 R0", "US", phase="focus")
    say(m, "CN: military A")
    assert asked(m) != "CN: raise_focus"


@pytest.mark.rule("WO-FOC-4")
def test_a_primary_production_raised_gives_one_at_once() -> None:
    m = position("RU $6 E2 R0", "US", phase="focus")
    say(m, "RU: domestic E")
    assert (board(m, "RU").production["E"], board(m, "RU").stock["E"]) == (6, 3)
    m = position("RU $6 C1 R0", "US", phase="focus")
    say(m, "RU: domestic C")
    assert board(m, "RU").stock["C"] == 1


@pytest.mark.rule("WO-FOC-5")
def test_a_domestic_focus_makes_consumer_goods_and_services() -> None:
    m = position("US $0 E4 R3 F4 C0 S0", "RU", phase="focus")
    say(m, "US: domestic 2 1")
    assert [board(m, "US").stock[what] for what in "ERFCS"] == [1, 1, 3, 2, 1]


@pytest.mark.rule("WO-FOC-5")
def test_a_diplomatic_focus_makes_diplomacy_a_military_one_armies() -> None:
    m = position("RU $7 D0", "US", phase="focus")
    say(m, "RU: diplomatic pass")
    assert options(m) == "2 1 0"  # 3 $ each
    say(m, "RU: 2")
    assert (board(m, "RU").money, board(m, "RU").stock["D"]) == (1, 2)
    m = position("RU $0 R3 F1 A0", "US", phase="focus")
    say(m, "RU: military 1")
    assert [board(m, "RU").stock[what] for what in "RFA"] == [2, 0, 1]


@pytest.mark.rule("WO-FOC-6", "WO-ENG-2")
def test_a_diplomatic_focus_makes_engaging_cheaper() -> None:
    m = position("US D2 diplomatic diplomatic-engagement us-mexico!", "RU")
    say(m, "US: diplomatic-engagement face_up permanent")
    assert board(m, "US").stock["D"] == 0
    assert region(m, "AME").permanent == ["US"]


@pytest.mark.rule("WO-FOC-6")
def test_a_domestic_focus_gives_two_research_points() -> None:
    for focus, bonus in (("domestic", 2), ("military", 0)):
        scene = Scene(US=f"focus={focus} hand=new-allies").play("research", "US")
        assert scene.told("research") == [(0, 1 + bonus, 1, 0, bonus)]


@pytest.mark.rule("WO-FOC-6")
def test_a_military_focus_threatens_more_where_it_has_armies_and_defends_its_zone() -> None:
    m = position("US military", "RU", on_map="EUR US*2")
    t = table(m)
    assert [threat(t, "US", place) for place in ("EUR", "MENA")] == [3, 0]
    assert [defence(t, "US", place) for place in ("EUR", "MENA")] == [3, 1]


@pytest.mark.rule("WO-ACT-7")
def test_what_serves_once_a_round_serves_again_in_the_next() -> None:
    m = position("US reduced-bureaucracy", "RU", phase="preparation")
    t = table(m)
    t.boards["US"].used = ["reduced-bureaucracy"]
    run_to_end(prepare(t, ""))
    assert t.growth_unused("US", "reduced-bureaucracy")
