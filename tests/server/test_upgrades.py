"""A rule is changed while games run: whom it concerns is told and chooses, the others go on."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crise.engine.ask import Refused
from crise.game import records
from crise.games import GAMES
from crise.server import wire
from crise.server.lobby import Lobby
from crise.server.room import events as ev
from crise.server.room import live_match
from crise.server.room.live_match import LiveMatch
from crise.server.services import Services
from crise.server.session import Session
from crise.server.settings import Settings
from tests.server.live_server import QUICK, live_server, until

pytestmark = pytest.mark.asyncio
BY_DAY, BY_NIGHT = 4, 29  # tables a game: 28 and 203 in all
ANSWERS = 25


@asynccontextmanager
async def lobby_in(folder: Path) -> AsyncIterator[Lobby]:
    lobby = Lobby(Services(Settings(data=folder, pace=QUICK, workers=1)))
    try:
        yield lobby
    finally:
        await lobby.close()


async def a_running_game(lobby: Lobby, game: str, random: Random, number: int) -> Session:
    """Of all ways to play it, one after the other, with as many people as may."""
    modes = list(GAMES[game].modes.values())
    options = modes[number % len(modes)]
    fit = [seats for seats in GAMES[game].seats if not GAMES[game].read_options(options).forbids(seats)]
    seats = fit[number // len(modes) % len(fit)]
    seated = await lobby.make(wire.NewTable(game=game, name="P0", seats=seats, options=dict(options)))
    session = await lobby.find(seated.code)
    session.perform([ev.Sat(seat=seat, name=f"P{seat}", token="x") for seat in range(1, seats)])
    session.perform([ev.Began(seed=str(random.getrandbits(64)))])
    play(session, random, ANSWERS)
    await session.settled()
    return session


def play(session: Session, random: Random, answers: int) -> None:
    for _ in range(answers):
        live = session.room.running
        if live is None:
            return
        seat = random.choice(live.asked())
        ask = live.ask(seat)
        assert ask is not None
        session.perform([ev.Answered(seat=seat, option=live.form(ask[1], random.choice(ask[2])))])


def in_some(sets: dict[str, set[str]]) -> str | None:
    """What is there in about half of them."""
    found = Counter(one for several in sets.values() for one in several)
    some = [one for one, count in sorted(found.items()) if 0 < count < len(sets)]
    return min(some, key=lambda one: abs(2 * found[one] - len(sets)), default=None)


class Change:
    """A rule of the next version: an answer is no longer possible, or something is told otherwise."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.found: dict[str, dict[str, set[str]]] = {game: {} for game in GAMES}
        self.changed: dict[str, str | None] = {}

    def look(self, session: Session) -> None:
        live = session.room.live
        assert live is not None
        told = {event[0] for event in live.news(0)}
        given = {option for _, option in live.given}
        self.found[session.room.game.id][session.room.code] = told if self.kind == "told" else given

    def concerned(self) -> set[str]:
        self.changed = {game: in_some(sets) for game, sets in self.found.items()}
        return {code for game, sets in self.found.items() for code, one in sets.items() if self.changed[game] in one}

    def make(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for game in list(GAMES.values()):
            monkeypatch.setitem(GAMES, game.id, replace(game, version=game.version + 1))
        changed, offered, check = self.changed, LiveMatch.offered, LiveMatch.check
        looked_at = ""  # the game whose rule this is

        def forbid(live: LiveMatch, seat: int, text: str) -> Any:
            if text == changed[live.setting.game.id]:
                raise Refused("no-such-option")
            return offered(live, seat, text)

        def look_at(live: LiveMatch) -> str:
            nonlocal looked_at
            looked_at = live.setting.game.id
            return check(live)

        def otherwise(event: Any) -> list[Any]:
            return ["otherwise", *records.plain(event)] if event[0] == changed[looked_at] else records.plain(event)

        if self.kind == "told":
            monkeypatch.setattr(LiveMatch, "check", look_at)
            monkeypatch.setattr(live_match, "plain", otherwise)
        else:
            monkeypatch.setattr(LiveMatch, "offered", forbid)


@pytest.mark.parametrize("tables", [BY_DAY, pytest.param(BY_NIGHT, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("kind", ["told", "forbidden"])
async def test_exactly_those_are_told_whom_a_change_concerns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, tables: int
) -> None:
    """Running games of all kinds, about half of them concerned."""
    random, change = Random(19), Change(kind)
    async with lobby_in(tmp_path) as lobby:
        for game in GAMES:
            for number in range(tables):
                change.look(await a_running_game(lobby, game, random, number))
        codes = [code for code, session in lobby.sessions.items() if session.room.status == "playing"]
    concerned = change.concerned()
    assert len(codes) >= len(GAMES) * (tables - 1)
    assert abs(len(concerned & set(codes)) / len(codes) - 1 / 2) < (0.1 if tables == BY_NIGHT else 0.25)
    change.make(monkeypatch)
    async with lobby_in(tmp_path) as lobby:
        rooms = {code: (await lobby.find(code)).room for code in codes}
        assert {code for code, room in rooms.items() if room.held is not None} == concerned & set(codes)
        for code in codes:
            await goes_on(await lobby.find(code), random, held=code in concerned, may_play=kind == "told")
    monkeypatch.undo()


async def goes_on(session: Session, random: Random, held: bool, may_play: bool) -> None:
    room = session.room
    if held:
        assert room.held is not None
        assert 0 <= room.held.kept <= room.held.given
        with pytest.raises(Refused, match="held"):
            room.decide(0, wire.Answer(id="x", version=0, option="pass"))
        with pytest.raises(Refused, match="not-host"):
            room.decide(1, wire.Settle(id="s", go_on=True))
        session.perform(room.decide(room.host, wire.Settle(id="s", go_on=True)).events)
    assert room.held is None
    live = room.live
    assert live is not None
    before = len(live.given)
    await session.settled()
    stored = [ev.read(row) for row in await session.services.store.events(room.code)]
    [noted] = [event for event in stored if isinstance(event, ev.Upgraded)]
    assert noted.rules == room.game.version
    assert (noted.agreed >= 0) is held
    if may_play:
        play(session, random, 3)
        assert len(live.given) > before or room.status == "over"


async def test_a_held_game_goes_on_from_where_the_rules_agree_or_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random, tokens = Random(7), {}
    async with live_server(tmp_path) as server:
        for _ in range(2):
            code, seats = await server.table("virus-war", 2)
            session = server.session(code)
            session.perform([ev.Began(seed=str(random.getrandbits(64)))])
            play(session, random, 6)
            await session.settled()
            tokens[code] = seats
        given = {code: len(server.session(code).room.live.given) for code in tokens}  # type: ignore[union-attr]
    break_the_check(tmp_path, monkeypatch, at=4)
    async with live_server(tmp_path) as server:
        ends, continues = tokens
        ada, bob = [await server.client(continues, token) for token in tokens[continues]]
        held = ada.room["held"]
        assert (held["kept"], held["given"]) == (3, given[continues])
        assert (await bob.command("settle", go_on=True))["reason"] == "not-host"
        await ada.done("settle", go_on=True)
        await until(lambda: server.session(continues).room.held is None)
        session = server.session(continues)
        assert session.room.live is not None
        assert len(session.room.live.given) == 3
        play(session, random, 10_000)
        assert session.room.status == "over"
        await session.settled()
        ada = await server.client(ends, tokens[ends][0])
        await ada.done("settle", go_on=False)
        assert server.session(ends).room.status == "waiting"
        await ada.done("start")
    async with live_server(tmp_path) as server:
        assert (await server.lobby.find(continues)).room.status == "over"
        record = records.read_record((await server.http.get(f"/api/tables/{continues}/games/1/record")).text)
        assert records.replay(record, GAMES.__getitem__)[1].over
        assert (await server.lobby.find(ends)).room.number == 2


def break_the_check(folder: Path, monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """As if the rules of then had told otherwise at this answer."""

    connection = sqlite3.connect(folder / "crise.db")
    for (code,) in connection.execute("SELECT code FROM tables").fetchall():
        rows = connection.execute("SELECT n, data FROM events WHERE code = ? ORDER BY n", (code,)).fetchall()
        answers = 0
        for n, data in rows:
            event = ev.read(data)
            if isinstance(event, ev.Began):
                event = msgspec.structs.replace(event, rules=event.rules + 90)
            elif isinstance(event, ev.Answered):
                answers += 1
                event = msgspec.structs.replace(event, check="otherwise") if answers == at else event
            connection.execute("UPDATE events SET data = ? WHERE code = ? AND n = ?", (ev.write(event), code, n))
    connection.commit()
    connection.close()
