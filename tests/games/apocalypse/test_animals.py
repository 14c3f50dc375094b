"""Pangolin, Tortue, Vautour."""

import pytest

from tests.games.apocalypse.position import (
    asked,
    discard,
    hand,
    heard,
    in_force,
    laid,
    options,
    out,
    position,
    say,
    table,
    wait_for,
    why_not,
)


@pytest.mark.rule("AP-ANI-1")
@pytest.mark.parametrize("animal", ["pangolin", "tortue", "vautour"])
def test_an_animal_is_laid_freely_and_stays_face_up(animal: str) -> None:
    m = position(animal, "")
    say(m, f"0: {animal}")
    assert (laid(m, 0), table(m).score(0)) == (animal, 1)


@pytest.mark.rule("AP-ANI-1", "AP-ANI-7")
def test_it_acts_when_laid_and_again_when_stolen() -> None:
    m = position("| tortue", "chien", discard="ninja")
    wait_for(m, 1)
    assert "ninja" in discard(m)  # nothing any more
    m = position("couteau", "| tortue", discard="ninja", mode="avance")
    say(m, "0: draw couteau @1 ninja")
    assert laid(m, 0) == "couteau! tortue ninja"


@pytest.mark.rule("AP-ANI-2")
def test_in_basique_a_pangolin_is_not_eaten() -> None:
    m = position("chat", "| flirt-bar mariage-montcuq harry pangolin", deck="crise-alimentaire")
    assert (laid(m, 1), discard(m)) == ("flirt-bar mariage-montcuq pangolin", "harry")


@pytest.mark.rule("AP-ANI-5", "AP-ANI-6")
def test_in_avance_it_may_be_eaten_and_that_makes_people_ill() -> None:
    m = position("chat", "lapin | harry pangolin", deck="crise-alimentaire", mode="avance")
    assert options(m, 1) == ["pangolin", "pass"]  # never must
    say(m, "1: pangolin")
    assert laid(m, 1) == "harry pangolin!"
    assert in_force(m) == "crise-alimentaire:2@0 crise-sanitaire:3@0"
    assert "crise-sanitaire" not in out(m)
    m = position("chat", "lapin | harry pangolin", deck="crise-alimentaire", mode="avance")
    say(m, "1: pass")
    assert (laid(m, 1), in_force(m)) == ("pangolin", "crise-alimentaire:2@0")


@pytest.mark.rule("AP-ANI-6")
def test_one_already_in_force_is_enough() -> None:
    m = position("chat", "| harry pangolin", deck="crise-alimentaire", plagues="crise-sanitaire:2@1", mode="avance")
    say(m, "1: pangolin")
    assert in_force(m).count("sanitaire") == 1


@pytest.mark.rule("AP-ANI-6")
def test_it_makes_people_ill_too_if_it_feeds_a_child_that_is_laid() -> None:
    m = position("harry etude | mariage-montcuq pangolin", "chat", plagues="crise-alimentaire:2@1", mode="avance")
    say(m, "0: draw harry")
    assert in_force(m) == "crise-alimentaire:2@1 crise-sanitaire:3@0"


@pytest.mark.rule("AP-ANI-7")
def test_a_stolen_animal_feeds_the_thief() -> None:
    m = position("couteau | harry", "| chat", mode="avance", deck="etude crise-alimentaire")
    say(m, "0: couteau @1")
    assert laid(m, 0) == "harry couteau! chat!"  # eaten in the crisis that came next


@pytest.mark.rule("AP-ANI-3")
def test_the_tortue_fetches_the_ninja_from_the_discard() -> None:
    m = position("tortue", "", discard="hache ninja batte")
    say(m, "0: tortue")
    assert options(m, 0) == ["ninja", "pass"]
    assert why_not(m, "0: hache") == "AP-ANI-3"
    say(m, "0: ninja hache")  # with his effect
    assert (laid(m, 0), discard(m)) == ("tortue ninja hache", "batte")


@pytest.mark.rule("AP-ANI-3")
def test_only_if_he_could_be_laid() -> None:
    m = position("tortue | serveur", "", discard="chat ninja")
    say(m, "0: draw tortue")
    assert laid(m, 0) == "serveur tortue"
    m = position("tortue", "", discard="chat ninja", plagues="crise-politique:2@1")
    say(m, "0: draw tortue")
    assert laid(m, 0) == "tortue"


@pytest.mark.rule("AP-ANI-4")
def test_the_vautour_lays_a_card_that_is_out() -> None:
    m = position("vautour | salaire-3", "", out="londres harry zombie attentat chat grande-maison", past="purge")
    say(m, "0: vautour")
    assert options(m, 0) == ["chat", "londres", "pass"]
    assert why_not(m, "0: harry") == "AP-ANI-4"  # the word, not the card
    t = table(m)
    reasons = {t.faces[card].key: m.why_not(0, card) for card in t.out.cards}
    assert reasons["zombie"] == reasons["attentat"] == reasons["purge"] == "AP-ANI-4"
    assert (reasons["harry"], reasons["grande-maison"]) == ("SL-CHI-2", "SL-BUY-1")
    say(m, "0: londres")  # paid for
    assert laid(m, 0) == "salaire-3! vautour londres"


@pytest.mark.rule("AP-ANI-4")
def test_none_no_effect() -> None:
    m = position("vautour", "", out="zombie")
    say(m, "0: vautour")
    assert (laid(m, 0), table(m).turn) == ("vautour", 1)


@pytest.mark.rule("AP-ANI-4", "AP-LAY-2")
def test_a_flirt_so_fetched_takes_none() -> None:
    m = position("vautour", "| flirt-bar", out="flirt-bar")
    say(m, "0: vautour flirt-bar")
    assert (laid(m, 0), laid(m, 1)) == ("vautour flirt-bar", "flirt-bar")
    assert heard(m, "fetched") == [(0, "flirt-bar")]
    assert asked(m) == {1: "play"}
    assert "flirt" not in hand(m, 0)
