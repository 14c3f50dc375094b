"""The end page says what the engine says: every figure, for every game and every way to play it."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from typing import Any

import pytest

from crise.bots.policy import make
from crise.game.ending import START, ending_of
from crise.games import GAMES
from crise.server.outbox.text import MatchText
from crise.server.room.live_match import LiveMatch
from crise.server.wire import Result
from crise.server.workers import jobs
from tests.play import SHORT

NAMES = ["Ada", "Bob", "Cléo", "Dan", "Ève", "Félix", "Gus", "Hal"]
MODES = [(game.id, mode) for game in GAMES.values() for mode in game.modes]


def seats_of(game: str, mode: str, most: bool) -> int:
    """The fewest, or some more, with whom this mode can be played."""
    options = GAMES[game].read_options(GAMES[game].modes[mode])
    fit = [seats for seats in GAMES[game].seats if not options.forbids(seats)]
    return fit[-1] if most else fit[0]


@cache
def played(game: str, mode: str, most: bool, seed: int, level: str = "random") -> LiveMatch:
    seats, options = seats_of(game, mode, most), {**GAMES[game].modes[mode], **SHORT.get(f"{game}/{mode}", {})}
    live = jobs.GameStart(game, seats, str(seed), dict(options), None, NAMES[:seats]).begin()
    bots, chance = [make(level, GAMES[game], seat) for seat in range(seats)], Random(seed)
    while not live.over:
        seat, ask = next(iter(live.asks().items()))
        worlds = partial(live.match.imagine, seat, chance.random)
        live.answer(seat, live.form(ask[1], bots[seat].choose({}, ask, worlds)))
    return live


def result_of(live: LiveMatch, language: str = "fr") -> Result:
    result = MatchText(live, language).result()
    assert result is not None
    return result


@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_ledger_adds_up_to_the_scores(game: str, mode: str, most: bool) -> None:
    for seed in range(3):
        live = played(game, mode, most, seed)
        result, scores = result_of(live), GAMES[game].scores(live.match.table)
        assert [one.score for one in sorted(people(result), key=lambda one: one.seat or 0)] == scores
        if result.ledger:
            assert [sum(column) for column in zip(*(row.values for row in result.ledger), strict=True)] == scores
            assert len({row.label for row in result.ledger}) == len(result.ledger)
            assert all(row.label != row.name for row in result.ledger)
        if result.rounds:
            assert [cell.total for cell in result.rounds[-1]] == scores
            assert len(result.rounds) == live.match.view(0)["round"]
        assert result.ledger or result.rounds


def people(result: Result) -> list[Any]:
    return [one for one in result.ranking if one.seat is not None]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_what_moved_the_score_is_told_by_its_own_line(game: str, mode: str) -> None:
    """Nothing is left to explain but what a team loses with its partner."""
    for seed in range(3):
        for row in result_of(played(game, mode, True, seed)).ledger:
            if row.name == START:
                assert row.values == [row.values[0]] * len(row.values), row
            assert row.name != "team" or "team" in mode or mode == "chosen", row


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_game_says_why_it_is_over(game: str, mode: str, language: str) -> None:
    live = played(game, mode, False, 0)
    result = result_of(live, language)
    assert result.reason.endswith(".")
    assert "{" not in result.reason
    assert "reason-" not in result.reason
    name, figures = ending_of(GAMES[game]).reason(live.match.table)  # type: ignore[misc]
    texts = MatchText(live, language).words
    others = {id.removeprefix("reason-") for id in texts.named("reason-")}
    assert name in others
    for other in others:  # whatever the reason, there are words for it
        said = texts.say(f"reason-{other}", names="Ada", count=1, **figures)
        assert said.endswith(".")
        assert "{" not in said


def test_a_round_says_what_was_announced_and_its_points() -> None:
    live = played("noe", "base", True, 0, "normal")
    announced = [event for event in live.match.told() if event[0] == "announced"]
    assert announced
    cells = [cell for row in result_of(live).rounds for cell in row if cell.points]
    assert sorted(cell.points for cell in cells) == sorted(args[2] for _, args in announced)
    assert all(cell.text for cell in cells)


@pytest.mark.parametrize("game", ["virus-war", "etat-durgence"])
def test_who_left_later_ranks_before_who_left_earlier(game: str) -> None:
    mode = next(iter(GAMES[game].modes))
    live = played(game, mode, True, 1, "normal")
    gone = [one for one in result_of(live).ranking if one.left]
    assert [one.left for one in gone] == sorted([one.left for one in gone], reverse=True)
    lasted = GAMES[game].lasted(live.match.table)  # in turns: two may leave in one round of the table
    assert len({one.rank for one in gone}) == len({lasted[one.seat or 0] for one in gone}) > 1
    assert all(one.left == live.round_of(lasted[one.seat or 0]) for one in gone)
