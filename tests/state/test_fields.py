"""Fields are declared once: what follows from them, and what is refused where it is declared."""

from __future__ import annotations

import traceback

import msgspec
import pytest

from crise.engine.face import Face
from crise.engine.pile import Pile
from crise.state.base import Declared, State
from crise.state.derive import declared, features, labels, roles
from crise.state.fields import (
    announced,
    card_ids,
    counter,
    counter_each,
    given,
    option,
    player,
    players,
    scratch,
    shown,
)
from crise.state.piles import draw_pile, hand_each, open_pile, open_pile_each

FACES = [Face("relic", "relic") for _ in range(4)]


class Base(State):
    """A table of its own, and the base of another."""

    deck = draw_pile()
    hands = hand_each()
    points = counter_each(3, role="score")
    rounds = counter(shown="round")
    level: int = option(shown=True)
    playing: int = scratch(-1)

    @shown(feature="number")
    def half(self) -> int:
        return len(self.deck) // 2


class More(Base):
    grave = open_pile()
    rows = open_pile_each()
    leader = player(0, marked=True)
    living = players()
    played = announced()
    secret = counter(7, shown=False)
    marked = card_ids()
    book: list[int] = given()


class Given(msgspec.Struct):
    level: int = 2


def laid(state: type[State] = More, seats: int = 3) -> More:
    table = state()
    table.begin(seats, Given(), FACES, 1, {})
    assert isinstance(table, More)
    table.book = [1]
    return table


def test_the_fields_of_the_base_come_first() -> None:
    assert list(declared(More))[: len(declared(Base))] == list(declared(Base))
    assert list(laid().piles()) == ["deck", "hands", "grave", "rows"]
    assert list(laid().shown()) == ["points", "round", "level", "half", "leader", "living", "played", "marked"]


def test_a_new_table_holds_what_was_declared() -> None:
    t = laid()
    assert (t.points, t.rounds, t.level, t.secret, t.living) == ([3, 3, 3], 0, 2, 7, [])
    assert [pile.seen for pile in t.hands] == [1, 2, 4]
    assert t.grave.seen == t.rows[1].seen == t.everybody
    assert isinstance(t.deck, Pile)


def test_a_copy_is_equal_and_its_own() -> None:
    t = laid()
    t.points[1], t.rounds, t.living, t.secret = 9, 4, [2], 8
    t.hands[0].cards = [1]
    twin = t.clone()
    assert (twin.shown(), twin.secret, twin.book) == (t.shown(), 8, t.book)
    assert type(twin) is More
    twin.points[1], twin.hands[0].cards[0] = 0, 3
    twin.living.append(0)
    assert (t.points[1], t.hands[0].cards, t.living) == (9, [1], [2])


def test_what_is_of_the_turn_is_neither_copied_nor_shown() -> None:
    t = laid()
    t.playing, t.played = 3, [0]
    twin = t.clone()
    assert (twin.playing, twin.played) == (-1, [])
    assert "playing" not in t.shown()
    assert t.shown()["played"] == [(0, "relic")]


def test_seats_may_be_shown_as_marks() -> None:
    t = laid()
    t.leader = 1
    assert t.shown()["leader"] == [False, True, False]


def test_roles_features_and_labels_follow_from_the_fields() -> None:
    assert roles(More) == {"hands": "hand", "points": "score", "played": "announced"}
    assert list(features(More).items()) == [
        *(("round", "number"), ("level", "number"), ("half", "number"), ("points", "numbers")),
        *(("leader", "numbers"), ("living", "players"), ("played", "cards")),
    ]
    assert labels(Base) == ["name-deck", "name-hands", "name-points", "name-round", "name-level", "name-half"]


def test_there_is_no_dict_of_attributes() -> None:
    assert not hasattr(laid(), "__dict__")
    with pytest.raises(AttributeError):
        laid().pionts = [1]  # type: ignore[attr-defined]


def test_what_makes_no_sense_is_refused_where_it_is_declared() -> None:
    with pytest.raises(ValueError, match="unknown role: winner"):
        counter_each(role="winner")
    with pytest.raises(ValueError, match="unknown kind of feature: colour; there are number, numbers"):
        counter(feature="colour")
    with pytest.raises(TypeError, match="level needs an annotation"):
        Declared("Untyped", (State,), {"__module__": __name__, "level": option()})


def test_a_traceback_shows_the_generated_line() -> None:
    with pytest.raises(AttributeError) as raised:
        More().begin(2, None, FACES, 1, {})
    assert "self.level = options.level" in "".join(traceback.format_exception(raised.value))
