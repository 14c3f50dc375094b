"""Smile Life: what lies on the table, and the rulebook that is played there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from fractions import Fraction
from typing import Any, Final

from crise.core.ask import CardId, Seat
from crise.core.table import BAG, LISTED, Face, Pile, Table

NONE: Final = -1

# What may be said of a laid card, as bits.
TURNED: Final = 1  # SL-FACE-1
USED: Final = 2  # SL-CHI-2: a flirt that had its child
AFFAIR: Final = 4  # SL-ADU-2: an adulterous flirt
SAFE: Final = 8  # SL-POW-18: a study that no Redoublement takes
IDLE: Final = 16  # SL-POW-18: a study that counts for no job
MARKS: Final = {"turned": TURNED, "used": USED, "affair": AFFAIR, "safe": SAFE, "idle": IDLE}


class SmileFace(Face):
    """What is printed on a card. `value` is the level of a study or a salary, and what a Héritage is worth."""

    def __init__(
        self, key: str, kind: str, value: int, smiles: int, price: int, studies: int, salary: int, trait: str
    ) -> None:
        super().__init__(key, kind, value)
        self.smiles = smiles
        self.price = price  # of a purchase, in liasses
        self.studies = studies  # the level that a job needs
        self.salary = salary  # the highest that a job allows
        self.trait = trait  # interimaire, fonctionnaire; enfant: a flirt that may have a child


class Book:
    """The rules that are looked up: what an extension may add to. All by the key of a card or by its kind."""

    def __init__(
        self,
        may_lay: dict[str, Callable[[SmileLife, Seat, CardId, Pile], str]],
        may_suffer: dict[str, Callable[[SmileLife, Seat], str]],
        arrivals: dict[str, Callable[[SmileLife, Seat, CardId], Awaitable[None]]],
        effects: dict[str, Callable[[SmileLife, Seat, CardId], Awaitable[None]]],
        malus: dict[str, Callable[[SmileLife, Seat, Seat, CardId], Awaitable[None]]],
        before_turn: list[Callable[[SmileLife, Seat], Awaitable[bool]]],
        may_begin: dict[str, Callable[[SmileLife, Seat], str]],
        openings: dict[str, Callable[[SmileLife, Seat], Awaitable[bool]]],
        smiles: dict[str, Callable[[SmileLife, Seat], int]],
        over: Callable[[SmileLife], bool],
    ) -> None:
        self.may_lay = may_lay  # the rule that forbids to lay a card; a key goes before its kind
        self.may_suffer = may_suffer  # a malus aimed at somebody: the rule that spares him
        self.arrivals = arrivals  # by kind: a card takes its place among those laid
        self.effects = effects  # by key: what then happens
        self.malus = malus  # by key: what the target suffers
        self.before_turn = before_turn  # True: this turn is over already
        self.may_begin = may_begin  # the rule that forbids to begin a turn so
        self.openings = openings  # what a turn may begin with; True: that was all of it
        self.smiles = smiles  # by key: cards that are not always worth what is printed on them
        self.over = over


class SmileLife(Table):
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
        self.playing: CardId = NONE  # what a target is being chosen for: only to say why not

    def clone(self) -> SmileLife:
        twin = SmileLife(self.seats, self.faces, self.seed, self.events, self.book, self.share, self.turn_limit)
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
        return twin

    def piles(self) -> dict[str, Pile | list[Pile]]:
        return {
            "deck": self.deck,
            "discard": self.discard,
            "out": self.out,
            "removed": self.removed,
            "bets": self.bets,
            "hands": self.hands,
            "laid": self.laid,
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
        }

    def limits(self) -> dict[CardId, Callable[[Face], bool]]:
        """SL-CAS-3: a bet that lies face down is a salary, whatever its level."""
        return {bet: lambda face: face.kind == "salaire" for bet in self.bets.cards}

    # --- who and what -----------------------------------------------------------

    def others(self, seat: Seat) -> list[Seat]:
        """In turn order from the left neighbour on (SL-SET-2)."""
        return [*range(seat + 1, self.seats), *range(seat)]

    def face(self, card: CardId) -> SmileFace:
        face = self.faces[card]
        assert isinstance(face, SmileFace)
        return face

    def job_key(self, seat: Seat) -> str:
        job = self.job[seat]
        return "" if job == NONE else self.faces[job].key

    def somebody_is(self, job: str) -> bool:
        return any(self.job_key(seat) == job for seat in range(self.seats))

    def has_trait(self, seat: Seat, trait: str) -> bool:
        return self.job[seat] != NONE and self.face(self.job[seat]).trait == trait

    def laid_of(self, seat: Seat, kind: str, unmarked: int = 0) -> list[CardId]:
        """The laid cards of a kind that bear none of these marks, in the order of laying. SL-FACE-2: who asks for cards
        that are not TURNED leaves the turned ones alone."""
        cards, marks = self.of_kind(kind), self.marks
        return [card for card in self.laid[seat].cards if card in cards and not marks[card] & unmarked]

    def one_of_each(self, cards: list[CardId]) -> list[CardId]:
        """Twins are as good as each other."""
        return list({self.faces[card]: card for card in cards}.values())

    def score(self, seat: Seat) -> int:
        """SL-END-3: the smiles of all laid cards, turned ones too."""
        total = 0
        special = self.book.smiles
        for card in self.laid[seat].cards:
            face = self.face(card)
            total += special[face.key](self, seat) if face.key in special else face.smiles
        return total
