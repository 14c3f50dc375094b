"""Three processes on one database, while people play: any of them is killed or freezes, the database is restarted or
gone for a while. Nothing that was acknowledged is lost, nothing is done twice, and every table goes on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from crise.server.storage.postgres import PostgresStore
from tests.conftest import MEASURED
from tests.server.absences import Absences
from tests.server.live_server import Process
from tests.server.postgres import Database
from tests.server.test_durability import BACK, Person, check, sit_down

pytestmark = pytest.mark.asyncio

PROCESSES = 3
TABLES = 4
BACK_FROZEN = 15.0  # seconds after which every table must have gone on where a process froze: 11 to 15 were seen


class House:
    def __init__(self, database: Database, processes: list[Process], people: list[Person], random: Random) -> None:
        self.database, self.processes, self.people, self.random = database, processes, people, random
        self.absences = Absences()
        self.frozen = Absences()  # where a process froze: who sits at it must first notice

    async def goes_on(self, absences: Absences | None = None) -> None:
        absences, running = absences or self.absences, [one for one in self.processes if one.running]
        await absences.ends(absences.begins(running), self.people, running)

    # --- what may happen ------------------------------------------------------------------------

    async def kill(self) -> None:
        process = self.random.choice(self.processes)
        await process.kill()
        await self.goes_on()
        await process.start()

    async def freeze(self) -> None:
        """The others go on with its tables; then it wakes, and does no harm."""
        process = self.random.choice(self.processes)
        process.send(signal.SIGSTOP)
        await self.goes_on(self.frozen)
        process.send(signal.SIGCONT)
        await self.goes_on()

    async def drain(self) -> None:
        """A signal: the others have its tables at once."""
        process = self.random.choice(self.processes)
        await process.kill(signal.SIGTERM)
        await self.goes_on()
        await process.start()

    async def restart_database(self) -> None:
        await asyncio.to_thread(self.database.stop)
        await asyncio.to_thread(self.database.start)
        await self.goes_on()

    async def lose_database(self) -> None:
        """For longer than any lease."""
        await asyncio.to_thread(self.database.stop)
        await asyncio.sleep(60)
        await asyncio.to_thread(self.database.start)
        await self.goes_on()


Trouble: TypeAlias = Callable[[House], Awaitable[None]]


async def survive(folder: Path, database: Database, url: str, troubles: Sequence[Trouble], seed: int = 0) -> House:
    processes = [Process(folder / str(n), None, "--database", url) for n in range(PROCESSES)]
    house = House(database, processes, [], Random(f"{len(troubles)} {seed}"))
    try:
        await asyncio.gather(*(process.start() for process in processes))
        ports = [process.port for process in processes]
        house.people = [person for number in range(TABLES) for person in await sit_down(ports, number)]
        tasks = [asyncio.create_task(person.run()) for person in house.people]
        await house.goes_on(Absences())  # they begin
        for trouble in troubles:
            await trouble(house)
            await asyncio.sleep(house.random.random() / 2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        for process in processes:
            await process.__aexit__()
    store = PostgresStore(url)
    await check(store, house.people)
    store.close()
    return house


async def test_nothing_acknowledged_is_lost_among_three(
    tmp_path: Path, database: Database, fresh_database: str
) -> None:
    troubles = (House.kill, House.freeze, House.drain, House.restart_database)
    await survive(tmp_path, database, fresh_database, troubles)


@pytest.mark.nightly
@pytest.mark.long
@pytest.mark.parametrize("third", range(3))
async def test_nothing_acknowledged_is_lost_among_three_in_three_hundred(
    tmp_path: Path,
    database: Database,
    fresh_database: str,
    record_property: Callable[[str, object], None],
    third: int,
) -> None:
    kinds = [House.kill] * 160 + [House.drain] * 40 + [House.freeze] * 60
    kinds += [House.restart_database] * 38 + [House.lose_database] * 2
    Random(300).shuffle(kinds)
    house = await survive(tmp_path, database, fresh_database, kinds[third::3], third)
    record_property(MEASURED, f"killed, drained, without its database: {house.absences.told()}")
    record_property(MEASURED, f"where a process froze: {house.frozen.told()}")
    assert max(house.absences.own) < BACK, house.absences.told()
    assert max(house.frozen.own) < BACK_FROZEN, house.frozen.told()
