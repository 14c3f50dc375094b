"""The rows that cards are taken from: the market (WO-SET-6, WO-RES-10) and the countries shown (WO-SET-5, WO-IR-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crise.engine.ask import CardId
from crise.games.world_order.state import Place, WorldOrder

ROW: Final = 6
SHOWN: Final = 2


def fill_market(t: WorldOrder) -> None:
    """From the left: the newest lies last in the pile. WO-RES-10: the discard is shuffled when the deck is empty."""
    while len(t.market.cards) < ROW:
        if not t.market_deck.cards and t.market_discard.cards:
            t.pour(t.market_discard, t.market_deck)
        if not t.market_deck.cards:
            return
        t.put(t.take(t.market_deck), t.market_deck, t.market)


def discard_rightmost(t: WorldOrder, many: int) -> None:
    """WO-RES-5, WO-RES-8"""
    gone = t.market.cards[:many]
    t.move_all(gone, t.market, t.market_discard)
    if gone:
        t.tell("row_discarded", gone)
    fill_market(t)


def show_countries(t: WorldOrder, places: Sequence[Place]) -> None:
    shown = [card for place in places for card in fill_row(t, place)]
    if shown:
        t.tell("countries_shown", shown)


def fill_row(t: WorldOrder, place: Place) -> list[CardId]:
    """WO-IR-4: two at once, while the deck lasts."""
    shown = []
    while t.country_decks[place].cards and len(t.countries[place].cards) < SHOWN:
        shown.append(show_country(t, place))
    return shown


def show_country(t: WorldOrder, place: Place) -> CardId:
    deck = t.country_decks[place]
    card = t.take(deck)
    t.put(card, deck, t.countries[place])
    return card


def put_under(t: WorldOrder, country: CardId, place: Place) -> None:
    """WO-PREP-4: at the bottom of its deck, where everybody saw it go."""
    deck = t.country_decks[place]
    t.move(country, t.countries[place], deck)
    deck.cards.insert(0, deck.cards.pop())
    deck.fixed_bottom += 1


def shown_everywhere(t: WorldOrder) -> list[CardId]:
    return [card for row in t.countries.values() for card in row.cards]
