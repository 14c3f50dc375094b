"""Events are declared once, with what they say: what is written there must be true of the game, and whole."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from crise.engine.face import Face
from crise.game.events import OUT, VERBS, Clause, Undeclared, telling
from crise.game.manifest import Game
from crise.game.texts import LANGUAGES, Untold, words
from crise.games import GAMES
from crise.lab.tools.laws import play
from crise.server.http.catalogue import event_info, fields, game_sheet
from crise.server.outbox.text import game_text
from crise.server.wire_games import CardMove, EventInfo
from crise.state.fields import ROLES
from tests.example import EXAMPLE

AnyGame = Game[Any, Any, Any]
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def info(text: str) -> EventInfo:
    return event_info(telling(event=text)["event"])


# --- reading a declaration ---------------------------------------------------------------------------------------


def test_a_sentence_is_made_of_arguments_and_a_verb() -> None:
    told = telling(trapped="seat card points:number | seat shows card; seat loses points")["trapped"]
    assert told.arguments == (("seat", "seat"), ("card", "card"), ("points", "number"))
    assert told.clauses == (Clause("shows", "seat", ("card",)), Clause("loses", "seat", amount="points"))
    assert (told.actor, told.head) == ("seat", "")


def test_an_event_may_say_nothing_but_its_arguments() -> None:
    told = telling(reversed="clockwise:number")["reversed"]
    assert (told.clauses, told.actor) == ((), "")


def test_the_first_seat_acts_and_a_head_needs_none() -> None:
    assert telling(killed="killer:seat seat card")["killed"].actor == "killer"
    assert telling(turn="seat | begins")["turn"].head == "turn"
    assert telling(won="seats | ends")["won"].head == "end"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("seat sign", "unknown kind of argument: sign"),
        ("seat card | seat", "begins with a seat and a verb"),
        ("seat card | card draws seat", "begins with a seat and a verb"),
        ("seat card | seat eats card", "begins with a seat and a verb"),
        ("seat card | victim draws card", "begins with a seat and a verb"),
        ("seat card | seat draws", "not a sentence"),
        ("seat card | seat draws points", "not a sentence"),
        ("seat card points:number | seat draws card points", "not a sentence"),
        ("seat a:number b:number | seat gains a b", "not a sentence"),
        ("seat card | seat gains card", "not a sentence"),
        ("seat | seat aims", "not a sentence"),
        ("seat card | seat gives card", "not a sentence"),
        ("seat card target:seat | seat draws card from target", "not a sentence"),
        ("seat target:seat | seat loses 2 at target", "not a sentence"),
        ("seat card | seat plays card at card", "after 'at' comes a seat"),
        ("seat card target:seat | seat plays card at", "after 'at' comes a seat"),
        ("seat | begins seat", "'begins' stands alone"),
        ("seat card | seat draws card; seat plays card", "used in one way"),
    ],
)
def test_what_makes_no_sense_is_refused_where_it_is_declared(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        telling(event=text)


# --- what a client is told of it ---------------------------------------------------------------------------------


def test_cards_travel_from_a_pile_out_of_sight_or_between_seats() -> None:
    assert info("seat cards | seat draws cards").moves == [CardMove(["cards"], "pile", "seat")]
    assert info("seat card cards | seat buys card").moves == [CardMove(["card"], "sight", "seat")]
    assert info("a:seat b:seat card | a takes card from b").moves == [CardMove(["card"], "seat", "a", "b")]
    assert info("a:seat card b:seat | a gives card to b").moves == [CardMove(["card"], "seat", "b", "a")]
    assert info("seat card | seat shows card").moves == []


def test_whom_it_is_aimed_at_is_said_once() -> None:
    assert info("seat card target:seat | seat plays card at target").targets == ["target"]
    assert info("seat card target:seat | seat takes card from target; seat aims at target").targets == ["target"]
    assert info("seat card target:seat | seat gives card to target").targets == []


def test_harm_and_help_are_told_and_ordinary_scores_are_not() -> None:
    told = info("seat victim:seat | victim loses 2; seat gains")
    assert (told.hurts, told.helps) == (["victim"], ["seat"])
    assert info("seat | seat suffers").hurts == ["seat"]
    assert info("seat | seat recovers").helps == ["seat"]
    quiet = info("seat victim:seat | victim pays; seat earns")
    assert (quiet.hurts, quiet.helps) == ([], [])


# --- every game --------------------------------------------------------------------------------------------------


@each_game
def test_every_card_that_comes_to_a_hand_travels_or_is_shown(game: AnyGame) -> None:
    seen = [clause for told in game.told.values() for clause in told.clauses if clause.meaning.use == "seen"]
    assert seen
    assert all(clause.meaning.source or clause.verb == "shows" for clause in seen)


@each_game
def test_every_game_says_what_moves_the_score_and_what_begins_a_turn(game: AnyGame) -> None:
    assert any(clause.meaning.sign for told in game.told.values() for clause in told.clauses)
    assert game.told["turn"].head == "turn"


def test_every_verb_is_of_use_to_some_game() -> None:
    said = {clause.verb for game in GAMES.values() for told in game.told.values() for clause in told.clauses}
    assert said == set(VERBS)


def test_what_was_told_of_scores_and_of_who_is_out() -> None:
    game = GAMES["etat-durgence"]
    assert game.score_changes(("gained", (1, 3, 12))) == [(1, 1, 3)]
    assert game.score_changes(("black_heart", (2, 9))) == [(2, -1, 2)]
    assert game.score_changes(("turn", (0,))) == []
    assert game.card_uses["out"] == (OUT, [0])
    assert GAMES["virus-war"].card_uses["team_out"] == (OUT, [1])
    assert GAMES["virus-war"].card_uses["played_with_at"] == ("played", [1, 2])


@each_game
def test_every_role_is_of_a_field_that_the_table_shows(game: AnyGame) -> None:
    view = game.start(game.seats[-1]).view(0)
    assert set(game.fields) <= set(view)
    assert set(game.fields.values()) <= set(ROLES)
    assert list(game.fields.values()).count("score") == list(game.fields.values()).count("hand") == 1
    [score] = [name for name, role in game.fields.items() if role == "score"]
    assert view[score] == game.scores(game.start(game.seats[-1]).table)


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_figure_has_a_name_and_the_score_its_unit(game: AnyGame, language: str) -> None:
    for about in fields(game, game_text(game, language)).values():
        assert about.label or about.role == "alive"
        assert bool(about.unit) == (about.role == "score")


@each_game
def test_the_sheet_of_a_game_names_every_event(game: AnyGame) -> None:
    assert list(game_sheet(game.id, "fr").events) == list(game.events)


# --- what is not declared, or has no words -------------------------------------------------------------------------

THERE = "in blackout/__init__.py"


def telling_less(**changed: str) -> AnyGame:
    """The example without the event `turn`, or with another one of that name."""
    told = {name: told for name, told in EXAMPLE.told.items() if name != "turn"}
    return replace(EXAMPLE, told={**told, **telling(**changed)})


def test_an_event_that_is_not_declared_says_where_to_declare_it() -> None:
    with pytest.raises(Undeclared, match=re.escape(f"'turn' is not declared: add it to `told=telling(…)` {THERE}")):
        telling_less().start(2)


@pytest.mark.parametrize(("declared", "due"), [("", "0"), ("seat card", "2 (seat, card)")])
def test_an_event_with_other_arguments_is_noticed_when_it_is_told(declared: str, due: str) -> None:
    with pytest.raises(Undeclared, match=re.escape(f"is told with 1 arguments, but {THERE[3:]} declares {due}: tell")):
        telling_less(turn=declared).start(2)


def test_nothing_is_looked_up_where_nobody_listens() -> None:
    play(telling_less().start(2, tell=False), Random(1))


def test_a_question_that_is_not_declared_says_where_to_declare_it() -> None:
    game = replace(EXAMPLE, asks={})
    match = game.start(2)
    with pytest.raises(Undeclared, match=re.escape(f"'action' is not declared: add it to `asks=questions(…)` {THERE}")):
        words(game, "fr").prompt(match.open[0], match.table.faces, ["Ada", "Bob"])


def test_a_message_that_there_is_not_says_where_to_write_it() -> None:
    speaker = words(EXAMPLE, "en")
    unsaid: list[tuple[Callable[[], object], str]] = [
        (lambda: speaker.say("log-nothing"), "log-nothing"),
        (lambda: speaker.say("option-goal", "why"), "option-goal with .why"),
        (lambda: speaker.card("outrage"), "card-outrage"),
        (lambda: speaker.card_text(Face("big-outage", "outage")), "card-big-outage with .text"),
        (lambda: speaker.card("spare-3"), "card-spare"),
        (lambda: speaker.chosen_by("ask-nothing"), "ask-nothing"),
    ]
    for say, what in unsaid:
        with pytest.raises(Untold, match=rf"blackout/en\.ftl has no message {re.escape(what)}: write it there"):
            say()
