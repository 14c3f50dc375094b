"""Smile Life: what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from crise.engine.ask import CardId, Seat
from crise.engine.table import BAG, LISTED, Face, Pile, Table
from crise.games.smile_life.book import Book
from crise.games.smile_life.part import Part

NONE: Final = -1
ROUND: Final = list(range(6))  # all seats that there may be

# What may be said of a laid card, as bits.
TURNED: Final = 1  # SL-FACE-1
USED: Final = 2  # SL-CHI-2: a flirt that had its child
AFFAIR: Final = 4  # SL-ADU-2: an adulterous flirt
SAFE: Final = 8  # SL-POW-18: a study that no Redoublement takes
IDLE: Final = 16  # SL-POW-18: a study that counts for no job
FAST: Final = 32  # nothing takes it away: no card of this box does that
MARKS: Final = {"turned": TURNED, "used": USED, "affair": AFFAIR, "safe": SAFE, "idle": IDLE}


class SmileFace(Face):
    """What is printed on a card. `value` is the level of a study or a salary, and what a Héritage is worth."""

    __slots__ = ("price", "salary", "smiles", "studies", "trait")

    def __init__(
        self, key: str, kind: str, value: int, smiles: int, price: int, studies: int, salary: int, trait: str
    ) -> None:
        super().__init__(key, kind, value)
        self.smiles = smiles
        self.price = price  # of a purchase, in liasses
        self.studies = studies  # the level that a job needs
        self.salary = salary  # the highest that a job allows
        self.trait = trait  # interimaire, fonctionnaire; enfant: a flirt that may have a child


class SmileLife(Table):
    __slots__ = (
        "adultery", "bets", "bettor", "book", "casino", "casino_open", "deck", "discard", "free_house",
        "hands", "hired", "job", "laid", "marks", "marriage", "origin", "out", "parts", "playing",
        "pushed", "removed", "share", "skips", "tainted", "turn_limit"
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        faces: list[Face],
        seed: int,
        events: dict[str, list[int]],
        book: Book,
        share: Fraction,
        turn_limit: int,
    ) -> None:
        super().__init__(seats, faces, seed, events)
        self.book, self.share, self.turn_limit = book, share, turn_limit
        self.deck = Pile(0, BAG)
        self.removed = Pile(0, BAG)  # SL-END-2
        self.discard = self.open_pile()
        self.out = self.open_pile()  # SL-OUT-1
        self.bets = Pile(self.everybody, LISTED)  # SL-CAS-3: face down; SL-CAS-8: laid by nobody
        self.hands: list[Pile] = []
        self.laid: list[Pile] = []  # in the order of laying
        self.marks = [0] * len(faces)  # by card
        self.origin = [NONE] * len(faces)  # SL-TURN-3: whom a card of the discard came from
        self.job = [NONE] * seats
        self.hired = [0] * seats  # the turn in which the job was laid
        self.pushed = [False] * seats  # by Piston
        self.free_house = [False] * seats  # SL-POW-11
        self.marriage = [NONE] * seats
        self.adultery = [NONE] * seats
        self.tainted = [False] * seats  # SL-DIST-1: was Bandit, or played Attentat
        self.skips = [0] * seats  # SL-TURN-6
        self.casino: Seat = NONE  # who laid it
        self.casino_open = False  # SL-CAS-2: that one has bet
        self.bettor: Seat = NONE  # whose bet is lying
        self.parts: dict[str, Part] = {}  # by extension
        self.playing: CardId = NONE  # what a target is being chosen for: only to say why not

    def clone(self) -> SmileLife:
        twin = SmileLife(self.seats, self.faces, self.seed, self.events, self.book, self.share, self.turn_limit)
        self.copy_life_to(twin)
        return twin

    def copy_life_to(self, twin: SmileLife) -> None:
        """All that lies on the table of the base game."""
        self.copy_to(twin)
        twin.deck, twin.removed, twin.discard = self.deck.copy(), self.removed.copy(), self.discard.copy()
        twin.out, twin.bets = self.out.copy(), self.bets.copy()
        twin.hands = [pile.copy() for pile in self.hands]
        twin.laid = [pile.copy() for pile in self.laid]
        twin.marks, twin.origin = self.marks[:], self.origin[:]
        twin.job, twin.hired, twin.pushed = self.job[:], self.hired[:], self.pushed[:]
        twin.free_house, twin.marriage, twin.adultery = self.free_house[:], self.marriage[:], self.adultery[:]
        twin.tainted, twin.skips = self.tainted[:], self.skips[:]
        twin.casino, twin.casino_open, twin.bettor = self.casino, self.casino_open, self.bettor
        if self.parts:
            twin.parts = {name: part.copy() for name, part in self.parts.items()}

    def piles(self) -> dict[str, Pile | list[Pile]]:
        return {
            "deck": self.deck,
            "discard": self.discard,
            "out": self.out,
            "removed": self.removed,
            "bets": self.bets,
            "hands": self.hands,
            "laid": self.laid,
            **{name: piles for part in self.parts.values() for name, piles in part.piles().items()},
        }

    def shown(self) -> dict[str, Any]:
        """SL-PUB-1: public."""
        laid = [card for pile in self.laid for card in pile.cards if self.marks[card]]
        marked = {name: [card for card in laid if self.marks[card] & bit] for name, bit in MARKS.items()}
        return {
            "smiles": [self.score(seat) for seat in range(self.seats)],
            **marked,
            "origin": [self.origin[card] for card in self.discard.cards],
            "job": self.job[:],
            "marriage": self.marriage[:],
            "adultery": self.adultery[:],
            "skips": self.skips[:],
            "tainted": self.tainted[:],
            "free_house": self.free_house[:],
            "pushed": self.pushed[:],
            "casino": self.casino,
            "casino_open": self.casino_open,
            "bettor": self.bettor,
            **{name: value for part in self.parts.values() for name, value in part.shown().items()},
        }

    def limits(self) -> dict[CardId, Callable[[Face], bool]]:
        """SL-CAS-3: a bet that lies face down is a salary, whatever its level."""
        return {bet: lambda face: face.kind == "salaire" for bet in self.bets.cards}

    # --- who and what -----------------------------------------------------------

    def others(self, seat: Seat) -> list[Seat]:
        """In turn order from the left neighbour on (SL-SET-2)."""
        return ROUND[seat + 1 : self.seats] + ROUND[:seat]

    def face(self, card: CardId) -> SmileFace:
        face = self.faces[card]
        assert isinstance(face, SmileFace)
        return face

    def job_key(self, seat: Seat) -> str:
        job = self.job[seat]
        return "" if job == NONE else self.faces[job].key

    def bound(self, seat: Seat) -> bool:
        """By a job or by love: who is not has nothing to leave, and no free act."""
        return self.job[seat] != NONE or self.marriage[seat] != NONE or self.adultery[seat] != NONE

    def somebody_is(self, job: str) -> bool:
        return job in [self.faces[card].key for card in self.job if card != NONE]

    def has_trait(self, seat: Seat, trait: str) -> bool:
        return self.job[seat] != NONE and self.face(self.job[seat]).trait == trait

    def laid_of(self, seat: Seat, kind: str, unmarked: int = 0) -> list[CardId]:
        """The laid cards of a kind that bear none of these marks, in the order of laying. SL-FACE-2: who asks for cards
        that are not TURNED leaves the turned ones alone."""
        by_kind = self.laid[seat].by_kind
        if by_kind is None:
            by_kind = self.sort_laid(seat)
        cards = by_kind.get(kind)
        if not cards:
            return []
        if not unmarked:
            return cards[:]
        marks = self.marks
        return [card for card in cards if not marks[card] & unmarked]

    def sort_laid(self, seat: Seat) -> dict[str, list[CardId]]:
        """The laid cards by kind: from now on the pile keeps them so. Everybody knows them: in no world that somebody
        imagines is one of another kind."""
        pile, faces = self.laid[seat], self.faces
        by_kind: dict[str, list[CardId]] = {}
        for card in pile.cards:
            by_kind.setdefault(faces[card].kind, []).append(card)
        pile.by_kind = by_kind
        return by_kind

    def one_of_each(self, cards: list[CardId]) -> list[CardId]:
        """Twins are as good as each other."""
        faces = map(self.faces.__getitem__, cards)
        return list(dict(zip(faces, cards)).values())  # noqa: B905 (as long as each other, and `strict` costs)

    def score(self, seat: Seat) -> int:
        """SL-END-3: the smiles of all laid cards, turned ones too."""
        total = 0
        special = self.book.smiles
        for card in self.laid[seat].cards:
            face = self.faces[card]
            assert isinstance(face, SmileFace)
            total += special[face.key](self, seat) if face.key in special else face.smiles
        return total
