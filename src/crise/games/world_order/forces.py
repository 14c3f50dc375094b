"""Invest, move and build a base: WO-INV, WO-MOV, WO-BAS."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crise.engine.ask import PASS, CardId
from crise.games.world_order.common import ask, exhaust, in_zone, pay, pick
from crise.games.world_order.data import MONEY, REGIONS
from crise.games.world_order.influence import add_influence
from crise.games.world_order.relations import regions_of
from crise.games.world_order.state import Place, Power, Run, WorldOrder
from crise.games.world_order.steps import IT, THERE, Step

BOARD, SUPPLY = "board", "supply"  # where armies come from, beside the regions
ARMY_PRICE: Final = 5  # WO-MOV-1
BASE_PRICE: Final = 5  # WO-BAS-2

# --- Invest -------------------------------------------------------------------


def why_not_invest(t: WorldOrder, me: Power, ally: CardId, step: Step, run: Run) -> str:
    """WO-INV-1: a ready ally without an own investment, and the money."""
    face, board = t.card(ally), t.boards[me]
    elsewhere = "elsewhere" in step.flags and face.region in run.there
    if elsewhere or not named(t, ally, step, run):
        return "WO-ACT-2"
    if not t.is_ready(me, ally) and "keep_ready" not in step.flags and not t.book.may_ready(t, me):
        return "WO-INV-1"
    if ally in board.invested and ("again" not in step.flags or board.invested.count(ally) > 1):
        return "WO-INV-1"
    return "" if board.money >= investment(t, me, ally, step) else "WO-INV-1"


def investment(t: WorldOrder, me: Power, ally: CardId, step: Step) -> int:
    """What it costs."""
    face = t.card(ally)
    return t.book.invest_price(t, me, face.region, face.price[MONEY]) + step.number("surcharge")


def as_printed(t: WorldOrder, me: Power, place: Place, printed: int) -> int:
    return printed


def stays_exhausted(t: WorldOrder, me: Power) -> bool:
    return False


def named(t: WorldOrder, ally: CardId, step: Step, run: Run) -> bool:
    """Is it the country that the step before was about, or in its region?"""
    if step.follows == IT:
        return ally == run.it
    return t.card(ally).region in regions_of(step, run, t)


def investable(t: WorldOrder, me: Power, step: Step, run: Run) -> list[CardId]:
    return [ally for ally in t.allies[me].cards if not why_not_invest(t, me, ally, step, run)]


async def invest(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-INV-1, WO-INV-2"""
    ally = await pick(t, me, run, "invest", investable(t, me, step, run))
    if ally is PASS:
        return
    place = t.card(ally).region
    was_ready = t.is_ready(me, ally) or "keep_ready" in step.flags
    if not was_ready:
        t.book.ready_for_it(t, me, ally)
    pay(t, me, {MONEY: investment(t, me, ally, step)})
    if "keep_ready" not in step.flags:
        exhaust(t, me, ally)
    t.boards[me].invested.append(ally)
    t.regions[place].investments[me] += 1
    t.tell("invested", me, ally)
    await add_influence(t, me, place)
    for go_on in t.book.after_invest if was_ready else ():
        await go_on(t, me, ally)
    run.it, run.there = ally, [place]


# --- Move ---------------------------------------------------------------------


def reachable(t: WorldOrder, me: Power, step: Step, run: Run) -> list[Place]:
    """WO-MOV-1: the own zone, and where it has a base. A region that the card names needs neither."""
    if step.follows == THERE:
        return run.there
    if len(step.where) < len(REGIONS):
        return [place for place in step.where if place not in run.before]
    return [place for place in REGIONS if in_zone(me, place) or t.regions[place].bases[me]]


def at_rest(t: WorldOrder, me: Power, place: Place, moved: Sequence[Place]) -> int:
    """The armies there that this card has not brought."""
    return t.regions[place].armies[me] - moved.count(place)


def sources(t: WorldOrder, me: Power, target: Place, moved: Sequence[Place] = ()) -> list[Place]:
    """The board, and all regions but the target, where an own army stands that may move."""
    board = [BOARD] if t.boards[me].stock["A"] else []
    return board + [place for place in REGIONS if place != target and at_rest(t, me, place, moved)]


def armies_outside(t: WorldOrder, me: Power, target: Place, moved: Sequence[Place] = ()) -> int:
    on_map = sum(at_rest(t, me, place, moved) for place in REGIONS if place != target)
    return t.boards[me].stock["A"] + on_map


def army_price(step: Step) -> int:
    return 0 if "free" in step.flags else ARMY_PRICE


def from_supply(step: Step) -> bool:
    """Such armies cost nothing, and there are always enough."""
    return step.texts.get("from") == SUPPLY


def why_not_move_to(t: WorldOrder, me: Power, place: Place, step: Step, run: Run) -> str:
    """WO-MOV-1; WO-ACT-10: where so many must go, there must be so many, and the money."""
    if place not in t.book.reachable(t, me, step, run):
        return "WO-MOV-1"
    many = step.n if "exactly" in step.flags else 1
    return "" if from_supply(step) or can_send(t, me, place, many, step, run) else "WO-MOV-1"


def can_send(t: WorldOrder, me: Power, place: Place, many: int, step: Step, run: Run) -> bool:
    return armies_outside(t, me, place, run.moved) >= many and t.boards[me].money >= many * army_price(step)


def why_not_least(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    """WO-ACT-10: a Move with a minimum."""
    least = step.number("min")
    enough = [place for place in movable_to(t, me, step, run) if can_send(t, me, place, least, step, run)]
    return "" if enough or (from_supply(step) and t.book.reachable(t, me, step, run)) else "WO-ACT-10"


def movable_to(t: WorldOrder, me: Power, step: Step, run: Run) -> list[Place]:
    return [place for place in REGIONS if not why_not_move_to(t, me, place, step, run)]


async def move(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-MOV-1, WO-MOV-2: army by army, as many as the card says, each once."""
    if "exactly" in step.flags:
        await move_together(t, me, step, run)
        return
    moved: list[Place] = []
    while len(moved) < step.n and (targets := movable_to(t, me, step, run)):
        enough = [PASS] if len(moved) >= step.number("min") else []
        target = await ask(t, me, "army_to", [*targets, *enough], step.n - len(moved))
        if target is PASS:
            break
        await move_army(t, me, target, step, run)
        moved.append(target)
    run.there = list(dict.fromkeys(moved)) if step.follows != THERE else run.there


async def move_together(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """US Navy, NATO, Private Military Corporations: so many to one region."""
    target = await pick(t, me, run, "armies_to", movable_to(t, me, step, run), step.n)
    if target is PASS:
        return
    for _ in range(step.n):
        await move_army(t, me, target, step, run)
    run.there = [target]


async def move_army(t: WorldOrder, me: Power, target: Place, step: Step, run: Run) -> None:
    if from_supply(step):
        reinforce(t, me, target)
    else:
        source = await ask(t, me, "army_from", sources(t, me, target, run.moved), target, army_price(step))
        for prepare in t.book.before_move:
            prepare(t, me, target, step, run)
        pay(t, me, {MONEY: army_price(step)})
        shift(t, me, source, target)
    run.moved.append(target)


def shift(t: WorldOrder, me: Power, source: Place, target: Place) -> None:
    if source == BOARD:
        t.boards[me].stock["A"] -= 1
    else:
        t.regions[source].armies[me] -= 1
    t.regions[target].armies[me] += 1
    t.tell("moved", me, source, target)


def reinforce(t: WorldOrder, me: Power, target: Place) -> None:
    """An army from the supply."""
    t.regions[target].armies[me] += 1
    t.tell("moved", me, SUPPLY, target)


# --- Build a base -------------------------------------------------------------


def why_not_base(t: WorldOrder, me: Power, ally: CardId, step: Step, run: Run) -> str:
    """WO-BAS-1: a ready ally that allows it, without an own base. WO-BAS-2: the money, and an army."""
    face, board = t.card(ally), t.boards[me]
    if not named(t, ally, step, run):
        return "WO-ACT-2"
    if me not in face.bases or not t.is_ready(me, ally):
        return "WO-BAS-1"
    if ally in board.bases and ("again" not in step.flags or board.bases.count(ally) > 1):
        return "WO-BAS-1"
    price = BASE_PRICE + (0 if step.number("free_armies") else ARMY_PRICE)
    enough = board.money >= price and armies_outside(t, me, face.region)
    return "" if enough else "WO-BAS-2"


def base_sites(t: WorldOrder, me: Power, step: Step, run: Run) -> list[CardId]:
    return [ally for ally in t.allies[me].cards if not why_not_base(t, me, ally, step, run)]


async def base(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-BAS-2: the armies first. WO-BAS-3: the token and the influence."""
    ally = await pick(t, me, run, "base", base_sites(t, me, step, run))
    if ally is PASS:
        return
    face = t.card(ally)
    pay(t, me, {MONEY: BASE_PRICE})
    await send_armies(t, me, face.region, face.value, step.number("free_armies"))
    exhaust(t, me, ally)
    t.boards[me].bases.append(ally)
    t.regions[face.region].bases[me] += 1
    t.tell("based", me, ally)
    await add_influence(t, me, face.region, slotless="slotless" in step.flags)
    for go_on in t.book.after_base:
        await go_on(t, me, face.region)
    run.it, run.there = ally, [face.region]


async def send_armies(t: WorldOrder, me: Power, target: Place, value: int, free: int) -> None:
    """WO-BAS-2: at least 1, at most the country's value. Improve Logistics: some go free, whatever the value."""
    sent, paid = 0, 0
    while found := sources(t, me, target):
        can_free, can_pay = sent - paid < free, paid < value and t.boards[me].money >= ARMY_PRICE
        if not can_free and not can_pay:
            break
        price = 0 if can_free else ARMY_PRICE
        source = await ask(t, me, "army_from", [*found, *([PASS] if sent else [])], target, price)
        if source is PASS:
            break
        pay(t, me, {MONEY: price})
        paid += price > 0
        shift(t, me, source, target)
        sent += 1
