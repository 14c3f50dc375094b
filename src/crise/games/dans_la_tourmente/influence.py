"""Influence that is taken away, turned neutral or moved by an event: TO-INF."""

from __future__ import annotations

from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.common import ask
from crise.games.world_order.data import BLACK
from crise.games.world_order.influence import (
    PERMANENT,
    SLOTLESS,
    TEMPORARY,
    convert,
    places_of,
    row_full,
    slot_free,
)
from crise.games.world_order.state import Place, Power


def weakest(t: Tourmente, me: Power, place: Place) -> tuple[list[str], int] | None:
    """TO-INF-1: its leftmost temporary cube. TO-INF-2: else a starting one, else a permanent one, slotless first. The
    row where it stands, and its place there."""
    region = t.regions[place]
    for row in (region.temporary, region.starting, region.slotless, region.permanent):
        if me in row:
            return row, row.index(me)
    return None


def remove(t: Tourmente, me: Power, place: Place) -> None:
    """TO-INF-1, TO-INF-2; TO-INF-3: the row closes up to the left. TO-INF-6: a starting slot stays empty for good.
    TO-INF-7: a permanent slot is free again."""
    found = weakest(t, me, place)
    if found is not None:
        row, at = found
        row.pop(at)
        t.tell("removed", me, place)


def make_neutral(t: Tourmente, me: Power, place: Place) -> None:
    """TO-INF-4: the black cube takes its very place, no VP."""
    found = weakest(t, me, place)
    if found is not None:
        row, at = found
        row[at] = BLACK
        t.tell("made_neutral", me, place)


def lower(t: Tourmente, me: Power, place: Place) -> None:
    """TO-INF-5: a starting cube, else a permanent one, to the first free temporary slot, no VP; none free: removed."""
    region = t.regions[place]
    row = next((row for row in (region.starting, region.slotless, region.permanent) if me in row), None)
    if row is None:
        return
    row.remove(me)
    if row_full(t, place):
        t.tell("removed", me, place)
    else:
        region.temporary.append(me)
        t.tell("lowered", me, place)


def add_neutral(t: Tourmente, place: Place) -> None:
    """TO-INF-8: a free permanent slot, else the first free temporary one, else it pushes."""
    region = t.regions[place]
    if slot_free(t, place):
        region.permanent.append(BLACK)
        t.tell("influence", BLACK, place, PERMANENT)
        return
    if row_full(t, place):
        pushed = region.temporary.pop(0)
        t.tell("pushed", pushed, place)
    region.temporary.append(BLACK)
    t.tell("influence", BLACK, place, TEMPORARY)


def remove_neutral(t: Tourmente, place: Place) -> None:
    """The leftmost temporary one, else a starting one, else a permanent one."""
    remove(t, BLACK, place)


async def raise_cube(t: Tourmente, me: Power, place: Place) -> None:
    """TO-INF-8: temporary to permanent, into a free slot, else above the line. WO-INF-4: its owner picks which;
    for a power that nobody plays it is the one that would be pushed out first."""
    cubes = places_of(t, me, place)
    if cubes:
        which = await ask(t, me, "convert", cubes, place) if t.played(me) else cubes[0]
        convert(t, me, place, which, PERMANENT if slot_free(t, place) else SLOTLESS)
