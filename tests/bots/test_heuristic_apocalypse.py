"""Apocalypse: what bots think of plagues, monsters, weapons and what else the extension asks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from crise.engine.ask import PASS
from crise.engine.match import Match
from crise.games.apocalypse import APOCALYPSE
from crise.games.apocalypse.heuristic import HEURISTIC
from tests.bots.choices import all_chosen, readable
from tests.bots.heuristics import check_honest, check_numbers, choice, random_game
from tests.games.apocalypse.position import asked, position, say

INVASION = "invasion-extraterrestre"
AHEAD = "| medecin licorne mariage-monteton"


def best(match: Match) -> Any:
    """What looks best; a card by its face."""
    return readable(match, match.open[0][1], choice(HEURISTIC, match))


def normals(match: Match) -> set[Any]:
    return all_chosen("normal", APOCALYPSE, match, match.open[0][0], times=12)


@pytest.mark.parametrize("mode", APOCALYPSE.modes)
@pytest.mark.parametrize("seats", APOCALYPSE.seats)
def test_every_question_gets_a_finite_number_for_each_option(mode: str, seats: int) -> None:
    random = Random(1)
    for at, (match, ask) in enumerate(random_game(APOCALYPSE, mode, seats, 400)):
        check_numbers(HEURISTIC, match, ask)
        if at % 10 == 0:
            check_honest(HEURISTIC, match, ask, random)


# --- The Invasion -----------------------------------------------------------------------------


def test_on_the_aliens_goes_what_has_most_smiles_and_is_of_least_use() -> None:
    m = position("accident etude serveur licorne", "", plagues=f"{INVASION}:4@1", goal=9)
    assert normals(m) == {"licorne"}
    m = position("accident etude mariage-montcuq licorne", "", plagues=f"{INVASION}:4@1", goal=1)
    assert normals(m) == {"etude"}  # the last smile


@pytest.mark.parametrize(
    ("seats", "word"),
    [
        (("accident | chat", "| "), "stop"),
        (("accident | ", "| "), "restart"),  # all are equal: nobody has won
        (("accident | chat", "| lapin"), "restart"),
        (("accident | ", "| ", "| virus"), "restart"),  # two have nothing, and one has less
    ],
)
def test_who_has_won_stops_and_where_nobody_has_a_new_life_begins(seats: tuple[str, ...], word: str) -> None:
    m = position(*seats, plagues=f"{INVASION}:1@0", goal=9, deck="etude")
    say(m, "0: accident")
    assert asked(m)[m.open[0][0]] == "restart"
    assert normals(m) == {word}


# --- Beginning a turn ---------------------------------------------------------------------------


def test_in_an_inondation_one_fishes_and_divorces_nobody() -> None:
    m = position("| flirt-bar mariage-montcuq", "", middle="accident salaire-1 chat")
    assert asked(m) == {0: "begin"}
    assert normals(m) == {"fish"}
    say(m, "0: fish")
    assert normals(m) == {"chat"}  # what can be laid; nobody takes the Virus who need not


def test_nobody_fishes_the_virus() -> None:
    assert "virus" not in normals(position("", "", middle="virus salaire-1"))


def test_in_a_purge_one_robs_and_breaks_up_with_nobody() -> None:
    m = position("etude | ecrivain mariage-montcuq adultere", "chat", "lapin", plagues="purge:2@2")
    assert normals(m) == {"rob"}
    assert normals(position("etude", "chat", f"lapin {AHEAD}", plagues="purge:2@2")) == {2}


def test_a_dictateur_imprisons_who_is_ahead() -> None:
    m = position("chat | dictateur", "", f"lapin {AHEAD}", deck="etude")
    assert normals(m) == {"imprison"}
    say(m, "0: imprison")
    assert normals(m) == {2}
    m = position("chat | dictateur", "", "lapin", deck="etude")
    say(m, "0: draw")
    assert normals(m) == {"imprison"}


@pytest.mark.parametrize(("top", "way"), [("zombie", "draw_hidden"), ("licorne", "draw")])
def test_a_survivaliste_draws_from_the_better_side(top: str, way: str) -> None:
    mine = "accident | survivaliste chat lapin chien poussin"
    m = position(mine, "", plagues="crise-politique:3@1", deck=top)
    assert best(m) == way
    assert way == "draw" or normals(m) == {way}


# --- Monsters -----------------------------------------------------------------------------------


def test_a_fight_that_can_be_won_is_fought_with_no_more_than_it_takes() -> None:
    m = position("| couteau hache bazooka chat lapin", "", monsters="robotueur:")
    assert normals(m) == {"fight"}
    say(m, "0: fight")
    assert normals(m) == {"hache"}
    m = position("| couteau hache batte etude etude etude etude", "", monsters="lezard-geant:")
    say(m, "0: fight")
    assert "pass" not in normals(m)
    say(m, "0: hache")
    assert normals(m) == {"couteau"}


def test_who_is_not_strong_enough_asks_who_will_meet_it_too() -> None:
    lives = "etude etude etude etude"
    m = position(f"| hache {lives}", f"| couteau {lives}", f"| batte {lives}", monsters="lezard-geant:2")
    say(m, "0: fight")
    assert normals(m) == {"ally"}
    say(m, "0: ally")
    assert normals(m) == {1}
    say(m, "0: @1")
    assert normals(m) == {"couteau"}  # he would be the next


def test_nobody_helps_against_what_he_has_met() -> None:
    lives = "etude etude etude etude"
    m = position(f"| hache {lives}", f"| couteau {lives}", f"| {lives}", monsters="lezard-geant:1")
    say(m, "0: fight ally")
    assert normals(m) == {PASS}


def test_what_is_given_is_what_nothing_else_goes_with() -> None:
    m = position("| serveur flirt-bar mariage-montcuq lapin harry etude", "", monsters="plante-carnivore:")
    assert not normals(m) & {"serveur", "mariage-montcuq"}


def test_one_flees_with_what_is_worth_least_in_a_fight() -> None:
    m = position("| tank moto etude etude etude", "", monsters="lezard-geant:")
    say(m, "0: flee")
    assert normals(m) == {"moto"}


# --- Plagues and cards ----------------------------------------------------------------------------


def test_armageddon_takes_what_costs_the_neighbour_most() -> None:
    m = position("", "| chat mariage-montcuq etude", deck="armageddon")
    assert asked(m) == {0: "doom"}
    assert normals(m) == {"mariage-montcuq"}


def test_nobody_attacks_who_can_strike_back() -> None:
    rich = "| licorne menace-nucleaire"
    m = position("bazooka | salaire-4", rich, "| chat", mode="avance", deck="etude")
    say(m, "0: bazooka")
    assert normals(m) == {2}
    m = position("bazooka | salaire-4 licorne chat", "| menace-nucleaire lapin", "", mode="avance", deck="etude")
    say(m, "0: bazooka @1")
    assert normals(m) == {"menace-nucleaire"}


def test_a_seisme_shakes_the_least_of_ones_own_and_the_most_of_the_others() -> None:
    m = position("seisme | mariage-montcuq chat", "| licorne lapin", deck="etude")
    say(m, "0: draw seisme")
    assert normals(m) == {"chat"}
    say(m, "0: chat")
    assert normals(m) == {"licorne"}


@pytest.mark.parametrize(("past", "wanted"), [("crise-economique", True), ("crise-alimentaire", False)])
def test_a_hacker_puts_back_what_the_others_suffer_from(past: str, wanted: bool) -> None:
    mine = "hacker | etude etude etude harry"
    m = position(mine, "| serveur salaire-1 salaire-1 salaire-1", past=past)
    say(m, "0: hacker")
    assert normals(m) == ({past} if wanted else {PASS})


def test_a_cloud_brings_back_what_costs_most() -> None:
    m = position("nuage-radioactif", "| flirt-bar mariage-montcuq accident divorce", deck="etude")
    say(m, "0: nuage-radioactif")
    assert normals(m) == {"divorce"}


def test_a_dictateur_takes_a_gift_and_keeps_his_power() -> None:
    m = position("chat | dictateur", "| salaire-1", "lapin", deck="etude")
    say(m, "0: imprison @1", "1: salaire-1")
    assert normals(m) == {"accept"}


def test_who_has_won_something_by_a_stolen_card_uses_it() -> None:
    m = position("bazooka | salaire-4", "| anniversaire! serveur salaire-1 salaire-2", mode="avance", deck="etude")
    say(m, "0: bazooka @1 anniversaire")
    assert asked(m) == {0: "reuse"}
    assert normals(m) == {"use"}


# --- The base game's own mistakes -------------------------------------------------------------------


def test_an_attentat_in_hand_is_no_reason_to_divorce() -> None:
    m = position("attentat salaire-1 | flirt-bar mariage-montcuq harry", "", deck="salaire-2")
    assert normals(m) == {"draw"}


def test_nobody_resigns_for_a_dictateur() -> None:
    m = position("dictateur | militaire", "", deck="salaire-2")
    assert normals(m) == {"draw"}
