"""The shuffle of the next game, while everybody may still add a number to it: what the house committed to, and what
has come in. Nobody is told any of it before that game is over, but the commitment and who has added a number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from crise.engine.ask import Refused, Seat
from crise.game.shuffle import HOUSE, Shuffle, commitment_to, is_number
from crise.server import wire
from crise.server.room import events as ev
from crise.server.room.handlers import Decision, applies, decides
from crise.server.room.place import Place


class Draw:
    def __init__(self, secret: str) -> None:
        self.secret, self.commitment = secret, commitment_to(secret)
        self.numbers: dict[Seat, str] = {}

    def drop(self, seat: Seat) -> None:
        """Somebody else sits there now, who has added nothing."""
        self.numbers.pop(seat, None)

    def move(self, moved: Mapping[Seat, Seat]) -> None:
        self.numbers = {moved[seat]: number for seat, number in self.numbers.items()}

    def shuffle(self, table: str, seats: int) -> Shuffle:
        numbers = [self.numbers.get(seat, HOUSE) for seat in range(seats)]
        return Shuffle(table, self.secret, self.commitment, numbers)


class Drawing(Protocol):
    """A room, as far as it matters here."""

    code: str
    number: int
    places: list[Place]
    draw: Draw | None


def drawn(room: Drawing, began: ev.Began) -> ev.Began:
    """With the seed to which everybody has contributed who wanted to."""
    assert room.draw is not None
    shuffle = room.draw.shuffle(f"{room.code}/{room.number + 1}", len(room.places))
    return msgspec.structs.replace(began, seed=str(shuffle.seed()), shuffle=shuffle)


@applies(ev.Committed)
def _committed(room: Drawing, event: ev.Committed) -> None:
    room.draw = Draw(event.secret)


@decides(wire.Contribute)
def _contribute(room: Drawing, seat: Seat, command: wire.Contribute) -> Decision:
    """A number that was meant for another game counts for none."""
    if room.draw is None or room.draw.commitment != command.commitment:
        raise Refused("late-number")
    if seat in room.draw.numbers:
        raise Refused("number-given")
    if not is_number(command.number):
        raise Refused("bad-number")
    return Decision([ev.Contributed(seat=seat, number=command.number, by=seat, id=command.id)])


@applies(ev.Contributed)
def _contributed(room: Drawing, event: ev.Contributed) -> None:
    assert room.draw is not None
    room.draw.numbers[event.seat] = event.number
