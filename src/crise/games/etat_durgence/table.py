"""État d'urgence: what lies on the table, and what may be known of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from crise.engine.ask import CardId, Seat
from crise.engine.table import BAG, Face, Pile, Table
from crise.games.etat_durgence.effects import BLACK, Effects

MOST_SEATS: Final = 5
SLOTS: Final = 3  # ED-PLAY-1: printed on every team's board
# What a card leaves open until it is used, or until the next card is laid (ED-EFF-12).
OPEN_EFFECTS: Final = ("gain", "draw", "destroy", "discard", BLACK)


class Card(Face):
    """A face of the card file: the common columns, and those of this game."""

    __slots__ = (
        "annoying", "double", "draws", "effect", "harms", "hearts", "later", "most_coins", "most_hits",
        "price", "shields", "sides", "slots", "team"
    )  # fmt: skip

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


class EtatDurgence(Table):
    __slots__ = (
        "alive", "attack", "boards", "box", "coins", "confiance", "confiance_max", "discards",
        "disinfect_per_turn", "disinfected", "draws", "due", "hand_cleared", "hands", "laid", "market",
        "random_teams", "sides", "slots", "step", "supers", "teams", "turn_limit", "used"
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        faces: list[Face],
        seed: int,
        events: dict[str, list[int]],
        confiance_max: int,
        turn_limit: int,
        disinfect_per_turn: int,
    ) -> None:
        super().__init__(seats, faces, seed, events)
        self.confiance_max, self.turn_limit, self.disinfect_per_turn = confiance_max, turn_limit, disinfect_per_turn
        self.random_teams = False
        self.teams: list[str] = []
        self.confiance: list[int] = []
        self.alive: list[Seat] = []  # clockwise
        # common
        self.market = self.open_pile()
        self.supers = self.open_pile()  # ED-SET-1: not bought yet
        self.box = self.open_pile()  # destroyed, or not used in this game
        # of each seat
        self.draws: list[Pile] = []
        self.hands: list[Pile] = []
        self.discards: list[Pile] = []
        self.laid: list[Pile] = []  # in the slots
        self.boards: list[Pile] = []  # ED-PLAY-4: what stays in play, in the order in which it was laid
        self.slots: list[int] = []  # ED-PLAY-1, and those of Emplacement cards
        # of the turn
        self.step = ""
        self.coins = 0
        self.attack = 0
        self.due: dict[str, int] = dict.fromkeys(OPEN_EFFECTS, 0)
        self.sides: list[str] = []  # of the laid cards, in the same order
        self.used: list[CardId] = []  # companions that have acted
        self.hand_cleared = False  # ED-COM-4: no annoying companion can be in the hand on turn any more
        self.disinfected = 0

    def clone(self) -> EtatDurgence:
        twin = EtatDurgence(
            self.seats,
            self.faces,
            self.seed,
            self.events,
            self.confiance_max,
            self.turn_limit,
            self.disinfect_per_turn,
        )
        self.copy_to(twin)
        twin.teams, twin.confiance, twin.alive = self.teams[:], self.confiance[:], self.alive[:]
        twin.market, twin.supers, twin.box = self.market.copy(), self.supers.copy(), self.box.copy()
        twin.draws = [pile.copy() for pile in self.draws]
        twin.hands = [pile.copy() for pile in self.hands]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.laid = [pile.copy() for pile in self.laid]
        twin.boards = [pile.copy() for pile in self.boards]
        twin.slots = self.slots[:]
        twin.step, twin.coins, twin.attack, twin.due = self.step, self.coins, self.attack, self.due.copy()
        twin.sides, twin.used, twin.disinfected = self.sides[:], self.used[:], self.disinfected
        twin.hand_cleared = self.hand_cleared
        return twin

    def piles(self) -> dict[str, Pile | list[Pile]]:
        return {
            "market": self.market,
            "supers": self.supers,
            "box": self.box,
            "draws": self.draws,
            "hands": self.hands,
            "discards": self.discards,
            "laid": self.laid,
            "boards": self.boards,
        }

    def shown(self) -> dict[str, Any]:
        """ED-SET-5: public."""
        return {
            "teams": self.teams[:],
            "confiance": self.confiance[:],
            "alive": self.alive[:],
            "slots": self.slots[:],
            "step": self.step,
            "coins": self.coins,
            "attack": self.attack,
            "due": self.due.copy(),
            "sides": self.sides[:],
            "used": self.used[:],
            "disinfected": self.disinfected,
        }

    # --- what may be known ------------------------------------------------------

    def draw_pile(self, seat: Seat) -> Pile:
        """ED-EFF-15: its owner knows the cards of a draw pile, nobody their order."""
        return Pile(1 << seat, BAG)

    def _view_pile(self, pile: Pile, seat: Seat) -> dict[str, Any]:
        """ED-EFF-15: of one's own draw pile one sees the cards, sorted."""
        if pile.order == BAG and pile.seen >> seat & 1:
            cards = sorted([(self.faces[card].key, card) for card in pile.cards])
            return {"count": len(cards), "cards": [(card, key) for key, card in cards]}
        return super()._view_pile(pile, seat)

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
