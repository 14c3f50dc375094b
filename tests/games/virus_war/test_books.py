"""Whole games by chance, at every number of seats: after each answer the books of the table balance."""

from random import Random

import pytest

from crise.engine.match import Match
from crise.games.virus_war import VIRUS_WAR, VirusWarOptions
from crise.games.virus_war.state import NONE, TOKENS
from tests.games.virus_war.position import asked, heard, keys, table

TABLES = [(seats, False) for seats in VIRUS_WAR.seats] + [(4, True), (6, True), (8, True)]


@pytest.mark.rule("VW-TURN-8", "VW-VAC-3", "VW-END-1", "VW-END-4")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_books_balance(seats: int, teams: bool) -> None:
    random = Random(seats)
    m = VIRUS_WAR.start(seats, VirusWarOptions(teams=teams), seed=seats)
    while m.open:
        balance(m)
        seat, _, options, _ = random.choice(m.open)
        m.give(seat, random.choice(options))
    balance(m)
    assert heard(m, "won") == [(VIRUS_WAR.winners(table(m)),)]


@pytest.mark.rule("VW-PIE-1", "VW-TURN-12")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_copies_and_imagined_worlds_look_the_same(seats: int, teams: bool) -> None:
    random = Random(seats)
    m = VIRUS_WAR.start(seats, VirusWarOptions(teams=teams), seed=seats)
    for answers in range(150):
        if m.open and answers % 7 == 0:
            seat = random.randrange(seats)
            before = [m.view(seat) for seat in range(seats + 1)]
            world = m.imagine(seat, random.random)
            assert world.view(seat) == before[seat]
            assert not any("piege" in keys(world, hand) for hand in table(world).hands)
            copy = m.clone()
            assert [copy.view(seat) for seat in range(seats + 1)] == before
            balance(copy)
            m = copy
        if m.open:
            seat, _, options, _ = random.choice(m.open)
            m.give(seat, random.choice(options))


def balance(m: Match) -> None:
    t = table(m)
    assert t.supply + sum(t.tokens) == TOKENS
    assert t.living == [seat for seat in range(t.seats) if t.life[seat] > 0]
    assert set(asked(m)) <= set(t.living)
    piles = [t.deck, t.discard, t.vaccins, *t.hands]
    assert sorted(card for pile in piles for card in pile.cards) == list(range(110))
    assert not any("piege" in keys(m, hand) for hand in t.hands)
    assert sorted(t.vaccins.cards) == sorted(card for card in t.vaccin if card != NONE)
    for seat in range(t.seats):
        assert t.tokens[seat] or t.vaccin[seat] == NONE
        assert t.life[seat] or not (t.tokens[seat] or t.lost_turns[seat] or t.hands[seat].cards)
