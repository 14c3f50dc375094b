"""Scoring and the end: WO-SCO, WO-END. After the aftermath of rounds 3 and 6."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from crise.engine.ask import Seat
from crise.games.world_order.common import in_zone, score
from crise.games.world_order.data import BLACK, POWERS, REGION, REGIONS
from crise.games.world_order.state import Place, Power, WorldOrder

AMERICAN: Final = (-12, -8, -5, -2, 0)  # WO-SCO-6: by regions where it is first
RUSSIAN: Final = 2  # WO-SCO-7: VP a region
CHINESE: Final = {3: 2, 4: 3, 5: 4, 6: 6, 7: 8}  # WO-END-2: by regions with an investment
TOKENS: Final = {"money": (5, 3, 1), "armies": (6, 3, 1), "allies": (7, 4, 2)}  # WO-SCO-2
UNUSED_ASSET: Final = 2  # WO-END-1
UNUSED_ORDER: Final = 3  # WO-ACT-8


async def scoring(t: WorldOrder, _: Power) -> None:
    for place in REGIONS:
        score_region(t, place)
    for me in t.taking_turns():
        score_ability(t, me)
    for what in TOKENS:
        score_token(t, what)
    for score_more in t.book.scorings:
        score_more(t)
    t.tell("scored", t.round)


# --- Regions ------------------------------------------------------------------


def complete(t: WorldOrder, place: Place) -> bool:
    """WO-SCO-1: all its permanent slots are filled; starting slots don't matter."""
    return len(t.regions[place].permanent) == REGION[place].permanent


def score_region(t: WorldOrder, place: Place) -> None:
    """WO-SCO-3: a VP a cube. WO-SCO-4: then the majority."""
    if not complete(t, place):
        return
    t.tell("region_scored", place)
    ranks = region_ranks(t, place)
    for me in t.taking_turns():
        cubes = t.influence(me, place)
        majority = place_value(REGION[place].majority, ranks.get(me, 0))
        if cubes:
            t.tell("majority", me, place, ranks[me], cubes, majority)
            score(t, me, cubes + majority, "regions")


def region_ranks(t: WorldOrder, place: Place) -> dict[str, int]:
    """WO-SCO-4: by cubes, then by armies; who is still tied takes the lowest of their places. WO-SCO-5: black cubes, as
    one owner without armies, and NPCs rank; without a cube there is no place."""
    return ranked(region_marks(t, place))


def region_marks(t: WorldOrder, place: Place) -> dict[str, tuple[int, ...]]:
    """Cubes and armies of all who have a cube there."""
    cubes, armies = t.cubes(place), t.regions[place].armies
    return {owner: (cubes.count(owner), armies.get(owner, 0)) for owner in (*POWERS, BLACK) if owner in cubes}


def ranked(marks: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """Who is tied takes the lowest of their places: two who are first are both second."""
    return {one: sum(other >= mark for other in marks.values()) for one, mark in marks.items()}


def place_value(values: Sequence[int], rank: int) -> int:
    """1 is the first place; 0 none."""
    return values[rank - 1] if 0 < rank <= len(values) else 0


# --- Abilities ----------------------------------------------------------------


def first_in(t: WorldOrder, me: Power, place: Place) -> bool:
    """First or tied for first in cubes, with one at least; black and NPC cubes are rivals."""
    cubes = t.cubes(place)
    return me in cubes and all(cubes.count(me) >= cubes.count(other) for other in (*POWERS, BLACK))


def score_ability(t: WorldOrder, me: Power) -> None:
    """WO-SCO-6, WO-SCO-7"""
    vp = 0
    if me == "US":
        firsts = sum(first_in(t, me, place) for place in REGIONS)
        vp = AMERICAN[min(firsts, len(AMERICAN) - 1)]
    elif me == "RU":
        vp = RUSSIAN * sum(most_armies(t, me, place) for place in REGIONS if in_zone(me, place))
    if vp:
        t.tell("ability_scored", me, me.lower(), vp)
        score(t, me, vp, "ability")


def most_armies(t: WorldOrder, me: Power, place: Place) -> bool:
    """The most or tied, at least one."""
    armies = t.regions[place].armies
    return 0 < armies[me] == max(armies.values())


# --- Majority tokens ----------------------------------------------------------


def amount(t: WorldOrder, me: Power, what: str) -> int:
    if what == "money":
        return t.boards[me].money
    return t.armies_on_map(me) if what == "armies" else len(t.allies[me].cards)


def score_token(t: WorldOrder, what: str) -> None:
    """WO-SCO-2: who has none takes no place. WO-SCO-8: of two players only a sole first scores."""
    marks = {me: (amount(t, me, what),) for me in t.taking_turns() if amount(t, me, what)}
    values: Sequence[int] = TOKENS[what][:1] if len(t.taking_turns()) == 2 else TOKENS[what]
    for me, rank in ranked(marks).items():
        vp = place_value(values, rank)
        if vp:
            t.tell("token_scored", me, what, vp)
            score(t, me, vp, "tokens")


# --- The end ------------------------------------------------------------------


def end(t: WorldOrder) -> None:
    """WO-END-1, WO-END-2, WO-ACT-8"""
    for me in t.taking_turns():
        unused = UNUSED_ASSET * len(t.assets[me].cards)
        unused += UNUSED_ORDER * t.boards[me].order_left
        if unused:
            t.tell("asset_unused", me, unused)
            score(t, me, unused, "assets")
    invested = sum(t.regions[place].investments["CN"] > 0 for place in REGIONS)
    if "CN" in t.taking_turns() and invested in CHINESE:
        t.tell("ability_scored", "CN", "cn", CHINESE[invested])
        score(t, "CN", CHINESE[invested], "ability")


def best(t: WorldOrder) -> list[Power]:
    """WO-END-3: most VP; tied: most first places in complete regions, then most cubes, then shared."""
    marks = {me: (t.boards[me].vp, first_places(t, me), all_cubes(t, me)) for me in t.taking_turns()}
    return [me for me in marks if marks[me] == max(marks.values())]


def first_places(t: WorldOrder, me: Power) -> int:
    """In complete regions; shared ones count."""
    firsts = 0
    for place in REGIONS:
        marks = region_marks(t, place)
        firsts += complete(t, place) and me in marks and marks[me] == max(marks.values())
    return firsts


def all_cubes(t: WorldOrder, me: Power) -> int:
    return sum(t.influence(me, place) for place in REGIONS)


def rivals(t: WorldOrder) -> list[tuple[Power, int, bool]]:
    """WO-SET-12: the Automas, their VP, and whether they won."""
    first = best(t)
    return [(me, t.boards[me].vp, me in first) for me in t.taking_turns() if t.is_automa(me)]


def winners(t: WorldOrder) -> list[Seat]:
    """WO-SET-12: an Automa can win: then no seat does."""
    return sorted(t.powers[me] for me in best(t) if t.played(me))
