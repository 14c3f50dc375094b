"""Hints: refused where they would be unfair or tell something, and counted. All hear that one was taken, nobody else
what it said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crise.engine.ask import Refused
from crise.game.lessons import lesson_of
from crise.games import GAMES
from crise.server import wire
from crise.server.http.limits import Limiter, Limits
from crise.server.room import events as ev
from crise.server.room.history import resumed
from crise.server.room.room import Room
from crise.server.workers import jobs, pool
from crise.server.workers.pool import HintJob, WorkerLost
from tests.server.live_server import live_server
from tests.server.simulated import FakeReader, SimulatedTable, run_simulated
from tests.server.test_room import seated

HINT = wire.Hint(id="h", version=0)
SECRET = "the-best-of-all"


def alone(hints: wire.HintRule = "alone", seats: int = 3, game: str = "virus-war") -> Room:
    """One person, whose turn it is, against bots."""
    room = Room("ABCDEF", ev.Made(**usual(game, seats), hints=hints))
    room.apply(ev.Sat(seat=0, name="Ada", token="x"))
    for robot in room.fill("normal"):
        room.apply(robot)
    room.apply(ev.Began(seed="2"))
    return room


def usual(game: str, seats: int) -> dict[str, Any]:
    options = msgspec.json.decode(msgspec.json.encode(GAMES[game].read_options({})))
    return {"game": game, "seats": seats, "options": options, "cards": None, "clock": wire.NO_CLOCK, "watch": True}


def refusal(room: Room, seat: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        room.decide(seat, HINT)
    return refused.value.reason


def turn_of(room: Room, seat: int) -> None:
    """Answer for everybody until this seat has a choice that is not secret."""
    live = room.live
    assert live is not None
    while live.sealed or (ask := live.ask(seat)) is None or len(ask[2]) == 1:
        asked = live.asked()[0]
        open = live.ask(asked)
        assert open is not None
        room.apply(ev.Answered(seat=asked, option=live.form(open[1], open[2][-1])))
        while live.idle():
            room.apply(ev.WindowClosed())


# --- who may, and when ---------------------------------------------------------------------------------------


def test_against_bots_one_may_unless_the_table_says_never() -> None:
    room = alone()
    turn_of(room, 0)
    assert [type(event) for event in room.decide(0, HINT).events] == [ev.Hinted]
    room = alone("never")
    turn_of(room, 0)
    assert refusal(room) == "hints-never"


@pytest.mark.parametrize(("rule", "reason"), [("alone", "hints-alone"), ("never", "hints-never"), ("always", "")])
def test_with_other_people_only_if_the_host_wants_it_so(rule: wire.HintRule, reason: str) -> None:
    room = seated(hints=rule)
    room.apply(ev.Began(seed="2"))
    assert room.live is not None
    turn_of(room, 1)
    if reason:
        assert refusal(room, 1) == reason
        room.apply(ev.Went(seat=0))  # who left may come back: the seat is that person's
        assert refusal(room, 1) == reason
    else:
        assert room.decide(1, HINT).events == [ev.Hinted(seat=1, line=room.live.told(), by=1, id="h")]


def test_the_host_says_it_before_the_game() -> None:
    room = seated()
    room.apply(room.decide(0, wire.Configure(id="c", hints="always")).events[0])
    assert room.hints == room.describe("fr").hints == "always"
    room.apply(room.decide(0, wire.Configure(id="d", seats=4)).events[0])
    assert room.hints == "always"
    with pytest.raises(Refused, match="not-host"):
        room.decide(1, wire.Configure(id="e", hints="never"))


def test_not_where_it_would_tell_that_one_has_a_choice() -> None:
    """Noé's announcements and the reactions of Virus War are answered in secret."""
    room = alone("always")
    live = room.live
    assert live is not None
    while not live.sealed:
        asked = live.asked()[0]
        open = live.ask(asked)
        assert open is not None
        room.apply(ev.Answered(seat=asked, option=live.form(open[1], open[2][0])))
    assert refusal(room) == "hint-sealed"
    assert refusal(room, 1) == "hint-sealed"


def test_not_out_of_turn_in_a_pause_nor_after_the_end() -> None:
    room = alone("always")
    turn_of(room, 1)
    assert refusal(room) == "not-asked"
    room.apply(ev.Halted(paused=True))
    assert refusal(room) == "paused"
    room = Room("ABCDEF", ev.Made(**usual("virus-war", 2)))
    assert refusal(room) == "not-playing"


def test_not_in_a_lesson() -> None:
    lesson = lesson_of(GAMES["virus-war"])
    assert lesson is not None
    made = ev.Made(**usual("virus-war", lesson.script.seats), lesson=True, hints="always")
    room = Room("ABCDEF", made)
    room.apply(ev.Sat(seat=0, name="Ada", token="x"))
    for robot in room.fill("normal"):
        room.apply(robot)
    room.apply(ev.Began(seed=str(lesson.script.seed)))
    assert refusal(room) == "in-lesson"


# --- what is stored ------------------------------------------------------------------------------------------


def test_a_hint_is_remembered_with_its_place_in_the_log_until_the_next_game() -> None:
    room = alone()
    turn_of(room, 0)
    assert room.live is not None
    hinted = room.decide(0, HINT).events[0]
    room.apply(hinted)
    assert room.describe("fr").hinted == [[room.live.told()], [], []]
    assert b"option" not in ev.write(hinted)
    stored = [ev.Made(**usual("virus-war", 2)), ev.Began(seed="1"), hinted, ev.Began(seed="2"), hinted]
    seats = [ev.Sat(seat=0, name="Ada", token="x"), ev.Robot(seat=1, name="Bo", level="normal")]
    again = resumed("ABCDEF", [stored[0], *seats, *stored[1:]])
    assert len(again.describe("fr").hinted[0]) == 1


# --- at a table ----------------------------------------------------------------------------------------------


class Asked(SimulatedTable):
    """Two people, one of whom may ask; what the expert would say takes as long as `thinks`."""

    def __init__(self, data: Path, thinks: float = 1.0, limits: Limits | None = None) -> None:
        super().__init__(data, people=2, hints="always", seed=4)
        self.thinks, self.jobs, self.lost = thinks, list[HintJob](), False
        if limits is not None:
            self.services.settings = msgspec.structs.replace(self.services.settings, limits=limits)
            self.services.limiter = Limiter(limits, self.session.loop.time)
        self.services.workers.advise = self.advise  # type: ignore[method-assign]
        turn_of(self.session.room, 0)
        self.session.perform([])
        self.ear, self.other = self.readers
        self.watcher = FakeReader(self.session, None)

    async def advise(self, hint: HintJob) -> jobs.Advised:
        self.jobs.append(hint)
        await asyncio.sleep(self.thinks)
        if self.lost:
            raise WorkerLost
        return jobs.Advised(SECRET, SECRET, [50, 40], 3, [1.5, -1.0], 32)

    def ask(self, id: str = "h1") -> None:
        self.session.command(self.ear, wire.Hint(id=id, version=self.ear.version))

    def advice(self) -> list[dict[str, Any]]:
        return [one for one in self.ear.said() if one["type"] == "advice"]


def at_a_table(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    run_simulated(play)


def test_who_asks_is_told_and_the_others_learn_only_that_he_asked(tmp_path: Path) -> None:
    async def play() -> None:
        table = Asked(tmp_path)
        await asyncio.sleep(1)
        heard = [len(one.heard) for one in (table.other, table.watcher)]
        line = table.live.told()
        table.ask()
        await asyncio.sleep(0.5)
        rooms = [ear.said()[n:] for ear, n in zip((table.other, table.watcher), heard, strict=True)]
        for said in rooms:
            assert [one["type"] for one in said] == ["room"]
            assert said[0]["room"]["hinted"] == [[line], []]
        assert table.advice() == []
        await asyncio.sleep(2)
        [advice] = table.advice()
        assert (advice["id"], advice["version"], advice["option"]) == ("h1", table.ear.version, SECRET)
        assert [len(one.heard) for one in (table.other, table.watcher)] == [n + 1 for n in heard]
        assert not any(SECRET.encode() in part for ear in (table.other, table.watcher) for _, part in ear.heard)
        assert not any(SECRET.encode() in row.data for row in table.disk.rows)
        await table.end()

    at_a_table(play)


@pytest.mark.parametrize("thinks", [0.1, 30.0])
def test_how_long_it_takes_shows_nowhere(tmp_path: Path, thinks: float) -> None:
    """Whatever else is done meanwhile comes at its own time, and the same to the byte."""

    async def play() -> None:
        table = Asked(tmp_path, thinks)
        table.ask()
        await asyncio.sleep(1)
        table.session.command(table.other, wire.Say(id="s", text="Alors ?"))
        await asyncio.sleep(40)
        heard.append([(round(when - 1000, 3), part) for when, part in table.other.heard])
        figures.append(table.figures())
        await table.end()

    heard: list[Any] = []
    figures: list[Any] = []
    at_a_table(play)
    thinks = 0.1 if thinks == 30.0 else 30.0
    at_a_table(play)
    assert heard[0] == heard[1]
    assert figures[0] == figures[1]


def test_a_seat_has_so_many_in_a_game_and_one_at_a_time(tmp_path: Path) -> None:
    async def play() -> None:
        table = Asked(tmp_path, limits=Limits(seat_hints=2, hints=(1, 100)))
        table.ask("h1")
        table.ask("h2")
        await asyncio.sleep(5)
        assert table.ear.refused() == ["hint-begun"]
        table.ask("h3")
        await asyncio.sleep(5)
        table.ask("h4")
        await asyncio.sleep(5)
        assert table.ear.refused() == ["hint-begun", "no-hint-left"]
        assert table.ear.said()[-1]["text"] == "Vous avez eu les 2 indices d’une partie."
        assert [len(table.jobs), len(table.advice()), len(table.session.room.hinted[0])] == [2, 2, 2]
        table.session.perform([ev.Began(seed="4")])
        turn_of(table.session.room, 0)
        table.session.perform([])
        table.ask("h5")
        await asyncio.sleep(5)
        assert len(table.advice()) == 3
        await table.end()

    at_a_table(play)


def test_an_address_has_so_many_whatever_its_seats(tmp_path: Path) -> None:
    async def play() -> None:
        table = Asked(tmp_path, limits=Limits(hints=(0.01, 2)))
        for n in range(3):
            table.ask(f"h{n}")
            await asyncio.sleep(5)
        assert table.ear.refused() == ["hints-too-fast"]
        assert len(table.session.room.hinted[0]) == 2
        await asyncio.sleep(100)
        table.ask("later")
        await asyncio.sleep(5)
        assert len(table.advice()) == 3
        await table.end()

    at_a_table(play)


def test_where_many_wait_nobody_more_is_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table = Asked(tmp_path)
        monkeypatch.setattr(pool, "HINTS", 0)
        table.ask()
        await asyncio.sleep(1)
        assert table.ear.refused() == ["hints-busy"]
        assert (table.jobs, table.session.room.hinted) == ([], {})
        await table.end()

    at_a_table(play)


def test_a_hint_that_is_lost_can_be_asked_for_again(tmp_path: Path) -> None:
    async def play() -> None:
        table = Asked(tmp_path)
        table.lost = True
        table.ask()
        await asyncio.sleep(5)
        assert table.ear.refused() == ["hint-lost"]
        table.lost = False
        table.ask("h2")
        await asyncio.sleep(5)
        assert len(table.advice()) == 1
        await table.end()

    at_a_table(play)


def test_the_question_is_the_one_that_was_seen(tmp_path: Path) -> None:
    async def play() -> None:
        table = Asked(tmp_path)
        table.session.command(table.ear, wire.Hint(id="h", version=table.ear.version - 1))
        await asyncio.sleep(1)
        assert table.ear.refused() == ["stale"]
        table.ask()
        before = table.live.given[:]
        table.answer_any(0, Random(1))
        await asyncio.sleep(5)
        assert table.jobs[0].given == before
        assert table.advice()[0]["version"] < table.ear.version
        await table.end()

    at_a_table(play)


@pytest.mark.asyncio
async def test_a_worker_says_it(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        made = await server.post("/api/tables", game="virus-war", name="Ada", seats=2, level="normal", start=True)
        client = await server.client(made["code"], made["token"])
        while True:
            situation = client.situation
            assert situation is not None
            if (asked := situation["question"]) and not asked["sealed"] and len(asked["options"]) > 1:
                break
            if asked:
                await client.command("answer", version=situation["version"], option=asked["options"][-1]["id"])
            else:
                await client.read()
        for _ in range(2):  # the second time the worker knows the table
            assert (await client.command("hint", version=situation["version"]))["type"] == "ack"
            advice = await client.until("advice")
            options = [one["id"] for one in asked["options"]]
            assert advice["option"] in options
            assert len(advice["values"]) == len(options)
            assert len(advice["gains"]) in (0, 2)
        assert len(client.room["hinted"][0]) == 2
