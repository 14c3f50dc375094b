"""Growth, production and prosperity: WO-GRO, WO-PRO, WO-AFT-3."""

from __future__ import annotations

from crise.engine.ask import PASS, CardId
from crise.games.world_order.common import ask, earn, has, pay, pick, receive, score
from crise.games.world_order.data import MONEY, POWER, PRIMARY, PROSPERITY_COST, RESOURCES, UNIT_COST
from crise.games.world_order.state import Power, Run, WorldOrder
from crise.games.world_order.steps import IT, Step

# --- Growth -------------------------------------------------------------------


def growth_price(t: WorldOrder, card: CardId, in_money: int = 0, rate: int = 0) -> dict[str, int]:
    """Central European Bank: so many S paid in money."""
    price = t.card(card).price.copy()
    price["S"] = price.get("S", 0) - in_money
    price[MONEY] = price.get(MONEY, 0) + in_money * rate
    return price


def in_money_ways(t: WorldOrder, me: Power, card: CardId, step: Step) -> list[int]:
    """How many S may be paid in money, so that the whole is payable."""
    rate = step.number("money_for_s")
    most = t.card(card).price.get("S", 0) if rate else 0
    return [many for many in range(most + 1) if has(t, me, growth_price(t, card, many, rate))]


def why_not_grow(t: WorldOrder, me: Power, card: CardId, step: Step) -> str:
    """WO-GRO-1: the next level in order, one card of each, and the cost."""
    next_level = t.faces[card].value == t.boards[me].growth + 1
    return "" if next_level and in_money_ways(t, me, card, step) else "WO-GRO-1"


def growable(t: WorldOrder, me: Power, step: Step) -> list[CardId]:
    """One copy of each."""
    found: dict[str, CardId] = {}
    level = t.boards[me].growth + 1
    for card in t.growth_supply.cards:
        if t.faces[card].value == level:
            found.setdefault(t.faces[card].key, card)
    return [card for card in found.values() if not why_not_grow(t, me, card, step)]


async def grow(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-GRO-1, WO-GRO-2"""
    card = await pick(t, me, run, "grow", growable(t, me, step))
    if card is PASS:
        return
    rate = step.number("money_for_s")
    in_money = await ask(t, me, "growth_money", in_money_ways(t, me, card, step), card, rate)
    pay(t, me, growth_price(t, card, in_money, rate))
    t.move(card, t.growth_supply, t.growth[me])
    t.boards[me].growth += 1
    t.tell("grew", me, card)
    score(t, me, t.card(card).vp, "growth")
    run.grown.append(card)


# --- Production ---------------------------------------------------------------


def affordable(t: WorldOrder, me: Power, what: str) -> int:
    """WO-PRO-1: how many units the cost and the level allow."""
    board, most = t.boards[me], t.book.level(t, me, what)
    for needed, much in UNIT_COST[what].items():
        most = min(most, (board.money if needed == MONEY else board.stock[needed]) // much)
    return most


def level(t: WorldOrder, me: Power, what: str) -> int:
    return t.boards[me].production[what]


async def produce_type(t: WorldOrder, me: Power, what: str, limit: int = 0) -> None:
    """WO-PRO-1: any number up to the level; what costs nothing is made whole."""
    most = affordable(t, me, what)
    if limit:
        most = min(most, limit)
    many = most
    if what not in PRIMARY and most:
        many = await ask(t, me, "produce_number", list(range(most, -1, -1)), what)
    if many:
        pay(t, me, {needed: much * many for needed, much in UNIT_COST[what].items()})
        t.tell("produced", me, what, many)
        receive(t, me, what, many)


async def produce(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """The types that the card names, or so many different ones of choice."""
    if step.follows == IT:
        await produce_type(t, me, run.resource)
        return
    if step.resources:
        for what in step.resources:
            await produce_type(t, me, what, step.number("limit"))
        return
    made: list[str] = []
    while len(made) < step.n:
        types = [one for one in RESOURCES if one not in made and affordable(t, me, one)]
        chosen = await ask(t, me, "produce", [*types, PASS], step.n - len(made))
        if chosen is PASS:
            break
        await produce_type(t, me, chosen)
        made.append(chosen)


def why_not_raise(t: WorldOrder, me: Power, what: str) -> str:
    """WO-PRO-3: never above the maximum of its track."""
    return "" if t.boards[me].production[what] < POWER[me].most[what] else "WO-PRO-3"


def raisable(t: WorldOrder, me: Power) -> list[str]:
    return [what for what in RESOURCES if not why_not_raise(t, me, what)]


def raise_production(t: WorldOrder, me: Power, what: str) -> None:
    t.boards[me].production[what] += 1
    t.tell("raised", me, what, t.boards[me].production[what])


async def raise_steps(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """So many different productions. Boost Production: a type that may be at its maximum already."""
    raised: list[str] = []
    for _ in range(step.n):
        types = [what for what in raisable(t, me) if what not in raised]
        if "or_not" in step.flags:
            types = list(RESOURCES)
        if not types:
            break
        what = await ask(t, me, "raise", types)
        raised.append(what)
        if not why_not_raise(t, me, what):
            raise_production(t, me, what)
    run.resource = raised[-1] if raised else ""


# --- Prosperity ---------------------------------------------------------------


def prosperity_cost(t: WorldOrder, me: Power, discount: int = 0) -> int | None:
    """In C; None: the track is at its end."""
    step = t.boards[me].prosperity
    return max(0, PROSPERITY_COST[step] - discount) if step < len(PROSPERITY_COST) else None


def why_not_prosper(t: WorldOrder, me: Power, discount: int = 0) -> str:
    cost = prosperity_cost(t, me, discount)
    return "" if cost is not None and t.boards[me].stock["C"] >= cost else "WO-AFT-3"


def prosper(t: WorldOrder, me: Power, discount: int = 0) -> None:
    """WO-AFT-3: a step, for its VP and money."""
    vp, money = POWER[me].prosperity[t.boards[me].prosperity]
    pay(t, me, {"C": prosperity_cost(t, me, discount) or 0})
    t.boards[me].prosperity += 1
    t.tell("prospered", me, t.boards[me].prosperity)
    score(t, me, vp, "prosperity")
    earn(t, me, money)
