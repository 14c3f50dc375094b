"""Crowds of strangers, for `tools.attack`: those who attack a server, and as many people who do what one may.

A crowd comes from a process of its own, so that what it takes slows down nobody who is measured. So many begin each
second, and so many are there at a time, whichever crowd it is.
"""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from crise.games import GAMES

GAME = next(iter(GAMES))
SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
OFTEN = 0.1  # seconds from one command of a socket to the next: fewer than a socket may give
HANGING_UP = 2.0  # seconds for those who are still there at the end
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, asyncio.IncompleteReadError, OSError, TimeoutError)

DEEP = "[" * 1900 + "]" * 1900  # deeper than a reader of JSON goes
RUBBISH = (
    "",
    "null",
    "{" * 2000,
    f'{{"nobody":{DEEP},"type":"ping","id":"x"}}',
    f'{{"type":"configure","id":"x","options":{{"teams":{DEEP}}}}}',
    '{"type":"more","id":"x","before":1e999999999}',
    '{"type":"answer","id":"x","version":99999999999999999999,"option":"pass"}',
    '{"type":"answer","id":{"a":1},"version":1,"option":"pass"}',
    '{"type":"say","id":"x","text":"\\ud800"}',
    '{"type":"configure","id":"x","seats":1000000}',
    "\x00\x01\x02",
    "é" * 2000,
)
MANY_WORDS = "+".join(("abcdefghijklmnopqrstuvwxyz0123456789" * 3)[:99])  # 99 words of one letter


class Target(NamedTuple):
    port: int
    codes: Sequence[str]  # tables where honest people play
    seat: tuple[str, str]  # code and token of somebody there who turned bad
    finished: str  # a table with a game that is over
    answers: int  # in that game
    rules: str  # the game with the longest ones


class Visit(NamedTuple):
    """One that comes, from an address of this computer."""

    target: Target
    address: str
    number: int

    @property
    def code(self) -> str:
        return self.target.codes[self.number % len(self.target.codes)]

    @property
    def wrong_code(self) -> str:
        return "".join(Random(self.number).choices(SIGNS, k=6))


Act: TypeAlias = Callable[[Visit], Awaitable[bool]]  # was that given which was asked for?


# --- how one comes ------------------------------------------------------------------------------------------


async def request(visit: Visit, path: str, body: dict[str, Any] | None = None) -> bool:
    """On a connection of its own."""
    port, data = visit.target.port, b"" if body is None else json.dumps(body).encode()
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n"
    head += f"accept-encoding: gzip\r\ncontent-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(visit.address, 0))
    try:
        writer.write(head.encode() + data)
        return (await reader.read()).startswith(b"HTTP/1.1 2")
    finally:
        writer.close()


async def knock(visit: Visit, **how: Any) -> ClientConnection:
    """Nobody says who it is."""
    given = {"local_addr": (visit.address, 0), **how}
    address = f"ws://127.0.0.1:{visit.target.port}/ws"
    return await connect(address, compression=None, max_size=None, ping_interval=None, close_timeout=1, **given)


async def come_in(visit: Visit, code: str, token: str | None = None, **how: Any) -> ClientConnection:
    line = await knock(visit, **how)
    await line.send(json.dumps({"type": "hello", "code": code, "token": token}))
    return line


async def heard(line: ClientConnection, wanted: str) -> bool:
    """Before it is closed, if it is."""
    try:
        async for text in line:
            if f'"type":"{wanted}"' in str(text):
                return True
    except ConnectionClosed:
        pass
    return False


async def often(line: ClientConnection, *commands: dict[str, Any]) -> None:
    """These in turn, until the server has enough of it."""
    number = 0
    while True:
        await line.send(json.dumps({**commands[number % len(commands)], "id": f"{id(line)}-{number}"}))
        number += 1
        await asyncio.sleep(OFTEN)


async def read_all(line: ClientConnection) -> None:
    async for _ in line:
        pass


# --- what one may do ----------------------------------------------------------------------------------------


async def looks_on(visit: Visit) -> bool:
    async with await come_in(visit, visit.code) as line:
        if not await heard(line, "welcome"):
            return False
        await line.send('{"type":"ping","id":"x"}')
        return await heard(line, "ack")


async def stays(visit: Visit) -> bool:
    """Looks on, reads all, and says something ten times a second."""
    async with await come_in(visit, visit.code) as line, asyncio.TaskGroup() as both:
        both.create_task(read_all(line))
        both.create_task(often(line, {"type": "ping"}))
    return True


async def chats(visit: Visit) -> bool:
    """One of those who sit on the same seat: they read all, and one after the other says a line a second."""
    async with await come_in(visit, *visit.target.seat) as line, asyncio.TaskGroup() as both:
        both.create_task(read_all(line))
        both.create_task(often(line, {"type": "ping"}))
        both.create_task(speaks_up(line, visit.number))
    return True


async def speaks_up(line: ClientConnection, after: float) -> None:
    await asyncio.sleep(after)
    await line.send(json.dumps({"type": "say", "id": "line", "text": "🔥" * 300}))


async def keeps_a_connection(visit: Visit) -> bool:
    """As a browser does: it may have more to ask."""
    reader, writer = await asyncio.open_connection("127.0.0.1", visit.target.port, local_addr=(visit.address, 0))
    try:
        writer.write(b"GET /api/house HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        answer = await reader.read()  # until the server ends it
        return answer.startswith(b"HTTP/1.1 2")
    finally:
        writer.transport.abort()


async def finds_a_rule(visit: Visit) -> bool:
    return await request(visit, f"/api/games/{visit.target.rules}/rules?search=carte")


async def asks_for_a_table(visit: Visit) -> bool:
    return await looks_on(visit) if visit.number % 2 else await request(visit, f"/api/tables/{visit.code}")


async def looks_at_a_replay(visit: Visit) -> bool:
    path = f"/api/tables/{visit.target.finished}/games/1/frames"
    return await request(visit, f"{path}?first={50 * (visit.number % 4)}")


async def makes_a_table(visit: Visit) -> bool:
    return await request(visit, "/api/tables", {"game": GAME, "name": "Eve", "seats": 4})


async def asks_for_a_page(visit: Visit) -> bool:
    return await request(visit, "/api/house")


# --- what one may not ---------------------------------------------------------------------------------------


async def sends_deep_json(visit: Visit) -> bool:
    return await sends(visit, f'{{"id":{DEEP},"type":"ping"}}')


async def sends_rubbish(visit: Visit) -> bool:
    return await sends(visit, RUBBISH[visit.number % len(RUBBISH)])


async def sends(visit: Visit, text: str) -> bool:
    async with await come_in(visit, visit.code) as line:
        await heard(line, "welcome")
        await line.send(text)
        return await heard(line, "ack")


async def searches_99_words(visit: Visit) -> bool:
    return await request(visit, f"/api/games/{visit.target.rules}/rules?search={MANY_WORDS}")


async def sends_half_a_request(visit: Visit) -> bool:
    reader, writer = await asyncio.open_connection("127.0.0.1", visit.target.port, local_addr=(visit.address, 0))
    try:
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n")
        return bool(await reader.read())
    finally:
        writer.transport.abort()


async def listens_to_nothing(visit: Visit) -> bool:
    """Asks for one welcome after the other and reads none: what is written for it has nowhere to go."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.setblocking(False)
    door.bind((visit.address, 0))
    await asyncio.get_running_loop().sock_connect(door, ("127.0.0.1", visit.target.port))
    line = await come_in(visit, visit.code, local_addr=None, sock=door, max_queue=1)
    try:
        await often(line, *({"type": "speak", "language": language} for language in ("en", "fr")))
    finally:
        line.transport.abort()
    return False


async def floods_the_chat(visit: Visit) -> bool:
    async with await come_in(visit, *visit.target.seat) as line, asyncio.TaskGroup() as both:
        both.create_task(read_all(line))
        both.create_task(often(line, {"type": "say", "text": "🔥" * 300}))
    return True


async def guesses_a_code(visit: Visit) -> bool:
    if visit.number % 2:
        async with await come_in(visit, visit.wrong_code) as line:
            return await heard(line, "welcome")
    return await request(visit, f"/api/tables/{visit.wrong_code}")


async def wants_replays(visit: Visit) -> bool:
    """Each time another part near the end: none that was worked out before is of use."""
    part, eyes = divmod(visit.number, 4)
    first = max(0, visit.target.answers - 1 - part)
    path = f"/api/tables/{visit.target.finished}/games/1/frames?first={first}&count=100"
    return await request(visit, f"{path}&eyes={('public', 'all', '0', '1')[eyes]}")


async def holds_a_socket(visit: Visit) -> bool:
    """And never says who it is."""
    async with await knock(visit) as line:
        return await heard(line, "welcome")


class Attack(NamedTuple):
    name: str
    attack: Act
    honest: Act
    rate: int  # so many begin each second
    most: int  # at a time


ATTACKS = (
    Attack("deep JSON in a ping", sends_deep_json, looks_on, 60, 200),
    Attack("rubbish of spectators", sends_rubbish, looks_on, 60, 200),
    Attack("searches for 99 words", searches_99_words, finds_a_rule, 80, 200),
    Attack("half requests", sends_half_a_request, keeps_a_connection, 1000, 1000),
    Attack("deaf spectators", listens_to_nothing, stays, 60, 60),
    Attack("chat in 60 tabs of a seat", floods_the_chat, chats, 60, 60),
    Attack("wrong codes", guesses_a_code, asks_for_a_table, 100, 200),
    Attack("replays", wants_replays, looks_at_a_replay, 100, 100),
    Attack("new tables", makes_a_table, makes_a_table, 100, 200),
    Attack("sockets", holds_a_socket, asks_for_a_page, 200, 600),
)


# --- the crowd ----------------------------------------------------------------------------------------------


class Came(NamedTuple):
    """How many there were, and how many of them were not given what they asked for."""

    many: int
    refused: int


def crowd(number: int, honest: bool, target: Target, addresses: Sequence[str], seconds: float) -> Came:
    """Of this attack, or of as many people. In a process that is for this."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    return uvloop.run(come(ATTACKS[number], honest, target, addresses, seconds)) if seconds else Came(0, 0)


async def come(attack: Attack, honest: bool, target: Target, addresses: Sequence[str], seconds: float) -> Came:
    act, began = attack.honest if honest else attack.attack, time.perf_counter()
    here: set[asyncio.Task[bool]] = set()
    count = refused = 0
    while (passed := time.perf_counter() - began) < seconds:
        refused += sum(not task.result() for task in here if task.done())
        here = {task for task in here if not task.done()}
        for _ in range(min(int(attack.rate * passed) + 1 - count, attack.most - len(here))):
            visit = Visit(target, addresses[count % len(addresses)], count)
            here.add(asyncio.create_task(one(act, visit)))
            count += 1
        await asyncio.sleep(0.005)
    for task in here:
        task.cancel()
    if here:
        await asyncio.wait(here, timeout=HANGING_UP)
    return Came(count, refused)


async def one(act: Act, visit: Visit) -> bool:
    given = False
    try:
        given = await act(visit)
    except* GONE:
        pass
    return given
