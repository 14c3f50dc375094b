"""Noé: what lies on the table, who is still in the round, and what nobody says."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from crise.engine.ask import CardId, Seat
from crise.engine.table import BAG, Face, Pile, Table
from crise.games.noe import combos

HAND: Final = 6  # NO-SET-1
BASE: Final = 1
EVOLVED: Final = 2  # the Enquêteurs act
COMPLETE: Final = 3  # the villains are in the box
VILLAINS: Final = ("attentat", "espion-rouge", "espion-violet", "poseur")

UNSETTLED: Final = -1


class Noe(Table):
    __slots__ = (
        "assisted", "dealer", "deck", "discard", "finished", "gained", "hands", "kept", "laid", "level",
        "lost_turns", "max_rounds", "played", "playing", "points", "reshuffled", "reshuffles", "rested",
        "rested_elysee", "rounds", "takeable", "target", "undrawn"
    )  # fmt: skip

    never_held: ClassVar = frozenset({"attentat"})  # NO-ATT-1

    def __init__(
        self,
        seats: int,
        faces: list[Face],
        seed: int,
        events: dict[str, list[int]],
        level: int,
        assisted: bool,
        target: int,
        reshuffles: int,
        max_rounds: int,
    ) -> None:
        super().__init__(seats, faces, seed, events)
        self.level, self.assisted, self.target = level, assisted, target
        self.reshuffles, self.max_rounds = reshuffles, max_rounds
        self.deck = Pile(0, BAG)
        self.discard = self.open_pile()  # cards that were hidden under an action lie in it face down
        self.played = self.open_pile()  # the cards of an action, until it is over
        self.hands: list[Pile] = []
        self.laid: list[Pile] = []  # NO-ANN-7: the six cards of an announcement
        self.takeable = True  # NO-ENQ-7, NO-VIL-2: may the top of the discard be taken?
        self.kept: list[CardId] = []  # what stays in the hand of who may announce
        self.undrawn = 0  # NO-TURN-5: turns since somebody drew from the pile
        self.reshuffled = 0  # in this round
        self.dealer: Seat = 0
        self.rounds = 0  # begun so far
        self.playing: list[Seat] = []  # still in the round, clockwise
        self.points: list[int] = []
        self.gained: list[int] = []  # in this round
        self.lost_turns: list[int] = []
        self.finished = False
        # NO-ELY-5: the hands as their last turn ended, kept as cards and not as a yes or no, so that in an imagined
        # world it is the imagined cards that decide. Not shown to anybody.
        self.rested: list[list[CardId]] = []
        self.rested_elysee: list[int] = []  # decided when an opponent took one of those cards away, else UNSETTLED

    def clone(self) -> Noe:
        twin = Noe(
            self.seats,
            self.faces,
            self.seed,
            self.events,
            self.level,
            self.assisted,
            self.target,
            self.reshuffles,
            self.max_rounds,
        )
        self.copy_to(twin)
        twin.deck, twin.discard, twin.played = self.deck.copy(), self.discard.copy(), self.played.copy()
        twin.hands = [pile.copy() for pile in self.hands]
        twin.laid = [pile.copy() for pile in self.laid]
        twin.takeable, twin.undrawn, twin.reshuffled = self.takeable, self.undrawn, self.reshuffled
        twin.dealer, twin.rounds, twin.finished = self.dealer, self.rounds, self.finished
        twin.playing, twin.points, twin.gained = self.playing[:], self.points[:], self.gained[:]
        twin.lost_turns = self.lost_turns[:]
        twin.rested, twin.rested_elysee = self.rested[:], self.rested_elysee[:]  # its lists are never changed
        return twin

    def piles(self) -> dict[str, Pile | list[Pile]]:
        return {
            "deck": self.deck,
            "discard": self.discard,
            "played": self.played,
            "hands": self.hands,
            "laid": self.laid,
        }

    def shown(self) -> dict[str, Any]:
        return {
            "round": self.rounds,
            "target": self.target,
            "level": self.level,
            "in_round": [seat in self.playing for seat in range(self.seats)],
            "points": self.points[:],
            "gained": self.gained[:],
            "lost_turns": self.lost_turns[:],
            "dealer": [seat == self.dealer for seat in range(self.seats)],
            "takeable": self.takeable,
            "undrawn": self.undrawn,
            "reshuffled": self.reshuffled,
            "reshuffles": self.reshuffles,
            "max_rounds": self.max_rounds,
            "assisted": self.assisted,
        }

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
        """What was settled holds in reality and for the seat itself; whoever else imagines it goes by the cards."""
        if self.rested_elysee[seat] != UNSETTLED and self.observer in (-1, seat):
            return self.rested_elysee[seat] == 1
        rested = self.rested[seat]
        return bool(rested) and combos.elysee(self.codes(rested))
