"""Dans la tourmente: what a refusal says of this case, besides the cases of World Order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from crise.engine.ask import Option, Seat
from crise.games.dans_la_tourmente.auctions import purse_of
from crise.games.dans_la_tourmente.decisions import ways_of
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.cases import NOTHING, Figures, asked, power_of, question


def base_army(t: Tourmente, seat: Seat, option: Option) -> Figures:
    """TO-P-6: from elsewhere, and only where there is one."""
    return {"why": "there" if option == t.asks[0][3][0] else "empty"}


def unit(t: Tourmente, seat: Seat, option: Option) -> Figures:
    """TO-EV-20: no unit of this auction, more than one has, or what the rest of the bid needs."""
    if not asked(t, "stake") or not isinstance(option, str):
        return NOTHING
    sizes = {stake.resource: stake.size for stake in t.event(t.asks[0][3][0]).stakes}
    if option not in sizes:
        return {"why": "other"}
    have = purse_of(t, power_of(t, seat)).get(option, 0)
    return {"why": "short" if have < sizes[option] else "rest", "size": sizes[option], "have": have}


def price(t: Tourmente, seat: Seat, option: Option) -> Figures:
    """TO-EV-35: no way to pay for this event, or more than one has."""
    if not asked(t, "pay_with"):
        return NOTHING
    ways = ways_of(t, t.event(t.asks[0][3][0]), power_of(t, seat))
    paid = {what for way in ways for cost in way.costs for what in [*cost.pays, cost.variable]}
    return {"why": "short" if option in paid else "other"}


FIGURES: Final[dict[str, Callable[[Tourmente, Seat, Option], Figures]]] = {
    "TO-SET-6": question("keep_event"),
    "TO-EV-7": question("army_onto"),
    "TO-EV-15": question("exhaust_ally"),
    "TO-EV-12": question("army_give"),
    "TO-EV-20": unit,
    "TO-EV-35": price,
    "TO-P-3": question("smart_region"),
    "TO-P-6": base_army,
}
