"""The door for whoever runs the server."""

from __future__ import annotations

import asyncio
import json
import signal
import stat
from pathlib import Path
from typing import Any

import pytest

from crise.cli import run
from crise.server.ops import door
from tests.server.live_server import TRUSTED, LiveServer, Process, live_server


async def ask(data: Path, asked: door.Order) -> door.Outcome:
    return await asyncio.to_thread(door.ask, data, asked)


@pytest.mark.asyncio
async def test_only_our_own_user_may_open_it_and_it_goes_with_the_server(tmp_path: Path) -> None:
    path = tmp_path / door.NAME
    path.touch()  # left by a server that was killed
    async with live_server(tmp_path):
        assert stat.S_ISSOCK(path.stat().st_mode)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert not path.exists()


@pytest.mark.asyncio
async def test_tables_are_listed_without_anything_secret(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table()
        ada = await server.client(code, tokens[0])
        await ada.done("start")
        waiting = (await server.post("/api/tables", game="virus-war", name="Eva", seats=3))["code"]
        server.lobby.sessions.pop(waiting).close(1001, "quiet")  # it is at rest
        answer = await ask(tmp_path, door.ListTables())
        found = {line.code: (line.game, line.taken, line.seats, line.status, line.here) for line in answer.tables}
        assert found == {code: ("virus-war", 2, 2, "playing", 1), waiting: ("virus-war", 1, 3, "waiting", 0)}
        live = server.session(code).room.live
        assert live is not None
        said = door.write(answer).decode()
        assert not any(secret in said for secret in (str(live.setting.seed), "Ada", *tokens))


@pytest.mark.asyncio
async def test_a_table_is_closed_and_nothing_is_kept(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table()
        ada = await server.client(code, tokens[0])
        assert await ask(tmp_path, door.CloseTable(code.lower())) == door.Outcome(count=1)
        assert (await ada.until("closed"))["reason"] == "shut"
        assert await ada.closed() == 4404
        await server.get(f"/api/tables/{code}", 404)
        assert await server.lobby.store.events(code) == []
        assert await ask(tmp_path, door.CloseTable(code)) == door.Outcome("no-such-table")


@pytest.mark.asyncio
async def test_an_address_is_kept_out_and_a_restart_keeps_it_so(tmp_path: Path) -> None:
    given: dict[str, Any] = {"proxies": "127.0.0.1", "limits": TRUSTED}
    async with live_server(tmp_path, **given) as server:
        assert (await ask(tmp_path, door.Ban("2001:db8:1:2::7", 60))).about == "2001:db8:1:2::/64"
        assert await status(server, "2001:db8:1:2::99") == 403
        assert await status(server, "2001:db8:1:3::7") == 200
    async with live_server(tmp_path, **given) as server:
        assert await status(server, "2001:db8:1:2::99") == 403
        assert await ask(tmp_path, door.Unban("2001:db8:1:2::/64")) == door.Outcome(about="2001:db8:1:2::/64")
        assert await status(server, "2001:db8:1:2::99") == 200
        assert (await ask(tmp_path, door.Unban("2001:db8:1:2::7"))).fault == "not-banned"
        assert (await ask(tmp_path, door.Ban("127.0.0.1", 60))).fault == "this-computer"
        assert (await ask(tmp_path, door.Ban("chez moi", 60))).fault == "no-address"


async def status(server: LiveServer, address: str) -> int:
    return (await server.http.get("/api/games", headers={"x-forwarded-for": address})).status_code


@pytest.mark.asyncio
async def test_who_is_there_from_a_banned_address_is_shown_out(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, tokens = await server.table()
        ada, bob = [await server.client(code, token) for token in tokens]
        for reader in server.session(code).audience.readers:
            reader.address = "203.0.113.7" if reader.seat == 1 else "203.0.113.8"
        assert (await ask(tmp_path, door.Ban("203.0.113.7", 60))).count == 1
        assert await bob.closed() == 4403
        await ada.done("ping")


@pytest.mark.asyncio
async def test_a_ban_ends_by_itself(tmp_path: Path) -> None:
    async with live_server(tmp_path, proxies="127.0.0.1") as server:
        await ask(tmp_path, door.Ban("203.0.113.7", 0.0))
        assert await status(server, "203.0.113.7") == 200
        await server.lobby.tidy()
        assert await server.lobby.store.bans() == {}


@pytest.mark.asyncio
async def test_the_house_speaks_to_one_table_or_to_all(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        tables = [await server.table() for _ in range(2)]
        ada, eva = [await server.client(code, tokens[0]) for code, tokens in tables]
        assert (await ask(tmp_path, door.Announce("<b>À table</b>\u202e", tables[0][0]))).count == 1
        assert (await ada.until("house"))["text"] == "<b>À table</b>"  # text, which the client writes as it is
        assert (await ask(tmp_path, door.Announce("À tous"))).count == 2
        assert (await eva.until("house"))["text"] == "À tous"
        assert (await ask(tmp_path, door.Announce(" "))).fault == "empty"


@pytest.mark.asyncio
async def test_the_command_ends_a_server_in_good_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with Process(tmp_path) as process:
        server = LiveServer(process.port, None)  # type: ignore[arg-type]
        try:
            code, tokens = await server.table()
            ada = await server.client(code, tokens[0])
            words = ["--data", str(tmp_path), "--language", "en"]
            assert await asyncio.to_thread(run, ["admin", "list", "--json", *words]) == 0
            assert json.loads(capsys.readouterr().out)[0]["code"] == code
            assert await asyncio.to_thread(run, ["admin", "list", *words]) == 0
            assert f"{code} · virus-war · 2/2 seats · waiting · 1 online" in capsys.readouterr().out
            assert await asyncio.to_thread(run, ["admin", "ban", "203.0.113.7", "--for", "soon", *words]) == 2
            assert await asyncio.to_thread(run, ["admin", "drain", *words]) == 0
            assert await ada.closed() == 1012
            assert await process.ended() == -signal.SIGTERM
            assert await asyncio.to_thread(run, ["admin", "list", *words]) == 2
            assert "No server answers" in capsys.readouterr().err
        finally:
            await server.leave()
