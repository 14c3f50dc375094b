"""Setup: fifty points, six cards, and the Pièges among them."""

import pytest

from crise.engine.ask import Refused
from crise.game.cards import CardFileError, write_cards
from crise.games.virus_war import VIRUS_WAR
from tests.games.virus_war.position import deal, discard, hand, heard, position, say, story, table

SEEDS = range(30)
STANDARD = write_cards(VIRUS_WAR.standard)
TWO_OF_8 = STANDARD.replace("piege-6,piege,1,house,6\npiege-8,piege,1", "piege-8,piege,2")
DEADLY = STANDARD.replace("piege-6,piege,1,house,6\npiege-8,piege,1,house,8", "piege-50,piege,2,house,50")


@pytest.mark.rule("VW-SET-1")
@pytest.mark.parametrize("seats", VIRUS_WAR.seats)
def test_everyone_starts_with_fifty_points_and_six_cards(seats: int) -> None:
    m = deal(*[""] * seats)
    t = table(m)
    assert t.life == [50] * seats
    assert (t.tokens, t.lost_turns, t.supply, t.turns) == ([0] * seats, [0] * seats, 80, 1)
    drawn = [int(seat == t.turn) for seat in range(seats)]
    assert [len(pile) for pile in t.hands] == [6 + cards for cards in drawn]
    assert len(t.deck) == 110 - 6 * seats - 1
    assert heard(m, "dealt", 0)[0] == (0, ["chiffre-1"] * 6)
    assert heard(m, "dealt", 1)[0] == (0, [None] * 6)


@pytest.mark.rule("VW-SET-1")
def test_the_deck_is_shuffled() -> None:
    hands = {tuple(VIRUS_WAR.start(2, seed=seed).table.view(0)["hands"][0]["cards"]) for seed in SEEDS}
    assert len(hands) == len(SEEDS)


@pytest.mark.rule("VW-SET-2")
def test_a_piege_that_was_dealt_costs_its_number_and_is_replaced() -> None:
    m = deal("", "piege-4 piege-6", deck="virus poison")
    assert table(m).life == [50, 40]
    assert hand(m, 1).endswith("poison virus")
    assert discard(m) == "piege-4 piege-6"
    assert heard(m, "trapped") == [(1, "piege-4", 4, 46), (1, "piege-6", 6, 40)]


@pytest.mark.rule("VW-SET-2")
def test_a_replacement_that_is_a_piege_is_replaced_too() -> None:
    m = deal("piege-4", "", deck="piege-2 virus")
    assert table(m).life == [44, 50]
    assert "piege" not in hand(m, 0)
    assert "virus" in hand(m, 0)
    assert len(table(m).hands[0]) == 6 + 1  # he starts, and has drawn


@pytest.mark.rule("VW-SET-2")
def test_who_has_one_point_left_still_gets_a_replacement() -> None:
    m = deal("", "piege-49", cards=DEADLY.replace("piege-50,piege,2,house,50", "piege-49,piege,2,house,49"))
    assert table(m).life == [50, 1]
    assert len(table(m).hands[1]) == 6 + 1


@pytest.mark.rule("VW-SET-2")
def test_pieges_are_replaced_in_seat_order() -> None:
    m = deal("piege-2", "piege-4", deck="virus poison")
    assert "virus" in hand(m, 0)
    assert "poison" in hand(m, 1)


@pytest.mark.rule("VW-SET-3")
def test_the_most_damaging_piege_starts() -> None:
    m = deal("piege-4", "", "piege-8", "piege-6")
    assert table(m).turn == 2
    assert heard(m, "first") == [(2,)]


@pytest.mark.rule("VW-SET-3")
def test_without_piege_the_first_player_is_drawn_at_random() -> None:
    assert {table(deal("", "", "", seed=seed)).turn for seed in SEEDS} == {0, 1, 2}


@pytest.mark.rule("VW-SET-3")
def test_a_tie_is_drawn_at_random_among_the_tied() -> None:
    firsts = {table(deal("piege-8", "piege-4", "piege-8", cards=TWO_OF_8, seed=seed)).turn for seed in SEEDS}
    assert firsts == {0, 2}


@pytest.mark.rule("VW-SET-3")
def test_even_the_smallest_piege_starts() -> None:
    cards = STANDARD.replace("piege-2,piege,1,house,2", "piege-1,piege,1,house,1")
    assert {table(deal("", "piege-1", "", cards=cards, seed=seed)).turn for seed in SEEDS} == {1}


@pytest.mark.rule("VW-SET-4")
def test_play_goes_clockwise() -> None:
    m = position("", "", "", turn=1)
    say(m, "1: pass pass", "2: pass pass", "0: pass pass")
    assert heard(m, "turn") == [(1,), (2,), (0,), (1,)]


@pytest.mark.rule("VW-SET-5")
def test_the_highest_number_starts_not_the_sum_nor_the_last() -> None:
    assert table(deal("piege-4 piege-6", "piege-8")).turn == 1
    assert table(deal("piege-4", "piege-8 piege-2")).turn == 1


@pytest.mark.rule("VW-SET-5")
def test_a_piege_drawn_as_replacement_counts_too() -> None:
    assert table(deal("piege-6", "piege-4", deck="virus piege-8")).turn == 1


@pytest.mark.rule("VW-END-4")
def test_a_deadly_piege_in_setup_ends_the_game_on_the_spot() -> None:
    m = deal("piege-50", "piege-50", cards=DEADLY)
    assert m.over
    assert table(m).life == [0, 50]
    assert heard(m, "won") == [([1],)]
    assert "first" not in story(m)


@pytest.mark.rule("VW-SET-2", "VW-END-3")
def test_a_box_of_harmless_pieges_leaves_empty_hands_and_a_draw() -> None:
    m = deal("", "", cards="card,kind,count,source,value\npiege-0,piege,110,house,0\n")
    assert [len(pile) for pile in table(m).hands] == [0, 0]
    assert heard(m, "drawn") == [([0, 1],)]


@pytest.mark.rule("VW-END-4")
def test_who_died_in_setup_does_not_start() -> None:
    m = deal("piege-50", "", "piege-2", cards=DEADLY)
    assert table(m).turn == 2
    assert hand(m, 0) == ""
    assert heard(m, "dealt", 0)[0][0] == 1


@pytest.mark.rule("VW-COOP-2")
def test_a_deadly_piege_in_setup_takes_the_partner_along() -> None:
    m = deal("piege-50", "", "", "", "", "", cards=DEADLY, teams=True)
    assert table(m).living == [1, 2, 4, 5]
    assert table(m).turn in (1, 2, 4, 5)


def test_two_to_eight_play_for_twenty_minutes_alone_or_in_teams() -> None:
    assert (list(VIRUS_WAR.seats), VIRUS_WAR.minutes) == ([2, 3, 4, 5, 6, 7, 8], 20)
    teams = {"teams": {"teams": True}, "chosen": {"teams": True, "partners": "chosen"}}
    assert VIRUS_WAR.modes == {"solo": {}, **teams}


@pytest.mark.rule("VW-TURN-7", "VW-END-3")
@pytest.mark.parametrize(("option", "most"), [("life_cap", 200), ("turn_limit", 10_000)])
def test_how_far_an_option_goes(option: str, most: int) -> None:
    assert getattr(VIRUS_WAR.read_options({option: most}), option) == most
    with pytest.raises(Refused, match="bad-option"):
        VIRUS_WAR.read_options({option: most + 1})


@pytest.mark.parametrize("card", ["piege-2,piege", "chance-2,chance", "chiffre-2,chiffre"])
def test_an_owner_may_put_in_other_numbers_up_to_fifty(card: str) -> None:
    count = 8 if "chiffre" in card else 1
    row, kind = f"{card},{count},house,2", card.partition(",")[2]
    assert VIRUS_WAR.read_cards(STANDARD.replace(row, f"{kind}-50,{kind},{count},house,50"))
    with pytest.raises(CardFileError, match="value"):
        VIRUS_WAR.read_cards(STANDARD.replace(row, f"{kind}-51,{kind},{count},house,51"))
