"""What the target of a malus suffers, and who is spared."""

import pytest

from tests.games.smile_life.position import (
    discard,
    heard,
    laid,
    options,
    out,
    position,
    say,
    table,
    why_not,
)


@pytest.mark.rule("SL-MA-1", "SL-MA-2")
@pytest.mark.parametrize("malus", ["accident", "maladie"])
def test_anybody_may_lose_a_turn(malus: str) -> None:
    m = position(malus, "chat", "chien")
    say(m, f"0: {malus} @1")
    assert heard(m, "skips") == [(1, 0)]
    assert table(m).turn == 2


@pytest.mark.rule("SL-MA-3")
def test_burn_out_needs_a_job() -> None:
    m = position("burn-out", "| serveur", "")
    say(m, "0: burn-out")
    assert laid(m, 1) == "serveur burn-out!"
    assert heard(m, "skips") == [(1, 0)]
    assert why_not(position("burn-out chat", ""), "0: burn-out") == "SL-MA-3"


@pytest.mark.rule("SL-MA-4")
def test_licenciement() -> None:
    m = position("licenciement", "| serveur salaire-1", "")
    say(m, "0: licenciement")
    assert (laid(m, 1), discard(m)) == ("salaire-1 licenciement!", "serveur")
    assert why_not(position("licenciement chat", ""), "0: licenciement") == "SL-MA-4"


@pytest.mark.rule("SL-MA-5")
def test_impot_takes_the_last_salary_not_invested() -> None:
    m = position("impot", "| serveur salaire-1 salaire-2 salaire-3!")
    say(m, "0: impot")
    assert (laid(m, 1), discard(m)) == ("serveur salaire-1 salaire-3! impot!", "salaire-2")
    assert why_not(position("impot chat", "| salaire-1"), "0: impot") == "SL-MA-5"
    assert why_not(position("impot chat", "| serveur salaire-1!"), "0: impot") == "SL-MA-5"


@pytest.mark.rule("SL-MA-6")
def test_divorce() -> None:
    m = position("divorce", "| flirt-bar mariage-montcuq harry")
    say(m, "0: divorce")
    assert (laid(m, 1), discard(m)) == ("flirt-bar harry divorce!", "mariage-montcuq")
    assert why_not(position("divorce chat", "| flirt-bar"), "0: divorce") == "SL-MA-6"


@pytest.mark.rule("SL-MA-12")
@pytest.mark.parametrize("flirts", ["", " flirt-zoo~"])
def test_divorce_with_an_affair_costs_the_children(flirts: str) -> None:
    m = position("divorce", f"| flirt-bar mariage-montcuq harry lara adultere{flirts}")
    say(m, "0: divorce")
    assert discard(m) == "adultere mariage-montcuq harry lara"
    assert laid(m, 1) == "flirt-bar" + flirts.replace("~", "!~") + " divorce!"


@pytest.mark.rule("SL-MA-7")
@pytest.mark.parametrize("last", ["etude", "etude-double"])
def test_redoublement_takes_the_last_study(last: str) -> None:
    m = position("redoublement", f"| etude {last} chat")
    say(m, "0: redoublement")
    assert (laid(m, 1), discard(m)) == ("etude chat redoublement!", last)
    assert why_not(position("redoublement chat", "| etude serveur"), "0: redoublement") == "SL-MA-7"
    assert why_not(position("redoublement chat", ""), "0: redoublement") == "SL-MA-7"


@pytest.mark.rule("SL-MA-8")
def test_prison() -> None:
    m = position("prison", "| bandit salaire-4", "| serveur")
    say(m, "0: prison")
    assert (laid(m, 1), discard(m)) == ("salaire-4", "bandit prison")
    assert heard(m, "must_skip") == [(1, 3)]
    assert table(m).origin[table(m).discard.cards[-1]] == 0
    assert why_not(position("prison chat", "| serveur"), "0: prison") == "SL-MA-8"


@pytest.mark.rule("SL-MA-9")
def test_attentat_strikes_everybody() -> None:
    m = position("attentat | harry", "| flirt-bar mariage-montcuq lara luke", "chat")
    say(m, "0: attentat")
    assert out(m) == "harry lara luke attentat"
    assert [laid(m, seat) for seat in range(3)] == ["", "flirt-bar mariage-montcuq", ""]
    assert why_not(position("attentat chat", ""), "0: attentat") == "SL-MA-9"


@pytest.mark.rule("SL-MA-10")
def test_a_malus_goes_on_another_player_who_keeps_it() -> None:
    m = position("accident", "", "")
    say(m, "0: accident")
    assert options(m, 0) == ["@1", "@2"]
    assert why_not(m, "0: @0") == "SL-MA-10"
    say(m, "0: @2")
    assert laid(m, 2) == "accident!"


@pytest.mark.rule("SL-MA-11")
def test_only_on_who_can_suffer_it_else_discarded() -> None:
    m = position("licenciement chat", "", "| militaire")
    assert options(m, 0) == ["chat", "discard", "etude"]
    assert why_not(m, "0: licenciement") == "SL-MA-11"  # for more than one reason
    say(m, "0: discard licenciement")
    assert discard(m) == "licenciement"
    m = position("licenciement chat", "| serveur", "| militaire", "| barman")
    say(m, "0: licenciement")
    assert why_not(m, "0: @2") == "SL-JOB-4"
