"""Smart power: TO-P. Wherever one of the six actions is taken, whatever gives it (TO-P-8)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from crise.engine.ask import PASS, CardId
from crise.games.dans_la_tourmente.grammar import SMART
from crise.games.dans_la_tourmente.state import SMART_POWER, Tourmente
from crise.games.world_order.common import YES, ask, make_ready, score, values
from crise.games.world_order.data import REGIONS
from crise.games.world_order.forces import shift, sources
from crise.games.world_order.scoring import place_value, ranked
from crise.games.world_order.state import Book, Deal, Place, Power, Run
from crise.games.world_order.steps import Step

MAJORITY: Final = (5, 3, 1)  # TO-P-7
MAJORITY_OF_TWO: Final = (3,)  # TO-P-9


def gain_smart(t: Tourmente, me: Power, many: int) -> None:
    """TO-NPC-10: an NPC has none."""
    if many and not t.is_npc(me):
        t.smart[me] += many
        t.tell("smart_gained", me, many, t.smart[me])


def spend_smart(t: Tourmente, me: Power, many: int) -> None:
    if many:
        t.smart[me] -= many
        t.tell("smart_spent", me, many, t.smart[me])


# --- Improve relations, engage ----------------------------------------------------


def can_pay_diplomacy(
    below: Callable[[Tourmente, Power, int, Step], bool],
) -> Callable[[Tourmente, Power, int, Step], bool]:
    def also_in_smart_power(t: Tourmente, me: Power, due: int, step: Step) -> bool:
        """TO-P-1: each P pays 1 D; not of an Engage (TO-P-2)."""
        return below(t, me, due if step.word == "engage" else due - t.smart[me], step)

    return also_in_smart_power


def pay_diplomacy(
    below: Callable[[Tourmente, Power, int, Step], Awaitable[None]],
    can_pay: Callable[[Tourmente, Power, int, Step], bool],
) -> Callable[[Tourmente, Power, int, Step], Awaitable[None]]:
    async def first_in_smart_power(t: Tourmente, me: Power, due: int, step: Step) -> None:
        """TO-P-1: any number."""
        most = min(due, t.smart[me])
        if most:
            ways = [many for many in range(most + 1) if can_pay(t, me, due - many, step)]
            many = await ask(t, me, "smart_pay", ways, due)
            spend_smart(t, me, many)
            due -= many
        await below(t, me, due, step)

    return first_in_smart_power


def engage_relief(
    below: Callable[[Tourmente, Power, Place], int],
) -> Callable[[Tourmente, Power, Place], int]:
    def by_smart_power(t: Tourmente, me: Power, place: Place) -> int:
        """TO-P-2: the number of own allies there, ready or not."""
        return below(t, me, place) + (len(t.allies_in(me, place)) if t.smart[me] else 0)

    return by_smart_power


def relieve(
    below: Callable[[Tourmente, Power, Place, int], Awaitable[int]],
) -> Callable[[Tourmente, Power, Place, int], Awaitable[int]]:
    async def by_smart_power(t: Tourmente, me: Power, place: Place, due: int) -> int:
        """TO-P-2: one P at most."""
        due = await below(t, me, place, due)
        saved = min(due, len(t.allies_in(me, place)))
        if not saved or not t.smart[me]:
            return due
        otherwise = t.boards[me].stock["D"] + values(t, t.ready_in(me, place)) >= due
        if await ask(t, me, "smart_engage", [YES, *([PASS] if otherwise else [])], place, saved) is PASS:
            return due
        spend_smart(t, me, 1)
        return due - saved

    return by_smart_power


# --- Trade ------------------------------------------------------------------------


async def trade_with_shown(t: Tourmente, deal: Deal) -> None:
    """TO-P-3: for each P another region, before the first transaction."""
    me = deal.me
    while t.smart[me] and (places := regions_to_add(t, deal)):
        place = await ask(t, me, "smart_region", [*places, PASS])
        if place is PASS:
            return
        spend_smart(t, me, 1)
        t.tell("trades_with_shown", me, place)
        deal.shown = [*deal.shown, place]
        if deal.only is not None:
            deal.only = [*deal.only, place]


def regions_to_add(t: Tourmente, deal: Deal) -> list[Place]:
    """Those whose shown countries do not count yet, and of which one would."""
    return [place for place in REGIONS if place not in deal.shown and shown_to(t, deal.me, place)]


def shown_to(t: Tourmente, me: Power, place: Place) -> bool:
    return any(not t.book.forbidden(t, me, t.card(card)) for card in t.countries[place].cards)


# --- Invest, move, base -----------------------------------------------------------


def may_ready(below: Callable[[Tourmente, Power], bool]) -> Callable[[Tourmente, Power], bool]:
    def by_smart_power(t: Tourmente, me: Power) -> bool:
        """TO-P-4: before the investment."""
        return below(t, me) or t.smart[me] > 0

    return by_smart_power


def ready_for_it(t: Tourmente, me: Power, ally: CardId) -> None:
    """TO-P-4"""
    spend_smart(t, me, 1)
    make_ready(t, me, ally)


async def ready_after(t: Tourmente, me: Power, ally: CardId) -> None:
    """TO-P-4: or just after it; one P at most."""
    if not t.smart[me] or t.is_ready(me, ally):
        return
    if await ask(t, me, "smart_invest", [YES, PASS], ally) == YES:
        spend_smart(t, me, 1)
        make_ready(t, me, ally)


Reachable = Callable[[Tourmente, Power, Step, Run], list[Place]]


def without_place(step: Step) -> bool:
    """TO-P-5: a Move that names no region."""
    return not step.follows and len(step.where) == len(REGIONS) and step.texts.get("from") != "supply"


def reachable(below: Reachable) -> Reachable:
    def also_by_smart_power(t: Tourmente, me: Power, step: Step, run: Run) -> list[Place]:
        """TO-P-5: any region, for one P an army."""
        return list(REGIONS) if t.smart[me] and without_place(step) else below(t, me, step, run)

    return also_by_smart_power


def before_move(below: Reachable) -> Callable[[Tourmente, Power, Place, Step, Run], None]:
    def pays_for_the_way(t: Tourmente, me: Power, place: Place, step: Step, run: Run) -> None:
        """TO-P-5: where it could not go otherwise."""
        if without_place(step) and place not in below(t, me, step, run):
            spend_smart(t, me, 1)

    return pays_for_the_way


def with_the_way(
    below: Callable[[Tourmente, Power], dict[str, dict[str, int]]], reached: Reachable
) -> Callable[[Tourmente, Power], dict[str, dict[str, int]]]:
    def costs(t: Tourmente, me: Power) -> dict[str, dict[str, int]]:
        """TO-P-5: a P where it could not go otherwise."""
        near = reached(t, me, t.step, t.run) if without_place(t.step) else list(REGIONS)
        return {place: paid if place in near else {**paid, SMART: 1} for place, paid in below(t, me).items()}

    return costs


def with_the_token(
    below: Callable[[Tourmente, Power], dict[str, dict[str, int]]],
) -> Callable[[Tourmente, Power], dict[str, dict[str, int]]]:
    def costs(t: Tourmente, me: Power) -> dict[str, dict[str, int]]:
        """TO-P-4: a P for one that is exhausted."""
        tired = [] if "keep_ready" in t.step.flags else [str(ally) for ally in t.boards[me].exhausted]
        return {ally: {**paid, SMART: 1} if ally in tired else paid for ally, paid in below(t, me).items()}

    return costs


async def army_after(t: Tourmente, me: Power, place: Place) -> None:
    """TO-P-6: one more army, free, whatever the country's value."""
    found = sources(t, me, place)
    if t.smart[me] and found:
        source = await ask(t, me, "smart_army", [*found, PASS], place)
        if source is not PASS:
            spend_smart(t, me, 1)
            shift(t, me, source, place)


# --- Scoring ----------------------------------------------------------------------


def score_majority(t: Tourmente) -> None:
    """TO-P-7: tied, the lowest of their places; who has none takes none. TO-P-9: of two only a sole first scores."""
    contenders = t.taking_turns()
    marks = {me: (t.smart[me],) for me in contenders if t.smart[me]}
    worth: Sequence[int] = MAJORITY_OF_TWO if len(contenders) == 2 else MAJORITY
    for me, rank in ranked(marks).items():
        vp = place_value(worth, rank)
        if vp:
            t.tell("token_scored", me, "smart", vp)
            score(t, me, vp, SMART_POWER)


def pages(book: Book) -> Book:
    return book.extended(
        can_pay_diplomacy=can_pay_diplomacy(book.can_pay_diplomacy),
        pay_diplomacy=pay_diplomacy(book.pay_diplomacy, book.can_pay_diplomacy),
        engage_relief=engage_relief(book.engage_relief),
        relieve=relieve(book.relieve),
        before_trade=[trade_with_shown],
        may_ready=may_ready(book.may_ready),
        ready_for_it=ready_for_it,
        after_invest=[ready_after],
        reachable=reachable(book.reachable),
        before_move=[before_move(book.reachable)],
        after_base=[army_after],
        costs={
            "move": with_the_way(book.costs["move"], book.reachable),
            "invest": with_the_token(book.costs["invest"]),
        },
        scorings=[score_majority],
    )
