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
from crise.server import wire as ms
from crise.server.lobby import Keep
from crise.server.room import events as ev
from crise.server.room.clock import TableClock
from crise.server.room.room import PastGame, Place, Room, past_game, resumed
from crise.server.storage.store import Row
from tests.play import SHORT
from tests.server.house import House, house


def made(game: str = "virus-war", seats: int = 3, **more: Any) -> list[ev.AnyEvent]:
    options = GAMES[game].modes[next(iter(GAMES[game].modes))]
    given = {"options": {**options}, "cards": None, "clock": ms.NO_CLOCK, "watch": True, **more}
    events: list[ev.AnyEvent] = [ev.Made(game=game, seats=seats, **given)]
    return events + [ev.Sat(seat=seat, name=f"P{seat}", token=f"t{seat}") for seat in range(seats)]


def seated(game: str = "virus-war", seats: int = 3, **more: Any) -> Room:
    room = Room("ABCDEF")
    for event in made(game, seats, **more):
        room.apply(event)
    return room


def some_event(room: Room, random: Random) -> ev.AnyEvent:
    """An answer, or now and then a step back."""
    play = room.play
    assert play is not None
    undoable = [seat for seat in range(len(room.places)) if play.undoable(seat)]
    if undoable and random.random() < 0.2:
        return ev.Undone(seat=random.choice(undoable))
    seat = random.choice(play.asked())
    ask = play.ask(seat)
    assert ask is not None
    return ev.Answered(seat=seat, option=play.form(ask[1], random.choice(ask[2])), by=seat, id=str(random.random()))


# --- what was told ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_the_log_is_the_end_of_the_whole_log(game: str) -> None:
    """Though only as much of it is looked at as is asked for; steps back and copies do not disturb that."""
    random, room = Random(3), Room("ABCDEF")
    for event in (*made(game, 3), ev.Began(seed="54321")):
        room.apply(event)
    play = room.play
    assert play is not None
    for number in range(200):
        while play.idle():
            play.close()
        if play.over:
            break
        room.apply(some_event(room, random))
        if number % 7 == 0:
            play.match.clone()
        if number % 3:  # now and then several turns go by unseen
            told = play.match.told()
            assert play.told() == len(told)
            for first in (0, random.randint(0, len(told)), len(told)):
                assert play.news(first) == told[first:]
    assert play.told() > 50


# --- coming back --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_stored_makes_the_same_room(game: str) -> None:
    """Taken out of the store after every event: the same views, the same questions, the same log."""
    random, room = Random(1), Room("ABCDEF")
    options = SHORT.get(f"{game}/{next(iter(GAMES[game].modes))}", {})
    stored: list[ev.AnyEvent] = []

    def do(event: ev.AnyEvent) -> None:
        stored.append(ev.read(ev.write(event)))
        room.apply(event)

    for event in made(game, 3, options=options):
        do(event)
    do(ev.Began(seed="12345"))
    assert room.play is not None
    for number in range(150):
        while room.play.window is not None and random.random() < (1.0 if room.play.idle() else 0.3):
            do(ev.Closed(late=room.play.asked()))
        if room.play.over:
            break
        do(some_event(room, random))
        if number % 10 == 0:
            check_same(room, resumed("ABCDEF", stored))
    past = past_game("ABCDEF", stored, 1)
    assert past is not None
    assert past.given == room.play.given
    assert past.room.names() == room.names()


def check_same(room: Room, again: Room) -> None:
    assert room.play is not None
    assert again.play is not None
    for seat in range(len(room.places) + 1):
        assert again.play.match.view(seat) == room.play.match.view(seat)
        assert again.play.ask(seat) == room.play.ask(seat)
        assert again.play.log(seat, 0) == room.play.log(seat, 0)
        assert again.play.picked(seat) == room.play.picked(seat)
    assert again.play.given == room.play.given


def test_games_that_are_over_are_not_played_again() -> None:
    stored = [*made(), ev.Began(seed="1"), ev.Answered(seat=9, option="rubbish"), ev.Reopened(), ev.Began(seed="2")]
    room = resumed("ABCDEF", stored)
    assert room.number == 2
    assert room.play is not None
    assert room.play.setting.seed == 2
    past = past_game("ABCDEF", stored, 1)
    assert isinstance(past, PastGame)
    assert past.began.seed == "1"
    assert past_game("ABCDEF", stored, 3) is None


def test_a_game_by_other_rules_does_not_go_on() -> None:
    """Its answers would mean something else now: the people are there, and begin another."""
    old = [*made(), ev.Began(seed="1", rules=VIRUS_WAR.version + 1), ev.Answered(seat=9, option="rubbish")]
    room = resumed("ABCDEF", old)
    assert room.status == "waiting"
    assert room.number == 1
    assert room.names() == ["P0", "P1", "P2"]
    again = resumed("ABCDEF", [*old, ev.Began(seed="2", rules=VIRUS_WAR.version)])
    assert again.status == "playing"
    assert again.number == 2


@pytest.mark.asyncio
async def test_a_replay_by_other_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as home:
        code, _ = await one_table(home)
        stored = [ev.read(row) for row in home.hall.store.events(code)]
        old = [msgspec.structs.replace(one, rules=99) if isinstance(one, ev.Began) else one for one in stored]
        monkeypatch.setattr(home.hall.store, "events", lambda code: [ev.write(one) for one in old])
        home.hall.desks.pop(code).close(1000, "test")
        for what in ("record", "replay", "frames"):
            refused = await home.get(f"/api/tables/{code}/games/1/{what}", 409)
            assert refused["reason"] == "outdated"
        assert (await home.get(f"/api/tables/{code}"))["status"] == "waiting"


@pytest.mark.asyncio
async def test_a_table_that_can_not_be_read_keeps_no_other_asleep(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        code, _ = await one_table(home)
        safe = asyncio.Event()
        bad = [Row("AAAAAA", 0, b"{}", "playing")]
        home.hall.append(bad, lambda error: safe.set())
        await asyncio.wait_for(safe.wait(), 10)
    async with house(tmp_path) as home:
        async with asyncio.timeout(10):
            while code not in home.hall.desks:
                await asyncio.sleep(0.02)
        assert (await home.http.get("/api/tables/AAAAAA")).status_code == 500
        assert (await home.get(f"/api/tables/{code}"))["status"] == "playing"


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
    assert room.decide(2, ms.Return(id="r"))


def test_a_bot_takes_over_under_the_name_of_the_seat() -> None:
    """Sentences of the game speak of it; in the waiting room it has a name of its own."""
    room = seated()
    [event] = room.decide(0, ms.SetSeat(id="a", seat=1, level="normal"))
    assert isinstance(event, ev.Robot)
    assert event.name == "Scapin"
    room.apply(ev.Began(seed="1"))
    [event] = room.decide(0, ms.SetSeat(id="b", seat=1, level="normal"))
    assert isinstance(event, ev.Robot)
    assert event.name == "P1"


def test_bots_get_different_names() -> None:
    room = Room("ABCDEF")
    room.apply(made(seats=8)[0])
    room.apply(ev.Sat(seat=0, name="Scapin", token="t"))
    names = [event.name for event in room.fill("normal") if isinstance(event, ev.Robot)]
    assert len({*names, "Scapin"}) == 8


def test_another_game_at_the_same_table() -> None:
    room = seated(seats=3, options={"teams": False, "life_cap": 60, "turn_limit": 9})
    [event] = room.decide(0, ms.Configure(id="a", game="noe"))
    room.apply(event)
    assert room.game.id == "noe"
    assert room.options == {"level": 1, "assisted": True, "target": 400, "reshuffles": 2, "max_rounds": 60}
    assert room.fault() is None
    with pytest.raises(Refused, match="seat-in-use"):
        room.decide(0, ms.Configure(id="b", seats=2))


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
    room = seated(clock=ms.Clock(kind, seconds))  # type: ignore[arg-type]
    room.apply(ev.Began(seed="3"))
    clock = TableClock()
    clock.turn(room, 1000.0)
    return room, clock


def test_no_clock() -> None:
    _, clock = on_the_clock("none")
    assert clock.deadline is None
    assert clock.state(1005.0) == ms.ClockState(None, None, True, [])


def test_a_clock_per_turn_starts_anew_when_others_are_waited_for() -> None:
    room, clock = on_the_clock("turn", 45)
    assert room.play is not None
    random, now = Random(1), 1000.0
    for _ in range(60):
        if room.play.over:
            break
        waiting, window, turns = room.play.waiting(), room.play.window, room.play.match.table.turns
        before = clock.deadline
        now += 1
        if room.play.idle():
            room.play.close()
        else:
            room.apply(some_event(room, random))
        clock.turn(room, now, 7.0)
        assert clock.deadline is not None
        if (waiting, window, turns) == (room.play.waiting(), room.play.window, room.play.match.table.turns):
            assert clock.deadline == before, "a choice of several steps, or a secret one, is timed as a whole"
        else:
            assert clock.deadline == now + (7 if room.play.window else 45)


def test_a_bank_runs_down_and_shows_it_late() -> None:
    room, clock = on_the_clock("game", 100)
    assert room.play is not None
    [seat] = room.play.asked()
    assert clock.state(1000.0) == ms.ClockState(100_000, [100_000] * 3, True, [])
    left = clock.bank(room, seat, 1007.0)
    assert left == 93_000
    room.play.banks[seat] = left
    clock.turn(room, 1007.0)
    assert clock.state(1007.0).banks == [100_000] * 3, "nobody sees that a secret step was made"
    assert clock.state(1007.0).left == 93_000
    ask = room.play.ask(seat)
    assert ask is not None
    while room.play.waiting() == [seat] and room.play.window is None:
        room.apply(some_event(room, Random(2)))
    clock.turn(room, 1010.0)
    assert (clock.state(1010.0).banks or [])[seat] == 93_000


def test_a_pause_stops_the_clock() -> None:
    room, clock = on_the_clock("turn", 60)
    room.apply(ev.Halted(paused=True))
    clock.turn(room, 1010.0)
    assert clock.state(1500.0) == ms.ClockState(50_000, None, False, [])
    room.apply(ev.Halted(paused=False))
    clock.turn(room, 2000.0)
    assert clock.state(2000.0) == ms.ClockState(50_000, None, True, [])


def test_nobody_waits_for_a_bot_on_the_clock() -> None:
    room, clock = on_the_clock("turn")
    assert room.play is not None
    [seat] = room.play.asked()
    room.apply(ev.Went(seat=seat))
    clock.turn(room, 1001.0)
    assert clock.deadline is None


# --- putting away, and clearing -----------------------------------------------------------------------------


async def one_table(home: House) -> tuple[str, str]:
    made = await home.post("/api/tables", game="virus-war", name="Ada", seats=2, level="facile", start=True)
    client = await home.client(made["code"], made["token"])
    await client.play(Random(1), 3)
    await client.close()
    return made["code"], made["token"]


@pytest.mark.asyncio
async def test_a_quiet_table_is_put_away_and_taken_out_again(tmp_path: Path) -> None:
    async with house(tmp_path, keep=Keep(memory=0.0)) as home:
        code, token = await one_table(home)
        play = home.hall.find(code).room.play
        assert play is not None
        async with asyncio.timeout(10):
            while code in home.hall.desks:
                await asyncio.sleep(0.05)
                home.hall.tidy()
        client = await home.client(code, token)
        again = home.hall.find(code).room.play
        assert again is not None
        assert again is not play
        assert again.given[: len(play.given)] == play.given
        assert client.situation is not None
        await client.play(Random(2), 2)


@pytest.mark.asyncio
async def test_a_forgotten_table_is_cleared(tmp_path: Path) -> None:
    async with house(tmp_path, keep=Keep(memory=0.0, playing=0.0)) as home:
        code, _ = await one_table(home)
        waiting = await home.post("/api/tables", game="virus-war", name="Ada")
        async with asyncio.timeout(10):
            while home.hall.store.exists(code):
                await asyncio.sleep(0.05)
                home.hall.tidy()
        assert (await home.get(f"/api/tables/{code}", 404))["reason"] == "no-such-table"
        assert (await home.get(f"/api/tables/{waiting['code']}"))["status"] == "waiting"


@pytest.mark.asyncio
async def test_a_restart_wakes_the_tables_where_bots_play(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        code, token = await one_table(home)
    async with house(tmp_path) as home:
        async with asyncio.timeout(10):
            while code not in home.hall.desks:
                await asyncio.sleep(0.02)
        client = await home.client(code, token)
        assert await client.play(Random(3), 3) == 3


@pytest.mark.asyncio
async def test_a_disk_that_fails_loses_nobody(tmp_path: Path) -> None:
    """What could not be stored was not acknowledged; everybody comes back to what was."""
    async with house(tmp_path) as home:
        code, tokens = await home.table("virus-war", 2)
        ada = await home.client(code, tokens[0])
        await ada.done("start")
        stored = len(home.hall.store.events(code))
        append = home.hall.store.append

        def fail(groups: Any, done: Any) -> None:
            done([OSError("no space left")] * len(groups))

        home.hall.store.append = fail  # type: ignore[method-assign]
        await ada.send({"type": "say", "id": "x", "text": "perdu"})
        assert await ada.closed() == 1011
        assert not any(message["type"] == "ack" and message["id"] == "x" for message in ada.messages)
        home.hall.store.append = append  # type: ignore[method-assign]
        assert len(home.hall.store.events(code)) == stored
        again = await home.client(code, tokens[0])
        assert again.messages[0]["chat"] == []
        await again.done("say", text="encore là")
