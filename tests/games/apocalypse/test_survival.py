"""Bunker, Menace nucléaire, Masque à gaz, Radar; what serves in crises. Trousse de secours: the monsters."""

import pytest

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

# --- Bunker ----------------------------------------------------------------------------------


@pytest.mark.rule("AP-SUR-1")
def test_the_bunker_covers_a_card() -> None:
    m = position("bunker couteau | salaire-4 salaire-1 chat lapin", "hache | salaire-1", mode="avance")
    say(m, "0: bunker")
    assert options(m, 0) == ["chat", "lapin"]
    say(m, "0: chat", "1: hache @0")
    assert laid(m, 0) == "salaire-4! salaire-1! chat+ bunker+"  # only the other animal was to be had
    assert laid(m, 1).endswith("hache! lapin")


@pytest.mark.rule("AP-BUN-1")
def test_on_a_card_that_is_face_up_and_no_malus() -> None:
    m = position("bunker | salaire-4 salaire-2 chat accident tsunami! casino", "")
    say(m, "0: bunker")
    assert options(m, 0) == ["casino", "chat"]
    assert why_not(m, "0: accident") == "AP-BUN-1"


@pytest.mark.rule("AP-BUN-1")
def test_without_a_card_to_cover_the_bunker_cannot_be_laid() -> None:
    assert why_not(position("bunker chat | salaire-4 salaire-1", ""), "0: bunker") == "AP-BUN-1"
    m = position("bunker chat | salaire-4 salaire-4 salaire-1", "")  # one is left, whichever are paid
    say(m, "0: bunker salaire-1")
    assert laid(m, 0) == "salaire-4+ salaire-4! salaire-1! bunker+"


@pytest.mark.rule("AP-BUN-2")
def test_a_bandit_in_the_bunker_is_not_sent_to_prison() -> None:
    m = position("prison chat", "| bandit+ bunker+")
    assert why_not(m, "0: prison") == "AP-BUN-2"


@pytest.mark.rule("AP-BUN-3")
@pytest.mark.parametrize(
    ("malus", "cards"),
    [
        ("licenciement", "serveur+"),
        ("divorce", "flirt-bar mariage-montcuq+"),
        ("divorce", "flirt-bar mariage-montcuq adultere+"),
        ("impot", "serveur salaire-1+"),
        ("redoublement", "etude+"),
    ],
)
def test_a_malus_cannot_be_laid_for_a_covered_card(malus: str, cards: str) -> None:
    assert why_not(position(f"{malus} chat", f"| {cards}"), f"0: {malus}") == "AP-BUN-3"
    m = position(malus, f"| {cards.replace('+', '')}")
    say(m, f"0: {malus}")
    assert malus in laid(m, 1)


@pytest.mark.rule("AP-BUN-3")
def test_impot_and_redoublement_take_the_last_not_covered() -> None:
    m = position("impot", "| serveur salaire-1 salaire-2+")
    say(m, "0: impot")
    assert (discard(m), laid(m, 1)) == ("salaire-1", "serveur salaire-2+ impot!")
    m = position("redoublement", "| etude-double etude+")
    say(m, "0: redoublement")
    assert (discard(m), laid(m, 1)) == ("etude-double", "etude+ redoublement!")


@pytest.mark.rule("AP-BUN-4")
def test_the_covered_card_is_passed_over() -> None:
    m = position("attentat", "| harry+ lara")
    say(m, "0: attentat")
    assert (laid(m, 1), out(m)) == ("harry+", "lara attentat")
    m = position("divorce", "| flirt-bar mariage-montcuq adultere harry+ lara")
    say(m, "0: divorce")
    assert laid(m, 1) == "flirt-bar harry+ divorce!"
    m = position("policier | etude", "| bandit+", "| gourou")
    say(m, "0: policier")
    assert (laid(m, 1), laid(m, 2)) == ("bandit+", "")
    m = position("anniversaire", "| salaire-4+ salaire-1")
    say(m, "0: anniversaire")
    assert laid(m, 1) == "salaire-4+"


@pytest.mark.rule("AP-BUN-4")
def test_a_covered_flirt_is_not_taken() -> None:
    m = position("flirt-bar", "| flirt-bar+")
    say(m, "0: flirt-bar")
    assert laid(m, 1) == "flirt-bar+"


@pytest.mark.rule("AP-BUN-4")
@pytest.mark.parametrize("malus", ["bombardement", "mutation-genetique"])
def test_bombs_and_mutations_pass_it_over(malus: str) -> None:
    reason = {"bombardement": "AP-BOM-2", "mutation-genetique": "AP-MUT-5"}[malus]
    assert why_not(position(f"{malus} chien", "| chat+ bunker+"), f"0: {malus}") == reason


@pytest.mark.rule("AP-BUN-5")
def test_its_owner_may_still_use_and_leave_it() -> None:
    m = position("londres | salaire-3+ bunker+", "")
    say(m, "0: londres")
    assert laid(m, 0) == "salaire-3!+ bunker+ londres"  # invested
    m = position("grand-prof chat | prof-de-maths+ bunker+", "")
    say(m, "0: draw grand-prof")
    assert (laid(m, 0), discard(m)) == ("bunker+ grand-prof", "prof-de-maths")  # empty now
    m = position("| serveur+ bunker+", "")
    say(m, "0: resign")
    assert (laid(m, 0), discard(m)) == ("bunker+", "serveur")


# --- Menace nucléaire ------------------------------------------------------------------------


@pytest.mark.rule("AP-SUR-2", "AP-NUC-1")
def test_the_threat_may_be_used_when_attacked() -> None:
    m = position("couteau | chat serveur", "| menace-nucleaire lapin", mode="avance")
    say(m, "0: draw couteau @1")
    assert asked(m) == {1: "retaliate"}
    say(m, "1: menace-nucleaire")
    assert (laid(m, 0), out(m)) == ("", "chat serveur couteau")
    assert laid(m, 1) == "menace-nucleaire! lapin"
    assert table(m).job[0] == -1
    assert table(m).turn == 1


@pytest.mark.rule("AP-SUR-2")
def test_it_need_not_be_used_and_serves_once() -> None:
    m = position("couteau | chat", "| menace-nucleaire lapin", mode="avance")
    say(m, "0: couteau @1", "1: pass", "0: lapin")
    assert laid(m, 0) == "chat couteau! lapin"
    m = position("couteau | chat", "| menace-nucleaire! lapin", mode="avance")
    say(m, "0: couteau @1")
    assert laid(m, 0) == "chat couteau! lapin"


@pytest.mark.rule("AP-NUC-2")
def test_all_is_lost_but_malus_and_the_bunker() -> None:
    mine = "salaire-1! tsunami! accident virus bunker+ chat+ flirt-bar mariage-montcuq adultere flirt-zoo~ chercheur"
    m = position(f"couteau etude etude etude etude etude chien | {mine}", "| menace-nucleaire lapin", mode="avance")
    say(m, "0: draw couteau @1", "1: menace-nucleaire", "0: etude")
    assert laid(m, 0) == "accident! virus! bunker+ chat+"
    lost = "salaire-1 tsunami flirt-bar mariage-montcuq adultere flirt-zoo chercheur couteau"
    assert (out(m), discard(m)) == (lost, "etude")  # AP-ATT-2: under the job, if there were one


# --- Masque à gaz, Radar ---------------------------------------------------------------------


@pytest.mark.rule("AP-SUR-4")
def test_the_mask_keeps_maladie_off() -> None:
    assert why_not(position("maladie chat", "| masque-a-gaz"), "0: maladie") == "AP-SUR-4"


@pytest.mark.rule("AP-SUR-4")
def test_with_a_mask_the_virus_may_be_discarded() -> None:
    m = position("virus chat | masque-a-gaz", "")
    say(m, "0: discard virus")
    assert discard(m) == "virus"
    m = position("virus | masque-a-gaz", "", deck="chat")
    say(m, "0: discard virus")
    assert hand(m, 0).split()[:1] == ["chat"]


@pytest.mark.rule("AP-SUR-6")
def test_the_radar_shows_the_next_card_before_the_turn() -> None:
    m = position("| radar serveur", "", deck="chat lapin")
    assert heard(m, "saw_pile", 0) == [(0, ["chat"])]
    assert heard(m, "saw_pile", 1) == [(0, [None])]
    assert asked(m) == {0: "begin"}
    m = position("| radar", "chien", skips={0: 1})
    assert heard(m, "saw_pile") == []  # not on a skipped turn
    m = position("| radar chat", "chien", monsters="escargot-mutant:")
    assert heard(m, "saw_pile") == []  # nor on a monster's
    say(m, "0: chat")
    assert heard(m, "saw_pile", 0)[0][0] == 0


# --- Coffre-fort, Potager, Ration --------------------------------------------------------------


@pytest.mark.rule("AP-SUR-3")
def test_a_coffre_fort_saves_salaries_in_every_crise_economique() -> None:
    m = position("chat", "| coffre-fort salaire-1", "| salaire-2", deck="crise-economique")
    assert (laid(m, 1), laid(m, 2)) == ("coffre-fort salaire-1", "")  # and is not turned


@pytest.mark.rule("AP-SUR-5")
def test_a_potager_feeds_all_children_in_every_crise_alimentaire() -> None:
    m = position("chat", "| potager harry lara", "| luke", deck="crise-alimentaire")
    assert laid(m, 1) == "potager harry lara luke"


@pytest.mark.rule("AP-SUR-7", "AP-ACQ-1")
def test_a_ration_feeds_one_child_once() -> None:
    m = position("chat", "| ration harry lara", deck="crise-alimentaire")
    say(m, "1: lara")
    assert (laid(m, 1), discard(m)) == ("ration! lara", "harry")
    assert table(m).score(1) == 3  # it still scores
