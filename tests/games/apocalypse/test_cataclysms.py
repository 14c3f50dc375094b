"""Incendie, Tornade, Séisme. Inondation has a file of its own."""

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
    position,
    say,
    table,
    why_not,
)

# --- Incendie, Tornade -----------------------------------------------------------------------


@pytest.mark.rule("AP-CAT-1")
@pytest.mark.parametrize("card", ["incendie", "tornade", "seisme"])
def test_a_cataclysm_is_laid_without_condition_and_turned(card: str) -> None:
    m = position(card, "chat")
    say(m, f"0: {card}")
    assert (laid(m, 0), table(m).score(0)) == (f"{card}!", 0)
    assert table(m).turn == 1


@pytest.mark.rule("AP-CAT-2")
def test_all_hands_burn_and_are_drawn_again() -> None:
    m = position("harry", "incendie virus chat", "lapin chien", turn=1, deck="etude")
    say(m, "1: incendie")
    assert discard(m) == "virus chat etude lapin chien harry"
    assert [len(table(m).hands[seat]) for seat in range(3)] == [1, 5, 3]  # as many as before; 2 has drawn since
    assert [args[0] for args in heard(m, "burnt")] == [1, 2, 0]


@pytest.mark.rule("AP-CAT-2")
def test_what_burnt_is_ones_own() -> None:
    m = position("incendie chat", "lapin")
    say(m, "0: incendie")
    assert m.view(2)["origin"] == [0, 0, 1]


@pytest.mark.rule("AP-CAT-3")
def test_hands_go_to_the_left_at_once() -> None:
    m = position("tornade chat harry", "lapin", "chien poussin", deck="luke")
    say(m, "0: tornade")
    assert set(hand(m, 1).split()) >= {"chat", "harry", "luke"}
    assert (hand(m, 2), set(hand(m, 0).split()) >= {"chien", "poussin"}) == ("lapin", True)
    assert heard(m, "blown", 1)[0] == (0, ["harry", "luke", "chat"], 1)
    assert heard(m, "blown", 2)[0] == (0, [None, None, None], 1)


@pytest.mark.rule("AP-CAT-3")
def test_who_knew_a_hand_knows_where_it_is() -> None:
    m = position("journaliste | etude etude etude", "tornade lapin", "chien", "poussin", deck="luke diana")
    say(m, "0: journaliste", "1: tornade")
    view = m.view(0)
    assert [card for _, card in view["hands"][3]["cards"]] == ["chien"]  # it was seat 2's, and 0 had seen it
    assert "lapin" in [card for _, card in view["hands"][2]["cards"]]
    public = m.view(4)
    assert [pile["cards"] for pile in public["hands"]] == [[], [], [], []]


@pytest.mark.rule("AP-CAT-4")
def test_the_chercheur_keeps_a_card() -> None:
    m = position("tornade", "chat lapin chien poussin harry lara | chercheur", deck="luke")
    say(m, "0: tornade", "1: lara")
    assert "lara" in hand(m, 1)
    assert set(hand(m, 0).split()) >= {"chat", "lapin", "chien", "poussin", "harry"}
    m = position("tornade", "chat lapin chien poussin harry | chercheur", deck="luke")
    say(m, "0: tornade")  # not above five: nothing to keep
    assert "harry" in hand(m, 0)


# --- Séisme ----------------------------------------------------------------------------------


def quake(*seats: str, until: str, **others: Any) -> Match:
    """The Séisme of the first seed with which seat 0 gets this card."""
    for seed in range(200):
        m = position(*seats, seed=seed, **others)
        if asked(m) == {0: "begin"}:
            say(m, "0: draw")
        say(m, "0: seisme")
        while asked(m) == {0: "shake"}:
            m.answer(0, m.open[0][2][0])
        if (0, until) in [args[:2] for args in heard(m, "landed") + heard(m, "stays")]:
            return m
    raise AssertionError(until)


@pytest.mark.rule("AP-CAT-5")
def test_one_card_of_each_is_shuffled_and_dealt() -> None:
    m = position("seisme | chat accident", "| lapin harry+ salaire-1!", "| chien poussin", seed=1)
    say(m, "0: seisme")
    assert options(m, 0) == ["chien", "poussin"]  # the others have only one that can be chosen
    assert why_not(m, "0: chat") == "AP-SEI-1"
    say(m, "0: poussin")
    fallen = [[key for key in laid(m, seat).split() if key in ("chat", "lapin", "poussin")] for seat in range(3)]
    assert sorted(fallen) == [["chat"], ["lapin"], ["poussin"]]
    assert ["chien" in laid(m, 2), "harry+ salaire-1!" in laid(m, 1)] == [True, True]


@pytest.mark.rule("AP-CAT-5")
def test_all_ways_to_deal_occur() -> None:
    ways = set()
    for seed in range(60):
        m = position("seisme | chat", "| lapin", "| chien", seed=seed)
        say(m, "0: seisme")
        ways.add(tuple(laid(m, seat) for seat in range(3)))
    assert len(ways) == 6


@pytest.mark.rule("AP-SEI-1")
def test_who_has_none_gives_and_gets_none() -> None:
    m = position("seisme", "| chat", "| accident", seed=1)
    say(m, "0: seisme")
    assert [laid(m, seat) for seat in range(3)] == ["seisme!", "chat", "accident!"]
    m = position("seisme", "", "")
    say(m, "0: seisme")
    assert heard(m, "no_effect") == [(0, "seisme")]


@pytest.mark.rule("AP-SEI-2")
def test_who_could_not_lay_it_discards_it() -> None:
    m = quake("seisme | salaire-1", "| chat", until="chat")
    assert (laid(m, 0), laid(m, 1), discard(m)) == ("seisme! chat", "", "salaire-1")
    assert table(m).origin[table(m).discard.cards[-1]] == 1


@pytest.mark.rule("AP-SEI-2")
def test_it_is_looked_at_when_all_are_lifted() -> None:
    m = quake("seisme | serveur", "| barman", until="barman")
    assert (laid(m, 0), laid(m, 1), discard(m)) == ("seisme! barman", "serveur", "")  # nobody had a job by then
    assert [table(m).job_key(seat) for seat in range(2)] == ["barman", "serveur"]


@pytest.mark.rule("AP-SEI-3")
def test_a_card_with_an_effect_may_use_it_again() -> None:
    m = quake("seisme | batte etude", "| policier", "| chat bandit", until="policier")
    assert (laid(m, 0), discard(m)) == ("etude seisme! policier", "bandit")
    m = quake("seisme | chat", "| couteau lapin", until="couteau", mode="avance")
    assert asked(m) == {0: "attack"}


@pytest.mark.rule("AP-SEI-3", "AP-FLE-4")
@pytest.mark.parametrize("held", ["chien harry lapin lara poussin", "chien harry lapin"])
def test_the_sixth_card_of_a_chercheur_who_lands_out_of_turn(held: str) -> None:
    """One card more, however many he holds."""
    seats = ("seisme | chercheur", f"{held} | {' '.join(['etude-double'] * 3)} chat")
    for seed in range(40):
        m = position(*seats, seed=seed, deck="luke crise-ecologique zelda diana")
        say(m, "0: draw seisme chat")
        if heard(m, "landed"):
            assert options(m, 1) == [*held.split(), "zelda"]  # it waits for that card
            return
    raise AssertionError


@pytest.mark.rule("AP-SEI-4")
def test_the_dictateur_stays_only_with_his_owner() -> None:
    m = quake("seisme | dictateur", "| chat", until="chat")
    assert (laid(m, 0), laid(m, 1), discard(m)) == ("seisme! chat", "", "dictateur")
    m = quake("seisme | dictateur", "| chat", until="dictateur")
    assert (laid(m, 0), laid(m, 1), discard(m)) == ("dictateur seisme!", "chat", "")
    m = quake("seisme | dictateur", "| chat", until="chat", plagues="crise-politique:2@1")
    assert (laid(m, 1), discard(m)) == ("dictateur", "")


@pytest.mark.rule("AP-SEI-4")
def test_what_comes_back_stays_with_all_that_is_his() -> None:
    married = "| flirt-bar mariage-montcuq adultere flirt-zoo~"
    for seed in range(40):
        m = position("seisme | chat", married, seed=seed)
        say(m, "0: seisme mariage-montcuq")
        if heard(m, "stays"):
            assert laid(m, 1) == married.strip("| ")
            return
    raise AssertionError


# --- Everything else ---------------------------------------------------------------------------


@pytest.mark.rule("AP-CAT-1")
def test_in_a_crise_sanitaire_none_is_laid() -> None:
    m = position("seisme chat", "", plagues="crise-sanitaire:2@1")
    assert asked(m) == {0: "throw"}


@pytest.mark.rule("AP-SEI-3", "AP-SEI-4")
def test_what_comes_back_may_be_used_again() -> None:
    m = quake("seisme | pistolet", "| chat", until="pistolet", mode="avance", deck="luke lapin")
    assert asked(m) == {0: "attack"}
    say(m, "0: @1")
    assert "pistolet!" in laid(m, 0)


def child_dealt_to_who_has_a_pangolin() -> Match:
    """In a Crise alimentaire, avancé: seat 2 is asked whether his Pangolin feeds the child of seat 1."""
    seats = ("seisme | chien", "| luke", "| pangolin etude mariage-montcuq")
    for seed in range(50):
        m = position(*seats, plagues="crise-alimentaire:2@0", mode="avance", seed=seed, deck="diana mario")
        say(m, "0: seisme", "0: etude")
        if asked(m) == {2: "feed"}:
            return m
    raise AssertionError("the child never lands there")


@pytest.mark.rule("AP-ANI-5")
def test_nobody_must_feed_a_pangolin_to_a_child_that_is_dealt_to_him() -> None:
    m = child_dealt_to_who_has_a_pangolin()
    assert options(m, 2) == ["pangolin", "pass"]
    say(m, "2: pass")
    assert "luke" in discard(m)
    assert in_force(m) == "crise-alimentaire:1@0"


@pytest.mark.rule("AP-ANI-6")
def test_what_a_pangolin_starts_waits_until_all_has_landed() -> None:
    m = child_dealt_to_who_has_a_pangolin()
    say(m, "2: pangolin")
    told = [what for what, _ in m.log(3)]
    last = max(at for at, what in enumerate(told) if what in ("landed", "stays", "shattered"))
    assert told.index("rages") > last
    assert "luke" in laid(m, 2)


@pytest.mark.rule("AP-ECL-1", "AP-CAT-3")
def test_in_a_crise_ecologique_a_large_hand_that_flies_in_is_cut() -> None:
    crisis = "crise-ecologique:2@0"
    m = position("tornade", "lapin chien poussin luke | survivaliste", "harry", plagues=crisis, deck="diana mario")
    say(m, "0: tornade")
    assert asked(m) == {2: "keep_card"}
    say(m, "2: luke")
    assert hand(m, 2) == "luke"
