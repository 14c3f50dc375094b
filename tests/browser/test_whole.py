"""Nothing of a card in the hand, and nobody's name, is cut: measured over every face, at every size."""

from __future__ import annotations

import pytest

from crise.games import GAMES
from tests.browser.conftest import Come
from tests.browser.test_phone import Asker
from tests.browser.test_reading import CUT, SIZES, faces_of
from tests.night import mostly_by_night

BOARDS = {"world-order", "dans-la-tourmente"}  # most of their cards never come into a hand
IN_HAND = ".hand .card *:not(.sr, .drawn)"
NAMES = ".mat :is(.pl__n, .lp__h, .team__h, .op__n, .power__n) b, .panel__name > span"
AT_ONCE = 8  # cards


@pytest.mark.parametrize("size", mostly_by_night(SIZES, "desk"))
@pytest.mark.parametrize("language", mostly_by_night(["fr", "en"], "fr"))
@pytest.mark.parametrize("game", mostly_by_night(GAMES, "smile-life"))
def test_no_card_of_a_hand_is_cut(come: Come, site: str, game: str, language: str, size: str) -> None:
    """Every face of the kinds that hands hold, eight at a time."""
    person = come(seed=0, locale=f"{language}-{language.upper()}", **SIZES[size])
    asker, page = Asker(person.page), person.page
    person.new_game(site, game, {}, seats=4)
    page.wait_for_selector(".prompt--me")
    faces = faces_of(person, site)
    kinds = (
        {faces[key]["kind"] for _, key in asker.hand} if game in BOARDS else {face["kind"] for face in faces.values()}
    )
    keys = [key for key, face in faces.items() if face["count"] and face["kind"] in kinds]
    cut: set[str] = set()
    for at in range(0, len(keys), AT_ONCE):
        cards = [[9000 + at + n, key] for n, key in enumerate((keys[at:] + keys)[:AT_ONCE])]
        asker.put("", [], {"hands": [{"count": AT_ONCE, "cards": cards}, *asker.view["hands"][1:]]})
        cut |= set(page.evaluate(CUT, IN_HAND))
    assert cut == set()
    person.content()


@pytest.mark.parametrize("size", mostly_by_night(SIZES, "landscape"))
@pytest.mark.parametrize("game", mostly_by_night(GAMES, "smile-life"))
def test_nobodys_name_is_cut(come: Come, site: str, game: str, size: str) -> None:
    """Robots have long names; who has lost a turn too."""
    person = come(seed=0, **SIZES[size])
    asker, page = Asker(person.page), person.page
    person.new_game(site, game, {}, seats=4)
    page.wait_for_selector(".prompt--me")
    asker.put("", [], {"skips": [2, 2, 2, 2], "lost_turns": [2, 2, 2, 2]} if game not in BOARDS else {})
    assert page.locator(NAMES).count()
    assert page.evaluate(CUT, NAMES) == []
    person.content()
