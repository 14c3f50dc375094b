"""`crise backup` and `crise restore`: while games run, and back."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from random import Random

import pytest

from crise.cli import run
from crise.cli.shared import WRONG_INPUT
from crise.server.storage.sqlite import SqliteStore
from tests.server.live_server import Client, live_server


@pytest.mark.asyncio
async def test_a_copy_while_games_run_goes_on_elsewhere(tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy.db", tmp_path / "elsewhere"
    async with live_server(tmp_path / "house") as server:
        made = [
            await server.post("/api/tables", game="virus-war", name="Ada", seats=2, level="facile", start=True)
            for _ in range(3)
        ]
        clients = [await server.client(one["code"], one["token"]) for one in made]
        acknowledged = await played_while_copied(clients, tmp_path / "house", copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert run(["restore", str(copy), "--data", str(elsewhere)]) == 0
    store = SqliteStore(elsewhere / "crise.db")
    assert {table.code for table in await store.tables()} == {one["code"] for one in made}
    for one, given in zip(made, acknowledged, strict=True):
        assert len(await store.events(one["code"])) >= given
    store.close()
    async with live_server(elsewhere) as server:
        for one in made:
            client = await server.client(one["code"], one["token"])
            await client.play(Random(2))


async def played_while_copied(clients: list[Client], folder: Path, copy: Path) -> list[int]:
    """How many answers each had given, and were acknowledged, before the copy was begun."""
    given = [await client.play(Random(1), 3) for client in clients]
    playing = [asyncio.create_task(client.play(Random(1), 20)) for client in clients]
    assert await asyncio.to_thread(run, ["backup", str(copy), "--data", str(folder)]) == 0
    await asyncio.gather(*playing)
    return given


@pytest.mark.asyncio
async def test_nothing_is_put_under_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house, copy = tmp_path / "house", tmp_path / "copy.db"
    async with live_server(house):
        assert await asyncio.to_thread(run, ["backup", str(copy), "--data", str(house)]) == 0
        words = ["restore", str(copy), "--data", str(house), "--replace"]
        assert await asyncio.to_thread(run, words) == WRONG_INPUT
    assert "Un autre serveur" in capsys.readouterr().err


def test_what_was_there_is_put_aside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house, copy = tmp_path / "house", tmp_path / "copy.db"
    SqliteStore(house / "crise.db").close()
    words = ["--data", str(house)]
    assert run(["backup", str(copy), *words]) == 0
    assert run(["backup", str(copy), *words]) == WRONG_INPUT, "no copy is written over another"
    assert run(["restore", str(copy), *words]) == WRONG_INPUT
    assert run(["restore", str(copy), *words, "--replace"]) == 0
    assert len(list(house.glob("crise-2*.db"))) == 1
    SqliteStore(house / "crise.db").close()
    (tmp_path / "letter").write_text("dear aunt")
    assert run(["restore", str(tmp_path / "letter"), *words, "--replace"]) == WRONG_INPUT
    assert "n’est pas une copie saine" in capsys.readouterr().err
    assert run(["backup", str(tmp_path / "x"), "--data", str(tmp_path / "nothing")]) == WRONG_INPUT
    assert run(["restore", str(tmp_path / "nothing"), *words]) == WRONG_INPUT
