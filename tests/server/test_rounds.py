"""How far a game is, as people count it: by rounds, or by how often the turn went round the table."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from crise.engine.journal import Event
from crise.game.records import Setting
from crise.games import GAMES
from crise.games.noe import NOE
from crise.games.virus_war import VIRUS_WAR
from crise.server.outbox.text import MatchText
from crise.server.room.live_match import LiveMatch
from crise.server.room.rounds import Laps, counted_by
from tests.play import SHORT

NAMES = ["Ada", "Bob", "Chloé", "Dan"]


def begin(game: str, seed: int) -> LiveMatch:
    found = GAMES[game]
    mode = next(iter(found.modes))
    options = found.options(**{**found.modes[mode], **SHORT.get(f"{game}/{mode}", {})})
    return LiveMatch(Setting(found, 4, seed, options), 1, NAMES)


def step(live: LiveMatch, random: Random) -> None:
    while live.idle():
        live.close()
    if not live.over:
        seat = random.choice(live.asked())
        ask = live.ask(seat)
        assert ask is not None
        live.answer(seat, live.form(ask[1], random.choice(ask[2])))


@pytest.mark.parametrize("game", ["virus-war", "etat-durgence", "smile-life"])
def test_the_turn_has_gone_round_as_often_as_who_had_most_has_begun_one(game: str) -> None:
    live, random, seen = begin(game, 5), Random(5), 0
    while not live.over:
        step(live, random)
        begun = Counter(args[0] for what, args in live.match.told() if what == "turn")
        assert live.round() == max(begun.values(), default=0)
        assert live.round() >= seen  # it never goes back
        seen = live.round()
        assert len(live.curve) == (live.round() if game != "smile-life" else 0)  # where nobody is out nobody looks back
    turns = live.match.table.turns
    assert -(-turns // 4) <= live.round() < turns
    assert all(len(row) == 4 for row in live.curve)
    left = [one.left for one in MatchText(live, "fr").ranking()]
    assert all(0 <= one <= live.round() for one in left)


@pytest.mark.parametrize("game", ["virus-war", "etat-durgence"])
def test_who_is_out_knows_the_place_that_nobody_can_take_any_more(game: str) -> None:
    live, random, places = begin(game, 8), Random(8), dict[int, int]()
    while not live.over:
        step(live, random)
        if not live.over:
            places |= {seat: place for seat in range(4) if (place := live.place(seat))}
            assert live.place(4) == 0  # who looks on has none
    ranks = {one.seat: one.rank for one in MatchText(live, "fr").ranking()}
    assert places
    assert places == {seat: ranks[seat] for seat in places}


def test_where_nobody_is_out_nobody_has_a_place_before_the_end() -> None:
    live, random = begin("smile-life", 5), Random(5)
    for _ in range(20):
        step(live, random)
        assert [live.place(seat) for seat in range(4)] == [0] * 4


def test_a_game_that_counts_rounds_is_asked() -> None:
    live, random = begin("noe", 3), Random(3)
    while not live.over:
        step(live, random)
        assert live.round() == live.match.view(4)["round"]
    assert live.round() < live.match.table.turns
    assert [counted_by(game) for game in (NOE, VIRUS_WAR)] == ["rounds", ""]


def test_who_is_out_or_skipped_holds_up_no_lap() -> None:
    laps = Laps(VIRUS_WAR)
    turns: list[Event] = [("turn", (seat,)) for seat in (0, 1, 2, 0, 2, 0, 2)]
    laps.hear([("drew", (0, None)), *turns])
    assert [laps.of_turn(turn) for turn in range(8)] == [0, 1, 1, 1, 2, 2, 3, 3]
    assert laps.now() == 3
