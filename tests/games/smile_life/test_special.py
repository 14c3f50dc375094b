"""The special cards, and the casino."""

from random import Random

import pytest

from crise.games.smile_life import SMILE_LIFE
from tests.games.smile_life.position import (
    asked,
    discard,
    hand,
    heard,
    laid,
    options,
    position,
    say,
    table,
    wait_for,
    why_not,
)

# --- Anniversaire, Arc-en-ciel ---------------------------------------------------------------


@pytest.mark.rule("SL-SP-1")
def test_everybody_gives_a_salary_of_his_choice() -> None:
    m = position("| salaire-4", "anniversaire", "| salaire-1 salaire-3 salaire-2!", "| salaire-2!", turn=1)
    say(m, "1: anniversaire")
    assert options(m, 2) == ["salaire-1", "salaire-3"]
    assert why_not(m, "2: salaire-2") == "SL-SP-1"
    say(m, "2: salaire-1")
    assert laid(m, 1) == "anniversaire! salaire-1 salaire-4"
    assert laid(m, 3) == "salaire-2!"
    assert heard(m, "gave") == [(2, "salaire-1", 1, 1), (0, "salaire-4", 1, 1)]
    assert heard(m, "no_effect") == []


@pytest.mark.rule("SL-SP-1")
def test_where_nobody_has_a_salary_to_give_that_is_told() -> None:
    m = position("anniversaire", "| salaire-1!", "|")
    say(m, "0: anniversaire")
    assert heard(m, "no_effect") == [(0, "anniversaire")]


@pytest.mark.rule("SL-SP-2")
def test_up_to_three_more_cards_then_refill() -> None:
    m = position("arc-en-ciel chat accident prison lapin", "", "")
    say(m, "0: arc-en-ciel chat", "0: accident @2", "0: discard prison")
    assert laid(m, 0) == "arc-en-ciel! chat"
    assert (laid(m, 2), discard(m)) == ("accident!", "prison")
    assert table(m).turn == 1
    assert len(table(m).hands[0]) == 5


@pytest.mark.rule("SL-SP-2")
def test_one_may_stop_when_one_likes() -> None:
    m = position("arc-en-ciel chat chien lapin poussin", "")
    say(m, "0: arc-en-ciel chat pass")
    assert laid(m, 0) == "arc-en-ciel! chat"
    assert len(table(m).hands[0]) == 5


@pytest.mark.rule("SL-SP-2")
def test_cards_within_cards() -> None:
    """Arc-en-ciel, in it an Étoile filante that fetches a Chance, which lets play again."""
    m = position(
        "arc-en-ciel etoile-filante chat chien", "", discard="accident chance", deck="prison lapin poussin licorne"
    )
    say(m, "0: draw arc-en-ciel etoile-filante chance lapin poussin", "0: chat", "0: chien", "0: lapin")
    assert laid(m, 0) == "arc-en-ciel! etoile-filante! chance! chat chien lapin"
    assert discard(m) == "accident poussin licorne"


# --- Chance, Étoile filante --------------------------------------------------------------------


@pytest.mark.rule("SL-SP-4")
def test_keep_one_of_three_and_play_again() -> None:
    m = position("chance", "", deck="etude chat prison attentat")
    say(m, "0: chance")
    assert options(m, 0) == ["attentat", "chat", "prison"]
    say(m, "0: chat attentat")
    assert discard(m) == "attentat prison"
    assert m.view(1)["origin"] == [0, 0]  # SL-TURN-3: they are his
    assert heard(m, "kept") == [(0, None)]
    assert heard(m, "kept", 0) == [(0, "chat")]
    say(m, "0: chat")
    assert laid(m, 0) == "chance! chat"


@pytest.mark.rule("SL-SP-4")
@pytest.mark.parametrize(
    ("left", "kept", "thrown"), [("chat", "", ""), ("chat prison", "chat", "prison"), ("", "", "")]
)
def test_chance_with_fewer_cards(left: str, kept: str, thrown: str) -> None:
    m = position("chance harry chien", "", deck=f"etude {left}", rest="box")
    say(m, f"0: chance {kept}", "0: discard harry")
    assert discard(m) == f"{thrown} harry".strip()
    assert hand(m, 0) == ("chat chien etude" if left else "chien etude")
    assert m.over


@pytest.mark.rule("SL-SP-5")
def test_any_card_of_the_discard_that_can_be_played() -> None:
    m = position("etoile-filante chien", "", discard="prison chat londres salaire-1", thrown_by=0)
    say(m, "0: etoile-filante")
    assert laid(m, 0) == "etoile-filante! chat"
    assert discard(m) == "salaire-1 londres prison"


@pytest.mark.rule("SL-SP-5")
def test_what_is_retrieved_is_paid_for() -> None:
    m = position("etoile-filante chien | salaire-4", "", discard="chat londres", thrown_by=0)
    say(m, "0: etoile-filante")
    assert why_not(m, "0: chien") == "SL-SP-5"
    say(m, "0: londres")
    assert laid(m, 0) == "salaire-4! etoile-filante! londres"


# --- Héritage, Piston ------------------------------------------------------------------------------


@pytest.mark.rule("SL-SP-6")
def test_heritage_is_money_once_and_no_salary() -> None:
    m = position("heritage londres sydney chat", "anniversaire")
    say(m, "0: heritage", "1: anniversaire", "0: londres")
    assert laid(m, 0) == "heritage! londres"
    wait_for(m, 0)
    say(m, "0: draw")
    assert why_not(m, "0: sydney") == "SL-BUY-1"
    assert why_not(position("impot chat", "| serveur heritage"), "0: impot") == "SL-MA-5"


@pytest.mark.rule("SL-SP-7")
def test_piston_gives_a_job_without_studies() -> None:
    m = position("piston chirurgien grand-prof chat lapin", "")
    say(m, "0: piston")
    assert options(m, 0) == ["chirurgien", "pass"]
    assert why_not(m, "0: grand-prof") == "SL-JOB-3"
    assert why_not(m, "0: chat") == "SL-SP-7"
    say(m, "0: chirurgien")
    assert laid(m, 0) == "piston! chirurgien"
    assert len(table(m).hands[0]) == 5


@pytest.mark.rule("SL-SP-7", "SL-SP-12")
def test_piston_does_nothing_with_a_job() -> None:
    m = position("piston chirurgien | serveur", "")
    say(m, "0: draw piston")
    assert laid(m, 0) == "serveur piston!"
    assert heard(m, "no_effect") == [(0, "piston")]


# --- Troc, Tsunami, Vengeance --------------------------------------------------------------------------


@pytest.mark.rule("SL-SP-8")
def test_a_random_card_each_known_to_both() -> None:
    m = position("troc", "chat", "chien", deck="licorne")
    say(m, "0: troc @1")
    assert heard(m, "swapped", 0) == heard(m, "swapped", 1) == [(0, 1, "licorne", "chat")]
    assert heard(m, "swapped", 2) == [(0, 1, None, None)]
    assert "chat" in hand(m, 0)


@pytest.mark.rule("SL-SP-8")
def test_both_must_have_a_card() -> None:
    m = position("troc", "chat", "", "lapin", deck="licorne")
    say(m, "0: troc")
    assert options(m, 0) == ["@1", "@3"]
    assert why_not(m, "0: @2") == "SL-SP-8"
    m = position("", "chat", discard="troc")
    say(m, "0: take")
    assert heard(m, "no_effect") == [(0, "troc")]


@pytest.mark.rule("SL-SP-8")
def test_the_card_is_drawn_before_it_could_come_back() -> None:
    for seed in range(20):
        m = position("troc", "chat", deck="licorne", seed=seed)
        say(m, "0: troc")
        assert heard(m, "swapped", 0) == [(0, 1, "licorne", "chat")]


@pytest.mark.rule("SL-SP-9")
def test_all_hands_are_dealt_again() -> None:
    m = position("tsunami chat chien lapin poussin", "harry lara", "londres", deck="licorne")
    before = sorted(f"{hand(m, 0)} {hand(m, 1)} {hand(m, 2)}".split())
    say(m, "0: tsunami")
    dealt = [heard(m, "dealt", seat) for seat in range(3)]
    assert [[len(cards) for _, cards in one] for one in dealt] == [[5, 2, 1]] * 3
    cards = [card for seat in range(3) for owner, held in dealt[seat] if owner == seat for card in held]
    assert sorted([*cards, "tsunami"]) == before
    assert dealt[0][1] == (1, [None, None])


@pytest.mark.rule("SL-SP-9", "SL-PUB-2")
def test_a_tsunami_washes_away_what_one_knew() -> None:
    m = position("journaliste | etude etude etude", "chat chien", "tsunami", deck="prison")
    say(m, "0: journaliste")
    assert len(m.view(0)["hands"][1]["cards"]) == 2
    say(m, "1: discard chat", "2: draw tsunami")
    assert m.view(0)["hands"][1]["cards"] == []


@pytest.mark.rule("SL-SP-10")
def test_vengeance_passes_a_malus_on() -> None:
    m = position("vengeance | accident! licenciement!", "| serveur", "| garagiste")
    say(m, "0: vengeance accident")
    assert laid(m, 0) == "licenciement! vengeance!"
    assert laid(m, 1) == "serveur accident!"
    assert heard(m, "must_skip") == [(1, 1)]


@pytest.mark.rule("SL-SP-10")
def test_vengeance_chooses_who_can_suffer_it() -> None:
    m = position("vengeance | licenciement! impot!", "| serveur", "| designer", "| militaire")
    say(m, "0: vengeance")
    assert options(m, 0) == ["@1", "@2"]
    assert why_not(m, "0: @3") == "SL-JOB-4"
    say(m, "0: @2")
    assert (laid(m, 2), discard(m)) == ("licenciement!", "designer")


# --- All of them ---------------------------------------------------------------------------------------

SPECIALS = [row.card for row in SMILE_LIFE.standard if row.kind == "speciale"]


THEN = {"casino": "pass", "piston": "pass", "chance": "prison"}


@pytest.mark.rule("SL-SP-11", "SL-SP-12")
@pytest.mark.parametrize("card", SPECIALS)
def test_a_special_card_is_laid_even_for_nothing_and_worth_nothing(card: str) -> None:
    m = position("", "", discard=card, deck="prison", rest="box")
    say(m, f"0: take {THEN.get(card, '')}")
    signs = "" if card in ("casino", "heritage") else "!"
    assert laid(m, 0) == f"{card}{signs}"
    assert SMILE_LIFE.scores(table(m))[0] == 0


# --- Casino --------------------------------------------------------------------------------------------


@pytest.mark.rule("SL-SP-3", "SL-CAS-1")
def test_who_opens_the_casino_may_bet_and_refill() -> None:
    m = position("casino salaire-2 salaire-4 chat chien", "", deck="lapin licorne")
    assert "bet" not in options(m, 0)
    assert why_not(m, "0: bet") == "SL-SP-3"
    say(m, "0: casino")
    assert options(m, 0) == ["pass", "salaire-2", "salaire-4"]
    say(m, "0: salaire-4")
    assert hand(m, 0) == "chat chien lapin licorne salaire-2"
    assert laid(m, 0) == "casino"


@pytest.mark.rule("SL-CAS-1", "SL-SP-7", "SL-SP-2")
@pytest.mark.parametrize("play", ["casino salaire-2", "piston barman"])
def test_a_refill_comes_at_once_even_within_an_arc_en_ciel(play: str) -> None:
    m = position(f"arc-en-ciel {play} chat chien", "", deck="lapin poussin licorne zelda")
    say(m, f"0: arc-en-ciel {play}")
    assert asked(m) == {0: "more"}
    assert hand(m, 0) == "chat chien lapin licorne poussin"


@pytest.mark.rule("SL-CAS-1", "SL-CAS-2")
def test_until_then_the_table_is_closed_to_others() -> None:
    m = position("casino salaire-2 chat", "lapin salaire-2")
    say(m, "0: casino pass")
    assert why_not(m, "1: bet") == "SL-CAS-2"
    say(m, "1: discard lapin", "0: draw bet")
    assert table(m).turn == 1  # it was the play of the turn
    assert "bet" in options(m, 1)


@pytest.mark.rule("SL-CAS-3")
def test_a_bet_is_known_to_its_bettor_only() -> None:
    m = position("salaire-4 chat", "", "", casino=0)
    say(m, "0: bet")
    assert heard(m, "bet", 0) == [(0, "salaire-4")]
    assert heard(m, "bet", 1) == heard(m, "bet") == [(0, None)]
    assert m.view(1)["bets"] == {"count": 1, "cards": [None]}
    assert [key for _, key in m.view(0)["bets"]["cards"]] == ["salaire-4"]


@pytest.mark.rule("SL-CAS-3")
def test_an_imagined_bet_is_a_salary_of_any_level() -> None:
    m = position("", "chat", casino=0, bet="salaire-4", bettor=0, turn=1)
    [bet] = table(m).bets.cards
    worlds = [m.imagine(1, Random(seed).random) for seed in range(40)]
    assert {world.table.faces[bet].key for world in worlds} == {f"salaire-{n}" for n in range(1, 5)}


@pytest.mark.rule("SL-CAS-4")
def test_another_one_answers_the_bet() -> None:
    m = position("salaire-1 chat", "salaire-1", casino=0, bet="salaire-4", bettor=0)
    assert why_not(m, "0: bet") == "SL-CAS-4"
    say(m, "0: chat", "1: bet")
    assert heard(m, "bets_shown") == [(0, "salaire-4", 1, "salaire-1")]
    assert table(m).turn == 0


@pytest.mark.rule("SL-CAS-5")
@pytest.mark.parametrize(("second", "winner"), [("salaire-3", 1), ("salaire-4", 0), ("salaire-1", 0)])
def test_equal_levels_for_the_second_others_for_the_first(second: str, winner: int) -> None:
    m = position("", second, casino=0, bet="salaire-3", bettor=0, turn=1)
    say(m, "1: bet")
    assert laid(m, winner) == f"salaire-3 {second}"
    assert laid(m, 1 - winner) == ""


@pytest.mark.rule("SL-CAS-6")
def test_then_anybody_may_bet_first() -> None:
    m = position("chat", "salaire-3 salaire-1", "salaire-2", casino=0, bet="salaire-3", bettor=0, turn=1)
    say(m, "1: bet salaire-3", "2: bet")
    assert table(m).bettor == 2
    say(m, "0: chat", "1: bet")
    assert laid(m, 2) == "salaire-2 salaire-1"


@pytest.mark.rule("SL-CAS-7")
def test_a_bet_left_at_the_end_goes_back() -> None:
    m = position("chat", "", casino=0, bet="salaire-4", bettor=0, deck="prison", rest="box")
    say(m, "0: chat")
    assert m.over
    assert laid(m, 0) == "chat salaire-4"
    assert (m.view(1)["bets"]["count"], m.view(1)["bettor"]) == (0, -1)
    assert SMILE_LIFE.scores(table(m))[0] == 2


@pytest.mark.rule("SL-CAS-8")
def test_a_bet_is_nobodys_laid_card() -> None:
    m = position("", "anniversaire impot", casino=0, bet="salaire-4", bettor=0, turn=1)
    assert SMILE_LIFE.scores(table(m)) == [0, 0]
    assert why_not(m, "1: impot") == "SL-MA-5"
    say(m, "1: anniversaire")
    assert heard(m, "gave") == []
    assert len(table(m).bets) == 1


@pytest.mark.rule("SL-SP-11", "SL-PUB-1")
def test_that_it_is_turned_shows_that_its_effect_is_over() -> None:
    m = position("arc-en-ciel piston chat chien serveur", "lapin", deck="etude")
    say(m, "0: arc-en-ciel piston pass")
    assert asked(m) == {0: "more"}
    assert m.imagine(1, Random(1).random).view(1) == m.view(1)
