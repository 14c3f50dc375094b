"""Apocalypse: what lies on the table besides the base game's cards."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, ClassVar, Final

from crise.engine.ask import CardId, Seat
from crise.engine.table import Face, Pile
from crise.games.smile_life.book import Book
from crise.games.smile_life.table import FAST, NONE, TURNED, SmileFace, SmileLife

PLAGUES: Final = frozenset({"crise", "monstre", "evenement"})  # the kinds of fléaux
NO_CARDS: Final[list[CardId]] = []

# Fléaux by the key of their card: what is in force, with or without it.
ALIMENTAIRE: Final = "crise-alimentaire"
ECOLOGIQUE: Final = "crise-ecologique"
ECONOMIQUE: Final = "crise-economique"
POLITIQUE: Final = "crise-politique"
SANITAIRE: Final = "crise-sanitaire"
LIQUIDATION: Final = "liquidation-totale"
PURGE: Final = "purge"
INVASION: Final = "invasion-extraterrestre"


class ApocalypseFace(SmileFace):
    """What is printed on a card of the extension. `power` is a weapon's, or the combativité and damage of a monster."""

    __slots__ = ("boost", "boosted", "free", "power", "rounds")

    def __init__(
        self,
        key: str,
        kind: str,
        value: int,
        smiles: int,
        price: int,
        studies: int,
        salary: int,
        trait: str,
        power: int,
        boost: int,
        boosted: frozenset[str],
        free: frozenset[str],
        rounds: int,
    ) -> None:
        super().__init__(key, kind, value, smiles, price, studies, salary, trait)
        self.power = power
        self.boost = boost  # AP-ARM-10: the power with one of `boosted`
        self.boosted = boosted  # jobs and children
        self.free = free  # jobs and children with which it costs nothing
        self.rounds = rounds  # of a crisis or an event; 0: at once


class Plague:
    """A crisis or an event in force. AP-ANI-6: `card` may be NONE."""

    def __init__(self, key: str, card: CardId, holder: Seat, left: int, began: int) -> None:
        self.key = key
        self.card = card
        self.holder = holder  # AP-CRI-10: at the end of whose turns it is counted
        self.left = left  # rounds
        self.began = began  # the turn in which it arose; AP-CRI-8: it is not counted in that one

    def copy(self) -> Plague:
        return Plague(self.key, self.card, self.holder, self.left, self.began)


class Monster:
    """A monster that goes round. AP-MON-12: `met` are the seats (bits) that have met it."""

    def __init__(self, card: CardId, met: int) -> None:
        self.card = card
        self.met = met

    def copy(self) -> Monster:
        return Monster(self.card, self.met)


class Apocalypse(SmileLife):
    __slots__ = (
        "advanced", "bargained", "clean", "counted", "decree", "defeat", "drawers", "drawn", "erupting",
        "face_up", "flood", "force", "gathering", "goal", "hit", "lifted", "limit", "middle", "monsters",
        "opening", "past", "plagues", "poisoned", "postponed", "thrown"
    )  # fmt: skip

    never_held: ClassVar = PLAGUES  # AP-FLE-1

    def __init__(
        self,
        seats: int,
        faces: list[Face],
        seed: int,
        events: dict[str, list[int]],
        book: Book,
        share: Fraction,
        turn_limit: int,
        advanced: bool,
        hit: Fraction,
    ) -> None:
        super().__init__(seats, faces, seed, events, book, share, turn_limit)
        self.advanced = advanced  # AP-MODE-1
        self.hit = hit  # AP-MAL-1: how often a Bombardement hits
        self.decree = [False] * seats  # AP-JOB-3: the Dictateur has not imprisoned anybody yet
        self.bargained = NONE  # AP-NEG-3: the turn of the last bargain with him
        self._nothing_rages()

    def _nothing_rages(self) -> None:
        self.force = self.open_pile()  # the cards of all that is in force, monsters too, in the order drawn
        self.plagues: list[Plague] = []  # crises and events in force, in the order in which they began
        self.monsters: list[Monster] = []  # in the order drawn
        self.drawn = self.open_pile()  # AP-FLE-4: fléaux that wait to take effect, in the order drawn
        self.drawers: list[Seat] = []  # of those, in the same order
        self.erupting = False  # they are taking effect
        self.gathering = False  # everybody refills: fléaux are set aside
        self.past: list[CardId] = []  # AP-JOB-6: crises and events that were in force and are out
        self.postponed = NONE  # AP-INV-9: a Purge that waits for the end of the Invasion
        self.face_up = False  # AP-POL-1: the pile is turned over
        self.opening = False  # AP-FLE-7: the fléaux of the starting hands take effect
        # this turn
        self.lifted = self.open_pile()  # cards between two places: robbed in a Purge, dealt by a Séisme
        self.clean: list[CardId] = []  # AP-SAN-3: drawn, and no Virus
        self.counted: list[CardId] = []  # AP-INV-1: their smiles were told, hand by hand
        self.poisoned = False  # AP-ANI-5: a Pangolin was eaten
        self.limit = NONE  # AP-PUR-10: up to what the player whose turn it is refills
        # Invasion
        self.goal = 0
        self.thrown = self.open_pile()
        self.defeat = False  # AP-INV-6
        # Inondation
        self.flood = False
        self.middle = self.open_pile()

    def clone(self) -> Apocalypse:
        twin = Apocalypse(
            self.seats,
            self.faces,
            self.seed,
            self.events,
            self.book,
            self.share,
            self.turn_limit,
            self.advanced,
            self.hit,
        )
        self.copy_life_to(twin)
        twin.force, twin.drawers = self.force.copy(), self.drawers[:]
        twin.plagues = [plague.copy() for plague in self.plagues]
        twin.monsters = [monster.copy() for monster in self.monsters]
        twin.erupting, twin.gathering, twin.face_up = self.erupting, self.gathering, self.face_up
        twin.past, twin.postponed, twin.clean = self.past[:], self.postponed, self.clean[:]
        twin.opening, twin.counted, twin.poisoned = self.opening, self.counted[:], self.poisoned
        twin.limit, twin.goal, twin.defeat = self.limit, self.goal, self.defeat
        twin.flood, twin.decree, twin.bargained = self.flood, self.decree[:], self.bargained
        if self.drawn.cards or self.thrown.cards or self.middle.cards or self.lifted.cards:  # seldom
            twin.drawn, twin.thrown = self.drawn.copy(), self.thrown.copy()
            twin.middle, twin.lifted = self.middle.copy(), self.lifted.copy()
        return twin

    def piles(self) -> dict[str, Pile | list[Pile]]:
        return {
            **super().piles(),
            "force": self.force,
            "drawn": self.drawn,
            "thrown": self.thrown,
            "middle": self.middle,
            "lifted": self.lifted,
        }

    def shown(self) -> dict[str, Any]:
        """All of it is public."""
        return {
            **super().shown(),
            "advanced": self.advanced,
            "plagues": [
                {"plague": plague.key, "card": plague.card, "holder": plague.holder, "left": plague.left}
                for plague in self.plagues
            ],
            "monsters": [{"card": monster.card, "met": self.seats_of(monster.met)} for monster in self.monsters],
            "drawers": self.drawers[:],
            "past": self.past[:],
            "postponed": self.postponed,
            "face_up": self.face_up,
            "goal": self.goal,
            "thrown_smiles": self.thrown_smiles(),
            "flood": self.flood,
            "sheltered": [card for pile in self.laid for card in pile.cards if self.marks[card] & FAST],
            "decree": self.decree[:],
        }

    def limits(self) -> dict[CardId, Callable[[Face], bool]]:
        """AP-INV-1: what the cards of a hand are worth together was told in this turn. AP-SAN-3: no Virus in a hand
        that a Crise sanitaire touches. The narrowest first: they must find their faces before others take them."""
        limits = super().limits()
        without = self.clean + self.without_virus()
        for card in self.counted:
            limits[card] = worth(self.face(card).smiles, card in without)
        for card in without:
            limits.setdefault(card, healthy)
        return limits

    def without_virus(self) -> list[CardId]:
        """The cards in the hands that a Crise sanitaire touches."""
        if not self.in_force(SANITAIRE):
            return []
        return [card for seat, hand in enumerate(self.hands) if not self.masked(seat) for card in hand.cards]

    # --- who and what -----------------------------------------------------------

    def seats_of(self, bits: int) -> list[Seat]:
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    def face(self, card: CardId) -> ApocalypseFace:
        face = self.faces[card]
        assert isinstance(face, ApocalypseFace)
        return face

    def all_faces(self) -> list[ApocalypseFace]:
        """For those who look at many."""
        faces: list[Any] = self.faces  # nothing is called for that
        return faces

    def from_turn(self) -> list[Seat]:
        """Everybody, in turn order from the player whose turn it is."""
        return [self.turn, *self.others(self.turn)]

    def in_force(self, key: str) -> bool:
        for plague in self.plagues:  # noqa: SIM110 (a generator costs more than all the rest)
            if plague.key == key:
                return True
        return False

    def owns(self, seat: Seat, key: str) -> bool:
        """Is this card, which helps to survive, laid there, and not turned?"""
        by_kind = self.laid[seat].by_kind
        if by_kind is None:
            by_kind = self.sort_laid(seat)
        for card in by_kind.get("survie", NO_CARDS):
            if self.faces[card].key == key and not self.marks[card] & TURNED:
                return True
        return False

    def survivor(self, seat: Seat) -> bool:
        """AP-JOB-9."""
        job = self.job[seat]
        return job != NONE and self.faces[job].key == "survivaliste"

    def masked(self, seat: Seat) -> bool:
        """AP-SAN-8: untouched by a Crise sanitaire."""
        return self.survivor(seat) or self.owns(seat, "masque-a-gaz")

    def thrown_smiles(self) -> int:
        """AP-INV-1: a Licorne is worth what is printed on it."""
        faces = self.all_faces()
        return sum([faces[card].smiles for card in self.thrown.cards])


def healthy(face: Face) -> bool:
    return face.key != "virus"


def worth(smiles: int, clean: bool) -> Callable[[Face], bool]:
    """A face of as many smiles, and not the Virus if it can't be there."""

    def fits(face: Face) -> bool:
        assert isinstance(face, SmileFace)
        return face.smiles == smiles and not (clean and face.key == "virus")

    return fits
