"""Auctions, and those against a value: TO-EV-4 to TO-EV-8, TO-EV-19 to TO-EV-25."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from crise.engine.ask import CardId
from crise.engine.questions import choose_sealed
from crise.games.dans_la_tourmente.decisions import ALWAYS, happen, outcomes
from crise.games.dans_la_tourmente.effects import Case, apply
from crise.games.dans_la_tourmente.grammar import Event, Side, Stake
from crise.games.dans_la_tourmente.losses import armies_of, standing, take_army
from crise.games.dans_la_tourmente.robots import armies_of_bid, brackets, draw_card, draw_for, pay_money, price_of_bid
from crise.games.dans_la_tourmente.smart import gain_smart
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.automa import any_of
from crise.games.world_order.common import ask, give, pay
from crise.games.world_order.data import MONEY, POWERS
from crise.games.world_order.setup import money_at_start
from crise.games.world_order.state import Power

ARMIES: Final = "A"
ARMY_PRICE: Final = 5  # TO-EV-7
WIN, LOSE, TOTAL, SUCCESS, FAILURE = "win", "lose", "total", "success", "failure"

Mark = tuple[int, int, int, int, int]


@dataclass
class Auction:
    """While it goes on."""

    case: Case
    event: Event
    bids: dict[Power, int]
    marks: dict[Power, Mark] = field(default_factory=dict)  # TO-EV-22: read before the bids are paid


async def auction(t: Tourmente, card: CardId) -> None:
    """TO-EV-4: in secret, at the same time. TO-EV-20: opened together, then paid. TO-EV-23: all 0, no effect."""
    event = t.event(card)
    bids = await sealed_bids(t, card)
    marks = {me: mark(t, event, me) for me in event.powers}
    open_bids(t, event, bids)
    one = Auction(Case(card, event.powers), event, bids, marks)
    if not any(bids.values()) and not (event.against and event.against.zero_fails):
        t.tell("no_bids", card)
        return
    for me in t.in_turn_order(event.powers):
        await pay_bid(t, one, me)
    await (oppose if event.against else compete)(t, one)
    await happen(t, one.case, ALWAYS)
    await land_armies(t, event)


# --- Bids -------------------------------------------------------------------------------


async def sealed_bids(t: Tourmente, card: CardId) -> dict[Power, int]:
    """TO-EV-4: secret from his own side too. TO-EV-36: who stands together may talk before, nothing said binds."""
    event = t.event(card)
    players = [me for me in event.powers if t.played(me)]
    offers = {t.powers[me]: list(range(largest_bid(purse_of(t, me), event.stakes, {}) + 1)) for me in players}
    given = await choose_sealed(t, "bid", offers, card) if offers else {}
    return {me: given[t.powers[me]] for me in players}


def open_bids(t: Tourmente, event: Event, bids: dict[Power, int]) -> None:
    """TO-EV-20: together. TO-NPC-6, TO-AUT-1: bid cards are drawn after it."""
    for me in t.in_turn_order(list(bids)):
        t.bids[me] = bids[me]
        t.tell("bid_opened", me, bids[me])
    for me in t.in_turn_order(event.powers):
        if not t.played(me):
            bids[me] = t.bids[me] = robot_bid(t, event, me)


def robot_bid(t: Tourmente, event: Event, me: Power) -> int:
    """TO-AUT-12: what an Automa can't pay is no bid."""
    drawn = draw_for(t, event, me)
    if t.is_npc(me):
        return drawn
    price = price_of_bid(event, drawn)
    return drawn if price is not None and price <= t.boards[me].money else 0


Purse = dict[str, int]  # what one could bid with: money, resources, armies wherever they stand


def purse_of(t: Tourmente, me: Power) -> Purse:
    return {**t.boards[me].stock, MONEY: t.boards[me].money, ARMIES: armies_of(t, me)}


def largest_bid(purse: Purse, stakes: Sequence[Stake], used: Mapping[str, int]) -> int:
    """TO-EV-19: what one can really pay and do with some mix: units that need no money first, then the cheapest."""
    money, units = purse[MONEY], 0
    for stake in sorted(stakes, key=money_for):
        most, price = most_of(purse, stake, used), money_for(stake)
        many = min(most, money // price) if price else most
        money -= many * price
        units += many
    return units


def most_of(purse: Purse, stake: Stake, used: Mapping[str, int]) -> int:
    """Units of one kind, as far as the card allows."""
    most = purse[stake.resource] // stake.size
    return most if stake.most is None else min(most, stake.most - used.get(stake.resource, 0))


def money_for(stake: Stake) -> int:
    """What a unit takes of the money: 10 $, or the 5 $ of an army (TO-EV-7)."""
    return stake.size if stake.resource == MONEY else ARMY_PRICE if stake.onto_card else 0


# --- Payment ----------------------------------------------------------------------------


async def pay_bid(t: Tourmente, one: Auction, me: Power) -> None:
    """TO-EV-20: each says how he pays, winners and losers alike."""
    if t.played(me):
        await pay_units(t, one, me)
        return
    armies = armies_of_bid(one.event, one.bids[me])
    if t.is_automa(me):
        pay_money(t, me, price_of_bid(one.event, one.bids[me]) or 0)
        armies_leave_region(t, one.event, me, armies)
    if armies:
        t.on_card[me] += armies
        t.tell("npc_onto_card", me, armies)


async def pay_units(t: Tourmente, one: Auction, me: Power) -> None:
    """Unit by unit, so that what is left can still be paid; told together as far as nothing is asked in between."""
    used: dict[str, int] = {}
    paid: dict[str, int] = {}
    for left in range(one.bids[me], 0, -1):
        stakes, purse = one.event.stakes, purse_of(t, me)
        fits = [stake for stake in stakes if leaves_enough(purse, stakes, stake, used, left - 1)]
        if len(fits) > 1:
            tell_paid(t, me, paid)
        name = await ask(t, me, "stake", [stake.resource for stake in fits], one.case.card, left)
        stake = next(stake for stake in fits if stake.resource == name)
        used[name] = used.get(name, 0) + 1
        if stake.onto_card:
            tell_paid(t, me, paid)
            await send_onto_card(t, me, one.case.card)
        else:
            give(t, me, name, stake.size)
            paid[name] = paid.get(name, 0) + stake.size
    tell_paid(t, me, paid)


def tell_paid(t: Tourmente, me: Power, paid: dict[str, int]) -> None:
    for what, much in paid.items():
        t.tell("paid", me, what, much)
    paid.clear()


def leaves_enough(purse: Purse, stakes: Sequence[Stake], stake: Stake, used: Mapping[str, int], left: int) -> bool:
    """May this unit be paid with this, so that so many more can be paid?"""
    if not most_of(purse, stake, used) or purse[MONEY] < money_for(stake):
        return False
    then = {**purse, stake.resource: purse[stake.resource] - stake.size}
    if stake.onto_card:
        then[MONEY] -= ARMY_PRICE
    return largest_bid(then, stakes, {**used, stake.resource: used.get(stake.resource, 0) + 1}) >= left


async def send_onto_card(t: Tourmente, me: Power, card: CardId) -> None:
    """TO-EV-7: an army from the board or any region, its own too, for 5 $."""
    source = await ask(t, me, "army_onto", standing(t, me), card)
    pay(t, me, {MONEY: ARMY_PRICE})
    take_army(t, me, source)
    t.on_card[me] += 1
    t.tell("onto_card", me, card)


def armies_leave_region(t: Tourmente, event: Event, me: Power, many: int) -> None:
    """TO-AUT-4: from the event's region first, then from the supply."""
    for place in event.regions:
        taken = min(many, t.regions[place].armies[me])
        t.regions[place].armies[me] -= taken
        many -= taken


# --- Who wins ---------------------------------------------------------------------------


def mark(t: Tourmente, event: Event, me: Power) -> Mark:
    """TO-EV-22: influence in the regions together, VP, money, starting money. TO-HE-2: without a region it begins with
    VP. An NPC has neither VP nor money."""
    influence = sum(t.influence(me, place) for place in event.regions)
    board, is_npc = t.boards[me], t.is_npc(me)
    vp, money = (0, 0) if is_npc else (board.vp, board.money)
    return influence, vp, money, money_at_start(t, me), -POWERS.index(me)


def side_total(t: Tourmente, one: Auction, side: Side) -> int:
    """TO-EV-21: with the card's modifier. TO-NPC-7: an NPC's bracket is added instead of it; TO-AUT-9: an
    Automa's is ignored. TO-AUT-7: an Automa that takes no part brings no modifier either."""
    own = [me for me in side.powers if t.played(me) or (t.is_automa(me) and one.bids[me])]
    added = brackets(t, one.event, {me: one.bids[me] for me in side.powers})
    return sum(one.bids[me] for me in side.powers) + (side.modifier if own else 0) + sum(added.values())


async def compete(t: Tourmente, one: Auction) -> None:
    """TO-EV-21, TO-EV-22"""
    totals = {side: side_total(t, one, side) for side in one.event.sides}
    highest = max(totals.values())
    tied = [side for side in one.event.sides if totals[side] == highest]
    decider = max([me for side in tied for me in side.powers], key=lambda me: one.marks[me])
    winner = next(side for side in tied if decider in side.powers)
    if len(tied) > 1:
        t.tell("tie_broken", decider)
    t.tell("auction_won", t.in_turn_order(winner.powers), highest)
    losers = [me for me in one.event.powers if me not in winner.powers]
    share_smart(t, one, winner.powers)
    one.case.best = best_bidder(one, winner.powers)
    await won(t, one, winner)
    await lost(t, one, losers)
    total = sum(one.bids.values())
    for outcome in outcomes(t, one.case, TOTAL):
        if total >= outcome.least:
            await apply(t, one.case, outcome.groups, ())


def share_smart(t: Tourmente, one: Auction, winners: Sequence[Power]) -> None:
    """TO-EV-6: winners half their own bid, losers all of it."""
    for me in t.in_turn_order(one.event.powers):
        gain_smart(t, me, one.bids[me] // 2 if me in winners else one.bids[me])


def best_bidder(one: Auction, powers: Sequence[Power]) -> Power:
    """TO-HE-1: tied, as in TO-EV-22."""
    bidders = [me for me in powers if one.bids[me]]
    return max(bidders, key=lambda me: (one.bids[me], one.marks[me]), default="")


async def won(t: Tourmente, one: Auction, winner: Side) -> None:
    """TO-EV-5: what the card gives goes to those who bid."""
    bidders = [me for me in t.in_turn_order(winner.powers) if one.bids[me]]
    for outcome in outcomes(t, one.case, WIN):
        if not outcome.powers or set(outcome.powers) == set(winner.powers):
            await apply(t, one.case, outcome.groups, bidders)


async def lost(t: Tourmente, one: Auction, losers: Sequence[Power]) -> None:
    """TO-EV-5: losses of a losing side apply to all of it."""
    for outcome in outcomes(t, one.case, LOSE):
        hit = [me for me in t.in_turn_order(losers) if one.bids[me] >= outcome.least]
        await apply(t, one.case, outcome.groups, hit)


async def oppose(t: Tourmente, one: Auction) -> None:
    """TO-EV-8: a value is drawn after the reveal; who reaches it succeeds. TO-EV-25: a total of 0 fails, undrawn."""
    against, (side,) = one.event.against, one.event.sides
    assert against is not None
    succeeds, total = False, side_total(t, one, side)
    if any(one.bids.values()) or not against.zero_fails:
        value = draw_card(t, against.low, against.high).number + against.plus
        t.tell("value_drawn", value)
        succeeds = total >= value
    t.tell("opposed_won" if succeeds else "opposed_lost", t.in_turn_order(side.powers), total)
    share_smart(t, one, side.powers if succeeds else ())
    bidders = [me for me in t.in_turn_order(side.powers) if one.bids[me]]
    one.case.best = best_bidder(one, side.powers)
    for outcome in outcomes(t, one.case, SUCCESS if succeeds else FAILURE):
        await apply(t, one.case, outcome.groups, bidders if succeeds else t.in_turn_order(side.powers))


# --- Armies on the card -------------------------------------------------------------------


async def land_armies(t: Tourmente, event: Event) -> None:
    """TO-EV-24: after the event they stand in its region; of several its owner chooses."""
    for me in t.in_turn_order(event.powers):
        while t.on_card[me]:
            regions = list(event.regions)
            place = await ask(t, me, "army_land", regions) if t.played(me) else any_of(t, regions)
            t.on_card[me] -= 1
            t.regions[place].armies[me] += 1
            t.tell("landed", me, place)
