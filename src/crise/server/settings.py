"""How a server is to be run."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from crise.server.http.limits import Limits, says
from crise.server.workers.pool import WORKER_COMMAND

DAY = 86_400.0
Level: TypeAlias = Literal["debug", "info", "warning", "error"]


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How long things take that could be done at once. In seconds."""

    windows: Annotated[
        bool,
        says("false: a window closes when all have answered, whatever that tells"),
    ] = True
    reflex: Annotated[
        float,
        says("for a bot that does not search to react, where only bots can"),
    ] = 0.8
    bot: Annotated[float, says("between two moves of bots, so that people can follow")] = 0.7
    think: Annotated[float, says("for a bot that searches")] = 1.0
    absence: Annotated[float, says("off line: then the house bot plays, and another is host")] = 120.0
    hello: Annotated[float, says("for a socket to say who it is")] = 10.0
    farewell: Annotated[float, says("between the word that the house restarts and the end")] = 2.0


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """How long a table stays that nobody touches. In seconds."""

    memory: Annotated[float, says("in memory; then on the disk only")] = 300.0
    waiting: Annotated[float, says("before its first game")] = 2 * DAY
    playing: Annotated[float, says("in a game")] = 30 * DAY
    over: Annotated[float, says("after a game, with its chat, records and replays")] = 90 * DAY
    lesson: Annotated[float, says("where a lesson is given")] = 7 * DAY


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All of it. What has a description can be set by a file, by the environment and by flags."""

    data: Annotated[Path, says("where games are kept; that of the user if left out")]
    database: Annotated[
        str,
        says("postgresql://… for several processes, instead of a file in `data`; with a password, not as a flag"),
    ] = ""
    address: Annotated[
        str, says("host:port where the other processes on that database reach this one; `host` and `port` if left out")
    ] = ""
    host: Annotated[str, says("this computer, or who is on the network of this address")] = "127.0.0.1"
    port: Annotated[int, says("0 takes any that is free")] = 8777
    proxies: Annotated[str, says("addresses of proxies, with commas, whose word on who connects is taken")] = ""
    hosts: Annotated[
        tuple[str, ...],
        says("names of this server; those at home need none; *: any, as behind a proxy"),
    ] = ()
    origins: Annotated[tuple[str, ...], says("other pages that may connect")] = ()
    workers: Annotated[int, says("processes for bots; one less than cores")] = max(1, (os.cpu_count() or 2) - 1)
    worker_door: Annotated[
        tuple[str, int] | None,
        says("host and port where `crise worker` comes in: a private network, never the public"),
    ] = None
    worker_secret: Annotated[
        str, says("what those who come in there know, never as a flag; made and kept in `data` if left out")
    ] = ""
    metrics: Annotated[tuple[str, int] | None, says("host and port for figures: never the public")] = None
    contact: Annotated[str, says("who runs this server and how to reach them, for the page on what is kept")] = ""
    log: Annotated[Level, says("debug, info, warning or error")] = "warning"
    pace: Pace = Pace()
    limits: Limits = Limits()
    retention: Retention = Retention()
    web: Path | None = None
    worker_command: tuple[str, ...] = WORKER_COMMAND
