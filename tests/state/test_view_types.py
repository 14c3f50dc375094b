"""The types of views: what the browser was told of them, and what tables really show."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from crise.builds import is_compiled
from crise.game.manifest import Game
from crise.games import GAMES
from crise.lab.tools.laws import play
from crise.state.derive import area_of, declared, views
from tools import view_types

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@pytest.mark.skipif(is_compiled("crise.engine.match"), reason="compiled, a TypedDict has lost its types")
def test_the_browser_knows_the_same_types() -> None:
    """`python tools/view_types.py` writes them anew."""
    assert {path: path.read_text("utf-8") for path in view_types.texts()} == view_types.texts()


@each_game
def test_a_view_holds_what_its_type_says(game: Game[Any, Any, Any]) -> None:
    match, random = game.start(game.seats[-1]), Random(3)
    for _ in range(20):
        check(match.view(0), game.table)
        play(match, random, 15)


def check(view: dict[str, Any], state: type) -> None:
    """What it shows, and what each place of a map shows."""
    for name, one in declared(state).items():
        for shown in views(name, one) if one.shown else ():
            area = area_of(one)
            if area is None:
                msgspec.convert(view[shown], view_types.evaluated(state, name, one), strict=True)
            else:
                assert tuple(view[shown]) == one.among
                for place in view[shown].values():
                    check(place, area)
