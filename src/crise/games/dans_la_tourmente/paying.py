"""What taking part in a decision or an agreement costs: TO-EV-35, TO-EV-18. And how it is paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crise.engine.ask import CardId
from crise.games.dans_la_tourmente.effects import bring_home
from crise.games.dans_la_tourmente.grammar import Cost
from crise.games.dans_la_tourmente.losses import armies_of, give_army, standing
from crise.games.dans_la_tourmente.robots import in_money, pay_money
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.common import ask, has, pay
from crise.games.world_order.data import MONEY
from crise.games.world_order.forces import armies_outside, shift, sources
from crise.games.world_order.state import Power

ARMIES: Final = "A"


def why_not_pay(t: Tourmente, me: Power, cost: Cost, amount: int = 0) -> str:
    """TO-EV-35: who can't pay it whole can't choose it."""
    spent = dict(cost.pays)
    if cost.variable:
        spent[cost.variable] = spent.get(cost.variable, 0) + (amount or cost.least)
    armies = spent.pop(ARMIES, 0)
    enough = has(t, me, spent) and armies_of(t, me) >= armies
    if cost.army_to and not armies_outside(t, me, cost.army_to):
        enough = False
    if cost.home and not t.regions[cost.home].armies[me]:
        enough = False
    return "" if enough else "TO-EV-35"


def payable(t: Tourmente, me: Power, costs: Sequence[Cost]) -> list[Cost]:
    return [cost for cost in costs if not why_not_pay(t, me, cost)]


def labels(costs: Sequence[Cost]) -> dict[str, Cost]:
    """Alternatives are told apart by what each is paid with."""
    found: dict[str, Cost] = {}
    for cost in costs:
        moved = [ARMIES] if cost.army_to or cost.home else []
        varied = [cost.variable] if cost.variable else []
        name = next((one for one in (*moved, *varied, *cost.pays) if one not in found), str(len(found) + 1))
        found[name] = cost
    return found


async def choose_cost(t: Tourmente, me: Power, costs: Sequence[Cost], card: CardId) -> Cost:
    """TO-HE-5"""
    ways = labels(payable(t, me, costs))
    return ways[await ask(t, me, "pay_with", list(ways), card)]


async def choose_amount(t: Tourmente, me: Power, cost: Cost, card: CardId) -> int:
    """Where the card leaves it free."""
    if not cost.variable:
        return 0
    fits = [many for many in range(cost.least, cost.most + 1) if not why_not_pay(t, me, cost, many)]
    return await ask(t, me, "amount", fits, card)


async def pay_cost(t: Tourmente, me: Power, cost: Cost, amount: int) -> int:
    """How many armies it took, or brought home."""
    if not t.played(me):
        return pay_as_robot(t, me, cost, amount)
    spent = dict(cost.pays)
    if cost.variable:
        spent[cost.variable] = spent.get(cost.variable, 0) + amount
    armies = spent.pop(ARMIES, 0)
    pay(t, me, spent)
    for left in range(armies, 0, -1):
        give_army(t, me, await ask(t, me, "army_give", standing(t, me), left))
    if cost.army_to:
        found = sources(t, me, cost.army_to)
        shift(t, me, await ask(t, me, "army_from", found, cost.army_to, cost.pays.get(MONEY, 0)), cost.army_to)
    return bring_home(t, me, cost.home) if cost.home else armies


def pay_as_robot(t: Tourmente, me: Power, cost: Cost, amount: int) -> int:
    """TO-NPC-10: an NPC pays nothing; armies it must move come from the supply. TO-AUT-3, TO-AUT-4: an Automa pays in
    money, and its armies come from there too."""
    if t.is_automa(me):
        pay_money(t, me, in_money(t, me, cost, amount) or 0)
    if cost.army_to:
        t.regions[cost.army_to].armies[me] += 1
        t.tell("npc_armies", me, cost.army_to, 1)
    if cost.home:
        return bring_home(t, me, cost.home)
    armies = cost.pays.get(ARMIES, 0)
    return armies + amount if cost.variable == ARMIES else armies
