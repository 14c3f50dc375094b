"""Level 1: setup, turns, announcements, the Élysée, the end."""

from typing import Literal

import pytest

from crise.engine.ask import Refused
from crise.games.noe import NOE
from tests.games.noe.tables import asked, events, hand, lay, noe, offered, pile, play
from tests.games.reading import heard

ARTHURS = "arthur-espions arthur-leonard arthur-etat-major"
MAXES = "max-espions max-empires max-etat-major"
COMPLOT = f"{ARTHURS} {MAXES}"
THREE_NOES = "noe-espions noe-empires noe-duron"
FIVE = "noe-duron sarah-leonard max-empires marie-senechales arthur-espions"
PRESS = "emma-journalistes marc-journalistes estelle-journalistes"
FIRE = "clara-pompiers camille-pompiers etienne-pompiers"

# --- Cards and setup ------------------------------------------------------------------------


@pytest.mark.rule("NO-CARD-3")
@pytest.mark.parametrize(("level", "cards"), [(1, 79), (2, 79), (3, 93)])
def test_villains_are_in_the_box_at_level_3_only(level: Literal[1, 2, 3], cards: int) -> None:
    t = noe(NOE.start(4, NOE.options(level=level), seed=1))
    in_play = [*t.deck.cards, *t.discard.cards, *(card for pile in t.hands for card in pile.cards)]
    assert len(in_play) == len(set(in_play)) == cards


@pytest.mark.rule("NO-SET-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_six_cards_each_and_one_turned_up(seats: int) -> None:
    match = NOE.start(seats, seed=3)
    view = match.view(seats)  # the public
    assert [pile["count"] for pile in view["hands"]] == [6] * seats
    assert all(pile["cards"] == [] for pile in view["hands"])
    assert len(view["discard"]["cards"]) == 1
    assert view["deck"]["count"] == 79 - 6 * seats - 1


@pytest.mark.rule("NO-SET-1")
def test_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    match = NOE.start(3, seed=5)
    t = noe(match)
    order = [args[0] for what, args in match.log(3) if what == "dealt"]
    assert order == [(t.dealer + step) % 3 for step in (1, 2, 3)]


@pytest.mark.rule("NO-SET-2")
def test_the_dealers_left_starts_and_the_deal_passes_on() -> None:
    match = play(lay("", "", "", last=True, reshuffles=0), "0 draw pile")  # the pile is spent
    t = noe(match)
    assert (t.rounds, t.dealer, t.turn) == (2, 0, 1)  # seat 2 dealt the first round: clockwise


@pytest.mark.rule("NO-SET-2")
def test_the_first_dealer_is_drawn_at_random() -> None:
    assert {noe(NOE.start(3, seed=seed)).dealer for seed in range(20)} == {0, 1, 2}


# --- Turn --------------------------------------------------------------------------------------


@pytest.mark.rule("NO-TURN-1")
def test_draw_then_discard_and_keep_six() -> None:
    match = play(lay("", "", pile="amelie-leonard"), "0 draw pile")
    assert len(hand(match, 0)) == 7
    assert set(offered(match)) == hand(match, 0)  # the drawn card may be the one
    play(match, "0 discard amelie-leonard")
    assert pile(match, 1, "discard") == ["sally-leonard", "amelie-leonard"]
    assert (len(hand(match, 0)), asked(match)) == (6, (1, "draw"))


@pytest.mark.rule("NO-TURN-1")
def test_the_visible_top_of_the_discard_can_be_taken() -> None:
    match = play(lay("", "", top="karl-empires"), "0 draw discard")
    assert "karl-empires" in hand(match, 0)
    assert pile(match, 1, "discard") == []
    assert heard(match, "took") == [(0, "karl-empires")]


@pytest.mark.rule("NO-TURN-3")
@pytest.mark.parametrize("top", ["sally-leonard", "joker-igor", "amelie-enqueteurs"])
def test_what_was_taken_from_the_discard_is_not_what_one_discards(top: str) -> None:
    match = play(lay("", "", top=top), "0 draw discard")
    assert set(offered(match)) == hand(match, 0) - {top}
    with pytest.raises(Refused, match="NO-TURN-3"):
        play(match, f"0 discard {top}")


@pytest.mark.rule("NO-TURN-2", "NO-TURN-4")
def test_the_discard_but_its_top_card_becomes_the_pile() -> None:
    match = lay("", "", under="karl-empires max-empires", top="sally-leonard", pile="amelie-leonard", last=True)
    t = noe(match)
    play(match, "0 draw pile", "0 discard amelie-leonard")
    assert t.reshuffled == 0  # the pile is empty, but nobody needs a card yet
    play(match, "1 draw pile")
    assert t.reshuffled == 1
    assert pile(match, 0, "discard") == ["amelie-leonard"]
    assert len(t.deck.cards) == 2  # three were shuffled, one was drawn
    assert pile(match, 0, "deck") == []  # nobody knows where the cards are that all had seen


@pytest.mark.rule("NO-TURN-5")
def test_after_three_rounds_of_the_table_somebody_must_draw() -> None:
    match = lay("", "", top="sally-leonard")
    for step in range(6):
        seat = step % 2
        play(match, f"{seat} draw discard")
        play(match, f"{seat} discard {offered(match)[0]}")
    assert asked(match) == (0, "draw_only")
    with pytest.raises(Refused, match="NO-TURN-5"):
        play(match, "0 draw_only discard")
    play(match, "0 draw_only pile")
    play(match, f"0 discard {offered(match)[0]}")
    assert "discard" in offered(match)


@pytest.mark.rule("NO-TURN-5")
def test_who_is_out_of_the_round_does_not_count() -> None:
    match = lay(COMPLOT, "", "", pile="karl-empires")
    play(match, "0 draw pile", "0 discard karl-empires", "0 announce complot")
    for step in range(6):  # three rounds of two
        seat = 1 + step % 2
        play(match, f"{seat} draw discard")
        play(match, f"{seat} discard {offered(match)[0]}")
    assert asked(match) == (1, "draw_only")


@pytest.mark.rule("NO-TURN-5", "NO-ANN-8")
def test_wrong_elysees_can_not_follow_each_other_forever() -> None:
    match = lay("", "", assisted=False)
    for step in range(6):
        play(match, f"{step % 2} draw elysee")
    assert offered(match) == ["pile"]
    match = lay(THREE_NOES, "", assisted=False)
    for _ in range(3):
        play(match, "0 draw discard")
        spare = next(card for card in offered(match) if not card.startswith("noe"))
        play(match, f"0 discard {spare}", "0 claim pass", "1 draw elysee")
    assert offered(match) == ["elysee", "pile"]  # a right one may be said all the same


@pytest.mark.rule("NO-TURN-5")
def test_a_refill_is_a_draw_too() -> None:
    match = play(lay("amelie-enqueteurs", "", level=2), "0 draw discard")
    assert noe(match).undrawn == 1
    play(match, "0 act amelie-enqueteurs", "1 oppose pass")
    play(match, f"0 seize {offered(match)[0]}")
    assert noe(match).undrawn == 0


# --- Announcements ----------------------------------------------------------------------------------


@pytest.mark.rule("NO-ANN-1", "NO-ANN-2", "NO-ANN-7", "NO-COMBO-3")
def test_a_complot_is_announced_with_the_discard() -> None:
    match = play(lay(COMPLOT, "", ""), "0 draw discard")
    play(match, "0 discard max-etat-major")
    assert asked(match) == (1, "draw")  # sally-leonard spoils it: nothing to announce
    match = play(lay(COMPLOT, "", "", pile="karl-empires"), "0 draw pile", "0 discard karl-empires")
    assert asked(match) == (0, "announce")
    play(match, "0 announce complot")
    t = noe(match)
    assert (t.points, t.gained, t.playing) == ([15, 0, 0], [15, 0, 0], [1, 2])
    assert {key for _, key in match.view(2)["laid"][0]["cards"]} == set(COMPLOT.split())
    assert asked(match) == (1, "draw")
    play(match, "1 draw discard")  # NO-ANN-7: his last discard can be taken
    assert "karl-empires" in hand(match, 1)
    play(match, f"1 discard {offered(match)[0]}", "2 draw pile")
    play(match, f"2 discard {offered(match)[0]}")
    assert asked(match) == (1, "draw")  # seat 0 is out of the round


@pytest.mark.rule("NO-ANN-2")
def test_the_last_one_scores_nothing_and_the_round_ends() -> None:
    match = play(lay(COMPLOT, "", pile="karl-empires"), "0 draw pile", "0 discard karl-empires", "0 announce complot")
    t = noe(match)
    assert (t.points, t.rounds) == ([15, 0], 2)
    assert ("round_over", (1, [1])) in match.log(2)


@pytest.mark.rule("NO-ANN-5")
def test_a_hand_kept_silent_can_be_announced_later() -> None:
    match = play(lay(COMPLOT, "", pile="karl-empires"), "0 draw pile", "0 discard karl-empires", "0 announce pass")
    play(match, "1 draw pile")
    play(match, f"1 discard {offered(match)[0]}", "0 draw pile")
    drawn = (hand(match, 0) - set(COMPLOT.split())).pop()
    play(match, f"0 discard {drawn}", "0 announce complot")
    assert noe(match).points == [15, 0]


@pytest.mark.rule("NO-ANN-6", "NO-COMBO-5")
@pytest.mark.parametrize(("word", "points"), [("pulitzer", 50), ("etare", 50), ("complot", 15)])
def test_one_announcement_one_score(word: str, points: int) -> None:
    match = lay(f"{PRESS} {FIRE}", "", pile="karl-empires")
    play(match, "0 draw pile", "0 discard karl-empires")
    assert offered(match) == ["pulitzer", "etare", "complot", "pass"]  # the best first
    play(match, f"0 announce {word}")
    assert noe(match).points == [points, 0]


@pytest.mark.rule("NO-ANN-6", "NO-COMBO-4")
def test_complot_counts_as_the_best_one() -> None:
    six = "amelie-leonard arthur-leonard clara-leonard emma-leonard sally-leonard sarah-leonard"
    match = lay(six, "", top="karl-empires", pile="max-empires", assisted=False)
    play(match, "0 draw pile", "0 discard max-empires", "0 claim complot")
    assert noe(match).points == [50, 0]


@pytest.mark.rule("NO-ANN-3")
def test_without_help_everything_can_be_said_and_a_wrong_word_costs_the_next_turn() -> None:
    match = play(lay("", "", "", pile="karl-empires", assisted=False), "0 draw pile", "0 discard karl-empires")
    assert offered(match) == ["pass", "complot", "pulitzer", "etare"]
    play(match, "0 claim complot")
    held = hand(match, 0)
    assert {key for _, key in match.view(2)["hands"][0]["cards"]} == held  # all have seen it
    assert noe(match).points == [0, 0, 0]
    for seat in (1, 2):
        play(match, f"{seat} draw pile")
        play(match, f"{seat} discard {offered(match)[0]}", f"{seat} claim pass")
    assert asked(match)[0] == 1  # seat 0 was skipped
    assert (hand(match, 0), events(match).count("skips")) == (held, 1)
    for seat in (1, 2):
        play(match, f"{seat} draw pile")
        play(match, f"{seat} discard {offered(match)[0]}", f"{seat} claim pass")
    assert asked(match)[0] == 0  # one turn, no more


@pytest.mark.rule("NO-ANN-6")
def test_naming_the_wrong_one_is_a_wrong_announcement() -> None:
    match = lay(f"{PRESS} {FIRE}", "", "", pile="karl-empires", assisted=False)
    match2 = lay(COMPLOT, "", "", pile="karl-empires", assisted=False)
    play(match, "0 draw pile", "0 discard karl-empires", "0 claim etare")
    play(match2, "0 draw pile", "0 discard karl-empires", "0 claim pulitzer")
    assert (noe(match).points, noe(match2).points) == ([50, 0, 0], [0, 0, 0])


@pytest.mark.rule("NO-ANN-3")
def test_with_help_a_wrong_word_is_refused() -> None:
    match = lay(COMPLOT, "", pile="karl-empires")
    play(match, "0 draw pile", "0 discard karl-empires")
    with pytest.raises(Refused, match="NO-ANN-3"):
        play(match, "0 announce pulitzer")


@pytest.mark.rule("NO-ANN-8")
def test_a_wrong_elysee_costs_the_present_turn() -> None:
    match = play(lay("", "", assisted=False), "0 draw elysee")
    assert asked(match)[0] == 1
    assert noe(match).lost_turns == [0, 0]
    assert "wrong" in events(match)
    assert "skips" not in events(match)


@pytest.mark.rule("NO-ANN-8")
def test_a_turn_still_to_be_lost_lapses_with_the_round() -> None:
    match = lay("", COMPLOT, pile="karl-empires amelie-leonard", assisted=False)
    play(match, "0 draw pile", "0 discard karl-empires", "0 claim complot")
    assert noe(match).lost_turns == [1, 0]
    play(match, "1 draw pile", "1 discard amelie-leonard", "1 claim complot")
    assert (noe(match).rounds, noe(match).lost_turns) == (2, [0, 0])


# --- Complot à l'Élysée ---------------------------------------------------------------------------------


@pytest.mark.rule("NO-ELY-1", "NO-ELY-2", "NO-ELY-3")
@pytest.mark.parametrize("cards", [THREE_NOES, FIVE])
def test_an_elysee_is_kept_silent_for_a_round_and_ends_it(cards: str) -> None:
    match = lay(cards, "", "", pile="karl-empires")
    assert "elysee" not in offered(match)  # NO-ELY-5: a dealt hand does not count
    play(match, "0 draw pile", "0 discard karl-empires")
    assert asked(match) == (1, "draw")  # nothing can be said at the end of the turn
    for seat in (1, 2):
        play(match, f"{seat} draw pile")
        play(match, f"{seat} discard {offered(match)[-1]}")
    assert offered(match)[0] == "elysee"
    play(match, "0 draw elysee")
    t = noe(match)
    assert (t.points, t.rounds) == ([100, 0, 0], 2)


@pytest.mark.rule("NO-ELY-3")
def test_points_already_scored_in_the_round_stand() -> None:
    match = lay(THREE_NOES, COMPLOT, "", pile="karl-empires amelie-leonard")
    play(match, "0 draw pile", "0 discard karl-empires")
    play(match, "1 draw pile", "1 discard amelie-leonard", "1 announce complot", "2 draw pile")
    play(match, f"2 discard {offered(match)[-1]}", "0 draw elysee")
    assert noe(match).points == [100, 15, 0]


@pytest.mark.rule("NO-ELY-4")
def test_alone_in_the_round_the_elysee_is_worth_nothing() -> None:
    match = lay(THREE_NOES, COMPLOT, pile="karl-empires amelie-leonard")
    play(match, "0 draw pile", "0 discard karl-empires")
    play(match, "1 draw pile", "1 discard amelie-leonard", "1 announce complot")
    assert (noe(match).points, noe(match).rounds) == ([0, 15], 2)


@pytest.mark.rule("NO-ELY-5")
def test_the_elysee_must_have_been_there_when_the_last_turn_ended() -> None:
    match = lay("noe-espions noe-empires", "", top="noe-duron", pile="karl-empires max-empires amelie-leonard")
    play(match, "0 draw pile", "0 discard karl-empires", "1 draw pile", "1 discard max-empires")
    assert "elysee" not in offered(match)
    match = lay("noe-espions noe-empires", "", top="noe-duron", pile="karl-empires max-empires")
    play(match, "0 draw discard", "0 discard franck-espions", "1 draw pile", "1 discard karl-empires")
    assert offered(match) == ["elysee", "pile", "discard"]


@pytest.mark.rule("NO-ELY-5", "NO-TURN-5")
def test_nothing_waits_for_the_next_round() -> None:
    match = lay(THREE_NOES, COMPLOT, pile="arthur-enqueteurs")
    play(match, "0 draw pile", "0 discard arthur-enqueteurs", "1 draw discard")
    t = noe(match)
    assert (t.rested_with_elysee(0), t.undrawn) == (True, 1)
    play(match, f"1 discard {COMPLOT.split()[0]}", "1 announce complot")
    assert t.rounds == 2
    assert (t.rested_with_elysee(0), t.undrawn) == (False, 0)  # NO-ELY-5: a dealt hand does not count


@pytest.mark.rule("NO-ELY-5", "NO-ATT-3")
def test_a_turn_that_an_attentat_ended_is_a_last_turn_too() -> None:
    six = f"{THREE_NOES} joker-noe noe-etat-major noe-enqueteurs"  # three are left, whichever is killed
    match = lay(six, "", pile="attentat-todorov karl-empires amelie-leonard", level=3)
    play(match, "0 draw pile", "1 draw_only pile", "1 discard amelie-leonard")
    assert "elysee" in offered(match)


@pytest.mark.rule("NO-ELY-5", "NO-ANN-8")
def test_a_turn_lost_to_an_elysee_said_too_early_is_a_last_turn_too() -> None:
    match = lay(THREE_NOES, "", pile="amelie-leonard", assisted=False)
    play(match, "0 draw elysee", "1 draw pile", "1 discard amelie-leonard", "1 claim pass", "0 draw elysee")
    assert noe(match).points == [100, 0]


@pytest.mark.rule("NO-ELY-5", "NO-ANN-8")
def test_a_lost_turn_is_a_last_turn_too() -> None:
    """The third Noé comes with the card that replaces what a Contrôle took, before the turn that is lost."""
    coming = "karl-empires max-empires noe-duron"
    match = lay("noe-espions noe-empires", "amelie-enqueteurs", pile=coming, level=2, assisted=False)
    play(match, "0 draw pile", "0 discard karl-empires", "0 claim complot")
    play(match, "1 draw pile", "1 act amelie-enqueteurs", "0 oppose pass", "1 seize franck-espions")
    while asked(match)[0] == 1:
        what, words = asked(match)[1], offered(match)
        play(match, f"1 {what} {'pass' if 'pass' in words else 'pile' if 'pile' in words else words[-1]}")
    assert "skips" in events(match)
    play(match, "0 draw elysee")
    assert noe(match).points == [100, 0]


@pytest.mark.rule("NO-ELY-2", "NO-ELY-5")
def test_without_help_an_elysee_said_too_early_is_wrong() -> None:
    match = play(lay(THREE_NOES, "", assisted=False), "0 draw elysee")
    assert noe(match).points == [0, 0]
    assert "wrong" in events(match)


@pytest.mark.rule("NO-ELY-2")
def test_with_help_the_refusal_says_why() -> None:
    match = lay(THREE_NOES, "")
    with pytest.raises(Refused, match="NO-ELY-2"):
        play(match, "0 draw elysee")
    with pytest.raises(Refused, match="NO-ELY-1"):
        play(lay("", ""), "0 draw elysee")


@pytest.mark.rule("NO-ELY-6")
def test_the_first_in_turn_order_takes_it_all() -> None:
    five = "joker-noe sarah-espions max-espions marie-espions arthur-espions"
    match = lay(THREE_NOES, five, pile="karl-empires max-empires")
    play(match, "0 draw pile", "0 discard karl-empires", "1 draw pile", "1 discard max-empires", "0 draw elysee")
    assert noe(match).points == [100, 0]


# --- The end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NO-END-1")
def test_the_target_ends_the_game_when_a_round_ends_and_the_highest_wins() -> None:
    match = lay(COMPLOT, f"{PRESS} {FIRE}", "", pile="karl-empires amelie-leonard", target=400)
    t = noe(match)
    t.points[:] = [390, 360, 0]
    play(match, "0 draw pile", "0 discard karl-empires", "0 announce complot")
    assert asked(match)[0] == 1  # 405, but the round goes on
    play(match, "1 draw pile", "1 discard amelie-leonard", "1 announce pulitzer")
    assert match.over
    assert (t.points, NOE.winners(t)) == ([405, 410, 0], [1])
    assert match.log(3)[-1] == ("won", ([1], 410))


@pytest.mark.rule("NO-END-1")
def test_equal_scores_share_the_victory() -> None:
    match = lay(COMPLOT, "", pile="karl-empires")
    noe(match).points[:] = [385, 400]
    play(match, "0 draw pile", "0 discard karl-empires", "0 announce complot")
    assert match.over
    assert NOE.winners(noe(match)) == [0, 1]


@pytest.mark.rule("NO-END-2")
@pytest.mark.parametrize("reshuffles", [0, 2])
def test_a_pile_that_fails_once_too_often_ends_the_round(reshuffles: int) -> None:
    match = lay("", "", last=True, reshuffles=reshuffles)
    t = noe(match)
    t.reshuffled = reshuffles
    play(match, "0 draw pile")
    assert (t.rounds, t.points, t.reshuffled) == (2, [0, 0], 0)
    assert "pile_spent" in events(match)


@pytest.mark.rule("NO-END-3")
def test_after_the_last_round_the_highest_score_wins() -> None:
    match = lay(COMPLOT, "", pile="karl-empires", max_rounds=1)
    play(match, "0 draw pile", "0 discard karl-empires", "0 announce complot")
    assert match.over
    assert NOE.winners(noe(match)) == [0]
