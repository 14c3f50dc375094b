"""The attack cards: Virus, Poison, Contre-attaque, Contagion, Épidémie."""

import pytest

from tests.games.virus_war.position import asked, discard, hand, heard, options, position, say, story, table, why_not

# --- Virus ----------------------------------------------------------------------------


@pytest.mark.rule("VW-VIR-1")
def test_virus_gives_as_many_tokens_as_the_chiffre() -> None:
    m = position("virus chiffre-3", "", "")
    say(m, "0: virus chiffre-3 @2")
    assert table(m).tokens == [0, 0, 3]
    assert table(m).life == [50, 50, 50]
    assert heard(m, "played_with_at") == [(0, "virus", ["chiffre-3"], 3, 2)]
    assert heard(m, "infected") == [(2, 3, 3)]


@pytest.mark.rule("VW-VIR-1")
def test_virus_takes_several_chiffre_of_one_value() -> None:
    m = position("virus chiffre-3 chiffre-3 chiffre-3 chiffre-2", "")
    say(m, "0: virus chiffre-3 chiffre-3")
    assert options(m, 0) == ["chiffre-3", "pass"]
    assert why_not(m, "0: chiffre-2") == "VW-VIR-1"
    say(m, "0: chiffre-3")
    assert table(m).tokens == [0, 9]
    assert hand(m, 0) == "chiffre-1 chiffre-2"


@pytest.mark.rule("VW-VIR-2")
def test_tokens_add_up() -> None:
    m = position("virus chiffre-3", "", tokens={1: 4})
    say(m, "0: virus chiffre-3")
    assert table(m).tokens == [0, 7]
    assert heard(m, "infected") == [(1, 3, 7)]


@pytest.mark.rule("VW-VIR-3")
@pytest.mark.parametrize("card", ["medicament chiffre-6 pass", "chance-8 draw", "demi-tour", "pass draw"])
def test_nothing_but_vaccin_and_miracle_removes_tokens(card: str) -> None:
    m = position(f"{card.split()[0].replace('pass', 'stop')} chiffre-6 epidemie", "", life=[30, 50], tokens={0: 4})
    say(m, f"0: {card}")
    assert table(m).turn == 1
    assert table(m).tokens == [4, 0]


# --- Poison ---------------------------------------------------------------------------


@pytest.mark.rule("VW-POI-1")
def test_poison_costs_its_target_the_sum_at_once_and_once() -> None:
    m = position("poison chiffre-4 chiffre-4", "quarantaine", "")
    say(m, "0: poison chiffre-4 chiffre-4 @1")
    assert table(m).life == [50, 42, 50]
    assert heard(m, "poisoned") == [(1, 8, 42)]
    assert table(m).tokens == [0, 0, 0]
    assert discard(m) == "chiffre-4 chiffre-4 poison"
    say(m, "1: pass pass")
    assert table(m).life == [50, 42, 50]


@pytest.mark.rule("VW-POI-1")
def test_poison_does_not_mix_values() -> None:
    m = position("poison chiffre-4 chiffre-4 chiffre-2", "")
    say(m, "0: poison chiffre-4")
    assert options(m, 0) == ["chiffre-4", "pass"]
    assert why_not(m, "0: chiffre-2") == "VW-POI-1"


# --- Contre-attaque -------------------------------------------------------------------


@pytest.mark.rule("VW-CTR-1")
def test_contre_attaque_gives_the_attacker_the_same_tokens() -> None:
    m = position("virus chiffre-3", "contre-attaque", "")
    say(m, "0: virus chiffre-3 @1")
    assert options(m, 1) == ["contre-attaque", "pass"]
    say(m, "1: contre-attaque")
    assert table(m).tokens == [3, 3, 0]
    assert heard(m, "countered") == [(1, "contre-attaque", 0)]
    assert discard(m) == "chiffre-3 contre-attaque virus"


@pytest.mark.rule("VW-CTR-1")
def test_contre_attaque_may_be_kept() -> None:
    m = position("virus chiffre-3", "contre-attaque")
    say(m, "0: virus chiffre-3", "1: pass")
    assert table(m).tokens == [0, 3]
    assert "contre-attaque" in hand(m, 1)


@pytest.mark.rule("VW-CTR-1")
def test_contre_attaque_is_no_action_of_a_turn() -> None:
    m = position("contre-attaque quarantaine", "", tokens={0: 2})
    assert options(m, 0) == ["pass", "quarantaine"]
    assert why_not(m, "0: contre-attaque") == "VW-CTR-1"


@pytest.mark.rule("VW-CTR-2")
def test_the_countered_attacker_pays_all_his_tokens_once_and_at_once() -> None:
    m = position("virus chiffre-3", "contre-attaque quarantaine", tokens={0: 2})
    say(m, "0: virus chiffre-3", "1: contre-attaque")
    assert heard(m, "suffers") == [(0, 5, 45)]
    assert table(m).life == [45, 50]
    assert asked(m) == {1: "action"}  # the turn of the attacker is over


@pytest.mark.rule("VW-CTR-2")
def test_the_defender_pays_at_the_end_of_his_own_turn() -> None:
    m = position("virus chiffre-3", "contre-attaque quarantaine")
    say(m, "0: virus chiffre-3", "1: contre-attaque")
    assert table(m).life == [47, 50]
    say(m, "1: pass pass")
    assert table(m).life == [47, 47]


@pytest.mark.rule("VW-CTR-2")
def test_a_virus_after_a_chance_that_is_countered_ends_the_turn() -> None:
    m = position("chance-2 virus chiffre-3 epidemie", "contre-attaque", life=[40, 50])
    say(m, "0: chance-2 virus chiffre-3", "1: contre-attaque")
    assert table(m).turn == 1
    assert table(m).life == [39, 50]


@pytest.mark.rule("VW-CTR-3")
@pytest.mark.parametrize("action", ["poison chiffre-3 @1", "contagion @0", "epidemie"])
def test_contre_attaque_answers_a_virus_only(action: str) -> None:
    m = position(f"{action.split()[0]} chiffre-3", "contre-attaque", "", tokens={0: 2, 2: 1}, deck="chiffre-2")
    say(m, f"0: {action}")
    assert table(m).turn == 1  # nobody was asked anything: the action is done
    assert "countered" not in story(m)
    assert "contre-attaque" in hand(m, 1)


@pytest.mark.rule("VW-CTR-4")
def test_stops_come_before_the_contre_attaque_and_then_against_it() -> None:
    m = position("virus chiffre-3", "contre-attaque stop", "contre-attaque stop")
    say(m, "0: virus chiffre-3 @1")
    assert asked(m) == {1: "stop", 2: "stop"}
    say(m, "2: pass", "1: pass")
    assert asked(m) == {1: "counter"}  # the target alone
    say(m, "1: contre-attaque")
    assert asked(m) == {2: "stop"}  # against the Contre-attaque
    say(m, "2: pass")
    assert table(m).tokens == [3, 3, 0]
    assert table(m).turn == 1  # and the Virus could not be stopped any more


@pytest.mark.rule("VW-CTR-4")
def test_a_stopped_virus_cannot_be_countered() -> None:
    m = position("virus chiffre-3", "contre-attaque", "stop")
    say(m, "0: virus chiffre-3 @1", "2: stop")
    assert table(m).tokens == [0, 0, 0]
    assert table(m).turn == 1
    assert "contre-attaque" in hand(m, 1)


@pytest.mark.rule("VW-CTR-5")
def test_a_contre_attaque_is_not_answered_by_another() -> None:
    m = position("virus chiffre-3 contre-attaque", "contre-attaque", "")
    say(m, "0: virus chiffre-3 @1", "1: contre-attaque")
    assert table(m).turn == 1
    assert table(m).tokens == [3, 3, 0]
    assert "contre-attaque" in hand(m, 0)


@pytest.mark.rule("VW-CTR-5")
def test_the_defender_has_his_tokens_even_if_the_attacker_dies() -> None:
    m = position("virus chiffre-3", "contre-attaque", "", life=[3, 50, 50])
    say(m, "0: virus chiffre-3 @1", "1: contre-attaque")
    t = table(m)
    assert (t.life, t.tokens, t.living) == ([0, 50, 50], [0, 3, 0], [1, 2])
    assert t.supply == 77


# --- Contagion ------------------------------------------------------------------------


@pytest.mark.rule("VW-CTG-1")
def test_contagion_gives_a_neighbour_as_many_tokens() -> None:
    m = position("contagion", "", "", "", "", tokens={2: 5, 4: 1})
    say(m, "0: contagion @2")
    assert options(m, 0) == ["@1", "@3"]
    say(m, "0: @3")
    assert table(m).tokens == [0, 0, 5, 5, 1]
    assert heard(m, "contagion") == [(0, "contagion", 2, 3)]


@pytest.mark.rule("VW-CTG-1")
@pytest.mark.parametrize("direction", [1, -1])
def test_neighbours_are_those_among_the_living(direction: int) -> None:
    m = position("contagion", "", "", "", "", "", life=[50, 50, 0, 50, 0, 50], tokens={3: 5}, direction=direction)
    say(m, "0: contagion")
    assert options(m, 0) == ["@1", "@5"]


@pytest.mark.rule("VW-CTG-1")
def test_the_first_and_the_last_seat_are_neighbours() -> None:
    m = position("", "", "contagion", "", "", turn=2, tokens={0: 2})
    say(m, "2: contagion")
    assert options(m, 2) == ["@1", "@4"]


@pytest.mark.rule("VW-CTG-2")
def test_only_a_clean_neighbour_can_be_chosen() -> None:
    m = position("contagion", "", "", "", "", tokens={1: 1, 2: 5, 3: 2})
    say(m, "0: contagion")
    assert table(m).tokens == [0, 1, 5, 2, 2]


@pytest.mark.rule("VW-CTG-2")
def test_one_cannot_choose_oneself_but_be_the_source() -> None:
    m = position("contagion", "", "", "", tokens={0: 4, 1: 2})
    say(m, "0: contagion")
    assert options(m, 0) == ["@0", "@1"]
    say(m, "0: @1")
    assert table(m).tokens == [4, 2, 2, 0]


@pytest.mark.rule("VW-CTG-2")
def test_contagion_needs_a_clean_neighbour() -> None:
    m = position("contagion quarantaine", "", "", tokens={0: 0, 1: 2, 2: 2})
    assert options(m, 0) == ["pass", "quarantaine"]
    assert why_not(m, "0: contagion") == "VW-CTG-2"


@pytest.mark.rule("VW-CTG-3")
def test_contagion_between_two_goes_from_oneself_to_a_clean_opponent() -> None:
    m = position("contagion", "", "", life=[50, 0, 50], tokens={0: 4})
    say(m, "0: contagion")
    assert table(m).tokens == [4, 0, 4]
    assert heard(m, "contagion_own") == [(0, "contagion", 2)]


@pytest.mark.rule("VW-CTG-3")
@pytest.mark.parametrize("tokens", [{}, {1: 3}, {0: 2, 1: 3}])
def test_contagion_between_two_is_impossible_otherwise(tokens: dict[int, int]) -> None:
    m = position("contagion quarantaine", "", tokens=tokens)
    assert options(m, 0) == ["pass", "quarantaine"]
    assert why_not(m, "0: contagion") == "VW-CTG-3"


# --- Épidémie -------------------------------------------------------------------------


@pytest.mark.rule("VW-EPI-1")
def test_epidemie_gives_everyone_else_two_tokens() -> None:
    m = position("", "", "epidemie", "", turn=2, life=[50, 50, 50, 0], tokens={1: 3})
    say(m, "2: epidemie")
    assert table(m).tokens == [2, 5, 0, 0]
    assert heard(m, "infected") == [(0, 2, 2), (1, 2, 5)]
