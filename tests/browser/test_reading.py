"""How the client reads a line of the log: who acts, against whom, which cards travel, which words are names."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

from crise.core.game import Game
from crise.games import GAMES

WEB = Path(__file__).parents[2] / "web"
CARD, OTHER = [7, "seven"], [8, "eight"]
# Of each kind of argument, something that a line may carry. Seats are counted up: no two of them are the same.
GIVEN = {"card": CARD, "cards": [CARD, OTHER], "number": 3, "word": "seven"}
ACTORS = ("thief", "killer", "seat")
AGAINST = {"target", "targets", "victim", "attacker", "actor"}
BEHELD = {"trapped"}  # what somebody shows stays where it is


class Call(Protocol):
    def __call__(self, module: str, name: str, *args: Any) -> Any: ...


@pytest.fixture(scope="module")
def client() -> Iterator[Call]:
    command = ["node", "tests/call.mjs"]
    with subprocess.Popen(command, cwd=WEB, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as node:
        assert node.stdin
        assert node.stdout
        stdin, stdout = node.stdin, node.stdout

        def call(module: str, name: str, *args: Any) -> Any:
            print(json.dumps({"module": module, "name": name, "args": args}), file=stdin, flush=True)
            return json.loads(stdout.readline())

        yield call
        stdin.close()


def read(client: Call, what: str, **args: Any) -> dict[str, Any]:
    told: dict[str, Any] = client("told", "read", {"n": 0, "what": what, "args": args, "text": ""})
    return told


def arguments(game: Game[Any, Any, Any], what: str) -> dict[str, Any]:
    seats = iter(range(8))
    return {
        name: next(seats) if kind == "seat" else GIVEN.get(kind) or [next(seats)] for name, kind in game.events[what]
    }


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_line_of_every_game_says_who_acts_and_against_whom(client: Call, game: Game[Any, Any, Any]) -> None:
    for what in game.events:
        args = arguments(game, what)
        told = read(client, what, **args)
        actor = next((args[name] for name in ACTORS if name in args), -1)
        aimed = {"seat"} if what == "killed" else AGAINST
        targets = [args[name] for name, _ in game.events[what] if name in aimed]
        assert told["actor"] == actor, what
        assert told["targets"] == [seat for one in targets for seat in (one if isinstance(one, list) else [one])], what
        carried = [kind for _, kind in game.events[what] if kind in ("card", "cards")]
        assert told["cards"] == [card for kind in carried for card in ([CARD] if kind == "card" else [CARD, OTHER])]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_card_that_comes_to_a_hand_travels(client: Call, game: Game[Any, Any, Any]) -> None:
    coming = {what for what, act in game.acts.items() if act.split()[0] == "seen"} - BEHELD
    assert coming
    for what in coming:
        told = read(client, what, **arguments(game, what))
        assert told["draw"] or told["take"] or told["gift"], what


def test_cards_that_may_not_be_seen_are_counted(client: Call) -> None:
    some = read(client, "drew", seat=1, cards=[None, CARD, None])
    assert (some["unseen"], some["cards"]) == (2, [CARD])
    assert read(client, "drew", seat=1, card=None)["unseen"] == 1
    assert read(client, "drew", seat=1, card=CARD)["unseen"] == 0


def test_what_is_given_or_stolen_goes_from_seat_to_seat(client: Call) -> None:
    assert read(client, "gave", seat=1, card=CARD, receiver=3)["gift"] == [1, 3]
    assert read(client, "stole", thief=2, victim=0, card=None)["gift"] == [0, 2]
    assert read(client, "attacked", seat=1, victim=2, points=3)["gift"] is None


def test_what_is_taken_in_sight_is_that_card_alone(client: Call) -> None:
    assert read(client, "bought", seat=1, card=CARD, cards=[OTHER])["take"] == CARD
    assert read(client, "took", seat=1, card=None)["take"] is None
    assert read(client, "laid", seat=1, card=CARD)["take"] is None


def test_harm_and_help_befall_the_right_seat(client: Call) -> None:
    hurt = read(client, "infected", seat=2, tokens=1, total=3)
    assert (hurt["hurt"], hurt["helped"]) == ([2], [])
    helped = read(client, "healed", seat=2, points=1, life=3)
    assert (helped["hurt"], helped["helped"]) == ([], [2])
    inflicted = read(client, "inflicted", seat=2, card=CARD, target=0)
    assert (inflicted["hurt"], inflicted["helped"]) == ([0], [])


# --- the log --------------------------------------------------------------------------------------

PLAYERS = ["Léa", "Inès (2)", "Léa-Marie"]
FACES = {"seven": {"name": "Virus"}, "eight": {"name": "Chiffre 4"}}


def written(client: Call, what: str, text: str, **args: Any) -> dict[str, Any]:
    line: dict[str, Any] = client(
        "journal", "written", {"n": 4, "what": what, "args": args, "text": text}, "l4", PLAYERS, FACES
    )
    return line


def test_a_line_belongs_to_a_seat_and_names_people_and_cards(client: Call) -> None:
    text = "Inès (2) joue Virus avec Chiffre 4 sur Léa."
    line = written(client, "played_with_at", text, seat=1, card=CARD, cards=[OTHER], target=0)
    assert (line["key"], line["seat"], line["kind"], line["text"]) == ("l4", 1, "event", text)
    assert set(line["names"]) == {"Inès (2)", "Virus", "Chiffre 4", "Léa"}


def test_a_line_of_nobody_and_the_head_of_a_turn(client: Call) -> None:
    assert written(client, "pile_spent", "La pioche est vide.")["seat"] == -1
    assert written(client, "turn", "C’est à Léa de jouer.", seat=0)["kind"] == "turn"
    assert written(client, "round", "Manche 1.", round=1, dealer=0)["kind"] == "turn"


def test_a_card_that_may_not_be_seen_has_no_name(client: Call) -> None:
    assert written(client, "drew", "Léa pioche une carte.", seat=0, card=None)["names"] == ["Léa"]


@pytest.mark.parametrize(
    ("text", "names", "pieces"),
    [
        ("La pioche est vide.", [], ["La pioche est vide."]),
        ("Léa pioche Virus.", ["Léa", "Virus"], ["", "Léa", " pioche ", "Virus", "."]),
        ("Léa-Marie vise Léa.", ["Léa", "Léa-Marie"], ["", "Léa-Marie", " vise ", "Léa", "."]),  # the longest first
        ("Inès (2) passe.", ["Inès (2)", ""], ["", "Inès (2)", " passe."]),  # no sign of it is a pattern
        ("Léa vise Léa.", ["Léa", "Léa"], ["", "Léa", " vise ", "Léa", "."]),
    ],
)
def test_names_stand_out_in_a_line(client: Call, text: str, names: list[str], pieces: list[str]) -> None:
    assert client("journal", "pieces", text, names) == pieces
