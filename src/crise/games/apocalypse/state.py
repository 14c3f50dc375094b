"""Apocalypse: what lies on the table besides the base game's cards, and what is looked up besides its Book."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Final, TypeAlias, TypedDict

from crise.engine.ask import CardId, Seat
from crise.engine.face import Face
from crise.engine.pile import Pile
from crise.games.smile_life.state import FAST, NONE, TURNED, SmileFace, SmileLife, fraction
from crise.state.fields import card_id, card_ids, counter, flag, flag_each, listed, option, players, shown
from crise.state.piles import open_pile

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

SCOURGES: Final = "scourges"  # the name of the chapter
Effect: TypeAlias = "Callable[[Apocalypse, Seat, CardId], Awaitable[None]]"
Spares: TypeAlias = "Callable[[Apocalypse, Seat], str]"  # the rule that spares somebody, or forbids him something


class ApocalypseFace(SmileFace):
    """What is printed on a card of the extension. `power` is a weapon's, or the combativité and damage of a monster."""

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


class ShownPlague(TypedDict):
    plague: str
    card: CardId
    holder: Seat
    left: int


class ShownMonster(TypedDict):
    card: CardId
    met: list[Seat]


@dataclass(eq=False)
class Scourges:
    """What fléaux do, by the key of a card or by its kind."""

    # What happens when this one drew that card; a key goes before its kind.
    strikes: dict[str, Callable[[Apocalypse, CardId, Seat], Awaitable[None]]]
    # By key: what a crisis or an event does on arrival.
    begins: dict[str, Callable[[Apocalypse, Plague], Awaitable[None]]]
    # By key: the rule because of which a card is not laid while it lasts.
    forbids: dict[str, Callable[[Apocalypse, Seat, CardId, Pile], str]]
    # By key: what it does when it is over, or chased.
    ends: dict[str, Callable[[Apocalypse, Plague], Awaitable[None]]]
    # AP-PUR-3: a child takes its place, and is not fed.
    unfed: Effect


def is_advanced(mode: str) -> bool:
    """AP-MODE-1."""
    return mode == "avance"


class Apocalypse(SmileLife):
    """All that the extension adds is public."""

    never_held: ClassVar = PLAGUES  # AP-FLE-1

    hit: Fraction = option("bombardment_hit", fraction)  # AP-MAL-1: how often a Bombardement hits

    force = open_pile()  # the cards of all that is in force, monsters too, in the order drawn
    drawn = open_pile()  # AP-FLE-4: fléaux that wait to take effect, in the order drawn
    thrown = open_pile()  # Invasion
    middle = open_pile()  # Inondation
    lifted = open_pile()  # cards between two places: robbed in a Purge, dealt by a Séisme

    advanced: bool = option("mode", is_advanced, shown=True)
    plagues: list[Plague] = listed("{}.copy()")  # crises and events in force, in the order in which they began
    monsters: list[Monster] = listed("{}.copy()")  # in the order drawn

    @shown("plagues", feature="count")
    def shown_plagues(self) -> list[ShownPlague]:
        return [
            {"plague": plague.key, "card": plague.card, "holder": plague.holder, "left": plague.left}
            for plague in self.plagues
        ]

    @shown("monsters", feature="count")
    def shown_monsters(self) -> list[ShownMonster]:
        return [{"card": monster.card, "met": self.seats_of(monster.met)} for monster in self.monsters]

    drawers = players()  # of the fléaux that wait, in the same order
    past = card_ids(feature="count")  # AP-JOB-6: crises and events that were in force and are out
    postponed = card_id()  # AP-INV-9: a Purge that waits for the end of the Invasion
    face_up = flag()  # AP-POL-1: the pile is turned over
    goal = counter()  # of an Invasion

    @shown(feature="number")
    def thrown_smiles(self) -> int:
        """AP-INV-1: a Licorne is worth what is printed on it."""
        faces = self.all_faces()
        return sum([faces[card].smiles for card in self.thrown.cards])

    flood = flag()  # Inondation

    @shown(feature="count")
    def sheltered(self) -> list[CardId]:
        return [card for pile in self.laid for card in pile.cards if self.marks[card] & FAST]

    decree = flag_each()  # AP-JOB-3: the Dictateur has not imprisoned anybody yet
    bargained = counter(NONE, shown=False)  # AP-NEG-3: the turn of the last bargain with him
    erupting = flag(shown=False)  # the fléaux that waited are taking effect
    gathering = flag(shown=False)  # everybody refills: fléaux are set aside
    opening = flag(shown=False)  # AP-FLE-7: the fléaux of the starting hands take effect
    # this turn
    clean = card_ids(shown=False)  # AP-SAN-3: drawn, and no Virus
    counted = card_ids(shown=False)  # AP-INV-1: their smiles were told, hand by hand
    poisoned = flag(shown=False)  # AP-ANI-5: a Pangolin was eaten
    limit = counter(NONE, shown=False)  # AP-PUR-10: up to what the player whose turn it is refills

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


def scourges(t: Apocalypse) -> Scourges:
    found: Scourges = t.book.chapters[SCOURGES]
    return found


def healthy(face: Face) -> bool:
    return face.key != "virus"


def worth(smiles: int, clean: bool) -> Callable[[Face], bool]:
    """A face of as many smiles, and not the Virus if it can't be there."""

    def fits(face: Face) -> bool:
        assert isinstance(face, SmileFace)
        return face.smiles == smiles and not (clean and face.key == "virus")

    return fits
