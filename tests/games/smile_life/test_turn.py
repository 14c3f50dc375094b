"""Setup, turn, hands, what everybody knows, turned cards."""

from collections import Counter

import pytest

from crise.engine.ask import Refused
from crise.games.smile_life import SMILE_LIFE
from crise.games.smile_life.rules import first_player
from tests.games.smile_life.position import (
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
    why_not,
)

# --- Setup ----------------------------------------------------------------------------


@pytest.mark.rule("SL-SET-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_five_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    m = SMILE_LIFE.start(seats, seed=3)
    t = table(m)
    begun = [6 if seat == t.turn else 5 for seat in range(seats)]  # the first player has drawn
    assert [len(pile) for pile in t.hands] == begun
    assert len(t.deck) == 200 - 5 * seats - 1
    assert discard(m) == ""


@pytest.mark.rule("SL-SET-2")
def test_most_smiles_in_hand_goes_first_then_clockwise() -> None:
    m = position("etude etude", "grand-prix", "mariage-montcuq", turn=1)
    assert first_player(table(m)) == 1
    say(m, "1: discard grand-prix")
    assert table(m).turn == 2
    say(m, "2: discard mariage-montcuq")
    assert table(m).turn == 0


@pytest.mark.rule("SL-SET-2")
@pytest.mark.parametrize("seed", range(6))
def test_the_hands_that_were_dealt_decide_who_begins(seed: int) -> None:
    m = SMILE_LIFE.start(5, seed=seed)
    worth = {row.card: row.smiles for row in SMILE_LIFE.standard}
    smiles = [sum(worth[card] for card in heard(m, "dealt", seat)[seat][1]) for seat in range(5)]
    assert smiles[table(m).turn] == max(smiles)
    assert heard(m, "first") == [(table(m).turn,)]


@pytest.mark.rule("SL-SET-2")
def test_a_tie_is_broken_clockwise_from_a_random_seat() -> None:
    first = Counter(
        first_player(table(position("chat", "etude", "etude", "accident", deck="prison", seed=n))) for n in range(80)
    )
    assert set(first) == {0, 1, 2}
    assert first[0] > first[1]  # a seat without smiles passes its luck on: 3 before 0, nobody before 1


@pytest.mark.rule("SL-SET-3")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    with pytest.raises(Refused, match="bad-seats"):
        SMILE_LIFE.start(seats)


# --- Turn -----------------------------------------------------------------------------


@pytest.mark.rule("SL-TURN-1")
def test_draw_one_play_one() -> None:
    m = position("chat chien lapin poussin licorne", "", deck="etude")
    assert hand(m, 0) == "chat chien etude lapin licorne poussin"
    say(m, "0: chat")
    assert laid(m, 0) == "chat"
    assert hand(m, 0) == "chien etude lapin licorne poussin"
    assert asked(m) == {1: "play"}


@pytest.mark.rule("SL-TURN-1")
def test_any_card_may_be_discarded_and_a_malus_goes_on_another() -> None:
    m = position("prison accident", "", "", deck="chat")
    assert options(m, 0) == ["accident", "chat", "discard"]
    say(m, "0: discard")
    assert options(m, 0) == ["accident", "chat", "prison"]
    say(m, "0: prison")
    assert discard(m) == "prison"
    m = position("prison accident", "", "", deck="chat")
    say(m, "0: accident @2")
    assert laid(m, 2) == "accident!"


@pytest.mark.rule("SL-TURN-1")
def test_twins_are_offered_once() -> None:
    m = position("etude etude accident accident", "", deck="etude")
    assert options(m, 0) == ["accident", "discard", "etude"]
    say(m, "0: discard")
    assert options(m, 0) == ["accident", "etude"]


@pytest.mark.rule("SL-TURN-2")
def test_the_top_of_the_discard_is_taken_if_played_at_once() -> None:
    m = position("etude", "", discard="chat chien", deck="lapin")
    assert options(m, 0) == ["draw", "take"]
    say(m, "0: take")
    assert (laid(m, 0), discard(m)) == ("chat", "chien")
    assert (heard(m, "took"), heard(m, "laid")) == ([(0, "chat")], [(0, "chat", 1)])


@pytest.mark.rule("SL-TURN-2")
def test_a_malus_taken_is_inflicted() -> None:
    m = position("", "", "", discard="accident")
    say(m, "0: take @1")
    assert (laid(m, 1), discard(m)) == ("accident!", "")


@pytest.mark.rule("SL-TURN-2")
def test_what_can_not_be_played_is_not_taken() -> None:
    m = position("| serveur", "", discard="salaire-4")
    assert options(m, 0) == ["draw", "resign"]
    assert why_not(m, "0: take") == "SL-SAL-1"
    assert why_not(position("| serveur", ""), "0: take") == "SL-TURN-2"


@pytest.mark.rule("SL-TURN-3")
def test_not_what_came_from_oneself() -> None:
    m = position("chat | serveur", "", discard="chien", thrown_by=0)
    assert why_not(m, "0: take") == "SL-TURN-3"
    m = position("| serveur", "licenciement", turn=1)
    say(m, "1: licenciement")
    assert discard(m) == "serveur"
    assert asked(m) == {0: "play"}  # nothing but drawing: the job was his


@pytest.mark.rule("SL-TURN-3")
def test_a_card_that_another_took_and_lost_may_be_taken_again() -> None:
    m = position("chat", "flirt-bar", discard="serveur", thrown_by=0, turn=1)
    say(m, "1: take", "0: discard chat")
    assert options(m, 1) == ["draw", "resign", "take"]
    say(m, "1: draw resign discard flirt-bar")
    assert discard(m) == "chat serveur flirt-bar"
    assert table(m).origin[table(m).discard.cards[1]] == 1


@pytest.mark.rule("SL-TURN-4", "SL-ADU-3")
@pytest.mark.parametrize("when", ["breakup draw", "draw breakup"])
def test_free_acts_before_or_after_drawing(when: str) -> None:
    m = position("chat | flirt-bar mariage-montcuq adultere", "")
    say(m, f"0: {when} chat")
    assert laid(m, 0) == "flirt-bar mariage-montcuq chat"
    assert discard(m) == "adultere"


@pytest.mark.rule("SL-TURN-4")
def test_no_free_act_after_the_play() -> None:
    m = position("arc-en-ciel chat chien | serveur", "")
    say(m, "0: draw arc-en-ciel")
    assert asked(m) == {0: "more"}
    assert "resign" not in options(m, 0)


@pytest.mark.rule("SL-TURN-5", "SL-TURN-4")
def test_a_skipped_turn_is_nothing_at_all() -> None:
    m = position("chat | serveur flirt-bar mariage-montcuq adultere", "", skips={0: 1}, discard="chien")
    assert asked(m) == {1: "begin"}
    assert hand(m, 0) == "chat"
    assert heard(m, "skips") == [(0, 0)]


@pytest.mark.rule("SL-TURN-6")
def test_turns_to_skip_add_up() -> None:
    m = position("accident", "", skips={1: 1})
    say(m, "0: accident")
    assert heard(m, "must_skip") == [(1, 2)]
    assert heard(m, "skips") == [(1, 1)]
    say(m, "0: discard etude")
    assert heard(m, "skips") == [(1, 1), (1, 0)]


# --- Hands ------------------------------------------------------------------------------


@pytest.mark.rule("SL-HAND-1")
def test_the_hand_is_at_its_size_after_a_turn() -> None:
    m = position("chat chien lapin poussin licorne", "tsunami | chercheur")
    say(m, "0: chat")
    assert len(table(m).hands[0]) == 5
    say(m, "1: draw discard tsunami")
    assert len(table(m).hands[1]) == 6


@pytest.mark.rule("SL-HAND-2")
def test_a_short_pile_gives_what_it_has() -> None:
    m = position("arc-en-ciel chat chien lapin", "", deck="licorne accident", rest="box")
    say(m, "0: arc-en-ciel chat chien lapin")
    assert hand(m, 0) == "accident licorne"
    assert m.over


@pytest.mark.rule("SL-HAND-2")
def test_a_hand_that_is_refilled_is_told_in_one_line() -> None:
    m = position("arc-en-ciel chat chien lapin", "", deck="licorne accident zelda poussin impot")
    say(m, "0: arc-en-ciel chat chien lapin")
    assert heard(m, "drew", 0)[0] == (0, "licorne")
    assert heard(m, "refilled", 0) == [(0, ["accident", "zelda", "poussin", "impot"])]
    assert heard(m, "refilled") == [(0, [None] * 4)]


@pytest.mark.rule("SL-HAND-3")
def test_a_small_hand_is_refilled_and_a_large_one_not_cut() -> None:
    m = position("chat chien", "harry lara lapin poussin licorne flirt-bar flirt-zoo")
    say(m, "0: chat")
    assert len(table(m).hands[0]) == 5
    say(m, "1: discard harry")
    assert len(table(m).hands[1]) == 7


# --- What everybody knows ------------------------------------------------------------------


@pytest.mark.rule("SL-PUB-1")
def test_what_is_public() -> None:
    m = position("chat | salaire-1! serveur", "lapin chien | accident", discard="etude piston", turn=1)
    view = m.view(2)
    assert [pile["count"] for pile in view["hands"]] == [1, 2]
    assert [pile["cards"] for pile in view["hands"]] == [[], []]
    assert [key for _, key in view["laid"][0]["cards"]] == ["salaire-1", "serveur"]
    assert [key for _, key in view["discard"]["cards"]] == ["piston", "etude"]
    assert view["deck"] == {"count": len(table(m).deck), "cards": []}
    turned = {
        card for card, key in view["laid"][0]["cards"] + view["laid"][1]["cards"] if key in ("salaire-1", "accident")
    }
    assert set(view["turned"]) == turned
    assert view["smiles"] == [3, 0]


@pytest.mark.rule("SL-PUB-2", "SL-POW-5")
def test_what_was_shown_is_known_to_that_seat_only() -> None:
    m = position("medium", "", "", deck="etude chat chien lapin")
    say(m, "0: medium")
    assert heard(m, "saw_pile", 0)[0][1][:3] == ["chat", "chien", "lapin"]
    assert heard(m, "saw_pile", 1) == heard(m, "saw_pile") == [(0, [None] * 13)]


# --- Turned cards, out of the game ------------------------------------------------------------


@pytest.mark.rule("SL-FACE-1")
@pytest.mark.parametrize(
    ("play", "then"),
    [
        ("londres", "salaire-3! serveur londres"),
        ("piston", "salaire-3 serveur piston!"),
        ("casino pass", "salaire-3 serveur casino"),
        ("heritage", "salaire-3 serveur heritage"),
    ],
)
def test_what_is_turned_and_what_is_not(play: str, then: str) -> None:
    m = position(f"{play.split()[0]} salaire-1 | salaire-3 serveur", "")
    say(m, f"0: draw {play}")
    assert laid(m, 0) == then


@pytest.mark.rule("SL-FACE-1", "SL-DIV-2")
def test_flirts_of_an_affair_are_turned_however_it_ends() -> None:
    m = position("| flirt-bar mariage-montcuq adultere flirt-zoo~", "divorce")
    say(m, "0: divorce")
    assert laid(m, 0) == "flirt-bar flirt-zoo!~"
    m = position("| flirt-bar mariage-montcuq adultere flirt-zoo~", "divorce", turn=1)
    say(m, "1: divorce")
    assert laid(m, 0) == "flirt-bar flirt-zoo!~ divorce!"


@pytest.mark.rule("SL-FACE-2")
def test_turned_cards_score_and_are_safe() -> None:
    m = position("impot anniversaire", "| serveur salaire-1! salaire-2!")
    assert SMILE_LIFE.scores(table(m)) == [0, 4]
    assert options(m, 0) == ["anniversaire", "discard", "etude"]
    assert why_not(m, "0: impot") == "SL-MA-5"
    say(m, "0: anniversaire")
    assert laid(m, 0) == "anniversaire!"


@pytest.mark.rule("SL-OUT-1")
def test_cards_out_of_the_game_stay_out() -> None:
    m = position("attentat etoile-filante", "| harry mariage-montcuq")
    say(m, "0: attentat")
    assert (out(m), discard(m)) == ("harry attentat", "")
    wait_for(m, 0)
    say(m, "0: draw etoile-filante")
    assert laid(m, 0) == "etoile-filante! etude"  # what the discard had
    assert out(m) == "harry attentat"
