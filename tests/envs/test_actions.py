"""Options as integers, views as vectors: fixed, complete, and of nothing that the seat may not know."""

import pickle
from dataclasses import replace
from hashlib import sha256
from random import Random

import numpy as np
import pytest

from crise.engine.ask import PASS
from crise.envs.actions import Actions, places_of
from crise.envs.features import LARGEST, Features, follow
from crise.envs.setup import Setup, UnknownGame
from crise.game.texts import words
from crise.games import GAMES
from crise.lab.tools.laws import positions, some_answer
from crise.state.fields import FEATURES
from tests.play import PLACES, AnyGame, Place

REAL = [place for place in PLACES if place.game.id in GAMES]
each_place = pytest.mark.parametrize("place", REAL, ids=str)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@each_place
def test_every_option_has_an_integer_and_only_twins_share_one(place: Place) -> None:
    actions, random = Actions(place.game), Random(str(place))
    for at, match in enumerate(positions(place.start(8), random)):
        if match.over or at > 300:
            break
        ask = match.open[0]
        table, legal = match.table, actions.legal(match.table, ask)
        assert list(legal) == sorted(legal)
        for option in ask[2]:
            number = actions.number_of(table, ask, option)
            kept = legal[number]
            if kept != option:
                assert isinstance(option, int)
                assert table.twin(ask[0], option, [kept]) == kept
            assert actions.table[number][0] == ask[1]


@each_place
def test_the_vector_is_the_same_in_worlds_that_the_seat_can_not_tell_apart(place: Place) -> None:
    actions, random = Actions(place.game), Random(str(place))
    features = Features(actions, place.seats, place.setting(0).options)
    assert len(set(features.names)) == len(features)
    for at, match in enumerate(positions(place.start(9), random)):
        if match.over or at > 200:
            break
        if at % 10 == 0:
            seat = match.open[0][0]
            seen = features.vector(match.view(seat), match.ask(seat))
            world = match.imagine(seat, random.random)
            assert np.array_equal(seen, features.vector(world.view(seat), world.ask(seat)))
            assert np.abs(seen).max() < LARGEST
            assert seen.shape == (len(features),)


@each_place
def test_all_shown_values_fit_all_game_long(place: Place) -> None:
    features = Features(Actions(place.game), place.seats, place.setting(0).options)
    random, match = Random(1), place.start(10)
    while not match.over:
        match.answer(*some_answer(match, random))
    for seat in range(place.seats):
        assert np.isfinite(features.vector(match.view(seat), match.ask(seat))).all()


@each_game
def test_every_game_says_what_of_it_goes_into_the_vector(game: AnyGame) -> None:
    view = game.start(game.seats[-1]).view(0)
    for name in game.features:
        follow(view, name.split("."))  # it is there
    assert set(game.features.values()) <= set(FEATURES)
    assert "numbers" in game.features.values()


@each_game
def test_places_are_piles_of_questions_about_cards(game: AnyGame) -> None:
    piles = game.start(game.seats[-1]).table.piles()
    for what, places in places_of(game).items():
        assert not places or game.asks[what][0] == "card"
        assert set(places) <= set(piles)


def test_an_extension_has_what_its_base_has() -> None:
    base, more = GAMES["smile-life"], GAMES["apocalypse"]
    assert list(more.features)[: len(base.features)] == list(base.features)
    asked = next(iter(base.card_asks))
    placed = replace(base, places={asked: "hands laid"})
    assert places_of(replace(more, extends=(placed,)))[asked] == ("hands", "laid")


def test_a_wrong_declaration_is_named() -> None:
    game = GAMES["virus-war"]
    with pytest.raises(ValueError, match="virus-war: `places` names questions that are never asked: dig"):
        Actions(replace(game, places={"dig": "hands deck"}))


# What was learned is of no use with another table or another vector: whoever changes one of these on purpose says so.
LEARNED = {
    "virus-war": ("fbe3fe1bae97120c", 248, "c2212892e011", 224),
    "noe": ("12c37598f6d250d8", 654, "015b8472f7f0", 793),
    "etat-durgence": ("fa0a335f92a9c249", 682, "df63f36df245", 496),
    "smile-life": ("1d00b4588d88124a", 1415, "627fd8f5233e", 1041),
    "apocalypse": ("f0d24ecf941ba419", 6951, "74e06835f542", 2451),
}


@pytest.mark.parametrize("game", LEARNED)
def test_actions_and_vectors_mean_what_they_meant(game: str) -> None:
    setup = Setup(game, 2, {})
    names = sha256("|".join(setup.features.names).encode()).hexdigest()[:12]
    assert (setup.actions.digest, len(setup.actions), names, len(setup.features)) == LEARNED[game]


def test_a_place_in_the_vector_is_what_its_name_says() -> None:
    setup = Setup("virus-war", 3, {})
    match = setup.start(3)
    seat = match.open[0][0]
    view = match.view(seat)
    vector, names = setup.vector(match, seat), setup.features.names
    value = dict(zip(names, np.round(np.expm1(vector), 3), strict=True))
    assert value["ask action"] == 1
    assert value["turn +0"] == 1
    assert value["life +1"] == view["life"][(seat + 1) % 3]
    assert value["hands +0 size"] == len(view["hands"][seat]["cards"])
    held = [face for _, face in view["hands"][seat]["cards"]]
    assert all(value[f"hands +0 {face}"] == held.count(face) for face in held)
    assert not any(value[f"hands +1 {face}"] for face in setup.actions.faces)
    assert value["deck size"] == pytest.approx(view["deck"]["count"], abs=0.01)


@pytest.mark.parametrize("seat", range(3))
def test_what_belongs_to_seats_begins_with_ones_own(seat: int) -> None:
    setup = Setup("virus-war", 3, {})
    view = {**setup.start(3).view(seat), "life": [10, 20, 30], "living": [0, 2], "turn": 1}
    value = dict(zip(setup.features.names, np.expm1(setup.features.vector(view, None)), strict=True))
    life = [value[f"life +{places}"] for places in range(3)]
    assert life == pytest.approx([[10, 20, 30], [20, 30, 10], [30, 10, 20]][seat], abs=0.01)
    living = [value[f"living +{places}"] for places in range(3)]
    assert living == pytest.approx([[1, 0, 1], [0, 1, 1], [1, 1, 0]][seat], abs=0.01)
    assert value[f"turn +{(1 - seat) % 3}"] == pytest.approx(1)
    assert value["hands +0 size"] == pytest.approx(len(view["hands"][seat]["cards"]), abs=0.01)


def test_seats_are_told_from_where_one_sits() -> None:
    setup = Setup("virus-war", 4, {})
    table = setup.start(1).table
    for seat in range(4):
        others = [other for other in range(4) if other != seat]
        legal = setup.actions.legal(table, (seat, "target", others, (0, 0)))
        assert [setup.actions.table[number][1] for number in legal] == ["+1", "+2", "+3"]
        assert list(legal.values()) == [(seat + places) % 4 for places in (1, 2, 3)]


def test_copies_are_one_action_but_places_are_not() -> None:
    setup = Setup("etat-durgence", 2, {})
    table = setup.start(1).table
    hand, draw = table.piles()["hands"], table.piles()["draws"]
    assert isinstance(hand, list)
    assert isinstance(draw, list)
    cards = [*hand[0].cards, *draw[0].cards]
    legal = setup.actions.legal(table, (0, "disinfect", cards, ()))
    forms = {setup.actions.table[number][1] for number in legal}
    due = {f"hands/{table.faces[card].key}" for card in hand[0].cards}
    due |= {f"draws/{table.faces[card].key}" for card in draw[0].cards}
    assert forms == due
    assert len(due) < len(cards)


def test_the_table_stays_what_it_is() -> None:
    """What was learned is of no use with another table: if one of these changes, the rules version must too."""
    actions = Actions(GAMES["virus-war"])
    assert actions.table[:2] == [("action", "virus"), ("action", "poison")]
    assert actions.table[-1] == ("extra", "pass")
    assert Actions(GAMES["virus-war"]).digest == actions.digest != Actions(GAMES["noe"]).digest
    assert str(actions).splitlines()[0] == "0 action virus"
    assert actions.number_of(Setup("virus-war", 2, {}).start(1).table, (0, "stop", [PASS], (0, 0)), PASS) in range(
        len(actions)
    )


def test_another_card_file_is_another_table() -> None:
    game = GAMES["virus-war"]
    assert Actions(game, game.standard).digest == Actions(game).digest
    assert Actions(game, game.standard[1:]).digest != Actions(game).digest


def test_the_words_of_a_game() -> None:
    assert words(GAMES["virus-war"], "fr").choices() == ["draw"]
    assert "pass" not in words(GAMES["noe"], "en").choices()
    assert words(GAMES["noe"], "fr").choices() == words(GAMES["noe"], "en").choices()


def test_a_setup_travels() -> None:
    setup = Setup("virus-war", 4, {"teams": True})
    again = pickle.loads(pickle.dumps(setup))
    assert (again.game, again.seats, again.options) == (setup.game, 4, setup.options)
    with pytest.raises(UnknownGame, match="no such game: chess; there are virus-war"):
        Setup("chess", 2, {})
