"""Piles by name, one for each place or power: what follows from their one line, as for a pile a seat."""

from __future__ import annotations

from random import Random
from typing import Any

from crise.engine.face import Face
from crise.engine.pile import BAG, LISTED
from crise.envs.actions import _place
from crise.envs.features import Features
from crise.lab.simulate.play import cards_in_play
from crise.server.outbox.views import ViewCache
from crise.server.workers.replay import _best
from crise.state.base import State
from crise.state.piles import draw_piles, hand_each, open_piles
from tools.view_types import typescript

PLACES = ("north", "south")
FACES = [Face(key, "relic") for key in ("crown", "jar", "mask", "oar", "ring", "urn")]


class Digs(State):
    decks = draw_piles(PLACES)
    rows = open_piles(PLACES)
    hands = hand_each()


def laid() -> Digs:
    """Two cards in each deck, one in the row of the south, one in a hand."""
    table = Digs()
    table.begin(2, None, FACES, 1, {})
    table.decks["north"].cards, table.decks["south"].cards = [0, 1], [2, 3]
    table.rows["south"].cards, table.known[4] = [4], table.everybody
    table.hands[1].cards, table.known[5] = [5], 1 << 1
    return table


def test_there_is_a_pile_for_each_name() -> None:
    t = laid()
    assert list(t.decks) == list(t.rows) == list(PLACES)
    assert {(pile.order, pile.seen) for pile in t.decks.values()} == {(BAG, 0)}
    assert {(pile.order, pile.seen) for pile in t.rows.values()} == {(LISTED, t.everybody)}


def test_all_of_them_are_among_the_piles_of_the_table() -> None:
    t = laid()
    assert [pile.cards for pile in t.all_piles()] == [[0, 1], [2, 3], [], [4], [], [5]]
    assert sorted(cards_in_play(t)) == list(range(len(FACES)))
    assert t.heights() == [2, 2, 0, 1, 0, 1]


def test_a_copy_has_piles_of_its_own() -> None:
    t = laid()
    twin = t.clone()
    twin.move(4, twin.rows["south"], twin.rows["north"])
    assert (t.rows["south"].cards, twin.rows["north"].cards) == ([4], [4])
    assert not t.rows["north"].cards


def test_a_view_shows_them_by_name_and_no_hidden_card() -> None:
    t = laid()
    for seat in (0, 1, 2):
        view = t.view(seat)
        assert view["decks"] == {place: {"count": 2, "cards": []} for place in PLACES}
        assert view["rows"] == {"north": {"count": 0, "cards": []}, "south": {"count": 1, "cards": [(4, "ring")]}}


def test_what_moves_between_them_is_known_to_who_sees_it() -> None:
    t = laid()
    t.put(t.take(t.decks["north"]), t.decks["north"], t.rows["north"])
    (card,) = t.rows["north"].cards
    assert t.known[card] == t.everybody
    assert t.view(0)["rows"]["north"]["cards"] == [(card, FACES[card].key)]


def test_their_hidden_cards_are_dealt_anew_in_an_imagined_world() -> None:
    t = laid()
    found, random = set(), Random(1).random
    for _ in range(50):
        faces = t.information_set(0).sample(random).faces
        assert sorted(face.key for face in faces) == sorted(face.key for face in FACES)
        assert faces[4] is FACES[4]
        found.add(faces[5].key)
    assert found >= {"crown", "jar", "mask", "oar", "urn"}


def test_a_vector_has_a_place_for_each_of_them() -> None:
    class Plan(Features):
        def __init__(self) -> None:
            self.seats, self.names, self._fill = 2, [], []
            self._faces = {face.key: at for at, face in enumerate(FACES)}

    plan, view = Plan(), laid().view(0)
    plan._plan_pile("rows", view["rows"])
    assert plan.names == [f"rows.{place} {part}" for place in PLACES for part in ("size", *plan._faces)]
    vector: Any = [0.0] * len(plan.names)
    for way, at, fill in plan._fill:
        fill(vector, at, view[way[0]][way[1]], 0)
    assert [name for name, number in zip(plan.names, vector, strict=True) if number] == [
        "rows.south size",
        "rows.south ring",
    ]


def test_an_environment_tells_in_which_a_card_lies() -> None:
    assert _place(4, laid(), ("hands", "rows")) == "rows"


def test_the_server_shows_the_same_as_the_table() -> None:
    t, cache = laid(), ViewCache()
    check_views(t, cache)
    t.move(4, t.rows["south"], t.decks["south"])  # where everybody saw it go: to the bottom
    t.decks["south"].cards.insert(0, t.decks["south"].cards.pop())
    t.decks["south"].fixed_bottom += 1
    check_views(t, cache)
    assert t.view(0)["decks"]["south"] == {"count": 3, "cards": [], "bottom": [(4, "ring")]}


def check_views(t: Digs, cache: ViewCache) -> None:
    for view, seat in zip(cache.of(t, [0, 1, 2]), (0, 1, 2), strict=True):
        assert view.view() == t.view(seat)


def test_a_replay_with_open_hands_shows_what_anybody_knew_of_each() -> None:
    t = laid()
    t.known[1] = 1 << 1  # seat 1 looked at the top of a deck
    t.decks["north"].known_to, t.decks["north"].fixed_top = 1 << 1, 1
    together = _best([t.view(seat)["decks"] for seat in (0, 1, 2)])
    assert together["north"] == {"count": 2, "cards": [(1, "jar")]}


def test_the_browser_gets_a_record_of_piles() -> None:
    assert "  decks: Record<string, Pile>;\n  rows: Record<string, Pile>;\n  hands: Pile[];\n" in typescript(Digs)
