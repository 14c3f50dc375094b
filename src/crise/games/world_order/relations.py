"""Improve relations and engage: WO-IR, WO-ENG."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import PASS, CardId
from crise.games.world_order.common import ask, exhaust, pay, pick, values, wants
from crise.games.world_order.data import MONEY, REGION, REGIONS
from crise.games.world_order.influence import add_influence
from crise.games.world_order.market import show_countries, shown_everywhere
from crise.games.world_order.state import Card, Place, Power, Run, WorldOrder
from crise.games.world_order.steps import IT, THERE, Step, parse

OPENING: Final = "diplomatic-opening"


def regions_of(step: Step, run: Run, t: WorldOrder) -> list[Place]:
    """Where a step may be done: as printed, or where the step before was."""
    if step.follows == THERE:
        return run.there
    if step.follows == IT:
        return [t.card(run.it).region] if run.it >= 0 else []
    return list(step.where)


# --- Improve relations --------------------------------------------------------


def diplomacy_due(t: WorldOrder, me: Power, country: CardId, step: Step) -> int:
    """WO-IR-2: before allies are exhausted for it."""
    return max(0, t.faces[country].value - step.number("discount") + step.number("surcharge"))


def can_pay_diplomacy(t: WorldOrder, me: Power, due: int, step: Step) -> bool:
    """In D, or where the card says so in money."""
    board, price = t.boards[me], step.number("money_for_d")
    return board.stock["D"] + (board.money // price if price else 0) >= due


def forbidden(t: WorldOrder, me: Power, country: Card) -> bool:
    """WO-IR-1"""
    return me in country.forbidden


def why_not_improve(t: WorldOrder, me: Power, country: CardId, step: Step, run: Run) -> str:
    """WO-IR-1: shown, and not forbidden to this power. WO-IR-2: payable."""
    face = t.card(country)
    if t.book.forbidden(t, me, face) or face.region not in regions_of(step, run, t):
        return "WO-IR-1"
    due = diplomacy_due(t, me, country, step) - values(t, t.ready_in(me, face.region))
    return "" if t.book.can_pay_diplomacy(t, me, due, step) else "WO-IR-2"


def improvable(t: WorldOrder, me: Power, step: Step, run: Run) -> list[CardId]:
    return [card for card in shown_everywhere(t) if not why_not_improve(t, me, card, step, run)]


async def improve(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-IR-2: the country, then allies one by one, then what is still due."""
    country = await pick(t, me, run, "country", improvable(t, me, step, run))
    if country is not PASS:
        await improve_with(t, me, country, step, run)


async def improve_with(t: WorldOrder, me: Power, country: CardId, step: Step, run: Run) -> None:
    place = t.card(country).region
    due = diplomacy_due(t, me, country, step)
    due = await exhaust_allies(t, me, place, due, step)
    await t.book.pay_diplomacy(t, me, due, step)
    await join(t, me, country)
    run.it, run.there = country, [place]
    if step is not PLAIN_AGAIN and t.growth_unused(me, OPENING):
        await improve_again(t, me)


async def exhaust_allies(t: WorldOrder, me: Power, place: Place, due: int, step: Step) -> int:
    """WO-IR-2, WO-ENG-2: allies only while D are still due, the last may overpay. What is due after it."""
    while due > 0 and (allies := t.ready_in(me, place)):
        enough = [PASS] if t.book.can_pay_diplomacy(t, me, due, step) else []
        ally = await ask(t, me, "ally_exhaust", [*allies, *enough], place, due)
        if ally is PASS:
            break
        exhaust(t, me, ally)
        due -= t.faces[ally].value
    return max(0, due)


async def pay_diplomacy(t: WorldOrder, me: Power, due: int, step: Step) -> None:
    """Humanitarian Aid: so much money in place of each D."""
    price, instead = step.number("money_for_d"), 0
    if price and due:
        board = t.boards[me]
        least = max(0, due - board.stock["D"])
        instead = await ask(t, me, "pay_money", list(range(least, min(due, board.money // price) + 1)), price, due)
    pay(t, me, {"D": due - instead, MONEY: instead * price})


async def join(t: WorldOrder, me: Power, country: CardId) -> None:
    """WO-IR-3: ready. WO-IR-4: the display refills at once. WO-IR-5: the starting card leaves, for influence."""
    place = t.card(country).region
    t.move(country, t.countries[place], t.allies[me])
    t.tell("allied", me, country)
    show_countries(t, [place])
    weaker = [ally for ally in t.allies[me].cards if t.card(ally).full == t.faces[country].key]
    for ally in weaker:
        swap(t, me, ally, country)
        await add_influence(t, me, place)


def swap(t: WorldOrder, me: Power, weaker: CardId, country: CardId) -> None:
    """WO-IR-6: tokens stay on the country, and it comes ready."""
    board = t.boards[me]
    board.invested = [country if card == weaker else card for card in board.invested]
    board.bases = [country if card == weaker else card for card in board.bases]
    board.exhausted = [card for card in board.exhausted if card != weaker]
    t.move(weaker, t.allies[me], t.box)
    t.tell("swapped", me, weaker, country)


async def improve_again(t: WorldOrder, me: Power) -> None:
    """WO-IR-7: a plain one, at 1 D more."""
    run = Run(-1)
    if not improvable(t, me, PLAIN_AGAIN, run):
        return
    if not await wants(t, me, "opening"):
        return
    t.run, t.step = run, PLAIN_AGAIN
    await improve(t, me, PLAIN_AGAIN, run)
    t.boards[me].used.append(OPENING)  # not before it was announced


PLAIN_AGAIN: Final = parse("improve surcharge=1")[0]

# --- Engage -------------------------------------------------------------------

DIPLOMATIC_DISCOUNT: Final = 2  # WO-FOC-6


def engage_cost(t: WorldOrder, place: Place) -> int:
    """As printed on the map."""
    return REGION[place].engage


def no_relief(t: WorldOrder, me: Power, place: Place) -> int:
    return 0


async def all_due(t: WorldOrder, me: Power, place: Place, due: int) -> int:
    return due


def engage_due(t: WorldOrder, me: Power, place: Place, step: Step) -> int:
    """WO-ENG-2: before allies are exhausted for it."""
    due = t.book.engage_cost(t, place) - discount(t, me, place, step)
    if t.boards[me].focus == "diplomatic":
        due -= DIPLOMATIC_DISCOUNT
    return max(0, due)


def discount(t: WorldOrder, me: Power, place: Place, step: Step) -> int:
    by = step.texts.get("discount", "")
    if by == "per_ally":
        return len(t.allies_in(me, place))
    if by == "per_army":
        return t.regions[place].armies[me]
    where = step.texts.get("discount_in", "").split()
    return step.number("discount") if not where or place in where else 0


def why_not_engage(t: WorldOrder, me: Power, place: Place, step: Step, run: Run) -> str:
    """WO-ENG-1: an ally there. WO-ENG-2: payable."""
    elsewhere = "elsewhere" in step.flags and place in run.there
    if place not in regions_of(step, run, t) or elsewhere:
        return "WO-ACT-2"
    if "no_ally" not in step.flags and not t.allies_in(me, place):
        return "WO-ENG-1"
    due = engage_due(t, me, place, step) - values(t, t.ready_in(me, place)) - t.book.engage_relief(t, me, place)
    return "" if t.boards[me].stock["D"] >= due else "WO-ENG-2"


def engageable(t: WorldOrder, me: Power, step: Step, run: Run) -> list[Place]:
    return [place for place in REGIONS if not why_not_engage(t, me, place, step, run)]


async def engage(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-ENG-3: influence. WO-ENG-4: a token."""
    place = await pick(t, me, run, "engage", engageable(t, me, step, run))
    if place is PASS:
        return
    due = await t.book.relieve(t, me, place, engage_due(t, me, place, step))
    due = await exhaust_allies(t, me, place, due, step)
    pay(t, me, {"D": due})
    t.tell("engaged", me, place)
    await place_token(t, me, place)
    await add_influence(t, me, place)
    run.there = [place]


async def place_token(t: WorldOrder, me: Power, place: Place) -> None:
    """WO-ENG-4: none left in the supply: one is moved there from elsewhere, if they are not all there already."""
    elsewhere = [one for one in REGIONS if one != place and t.regions[one].engage[me]]
    if t.boards[me].engage:
        t.boards[me].engage -= 1
    elif elsewhere:
        source = await ask(t, me, "engage_token", elsewhere, place)
        t.regions[source].engage[me] -= 1
        t.tell("token_moved", me, source, place)
    else:
        return
    t.regions[place].engage[me] += 1
