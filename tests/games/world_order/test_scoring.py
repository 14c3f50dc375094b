"""Scoring and the end: WO-SCO, WO-END."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from crise.games.world_order import WORLD_ORDER
from crise.games.world_order.data import REGIONS
from crise.games.world_order.scoring import best, end, region_ranks, score_ability, score_region, score_token, winners
from crise.lab.tools.laws import play
from tests.games.world_order.robots import Scene

ALL = "US EU RU CN"
MAJORITY = {
    "EUR": [9, 6, 3, 1], "CAS": [8, 4, 2], "AME": [7, 4, 2], "MENA": [10, 7, 4, 2],
    "AFR": [7, 4, 2], "SAS": [8, 5, 2], "EAP": [9, 6, 2],
}  # fmt: skip
SLOTS = {"EUR": 4, "CAS": 2, "AME": 2, "MENA": 3, "AFR": 2, "SAS": 2, "EAP": 3}


def points(scene: Scene, powers: str = ALL) -> list[int]:
    return [scene.vp(power) for power in powers.split()]


def region(powers: str = ALL, place: str = "EUR", *, text: str, **words: Any) -> Scene:
    """A region is scored, and nothing else."""
    scene = Scene(powers, **{place: text}, **words)
    score_region(scene.t, place)
    return scene


@pytest.mark.rule("WO-SCO-1")
@pytest.mark.parametrize("place", REGIONS)
def test_a_region_scores_only_if_its_permanent_slots_are_filled(place: str) -> None:
    many = SLOTS[place]
    short = region(
        place=place, text=f"starting=US permanent={','.join(['RU'] * (many - 1))} slotless=RU,RU temporary=RU,EU"
    )
    assert points(short) == [0, 0, 0, 0]
    full = region(place=place, text=f"starting= permanent={','.join(['RU'] * many)} temporary=")
    assert points(full) == [0, 0, many + MAJORITY[place][0], 0]


@pytest.mark.rule("WO-SCO-3")
def test_each_cube_of_any_kind_is_a_vp() -> None:
    scene = region(place="CAS", text="starting=RU permanent=RU,CN slotless=RU temporary=RU,EU,CN,EU")
    assert points(scene) == [0, 2 + 2, 4 + 8, 2 + 2]  # EU and CN are tied for the second place: both third


@pytest.mark.rule("WO-SCO-4")
@pytest.mark.parametrize("place", REGIONS)
def test_the_majority_goes_by_cubes(place: str) -> None:
    filling = ",".join(["US", "US", "US", "US"][: SLOTS[place]])
    more = ",".join(["US"] * (4 - SLOTS[place]) + ["EU"] * 3 + ["RU"] * 2 + ["CN"])
    scene = region(place=place, text=f"starting= permanent={filling} slotless={more} temporary=")
    values = MAJORITY[place] + [0] * (4 - len(MAJORITY[place]))
    assert points(scene) == [cubes + vp for cubes, vp in zip((4, 3, 2, 1), values, strict=True)]


@pytest.mark.rule("WO-SCO-4")
def test_a_tie_is_broken_by_armies() -> None:
    scene = region(text="starting= permanent=US,EU,RU,CN temporary= armies=RU:2,CN:1,EU:1")
    assert region_ranks(scene.t, "EUR") == {"RU": 1, "EU": 3, "CN": 3, "US": 4}
    assert points(scene) == [1 + 1, 1 + 3, 1 + 9, 1 + 3]


@pytest.mark.rule("WO-SCO-4")
def test_who_is_still_tied_takes_the_lowest_of_their_places() -> None:
    scene = region(text="starting= permanent=US,US,EU,EU slotless=RU temporary=")
    assert points(scene) == [2 + 6, 2 + 6, 1 + 3, 0]
    scene = region(text="starting= permanent=US,EU,RU,CN temporary=")
    assert points(scene) == [1 + 1, 1 + 1, 1 + 1, 1 + 1]


@pytest.mark.rule("WO-SCO-5")
def test_black_cubes_rank_first_and_score_nothing() -> None:
    scene = region(place="MENA", text="starting=black,black,EU permanent=US,EU,RU slotless=black")
    assert region_ranks(scene.t, "MENA") == {"black": 1, "EU": 2, "US": 4, "RU": 4}
    assert points(scene) == [1 + 2, 2 + 7, 1 + 2, 0]


@pytest.mark.rule("WO-SCO-5")
def test_black_cubes_are_one_owner_without_armies() -> None:
    scene = region(place="SAS", text="starting=CN,black permanent=US,EU armies=EU:1")
    assert region_ranks(scene.t, "SAS") == {"EU": 1, "US": 4, "CN": 4, "black": 4}
    assert points(scene) == [1, 1 + 8, 0, 1]


@pytest.mark.rule("WO-SCO-5")
def test_npc_cubes_rank_with_their_armies_and_score_nothing() -> None:
    scene = region("US RU", text="starting= permanent=EU,CN,US,RU armies=EU:1,CN:1,US:1")
    assert region_ranks(scene.t, "EUR") == {"US": 3, "EU": 3, "CN": 3, "RU": 4}
    assert points(scene) == [1 + 3, 0, 1 + 1, 0]


@pytest.mark.rule("WO-SCO-5")
def test_armies_without_a_cube_take_no_place() -> None:
    scene = region(text="starting= permanent=US,US,US,EU armies=RU:9")
    assert points(scene) == [3 + 9, 1 + 6, 0, 0]


# --- Abilities ----------------------------------------------------------------------


@pytest.mark.rule("WO-SCO-6")
@pytest.mark.parametrize(("firsts", "vp"), [(0, -12), (1, -8), (2, -5), (3, -2), (4, 0), (7, 0)])
def test_the_united_states_lose_vp_where_they_are_not_first(firsts: int, vp: int) -> None:
    texts = {place: f"starting={'US' if at < firsts else 'RU'} temporary=" for at, place in enumerate(REGIONS)}
    scene = Scene(ALL, **texts)
    score_ability(scene.t, "US")
    assert scene.vp("US") == vp


@pytest.mark.rule("WO-SCO-6")
def test_a_tie_for_first_is_enough_whatever_the_armies_and_the_region_need_not_be_complete() -> None:
    rivals = ["starting=US,RU armies=RU:3", "starting=US,black", "starting=US,CN"]
    scene = Scene("US RU", **dict(zip(REGIONS, rivals, strict=False)))
    for place in REGIONS[3:]:
        scene.describe(place, "starting= temporary=")  # no cube: not first
    score_ability(scene.t, "US")
    assert scene.vp("US") == -2


@pytest.mark.rule("WO-SCO-6")
@pytest.mark.parametrize("rival", ["black", "EU", "CN"])
def test_black_and_npc_cubes_are_rivals(rival: str) -> None:
    texts = dict.fromkeys(REGIONS, f"starting=US,{rival},{rival} temporary=")
    scene = Scene("US RU", **texts)
    score_ability(scene.t, "US")
    assert scene.vp("US") == -12


@pytest.mark.rule("WO-SCO-7")
def test_russia_scores_where_it_has_the_most_armies_of_its_zone_or_ties() -> None:
    scene = Scene(
        ALL, EUR="armies=RU:2,US:2", CAS="armies=RU:1", MENA="armies=RU:1,EU:2", AFR="armies=RU:5", SAS="armies=RU:1"
    )
    score_ability(scene.t, "RU")
    assert scene.vp("RU") == 2 + 2


@pytest.mark.rule("WO-SCO-7")
def test_russia_needs_an_army_and_an_npc_is_a_rival() -> None:
    scene = Scene("US RU", CAS="armies=CN:2,RU:2", MENA="armies=RU:1,EU:2")  # in EUR nobody has one
    score_ability(scene.t, "RU")
    assert scene.vp("RU") == 2


# --- Majority tokens ------------------------------------------------------------------


def monied(*money: int) -> Scene:
    powers = ALL.split()[: len(money)] if len(money) != 2 else ["US", "RU"]
    texts = {power: f"money={much}" for power, much in zip(powers, money, strict=True)}
    scene = Scene(" ".join(powers), **texts)
    score_token(scene.t, "money")
    return scene


@pytest.mark.rule("WO-SCO-2")
@pytest.mark.parametrize(
    ("money", "vp"),
    [
        ((9, 8, 7, 6), [5, 3, 1, 0]),
        ((9, 8, 8, 6), [5, 1, 1, 0]),  # two tied for second take the third's
        ((9, 9, 7, 6), [3, 3, 1, 0]),
        ((9, 9, 9, 6), [1, 1, 1, 0]),
        ((9, 9, 9, 9), [0, 0, 0, 0]),
        ((9, 8, 7, 7), [5, 3, 0, 0]),
        ((9, 0, 0, 6), [5, 0, 0, 3]),
        ((9, 8, 0), [5, 3, 0, 0]),  # who has none takes no place
    ],
)
def test_money_is_ranked_and_who_is_tied_takes_the_lowest_place(money: tuple[int, ...], vp: list[int]) -> None:
    assert points(monied(*money)) == vp


@pytest.mark.rule("WO-SCO-2")
def test_armies_on_the_map_and_allies_have_their_tokens() -> None:
    scene = Scene(
        ALL, US="A=9", EUR="armies=RU:2,EU:1", CAS="armies=RU:1,CN:2", RU="allies=mali,chile", CN="allies=brazil"
    )
    score_token(scene.t, "armies")
    assert points(scene) == [0, 1, 6, 3]  # those on the board don't count
    scene = Scene(ALL, US="", RU="allies=mali,chile", EU="exhausted=eu-jordan")
    score_token(scene.t, "allies")
    assert points(scene) == [0, 4, 7, 0]  # 4, 5, 6, 4: tied for the third place is the fourth


@pytest.mark.rule("WO-SCO-8")
@pytest.mark.parametrize(("money", "vp"), [((9, 8), [5, 0]), ((8, 8), [0, 0]), ((0, 8), [0, 5])])
def test_of_two_players_only_a_sole_first_scores(money: tuple[int, ...], vp: list[int]) -> None:
    assert points(monied(*money), "US RU") == vp


@pytest.mark.rule("WO-SCO-8", "WO-SET-12")
def test_automas_count_as_players_there() -> None:
    scene = Scene("US RU", automas="normal", US="money=9", RU="money=8", EU="money=7", CN="money=9")
    score_token(scene.t, "money")
    assert points(scene) == [3, 10, 1, 10 + 3]  # an Automa begins with 10


# --- The end ----------------------------------------------------------------------------


@pytest.mark.rule("WO-END-1")
def test_each_unused_asset_is_worth_two_vp() -> None:
    scene = Scene(US="assets=us-nato,us-navy", RU="assets=ru-csto")
    end(scene.t)
    assert points(scene, "US RU") == [4, 2]


@pytest.mark.rule("WO-ACT-8", "WO-END-1")
def test_an_order_that_was_not_signed_is_worth_three_vp_beside_the_assets() -> None:
    scene = Scene("US RU", executive_order=True, US="assets=us-nato")
    scene.t.boards["RU"].order_left = False
    end(scene.t)
    assert points(scene, "US RU") == [2 + 3, 0]


@pytest.mark.rule("WO-END-2")
@pytest.mark.parametrize(("many", "vp"), [(2, 0), (3, 2), (4, 3), (5, 4), (6, 6), (7, 8)])
def test_china_scores_for_regions_with_an_investment(many: int, vp: int) -> None:
    scene = Scene("US CN", **dict.fromkeys(REGIONS[:many], "investments=CN:2,US:1"))
    end(scene.t)
    assert points(scene, "US CN") == [0, vp]


@pytest.mark.rule("WO-END-2")
def test_china_as_an_npc_scores_nothing() -> None:
    scene = Scene("US RU", **dict.fromkeys(REGIONS, "investments=CN:1"))
    end(scene.t)
    assert (scene.vp("CN"), scene.t.told) == (0, [])


@pytest.mark.rule("WO-END-3")
def test_most_vp_win() -> None:
    scene = Scene(ALL, US="vp=10", EU="vp=12", RU="vp=11", CN="vp=3")
    assert (best(scene.t), winners(scene.t)) == (["EU"], [1])


def drawn(**words: str) -> Scene:
    """US and CN have as many VP, and nothing else is on the map."""
    places = {place: words.get(place, "") + " starting= temporary=" for place in REGIONS}
    return Scene(ALL, US="vp=20", CN="vp=20", EU="vp=19", **places)


@pytest.mark.rule("WO-END-3")
def test_a_tie_is_broken_by_first_places_in_complete_regions_shared_ones_too() -> None:
    scene = drawn(
        CAS="permanent=CN,CN slotless=RU,RU", AFR="permanent=US,US slotless=CN armies=", EUR="permanent=US,US,US",
        SAS="permanent=US,US slotless=RU,RU armies=RU:1",
    )  # fmt: skip
    # CN shares CAS, US has AFR: EUR is not complete, and in SAS Russia's army counts.
    assert winners(scene.t) == [0]  # 7 cubes against 3: the next tie-breaker
    scene.describe("AME", "permanent=CN,CN")
    assert winners(scene.t) == [3]


@pytest.mark.rule("WO-END-3")
def test_then_by_cubes_on_the_map_then_the_win_is_shared() -> None:
    scene = drawn(CAS="permanent=CN", AFR="permanent=US slotless=US")
    assert winners(scene.t) == [0]
    scene.describe("SAS", "slotless=CN")
    assert winners(scene.t) == [0, 3]


@pytest.mark.rule("WO-END-3", "WO-SET-12")
def test_an_automa_can_win_and_then_no_seat_does() -> None:
    scene = Scene("US RU", automas="normal", round=6, phase="scoring", US="vp=30", RU="vp=20", CN="vp=90", EU="vp=5")
    match = scene.begin()
    assert match.over
    assert (best(scene.t), winners(scene.t)) == (["CN"], [])
    assert [args for event, args in match.log(2) if event == "won"] == [(["CN"],)]


@pytest.mark.rule("WO-END-3", "WO-SET-12")
def test_a_seat_may_share_the_win_with_an_automa() -> None:
    scene = Scene("US", automas="normal", US="vp=30", CN="vp=30", **dict.fromkeys(REGIONS, "starting= temporary="))
    assert (best(scene.t), winners(scene.t)) == (["US", "CN"], [0])


@pytest.mark.parametrize("mode", WORLD_ORDER.modes)
def test_every_point_is_told_by_where_it_comes_from(mode: str) -> None:
    match = WORLD_ORDER.start(2, WORLD_ORDER.read_options(WORLD_ORDER.modes[mode]), seed=3)
    play(match, Random(3))
    t: Any = match.table
    assert [sum(made_of.values()) for made_of in WORLD_ORDER.sources(t)] == WORLD_ORDER.scores(t)
