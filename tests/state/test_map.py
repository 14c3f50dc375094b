"""A map game from declarations: regions, bags, tracks, a supply, a market and powers, under the laws of all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from crise.engine.match import Match
from crise.envs.actions import Actions
from crise.envs.features import Features
from crise.lab.tools.laws import all_cards, check_clone, check_sound, check_worlds, play, positions
from crise.state.bags import Bag
from crise.state.derive import faults, features, labels
from tests.isles import GAME, WOOD, Isles
from tests.play import Place
from tools.view_types import typescript


def table(match: Match) -> Isles:
    assert isinstance(match.table, Isles)
    return match.table


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold(seats: int) -> None:
    place = Place(GAME, "map", seats)
    match, random, differ = place.start(1), Random(1), Counter[bool]()
    box = all_cards(match.table)
    for position in positions(match, random):
        check_sound(place.game, position, box, ())
        check_clone(position.clone(), random)
        if not position.over:
            check_worlds(position, random, differ)


def test_a_copy_has_a_map_of_its_own() -> None:
    match = GAME.start(2)
    play(match, Random(2), 12)
    t = table(match)
    before = t.shown()
    twin = t.clone()
    assert isinstance(twin, Isles)
    assert twin.shown() == before
    twin.isles["north"].armies[0] += 1
    twin.isles["south"].influence[0] = "blue"
    twin.stock[0].add(WOOD, 1)
    twin.powers["red"] = 1
    assert t.shown() == before


def test_a_view_shows_places_bags_and_powers_by_name() -> None:
    view = GAME.start(2).view(0)
    assert view["isles"]["north"] == {"armies": [0, 0], "influence": ["", ""], "storms": 0}
    assert view["stock"] == [{"wood": 1, "fish": 1}] * 2
    assert view["powers"] == {"red": 0, "green": 1, "blue": -1}
    assert (view["market"]["count"], view["reserve"], view["free"]) == (3, 5, 4)


def test_a_row_is_filled_as_long_as_there_are_cards() -> None:
    match = GAME.start(2)
    t = table(match)
    play(match, Random(5))
    assert len(t.market) == min(3, len(t.market) + len(t.deck))


SPOILS: dict[str, Callable[[Isles], None]] = {
    "reserve: 6 pieces of 5": lambda t: t.isles["north"].armies.__setitem__(0, 1),
    "fame: 4 is not in 0 to 3": lambda t: t.fame.__setitem__(1, 4),
    "stock: -1 is not in 0 to 4": lambda t: t.stock[0].amounts.__setitem__(WOOD, -1),
    "powers: 2 is not in -1 to 1": lambda t: t.powers.__setitem__("red", 2),
}


@pytest.mark.parametrize("fault", SPOILS)
def test_what_breaks_a_declaration_is_found(fault: str) -> None:
    t = table(GAME.start(2))
    assert faults(t) == []
    SPOILS[fault](t)
    assert faults(t) == [fault]


def test_a_bag_pays_all_or_nothing_and_holds_no_more_than_fits() -> None:
    bag = Bag({"wood": 3, "fish": 0}, 4)
    assert bag.has({"wood": 3})
    assert bag.add("wood", 3) == 1
    with pytest.raises(ValueError, match="can't pay"):
        bag.pay({"wood": 1, "fish": 1})
    bag.pay({"wood": 4})
    assert (bag["wood"], bag["fish"]) == (0, 0)


def test_the_vector_of_a_map_has_a_place_for_every_number() -> None:
    assert features(Isles)["isles.south.storms"] == "number"
    vector = Features(Actions(GAME), 2, GAME.options())
    t = table(GAME.start(2))
    t.isles["south"].armies[1], t.powers["blue"] = 3, 1
    t.stock[1].amounts[WOOD] = 4
    seen = dict(zip(vector.names, np.round(np.expm1(vector.vector(t.view(0), None)), 3), strict=True))
    assert (seen["isles.south.armies +1"], seen["isles.north.armies +1"]) == (3, 0)
    assert (seen["powers blue +1"], seen["powers blue +0"], seen["powers red +0"]) == (1, 0, 1)
    assert (seen["stock +1 wood"], seen["stock +0 wood"]) == (4, 1)


def test_labels_and_types_of_a_map() -> None:
    assert {"name-isles", "name-stock", "name-fame", "name-market"} <= set(labels(Isles))
    text = typescript(Isles)
    assert "  isles: Record<string, Isle>;\n" in text
    assert "export interface Isle {\n  armies: number[];\n  influence: string[];\n  storms: number;\n}\n" in text
    assert "  stock: Record<string, number>[];\n" in text
    assert "  powers: Record<string, number>;\n" in text
