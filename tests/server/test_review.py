"""What a seat could have done instead: its costliest decisions, from what it knew, always the same, in bounded time."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from crise.bots.advice import Advice
from crise.games import GAMES
from crise.server.workers import jobs, review
from crise.server.workers.pool import QUEUE
from tests.server.live_server import Client, live_server
from tests.server.test_highlights import at_random, start_of


@pytest.mark.parametrize("game", ["virus-war", "noe", "smile-life"])
def test_the_costliest_decisions_of_a_game(game: str) -> None:
    start = start_of(game, 1, 3)
    given = at_random(start)
    told = review.decisions(jobs.Review(start, given, 0))
    found = told["fr"]
    assert found.looked <= review.LOOKED
    assert found.looked <= found.choices <= sum(seat == 0 for seat, _ in given)
    assert 0 <= found.same <= found.looked
    assert 1 <= len(found.costly) <= review.TOLD
    costs = [one.best - one.chance for one in found.costly]
    assert min(costs) > 0
    for one in found.costly:
        assert given[one.step][0] == 0, "it was this seat's to decide"
        assert one.played.text != one.better.text
        assert len(one.gains) == 3
    assert [one.step for one in told["en"].costly] == [one.step for one in found.costly]
    assert review.decisions(jobs.Review(start, given, 0)) == told


def test_the_question_is_open_at_its_step() -> None:
    """Whoever plays on from there is asked the same."""
    start = start_of("virus-war", 1, 3)
    given = at_random(start)
    for one in review.decisions(jobs.Review(start, given, 0))["fr"].costly:
        live = start.begin()
        for seat, option in given[: one.step]:
            live.answer(seat, option)
        while live.idle():
            live.close()
        ask = live.ask(0)
        assert ask is not None
        keys = [live.match.table.faces[option].key for option in ask[2] if isinstance(option, int)]
        assert one.round == live.round()
        assert one.scores == live.match.table.shown()["life"]
        assert {one.played.key, one.better.key} - {None} <= set(keys)


def test_what_others_held_plays_no_part() -> None:
    """The same decision in a world that the seat can't tell apart costs the same."""
    game, random = GAMES["virus-war"], Random(4)
    start = start_of("virus-war", 1, 3)
    choices = review._choices(jobs.Review(start, at_random(start), 0))
    told = 0
    for one in choices[:: max(1, len(choices) // 4)]:
        if len(one.match.open) > 1:
            continue
        other = one._replace(match=one.match.imagine(0, random.random))
        assert review._doubt(game, one) == review._doubt(game, other)
        mine, theirs = review._mistakes(game, [one]), review._mistakes(game, [other])
        assert mine[1] == theirs[1]
        assert [(found.better, found.duel) for found in mine[0]] == [(found.better, found.duel) for found in theirs[0]]
        told += 1
    assert told


def test_a_long_game_takes_no_longer_than_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    def advise(game: object, match: object, ask: object, most: int, duels: int) -> Advice:
        looks.append(most)
        return Advice(0, -1, [], None)

    monkeypatch.setattr(review, "advise", advise)
    monkeypatch.setattr(review, "alike", lambda *given: True)
    start = start_of("noe", 1, 3)
    found = review.decisions(jobs.Review(start, at_random(start), 0))["fr"]
    assert found.choices > 100
    assert looks == [review.QUICK] * review.LOOKED
    assert (found.looked, found.same, found.costly) == (review.LOOKED, review.LOOKED, [])


@pytest.mark.asyncio
async def test_over_http(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2, level="normal", start=True)
        path = f"/api/tables/{made['code']}/games/1/decisions"
        assert (await server.get(path, 409, seat=0))["reason"] == "not-over"
        client: Client = await server.client(made["code"], made["token"])
        await client.play(Random(1), 10_000)
        assert (await server.get(path, 400, seat=7))["reason"] == "no-such-seat"
        await server.get(path, 400)
        found = await server.get(path, seat=0)
        assert found["seat"] == 0
        english = await server.get(path, seat=0, language="en")
        assert [one["step"] for one in english["costly"]] == [one["step"] for one in found["costly"]]
        for one in found["costly"][:1]:
            body = {"name": "Ada", "step": one["step"], "seat": 0}
            again = await server.post(f"/api/tables/{made['code']}/games/1/continue", **body)
            reader = await server.client(again["code"], again["token"])
            assert reader.situation is not None
            assert reader.situation["question"]["prompt"] == one["prompt"]
        server.lobby.services.workers._analyst.waiting = QUEUE
        assert (await server.get(path, 503, seat=1))["reason"] == "busy"
        server.lobby.services.workers._analyst.waiting = 0
