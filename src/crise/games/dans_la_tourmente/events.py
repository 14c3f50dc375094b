"""The events board and the events phase: TO-SET, TO-EV."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from crise.engine.ask import PASS, CardId
from crise.engine.pile import Pile
from crise.games.dans_la_tourmente.auctions import auction
from crise.games.dans_la_tourmente.counting import holds
from crise.games.dans_la_tourmente.decisions import ALWAYS, agree, decide, happen
from crise.games.dans_la_tourmente.effects import Case, apply
from crise.games.dans_la_tourmente.grammar import (
    AGREEMENT,
    AUCTION,
    CHECK,
    DECISION,
    FIRST_ERA,
    MOMENT,
    SECOND_ERA,
    Event,
    Outcome,
)
from crise.games.dans_la_tourmente.lasting import end_effects
from crise.games.dans_la_tourmente.robots import all_npcs, cash_in, influence_instead
from crise.games.dans_la_tourmente.smart import spend_smart
from crise.games.dans_la_tourmente.state import UPPER, Tourmente
from crise.games.world_order.common import YES, ask
from crise.games.world_order.data import POWERS
from crise.games.world_order.state import ROUNDS, Book, Power

START: Final = 2  # TO-SET-4: P
DRAWN: Final = 2  # TO-SET-2, TO-EV-31
FIRST_ERA_ROUNDS: Final = 2  # TO-EV-32
IF, ELSE = "if", "else"

# --- Setup ----------------------------------------------------------------------------


def set_up(t: Tourmente) -> None:
    """TO-SET-4: 2 P each, an Automa too. TO-SET-2: the first events come after all else."""
    for me in t.taking_turns():
        t.smart[me] = START
    t.agenda.append(("first_events", ""))


async def first_events(t: Tourmente, _: Power) -> None:
    """TO-SET-2"""
    await draw_events(t, FIRST_ERA)


FIRST_PLACES: Final[dict[str, Callable[[Tourmente, CardId], Pile]]] = {
    "event": lambda t, card: t.eras.get(t.event(card).era, t.triggered),
    "effect": lambda t, card: t.effect_supply,
    "bid": lambda t, card: t.bid_cards,
    "new-country": lambda t, card: t.new_countries,
}

# --- New events -------------------------------------------------------------------------


async def draw_events(t: Tourmente, era: str) -> None:
    """TO-EV-31: up to two, onto the rightmost free places. TO-SET-8: an empty deck gives no more."""
    for _ in range(DRAWN):
        free = [t.upper[place] for place in UPPER if not t.upper[place].cards]
        while free and t.eras[era].cards and not free[0].cards:
            card = t.take(t.eras[era])
            t.put(card, t.eras[era], free[0])
            await arrive(t, card, free[0])


async def arrive(t: Tourmente, card: CardId, place: Pile) -> None:
    """TO-SET-5: one that targets a power goes to its place. TO-SET-7: a decisive moment is resolved at once; what it
    puts in its place arrives there."""
    event = t.event(card)
    if event.target:
        await aim(t, card, place)
    elif event.type == MOMENT:
        t.tell("moment_drawn", card)
        await resolve(t, card, place)
        for other in place.cards[:]:
            await arrive(t, other, place)
    else:
        t.tell("event_drawn", card)


async def aim(t: Tourmente, card: CardId, source: Pile) -> None:
    """TO-SET-5; TO-SET-6: of two a player keeps one; of a robot's the older stays."""
    me = t.event(card).target
    t.move(card, source, t.lower[me])
    t.tell("event_aimed", me, card)
    if len(t.lower[me].cards) > 1:
        kept = await ask(t, me, "keep_event", t.lower[me].cards[:]) if t.played(me) else t.lower[me].cards[0]
        t.tell("event_kept", me, kept)
        for other in t.lower[me].cards[:]:
            if other != kept:
                discard(t, other, t.lower[me])


def discard(t: Tourmente, card: CardId, pile: Pile) -> None:
    """TO-EV-10"""
    t.resolving = -1
    t.bids = dict.fromkeys(POWERS, 0)
    t.move(card, pile, t.past)
    t.tell("event_over", card)


# --- The phase ----------------------------------------------------------------------------


def stages(t: Tourmente) -> list[tuple[str, Power]]:
    """TO-EV-13: upper events from right to left, then the targeted ones in turn order, those of NPCs last."""
    upper = [(place, "") for place in UPPER if t.upper[place].cards]
    aimed = [("aimed", me) for me in t.in_turn_order(POWERS) if t.lower[me].cards]
    return [*upper, *aimed, ("new_events", "")]


def upper_event(place: str) -> Callable[[Tourmente, Power], Awaitable[None]]:
    async def reach(t: Tourmente, _: Power) -> None:
        """TO-NPC-1: one that concerns nobody but NPCs is discarded."""
        pile = t.upper[place]
        (card,) = pile.cards
        t.resolving = card
        t.tell("event_reached", card)
        if all_npcs(t, t.event(card).powers):
            t.tell("nobody_concerned", card)
            discard(t, card, pile)
        else:
            await resolve(t, card, pile)

    return reach


async def aimed_event(t: Tourmente, me: Power) -> None:
    """TO-EV-11: a player may put it off. TO-NPC-3, TO-AUT-10: a robot gets influence instead."""
    pile = t.lower[me]
    (card,) = pile.cards
    t.resolving = card
    t.tell("event_reached", card)
    if not t.played(me):
        await influence_instead(t, card, me)
        discard(t, card, pile)
    elif not await put_off(t, me, card):
        await resolve(t, card, pile)


def why_not_put_off(t: Tourmente, me: Power, card: CardId) -> str:
    """TO-EV-11: for 1 P. TO-EV-33: not in the last round. TO-EV-34: not if the card says so."""
    if not t.event(card).postponable:
        return "TO-EV-34"
    if t.round == ROUNDS:
        return "TO-EV-33"
    return "" if t.smart[me] else "TO-EV-11"


async def put_off(t: Tourmente, me: Power, card: CardId) -> bool:
    if why_not_put_off(t, me, card) or await ask(t, me, "put_off", [YES, PASS], card) is PASS:
        return False
    t.resolving = -1
    spend_smart(t, me, 1)
    t.tell("put_off", me, card)
    return True


async def new_events(t: Tourmente, _: Power) -> None:
    """TO-EV-30 to TO-EV-32; not in the last round. TO-AUT-14."""
    if t.round < ROUNDS:
        await place_waiting(t)
        await draw_events(t, FIRST_ERA if t.round <= FIRST_ERA_ROUNDS else SECOND_ERA)
    cash_in(t)


async def place_waiting(t: Tourmente) -> None:
    """TO-EV-30: from the leftmost place on, in the order added; a fourth goes on waiting; a targeted one to its
    power."""
    for card in t.to_come.cards[:]:
        free = [t.upper[place] for place in reversed(UPPER) if not t.upper[place].cards]
        if t.event(card).target:
            await aim(t, card, t.to_come)
        elif free:
            t.move(card, t.to_come, free[0])
            t.tell("event_placed", card)


# --- One event ------------------------------------------------------------------------------


async def resolve(t: Tourmente, card: CardId, pile: Pile) -> None:
    """TO-EV-10: then it is discarded."""
    t.resolving = card
    await RESOLVE[t.event(card).type](t, card)
    discard(t, card, pile)


async def check(t: Tourmente, card: CardId) -> None:
    """TO-EV-9: what held when the event was reached; nobody may react. TO-NPC-9: NPCs too."""
    event = t.event(card)
    case = Case(card, event.powers)
    found = {me: fitting(t, event, me) for me in t.in_turn_order(event.powers)}
    for me, outcome in found.items():
        t.tell("checked", me, "no" if outcome is None or outcome.when == ELSE else "yes")
        if outcome is not None:
            await apply(t, case, outcome.groups, [me])
    await happen(t, case, ALWAYS)


def fitting(t: Tourmente, event: Event, me: Power) -> Outcome | None:
    """The first that fits this power counts."""
    for outcome in event.outcomes:
        fits = outcome.when == ELSE or (outcome.when == IF and holds(t, me, outcome.condition, event.powers))
        if fits and (not outcome.powers or me in outcome.powers):
            return outcome
    return None


async def moment(t: Tourmente, card: CardId) -> None:
    """TO-EV-26: nobody chooses anything."""
    await happen(t, Case(card, POWERS), ALWAYS)


RESOLVE: Final[dict[str, Callable[[Tourmente, CardId], Awaitable[None]]]] = {
    DECISION: decide,
    AGREEMENT: agree,
    AUCTION: auction,
    CHECK: check,
    MOMENT: moment,
}


def pages(book: Book) -> Book:
    """TO-EV-1: between the NPCs and the aftermath."""
    in_aftermath = book.stages["aftermath"]
    after = book.following["npc"]
    return book.extended(
        following={"npc": "events", "events": after},
        stages={"events": stages, "aftermath": lambda t: [*in_aftermath(t), ("effects_end", "")]},
        acts={
            "first_events": first_events,
            **{place: upper_event(place) for place in UPPER},
            "aimed": aimed_event,
            "new_events": new_events,
            "effects_end": end_effects,
        },
        first_places=FIRST_PLACES,
        after_setup=[set_up],
    )
