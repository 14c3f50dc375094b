"""What decisions, agreements and checks are worth to a power, and when it is better to wait. For bots."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId
from crise.games.dans_la_tourmente.counting import holds
from crise.games.dans_la_tourmente.decisions import (
    AGREED,
    ALL,
    ALWAYS,
    NOBODY,
    OTHERS,
    PAIR,
    PARTNERS,
    SPENT,
    TIMES,
    open_ways,
    ways_of,
)
from crise.games.dans_la_tourmente.events import ELSE, IF, fitting
from crise.games.dans_la_tourmente.grammar import AGREEMENT, AUCTION, CHECK, Cost, Event, Outcome, Way
from crise.games.dans_la_tourmente.paying import labels, payable, why_not_pay
from crise.games.dans_la_tourmente.worth import TourmenteMind, Worths, added, worths
from crise.games.world_order.data import MONEY
from crise.games.world_order.state import Power

JOINS: Final = 0.6  # how likely another who could take part does
SIGNS: Final = 0.55
ALONE: Final = 0.4  # how likely nobody else does what would be needed
SURE: Final = 0.6  # what can be had next round, of what it would be worth now
HOPED: Final = 0.45  # how likely one can bring about the best end of a check in a round


# --- the event at hand ------------------------------------------------------------------


def when(event: Event, word: str) -> list[Outcome]:
    return [outcome for outcome in event.outcomes if outcome.when == word]


def happens(m: TourmenteMind, event: Event, word: str, *hit: Power) -> Worths:
    return added(*[worths(m, outcome.groups, hit) for outcome in when(event, word)])


def partners(m: TourmenteMind, event: Event) -> float:
    """How many others may be expected to take part."""
    able = [one for one in event.powers if one != m.me and not m.t.is_npc(one) and open_ways(m.t, event, one)]
    return JOINS * len(able)


def given(m: TourmenteMind, event: Event, way: Way, cost: Cost, amount: int = 0) -> float:
    """What a way gives, less what it costs."""
    spent = amount or cost.least or (m.t.regions[cost.home].armies[m.me] if cost.home else 0)
    known = {SPENT: float(spent), PARTNERS: partners(m, event)}
    gains = worths(m, way.gives, [m.me], known)
    if event.times > 1:  # the last time gives more: of that, a part each time
        for outcome in when(event, TIMES):
            gains = added(gains, {m.me: worths(m, outcome.groups, [m.me]).get(m.me, 0.0) / event.times})
    return m.net(gains) - m.costs(cost, amount) - forgone(m, event, cost)


def forgone(m: TourmenteMind, event: Event, cost: Cost) -> float:
    """What comes after it in the same phase, and could not be paid any more."""
    if event.target or m.t.phase != "events":
        return 0.0
    lost = 0.0
    for card in m.t.lower[m.me].cards:
        for way in open_ways(m.t, m.t.event(card), m.me):
            after = max([left_over(m, cost, other) for other in payable(m.t, m.me, way.costs)])
            lost = max(lost, 0.0 if after else profit(m, m.t.event(card), way))
    return lost


def left_over(m: TourmenteMind, cost: Cost, other: Cost) -> bool:
    """Can both be paid?"""
    has = {**m.board.stock, MONEY: m.board.money}
    return all(cost.pays.get(what, 0) + many <= has[what] for what, many in other.pays.items())


def best_amount(m: TourmenteMind, event: Event, way: Way, cost: Cost) -> float:
    if not cost.variable:
        return given(m, event, way, cost)
    fits = [many for many in range(cost.least, cost.most + 1) if not why_not_pay(m.t, m.me, cost, many)]
    return max([given(m, event, way, cost, many) for many in fits], default=-9.0)


def profit(m: TourmenteMind, event: Event, way: Way, anyhow: bool = False) -> float:
    """With the cost that is best, of those that can be paid; `anyhow`: of all."""
    costs = list(way.costs) if anyhow else payable(m.t, m.me, way.costs)
    return max([best_amount(m, event, way, cost) if not anyhow else given(m, event, way, cost) for cost in costs])


def refused(m: TourmenteMind, event: Event) -> float:
    """What comes to who takes no part."""
    nobody = {power: ALONE * worth for power, worth in happens(m, event, NOBODY).items()}
    return m.net(added(happens(m, event, OTHERS, m.me), nobody))


def decided(m: TourmenteMind, event: Event, way: Way) -> float:
    return profit(m, event, way) - refused(m, event)


def signed(m: TourmenteMind, event: Event, way: Way) -> float:
    """TO-EV-3: with one other, nothing comes of it without both. TO-EV-17: else others may do it without one."""
    others = [one for one in event.powers if one != m.me]
    theirs = {one: party_gain(m, event, one) for one in others if not m.t.is_npc(one)}
    concluded = m.net(happens(m, event, AGREED))
    own = profit(m, event, way)
    if len(others) + 1 == PAIR:
        return own + m.net(theirs) + concluded
    able = [one for one in others if open_ways(m.t, event, one)]
    own += m.net(happens(m, event, ALL, *event.powers)) * SIGNS ** len(others)
    needed = ALONE if len(able) > 1 else 1.0
    return own + needed * (concluded + m.net(theirs) / max(1, len(theirs)))


def party_gain(m: TourmenteMind, event: Event, power: Power) -> float:
    """What another gains by it, to whom it is what it is to him."""
    one = m.of(power)
    ways = ways_of(m.t, event, power)
    return max([worths(one, way.gives, [power]).get(power, 0.0) - one.costs(way.costs[0]) for way in ways], default=0.0)


def taken(m: TourmenteMind, event: Event, way: Way) -> float:
    return (signed if event.type == AGREEMENT else decided)(m, event, way)


def way_called(m: TourmenteMind, event: Event, name: str) -> Way | None:
    """The way that an option means: by its name, or the only one."""
    ways = open_ways(m.t, event, m.me)
    return next((way for way in ways if (way.name or "yes") == name), None)


def cost_called(m: TourmenteMind, event: Event, name: str) -> float:
    """What paying with this is worth."""
    found = [labels(payable(m.t, m.me, way.costs)) for way in open_ways(m.t, event, m.me)]
    return max([-m.costs(costs[name]) for costs in found if name in costs], default=-9.0)


# --- now or later -------------------------------------------------------------------------


def now(m: TourmenteMind, event: Event) -> float:
    """What a targeted event is worth at once."""
    if event.type == CHECK:
        outcome = fitting(m.t, event, m.me)
        gains = worths(m, outcome.groups, [m.me]) if outcome is not None else {}
        return m.net(added(gains, happens(m, event, ALWAYS)))
    if event.type == AUCTION:
        return bid_at(m, event)
    taken_part = [profit(m, event, way) for way in open_ways(m.t, event, m.me)]
    return max([refused(m, event), *taken_part])


def later(m: TourmenteMind, event: Event) -> float:
    """What it may be worth when one is ready for it."""
    if event.type == CHECK:
        ends = [m.net(worths(m, one.groups, [m.me])) for one in event.outcomes if one.when in (IF, ELSE)]
        return HOPED * max(ends) + (1 - HOPED) * now(m, event)
    if event.type == AUCTION:
        return now(m, event)
    ways = [way for way in event.ways if holds(m.t, m.me, way.condition, event.powers)]
    wished = max([profit(m, event, way, anyhow=True) for way in ways], default=0.0)
    return max(now(m, event), SURE * wished + (1 - SURE) * refused(m, event))


def bid_at(m: TourmenteMind, event: Event) -> float:
    """An opposed auction, before it begins: half a chance to succeed, for about what it costs."""
    success = m.net(added(*[worths(m, outcome.groups, [m.me]) for outcome in when(event, "success")]))
    failure = m.net(added(*[worths(m, outcome.groups, [m.me]) for outcome in when(event, "failure")]))
    return 0.5 * (success + failure) - 1.5


def kept(m: TourmenteMind, card: CardId) -> float:
    """TO-SET-6: of two, the one that promises more."""
    return later(m, m.t.event(card))


def put_off(m: TourmenteMind, event: Event) -> float:
    """TO-EV-11: for 1 P."""
    return later(m, event) - now(m, event) + m.smart(-1)
