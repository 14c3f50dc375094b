"""Automas: what each of their actions does (WO-AUT-11 to WO-AUT-20, WO-AUT-25)."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from crise.games.world_order import WORLD_ORDER
from crise.games.world_order.data import POWERS, REGIONS
from crise.games.world_order.state import WorldOrder
from crise.lab.tools.laws import positions
from tests.games.world_order.automas import DIP, ECO, MIL, NPC_US, alone, drawing, full, took
from tests.games.world_order.robots import Scene

# --- Regions --------------------------------------------------------------------------


@pytest.mark.rule("WO-AUT-11", "WO-AUT-14")
def test_a_region_is_drawn_until_one_fits_and_the_cards_are_reshuffled() -> None:
    scene = alone(US=f"deck={DIP} money=50 cubes=engage:1", npc_deck=drawing("CAS", "SAS", "EAP")).play("action", "US")
    assert took(scene) == [("engage", "EAP")]  # its allies are in AME, MENA, EAP, EUR
    assert scene.keys(scene.t.npc_discard) == [NPC_US["CAS"], NPC_US["SAS"], NPC_US["EAP"]]
    scene = alone(US=f"deck={DIP} money=50 cubes=engage:1")
    scene.t.sweep(scene.t.npc_deck, scene.t.npc_discard)
    assert took(scene.play("action", "US"))[0][0] == "engage"


@pytest.mark.rule("WO-AUT-11")
@pytest.mark.parametrize("seed", range(12))
def test_it_does_not_fall_back_before_every_card_was_seen(seed: int) -> None:
    """With 15 $ only the Americas can be engaged: three of twenty cards."""
    scene = alone(seed=seed, US=f"deck={DIP} money=15 focus=military cubes=engage:1").play("action", "US")
    assert took(scene) == [("engage", "AME")]


@pytest.mark.rule("WO-AUT-11")
def test_once_every_region_was_rejected_it_falls_back() -> None:
    scene = alone(US=f"deck={DIP} money=10 cubes=engage:1").play("action", "US")  # AME, the cheapest, costs 15
    assert took(scene) == [("trade", 6)]


# --- Improve relations ----------------------------------------------------------------


def improving(**words: Any) -> Scene:
    """The United States improve relations in the Americas, if they can."""
    money = words.pop("money", 50)
    return alone(
        words.pop("me", "RU"), words.pop("level", "normal"), US=f"money={money} deck={DIP} cubes=improve:1",
        npc_deck=drawing("AME", "EAP"), **words,
    ).play("action", "US")  # fmt: skip


@pytest.mark.rule("WO-AUT-12")
@pytest.mark.parametrize(
    ("shown", "chosen", "price"),
    [
        ("canada,mexico", "mexico", 15),  # its own starting country
        ("brazil,honduras", "honduras", 5),  # one where it may build a base
        ("honduras,canada", "canada", 15),  # of two such the higher value
        ("cuba,colombia", "colombia", 10),  # never a forbidden one
        ("colombia,brazil", "brazil", 15),  # the highest value
        ("colombia,argentina", "colombia", 10),  # the leftmost
    ],
)
def test_the_country_it_takes(shown: str, chosen: str, price: int) -> None:
    scene = improving(AME=f"shown={shown}")
    assert scene.keys(scene.t.allies["US"])[-1] == chosen
    assert scene.money("US") == 50 - price
    assert len(scene.t.countries["AME"].cards) == 2


@pytest.mark.rule("WO-AUT-13")
def test_with_little_money_only_what_it_can_pay() -> None:
    scene = improving(money=10, AME="shown=mexico,brazil", EAP="shown=south-korea,thailand")
    assert scene.keys(scene.t.allies["US"])[-1] == "thailand"  # AME is redrawn
    scene = improving(money=4)
    assert took(scene) == [("trade", 6)]


@pytest.mark.rule("WO-AUT-13")
def test_its_own_starting_country_is_swapped_for_influence() -> None:
    scene = improving(AME="shown=mexico,brazil")
    assert "us-mexico" not in scene.keys(scene.t.allies["US"])
    assert scene.t.regions["AME"].permanent == ["US"]
    assert scene.vp("US") == 11


# --- Engage ---------------------------------------------------------------------------


@pytest.mark.rule("WO-AUT-14", "WO-AUT-7")
@pytest.mark.parametrize(
    ("focus", "allies", "price"), [("military", "", 15), ("diplomatic", "", 10), ("diplomatic", "brazil,chile,peru", 0)]
)
def test_engaging_costs_money_less_for_each_ally(focus: str, allies: str, price: int) -> None:
    scene = alone(US=f"money=50 focus={focus} deck={DIP} cubes=engage:1 allies={allies}", npc_deck=drawing("AME"))
    scene.play("action", "US")
    assert (took(scene), scene.money("US")) == ([("engage", "AME")], 50 - price)
    assert scene.t.regions["AME"].permanent == ["US"]
    assert scene.t.regions["AME"].engage["US"] == 0  # no token


@pytest.mark.rule("WO-AUT-14")
def test_a_region_it_cannot_pay_is_redrawn() -> None:
    scene = alone(US=f"money=15 focus=military deck={DIP} cubes=engage:1", npc_deck=drawing("EAP", "MENA", "AME"))
    assert took(scene.play("action", "US")) == [("engage", "AME")]


# --- Trade ----------------------------------------------------------------------------


def trades(**words: Any) -> dict[str, Scene]:
    """The United States trade, for each partner that is drawn."""
    found: dict[str, Scene] = {}
    for seed in range(20):
        text = f"money=0 deck={ECO} cubes=trade:1"
        scene = alone("RU", seed=seed, US=text, EU="money=0", CN="money=0", **words).play("action", "US")
        partner = [power for power in ("EU", "RU", "CN") if scene.money(power)]
        found["".join(partner)] = scene
    return found


@pytest.mark.rule("WO-AUT-15", "WO-AUT-27")
def test_trading_brings_five_dollars_a_symbol_and_a_partner() -> None:
    found = trades(RU="money=0 commerce=2")
    assert set(found) == {"EU", "RU", "CN"}
    for partner, scene in found.items():
        assert scene.money("US") == 6 * 5 + 5  # C S, F, E A, S
        assert scene.money(partner) == 10
        assert scene.t.boards["RU"].commerce == (1 if partner == "RU" else 2)


@pytest.mark.rule("WO-AUT-15")
def test_a_player_without_a_commerce_card_face_up_is_no_partner() -> None:
    found = trades(RU="money=0 commerce=0")
    assert set(found) == {"EU", "", "CN"}
    assert found[""].money("US") == 6 * 5
    assert found[""].told("npc_trade") == []


# --- Invest ---------------------------------------------------------------------------


@pytest.mark.rule("WO-AUT-16")
def test_investing_is_a_token_for_the_region_at_most_one_more_than_allies() -> None:
    text = f"money=15 deck={ECO} cubes=invest:1"
    scene = alone(US=text, npc_deck=drawing("CAS")).play("action", "US")
    assert (took(scene), scene.money("US")) == ([("invest", "CAS")], 0)
    assert scene.t.regions["CAS"].investments["US"] == 1
    assert scene.t.regions["CAS"].permanent == ["US"]
    scene = alone(US=text, npc_deck=drawing("CAS", "AME"), CAS="investments=US:1", AME="investments=US:1")
    assert took(scene.play("action", "US")) == [("invest", "AME")]  # an ally in AME: up to two


@pytest.mark.rule("WO-AUT-16", "WO-AUT-8")
def test_where_all_is_full_it_improves_relations_and_the_cubes_there_move() -> None:
    places = dict.fromkeys(REGIONS, "investments=US:3")
    scene = alone(US=f"money=50 deck={ECO} cubes=invest:1,improve:2", **places).play("action", "US")
    assert took(scene)[0][0] == "improve"
    assert scene.cubes("US") == {"invest": 1, "engage": 2}


# --- Move -----------------------------------------------------------------------------


def moving(me: str = "US", text: str = "", seed: int = 1, **words: Any) -> list[tuple[str, Any]]:
    person = "RU" if me != "RU" else "US"
    deck = {"US": MIL, "RU": "military-re-equipment"}.get(me, "military-reinforcements")
    words[me] = f"money=50 deck={deck} cubes=move:1 {text}"
    scene = alone(person, seed=seed, **words).play("action", me)
    return took(scene)


@pytest.mark.rule("WO-AUT-17")
def test_first_where_it_is_threatened_by_the_smallest_gap() -> None:
    for seed in range(5):
        where = moving(seed=seed, EUR="armies=RU:3,US:1", MENA="armies=RU:1", EAP="armies=CN:4", CAS="armies=RU:1")
        assert where == [("move", "MENA")]


@pytest.mark.rule("WO-AUT-17")
def test_outside_its_zone_it_minds_no_threat() -> None:
    for seed in range(5):
        where = moving(seed=seed, SAS="bases=US:1 armies=CN:1", EUR="armies=US:1", MENA="armies=US:1")
        assert where == [("move", "EAP")]  # where it newly threatens somebody


@pytest.mark.rule("WO-AUT-17")
def test_then_where_it_newly_threatens_first_where_another_has_more_armies() -> None:
    # Under military focus two armies are a threat of three to China's two in CAS; in EUR two powers have no army.
    for seed in range(5):
        assert moving("RU", "focus=military", seed, CAS="armies=CN:2,RU:1", MENA="armies=RU:1") == [("move", "CAS")]


@pytest.mark.rule("WO-AUT-17")
def test_then_most_powers_newly_threatened() -> None:
    # For China: CAS is Russia's zone too, EAP the United States'. An army in SAS threatens nobody.
    for seed in range(5):
        assert moving("CN", seed=seed, CAS="armies=CN:1", SAS="", EAP="") == [("move", "EAP")]
    # Of Russia: in EUR two powers, in CAS one.
    for seed in range(5):
        assert moving("RU", seed=seed, MENA="armies=RU:1") == [("move", "EUR")]


@pytest.mark.rule("WO-AUT-17")
def test_then_outside_its_zone_where_it_has_a_base() -> None:
    # In its zone the United States threaten all they can; NATO is no aim.
    zone = {"EUR": "armies=US:1,EU:1", "MENA": "armies=US:1", "EAP": "armies=US:1"}
    for seed in range(5):
        where = moving(seed=seed, CAS="bases=US:1", SAS="bases=US:1", AFR="bases=US:1", **zone)
        assert where == [("move", "CAS")]  # Russia and China; in SAS China only, in AFR Europe


@pytest.mark.rule("WO-AUT-17", "WO-AUT-27")
def test_else_any_region_it_may_reach() -> None:
    zone = {"EUR": "armies=US:1", "MENA": "armies=US:1", "EAP": "armies=US:1"}
    found = {moving(seed=seed, **zone)[0][1] for seed in range(30)}
    assert found == {"EUR", "MENA", "EAP", "AME"}


@pytest.mark.rule("WO-AUT-17")
def test_an_army_costs_five_dollars_and_comes_from_the_supply() -> None:
    scene = alone(US=f"money=5 deck={MIL} cubes=move:1", EUR="armies=RU:1").play("action", "US")
    assert (scene.money("US"), scene.t.regions["EUR"].armies["US"]) == (0, 1)
    assert scene.t.armies_on_map("US") == 1


# --- Base -----------------------------------------------------------------------------


@pytest.mark.rule("WO-AUT-18")
def test_a_base_is_built_where_it_is_needed_most() -> None:
    # Its allies allow one in MENA, EAP, EUR; AME's Mexico does not.
    scene = alone(US=f"money=10 deck={MIL} cubes=base:1", EAP="armies=CN:1", AME="armies=CN:1").play("action", "US")
    assert took(scene) == [("move", "EAP"), ("base", "EAP")]
    region = scene.t.regions["EAP"]
    assert (region.armies["US"], region.bases["US"], region.permanent) == (1, 1, ["US"])
    assert scene.money("US") == 0


@pytest.mark.rule("WO-AUT-18")
def test_at_most_one_base_more_than_allies_that_allow_it() -> None:
    places = {"EAP": "bases=US:2 armies=CN:1", "MENA": "bases=US:2", "EUR": "bases=US:1"}
    scene = alone(US=f"money=10 deck={MIL} cubes=base:1", **places).play("action", "US")
    assert took(scene)[-1] == ("base", "EUR")


@pytest.mark.rule("WO-AUT-18")
def test_everywhere_full_it_allies_with_any_country_that_allows_a_base() -> None:
    places = {"EAP": "bases=US:2", "MENA": "bases=US:2", "EUR": "bases=US:2"}
    shown = {
        "AME": "shown=peru,brazil",
        "AFR": "shown=kenya,mali",
        "CAS": "shown=mongolia,georgia",
        "SAS": "shown=bhutan,india",
    }
    places = {place: text + " shown=thailand" * (place == "EAP") for place, text in places.items()}
    places["MENA"] += " shown=egypt,syria"
    places["EUR"] += " shown=croatia,moldova"
    found = set()
    for seed in range(12):
        scene = alone(seed=seed, US=f"money=10 deck={MIL} cubes=base:1,improve:1", **places, **shown).play(
            "action", "US"
        )
        found.add(scene.keys(scene.t.allies["US"])[-1])
        assert scene.cubes("US") == {"base": 1, "engage": 1}
    assert found == {"peru", "kenya"}


@pytest.mark.rule("WO-AUT-18")
def test_without_such_a_country_it_trades() -> None:
    places = dict.fromkeys(REGIONS, "shown=")
    places |= dict.fromkeys(("EAP", "MENA", "EUR"), "bases=US:2 shown=")
    scene = alone(US=f"money=10 deck={MIL} cubes=base:1,trade:1", **places).play("action", "US")
    assert took(scene) == [("trade", 6)]
    assert scene.cubes("US") == {"base": 1, "invest": 1}


@pytest.mark.rule("WO-AUT-25")
@pytest.mark.parametrize(
    ("level", "card", "money", "armies"),
    [("hard", "npc-5", 15, 2), ("hard", "npc-1", 15, 1), ("hard", "npc-5", 14, 1), ("normal", "npc-5", 15, 1)],
)
def test_a_hard_one_may_bring_a_second_army_to_a_base(level: str, card: str, money: int, armies: int) -> None:
    scene = alone(level=level, US=f"money={money} deck={MIL} cubes=base:1", EAP="armies=CN:1", npc_deck=card)
    scene.play("action", "US")
    assert scene.t.regions["EAP"].armies["US"] == armies
    assert scene.money("US") == money - 10 - 5 * (armies - 1)


# --- Influence ------------------------------------------------------------------------


def investing(number: int, level: str, text: str, more: str = "EAP") -> Scene:
    """The United States invest in Central Asia, or else in the region after it."""
    return alone(
        "RU",
        level,
        round=number,
        US=f"money=15 vp=0 deck={ECO} cubes=invest:1",
        CAS=text,
        npc_deck=drawing("CAS", more),
    ).play("action", "US")


@pytest.mark.rule("WO-AUT-19")
@pytest.mark.parametrize(
    ("number", "text", "slot", "vp"),
    [
        (3, "permanent=RU", "permanent", 1),
        (4, "permanent=RU", "temporary", 4),
        (3, "permanent=RU,RU", "temporary", 4),
        (4, "permanent=RU temporary=RU,RU,RU,RU", "permanent", 1),
        (4, "permanent=RU,RU temporary=RU,US,RU,RU", "temporary", 0),
    ],
)
def test_which_slot_its_influence_takes(number: int, text: str, slot: str, vp: int) -> None:
    scene = investing(number, "normal", text)
    assert scene.told("influence") == [("US", "CAS", slot)]
    assert scene.vp("US") == vp


@pytest.mark.rule("WO-AUT-20")
def test_it_never_pushes_an_own_cube_out_but_goes_elsewhere() -> None:
    scene = investing(5, "normal", full("CAS"))
    assert took(scene) == [("invest", "EAP")]
    assert scene.t.regions["CAS"].temporary == ["US", "RU", "RU", "RU"]


@pytest.mark.rule("WO-AUT-20")
def test_a_hard_one_goes_above_the_line() -> None:
    scene = investing(5, "hard", full("CAS"))
    assert took(scene) == [("invest", "CAS")]
    assert scene.t.regions["CAS"].slotless == ["US"]
    assert (scene.t.regions["CAS"].temporary, scene.vp("US")) == (["US", "RU", "RU", "RU"], 0)


@pytest.mark.rule("WO-AUT-20")
def test_so_it_is_for_engage_base_and_the_swap_of_a_starting_country() -> None:
    scene = alone(US=f"money=50 deck={DIP} cubes=engage:1", AME=full("AME"), npc_deck=drawing("AME", "EAP"))
    assert took(scene.play("action", "US")) == [("engage", "EAP")]
    scene = alone(US=f"money=50 deck={MIL} cubes=base:1", EAP=full("EAP") + " armies=CN:1", MENA="armies=RU:2")
    assert took(scene.play("action", "US"))[-1] == ("base", "MENA")
    scene = improving(AME=f"{full('AME')} shown=mexico", EAP="shown=thailand")
    assert scene.keys(scene.t.allies["US"])[-1] == "thailand"
    scene = improving(level="hard", AME=f"{full('AME')} shown=mexico")
    assert scene.t.regions["AME"].slotless == ["US"]


@pytest.mark.rule("WO-AUT-20")
def test_another_region_is_taken_not_another_country_of_that_one() -> None:
    scene = improving(AME=f"{full('AME')} shown=mexico,brazil", EAP="shown=thailand")
    assert scene.keys(scene.t.allies["US"])[-1] == "thailand"


@pytest.mark.rule("WO-AUT-18", "WO-AUT-20")
@pytest.mark.parametrize(("level", "ally"), [("normal", "us-iceland"), ("hard", "japan")])
def test_an_ally_for_a_base_pushes_no_own_cube_out_either(level: str, ally: str) -> None:
    """Everywhere full: the only country that allows a base is its own Japan, whose swap would bring influence."""
    places = dict.fromkeys(REGIONS, "shown=")
    places |= dict.fromkeys(("MENA", "EUR"), "bases=US:2 shown=")
    places["EAP"] = f"{full('EAP')} bases=US:2 shown=japan"
    scene = alone(level=level, US=f"money=30 deck={MIL} cubes=base:1", **places).play("action", "US")
    assert scene.keys(scene.t.allies["US"])[-1] == ally
    assert scene.t.regions["EAP"].temporary[0] == "US"


@pytest.mark.rule("WO-AUT-20")
@pytest.mark.parametrize(("first", "level", "money"), [("US", "normal", 10), ("RU", "normal", 30), ("RU", "hard", 10)])
def test_it_does_not_pay_for_influence_that_would_push_an_own_cube_out(first: str, level: str, money: int) -> None:
    """BRICS: Russia may pay for the third region."""
    scene = alone("CN", level, CN="money=30 hand=new-allies assets=cn-brics", RU="money=30", SAS=full("SAS", first))
    scene.play("action", "CN", "new-allies", "cn-brics", "AME", "permanent", "AFR", "permanent")
    assert scene.money("RU") == money


# --- Whole games ----------------------------------------------------------------------


@pytest.mark.rule("WO-AUT-1", "WO-AUT-8", "WO-AUT-20")
@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("seed", range(3))
def test_in_a_whole_game_it_is_never_in_debt_loses_no_cube_and_pushes_none_of_its_own(level: str, seed: int) -> None:
    match = WORLD_ORDER.start(1, WORLD_ORDER.read_options({"automas": level}), seed=seed)
    for now in positions(match, Random(seed)):
        t = now.table
        assert isinstance(t, WorldOrder)
        for me in (power for power in POWERS if t.is_automa(power)):
            board = t.boards[me]
            assert board.money >= 0
            assert sum(board.cubes.values()) + len(board.rounds) == (7 if level == "hard" else 6)
    log = match.log(1)
    placed = [(args[0], following[1][0]) for (event, args), following in pairwise(log) if event == "pushed"]
    assert all(pushed != pusher for pushed, pusher in placed if pusher in POWERS)
