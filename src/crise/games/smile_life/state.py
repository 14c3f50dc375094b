"""Smile Life: what lies on the table, and the rulebook that is played there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache, reduce
from typing import Any, Final, TypeAlias

from crise.engine.ask import CardId, Option, Seat
from crise.engine.face import Face
from crise.engine.pile import Pile
from crise.state.base import State
from crise.state.fields import (
    card_each,
    counter_each,
    counter_per_card,
    flag,
    flag_each,
    given,
    option,
    player,
    scratch,
    shown,
)
from crise.state.piles import draw_pile, hand_each, open_pile, open_pile_each

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

    def __init__(
        self, key: str, kind: str, value: int, smiles: int, price: int, studies: int, salary: int, trait: str
    ) -> None:
        super().__init__(key, kind, value)
        self.smiles = smiles
        self.price = price  # of a purchase, in liasses
        self.studies = studies  # the level that a job needs
        self.salary = salary  # the highest that a job allows
        self.trait = trait  # interimaire, fonctionnaire; enfant: a flirt that may have a child


# The rule that forbids to lay a card from a pile.
Ban: TypeAlias = "Callable[[SmileLife, Seat, CardId, Pile], str]"
# The rule because of which something is no option of a question, or who finds it out.
Reason: TypeAlias = "str | Callable[[SmileLife, Seat, Any], str]"


@dataclass(eq=False)
class Book:
    """The rules that are looked up: what an extension may add to, or replace. By the key of a card or by its kind."""

    # Each says what is asked now of every card of this seat before its own rule, and holds even with Piston.
    bans: list[Callable[[SmileLife, Seat], list[Ban]]]
    # The rule that forbids to lay a card; a key goes before its kind.
    may_lay: dict[str, Ban]
    # A malus aimed at somebody: the rule that spares him.
    may_suffer: dict[str, Callable[[SmileLife, Seat], str]]
    # By kind: a card takes its place among those laid.
    arrivals: dict[str, Callable[[SmileLife, Seat, CardId], Awaitable[None]]]
    # By key: what then happens.
    effects: dict[str, Callable[[SmileLife, Seat, CardId], Awaitable[None]]]
    # By key: what the target suffers.
    malus: dict[str, Callable[[SmileLife, Seat, Seat, CardId], Awaitable[None]]]
    # A card of a starting hand, taken off the pile.
    deal: Callable[[SmileLife, Seat, CardId], None]
    # What comes before a turn, in this order; True: the turn is over already.
    before_turn: list[Callable[[SmileLife, Seat], Awaitable[bool]]]
    # The rule that forbids to begin a turn so, in the order in which the ways are offered.
    may_begin: dict[str, Callable[[SmileLife, Seat], str]]
    # The ways, and the free acts, of those who are bound by a job or by love: nobody else is asked about them.
    partings: frozenset[str]
    # Each says which ways are closed to this seat now, before their own rule is asked, and by which rule.
    closings: list[Callable[[SmileLife, Seat], dict[str, str]]]
    # What a turn may begin with; True: that was all of it.
    openings: dict[str, Callable[[SmileLife, Seat], Awaitable[bool]]]
    # What comes after drawing; True: that was all of the turn.
    after_drawing: Callable[[SmileLife, Seat], Awaitable[bool]]
    # One play with a card of the hand; what else was chosen is for the caller to do.
    play: Callable[[SmileLife, Seat, str, list[Option]], Awaitable[Option]]
    # By key: cards that are not always worth what is printed on them: what one is worth among these.
    smiles: dict[str, Callable[[SmileLife, list[CardId]], int]]
    # SL-SP-7: the rule that forbids a job even with Piston.
    without_studies: Callable[[SmileLife, Seat, CardId], str]
    # By key or kind: a card that is drawn and does not just come to the hand. False: it did not come there.
    drawn: dict[str, Callable[[SmileLife, Seat, CardId, str], Awaitable[bool]]]
    # Does a card that is drawn now just come to the hand? Then nothing may tell it from others that do.
    is_plain: Callable[[SmileLife, Seat, CardId], bool]
    # A card that was taken off the pile comes to a hand.
    receive: Callable[[SmileLife, Seat, CardId, str], None]
    hand_size: Callable[[SmileLife, Seat], int]
    # The hand cards that may be discarded, one of each face.
    throwable: Callable[[SmileLife, Seat], list[CardId]]
    may_bet: Callable[[SmileLife, Seat], str]
    price_of: Callable[[SmileLife, Seat, SmileFace], int]
    top_salary: Callable[[SmileLife, Seat], int]
    # SL-TURN-4: what else forbids them during the play; they are openings too.
    free_acts: dict[str, Callable[[SmileLife, Seat], str]]
    # By key: what a job asks for before it goes.
    farewells: dict[str, Callable[[SmileLife, Seat, CardId], Awaitable[None]]]
    # Kinds that are turned after their effect.
    used_up: frozenset[str]
    # What comes after a turn, in this order.
    after_turn: list[Callable[[SmileLife, Seat], Awaitable[None]]]
    # By key: a malus that is not laid on just anybody who can suffer it.
    victims: dict[str, Callable[[SmileLife, Seat, CardId], list[Seat]]]
    # By key: a malus from the hand or the discard that is more than inflicted.
    laid_on: dict[str, Callable[[SmileLife, Seat, CardId, Pile, Seat], Awaitable[None]]]
    # By question.
    why_not: dict[str, Reason]
    # By name: what an extension has its own pages in, for those on top of it.
    chapters: dict[str, Any]
    # The ways to begin of who is not bound.
    unbound: dict[str, Callable[[SmileLife, Seat], str]] = field(init=False)
    # What all `bans`, and all `closings`, say together.
    bans_now: Callable[[SmileLife, Seat], list[Ban]] = field(init=False)
    closed_now: Callable[[SmileLife, Seat], dict[str, str]] = field(init=False)

    def __post_init__(self) -> None:
        self.unbound = {way: forbids for way, forbids in self.may_begin.items() if way not in self.partings}
        self.bans_now, self.closed_now = as_one(self.bans, []), as_one(self.closings, {})

    def extended(self, **pages: Any) -> Book:
        """A new book: with more entries where a page is a dictionary, a set or a list, with another page where it is
        a function. This one stays as it is, and a new page may call the one of this book that it replaces."""
        return replace(self, **{name: _added(getattr(self, name), page) for name, page in pages.items()})


def as_one(pages: list[Callable[[SmileLife, Seat], Any]], nothing: Any) -> Callable[[SmileLife, Seat], Any]:
    """Several pages as one that says what they all say. It is asked at every turn, mostly there is one page or none."""
    if len(pages) > 1:
        return lambda t, me: reduce(_added, [page(t, me) for page in pages], nothing)
    return pages[0] if pages else lambda t, me: nothing


def _added(page: Any, more: Any) -> Any:
    if isinstance(page, list):
        return [*page, *more]
    return page | more if isinstance(page, dict | frozenset) else more


@cache
def fraction(text: str) -> Fraction:
    """An option of a few possible values: to read one takes longer than to deal."""
    return Fraction(text)


class SmileLife(State):
    """SL-PUB-1: public but for what is drawn."""

    book: Book = given()
    share: Fraction = option("deck_share", fraction)
    turn_limit: int = option()

    deck = draw_pile()
    discard = open_pile()
    out = open_pile()  # SL-OUT-1
    removed = draw_pile()  # SL-END-2
    bets = open_pile()  # SL-CAS-3: face down; SL-CAS-8: laid by nobody
    hands = hand_each()
    laid = open_pile_each()  # in the order of laying

    marks = counter_per_card(0)
    origin = counter_per_card(NONE)  # SL-TURN-3: whom a card of the discard came from

    @shown(role="score", feature="numbers")
    def smiles(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    @shown(names=tuple(MARKS), feature="count")
    def marked(self) -> dict[str, list[CardId]]:
        laid = [card for pile in self.laid for card in pile.cards if self.marks[card]]
        return {name: [card for card in laid if self.marks[card] & bit] for name, bit in MARKS.items()}

    @shown("origin")
    def origin_of_discard(self) -> list[Seat]:
        return [self.origin[card] for card in self.discard.cards]

    job = card_each()
    marriage = card_each()
    adultery = card_each()
    skips = counter_each(role="figure")  # SL-TURN-6
    tainted = flag_each()  # SL-DIST-1: was Bandit, or played Attentat
    free_house = flag_each()  # SL-POW-11
    pushed = flag_each()  # by Piston
    casino = player()  # who laid it
    casino_open = flag()  # SL-CAS-2: that one has bet
    bettor = player()  # whose bet is lying
    hired = counter_each(shown=False)  # the turn in which the job was laid
    ended = flag(shown=False)  # at once, whatever is left: no card of this box does that
    playing: CardId = scratch(NONE)  # what a target is being chosen for: only to say why not

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
        found: list[CardId] = []
        for card in cards:  # several times a turn: before Python 3.12 a comprehension is a function, made and called
            if marks[card] & unmarked:
                continue
            found.append(card)
        return found

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
        return self.smiles_of(self.laid[seat].cards)

    def smiles_of(self, cards: list[CardId]) -> int:
        """What these are worth together."""
        total = 0
        special = self.book.smiles
        for card in cards:
            face = self.faces[card]
            assert isinstance(face, SmileFace)
            total += special[face.key](self, cards) if face.key in special else face.smiles
        return total

    def brought(self, seat: Seat, *cards: CardId) -> int:
        """What these, which lie there now, have brought this seat."""
        laid = self.laid[seat].cards
        return self.smiles_of(laid) - self.smiles_of([card for card in laid if card not in cards])

    def cost(self, seat: Seat, *cards: CardId) -> int:
        """What it has cost this seat that these do not lie there any more."""
        laid = self.laid[seat].cards
        return self.smiles_of([*laid, *cards]) - self.smiles_of(laid)
