"""Setup, the frame of the rounds, and what is hidden."""

import re
from typing import Any

import pytest

from crise.engine.ask import Refused
from crise.engine.match import Match
from crise.game.texts import LANGUAGES, words
from crise.games.world_order import WORLD_ORDER
from crise.games.world_order.data import HOUSE_VP, POWER, POWERS, REGION, REGIONS
from crise.games.world_order.setup import FIRST_HANDS
from tests.games.world_order.position import asked, board, hand, heard, keys, position, region, say, table


def start(*powers: str, seed: int = 0, **options: Any) -> Match:
    return WORLD_ORDER.start(len(powers), WORLD_ORDER.read_options({"powers": powers, **options}), seed=seed)


def keep(m: Match) -> Match:
    """All refuse the first asset that they were offered."""
    while m.open and m.open[0][1] == "assets":
        m.answer(m.open[0][0], m.open[0][2][0])
    return m


@pytest.mark.rule("WO-SET-1")
def test_starting_cubes_stand_for_all_four_powers_played_or_not() -> None:
    t = table(start("US", "RU"))
    assert {place: " ".join(t.regions[place].starting) for place in REGIONS} == {
        "EUR": "EU US RU",
        "CAS": "RU",
        "AME": "US",
        "MENA": "EU US black",
        "AFR": "",
        "SAS": "CN black",
        "EAP": "CN US",
    }
    assert t.regions["AFR"].temporary == ["EU"]
    assert all(not t.regions[place].temporary for place in REGIONS if place != "AFR")
    assert all(not t.regions[place].permanent for place in REGIONS)


@pytest.mark.parametrize(
    ("place", "engage", "slots", "temporary", "majority", "zone"),
    [
        ("EUR", 5, 4, [5, 4, 3, 2], [9, 6, 3, 1], "US EU RU"),
        ("CAS", 4, 2, [4, 3, 2, 1], [8, 4, 2], "RU CN"),
        ("AME", 4, 2, [4, 3, 2, 1], [7, 4, 2], "US"),
        ("MENA", 6, 3, [5, 4, 3, 2, 1], [10, 7, 4, 2], "US EU RU"),
        ("AFR", 3, 2, [4, 3, 2, 1], [7, 4, 2], "EU"),
        ("SAS", 4, 2, [4, 3, 2, 1], [8, 5, 2], "CN"),
        ("EAP", 5, 3, [4, 3, 2, 1], [9, 6, 2], "US CN"),
    ],
)
def test_what_is_printed_on_the_map(
    place: str, engage: int, slots: int, temporary: list[int], majority: list[int], zone: str
) -> None:
    printed = REGION[place]
    assert (printed.engage, printed.permanent, printed.temporary) == (engage, slots, temporary)
    assert (printed.majority, " ".join(printed.zone)) == (majority, zone)


@pytest.mark.rule("WO-SET-2")
@pytest.mark.parametrize(
    ("power", "production", "most", "money"),
    [
        ("US", [3, 2, 3, 3, 4, 4, 3], [5, 4, 5, 5, 5, 5, 5], 30),
        ("EU", [1, 1, 3, 3, 4, 4, 2], [2, 3, 5, 5, 5, 5, 5], 25),
        ("RU", [5, 4, 2, 1, 1, 3, 2], [6, 5, 5, 3, 3, 5, 5], 15),
        ("CN", [1, 3, 3, 4, 1, 3, 2], [2, 4, 5, 5, 3, 5, 5], 20),
    ],
)
def test_a_player_begins_with_one_full_production(
    power: str, production: list[int], most: list[int], money: int
) -> None:
    m = start(*POWERS)
    mine = board(m, power)
    assert list(mine.production.values()) == list(mine.stock.values()) == production
    assert list(POWER[power].most.values()) == most
    assert (mine.money, mine.engage, mine.exhausted) == (money, 3, [])


@pytest.mark.rule("WO-SET-2")
@pytest.mark.parametrize(
    ("power", "allies"),
    [
        ("US", "us-mexico us-iraq us-japan us-iceland"),
        ("EU", "eu-member-states eu-norway eu-canada eu-jordan eu-nigeria"),
        ("RU", "ru-belarus ru-armenia ru-syria ru-india"),
        ("CN", "cn-tajikistan cn-pakistan cn-laos cn-south-africa"),
    ],
)
def test_the_starting_countries(power: str, allies: str) -> None:
    m = start(*POWERS)
    assert keys(m, table(m).allies[power]) == allies


@pytest.mark.rule("WO-SET-5")
def test_two_countries_are_shown_in_each_region() -> None:
    t = table(start("EU", "CN"))
    assert [len(t.countries[place].cards) for place in REGIONS] == [2] * 7
    assert sum(len(deck.cards) for deck in t.country_decks.values()) == 76 - 14


@pytest.mark.rule("WO-SET-6")
def test_six_of_the_66_market_cards_lie_in_the_row() -> None:
    t = table(start("EU", "CN"))
    assert (len(t.market.cards), len(t.market_deck.cards)) == (6, 60)


@pytest.mark.rule("WO-SET-7")
@pytest.mark.parametrize(
    ("powers", "options", "copies"),
    [("US RU", {}, 2), ("US RU CN", {}, 3), ("US EU RU CN", {}, 4), ("US", {"automas": "normal"}, 4)],
)
def test_growth_cards_a_copy_a_player(powers: str, options: dict[str, Any], copies: int) -> None:
    m = start(*powers.split(), **options)
    found = keys(m, table(m).growth_supply).split()
    assert {key: found.count(key) for key in found} == dict.fromkeys(found, copies)
    assert len(set(found)) == 10


@pytest.mark.rule("WO-SET-8")
def test_each_draws_three_assets_keeps_two_and_begins_with_the_sum_of_their_numbers() -> None:
    m = start("US", "RU")
    assert asked(m) == "US: assets RU: assets"
    assert [len(offered) for _, _, offered, _ in m.open] == [3, 3]
    refused = m.open[0][2][0]
    keep(m)
    t = table(m)
    assert len(t.assets["US"].cards) == len(t.assets["RU"].cards) == 2
    assert refused not in t.assets["US"].cards
    for power in ("US", "RU"):
        assert t.boards[power].vp == sum(t.card(card).vp for card in t.assets[power].cards)


@pytest.mark.rule("WO-SET-3")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_order_is_by_vp_then_less_starting_money(seed: int) -> None:
    t = table(keep(start(*POWERS, seed=seed)))
    marks = [(-t.boards[power].vp, POWER[power].money) for power in t.order]
    assert marks == sorted(marks)
    assert len(t.order) == 4


@pytest.mark.rule("WO-SET-9")
@pytest.mark.parametrize(
    ("power", "first"),
    [
        (
            "US",
            "foreign-direct-investment foreign-trade growth-strategy military-pact new-allies new-allies",
        ),
        (
            "EU",
            "foreign-direct-investment foreign-trade growth-strategy military-reinforcements new-allies soft-power",
        ),
        (
            "RU",
            (
                "energy-titan foreign-direct-investment foreign-military-presence growth-strategy "
                "military-reinforcements new-allies"
            ),
        ),
        (
            "CN",
            "diplomatic-engagement economic-diplomacy foreign-trade growth-strategy military-reinforcements new-allies",
        ),
    ],
)
def test_the_suggested_first_hand(power: str, first: str) -> None:
    m = start(*POWERS)
    assert hand(m, power) == first
    assert len(table(m).decks[power].cards) == 6


@pytest.mark.rule("WO-SET-9")
def test_the_first_hand_may_be_drawn_instead() -> None:
    hands = {hand(start("US", "CN", seed=seed, first_hand="drawn"), "US") for seed in range(6)}
    assert len(hands) > 1
    assert all(len(one.split()) == 6 for one in hands)


@pytest.mark.rule("WO-SET-9")
def test_where_a_suggested_card_is_missing_another_is_drawn() -> None:
    rows = [row for row in WORLD_ORDER.standard if row.card != "military-pact"]
    m = WORLD_ORDER.start(2, WORLD_ORDER.read_options({"powers": ["US", "RU"]}), rows)
    assert len(hand(m, "US").split()) == 6
    assert "military-pact" in FIRST_HANDS["US"]


@pytest.mark.rule("WO-SET-10", "WO-RND-1")
def test_round_one_is_domestic_and_has_no_preparation() -> None:
    m = keep(start("US", "RU"))
    assert (table(m).round, table(m).phase, asked(m).split()[1]) == (1, "action", "act")
    assert {board(m, power).focus for power in ("US", "RU")} == {"domestic"}
    assert board(m, "US").stock == POWER["US"].production  # nothing was produced


@pytest.mark.rule("WO-SET-13")
@pytest.mark.parametrize("powers", ["US RU", "EU CN", "US RU CN", "US EU RU CN"])
def test_the_house_gives_vp_to_start_with_where_the_table_wants_it(powers: str) -> None:
    seated = powers.split()
    plain, house = keep(start(*seated)), keep(start(*seated, house_balance=True))
    more = {power: board(house, power).vp - board(plain, power).vp for power in seated}
    assert more == {power: HOUSE_VP[power][len(seated) - 1] for power in seated}
    assert any(more.values())
    assert all(board(house, power).money == board(plain, power).money for power in POWERS)


@pytest.mark.rule("WO-SET-13")
def test_an_automa_gets_nothing_from_the_house() -> None:
    plain, house = (start("EU", automas="normal", house_balance=on) for on in (False, True))
    assert [board(house, power).vp - board(plain, power).vp for power in ("US", "RU", "CN")] == [0, 0, 0]


@pytest.mark.rule("WO-SET-13")
@pytest.mark.parametrize("powers", ["CN", "US RU"])
def test_where_automas_play_the_house_gives_as_among_four(powers: str) -> None:
    seated = powers.split()
    plain, house = (start(*seated, automas="normal", house_balance=on) for on in (False, True))
    more = {power: board(house, power).vp - board(plain, power).vp for power in seated}
    assert more == {power: HOUSE_VP[power][3] for power in seated}


@pytest.mark.rule("WO-SET-13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_house_gives_stands_in_the_rules(language: str) -> None:
    said = re.findall(r"[+]([0-9]+)", words(WORLD_ORDER, language).say("rule-WO-SET-13"))
    given = [HOUSE_VP[power][players] for players in (1, 2, 3) for power in POWERS if HOUSE_VP[power][players]]
    assert [int(number) for number in said] == given


@pytest.mark.rule("WO-SET-11")
@pytest.mark.parametrize(
    ("powers", "options", "copies"),
    [
        ("US RU", {}, [1, 1, 1, 1]),
        ("US RU CN", {}, [2, 2, 2, 2]),
        ("US EU RU CN", {}, [2, 2, 3, 2]),
        ("EU", {"automas": "normal"}, [2, 2, 3, 2]),
    ],
)
def test_commerce_cards_of_all_powers_by_the_number_of_players(
    powers: str, options: dict[str, Any], copies: list[int]
) -> None:
    m = start(*powers.split(), **options)
    assert [board(m, power).commerce for power in POWERS] == copies


@pytest.mark.rule("WO-SET-4")
@pytest.mark.parametrize("powers", [("US", "EU"), ("RU", "CN"), ("US", "US")])
def test_two_players_are_one_of_the_west_against_one_of_the_east(powers: tuple[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        start(*powers)
    assert refused.value.rule == "WO-SET-4"


@pytest.mark.rule("WO-SET-4")
def test_powers_by_lot_are_of_both_sides() -> None:
    for seed in range(8):
        t = table(WORLD_ORDER.start(2, seed=seed))
        assert sum(power in ("US", "EU") for power in t.seated()) == 1
        t = table(WORLD_ORDER.start(2, WORLD_ORDER.read_options({"powers": ["CN"]}), seed=seed))
        assert t.seated()[0] == "CN"
        assert t.seated()[1] in ("US", "EU")


@pytest.mark.rule("WO-SET-4")
def test_who_is_absent_is_an_npc_and_three_may_be_any() -> None:
    t = table(start("US", "EU", "CN"))
    assert [power for power in POWERS if t.is_npc(power)] == ["RU"]
    assert t.boards["RU"].stock == dict.fromkeys(t.boards["RU"].stock, 0)


@pytest.mark.rule("WO-SET-12")
def test_alone_only_against_automas_and_then_any_powers() -> None:
    with pytest.raises(Refused) as refused:
        start("US")
    assert refused.value.rule == "WO-SET-12"
    t = table(start("US", "EU", automas="normal"))
    assert [power for power in POWERS if t.is_automa(power)] == ["RU", "CN"]


@pytest.mark.rule("WO-RND-1", "WO-RND-2")
def test_six_rounds_with_their_phases_and_a_scoring_after_the_third_and_the_last() -> None:
    m = start("US", "CN")
    while not m.over:
        m.answer(m.open[0][0], m.open[0][2][-1])
    assert [number for (number,) in heard(m, "round_began")] == [1, 2, 3, 4, 5, 6]
    phases = [phase for (phase,) in heard(m, "phase_began")]
    full = ["preparation", "focus", "action", "research", "npc", "aftermath"]
    assert phases == [*full[2:], *full, *full, "scoring", *full, *full, *full, "scoring"]


# --- What is hidden, and what never runs out ----------------------------------------------


@pytest.mark.rule("WO-SEC-1")
def test_a_hand_is_seen_by_its_owner_only_and_decks_by_nobody() -> None:
    m = position("US new-allies foreign-trade", "RU")
    mine, other = m.view(0), m.view(1)
    assert len(mine["hands"][0]["cards"]) == 2
    assert other["hands"][0] == {"count": 2, "cards": []}
    assert mine["decks"]["US"]["cards"] == other["decks"]["US"]["cards"] == []


@pytest.mark.rule("WO-SEC-1")
def test_the_asset_not_kept_is_known_to_its_owner_only() -> None:
    m = keep(start("US", "RU"))
    (refused,) = table(m).refused_assets[0].cards
    assert [card for card, _ in m.view(0)["refused_assets"][0]["cards"]] == [refused]
    assert m.view(1)["refused_assets"][0]["cards"] == [None]
    assert len(m.view(1)["assets"]["US"]["cards"]) == 2  # the kept ones are public


@pytest.mark.rule("WO-SEC-1", "WO-ACT-3")
def test_a_card_played_face_down_lies_apart_and_only_its_owner_sees_it() -> None:
    m = position("US new-allies foreign-trade", "RU")
    say(m, "US: new-allies money")
    assert keys(m, table(m).face_down[0]) == "new-allies"
    assert len(m.view(0)["face_down"][0]["cards"]) == 1
    assert m.view(1)["face_down"][0]["cards"] == [None]
    assert heard(m, "played_face_down", "RU") == [(0,)]
    assert keys(m, table(m).discards["US"]) == ""


@pytest.mark.rule("WO-SEC-2", "WO-SET-2")
def test_only_engage_tokens_are_counted() -> None:
    m = position("US new-allies", "RU vp-3")
    assert (board(m, "US").engage, board(m, "RU").vp) == (3, -3)
    assert region(m, "EUR").armies == dict.fromkeys(POWERS, 0)
