"""The healing cards: Vaccin, Médicament, Miracle."""

import pytest

from tests.games.virus_war.position import (
    asked,
    discard,
    hand,
    heard,
    keys,
    options,
    position,
    say,
    story,
    table,
    why_not,
)

# --- Vaccin ---------------------------------------------------------------------------


@pytest.mark.rule("VW-VAC-1")
def test_vaccin_removes_as_many_tokens_as_its_chiffre() -> None:
    m = position("vaccin chiffre-2 chiffre-2", "", tokens={0: 5})
    say(m, "0: vaccin chiffre-2 chiffre-2")
    assert table(m).tokens == [1, 0]
    assert table(m).supply == 79
    assert table(m).life == [49, 50]  # fewer tokens, a smaller loss
    assert heard(m, "cured") == [(0, 4, 1)]


@pytest.mark.rule("VW-VAC-1")
def test_a_surplus_of_vaccin_gives_nothing() -> None:
    m = position("vaccin chiffre-6", "", tokens={0: 4}, life=[30, 50])
    say(m, "0: vaccin chiffre-6")
    assert (table(m).tokens, table(m).life, table(m).supply) == ([0, 0], [30, 50], 80)
    assert heard(m, "cured") == [(0, 4, 0)]
    assert discard(m) == "chiffre-6 vaccin"


@pytest.mark.rule("VW-VAC-1")
def test_vaccin_does_not_mix_values() -> None:
    m = position("vaccin chiffre-2 chiffre-2 chiffre-3", "", tokens={0: 5})
    say(m, "0: vaccin chiffre-2")
    assert options(m, 0) == ["chiffre-2", "pass"]
    assert why_not(m, "0: chiffre-3") == "VW-VAC-1"


@pytest.mark.rule("VW-VAC-2")
def test_the_vaccin_stays_in_front_of_a_patient_not_fully_cured() -> None:
    m = position("vaccin chiffre-2", "", tokens={0: 5})
    say(m, "0: vaccin chiffre-2")
    t = table(m)
    assert keys(m, t.vaccins) == "vaccin"
    assert t.vaccin == [t.vaccins.cards[0], -1]
    assert discard(m) == "chiffre-2"
    assert heard(m, "vaccin_stays") == [(0,)]


@pytest.mark.rule("VW-VAC-2")
def test_chiffre_on_a_vaccin_are_an_action_that_cures_further() -> None:
    m = position("chiffre-2 chiffre-2 chiffre-3", "", tokens={0: 5}, vaccins=[0])
    say(m, "0: chiffre-2")
    assert options(m, 0) == ["chiffre-2", "pass"]
    assert why_not(m, "0: chiffre-3") == "VW-VAC-2"
    say(m, "0: chiffre-2")
    assert table(m).tokens == [1, 0]
    assert heard(m, "chiffre_on_own") == [(0, ["chiffre-2", "chiffre-2"], 4)]
    assert (table(m).turn, discard(m), keys(m, table(m).vaccins)) == (1, "chiffre-2 chiffre-2", "vaccin")


@pytest.mark.rule("VW-VAC-3")
@pytest.mark.parametrize("cure", ["miracle", "chiffre-6"])
def test_fully_cured_by_any_means_the_vaccin_is_discarded(cure: str) -> None:
    m = position(cure, "", tokens={0: 5}, vaccins=[0])
    say(m, f"0: {cure}")
    assert table(m).vaccin == [-1, -1]
    assert keys(m, table(m).vaccins) == ""
    assert discard(m) == " ".join(sorted([cure, "vaccin"]))
    assert heard(m, "vaccin_gone") == [(0,)]


@pytest.mark.rule("VW-VAC-4")
def test_one_may_cure_an_opponent_with_a_vaccin() -> None:
    m = position("vaccin chiffre-2", "", "", tokens={0: 3, 1: 5})
    say(m, "0: vaccin chiffre-2")
    assert options(m, 0) == ["@0", "@1"]
    say(m, "0: @1")
    assert table(m).tokens == [3, 3, 0]
    assert table(m).vaccin[1] >= 0


@pytest.mark.rule("VW-VAC-4")
def test_one_may_add_to_the_vaccin_of_an_opponent_so_that_he_loses_it() -> None:
    m = position("chiffre-5", "", tokens={1: 5}, vaccins=[1])
    say(m, "0: chiffre-5")
    assert table(m).tokens == [0, 0]
    assert discard(m) == "chiffre-5 vaccin"


@pytest.mark.rule("VW-VAC-5")
def test_vaccin_needs_an_infected_patient() -> None:
    m = position("vaccin chiffre-2 quarantaine", "")
    assert options(m, 0) == ["pass", "quarantaine"]
    assert why_not(m, "0: vaccin") == "VW-VAC-5"


@pytest.mark.rule("VW-VAC-5")
def test_there_is_at_most_one_vaccin_in_front_of_a_patient() -> None:
    m = position("vaccin chiffre-2 quarantaine", "", tokens={1: 5}, vaccins=[1])
    assert options(m, 0) == ["chiffre-1", "chiffre-2", "pass", "quarantaine"]
    assert why_not(m, "0: vaccin") == "VW-VAC-5"


@pytest.mark.rule("VW-VAC-6")
def test_a_new_infection_leaves_the_vaccin_in_place_for_all_tokens() -> None:
    m = position("virus chiffre-3", "chiffre-6", tokens={1: 2}, vaccins=[1])
    say(m, "0: virus chiffre-3")
    assert (table(m).tokens, keys(m, table(m).vaccins)) == ([0, 5], "vaccin")
    say(m, "1: chiffre-6")
    assert (table(m).tokens, keys(m, table(m).vaccins)) == ([0, 0], "")


# --- Médicament -----------------------------------------------------------------------


@pytest.mark.rule("VW-MED-1")
def test_medicament_gives_back_the_sum_of_chiffre_of_any_values() -> None:
    m = position("medicament chiffre-2 chiffre-5 chiffre-6", "", life=[20, 50])
    say(m, "0: medicament chiffre-2 chiffre-5 chiffre-6 pass")
    assert table(m).life == [33, 50]
    assert heard(m, "healed") == [(0, 13, 33)]
    assert discard(m) == "chiffre-2 chiffre-5 chiffre-6 medicament"
    assert asked(m) == {1: "action"}


@pytest.mark.rule("VW-MED-1")
def test_medicament_takes_twins_too() -> None:
    m = position("medicament chiffre-2 chiffre-2", "", life=[20, 50], deck="chiffre-2")
    say(m, "0: medicament chiffre-2 chiffre-2")
    assert table(m).life == [26, 50]


@pytest.mark.rule("VW-MED-2")
def test_medicament_may_be_played_at_the_cap() -> None:
    m = position("medicament chiffre-2", "")
    say(m, "0: medicament chiffre-2 pass")
    assert heard(m, "healed") == [(0, 0, 50)]


@pytest.mark.rule("VW-MED-2")
def test_chance_may_be_played_at_the_cap() -> None:
    m = position("chance-8 quarantaine", "")
    say(m, "0: chance-8")
    assert heard(m, "healed") == [(0, 0, 50)]
    assert asked(m) == {0: "after_chance"}


@pytest.mark.rule("VW-MED-2")
def test_without_teams_medicament_and_miracle_serve_only_their_player() -> None:
    m = position("medicament chiffre-2 miracle", "", life=[20, 20], tokens={1: 3})
    assert why_not(m, "0: miracle") == "VW-MIR-2"
    say(m, "0: medicament chiffre-2 pass")
    assert table(m).life == [22, 20]
    m = position("miracle", "", tokens={0: 3, 1: 3})
    say(m, "0: miracle")
    assert table(m).tokens == [0, 3]


# --- Miracle --------------------------------------------------------------------------


@pytest.mark.rule("VW-MIR-1")
def test_miracle_removes_all_ones_tokens() -> None:
    m = position("miracle", "", tokens={0: 17})
    say(m, "0: miracle")
    assert (table(m).tokens, table(m).supply, table(m).life) == ([0, 0], 80, [50, 50])
    assert heard(m, "cured") == [(0, 17, 0)]
    assert discard(m) == "miracle"
    assert "vaccin_gone" not in story(m)


@pytest.mark.rule("VW-MIR-2")
def test_miracle_needs_an_infected_patient() -> None:
    m = position("miracle quarantaine", "")
    assert options(m, 0) == ["pass", "quarantaine"]
    assert why_not(m, "0: miracle") == "VW-MIR-2"
    assert "miracle" in hand(m, 0)
