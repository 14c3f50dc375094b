"""The turn: playing cards, effects, disinfecting, the market, the end of the turn."""

from __future__ import annotations

import pytest

from tests.games.etat_durgence.scene import Scene

# --- playing cards ---------------------------------------------------------------------


@pytest.mark.rule("ED-PLAY-1", "ED-EFF-2")
def test_cards_are_laid_one_at_a_time_in_any_order_and_effects_add_up() -> None:
    scene = Scene("piece coeur subvention", draw="piece")
    scene.do("subvention", "benef", "coeur")
    assert (scene.t.coins, scene.t.attack) == (2, 1)
    assert scene.do("piece").t.coins == 3
    assert [scene.t.faces[card].key for card in scene.t.laid[0].cards] == ["subvention", "coeur", "piece"]


@pytest.mark.rule("ED-PLAY-1")
def test_while_a_slot_is_free_cards_in_hand_must_be_played() -> None:
    scene = Scene("piece coeur")
    assert "market" not in scene.options()
    assert scene.why_not("market") == "ED-PLAY-1"
    assert "market" in scene.do("piece", "coeur").options()


@pytest.mark.rule("ED-PLAY-1", "ED-PLAY-2")
def test_with_more_cards_than_slots_one_chooses_and_the_rest_goes_back() -> None:
    scene = Scene("piece piece piece coeur variant", draw="gel").do("piece", "piece", "piece")
    assert scene.options() == ["disinfect", "market"]
    assert scene.why_not(scene.card("coeur", scene.t.hands[0])) == "ED-PLAY-2"
    scene.do("market")
    assert scene.keys(scene.t.draws[0]) == ["coeur", "gel", "variant"]
    assert scene.t.hands[0].cards == []


@pytest.mark.rule("ED-PLAY-3")
def test_the_side_is_free_again_next_time() -> None:
    scene = Scene("subvention", hands={1: "piece"}).do("subvention", "benef", "done")
    scene.do("piece", "done")  # seat 1
    assert scene.do("subvention", "attaque").t.attack == 1
    assert scene.t.coins == 0


@pytest.mark.rule("ED-PLAY-4")
def test_what_stays_takes_no_slot_and_stays() -> None:
    scene = Scene("soignante masque-artisanal cellule-de-crise piece piece piece piece")
    scene.do("soignante", "masque-artisanal", "cellule-de-crise")
    assert scene.t.free_slots(0) == 4
    scene.do("piece", "piece", "piece", "piece", "done")
    assert scene.keys(scene.t.boards[0]) == ["cellule-de-crise", "masque-artisanal", "soignante"]


@pytest.mark.rule("ED-PLAY-4")
def test_an_emplacement_card_can_not_be_attacked() -> None:
    scene = Scene("etat-d-exception", boards={1: "cellule-de-crise fauconnier"}, hands={1: ""})
    scene.do("etat-d-exception", "attaque", "attack")
    assert scene.options() == ["team", "fauconnier"]
    assert scene.why_not(scene.card("cellule-de-crise", scene.t.boards[1])) == "ED-COM-2"


@pytest.mark.rule("ED-PLAY-5")
def test_an_empty_hand_still_has_a_turn_and_is_not_filled_up_before_it() -> None:
    scene = Scene("", draw="piece piece", board="porte-parole")
    assert scene.options() == ["porte-parole", "disinfect", "market"]
    scene.do("porte-parole", "market", "subvention", "done")
    assert scene.keys(scene.t.hands[0]) == ["piece", "piece", "subvention"]


@pytest.mark.rule("ED-PLAY-6")
def test_the_rest_of_the_hand_can_be_destroyed_until_the_step_ends() -> None:
    scene = Scene("piece piece gel variant soignante").do("piece", "piece", "gel", "benef")
    assert scene.options() == ["destroy", "disinfect", "market"]  # no companion once the slots are full
    scene.do("destroy", "variant", "market")
    assert scene.keys(scene.t.draws[0]) == ["soignante"]
    assert scene.what == "buy"


@pytest.mark.rule("ED-PLAY-6")
def test_cards_drawn_with_no_slot_free_go_back() -> None:
    scene = Scene("piece piece soiree-clandestine", draw="coeur coeur").do("piece", "piece", "soiree-clandestine")
    scene.do("benef", "draw")
    assert scene.keys(scene.t.hands[0]) == ["coeur", "coeur"]
    assert scene.do("market").keys(scene.t.draws[0]) == ["coeur", "coeur"]


@pytest.mark.rule("ED-PLAY-7", "ED-END-2")
def test_a_new_slot_counts_this_turn_and_for_the_draw() -> None:
    scene = Scene("cellule-de-crise piece", draw="coeur coeur coeur gel gel").do("cellule-de-crise", "piece")
    scene.do("market", "done")
    assert len(scene.t.hands[0].cards) == 4


# --- effects ---------------------------------------------------------------------------------


@pytest.mark.rule("ED-EFF-1")
def test_effects_are_optional() -> None:
    scene = Scene("allocution", draw="piece piece piece", hands={1: "piece"}, confiance=[20, 20])
    scene.do("allocution", "attaque", "market", "done")
    assert len(scene.t.hands[1].cards) == 1
    assert scene.t.confiance == [20, 20]
    assert scene.t.box.cards.count(scene.t.hands[0].cards[0]) == 0


@pytest.mark.rule("ED-EFF-1", "ED-EFF-6")
def test_the_black_heart_is_not_optional_and_ignores_protectors() -> None:
    scene = Scene("vaccin-douteux", board="cordon-sanitaire").do("vaccin-douteux", "benef", "market")
    assert scene.t.confiance[0] == 18
    assert scene.keys(scene.t.boards[0]) == ["cordon-sanitaire"]


@pytest.mark.rule("ED-EFF-3", "ED-EFF-10")
def test_coins_left_over_are_lost() -> None:
    scene = Scene("documentaire", hands={1: "piece"}).do("documentaire", "benef", "subvention", "done")
    scene.do("piece")
    assert scene.t.coins == 1


@pytest.mark.rule("ED-EFF-4")
def test_a_gain_stops_at_the_ceiling() -> None:
    assert Scene("variant", confiance=[19, 20]).do("variant", "benef", "market").t.confiance[0] == 20
    higher = Scene("variant", confiance=[19, 20], confiance_max=30)
    assert higher.do("variant", "benef").t.confiance[0] == 22


@pytest.mark.rule("ED-EFF-5")
def test_points_are_split_freely_among_opponents_and_companions() -> None:
    scene = Scene("etat-d-exception", seats=3, boards={2: "soignante"}).do("etat-d-exception", "attaque")
    scene.do("attack", 1, 5, "attack", 2, "soignante", "attack", 2, 3)
    assert scene.t.confiance == [20, 15, 17]
    assert scene.keys(scene.t.discards[2]) == ["soignante"]
    assert scene.t.attack == 0


@pytest.mark.rule("ED-EFF-7")
def test_destroy_up_to_n_from_hand_discard_or_draw_pile() -> None:
    scene = Scene("allocution piece", discard="coeur", draw="gel gel variant").do("allocution", "benef", "destroy")
    assert scene.options() == ["piece", "coeur", "gel", "variant"]
    scene.do("gel", "destroy", "coeur", "destroy", "piece")
    assert scene.t.due["destroy"] == 0
    assert scene.keys(scene.t.draws[0]) == ["gel", "variant"]
    assert [args[2] for args in scene.told("destroyed")] == ["draw", "discard", "hand"]


@pytest.mark.rule("ED-EFF-7")
def test_cards_in_play_are_out_of_reach() -> None:
    scene = Scene("tri-des-patients piece coeur", board="soignante masque-artisanal").do("tri-des-patients", "benef")
    scene.do("destroy")
    assert scene.options() == ["piece", "coeur"]
    assert scene.why_not(scene.t.laid[0].cards[0]) == "ED-EFF-7"
    assert scene.why_not(scene.t.boards[0].cards[0]) == "ED-EFF-7"


@pytest.mark.rule("ED-EFF-8", "ED-EFF-14")
def test_opponents_discard_in_all_you_choose_who_they_choose_which() -> None:
    scene = Scene("allocution", seats=3, hands={1: "piece coeur", 2: "gel variant"}).do("allocution", "attaque")
    scene.do("discard", 2)
    assert scene.ask[:2] == (2, "discard")
    scene.do("gel", "discard", 1, "coeur")
    assert scene.keys(scene.t.discards[2]) == ["gel"]
    assert scene.keys(scene.t.discards[1]) == ["coeur"]
    assert "discard" not in scene.options()


@pytest.mark.rule("ED-EFF-8", "ED-EFF-14")
def test_a_player_without_cards_can_not_be_chosen_and_the_rest_lapses() -> None:
    scene = Scene("super-medias", seats=3, hands={1: "piece"}, boards={1: "cordon-sanitaire"})
    scene.do("super-medias", "attaque", "discard")  # seat 1 alone has a card, and only one: no choice for anybody
    assert scene.keys(scene.t.discards[1]) == ["piece"]
    assert scene.t.due["discard"] == 3
    assert "discard" not in scene.options()
    assert scene.why_not("discard") == "ED-EFF-14"


@pytest.mark.rule("ED-EFF-9")
def test_drawn_cards_come_at_once_and_can_be_played() -> None:
    scene = Scene("soiree-clandestine", draw="piece coeur").do("soiree-clandestine", "benef", "draw", "piece")
    assert scene.t.coins == 1


@pytest.mark.rule("ED-EFF-12")
def test_effects_of_all_cards_stay_open_and_add_up_until_the_market() -> None:
    """Gel, then Soirée: nothing of the Gel is lost by laying the Soirée."""
    scene = Scene("gel soiree-clandestine piece", draw="variant coeur", hands={1: "piece gel"})
    scene.do("gel", "benef", "soiree-clandestine", "attaque", "piece")
    assert (scene.t.due["destroy"], scene.t.due["discard"], scene.t.attack) == (1, 1, 1)
    assert {"destroy", "discard", "attack"} <= set(scene.options())
    scene.do("destroy", "coeur", "discard", "gel", "attack")
    assert scene.told("lapsed") == []
    assert scene.what == "act"


@pytest.mark.rule("ED-EFF-10", "ED-EFF-12")
def test_what_was_not_used_lapses_at_the_market_and_is_told_in_one_line() -> None:
    scene = Scene("allocution piece", draw="gel gel variant", hands={1: "piece"}).do("allocution", "attaque", "piece")
    assert scene.told("lapsed") == []
    scene.do("market")
    assert scene.told("lapsed") == [(0, [("hit", 7), ("draw", 2), ("destroy", 1), ("discard", 2)])]
    assert not any(scene.t.due.values())
    assert Scene("piece", draw="gel").do("piece", "market").told("lapsed") == []


@pytest.mark.rule("ED-EFF-12")
def test_the_question_names_what_is_open_and_of_which_cards() -> None:
    scene = Scene("gel piece", draw="variant coeur", board="soignante").do("gel", "benef")
    opened, effects, sources = scene.ask[3][4:]
    assert (opened, effects) == ("something", [("destroy", 1)])
    assert [scene.t.faces[card].key for card in sources] == ["gel"]
    scene.do("destroy", "coeur")
    assert scene.ask[3][4:] == ("nothing", [], [])


@pytest.mark.rule("ED-EFF-12")
def test_the_question_names_no_card_that_has_given_all_and_twins_once() -> None:
    scene = Scene("soiree-clandestine soiree-clandestine gel gel piece", draw="piece piece piece coeur coeur coeur")
    scene.t.slots[0] = 6
    scene.do("soiree-clandestine", "benef", "draw", "gel", "benef")
    assert [scene.t.faces[card].key for card in scene.ask[3][6]] == ["gel"]
    scene.do("soiree-clandestine", "benef")
    assert [scene.t.faces[card].key for card in scene.ask[3][6]] == ["gel", "soiree-clandestine"]
    assert scene.ask[3][6][1] == scene.t.laid[0].cards[-1]  # not the one that has given all
    scene.do("gel", "benef")
    assert [scene.t.faces[card].key for card in scene.ask[3][6]] == ["soiree-clandestine", "gel"]


@pytest.mark.rule("ED-EFF-11")
def test_points_wait_until_all_cards_are_laid_and_lapse_at_the_market() -> None:
    scene = Scene("coeur coeur piece", draw="gel").do("coeur", "coeur", "piece")
    assert scene.t.attack == 2
    assert scene.do("market").t.attack == 0
    assert scene.t.confiance[1] == 20


@pytest.mark.rule("ED-EFF-11")
def test_no_more_points_than_a_target_needs_and_the_rest_survives_an_elimination() -> None:
    scene = Scene("etat-d-exception", seats=3, confiance=[20, 3, 20], boards={1: "masque-artisanal"})
    scene.do("etat-d-exception", "attaque", "attack", 1)
    assert scene.options() == [1, 2, 3, 4]
    assert scene.why_not(5) == "ED-EFF-11"
    scene.do(4)
    assert scene.t.alive == [0, 2]
    assert scene.t.attack == 7
    assert scene.do("attack", 7).t.confiance[2] == 13


@pytest.mark.rule("ED-EFF-11", "ED-PRO-2")
def test_the_shields_of_somebody_else_are_no_reason() -> None:
    scene = Scene("etat-d-exception", seats=3, confiance=[20, 2, 20], boards={2: "cordon-sanitaire"})
    scene.do("etat-d-exception", "attaque", "attack", 1)
    assert scene.options() == [1, 2]
    assert scene.why_not(3) == "ED-EFF-11"


@pytest.mark.rule("ED-EFF-12")
def test_effects_come_in_the_owners_order_the_black_heart_included() -> None:
    before = Scene("super-complotistes", confiance=[2, 13]).do("super-complotistes", "attaque", "attack", 13)
    assert before.match.over
    assert before.t.confiance == [2, 0]
    first = Scene("super-complotistes", confiance=[2, 13]).do("super-complotistes", "attaque", "black")
    assert first.t.confiance == [0, 13]


@pytest.mark.rule("ED-EFF-12")
def test_the_black_heart_is_paid_before_the_next_card() -> None:
    scene = Scene("vaccin-douteux piece", draw="gel").do("vaccin-douteux", "benef")
    assert scene.t.confiance[0] == 20
    assert scene.do("piece").t.confiance[0] == 18


@pytest.mark.rule("ED-EFF-13")
def test_short_of_cards_one_draws_what_there_is_without_the_cards_laid() -> None:
    scene = Scene("piece soiree-clandestine", discard="gel").do("piece", "soiree-clandestine", "benef", "draw")
    assert scene.keys(scene.t.hands[0]) == ["gel"]
    assert len(scene.t.laid[0].cards) == 2


@pytest.mark.rule("ED-EFF-15")
def test_the_owner_sees_the_draw_pile_without_its_order_and_nobody_else_does() -> None:
    scene = Scene("gel piece", draw="variant coeur variant").do("gel", "benef", "destroy")
    assert scene.options() == ["piece", "variant", "coeur"]
    assert scene.match.view(1)["draws"][0] == {"count": 3, "cards": []}
    assert scene.match.ask(1) is None


@pytest.mark.rule("ED-EFF-15", "ED-SET-5")
def test_what_others_saw_in_a_discard_they_lose_sight_of_in_the_draw_pile() -> None:
    scene = Scene("piece", discard="gel variant", hands={1: "piece"}).do("piece", "market", "done")
    [(seat, cards)] = scene.told("shuffled_and_drew")  # one line for both
    assert (seat, len(cards), scene.told("drew")) == (0, 3, [])
    assert scene.match.view(1)["hands"][0] == {"count": 3, "cards": []}


@pytest.mark.rule("ED-EFF-15")
def test_who_destroys_the_last_card_still_has_turns() -> None:
    scene = Scene("", draw="piece", hands={1: "piece"}).do("disinfect", "done")
    assert scene.t.draws[0].cards == []
    scene.do("piece", "done")
    assert scene.ask[:2] == (0, "buy")


@pytest.mark.rule("ED-EFF-16")
def test_a_gain_that_fits_counts_at_once_one_that_does_not_waits() -> None:
    assert Scene("variant", confiance=[17, 20]).do("variant", "benef").t.confiance[0] == 20
    scene = Scene("variant piece", draw="gel gel", confiance=[19, 20]).do("variant", "benef")
    assert scene.t.confiance[0] == 19
    scene.do("disinfect", "gel", "gain")
    assert scene.t.confiance[0] == 20


@pytest.mark.rule("ED-EFF-16")
def test_a_waiting_gain_outlives_its_card_and_counts_as_soon_as_it_fits() -> None:
    scene = Scene("variant piece", draw="gel gel", confiance=[19, 20]).do("variant", "benef", "piece")
    assert scene.t.due["gain"] == 3
    scene.do("disinfect", "disinfect")  # 17 now, and 3 fit
    assert scene.t.confiance[0] == 20
    late = Scene("variant piece", draw="gel", confiance=[19, 20]).do("variant", "benef", "piece", "market")
    assert late.t.confiance[0] == 20


@pytest.mark.rule("ED-EFF-1", "ED-EFF-16")
def test_a_gain_that_waits_may_be_declined() -> None:
    scene = Scene("variant piece", draw="gel", confiance=[19, 20])
    assert scene.why_not("decline") == "ED-EFF-16"
    scene.do("variant", "benef", "decline")
    assert scene.told("declined") == [(0, 3)]
    assert scene.do("piece", "market").t.confiance[0] == 19
    assert scene.told("lapsed") == []


@pytest.mark.rule("ED-EFF-4", "ED-EFF-16")
def test_at_the_ceiling_there_is_nothing_to_gain_yet() -> None:
    scene = Scene("variant piece").do("variant", "benef")
    assert "gain" not in scene.options()
    assert scene.why_not("gain") == "ED-EFF-4"


@pytest.mark.rule("ED-EFF-16")
@pytest.mark.parametrize(("confiance", "left"), [(20, 20), (19, 20), (2, 18)])
def test_a_waiting_gain_comes_after_a_black_heart_unless_that_would_put_one_out(confiance: int, left: int) -> None:
    scene = Scene("gourou-du-clic", draw="gel", confiance=[confiance, 20]).do("gourou-du-clic")
    scene.t.due["gain"] = 19
    assert scene.do("market").t.confiance[0] == left


# --- disinfecting ----------------------------------------------------------------------------


@pytest.mark.rule("ED-DIS-1")
def test_disinfect_as_often_as_one_likes_never_down_to_0() -> None:
    scene = Scene("piece", draw="coeur gel variant", confiance=[3, 20])
    scene.do("disinfect", "coeur", "disinfect", "gel")
    assert scene.t.confiance[0] == 1
    assert "disinfect" not in scene.options()
    assert scene.why_not("disinfect") == "ED-DIS-1"


@pytest.mark.rule("ED-DIS-2", "ED-DIS-1")
def test_disinfect_reaches_hand_discard_draw_pile_and_what_was_bought() -> None:
    scene = Scene("piece coeur", draw="gel", discard="variant", board="soignante masque-artisanal")
    scene.do("piece", "disinfect")
    assert scene.options() == ["coeur", "variant", "gel"]
    assert scene.why_not(scene.t.laid[0].cards[0]) == "ED-DIS-2"
    assert scene.why_not(scene.t.boards[0].cards[0]) == "ED-DIS-2"
    scene.do("gel", "coeur", "market", "applaudissements", "disinfect", "applaudissements")
    assert scene.t.confiance[0] == 18
    assert scene.keys(scene.t.discards[0]) == ["variant"]


@pytest.mark.rule("ED-DIS-3")
def test_disinfect_per_turn() -> None:
    scene = Scene("piece", draw="coeur gel", disinfect_per_turn=1).do("disinfect", "gel")
    assert "disinfect" not in scene.options()
    assert scene.why_not("disinfect") == "ED-DIS-3"
    scene = Scene("piece", draw="coeur gel variant").do("disinfect", "gel", "disinfect", "variant")
    assert "disinfect" in scene.options()


@pytest.mark.rule("ED-DIS-3")
def test_the_next_turn_has_its_own_disinfections() -> None:
    scene = Scene("piece", draw="coeur gel variant", hands={1: "piece"}, disinfect_per_turn=1)
    scene.do("disinfect", "gel", "piece", "done", "piece", "done")
    assert scene.ask[:2] == (0, "act")
    assert "disinfect" in scene.options()


@pytest.mark.rule("ED-DIS-2")
def test_with_no_card_in_reach_there_is_nothing_to_disinfect() -> None:
    scene = Scene("coeur").do("coeur")
    assert scene.options() == ["attack", "market"]
    assert scene.why_not("disinfect") == "ED-DIS-2"
    scene.do("market")
    assert scene.why_not("disinfect") == "ED-DIS-2"


# --- the market ---------------------------------------------------------------------------------


@pytest.mark.rule("ED-BUY-1")
def test_prices_sum_to_at_most_the_coins_and_zero_is_free() -> None:
    scene = Scene("documentaire").do("documentaire", "benef")
    assert "documentaire" not in scene.options()
    assert scene.why_not(scene.card("documentaire", scene.t.market)) == "ED-BUY-1"
    scene.do("soignante", "attestation", "applaudissements", "applaudissements")
    assert scene.t.coins == 0
    assert scene.options() == ["vaccin-douteux", "disinfect", "done"]
    assert scene.keys(scene.t.discards[0]) == ["applaudissements", "applaudissements", "attestation", "soignante"]


@pytest.mark.rule("ED-BUY-2")
def test_the_super_card_costs_17() -> None:
    scene = Scene("etat-d-exception etat-d-exception subvention").do("etat-d-exception", "benef")
    scene.do("etat-d-exception", "benef", "subvention", "benef")
    assert scene.t.coins == 16
    assert scene.why_not(scene.t.super_of(0)) == "ED-BUY-2"


@pytest.mark.rule("ED-BUY-2")
def test_the_super_card_is_for_its_team_alone_once() -> None:
    scene = Scene("super-laboratoires etat-d-exception piece").do("super-laboratoires", "benef")
    scene.do("etat-d-exception", "benef", "piece")
    assert [name for name in scene.options() if str(name).startswith("super-")] == ["super-gouvernement"]
    assert scene.why_not(scene.t.super_of(1)) == "ED-BUY-2"
    scene.do("super-gouvernement")
    assert scene.keys(scene.t.discards[0]) == ["super-gouvernement"]
    assert scene.t.super_of(0) is None
    assert scene.t.coins == 0


@pytest.mark.rule("ED-BUY-3")
def test_an_empty_pile_stays_empty() -> None:
    scene = Scene("piece").do("piece", "applaudissements", "applaudissements")
    assert "applaudissements" not in scene.options()
    scene.do("disinfect")  # one of them: there is nothing else to destroy
    assert scene.keys(scene.t.box).count("applaudissements") == 1
    assert "applaudissements" not in scene.options()


# --- the end of the turn -----------------------------------------------------------------------


@pytest.mark.rule("ED-END-1")
def test_cards_played_go_to_the_discard_face_up() -> None:
    scene = Scene("piece coeur variant", draw="gel gel subvention").do("piece", "coeur", "variant", "benef")
    scene.do("market", "done")
    assert scene.keys(scene.t.hands[0]) == ["gel", "gel", "subvention"]
    shown = scene.match.view(1)["discards"][0]["cards"]
    assert sorted(key for _, key in shown) == ["coeur", "piece", "variant"]


@pytest.mark.rule("ED-END-2")
def test_draw_what_is_left_shuffle_the_discard_and_complete() -> None:
    scene = Scene("piece coeur", draw="gel", discard="variant").do("piece", "coeur", "market", "done")
    assert "gel" in scene.keys(scene.t.hands[0])
    assert len(scene.t.hands[0].cards) == 3
    assert len(scene.t.draws[0].cards) == 1
    assert scene.t.discards[0].cards == []
    [(seat, cards)] = scene.told("shuffled_and_drew")
    assert (seat, len(cards), scene.told("drew")) == (0, 3, [])
