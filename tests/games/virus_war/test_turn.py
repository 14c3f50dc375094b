"""A turn: a card, an action or a pass, the loss for tokens; and what holds for all of them."""

import pytest

from crise.engine.ask import Refused
from crise.games.virus_war import VIRUS_WAR
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


@pytest.mark.rule("VW-TURN-1")
def test_a_turn_begins_with_one_card() -> None:
    m = position("quarantaine", "", deck="virus poison")
    assert hand(m, 0) == "quarantaine virus"
    assert heard(m, "drew", 0) == [(0, "virus")]
    assert heard(m, "drew", 1) == [(0, None)]
    assert asked(m) == {0: "action"}


@pytest.mark.rule("VW-TURN-2")
def test_one_action_and_its_cards_go_to_the_discard() -> None:
    m = position("poison chiffre-3 quarantaine", "")
    say(m, "0: poison chiffre-3")
    assert discard(m) == "chiffre-3 poison"
    assert played(m) == ""
    assert (table(m).turn, asked(m)) == (1, {1: "action"})


@pytest.mark.rule("VW-TURN-2")
def test_one_may_pass_with_a_hand_full_of_actions() -> None:
    m = position("poison chiffre-3 quarantaine", "")
    assert options(m, 0) == ["pass", "poison", "quarantaine"]
    say(m, "0: pass")
    assert heard(m, "passed") == [(0,)]
    assert discard(m) == ""


@pytest.mark.rule("VW-TURN-2")
def test_twins_are_offered_once() -> None:
    m = position("quarantaine quarantaine virus virus chiffre-2 chiffre-2", "", deck="chiffre-2")
    assert options(m, 0) == ["pass", "quarantaine", "virus"]
    say(m, "0: virus")
    assert options(m, 0) == ["chiffre-2", "pass"]  # the first Chiffre needed no question


@pytest.mark.rule("VW-TURN-3")
def test_who_passes_may_draw_one_more_card() -> None:
    m = position("quarantaine", "", deck="stop virus poison")
    say(m, "0: pass")
    assert options(m, 0) == ["draw", "pass"]
    say(m, "0: draw")
    assert hand(m, 0) == "quarantaine stop virus"
    assert hand(m, 1) == "poison"


@pytest.mark.rule("VW-TURN-3")
def test_who_passes_may_also_not_draw() -> None:
    m = position("quarantaine", "", deck="stop virus poison")
    say(m, "0: pass pass")
    assert hand(m, 0) == "quarantaine stop"
    assert hand(m, 1) == "virus"


@pytest.mark.rule("VW-TURN-3")
def test_a_turn_lost_to_a_piege_gives_no_extra_card() -> None:
    m = position("", "quarantaine", deck="piege-2 stop")
    assert hand(m, 0) == ""
    assert asked(m) == {1: "action"}


@pytest.mark.rule("VW-TURN-3")
def test_a_turn_lost_to_a_stop_gives_no_extra_card() -> None:
    m = position("epidemie", "stop quarantaine", deck="chiffre-1 chiffre-2")
    say(m, "0: epidemie", "1: stop")
    assert hand(m, 0) == "chiffre-1"
    assert asked(m) == {1: "action"}


@pytest.mark.rule("VW-TURN-3")
def test_a_turn_lost_to_a_quarantaine_gives_no_extra_card() -> None:
    m = position("", "quarantaine", lost_turns={0: 1})
    assert hand(m, 0) == ""
    assert asked(m) == {1: "action"}


@pytest.mark.rule("VW-TURN-4")
def test_the_infected_pay_at_the_end_of_their_turn() -> None:
    m = position("quarantaine", "", tokens={0: 3, 1: 5})
    assert table(m).life == [50, 50]
    say(m, "0: pass pass")
    assert table(m).life == [47, 50]
    assert heard(m, "suffers") == [(0, 3, 47)]
    assert table(m).tokens == [3, 5]


@pytest.mark.rule("VW-TURN-4")
@pytest.mark.parametrize("action", ["pass pass", "demi-tour"])
def test_who_has_no_token_hears_nothing_of_a_loss(action: str) -> None:
    m = position("demi-tour", "", tokens={1: 5})
    say(m, f"0: {action}")
    assert not {"suffers", "spared"} & set(story(m))


@pytest.mark.rule("VW-TURN-4")
def test_the_infected_pay_on_a_lost_turn_too() -> None:
    piege = position("", "quarantaine", tokens={0: 3}, deck="piege-2")
    quarantaine = position("", "quarantaine", tokens={0: 3}, lost_turns={0: 1})
    stop = position("epidemie", "stop", tokens={0: 3})
    say(stop, "0: epidemie", "1: stop")
    assert [table(m).life[0] for m in (piege, quarantaine, stop)] == [45, 47, 47]


@pytest.mark.rule("VW-TURN-5")
def test_the_discard_is_shuffled_into_an_empty_draw_pile() -> None:
    m = position("stop", "", rest="discard")
    assert heard(m, "reshuffled") == [(109,)]
    assert len(table(m).deck) == 109 - len(heard(m, "drew")) - len(heard(m, "trapped"))
    assert not [card for card in m.view(1)["deck"]["cards"] if card]


@pytest.mark.rule("VW-TURN-5")
def test_the_new_draw_pile_lies_in_another_order() -> None:
    drawn = {hand(position("quarantaine", "", rest="discard", seed=seed), 0) for seed in range(9)}
    assert len(drawn) > 3


@pytest.mark.rule("VW-TURN-5")
def test_the_extra_card_of_a_pass_may_come_from_the_discard() -> None:
    m = position("quarantaine", "", deck="virus", rest="discard")
    say(m, "0: pass")
    assert options(m, 0) == ["draw", "pass"]
    say(m, "0: draw")
    assert heard(m, "reshuffled") == [(108,)]


@pytest.mark.rule("VW-TURN-5")
def test_no_card_is_drawn_when_draw_pile_and_discard_are_empty() -> None:
    m = position("quarantaine", "quarantaine", rest="box")
    assert heard(m, "no_card") == [(0,)]
    assert hand(m, 0) == "quarantaine"
    say(m, "0: pass")
    assert asked(m) == {1: "action"}  # no extra card either


@pytest.mark.rule("VW-TURN-6")
def test_no_hand_is_too_large() -> None:
    m = position("virus " * 10 + "poison " * 8 + "vaccin " * 8, "")
    say(m, "0: pass draw")
    assert len(table(m).hands[0]) == 28
    assert discard(m) == ""


@pytest.mark.rule("VW-TURN-7")
def test_life_never_rises_above_the_cap() -> None:
    m = position("medicament chiffre-6", "", life=[48, 50])
    say(m, "0: medicament chiffre-6 pass")
    assert table(m).life[0] == 50
    assert heard(m, "healed") == [(0, 2, 50)]


@pytest.mark.rule("VW-TURN-7")
def test_the_cap_is_an_option_of_the_table() -> None:
    m = position("medicament chiffre-6", "", life=[48, 50], life_cap=53)
    say(m, "0: medicament chiffre-6 pass")
    assert table(m).life[0] == 53
    with pytest.raises(Refused, match="bad-option"):
        VIRUS_WAR.read_options({"life_cap": 49})


@pytest.mark.rule("VW-TURN-8")
def test_when_the_supply_runs_short_the_victim_takes_what_is_left() -> None:
    m = position("virus chiffre-3", "", "", tokens={1: 38, 2: 40})
    say(m, "0: virus chiffre-3 @1")
    t = table(m)
    assert (t.tokens, t.supply) == ([0, 40, 40], 0)
    assert heard(m, "supply_short") == [(1, 2)]


@pytest.mark.rule("VW-TURN-8")
def test_eighty_tokens_in_all_just_suffice() -> None:
    m = position("virus chiffre-3", "", "", tokens={1: 37, 2: 40})
    say(m, "0: virus chiffre-3 @1")
    assert table(m).supply == 0
    assert "supply_short" not in story(m)


@pytest.mark.rule("VW-TURN-9")
@pytest.mark.parametrize("card", ["virus chiffre-2", "poison chiffre-2", "quarantaine"])
def test_a_target_is_a_living_opponent(card: str) -> None:
    m = position(card, "", "", "", life=[50, 0, 50, 50])
    say(m, f"0: {card}")
    assert options(m, 0) == ["@2", "@3"]
    assert why_not(m, "0: @0") == "VW-TURN-9"


@pytest.mark.rule("VW-TURN-9", "VW-TURN-13")
def test_with_an_empty_hand_one_draws_and_may_pass() -> None:
    m = position("", "", deck="poison")
    assert hand(m, 0) == "poison"
    assert (asked(m), options(m, 0)) == ({0: "action"}, ["pass"])  # nothing to play, and nobody can tell
    assert heard(m, "passed") == []
    say(m, "0: pass")
    assert heard(m, "passed") == [(0,)]


@pytest.mark.rule("VW-TURN-9")
def test_a_card_without_target_cannot_be_played() -> None:
    m = position("pick-pocket quarantaine contagion miracle", "")
    assert options(m, 0) == ["pass", "quarantaine"]


@pytest.mark.rule("VW-TURN-10")
def test_a_card_that_needs_a_chiffre_is_not_played_without() -> None:
    m = position("virus poison vaccin medicament quarantaine", "", tokens={0: 1}, deck="virus")
    assert options(m, 0) == ["pass", "quarantaine"]
    assert [why_not(m, f"0: {card}") for card in ("virus", "poison", "vaccin", "medicament")] == ["VW-TURN-10"] * 4


@pytest.mark.rule("VW-TURN-10")
def test_one_virus_per_action() -> None:
    m = position("virus virus chiffre-3 chiffre-3", "")
    say(m, "0: virus chiffre-3")
    assert options(m, 0) == ["chiffre-3", "pass"]


@pytest.mark.rule("VW-TURN-10")
def test_a_chiffre_alone_is_no_action_except_on_a_vaccin() -> None:
    m = position("chiffre-3 quarantaine", "")
    assert options(m, 0) == ["pass", "quarantaine"]
    assert why_not(m, "0: chiffre-3") == "VW-TURN-10"
    m = position("chiffre-3 quarantaine", "", tokens={1: 5}, vaccins=[1], deck="stop")
    assert options(m, 0) == ["chiffre-3", "pass", "quarantaine"]


@pytest.mark.rule("VW-TURN-11")
@pytest.mark.parametrize(("direction", "tokens"), [(1, [10, 20, 22, 26]), (-1, [12, 20, 20, 26])])
def test_a_short_supply_serves_an_epidemie_in_the_order_of_play(direction: int, tokens: list[int]) -> None:
    m = position("", "epidemie", "", "", turn=1, tokens={0: 10, 1: 20, 2: 20, 3: 25}, direction=direction, supply=3)
    say(m, "1: epidemie")
    assert table(m).tokens == tokens


@pytest.mark.rule("VW-TURN-11")
def test_a_short_supply_serves_the_target_of_a_countered_virus_first() -> None:
    m = position("virus chiffre-3", "contre-attaque", supply=4)
    say(m, "0: virus chiffre-3", "1: contre-attaque")
    assert table(m).tokens == [1, 3]


@pytest.mark.rule("VW-TURN-12")
def test_what_is_public() -> None:
    m = position("poison chiffre-1", "virus virus", "", tokens={1: 4}, vaccins=[1], lost_turns={2: 1}, deck="stop stop")
    say(m, "0: poison @1")
    seen = m.view(3)
    assert (seen["life"], seen["tokens"], seen["lost_turns"]) == ([50, 49, 50], [0, 4, 0], [0, 0, 1])
    assert (seen["teams"], seen["living"], seen["direction"], seen["supply"]) == (False, [0, 1, 2], 1, 76)
    assert seen["vaccin"] == [-1, table(m).vaccins.cards[0], -1]
    assert seen["vaccins"]["cards"] == [(seen["vaccin"][1], "vaccin")]
    assert [pile["count"] for pile in seen["hands"]] == [1, 3, 0]
    assert [key for _, key in seen["discard"]["cards"]] == ["poison", "chiffre-1"]
    assert seen["deck"]["count"] == len(table(m).deck)


@pytest.mark.rule("VW-TURN-12")
def test_what_is_hidden() -> None:
    m = position("quarantaine", "virus stop")
    assert [pile["cards"] for pile in m.view(2)["hands"]] == [[], []]
    assert m.view(0)["hands"][1]["cards"] == []
    assert m.view(0)["deck"]["cards"] == []
    assert keys(m, table(m).hands[1]) == " ".join(sorted(key for _, key in m.view(1)["hands"][1]["cards"]))
