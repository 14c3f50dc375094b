"""Aftermath: returns, engage tokens, prosperity, threats. WO-AFT, WO-THR."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import PASS
from crise.games.world_order.common import ask, earn, in_zone, receive, score
from crise.games.world_order.data import MONEY, POWERS, REGIONS
from crise.games.world_order.growth import prosper, prosperity_cost, why_not_prosper
from crise.games.world_order.state import Place, Power, WorldOrder

RETURN: Final = 2  # WO-AFT-1: $ for each point of a country's value
TOKEN: Final = 5  # WO-AFT-2: $ for each ally
LOSS: Final = 2  # WO-THR-1: VP for each power
TOKEN_DEFENCE: Final = 2  # WO-THR-4: for each ally
NATO: Final = ("US", "EU")
YES: Final = "yes"


async def aftermath(t: WorldOrder, me: Power) -> None:
    """WO-AFT-1 to WO-AFT-3"""
    invested = t.boards[me].invested
    returns = RETURN * sum(t.faces[country].value for country in invested)
    if returns:
        t.tell("returns", me, returns)
        receive(t, me, MONEY, returns)
    await give_tokens_up(t, me)
    cost = prosperity_cost(t, me)
    if not why_not_prosper(t, me) and await ask(t, me, "prosper", [YES, PASS], cost) == YES:
        prosper(t, me)


async def give_tokens_up(t: WorldOrder, me: Power) -> None:
    """WO-AFT-2: any of them, for money."""
    while bearing := [place for place in REGIONS if t.regions[place].engage[me]]:
        place = await ask(t, me, "token_give", [*bearing, PASS])
        if place is PASS:
            return
        take_token(t, me, place)
        earn(t, me, TOKEN * len(t.allies_in(me, place)))


def take_token(t: WorldOrder, me: Power, place: Place) -> None:
    t.regions[place].engage[me] -= 1
    t.boards[me].engage += 1
    t.tell("token_given", me, place)


# --- Threats ------------------------------------------------------------------


def threat(t: WorldOrder, power: Power, place: Place) -> int:
    """WO-THR-2"""
    armies = t.regions[place].armies[power]
    return armies + 1 if armies and t.boards[power].focus == "military" and not t.is_npc(power) else armies


def defence(t: WorldOrder, power: Power, place: Place) -> int:
    """WO-THR-3"""
    return t.regions[place].armies[power] + (t.boards[power].focus == "military")


def threatening(t: WorldOrder, me: Power, place: Place, more: int = 0) -> list[Power]:
    """WO-THR-1: whose threat is higher. WO-THR-5: US and EU ignore each other's."""
    mine = t.book.defence(t, me, place) + more
    others = [other for other in POWERS if other != me and not (me in NATO and other in NATO)]
    return [other for other in others if threat(t, other, place) > mine]


def threat_loss(t: WorldOrder, place: Place) -> int:
    """WO-THR-1"""
    return LOSS


async def threats(t: WorldOrder, _: Power) -> None:
    """WO-THR-1: region by region, each power whose zone it is, in turn order. WO-NPC-5: an NPC loses nothing."""
    for place in REGIONS:
        for me in t.order:
            if in_zone(me, place) and threatening(t, me, place):
                await suffer(t, me, place)


async def suffer(t: WorldOrder, me: Power, place: Place) -> None:
    """WO-THR-4: a token of the region given up strengthens the defence first, by what allies there make of it."""
    more, allies, loss = 0, len(t.allies_in(me, place)), t.book.threat_loss(t, place)
    while allies and t.played(me) and t.regions[place].engage[me] and (against := threatening(t, me, place, more)):
        if await ask(t, me, "defend", [YES, PASS], place, len(against) * loss, TOKEN_DEFENCE * allies) is PASS:
            break
        take_token(t, me, place)
        more += TOKEN_DEFENCE * allies
    for other in threatening(t, me, place, more):
        t.tell("threatened", me, other, place)
        score(t, me, -loss, "threats")
