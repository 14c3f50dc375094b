"""The views of several seats at once are those of each, and a sentence with holes reads as one without."""

from __future__ import annotations

from random import Random

import pytest

from crise.game.texts import LANGUAGES, words
from crise.games import GAMES
from crise.lab.tools.laws import encode, positions
from crise.server.outbox.text import game_text
from crise.server.outbox.views import ViewCache
from tests.play import PLACES, Place


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_views_together_are_the_views_of_each(place: Place) -> None:
    """Byte for byte, in the same order, whatever was looked at before."""
    random, views = Random(11), ViewCache()
    for match in positions(place.start(11), random):
        seats = [seat for seat in range(place.seats + 1) if random.random() < 0.7]
        if random.random() < 0.5:
            assert encode([look.view() for look in views.of(match.table, seats)]) == encode(
                [match.view(seat) for seat in seats]
            )


@pytest.mark.parametrize("place", [place for place in PLACES if place.game.id in GAMES], ids=str)
def test_sentences_with_holes(place: Place) -> None:
    names = [f"Personne {seat}" for seat in range(place.seats)]
    *_, match = positions(place.start(12), Random(12))
    for language in LANGUAGES:
        plain, quick = words(place.game, language), game_text(place.game, language)
        for seat in (0, place.seats):
            for event in match.log(seat)[:400]:
                assert quick.event(event, names, seat) == plain.event(event, names, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [1, 2])
@pytest.mark.parametrize("life", [-3, 0, 1, 999, 1000, 12_345])
def test_numbers_in_sentences(language: str, points: int, life: int) -> None:
    """One of them decides how the sentence reads, the other only stands in it."""
    game, event = GAMES["virus-war"], ("suffers", (0, points, life))
    assert [name for name, _ in game.events["suffers"]] == ["seat", "points", "life"]
    for name in ("Ada", "100 %s"):
        assert game_text(game, language).event(event, [name]) == words(game, language).event(event, [name])
