"""Faces: what is printed on cards."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """What is printed on a card. Games with more columns than a number make a subclass."""

    def __init__(self, key: str, kind: str, value: int = 0) -> None:
        self.key = key
        self.kind = kind
        self.value = value
