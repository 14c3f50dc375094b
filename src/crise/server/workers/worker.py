"""A worker process: `python -m crise.server.workers.worker` reads jobs, one a line, and answers each with a line."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import BinaryIO

import msgspec

from crise.bots.policy import Bot, make
from crise.game.records import record_of
from crise.server.ops import logs
from crise.server.room.live_match import LiveMatch
from crise.server.workers import analysis, jobs, replay, review

TABLES = 300  # remembered; the one that was quiet longest is forgotten first
NICE = 5  # the process that serves sockets goes first


class Mirror:
    """A table as far as this process was told of it, and its bots."""

    def __init__(self, start: jobs.GameStart) -> None:
        self.live: LiveMatch = start.begin()
        self.bots: dict[tuple[int, str], Bot] = {}
        self.random = Random(f"{start.seed} worlds")
        self._seed = start.seed

    def bot(self, seat: int, level: str, seconds: float) -> Bot:
        """A bot with a budget of its own is made anew: how long it may think depends on how many are thinking."""
        bot = self.bots.get((seat, level))
        if bot is None or level == "expert":
            seed = Random(f"{self._seed} {seat} {len(self.live.given)}").getrandbits(64)
            bot = self.bots[seat, level] = make(level, self.live.setting.game, seed, seconds=seconds)
        return bot


class Worker:
    def __init__(self) -> None:
        self._mirrors: OrderedDict[str, Mirror] = OrderedDict()

    def do(self, job: jobs.Job) -> bytes:
        if isinstance(job, jobs.Think):
            return msgspec.json.encode(jobs.Thought(self._think(job)))
        if isinstance(job, jobs.Advise):
            return msgspec.json.encode(self._advise(job))
        if isinstance(job, jobs.Show):
            return msgspec.json.encode(replay.frames(job))
        if isinstance(job, jobs.Tell):
            return msgspec.json.encode(replay.head(job))
        if isinstance(job, jobs.Judge):
            return msgspec.json.encode(analysis.chances(job))
        if isinstance(job, jobs.Review):
            return msgspec.json.encode(review.decisions(job))
        return msgspec.json.encode(self._write(job))

    def _think(self, job: jobs.Think) -> str:
        mirror = self._mirror(job)
        if mirror is None:
            return ""
        live, seat = mirror.live, job.seat
        ask = live.ask(seat)
        if ask is None:
            return ""
        bot = mirror.bot(seat, job.level, job.seconds)
        option = bot.choose(live.match.view(seat), ask, lambda: live.match.imagine(seat, mirror.random.random))
        return live.form(ask[1], option)

    def _advise(self, job: jobs.Advise) -> jobs.Advised:
        mirror = self._mirror(job)
        ask = None if mirror is None else mirror.live.ask(job.seat)
        return jobs.Advised("") if mirror is None or ask is None else analysis.advice(mirror.live, ask)

    def _mirror(self, job: jobs.Think | jobs.Advise) -> Mirror | None:
        if job.start is not None:
            self._mirrors[job.table] = Mirror(job.start)
            while len(self._mirrors) > TABLES:
                self._mirrors.popitem(last=False)
        mirror = self._mirrors.get(job.table)
        if mirror is None or len(mirror.live.given) != job.known:
            return None
        self._mirrors.move_to_end(job.table)
        for seat, option in job.given:
            mirror.live.answer(seat, option)
        return mirror

    def _write(self, job: jobs.Write) -> str:
        live = job.start.begin()
        for seat, option in job.given:
            live.answer(seat, option)
        return record_of(live.setting, live.match, live.names, live.shuffle).to_json()


def run(do: Callable[[jobs.Job], bytes]) -> None:
    """On copies of the pipes: what a bot prints is no reply, and at the end nobody waits for whoever listens."""
    requests = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as replies:
        sys.stdout = sys.stderr
        for line in heard(requests):
            replies.write(do(jobs.decoder.decode(line)) + b"\n")
            replies.flush()


def heard(requests: BinaryIO) -> Iterator[bytes]:
    """Listened to beside the work: when the server is gone, however that came, nobody waits for a thought any more."""
    lines: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        for line in requests:
            lines.put(line)
        os._exit(0)

    Thread(target=listen, name="requests", daemon=True).start()
    return iter(lines.get, None)


def main() -> None:
    os.nice(NICE)
    try:
        run(Worker().do)
    except Exception as error:
        logs.set_up()
        logs.fault("worker died", error)
        sys.exit(1)


if __name__ == "__main__":
    main()
