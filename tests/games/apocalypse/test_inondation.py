"""The Inondation."""

import pytest

from tests.games.apocalypse.position import (
    asked,
    discard,
    hand,
    heard,
    in_force,
    laid,
    middle,
    options,
    position,
    say,
    table,
    why_not,
)


@pytest.mark.rule("AP-CAT-6")
@pytest.mark.rule("AP-INO-1")
def test_all_hands_go_to_the_middle_and_its_player_takes_one_first() -> None:
    m = position("inondation chat", "virus lapin", deck="etude")
    say(m, "0: inondation")
    assert middle(m) == "chat etude virus lapin"
    assert (asked(m), options(m, 0)) == ({0: "fish"}, ["chat", "etude", "lapin", "virus"])
    say(m, "0: chat")
    assert laid(m, 0) == "inondation! chat"
    assert (asked(m), options(m, 1)) == ({1: "fish"}, ["etude", "lapin", "virus"])
    assert why_not(position("etude | serveur", "", deck="chat"), "0: fish") == "AP-CAT-6"


@pytest.mark.rule("AP-INO-2")
def test_it_is_laid_by_the_rules_or_else_discarded() -> None:
    m = position("", "", middle="salaire-1 accident chat")
    say(m, "0: salaire-1")
    assert (laid(m, 0), discard(m)) == ("", "salaire-1")
    say(m, "1: accident")
    assert discard(m) == "salaire-1 accident"  # a malus


@pytest.mark.rule("AP-INO-3")
def test_the_virus_goes_to_the_hand() -> None:
    m = position("", "", middle="virus chat lapin")
    say(m, "0: virus")
    assert (hand(m, 0), laid(m, 0)) == ("virus", "")


@pytest.mark.rule("AP-INO-3", "AP-SAN-3")
def test_in_a_crise_sanitaire_it_is_laid_and_nothing_is_drawn_for_it() -> None:
    m = position("", "", middle="virus chat lapin salaire-1", plagues="crise-sanitaire:3@1")
    say(m, "0: virus")
    assert (hand(m, 0), laid(m, 0)) == ("", "virus!")
    say(m, "1: chat")
    assert (laid(m, 1), discard(m)) == ("", "chat")  # AP-INO-2: by the rules of the crisis


@pytest.mark.rule("AP-INO-4")
def test_when_the_middle_is_empty_all_refill_and_play_goes_on() -> None:
    m = position("", "", "| chercheur", middle="chat lapin")
    say(m, "0: chat")
    assert heard(m, "flood_over") == [()]
    assert laid(m, 1) == "lapin"
    assert [len(pile) for pile in table(m).hands] == [5, 5, 6]
    assert (table(m).turn, options(m, 2)) == (2, ["draw", "resign"])


@pytest.mark.rule("AP-INO-4")
def test_fleaux_drawn_then_take_effect_when_all_hands_are_full() -> None:
    m = position("", "", middle="chat lapin", deck="liquidation-totale etude")
    say(m, "0: chat")
    assert heard(m, "plague") == [(1, "liquidation-totale")]
    assert in_force(m) == "liquidation-totale:3@1"


@pytest.mark.rule("AP-INO-5")
def test_no_other_pile_but_one_may_resign_or_divorce() -> None:
    m = position("| serveur mariage-montcuq adultere", "", middle="chat lapin", discard="chien")
    assert options(m, 0) == ["breakup", "divorce", "fish", "resign"]
    assert [why_not(m, f"0: {word}") for word in ("draw", "take")] == ["AP-INO-5"] * 2
    m = position("", "", middle="chat lapin harry", skips={0: 1})
    assert asked(m) == {1: "fish"}


@pytest.mark.rule("AP-INO-5")
def test_nobody_is_robbed_meanwhile() -> None:
    m = position("", "virus", middle="chat lapin harry", plagues="purge:2@1")
    assert asked(m) == {0: "fish"}


@pytest.mark.rule("AP-INO-6")
@pytest.mark.parametrize(
    "card", ["arc-en-ciel", "chance", "piston", "troc", "tsunami", "incendie", "tornade", "casino"]
)
def test_effects_on_hands_do_nothing_meanwhile(card: str) -> None:
    m = position("virus", "", middle=f"{card} chat lapin", deck="etude")
    say(m, f"0: {card}")
    assert laid(m, 0).rstrip("!") == card
    assert (hand(m, 0), hand(m, 1), asked(m)) == ("virus", "", {1: "fish"})


@pytest.mark.rule("AP-INO-6")
def test_neither_the_chercheur_nor_a_chief_draws() -> None:
    studies = " ".join(["etude"] * 6)
    for job in ("chercheur", "chef-des-achats"):
        m = position(f"virus | {studies}", "", middle=f"{job} chat lapin")
        say(m, f"0: {job}")
        assert (hand(m, 0), asked(m)) == ("virus", {1: "fish"})
    m = position("", "salaire-1", middle="casino chat lapin", turn=0)
    say(m, "0: casino")
    assert table(m).casino == 0
    assert table(m).book.may_bet(table(m), 0) == "AP-INO-6"


@pytest.mark.rule("AP-MON-20")
def test_a_turn_spent_on_a_monster_is_lost() -> None:
    m = position("| poussin chien", "", middle="chat lapin harry", monsters="escargot-mutant:1")
    say(m, "0: chien")
    assert (laid(m, 0), asked(m)) == ("poussin", {1: "fish"})


@pytest.mark.rule("AP-INO-2")
def test_an_attentat_that_is_fished_does_not_explode() -> None:
    m = position("", "| luke", middle="attentat chat lapin")
    say(m, "0: attentat")
    assert (laid(m, 1), discard(m)) == ("luke", "attentat")
