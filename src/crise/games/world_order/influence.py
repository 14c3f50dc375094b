"""Influence: WO-INF."""

from __future__ import annotations

from crise.engine.ask import PASS
from crise.games.world_order.common import ask, score
from crise.games.world_order.data import REGION
from crise.games.world_order.state import Place, Power, WorldOrder

PERMANENT, TEMPORARY, SLOTLESS = "permanent", "temporary", "slotless"
RESILIENCE = "regional-resilience"
PERMANENT_ROUNDS = 3  # WO-AUT-19


def slot_free(t: WorldOrder, place: Place) -> bool:
    return len(t.regions[place].permanent) < REGION[place].permanent


def row_full(t: WorldOrder, place: Place) -> bool:
    return len(t.regions[place].temporary) == len(REGION[place].temporary)


async def add_influence(t: WorldOrder, me: Power, place: Place, slotless: bool = False, temporary: bool = True) -> None:
    """WO-INF-1: on a slot of its owner's choice. WO-INF-3: `slotless`, above the line too."""
    if not t.played(me):
        put_cube(t, me, place, robot_slot(t, me, place))
        return
    await convert_first(t, me, place)
    slots = [PERMANENT] if slot_free(t, place) else []
    slots += [SLOTLESS] if slotless else []
    slots += [TEMPORARY] if temporary else []
    put_cube(t, me, place, await ask(t, me, "slot", slots, place))


def robot_slot(t: WorldOrder, me: Power, place: Place) -> str:
    """WO-NPC-2: an NPC's is permanent if a slot is free. WO-AUT-19: an Automa's in rounds 1 to 3, temporary after,
    where both are free. WO-AUT-20: a hard one goes above the line before it pushes an own cube out."""
    free = slot_free(t, place)
    if t.is_automa(me) and free and not row_full(t, place):
        return PERMANENT if t.round <= PERMANENT_ROUNDS else TEMPORARY
    if free:
        return PERMANENT
    return SLOTLESS if t.automas == "hard" and pushes_itself(t, me, place) else TEMPORARY


def pushes_itself(t: WorldOrder, me: Power, place: Place) -> bool:
    return not slot_free(t, place) and row_full(t, place) and t.regions[place].temporary[0] == me


def bears(t: WorldOrder, me: Power, place: Place) -> bool:
    """WO-AUT-20: may an Automa place influence here? It pushes no own cube out; a hard one goes above the line."""
    return t.automas == "hard" or not pushes_itself(t, me, place)


def put_cube(t: WorldOrder, me: Power, place: Place, slot: str) -> None:
    """WO-INF-1: its VP are scored at once. WO-INF-2: a full row pushes its leftmost cube out, for 0 VP."""
    region, vp = t.regions[place], 0
    if slot == PERMANENT:
        region.permanent.append(me)
        vp = 1
    elif slot == SLOTLESS:
        region.slotless.append(me)
    elif row_full(t, place):
        pushed = region.temporary.pop(0)
        t.tell("pushed", pushed, place)
        region.temporary.append(me)
    else:
        vp = REGION[place].temporary[len(region.temporary)]
        region.temporary.append(me)
    t.tell("influence", me, place, slot)
    score(t, me, vp, "influence")


async def convert_first(t: WorldOrder, me: Power, place: Place) -> None:
    """WO-INF-4, Regional Resilience: once a round, before influence is placed."""
    if not t.growth_unused(me, RESILIENCE) or me not in t.regions[place].temporary:
        return
    which = await ask(t, me, "convert", [*places_of(t, me, place), PASS], place)
    if which is PASS:
        return
    slots = [PERMANENT, SLOTLESS] if slot_free(t, place) else [SLOTLESS]
    slot = await ask(t, me, "convert_slot", slots, place)
    t.boards[me].used.append(RESILIENCE)
    convert(t, me, place, which, slot)


def places_of(t: WorldOrder, me: Power, place: Place) -> list[int]:
    """Where its cubes stand in the temporary row, from 1 at the left."""
    return [at for at, owner in enumerate(t.regions[place].temporary, 1) if owner == me]


def convert(t: WorldOrder, me: Power, place: Place, which: int, slot: str) -> None:
    """WO-INF-4: no VP; the row closes up to the left."""
    region = t.regions[place]
    region.temporary.pop(which - 1)
    (region.permanent if slot == PERMANENT else region.slotless).append(me)
    t.tell("converted", me, place)


def resettable(t: WorldOrder, me: Power, place: Place) -> list[int]:
    """WO-INF-5: nothing happens to the last one. Of own cubes side by side the rightmost will do."""
    row = t.regions[place].temporary
    return [at for at in places_of(t, me, place) if at < len(row) and row[at] != me]


async def reset(t: WorldOrder, me: Power, place: Place) -> None:
    """WO-INF-5: behind the last one of the row; no VP."""
    which = await ask(t, me, "reset_which", resettable(t, me, place), place)
    region = t.regions[place]
    region.temporary.append(region.temporary.pop(which - 1))
    t.tell("reset", me, place)


def why_not_reset(t: WorldOrder, me: Power, place: Place) -> str:
    return "" if resettable(t, me, place) else "WO-INF-5"
