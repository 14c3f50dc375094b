"""Preparation and focus: WO-PREP, WO-FOC. Rounds 2 to 6."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import PASS, CardId
from crise.games.world_order.common import ask, draw, gain, make_ready, pay, receive
from crise.games.world_order.data import FOCUSES, MONEY, POWER, PRIMARY, REGIONS
from crise.games.world_order.growth import produce_type, raisable, raise_production
from crise.games.world_order.market import fill_row, put_under, show_country
from crise.games.world_order.setup import money_at_start
from crise.games.world_order.state import Place, Power, WorldOrder

HAND: Final = 6
FLEXIBILITY, INITIATIVE = "tactical-flexibility", "diplomatic-initiative"
RAISED_BY: Final = {"diplomatic": "D", "military": "A"}  # WO-FOC-3
MADE_BY: Final = {"domestic": ("C", "S"), "diplomatic": ("D",), "military": ("A",)}  # WO-FOC-5

# --- Preparation --------------------------------------------------------------


async def prepare(t: WorldOrder, _: Power) -> None:
    """What all do at once: cards, countries; what serves once a round does again."""
    for me in t.seated():
        draw(t, me, HAND + t.has_growth(me, FLEXIBILITY))  # WO-PREP-1
    shown = [card for place in REGIONS for card in renew_countries(t, place)]
    if shown:
        t.tell("countries_shown", shown)
    for me in t.taking_turns():
        t.boards[me].used.clear()
    t.order = [""] * len(t.taking_turns())


async def produce_primary(t: WorldOrder, _: Power) -> None:
    """WO-PREP-3, WO-PREP-5: once the turn order is known, primary resources and Commerce cards."""
    for me in t.seated():
        supply(t, me)
    for bring in t.book.with_primary:
        bring(t)
    for me, board in t.boards.items():
        board.commerce = POWER[me].copies[len(t.taking_turns()) - 1]


def supply(t: WorldOrder, me: Power) -> None:
    """WO-PREP-3: primary resources, free."""
    made = {what: t.book.level(t, me, what) for what in PRIMARY}
    t.tell("supplied", me, made["E"], made["R"], made["F"])
    for what in PRIMARY:
        receive(t, me, what, made[what])


def renew_countries(t: WorldOrder, place: Place) -> list[CardId]:
    """WO-PREP-4: the card shown longest goes under its deck; not if the deck is empty. Those that are new."""
    row, shown = t.countries[place].cards, []
    if t.country_decks[place].cards and row:
        oldest = row[0]
        shown.append(show_country(t, place))
        put_under(t, oldest, place)
    return shown + fill_row(t, place)


def choosing_order(t: WorldOrder) -> list[Power]:
    """WO-PREP-2: fewest VP first; tied: less money now, then less starting money."""
    key = {me: (t.boards[me].vp, t.boards[me].money, money_at_start(t, me)) for me in t.taking_turns()}
    return sorted(t.taking_turns(), key=lambda me: key[me])


async def take_place(t: WorldOrder, me: Power) -> None:
    """WO-PREP-2: a free place of the turn order. WO-AUT-4: an Automa takes the rightmost."""
    free = [at for at, taken in enumerate(t.order, 1) if not taken]
    at = free[-1] if t.is_automa(me) else await ask(t, me, "turn_place", free)
    t.order[at - 1] = me
    t.tell("order_taken", me, at)


# --- Focus --------------------------------------------------------------------


async def choose_focus(t: WorldOrder, me: Power) -> None:
    """WO-FOC-1 to WO-FOC-5"""
    board = t.boards[me]
    board.focus = await ask(t, me, "focus", list(FOCUSES))
    t.tell("focus_chosen", me, board.focus)
    await ready_countries(t, me)
    await raise_by_focus(t, me)
    for what in MADE_BY[board.focus]:
        await produce_type(t, me, what)


async def ready_countries(t: WorldOrder, me: Power) -> None:
    """WO-FOC-2: up to as many as the focus gives; all, where that is enough."""
    board = t.boards[me]
    many = POWER[me].ready[board.focus] + t.has_growth(me, INITIATIVE)
    if many >= len(board.exhausted):
        for ally in board.exhausted[:]:
            make_ready(t, me, ally)
        return
    for left in range(many, 0, -1):
        chosen = await ask(t, me, "ready", [*board.exhausted, PASS], left)
        if chosen is PASS:
            return
        make_ready(t, me, chosen)


async def raise_by_focus(t: WorldOrder, me: Power) -> None:
    """WO-FOC-3: if wished, one production more at the board's price; domestic China may instead pay for two."""
    price, two = t.book.raise_prices(t, me)
    can_pay_two = two and t.boards[me].focus == "domestic" and t.boards[me].money >= two
    first = await raise_one(t, me, price)
    if first and can_pay_two:
        await raise_one(t, me, two - price, first)


def raise_prices(t: WorldOrder, me: Power) -> tuple[int, int]:
    """As printed on the board."""
    return POWER[me].raise_cost, POWER[me].raise_two_cost


def raised_by_focus(t: WorldOrder, me: Power) -> list[str]:
    focus = t.boards[me].focus
    return [what for what in raisable(t, me) if focus == "domestic" or what == RAISED_BY[focus]]


async def raise_one(t: WorldOrder, me: Power, price: int, but: str = "") -> str:
    """WO-FOC-4: a primary production gives 1 of its resource at once. Which one it was, or ''."""
    types = [what for what in raised_by_focus(t, me) if what != but]
    if not types or t.boards[me].money < price:
        return ""
    what = await ask(t, me, "raise_focus", [*types, PASS], price)
    if what is PASS:
        return ""
    pay(t, me, {MONEY: price})
    raise_production(t, me, what)
    if what in PRIMARY:
        gain(t, me, what, 1)
    return what
