"""What lies in front of a seat is kept sorted by kind: it must be what one sees there, in all worlds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from crise.engine.ask import CardId, Seat
from crise.engine.match import Match
from crise.games.smile_life.state import TURNED, SmileLife
from tests.play import PLACES, Place

LIVES = [place for place in PLACES if place.game.id in ("smile-life", "apocalypse") and place.seats == 3]


def seen(t: SmileLife, seat: Seat, kind: str, unmarked: int) -> list[CardId]:
    """One card after the other."""
    return [card for card in t.laid[seat].cards if t.faces[card].kind == kind and not t.marks[card] & unmarked]


def check(match: Match, kinds: set[str]) -> None:
    t: Any = match.table
    for seat in range(t.seats):
        for kind in kinds:
            for unmarked in (0, TURNED):
                assert t.laid_of(seat, kind, unmarked) == seen(t, seat, kind, unmarked)


def live_on(world: Match, kinds: set[str], random: Random) -> None:
    check(world, kinds)
    for _ in range(4):
        if world.open:
            world.give(world.open[0][0], random.choice(world.open[0][2]))
            check(world, kinds)


@pytest.mark.parametrize("place", LIVES, ids=str)
def test_laid_cards_of_a_kind_are_those_that_lie_there(place: Place) -> None:
    random, match = Random(1), place.start(1)
    kinds = {face.kind for face in match.table.faces}
    while match.open:
        seat, _, options, _ = match.open[0]
        check(match, kinds)
        if random.random() < 0.2:
            check(match.clone(), kinds)
            live_on(match.imagine(seat, random.random), kinds, random)
        match.give(seat, random.choice(options))
    check(match, kinds)
