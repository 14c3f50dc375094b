"""The messages of the bot protocol, and one seat's side of the talk."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crise.bots.protocol.messages import (
    LONGEST_LINE,
    Answer,
    Dialogue,
    Over,
    Rejected,
    Request,
    cards_in,
    default_of,
    encode,
    read_message,
    schema,
)
from crise.engine.ask import PASS, Ask
from crise.engine.match import Match
from crise.game import forms
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools.laws import aloud, positions
from tests.play import PLACES, Place

DOCS = Path(__file__).parent.parent.parent / "docs"


def dialogue(place: Place, seat: int) -> Dialogue:
    return Dialogue(place.game, seat, place.seats, place.setting(0).options, 7, 1.0)


def request_of(place: Place, match: Match, seat: int) -> Request:
    ask = match.ask(seat)
    assert ask is not None
    return dialogue(place, seat).request(match.view(seat), ask)


@pytest.fixture
def talk() -> Dialogue:
    return Dialogue(VIRUS_WAR, 0, 2, VIRUS_WAR.options(), 7, 1.0)


ASK: Ask = (0, "action", [3, PASS], ())
VIEW = {"hands": [{"count": 1, "cards": [(3, "virus")]}, {"count": 5, "cards": []}]}


def answer(request: Any, option: Any) -> bytes:
    return json.dumps({"type": "answer", "request": request, "option": option}).encode() + b"\n"


# --- requests ---------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_request_says_what_the_seat_may_know_and_no_more(place: Place) -> None:
    """Every byte of it is the same in a world that the seat can't tell from the real one."""
    random = Random(str(place))
    for at, match in enumerate(positions(aloud(place.start(3)), random)):
        if at % 9 == 0 and not match.over:
            seat = match.open[0][0]
            line = encode(request_of(place, match, seat))
            assert line == encode(request_of(place, match.imagine(seat, random.random), seat))
            assert json.loads(line)["view"] == json.loads(json.dumps(match.view(seat)))
        if at > 250:
            break


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_every_option_has_an_id_of_its_own_that_reads_back(place: Place) -> None:
    for at, match in enumerate(positions(place.start(4), Random(4))):
        if match.over or at > 250:
            break
        seat, what, options, _ = match.open[0]
        request = request_of(place, match, seat)
        choices = request.ask.options
        faces = match.table.faces
        assert [forms.read(choice.id, place.game.asks[what][0], faces) for choice in choices] == options
        assert len({choice.id for choice in choices}) == len(options)
        for choice, option in zip(choices, options, strict=True):
            assert choice.card == (faces[option].key if choice.kind == "card" else None)
            assert choice.value == (option if choice.kind in ("seat", "number") else None)
        assert request.default in {choice.id for choice in choices}


def test_the_prompt_speaks_in_text_forms() -> None:
    talk = Dialogue(VIRUS_WAR, 0, 3, VIRUS_WAR.options(), 7, 1.0)
    view = {"hand": [(3, "virus"), (5, "chiffre-2")]}
    assert talk.request(view, (0, "target", [1, 2], (3, 4))).ask.about == {"card": "virus#3", "points": 4}
    assert talk.request(view, (0, "stop", [PASS, 5], (2, 9))).ask.about == {"seat": "@2", "card": None}


def test_a_view_shows_its_cards() -> None:
    found = cards_in({"a": [{"cards": [(1, "x"), None]}], "b": [2, 3], "c": {"d": ((4, "y"),)}, "e": [5, 6, "z"]})
    assert {card: face.key for card, face in found.items()} == {1: "x", 4: "y"}


def test_who_does_not_answer_passes_or_takes_the_first_option() -> None:
    assert default_of((0, "action", [3, PASS], ())) is PASS
    assert default_of((0, "target", [2, 1], ())) == 2


def test_messages_read_back(talk: Dialogue) -> None:
    request = talk.request({"seats": 2}, (0, "extra", ["draw", PASS], ()))
    for message in (talk.hello, request, Over(ended=True, winners=[1], scores=[0, 50])):
        line = encode(message)
        assert line.count(b"\n") == 1
        assert read_message(line) == message


def test_hello_says_which_game_and_seat(talk: Dialogue) -> None:
    assert json.loads(encode(talk.hello)) == {
        "type": "hello",
        "protocol": 1,
        "game": "virus-war",
        "rules": VIRUS_WAR.version,
        "seat": 0,
        "seats": 2,
        "options": {"teams": False, "partners": "opposite", "life_cap": 50, "turn_limit": 1000},
        "seed": 7,
        "seconds": 1.0,
    }


# --- answers ----------------------------------------------------------------------


def test_an_answer_chooses_an_option(talk: Dialogue) -> None:
    request = talk.request(VIEW, ASK)
    assert talk.read(encode(Answer(type="answer", request=request.request, option="virus#3"))) == 3
    request = talk.request(VIEW, ASK)
    assert talk.read(answer(request.request, "pass")) is PASS


@pytest.mark.parametrize(
    ("line", "kind", "rule"),
    [
        (b"", "wrong", "BP-1"),
        (b"hello there\n", "wrong", "BP-1"),
        (b'{"type":"answer"\n', "wrong", "BP-1"),
        (b"\xff\xfe\n", "wrong", "BP-1"),
        (b'{"x":' * 10_000, "wrong", "BP-1"),
        (b" " * (LONGEST_LINE + 1), "wrong", "BP-1"),
        (b"[1]\n", "wrong", "BP-2"),
        (b"null\n", "wrong", "BP-2"),
        (b'{"type":"hello"}\n', "wrong", "BP-2"),
        (b'{"request":2,"option":"pass"}\n', "wrong", "BP-2"),
        (answer("2", "pass"), "wrong", "BP-2"),
        (answer(2, 3), "wrong", "BP-2"),
        (answer(2, None), "wrong", "BP-2"),
        (answer(2.5, "pass"), "wrong", "BP-2"),
        (answer(True, "pass"), "wrong", "BP-2"),
        (answer(-1, "pass"), "wrong", "BP-2"),
        (answer(3, "pass"), "wrong", "BP-3"),
        (answer(1, "pass"), "gone", "BP-3"),
        (answer(2, "virus#4"), "wrong", "BP-4"),
        (answer(2, "PASS"), "wrong", "BP-4"),
        (answer(2, "3"), "wrong", "BP-4"),
        (answer(2, "x" * 1000), "wrong", "BP-4"),
    ],
)
def test_anything_else_is_rejected_and_changes_nothing(talk: Dialogue, line: bytes, kind: str, rule: str) -> None:
    talk.request(VIEW, ASK)
    talk.request(VIEW, ASK)
    with pytest.raises(Rejected) as rejected:
        talk.read(line)
    error = rejected.value.error
    assert (error.error, error.rule) == (kind, rule)
    assert len(error.reason) < 300
    assert talk.read(answer(2, "virus#3")) == 3


def test_the_second_answer_to_a_request_is_gone(talk: Dialogue) -> None:
    talk.request(VIEW, ASK)
    talk.read(answer(1, "pass"))
    with pytest.raises(Rejected) as rejected:
        talk.read(answer(1, "pass"))
    assert (rejected.value.error.error, rejected.value.error.request) == ("gone", 1)


def test_an_answer_after_the_time_is_gone(talk: Dialogue) -> None:
    talk.request(VIEW, ASK)
    assert talk.close() is PASS
    with pytest.raises(Rejected, match="no longer open"):
        talk.read(answer(1, "virus#3"))


def test_unknown_fields_are_ignored(talk: Dialogue) -> None:
    talk.request(VIEW, ASK)
    assert talk.read(b'{"type":"answer","request":1,"option":"virus#3","because":[{}]}') == 3


# --- the papers -------------------------------------------------------------------


def test_the_schema_in_the_docs_is_the_one_of_the_types() -> None:
    """If not: python -m crise.bots.protocol.messages > docs/bot-protocol.schema.json"""
    assert (DOCS / "bot-protocol.schema.json").read_text("utf-8") == schema()


def test_the_docs_explain_every_rule_and_every_message() -> None:
    text = (DOCS / "bot-protocol.md").read_text("utf-8")
    for rule in range(1, 9):
        assert f"**BP-{rule}**" in text
    for message in json.loads(schema())["$defs"]["ToBot"]["discriminator"]["mapping"]:
        assert f'"type":"{message}"' in text
