"""Noé: what lies on the table, who is still in the round, and what nobody says."""

from __future__ import annotations

from typing import ClassVar, Final

from crise.engine.ask import CardId, Seat
from crise.engine.determinize import Overlay
from crise.games.noe import combos
from crise.state.base import State
from crise.state.fields import counter, counter_each, flag, listed, option, player, players, scratch
from crise.state.piles import draw_pile, hand_each, open_pile, open_pile_each

HAND: Final = 6  # NO-SET-1
BASE: Final = 1
EVOLVED: Final = 2  # the Enquêteurs act
COMPLETE: Final = 3  # the villains are in the box
VILLAINS: Final = ("attentat", "espion-rouge", "espion-violet", "poseur")

UNSETTLED: Final = -1


class Noe(State):
    never_held: ClassVar = frozenset({"attentat"})  # NO-ATT-1

    deck = draw_pile()
    discard = open_pile()  # cards that were hidden under an action lie in it face down
    played = open_pile(role="announced")  # the cards of an action, until it is over
    hands = hand_each()
    laid = open_pile_each()  # NO-ANN-7: the six cards of an announcement

    rounds = counter(shown="round", role="round")  # begun so far
    target: int = option(shown=True)
    level: int = option(shown=True)
    playing = players(shown="in_round", marked=True)  # still in the round, clockwise
    points = counter_each(role="score")
    gained = counter_each(role="figure")  # in this round
    lost_turns = counter_each(role="figure")
    dealer = player(0, marked=True)
    takeable = flag(True)  # NO-ENQ-7, NO-VIL-2: may the top of the discard be taken?
    undrawn = counter()  # NO-TURN-5: turns since somebody drew from the pile
    reshuffled = counter()  # in this round
    reshuffles: int = option(shown=True)
    max_rounds: int = option(shown=True)
    assisted: bool = option(shown=True)

    finished = flag(shown=False)
    kept: list[CardId] = scratch([])  # what stays in the hand of who may announce
    # NO-ELY-5: the hands as their last turn ended, kept as cards and not as a yes or no, so that in an imagined
    # world it is the imagined cards that decide. Not shown to anybody. Its lists are never changed.
    rested: list[list[CardId]] = listed()
    rested_elysee: list[int] = listed()  # decided when an opponent took one of those cards away, else UNSETTLED

    # --- who is who -----------------------------------------------------------

    def clockwise(self, seat: Seat) -> list[Seat]:
        """Those still in the round, from the left of this seat on, without it."""
        around = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in around if other in self.playing]

    # --- what one holds -------------------------------------------------------

    def kind(self, card: CardId) -> str:
        return self.faces[card].kind

    def codes(self, cards: list[CardId]) -> list[int]:
        faces = self.faces
        return [faces[card].value for card in cards]

    def holds_elysee(self, seat: Seat) -> bool:
        """NO-ELY-5: as one's last turn ended, and now."""
        if not combos.elysee(self.codes(self.hands[seat].cards)):
            return False
        return self.rested_with_elysee(seat)

    def rested_with_elysee(self, seat: Seat) -> bool:
        if self.rested_elysee[seat] != UNSETTLED:
            return self.rested_elysee[seat] == 1
        return self.rested_cards_are_elysee(seat)

    def rested_cards_are_elysee(self, seat: Seat) -> bool:
        rested = self.rested[seat]
        return bool(rested) and combos.elysee(self.codes(rested))

    def apply_overlay(self, overlay: Overlay) -> None:
        """What was settled of another hand is not known to whoever imagines it: its imagined cards settle it anew, and
        for good, so that who imagines something inside that world goes by the same."""
        super().apply_overlay(overlay)
        self.rested_elysee = [
            settled if settled == UNSETTLED or seat == overlay.observer else int(self.rested_cards_are_elysee(seat))
            for seat, settled in enumerate(self.rested_elysee)
        ]
