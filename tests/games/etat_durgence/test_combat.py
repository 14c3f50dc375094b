"""Companions, protectors, attacks, elimination and victory."""

from __future__ import annotations

import pytest

from crise.games.etat_durgence import ETAT_DURGENCE
from crise.games.etat_durgence.rules import draw_effect, harmless, winners
from tests.games.etat_durgence.scene import Scene

# --- companions ---------------------------------------------------------------------------


@pytest.mark.rule("ED-COM-1")
def test_a_companion_acts_once_a_turn_when_its_owner_likes() -> None:
    scene = Scene("piece piece", board="porte-parole").do("piece", "porte-parole")
    assert scene.t.coins == 3
    assert "porte-parole" not in scene.options()
    assert scene.why_not(scene.t.boards[0].cards[0]) == "ED-COM-1"
    assert scene.do("piece").t.coins == 4


@pytest.mark.rule("ED-COM-1")
def test_a_companion_that_is_not_used_lapses_and_comes_back_next_turn() -> None:
    scene = Scene("piece", board="porte-parole", hands={1: "piece"}).do("piece", "market")
    assert scene.t.coins == 1
    scene.do("done", "piece", "done")  # then seat 1
    assert "porte-parole" in scene.options()


@pytest.mark.rule("ED-COM-1")
def test_a_companion_that_was_used_acts_again_next_turn() -> None:
    scene = Scene("piece", board="porte-parole", hands={1: "piece"}).do("porte-parole", "piece", "done")
    scene.do("piece", "done")  # seat 1
    assert scene.do("porte-parole").t.coins == 2


@pytest.mark.rule("ED-COM-1")
def test_using_a_companion_does_not_end_what_a_card_left_open() -> None:
    scene = Scene("gel piece", board="porte-parole").do("gel", "benef", "porte-parole")
    assert "destroy" in scene.options()


@pytest.mark.rule("ED-COM-2")
def test_a_companion_falls_only_if_one_attack_takes_all_its_hearts() -> None:
    scene = Scene("variant coeur", boards={1: "soignante cordon-sanitaire"}).do("variant", "attaque")
    assert "attack" not in scene.options()  # 2 points: 3 hearts, 4 shields
    scene.do("coeur", "attack")  # the companion is the only target, protectors do not cover it
    assert scene.keys(scene.t.boards[1]) == ["cordon-sanitaire"]
    assert scene.keys(scene.t.discards[1]) == ["soignante"]
    assert scene.t.confiance[1] == 20
    assert scene.t.attack == 0


@pytest.mark.rule("ED-COM-2")
def test_less_than_its_hearts_is_not_to_be_had() -> None:
    scene = Scene("variant", boards={1: "soignante"}).do("variant", "attaque", "attack")
    assert scene.what == "points"  # the team is the only aim
    scene = Scene("couvre-feu", boards={1: "soignante gourou-du-clic porte-parole"}).do("couvre-feu", "attaque")
    scene.t.attack = 3
    scene.do("attack")
    assert scene.options() == ["team", "soignante", "gourou-du-clic"]
    assert scene.why_not(scene.card("porte-parole", scene.t.boards[1])) == "ED-COM-2"


@pytest.mark.rule("ED-COM-3", "ED-COM-5")
def test_the_black_heart_of_an_annoying_companion_strikes_every_turn_before_any_choice() -> None:
    scene = Scene("piece", board="gourou-du-clic", confiance=[9, 20])
    assert scene.t.confiance[0] == 7
    scene.do("gourou-du-clic", "piece")
    assert (scene.t.attack, scene.t.confiance[0]) == (3, 7)


@pytest.mark.rule("ED-COM-3")
def test_an_annoying_companion_in_play_can_be_destroyed_or_disinfected() -> None:
    scene = Scene("gel coeur", board="gourou-du-clic fauconnier").do("gel", "benef", "destroy", "gourou-du-clic")
    assert scene.keys(scene.t.boards[0]) == ["fauconnier"]
    scene = Scene("piece", board="gourou-du-clic fauconnier").do("disinfect", "gourou-du-clic")
    assert scene.keys(scene.t.boards[0]) == ["fauconnier"]
    assert scene.told("disinfected")[0][2:] == ("board", 17)


@pytest.mark.rule("ED-COM-3")
def test_an_annoying_companion_can_be_attacked_like_any_other() -> None:
    scene = Scene("variant", boards={1: "gourou-du-clic"}).do("variant", "attaque", "attack", "gourou-du-clic")
    assert scene.keys(scene.t.discards[1]) == ["gourou-du-clic"]


@pytest.mark.rule("ED-COM-3", "ED-COM-4")
def test_an_annoying_companion_in_hand_comes_before_any_other_card() -> None:
    scene = Scene("piece gourou-du-clic coeur")
    assert scene.options() == ["gourou-du-clic", "disinfect"]
    assert scene.why_not(scene.card("piece", scene.t.hands[0])) == "ED-COM-4"
    assert {"piece", "coeur"} <= set(scene.do("gourou-du-clic").options())


@pytest.mark.rule("ED-COM-4")
def test_an_annoying_companion_comes_first_in_later_turns_too() -> None:
    scene = Scene("piece", draw="gourou-du-clic coeur", hands={1: "piece"}).do("piece", "market", "done")
    scene.do("piece", "done")  # seat 1
    assert scene.options() == ["gourou-du-clic", "disinfect"]


@pytest.mark.rule("ED-COM-4", "ED-PLAY-6")
def test_an_annoying_companion_that_is_drawn_is_laid_at_once_slots_full_or_not() -> None:
    scene = Scene("piece piece allocution", draw="gourou-du-clic soignante").do("piece", "piece", "allocution")
    scene.do("benef", "draw")
    assert scene.t.free_slots(0) == 0
    assert scene.keys(scene.t.boards[0]) == ["gourou-du-clic"]
    assert scene.keys(scene.t.hands[0]) == ["soignante"]
    assert (scene.t.attack, scene.t.due["black"], scene.t.due["destroy"]) == (3, 1, 3)


@pytest.mark.rule("ED-COM-5")
def test_a_companion_acts_once_in_the_turn_in_which_it_is_laid() -> None:
    scene = Scene("porte-parole piece").do("porte-parole")
    assert scene.t.coins == 2
    assert "porte-parole" not in scene.options()


# --- protectors -------------------------------------------------------------------------------


@pytest.mark.rule("ED-PRO-1")
def test_six_points_against_a_shield_of_two_break_it_and_hurt_for_four() -> None:
    scene = Scene("etat-d-exception", boards={1: "bouclier-sanitaire"}).do("etat-d-exception", "attaque", "attack", 6)
    assert scene.keys(scene.t.discards[1]) == ["bouclier-sanitaire"]
    assert scene.t.confiance[1] == 16


@pytest.mark.rule("ED-PRO-2")
def test_an_attack_below_the_shields_has_no_effect_so_it_is_not_offered() -> None:
    scene = Scene("couvre-feu", boards={1: "cordon-sanitaire"}).do("couvre-feu", "attaque", "attack")
    assert scene.options() == [4, 5]
    assert scene.why_not(3) == "ED-PRO-2"


@pytest.mark.rule("ED-PRO-2")
def test_protectors_are_met_in_order_while_they_break() -> None:
    scene = Scene("couvre-feu", boards={1: "masque-artisanal cordon-sanitaire bouclier-sanitaire"})
    scene.do("couvre-feu", "attaque", "attack", 4)
    assert scene.keys(scene.t.discards[1]) == ["masque-artisanal"]
    assert scene.keys(scene.t.boards[1]) == ["bouclier-sanitaire", "cordon-sanitaire"]
    assert scene.t.confiance[1] == 20
    assert [args[0] for args in scene.told("held")] == [1]


@pytest.mark.rule("ED-PRO-3")
def test_each_shot_counts_alone() -> None:
    scene = Scene("etat-d-exception", boards={1: "masque-artisanal cordon-sanitaire"})
    scene.do("etat-d-exception", "attaque", "attack", 3)  # the cordon took 2 of its 4 shields, in vain
    scene.do("attack")
    assert scene.options()[0] == 4
    assert scene.do(4).t.confiance[1] == 20  # exactly the shields
    assert scene.t.boards[1].cards == []
    assert scene.do("attack", 4).t.confiance[1] == 16


# --- out --------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-OUT-1")
def test_at_0_a_player_stops_at_once_and_his_cards_stay() -> None:
    hands = {1: "piece", 2: "coeur"}
    scene = Scene("couvre-feu", seats=3, confiance=[20, 5, 20], hands=hands, boards={1: "soignante"})
    scene.do("couvre-feu", "attaque", "attack", 1, "team", 5)
    assert scene.t.alive == [0, 2]
    assert scene.keys(scene.t.hands[1]) == ["piece"]
    assert scene.keys(scene.t.boards[1]) == ["soignante"]
    scene.do("discard", "done")  # seat 2 is the only one left to discard
    assert scene.keys(scene.t.hands[1]) == ["piece"]
    assert scene.t.turn == 2
    scene.do("market", "done")
    assert scene.t.turn == 0


@pytest.mark.rule("ED-OUT-2")
def test_who_is_out_can_not_be_attacked_nor_can_his_companions() -> None:
    scene = Scene("coeur", seats=4, confiance=[20, 0, 20, 20], boards={1: "soignante"})
    scene.t.alive.remove(1)
    scene.t.attack = 5
    scene.do("coeur", "attack")
    assert scene.options() == [2, 3]
    assert scene.why_not(1) == "ED-OUT-2"


@pytest.mark.rule("ED-OUT-2")
def test_out_in_his_own_turn_the_turn_is_over_and_points_are_lost() -> None:
    scene = Scene("vaccin-douteux piece", seats=3, confiance=[2, 20, 20], hands={1: "piece"})
    scene.do("vaccin-douteux", "attaque", "piece")  # the black heart is due before the next card
    assert scene.t.alive == [1, 2]
    assert (scene.t.turn, scene.what) == (1, "act")
    assert scene.t.attack == 0
    assert scene.keys(scene.t.hands[0]) == ["piece"]


@pytest.mark.rule("ED-OUT-2", "ED-EFF-10")
def test_what_a_player_left_open_when_he_went_out_is_nobodys() -> None:
    scene = Scene("vaccin-douteux", seats=3, confiance=[2, 20, 20], hands={1: "piece", 2: "piece"})
    scene.do("vaccin-douteux", "benef")
    scene.t.due["discard"] = 2
    scene.do("black")
    assert scene.t.turn == 1
    assert (scene.t.coins, set(scene.t.due.values())) == (0, {0})


@pytest.mark.rule("ED-OUT-2", "ED-COM-5")
def test_an_annoying_companion_can_end_a_turn_before_it_begins() -> None:
    scene = Scene("piece", seats=3, board="gourou-du-clic", confiance=[1, 20, 20], hands={1: "piece"})
    assert scene.t.alive == [1, 2]
    assert scene.ask[:2] == (1, "act")


@pytest.mark.rule("ED-COM-5", "ED-OUT-2")
@pytest.mark.parametrize(("confiance", "left"), [(20, 16), (4, 0), (2, 0)])
def test_each_annoying_companion_strikes_until_its_owner_is_out(confiance: int, left: int) -> None:
    scene = Scene("piece", seats=3, board="gourou-du-clic gourou-du-clic", confiance=[confiance, 20, 20])
    assert scene.t.confiance[0] == left
    assert scene.t.alive == ([0, 1, 2] if left else [1, 2])


# --- victory -------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-WIN-1")
def test_the_last_one_wins_at_once() -> None:
    scene = Scene("couvre-feu piece", confiance=[20, 5]).do("couvre-feu", "attaque", "attack", 5)
    assert scene.match.over
    assert winners(scene.t) == [0]


@pytest.mark.rule("ED-WIN-1")
def test_a_black_heart_can_make_the_other_one_win() -> None:
    scene = Scene("vaccin-douteux", confiance=[2, 1]).do("vaccin-douteux", "attaque", "black")
    assert scene.match.over
    assert winners(scene.t) == [1]


@pytest.mark.rule("ED-WIN-2")
def test_at_the_turn_limit_the_highest_confiance_wins_equal_is_a_draw() -> None:
    scene = Scene("piece", confiance=[12, 15], turn_limit=1).do("piece", "done")
    assert scene.match.over
    assert winners(scene.t) == [1]
    scene.t.confiance = [15, 15]
    assert winners(scene.t) == [0, 1]


def without(scene: Scene, price: int) -> Scene:
    """The piles up to this price are sold out."""
    dear = [card for card in scene.t.market.cards if scene.t.card(card).price > price]
    scene.t.market.cards = dear
    return scene


@pytest.mark.rule("ED-WIN-3")
def test_a_table_where_nobody_can_do_harm_is_over() -> None:
    scene = without(Scene("piece soignante", board="porte-parole", confiance=[9, 7]), 4)
    assert harmless(scene.t)  # 4 coins at most, 5 for the cheapest card
    scene.do("soignante", "piece", "market")  # nothing to buy: the turn is over, and the game
    assert scene.match.over
    assert winners(scene.t) == [0]


@pytest.mark.rule("ED-WIN-3")
def test_a_card_that_hurts_or_coins_that_buy_one_keep_the_game_going() -> None:
    assert not harmless(without(Scene("piece soignante", board="porte-parole"), 3).t)
    assert not harmless(without(Scene("piece", hands={1: "coeur"}), 10).t)
    assert not harmless(without(Scene("piece", boards={1: "fauconnier"}), 10).t)


@pytest.mark.rule("ED-WIN-3", "ED-OUT-1")
def test_the_cards_of_who_is_out_do_no_harm() -> None:
    scene = without(Scene("piece", seats=3, hands={2: "coeur"}, confiance=[9, 7, 0]), 10)
    assert not harmless(scene.t)
    scene.t.alive.remove(2)
    assert harmless(scene.t)


@pytest.mark.rule("ED-WIN-3", "ED-BUY-2")
@pytest.mark.parametrize(("pieces", "over"), [(7, True), (8, False)])
def test_seventeen_coins_for_the_super_card_keep_the_game_going(pieces: int, over: bool) -> None:
    board = "porte-parole porte-parole porte-parole soignante soignante soignante"  # 9 coins
    assert harmless(without(Scene("piece " * pieces, board=board, seats=3), 10).t) == over


# --- secrets ------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-EFF-15", "ED-COM-4")
def test_an_imagined_hand_holds_cards_of_its_owner_and_no_annoying_companion_after_a_card() -> None:
    """Seat 1 must discard and wonders what seat 0 still holds: a piece, or a card of seat 0's draw pile."""
    scene = Scene("piece documentaire coeur", draw="gourou-du-clic variant", hands={1: "gel subvention"})
    scene.do("documentaire", "attaque", "discard")
    assert scene.ask[:2] == (1, "discard")
    rolls = iter([n * 0.137 % 1 for n in range(1, 4000)])
    seen = set()
    for _ in range(60):
        world = scene.match.imagine(1, lambda: next(rolls))
        assert world.view(1) == scene.match.view(1)
        seen |= {world.table.faces[card].key for card in scene.t.hands[0].cards}
    assert seen == {"piece", "coeur", "variant"}


@pytest.mark.rule("ED-EFF-8", "ED-SET-5")
def test_a_hand_of_twins_is_asked_all_the_same() -> None:
    """Else everybody would know that it holds nothing but what it discards, or lays."""
    scene = Scene("documentaire", hands={1: "piece piece piece"}, confiance=[20, 1])
    scene.do("documentaire", "attaque", "discard")
    assert scene.options() == ["piece", "piece", "piece"]
    scene.do("piece", "market", "done")
    assert scene.options() == ["piece", "piece"]


@pytest.mark.rule("ED-SET-5")
def test_only_the_owner_reads_what_was_drawn() -> None:
    match = ETAT_DURGENCE.start(2, ETAT_DURGENCE.read_options({"teams": "random"}), seed=3)
    drawn = [[args for what, args in match.log(seat) if what == "drew"] for seat in (0, 1, 2)]
    assert [card is None for _, cards in drawn[0] for card in cards] == [False] * 3 + [True] * 3
    assert [card is None for _, cards in drawn[2] for card in cards] == [True] * 6


# --- what nothing else would notice --------------------------------------------------------------


@pytest.mark.rule("ED-OUT-2", "ED-EFF-12")
def test_whom_the_last_black_heart_puts_out_does_not_shop() -> None:
    scene = Scene("vaccin-douteux", seats=3, confiance=[2, 20, 20], hands={1: "piece", 2: "piece"})
    scene.do("vaccin-douteux", "benef", "market")
    assert scene.t.alive == [1, 2]
    assert scene.told("market") == []
    assert scene.ask[:2] == (1, "act")


@pytest.mark.rule("ED-PRO-2", "ED-EFF-11")
def test_as_many_points_as_all_protectors_and_the_team_need() -> None:
    scene = Scene("etat-d-exception", confiance=[20, 2], boards={1: "masque-artisanal bouclier-sanitaire"})
    scene.do("etat-d-exception", "attaque", "attack")
    assert scene.options() == [1, 2, 3, 4, 5]
    scene.do(5)
    assert scene.t.confiance[1] == 0


@pytest.mark.rule("ED-EFF-6")
def test_nobody_is_told_to_have_less_than_nothing() -> None:
    scene = Scene("vaccin-douteux", confiance=[1, 20]).do("vaccin-douteux", "benef", "market")
    assert scene.told("black_heart") == [(0, 0)]
    scene = Scene("piece", board="gourou-du-clic", confiance=[1, 20])
    assert [args[2] for args in scene.told("annoyed")] == [0]


@pytest.mark.rule("ED-WIN-3")
def test_the_coins_of_several_teams_buy_nothing_together() -> None:
    scene = Scene("piece", hands={1: "piece"})
    t = scene.t
    cheap = [card for card in t.market.cards if t.card(card).price < 2]
    for card in cheap:
        t.market.cards.remove(card)
        t.box.cards.append(card)
    assert harmless(t)  # two coins are there, but nobody has both


@pytest.mark.rule("ED-COM-4")
def test_who_has_drawn_holds_no_annoying_companion() -> None:
    scene = Scene("soiree-clandestine piece", draw="coeur coeur gel").do("soiree-clandestine", "benef", "draw")
    assert scene.t.hand_cleared
    fresh = Scene("", draw="coeur coeur gel", board="soignante")
    fresh.t.due["draw"] = 1
    draw_effect(fresh.t, 0)
    assert fresh.t.hand_cleared
