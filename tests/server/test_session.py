"""A session without a network: the way of an answer, and what it tells the lobby."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from crise.server import wire
from crise.server.room import events as ev
from crise.server.room.history import resumed
from crise.server.room.live_match import LiveMatch, Offered
from tests.server.simulated import DISK, SimulatedTable, run_simulated


def test_the_option_of_an_answer_is_looked_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up: list[str] = []
    look_up = LiveMatch.offered

    def noted(live: LiveMatch, seat: int, text: str) -> Offered:
        looked_up.append(text)
        return look_up(live, seat, text)

    async def play() -> None:
        table = SimulatedTable(tmp_path)
        monkeypatch.setattr(LiveMatch, "offered", noted)
        [(seat, ask)] = table.live.asks().items()
        option = table.live.form(ask[1], ask[2][0])
        table.readers[seat].answer(option)
        assert looked_up == [option]
        assert table.live.given == [(seat, option)]
        await asyncio.sleep(2 * DISK)
        assert [one["type"] for one in table.readers[seat].said()][-2:] == ["ack", "update"]
        await table.end()

    run_simulated(play)


def test_the_end_of_a_game_is_told_once_and_again_if_it_could_not_be_kept(tmp_path: Path) -> None:
    async def play() -> None:
        table, told = SimulatedTable(tmp_path, people=2, options={"turn_limit": 2}), list[int]()
        table.session._on_over = lambda session: told.append(session.room.number)
        assert not await table.to_a_window(Random(1), lambda live: False), "it is over"
        await asyncio.sleep(2 * DISK)
        say(table, "un", "deux")
        await asyncio.sleep(2 * DISK)
        assert told == [1]
        table.session.recorded = 0
        say(table, "trois")
        await asyncio.sleep(2 * DISK)
        assert told == [1, 1]
        await table.end()

    run_simulated(play)


def say(table: SimulatedTable, *texts: str) -> None:
    for text in texts:
        table.session.command(table.readers[0], wire.Say(id=text, text=text))


def test_a_table_begins_with_what_it_was_made_as() -> None:
    with pytest.raises(ValueError, match="a table begins with Chatted"):
        resumed("ABCDEF", [ev.Chatted(seat=0, text="?")])
