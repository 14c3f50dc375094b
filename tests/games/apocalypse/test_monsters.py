"""Monsters: fight, flee or suffer; alliances; what is lost."""

import pytest

from crise.game.texts import words
from crise.games.apocalypse import APOCALYPSE
from tests.games.apocalypse.position import asked, heard, in_force, laid, options, out, position, say, table, why_not

# --- Meeting -----------------------------------------------------------------------------------


@pytest.mark.rule("AP-MON-1")
def test_a_player_fights_flees_or_suffers() -> None:
    m = position("| batte moto chat", "", monsters="escargot-mutant:")
    assert asked(m) == {0: "face"}
    assert options(m, 0) == ["fight", "flee", "suffer"]
    say(m, "0: suffer chat")  # by choice
    assert (laid(m, 0), out(m)) == ("batte moto", "chat")


@pytest.mark.rule("AP-MON-1")
@pytest.mark.parametrize(
    ("monster", "strength"),
    [
        ("escargot-mutant", 1),
        ("poisson-mortel", 2),
        ("plante-carnivore", 2),
        ("robotueur", 3),
        ("zombie", 4),
        ("lezard-geant", 5),
    ],
)
def test_each_monster_has_its_strength(monster: str, strength: int) -> None:
    m = position("| chat chien lapin poussin etude salaire-1", "| harry lara luke mario", monsters=f"{monster}:")
    for left in range(strength, 0, -1):
        ask = m.ask(0)
        assert ask is not None
        assert (ask[1], ask[3][1]) == ("sacrifice", left)
        m.answer(0, ask[2][0])
    assert (table(m).turn, len(out(m).split())) == (1, strength)


@pytest.mark.rule("AP-MON-11", "AP-MON-12")
def test_it_goes_round_once() -> None:
    m = position("chat | etude etude", "chien | etude etude", "lapin | etude etude", monsters="escargot-mutant:")
    assert [args[0] for args in heard(m, "drew")] == [0]  # only now, in a turn of his own
    assert heard(m, "met") == [(seat, "escargot-mutant", 1) for seat in range(3)]
    assert out(m) == "etude etude etude escargot-mutant"
    assert in_force(m) == ""
    assert table(m).turn == 0


@pytest.mark.rule("AP-MON-14")
def test_meeting_it_is_a_turn_to_skip_served() -> None:
    m = position("| chat chien", "| lapin poussin", monsters="escargot-mutant:", skips={0: 2})
    say(m, "0: chat", "1: lapin")
    assert heard(m, "skips") == [(0, 1), (0, 0)]
    assert table(m).turn == 1


@pytest.mark.rule("AP-MON-18")
def test_who_met_it_out_of_turn_does_not_meet_it_again() -> None:
    m = position("| chat chien", "| lapin poussin", monsters="escargot-mutant:1")
    say(m, "0: chat")
    assert out(m) == "chat escargot-mutant"
    assert (table(m).turn, asked(m)) == (1, {1: "play"})


@pytest.mark.rule("AP-MON-18", "AP-FLE-4")
def test_who_draws_it_out_of_turn_meets_it_at_once_and_the_others_on_their_turns() -> None:
    seats = ("incendie chat | luke zelda", "lapin lara | chien etude", "| diana etude-double")
    m = position(*seats, deck="etude luigi leia escargot-mutant mario rocky")
    say(m, "0: incendie")
    assert (heard(m, "plague"), asked(m)) == ([(1, "escargot-mutant")], {1: "sacrifice"})
    say(m, "1: chien")
    assert (table(m).turn, asked(m), in_force(m)) == (1, {1: "play"}, "escargot-mutant:1")
    say(m, "1: discard mario")
    assert out(m) == "chien etude-double"
    assert (table(m).turn, asked(m)) == (0, {0: "sacrifice"})


@pytest.mark.rule("AP-MON-19")
def test_several_are_met_in_one_turn_in_the_order_drawn() -> None:
    m = position("| chat chien lapin", "| etude", monsters="poisson-mortel: escargot-mutant:1", mode="avance")
    say(m, "0: chat chien")
    assert heard(m, "met")[:2] == [(0, "poisson-mortel", 2), (0, "escargot-mutant", 1)]
    assert out(m).startswith("chat chien lapin escargot-mutant")


@pytest.mark.rule("AP-MON-20")
def test_a_turn_with_a_monster_is_a_turn() -> None:
    m = position("| chat chien", "| lapin", monsters="escargot-mutant:")
    say(m, "0: chat")
    assert heard(m, "turn") == [(0,), (1,), (0,)]


# --- Fight -------------------------------------------------------------------------------------


@pytest.mark.rule("AP-MON-6")
def test_enough_power_beats_it() -> None:
    m = position("| arbalete batte chat", "", monsters="zombie:")
    say(m, "0: fight arbalete batte")
    assert (laid(m, 0), out(m)) == ("arbalete! batte! chat", "zombie")
    assert heard(m, "beat") == [(0, "zombie", ["arbalete", "batte"])]
    assert table(m).turn == 1
    assert asked(m) == {1: "play"}  # it attacks nobody else


@pytest.mark.rule("AP-MON-7")
def test_weapons_are_named_until_the_sum_is_reached() -> None:
    m = position("| arbalete batte couteau chat chien lapin poussin", "", monsters="zombie:")
    say(m, "0: fight couteau")
    assert options(m, 0) == ["arbalete", "batte", "pass"]
    assert why_not(m, "0: chat") == "AP-MON-7"
    say(m, "0: pass")  # then none is turned
    assert asked(m) == {0: "sacrifice"}
    assert laid(m, 0) == "arbalete batte couteau chat chien lapin poussin"


@pytest.mark.rule("AP-MON-6")
def test_no_fight_that_cannot_be_won() -> None:
    m = position("| couteau moto chat", "", monsters="zombie:")
    assert options(m, 0) == ["flee", "suffer"]
    assert why_not(m, "0: fight") == "AP-MON-6"


@pytest.mark.rule("AP-MON-16")
def test_a_tank_is_a_weapon_or_a_vehicle_once() -> None:
    m = position("| tank", "", monsters="lezard-geant:")
    say(m, "0: fight tank")
    assert (laid(m, 0), out(m)) == ("tank!", "lezard-geant")
    m = position("| tank chat", "", monsters="lezard-geant:")
    say(m, "0: flee")
    assert laid(m, 0) == "tank! chat"
    m = position("| tank! chat chien", "", monsters="escargot-mutant:")
    assert asked(m) == {0: "sacrifice"}  # neither fight nor flight


@pytest.mark.rule("AP-MON-4", "AP-MON-15")
def test_an_alliance_adds_weapons_of_others() -> None:
    m = position("| couteau chat", "| batte lapin", "| hache", monsters="zombie:")
    say(m, "0: fight couteau ally")
    assert options(m, 0) == ["@1", "@2"]
    say(m, "0: @2", "2: hache")
    assert (laid(m, 0), laid(m, 2)) == ("couteau! chat", "hache!")
    assert out(m) == "zombie"
    assert table(m).turn == 1  # after the fighter


@pytest.mark.rule("AP-NEG-1")
def test_each_is_asked_once_and_may_refuse() -> None:
    m = position("| couteau chat moto", "| batte lapin", "| hache", monsters="poisson-mortel:")
    say(m, "0: fight ally @1", "1: pass")
    assert (heard(m, "no_help"), heard(m, "no_more_help")) == ([(1, 0)], [])
    say(m, "0: ally", "2: pass")  # only 2 is left to be asked
    assert heard(m, "called") == [(0, 1), (0, 2)]
    assert options(m, 0) == ["couteau", "pass"]
    assert why_not(m, "0: ally") == "AP-MON-7"
    say(m, "0: pass")
    assert options(m, 0) == ["flee", "suffer"]
    assert laid(m, 1) + laid(m, 2) == "batte lapin" + "hache"


@pytest.mark.rule("AP-MON-4")
def test_weapons_promised_to_a_lost_fight_are_not_turned() -> None:
    m = position("| couteau chat chien lapin poussin", "| batte", "| hache", monsters="zombie:")
    say(m, "0: fight ally @1", "1: batte", "0: couteau ally", "2: pass")
    assert asked(m) == {0: "sacrifice"}
    assert [laid(m, seat) for seat in (1, 2)] == ["batte", "hache"]
    assert laid(m, 0).startswith("couteau chat")


# --- Flee --------------------------------------------------------------------------------------


@pytest.mark.rule("AP-MON-5")
@pytest.mark.parametrize("vehicle", ["moto", "helicoptere", "tank"])
def test_a_vehicle_is_turned_and_it_passes_on(vehicle: str) -> None:
    m = position(f"| {vehicle} chat", "| lapin poussin", monsters="zombie:")
    say(m, "0: flee")
    assert (laid(m, 0), table(m).score(0)) == (f"{vehicle}! chat", 2)
    assert heard(m, "fled") == [(0, "zombie", vehicle)]
    assert heard(m, "met")[-1] == (1, "zombie", 4)


# --- Suffer ------------------------------------------------------------------------------------


@pytest.mark.rule("AP-MON-2")
def test_cards_worth_the_damage_go_out() -> None:
    m = position("| flirt-bar mariage-montcuq salaire-1 harry", "| lara luke chat", monsters="zombie:")
    say(m, "0: mariage-montcuq salaire-1")
    assert (laid(m, 0), out(m)) == ("flirt-bar harry", "mariage-montcuq salaire-1")
    assert table(m).marriage[0] == -1


@pytest.mark.rule("AP-MON-8")
def test_marriage_before_flirts_and_job_before_studies() -> None:
    m = position("| flirt-bar mariage-montcuq adultere flirt-zoo~ etude serveur chat", "", monsters="lezard-geant:")
    assert options(m, 0) == ["adultere", "chat", "mariage-montcuq", "serveur"]
    assert why_not(m, "0: flirt-bar") == "AP-MON-8"
    assert why_not(m, "0: etude") == "AP-MON-8"
    say(m, "0: mariage-montcuq")
    assert options(m, 0) == ["adultere", "chat", "flirt-bar", "flirt-zoo", "serveur"]
    m = position("| flirt-bar mariage-montcuq+ etude serveur", "| lara luke", monsters="escargot-mutant:")
    assert out(m) == "flirt-bar"  # exactly one, and the marriage in the Bunker does not block


@pytest.mark.rule("AP-MON-8")
def test_what_is_named_with_the_marriage_goes_out_with_it() -> None:
    m = position("| flirt-bar mariage-montcuq adultere flirt-zoo~ chat", "| lara luke harry", monsters="lezard-geant:")
    say(m, "0: mariage-montcuq flirt-zoo flirt-bar")
    assert (laid(m, 0), out(m)) == ("chat", "mariage-montcuq flirt-zoo flirt-bar")


@pytest.mark.rule("AP-MON-9")
def test_more_than_the_damage_only_for_want_of_the_exact_sum() -> None:
    m = position("| harry lara chat", "| luke mario rocky", monsters="robotueur:")
    say(m, "0: harry")
    assert out(m) == "harry chat"  # not the second child
    m = position("| flirt-bar mariage-montcuq harry", "| luke mario", monsters="poisson-mortel:")
    assert out(m) == "harry"
    m = position("| maison grande-maison grand-prix", "| luke mario rocky", monsters="lezard-geant:")
    assert options(m, 0) == ["grande-maison", "maison"]  # two and three are five; four is in no such sum
    m = position("| serveur harry licorne", "| luke mario", monsters="escargot-mutant:")
    assert options(m, 0) == ["harry", "licorne", "serveur"]
    say(m, "0: licorne")
    assert out(m) == "licorne"


@pytest.mark.rule("AP-MON-9")
def test_a_licorne_at_its_present_value_and_nothing_worth_nothing() -> None:
    m = position("| licorne arc-en-ciel! etoile-filante! casino chat", "", monsters="lezard-geant:")
    assert options(m, 0) == ["chat", "licorne"]
    assert why_not(m, "0: casino") == "AP-MON-9"
    say(m, "0: licorne")  # six, more than enough
    assert laid(m, 0) == "arc-en-ciel! etoile-filante! casino chat"


@pytest.mark.rule("AP-MON-10")
def test_turned_cards_cannot_be_given() -> None:
    m = position("| salaire-1! salaire-2 chat", "", monsters="escargot-mutant:")
    assert options(m, 0) == ["chat", "salaire-2"]
    assert why_not(m, "0: salaire-1") == "AP-MON-10"


@pytest.mark.rule("AP-MON-3")
def test_a_player_who_loses_his_last_card_ends_it() -> None:
    m = position("| chat salaire-1! bunker+ harry+", "| lapin poussin chien etude", monsters="zombie:")
    assert (laid(m, 0), out(m)) == ("salaire-1! bunker+ harry+", "chat zombie")
    assert (table(m).turn, asked(m)) == (1, {1: "play"})


@pytest.mark.rule("AP-MON-13")
def test_who_had_nothing_loses_nothing_and_it_passes_on() -> None:
    m = position("", "| chat lapin", monsters="escargot-mutant:")
    assert heard(m, "lost_nothing") == [(0, "escargot-mutant")]
    assert asked(m) == {1: "sacrifice"}


@pytest.mark.rule("AP-MON-17", "AP-JOB-9")
def test_the_survivaliste_passes_his_turn() -> None:
    m = position("| survivaliste batte", "| couteau chat", monsters="robotueur:")
    assert heard(m, "unharmed") == [(0, "robotueur")]
    assert laid(m, 0) == "survivaliste batte"
    say(m, "1: fight couteau ally", "0: batte")  # but he may help
    assert (laid(m, 0), out(m)) == ("survivaliste batte!", "robotueur")


@pytest.mark.rule("AP-MON-21", "AP-SUR-8")
def test_a_trousse_saves_a_smile() -> None:
    m = position("| trousse-de-secours chat", "| lapin poussin", monsters="escargot-mutant:")
    assert laid(m, 0) == "trousse-de-secours chat"
    assert heard(m, "lost_nothing") == [(0, "escargot-mutant")]
    assert asked(m) == {1: "sacrifice"}
    m = position("| trousse-de-secours batte", "", monsters="poisson-mortel:")
    assert asked(m) == {0: "sacrifice"}  # one smile to lose; but it takes a power of two to beat it


@pytest.mark.rule("AP-MON-12")
def test_why_a_monster_goes_out_is_told_once() -> None:
    m = position("| chat", "| lapin", monsters="zombie:1", deck="luke diana")
    assert (heard(m, "gone"), heard(m, "sated")) == ([], [(0, "zombie")])


@pytest.mark.rule("AP-MON-6")
def test_who_can_not_fight_is_told_how_much_is_missing() -> None:
    french = words(APOCALYPSE, "fr")
    m = position("| moto couteau chat", "| hache", monsters="lezard-geant:1")
    said = french.because(table(m), 0, "fight", why_not(m, "0: fight")) if "fight" not in options(m, 0) else ""
    assert said == ""  # 5 together
    m = position("| moto couteau chat", "| batte", monsters="lezard-geant:1")
    said = french.because(table(m), 0, "fight", why_not(m, "0: fight"))
    assert said == "Il faut 5 de puissance\u202f; les armes qui peuvent servir ici font 3."
    m = position("mutation-genetique", "| moto chat lapin", "| bazooka", deck="etude", seed=3)
    say(m, "0: mutation-genetique chat")
    said = french.because(table(m), 1, "fight", why_not(m, "1: fight"))
    assert said.endswith("font 0.")  # nobody helps
    m = position("| moto couteau hache chat", "", monsters="lezard-geant:1")
    say(m, "0: fight pass")
    assert french.because(table(m), 0, "fight", why_not(m, "0: fight")).startswith("Combattre")  # the rule: he gave up
