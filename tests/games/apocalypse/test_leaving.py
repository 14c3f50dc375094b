"""What goes with a card that leaves, and what stays."""

from typing import Any

import pytest

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
    wait_for,
)

BOMB: dict[str, Any] = {"bombardment_hit": "1"}


@pytest.mark.rule("AP-ATT-1")
def test_a_marriage_takes_only_the_adultery_with_it() -> None:
    m = position("bombardement", "| flirt-bar mariage-montcuq harry adultere flirt-zoo~", **BOMB)
    say(m, "0: bombardement mariage-montcuq")
    assert (out(m), discard(m)) == ("mariage-montcuq", "adultere")
    assert laid(m, 1) == "flirt-bar harry flirt-zoo!~ bombardement!"
    assert (table(m).marriage[1], table(m).adultery[1]) == (NONE, NONE)


@pytest.mark.rule("AP-ATT-1")
def test_a_stolen_marriage_is_the_thiefs() -> None:
    m = position("couteau | flirt-zoo", "| flirt-bar mariage-montcuq harry", mode="avance")
    say(m, "0: couteau @1 mariage-montcuq")
    t = table(m)
    assert (laid(m, 0), laid(m, 1)) == ("flirt-zoo couteau! mariage-montcuq", "flirt-bar harry")
    assert (t.marriage[0], t.marriage[1]) == (t.laid[0].cards[-1], NONE)


@pytest.mark.rule("AP-ATT-1")
def test_an_adultery_in_the_bunker_is_over_but_stays() -> None:
    m = position("bombardement", "| flirt-bar mariage-montcuq adultere+ flirt-zoo~ bunker+", **BOMB)
    say(m, "0: bombardement mariage-montcuq")
    assert laid(m, 1) == "flirt-bar adultere!+ flirt-zoo!~ bunker+ bombardement!"
    assert table(m).adultery[1] == NONE


@pytest.mark.rule("AP-ATT-1")
def test_an_adultery_that_leaves_turns_its_flirts() -> None:
    m = position("bombardement", "| flirt-bar mariage-montcuq adultere flirt-zoo~", **BOMB)
    say(m, "0: bombardement adultere")
    assert laid(m, 1) == "flirt-bar mariage-montcuq flirt-zoo!~ bombardement!"


@pytest.mark.rule("AP-ATT-2")
def test_a_chercheur_drops_a_card_and_a_prize_is_turned() -> None:
    m = position("bombardement", "chat lapin chien poussin harry lara | chercheur grand-prix salaire-4", **BOMB)
    say(m, "0: bombardement chercheur", "1: lara")
    assert (out(m), discard(m)) == ("chercheur", "lara")
    assert laid(m, 1) == "grand-prix! salaire-4 bombardement!"
    assert table(m).job[1] == NONE


@pytest.mark.rule("AP-ATT-2")
def test_what_a_job_gave_stays() -> None:
    m = position("bombardement", "| militaire bazooka londres", **BOMB)
    say(m, "0: bombardement militaire")
    assert laid(m, 1) == "bazooka londres bombardement!"


@pytest.mark.rule("AP-ATT-3")
def test_flirts_and_studies_may_be_taken_from_under() -> None:
    m = position("bombardement", "| flirt-bar mariage-montcuq etude serveur", **BOMB)
    say(m, "0: bombardement")
    assert options(m, 0) == ["etude", "flirt-bar", "mariage-montcuq", "serveur"]
    say(m, "0: flirt-bar")
    assert laid(m, 1) == "mariage-montcuq etude serveur bombardement!"
    m = position("couteau", "| etude etude prof-de-maths", mode="avance")
    say(m, "0: couteau @1")
    assert laid(m, 1) == "etude prof-de-maths"


@pytest.mark.rule("AP-ATT-4")
def test_a_moved_card_goes_alone() -> None:
    m = position("couteau", "| salaire-3! londres accident", mode="avance")
    say(m, "0: couteau @1")
    assert (laid(m, 0), laid(m, 1)) == ("couteau! londres", "salaire-3! accident!")


@pytest.mark.rule("AP-ATT-4")
def test_a_flirt_keeps_its_mark() -> None:
    m = position("couteau", "| flirt-camping^", mode="avance")
    say(m, "0: couteau @1")
    assert laid(m, 0) == "couteau! flirt-camping^"


@pytest.mark.rule("AP-ATT-4")
def test_a_stolen_casino_keeps_its_bet() -> None:
    m = position("couteau salaire-1", "| casino", "", mode="avance", casino=1, bet="salaire-2", bettor=2, deck="etude")
    say(m, "0: couteau @1")
    assert asked(m) == {0: "bet"}
    say(m, "0: pass")
    assert (laid(m, 0), table(m).casino, table(m).bettor) == ("couteau! casino", 0, 2)


@pytest.mark.rule("AP-ATT-4")
def test_the_thief_does_not_bet_against_himself() -> None:
    m = position("couteau salaire-1", "| casino", mode="avance", casino=1, bet="salaire-2", bettor=0)
    say(m, "0: couteau @1")
    assert options(m, 0) == ["pass"]


@pytest.mark.rule("AP-ATT-4")
def test_when_a_casino_leaves_play_the_bet_is_laid() -> None:
    m = position("couteau | casino", "| menace-nucleaire chat", "", mode="avance", casino=0, bet="salaire-2", bettor=2)
    say(m, "0: couteau @1", "1: menace-nucleaire")
    assert (laid(m, 2), out(m)) == ("salaire-2", "casino couteau")
    assert (table(m).casino, table(m).bettor, table(m).casino_open) == (NONE, NONE, False)


@pytest.mark.rule("AP-ATT-5")
def test_a_stolen_heritage_is_worth_three_again() -> None:
    m = position("couteau londres", "| heritage!", mode="avance")
    say(m, "0: couteau @1")
    assert laid(m, 0) == "couteau! heritage"
    wait_for(m, 0)
    say(m, "0: draw londres")
    assert laid(m, 0) == "couteau! heritage! londres"


@pytest.mark.rule("AP-LAY-2")
def test_a_stolen_flirt_takes_none() -> None:
    m = position("couteau", "| flirt-bar", "| flirt-bar", mode="avance")
    say(m, "0: couteau @1")
    assert (laid(m, 0), laid(m, 2)) == ("couteau! flirt-bar", "flirt-bar")
    assert heard(m, "stole_flirt") == []
    assert "flirt" not in hand(m, 0)
