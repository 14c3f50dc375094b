"""A patient match waits for everybody who is asked, also for those who can only pass: it is the same game otherwise."""

from __future__ import annotations

from random import Random

import pytest

from crise.engine.ask import PASS
from crise.engine.journal import EVERYBODY
from crise.engine.match import Match
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools.laws import encode, pick, some_answer
from tests.play import PLACES, TESTED, AnyGame, Place


def start(place: Place, seed: int, patient: bool) -> Match:
    setting = place.setting(seed)
    return setting.game.start(setting.seats, setting.options, setting.cards, seed, ask_everybody=patient)


def without_a_choice(match: Match) -> list[int]:
    if match.table.asked != EVERYBODY or match.table.plans is not None:  # plans ask everybody, always
        return []
    return [seat for seat, _, options, _ in match.open if len(options) == 1]


def pass_for(match: Match) -> None:
    """Answer for those who can only pass."""
    while forced := without_a_choice(match):
        for seat in forced:
            ask = match.ask(seat)
            assert ask is not None
            match.answer(seat, ask[2][0])


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_patient_game_is_the_same_game(place: Place) -> None:
    random = Random(21)
    plain, patient = start(place, 21, False), start(place, 21, True)
    for _ in range(120):
        pass_for(patient)
        assert {ask[0] for ask in plain.open} == {ask[0] for ask in patient.open}
        for seat in range(place.seats + 1) if random.random() < 0.3 or plain.over else ():
            assert encode([plain.view(seat), plain.log(seat)]) == encode([patient.view(seat), patient.log(seat)])
        if plain.over:
            break
        seat, option = some_answer(plain, random)
        plain.answer(seat, option)
        patient.answer(seat, option)


def test_every_window_is_waited_for() -> None:
    """In a patient match the table stops at each window, with all who are asked in it."""
    match, random, windows, idle = VIRUS_WAR.start(4, seed=5, ask_everybody=True), Random(5), 0, 0
    while not match.over:
        if match.table.asked == EVERYBODY and len(match.open) == len(match.table.window):
            windows += 1
            idle += all(len(ask[2]) == 1 for ask in match.open)
        seat, _, options, _ = pick(random, match.open)
        match.answer(seat, pick(random, options))
    assert windows > 10
    assert idle > 3, "windows in which nobody could do anything"


def test_an_imagined_world_is_in_a_hurry() -> None:
    """Whoever plays one through is not asked about what is no choice."""
    match, random = VIRUS_WAR.start(4, seed=6, ask_everybody=True), Random(6)
    for _ in range(30):
        match.answer(*some_answer(match, random))
    world = match.imagine(match.open[0][0], random.random)
    world.answer(*some_answer(world, random))
    while not world.over:
        assert world.table.asked != EVERYBODY or any(len(ask[2]) > 1 for ask in world.open)
        world.answer(*some_answer(world, random))


def test_a_copy_is_as_patient() -> None:
    match, random = VIRUS_WAR.start(3, seed=7, ask_everybody=True), Random(7)
    for _ in range(40):
        twin = match.clone()
        assert twin.table.ask_everybody
        assert encode(twin.open) == encode(match.open)
        match.answer(*some_answer(match, random))


@pytest.mark.parametrize("game", TESTED.values(), ids=list(TESTED))
def test_a_game_says_which_questions_come_as_windows(game: AnyGame) -> None:
    """A host is asked how long they stay open only where there are some."""
    seen: set[str] = set()
    for place in [place for place in PLACES if place.game is game]:
        match, random = start(place, 8, True), Random(8)
        for _ in range(400):
            if match.over:
                break
            if match.table.asked == EVERYBODY and not match.table.plans and all(PASS in ask[2] for ask in match.open):
                seen.add(match.open[0][1])
            match.answer(*some_answer(match, random))
    assert seen == game.reactions
