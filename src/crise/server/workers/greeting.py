"""How a server and a worker that comes from outside find out that they know the same secret and the same rules.

The server says a number that was never said before. The worker answers with one of its own, the version of its rules,
and a proof: a hash of all that, keyed with the secret. Only to who has proved it does the server prove the same. A line
each; then jobs follow, as to any worker.
"""

from __future__ import annotations

import socket
from functools import cache
from hashlib import blake2b
from hmac import compare_digest
from hmac import digest as keyed
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from secrets import token_hex
from typing import Literal, TypeAlias

import msgspec

from crise.builds import add_source
from crise.games import GAMES

LONGEST = 1024  # bytes of a line of it
PATIENCE = 5.0  # seconds for all of it
NUMBER = 64  # signs
# Seconds, but for the count and the last, which is in milliseconds: a machine that is cut off is found out in half a
# minute though nobody says anything.
LINE = {"TCP_KEEPIDLE": 15, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 30_000}

Reason: TypeAlias = Literal["secret", "impostor", "version", "process"]


class Unwelcome(Exception):
    """Why there is no sense in coming back, and what the server plays by."""

    def __init__(self, reason: Reason, theirs: str = "") -> None:
        super().__init__(reason)
        self.reason, self.theirs = reason, theirs


class Introduction(msgspec.Struct, frozen=True):
    """What the worker says."""

    number: str
    rules: str
    proof: str


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server says to that. Without a fault it is an invitation."""

    fault: Literal["", "secret", "version"] = ""
    rules: str = ""
    proof: str = ""


def new_number() -> str:
    return token_hex(NUMBER // 2)


@cache
def rules() -> str:
    """The version, and a hash of all source that plays, that of games from elsewhere too; whether it is compiled does
    not matter."""
    elsewhere = {package for game in GAMES.values() for package in game.packages if not package.startswith("crise.")}
    found = blake2b(digest_size=8)
    for package in ("crise", *sorted(elsewhere)):
        add_source(found, Path(str(files(package))))
    return f"{version('crise')}-{found.hexdigest()}"


def proof(secret: str, *said: str) -> str:
    """As JSON, so that nobody can put the same signs together from other words."""
    return keyed(secret.encode(), msgspec.json.encode(said), "sha256").hex()


def proves(said: str, secret: str, *words: str) -> bool:
    return compare_digest(said.encode(), proof(secret, *words).encode())


def introduction(secret: str, number: str) -> Introduction:
    mine = new_number()
    return Introduction(mine, rules(), proof(secret, "worker", number, mine, rules()))


def judged(secret: str, number: str, line: bytes) -> Reply | None:
    """What the server answers; None: this is no worker. Nothing of ours is told to who does not know the secret."""
    try:
        said = msgspec.json.decode(line, type=Introduction)
    except msgspec.MsgspecError:
        return None
    if not proves(said.proof, secret, "worker", number, said.number, said.rules):
        return Reply("secret")
    fault: Literal["", "version"] = "" if said.rules == rules() else "version"
    return Reply(fault, rules(), proof(secret, "server", number, said.number, fault, rules()))


def check(secret: str, number: str, mine: Introduction, line: bytes) -> None:
    """Does the worker take this for an invitation? Raises Unwelcome, or ValueError if it is no answer at all."""
    reply = msgspec.json.decode(line, type=Reply)
    if reply.fault == "secret":
        raise Unwelcome("secret")
    if not proves(reply.proof, secret, "server", number, mine.number, reply.fault, reply.rules):
        raise Unwelcome("impostor")
    if reply.fault:
        raise Unwelcome("version", reply.rules)


def watch(line: socket.socket) -> None:
    """So that whoever is cut off hears of it."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in LINE.items():
        if hasattr(socket, name):
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
