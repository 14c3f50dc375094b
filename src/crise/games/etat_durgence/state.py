"""État d'urgence: what lies on the table, and what may be known of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from crise.engine.ask import CardId, Seat
from crise.engine.face import Face
from crise.engine.pile import BAG, Pile
from crise.games.etat_durgence.effects import BLACK, Effects
from crise.state.base import State
from crise.state.fields import card_ids, counter, counter_each, flag, option, players, tally, word, words
from crise.state.piles import draw_pile_each, hand_each, open_pile, open_pile_each

CONFIANCE: Final = 20  # ED-SET-1
MOST_SEATS: Final = 5
SLOTS: Final = 3  # ED-PLAY-1: printed on every team's board
# What cards leave open until it is used, or until buying starts; a black heart until the next card (ED-EFF-12).
OPEN_EFFECTS: Final = ("gain", "draw", "destroy", "discard", BLACK)


class Card(Face):
    """A face of the card file: the common columns, and those of this game."""

    def __init__(self, key: str, kind: str, price: int, attaque: Effects, benef: Effects, effect: Effects) -> None:
        super().__init__(key, kind, price)
        self.price = price
        self.effect = effect
        self.sides = {"attaque": attaque, "benef": benef, "": effect}
        self.double = kind in ("double", "super")  # ED-PLAY-3, ED-BUY-2
        self.hearts = self.shields = self.slots = 0
        self.team = ""
        printed = [one for side in self.sides.values() for one in side]
        self.harms = any(one.word in ("hit", BLACK) for one in printed)
        self.most_coins = max([one.n for one in printed if one.word == "coin"], default=0)
        self.most_hits = max([one.n for one in printed if one.word == "hit"], default=0)
        self.draws = any(one.word == "draw" for one in printed)
        # ED-COM-3: an annoying companion is one with a black heart
        self.annoying = kind == "compagnon" and any(word == BLACK for word, _ in effect)
        # ED-COM-5: its black heart is paid by itself, so using it later gives the rest
        self.later = tuple([e for e in effect if e.word != BLACK])

    @property
    def standing(self) -> list[tuple[str, int]]:
        """What it gives by lying there, as it is told."""
        return [(word, n) for word, n in (("shield", self.shields), ("slot", self.slots)) if n]


def is_random(teams: str) -> bool:
    """ED-SET-5: drawn, not chosen."""
    return teams == "random"


class EtatDurgence(State):
    """ED-SET-5: public but for what is drawn."""

    confiance_max: int = option()
    turn_limit: int = option()
    disinfect_per_turn: int = option()
    seat_confiance: tuple[int, ...] = option()  # ED-SET-6
    first_hand: int = option()  # ED-SET-7
    random_teams: bool = option("teams", is_random)

    market = open_pile()
    supers = open_pile()  # ED-SET-1: not bought yet
    box = open_pile()  # destroyed, or not used in this game
    draws = draw_pile_each(owner_knows=True)  # ED-EFF-15
    hands = hand_each()
    discards = open_pile_each()
    laid = open_pile_each()  # in the slots
    boards = open_pile_each()  # ED-PLAY-4: what stays in play, in the order in which it was laid

    teams = words(feature="words")  # of each seat, as they are chosen
    confiance = counter_each(CONFIANCE, role="score")
    alive = players(role="alive")  # clockwise
    left_at = counter_each(0, shown=False)  # the turn in which one went out
    slots = counter_each(SLOTS, role="figure")  # ED-PLAY-1, and those of Emplacement cards
    # of the turn
    step = word()
    coins = counter()
    attack = counter()
    due = tally(OPEN_EFFECTS)
    sides = words()  # of the laid cards, in the same order
    used = card_ids(feature="count")  # companions that have acted
    disinfected = counter()
    hand_cleared = flag(shown=False)  # ED-COM-4: no annoying companion can be in the hand on turn any more

    @staticmethod
    def in_play(faces: list[Face], seats: int) -> list[Face]:
        """ED-SET-2, ED-SET-3: the box holds the cards of five players; those of the missing ones stay in it."""
        cards: list[Face] = []
        for one in dict.fromkeys(faces):
            copies = faces.count(one)
            cards += [one] * (copies if one.kind == "super" else copies * seats // MOST_SEATS)
        return cards

    # --- what may be known ------------------------------------------------------

    def view_pile(self, pile: Pile, seat: Seat) -> dict[str, Any]:
        """ED-EFF-15: of one's own draw pile one sees the cards, sorted."""
        if pile.order == BAG and pile.seen >> seat & 1:
            cards = sorted([(self.faces[card].key, card) for card in pile.cards])
            return {"count": len(cards), "cards": [(card, key) for key, card in cards]}
        return super().view_pile(pile, seat)

    def shuffle(self, pile: Pile) -> None:
        """Whoever owns the pile still knows what is in it; the others lose sight of these cards."""
        pile.known_to = 0
        for card in pile.cards:
            lost = self.known[card] & ~pile.seen
            if lost:
                self.forget(card, lost)
        self.public_until = self.cursor

    def unknown(self, seat: Seat) -> list[tuple[list[CardId], list[CardId]]]:
        """Who owns which cards is public; what others hold of theirs is not. Cards never change owner."""
        bit = 1 << seat
        groups = []
        for owner in range(self.seats):
            if owner != seat:
                hand = [card for card in self.hands[owner].cards if not self.known[card] & bit]
                groups.append((hand, self.draws[owner].cards))
        return groups

    def limits(self) -> dict[CardId, Callable[[Face], bool]]:
        """ED-COM-4: who has laid or drawn a card this turn holds no annoying companion."""
        return dict.fromkeys(self.hands[self.turn].cards, not_annoying) if self.hand_cleared else {}

    # --- who has what -----------------------------------------------------------

    def card(self, card: CardId) -> Card:
        face = self.faces[card]
        assert isinstance(face, Card)
        return face

    def free_slots(self, seat: Seat) -> int:
        return self.slots[seat] - len(self.laid[seat].cards)

    def others(self, seat: Seat) -> list[Seat]:
        """Opponents still in the game, clockwise from this seat."""
        return [other for other in self.alive if other > seat] + [other for other in self.alive if other < seat]

    def on_board(self, seat: Seat, kind: str) -> list[CardId]:
        faces = self.faces
        return [card for card in self.boards[seat].cards if faces[card].kind == kind]

    def super_of(self, seat: Seat) -> CardId | None:
        """ED-BUY-2: the super card of this seat's team, while it is not bought."""
        for card in self.supers.cards:
            if self.card(card).team == self.teams[seat]:
                return card
        return None


def not_annoying(face: Face) -> bool:
    assert isinstance(face, Card)
    return not face.annoying
