"""The sweep: what it expects to happen, whom it lets play, and what it finds."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from crise.engine.face import Shown
from crise.games.apocalypse import APOCALYPSE
from crise.games.etat_durgence import ETAT_DURGENCE
from crise.games.smile_life import SMILE_LIFE
from crise.games.virus_war import VIRUS_WAR
from crise.lab.run.import_hook import is_compiled
from crise.lab.tools.sweep import MANY, LeastTaken, Tally, box, choices, functions, sweep, uses, ways
from tests.play import AnyGame

source_only = pytest.mark.skipif(is_compiled("crise.games.smile_life.rules"), reason="no function can be seen")


def card(key: str) -> Shown:
    return Shown(0, key, 0)


def test_all_modes_and_seats_are_swept() -> None:
    assert ways(VIRUS_WAR) == [*(("solo", seats) for seats in range(2, 9)), ("teams", 4), ("teams", 6), ("teams", 8)]


def test_a_card_is_played_where_the_game_says_so() -> None:
    assert uses(SMILE_LIFE)["bought"] == [(1, "bought")]  # not what it is paid with
    assert "threw" not in uses(SMILE_LIFE)


def test_words_of_the_lobby_are_not_waited_for() -> None:
    assert "discard" in choices(SMILE_LIFE)
    assert "pass" not in choices(SMILE_LIFE)


@source_only
def test_the_functions_of_the_rules_are_known() -> None:
    names = set(functions(SMILE_LIFE).values())
    assert {"special.vengeance", "legal.why_not", "state.SmileLife.score"} <= names
    assert not any(name.startswith(("game.", "words.")) for name in names)


def test_what_was_in_vain_does_not_count() -> None:
    tally = Tally(SMILE_LIFE)
    tally.hear(("laid", (0, card("vengeance"))))
    assert tally.counts["cards"]["vengeance"] == 1
    tally.hear(("no_effect", (0, card("vengeance"))))
    assert tally.counts["cards"]["vengeance"] == 0
    assert tally.told["vengeance"] == {"laid": 1, "no_effect": 1}


def test_a_payment_is_not_a_purchase() -> None:
    tally = Tally(SMILE_LIFE)
    tally.hear(("bought", (0, card("maison"), (card("salaire-4"), card("salaire-4")))))
    assert (tally.counts["cards"]["maison"], tally.counts["cards"]["salaire-4"]) == (1, 0)
    assert tally.told["salaire-4"] == {"bought": 2}


def test_a_card_that_nobody_holds_strikes_when_it_is_seen() -> None:
    tally = Tally(VIRUS_WAR)
    tally.hear(("trapped", (0, card("piege-8"), 8)))
    tally.hear(("drew", (0, card("virus"))))
    assert (tally.counts["cards"]["piege-8"], tally.counts["cards"]["virus"]) == (1, 0)


def test_a_word_goes_by_the_label_of_its_question() -> None:
    tally = Tally(SMILE_LIFE)
    tally.answered("more", None)
    tally.answered("begin", "draw")
    assert {label for label, times in tally.counts["choices"].items() if times} == {"pass-more", "draw"}
    assert (tally.counts["questions"]["more"], tally.counts["questions"]["begin"]) == (1, 1)


def test_players_steer_towards_what_was_played_least() -> None:
    players, random = LeastTaken(SMILE_LIFE), Random(1).random
    faces = SMILE_LIFE.faces(SMILE_LIFE.standard)
    rare = next(at for at, face in enumerate(faces) if face.key == "licorne")
    players.taken["play", "etude"] = 1000
    taken = [players.choose((0, "play", [0, rare], ()), faces, random) for _ in range(200)]
    assert 130 < taken.count(rare) < 170  # half of the time they take any


@source_only
def test_what_never_happens_is_found() -> None:
    """One game of two people shows some of it; without Casino, all that it brings is missing."""
    found = sweep(replace(SMILE_LIFE, seats=range(2, 3)), 1)
    assert found.games == {"full/2": 1}
    assert set(found.never) == {"cards", "events", "questions", "choices", "functions"}
    assert found.counts["events"]["won"] == 1
    assert found.counts["functions"]["rules.setup"] == 1
    assert sum(found.told["etude"].values()) > 0


def test_some_boxes_have_many_of_one_card() -> None:
    assert [box(APOCALYPSE, 0, 3), box(APOCALYPSE, 1, 3)] == [APOCALYPSE.standard, None]
    boxes = [box(APOCALYPSE, number, 3) for number in range(2, 60, 2)]
    many = {row.card for rows in boxes if rows for row in rows if row.count == MANY}
    assert len(many) > 20
    assert {sum(row.count for row in rows) for rows in boxes if rows} == {APOCALYPSE.total}


def test_a_box_that_the_game_refuses_is_not_played() -> None:
    """In État d'Urgence starting cards are shared out evenly."""
    boxes = [box(ETAT_DURGENCE, number, 0) for number in range(2, 60, 2)]
    assert None in boxes


def test_the_same_seed_gives_the_same_sweep() -> None:
    assert sweep(SMILE_LIFE, 2, 7) == sweep(SMILE_LIFE, 2, 7) != sweep(SMILE_LIFE, 2, 8)


def test_a_game_that_fails_can_be_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(t: Any) -> list[int]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as caught:
        sweep(replace(SMILE_LIFE, winners=broken), 3, 5)
    assert caught.value.__notes__[0] == "in game 0 of the sweep: smile-life, full, 2 seats, seed 5"


@pytest.mark.nightly
@pytest.mark.parametrize("game", [SMILE_LIFE, APOCALYPSE], ids=lambda game: game.id)
def test_everything_happens(game: AnyGame) -> None:
    assert sweep(game, 2000).never == {}
