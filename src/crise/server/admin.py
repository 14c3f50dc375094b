"""What whoever runs the server can do while it runs: look at tables, close one, keep an address out, say something, end
in good order."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from time import time
from typing import Any

import msgspec

from crise.engine.ask import Refused
from crise.server.http.limits import household
from crise.server.lobby import Away, Lobby
from crise.server.ops import door, logs
from crise.server.room import events as ev
from crise.server.room.history import glimpse
from crise.server.room.inputs import visible
from crise.server.room.room import Room
from crise.server.storage.store import Stored
from crise.server.wire import LONGEST_CHAT

MOST_LISTED = 200  # tables, those where something happened last
SOON = 0.1  # seconds: the answer is out before the house ends


class Admin:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def answer(self, line: bytes) -> door.Outcome:
        try:
            asked = door.read_order(line)
            return await DOES[type(asked)](self, asked)
        except msgspec.DecodeError as error:
            return door.Outcome("not-understood", str(error))
        except Refused as refused:
            return door.Outcome(refused.reason)
        except Away as away:
            return door.Outcome("elsewhere", away.address)

    async def _list(self, asked: door.ListTables) -> door.Outcome:
        stored = sorted(await self._lobby.store.tables(), key=lambda one: -one.touched)
        lines = [await self._line(one) for one in stored[:MOST_LISTED]]
        return door.Outcome(count=len(stored), tables=sorted(lines, key=lambda one: -one.last))

    async def _line(self, stored: Stored) -> door.TableLine:
        session = self._lobby.sessions.get(stored.code)
        if session is not None:
            return line_of(session.room, stored, len(session.audience.readers))
        return line_of(glimpse(stored.code, map(ev.read, await self._lobby.store.events(stored.code))), stored, 0)

    async def _close(self, asked: door.CloseTable) -> door.Outcome:
        return door.Outcome(count=await self._lobby.shut(asked.code))

    async def _ban(self, asked: door.Ban) -> door.Outcome:
        address = known_address(asked.address)
        if ip_address(address.partition("/")[0]).is_loopback:
            return door.Outcome("this-computer", address)
        return door.Outcome(about=address, count=await self._lobby.ban(address, time() + asked.seconds))

    async def _unban(self, asked: door.Unban) -> door.Outcome:
        address = known_address(asked.address)
        return door.Outcome("" if await self._lobby.unban(address) else "not-banned", address)

    async def _tell(self, asked: door.Announce) -> door.Outcome:
        text = visible(asked.text)[:LONGEST_CHAT]
        if not text:
            raise Refused("empty")
        sessions = [await self._lobby.find(asked.table)] if asked.table else list(self._lobby.sessions.values())
        for session in sessions:
            session.announce(lambda _: text)
        return door.Outcome(count=sum(len(session.audience.readers) for session in sessions))

    async def _drain(self, asked: door.Drain) -> door.Outcome:
        """The way of a signal: there is one."""
        self._lobby.services.loop.call_later(SOON, os.kill, os.getpid(), signal.SIGTERM)
        return door.Outcome()


DOES: Mapping[type[door.Order], Callable[[Admin, Any], Awaitable[door.Outcome]]] = {
    door.ListTables: Admin._list,
    door.CloseTable: Admin._close,
    door.Ban: Admin._ban,
    door.Unban: Admin._unban,
    door.Announce: Admin._tell,
    door.Drain: Admin._drain,
}


def line_of(room: Room, stored: Stored, here: int) -> door.TableLine:
    taken = sum(place.kind != "open" for place in room.places)
    last = max(stored.touched, float(room.asked_at))
    return door.TableLine(stored.code, room.game.id, taken, len(room.places), stored.status, here, last)


def known_address(text: str) -> str:
    """As limits count it: an address, or the /64 of one of IPv6, which is what we say ourselves too."""
    try:
        return household(str(ip_address(text.strip().removesuffix("/64"))))
    except ValueError:
        raise Refused("no-address") from None


@asynccontextmanager
async def admin_door(lobby: Lobby) -> AsyncIterator[None]:
    """Open as long as it lasts. Where there can be none the house opens without."""
    path = lobby.services.settings.data / door.NAME
    try:
        server = await asyncio.start_unix_server(lambda *line: _serve(Admin(lobby), *line), sock=_bound(path))
    except (AttributeError, OSError) as error:  # Windows has none; a path may be too long
        logs.fault("no door for commands", error)
        yield
        return
    try:
        yield
    finally:
        server.close()
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _bound(path: Path) -> socket.socket:
    """Nobody else may open it, not even for a moment. What a killed server has left is in the way; one that lives on
    the same folder keeps its own."""
    line = socket.socket(socket.AF_UNIX)
    try:
        line.connect(str(path))
    except OSError:
        path.unlink(missing_ok=True)
    else:
        line.close()
        raise OSError("another server has it")
    path.parent.mkdir(parents=True, exist_ok=True)
    before = os.umask(0o177)
    try:
        line.bind(str(path))
    except OSError:
        line.close()
        raise
    finally:
        os.umask(before)
    return line


async def _serve(admin: Admin, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        async with asyncio.timeout(door.PATIENCE):
            answer = await admin.answer(await reader.readline())
            writer.write(door.write(answer) + b"\n")
            await writer.drain()
    except (OSError, ValueError, TimeoutError):
        logs.warn("command from the door not answered")
    except Exception as error:
        logs.fault("command from the door failed", error)
        writer.write(door.write(door.Outcome("fault")) + b"\n")
    finally:
        writer.close()
