"""Dans la tourmente: what a refusal says of this case, besides the cases of World Order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from crise.engine.ask import Option, Seat
from crise.games.world_order.cases import Figures, question
from crise.games.world_order.state import WorldOrder


def base_army(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """TO-P-6: from elsewhere, and only where there is one."""
    return {"why": "there" if option == t.asks[0][3][0] else "empty"}


FIGURES: Final[dict[str, Callable[[WorldOrder, Seat, Option], Figures]]] = {
    "TO-SET-6": question("keep_event"),
    "TO-EV-7": question("army_onto"),
    "TO-EV-12": question("army_give"),
    "TO-EV-20": question("stake"),
    "TO-EV-35": question("pay_with"),
    "TO-P-3": question("smart_region"),
    "TO-P-6": base_army,
}
