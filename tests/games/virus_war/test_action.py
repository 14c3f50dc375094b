"""The action cards: Stop, Quarantaine, Pick-pocket, Demi-tour, Piège, Chance."""

import pytest

from crise.engine.ask import Refused
from tests.games.virus_war.position import (
    asked,
    discard,
    hand,
    heard,
    keys,
    options,
    played,
    position,
    say,
    story,
    table,
    why_not,
)

# --- Stop -----------------------------------------------------------------------------

EVERY_ACTION = [
    "virus chiffre-3",
    "poison chiffre-3",
    "contagion",
    "epidemie",
    "vaccin chiffre-3",
    "medicament chiffre-3 pass",
    "miracle",
    "quarantaine",
    "pick-pocket",
    "demi-tour",
    "chance-4",
]


@pytest.mark.rule("VW-STO-1")
@pytest.mark.parametrize("action", EVERY_ACTION)
def test_stop_cancels_any_action_and_ends_the_turn(action: str) -> None:
    cards = action.removesuffix(" pass")
    m = position(f"{cards} epidemie", "stop quarantaine", tokens={0: 2}, life=[40, 40], deck="chiffre-1")
    say(m, f"0: {action}", "1: stop")
    t = table(m)
    assert (t.life, t.tokens, t.lost_turns, t.direction) == ([38, 40], [2, 0], [0, 0], 1)
    assert discard(m) == " ".join(sorted([*cards.split(), "stop"]))
    assert asked(m) == {1: "action"}
    assert heard(m, "turn_lost") == [(0,)]
    card = cards.split()[0]
    assert heard(m, "stopped") == [(1, "stop", 0, card)]
    assert heard(m, "cancelled") == [(0, card, len(cards.split()))]


@pytest.mark.rule("VW-STO-1")
def test_an_action_nobody_stops_takes_effect() -> None:
    m = position("epidemie", "stop", "stop")
    say(m, "0: epidemie", "2: pass", "1: pass")
    assert table(m).tokens == [0, 2, 2]
    assert not {"cancelled", "stopped"} & set(story(m))


@pytest.mark.rule("VW-STO-1")
def test_stop_is_no_action_of_a_turn() -> None:
    m = position("stop quarantaine", "")
    assert options(m, 0) == ["pass", "quarantaine"]
    assert why_not(m, "0: stop") == "VW-STO-1"


@pytest.mark.rule("VW-STO-2")
def test_a_stopped_stop_has_no_effect() -> None:
    m = position("epidemie stop", "stop", "")
    say(m, "0: epidemie", "1: stop", "0: stop")
    assert table(m).tokens == [0, 2, 2]
    assert heard(m, "stopped") == [(1, "stop", 0, "epidemie"), (0, "stop", 1, "stop")]
    assert discard(m) == "epidemie stop stop"


@pytest.mark.rule("VW-STO-2")
def test_the_last_unanswered_stop_decides() -> None:
    m = position("epidemie stop", "stop", "stop", "stop")
    say(m, "0: epidemie", "1: stop", "2: pass", "3: pass")
    say(m, "0: stop", "2: pass", "3: pass")
    say(m, "2: pass", "3: stop")
    say(m, "2: pass")
    assert table(m).tokens == [0, 0, 0, 0]
    assert heard(m, "cancelled") == [(0, "stop", 1), (0, "epidemie", 1)]
    assert hand(m, 2) == "stop"


@pytest.mark.rule("VW-STO-2")
def test_the_holder_of_two_stops_may_defend_the_first_with_the_second() -> None:
    m = position("epidemie stop", "stop stop")
    say(m, "0: epidemie", "1: stop", "0: stop", "1: stop")
    assert table(m).tokens == [0, 0]
    assert discard(m) == "epidemie stop stop stop"


@pytest.mark.rule("VW-STO-3")
def test_all_living_opponents_are_asked_and_nobody_else() -> None:
    m = position("epidemie stop", "stop", "", "stop", life=[50, 50, 0, 50])
    say(m, "0: epidemie")
    assert asked(m) == {1: "stop", 3: "stop"}


@pytest.mark.rule("VW-STO-3")
def test_nobody_can_tell_from_the_waiting_who_holds_a_stop() -> None:
    m = position("epidemie", "", "stop", "")
    say(m, "0: epidemie")
    assert m.view(0)["waiting"] == [1, 2, 3]
    assert asked(m) == {2: "stop"}


@pytest.mark.rule("VW-STO-3")
@pytest.mark.parametrize(("direction", "first"), [(1, 2), (-1, 0)])
def test_the_first_stop_in_turn_order_from_the_actor_counts(direction: int, first: int) -> None:
    m = position("stop", "epidemie", "stop", "", turn=1, direction=direction)
    say(m, "1: epidemie", "0: stop", "2: stop", f"{2 - first}: pass")
    assert heard(m, "stopped") == [(first, "stop", 1, "epidemie")]


@pytest.mark.rule("VW-STO-3")
def test_stops_on_a_stop_are_counted_from_who_played_it() -> None:
    m = position("epidemie stop", "", "stop", "stop")
    say(m, "0: epidemie", "3: pass", "2: stop", "0: stop", "3: stop", "0: pass")
    assert heard(m, "stopped") == [(2, "stop", 0, "epidemie"), (3, "stop", 2, "stop")]
    assert table(m).tokens == [0, 2, 2, 2]


@pytest.mark.rule("VW-STO-4")
def test_a_stopped_contre_attaque_lets_the_virus_through() -> None:
    m = position("virus chiffre-3 stop", "contre-attaque")
    say(m, "0: virus chiffre-3", "1: contre-attaque", "0: stop")
    assert table(m).tokens == [0, 3]
    assert table(m).life == [50, 50]
    assert discard(m) == "chiffre-3 contre-attaque stop virus"


@pytest.mark.rule("VW-STO-5")
def test_the_window_opens_when_card_chiffre_and_target_lie_open() -> None:
    m = position("virus chiffre-3", "stop", "")
    say(m, "0: virus chiffre-3")
    assert asked(m) == {0: "target"}
    assert played(m) == ""
    say(m, "0: @2")
    assert asked(m) == {1: "stop"}
    assert played(m) == "virus chiffre-3"
    assert table(m).tokens == [0, 0, 0]  # not before the window is closed


@pytest.mark.rule("VW-STO-5")
@pytest.mark.parametrize(
    ("action", "announced"),
    [
        ("epidemie", ("played_alone", [(0, "epidemie")])),
        ("quarantaine @2", ("played_at", [(0, "quarantaine", 2)])),
        ("poison chiffre-3 @2", ("played_with_at", [(0, "poison", ["chiffre-3"], 3, 2)])),
        ("contagion @1", ("contagion_own", [(0, "contagion", 1)])),
    ],
)
def test_everybody_hears_card_chiffre_and_target(action: str, announced: tuple[str, list[object]]) -> None:
    m = position(f"{action.split()[0]} chiffre-3", "", "", tokens={0: 1})
    say(m, f"0: {action}")
    ways = ["played_alone", "played_at", "played_with_at", "contagion_own"]
    assert {way: heard(m, way) for way in ways if heard(m, way)} == dict([announced])


@pytest.mark.rule("VW-STO-5")
def test_answers_are_sealed_and_other_stops_stay_in_hand_unseen() -> None:
    m = position("epidemie", "stop", "stop", "")
    say(m, "0: epidemie", "2: stop")
    assert heard(m, "stopped") == []
    say(m, "1: stop", "2: pass")
    assert heard(m, "stopped") == [(1, "stop", 0, "epidemie")]
    assert hand(m, 2) == "stop"
    assert m.view(0)["hands"][2] == {"count": 1, "cards": []}


@pytest.mark.rule("VW-STO-6")
def test_a_stopped_stop_costs_its_card_but_no_turn() -> None:
    m = position("epidemie stop", "stop quarantaine")
    say(m, "0: epidemie", "1: stop", "0: stop")
    assert asked(m) == {1: "action"}
    assert "turn_lost" not in story(m)
    assert "stop" not in hand(m, 1)


@pytest.mark.rule("VW-STO-6")
def test_a_stopped_contre_attaque_costs_its_card_but_no_turn() -> None:
    m = position("virus chiffre-3 stop", "contre-attaque quarantaine")
    say(m, "0: virus chiffre-3", "1: contre-attaque", "0: stop")
    assert asked(m) == {1: "action"}
    assert "turn_lost" not in story(m)
    assert "contre-attaque" not in hand(m, 1)


@pytest.mark.rule("VW-STO-7")
def test_chiffre_on_a_vaccin_can_be_stopped_and_the_vaccin_stays() -> None:
    m = position("chiffre-6", "stop", tokens={0: 5}, vaccins=[0])
    say(m, "0: chiffre-6", "1: stop")
    assert (table(m).tokens, keys(m, table(m).vaccins)) == ([5, 0], "vaccin")
    assert discard(m) == "chiffre-6 stop"


@pytest.mark.rule("VW-STO-7")
def test_a_draw_a_pass_and_the_loss_for_tokens_cannot_be_stopped() -> None:
    m = position("quarantaine", "stop quarantaine", tokens={0: 3})
    assert asked(m) == {0: "action"}
    say(m, "0: pass")
    assert asked(m) == {0: "extra"}
    say(m, "0: draw")
    assert table(m).life == [47, 50]
    assert asked(m) == {1: "action"}


@pytest.mark.rule("VW-STO-7")
def test_a_piege_cannot_be_stopped() -> None:
    m = position("", "stop quarantaine", deck="piege-8")
    assert table(m).life == [42, 50]
    assert asked(m) == {1: "action"}


@pytest.mark.rule("VW-STO-8")
def test_stop_on_the_action_after_a_chance_leaves_its_points() -> None:
    m = position("chance-6 epidemie", "stop quarantaine", life=[30, 50])
    say(m, "0: chance-6", "1: pass", "0: epidemie", "1: stop")
    assert (table(m).life, table(m).tokens) == ([36, 50], [0, 0])
    assert asked(m) == {1: "action"}


@pytest.mark.rule("VW-STO-8")
def test_stop_on_a_chance_gives_no_points_and_ends_the_turn() -> None:
    m = position("chance-6 epidemie", "stop quarantaine", life=[30, 50])
    say(m, "0: chance-6", "1: stop")
    assert table(m).life == [30, 50]
    assert asked(m) == {1: "action"}


@pytest.mark.rule("VW-STO-8")
def test_a_stopped_demi_tour_saves_no_life() -> None:
    m = position("demi-tour", "stop", "", tokens={0: 4})
    say(m, "0: demi-tour", "1: stop")
    assert table(m).life == [46, 50, 50]
    assert table(m).turn == 1


# --- Quarantaine ----------------------------------------------------------------------


@pytest.mark.rule("VW-QUA-1")
def test_quarantaine_costs_its_target_the_next_turn() -> None:
    m = position("quarantaine", "virus chiffre-3", "quarantaine", tokens={1: 4})
    say(m, "0: quarantaine @1")
    assert heard(m, "quarantined") == [(1, 1)]
    assert heard(m, "skips") == [(1, 0)]
    assert hand(m, 1) == "chiffre-3 virus"  # he drew nothing
    assert table(m).life == [50, 46, 50]  # but paid for his tokens
    assert asked(m) == {2: "action"}
    assert table(m).lost_turns == [0, 0, 0]


@pytest.mark.rule("VW-QUA-1")
def test_a_second_quarantaine_adds_another_lost_turn() -> None:
    m = position("quarantaine", "quarantaine", "", lost_turns={2: 1})
    say(m, "0: quarantaine @2")
    assert table(m).lost_turns == [0, 0, 2]
    say(m, "1: pass pass")
    assert heard(m, "skips") == [(2, 1)]


@pytest.mark.rule("VW-QUA-2")
def test_in_quarantaine_one_may_still_stop_and_counter() -> None:
    m = position("virus chiffre-3", "stop contre-attaque", lost_turns={1: 1})
    say(m, "0: virus chiffre-3")
    assert asked(m) == {1: "stop"}
    say(m, "1: pass")
    assert asked(m) == {1: "counter"}
    say(m, "1: contre-attaque")
    assert table(m).tokens == [3, 3]


@pytest.mark.rule("VW-QUA-2")
def test_the_lost_turn_follows_its_player_when_the_direction_changes() -> None:
    m = position("demi-tour", "", "quarantaine", lost_turns={1: 1})
    say(m, "0: demi-tour", "2: pass pass")
    assert heard(m, "turn") == [(0,), (2,), (1,), (0,)]
    assert heard(m, "skips") == [(1, 0)]


@pytest.mark.rule("VW-QUA-2")
def test_death_cancels_the_lost_turn() -> None:
    m = position("poison chiffre-3", "", "", life=[50, 2, 50], lost_turns={1: 2})
    say(m, "0: poison chiffre-3 @1")
    assert table(m).lost_turns == [0, 0, 0]


# --- Pick-pocket ----------------------------------------------------------------------


@pytest.mark.rule("VW-PIC-1")
def test_pick_pocket_takes_a_card_of_the_chosen_player() -> None:
    m = position("pick-pocket", "virus", "stop stop", deck="chiffre-1 chiffre-2")
    say(m, "0: pick-pocket @1", "2: pass")
    assert hand(m, 0) == "chiffre-1 virus"
    assert hand(m, 1) == "chiffre-2"


@pytest.mark.rule("VW-PIC-1")
def test_the_stolen_card_is_random() -> None:
    stolen = set()
    for seed in range(20):
        m = position("pick-pocket", "virus poison vaccin", seed=seed)
        say(m, "0: pick-pocket")
        stolen.add(heard(m, "stole", 0)[0][2])
    assert stolen == {"virus", "poison", "vaccin"}


@pytest.mark.rule("VW-PIC-1")
def test_the_victim_must_hold_a_card() -> None:
    m = position("pick-pocket", "virus", "", "virus")
    say(m, "0: pick-pocket")
    assert options(m, 0) == ["@1", "@3"]
    assert why_not(m, "0: @2") == "VW-PIC-1"
    m = position("pick-pocket quarantaine", "", "")
    assert why_not(m, "0: pick-pocket") == "VW-PIC-1"


@pytest.mark.rule("VW-PIC-2")
def test_thief_and_victim_know_the_stolen_card_and_nobody_else() -> None:
    m = position("pick-pocket", "virus", "", deck="chiffre-1 quarantaine")
    say(m, "0: pick-pocket")
    assert [heard(m, "stole", seat)[0][2] for seat in range(4)] == ["virus", "virus", None, None]
    assert [key for _, key in m.view(1)["hands"][0]["cards"]] == ["virus"]
    assert m.view(2)["hands"][0]["cards"] == []


@pytest.mark.rule("VW-PIC-3")
def test_a_purse_emptied_by_a_stopped_stop_gives_nothing() -> None:
    m = position("pick-pocket stop", "stop", deck="chiffre-1 chiffre-2")
    say(m, "0: pick-pocket", "1: stop", "0: stop")
    assert heard(m, "nothing_to_steal") == [(0, 1)]
    assert hand(m, 0) == "chiffre-1"


# --- Demi-tour ------------------------------------------------------------------------


@pytest.mark.rule("VW-DEM-1")
def test_demi_tour_reverses_the_direction_of_play() -> None:
    m = position("demi-tour", "", "demi-tour")
    say(m, "0: demi-tour")
    assert table(m).turn == 2
    assert heard(m, "reversed") == [(0,)]
    say(m, "2: demi-tour")
    assert table(m).turn == 0
    assert heard(m, "reversed") == [(0,), (1,)]


@pytest.mark.rule("VW-DEM-1")
def test_an_infected_player_loses_no_life_on_his_demi_tour() -> None:
    m = position("demi-tour", "", tokens={0: 4, 1: 3}, deck="stop")
    say(m, "0: demi-tour", "1: pass pass")
    assert heard(m, "spared") == [(0, 4)]
    assert table(m).life == [50, 47]  # but the next player does
    assert table(m).tokens == [4, 3]


@pytest.mark.rule("VW-DEM-1")
def test_demi_tour_spares_one_turn_only() -> None:
    m = position("demi-tour quarantaine", "", tokens={0: 4})
    say(m, "0: demi-tour", "1: pass pass", "0: pass pass")
    assert table(m).life == [46, 50]


@pytest.mark.rule("VW-DEM-2")
def test_demi_tour_between_two_only_saves_life() -> None:
    m = position("demi-tour", "", "", life=[50, 0, 50], tokens={0: 4})
    say(m, "0: demi-tour", "2: pass pass")
    assert heard(m, "turn") == [(0,), (2,), (0,)]
    assert table(m).life == [50, 0, 50]


# --- Piège ----------------------------------------------------------------------------


@pytest.mark.rule("VW-PIE-1")
@pytest.mark.parametrize("points", [2, 4, 6, 8])
def test_a_piege_is_shown_and_costs_its_number_and_the_turn(points: int) -> None:
    m = position("quarantaine", "quarantaine", deck=f"piege-{points}")
    assert table(m).life == [50 - points, 50]
    assert heard(m, "trapped") == [(0, f"piege-{points}", points, 50 - points)]
    assert discard(m) == f"piege-{points}"
    assert asked(m) == {1: "action"}


@pytest.mark.rule("VW-PIE-1")
def test_a_piege_as_the_extra_card_costs_its_number() -> None:
    m = position("quarantaine", "quarantaine", tokens={0: 1}, deck="chiffre-1 piege-6")
    say(m, "0: pass draw")
    assert table(m).life == [43, 50]  # six, and one for the token
    assert asked(m) == {1: "action"}
    assert table(m).lost_turns == [0, 0]


@pytest.mark.rule("VW-PIE-2")
def test_no_card_replaces_a_piege_in_play() -> None:
    m = position("", "", deck="piege-2 virus poison")
    assert hand(m, 0) == ""
    assert hand(m, 1) == "virus"


@pytest.mark.rule("VW-PIE-2")
def test_a_deadly_piege_ends_the_turn_without_the_loss_for_tokens() -> None:
    m = position("", "", "", life=[6, 50, 50], tokens={0: 3}, deck="piege-8")
    assert "suffers" not in story(m)
    assert table(m).living == [1, 2]
    assert table(m).turn == 1


@pytest.mark.rule("VW-PIE-3")
def test_a_piege_drawn_after_a_chance_costs_its_number_only() -> None:
    m = position("chance-8 quarantaine", "quarantaine", life=[30, 50], deck="chiffre-1 piege-6")
    say(m, "0: chance-8 draw")
    assert table(m).life == [32, 50]
    assert asked(m) == {1: "action"}
    assert table(m).lost_turns == [0, 0]


# --- Chance ---------------------------------------------------------------------------


@pytest.mark.rule("VW-CHA-1")
@pytest.mark.parametrize("points", [2, 4, 6, 8])
def test_chance_gives_its_number_then_another_action_or_a_card(points: int) -> None:
    m = position(f"chance-{points} quarantaine", "", life=[30, 50])
    say(m, f"0: chance-{points}")
    assert table(m).life == [30 + points, 50]
    assert heard(m, "healed") == [(0, points, 30 + points)]
    assert options(m, 0) == ["draw", "quarantaine"]
    assert discard(m) == f"chance-{points}"


@pytest.mark.rule("VW-CHA-2")
def test_a_chance_may_follow_a_chance_and_one_action_is_then_the_last() -> None:
    m = position("chance-2 chance-4 epidemie quarantaine", "", life=[30, 50])
    say(m, "0: chance-2 chance-4 epidemie")
    assert table(m).life == [36, 50]
    assert table(m).tokens == [0, 2]
    assert table(m).turn == 1


@pytest.mark.rule("VW-CHA-2")
def test_the_card_after_a_chance_ends_the_turn_and_is_the_only_one() -> None:
    m = position("chance-2 quarantaine", "quarantaine", deck="chiffre-1 virus poison")
    say(m, "0: chance-2 draw")
    assert hand(m, 0) == "chiffre-1 quarantaine virus"
    assert hand(m, 1) == "poison quarantaine"
    assert asked(m) == {1: "action"}


@pytest.mark.rule("VW-CHA-2")
def test_after_a_chance_one_does_not_pass() -> None:
    m = position("chance-2 quarantaine", "")
    say(m, "0: chance-2")
    with pytest.raises(Refused) as refused:
        say(m, "0: pass")
    assert refused.value.rule == "VW-CHA-2"


# --- Chiffre --------------------------------------------------------------------------


@pytest.mark.rule("VW-VIR-1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_every_chiffre_is_worth_its_value(value: int) -> None:
    m = position(f"virus chiffre-{value}", "", deck="stop")
    say(m, "0: virus")
    assert table(m).tokens == [0, value]
