"""Messages and stored events are one of several types: which those are follows from their base."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, TypeVar

T = TypeVar("T")


def concrete(base: type[T]) -> tuple[type[T], ...]:
    """The types below this one that are no base of others, in the order in which they are written."""
    below = base.__subclasses__()
    return tuple(leaf for one in below for leaf in concrete(one)) if below else (base,)


def either(*types: Any) -> Any:
    """One of these: for a decoder, where no type checker needs to know which."""
    return reduce(or_, types)
