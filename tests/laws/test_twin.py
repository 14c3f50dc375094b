"""The silent twin of the rules plays the same game: same questions, options and answers, same table, same winners, and
not a word. Once for all games, all seat counts and all modes; and a twin of which too much or too little was taken out
is found."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from crise.builds import is_compiled
from crise.engine.match import Match
from crise.engine.table import Table
from crise.game import silent
from crise.games.smile_life import SMILE_LIFE
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools.laws import aloud, play, positions, some_answer
from tests.laws.test_laws import at_every_place, nightly, of_each_sort
from tests.play import PLACES, Place

LAW = 10
STEPS = 12  # answers that are compared in an imagined world


# --- the same game ------------------------------------------------------------------------------------------------


def at_once(match: Match) -> list[Any]:
    """What is compared at every question."""
    table = match.table
    return [match.open, table.trail, table.cursor, table.public_until, table.fixed_until, table.asked, table.rolls]


def whole(match: Match) -> list[Any]:
    """All that there is of a match but what was told."""
    table = match.table
    return [
        *at_once(match),
        match.answers(),
        [match.view(seat) for seat in range(table.seats + 1)],
        [match.undoable(seat) for seat in range(table.seats)],
        [table.seed, table.known, table.turn_at, table.replay_to, [face.key for face in table.faces]],
        [(pile.cards, pile.known_to, pile.fixed_top, pile.fixed_bottom) for pile in table.all_piles()],
    ]


def check_twin(spoken: Match, quiet: Match) -> None:
    assert at_once(quiet) == at_once(spoken), "the twin plays another game"
    assert quiet.table.told == [], "the twin speaks"


def go_on(spoken: Match, quiet: Match, random: Random) -> None:
    seat, option = some_answer(spoken, random)
    spoken.answer(seat, option)
    quiet.answer(seat, option)


def same_game(place: Place, count: int) -> None:
    sample = of_each_sort(count)
    for seed in range(LAW << 32, (LAW << 32) + count):
        spoken, random = place.start(seed), Random(seed)
        quiet = place.game.start(place.seats, place.setting(seed).options, seed=seed, tell=False)
        while not spoken.over:
            check_twin(spoken, quiet)
            if sample(spoken):
                assert whole(quiet) == whole(spoken)
            go_on(spoken, quiet, random)
        assert whole(quiet) == whole(spoken)
        assert quiet.told() == []
        for ending in (place.game.winners, place.game.scores, place.game.figures):
            assert ending(quiet.table) == ending(spoken.table)


@at_every_place
def test_the_twin_plays_the_same_game(place: Place) -> None:
    same_game(place, 3)


test_the_twin_plays_the_same_games = nightly(same_game)


# --- the same worlds ----------------------------------------------------------------------------------------------


def same_worlds(place: Place, count: int) -> None:
    sample = of_each_sort(count)
    for seed in range(LAW << 32, (LAW << 32) + count):
        random = Random(seed)
        for number, match in enumerate(positions(place.start(seed), random)):
            if sample(match):
                check_worlds(match, number % (place.seats + 1), seed + number)


def check_worlds(match: Match, seat: int, seed: int) -> None:
    """What a seat imagines is the same world with words and without; so it stays when it is copied, and played on."""
    spoken = aloud(match.clone()).imagine(seat, Random(seed).random)
    quiet = match.imagine(seat, Random(seed).random)
    for copies in ((spoken, quiet), (spoken.clone(), quiet.clone())):
        random = Random(seed)
        assert whole(quiet) == whole(spoken)
        for _ in range(STEPS):
            check_twin(*copies)
            if copies[0].over:
                break
            go_on(*copies, random)
        assert whole(copies[1]) == whole(copies[0])


@at_every_place
def test_an_imagined_world_is_silent(place: Place) -> None:
    same_worlds(place, 2)


test_many_imagined_worlds_are_silent = nightly(same_worlds)


def test_a_match_that_was_imagined_from_speaks_on() -> None:
    match = VIRUS_WAR.start(3, seed=1)
    match.imagine(0, Random(0).random)
    before = len(match.told())
    play(match, Random(0), 5)
    assert len(match.told()) > before


# --- what was taken out wrongly is found ---------------------------------------------------------------------------


class LeavesNothing(silent.Silencer):
    """That something has shown is forgotten."""

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:  # noqa: N802
        return ast.Pass() if silent.told_by(node) else node


class TakesTooMuch(silent.Silencer):
    """Every word with a card in its mouth; with it the hand that plays it."""

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:  # noqa: N802
        if ast.unparse(node).startswith("t.move_all("):
            return ast.Pass()
        return super().visit_Expr(node)


class TakesTooLittle(silent.Silencer):
    """What stands in a branch is overlooked."""

    def visit_If(self, node: ast.If) -> ast.stmt:  # noqa: N802
        return node


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Twins that are made in here are gone afterwards."""
    monkeypatch.setattr(silent, "SUFFIX", "_broken")
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    yield monkeypatch
    for name in [name for name in sys.modules if name.endswith("_broken")]:
        del sys.modules[name]


def test_a_whole_twin_is_not_found_fault_with(workshop: pytest.MonkeyPatch) -> None:
    same_game(Place(replace(VIRUS_WAR), "solo", 4), 6)
    assert "crise.games.virus_war.rules_broken" in sys.modules, "these tests look at another twin"


@pytest.mark.parametrize("broken", [LeavesNothing, TakesTooMuch, TakesTooLittle])
def test_a_pass_that_takes_out_the_wrong_things_is_found(
    broken: type[silent.Silencer], workshop: pytest.MonkeyPatch
) -> None:
    workshop.setattr(silent, "Silencer", broken)
    with pytest.raises((AssertionError, ValueError)):
        same_game(Place(replace(VIRUS_WAR), "solo", 4), 12)


def test_a_book_that_is_not_the_twins_is_found(workshop: pytest.MonkeyPatch) -> None:
    workshop.setattr(silent.SilentRules, "take_over", lambda rules, table: None)
    with pytest.raises(AssertionError, match="the twin speaks"):
        same_game(Place(replace(SMILE_LIFE), "full", 3), 1)


@pytest.mark.skipif(is_compiled("crise.engine.table"), reason="nothing can be patched there")
def test_words_that_hide_a_deed_are_found(workshop: pytest.MonkeyPatch) -> None:
    """The twin does not look at what would be said."""

    def tell(table: Table, what: str, *args: Any) -> None:
        if what == "drew":
            table.roll(2)
        table.public_until = table.cursor

    workshop.setattr(Table, "tell", tell)
    with pytest.raises(AssertionError, match="another game"):
        same_game(PLACES[0], 1)
