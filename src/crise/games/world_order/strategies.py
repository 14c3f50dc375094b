"""Ways to play World Order that follow one idea: see `crise.bots.strategies`."""

from __future__ import annotations

from typing import Final

from crise.bots.strategies import Idea, only

STRATEGIES: Final[dict[str, Idea]] = {
    "domestic": {"focus": only("domestic")},
    "diplomatic": {"focus": only("diplomatic")},
    "military": {"focus": only("military")},
}
