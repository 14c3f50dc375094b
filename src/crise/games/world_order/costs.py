"""What the step that goes on costs, by what may be chosen: told to who plays it, before it is chosen.

A region is named by its name, a card by its id; of a Trade it is what each way and type brings and takes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from crise.games.world_order.data import EXPORT_PRICE, IMPORT_PRICE, MONEY, REGIONS
from crise.games.world_order.forces import army_price, from_supply, investment
from crise.games.world_order.market import shown_everywhere
from crise.games.world_order.relations import diplomacy_due, engage_due
from crise.games.world_order.state import Power, WorldOrder
from crise.games.world_order.trade import EXPORT, IMPORT, left, symbols

Costs: TypeAlias = dict[str, dict[str, int]]


def of_relations(t: WorldOrder, me: Power) -> Costs:
    """WO-IR-2: before allies are exhausted for it."""
    return {str(card): {"D": diplomacy_due(t, me, card, t.step)} for card in shown_everywhere(t)}


def of_engaging(t: WorldOrder, me: Power) -> Costs:
    """WO-ENG-2: before allies are exhausted for it."""
    return {place: {"D": engage_due(t, me, place, t.step)} for place in REGIONS}


def of_investing(t: WorldOrder, me: Power) -> Costs:
    return {str(ally): {MONEY: investment(t, me, ally, t.step)} for ally in t.allies[me].cards}


def of_moving(t: WorldOrder, me: Power) -> Costs:
    """WO-MOV-1: of an army."""
    each = 0 if from_supply(t.step) else army_price(t.step)
    return {place: {MONEY: each} for place in t.book.reachable(t, me, t.step, t.run)}


def of_trading(t: WorldOrder, me: Power) -> Costs:
    """WO-TRA-1: the transactions that are left. WO-TRA-2 to WO-TRA-5: the price of a unit, the symbols that count."""
    if t.deal.me != me:
        return {}
    found: Costs = {way: {"left": left(t, t.deal, way)} for way in (EXPORT, IMPORT)}
    for way, goods, done in ((EXPORT, EXPORT_PRICE, t.deal.exported), (IMPORT, IMPORT_PRICE, t.deal.imported)):
        for what in goods:
            if what not in done:
                each = t.book.price(t, me, way, what)
                found[f"{way} {what}"] = {"symbols": symbols(t, t.deal, way, what), "price": each}
    return found


COSTS: Final[dict[str, Callable[[WorldOrder, Power], Costs]]] = {
    "improve": of_relations,
    "engage": of_engaging,
    "invest": of_investing,
    "move": of_moving,
    "trade": of_trading,
}
