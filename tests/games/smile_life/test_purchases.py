"""Purchases, animals, distinctions."""

import pytest

from crise.games.smile_life import SMILE_LIFE
from tests.games.smile_life.position import (
    discard,
    heard,
    laid,
    options,
    position,
    say,
    table,
    wait_for,
    why_not,
)

# --- Purchases ------------------------------------------------------------------------------


@pytest.mark.rule("SL-BUY-1")
def test_a_purchase_is_paid_with_laid_salaries_and_no_change() -> None:
    m = position("londres | salaire-4", "")
    say(m, "0: londres")
    assert laid(m, 0) == "salaire-4! londres"
    assert heard(m, "bought") == [(0, "londres", ["salaire-4"], 1)]
    assert table(m).turn == 1
    assert why_not(position("londres chat | salaire-2", ""), "0: londres") == "SL-BUY-1"


@pytest.mark.rule("SL-BUY-1")
def test_a_card_of_the_discard_is_paid_too() -> None:
    m = position("| salaire-3", "", discard="sydney")
    say(m, "0: take")
    assert laid(m, 0) == "salaire-3! sydney"


@pytest.mark.rule("SL-BUY-2")
def test_no_salary_that_the_price_does_not_need() -> None:
    m = position("londres | salaire-1 salaire-1 salaire-2 salaire-4", "")
    say(m, "0: londres")
    assert options(m, 0) == ["salaire-2", "salaire-4"]  # after a 1 only 1s may follow: not enough
    assert why_not(m, "0: salaire-1") == "SL-BUY-2"
    say(m, "0: salaire-2")
    assert laid(m, 0) == "salaire-1 salaire-1! salaire-2! salaire-4 londres"


@pytest.mark.rule("SL-BUY-2")
def test_every_way_to_pay_is_offered() -> None:
    m = position("petite-maison | salaire-1 salaire-1 salaire-2 salaire-2 salaire-3 salaire-4", "")
    say(m, "0: petite-maison")
    assert options(m, 0) == ["salaire-2", "salaire-3", "salaire-4"]
    say(m, "0: salaire-3")
    assert options(m, 0) == ["salaire-1", "salaire-2"]  # a 2 had to follow
    say(m, "0: salaire-1")
    assert laid(m, 0) == "salaire-1 salaire-1! salaire-2 salaire-2! salaire-3! salaire-4 petite-maison"


@pytest.mark.rule("SL-BUY-3")
def test_invested_salaries_score_but_are_spent() -> None:
    m = position("londres sydney chat | salaire-4 salaire-4!", "")
    assert why_not(position("londres chat | salaire-4!", ""), "0: londres") == "SL-BUY-1"
    say(m, "0: londres")
    assert laid(m, 0) == "salaire-4! salaire-4! londres"
    assert SMILE_LIFE.scores(table(m))[0] == 3
    m = position("maison chat | salaire-4 salaire-3 salaire-3 salaire-1 salaire-2!", "")
    say(m, "0: maison")
    assert why_not(m, "0: salaire-2") == "SL-BUY-3"


@pytest.mark.rule("SL-BUY-4")
def test_heritage_pays_with_or_without_salaries() -> None:
    m = position("londres | heritage", "")
    say(m, "0: londres")
    assert laid(m, 0) == "heritage! londres"
    m = position("petite-maison | heritage salaire-3", "")
    say(m, "0: petite-maison heritage")
    assert laid(m, 0) == "heritage! salaire-3! petite-maison"
    m = position("londres | heritage salaire-1", "")
    say(m, "0: londres")
    assert laid(m, 0) == "heritage! salaire-1 londres"  # nothing needless


@pytest.mark.rule("SL-BUY-5")
@pytest.mark.parametrize(("house", "coin"), [("petite-maison", 3), ("maison", 4)])
def test_the_married_pay_half_for_a_house(house: str, coin: int) -> None:
    m = position(f"{house} | salaire-{coin} flirt-bar mariage-montcuq", "")
    say(m, f"0: draw {house}")
    assert laid(m, 0) == f"salaire-{coin}! flirt-bar mariage-montcuq {house}"
    assert why_not(position(f"{house} chat | salaire-{coin} flirt-bar", ""), f"0: {house}") == "SL-BUY-1"


@pytest.mark.rule("SL-BUY-5")
def test_only_houses_are_half_price() -> None:
    m = position("londres chat | salaire-2 flirt-bar mariage-montcuq", "")
    say(m, "0: draw")
    assert why_not(m, "0: londres") == "SL-BUY-1"


@pytest.mark.rule("SL-BUY-6")
def test_any_number_of_acquisitions() -> None:
    owned = "londres sydney new-york le-caire petite-maison petite-maison maison maison grande-maison"
    m = position(f"rio-de-janeiro | {owned} salaire-3", "")
    say(m, "0: rio-de-janeiro")
    assert laid(m, 0) == f"{owned} salaire-3! rio-de-janeiro"


# --- Animals ----------------------------------------------------------------------------------


@pytest.mark.rule("SL-ANI-1")
@pytest.mark.parametrize("animal", ["chat", "chien", "lapin", "poussin", "licorne"])
def test_animals_are_free(animal: str) -> None:
    m = position(animal, "")
    say(m, f"0: {animal}")
    assert laid(m, 0) == animal


@pytest.mark.rule("SL-ANI-2")
@pytest.mark.parametrize(
    ("mine", "smiles"),
    [("", 3), ("arc-en-ciel!", 3), ("etoile-filante!", 3), ("arc-en-ciel! etoile-filante!", 6)],
)
def test_a_licorne_loves_rainbow_and_star(mine: str, smiles: int) -> None:
    assert SMILE_LIFE.scores(table(position(f"| licorne {mine}", "")))[0] == smiles


@pytest.mark.rule("SL-ANI-2")
def test_rainbow_and_star_must_be_its_owners() -> None:
    assert SMILE_LIFE.scores(table(position("| licorne arc-en-ciel!", "| etoile-filante!"))) == [3, 0]


# --- Distinctions --------------------------------------------------------------------------------


@pytest.mark.rule("SL-DIST-1")
def test_the_legion_is_not_for_outlaws() -> None:
    m = position("legion-d-honneur", "")
    say(m, "0: legion-d-honneur")
    assert laid(m, 0) == "legion-d-honneur"
    m = position("piston bandit legion-d-honneur chat", "")
    say(m, "0: piston bandit")
    wait_for(m, 0)
    say(m, "0: draw")
    assert why_not(m, "0: legion-d-honneur") == "SL-DIST-1"
    m = position("attentat legion-d-honneur chat", "| harry")
    say(m, "0: attentat")
    wait_for(m, 0)
    say(m, "0: draw")
    assert why_not(m, "0: legion-d-honneur") == "SL-DIST-1"


@pytest.mark.rule("SL-DIST-1")
def test_who_was_bandit_once_stays_one() -> None:
    assert why_not(position("legion-d-honneur chat", "", tainted=[0]), "0: legion-d-honneur") == "SL-DIST-1"


@pytest.mark.rule("SL-DIST-2")
def test_a_legion_laid_before_stays() -> None:
    m = position("bandit | legion-d-honneur", "")
    say(m, "0: bandit")
    assert laid(m, 0) == "legion-d-honneur bandit"


@pytest.mark.rule("SL-DIST-3")
@pytest.mark.parametrize("job", ["ecrivain", "chercheur", "journaliste"])
def test_a_grand_prix_for_three_jobs_one_each(job: str) -> None:
    m = position(f"grand-prix grand-prix chat | {job}", "")
    say(m, "0: draw grand-prix")
    assert laid(m, 0) == f"{job} grand-prix"
    wait_for(m, 0)
    say(m, "0: draw")
    assert why_not(m, "0: grand-prix") == "SL-DIST-3"


@pytest.mark.rule("SL-DIST-3")
def test_a_second_grand_prix_for_a_second_job() -> None:
    m = position("grand-prix | grand-prix! journaliste", "")
    say(m, "0: draw grand-prix")
    assert laid(m, 0) == "grand-prix! journaliste grand-prix"
    assert why_not(position("grand-prix chat", ""), "0: grand-prix") == "SL-DIST-3"


@pytest.mark.rule("SL-DIST-4")
def test_a_grand_prix_allows_every_salary_while_the_job_lasts() -> None:
    m = position("salaire-4 | ecrivain grand-prix", "licenciement")
    say(m, "0: draw salaire-4", "1: licenciement")
    assert laid(m, 0) == "grand-prix! salaire-4 licenciement!"
    assert discard(m) == "ecrivain"
    assert heard(m, "prize_turned") == [(0, "grand-prix")]
    assert SMILE_LIFE.scores(table(m))[0] == 5
    m = position("salaire-4 chat | ecrivain grand-prix!", "")
    say(m, "0: draw")
    assert why_not(m, "0: salaire-4") == "SL-SAL-1"


@pytest.mark.rule("SL-BUY-5")
def test_a_married_player_pays_half_for_the_grande_maison_too() -> None:
    seats = "| serveur mariage-montcuq salaire-1 salaire-1 salaire-1 salaire-1"
    m = position(f"grande-maison {seats}", "chat")
    say(m, "0: draw")
    assert "grande-maison" not in options(m, 0)  # 4 of 5
    m = position(f"grande-maison {seats} salaire-1", "chat")
    say(m, "0: draw grande-maison")
    assert laid(m, 0).count("salaire-1!") == 5
    assert "grande-maison" in laid(m, 0)


@pytest.mark.rule("SL-ANI-2")
def test_what_a_licorne_gains_is_told_with_the_card_that_brings_it() -> None:
    m = position("arc-en-ciel chat | licorne etoile-filante!", "lapin")
    say(m, "0: arc-en-ciel")
    assert heard(m, "laid") == [(0, "arc-en-ciel", 3)]
    say(m, "0: chat")
    assert heard(m, "laid")[1:] == [(0, "chat", 1)]
    m = position("licorne | arc-en-ciel! etoile-filante!", "lapin")
    say(m, "0: licorne")
    assert heard(m, "laid") == [(0, "licorne", 6)]
