"""The table: cards in piles, who knows which card, chance, the told stream, and the questions asked at it.

A table is plain data. Cards are ids; `faces[id]` says what a card is, and `known[id]` is the set of seats (as bits)
that know it. So there is one `view`, one way to imagine, one redaction of the log, for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from struct import unpack
from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from crise.engine.ask import Ask, CardId, Impossible, Policy, Ratings, Seat
from crise.engine.determinize import InformationSet, Kinds, Overlay, Sample
from crise.engine.face import Face as Face  # games take these from here
from crise.engine.face import Shown as Shown
from crise.engine.pile import BAG as BAG
from crise.engine.pile import HELD as HELD
from crise.engine.pile import LISTED as LISTED
from crise.engine.pile import Pile as Pile
from crise.engine.pile import without_end

# An event as it was told: its name and its arguments. A card in it is a `Shown`.
Event: TypeAlias = tuple[str, tuple[Any, ...]]
# Who was asked what, the answer, and whether there was a choice.
Trail: TypeAlias = list[tuple[Seat, str, Any, bool]]
EVERYBODY: Final = -1  # in a trail: a sealed question
CHECKPOINT: Final = 96  # questions after which the next turn begins with a checkpoint: one costs as much as a turn


def chance(seed: int, block: int) -> tuple[int, ...]:
    """Sixteen numbers of 32 bits: the same on every machine, and no way back to the seed."""
    digest = blake2b(block.to_bytes(8, "little"), key=seed.to_bytes(32, "little")).digest()
    return unpack("<16I", digest)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game's table has. A game adds its piles and counters, and says how they are copied and shown."""

    # Named, because Python looks up the attributes of an object that has more than thirty of them in a dict.
    __slots__ = (
        "_information_set",
        "_kinds",
        "_words",
        "all_answer",
        "ask_everybody",
        "asked",
        "asks",
        "begun",
        "budget",
        "card_asks",
        "checkpoint_at",
        "cursor",
        "events",
        "everybody",
        "faces",
        "forgot",
        "known",
        "observer",
        "overlay",
        "policy",
        "public_until",
        "ratings",
        "replay_to",
        "rolls",
        "root_at",
        "seats",
        "seed",
        "telling",
        "told",
        "tracks_knowledge",
        "trail",
        "turn",
        "turn_at",
        "turns",
        "window"
    )  # fmt: skip

    # A game says otherwise in its class. Not in its `__init__`: compiled, an attribute that is assigned there after the
    # `__init__` of the base has assigned it is never freed, and a search makes a table in every iteration.
    never_held: ClassVar[frozenset[str]] = frozenset()  # kinds that no hand can hold
    reads_knowledge: ClassVar[bool] = True  # do rules or ratings of this game ask who knows a card?

    def __init__(self, seats: int, faces: list[Face], seed: int, events: dict[str, list[int]]) -> None:
        self.seats = seats
        self.turn: Seat = 0
        self.turns = 0  # begun so far, by all seats together
        self.asks: list[Ask] = []  # the questions now open
        self.window: list[Seat] = []  # who was asked in a sealed question, with or without a choice
        self.all_answer = False  # those without a choice too
        self.ask_everybody = False  # those without a choice too: who answers for them decides how long it takes
        # cards
        self.faces = faces
        self.known = [0] * len(faces)
        self.everybody = (1 << (seats + 1)) - 1  # the last bit is the public: spectators
        self.tracks_knowledge = True  # who knows a card: a playout of a game that does not ask does without
        self._kinds: Kinds | None = None
        self.card_asks: frozenset[str] = frozenset()  # questions whose options are cards
        # chance
        self.seed, self.rolls = seed, 0
        self._words: tuple[int, ...] = ()
        # what was told, and which arguments of an event are cards
        self.told: list[Event] = []
        self.telling = True  # simulations that nobody reads do without
        self.events = events
        # answers since the checkpoint
        self.trail: Trail = []
        self.cursor = 0  # the number of the next question
        self.replay_to = 0  # questions before this one were answered already, or are where an imagined world opens
        self.turn_at = 0  # the number of the first question of this turn
        self.begun = 0  # turns since the checkpoint, this one too
        self.checkpoint_at = CHECKPOINT
        self.public_until = 0  # questions before this one have shown at the table
        self.asked: Seat = -1
        self.policy: Policy | None = None  # who answers on the spot, so that the rules need not wait: `Match.playout`
        self.budget = 0  # decisions left of a playout
        self.ratings: Ratings | None = None  # by which one seat chooses, if there are any and decisions left
        # knowledge lost since the checkpoint, and what an imagined world has instead
        self.forgot: dict[CardId, int] = {}
        self.overlay: Overlay | None = None
        self.root_at = -1  # the question at which an imagined world opens
        self._information_set: InformationSet | None = None
        self.observer: Seat = -1  # whose imagination this world is; the real one is nobody's

    # --- copies -------------------------------------------------------------

    def clone(self) -> Table:
        raise NotImplementedError

    def copy_to(self, twin: Table) -> None:
        """Copy what all tables have. `twin` is fresh from its __init__; what never changes is shared."""
        twin.turn, twin.turns = self.turn, self.turns
        twin.faces, twin.known, twin._kinds = self.faces, self.known[:], self._kinds
        twin.card_asks, twin.telling = self.card_asks, self.telling
        twin.rolls, twin._words = self.rolls, self._words
        twin.observer, twin.ask_everybody = self.observer, self.ask_everybody

    def begin_checkpoint(self) -> None:
        """From here on a copy re-plays: forget the answers and the sayings of before."""
        self.trail = []
        self.told = []
        self.cursor = self.public_until = self.replay_to = self.turn_at = self.begun = 0
        self.checkpoint_at = CHECKPOINT
        self.asked = -1
        if self.forgot:
            self.forgot = {}
        self.overlay = self._information_set = None
        self.root_at = -1

    # --- chance -------------------------------------------------------------

    def roll(self, n: int) -> int:
        """A number from 0 to n - 1. The bias, n in 2**32, is far below what any simulation sees."""
        rolls = self.rolls
        self.rolls = rolls + 1
        self.public_until = self.cursor
        if not rolls & 15:
            self._words = chance(self.seed, rolls >> 4)
        return self._words[rolls & 15] * n >> 32

    # --- cards --------------------------------------------------------------

    def hand_pile(self, seat: Seat) -> Pile:
        return Pile(1 << seat, HELD)

    def open_pile(self) -> Pile:
        return Pile(self.everybody, LISTED)

    def of_kind(self, kind: str) -> frozenset[CardId]:
        """All cards of a kind, wherever they lie: `isdisjoint` asks a whole hand at once."""
        kinds = self._kinds
        if kinds is None:
            kinds = self._kinds = Kinds(self.faces)
        cards = kinds.found.get(kind)
        return kinds.find(kind) if cards is None else cards

    def share_kinds(self, kinds: Kinds) -> None:
        """Tables with the same faces look for their cards of a kind together, once."""
        self._kinds = kinds

    def move(self, card: CardId, source: Pile, target: Pile) -> None:
        """Knowledge moves with the card: who knew it still does, who sees the target now does too."""
        source.cards.remove(card)
        if source.by_kind is not None:
            source.by_kind[self.faces[card].kind].remove(card)
        self.put(card, source, target)

    def move_all(self, cards: list[CardId], source: Pile, target: Pile) -> None:
        """One after the other."""
        if self.tracks_knowledge or source.by_kind is not None or target.by_kind is not None:
            for card in cards:
                self.move(card, source, target)
        else:
            left = source.cards
            for card in cards:
                left.remove(card)
            target.cards += cards

    def put(self, card: CardId, source: Pile, target: Pile) -> None:
        """The second half of a move, for a card that was already taken off its pile."""
        target.cards.append(card)
        if target.by_kind is not None:
            target.by_kind.setdefault(self.faces[card].kind, []).append(card)
        if not self.tracks_knowledge:
            return
        seen = target.seen
        if source.known_to and source.order == HELD:
            self._blur(card, source, seen)
        known = self.known
        now = known[card] | seen
        known[card] = now
        if now != seen:
            target.known_to |= now & ~seen
        self.public_until = self.cursor

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
        self.public_until = self.cursor

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
        self.public_until = self.cursor

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
        self.public_until = self.cursor

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
        self.public_until = self.cursor

    def forget(self, card: CardId, seats: int) -> None:
        """These seats (bits) can't be sure of this card any more."""
        self.known[card] &= ~seats
        times = self.forgot.get(card, 0) + 1
        self.forgot[card] = times
        if self.overlay is not None:
            for sample in self.overlay.samples:
                if sample.forgot.get(card, 0) == times:
                    self.faces[card] = sample.faces[card]
                    self._kinds = None

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

    # --- what is told and seen ----------------------------------------------

    def tell(self, what: str, *args: Any) -> None:
        """Say what happened. Cards are shown to those who know them at this moment."""
        self.public_until = self.cursor
        if not self.telling:
            return
        cards = self.events[what]
        if cards:
            said = list(args)
            for at in cards:
                said[at] = self._shown(said[at])
            self.told.append((what, tuple(said)))
        else:
            self.told.append((what, args))

    def _shown(self, cards: CardId | Sequence[CardId]) -> Any:
        if isinstance(cards, int):
            return Shown(cards, self.faces[cards].key, self.known[cards])
        return tuple([Shown(card, self.faces[card].key, self.known[card]) for card in cards])

    def piles(self) -> dict[str, Pile | list[Pile]]:
        """The piles by name: one of a kind, or one per seat."""
        raise NotImplementedError

    def all_piles(self) -> list[Pile]:
        """The same without their names."""
        row: list[Pile] = []
        for piles in self.piles().values():
            if isinstance(piles, list):
                row += piles
            else:
                row.append(piles)
        return row

    def heights(self) -> list[int]:
        """How many cards lie in each pile: everybody sees that."""
        return [len(pile.cards) for pile in self.all_piles()]

    def shown(self) -> dict[str, Any]:
        """What everybody sees besides cards. What is not named here is not shown."""
        raise NotImplementedError

    def view(self, seat: Seat) -> dict[str, Any]:
        """What one seat may know: the only door through which a table goes out. `seats` itself is the public."""
        view: dict[str, Any] = {
            "seats": self.seats,
            "seat": seat if seat < self.seats else None,
            "turn": self.turn,
            "turns": self.turns,
            "waiting": self.waiting(),
        }
        view.update(self.shown())
        for name, piles in self.piles().items():
            if isinstance(piles, list):
                view[name] = [self._view_pile(pile, seat) for pile in piles]
            else:
                view[name] = self._view_pile(piles, seat)
        return view

    def waiting(self) -> list[Seat]:
        """Whom the table waits for, as everybody sees it: in a sealed question, all who were asked, to the end."""
        if not self.asks:
            return []
        return sorted(self.window) if self.asked == EVERYBODY else [self.asked]

    def _view_pile(self, pile: Pile, seat: Seat) -> dict[str, Any]:
        """A hidden pile is a count and the cards one knows in it, never in their order."""
        bit = 1 << seat
        if pile.order == LISTED:
            cards = [self._view_card(card, bit) for card in pile.cards]
        elif pile.order == BAG:
            top = pile.cards[len(pile.cards) - pile.fixed_top :]
            cards = [self._view_card(card, bit) for card in reversed(top)]
            cards = without_end(cards)
            bottom = without_end([self._view_card(card, bit) for card in pile.cards[: pile.fixed_bottom]])
            if bottom:
                return {"count": len(pile.cards), "cards": cards, "bottom": bottom}
        else:
            known = [card for card in pile.cards if self.known[card] & bit]
            if not pile.seen & bit:
                known.sort()
            cards = [self._view_card(card, bit) for card in known]
        return {"count": len(pile.cards), "cards": cards}

    def _view_card(self, card: CardId, bit: int) -> tuple[CardId, str] | None:
        return (card, self.faces[card].key) if self.known[card] & bit else None

    def twin(self, seat: Seat, card: CardId, offered: list[Any]) -> CardId | None:
        """The offered card that is just like this one, and lies with it: rules offer one of each face."""
        for pile in self.all_piles():
            if card in pile.cards and self.known[card] >> seat & 1:
                for other in offered:
                    if type(other) is int and other in pile.cards and self.faces[other] is self.faces[card]:
                        return other
        return None

    # --- worlds -------------------------------------------------------------

    def unknown(self, seat: Seat) -> list[tuple[list[CardId], list[CardId]]]:
        """Groups of cards whose faces this seat can't tell apart: those with a place (in a hand, face down), and those
        in draw piles. A game where cards can't change owner has several groups."""
        placed: list[CardId] = []
        bag: list[CardId] = []
        for pile in self.all_piles():
            self._sort_unknown(pile, 1 << seat, placed, bag)
        return [(placed, bag)]

    def _sort_unknown(self, pile: Pile, bit: int, placed: list[CardId], bag: list[CardId]) -> None:
        if pile.order == BAG:
            loose = len(pile.cards) - pile.fixed_top
            bag += pile.cards[pile.fixed_bottom : loose]
            if pile.fixed_top:
                bag += self._not_known(pile.cards[loose:], bit)
            if pile.fixed_bottom:
                bag += self._not_known(pile.cards[: pile.fixed_bottom], bit)
        elif pile.known_to & bit or (pile.has_face_down and pile.seen & bit and pile.order == LISTED):
            placed += self._not_known(pile.cards, bit)
        elif not pile.seen & bit:
            placed += pile.cards

    def _not_known(self, cards: list[CardId], bit: int) -> list[CardId]:
        known = self.known
        return [card for card in cards if not known[card] & bit]

    def limits(self) -> dict[CardId, Callable[[Face], bool]]:
        """What else everybody knows of cards that he does not see: which faces they may have."""
        return {}

    def information_set(self, seat: Seat) -> InformationSet:
        """What this seat does not know at this question: found out once, however many worlds are imagined."""
        found, at = self._information_set, self.cursor + len(self.trail)  # an answer moves the one or the other
        if found is None or found.seat != seat or found.at != at:
            found = InformationSet(seat, at, self.faces, self.never_held, self.forgot)
            found.limits, found.heights = self.limits(), self.heights()
            settled = self._fixed()
            for placed, bag in self.unknown(seat):
                found.add(placed, bag, settled)
            self._information_set = found
        return found

    def _fixed(self) -> list[CardId]:
        """The cards in draw piles whose place is settled."""
        settled: list[CardId] = []
        for pile in self.all_piles():
            if pile.fixed_top:
                settled += pile.cards[len(pile.cards) - pile.fixed_top :]
            if pile.fixed_bottom:
                settled += pile.cards[: pile.fixed_bottom]
        return settled

    def determinize(self, start: list[Face], seat: Seat, asked: bool, random: Callable[[], float], at: int) -> Overlay:
        """A world that opens at question `at` and that `seat` can't tell from this one; `start` are the faces at the
        checkpoint. A card that this seat saw since and is no longer sure of keeps its face until the re-play comes to
        where it was forgotten. This table may be imagined itself: then its faces and its chance are part of it."""
        samples: list[Sample] = []
        seeds: dict[int, int] = {}
        if self.overlay is not None:
            start = self.overlay.faces
            samples = self.overlay.samples
            seeds = {opened: seed for opened, seed in self.overlay.seeds.items() if opened < at}
        sample = self.information_set(seat).sample(random)
        faces = sample.faces
        if sample.forgot:
            faces = [start[card] if card in sample.forgot else face for card, face in enumerate(sample.faces)]
        seeds[at] = int(random() * (1 << 53))
        overlay = Overlay(faces, [*samples, sample], seeds)
        overlay.observer, overlay.observer_asked, overlay.root_at = seat, asked, at
        return overlay

    def apply_overlay(self, overlay: Overlay) -> None:
        """Become the checkpoint of an imagined world."""
        self.overlay, self.root_at = overlay, overlay.root_at
        self.observer, self.ask_everybody = overlay.observer, False
        if overlay.changes_midway:
            self.faces = overlay.faces[:]
            self._kinds = None
        else:
            self.faces = overlay.faces
            self._kinds = overlay.samples[-1].kinds

    def reach(self, at: int) -> None:
        """The imagined world goes its own way from here: its faces are what they are, its future is its own."""
        overlay = self.overlay
        if overlay is None:
            return
        if at == overlay.root_at and overlay.changes_midway:
            self.faces = overlay.samples[-1].faces[:]
            self._kinds = None
        if at in overlay.seeds:
            self.seed, self.rolls = overlay.seeds[at], 0

    # --- answers ------------------------------------------------------------

    def resume(self, trail: Trail) -> None:
        """These answers were given since the checkpoint: run straight through them."""
        self.trail = trail
        self.replay_to = max(len(trail), self.root_at + 1)

    def replayed(self, at: int, seat: Seat, what: str, options: list[Any] | None) -> bool:
        """Was this question answered already? Then this world must be one in which it could have been."""
        self.reach(at)
        if at >= len(self.trail):
            return False
        who, asked, answer, _ = self.trail[at]
        if who != seat or asked != what or not (options is None or self._offered(what, answer, options)):
            raise Impossible(f"{asked} answered {answer!r}, but {what} is asked")
        return True

    def _offered(self, what: str, answer: Any, options: list[Any]) -> bool:
        """Rules offer one card of each face: where a hand is imagined, that may be a twin of what was played."""
        if answer in options or what not in self.card_asks or not isinstance(answer, int):
            return answer in options
        return any(isinstance(option, int) and self.faces[option] is self.faces[answer] for option in options)
