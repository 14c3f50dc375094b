"""The sweep: what it expects to happen, whom it lets play, and what it finds."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from crise.bots.policy import make
from crise.builds import is_compiled
from crise.engine.face import Shown
from crise.games.apocalypse import APOCALYPSE
from crise.games.dans_la_tourmente import DANS_LA_TOURMENTE
from crise.games.etat_durgence import ETAT_DURGENCE
from crise.games.smile_life import SMILE_LIFE
from crise.games.virus_war import VIRUS_WAR
from crise.games.world_order import WORLD_ORDER
from crise.lab.tools.sweep import MANY, LeastTaken, Shy, Skilled, Tally, box, choices, functions, sweep, uses, ways
from tests.play import AnyGame

source_only = pytest.mark.skipif(is_compiled("crise.games.smile_life.rules"), reason="no function can be seen")


def card(key: str) -> Shown:
    return Shown(0, key, 0)


def test_all_modes_and_seats_are_swept() -> None:
    teams = [("chosen", 6), ("chosen", 8), ("teams", 4), ("teams", 6), ("teams", 8)]
    assert ways(VIRUS_WAR) == [*(("solo", seats) for seats in range(2, 9)), *teams]


def test_a_card_is_played_where_the_game_says_so() -> None:
    assert uses(SMILE_LIFE)["bought"] == [(1, "bought")]  # not what it is paid with
    assert "threw" not in uses(SMILE_LIFE)


def test_words_of_the_lobby_are_not_waited_for() -> None:
    assert "discard" in choices(SMILE_LIFE)
    assert "pass" not in choices(SMILE_LIFE)


def test_phases_are_not_waited_for_nor_what_the_game_says_never_comes() -> None:
    assert "action" not in choices(WORLD_ORDER)
    counts = Tally(WORLD_ORDER).counts
    assert "negotiate" in choices(WORLD_ORDER)
    assert "negotiate" not in counts["choices"]
    assert "data.rows" not in counts["functions"]
    assert "undone" not in counts["events"]


def test_a_card_that_nobody_plays_is_met_when_it_is_named() -> None:
    tally = Tally(WORLD_ORDER)
    tally.hear(("npc_card", (card("npc-1"),)))
    tally.hear(("exhausted", (0, card("us-iraq"))))
    tally.hear(("discarded", (0, card("new-allies"))))
    assert [tally.counts["cards"][key] for key in ("npc-1", "us-iraq", "new-allies")] == [1, 1, 0]


def test_some_games_are_played_well() -> None:
    """A word that only who plays well comes to say."""
    match = WORLD_ORDER.start(2, seed=5)
    players = Skilled(WORLD_ORDER, match, 1)
    ask = match.open[0]
    bot = make("normal", WORLD_ORDER, 1)
    assert players.choose(ask, match.table.faces, lambda: 0.9) == bot.choose({}, ask, lambda: match)
    assert players.choose(ask, match.table.faces, lambda: 0.0) == ask[2][0]


def test_some_take_no_part() -> None:
    players = Shy(DANS_LA_TOURMENTE)
    faces = DANS_LA_TOURMENTE.faces(DANS_LA_TOURMENTE.standard)
    for options, what, then in (
        (["yes", None], "take_part", None),
        ([2, 1, 0], "bid", 0),
        ([0, 1], "exhaust_ally", 1),  # a card: its id tells nothing
    ):
        assert players.choose((0, what, options, ()), faces, lambda: 0.9) == then
    assert players.choose((0, "take_part", ["yes", None], ()), faces, lambda: 0.0) == "yes"


def test_a_card_and_an_event_that_never_come_are_not_waited_for() -> None:
    counts = Tally(DANS_LA_TOURMENTE).counts
    assert "bid-0" not in counts["cards"]
    assert "lowered" not in counts["events"]
    assert "influence" in counts["events"]  # the word that nobody chooses is another thing
    assert "t-08: influence instead" not in counts["endings"]
    assert not any(name.startswith("endings.") for name in counts["functions"])


def test_ends_are_counted_where_a_game_says_which_there_are() -> None:
    assert "endings" not in Tally(WORLD_ORDER).counts
    found = sweep(replace(DANS_LA_TOURMENTE, seats=range(4, 5), modes={"base": {}}), 1)
    assert sum(found.counts["endings"].values()) > 10
    assert "endings" in found.never


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
    tally.hear(("trapped", (0, card("piege-8"), 8, 42)))
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
@pytest.mark.long
@pytest.mark.parametrize("game", [DANS_LA_TOURMENTE, WORLD_ORDER, APOCALYPSE, SMILE_LIFE], ids=lambda game: game.id)
def test_everything_happens(game: AnyGame) -> None:
    """In a process of its own: in this one others have drawn, explained and played it, with functions that are no
    rules."""
    command = [sys.executable, "-c", "from crise.cli import main; main()", "sweep", game.id]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout.splitlines()[-1], done.stderr) == (0, "everything happened", "")
