"""Dans la tourmente as a bot sees it: World Order, smart power, and what events ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crise.bots.heuristic import Heuristic, Rated, sanely
from crise.engine.ask import Seat
from crise.games.dans_la_tourmente import bidding, offers
from crise.games.dans_la_tourmente.cards import EVENT
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.dans_la_tourmente.worth import TourmenteMind
from crise.games.world_order import heuristic as base
from crise.games.world_order.data import MEANS
from crise.games.world_order.forces import reachable
from crise.games.world_order.heuristic import each, is_number, is_place, power_of
from crise.games.world_order.plans import sales
from crise.games.world_order.state import Deal, WorldOrder
from crise.games.world_order.steps import Step
from crise.games.world_order.trade import EXPORT, IMPORT, left

Opinion: TypeAlias = Callable[[Tourmente, TourmenteMind, Any, tuple[Any, ...]], float]
YES: Final = "yes"
BEYOND: Final = 0.5  # VP that each unit of a bid costs which nobody has thought of

# --- events -----------------------------------------------------------------------------


def take_part(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    event = t.event(about[0])
    way = offers.way_called(m, event, option)
    return offers.taken(m, event, way) if way is not None else 0.0


def pay_with(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    return offers.cost_called(m, t.event(about[0]), option)


def amount(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    event = t.event(about[0])
    found = [(way, cost) for way in event.ways for cost in way.costs if cost.variable]
    return max([offers.given(m, event, way, cost, option) for way, cost in found], default=0.0)


def put_off(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    return offers.put_off(m, t.event(about[0]))


def keep_event(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    return offers.kept(m, option) if t.faces[option].kind == EVENT else 0.0


def bid(t: Tourmente, me: Seat, options: list[Any], about: tuple[Any, ...]) -> list[float]:
    m = TourmenteMind(t, power_of(t, me))
    found = bidding.bids(m, t.event(about[0]))
    return [bid_of(found, one) if is_number(one) else 0.0 for one in options]


def bid_of(found: list[float], units: int) -> float:
    return found[units] if units < len(found) else found[-1] - BEYOND * (units - len(found) + 1)


def stake(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    """What is missed least."""
    event = t.event(about[0])
    unit = next((one for one in event.stakes if one.resource == option), None)
    return -bidding.unit_prices(m, event, unit, 1) if unit is not None else 0.0


def army_onto(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    return -m.army_gone(option)


def army_land(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    return m.armies(option, 1)


def army_give(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    return -m.army_gone(option)


def exhaust_ally(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    return -m.readiness(option)


def production_lost(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    return -m.raised_from(option)


# --- smart power --------------------------------------------------------------------------


def smart_pay(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    """TO-P-1: for D."""
    return float(option) * m.goods["D"] + m.smart(-option)


def smart_engage(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    """TO-P-2: or the engagement can't be paid."""
    return float(about[1]) * m.goods["D"] + m.smart(-1)


def smart_region(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    """TO-P-3: what a Trade brings with these countries, more than without."""
    with_them = Deal(m.me, Step("trade"), [], t.deal.double)
    with_them.single, with_them.only = t.deal.single, None if t.deal.only is None else [*t.deal.only, option]
    with_them.shown = [*t.deal.shown, option]
    return traded(m, with_them) - traded(m, t.deal) + m.smart(-1)


def traded(m: TourmenteMind, deal: Deal) -> float:
    total = 0.0
    for way in (EXPORT, IMPORT):
        found = sorted(sales(m, deal, way).values(), reverse=True)
        total += sum([value for value in found[: left(m.t, deal, way)] if value > 0])
    return total


def smart_invest(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    """TO-P-4"""
    return m.readiness(about[0]) + m.smart(-1)


def smart_army(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    """TO-P-6"""
    return m.armies(about[0], 1) - m.army_gone(option) + m.smart(-1)


def army_to(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    """TO-P-5: a P where it could not go otherwise."""
    beyond = option not in reachable(t, m.me, t.step, t.run)
    return base.army_to(t, m, option, about) + (m.smart(-1) if beyond else 0.0)


def invest(t: Tourmente, m: TourmenteMind, option: Any, about: tuple[Any, ...]) -> float:
    """TO-P-4: a P for an ally that is exhausted."""
    tired = not t.is_ready(m.me, option) and "keep_ready" not in t.step.flags
    return base.invest(t, m, option, about) + (m.smart(-1) if tired else 0.0)


# --- who is likely to win --------------------------------------------------------------------


def worth(t: Tourmente, seat: Seat) -> float:
    minds: dict[str, TourmenteMind] = {}
    hopes = {me: prospects(t, TourmenteMind(t, me, minds)) for me in t.taking_turns()}
    return base.chance(t, power_of(t, seat), hopes)


def prospects(t: Tourmente, m: TourmenteMind) -> float:
    """And the P."""
    return base.prospects(t, m) - m.smart(-t.smart[m.me])


def is_yes(option: Any) -> bool:
    return bool(option == YES)


def is_way(option: Any) -> bool:
    return isinstance(option, str)


def is_unit(option: Any) -> bool:
    return option in MEANS or (isinstance(option, str) and option.isdigit())


OPINIONS: Final[dict[str, tuple[Any, Callable[[Any], bool]]]] = {
    "take_part": (take_part, is_way),
    "pay_with": (pay_with, is_unit),
    "amount": (amount, is_number),
    "put_off": (put_off, is_yes),
    "keep_event": (keep_event, is_number),
    "stake": (stake, is_unit),
    "army_onto": (army_onto, is_place),
    "army_land": (army_land, is_place),
    "army_give": (army_give, is_place),
    "exhaust_ally": (exhaust_ally, is_number),
    "production_lost": (production_lost, is_unit),
    "smart_pay": (smart_pay, is_number),
    "smart_engage": (smart_engage, is_yes),
    "smart_region": (smart_region, is_place),
    "smart_invest": (smart_invest, is_yes),
    "smart_army": (smart_army, is_place),
    "army_to": (army_to, is_place),
    "armies_to": (army_to, is_place),
    "invest": (invest, is_number),
}


def mind(t: WorldOrder, me: str) -> TourmenteMind:
    assert isinstance(t, Tourmente)
    return TourmenteMind(t, me)


RATES: Final[dict[str, Rated]] = {
    **base.rates(mind),
    **{what: each(rate, known, mind) for what, (rate, known) in OPINIONS.items()},
    "bid": bid,
}
REACH: Final = base.REACH | {
    "take_part": 2.0, "bid": 3.0, "pay_with": 1.5, "amount": 1.5, "put_off": 1.5, "keep_event": 3.0, "stake": 1.5,
    "smart_pay": 2.0, "smart_engage": 2.0, "smart_region": 1.5, "smart_invest": 1.0, "smart_army": 1.5,
}  # fmt: skip
PLAIN: Final = base.PLAIN | {
    "bid", "stake", "pay_with", "amount", "army_onto", "army_land", "army_give", "exhaust_ally", "production_lost",
    "smart_pay", "smart_region", "smart_invest", "keep_event",
}  # fmt: skip
HEURISTIC: Final = Heuristic(sanely(RATES, REACH), worth, tie_margin=0.05, no_search=PLAIN, **base.SEARCH)
