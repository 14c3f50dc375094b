"""Dans la tourmente: what lies on the table beside that of World Order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crise.engine.ask import CardId
from crise.games.dans_la_tourmente.grammar import FIRST_ERA, SECOND_ERA, BidCard, EffectCard, Event
from crise.games.world_order.data import POWERS
from crise.games.world_order.state import PHASES as BASE_PHASES
from crise.games.world_order.state import Card, Power, WorldOrder
from crise.state.fields import card_id, listed, tally, words
from crise.state.piles import draw_piles, open_pile, open_piles
from crise.state.tracks import phase

PHASES: Final = (*BASE_PHASES[:-3], "events", *BASE_PHASES[-3:])  # TO-EV-1: before the aftermath
LEFT, MIDDLE, RIGHT = "left", "middle", "right"
EVENTS, SMART_POWER = "events", "smart power"  # where VP come from, beside those of the base
UPPER: Final = (RIGHT, MIDDLE, LEFT)  # TO-SET-1, TO-EV-13: in the order in which they are filled and resolved


class TourmenteFace(Card):
    """One of these: an event, an effect card, a bid card, or a country that replaces another."""

    def __init__(self, key: str, kind: str, value: int) -> None:
        super().__init__(key, kind, value)
        self.event: Event | None = None
        self.effect: EffectCard | None = None
        self.bid: BidCard | None = None
        self.replaces = ""  # the key of the country whose place it takes


class Tourmente(WorldOrder):
    """TO-SET-1: all of it is public but for the order of the era decks, and a bid until all are opened."""

    phase = phase(*PHASES)
    smart = tally(POWERS)  # TO-P-8: smart power

    eras = draw_piles((FIRST_ERA, SECOND_ERA))
    upper = open_piles(UPPER)
    lower = open_piles(POWERS)  # TO-SET-5: targeted ones
    triggered = open_pile()
    to_come = open_pile()  # TO-EV-27: left of the board
    past = open_pile()  # events that are over

    effect_supply = open_pile()
    effects = open_pile()  # in force
    effect_at = words()  # of each of them: where it lies, a power, a place or `board`
    effect_until: list[int] = listed(shown=True)  # and its last round; 0: no end
    bid_cards = open_pile()
    new_countries = open_pile()

    resolving = card_id()  # the event that goes on
    bids = tally(POWERS)  # TO-EV-20: of the auction that goes on, once they are open
    on_card = tally(POWERS)  # TO-EV-7: armies

    def face(self, card: CardId) -> TourmenteFace:
        face = self.faces[card]
        assert isinstance(face, TourmenteFace)
        return face

    def event(self, card: CardId) -> Event:
        event = self.face(card).event
        assert event is not None
        return event

    def effect(self, card: CardId) -> EffectCard:
        effect = self.face(card).effect
        assert effect is not None
        return effect

    def in_turn_order(self, powers: Sequence[Power]) -> list[Power]:
        """TO-EV-13: NPCs last, in the order of the powers."""
        npcs = [power for power in POWERS if power not in self.order]
        return [power for power in (*self.order, *npcs) if power in powers]
