"""Trade: WO-TRA. Asked step by step (WO-TRA-10); a table may gather the steps in one sheet."""

from __future__ import annotations

from crise.engine.ask import PASS
from crise.games.world_order.common import ask, earn, gain, give, receive
from crise.games.world_order.data import EXPORT_PRICE, IMPORT_PRICE, MONEY, POWER, POWERS
from crise.games.world_order.state import Card, Deal, Place, Power, Run, WorldOrder
from crise.games.world_order.steps import Step

EXPORT, IMPORT, DONE = "export", "import", "done"


def deals(t: WorldOrder, me: Power, way: str) -> int:
    """WO-TRA-1: as the trade deals say."""
    return POWER[me].exports if way == EXPORT else POWER[me].imports


def price(t: WorldOrder, me: Power, way: str, what: str) -> int:
    """WO-TRA-2, WO-TRA-4: of a unit."""
    return EXPORT_PRICE[what] if way == EXPORT else IMPORT_PRICE[what]


def left(t: WorldOrder, deal: Deal, way: str) -> int:
    """WO-TRA-1: how many transactions are left."""
    if deal.single:
        return 0 if deal.exported or deal.imported else 1
    return t.book.deals(t, deal.me, way) - len(deal.exported if way == EXPORT else deal.imported)


def counted(t: WorldOrder, deal: Deal) -> list[Card]:
    """WO-TRA-6: allies ready or not. WO-TRA-11: a country shown that forbids the power never counts."""
    allies = [t.card(ally) for ally in t.allies[deal.me].cards]
    if deal.only is not None:
        allies = [ally for ally in allies if ally.region in deal.only]
    shown = [t.card(card) for place in deal.shown for card in t.countries[place].cards]
    return allies + [card for card in shown if not t.book.forbidden(t, deal.me, card)]


def symbols(t: WorldOrder, deal: Deal, way: str, what: str, place: Place = "") -> int:
    """WO-TRA-3, WO-TRA-5: of this type, on all that count or on those of one region. WO-TRA-11: doubled both ways."""
    found = 0
    for card in counted(t, deal):
        if not place or card.region == place:
            found += (card.exports if way == EXPORT else card.imports).get(what, 0)
    return found * 2 if what in deal.double else found


def most_exported(t: WorldOrder, deal: Deal, what: str) -> int:
    """WO-TRA-2: armies from the own board."""
    return min(t.boards[deal.me].stock[what], symbols(t, deal, EXPORT, what))


def most_imported(t: WorldOrder, deal: Deal, what: str) -> int:
    offered = [POWER[seller].sells[what] for seller in sellers(t, deal.me, what)]
    there = symbols(t, deal, IMPORT, what) + max(offered, default=0)
    each = t.book.price(t, deal.me, IMPORT, what)
    return min(t.boards[deal.me].money // each, there) if each else there


def sellers(t: WorldOrder, me: Power, what: str) -> list[Power]:
    """WO-TRA-5: whose Commerce cards, face up, offer this type: the trade deals list all that the others sell."""
    return [other for other in POWERS if other != me and what in POWER[other].sells and t.boards[other].commerce]


def why_not_trade(t: WorldOrder, deal: Deal, way: str, what: str) -> str:
    """WO-TRA-1: each type once each way. WO-TRA-2, WO-TRA-4: what is traded at all."""
    done = deal.exported if way == EXPORT else deal.imported
    if what in done or left(t, deal, way) <= 0:
        return "WO-TRA-1"
    if what not in (EXPORT_PRICE if way == EXPORT else IMPORT_PRICE):
        return "WO-TRA-2" if way == EXPORT else "WO-TRA-4"
    if way == EXPORT:
        return "" if most_exported(t, deal, what) else "WO-TRA-3"
    return "" if most_imported(t, deal, what) else "WO-TRA-5"


def tradable(t: WorldOrder, deal: Deal, way: str) -> list[str]:
    goods = EXPORT_PRICE if way == EXPORT else IMPORT_PRICE
    return [what for what in goods if not why_not_trade(t, deal, way, what)]


async def trade(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-TRA-1: in any order, until the deals are done or the player stops."""
    deal = t.deal = Deal(me, step, run.there, await doubled(t, me, step))
    for decide in t.book.before_trade:
        await decide(t, deal)
    while ways := [way for way in (EXPORT, IMPORT) if tradable(t, deal, way)]:
        if deal.single:
            way = await ask(t, me, "trade_once", [*ways, DONE])
        else:
            way = await ask(t, me, "trade", [*ways, DONE], left(t, deal, EXPORT), left(t, deal, IMPORT))
        if way == DONE:
            break
        what = await ask(t, me, f"{way}_type", tradable(t, deal, way))
        await (export if way == EXPORT else buy)(t, deal, what, run)


async def doubled(t: WorldOrder, me: Power, step: Step) -> list[str]:
    """Energy Titan: E symbols or R symbols, as its owner likes."""
    if "double_one" in step.texts:
        return [await ask(t, me, "double", step.texts["double_one"].split())]
    return step.texts.get("double", "").split()


async def export(t: WorldOrder, deal: Deal, what: str, run: Run) -> None:
    """WO-TRA-2, WO-TRA-3"""
    each = t.book.price(t, deal.me, EXPORT, what)
    numbers = list(range(most_exported(t, deal, what), 0, -1))
    many = await ask(t, deal.me, "export_number", numbers, what, each)
    deal.exported.append(what)
    t.tell("exported", deal.me, what, many, many * each)
    give(t, deal.me, what, many)
    receive(t, deal.me, MONEY, many * each)
    run.exported[what] = many
    for place in run.there:  # WO-TRA-11
        run.exported_in.setdefault(place, {})[what] = min(many, symbols(t, deal, EXPORT, what, place))


async def buy(t: WorldOrder, deal: Deal, what: str, run: Run) -> None:
    """WO-TRA-4, WO-TRA-5"""
    me, each = deal.me, t.book.price(t, deal.me, IMPORT, what)
    many = await ask(t, me, "import_number", list(range(most_imported(t, deal, what), 0, -1)), what, each)
    seller = await ask(t, me, "commerce", commerce_for(t, deal, what, many), what, many)
    deal.imported.append(what)
    run.imported.append(what)
    from_card = 0 if seller is PASS else min(many, POWER[seller].sells[what])
    t.tell("imported", me, what, many, many * each)
    give(t, me, MONEY, many * each)
    receive(t, me, what, many)
    if seller is not PASS:
        use_commerce(t, deal, seller, what, from_card)


def commerce_for(t: WorldOrder, deal: Deal, what: str, many: int) -> list[Power | None]:
    """WO-TRA-5: one card a transaction; without one, the symbols must do."""
    there = symbols(t, deal, IMPORT, what)
    cards: list[Power | None] = [
        seller for seller in sellers(t, deal.me, what) if many <= there + POWER[seller].sells[what]
    ]
    return [*cards, PASS] if many <= there else cards


def use_commerce(t: WorldOrder, deal: Deal, seller: Power, what: str, many: int) -> None:
    """WO-TRA-7: its units are paid to its owner, WO-AUT-26: an Automa too. WO-TRA-8: the whole of it gives 1 D.
    WO-TRA-9: an NPC gets nothing."""
    t.boards[seller].commerce -= 1
    t.tell("commerce", deal.me, seller, what, many)
    if t.is_npc(seller):
        return
    earn(t, seller, many * t.book.price(t, deal.me, IMPORT, what))
    if many == POWER[seller].sells[what] and not deal.rewarded:
        deal.rewarded = True
        gain(t, deal.me, "D", 1)
