"""The Invasion."""

from random import Random

import pytest

from crise.games.apocalypse import APOCALYPSE
from crise.games.apocalypse.state import Plague
from crise.games.smile_life.legal import why_not_begin
from crise.games.smile_life.state import NONE
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
    thrown,
    why_not,
)

INVASION = "invasion-extraterrestre"
FIVE = "etude etude etude etude etude"


@pytest.mark.rule("AP-EV-4")
@pytest.mark.rule("AP-INV-1")
def test_the_goal_is_what_all_hands_are_worth() -> None:
    m = position(FIVE, "licorne virus accident", "medecin mariage-montcuq", deck=INVASION)
    assert heard(m, "hand_smiles") == [(0, 5), (1, 3), (2, 5)]
    assert (table(m).goal, m.view(0)["goal"]) == (13, 13)
    m = position("accident accident accident accident accident", "", deck=INVASION)
    assert heard(m, "aliens_beaten") == [()]


@pytest.mark.rule("AP-INV-2")
def test_each_draws_and_throws_a_card_on_the_aliens() -> None:
    m = position("medecin accident", "chat", plagues=f"{INVASION}:4@1", goal=9, deck="lapin")
    assert (asked(m), options(m, 0)) == ({0: "hurl"}, ["accident", "lapin", "medecin"])
    say(m, "0: medecin")
    assert (thrown(m), table(m).thrown_smiles(), laid(m, 0)) == ("medecin", 2, "")


@pytest.mark.rule("AP-INV-3")
def test_any_card_may_be_thrown_and_has_no_effect() -> None:
    m = position("virus tsunami", "chat", plagues=f"{INVASION}:4@1", goal=9, deck="lapin")
    assert options(m, 0) == ["lapin", "tsunami", "virus"]
    say(m, "0: tsunami")
    assert (hand(m, 1).split()[0], heard(m, "dealt")) == ("chat", [])


@pytest.mark.rule("AP-INV-4")
def test_nothing_else_may_be_done() -> None:
    mine = "etude chat | dictateur mariage-montcuq adultere"
    m = position(mine, "lapin", plagues=f"{INVASION}:4@1", goal=9, discard="chien")
    assert asked(m) == {0: "hurl"}
    t = table(m)
    forbidden = [why_not_begin(t, 0, word) for word in ("take", "resign", "divorce", "breakup", "imprison")]
    assert forbidden == ["AP-INV-4"] * 5


@pytest.mark.rule("AP-INV-5")
def test_the_goal_is_reached() -> None:
    m = position("medecin etude", "chat | serveur", plagues=f"{INVASION}:4@1", goal=3, thrown="etude")
    say(m, "0: medecin")
    assert (in_force(m), thrown(m)) == ("", "")
    assert out(m) == f"{INVASION} etude medecin"
    assert options(m, 1) == ["draw", "resign"]


@pytest.mark.rule("AP-INV-6")
@pytest.mark.rule("AP-INV-12")
def test_it_is_lost_after_four_rounds() -> None:
    m = position("accident lapin", "chat", plagues=f"{INVASION}:1@0", goal=9, deck="harry")
    say(m, "0: accident")
    assert asked(m) == {0: "restart"}  # both have nothing: the winners are two
    say(m, "0: stop")
    assert m.over
    assert APOCALYPSE.winners(table(m)) == [0, 1]
    m = position("accident lapin", "chat | harry", plagues=f"{INVASION}:1@0", goal=9)
    say(m, "0: accident")
    assert (asked(m), options(m, 1)) == ({1: "restart"}, ["restart", "stop"])
    assert why_not(m, "1: chat") == "AP-INV-12"


@pytest.mark.rule("AP-INV-6")
def test_nothing_happens_after_a_defeat() -> None:
    plagues = f"{INVASION}:1@0 crise-ecologique:1@0"
    m = position("accident lapin | chat", "etude | lara diana", plagues=plagues, goal=9, deck="zelda zombie")
    say(m, "0: accident", "1: stop")
    assert m.over
    assert (laid(m, 0), heard(m, "plague")) == ("chat", [])  # no refill, so no monster


@pytest.mark.rule("AP-INV-12", "SL-CAS-7")
def test_a_bet_that_is_lying_counts_for_who_has_won() -> None:
    seats = ("accident lapin | chat", "etude | lara")
    m = position(*seats, plagues=f"{INVASION}:1@0", goal=9, casino=1, bet="salaire-1", bettor=0)
    say(m, "0: accident restart")
    assert asked(m) == {1: "restart"}  # two smiles each
    say(m, "1: stop")
    assert APOCALYPSE.winners(table(m)) == [0, 1]


@pytest.mark.rule("AP-INV-7")
def test_fleaux_drawn_meanwhile_are_suffered() -> None:
    m = position(f"{FIVE} | salaire-1", "chat", plagues=f"{INVASION}:4@1", goal=9, deck="crise-economique")
    assert (discard(m), thrown(m)) == ("salaire-1", "")  # the drawer throws nothing
    assert in_force(m) == f"{INVASION}:4@1 crise-economique:3@0"
    m = position(f"{FIVE} | chat", "lapin harry", plagues=f"{INVASION}:4@1", goal=9, deck="zombie")
    assert (out(m), thrown(m), table(m).turn) == ("chat zombie", "", 1)


@pytest.mark.rule("AP-INV-8")
def test_in_a_crise_sanitaire_too_one_throws() -> None:
    m = position("accident chat", "lapin", plagues=f"{INVASION}:4@1 crise-sanitaire:3@1", goal=9)
    assert asked(m) == {0: "hurl"}
    say(m, "0: chat")
    assert (thrown(m), laid(m, 1)) == ("chat", "")


@pytest.mark.rule("AP-INV-9")
@pytest.mark.parametrize("mode", ["basique", "avance"])
def test_a_purge_waits_until_it_is_over(mode: str) -> None:
    m = position(FIVE, "medecin chat", "lapin", plagues=f"{INVASION}:4@2", goal=2, deck="purge", mode=mode)
    assert (in_force(m), table(m).turn) == (f"{INVASION}:4@2", 1)
    assert heard(m, "postponed") == [("purge",)]
    say(m, "1: medecin")
    assert in_force(m) == "purge:2@1"  # held by the player whose turn ended it
    assert options(m, 2) == ["@0", "@1"]


@pytest.mark.rule("AP-INV-9")
def test_a_purge_in_force_stands_still_meanwhile() -> None:
    m = position("accident chat", "lapin", plagues=f"purge:1@0 {INVASION}:4@1", goal=9, mode="avance")
    say(m, "0: accident")
    assert in_force(m) == f"purge:1@0 {INVASION}:4@1"


@pytest.mark.rule("AP-INV-10")
def test_turns_to_skip_are_skipped() -> None:
    m = position("accident chat", "lapin harry", plagues=f"{INVASION}:4@0", goal=9, skips={0: 1})
    assert (table(m).turn, thrown(m), in_force(m)) == (1, "", f"{INVASION}:3@0")


@pytest.mark.rule("AP-INV-11")
def test_cards_lost_otherwise_do_not_count() -> None:
    m = position("medecin chat", "etude lapin", plagues=f"{INVASION}:4@1", goal=9, deck="crise-ecologique")
    say(m, "0: chat", "1: lapin")
    assert (discard(m), table(m).thrown_smiles(), table(m).goal) == ("medecin etude", 0, 9)


@pytest.mark.rule("AP-INV-12")
def test_several_winners_must_all_agree() -> None:
    m = position("accident lapin", "chat", plagues=f"{INVASION}:1@0", goal=9)
    say(m, "0: accident restart")
    assert asked(m) == {1: "restart"}
    say(m, "1: stop")
    assert m.over
    m = position("accident", "chat", plagues=f"{INVASION}:1@0", goal=9, deck="harry", rest="box")
    say(m, "0: accident")
    assert m.over  # the pile is empty
    assert heard(m, "aliens_won") == []


@pytest.mark.rule("AP-INV-13")
@pytest.mark.rule("AP-INV-14")
def test_a_new_life() -> None:
    m = position(
        "accident lapin | serveur salaire-1! bunker+ harry+",
        "chat | medecin virus! mariage-montcuq adultere maladie",
        plagues=f"{INVASION}:1@0 crise-politique:3@1",
        monsters="zombie:01",
        goal=9,
        thrown="etude",
        skips={1: 2},
        tainted=[0],
        casino=1,
        bet="salaire-2",
        bettor=1,
        mode="avance",
        deck="etude",
    )
    say(m, "0: accident restart")
    assert (laid(m, 0), laid(m, 1), hand(m, 0)) == ("", "", "etude etude etude etude lapin")
    lost = "serveur salaire-1 bunker harry medecin virus mariage-montcuq adultere maladie salaire-2"
    assert discard(m) == lost
    assert [seat for seat, _, _ in heard(m, "lost_everything")] == [0, 1]
    assert out(m) == f"{INVASION} etude accident crise-politique zombie"
    t = table(m)
    assert (t.skips, t.tainted, t.bettor, t.casino, in_force(m)) == ([0, 0], [False, False], -1, -1, "")
    assert (t.job, t.marriage, t.adultery, t.turn) == ([-1, -1], [-1, -1], [-1, -1], 1)
    assert not t.face_up


@pytest.mark.rule("AP-INV-14")
def test_a_purge_that_waited_does_not_come_in_the_new_life() -> None:
    m = position(FIVE, "accident lapin | harry", plagues=f"{INVASION}:1@1", goal=9, deck="purge")
    say(m, "1: accident restart")
    assert (in_force(m), out(m)) == ("", f"{INVASION} accident purge")
    assert table(m).postponed == NONE
    assert table(m).past == [card for card in table(m).out.cards if table(m).faces[card].key == INVASION]


@pytest.mark.rule("AP-INV-5")
def test_in_a_box_with_several_invasions_all_that_landed_are_beaten() -> None:
    m = position("medecin", "chat", plagues=f"{INVASION}:4@1", goal=2, deck="lapin")
    t = table(m)
    second = t.deck.cards[0]
    t.move(second, t.deck, t.force)
    t.plagues.append(Plague(INVASION, second, 0, 4, 0))
    say(m, "0: medecin")
    assert heard(m, "aliens_beaten") == [()]
    assert (in_force(m), second in t.out.cards) == ("", True)


@pytest.mark.rule("AP-INV-1")
def test_the_sums_of_the_hands_hold_in_every_world_after_a_turn_without_a_question() -> None:
    """Seat 1 skips its turn, the Crise écologique ends, all refill, and the aliens land: nobody was asked anything."""
    m = position(
        *("flirt-bar", "salaire-2"),
        turn=1,
        skips={1: 1},
        plagues="crise-ecologique:1@1",
        deck="policier medium chien chat invasion-extraterrestre licorne lapin anniversaire piston",
        mode="avance",
    )
    assert asked(m) == {0: "hurl"}
    for seed in range(9):
        assert m.imagine(0, Random(seed).random).view(0) == m.view(0)


@pytest.mark.rule("AP-INV-4")
def test_who_calls_the_aliens_in_an_arc_en_ciel_lays_no_more() -> None:
    m = position("arc-en-ciel hacker chat lapin | etude etude etude", "chien", past=INVASION, deck="luke diana mario")
    say(m, "0: arc-en-ciel hacker", f"0: {INVASION}")
    assert in_force(m) == f"{INVASION}:4@0"
    assert laid(m, 0) == "etude etude etude arc-en-ciel! hacker"
    assert asked(m) == {1: "hurl"}


@pytest.mark.rule("AP-INV-6")
def test_the_end_is_told_by_its_outcome_alone() -> None:
    m = position("etude", "etude", plagues=f"{INVASION}:1@0", goal=99, deck="chat chien lapin luke")
    say(m, "0: etude")
    told = [what for what, _ in m.log(2)]
    assert "aliens_won" in told
    assert not {"plague_over", "gone", "round_over"} & set(told)
