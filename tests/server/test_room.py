"""Rooms without a network: what is stored makes the same room again, and clocks tell nothing that is secret."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crise.engine.ask import Refused
from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR
from crise.server import wire
from crise.server.room import events as ev
from crise.server.room import windows
from crise.server.room.clock import TableClock
from crise.server.room.history import PastGame, past_game, resumed
from crise.server.room.place import Place
from crise.server.room.room import Room
from crise.server.settings import Pace, Retention
from crise.server.storage.store import Row
from tests.play import SHORT
from tests.server.live_server import PATIENCE, LiveServer, live_server


def made(game: str = "virus-war", seats: int = 3, **more: Any) -> list[ev.Event]:
    options = GAMES[game].modes[next(iter(GAMES[game].modes))]
    given = {"options": {**options}, "cards": None, "clock": wire.NO_CLOCK, "watch": True, **more}
    events: list[ev.Event] = [ev.Made(game=game, seats=seats, **given)]
    return events + [ev.Sat(seat=seat, name=f"P{seat}", token=f"t{seat}") for seat in range(seats)]


def seated(game: str = "virus-war", seats: int = 3, **more: Any) -> Room:
    first, *rest = made(game, seats, **more)
    assert isinstance(first, ev.Made)
    room = Room("ABCDEF", first)
    for event in rest:
        room.apply(event)
    return room


def some_event(room: Room, random: Random) -> ev.Event:
    """An answer, or now and then a step back."""
    live = room.live
    assert live is not None
    undoable = [seat for seat in range(len(room.places)) if live.undoable(seat)]
    if undoable and random.random() < 0.2:
        return ev.Undone(seat=random.choice(undoable))
    seat = random.choice(live.asked())
    ask = live.ask(seat)
    assert ask is not None
    return ev.Answered(seat=seat, option=live.form(ask[1], random.choice(ask[2])), by=seat, id=str(random.random()))


# --- what was told ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_the_log_is_the_end_of_the_whole_log(game: str) -> None:
    """Though only as much of it is looked at as is asked for; steps back and copies do not disturb that."""
    random, room = Random(3), seated(game)
    room.apply(ev.Began(seed="54321"))
    live = room.live
    assert live is not None
    for number in range(200):
        while live.idle():
            live.close()
        if live.over:
            break
        room.apply(some_event(room, random))
        if number % 7 == 0:
            live.match.clone()
        if number % 3:  # now and then several turns go by unseen
            told = live.match.told()
            assert live.told() == len(told)
            for first in (0, random.randint(0, len(told)), len(told)):
                assert live.news(first) == told[first:]
    assert live.told() > 50


# --- coming back --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_stored_makes_the_same_room(game: str) -> None:
    """Taken out of the store after every event: the same views, the same questions, the same log."""
    random = Random(1)
    options = SHORT.get(f"{game}/{next(iter(GAMES[game].modes))}", {})
    stored, room = made(game, 3, options=options), seated(game, options=options)

    def do(event: ev.Event) -> None:
        stored.append(ev.read(ev.write(event)))
        room.apply(event)

    do(ev.Began(seed="12345"))
    assert room.live is not None
    for number in range(150):
        while room.live.window is not None and random.random() < (1.0 if room.live.idle() else 0.3):
            do(ev.WindowClosed(late=room.live.asked()))
        if room.live.over:
            break
        do(some_event(room, random))
        if number % 10 == 0:
            check_same(room, resumed("ABCDEF", stored))
    past = past_game("ABCDEF", stored, 1)
    assert past is not None
    assert past.given == room.live.given
    assert past.room.names() == room.names()


def check_same(room: Room, again: Room) -> None:
    assert room.live is not None
    assert again.live is not None
    for seat in range(len(room.places) + 1):
        assert again.live.match.view(seat) == room.live.match.view(seat)
        assert again.live.ask(seat) == room.live.ask(seat)
        assert again.live.log(seat, 0) == room.live.log(seat, 0)
        assert again.live.picked(seat) == room.live.picked(seat)
    assert again.live.given == room.live.given


def test_games_that_are_over_are_not_played_again() -> None:
    stored = [*made(), ev.Began(seed="1"), ev.Answered(seat=9, option="rubbish"), ev.Reopened(), ev.Began(seed="2")]
    room = resumed("ABCDEF", stored)
    assert room.number == 2
    assert room.live is not None
    assert room.live.setting.seed == 2
    past = past_game("ABCDEF", stored, 1)
    assert isinstance(past, PastGame)
    assert past.began.seed == "1"
    assert past_game("ABCDEF", stored, 3) is None


def test_a_game_by_other_rules_that_was_not_checked_is_held() -> None:
    """Its answers may mean something else now: the people are there, and say what to do."""
    old = [*made(), ev.Began(seed="1", rules=VIRUS_WAR.version + 1), ev.Answered(seat=9, option="rubbish")]
    room = resumed("ABCDEF", old)
    assert room.status == "playing"
    assert room.held is not None
    assert (room.held.kept, room.held.given) == (0, 1)
    assert room.names() == ["P0", "P1", "P2"]
    again = resumed("ABCDEF", [*old, ev.Began(seed="2", rules=VIRUS_WAR.version)])
    assert again.status == "playing"
    assert again.held is None
    assert again.number == 2


@pytest.mark.asyncio
@pytest.mark.parametrize("agrees", [True, False])
async def test_what_was_played_by_other_rules_stays_readable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    """Its record always; its replay where the rules of now agree with it."""
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2, level="facile", start=True)
        await (await server.client(made["code"], made["token"])).play(Random(1))
        code = made["code"]
        while await server.lobby.store.record(code, 1) is None:
            await asyncio.sleep(0.02)
        stored = [ev.read(row) for row in await server.lobby.store.events(code)]
        old = [msgspec.structs.replace(one, rules=99) if isinstance(one, ev.Began) else one for one in stored]
        if not agrees:
            old = [msgspec.structs.replace(one, check="x!") if isinstance(one, ev.Answered) else one for one in old]

        async def events(code: str) -> list[bytes]:
            return [ev.write(one) for one in old]

        monkeypatch.setattr(server.lobby.store, "events", events)
        server.lobby.sessions.pop(code).close(1000, "test")
        assert (await server.http.get(f"/api/tables/{code}/games/1/record")).status_code == 200
        for what in ("replay", "frames"):
            answer = await server.get(f"/api/tables/{code}/games/1/{what}", 200 if agrees else 409)
            assert agrees or answer["reason"] == "outdated"
        assert (await server.get(f"/api/tables/{code}"))["status"] == ("over" if agrees else "waiting")


@pytest.mark.asyncio
async def test_a_table_that_can_not_be_read_keeps_no_other_asleep(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, _ = await one_table(server)
        safe = asyncio.Event()
        bad = [Row("AAAAAA", 0, b"{}", "playing")]
        server.lobby.services.log.append(bad, lambda error: safe.set())
        await asyncio.wait_for(safe.wait(), PATIENCE)
    async with live_server(tmp_path) as server:
        async with asyncio.timeout(PATIENCE):
            while code not in server.lobby.sessions:
                await asyncio.sleep(0.02)
        assert (await server.http.get("/api/tables/AAAAAA")).status_code == 500
        assert (await server.get(f"/api/tables/{code}"))["status"] == "playing"


def test_a_command_that_was_done_is_known_after_a_restart() -> None:
    room = resumed("ABCDEF", [*made(), ev.Chatted(seat=1, text="x", by=1, id="c1")])
    assert room.was_done(1, "c1")
    assert not room.was_done(0, "c1"), "ids are each seat's own"


# --- who sits where -----------------------------------------------------------------------------------------


def test_the_host_goes_to_the_next_person() -> None:
    room = seated()
    room.apply(ev.Freed(seat=0))
    assert room.host == 1
    room.apply(ev.Robot(seat=1, name="Scapin", level="normal"))
    assert room.host == 2
    room.apply(ev.Freed(seat=2))
    room.apply(ev.Sat(seat=0, name="Zoé", token="t"))
    assert room.host == 0, "whoever comes into an empty room"


def test_a_host_who_leaves_the_game_hands_over() -> None:
    room = seated()
    room.apply(ev.Began(seed="1"))
    room.apply(ev.Went(seat=0))
    assert room.host == 1
    room.apply(ev.Went(seat=1))
    room.apply(ev.Went(seat=2))
    assert room.host == 2, "nobody is left to take it"
    room.apply(ev.Came(seat=1))
    assert room.host == 2
    room.apply(ev.Came(seat=0))
    assert room.host == 0, "who made the table has it again"
    assert room.decide(2, wire.Return(id="r"))


def test_a_bot_takes_over_under_the_name_of_the_seat() -> None:
    """Sentences of the game speak of it; in the waiting room it has a name of its own."""
    room = seated()
    [event] = room.decide(0, wire.SetSeat(id="a", seat=1, level="normal")).events
    assert isinstance(event, ev.Robot)
    assert event.name == "Scapin"
    room.apply(ev.Began(seed="1"))
    [event] = room.decide(0, wire.SetSeat(id="b", seat=1, level="normal")).events
    assert isinstance(event, ev.Robot)
    assert event.name == "P1"


def test_bots_get_different_names() -> None:
    first = made(seats=8)[0]
    assert isinstance(first, ev.Made)
    room = Room("ABCDEF", first)
    room.apply(ev.Sat(seat=0, name="Scapin", token="t"))
    names = [event.name for event in room.fill("normal") if isinstance(event, ev.Robot)]
    assert len({*names, "Scapin"}) == 8


def test_another_game_at_the_same_table() -> None:
    room = seated(seats=3, options={"teams": False, "life_cap": 60, "turn_limit": 9})
    [event] = room.decide(0, wire.Configure(id="a", game="noe")).events
    room.apply(event)
    assert room.game.id == "noe"
    assert room.options == {"level": 1, "assisted": True, "target": 400, "reshuffles": 2, "max_rounds": 60}
    assert room.fault() is None
    with pytest.raises(Refused, match="seat-in-use"):
        room.decide(0, wire.Configure(id="b", seats=2))


def test_who_changes_one_option_changes_no_other() -> None:
    room = seated(seats=3, options={"teams": False, "life_cap": 60, "turn_limit": 9})
    [event] = room.decide(0, wire.Configure(id="a", options={"turn_limit": 8})).events
    room.apply(event)
    assert (room.options["life_cap"], room.options["turn_limit"]) == (60, 8)
    [event] = room.decide(0, wire.Configure(id="b", game="noe", options={"level": 2})).events
    room.apply(event)
    assert "life_cap" not in room.options
    assert room.options["level"] == 2


@pytest.mark.parametrize(("token", "seat"), [("t0", 0), ("t2", 2), ("", None), ("t9", None), ("t", None), ("T0", None)])
def test_only_its_token_opens_a_seat(token: str, seat: int | None) -> None:
    compared = []

    def same(one: str, other: str) -> bool:
        compared.append(one)
        return one == other

    assert seated().seat_of(token, same) == seat
    assert compared == ["t0", "t1", "t2"], "the time does not tell which seat it was"


def test_an_open_seat_has_no_token() -> None:
    assert Place().kind == "open"
    room = seated()
    room.apply(ev.Freed(seat=1))
    assert room.seat_of("", lambda one, other: one == other) is None


# --- clocks -------------------------------------------------------------------------------------------------


def on_the_clock(kind: str, seconds: int = 60) -> tuple[Room, TableClock]:
    room = seated(clock=wire.Clock(kind, seconds))  # type: ignore[arg-type]
    room.apply(ev.Began(seed="3"))
    clock = TableClock()
    clock.turn(room, 1000.0)
    return room, clock


def test_no_clock() -> None:
    _, clock = on_the_clock("none")
    assert clock.deadline is None
    assert clock.state(1005.0) == wire.ClockState(None, None, True, [])


def test_a_clock_per_turn_starts_anew_when_others_are_waited_for() -> None:
    room, clock = on_the_clock("turn", 45)
    assert room.live is not None
    random, now = Random(1), 1000.0
    for _ in range(60):
        if room.live.over:
            break
        waiting, window, turns = room.live.waiting(), room.live.window, room.live.match.table.turns
        before = clock.deadline
        now += 1
        if room.live.idle():
            room.live.close()
        else:
            room.apply(some_event(room, random))
        clock.turn(room, now, 7.0)
        assert clock.deadline is not None
        if (waiting, window, turns) == (room.live.waiting(), room.live.window, room.live.match.table.turns):
            assert clock.deadline == before, "a choice of several steps, or a secret one, is timed as a whole"
        else:
            assert clock.deadline == now + (7 if room.live.window else 45)


def test_a_bank_runs_down_and_shows_it_late() -> None:
    room, clock = on_the_clock("game", 100)
    assert room.live is not None
    [seat] = room.live.asked()
    assert clock.state(1000.0) == wire.ClockState(100_000, [100_000] * 3, True, [])
    left = clock.bank(room, seat, 1007.0)
    assert left == 93_000
    room.live.banks[seat] = left
    clock.turn(room, 1007.0)
    assert clock.state(1007.0).banks == [100_000] * 3, "nobody sees that a secret step was made"
    assert clock.state(1007.0).left == 93_000
    ask = room.live.ask(seat)
    assert ask is not None
    while room.live.waiting() == [seat] and room.live.window is None:
        room.apply(some_event(room, Random(2)))
    clock.turn(room, 1010.0)
    assert (clock.state(1010.0).banks or [])[seat] == 93_000


def test_a_pause_stops_the_clock() -> None:
    room, clock = on_the_clock("turn", 60)
    room.apply(ev.Halted(paused=True))
    clock.turn(room, 1010.0)
    assert clock.state(1500.0) == wire.ClockState(50_000, None, False, [])
    room.apply(ev.Halted(paused=False))
    clock.turn(room, 2000.0)
    assert clock.state(2000.0) == wire.ClockState(50_000, None, True, [])


def test_nobody_waits_for_a_bot_on_the_clock() -> None:
    room, clock = on_the_clock("turn")
    assert room.live is not None
    [seat] = room.live.asked()
    room.apply(ev.Went(seat=seat))
    clock.turn(room, 1001.0)
    assert clock.deadline is None


# --- putting away, and clearing -----------------------------------------------------------------------------


async def one_table(server: LiveServer) -> tuple[str, str]:
    made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2, level="facile", start=True)
    client = await server.client(made["code"], made["token"])
    await client.play(Random(1), 3)
    await client.close()
    return made["code"], made["token"]


@pytest.mark.asyncio
async def test_a_quiet_table_is_put_away_and_taken_out_again(tmp_path: Path) -> None:
    async with live_server(tmp_path, retention=Retention(memory=0.0)) as server:
        code, token = await one_table(server)
        live = server.session(code).room.live
        assert live is not None
        async with asyncio.timeout(PATIENCE):
            while code in server.lobby.sessions:
                await asyncio.sleep(0.05)
                await server.lobby.tidy()
        client = await server.client(code, token)
        again = (await server.lobby.find(code)).room.live
        assert again is not None
        assert again is not live
        assert again.given[: len(live.given)] == live.given
        assert client.situation is not None
        await client.play(Random(2), 2)


@pytest.mark.asyncio
async def test_a_forgotten_table_is_cleared(tmp_path: Path) -> None:
    async with live_server(tmp_path, retention=Retention(memory=0.0, playing=0.0)) as server:
        code, _ = await one_table(server)
        waiting = await server.post("/api/tables", game="virus-war", name="Ada")
        async with asyncio.timeout(PATIENCE):
            while await server.lobby.store.exists(code):
                await asyncio.sleep(0.05)
                await server.lobby.tidy()
        assert (await server.get(f"/api/tables/{code}", 404))["reason"] == "no-such-table"
        assert (await server.get(f"/api/tables/{waiting['code']}"))["status"] == "waiting"


@pytest.mark.asyncio
async def test_a_restart_wakes_the_tables_where_bots_play(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        code, token = await one_table(server)
    async with live_server(tmp_path) as server:
        async with asyncio.timeout(PATIENCE):
            while code not in server.lobby.sessions:
                await asyncio.sleep(0.02)
        client = await server.client(code, token)
        assert await client.play(Random(3), 3) == 3


@pytest.mark.asyncio
async def test_a_disk_that_fails_loses_nobody(tmp_path: Path) -> None:
    """What could not be stored was not acknowledged; everybody comes back to what was."""
    async with live_server(tmp_path) as server:
        code, tokens = await server.table("virus-war", 2)
        ada = await server.client(code, tokens[0])
        await ada.done("start")
        stored = len(await server.lobby.store.events(code))
        append = server.lobby.store.append

        def fail(groups: Any, done: Any) -> None:
            done([OSError("no space left")] * len(groups))

        server.lobby.store.append = fail  # type: ignore[method-assign]
        await ada.send({"type": "say", "id": "x", "text": "perdu"})
        assert await ada.closed() == 1011
        assert not any(message["type"] == "ack" and message["id"] == "x" for message in ada.messages)
        server.lobby.store.append = append  # type: ignore[method-assign]
        assert len(await server.lobby.store.events(code)) == stored
        again = await server.client(code, tokens[0])
        assert again.messages[0]["chat"] == []
        await again.done("say", text="encore là")


def test_the_host_says_how_fast_bots_play() -> None:
    table = seated()
    assert table.describe("fr").pace == "usual"
    for event in table.decide(0, wire.SetPace(id="x", pace="instant")).events:
        table.apply(event)
    assert table.describe("fr").pace == "instant"
    pace = Pace()
    assert windows.pause_seconds(table, pace) == 0
    assert pace.reflex > windows.bot_seconds(table, pace) >= windows.LEAST_REFLEX  # no bot is cut short
    table.apply(ev.Paced(pace="slow"))
    assert windows.pause_seconds(table, pace) > pace.bot
    assert windows.bot_seconds(table, pace) == pace.reflex
    settle = table.decide(0, wire.Configure(id="y", watch=False))
    table.apply(settle.events[0])
    assert table.pace == "slow"  # setting up something else keeps it
