"""Powers that nobody plays: bid cards for NPCs and Automas (TO-NPC, TO-AUT)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crise.engine.ask import CardId
from crise.games.dans_la_tourmente.grammar import BidCard, Cost, Draw, Event, Stake
from crise.games.dans_la_tourmente.state import SMART_POWER, Tourmente
from crise.games.world_order.automa import RATE, any_of
from crise.games.world_order.common import pay, score
from crise.games.world_order.data import MONEY
from crise.games.world_order.influence import add_influence, bears
from crise.games.world_order.state import Power

ARMIES = "A"
ARMY_PRICE = 5  # TO-AUT-4


def bid_card(t: Tourmente, card: CardId) -> BidCard:
    found = t.face(card).bid
    assert found is not None
    return found


def draw_card(t: Tourmente, low: int, high: int) -> BidCard:
    """TO-NPC-2: those of the range are shuffled, and one is drawn."""
    cards = [card for card in t.bid_cards.cards if low <= bid_card(t, card).number <= high]
    return bid_card(t, any_of(t, cards or t.bid_cards.cards))


def drawing(event: Event, me: Power) -> Draw | None:
    return event.draws.get(me) if event.draws is not None else None


def draw_for(t: Tourmente, event: Event, me: Power) -> int:
    """TO-NPC-2: its number; of one that goes by signs 1 is yes, 0 no. Nothing on the card: no part."""
    how = drawing(event, me)
    if how is None:
        return 0
    drawn = draw_card(t, how.low, how.high)
    if how.signs:
        t.tell("sign_drawn", me, "yes" if drawn.yes else "no")
        return int(drawn.yes)
    t.tell("bid_drawn", me, drawn.number)
    return drawn.number


# --- What an Automa pays --------------------------------------------------------------


def in_money(t: Tourmente, me: Power, cost: Cost, amount: int) -> int | None:
    """TO-AUT-3; TO-AUT-12: None, if it asks for something it has not. TO-AUT-4: an army that is moved comes from the
    supply, its 5 $ stand in the cost."""
    if cost.home and not t.regions[cost.home].armies[me]:
        return None
    spent = {**cost.pays}
    if cost.variable:
        spent[cost.variable] = spent.get(cost.variable, 0) + amount
    return sum(RATE[what] * much for what, much in spent.items())


def cheapest(t: Tourmente, me: Power, costs: Sequence[Cost], amount: int) -> Cost | None:
    """TO-HE-5: of alternatives, if it can pay it."""
    found = {at: price for at, cost in enumerate(costs) if (price := in_money(t, me, cost, amount)) is not None}
    if not found:
        return None
    at = min(found, key=lambda at: found[at])
    return costs[at] if found[at] <= t.boards[me].money else None


def armies_of_bid(event: Event, number: int) -> int:
    """TO-AUT-8, TO-NPC-8: half of what was drawn, where armies can be bid."""
    onto = [stake for stake in event.stakes if stake.onto_card]
    return min([number // 2, *(stake.most for stake in onto if stake.most is not None)]) if onto else 0


def price_of_bid(event: Event, number: int) -> int | None:
    """TO-AUT-8: what is no army is the cheapest mix. None: it can't be made up of what the card allows."""
    armies = armies_of_bid(event, number)
    left, money = number - armies, armies * ARMY_PRICE
    for stake in sorted(event.stakes, key=unit_price):
        if not stake.onto_card:
            many = left if stake.most is None else min(left, stake.most)
            left -= many
            money += many * unit_price(stake)
    return money if not left else None


def unit_price(stake: Stake) -> int:
    return RATE[stake.resource] * stake.size


# --- Events that are not resolved -------------------------------------------------------


async def influence_instead(t: Tourmente, card: CardId, me: Power) -> None:
    """TO-NPC-3, TO-AUT-10: one that targets a robot is not resolved: influence in its region, drawn if there are
    several. WO-AUT-20: not where an Automa would push its own cube out."""
    regions = [place for place in t.event(card).regions if t.is_npc(me) or bears(t, me, place)]
    if regions:
        await add_influence(t, me, any_of(t, regions))


def cash_in(t: Tourmente) -> None:
    """TO-AUT-14: at the end of the phase an Automa spends half its P for as many VP. TO-AUT-2: on nothing else."""
    for me in t.taking_turns():
        many = t.smart[me] // 2 if t.is_automa(me) else 0
        if many:
            t.smart[me] -= many
            t.tell("smart_spent", me, many, t.smart[me])
            score(t, me, many, SMART_POWER)


def pay_money(t: Tourmente, me: Power, money: int) -> None:
    pay(t, me, {MONEY: money})


def all_npcs(t: Tourmente, powers: Sequence[Power]) -> bool:
    """TO-NPC-1"""
    return bool(powers) and all(t.is_npc(power) for power in powers)


def brackets(t: Tourmente, event: Event, bids: Mapping[Power, int]) -> dict[Power, int]:
    """TO-NPC-7: what an NPC brings to its side beside what it drew."""
    found = {me: drawing(event, me) for me in bids if t.is_npc(me)}
    return {me: how.bracket for me, how in found.items() if how is not None}
