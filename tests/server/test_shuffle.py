"""A seed from everybody: the house commits first, every seat adds a number, and whoever likes checks it at the end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crise.engine.ask import Refused
from crise.game.records import Record, read_record, replay
from crise.game.shuffle import HOUSE, Shuffle, faults, read_shuffle
from crise.games import GAMES
from crise.server import wire
from crise.server.room import events as ev
from crise.server.room.history import resumed
from tests.server.live_server import Client, LiveServer, live_server
from tests.server.test_room import seated

ADA, BOB = "a" * 32, "0123456789abcdef" * 4
SHORT_GAME: dict[str, Any] = {"options": {"life_cap": 50, "turn_limit": 6}}


# --- how a seed comes about -----------------------------------------------------------------------------------


def a_shuffle(*numbers: str, table: str = "K7QX2M/3") -> Shuffle:
    return Shuffle(table, "5" * 64, sha256(b"5" * 64).hexdigest(), list(numbers))


def test_the_seed_is_the_hash_of_table_secret_and_numbers() -> None:
    """As the documents tell it: whoever has `sha256sum` can do without us."""
    text = f"K7QX2M/3\n{'5' * 64}\n{ADA}\nhouse"
    assert a_shuffle(ADA, HOUSE).seed() == int(sha256(text.encode()).hexdigest(), 16)


def test_whatever_goes_in_changes_the_seed() -> None:
    others = [
        a_shuffle(BOB, HOUSE),
        a_shuffle(ADA, BOB),
        a_shuffle(HOUSE, ADA),
        a_shuffle(ADA, HOUSE, table="K7QX2M/4"),
    ]
    secret = msgspec.structs.replace(a_shuffle(ADA, HOUSE), secret="6" * 64)
    assert len({one.seed() for one in (a_shuffle(ADA, HOUSE), secret, *others)}) == 6


def test_a_shuffle_has_a_text_form() -> None:
    assert read_shuffle(str(a_shuffle(ADA, HOUSE))) == a_shuffle(ADA, HOUSE)
    with pytest.raises(ValueError, match="a shuffle is"):
        read_shuffle("K7QX2M/3 abc")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, []),
        ({"commitment": "0" * 64}, ["the commitment is not that of the secret"]),
        ({"secret": "6" * 64}, ["the commitment is not that of the secret", "the seed is not the hash"]),
        ({"numbers": [BOB, HOUSE]}, ["the seed is not the hash"]),
        ({"numbers": [ADA]}, ["there are 2 seats, and numbers of 1", "the seed is not the hash"]),
        ({"numbers": [ADA, "x"]}, ["what seat 2 added is no number", "the seed is not the hash"]),
        ({"table": "K7QX2N/3"}, ["the seed is not the hash"]),
    ],
)
def test_everything_that_does_not_hold_is_said(changes: dict[str, Any], said: list[str]) -> None:
    true = a_shuffle(ADA, HOUSE)
    found = list(faults(msgspec.structs.replace(true, **changes), 2, str(true.seed())))
    assert len(found) == len(said)
    assert all(fault.startswith(start) for fault, start in zip(found, said, strict=True))


# --- at the table ---------------------------------------------------------------------------------------------


async def add(client: Client, number: str, commitment: str | None = None) -> dict[str, Any]:
    given = client.room["commitment"] if commitment is None else commitment
    return await client.command("contribute", commitment=given, number=number)


async def play_to_the_end(clients: Sequence[Client]) -> dict[str, Any]:
    for client in clients:
        while client.situation is None or client.room["status"] != "playing":
            await client.read()
    await asyncio.gather(*(client.play(Random(seat)) for seat, client in enumerate(clients)))
    assert clients[0].situation is not None
    result: dict[str, Any] = clients[0].situation["result"]
    return result


async def seats_of(server: LiveServer, code: str, tokens: list[str]) -> list[Client]:
    return [await server.client(code, token) for token in tokens]


async def record_of(server: LiveServer, code: str, number: int) -> Record:
    return read_record((await server.http.get(f"/api/tables/{code}/games/{number}/record")).text)


@pytest.mark.asyncio
async def test_a_game_to_which_everybody_contributed(tmp_path: Path) -> None:
    """The commitment is there before any number; at the end everything is told, and holds."""
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=3, **SHORT_GAME)
        code = made["code"]
        commitment = (await server.get(f"/api/tables/{code}"))["commitment"]
        assert len(commitment) == 64
        joined = await server.post(f"/api/tables/{code}/seats", name="Bob")
        ada, bob = await seats_of(server, code, [made["token"], joined["token"]])
        assert (ada.room["commitment"], ada.room["contributed"]) == (commitment, [])
        for client, number in ((bob, BOB), (ada, ADA)):
            assert (await add(client, number))["type"] == "ack"
        assert (await server.get(f"/api/tables/{code}"))["contributed"] == [0, 1]
        await ada.done("start", level="facile")
        result = await play_to_the_end([ada, bob])
        shuffle = msgspec.convert(result["shuffle"], Shuffle)
        assert shuffle.numbers == [ADA, BOB, HOUSE]
        assert result["commitment"] == shuffle.commitment == commitment == sha256(shuffle.secret.encode()).hexdigest()
        assert (shuffle.table, str(shuffle.seed())) == (f"{code}/1", result["seed"])
        record = await record_of(server, code, 1)
        assert (record.shuffle, record.seed) == (shuffle, result["seed"])
        assert read_record(record.to_text()) == record
        replay(record, GAMES.__getitem__)
        assert (await server.get(f"/api/tables/{code}/games/1/replay"))["result"]["shuffle"] == result["shuffle"]


@pytest.mark.asyncio
async def test_nothing_but_the_commitment_is_told_before_the_end(tmp_path: Path) -> None:
    """Not to seats, not to who looks on, and not over HTTP."""
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2, **SHORT_GAME)
        clients = [*await seats_of(server, code, tokens), await server.client(code)]
        for client, number in zip(clients, (ADA, BOB), strict=False):
            await add(client, number)
        pages = [(await server.http.get(f"/api/tables/{code}")).text]
        assert clients[0].room["commitment"] in pages[0]
        await clients[0].done("start")
        result = await play_to_the_end(clients[:2])
        while not clients[2].over:
            await clients[2].read()
        pages += [frame for client in clients for frame in client.frames if '"ranking"' not in frame]
        assert len(pages) > 20
        secrets = (result["seed"], result["shuffle"]["secret"], ADA, BOB)
        assert not [secret for secret in secrets for page in pages if secret in page]


@pytest.mark.asyncio
async def test_what_is_no_contribution_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2, **SHORT_GAME)
        ada, bob = await seats_of(server, code, tokens)
        watcher = await server.client(code)
        stored = await server.lobby.store.events(code)
        for number in ("", "a" * 31, "A" * 32, "g" * 32, f"{ADA}\n", HOUSE, "é" * 32):
            assert (await add(ada, number))["reason"] == "bad-number"
        assert (await add(ada, ADA, "0" * 64))["reason"] == "late-number"
        assert (await add(watcher, ADA))["reason"] == "not-seated"
        spoiled = await server.client(code, tokens[1])
        await spoiled.send({"type": "contribute", "id": "x", "commitment": ada.room["commitment"], "number": "a" * 65})
        assert await spoiled.closed() == 4400
        assert await server.lobby.store.events(code) == stored
        assert (await add(bob, BOB))["type"] == "ack"
        assert (await add(bob, ADA))["reason"] == "number-given"
        await ada.done("start")
        result = await play_to_the_end([ada, bob])
        assert result["shuffle"]["numbers"] == [HOUSE, BOB]


@pytest.mark.asyncio
async def test_who_comes_late_is_not_counted_in_this_game_nor_in_the_next(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2, **SHORT_GAME)
        ada, bob = await seats_of(server, code, tokens)
        first = ada.room["commitment"]
        await ada.done("start")
        assert (await add(bob, BOB, first))["reason"] == "late-number"
        assert (await server.get(f"/api/tables/{code}"))["commitment"] == ""
        result = await play_to_the_end([ada, bob])
        assert result["shuffle"]["numbers"] == [HOUSE, HOUSE]
        assert (await add(bob, BOB, first))["reason"] == "late-number"


@pytest.mark.asyncio
async def test_another_game_has_another_secret_and_asks_for_other_numbers(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2, **SHORT_GAME)
        clients = await seats_of(server, code, tokens)
        await add(clients[0], ADA)
        await clients[0].done("start")
        first = await play_to_the_end(clients)
        while clients[1].room["status"] != "over":
            await clients[1].read()
        assert clients[1].room["commitment"] not in ("", first["commitment"])
        assert clients[1].room["contributed"] == []
        await add(clients[1], BOB)
        await clients[1].done("rematch")
        for client in clients:
            client.situation = None
        await clients[0].done("rematch")
        second = await play_to_the_end(clients)
        assert second["shuffle"]["numbers"] == [HOUSE, BOB]
        assert second["shuffle"]["table"] == f"{code}/2"
        assert second["shuffle"]["secret"] != first["shuffle"]["secret"]
        replay(await record_of(server, code, 2), GAMES.__getitem__)


@pytest.mark.asyncio
async def test_a_game_that_goes_on_from_a_replay_says_nothing_of_its_shuffle(tmp_path: Path) -> None:
    """Its cards are known from the replay. The next game at that table is another matter."""
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2, **SHORT_GAME)
        clients = await seats_of(server, code, tokens)
        await add(clients[0], ADA)
        await clients[0].done("start")
        first = await play_to_the_end(clients)
        made = await server.post(f"/api/tables/{code}/games/1/continue", name="Zoé", step=1, seat=0, level="facile")
        zoe = await server.client(made["code"], made["token"])
        again = await play_to_the_end([zoe])
        assert (again["seed"], again["shuffle"]) == (first["seed"], None)
        assert again["commitment"] == sha256(again["seed"].encode()).hexdigest()
        assert replay(await record_of(server, made["code"], 1), GAMES.__getitem__)[1].over
        while zoe.room["status"] != "over":
            await zoe.read()
        assert zoe.room["commitment"] not in ("", first["commitment"], again["commitment"])


@pytest.mark.asyncio
async def test_numbers_outlive_a_restart_before_the_game_begins(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2, **SHORT_GAME)
        ada, bob = await seats_of(server, code, tokens)
        commitment = ada.room["commitment"]
        await add(ada, ADA)
        await ada.done("ready", ready=True)
    async with live_server(tmp_path) as server:
        ada, bob = await seats_of(server, code, tokens)
        assert (ada.room["commitment"], ada.room["contributed"]) == (commitment, [0])
        await add(bob, BOB)
        await ada.done("start")
        result = await play_to_the_end([ada, bob])
        assert (result["shuffle"]["numbers"], result["commitment"]) == ([ADA, BOB], commitment)


# --- a room of its own ----------------------------------------------------------------------------------------


def contribute(seat: int, number: str) -> ev.Contributed:
    return ev.Contributed(seat=seat, number=number)


def test_a_number_goes_with_its_person() -> None:
    """It moves along when people change seats, and nobody inherits it."""
    room = seated(seats=4)
    for event in (ev.Committed(secret="s"), contribute(0, ADA), contribute(1, BOB), contribute(2, "c" * 32)):
        room.apply(event)
    room.apply(ev.Arranged(order=[1, 0, 2, 3]))
    assert room.draw is not None
    assert room.draw.numbers == {0: BOB, 1: ADA, 2: "c" * 32}
    room.apply(ev.Robot(seat=2, name="Scapin", level="normal"))
    room.apply(ev.Freed(seat=1))
    room.apply(ev.Sat(seat=1, name="Zoé", token="z"))
    assert room.draw.shuffle("X/1", 4).numbers == [BOB, HOUSE, HOUSE, HOUSE]


def test_a_secret_that_was_used_is_never_used_again() -> None:
    """Also where the game that used it can't be played any more."""
    room = seated()
    made = [ev.Made(game="virus-war", seats=3, options=room.options, cards=None, clock=wire.NO_CLOCK, watch=True)]
    sat = [ev.Sat(seat=seat, name=f"P{seat}", token=f"t{seat}") for seat in range(3)]
    began = ev.Began(seed="5", rules=room.game.version + 90, check="otherwise")
    over = resumed("ABCDEF", [*made, *sat, ev.Committed(secret="s"), contribute(0, ADA), began])
    assert (over.draw, over.number) == (None, 1)
    assert over.undrawn or over.status == "playing"
    with pytest.raises(Refused, match="late-number"):
        over.decide(1, wire.Contribute(id="x", commitment=sha256(b"s").hexdigest(), number=BOB))


# --- tables and records of before -------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_waiting_room_of_yesterday_gets_its_commitment_when_somebody_comes_back(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2, **SHORT_GAME)
    forget_commitments(tmp_path)
    async with live_server(tmp_path) as server:
        assert (await server.get(f"/api/tables/{code}"))["commitment"] == ""
        ada, bob = await seats_of(server, code, tokens)
        assert len(ada.room["commitment"]) == 64
        await add(bob, BOB)
        await ada.done("start")
        result = await play_to_the_end([ada, bob])
        assert result["shuffle"]["numbers"] == [HOUSE, BOB]


def forget_commitments(folder: Path) -> None:
    """As if the file had been written before there were any."""
    connection = sqlite3.connect(folder / "crise.db")
    rows = connection.execute("SELECT code, n, data FROM events ORDER BY code, n").fetchall()
    kept = [row for row in rows if not isinstance(ev.read(row[2]), ev.Committed)]
    assert len(kept) < len(rows)
    connection.execute("DELETE FROM events")
    numbers: dict[str, int] = {}
    for code, _, data in kept:
        at = numbers[code] = numbers.get(code, -1) + 1
        connection.execute("INSERT INTO events (code, n, data) VALUES (?, ?, ?)", (code, at, data))
    connection.commit()
    connection.close()
