"""Countries that change: TO-CTY."""

from __future__ import annotations

from crise.engine.ask import CardId
from crise.engine.pile import Pile
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.data import POWERS
from crise.games.world_order.market import show_countries
from crise.games.world_order.state import Power


def replace_country(t: Tourmente, key: str) -> None:
    """The card that takes the place of the country of this key, if it has not yet."""
    new = next((card for card in t.new_countries.cards if key in (t.faces[card].key, t.face(card).replaces)), None)
    if new is None:
        return
    old = next(card for card in range(len(t.faces)) if t.faces[card].key == t.face(new).replaces)
    place = t.card(new).region
    owner = next((power for power in POWERS if old in t.allies[power].cards), None)
    if owner is not None:
        take_over(t, owner, old, new)
    elif old in t.countries[place].cards:
        swap_in(t, t.countries[place], old, new)
    elif old in t.country_decks[place].cards:
        into_deck(t, old, new)


def swap_in(t: Tourmente, pile: Pile, old: CardId, new: CardId) -> None:
    """TO-CTY-1: the new card takes its place."""
    at = pile.cards.index(old)
    t.move(old, pile, t.box)
    t.move(new, t.new_countries, pile)
    pile.cards.insert(at, pile.cards.pop())
    t.tell("country_replaced", old, new)


def take_over(t: Tourmente, owner: Power, old: CardId, new: CardId) -> None:
    """TO-CTY-1: tokens and state stay."""
    swap_in(t, t.allies[owner], old, new)
    board = t.boards[owner]
    board.invested = [new if card == old else card for card in board.invested]
    board.bases = [new if card == old else card for card in board.bases]
    board.exhausted = [new if card == old else card for card in board.exhausted]


def into_deck(t: Tourmente, old: CardId, new: CardId) -> None:
    """TO-CTY-2: the old card leaves its deck and the new one goes in; the shown ones are shuffled in too.
    TO-CTY-3: as after a country was fetched (`negotiate` of World Order)."""
    place = t.card(new).region
    deck = t.country_decks[place]
    t.sweep(t.countries[place], deck)
    t.move(old, deck, t.box)
    t.tell("country_replaced", old, new)  # before the new one is hidden: all know what goes in
    t.move(new, t.new_countries, deck)
    t.shuffle(deck)
    show_countries(t, [place])
