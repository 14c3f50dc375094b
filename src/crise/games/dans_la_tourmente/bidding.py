"""What a bid in an auction is worth: the chance to win it by what the others may bid, what that brings, what is paid.

What everybody has is public, so a bidder can put himself into the place of the others. Each of them is thought to bid
anything that is nearly best for him, against what the others then bid: after a few rounds of thought this is what bots
do. A bid stays a matter of chance among those that are nearly as good, or it could be foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, TypeAlias

from crise.games.dans_la_tourmente.auctions import (
    FAILURE,
    LOSE,
    SUCCESS,
    WIN,
    largest_bid,
    mark,
    money_for,
    most_of,
    purse_of,
)
from crise.games.dans_la_tourmente.grammar import BEST, Event, Outcome, Side, Stake
from crise.games.dans_la_tourmente.offers import when
from crise.games.dans_la_tourmente.robots import drawing
from crise.games.dans_la_tourmente.worth import TourmenteMind, Worths, added, put, worths
from crise.games.world_order.data import MONEY
from crise.games.world_order.state import Power

Chances: TypeAlias = list[float]  # of each number from 0 on
MOST: Final = 12  # no bid beyond it is thought of
NEARLY_BEST: Final = 0.5  # VP
THOUGHTS: Final = 10


class Bidding:
    """An auction that is about to begin, as all who bid see it."""

    def __init__(self, m: TourmenteMind, event: Event) -> None:
        self.m, self.t, self.event = m, m.t, event
        self.marks = {me: mark(m.t, event, me) for me in event.powers}
        self.players = [me for me in event.powers if m.t.played(me)]
        self.most = {me: min(MOST, largest_bid(purse_of(m.t, me), event.stakes, {})) for me in self.players}
        self.prices = {me: mix_prices(m.of(me), event, self.most[me]) for me in self.players}
        self.side = {me: side for side in event.sides for me in side.powers}
        self.ends = {side: self._end(side) for side in event.sides}
        # What does not change from thought to thought: P by bid, and how one likes what an end brings to others.
        self.smart = {me: [m.of(me).smart(bid) for bid in range(self.most[me] + 1)] for me in self.players}
        self.theirs = {me: self._for_others(me) for me in self.players}
        self.lost = {me: self._if_lost(me) for me in self.players}
        self.chances = {me: self._first_guess(me) for me in event.powers}

    def worths(self, me: Power) -> list[float]:
        """Of each bid, once everybody has thought about everybody."""
        for thought in range(THOUGHTS):
            for one in self.players:
                self._think(one, 1.0 / (thought + 2))
        return self.values(me)

    def _think(self, me: Power, weight: float) -> None:
        found = nearly_best(self.values(me))
        self.chances[me] = [
            (1.0 - weight) * before + (weight / len(found) if bid in found else 0.0)
            for bid, before in enumerate(self.chances[me])
        ]

    def _first_guess(self, me: Power) -> Chances:
        """TO-NPC-2: a bid card; of a player any."""
        if me in self.players:
            return [1.0 / (self.most[me] + 1)] * (self.most[me] + 1)
        how = drawing(self.event, me)
        low, high = (how.low, how.high) if how is not None else (0, 0)
        return [1.0 / (high - low + 1) if bid >= low else 0.0 for bid in range(high + 1)]

    # --- what comes of it -------------------------------------------------------------

    def _end(self, side: Side) -> tuple[Worths, Worths, Worths]:
        """If this side wins: what each bidder of it gets, what comes to all, and what is the best bidder's."""
        gifts: Worths = {}
        beside: Worths = {}
        best: Worths = {}
        against = self.event.against is not None
        for outcome in when(self.event, SUCCESS if against else WIN):
            if not outcome.powers or set(outcome.powers) == set(side.powers):
                self._shares(outcome, side.powers, gifts, beside, best)
        if not against:
            losers = [me for me in self.event.powers if me not in side.powers]
            for outcome in when(self.event, LOSE):
                for me, worth in worths(self.m, outcome.groups, losers).items():
                    put(beside, me, worth * (0.6 if outcome.least else 1.0))
        return gifts, beside, best

    def _shares(self, outcome: Outcome, bidders: Sequence[Power], gifts: Worths, beside: Worths, best: Worths) -> None:
        for group in outcome.groups:
            for me in bidders:
                share = worths(self.m, [group], [me], best=me).get(me, 0.0)
                if group.whom == BEST:
                    put(best, me, share)
                elif not group.powers:
                    put(gifts, me, share)
            if group.powers:
                for me, worth in worths(self.m, [group], []).items():
                    put(beside, me, worth)

    def failed(self) -> Worths:
        return added(*[worths(self.m, one.groups, self.event.powers) for one in when(self.event, FAILURE)])

    # --- the value of a bid -------------------------------------------------------------

    def values(self, me: Power) -> list[float]:
        """By bid, from 0 to the most, against what the others are thought to bid."""
        side, smart = self.side[me], self.smart[me]
        partners = total([self.chances[one] for one in side.powers if one != me])
        wins = self._wins(side)
        bonus = side_bonus(self.m, self.event, side)
        lost = self._lost(me, side)
        found = []
        for bid, price in enumerate(self.prices[me]):
            won = sum([chance * wins[min(bid + other + bonus, len(wins) - 1)] for other, chance in enumerate(partners)])
            success = self._won(me, side, bid) + smart[bid // 2]
            found.append(won * success + (1.0 - won) * (lost + smart[bid]) - price)
        return found

    def _won(self, me: Power, side: Side, bid: int) -> float:
        """TO-EV-5: who bid nothing gets nothing of what it gives. TO-HE-1: the best bidder may get more."""
        gifts, beside, best = self.ends[side]
        own = beside.get(me, 0.0)
        if bid:
            own += gifts.get(me, 0.0)
            if me in best:
                own += best[me] * self._is_best(me, side, bid)
        return own + self.theirs[me]

    def _for_others(self, me: Power) -> float:
        """What it is worth to this one that others gain if his side wins: less than nothing, mostly."""
        others = added(*self.ends[self.side[me]][:2])
        others.pop(me, None)
        return self.m.of(me).net(others)

    def _is_best(self, me: Power, side: Side, bid: int) -> float:
        chance = 1.0
        for one in side.powers:
            if one != me:
                ahead = bid + (self.marks[me] > self.marks[one])
                chance *= sum(self.chances[one][:ahead])
        return chance

    def _if_lost(self, me: Power) -> list[float]:
        """If the value is not reached; or by each of the other sides, if that one wins."""
        mind = self.m.of(me)
        if self.event.against is not None:
            return [mind.net(self.failed())]
        others = [one for one in self.event.sides if me not in one.powers]
        return [mind.net(added(*self.ends[one][:2])) for one in others]

    def _lost(self, me: Power, side: Side) -> float:
        """If another side wins: on the average of what they are likely to."""
        if self.event.against is not None:
            return self.lost[me][0]
        others = [one for one in self.event.sides if one is not side]
        means = [1.0 + sum([mean(self.chances[one]) for one in other.powers]) for other in others]
        return sum([end * weight for end, weight in zip(self.lost[me], means, strict=True)]) / sum(means, 0.0)

    def _wins(self, side: Side) -> Chances:
        """By the total of a side: how likely it wins."""
        against = self.event.against
        if against is not None:
            values = [value + against.plus for value in range(against.low, against.high + 1)]
            reach = 3 * MOST + 9
            found = [sum([value <= own for value in values]) / len(values) for own in range(reach)]
            found[0] = 0.0 if against.zero_fails else found[0]
            return found
        found = [1.0] * (2 * MOST + 9)
        for other in self.event.sides:
            if other is not side:
                wins_ties = max(self.marks[me] for me in side.powers) > max(self.marks[me] for me in other.powers)
                chances = total([self.chances[me] for me in other.powers])
                theirs = side_bonus(self.m, self.event, other)
                for own in range(len(found)):
                    found[own] *= sum(chances[: max(0, own - theirs + wins_ties)])
        return found


def side_bonus(m: TourmenteMind, event: Event, side: Side) -> int:
    """TO-EV-21, TO-NPC-7: the modifier of a side that somebody plays, the brackets of NPCs."""
    npcs = [how for me in side.powers if m.t.is_npc(me) and (how := drawing(event, me)) is not None]
    return (side.modifier if len(npcs) < len(side.powers) else 0) + sum([how.bracket for how in npcs])


def total(several: Sequence[Chances]) -> Chances:
    """The sum of several that are independent."""
    found = [1.0]
    for one in several:
        longer = [0.0] * (len(found) + len(one) - 1)
        for at, chance in enumerate(found):
            for more, other in enumerate(one):
                longer[at + more] += chance * other
        found = longer
    return found


def mean(chances: Chances) -> float:
    return sum([number * chance for number, chance in enumerate(chances)])


def nearly_best(values: Sequence[float]) -> list[int]:
    least = max(values) - NEARLY_BEST
    return [bid for bid, value in enumerate(values) if value >= least]


# --- what a bid costs -------------------------------------------------------------------


def mix_prices(m: TourmenteMind, event: Event, most: int) -> list[float]:
    """By bid: the cheapest mix of units that makes it up, in VP."""
    purse = purse_of(m.t, m.me)
    limits = [min(most, most_of(purse, stake, {})) for stake in event.stakes]
    each = [
        [unit_prices(m, event, stake, many) for many in range(limit + 1)]
        for stake, limit in zip(event.stakes, limits, strict=True)
    ]
    found = [99.0] * (most + 1)
    for counts in product(*[range(len(prices)) for prices in each]):
        bid = sum(counts)
        money = sum([many * money_for(stake) for many, stake in zip(counts, event.stakes, strict=True)])
        if bid <= most and money <= purse[MONEY]:
            found[bid] = min(found[bid], sum([prices[many] for many, prices in zip(counts, each, strict=True)]))
    return found


def unit_prices(m: TourmenteMind, event: Event, stake: Stake, many: int) -> float:
    """So many units of one kind. TO-EV-24: armies stand in the region afterwards."""
    if not many:
        return 0.0
    if not stake.onto_card:
        return -m.have(stake.resource, -many * stake.size)
    landed = max([m.armies(place, many) for place in event.regions], default=0.0)
    return m.armies_gone(many) - m.have(MONEY, -many * money_for(stake)) - landed


def bids(m: TourmenteMind, event: Event) -> list[float]:
    """What each bid is worth; those that are nearly best are alike."""
    found = Bidding(m, event).worths(m.me)
    best = max(found)
    return [best if value >= best - NEARLY_BEST else value for value in found]
