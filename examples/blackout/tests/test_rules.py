"""Blackout, rule by rule, at positions as one lays them out on a real table."""

from random import Random

import pytest
from blackout import BLACKOUT, BlackoutOptions
from blackout.state import Blackout

from crise.engine.ask import PASS, CardId, Seat
from crise.engine.match import Match
from crise.game.texts import words


def position(*hands: str, laid: tuple[str, ...] = (), drawn: str = "supply-1", left: int = 9) -> Match:
    """Seat 0 is on turn and draws `drawn`; then so many cards are left in the draw pile."""
    t = BLACKOUT.new_table(len(hands), BlackoutOptions(), BLACKOUT.faces(BLACKOUT.standard), seed=0)
    box = list(range(len(t.faces)))
    for piles, given in ((t.hands, hands), (t.laid, laid)):
        for pile, keys in zip(piles, given, strict=False):
            for card in taken(t, box, keys):
                t.put(card, t.deck, pile)
    top = taken(t, box, drawn)
    t.deck.cards = [*box[:left], *top]
    t.deck.fixed_top = len(top)
    for card in box[left:]:
        t.put(card, t.deck, t.discard)
    return Match.begin(BLACKOUT.rules, t)


def taken(t: Blackout, box: list[CardId], keys: str) -> list[CardId]:
    cards = []
    for key in keys.split():
        cards.append(next(card for card in box if t.faces[card].key == key))
        box.remove(cards[-1])
    return cards


def table(m: Match) -> Blackout:
    assert isinstance(m.table, Blackout)
    return m.table


def held(m: Match, seat: Seat, key: str) -> CardId:
    return next(card for card in table(m).hands[seat].cards if table(m).faces[card].key == key)


def play(m: Match, seat: Seat, key: str) -> None:
    m.answer(seat, held(m, seat, key))


@pytest.mark.rule("BL-SET-1", "BL-SET-2")
def test_three_cards_each_and_chance_says_who_begins() -> None:
    games = [BLACKOUT.start(3, seed=seed) for seed in range(20)]
    assert {m.table.turn for m in games} == {0, 1, 2}
    for m in games:
        assert sorted(len(hand) for hand in table(m).hands) == [3, 3, 4]  # who is on turn has drawn


@pytest.mark.rule("BL-TURN-1", "BL-SET-2")
def test_one_draws_and_may_pass() -> None:
    m = position("outage", "")
    held(m, 0, "supply-1")
    m.answer(0, PASS)
    assert m.table.turn == 1


@pytest.mark.rule("BL-TURN-2")
def test_a_supply_counts_its_number() -> None:
    m = position("supply-3", "")
    play(m, 0, "supply-3")
    assert table(m).points() == [3, 0]


@pytest.mark.rule("BL-OUT-1", "BL-OUT-2")
def test_an_outage_takes_the_strongest_supply() -> None:
    m = position("outage", "", "", laid=("", "supply-1 supply-3", "supply-2"))
    play(m, 0, "outage")
    assert m.why_not(0, 0) == "BL-OUT-1"
    m.answer(0, 1)
    assert table(m).points() == [0, 1, 2]


@pytest.mark.rule("BL-OUT-1")
def test_an_outage_needs_a_target() -> None:
    m = position("outage", "", laid=("supply-2",))
    assert m.why_not(0, held(m, 0, "outage")) == "BL-OUT-1"


@pytest.mark.rule("BL-AID-1")
def test_an_aid_stops_an_outage() -> None:
    m = position("outage aid", "aid", laid=("", "supply-2"))
    assert m.why_not(0, held(m, 0, "aid")) == "BL-AID-1"
    play(m, 0, "outage")
    play(m, 1, "aid")
    assert table(m).points() == [0, 2]
    assert not [card for card in table(m).hands[1].cards if table(m).faces[card].key == "aid"]


@pytest.mark.rule("BL-END-1", "BL-END-2")
def test_the_game_ends_at_the_goal() -> None:
    m = position("supply-3", "", laid=("supply-3 supply-3 supply-3", "supply-3"))
    play(m, 0, "supply-3")
    assert m.over
    assert BLACKOUT.winners(table(m)) == [0]


@pytest.mark.rule("BL-END-1", "BL-END-2")
def test_the_game_ends_with_the_draw_pile_and_a_victory_may_be_shared() -> None:
    m = position("supply-1", "", laid=("", "supply-1"), left=0)
    play(m, 0, "supply-1")
    assert m.over
    assert BLACKOUT.winners(table(m)) == [0, 1]


@pytest.mark.parametrize("seats", BLACKOUT.seats)
def test_random_games_end_and_every_line_of_the_log_can_be_read(seats: int) -> None:
    dice, names = Random(seats), ["Ada", "Bob", "Chloé", "Dora"]
    m = BLACKOUT.start(seats, seed=seats)
    while not m.over:
        seat, _, options, _ = dice.choice(m.open)
        m.answer(seat, dice.choice(options))
    for language in ("fr", "en"):
        assert all(words(BLACKOUT, language).event(event, names) for event in m.log(0))
