"""How a server is to be run."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from crise.server.http.limits import Limits
from crise.server.workers.pool import WORKER_COMMAND

DAY = 86_400.0


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How long things take that could be done at once. In seconds."""

    windows: bool = True  # False: they close when everybody with a choice has answered, whatever that tells
    reflex: float = 0.8  # for a bot that does not search to react, where only bots can; fixed, so that it tells nothing
    bot: float = 0.7  # between two moves of bots, so that people can follow
    think: float = 1.0  # for a bot that searches
    absence: float = 120.0  # off line while others wait: then the house bot plays
    hello: float = 10.0  # for a socket to say who it is


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """How long a table stays that nobody touches. In seconds."""

    memory: float = 300.0
    waiting: float = 2 * DAY
    playing: float = 30 * DAY
    over: float = 90 * DAY
    lesson: float = 7 * DAY


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    data: Path
    web: Path | None = None
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()  # our names; numbers and names of a home network are ours anyway; *: any
    pace: Pace = Pace()
    limits: Limits = Limits()
    retention: Retention = Retention()
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    worker_command: tuple[str, ...] = WORKER_COMMAND
    metrics: tuple[str, int] | None = None  # host and port where figures are told; never those of the tables
