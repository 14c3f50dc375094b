"""Who comes back learns of all his tables at once, and of nobody else's. Who waits says when it may begin."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crise.engine.ask import Refused
from crise.games import GAMES
from crise.server import wire
from crise.server.http.limits import Limits
from crise.server.room import events as ev
from crise.server.room.history import resumed
from crise.server.room.room import Room
from tests.server.live_server import Client, LiveServer, live_server
from tests.server.test_room import made, seated


async def news(server: LiveServer, *pairs: tuple[str, str], language: str = "fr") -> list[dict[str, Any]]:
    body = {"seats": [{"code": code, "token": token} for code, token in pairs]}
    answer = await server.http.post("/api/my-tables", json=body, params={"language": language})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


@pytest.mark.asyncio
@pytest.mark.parametrize("language", ["fr", "en"])
async def test_each_seat_learns_what_it_may_know(tmp_path: Path, language: str) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("noe", 2)
        clients = [await server.client(code, token, language=language) for token in tokens]
        await clients[0].done("start")
        await clients[1].until("welcome")
        told = await news(server, (code, tokens[0]), (code.lower(), tokens[1]), language=language)
        assert [one["you"] for one in told] == [0, 1]
        assert [one["asked"] for one in told].count(True) == 1
        for client, one in zip(clients, told, strict=True):
            situation = client.situation
            assert situation is not None
            assert one["state"] == "here"
            assert one["room"]["status"] == "playing"
            assert one["asked"] == (situation["question"] is not None)
            assert one["prompt"] == (situation["question"]["prompt"] if situation["question"] else "")
            assert one["waiting"] == situation["waiting"]["text"]
            happened = [line for line in situation["lines"] if GAMES["noe"].told[line["what"]].head != "turn"]
            assert one["last"] == happened[-1]["text"]
            assert one["line"] == situation["lines"][-1]["n"] + 1
            assert 0 <= one["since"] < 600
            assert one["left"] is None


@pytest.mark.asyncio
async def test_of_a_game_that_is_over_everybody_learns_who_won(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2, options={"turn_limit": 4})
        clients = [await server.client(code, token) for token in tokens]
        await clients[0].done("start")
        await asyncio.gather(*(client.play(Random(at)) for at, client in enumerate(clients)))
        for client, one in zip(clients, await news(server, *((code, token) for token in tokens)), strict=True):
            assert client.situation is not None
            assert one["ranking"] == client.situation["result"]["ranking"]
            assert one["room"]["status"] == "over"
            assert not one["asked"]
        await clients[0].done("reopen")
        assert [one["ranking"] for one in await news(server, (code, tokens[1]))] == [[]]


@pytest.mark.asyncio
async def test_a_seat_that_is_gone_spoils_no_other(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2, clock={"kind": "turn", "seconds": 86_400})
        bad = [("NOTHERE", "x"), (code, "no such token"), ("", ""), ("../../é", "x" * 200)]
        told = await news(server, bad[0], (code, tokens[1]), *bad[1:])
        assert [one["state"] for one in told] == ["gone", "here", "lost", "gone", "gone"]
        assert told[1]["room"]["status"] == "waiting"
        assert not told[1]["asked"]
        assert all(one["room"] is None for at, one in enumerate(told) if at != 1)
        host = await server.client(code, tokens[0])
        await host.done("start")
        asked = next(one for one in await news(server, *((code, token) for token in tokens)) if one["asked"])
        assert 0 < asked["left"] <= 86_400_000
        await host.done("pause", paused=True)
        assert not any(one["asked"] for one in await news(server, *((code, token) for token in tokens)))


@pytest.mark.asyncio
async def test_who_guesses_soon_learns_nothing(tmp_path: Path) -> None:
    async with live_server(tmp_path, limits=Limits(tries=(0.0, 3), requests=(0.0, 30))) as server:
        code, tokens = await server.table("virus-war", 2)
        pairs = [("NOTHERE", "x"), (code, "x"), (code, tokens[0]), (code, "x"), (code, tokens[0]), (code, "x")]
        assert [one["state"] for one in await news(server, *pairs)] == [
            "gone",
            "lost",
            "here",
            "lost",
            "later",
            "later",
        ]
        too_many = {"seats": [{"code": code, "token": "x"}] * 13}
        assert (await server.http.post("/api/my-tables", json=too_many)).status_code == 400
        twelve = {"seats": [{"code": code, "token": "x"}] * 12}
        answers = [(await server.http.post("/api/my-tables", json=twelve)).status_code for _ in range(3)]
        assert answers[-1] == 429


def test_since_when_outlives_the_server_and_tells_no_secret() -> None:
    """Three sealed answers: that one of them came shows nowhere, not even in a time."""
    game, seats = "virus-war", 3
    room = seated(game, seats)
    room.apply(ev.Began(seed="7", at=1000))
    assert room.asked_at == 1000
    assert room.live is not None
    at = 1000
    stored: list[ev.Event] = [*made(game, seats), ev.Began(seed="7", at=1000)]
    for _ in range(300):
        if room.live.sealed and len(room.live.asked()) > 1:
            break
        at += 10
        if room.live.idle():
            event: ev.Event = ev.WindowClosed(at=at)
        else:
            seat = room.live.asked()[0]
            ask = room.live.ask(seat)
            assert ask is not None
            event = ev.Answered(seat=seat, option=room.live.form(ask[1], ask[2][0]), at=at)
        room.apply(event)
        stored.append(event)
    assert room.live.sealed, "no sealed question came"
    before = room.asked_at
    seat = room.live.asked()[0]
    ask = room.live.ask(seat)
    assert ask is not None
    stored.append(ev.Answered(seat=seat, option=room.live.form(ask[1], ask[2][0]), at=at + 500))
    room.apply(stored[-1])
    assert room.asked_at == before
    assert resumed("ABCDEF", stored).asked_at == before


def carried(room: Room, seat: int, command: wire.Command) -> None:
    for event in room.decide(seat, command).events:
        room.apply(event)


def test_green_lights_are_for_what_was_agreed_to() -> None:
    room = seated()
    carried(room, 0, wire.Configure(id="all", options={}))
    for seat in (0, 2):
        carried(room, seat, wire.Ready(id=f"r{seat}", ready=True))
    assert room.describe("fr").ready == [0, 2]
    carried(room, 0, wire.Configure(id="w", watch=False))
    assert room.ready == {0, 2}
    carried(room, 2, wire.Ready(id="r", ready=False))
    assert room.ready == {0}
    carried(room, 0, wire.Configure(id="c", options={**room.options, "life_cap": 60}))
    assert room.ready == set()
    carried(room, 1, wire.Ready(id="y", ready=True))
    carried(room, 0, wire.SetSeat(id="s", seat=1, level="normal"))
    assert room.ready == set()
    carried(room, 2, wire.Ready(id="z", ready=True))
    room.apply(ev.Began(seed="1"))
    assert room.ready == set()
    with pytest.raises(Refused, match="not-waiting"):
        room.decide(0, wire.Ready(id="late", ready=True))


def test_everybody_takes_along_what_is_his() -> None:
    room = seated()
    carried(room, 2, wire.Ready(id="r", ready=True))
    carried(room, 0, wire.Arrange(id="a", order=[2, 0, 1]))
    assert room.names() == ["P2", "P0", "P1"]
    assert (room.host, room.founder, room.ready) == (1, 1, {0})
    assert room.was_done(1, "a")
    assert room.was_done(0, "r")
    assert not room.was_done(0, "a")
    for order in ([0, 1], [0, 1, 1], [0, 1, 3]):
        with pytest.raises(Refused, match="bad-order"):
            room.decide(1, wire.Arrange(id="b", order=order))
    with pytest.raises(Refused, match="not-host"):
        room.decide(0, wire.Arrange(id="b"))


async def welcomed(clients: list[Client], times: int) -> None:
    for client in clients:
        while sum(message["type"] == "welcome" for message in client.messages) < times:
            await client.read()


@pytest.mark.asyncio
async def test_seats_are_moved_and_drawn_while_people_sit_there(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 3)
        clients = [await server.client(code, token) for token in tokens]
        await clients[0].done("arrange", order=[1, 2, 0])
        await welcomed(clients, 2)
        assert [client.you for client in clients] == [2, 0, 1]
        assert clients[0].room["host"] == 2
        assert (await server.client(code, tokens[0])).you == 2
        await clients[0].done("arrange")
        await welcomed(clients, 3)
        seats = [client.you for client in clients]
        assert {*seats} == {0, 1, 2}
        for client, seat, name in zip(clients, seats, ("Ada", "Bob", "Chloé"), strict=True):
            assert client.room["seats"][seat or 0]["name"] == name
        await clients[0].done("start")
        await welcomed(clients, 4)
        for client, seat in zip(clients, seats, strict=True):
            assert client.situation is not None
            assert client.situation["view"]["seat"] == seat
