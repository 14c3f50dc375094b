"""Bombardement, Mutation génétique, Nuage radioactif, Pénurie d'essence, Virus."""

from random import Random

import pytest

from crise.games.apocalypse import APOCALYPSE
from crise.games.smile_life.state import NONE
from tests.games.apocalypse.position import (
    asked,
    discard,
    hand,
    heard,
    laid,
    options,
    out,
    position,
    say,
    table,
    why_not,
)

# --- Bombardement ----------------------------------------------------------------------------


@pytest.mark.rule("AP-MAL-1")
def test_a_hit_puts_the_card_out() -> None:
    m = position("bombardement", "| chat harry", "", bombardment_hit="1")
    say(m, "0: bombardement harry")  # there is only one who has a card
    assert (laid(m, 1), out(m)) == ("chat bombardement!", "harry")
    assert heard(m, "bombed") == [(0, "harry", 1)]


@pytest.mark.rule("AP-BOM-1")
def test_a_miss_leaves_it_and_the_malus_is_kept() -> None:
    m = position("bombardement", "| chat harry", bombardment_hit="0")
    say(m, "0: bombardement harry")
    assert (laid(m, 1), out(m)) == ("chat harry bombardement!", "")
    assert heard(m, "missed") == [(0, "harry", 1)]


@pytest.mark.rule("AP-MAL-1")
def test_it_hits_about_half_of_the_time() -> None:
    hits = 0
    for seed in range(200):
        m = position("bombardement", "| chat", seed=seed)
        say(m, "0: bombardement")
        hits += len(heard(m, "bombed"))
    assert 75 <= hits <= 125
    assert APOCALYPSE.options().bombardment_hit == "1/2"


@pytest.mark.rule("AP-BOM-2")
def test_the_card_must_be_choosable() -> None:
    m = position("bombardement", "| chat lapin! accident tsunami! casino bunker+ harry+ seisme! lara")
    say(m, "0: bombardement")
    assert options(m, 0) == ["chat", "lara"]
    assert why_not(m, "0: casino") == "AP-BOM-2"
    assert why_not(position("bombardement chat", "| lapin!"), "0: bombardement") == "AP-BOM-2"


# --- Mutation génétique ------------------------------------------------------------------------


def seed_of(strength: int) -> int:
    """A seed with which the five draws come to this."""
    for seed in range(1000):
        m = position("mutation-genetique", "| chat harry lara luke", seed=seed)
        say(m, "0: mutation-genetique")
        if heard(m, "mutated")[0][2] == strength:
            return seed
    raise AssertionError(strength)


@pytest.mark.rule("AP-MAL-2")
def test_an_animal_attacks_its_owner_at_once() -> None:
    m = position("mutation-genetique", "| chat chien harry lara", "", seed=seed_of(2))
    say(m, "0: mutation-genetique")
    assert options(m, 0) == ["chat", "chien"]
    say(m, "0: chien")
    assert heard(m, "mutated") == [(1, "chien", 2)]
    assert asked(m) == {1: "sacrifice"}


@pytest.mark.rule("AP-MUT-1")
def test_its_strength_is_that_of_five_draws() -> None:
    strengths = []
    for seed in range(300):
        m = position("mutation-genetique", "| chat", seed=seed)
        say(m, "0: mutation-genetique")
        strengths.append(heard(m, "mutated")[0][2])
    assert set(strengths) == {0, 1, 2, 3, 4, 5}
    assert 2.2 < sum(strengths) / 300 < 2.8


@pytest.mark.rule("AP-MUT-2")
def test_he_fights_flees_or_suffers_without_allies() -> None:
    m = position("mutation-genetique", "| chat hache moto harry", "| tank", seed=seed_of(3))
    say(m, "0: mutation-genetique", "1: fight hache")
    assert (laid(m, 1), out(m)) == ("hache! moto harry mutation-genetique!", "chat")
    m = position("mutation-genetique", "| chat couteau moto harry", "| tank", seed=seed_of(3))
    say(m, "0: mutation-genetique")
    assert options(m, 1) == ["flee", "suffer"]
    say(m, "1: flee")
    assert (laid(m, 1), out(m)) == ("couteau moto! harry mutation-genetique!", "chat")
    assert table(m).turn == 1  # no turn was spent


@pytest.mark.rule("AP-MUT-2")
def test_the_animal_is_no_part_of_the_loss() -> None:
    m = position("mutation-genetique", "| chat harry lapin", "", seed=seed_of(3))
    say(m, "0: mutation-genetique chat")
    assert (laid(m, 1), out(m)) == ("mutation-genetique!", "harry lapin chat")


@pytest.mark.rule("AP-MUT-2", "AP-SUR-8")
def test_a_trousse_helps_against_it_too() -> None:
    m = position("mutation-genetique", "| chat trousse-de-secours lapin+", "", seed=seed_of(1))
    say(m, "0: mutation-genetique")
    assert (laid(m, 1), out(m)) == ("trousse-de-secours lapin+ mutation-genetique!", "chat")


@pytest.mark.rule("AP-MUT-3")
def test_the_animal_goes_out_whatever_the_outcome() -> None:
    m = position("mutation-genetique", "| chat", "", seed=seed_of(5))
    say(m, "0: mutation-genetique")
    assert (laid(m, 1), out(m)) == ("mutation-genetique!", "chat")


@pytest.mark.rule("AP-MUT-4")
def test_at_zero_it_stays() -> None:
    m = position("mutation-genetique", "| chat harry lara luke", seed=seed_of(0))
    say(m, "0: mutation-genetique")
    assert (laid(m, 1), out(m)) == ("chat harry lara luke mutation-genetique!", "")
    assert asked(m) == {1: "play"}  # there is nothing to fight


@pytest.mark.rule("AP-MUT-5")
def test_neither_a_licorne_nor_a_turned_animal() -> None:
    m = position("mutation-genetique chien", "| licorne chat!")
    assert why_not(m, "0: mutation-genetique") == "AP-MUT-5"


@pytest.mark.rule("AP-MUT-6")
def test_the_survivaliste_suffers_it() -> None:
    m = position("mutation-genetique", "| survivaliste chat harry lara", seed=seed_of(2))
    say(m, "0: mutation-genetique")
    assert asked(m) == {1: "sacrifice"}


# --- Nuage radioactif --------------------------------------------------------------------------


@pytest.mark.rule("AP-MAL-3")
def test_the_left_neighbour_suffers_a_malus_again() -> None:
    m = position("nuage-radioactif", "| accident impot serveur salaire-1 burn-out", "chat")
    say(m, "0: nuage-radioactif")
    assert options(m, 0) == ["accident", "burn-out", "impot"]
    say(m, "0: impot")
    assert (discard(m), laid(m, 1)) == ("salaire-1", "accident! impot! serveur burn-out! nuage-radioactif!")


@pytest.mark.rule("AP-NUA-1", "AP-NUA-3")
def test_each_passes_it_on_and_the_last_keeps_it() -> None:
    m = position("nuage-radioactif | accident", "| accident maladie", "| maladie burn-out accident serveur", "")
    say(m, "0: nuage-radioactif accident", "1: burn-out")
    assert heard(m, "irradiated") == [(0, 1, "accident"), (1, 2, "burn-out")]
    assert laid(m, 2) == "maladie! burn-out! accident! serveur nuage-radioactif!"
    assert laid(m, 1) == "accident! maladie!"
    assert heard(m, "skips")[:2] == [(1, 0), (2, 0)]


@pytest.mark.rule("AP-NUA-2")
def test_who_has_none_is_passed_over_but_chooses_for_the_next() -> None:
    m = position("nuage-radioactif", "", "| accident maladie")
    say(m, "0: nuage-radioactif")
    assert asked(m) == {1: "again"}
    say(m, "1: maladie")
    assert laid(m, 2) == "accident! maladie! nuage-radioactif!"


@pytest.mark.rule("AP-NUA-4")
def test_only_what_he_can_suffer_now() -> None:
    m = position("nuage-radioactif", "| impot divorce penurie-d-essence virus accident maladie", "")
    say(m, "0: nuage-radioactif")
    assert options(m, 0) == ["accident", "maladie"]
    assert why_not(m, "0: impot") == "AP-NUA-4"


@pytest.mark.rule("AP-NUA-5")
def test_it_is_laid_only_if_somebody_will_suffer() -> None:
    m = position("nuage-radioactif chat | accident", "| impot", "| garagiste accident")
    assert why_not(m, "0: nuage-radioactif") == "AP-NUA-5"


@pytest.mark.rule("AP-NUA-6")
def test_the_chooser_aims() -> None:
    m = position("nuage-radioactif", "| accident", "| bombardement chat lapin", bombardment_hit="1")
    say(m, "0: nuage-radioactif")
    assert asked(m) == {1: "aim"}
    say(m, "1: lapin")
    assert (laid(m, 2), out(m)) == ("bombardement! chat nuage-radioactif!", "lapin")
    m = position("nuage-radioactif", "| mutation-genetique chat lapin")
    say(m, "0: nuage-radioactif lapin")
    assert heard(m, "mutated")[0][:2] == (1, "lapin")


@pytest.mark.rule("AP-NUA-6")
def test_by_vengeance_it_starts_at_the_avengers_left() -> None:
    m = position("", "vengeance | nuage-radioactif", "| accident", turn=1)
    say(m, "1: vengeance")
    assert laid(m, 2) == "accident! nuage-radioactif!"


# --- Pénurie d'essence -------------------------------------------------------------------------


@pytest.mark.rule("AP-MAL-4")
def test_without_petrol_no_vehicle_helps() -> None:
    m = position("penurie-d-essence", "| moto chat lapin", monsters="zombie:0")
    say(m, "0: penurie-d-essence")
    assert laid(m, 1) == "penurie-d-essence!"  # all else was lost: there was no flight
    m = position("| moto tank chat penurie-d-essence", "", monsters="lezard-geant:")
    assert options(m, 0) == ["fight", "suffer"]
    assert why_not(m, "0: flee") == "AP-MAL-4"


@pytest.mark.rule("AP-PEN-1")
def test_nor_from_a_mutant_and_it_goes_with_vengeance() -> None:
    m = position("mutation-genetique", "| moto chat lapin harry penurie-d-essence", seed=seed_of(2))
    say(m, "0: mutation-genetique chat")
    assert asked(m) == {1: "sacrifice"}
    m = position("vengeance | moto penurie-d-essence", "| helicoptere chat", monsters="zombie:0")
    say(m, "0: vengeance")
    assert (laid(m, 0), laid(m, 1)) == ("moto vengeance!", "penurie-d-essence!")


# --- Virus -------------------------------------------------------------------------------------


@pytest.mark.rule("AP-MAL-5")
def test_the_virus_stays_in_the_hand() -> None:
    m = position("virus chat", "")
    assert why_not(m, "0: virus") == "AP-MAL-5"
    say(m, "0: discard")
    assert "virus" not in options(m, 0)
    assert why_not(m, "0: virus") == "AP-MAL-5"
    m = position("chat", "virus")
    say(m, "0: discard")
    assert why_not(m, "0: virus") == "SL-TURN-1"  # it is another's


@pytest.mark.rule("AP-VIR-1")
def test_it_goes_with_a_whole_hand_or_by_chance() -> None:
    m = position("incendie virus", "chat")
    say(m, "0: incendie")
    assert discard(m).split()[0] == "virus"
    m = position("tornade virus", "chat")
    say(m, "0: tornade")
    assert "virus" in hand(m, 1)
    seen = set()
    for seed in range(40):
        m = position("troc virus", "chat", seed=seed)
        say(m, "0: troc")
        seen.add("virus" in hand(m, 1))
    assert seen == {True, False}


@pytest.mark.rule("AP-VIR-2", "AP-VIR-3")
def test_it_is_passed_on_with_a_maladie_for_a_card_of_the_victim() -> None:
    m = position("maladie virus", "chat lapin harry", "")
    say(m, "0: maladie @1 virus")
    assert heard(m, "contaminated", 2) == [(0, "virus", 1)]
    assert heard(m, "saw_hand", 0) == [(0, 1, ["harry", "chat", "lapin"])]
    assert heard(m, "saw_hand", 2) == [(0, 1, [None, None, None])]
    assert options(m, 0) == ["chat", "harry", "lapin"]  # not the Virus back
    say(m, "0: harry")
    assert "harry" in hand(m, 0)
    assert hand(m, 1) == "chat lapin virus"
    assert heard(m, "picked", 2) == [(0, None, 1)]
    assert heard(m, "skips") == [(1, 0)]
    known = [card for _, card in m.view(0)["hands"][1]["cards"]]
    assert sorted(known) == ["chat", "lapin", "virus"]
    assert [card for _, card in m.view(2)["hands"][1]["cards"]] == ["virus"]  # all saw it come, and it was not taken


@pytest.mark.rule("AP-VIR-2")
def test_he_need_not_and_an_empty_hand_makes_him_draw() -> None:
    m = position("maladie virus", "chat", "")
    say(m, "0: maladie @1 pass")
    assert "virus" in hand(m, 0)
    m = position("maladie virus chat lapin harry", "", "", deck="etude chien poussin")
    say(m, "0: maladie @1 virus")
    assert hand(m, 0) == "chat chien etude harry lapin"
    assert hand(m, 1) == "virus"


@pytest.mark.rule("AP-VIR-2", "SL-PUB-1")
@pytest.mark.parametrize("card", ["virus", "chat"])
def test_whether_the_table_waits_does_not_tell_who_holds_it(card: str) -> None:
    m = position(f"etoile-filante {card}", "lapin", discard="maladie", deck="harry")
    say(m, "0: draw etoile-filante")
    assert (asked(m), "pass" in options(m, 0)) == ({0: "contaminate"}, True)


@pytest.mark.rule("AP-VIR-2")
def test_until_then_nobody_knows_what_is_being_played() -> None:
    """It is still his turn, and nothing has shown: he may think again, and others imagine any card."""
    m = position("etoile-filante maladie chat", "lapin", "", discard="arc-en-ciel", deck="harry chien")
    say(m, "0: draw etoile-filante maladie @1")
    assert asked(m) == {0: "contaminate"}
    assert m.undoable(0)
    for number in range(20):
        assert asked(m.imagine(1, Random(number).random)) == {0: "more"}


@pytest.mark.rule("AP-VIR-2", "AP-INO-6")
def test_during_an_inondation_he_draws_nothing() -> None:
    m = position("virus", "", middle="etoile-filante chat lapin", discard="maladie")
    say(m, "0: etoile-filante virus")
    assert (hand(m, 0), hand(m, 1)) == ("", "virus")


@pytest.mark.rule("AP-VIR-2")
def test_a_maladie_from_the_discard_serves_too() -> None:
    m = position("virus", "chat", "", discard="maladie")
    say(m, "0: take @1 virus")
    assert asked(m) == {0: "pick"}
    say(m, "0: chat")
    assert hand(m, 1) == "virus"


@pytest.mark.rule("AP-VIR-2", "AP-SAN-3")
def test_in_a_crise_sanitaire_who_gets_it_lays_it() -> None:
    m = position("maladie virus | masque-a-gaz", "chat lapin", plagues="crise-sanitaire:2@1")
    say(m, "0: maladie virus chat")
    assert laid(m, 1) == "maladie! virus!"
    assert len(table(m).hands[1]) == 2  # and draws for it


@pytest.mark.rule("AP-VIR-2")
def test_not_by_vengeance_or_a_nuage() -> None:
    m = position("vengeance virus | maladie", "chat")
    say(m, "0: vengeance")
    assert "virus" in hand(m, 0)
    m = position("nuage-radioactif virus", "chat | maladie")
    say(m, "0: nuage-radioactif")
    assert "virus" in hand(m, 0)


@pytest.mark.rule("AP-VIR-4")
@pytest.mark.parametrize("immune", ["medecin", "chirurgien", "pharmacien", "masque-a-gaz"])
def test_doctors_do_not_get_it_with_maladie_but_with_a_moved_hand(immune: str) -> None:
    m = position("maladie virus chat", f"lapin | {immune}")
    assert "maladie" not in options(m, 0)
    m = position("tornade virus", f"lapin | {immune}")
    say(m, "0: tornade")
    assert "virus" in hand(m, 1)


@pytest.mark.rule("AP-VIR-6")
def test_nobody_takes_it_from_the_discard() -> None:
    m = position("etoile-filante chat | serveur", "", discard="virus")
    assert why_not(m, "0: take") == "AP-VIR-6"
    say(m, "0: draw etoile-filante")
    assert discard(m) == "virus"


@pytest.mark.rule("AP-VIR-6")
def test_chance_may_discard_it_but_a_chercheur_may_not() -> None:
    m = position("chance", "", deck="etude virus chat lapin")
    say(m, "0: chance chat virus")
    assert discard(m) == "virus lapin"
    m = position("licenciement", "virus chat lapin chien poussin etude | chercheur")
    say(m, "0: licenciement")
    assert options(m, 1) == ["chat", "chien", "etude", "lapin", "poussin"]


@pytest.mark.rule("AP-VIR-6")
def test_a_chercheur_who_holds_nothing_else_keeps_all() -> None:
    """In a box with many of them."""
    m = position("licenciement", "virus chat lapin chien poussin etude | chercheur")
    t = table(m)
    virus = next(face for face in t.faces if face.key == "virus")
    t.faces = [virus if card in t.hands[1].cards else face for card, face in enumerate(t.faces)]
    say(m, "0: licenciement")
    assert (t.job[1], heard(m, "threw")) == (NONE, [])


@pytest.mark.rule("AP-VIR-7")
def test_a_hand_that_is_only_the_virus_plays_nothing() -> None:
    m = position("virus", "chat", deck="chance", rest="box")
    say(m, "0: chance")
    assert options(m, 0) == ["pass"]
    say(m, "0: pass")
    assert heard(m, "only_virus") == [(0, "virus")]
    assert m.over
    m = position("virus arc-en-ciel chat", "lapin", deck="etude")
    say(m, "0: arc-en-ciel chat etude")
    assert options(m, 0) == ["pass"]  # asked all the same: that he is not would tell
    say(m, "0: pass")
    assert heard(m, "only_virus") == []


@pytest.mark.rule("AP-VIR-8")
def test_laid_it_costs_three_smiles_in_a_hand_none() -> None:
    assert table(position("virus | chat", "")).score(0) == 1
    assert table(position("| chat virus", "")).score(0) == -2


@pytest.mark.rule("AP-VIR-9")
def test_laid_it_is_not_passed_on_nor_lost() -> None:
    m = position("vengeance | virus", "")
    say(m, "0: vengeance")
    assert laid(m, 0) == "virus! vengeance!"
    m = position("| virus chat", "", monsters="poisson-mortel:")
    assert (laid(m, 0), out(m)) == ("virus!", "chat poisson-mortel")
