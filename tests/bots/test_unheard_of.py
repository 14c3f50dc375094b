"""What a mind has never heard of it rates all the same: questions, words, kinds of cards, seats, numbers."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

import pytest

from crise.bots.heuristic import SILLY, Heuristic, filled, middling, of_numbers
from crise.bots.policy import heuristic_of
from crise.engine.ask import PASS, Ask
from crise.engine.face import Face
from crise.engine.match import Match
from crise.games.apocalypse import APOCALYPSE
from crise.games.etat_durgence.effects import Effect
from crise.games.etat_durgence.heuristic import weigh
from crise.games.etat_durgence.state import Card
from crise.games.smile_life import SMILE_LIFE
from crise.games.smile_life.legal import always
from crise.games.smile_life.rules import BASE
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools.laws import Sampler, positions
from tests.games.smile_life.position import position as life
from tests.games.virus_war.position import position as war
from tests.games.virus_war.position import say
from tests.play import PLACES, Place

NEW = "unheard-of"
EACH = 3  # positions of each sort
WAYS = {place.way: place for place in PLACES if place.seats in (2, 4)}  # the largest of the two, where both are allowed
each_way = pytest.mark.parametrize("place", WAYS.values(), ids=list(WAYS))


def questions(place: Place) -> Iterator[tuple[Match, Ask]]:
    """All sorts of questions that random games ask."""
    sampler = Sampler(EACH)
    for seed in range(3):
        for match in positions(place.start(seed), Random(seed)):
            if sampler(match):
                yield from ((match, ask) for ask in match.open)


def check(mind: Heuristic, match: Match, ask: Ask) -> None:
    """A number for each option, also for the expert."""
    for rates in (mind.rate(match.table, ask), mind.rate_for_search(match.table, ask)):
        assert len(rates) == len(ask[2]), ask
        assert all(isfinite(rate) for rate in rates), (ask, rates)


@each_way
def test_words_and_passes_among_the_options(place: Place) -> None:
    mind = heuristic_of(place.game)
    for match, (seat, what, options, about) in questions(place):
        for more in ([NEW, *options], [*options, NEW], [PASS, *options], [*options, PASS], [NEW, PASS], [NEW]):
            check(mind, match, (seat, what, more, about))


@each_way
def test_cards_seats_and_numbers_that_were_never_offered(place: Place) -> None:
    mind, game = heuristic_of(place.game), place.game
    for match, (seat, what, _, about) in questions(place):
        kind = game.asks[what][0]
        held = [card for pile in match.table.all_piles() for card in pile.cards if match.table.known[card] >> seat & 1]
        offers: dict[str, list[Any]] = {"card": held, "seat": list(range(place.seats)), "number": list(range(60))}
        check(mind, match, (seat, what, offers.get(kind) or [NEW, 1], about))


@each_way
def test_questions_that_are_new_or_speak_of_more(place: Place) -> None:
    mind = heuristic_of(place.game)
    for match, (seat, what, options, about) in questions(place):
        check(mind, match, (seat, NEW, options, about))
        check(mind, match, (seat, what, options, (*about, 3, NEW, seat)))


@each_way
@pytest.mark.parametrize("share", [1.0, 0.3])
def test_cards_of_a_kind_that_is_new(place: Place, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """All cards of the box, or some of them. What may be laid is for the rules to say."""
    mind, random = heuristic_of(place.game), Random(1)
    for book in (BASE, APOCALYPSE.rulebook):
        monkeypatch.setitem(book.may_lay, NEW, always)
    for match, ask in questions(place):
        world = match.clone()
        table = world.table
        new = [random.random() < share for _ in table.faces]
        table.faces = [stranger(place, face) if is_new else face for face, is_new in zip(table.faces, new, strict=True)]
        for pile in table.all_piles():
            pile.by_kind = None  # what lay there is of another kind now
        check(mind, world, ask)
        assert all(0 <= mind.evaluate(table, seat) <= 1 for seat in range(place.seats)), ask


def stranger(place: Place, like: Face) -> Face:
    """A face as like as possible to one of the box, but of a kind, a key and effects that nobody knows."""
    row = next(row for row in place.game.standard if row.card == like.key)
    face = place.game.face(row)
    face.key = face.kind = NEW
    if isinstance(face, Card):
        face.effect = face.later = (Effect(NEW, 2),)
        face.sides = dict.fromkeys(face.sides, face.effect)
    return face


# --- what it thinks of them -------------------------------------------------------------------------------------


def rating(mind: Heuristic, match: Match, ask: Ask) -> dict[Any, float]:
    return dict(zip(ask[2], mind.rate(match.table, ask), strict=True))


def test_a_new_card_is_played_rather_than_none_but_not_before_a_good_one() -> None:
    mind = heuristic_of(VIRUS_WAR)
    m = war("demi-tour poison chiffre-5", "", "", life=[50, 5, 50], deck="chiffre-1")
    t = m.table
    card = next(card for card in m.open[0][2] if card is not PASS and t.faces[card].kind == "demi-tour")
    t.faces = t.faces[:]
    t.faces[card] = Face(NEW, NEW)
    kinds = {
        PASS if option is PASS else t.faces[option].kind: rate for option, rate in rating(mind, m, m.open[0]).items()
    }
    assert kinds[PASS] + mind.tie_margin < kinds[NEW] < kinds["poison"]


def test_a_new_card_is_aimed_at_the_strong_and_never_at_a_partner() -> None:
    m = war("pick-pocket", "virus", "virus", "virus", deck="chiffre-1", teams=True, life=[50, 20, 50, 40])
    say(m, "0: pick-pocket")
    ask = m.open[0]
    t = m.table
    t.faces = t.faces[:]
    t.faces[ask[3][0]] = Face(NEW, NEW)
    assert rating(heuristic_of(VIRUS_WAR), m, ask) == {1: 20.0, 2: SILLY, 3: 40.0}


def test_a_new_way_to_begin_a_turn_is_worth_a_try_and_a_parting_is_not() -> None:
    asked = (0, "begin", ["draw", "divorce", NEW], ())
    rates = rating(heuristic_of(SMILE_LIFE), life("etude", ""), asked)
    assert rates["divorce"] == SILLY < rates[NEW] <= rates["draw"]


def test_in_apocalypse_its_own_ways_to_begin_a_turn_are_known_and_new_ones_are_tried() -> None:
    match = WAYS["apocalypse/basique"].start(1)
    rates = rating(heuristic_of(APOCALYPSE), match, (0, "begin", ["draw", "rob", "divorce", NEW], ()))
    assert rates["divorce"] == SILLY < rates[NEW] < rates["rob"]


def test_a_new_effect_is_better_than_none_but_not_than_two() -> None:
    assert 0.0 == weigh((), {}) < weigh((Effect(NEW, 1),), {}) < weigh((Effect(NEW, 2),), {}) <= 1.0


def test_what_is_no_number_is_neither_good_nor_bad() -> None:
    rated = of_numbers(
        lambda table, me, options, about: [SILLY if option == 9 else float(option) for option in options]
    )
    assert rated(None, 0, [1, NEW, 5, 9], ()) == [1.0, 3.0, 5.0, SILLY]
    assert rated(None, 0, [NEW, PASS], ()) == [0.0, 0.0]
    assert middling([SILLY, SILLY]) == 0.0
    assert filled([PASS, 7, NEW, 8], [1.0, 2.0], 0.5) == [0.5, 1.0, 0.5, 2.0]
