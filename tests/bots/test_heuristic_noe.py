"""Noé: what bots think of hands, announcements, seizures, and of who will win."""

from __future__ import annotations

from random import Random

import pytest

from crise.bots.heuristic import SILLY
from crise.engine.ask import PASS
from crise.engine.match import Match
from crise.games.noe import NOE
from crise.games.noe.heuristic import HEURISTIC, counted, names_missing, noes_missing, promise
from tests.bots.heuristics import check_honest, check_numbers, choice, random_game, rating
from tests.games.noe.tables import lay, noe, play

ELYSEE = "noe-espions sarah-empires max-espions marie-espions arthur-leonard"


def chosen(match: Match) -> str:
    """The card that looks best."""
    card = choice(HEURISTIC, match)
    assert isinstance(card, int)
    return match.table.faces[card].key


@pytest.mark.parametrize("mode", NOE.modes)
@pytest.mark.parametrize("seats", NOE.seats)
def test_every_question_gets_a_finite_number_for_each_option(mode: str, seats: int) -> None:
    asked = set()
    for match, ask in random_game(NOE, mode, seats, 700):
        check_numbers(HEURISTIC, match, ask)
        asked.add(ask[1])
    assert {"draw", "discard"} <= asked


@pytest.mark.parametrize("mode", NOE.modes)
def test_it_thinks_the_same_in_worlds_that_it_can_not_tell_apart(mode: str) -> None:
    random = Random(1)
    for match, ask in random_game(NOE, mode, 3, 250):
        check_honest(HEURISTIC, match, ask, random)


# --- hands ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "noes", "names"),
    [
        ("noe-espions noe-duron noe-empires", 0, 4),
        ("noe-espions joker-noe rose-senechales", 1, 3),
        ("joker-noe sarah-duron max-espions marie-espions arthur-espions", 2, 0),
        ("joker-igor sarah-duron max-espions marie-espions arthur-espions", 3, 1),
        ("joker-igor joker-noe sarah-duron", 2, 2),
        ("sarah-duron sarah-empires", 3, 4),
    ],
)
def test_the_way_to_the_elysee_is_counted(hand: str, noes: int, names: int) -> None:
    match = lay(hand, "")
    sums, _ = counted(noe(match), [c for c in noe(match).hands[0].cards if noe(match).faces[c].key in hand.split()])
    assert (noes_missing(sums), names_missing(sums)) == (noes, names)


def test_the_nearer_the_better() -> None:
    def worth_of(hand: str) -> float:
        match = lay(hand, "")
        return promise(*counted(noe(match), noe(match).hands[0].cards))

    names = ELYSEE.split()
    far = [worth_of(" ".join(names[:held])) for held in range(2, 6)]
    assert far == sorted(far)


# --- the plain turn -----------------------------------------------------------------------------


def test_it_takes_the_card_that_completes_the_elysee() -> None:
    assert choice(HEURISTIC, lay(ELYSEE.replace("marie-espions ", ""), "", top="marie-senechales")) == "discard"


def test_it_leaves_a_card_that_does_nothing() -> None:
    assert (
        choice(HEURISTIC, lay("noe-espions sarah-empires max-espions marie-espions", "", top="sandy-alphas")) == "pile"
    )


def test_it_keeps_what_it_needs() -> None:
    match = lay(f"{ELYSEE} rose-senechales", "", pile="sandy-alphas")
    play(match, "0 draw pile")
    assert chosen(match) in ("rose-senechales", "sandy-alphas")


def test_nobody_throws_away_what_he_needs() -> None:
    match = lay(
        "noe-espions noe-duron sarah-empires max-espions rose-senechales sandy-alphas", "", pile="franck-espions"
    )
    play(match, "0 draw pile")
    rates = rating(HEURISTIC, match)
    assert rates["noe-espions"] <= SILLY < rates["rose-senechales"]


def test_it_never_gives_a_joker_away() -> None:
    match = lay("karl-alphas franck-espions", "", pile="joker-igor")
    play(match, "0 draw pile")
    rates = rating(HEURISTIC, match)
    assert rates.pop("joker-igor") <= SILLY < min(rates.values())


def test_a_complot_is_said_when_the_elysee_is_far() -> None:
    match = lay(
        "karl-espions karl-empires karl-alphas elena-espions elena-senechales susy-senechales", pile="rose-senechales"
    )
    play(match, "0 draw pile", "0 discard elena-espions")
    assert choice(HEURISTIC, match) == "complot"


SARAHS = "sarah-empires sarah-duron sarah-espions"
TWO_TRIOS = f"{SARAHS} joker-igor max-espions max-empires"


@pytest.mark.parametrize(
    ("hand", "others", "said"),
    [
        (TWO_TRIOS, 1, "complot"),  # between two, who speaks ends the round: the other one has nothing
        (TWO_TRIOS, 3, PASS),  # the others play on whatever one says
        (f"joker-noe {SARAHS} max-espions arthur-espions", 1, PASS),  # a Marie more, and it is an Élysée
    ],
    ids=["between two", "among four", "near the Élysée"],
)
def test_it_waits_when_it_pays(hand: str, others: int, said: str | None) -> None:
    match = lay(hand, *[""] * others, pile="rose-senechales")
    play(match, "0 draw pile", "0 discard rose-senechales")
    assert choice(HEURISTIC, match) == said


def test_what_others_need_is_no_present() -> None:
    """A Sarah twice, a Journaliste: of no use to oneself, but to the next one; so the Sénéchale goes."""
    match = lay(
        "noe-espions sarah-empires sarah-duron marc-journalistes max-espions arthur-leonard", "", pile="rose-senechales"
    )
    play(match, "0 draw pile")
    assert chosen(match) == "rose-senechales"


def test_pulitzer_is_said_at_once() -> None:
    match = lay("marc-journalistes emma-journalistes estelle-journalistes", "", pile="rose-senechales")
    play(match, "0 draw pile", "0 discard rose-senechales")
    assert choice(HEURISTIC, match) == "pulitzer"


def test_an_elysee_is_kept_silent_and_then_said() -> None:
    match = lay(f"{ELYSEE} joker-igor", "", pile="rose-senechales")
    play(match, "0 draw pile", "0 discard rose-senechales")
    while match.open[0][0] == 1:
        match.give(1, match.open[0][2][-1])
    assert match.open[0][1] == "draw"
    rates = rating(HEURISTIC, match)
    assert rates["elysee"] > 0
    assert rates["pile"] <= SILLY
    assert rates["discard"] <= SILLY


def test_what_wins_the_game_is_said() -> None:
    """Rather fifteen points and the victory than a hundred next turn."""
    match = lay("noe-espions noe-duron noe-empires sarah-empires sarah-duron sarah-espions", "", pile="rose-senechales")
    noe(match).points[:] = [390, 380]
    play(match, "0 draw pile", "0 discard rose-senechales")
    rates = rating(HEURISTIC, match)
    assert choice(HEURISTIC, match) == "complot"
    assert rates[PASS] <= SILLY


def test_without_help_nothing_wrong_is_said() -> None:
    match = lay("rose-senechales", "", assisted=False)
    assert rating(HEURISTIC, match)["elysee"] <= SILLY
    play(match, "0 draw pile")
    match.give(0, choice(HEURISTIC, match))
    rates = rating(HEURISTIC, match)
    assert rates.pop(PASS) > SILLY
    assert all(rate <= SILLY for rate in rates.values())


def test_without_help_what_is_right_is_said() -> None:
    match = lay("marc-journalistes emma-journalistes estelle-journalistes", "", pile="rose-senechales", assisted=False)
    play(match, "0 draw pile", "0 discard rose-senechales")
    rates = rating(HEURISTIC, match)
    assert choice(HEURISTIC, match) == "pulitzer"
    assert rates["etare"] <= SILLY


# --- Enquêteurs and villains -----------------------------------------------------------------------


def test_it_seizes_what_completes_its_own_hand() -> None:
    match = lay(
        "noe-espions sarah-empires max-espions arthur-leonard emma-enqueteurs",
        "marie-senechales sandy-alphas sally-alphas",
        pile="rose-senechales",
        level=2,
    )
    play(match, "0 draw pile")
    assert chosen(match) == "emma-enqueteurs"
    play(match, "0 act emma-enqueteurs", "0 target @1", "1 oppose pass")
    assert chosen(match) == "marie-senechales"


def test_it_opposes_when_it_can() -> None:
    match = lay("emma-enqueteurs", "henri-etat-major noe-etat-major", pile="rose-senechales", level=2)
    play(match, "0 draw pile", "0 act emma-enqueteurs", "0 target @1")
    rates = rating(HEURISTIC, match)
    assert rates["henri-etat-major"] > rates["noe-etat-major"] >= rates[PASS]


def test_it_goes_for_the_one_who_leads() -> None:
    match = lay("emma-enqueteurs", "", "", pile="rose-senechales", level=2)
    noe(match).points[:] = [0, 100, 300]
    play(match, "0 draw pile", "0 act emma-enqueteurs")
    assert choice(HEURISTIC, match) == 2


# --- who will win ------------------------------------------------------------------------------------


def test_who_has_more_points_is_likelier_to_win() -> None:
    match = lay("", "", "")
    noe(match).points[:] = [100, 200, 300]
    worths = [HEURISTIC.evaluate(match.table, seat) for seat in range(3)]
    assert worths == sorted(worths)
    assert sum(worths) == pytest.approx(1)


def test_who_is_near_the_elysee_is_likelier_to_win() -> None:
    match = lay("rose-senechales sandy-alphas", ELYSEE)
    end_a_turn(match)
    assert HEURISTIC.evaluate(match.table, 1) > 0.55


def end_a_turn(match: Match) -> None:
    """Seat 1 has had its first turn."""
    noe(match).rested[1] = noe(match).hands[1].cards[:]


def test_a_new_deal_tells_nothing() -> None:
    match = lay("rose-senechales sandy-alphas", ELYSEE)
    assert [HEURISTIC.evaluate(match.table, seat) for seat in range(2)] == [0.5, 0.5]


def test_what_one_leaves_to_the_next_counts() -> None:
    """Seat 0 is to move, a card short of an Élysée: it matters which one lies there."""
    worths = []
    for left in ("arthur-leonard", "rose-senechales"):
        match = lay("noe-espions sarah-empires max-espions marie-espions sally-alphas sandy-alphas", "", top=left)
        end_a_turn(match)
        worths.append(HEURISTIC.evaluate(match.table, 1))
    assert worths[0] < worths[1] - 0.02


def test_who_comes_after_a_complete_elysee_has_nothing_to_hope_for() -> None:
    match = lay(f"{ELYSEE} rose-senechales", "noe-duron noe-empires noe-etat-major")
    noe(match).rested[:] = [hand.cards[:] for hand in noe(match).hands]
    assert HEURISTIC.evaluate(match.table, 0) > 0.6


def test_at_the_end_there_is_no_doubt() -> None:
    match = lay("", "")
    noe(match).points[:] = [415, 300]
    noe(match).finished = True
    assert [HEURISTIC.evaluate(match.table, seat) for seat in range(2)] == [1.0, 0.0]
