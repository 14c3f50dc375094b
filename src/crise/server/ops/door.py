"""The door for whoever runs the server: a Unix socket in its folder, which only its own user can open. It is never
reached from outside. A line asks, a line answers."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import msgspec

NAME = "admin.sock"
PATIENCE = 30.0  # seconds for an answer
LONGEST_LINE = 1 << 22


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class ListTables(Order, frozen=True, tag="list"):
    pass


class CloseTable(Order, frozen=True, tag="close"):
    code: str


class Ban(Order, frozen=True, tag="ban"):
    address: str
    seconds: float


class Unban(Order, frozen=True, tag="unban"):
    address: str


class Announce(Order, frozen=True, tag="message"):
    text: str
    table: str = ""  # "": all that are in memory


class Drain(Order, frozen=True, tag="drain"):
    pass


class TableLine(msgspec.Struct, frozen=True):
    """What whoever runs the server may see of a table: no hand, no seed, no key."""

    code: str
    game: str
    taken: int
    seats: int
    status: str
    here: int  # sockets
    last: float  # move, in seconds since 1970; of a table that is at rest to five minutes


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """`fault`: what is wrong, by its name, and `about` what."""

    fault: str = ""
    about: str = ""
    count: int = 0  # people told, tables there are
    tables: list[TableLine] = []


AnyOrder: TypeAlias = ListTables | CloseTable | Ban | Unban | Announce | Drain
read_order: Callable[[bytes], AnyOrder] = msgspec.json.Decoder(AnyOrder).decode
read_outcome: Callable[[bytes], Outcome] = msgspec.json.Decoder(Outcome).decode
write: Callable[[Order | Outcome], bytes] = msgspec.json.Encoder().encode


def ask(folder: Path, asked: Order) -> Outcome:
    """Of the server that runs on this folder. Raises OSError where none does, or is not ours."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE)
        line.connect(str(folder / NAME))
        line.sendall(write(asked) + b"\n")
        with line.makefile("rb") as answer:
            said = answer.readline(LONGEST_LINE)
    if not said:
        raise ConnectionError("no answer")
    return read_outcome(said)
