"""Kill the server, again and again, while people play: nothing that was acknowledged is lost, nothing is done twice,
and every table goes on: by night it is looked at whether that takes ten seconds."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from crise.server.room import events as ev
from crise.server.room.history import resumed
from crise.server.storage.sqlite import SqliteStore
from crise.server.storage.store import Store
from tests.conftest import MEASURED
from tests.server.absences import Absences
from tests.server.live_server import PATIENCE, Process

pytestmark = pytest.mark.asyncio

TABLES = 4
BACK = 10.0  # seconds after which every table must have gone on
SILENCE = 3.0  # seconds: who does not answer is left
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Person:
    """Plays at random, comes back when cut off, and sends again what was not acknowledged."""

    def __init__(self, ports: Sequence[int], code: str, seat: int, token: str) -> None:
        """Comes to any of these; from the one that broke off, or was silent, to another, as whoever shares out the
        visitors of a house sends them on."""
        self.ports, self.code, self.seat, self.token = ports, code, seat, token
        self.left: int | None = None
        self.random = Random(f"{code} {seat}")
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.open: dict[str, Any] | None = None  # sent, and nothing heard of it yet
        self._sent = 0
        self.games = 0

    async def run(self) -> None:
        while True:
            port = self.random.choice([port for port in self.ports if port != self.left] or self.ports)
            try:
                address = f"ws://127.0.0.1:{port}/ws/{self.code}"
                async with connect(
                    address, ping_interval=1, ping_timeout=SILENCE, open_timeout=5, close_timeout=1
                ) as line:
                    hello = {"type": "hello", "code": self.code, "token": self.token}
                    await line.send(json.dumps(hello))
                    if self.open is not None:
                        await line.send(json.dumps(self.open))
                    await self._play(line)
            except BROKEN:
                self.left = port
                await asyncio.sleep(0.02)

    async def _play(self, line: ClientConnection) -> None:
        """What was asked may have come before the word on what was sent last: it is answered after that."""
        now: Any = None
        async for text in line:
            for message in json.loads(text):
                now = self._hear(message) or now
                if now is None or self.open is not None:
                    continue
                if now["result"] is not None and self.seat == 0:
                    await self._again(line)
                elif now["question"] is not None:
                    await self._answer(line, now)
                now = None

    def _hear(self, message: dict[str, Any]) -> Any:
        if self.open is not None and message.get("id") == self.open["id"]:
            if message["type"] == "ack":
                self.acknowledged.append(self.open["id"])
            else:
                self.refused.append(self.open["id"])
            self.open = None
        if message["type"] == "welcome":
            return message["situation"]
        return message if message["type"] == "update" else message.get("fresh")

    async def _answer(self, line: ClientConnection, situation: dict[str, Any]) -> None:
        self._sent += 1
        option = self.random.choice(situation["question"]["options"])["id"]
        id = f"{self.seat}-{self._sent}"
        self.open = {"type": "answer", "id": id, "version": situation["version"], "option": option}
        await line.send(json.dumps(self.open))

    async def _again(self, line: ClientConnection) -> None:
        self.games += 1
        for type in ("reopen", "start"):
            await line.send(json.dumps({"type": type, "id": f"{type}{self.games}"}))


async def sit_down(ports: Sequence[int], number: int) -> list[Person]:
    port = ports[number % len(ports)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        game = ("virus-war", "etat-durgence", "smile-life", "noe")[number % 4]
        made = (await http.post("/api/tables", json={"game": game, "name": "Ada", "seats": 2})).json()
        joined = (await http.post(f"/api/tables/{made['code']}/seats", json={"name": "Bob"})).json()
    people = [Person(ports, made["code"], one["seat"], one["token"]) for one in (made, joined)]
    async with connect(f"ws://127.0.0.1:{port}/ws") as line:
        await line.send(json.dumps({"type": "hello", "code": made["code"], "token": made["token"]}))
        await line.send(json.dumps({"type": "start", "id": "start"}))
        async with asyncio.timeout(PATIENCE):
            while '"ack"' not in str(await line.recv()):
                pass
    return people


async def survive(data: Path, kills: int, seed: int = 0) -> tuple[int, Absences]:
    """How many answers were acknowledged, and how long tables were away."""
    async with Process(data) as server:
        people = [person for number in range(TABLES) for person in await sit_down([server.port], number)]
        tasks = [asyncio.create_task(person.run()) for person in people]
        absences = await kill_often(server, people, kills, Random(f"{kills} {seed}"))
        for task in tasks:
            task.cancel()
    store = SqliteStore(data / "crise.db")
    await check(store, people)
    store.close()
    return sum(len(person.acknowledged) for person in people), absences


async def kill_often(server: Process, people: list[Person], kills: int, random: Random) -> Absences:
    absences = Absences()
    for _ in range(kills):
        await asyncio.sleep(0.1 + random.random())
        absence = absences.begins([])
        await server.kill()
        await server.start()
        await absences.ends(absence, people, [server])
    await asyncio.sleep(0.3)
    return absences


async def check(store: Store, people: list[Person]) -> None:
    for code in {person.code for person in people}:
        stored = [ev.read(row) for row in await store.events(code)]
        done = Counter((event.by, event.id) for event in stored if event.id)
        assert max(done.values()) == 1, "done twice"
        for person in people:
            if person.code == code:
                assert [id for id in person.acknowledged if (person.seat, id) not in done] == [], "lost"
                assert [id for id in person.refused if (person.seat, id) in done] == [], "refused, and done"
        room = resumed(code, stored)
        assert room.live is not None
        assert room.status in ("playing", "over", "waiting")


async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    answers, _ = await survive(tmp_path, 2)
    assert answers > 30


@pytest.mark.nightly
@pytest.mark.long
@pytest.mark.parametrize("quarter", range(4))
async def test_nothing_acknowledged_is_lost_in_a_thousand_kills(
    tmp_path: Path, record_property: Callable[[str, object], None], quarter: int
) -> None:
    answers, absences = await survive(tmp_path, 250, quarter)
    record_property(MEASURED, f"killed: {absences.told()}, {answers} answers")
    assert answers > 2500
    assert max(absences.own) < BACK, absences.told()
