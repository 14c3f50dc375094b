"""The Purge."""

from typing import Any

import pytest

from crise.engine.match import Match
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
    why_not,
)

PURGE = "purge:2@3"


def rob(mine: str, card: str, third: str = "etude", plagues: str = PURGE, **others: Any) -> Match:
    """Seat 0 has taken this card from the hand of seat 1; it is the turn of seat 1."""
    m = position(mine, card, third, "etude", plagues=plagues, **others)
    if asked(m) == {0: "begin"}:
        say(m, "0: rob")
    say(m, "0: @1")
    return m


@pytest.mark.rule("AP-EV-3")
def test_a_random_card_of_another_hand_is_laid_at_once() -> None:
    m = position("etude", "chat", "lapin", "harry", plagues=PURGE)
    assert options(m, 0) == ["@1", "@2", "@3"]
    say(m, "0: @2")
    assert (laid(m, 0), hand(m, 0), hand(m, 2)) == ("lapin", "etude", "")
    assert heard(m, "robbed") == [(0, 2, "lapin")]
    assert {laid(rob("", "chat harry", seed=seed), 0) for seed in range(30)} == {"chat", "harry"}


@pytest.mark.rule("AP-PUR-1")
def test_no_draw_no_resignation_no_divorce_but_free_acts() -> None:
    m = position("etude | ecrivain mariage-montcuq adultere", "chat", "lapin", plagues=PURGE, discard="chien")
    assert options(m, 0) == ["breakup", "rob"]
    assert [why_not(m, f"0: {word}") for word in ("draw", "take", "resign", "divorce")] == ["AP-PUR-1"] * 4
    assert why_not(position("| serveur mariage-montcuq", ""), "0: rob") == "AP-EV-3"
    say(m, "0: breakup")
    assert asked(m) == {0: "rob"}
    m = position("etude | serveur", "chat", "lapin", plagues=PURGE)
    assert options(m, 0) == ["resign", "rob"]  # SL-TURN-4: an intérimaire resigns freely
    say(m, "0: resign")
    assert (laid(m, 0), asked(m)) == ("", {0: "rob"})


@pytest.mark.rule("AP-PUR-2")
def test_a_player_without_cards_cannot_be_chosen() -> None:
    m = position("etude", "", "chat", "lapin", plagues=PURGE)
    assert options(m, 0) == ["@2", "@3"]
    assert why_not(m, "0: @1") == "AP-PUR-2"
    m = position("etude", "", "| flirt-bar mariage-montcuq adultere", plagues="purge:2@1", skips={1: 1})
    assert heard(m, "nobody_to_rob") == [(0,)]
    assert (asked(m), hand(m, 0)) == ({2: "begin"}, "etude")  # the turn passes, and nothing is drawn


@pytest.mark.rule("AP-PUR-3")
@pytest.mark.parametrize(
    "card", ["salaire-4", "harry", "chirurgien", "tank", "gourou", "flirt-bar", "legion-d-honneur"]
)
def test_it_is_laid_without_any_condition(card: str) -> None:
    plagues = f"crise-economique:4@3 crise-alimentaire:4@3 crise-politique:4@3 crise-sanitaire:4@3 {PURGE}"
    mine = "| flirt-zoo mariage-montcuq"
    m = rob(mine, card, "etude | policier", plagues=plagues, mode="avance", tainted=[0])
    assert laid(m, 0) == f"flirt-zoo mariage-montcuq {card}"


@pytest.mark.rule("AP-PUR-3")
def test_it_gives_its_effect_but_none_that_asks_for_what_one_has_not() -> None:
    assert laid(rob("", "anniversaire", "etude | salaire-3"), 0) == "anniversaire! salaire-3"
    assert laid(rob("| serveur", "grand-prix"), 0) == "serveur grand-prix!"
    assert laid(rob("| journaliste", "grand-prix"), 0) == "journaliste grand-prix"
    assert laid(rob("", "bunker"), 0) == "bunker+"


@pytest.mark.rule("AP-PUR-4")
def test_a_job_always_replaces_ones_job() -> None:
    m = rob("| medecin+ bunker+", "dictateur")
    assert (laid(m, 0), discard(m)) == ("bunker+ dictateur", "medecin")


@pytest.mark.rule("AP-PUR-5")
def test_a_malus_is_inflicted_on_the_taker_if_he_can_suffer_it() -> None:
    m = rob("| serveur", "licenciement")
    assert (laid(m, 0), discard(m)) == ("licenciement!", "serveur")
    m = rob("", "licenciement")
    assert (laid(m, 0), discard(m)) == ("", "licenciement")


@pytest.mark.rule("AP-PUR-6")
def test_the_virus_is_discarded() -> None:
    m = rob("", "virus")
    assert (laid(m, 0), discard(m)) == ("", "virus")


@pytest.mark.rule("AP-PUR-7")
@pytest.mark.parametrize(
    ("mine", "card"),
    [
        ("", "inondation"),
        ("", "adultere"),
        ("mariage-montcuq", "mariage-corps-nuds"),
        ("mariage-montcuq adultere", "adultere"),
    ],
)
def test_what_cannot_be_used_is_discarded(mine: str, card: str) -> None:
    m = rob(f"| {mine}", card)
    assert (laid(m, 0), discard(m)) == (mine, card)


@pytest.mark.rule("AP-PUR-8")
def test_a_malus_that_needs_choices_is_played_by_the_robbed() -> None:
    m = rob("| chat harry", "bombardement", bombardment_hit="1")
    say(m, "1: harry")
    assert (laid(m, 0), out(m)) == ("chat bombardement!", "harry")
    m = rob("| chat lapin", "mutation-genetique")
    assert (asked(m), options(m, 1)) == ({1: "mutant"}, ["chat", "lapin"])
    m = position("| accident", "etude", "nuage-radioactif", "etude | maladie", plagues=PURGE)
    say(m, "0: @2")
    assert heard(m, "irradiated") == [(2, 0, "accident")]  # it begins with the taker and stops before the robbed
    assert laid(m, 0) == "accident! nuage-radioactif!"


@pytest.mark.rule("AP-PUR-8")
def test_attentat_works_for_all_but_the_taker_is_not_its_author() -> None:
    m = rob("| harry", "attentat", "etude | lara")
    assert out(m) == "harry lara attentat"
    assert not table(m).tainted[0]
    m = rob("| harry", "attentat", "etude | militaire")
    assert (discard(m), laid(m, 0)) == ("attentat", "harry")


@pytest.mark.rule("AP-PUR-9")
def test_at_its_end_everybody_refills() -> None:
    m = position("", "chat", "| chercheur", plagues="purge:1@0")
    assert heard(m, "plague_over") == [("purge",)]
    assert [len(pile) for pile in table(m).hands] == [5, 6, 6]  # seat 1 has drawn for his turn


@pytest.mark.rule("AP-PUR-10")
def test_refills_go_up_to_what_the_hand_had() -> None:
    m = rob("chien lapin", "arc-en-ciel", deck="poussin licorne")
    say(m, "0: chien pass")
    assert laid(m, 0) == "arc-en-ciel! chien"
    assert hand(m, 0) == "lapin poussin"
    m = rob("chien lapin", "chance", deck="poussin licorne lara")
    say(m, "0: lara poussin chien")
    assert hand(m, 0) == "lapin lara"
    assert in_force(m) == PURGE


@pytest.mark.rule("AP-PUR-9", "AP-MODE-2")
def test_chased_in_a_turn_of_its_own_it_ends_with_full_hands() -> None:
    m = rob("chien", "chance", deck="liquidation-totale poussin licorne")
    say(m, "0: liquidation-totale poussin")
    assert in_force(m) == "liquidation-totale:3@0"
    assert [len(pile) for pile in table(m).hands] == [5, 5, 5, 5]


@pytest.mark.rule("AP-MON-20")
def test_a_turn_spent_on_a_monster_is_lost() -> None:
    mine = "etude | chat lapin"
    m = position(mine, "chien", "harry", plagues="purge:2@0", monsters="escargot-mutant:12", mode="avance")
    say(m, "0: chat")
    assert heard(m, "robbed") == []
    assert in_force(m) == "purge:1@0"


@pytest.mark.rule("AP-PUR-5", "AP-PUR-8")
def test_a_malus_that_was_robbed_is_told_of_its_taker() -> None:
    m = rob("", "accident")
    assert heard(m, "backfired") == [(0, "accident")]
    assert heard(m, "inflicted") == []
    assert (laid(m, 0), table(m).skips[0]) == ("accident!", 1)
