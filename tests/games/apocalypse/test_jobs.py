"""Croque-mort, Dictateur, Hacker, Ninja, Survivaliste."""

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

# --- Croque-mort -----------------------------------------------------------------------------


@pytest.mark.rule("AP-JOB-1")
@pytest.mark.parametrize("crisis", ["crise-alimentaire", "crise-ecologique", "crise-economique", "crise-sanitaire"])
def test_the_croque_mort_lays_all_salaries_during_crises(crisis: str) -> None:
    m = position("salaire-4 | croque-mort", "", plagues=f"{crisis}:2@1")
    say(m, "0: draw salaire-4")
    assert laid(m, 0) == "croque-mort salaire-4"


@pytest.mark.rule("AP-JOB-1")
@pytest.mark.parametrize("event", ["", "liquidation-totale:2@1"])
def test_otherwise_level_one(event: str) -> None:
    m = position("salaire-2 salaire-1 | croque-mort", "", plagues=event)
    say(m, "0: draw")
    assert why_not(m, "0: salaire-2") == "SL-SAL-1"
    assert why_not(m, "0: salaire-1") == ""


# --- Dictateur -------------------------------------------------------------------------------


@pytest.mark.rule("AP-JOB-2")
def test_a_dictateur_is_laid_only_in_a_crise_politique() -> None:
    assert why_not(position("dictateur chat", ""), "0: dictateur") == "AP-JOB-2"
    another = position("dictateur burn-out", "| serveur", plagues="crise-sanitaire:2@1")
    assert why_not(another, "0: dictateur") == "AP-JOB-2"  # that says more than the crisis does
    m = position("piston dictateur chat", "")
    say(m, "0: piston")
    assert options(m, 0) == ["pass"]
    m = position("dictateur", "lapin", plagues="crise-politique:1@0")
    say(m, "0: dictateur")
    assert in_force(m) == ""
    assert laid(m, 0) == "dictateur"  # kept afterwards


@pytest.mark.rule("AP-JOB-3")
def test_he_imprisons_somebody_once_and_plays_on() -> None:
    m = position("chat | dictateur", "", "lapin", deck="etude")
    assert options(m, 0) == ["draw", "imprison", "resign"]
    say(m, "0: imprison @1", "1: pass")
    assert heard(m, "imprisoned") == [(0, 1)]
    assert table(m).skips[1] == 3
    assert options(m, 0) == ["draw", "resign"]
    assert why_not(m, "0: imprison") == "AP-JOB-3"
    say(m, "0: draw chat")
    assert laid(m, 0) == "dictateur chat"
    assert heard(m, "skips") == [(1, 2)]


@pytest.mark.rule("AP-JOB-3")
def test_after_drawing_too() -> None:
    m = position("chat | dictateur", "", "lapin", deck="etude")
    say(m, "0: draw imprison @1", "1: pass", "0: chat")
    assert heard(m, "imprisoned") == [(0, 1)]


@pytest.mark.rule("AP-JOB-3")
def test_from_the_turn_after_he_was_laid() -> None:
    m = position("arc-en-ciel dictateur chat chien", "lapin", plagues="crise-politique:4@1")
    say(m, "0: arc-en-ciel dictateur")
    assert "imprison" not in options(m, 0)
    say(m, "0: pass")
    wait_for(m, 0)
    assert "imprison" in options(m, 0)


@pytest.mark.rule("AP-JOB-3")
def test_the_sentence_lasts_though_he_goes() -> None:
    m = position("chat | dictateur", "", "lapin")
    say(m, "0: imprison @1", "1: pass", "0: resign")
    assert (laid(m, 0), table(m).skips[1]) == ("", 2)


@pytest.mark.rule("AP-JOB-4")
def test_the_prisoner_can_suffer() -> None:
    m = position("impot chat | dictateur", "| serveur salaire-1", "lapin")
    say(m, "0: imprison @1", "1: pass", "0: draw impot")
    assert laid(m, 1) == "serveur impot!"


@pytest.mark.rule("AP-JOB-5")
def test_three_turns_are_added() -> None:
    m = position("chat | dictateur", "", "lapin", skips={1: 1})
    say(m, "0: imprison @1", "1: pass")
    assert heard(m, "must_skip") == [(1, 4)]


@pytest.mark.rule("AP-NEG-2", "AP-NEG-3")
def test_a_card_against_a_card() -> None:
    m = position("chat chien | dictateur", "harry virus lara", "lapin", deck="etude etude")
    say(m, "0: imprison @1")
    assert options(m, 1) == ["harry", "lara", "pass"]  # AP-VIR-6
    say(m, "1: harry")
    assert heard(m, "offered", 0) == [(1, "harry", 0)]
    assert heard(m, "offered", 2) == [(1, None, 0)]
    assert options(m, 0) == ["chat", "chien", "pass"]
    say(m, "0: chien")
    assert (hand(m, 0), hand(m, 1)) == ("chat harry", "chien lara virus")
    assert heard(m, "swapped", 2) == [(0, 1, None, None)]
    assert table(m).skips == [0, 0, 0]
    assert why_not(m, "0: imprison") == "AP-NEG-3"  # not this turn
    say(m, "0: draw discard chat")
    wait_for(m, 0)
    assert "imprison" in options(m, 0)  # but the power is kept


@pytest.mark.rule("AP-NEG-2")
def test_a_salary_as_a_gift() -> None:
    m = position("chat | dictateur", "| salaire-3 salaire-4! salaire-1+", "lapin")
    say(m, "0: imprison @1")
    assert options(m, 1) == ["pass", "salaire-3"]
    assert why_not(m, "1: salaire-4") == "AP-NEG-2"
    say(m, "1: salaire-3", "0: accept")
    assert heard(m, "gave") == [(1, "salaire-3", 0, 1)]
    assert (laid(m, 0), laid(m, 1)) == ("dictateur salaire-3", "salaire-4! salaire-1+")
    assert table(m).skips[1] == 0


@pytest.mark.rule("AP-NEG-3")
@pytest.mark.parametrize("offer", ["harry", "salaire-1"])
def test_refused_the_sentence_falls(offer: str) -> None:
    m = position("chat | dictateur", "harry | salaire-1", "lapin")
    say(m, "0: imprison @1", f"1: {offer}", "0: pass")
    assert heard(m, "refused") == [(0, 1)]
    assert (hand(m, 1), laid(m, 1)) == ("harry", "salaire-1")
    assert table(m).skips[1] == 3
    assert why_not(m, "0: imprison") == "AP-JOB-3"


# --- Hacker ----------------------------------------------------------------------------------


@pytest.mark.rule("AP-JOB-6")
def test_the_hacker_puts_a_past_fleau_back_in_play() -> None:
    m = position(
        "hacker | etude etude etude",
        "| salaire-1 serveur",
        past="crise-economique purge",
        out="crise-sanitaire zombie",
    )
    say(m, "0: hacker")
    assert options(m, 0) == ["crise-economique", "pass", "purge"]
    say(m, "0: crise-economique")
    assert in_force(m) == "crise-economique:3@0"  # he holds it
    assert (laid(m, 1), discard(m)) == ("serveur", "salaire-1")
    assert "crise-economique" not in out(m)
    assert [table(m).faces[card].key for card in table(m).past] == ["purge"]


@pytest.mark.rule("AP-JOB-7")
def test_none_past_no_effect_and_politique_costs_his_job() -> None:
    m = position("hacker | etude etude etude", "chat", out="crise-sanitaire")
    say(m, "0: hacker")
    assert (table(m).turn, asked(m)) == (1, {1: "play"})
    m = position("hacker | etude etude etude", "chat", past="crise-politique")
    say(m, "0: hacker crise-politique")
    assert "hacker" in discard(m)
    assert laid(m, 0) == "etude etude etude"


# --- Ninja, Survivaliste -----------------------------------------------------------------------


@pytest.mark.rule("AP-JOB-8")
@pytest.mark.parametrize("weapon", ["bazooka", "tank"])
def test_the_ninja_takes_a_weapon_from_the_discard_without_paying(weapon: str) -> None:
    m = position("ninja", "| chat lapin", discard=f"londres {weapon} moto", mode="avance")
    say(m, "0: ninja")
    assert options(m, 0) == sorted(["pass", weapon])
    assert why_not(m, "0: londres") == "AP-JOB-8"
    say(m, f"0: {weapon} @1 lapin")  # AP-ARM-3: it may attack
    assert laid(m, 0) == f"ninja {weapon}! lapin"


@pytest.mark.rule("AP-JOB-9")
def test_the_survivaliste_plays_normally_in_crises_but_suffers_malus() -> None:
    m = position("salaire-1 | survivaliste", "accident", "", plagues="crise-economique:2@2 crise-sanitaire:2@2")
    say(m, "0: draw salaire-1", "1: accident @0")
    assert laid(m, 0) == "survivaliste salaire-1 accident!"
    m = position("seisme", "| survivaliste", "| chat", seed=3)
    say(m, "0: seisme")
    assert sorted(heard(m, "shook")[0][1]) == ["chat", "survivaliste"]  # cataclysms too


@pytest.mark.rule("SL-SP-7", "AP-JOB-7")
def test_who_loses_a_pushed_job_at_once_was_not_pushed() -> None:
    m = position("piston hacker", "chat", past="crise-politique", deck="luke diana mario harry lara zelda")
    say(m, "0: piston hacker crise-politique")
    assert table(m).job[0] < 0
    assert table(m).pushed[0] is False


@pytest.mark.rule("AP-JOB-3")
def test_what_a_dictateur_has_not_used_goes_with_him() -> None:
    m = position("chat | dictateur", "lapin")
    say(m, "0: resign")
    assert table(m).decree == [False, False]
