"""The action phase: turns, cards and the order of their steps. WO-ACT.

A card is a list of steps, done in order. For each kind of step `WHY_NOT` says which rule forbids it, `DO` does it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from crise.engine.ask import PASS, CardId
from crise.engine.questions import choose_openly
from crise.games.world_order.common import ask, draw, drawable, earn, has, pay, pick, wants
from crise.games.world_order.data import REGIONS
from crise.games.world_order.effects import (
    can_give_cards,
    discard_cards,
    do_discard,
    do_draw,
    do_gain,
    do_influence,
    do_prosper,
    do_reset,
    do_trash,
    fund,
    give_cards,
    ready,
    sell_armies,
    trash_cards,
    why_not_any_reset,
    why_not_grow_step,
    why_not_influence,
    why_not_move,
    why_not_prosper_step,
    why_not_raise_step,
    why_not_sell,
)
from crise.games.world_order.forces import base, invest, move, why_not_base, why_not_invest
from crise.games.world_order.growth import grow as get_growth_card
from crise.games.world_order.growth import produce, raise_steps
from crise.games.world_order.market import fill_market, shown_everywhere
from crise.games.world_order.relations import engage, improve, why_not_engage, why_not_improve
from crise.games.world_order.special import brics, negotiate, why_not_brics, why_not_negotiate
from crise.games.world_order.state import Place, Power, Run, WorldOrder
from crise.games.world_order.steps import Step, Steps, parse, way_name
from crise.games.world_order.trade import trade

FACE_DOWN: Final = 10  # WO-ACT-3: $
FACE_UP, FOR_MONEY, ORDER = "face_up", "money", "order"
ADVANTAGE: Final = "strategic-advantage"
BUREAUCRACY, TRANSFER = "reduced-bureaucracy", "knowledge-transfer"
TRASH_ONE: Final = parse("trash 1")[0]
# WO-ACT-8
EXECUTIVE_ORDER: Final = parse("one_of(improve | engage | trade | invest | gain 1 A; move 2 | base | grow | produce 3)")
Doing: TypeAlias = Callable[[WorldOrder, Power, Step, Run], Awaitable[None]]
Forbidding: TypeAlias = Callable[[WorldOrder, Power, Step, Run], str]
Candidates: TypeAlias = Callable[[WorldOrder, Power], list[Any]]
WhyNotOne: TypeAlias = Callable[[WorldOrder, Power, Any, Step, Run], str]

# --- The turn -----------------------------------------------------------------


async def take_turn(t: WorldOrder, me: Power) -> None:
    """WO-ACT-1: one card; two in the first turn of a round with Strategic Advantage."""
    t.tell("turn", me, me.lower(), t.turn_number)
    await play_one(t, me)
    if t.turn_number == 1 and t.has_growth(me, ADVANTAGE):
        await play_one(t, me)
    while abilities := unused_abilities(t, me):
        ability = await ask(t, me, "ability", [*abilities, PASS])
        if ability is PASS:
            break
        await use_ability(t, me, ability)


async def play_one(t: WorldOrder, me: Power) -> None:
    """WO-ACT-5: as long as there is a card, one is played. Openly: what is in a hand is hidden."""
    while t.hand(me).cards:
        options = [*one_of_each(t, t.hand(me).cards), *unused_abilities(t, me)]
        card = await choose_openly(t, t.powers[me], "act", options)
        if card in t.hand(me).cards:
            await use_card(t, me, card)
            return
        await use_ability(t, me, card)


def one_of_each(t: WorldOrder, cards: list[CardId]) -> list[CardId]:
    found: dict[str, CardId] = {}
    for card in cards:
        found.setdefault(t.faces[card].key, card)
    return list(found.values())


async def use_card(t: WorldOrder, me: Power, card: CardId) -> None:
    """WO-ACT-2 to WO-ACT-4, WO-ACT-8: face up for its steps, or face down for money, an asset or the order."""
    use = await choose_openly(t, t.powers[me], "use", uses(t, me, card), card)
    if use == FACE_UP:
        await play_face_up(t, me, card)
    else:
        await play_face_down(t, me, card, use)


def uses(t: WorldOrder, me: Power, card: CardId) -> list[CardId | str]:
    words = [use for use in (FACE_UP, FOR_MONEY, ORDER) if not why_not_use(t, me, card, use)]
    return [*words, *(asset for asset in t.assets[me].cards if not why_not_use(t, me, card, asset))]


def why_not_use(t: WorldOrder, me: Power, card: CardId, use: CardId | str) -> str:
    """WO-ACT-9: its first compulsory step must be possible. WO-ACT-8: the order once a game, if at all."""
    if use == FACE_UP:
        return why_not_steps(t, me, t.card(card).steps)
    if use == ORDER:  # +PLAY and a card taken at the market are played by WO-ACT-2 to WO-ACT-4 only
        usable = t.boards[me].order_left and not t.playing.cards
        return why_not_steps(t, me, EXECUTIVE_ORDER) if usable else "WO-ACT-8"
    return "" if use == FOR_MONEY else why_not_steps(t, me, t.card(int(use)).steps)


async def play_face_up(t: WorldOrder, me: Power, card: CardId) -> None:
    """WO-ACT-2, WO-ACT-6"""
    t.move(card, t.hand(me), t.playing)
    t.tell("card_played", me, card)
    run = Run(card)
    await do_steps(t, me, t.card(card).steps, run)
    if card in t.playing.cards:  # it did not trash itself
        t.move(card, t.playing, t.discards[me])


async def play_face_down(t: WorldOrder, me: Power, card: CardId, use: CardId | str) -> None:
    """WO-ACT-3, WO-ACT-4, WO-ACT-8: the card goes apart, seen by its owner only."""
    seat = t.powers[me]
    t.move(card, t.hand(me), t.playing_down[seat])
    t.tell("played_face_down", me)
    if use == FOR_MONEY:
        earn(t, me, FACE_DOWN)
    elif use == ORDER:
        t.boards[me].order_left = False
        t.tell("order_used", me)
        await do_steps(t, me, EXECUTIVE_ORDER, Run(-1))
    else:
        await use_asset(t, me, int(use))
    t.move(card, t.playing_down[seat], t.face_down[seat])


async def use_asset(t: WorldOrder, me: Power, asset: CardId) -> None:
    """WO-ACT-4: once a game."""
    t.move(asset, t.assets[me], t.playing)
    t.tell("asset_used", me, asset)
    await do_steps(t, me, t.card(asset).steps, Run(asset))
    t.move(asset, t.playing, t.box)


# --- Once a round -------------------------------------------------------------


def unused_abilities(t: WorldOrder, me: Power) -> list[CardId]:
    """WO-ACT-7: growth cards that would do something now."""
    used, left = t.boards[me].used, drawable(t, me)
    possible = {BUREAUCRACY: bool(left or t.hand(me).cards), TRANSFER: bool(left and best_ready_ally(t, me))}
    return [card for card in t.growth[me].cards if (key := t.faces[card].key) not in used and possible.get(key)]


def best_ready_ally(t: WorldOrder, me: Power) -> int:
    """Knowledge Transfer: the highest value among ready allies."""
    return max([t.faces[ally].value for ally in t.allies[me].cards if t.is_ready(me, ally)], default=0)


async def use_ability(t: WorldOrder, me: Power, card: CardId) -> None:
    """WO-ACT-9: what was drawn for is paid: a card trashed, or as many discarded as were drawn."""
    key = t.faces[card].key
    t.boards[me].used.append(key)
    t.tell("ability", me, card)
    if key == BUREAUCRACY:
        draw(t, me, 1)
        await trash_cards(t, me, TRASH_ONE)
    else:
        most = min(best_ready_ally(t, me), drawable(t, me))
        many = await ask(t, me, "draw_number", list(range(most, 0, -1)))
        await discard_cards(t, me, draw(t, me, many))


# --- Steps in an order --------------------------------------------------------


def first_compulsory(steps: Steps) -> int:
    """WO-ACT-9; WO-ACT-10: `region` is no step of its own. After all of them: none is compulsory."""
    at = (at for at, step in enumerate(steps) if step.word != "region" and not step.may)
    return next(at, len(steps))


def why_not_steps(t: WorldOrder, me: Power, steps: Steps, run: Run | None = None) -> str:
    """The rule that forbids the first compulsory step, or ''."""
    at = first_compulsory(steps)
    if at == len(steps):
        return ""
    if at and steps[at - 1].word == "region":
        reasons = [why_not_there(t, me, steps[at], place) for place in steps[at - 1].where]
        return "" if "" in reasons else reasons[0]
    return why_not_step(t, me, steps[at], run or Run(-1))


def why_not_there(t: WorldOrder, me: Power, step: Step, place: Place) -> str:
    run = Run(-1)
    run.there = [place]
    return why_not_step(t, me, step, run)


def why_not_step(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    """WO-ACT-10, and what must be paid first."""
    if not has(t, me, step.pay) or not can_give_cards(t, me, step):
        return "WO-ACT-9"
    return why_not_effect(t, me, step, run)


def why_not_effect(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return WHY_NOT[step.word](t, me, step, run) if step.word in WHY_NOT else ""


async def do_steps(t: WorldOrder, me: Power, steps: Steps, run: Run) -> None:
    """WO-ACT-9: what can't be done is skipped; what comes after the first compulsory step may be declined."""
    first = first_compulsory(steps)
    for at, step in enumerate(steps):
        t.run, t.step = run, step
        if step.word == "region":
            await choose_regions(t, me, step, steps[at + 1], run)
        elif not why_not_step(t, me, step, run):
            run.optional = at > first or step.may
            await do_step(t, me, step, run)


async def do_step(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """Its cost first, if it has one."""
    if run.optional and asks_first(step):
        if not await wants(t, me, step.word, step):
            return
        run.optional = False
    pay(t, me, step.pay)
    if step.pay_card is not None:
        await give_cards(t, me, step.pay_card)
    paid = step.pay or step.pay_card  # which may have taken what it needs
    if not paid or not why_not_effect(t, me, step, run):
        await DO[step.word](t, me, step, run)


def asks_first(step: Step) -> bool:
    """It costs something, or has no first question of its own to decline."""
    return bool(step.pay or step.pay_card) or (step.word in ASKED and "self" not in step.flags)


async def choose_regions(t: WorldOrder, me: Power, step: Step, after: Step, run: Run) -> None:
    """Where the step after it can be done."""
    run.there = []
    for _ in range(step.n):
        free = [place for place in step.where if place not in run.there]
        if fit := [place for place in free if not why_not_there(t, me, after, place)]:
            run.there.append(await ask(t, me, "region", fit))


# --- Choices among steps ------------------------------------------------------


def possible_ways(t: WorldOrder, me: Power, step: Step, run: Run) -> dict[str, Steps]:
    return {way_name(way): way for way in step.ways if not why_not_steps(t, me, way, run)}


def why_not_ways(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return "" if possible_ways(t, me, step, run) else why_not_steps(t, me, step.ways[0], run)


async def one_of(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    ways = possible_ways(t, me, step, run)
    way = await pick(t, me, run, "way", list(ways))
    if way is not PASS:
        await do_steps(t, me, ways[way], run)


async def two_of(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """Two different ones, in any order."""
    done: list[str] = []
    while len(done) < 2:
        ways = {name: way for name, way in possible_ways(t, me, step, run).items() if name not in done}
        run.optional = run.optional or bool(done)
        way = await pick(t, me, run, "way", list(ways)) if ways else None
        if way is None:
            return
        done.append(way)
        await do_steps(t, me, ways[way], run)


async def repeat(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """Once more, elsewhere."""
    (way,) = step.ways
    await do_steps(t, me, way, run)
    run.before = run.there[:]
    if run.there and not why_not_steps(t, me, way, run) and await wants(t, me, "repeat", way[0]):
        await do_steps(t, me, way, run)


# --- Steps that begin others ----------------------------------------------------


async def play_more(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """+PLAY: one more card, at once, in the same turn. It may be declined."""
    options: list[CardId | None] = [*one_of_each(t, t.hand(me).cards), PASS]
    card = await choose_openly(t, t.powers[me], "play_more", options)
    if card is not None:
        await use_card(t, me, card)
    t.run, t.step = run, step


def why_not_play(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return "" if t.hand(me).cards else "WO-ACT-5"


def takeable(t: WorldOrder, most: int) -> list[CardId]:
    return [card for card in t.market.cards if t.card(card).price["r"] <= most]


async def take_market(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """Minimize Bureaucracy: a market card, free, played at once; it stays in the own deck."""
    card = await pick(t, me, run, "take_market", takeable(t, step.n))
    if card is PASS:
        return
    t.move(card, t.market, t.hand(me))
    t.boards[me].purchases += 1
    t.tell("bought", me, card, 0)
    fill_market(t)
    await use_card(t, me, card)


async def do_grow(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """WO-GRO-2: what its ability does at once."""
    await get_growth_card(t, me, step, run)
    while run.grown:
        card = run.grown.pop()
        if t.card(card).steps:
            await do_steps(t, me, t.card(card).steps, Run(card))


def why_not_any(candidates: Candidates, why_not: WhyNotOne, rule: str) -> Forbidding:
    """Nothing that it could be done with: the rule that stops what comes nearest to it, by the order of the rules."""

    def why_not_all(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
        nearest = ""
        for one in candidates(t, me):
            reason = why_not(t, me, one, step, run)
            if not reason:
                return ""
            nearest = max(nearest, reason)
        return nearest or rule

    return why_not_all


def shown(t: WorldOrder, me: Power) -> list[CardId]:
    return shown_everywhere(t)


def allies(t: WorldOrder, me: Power) -> list[CardId]:
    return t.allies[me].cards


def regions(t: WorldOrder, me: Power) -> list[Place]:
    return list(REGIONS)


def why_not_take(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return "" if takeable(t, step.n) else "WO-ACT-10"


WHY_NOT: Final[dict[str, Forbidding]] = {
    "improve": why_not_any(shown, why_not_improve, "WO-IR-1"),
    "engage": why_not_any(regions, why_not_engage, "WO-ENG-1"),
    "invest": why_not_any(allies, why_not_invest, "WO-INV-1"),
    "base": why_not_any(allies, why_not_base, "WO-BAS-1"),
    "move": why_not_move,
    "grow": why_not_grow_step,
    "raise": why_not_raise_step,
    "prosper": why_not_prosper_step,
    "sell_armies": why_not_sell,
    "reset": why_not_any_reset,
    "influence": why_not_influence,
    "take_market": why_not_take,
    "play": why_not_play,
    "one_of": why_not_ways,
    "two_of": why_not_ways,
    "repeat": why_not_ways,
    "brics": why_not_brics,
    "negotiate": why_not_negotiate,
}
DO: Final[dict[str, Doing]] = {
    "improve": improve,
    "engage": engage,
    "trade": trade,
    "invest": invest,
    "move": move,
    "base": base,
    "grow": do_grow,
    "produce": produce,
    "raise": raise_steps,
    "gain": do_gain,
    "sell_armies": sell_armies,
    "influence": do_influence,
    "reset": do_reset,
    "ready": ready,
    "draw": do_draw,
    "discard": do_discard,
    "trash": do_trash,
    "play": play_more,
    "prosper": do_prosper,
    "take_market": take_market,
    "fund": fund,
    "repeat": repeat,
    "one_of": one_of,
    "two_of": two_of,
    "negotiate": negotiate,
    "brics": brics,
}
# Steps that have no first question of their own to decline.
ASKED: Final = ("prosper", "sell_armies", "raise", "repeat", "brics", "trash", "discard")
