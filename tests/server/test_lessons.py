"""Lessons at a table: the steps in their order, everything else refused kindly, and no trace in any list."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from crise.game.lessons import lesson_of
from crise.games import GAMES
from crise.server.settings import Pace, Retention
from tests.server.live_server import Client, LiveServer, live_server

pytestmark = pytest.mark.asyncio

TAUGHT = [game.id for game in GAMES.values() if lesson_of(game)]
WINDOWS = Pace(windows=True, reflex=0.02, bot=0.0)


async def learning(server: LiveServer, game: str, name: str = "Ada", **hello: Any) -> tuple[dict[str, Any], Client]:
    seat = await server.post(f"/api/games/{game}/lesson/begin", name=name)
    return seat, await server.client(seat["code"], seat["token"], **hello)


async def asked(client: Client) -> dict[str, Any]:
    while client.situation is None or client.situation["question"] is None:
        await client.read()
    return client.situation


async def follow(client: Client, does: list[str]) -> None:
    for option in does:
        situation = await asked(client)
        assert option in [one["id"] for one in situation["question"]["options"]]
        await client.done("answer", version=situation["version"], option=option)


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("pace", [WINDOWS, Pace(windows=False, bot=0.0)], ids=["windows", "quick"])
async def test_a_whole_lesson(tmp_path: Path, game: str, pace: Pace) -> None:
    async with live_server(tmp_path, pace=pace) as server:
        lesson = await server.get(f"/api/games/{game}/lesson")
        _, client = await learning(server, game)
        answers = 0
        for step in lesson["steps"]:
            assert (await asked(client))["lesson"] == answers
            await follow(client, step["does"])
            answers += len(step["does"])
        while client.situation is None or client.situation["lesson"] != answers:
            await client.read()
        assert answers == sum(len(step["does"]) for step in lesson["steps"])


async def test_another_answer_waits_its_turn(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        _, client = await learning(server, "virus-war")
        situation = await asked(client)
        refused = await client.command("answer", version=situation["version"], option="pass")
        assert (refused["reason"], refused["text"]) == (
            "other-step",
            "Pas tout de suite\u00a0: faites d’abord ce que demande l’étape.",
        )
        await follow(client, ["virus#6"])


@pytest.mark.parametrize(
    "command", [{"type": "leave"}, {"type": "pause", "paused": True}, {"type": "seat", "seat": 1, "level": None}]
)
async def test_nothing_else_is_decided_there(tmp_path: Path, command: dict[str, Any]) -> None:
    async with live_server(tmp_path) as server:
        _, client = await learning(server, "virus-war")
        assert (await client.command(**command))["reason"] == "in-lesson"


async def test_one_may_go_back_and_begin_again(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        steps = (await server.get("/api/games/virus-war/lesson"))["steps"]
        _, client = await learning(server, "virus-war")
        for step in steps[:3]:
            await follow(client, step["does"])
        await client.done("rehearse", step=1)
        assert (await asked(client))["lesson"] == 3
        await follow(client, steps[1]["does"])
        await client.done("rehearse", step=0)
        assert (await asked(client))["lesson"] == 0
        assert (await client.command("rehearse", step=len(steps)))["reason"] == "no-such-step"


async def test_it_is_where_it_was_after_the_server_came_back(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        steps = (await server.get("/api/games/virus-war/lesson"))["steps"]
        seat, client = await learning(server, "virus-war")
        await follow(client, steps[0]["does"])
        await asked(client)
    async with live_server(tmp_path) as server:
        client = await server.client(seat["code"], seat["token"])
        assert (await asked(client))["lesson"] == 3
        await follow(client, steps[1]["does"])


async def test_it_counts_nowhere(tmp_path: Path) -> None:
    """It is no game: neither listed nor counted, nobody looks on, and it is cleared sooner."""
    async with live_server(tmp_path, retention=Retention(memory=-1.0, lesson=-1.0)) as server:
        seat, client = await learning(server, "virus-war")
        metrics = server.lobby.services.metrics
        assert metrics.games.labels("virus-war")._value.get() == 0
        assert await server.get("/api/open-tables") == []
        stranger = await server.knock(seat["code"])
        assert (await stranger.until("closed"))["reason"] == "no-watching"
        await client.close()
        while server.lobby.sessions:
            await server.lobby.tidy()
            await server.get("/healthz")
        await server.lobby.tidy()
        await server.get(f"/api/tables/{seat['code']}", 404)


async def test_who_is_called_as_a_bot_is_called_otherwise(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        _, client = await learning(server, "virus-war", "scapin")
        assert [one["name"] for one in client.room["seats"]] == ["scapin 2", "Scapin", "Colombine"]


async def test_what_there_is_not(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        assert (await server.get("/api/games/nothing/lesson", 404))["reason"] == "unknown-game"
        made = await server.post("/api/tables", game="virus-war", name="Ada", level="facile", start=True)
        client = await server.client(made["code"], made["token"])
        assert "lesson" not in (await asked(client))
        assert (await client.command("rehearse", step=0))["reason"] == "no-lesson"


async def test_the_last_words_wait_for_what_they_tell(tmp_path: Path) -> None:
    """Scapin, whom they say to be out, is out: the last answer of the learner counts when the others have played."""
    async with live_server(tmp_path, pace=Pace(windows=False, bot=0.1)) as server:
        does = [one for step in (await server.get("/api/games/virus-war/lesson"))["steps"] for one in step["does"]]
        _, client = await learning(server, "virus-war")
        await follow(client, does)
        assert client.situation is not None
        assert client.situation["lesson"] == len(does) - 1
        while client.situation["lesson"] != len(does):
            await client.read()
        assert client.situation["view"]["life"][1] == 0
