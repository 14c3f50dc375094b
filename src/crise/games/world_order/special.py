"""Cards that ask what data can't phrase: Successful Negotiations, BRICS."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import PASS, CardId
from crise.games.world_order.common import YES, ask, pay, pick
from crise.games.world_order.data import MONEY, REGIONS
from crise.games.world_order.influence import add_influence, bears
from crise.games.world_order.market import show_countries
from crise.games.world_order.relations import improve_with, why_not_improve
from crise.games.world_order.state import Place, Power, Run, WorldOrder
from crise.games.world_order.steps import Step

BRICS_PRICE: Final = 30
BRICS_REGIONS: Final = ("AME", "AFR", "SAS")
RUSSIA: Final = "RU"
RUSSIAN_SHARE, RUSSIAN_LEAST = 20, 10

# --- Successful Negotiations --------------------------------------------------


async def negotiate(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """A region's deck is searched, its shown cards too; only who searches looks at it. Then it is shuffled."""
    place = await pick(t, me, run, "search", searchable(t))
    if place is PASS:
        return
    deck = t.country_decks[place]
    t.sweep(t.countries[place], deck)
    for card in deck.cards:
        t.show(card, deck, 1 << t.powers[me])
    t.tell("searched", me, place, sorted(deck.cards))
    country = await ask(t, me, "search_card", [*found(t, me, place, step, run), PASS], place)
    if country is not PASS:
        t.move(country, deck, t.countries[place])
    t.shuffle(deck)
    if country is PASS:
        show_countries(t, [place])
    else:
        await improve_with(t, me, country, step, run)


def found(t: WorldOrder, me: Power, place: Place, step: Step, run: Run) -> list[CardId]:
    return [card for card in t.country_decks[place].cards if not why_not_improve(t, me, card, step, run)]


def searchable(t: WorldOrder) -> list[Place]:
    """Where a country is left, in the deck or shown."""
    return [place for place in REGIONS if t.country_decks[place].cards or t.countries[place].cards]


def why_not_negotiate(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return "" if searchable(t) else "WO-IR-1"


# --- BRICS --------------------------------------------------------------------


def why_not_brics(t: WorldOrder, me: Power, step: Step, run: Run) -> str:
    return "" if t.boards[me].money >= BRICS_PRICE else "WO-ACT-10"


async def brics(t: WorldOrder, me: Power, step: Step, run: Run) -> None:
    """Influence in two of the regions; Russia may pay for the third."""
    pay(t, me, {MONEY: BRICS_PRICE})
    left = list(BRICS_REGIONS)
    for _ in range(2):
        place = await ask(t, me, "influence", left)
        left.remove(place)
        await add_influence(t, me, place)
    (third,) = left
    if await russia_pays(t, third):
        await add_influence(t, RUSSIA, third)


async def russia_pays(t: WorldOrder, third: Place) -> bool:
    """20 $, or all it has if that is at least 10. An Automa pays if it can, an NPC is not asked."""
    price = min(t.boards[RUSSIA].money, RUSSIAN_SHARE)
    if t.is_npc(RUSSIA) or price < RUSSIAN_LEAST or (t.is_automa(RUSSIA) and not bears(t, RUSSIA, third)):
        return False
    if t.played(RUSSIA) and await ask(t, RUSSIA, "brics", [YES, PASS], third, price) is PASS:
        return False
    pay(t, RUSSIA, {MONEY: price})
    return True
