"""What takes long has its turn: one at a time, and everybody else is heard in between."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from crise.server import services
from crise.server.ops.turns import Turns
from crise.server.outbox.audience import Audience
from crise.server.outbox.text import GameText, game_text
from crise.server.room.inputs import AnyGame
from crise.server.session import Session
from tests.server.live_server import LiveServer, live_server

pytestmark = pytest.mark.asyncio
DEAF = 12


async def test_the_first_is_done_at_once_and_each_of_the_others_in_a_turn_of_its_own() -> None:
    loop, done = asyncio.get_running_loop(), list[str]()
    turns = Turns(loop)
    for name in "abc":
        turns.take(partial(done.append, name))
    assert done == ["a"]
    for _ in range(4):
        loop.call_soon(done.append, "-")
        await asyncio.sleep(0)
    assert "".join(done).strip("-") in ("a-b-c", "ab-c")
    turns.take(partial(done.append, "again"))
    assert done[-1] == "again"


async def test_one_that_fails_or_has_gone_keeps_nobody_waiting() -> None:
    done = list[str]()
    turns, failed = Turns(asyncio.get_running_loop()), list[Any]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))

    async def wait(name: str) -> None:
        await turns.mine()
        done.append(name)

    def fail() -> None:
        raise RuntimeError("ours")

    turns.take(lambda: None)
    turns.take(fail)
    first, gone, last = (asyncio.create_task(wait(name)) for name in ("first", "gone", "last"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(first, last)
    with suppress(asyncio.CancelledError):
        await gone
    assert (done, len(failed)) == (["first", "last"], 1)


async def crowded(server: LiveServer, many: int) -> tuple[Session, list[Any]]:
    """A game, somebody who plays there, and so many who look on."""
    made = await server.post("/api/tables", game="virus-war", name="Ada", level="facile", start=True)
    clients = [await server.client(made["code"], made["token"])]
    clients += [await server.client(made["code"]) for _ in range(many)]
    return server.session(made["code"]), clients


async def test_many_who_ask_for_much_at_once_keep_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty who asked for another language at once: whatever else came was done after the last of them had it."""
    async with live_server(tmp_path) as server:
        session, clients = await crowded(server, DEAF)
        welcomed, welcome = list[str](), Audience.welcome

        def noted_welcome(audience: Audience, reader: Any, *args: Any, **more: Any) -> bytes:
            welcomed.append(reader.language)
            return welcome(audience, reader, *args, **more)

        monkeypatch.setattr(Audience, "welcome", noted_welcome)
        player, *others = session.audience.readers
        for reader in others:
            session.receive(reader, b'{"type":"speak","id":"x","language":"en"}')
        session.receive(player, b'{"type":"ping","id":"now"}')
        assert len(welcomed) <= 1, "one, and then whoever comes"
        for client in clients:
            await client.wait(lambda said: said["type"] == "ack" and said["id"] in ("x", "now"))
        assert welcomed == ["en"] * DEAF


async def test_who_has_gone_when_his_turn_comes_gets_nothing(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        session, _ = await crowded(server, 2)
        _, first, second = session.audience.readers
        for reader in (first, second):
            session.receive(reader, b'{"type":"speak","id":"x","language":"en"}')
        session.leave(second)
        await session.settled()
        await asyncio.sleep(0.05)
        assert (first.language, second.language) == ("en", "fr")
        assert not session._speaking


async def test_the_words_of_a_game_are_read_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first who read a game in English kept everybody waiting while its file was read."""
    read = dict[str, threading.Thread]()

    def noted(game: AnyGame, language: str) -> GameText:
        read[language] = threading.current_thread()
        return game_text(game, language)

    monkeypatch.setattr(services, "game_text", noted)
    async with live_server(tmp_path) as server:
        _, (player, watcher) = await crowded(server, 1)
        await player.done("speak", language="en")
        assert set(read) == {"fr", "en"}
        assert threading.current_thread() not in read.values()
        await watcher.done("speak", language="en")
        assert watcher.messages[-1]["language"] == "en"


async def test_a_welcome_is_put_together_once_for_all_who_read_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live_server(tmp_path) as server:
        session, clients = await crowded(server, DEAF)
        made, welcome = list[tuple[Any, str]](), Audience.welcome

        def noted_welcome(audience: Audience, reader: Any, *args: Any, **more: Any) -> bytes:
            made.append((reader.seat, reader.language))
            return welcome(audience, reader, *args, **more)

        monkeypatch.setattr(Audience, "welcome", noted_welcome)
        posts = session._welcomes()
        assert sorted(made, key=str) == [(0, "fr"), (None, "fr")]
        assert len(posts) == len(clients) == DEAF + 1
