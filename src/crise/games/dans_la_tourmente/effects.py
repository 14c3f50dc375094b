"""What an event does: one function for each word of the grammar, and whom it hits.

A power may be played, an NPC (TO-NPC-10: no resources, no $, no P, no VP; influence as usual, armies from the supply)
or an Automa (TO-AUT-3: resources are money; TO-AUT-11: what it can't do is skipped; TO-AUT-13: what scores it most).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from crise.engine.ask import PASS, CardId
from crise.games.dans_la_tourmente import countries
from crise.games.dans_la_tourmente.counting import counted
from crise.games.dans_la_tourmente.grammar import BEST, BOARD, OF_THE_BOARD, SMART, Effect, Group
from crise.games.dans_la_tourmente.influence import add_neutral, lower, make_neutral, raise_cube, remove, remove_neutral
from crise.games.dans_la_tourmente.lasting import discard_effect, lay_effect
from crise.games.dans_la_tourmente.losses import lose
from crise.games.dans_la_tourmente.smart import gain_smart
from crise.games.dans_la_tourmente.state import EVENTS, Tourmente
from crise.games.world_order.automa import RATE, any_of
from crise.games.world_order.common import ask, exhaust, gain, make_ready, receive
from crise.games.world_order.data import MONEY, REGION, VP
from crise.games.world_order.forces import shift, sources
from crise.games.world_order.growth import raisable, raise_production
from crise.games.world_order.influence import PERMANENT, TEMPORARY, add_influence, bears, robot_slot, row_full
from crise.games.world_order.state import Place, Power

ARMIES: Final = "A"
FREE: Final = 0  # $ for an army that an event moves


@dataclass
class Case:
    """An event while it goes on: what its effects may refer to."""

    card: CardId
    concerned: Sequence[Power]
    known: dict[Power, dict[str, int]] = field(default_factory=dict)  # what only this event counts: spent, partners
    best: Power = ""  # TO-HE-1


async def apply(t: Tourmente, case: Case, groups: Sequence[Group], hit: Sequence[Power]) -> None:
    """`hit`: whom groups without a name of their own are about."""
    for group in groups:
        for effect in group.effects:
            if effect.word in OF_THE_BOARD or group.whom == BOARD:
                await ON_BOARD[effect.word](t, case, effect)
            else:
                for power in whom(case, group, hit):
                    await ON_POWER[effect.word](t, case, power, effect)


def whom(case: Case, group: Group, hit: Sequence[Power]) -> Sequence[Power]:
    if group.powers:
        return group.powers
    return [case.best] if group.whom == BEST and case.best else [] if group.whom == BEST else hit


# --- Gains and losses ---------------------------------------------------------------


async def gain_or_lose(t: Tourmente, case: Case, me: Power, effect: Effect) -> None:
    """A gain, or a loss (TO-EV-12)."""
    much = effect.n
    if effect.per is not None:
        times = counted(t, me, effect.per, case.known.get(me, {}))
        much = limited(effect.n * times, effect.most)
    (what,) = effect.resources
    if t.is_npc(me) or not much:
        return
    if what not in (VP, SMART, MONEY) and t.is_automa(me):
        what, much = MONEY, much * RATE[what]
    if much < 0:
        await lose(t, me, what, -much)
    elif what == SMART:
        gain_smart(t, me, much)
    else:
        gain(t, me, what, much, EVENTS)


def limited(much: int, most: int) -> int:
    """At most so much in all, whether it is gained or lost."""
    if not most:
        return much
    return max(-most, min(most, much))


# --- Influence ----------------------------------------------------------------------


async def add(t: Tourmente, case: Case, me: Power, effect: Effect) -> None:
    """WO-INF-1: in a region of choice. TO-AUT-13: an Automa's is where it scores most; WO-AUT-20: none that would push
    its own cube out."""
    places = list(effect.places)
    if t.is_automa(me):
        places = [place for place in places if bears(t, me, place)]
        best = max([slot_value(t, me, place) for place in places], default=0)
        places = [place for place in places if slot_value(t, me, place) == best]
    if places:
        place = await ask(t, me, "influence", places) if t.played(me) else any_of(t, places)
        await add_influence(t, me, place)


def slot_value(t: Tourmente, me: Power, place: Place) -> int:
    """The VP that an Automa scores for influence there."""
    slot = robot_slot(t, me, place)
    if slot == PERMANENT:
        return 1
    return (
        REGION[place].temporary[len(t.regions[place].temporary)] if slot == TEMPORARY and not row_full(t, place) else 0
    )


def in_place(
    do: Callable[[Tourmente, Power, Place], None],
) -> Callable[[Tourmente, Case, Power, Effect], Awaitable[None]]:
    async def there(t: Tourmente, case: Case, me: Power, effect: Effect) -> None:
        for place in effect.places:
            do(t, me, place)

    return there


async def up(t: Tourmente, case: Case, me: Power, effect: Effect) -> None:
    for place in effect.places:
        await raise_cube(t, me, place)


# --- Armies -------------------------------------------------------------------------


async def send(t: Tourmente, case: Case, me: Power, effect: Effect) -> None:
    """Up to so many, free, from anywhere. TO-NPC-10, TO-AUT-4: those of robots from the supply."""
    (place,) = effect.places
    if not t.played(me):
        t.regions[place].armies[me] += effect.n
        t.tell("npc_armies", me, place, effect.n)
        return
    for _ in range(effect.n):
        found = sources(t, me, place)
        source = await ask(t, me, "army_from", [*found, PASS], place, FREE) if found else PASS
        if source is PASS:
            return
        shift(t, me, source, place)


def bring_home(t: Tourmente, me: Power, place: Place) -> int:
    """All own armies there go back to the board, as far as that holds them (WO-PRO-2); those of robots to the supply.
    How many there were."""
    armies = t.regions[place].armies[me]
    if armies:
        t.regions[place].armies[me] = 0
        t.tell("came_home", me, place, armies)
        if t.played(me):
            receive(t, me, ARMIES, armies)
    return armies


async def home(t: Tourmente, case: Case, me: Power, effect: Effect) -> None:
    for place in effect.places:
        bring_home(t, me, place)


# --- Boards and allies ----------------------------------------------------------------


async def produce(t: Tourmente, case: Case, me: Power, effect: Effect) -> None:
    """WO-PRO-3: never above the track nor below 0. TO-AUT-11: an Automa has none."""
    if not t.played(me):
        return
    if effect.n > 0:
        found = [what for what in raisable(t, me) if what in effect.resources]
    else:
        found = [what for what in effect.resources if t.boards[me].production[what]]
    if found:
        what = await ask(t, me, "raise" if effect.n > 0 else "production_lost", found)
        if effect.n > 0:
            raise_production(t, me, what)
        else:
            t.boards[me].production[what] -= 1
            t.tell("production_fell", me, what, t.boards[me].production[what])


async def ready(t: Tourmente, case: Case, me: Power, effect: Effect) -> None:
    """Owner's choice; fewer if there are fewer."""
    (place,) = effect.places
    for left in range(effect.n if t.played(me) else 0, 0, -1):
        tired = [ally for ally in t.allies_in(me, place) if not t.is_ready(me, ally)]
        if tired:
            make_ready(t, me, await ask(t, me, "ready", tired, left))


async def tire(t: Tourmente, case: Case, me: Power, effect: Effect) -> None:
    """Owner's choice; fewer if there are fewer. WO-AUT-1: an Automa never does."""
    (place,) = effect.places
    for _ in range(effect.n if t.played(me) else 0):
        allies = t.ready_in(me, place)
        if allies:
            exhaust(t, me, await ask(t, me, "exhaust_ally", allies, place))


# --- The board ------------------------------------------------------------------------


async def lay_before(t: Tourmente, case: Case, me: Power, effect: Effect) -> None:
    """TO-EV-28: before whoever it hits, where the card names no place."""
    for key in effect.cards:
        lay_effect(t, key, effect.at or me)


async def lay_there(t: Tourmente, case: Case, effect: Effect) -> None:
    for key in effect.cards:
        lay_effect(t, key, effect.at)


async def take_off(t: Tourmente, case: Case, effect: Effect) -> None:
    for key in effect.cards:
        discard_effect(t, key)


async def neutral(t: Tourmente, case: Case, effect: Effect) -> None:
    for place in effect.places:
        add_neutral(t, place)


async def no_neutral(t: Tourmente, case: Case, effect: Effect) -> None:
    for place in effect.places:
        remove_neutral(t, place)


async def change_country(t: Tourmente, case: Case, effect: Effect) -> None:
    for key in effect.cards:
        countries.replace_country(t, key)


async def add_event(t: Tourmente, case: Case, effect: Effect) -> None:
    """TO-EV-27: left of the board for the next round. TO-EV-29: not a second time."""
    for key in effect.cards:
        for card in in_pile(t, [key]):
            t.move(card, t.triggered, t.to_come)
            t.tell("event_added", card)


async def event_now(t: Tourmente, case: Case, effect: Effect) -> None:
    """TO-SET-7: one of these, at random among those not yet added, takes the place of this card."""
    left = in_pile(t, effect.cards)
    place = next((pile for pile in t.upper.values() if case.card in pile.cards), None)
    if left and place is not None:
        card = any_of(t, left)
        t.move(card, t.triggered, place)


def in_pile(t: Tourmente, keys: Sequence[str]) -> list[CardId]:
    return [card for card in t.triggered.cards if t.faces[card].key in keys]


Hitting: TypeAlias = Callable[[Tourmente, Case, Power, Effect], Awaitable[None]]
Changing: TypeAlias = Callable[[Tourmente, Case, Effect], Awaitable[None]]
ON_POWER: Final[Mapping[str, Hitting]] = {
    "GAIN": gain_or_lose,
    "INF": add,
    "DEL": in_place(remove),
    "UP": up,
    "DOWN": in_place(lower),
    "TONEU": in_place(make_neutral),
    "ARM": send,
    "HOME": home,
    "PROD": produce,
    "READY": ready,
    "EXH": tire,
    "FX": lay_before,
}
ON_BOARD: Final[Mapping[str, Changing]] = {
    "NEU": neutral,
    "DELNEU": no_neutral,
    "CTY": change_country,
    "EV": add_event,
    "EVNOW": event_now,
    "FX": lay_there,
    "FXOFF": take_off,
}
