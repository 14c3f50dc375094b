"""Blackout: what a bot makes of its options.

A rating looks at what the asked seat may know; the evaluation judges a whole world, all hands included.
"""

from __future__ import annotations

from typing import Any, Final

from crise.bots.heuristic import Heuristic, ahead, of_numbers
from crise.engine.ask import Seat

from .legal import victims
from .state import Blackout

KEEP: Final = 0.5  # a card that is played against little is wasted


def rate_action(t: Blackout, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [worth(t, me, option) if isinstance(option, int) else KEEP for option in options]


def worth(t: Blackout, me: Seat, card: int) -> float:
    """As many points as it moves."""
    if t.faces[card].kind == "outage":
        return max((harm(t, victim) for victim in victims(t, me)), default=0.0)
    return float(t.faces[card].value)


def rate_victim(t: Blackout, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    return [harm(t, victim) for victim in options]


def harm(t: Blackout, victim: Seat) -> float:
    """The supply that would go; who is ahead first."""
    supplies = [t.faces[card].value for card in t.laid[victim].cards]
    return max(supplies, default=0) + sum(supplies) / t.goal


def rate_aid(t: Blackout, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    """Against an outage that takes more than the least supply."""
    return [harm(t, me) - 1 if isinstance(option, int) else KEEP for option in options]


HEURISTIC: Final = Heuristic(
    {"action": rate_action, "victim": of_numbers(rate_victim), "aid": rate_aid},
    lambda t, seat: ahead(t.points(), seat),
)
