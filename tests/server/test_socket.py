"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.house import house

pytestmark = pytest.mark.asyncio


async def test_a_whole_game_of_virus_war(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        code, tokens = await home.table("virus-war", 3)
        clients = [await home.client(code, token) for token in tokens]
        watcher = await home.client(code, language="en")
        await clients[0].done("start")
        for client in (*clients[1:], watcher):
            while client.situation is None:
                await client.read()
        given = await asyncio.gather(
            *(client.play(Random(seat)) for seat, client in enumerate(clients)), watcher.play(Random(9))
        )
        assert sum(given[:3]) > 20
        assert given[3] == 0
        results = [client.situation["result"] for client in (*clients, watcher) if client.situation]
        assert all(result == results[0] for result in results)
        assert results[0]["answers"] == sum(given)
