"""Research: WO-RES. After the four turns."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId
from crise.games.world_order.common import ask, exhaust, gain
from crise.games.world_order.market import discard_rightmost, fill_market
from crise.games.world_order.state import ROUNDS, Power, WorldOrder

DOMESTIC: Final = 2  # WO-RES-2
SWEEP_COST, SWEPT = 2, 3  # WO-RES-5
LEFT_OVER: Final = {1: 2, 2: 2, 3: 1, 4: 0}  # WO-RES-8
SWEEP, DONE = "sweep", "done"


async def research(t: WorldOrder, me: Power) -> None:
    """WO-RES-1 to WO-RES-7; WO-RES-9: in the last round nothing is bought."""
    shown, bonus = reveal(t, me), t.book.research_bonus(t, me)
    if t.round == ROUNDS:
        return
    t.tell("research", me, shown + bonus, shown, 0, bonus)
    await spend(t, me, shown + bonus)


def reveal(t: WorldOrder, me: Power) -> int:
    """WO-RES-1: what is left in hand gives its top bonus. WO-RES-2: and its points."""
    points, cards = 0, t.hand(me).cards[:]
    t.move_all(cards, t.hand(me), t.discards[me])
    if cards:
        t.tell("revealed", me, cards)
    for card in cards:
        face = t.card(card)
        points += face.research
        gain(t, me, *face.top)
    return points


def research_bonus(t: WorldOrder, me: Power) -> int:
    """WO-RES-2; WO-AUT-7: an Automa's too."""
    return DOMESTIC if t.boards[me].focus == "domestic" else 0


async def spend(t: WorldOrder, me: Power, points: int) -> None:
    """WO-RES-3 to WO-RES-5, in any order, as long as there is something to do. WO-RES-7: what is left is lost."""
    while options := [*purchases(t, points), *sweeping(t, points), *ready_allies(t, me)]:
        choice = await ask(t, me, "research", [*options, DONE], points)
        if choice == DONE:
            break
        points = buy_or_exhaust(t, me, choice, points)


def purchases(t: WorldOrder, points: int) -> list[CardId | str]:
    """WO-RES-10: of two copies in the row the one pointed at is bought."""
    return [card for card in t.market.cards if t.card(card).price["r"] <= points]


def sweeping(t: WorldOrder, points: int) -> list[CardId | str]:
    return [SWEEP] if points >= SWEEP_COST and t.market.cards else []


def ready_allies(t: WorldOrder, me: Power) -> list[CardId | str]:
    return [ally for ally in t.allies[me].cards if t.is_ready(me, ally)]


def buy_or_exhaust(t: WorldOrder, me: Power, choice: CardId | str, points: int) -> int:
    if isinstance(choice, str):
        discard_rightmost(t, SWEPT)
        return points - SWEEP_COST
    if choice in t.market.cards:
        buy(t, me, choice)
        return points - t.card(choice).price["r"]
    exhaust(t, me, choice)
    return points + t.faces[choice].value


def buy(t: WorldOrder, me: Power, card: CardId) -> None:
    """WO-RES-4: the row refills at once. WO-RES-6: on top of the own deck."""
    t.move(card, t.market, t.bought[me])
    t.boards[me].purchases += 1
    t.tell("bought", me, card, t.card(card).price["r"])
    fill_market(t)


def end_research(t: WorldOrder) -> None:
    """WO-RES-8: the rightmost cards go, fewer with more players."""
    if t.round < ROUNDS:
        discard_rightmost(t, LEFT_OVER[len(t.taking_turns())])
