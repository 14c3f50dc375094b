"""What all chapters of the rules need: gaining and paying, asking a power, allies ready and exhausted, cards drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from crise.engine.ask import PASS, CardId
from crise.engine.questions import choose
from crise.games.world_order.data import CAP, GOODS, IMPORT_PRICE, MONEY, POWER, REGION, VP
from crise.games.world_order.state import Place, Power, Run, WorldOrder
from crise.games.world_order.steps import Step

T = TypeVar("T")
YES: Final = "yes"


async def ask(t: WorldOrder, me: Power, what: str, options: list[T], *about: Any) -> T:
    """Ask whoever plays this power."""
    return await choose(t, t.powers[me], what, options, *about)


async def wants(t: WorldOrder, me: Power, what: str, step: Step | None = None) -> bool:
    """Will it be done? Told with what must be paid for it first: resources, money, cards."""
    cost = list(step.pay.items()) if step else []
    if step and step.pay_card:
        cost.append((step.pay_card.word, step.pay_card.n))
    return await ask(t, me, "may", [YES, PASS], what, len(cost), cost) == YES


async def pick(t: WorldOrder, me: Power, run: Run, what: str, options: list[T], *about: Any) -> T | None:
    """The first question of a step: WO-ACT-9, one that may be declined offers that too."""
    offered: list[T | None] = [*options, PASS] if run.optional else [*options]
    run.optional = False
    return await ask(t, me, what, offered, *about)


# --- Gaining and paying -------------------------------------------------------


def score(t: WorldOrder, me: Power, vp: int, source: str) -> None:
    """WO-SEC-2: VP may go below 0. An NPC has none."""
    if t.is_npc(me):
        return
    board = t.boards[me]
    board.vp += vp
    board.sources[source] = board.sources.get(source, 0) + vp
    if vp > 0:
        t.tell("vp", me, vp, t.boards[me].vp)
    elif vp < 0:
        t.tell("vp_lost", me, -vp, t.boards[me].vp)


def earn(t: WorldOrder, me: Power, money: int) -> None:
    gain(t, me, MONEY, money)


def gain(t: WorldOrder, me: Power, what: str, much: int, source: str = "cards") -> None:
    """A resource, money or VP."""
    if what == VP:
        score(t, me, much, source)
    elif much:
        t.tell("gained", me, what, much)
        receive(t, me, what, much)


def receive(t: WorldOrder, me: Power, what: str, much: int) -> None:
    """A resource or money that was told of already."""
    board = t.boards[me]
    if what == MONEY:
        board.money += much
    else:
        fits = min(much, CAP - board.stock[what])
        board.stock[what] += fits
        overflow(t, me, what, much - fits)


def overflow(t: WorldOrder, me: Power, what: str, excess: int) -> None:
    """WO-PRO-2: what a track can't hold is paid at the import price; diplomacy and armies are lost."""
    if excess:
        t.tell("lost_excess", me, what, excess)
        if what in GOODS:
            earn(t, me, excess * IMPORT_PRICE[what])


def has(t: WorldOrder, me: Power, cost: Mapping[str, int]) -> bool:
    """Nothing is bought on credit."""
    if not cost:
        return True
    board = t.boards[me]
    return all((board.money if what == MONEY else board.stock[what]) >= much for what, much in cost.items())


def pay(t: WorldOrder, me: Power, cost: Mapping[str, int]) -> None:
    for what, much in cost.items():
        if much:
            t.tell("paid", me, what, much)
            give(t, me, what, much)


def give(t: WorldOrder, me: Power, what: str, much: int) -> None:
    """A resource or money that is told of elsewhere."""
    board = t.boards[me]
    if what == MONEY:
        board.money -= much
    else:
        board.stock[what] -= much


# --- Allies -------------------------------------------------------------------


def exhaust(t: WorldOrder, me: Power, ally: CardId) -> None:
    t.boards[me].exhausted.append(ally)
    t.tell("exhausted", me, ally)


def make_ready(t: WorldOrder, me: Power, ally: CardId) -> None:
    t.boards[me].exhausted.remove(ally)
    t.tell("readied", me, ally)


def values(t: WorldOrder, allies: list[CardId]) -> int:
    return sum([t.faces[ally].value for ally in allies])


def in_zone(me: Power, place: Place) -> bool:
    return me in REGION[place].zone


# --- Cards --------------------------------------------------------------------


def draw(t: WorldOrder, me: Power, many: int) -> int:
    """WO-PREP-1: the bought cards first; the discard is shuffled when the deck is empty; fewer if there are fewer. How
    many there were."""
    drawn = []
    for _ in range(many):
        if not t.bought[me].cards and not t.decks[me].cards:
            reshuffle(t, me)
        if t.bought[me].cards:
            card = t.bought[me].cards[-1]
            t.move(card, t.bought[me], t.hand(me))
        elif t.decks[me].cards:
            card = t.take(t.decks[me])
            t.put(card, t.decks[me], t.hand(me))
        else:
            break
        drawn.append(card)
    if drawn:
        t.tell("drew", me, drawn)
    return len(drawn)


def drawable(t: WorldOrder, me: Power) -> int:
    """How many cards there are to draw, the discard shuffled in."""
    piles = t.bought[me], t.decks[me], t.discards[me], t.face_down[t.powers[me]]
    return sum(len(pile.cards) for pile in piles)


def reshuffle(t: WorldOrder, me: Power) -> None:
    """WO-SEC-1: cards played face down are shuffled in with the discard."""
    apart = t.face_down[t.powers[me]]
    if t.discards[me].cards or apart.cards:
        t.pour(apart, t.decks[me])
        t.pour(t.discards[me], t.decks[me])
        t.tell("reshuffled", me)


def starting_money(me: Power) -> int:
    return POWER[me].money
