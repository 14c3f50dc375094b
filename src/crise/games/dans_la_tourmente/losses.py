"""What is lost (TO-EV-12), and armies that are given."""

from __future__ import annotations

from typing import Final

from crise.games.dans_la_tourmente.grammar import SMART
from crise.games.dans_la_tourmente.state import EVENTS, Tourmente
from crise.games.world_order.common import ask, give, score
from crise.games.world_order.data import MONEY, REGIONS, VP
from crise.games.world_order.forces import BOARD
from crise.games.world_order.state import Place, Power

ARMIES: Final = "A"
DOLLARS_A_VP: Final = 5


async def lose(t: Tourmente, me: Power, what: str, much: int) -> None:
    """TO-EV-12: what one has, then 1 VP for each missing unit, army or P, and for each full 5 $."""
    if what == VP:
        score(t, me, -much, EVENTS)
        return
    lost = await lose_armies(t, me, much) if what == ARMIES else lose_some(t, me, what, much)
    missing = much - lost
    vp = missing // DOLLARS_A_VP if what == MONEY else missing
    if vp:
        t.tell("fell_short", me, what, missing)
        score(t, me, -vp, EVENTS)


def lose_some(t: Tourmente, me: Power, what: str, much: int) -> int:
    """As much as there is; how much that was."""
    board = t.boards[me]
    lost = min(much, t.smart[me] if what == SMART else board.money if what == MONEY else board.stock[what])
    if lost and what == SMART:
        t.smart[me] -= lost
        t.tell("smart_lost", me, lost, t.smart[me])
    elif lost:
        t.tell("lost", me, what, lost)
        give(t, me, what, lost)
    return lost


async def lose_armies(t: Tourmente, me: Power, many: int) -> int:
    """First from the board, then from the map, owner's choice."""
    lost = lose_some(t, me, ARMIES, many)
    while lost < many and (places := on_map(t, me)):
        left = min(many - lost, t.armies_on_map(me))
        give_army(t, me, await ask(t, me, "army_give", places, left))
        lost += 1
    return lost


def on_map(t: Tourmente, me: Power) -> list[Place]:
    return [place for place in REGIONS if t.regions[place].armies[me]]


def standing(t: Tourmente, me: Power) -> list[Place]:
    """Where own armies are: the board, and regions."""
    return [*([BOARD] if t.boards[me].stock[ARMIES] else []), *on_map(t, me)]


def armies_of(t: Tourmente, me: Power) -> int:
    return t.boards[me].stock[ARMIES] + t.armies_on_map(me)


def take_army(t: Tourmente, me: Power, source: Place) -> None:
    if source == BOARD:
        t.boards[me].stock[ARMIES] -= 1
    else:
        t.regions[source].armies[me] -= 1


def give_army(t: Tourmente, me: Power, source: Place) -> None:
    """Back to the supply."""
    take_army(t, me, source)
    if source == BOARD:
        t.tell("lost", me, ARMIES, 1)
    else:
        t.tell("army_given", me, source)
