"""A shuffle that nobody could choose: the house commits to a secret, everybody at the table adds a number of his own,
and the seed is the hash of all of it.

For bots, and for who says nothing, the house adds what it has committed to already, which is its secret: a number that
it chose later, when it knows those of the others, would let it choose the shuffle.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from msgspec import Struct

HOUSE: Final = "house"  # in the place of a number: the secret of the house counts for this seat
NUMBER: Final = re.compile(r"[0-9a-f]{32,64}")


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True):
    """How the seed of a game came about: told when it is over."""

    table: str  # "K7QX2M/3", table and number of the game: the same numbers give another shuffle elsewhere
    secret: str  # of the house; its SHA-256 is the commitment,
    commitment: str  # which was shown before anybody added a number
    numbers: list[str]  # of each seat, in hexadecimal digits, or "house"

    def seed(self) -> int:
        """The SHA-256 of these lines."""
        return int(sha256("\n".join([self.table, self.secret, *self.numbers]).encode()).hexdigest(), 16)

    def __str__(self) -> str:
        """`read_shuffle` takes it back."""
        return " ".join([self.table, self.secret, self.commitment, *self.numbers])


def read_shuffle(text: str) -> Shuffle:
    words = text.split(" ")
    if len(words) < 3:
        raise ValueError("a shuffle is 'table secret commitment number …'")
    return Shuffle(words[0], words[1], words[2], words[3:])


def commitment_to(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def is_number(text: str) -> bool:
    """Is this a number that a seat may add? Long enough that nobody can guess it."""
    return NUMBER.fullmatch(text) is not None


def faults(shuffle: Shuffle, seats: int, seed: str) -> Iterator[str]:
    """All that does not hold of what is said about a shuffle."""
    if commitment_to(shuffle.secret) != shuffle.commitment:
        yield "the commitment is not that of the secret: the house opened another one than it had committed to"
    if len(shuffle.numbers) != seats:
        yield f"there are {seats} seats, and numbers of {len(shuffle.numbers)}"
    for seat, number in enumerate(shuffle.numbers, 1):
        if number != HOUSE and not is_number(number):
            yield f"what seat {seat} added is no number"
    if str(shuffle.seed()) != seed:
        yield "the seed is not the hash of table, secret and numbers: one of them was changed"
