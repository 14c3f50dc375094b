"""Decisions and mutual agreements: TO-EV-2, TO-EV-3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from crise.engine.ask import PASS, CardId
from crise.games.dans_la_tourmente.counting import holds
from crise.games.dans_la_tourmente.effects import Case, apply
from crise.games.dans_la_tourmente.grammar import Cost, Event, Outcome, Way
from crise.games.dans_la_tourmente.paying import choose_amount, choose_cost, pay_cost, payable
from crise.games.dans_la_tourmente.robots import cheapest, draw_for, drawing
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.common import YES, ask
from crise.games.world_order.state import Power

ALWAYS, OTHERS, NOBODY, TIMES, AGREED, ALL = "always", "others", "nobody", "times", "agreed", "all"
PARTNERS, SPENT = "partners", "spent"
PAIR: Final = 2  # TO-EV-17


@dataclass
class Part:
    """How a power takes part."""

    way: Way
    cost: Cost
    amount: int = 0
    spent: int = 0  # armies that the cost took, once it is paid


# --- Who may take part, and how -------------------------------------------------------


def open_ways(t: Tourmente, event: Event, me: Power) -> list[Way]:
    """TO-EV-14, TO-EV-35: those of this power whose condition holds, and that it can pay."""
    return [way for way in ways_of(t, event, me) if payable(t, me, way.costs)]


def ways_of(t: Tourmente, event: Event, me: Power) -> list[Way]:
    found = [way for way in event.ways if not way.powers or me in way.powers]
    return [way for way in found if holds(t, me, way.condition, event.powers)]


def why_not_take_part(t: Tourmente, me: Power) -> str:
    return "" if open_ways(t, t.event(t.resolving), me) else "TO-EV-35"


async def choose_part(t: Tourmente, me: Power, card: CardId, before: int = 0) -> Part | None:
    """TO-HE-7: which way, or none, is one question. TO-HE-5: then which of its costs, then how much. `before`: how
    often it has taken part already (TO-EV-16)."""
    event = t.event(card)
    ways = {way.name or YES: way for way in reversed(open_ways(t, event, me))}
    if not ways:
        if not before:
            t.tell("could_not", me, event.type)
        return None
    name = await ask(t, me, "take_part", [*reversed(list(ways)), PASS], card, event.type, before)
    if name is PASS:
        if not before:
            t.tell("declined", me, event.type)
        return None
    cost = await choose_cost(t, me, ways[name].costs, card)
    return Part(ways[name], cost, await choose_amount(t, me, cost, card))


def automa_part(t: Tourmente, event: Event, me: Power) -> Part | None:
    """TO-AUT-5: on a ✓. TO-AUT-7: so many as it drew, 0 is no part. TO-HE-5: the cheapest. TO-AUT-12: payable."""
    drawn = draw_for(t, event, me)
    for way in ways_of(t, event, me) if drawn else ():
        cost = cheapest(t, me, way.costs, drawn)
        if cost is not None and (not cost.variable or cost.least <= drawn <= cost.most):
            return Part(way, cost, drawn if cost.variable else 0)
    if drawn:
        t.tell("could_not", me, event.type)
    return None


# --- Decisions ------------------------------------------------------------------------


async def decide(t: Tourmente, card: CardId) -> None:
    """TO-EV-2: one after the other, in the open, and each pays at once. TO-NPC-4: NPCs are left out."""
    event = t.event(card)
    concerned = [me for me in t.in_turn_order(event.powers) if not t.is_npc(me)]
    case, parts = Case(card, event.powers), {}
    for me in concerned:
        parts[me] = await take_parts(t, me, card)
    took_part = [me for me in concerned if parts[me]]
    for me in concerned:  # TO-EV-15
        await reward(t, case, me, parts[me], len(took_part) - 1)
    if not took_part:
        await happen(t, case, NOBODY)
    await happen(t, case, ALWAYS)


async def take_parts(t: Tourmente, me: Power, card: CardId) -> list[Part]:
    """TO-EV-16: asked again until he stops, can't pay or reaches the limit. TO-AUT-6: an Automa once."""
    event = t.event(card)
    parts: list[Part] = []
    for before in range(event.times if t.played(me) else 1):
        part = await choose_part(t, me, card, before) if t.played(me) else automa_part(t, event, me)
        if part is None:
            break
        t.tell("took_part", me)
        part.spent = await pay_cost(t, me, part.cost, part.amount)
        parts.append(part)
    return parts


async def reward(t: Tourmente, case: Case, me: Power, parts: list[Part], partners: int) -> None:
    """For those who did, each time; TO-HE-6: for those who did not, also if they could not pay."""
    for times, part in enumerate(parts, 1):
        case.known[me] = {SPENT: part.spent, PARTNERS: partners}
        await apply(t, case, part.way.gives, [me])
        await happen(t, case, TIMES, me, least=times)
    if not parts:
        await happen(t, case, OTHERS, me)


async def happen(t: Tourmente, case: Case, when: str, *hit: Power, least: int = 0) -> None:
    for outcome in outcomes(t, case, when):
        if not outcome.least or outcome.least == least:
            await apply(t, case, outcome.groups, hit)


def outcomes(t: Tourmente, case: Case, when: str) -> list[Outcome]:
    return [outcome for outcome in t.event(case.card).outcomes if outcome.when == when]


# --- Mutual agreements ----------------------------------------------------------------


async def agree(t: Tourmente, card: CardId) -> None:
    """TO-EV-3: all pay at once when it stands, otherwise nobody does. TO-EV-17: of three or more at least two."""
    event = t.event(card)
    parties = t.in_turn_order(event.powers)
    parts = await signatures(t, card, parties)
    if len(parts) < (PAIR if len(parties) > PAIR else len(parties)):
        t.tell("no_agreement", card)
        return
    signed = [me for me in parties if me in parts]
    t.tell("agreed", signed)
    case = Case(card, event.powers)
    for me in signed:
        spent = await pay_cost(t, me, parts[me].cost, parts[me].amount)
        case.known[me] = {SPENT: spent, PARTNERS: len(signed) - 1}
    for me in signed:
        await apply(t, case, parts[me].way.gives, [me])
        if len(signed) == len(parties):
            await happen(t, case, ALL, me)
    await happen(t, case, AGREED)
    await happen(t, case, ALWAYS)


async def signatures(t: Tourmente, card: CardId, parties: list[Power]) -> dict[Power, Part]:
    """TO-EV-3: in turn order, in the open, the amount too; who can't pay is not asked. TO-NPC-5: bid cards once the
    players have agreed."""
    event = t.event(card)
    parts: dict[Power, Part] = {}
    players = [me for me in parties if t.played(me)]
    for me in players:
        part = await choose_part(t, me, card)
        if part is not None:
            parts[me] = part
            t.tell("signed", me)
            if part.amount:
                t.tell("promised", me, part.cost.variable, part.amount)
        elif len(parties) == PAIR:
            return parts
    if players and not parts and any(t.is_npc(me) for me in parties):
        return parts
    for me in parties:
        if not t.played(me) and (part := robot_part(t, event, me)) is not None:
            parts[me] = part
            t.tell("signed", me)
    return parts


def robot_part(t: Tourmente, event: Event, me: Power) -> Part | None:
    """TO-NPC-5: a drawn 0 means no, whatever is added. TO-NPC-10: an NPC pays nothing."""
    if t.is_automa(me):
        return automa_part(t, event, me)
    how = drawing(event, me)
    drawn = draw_for(t, event, me) if how is not None and how.npcs else 0
    ways = ways_of(t, event, me) if drawn else []
    return Part(ways[0], ways[0].costs[0], drawn) if ways else None
