"""The moments of a finished game: each figure says what its sentence says, and nobody's end is left out."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from crise.game.events import OUT
from crise.games import GAMES
from crise.server.wire_replays import Replay
from crise.server.workers import jobs, replay

GAINS = re.compile(r"\bgagne\b|\bannonce un Complot\b")
LOSSES = re.compile(r"\bcoûte\b|\bperd\b|\bpaie 1 point\b|hors jeu|de moins")
AMOUNT = re.compile(r"(\d+) (?:points?|smiles)\b")
SHORT: dict[str, dict[str, Any]] = {"noe": {"max_rounds": 3}}
TOLD_IN_FULL = ["virus-war", "etat-durgence", "noe", "smile-life", "apocalypse"]


def start_of(game: str, seed: int, seats: int, **options: Any) -> jobs.GameStart:
    names = ["Ada", "Bob", "Cléo", "Dan"][:seats]
    return jobs.GameStart(game, seats, str(seed), {**SHORT.get(game, {}), **options}, None, names)


def at_random(start: jobs.GameStart) -> jobs.Given:
    live, chance = start.begin(), Random(start.seed)
    while not live.over:
        seat, ask = chance.choice(list(live.asks().items()))
        live.answer(seat, live.form(ask[1], chance.choice(ask[2])))
    return live.given


def told(game: str, seed: int, seats: int = 3, **options: Any) -> Replay:
    start = start_of(game, seed, seats, **options)
    return replay.head(jobs.Tell(start, at_random(start), "fr", "TABLE", 1, [None] * seats))


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_says_what_its_sentence_says(game: str) -> None:
    figures = 0
    for seed in range(6):
        head = told(game, seed)
        texts = [re.sub(r"\d+", "", moment.text) for moment in head.moments]
        assert len(set(texts)) == len(texts)
        for moment in head.moments:
            figures += bool(moment.change)
            assert head.names[moment.seat] in moment.text
            assert not (moment.change < 0 and GAINS.search(moment.text)), moment
            assert not (moment.change > 0 and LOSSES.search(moment.text)), moment
            amount = AMOUNT.search(moment.text)
            assert not amount or moment.change in (0, int(amount[1]), -int(amount[1])), moment
    assert figures


@pytest.mark.parametrize("game", TOLD_IN_FULL)
def test_the_lines_of_a_step_add_up_to_what_it_moved(game: str) -> None:
    start = start_of(game, 1, 3)
    given, live = at_random(start), start.begin()
    rules = live.setting.game
    for seat, option in given:
        before, first = rules.scores(live.match.table), live.told()
        live.answer(seat, option)
        news = live.news(first)
        sums = [0] * len(before)
        for event in news:
            for moved, sign, amount in rules.score_changes(event):
                sums[moved] += sign * amount
        if not any(rules.card_uses.get(what, ("",))[0] == OUT for what, _ in news):  # a last blow may be too strong
            after = rules.scores(live.match.table)
            assert [new - old for old, new in zip(before, after, strict=True)] == sums, news


@pytest.mark.parametrize("seed", range(4))
def test_whoever_goes_out_and_the_last_blow_are_among_them(seed: int) -> None:
    head = told("virus-war", seed, 4)
    out = {moment.seat for moment in head.moments if "hors jeu" in moment.text}
    assert out == set(range(4)) - {one.seat for one in head.result.ranking if one.winner}
    assert head.moments[-1].step == head.steps


def test_a_team_goes_out_once() -> None:
    head = told("virus-war", 2, 4, teams=True)
    [end] = [moment for moment in head.moments if "hors jeu" in moment.text]
    assert end.text.startswith("L’équipe")
    assert end.change <= 0
