"""What a power holds, and what a change of it is worth: for reports on what events give and take.

Only what is its own counts: that another stands stronger afterwards is no loss of what one has.
"""

from __future__ import annotations

from crise.games.dans_la_tourmente.grammar import SMART
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.dans_la_tourmente.worth import ARMIES, TourmenteMind, lasting
from crise.games.world_order.data import MONEY, REGIONS, RESOURCES, VP
from crise.games.world_order.state import Power
from crise.games.world_order.worth import TUNING

Held = dict[tuple[str, str], float]  # a kind of thing, and which


def held(t: Tourmente, me: Power) -> Held:
    m, board = TourmenteMind(t, me), t.boards[me]
    found: Held = {("have", VP): board.vp, ("have", SMART): t.smart[me], ("have", MONEY): board.money}
    for what in RESOURCES:
        found["have", what] = board.stock[what]
        found["made", what] = board.production[what]
    for place in REGIONS:
        found["cubes", place] = t.influence(me, place)
        found["armies", place] = t.regions[place].armies[me]
    for card, at in zip(t.effects.cards, t.effect_at, strict=True):
        key = t.faces[card].key
        found["lasting", key] = lasting(m, key, at, card)
    return found


def worth_of_change(t: Tourmente, me: Power, before: Held) -> float:
    """As this power sees it now."""
    m, after = TourmenteMind(t, me), held(t, me)
    value = 0.0
    for kind, what in {**before, **after}:
        change = after.get((kind, what), 0.0) - before.get((kind, what), 0.0)
        if change:
            value += worth_of(m, kind, what, change)
    return value


def worth_of(m: TourmenteMind, kind: str, what: str, change: float) -> float:
    """What it would be worth to have it undone, the other way round."""
    undone = -int(change)
    if kind == "have":
        return -m.goods[ARMIES] * undone if what == ARMIES else -m.have(what, undone)
    if kind == "made":
        return change * m.raised_from(what)
    if kind == "cubes":
        return -TUNING.presence * m.scorings * (m.standing(what, undone) - m.standing(what, 0))
    return -m.armies(what, undone) if kind == "armies" else change
