"""Growth and production."""

import pytest

from tests.games.world_order.position import (
    asked,
    board,
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

GROW = "US growth-strategy S9 D9 $99"
LEVELS = [
    "industrial-development diplomatic-initiative",
    "reduced-bureaucracy knowledge-transfer",
    "tactical-flexibility diplomatic-opening",
    "strategic-advantage regional-resilience",
    "space-program olympic-games",
]
CARDS = {
    "industrial-development": ({"S": 1, "M": 10}, 1),
    "diplomatic-initiative": ({"S": 1, "D": 1}, 2),
    "reduced-bureaucracy": ({"S": 2, "M": 10}, 3),
    "knowledge-transfer": ({"S": 2, "D": 1}, 4),
    "tactical-flexibility": ({"S": 3, "M": 15}, 6),
    "diplomatic-opening": ({"S": 3, "D": 2}, 5),
    "strategic-advantage": ({"S": 4, "M": 15}, 7),
    "regional-resilience": ({"S": 4, "D": 2}, 8),
    "space-program": ({"S": 5, "M": 25}, 12),
    "olympic-games": ({"S": 5, "D": 3}, 12),
}


def below(card: str) -> str:
    """The growth cards that one has before this one."""
    at = next(at for at, level in enumerate(LEVELS) if card in level)
    return " ".join(level.split()[1] for level in LEVELS[:at])


@pytest.mark.rule("WO-GRO-1", "WO-GRO-2")
@pytest.mark.parametrize("card", CARDS)
def test_a_growth_card_costs_and_scores_what_is_printed(card: str) -> None:
    cost, vp = CARDS[card]
    m = position(f"{GROW} {below(card)}", "RU", turn=2)
    say(m, f"US: growth-strategy face_up grow {card}")
    mine = board(m, "US")
    assert 99 - mine.money == cost.get("M", 0)
    assert {what: 9 - mine.stock[what] for what in "SD" if mine.stock[what] < 9} == {
        what: much for what, much in cost.items() if what != "M"
    }
    assert mine.vp == vp
    assert keys(m, table(m).growth["US"]).split()[-1] == card


@pytest.mark.rule("WO-GRO-1")
@pytest.mark.parametrize("level", range(5))
def test_the_next_level_in_order_one_card_of_each(level: int) -> None:
    m = position(f"{GROW} {below(LEVELS[level].split()[0])}", "RU")
    say(m, "US: growth-strategy face_up grow")
    assert options(m) == LEVELS[level]
    assert {why_not(m, "US", card) for card in CARDS if card not in LEVELS[level]} == {"WO-GRO-1"}


@pytest.mark.rule("WO-GRO-1")
def test_what_cannot_be_paid_is_not_offered_and_after_level_five_nothing_is() -> None:
    m = position("US growth-strategy S1 D0 $9", "RU")
    say(m, "US: growth-strategy face_up")
    assert asked(m) == "US: produce"  # the other way
    m = position(f"{GROW} olympic-games", "RU")
    say(m, "US: growth-strategy face_up")
    assert asked(m) == "US: produce"


# --- What growth cards do -------------------------------------------------------------------


def test_industrial_development_raises_two_different_productions_at_once() -> None:
    m = position(GROW, "RU")
    say(m, "US: growth-strategy face_up grow industrial-development A")
    assert "A" not in options(m).split()
    say(m, "US: D")
    assert (board(m, "US").production["A"], board(m, "US").production["D"]) == (4, 5)


@pytest.mark.rule("WO-ACT-7", "WO-ACT-9")
def test_reduced_bureaucracy_draws_one_then_trashes_one_of_the_hand() -> None:
    m = position("US foreign-trade reduced-bureaucracy >new-allies", "RU")
    assert options(m) == "foreign-trade reduced-bureaucracy"
    say(m, "US: reduced-bureaucracy")
    assert (asked(m), options(m)) == ("US: trash", "foreign-trade new-allies")  # it can't be declined
    say(m, "US: foreign-trade")
    assert (options(m), keys(m, table(m).box).split()[-1]) == ("new-allies", "foreign-trade")
    assert heard(m, "trashed", "RU") == [(0, "foreign-trade")]


@pytest.mark.rule("WO-ACT-7")
def test_or_after_the_card_once_a_round() -> None:
    m = position("US foreign-trade new-allies reduced-bureaucracy >military-pact", "RU")
    say(m, "US: new-allies money")
    assert (asked(m), options(m)) == ("US: ability", "reduced-bureaucracy pass")
    say(m, "US: reduced-bureaucracy military-pact")
    assert (asked(m), hand(m, "US")) == ("RU: act", "foreign-trade")
    m = position("US foreign-trade new-allies reduced-bureaucracy", "RU")
    say(m, "US: new-allies money pass")
    assert asked(m) == "RU: act"


@pytest.mark.rule("WO-ACT-7")
def test_knowledge_transfer_draws_up_to_the_best_ready_ally_and_discards_as_many() -> None:
    m = position("US foreign-trade knowledge-transfer japan! us-mexico us-iraq >new-allies >military-pact", "RU")
    say(m, "US: knowledge-transfer")
    assert (asked(m), options(m)) == ("US: draw_number", "2 1")
    say(m, "US: 2 foreign-trade new-allies")
    assert (hand(m, "US"), keys(m, table(m).discards["US"])) == ("military-pact", "foreign-trade new-allies")
    assert asked(m) == "US: act"


@pytest.mark.rule("WO-ACT-7")
def test_without_a_ready_ally_there_is_no_knowledge_to_transfer() -> None:
    m = position("US foreign-trade knowledge-transfer us-mexico!", "RU")
    assert options(m) == "foreign-trade"


def test_knowledge_transfer_discards_only_as_many_as_were_drawn() -> None:
    m = position("US foreign-trade new-allies knowledge-transfer japan >military-pact", "RU", empty_decks=True)
    say(m, "US: knowledge-transfer new-allies")  # one is there to be drawn: how many is not asked
    assert (asked(m), hand(m, "US")) == ("US: act", "foreign-trade military-pact")


def test_tactical_flexibility_draws_a_card_at_once() -> None:
    m = position(f"{GROW} diplomatic-initiative knowledge-transfer us-mexico! >new-allies", "RU")
    say(m, "US: growth-strategy face_up grow tactical-flexibility")
    assert hand(m, "US") == "new-allies"


@pytest.mark.rule("WO-ACT-1")
def test_strategic_advantage_plays_one_more_card_in_the_first_turn_of_a_round() -> None:
    m = position("US foreign-trade new-allies strategic-advantage", "RU")
    say(m, "US: new-allies money")
    assert (asked(m), options(m)) == ("US: act", "foreign-trade")
    m = position("US foreign-trade new-allies strategic-advantage", "RU", turn=2)
    say(m, "US: new-allies money")
    assert asked(m) == "RU: act"


def test_space_program_and_olympic_games_have_no_ability() -> None:
    m = position("US foreign-trade space-program", "RU")
    assert options(m) == "foreign-trade"


# --- Production -----------------------------------------------------------------------------


@pytest.mark.rule("WO-PRO-1")
@pytest.mark.parametrize(
    ("what", "cost"),
    [
        ("E", {}),
        ("R", {}),
        ("F", {}),
        ("C", {"E": 1, "R": 1}),
        ("S", {"E": 1, "F": 1}),
        ("D", {"M": 3}),
        ("A", {"R": 1, "F": 1}),
    ],
)
def test_what_a_unit_costs(what: str, cost: dict[str, int]) -> None:
    m = position("US optimization-program $9 E5 R5 F5 C0 S0 D0 A0 E=1 R=1 F=1 C=1 S=1 D=1 A=1", "RU")
    say(m, f"US: optimization-program face_up {what}")
    if cost:
        say(m, "US: 1")
    mine = board(m, "US")
    expected = {"E": 5, "R": 5, "F": 5, "C": 0, "S": 0, "D": 0, "A": 0}
    for needed, much in cost.items():
        if needed != "M":
            expected[needed] -= much
    expected[what] += 1
    assert (mine.stock, mine.money) == (expected, 9 - cost.get("M", 0))


@pytest.mark.rule("WO-PRO-1")
def test_up_to_the_level_as_far_as_it_can_be_paid_and_none_is_a_number_too() -> None:
    m = position("US growth-strategy E2 R9 F9 C0", "RU")
    say(m, "US: growth-strategy face_up produce C")
    assert options(m) == "2 1 0"  # 3 is the level, 2 E are there
    say(m, "US: 0")
    assert board(m, "US").stock["C"] == 0


@pytest.mark.rule("WO-PRO-1")
def test_n_types_are_n_different_ones() -> None:
    m = position("US growth-strategy E0 R0 F0", "RU")
    say(m, "US: growth-strategy face_up produce E")
    assert options(m) == "R F D pass"
    assert m.open[0][3] == (2,)  # so many types are left
    say(m, "US: R C 2")
    assert board(m, "US").stock["C"] == 3 + 2
    assert asked(m) == "RU: act"


@pytest.mark.rule("WO-PRO-2")
def test_what_does_not_fit_on_a_track_is_paid_at_the_import_price() -> None:
    m = position("US growth-strategy $0 E9 R5 F5 C9", "RU")
    say(m, "US: growth-strategy face_up produce C 3 E")
    assert (board(m, "US").stock["C"], board(m, "US").money) == (10, 2 * 10)
    assert board(m, "US").stock["E"] == 9
    m = position("US growth-strategy $0 E9", "RU")
    say(m, "US: growth-strategy face_up produce E")
    assert (board(m, "US").stock["E"], board(m, "US").money) == (10, 2 * 3)


@pytest.mark.rule("WO-PRO-2")
def test_diplomacy_and_armies_that_do_not_fit_are_lost() -> None:
    m = position("US growth-strategy $12 D9 A9", "RU")
    say(m, "US: growth-strategy face_up produce D 4 A 2")
    assert (board(m, "US").stock["D"], board(m, "US").stock["A"], board(m, "US").money) == (10, 10, 0)
    assert region(m, "EUR").armies["US"] == 0


@pytest.mark.rule("WO-PRO-3")
def test_a_production_never_rises_above_its_maximum() -> None:
    m = position(f"EU {GROW[3:]} E=2 R=3 F=5 C=5 S=5 D=5 A=4", "RU")
    say(m, "EU: growth-strategy face_up grow industrial-development")
    assert board(m, "EU").production["A"] == 5  # there was no other
    assert asked(m) == "RU: act"
