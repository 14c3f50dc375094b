"""Smile Life: what an extension keeps on the table in an object of its own, so that it joins with any other."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from crise.engine.table import Pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Fields, with how they are copied, which of them are piles, and what everybody sees."""

    def copy(self) -> Part:
        raise NotImplementedError

    def piles(self) -> dict[str, Pile | list[Pile]]:
        return {}

    def shown(self) -> dict[str, Any]:
        return {}
