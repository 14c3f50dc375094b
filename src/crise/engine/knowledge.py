"""Who knows which card: cards in piles, how they move, and what a seat sees of a pile.

Cards are ids; `faces[id]` says what a card is, and `known[id]` is the set of seats (as bits) that know it. So there is
one view, one way to imagine, one redaction of the log, for all games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from crise.engine.ask import CardId
from crise.engine.chance import Chance
from crise.engine.face import Face, Kinds, Shown
from crise.engine.pile import HELD, Pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Chance):
    """Cards, and who knows them. Knowledge moves with the card; a shuffle forgets."""

    __slots__ = ("everybody", "faces", "forgot", "kinds", "known")

    def begin_knowledge(self, seats: int, faces: list[Face]) -> None:
        self.faces = faces
        self.known = [0] * len(faces)
        self.everybody = (1 << (seats + 1)) - 1  # the last bit is the public: spectators
        self.forgot: dict[CardId, int] = {}  # how often each card was, since the checkpoint
        self.kinds: Kinds | None = None  # tables with the same faces look for their cards of a kind together, once

    # --- piles and kinds ------------------------------------------------------

    def of_kind(self, kind: str) -> frozenset[CardId]:
        """All cards of a kind, wherever they lie: `isdisjoint` asks a whole hand at once."""
        kinds = self.kinds
        if kinds is None:
            kinds = self.kinds = Kinds(self.faces)
        cards = kinds.found.get(kind)
        return kinds.find(kind) if cards is None else cards

    # --- moves ----------------------------------------------------------------

    def move(self, card: CardId, source: Pile, target: Pile) -> None:
        """Knowledge moves with the card: who knew it still does, who sees the target now does too."""
        source.cards.remove(card)
        if source.by_kind is not None:
            source.by_kind[self.faces[card].kind].remove(card)
        self.put(card, source, target)

    def move_all(self, cards: list[CardId], source: Pile, target: Pile) -> None:
        """One after the other."""
        policy = self.policy
        if policy is None or policy.tracks_knowledge or source.by_kind is not None or target.by_kind is not None:
            for card in cards:
                self.move(card, source, target)
        else:
            for card in cards:
                source.cards.remove(card)
            target.cards += cards

    def put(self, card: CardId, source: Pile, target: Pile) -> None:
        """The second half of a move, for a card that was already taken off its pile."""
        target.cards.append(card)
        if target.by_kind is not None:
            target.by_kind.setdefault(self.faces[card].kind, []).append(card)
        policy = self.policy
        if policy is not None and not policy.tracks_knowledge:
            return
        seen = target.seen
        if source.known_to and source.order == HELD:
            self._blur(card, source, seen)
        known = self.known
        now = known[card] | seen
        self.public_until = self.cursor
        if source.seen != seen or now != known[card]:
            known[card] = now
            self.fixed_until = self.cursor
        if now != seen:
            target.known_to |= now & ~seen

    def move_hidden(self, card: CardId, source: Pile, target: Pile, seen: int) -> None:
        """Like `move`, but only these seats (bits) see the card as it goes: face down on an open pile."""
        source.by_kind = target.by_kind = None
        source.cards.remove(card)
        target.cards.append(card)
        if source.known_to and source.order == HELD:
            self._blur(card, source, seen)
        self.known[card] |= seen
        target.known_to |= self.known[card] & ~target.seen
        target.has_face_down = True
        self.public_until = self.fixed_until = self.cursor

    def take(self, pile: Pile) -> CardId:
        """Take the top card off a draw pile, of those whose place is not settled any; `put` says where it goes."""
        cards, fixed_bottom = pile.cards, pile.fixed_bottom
        if pile.fixed_top:
            pile.fixed_top -= 1
            return cards.pop()
        if fixed_bottom and fixed_bottom == len(cards):
            pile.fixed_bottom -= 1
            return cards.pop()
        at = fixed_bottom + self.roll(len(cards) - fixed_bottom)
        card = cards[at]
        cards[at] = cards[-1]
        cards.pop()
        return card

    def settle(self, pile: Pile, count: int) -> list[CardId]:
        """Decide the order of the top cards (at most `count`), top first: somebody is about to look at them."""
        cards = pile.cards
        count = min(count, len(cards))
        while pile.fixed_top < count:
            last, fixed_bottom = len(cards) - 1 - pile.fixed_top, pile.fixed_bottom
            if last < fixed_bottom:
                pile.fixed_bottom -= 1
            else:
                at = fixed_bottom + self.roll(last + 1 - fixed_bottom)
                cards[at], cards[last] = cards[last], cards[at]
            pile.fixed_top += 1
        return cards[-1 : -count - 1 : -1] if count else []

    def show(self, card: CardId, pile: Pile, seats: int) -> None:
        """These seats (bits) now know a card of this pile."""
        self.known[card] |= seats
        pile.known_to |= seats & ~pile.seen
        self.public_until = self.fixed_until = self.cursor

    def sweep(self, source: Pile, target: Pile) -> None:
        """Move all cards of a pile together: nobody forgets any, and who sees the target now knows them too."""
        if target.seen & ~source.seen:
            for card in source.cards:
                self.known[card] |= target.seen
        target.cards += source.cards
        target.by_kind = None
        target.known_to |= (source.known_to | source.seen) & ~target.seen
        target.has_face_down = target.has_face_down or source.has_face_down
        source.empty()
        self.public_until = self.fixed_until = self.cursor

    def pour(self, source: Pile, pile: Pile) -> None:
        """Shuffle all cards of `source` into a draw pile: nobody knows any of its cards any more."""
        pile.cards += source.cards
        source.empty()
        self.shuffle(pile)

    def shuffle(self, pile: Pile) -> None:
        pile.fixed_top = pile.fixed_bottom = pile.known_to = 0
        for card in pile.cards:
            if self.known[card]:
                self.forget(card, self.known[card])
        self.public_until = self.fixed_until = self.cursor

    # --- what is forgotten ----------------------------------------------------

    def forget(self, card: CardId, seats: int) -> None:
        """These seats (bits) can't be sure of this card any more."""
        self.known[card] &= ~seats
        self.forgot[card] = self.forgot.get(card, 0) + 1

    def _blur(self, card: CardId, hand: Pile, seen: int) -> None:
        """A card left a hand. Who did not see which one can't be sure of any card of that hand;
        who saw it can't tell it from a twin that he knew to be there."""
        outsiders = hand.known_to & ~seen
        if outsiders:
            for other in [*hand.cards, card]:
                lost = self.known[other] & outsiders
                if lost:
                    self.forget(other, lost)
            hand.known_to &= ~outsiders
        late = hand.known_to & ~self.known[card]
        if late:
            self._mistake_twin(card, hand, late)
        if hand.known_to & self.known[card]:  # somebody saw go what he knew: does he know any other?
            hand.known_to = 0
            for other in hand.cards:
                hand.known_to |= self.known[other] & ~hand.seen

    def _mistake_twin(self, card: CardId, hand: Pile, seats: int) -> None:
        face = self.faces[card]
        for other in hand.cards:
            if self.faces[other] is face and self.known[other] & seats:
                lost = self.known[other] & seats
                self.forget(other, lost)
                seats &= ~lost

    # --- what is seen ---------------------------------------------------------

    def shown_card(self, cards: CardId | Sequence[CardId]) -> Any:
        """A card, or several, in an event: as those who know them now may see them."""
        if isinstance(cards, int):
            return Shown(cards, self.faces[cards].key, self.known[cards])
        return tuple([Shown(card, self.faces[card].key, self.known[card]) for card in cards])
