"""The processes in which bots think and replays are worked out, seen from the one that serves sockets.

A worker does one thing at a time. One that dies, answers rubbish or takes too long is killed and replaced; whoever
waited for it is told, and goes on without. Bots think in processes beside this one, and in those of other machines that
have come to help: who waited for such a one that is lost is answered by one of ours.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import msgspec

from crise.engine.ask import Refused
from crise.server.ops import logs
from crise.server.ops.metrics import Metrics
from crise.server.room.live_match import LiveMatch
from crise.server.workers import jobs
from crise.server.workers.answerer import Answerer
from crise.server.workers.child import Child
from crise.server.workers.spread import Spread

WORKER_COMMAND = (sys.executable, "-m", "crise.server.workers.worker")
GRACE = 4.0  # seconds beyond its budget after which a bot hangs
BOOT = 30.0  # for the first answer of a process, which must come to life first
LEAST = 0.05  # seconds to think, however many wait
REPLAYING = 120.0  # seconds for a record or a replay
SEVERAL = 3  # losses in a row that are no accident
ANALYSING = 300.0  # and for who was likely to win
QUEUE = 16  # analyses that wait or are under way: who comes later is told to come again
HINTING = 60.0  # seconds for what the expert would do
HINTS = 16  # that wait or are under way
MOST_REMOTE = 256  # workers of other machines

T = TypeVar("T", jobs.Thought, jobs.Advised)


class WorkerLost(Exception):
    """The worker died or hung."""


class HintJob(NamedTuple):
    """What a hint is asked for: the question as it was then, whatever happens meanwhile."""

    key: str
    live: LiveMatch
    cards: str | None
    given: jobs.Given
    seat: int


def key_of(code: str, live: LiveMatch) -> str:
    """Names a table for a worker: the game, and how often something was taken back in it."""
    return f"{code}/{live.number}/{live.undos}"


class WorkerHandle:
    """One process at a time, and the tables it was told of."""

    def __init__(self, begin: Callable[[], Answerer], metrics: Metrics) -> None:
        self._begin, self._metrics = begin, metrics
        self._child: Answerer | None = None
        self._children: list[Answerer] = []  # those too that are lost and not gone yet
        self._fresh = True  # has not answered anything yet
        self._stopped = False
        self._lock = asyncio.Lock()
        self.losses = 0  # in a row
        self.waiting = 0
        self.known: dict[str, int] = {}  # tables, and how many answers of each were sent

    async def call(self, job: jobs.Job, seconds: float) -> bytes:
        """One job at a time: `waiting` counts those in the queue too."""
        self.waiting += 1
        try:
            async with self._lock:
                return await self.call_now(job, seconds)
        finally:
            self.waiting -= 1

    async def call_now(self, job: jobs.Job, seconds: float) -> bytes:
        child = self._alive()
        try:
            async with asyncio.timeout(seconds + (BOOT if self._fresh else 0)):
                line = await child.ask(msgspec.json.encode(job) + b"\n")
        except (TimeoutError, EOFError) as error:
            self._lose("hung" if isinstance(error, TimeoutError) else "died")
            raise WorkerLost from error
        except asyncio.CancelledError:
            self._lose("cancelled")  # its answer would be taken for the next one's
            raise
        self._fresh, self.losses = False, 0
        return line

    async def thought(
        self, code: str, live: LiveMatch, cards: str | None, seat: int, level: str, seconds: float
    ) -> str:
        """What the bot on this seat answers."""
        self.waiting += 1
        try:
            async with self._lock:
                key = key_of(code, live)  # only now: something may be taken back meanwhile
                share = max(LEAST, seconds / self.waiting)
                thought = await self._ask(key, live, cards, seat, level, share)
                if not thought.option:
                    self.known.pop(key, None)
                    thought = await self._ask(key, live, cards, seat, level, share)
                return thought.option
        finally:
            self.waiting -= 1

    async def _ask(
        self, key: str, live: LiveMatch, cards: str | None, seat: int, level: str, seconds: float
    ) -> jobs.Thought:
        start, known, given = self._news(key, live, cards, live.given)
        job = jobs.Think(key, start, known, given, seat, level, seconds)
        return self._read(await self.call_now(job, seconds + GRACE), jobs.Thought)

    async def advice(self, hint: HintJob) -> jobs.Advised:
        self.waiting += 1
        try:
            async with self._lock:
                advised = await self._ask_advice(hint)
                if not advised.option:
                    self.known.pop(hint.key, None)
                    advised = await self._ask_advice(hint)
                return advised
        finally:
            self.waiting -= 1

    async def _ask_advice(self, hint: HintJob) -> jobs.Advised:
        start, known, given = self._news(hint.key, hint.live, hint.cards, hint.given)
        job = jobs.Advise(hint.key, start, known, given, hint.seat)
        return self._read(await self.call_now(job, HINTING), jobs.Advised)

    def _news(
        self, key: str, live: LiveMatch, cards: str | None, answers: jobs.Given
    ) -> tuple[jobs.GameStart | None, int, jobs.Given]:
        """What the process must be told of a table: how it began, if it does not know, what it knows, and the rest."""
        self._alive()  # or else what a dead one knew would count
        known = self.known.get(key, -1)
        start = jobs.start_of(live, cards) if known < 0 else None
        known = max(0, known)
        self.known[key] = max(known, len(answers))
        return start, known, answers[known:]

    def _read(self, line: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.MsgspecError as error:
            self._lose("rubbish")
            raise WorkerLost from error

    def _alive(self) -> Answerer:
        if self._stopped:
            raise WorkerLost
        if self._child is None or not self._child.alive:
            self._child = self._begin()
            self._children = [*(child for child in self._children if not child.reaped), self._child]
            self._fresh, self.known = not self._child.ready, {}
        return self._child

    def _lose(self, why: str) -> None:
        """Not waited for: whoever needs the next one needs it now."""
        if self._child is None or self._stopped:
            return
        self.losses += why != "cancelled"
        self._metrics.lost_bots.labels(why).inc()
        logs.warn("worker lost", why=why)
        self._child.end()
        self._child, self.known = None, {}

    def dismiss(self) -> None:
        """Whoever waits for it is told, and nobody gets another one."""
        self._stopped = True
        for child in self._children:
            child.end()

    async def stop(self) -> None:
        """For good: none of its processes is left, not even one that was being started."""
        self.dismiss()
        if self._children:
            await asyncio.wait([child.end() for child in self._children])


def nobody_else(worker: Answerer) -> Answerer:
    """One of another machine is not started by us: when it is lost, it comes back by itself, as another."""
    if not worker.alive:
        raise WorkerLost
    return worker


class WorkerPool:
    """Processes for bots, each with its own tables, one for records and replays, one for analyses, one for hints."""

    def __init__(self, count: int, metrics: Metrics, command: Sequence[str] = WORKER_COMMAND) -> None:
        begin = partial(Child, command)
        self._for_bots = [WorkerHandle(begin, metrics) for _ in range(max(1, count))]
        self._remote: dict[Answerer, WorkerHandle] = {}
        self._spread: Spread[WorkerHandle] = Spread()
        self._replayer = WorkerHandle(begin, metrics)
        self._analyst = WorkerHandle(begin, metrics)  # nobody waits long for a replay because of it
        self._prompter = WorkerHandle(begin, metrics)  # no bot takes longer because somebody asks what to play
        self._metrics = metrics
        self._stopped = False

    def join(self, worker: Answerer) -> bool:
        """One of another machine has come to think for bots; is there room for it?"""
        if self._stopped or len(self._remote) >= MOST_REMOTE:
            return False
        self._remote[worker] = WorkerHandle(partial(nobody_else, worker), self._metrics)
        self._tell_remote("worker came")
        return True

    def leave(self, worker: Answerer) -> None:
        if self._remote.pop(worker, None) is not None:
            self._tell_remote("worker went")

    def _tell_remote(self, event: str) -> None:
        """Whether there is anything to think about or not: they come and go by themselves."""
        self._metrics.remote_workers.set(len(self._remote))
        logs.info(event, remote=len(self._remote))

    async def think(self, code: str, live: LiveMatch, cards: str | None, seat: int, level: str, seconds: float) -> str:
        """Raises WorkerLost."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        sealed = live.sealed
        worker = self._worker_of(code, [handle for one, handle in self._remote.items() if one.alive])
        try:
            option = await worker.thought(code, live, cards, seat, level, seconds)
        except WorkerLost:
            if worker in self._for_bots:
                raise
            option = await self._worker_of(code, []).thought(code, live, cards, seat, level, seconds)
        if not sealed:  # or else the figures would tell who has something to think about
            self._metrics.thoughts.labels(level).observe(loop.time() - began)
        return option

    def _worker_of(self, code: str, remote: list[WorkerHandle]) -> WorkerHandle:
        return self._spread.worker_of(code, [*self._for_bots, *remote], asyncio.get_running_loop().time())

    async def work_out(self, job: jobs.Job) -> bytes:
        """A record or a replay, as JSON that was not read."""
        return await self._replayer.call(job, REPLAYING)

    @property
    def sound(self) -> bool:
        """Does one of them answer? Who was lost several times in a row does not."""
        answers = bool(self._remote) or any(worker.losses < SEVERAL for worker in self._for_bots)
        return answers and self._replayer.losses < SEVERAL

    async def analyse(self, job: jobs.Judge | jobs.Review) -> bytes:
        if self._analyst.waiting >= QUEUE:
            raise Refused("busy")
        return await self._analyst.call(job, ANALYSING)

    @property
    def prompts(self) -> bool:
        """Is there room for another hint?"""
        return self._prompter.waiting < HINTS

    async def advise(self, hint: HintJob) -> jobs.Advised:
        """Raises WorkerLost."""
        return await self._prompter.advice(hint)

    async def stop(self) -> None:
        """All are told before the first is waited for: whoever is cancelled meanwhile has lost nothing."""
        self._stopped = True
        workers = (*self._for_bots, *self._remote.values(), self._replayer, self._analyst, self._prompter)
        for worker in workers:
            worker.dismiss()
        await asyncio.gather(*(worker.stop() for worker in workers), *(one.end() for one in [*self._remote]))
