"""World Order: what lies on the table, and what may be known of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from crise.engine.ask import CardId, Seat
from crise.engine.face import Face
from crise.engine.pile import BAG, Pile
from crise.games.world_order.data import POWERS, REGIONS, RESOURCES
from crise.games.world_order.steps import Step, Steps
from crise.state.areas import Area, areas
from crise.state.base import State
from crise.state.fields import card_ids, counter, flag, given, listed, option, shown, shown_each, tally, word, words
from crise.state.piles import aside_each, draw_pile, draw_piles, hand_each, held_each, open_pile, open_piles
from crise.state.tracks import NOBODY, phase, roles

Power: TypeAlias = str
Place: TypeAlias = str
ENGAGE_TOKENS: Final = 3  # WO-SET-2
ROUNDS: Final = 6  # WO-RND-1
PHASES: Final = ("setup", "preparation", "focus", "action", "research", "npc", "aftermath", "scoring", "end")
SOURCES: Final = (
    "assets", "influence", "prosperity", "growth", "cards", "threats", "regions", "tokens", "ability",
)  # fmt: skip
CUBED: Final = ("improve", "engage", "invest", "trade", "base", "move")  # where the cubes of an Automa stand


class Card(Face):
    """A face of the card file: the common columns, and those of this game."""

    def __init__(self, key: str, kind: str, value: int) -> None:
        super().__init__(key, kind, value)
        self.owners: dict[Power, int] = {}  # whose deck holds how many; of a starting country and an asset, its owner
        self.types: list[str] = []
        self.price: dict[str, int] = {}  # r: research points
        self.top: tuple[str, int] = ("", 0)
        self.research = 0
        self.steps: Steps = ()
        self.region: Place = ""
        self.exports: dict[str, int] = {}
        self.imports: dict[str, int] = {}
        self.forbidden: list[Power] = []
        self.bases: list[Power] = []
        self.full = ""
        self.vp = 0
        self.lines: dict[Power, list[str]] = {}


class Region(Area):
    """WO-INF-6: all cubes of a power in a region are its influence there."""

    starting = words()
    permanent = words()  # on the slots that are filled
    slotless = words()  # above the line
    temporary = words()  # from the left
    armies = tally(POWERS)
    engage = tally(POWERS)  # tokens
    investments = tally(POWERS)
    bases = tally(POWERS)


class Board(Area):
    """What a power has before it."""

    money = counter()
    vp = counter()
    sources = tally(SOURCES, feature="")  # where they come from; an extension has others besides
    stock = tally(RESOURCES)
    production = tally(RESOURCES)
    focus = word("domestic")  # WO-SET-10
    prosperity = counter()
    engage = counter()  # tokens in the supply
    growth = counter()  # level
    commerce = counter()  # cards face up
    invested = card_ids()  # the countries that bear its investments
    bases = card_ids()
    exhausted = card_ids()
    used = words()  # growth cards that serve once a round, and did
    order_left = flag()  # WO-ACT-8
    purchases = counter(feature="")  # market cards taken so far
    cubes = tally(CUBED)  # of an Automa
    rounds: list[int] = listed(shown=True)  # of an Automa: the spaces that still bear a cube


class Deal:
    """A Trade while it goes on."""

    def __init__(self, me: Power, step: Step, places: list[Place], double: list[str]) -> None:
        self.me = me
        self.only = places if "only" in step.flags else None  # only allies there count
        self.shown = places if "shown" in step.flags else []  # countries shown there count as allies
        self.double = double
        self.single = "single" in step.flags
        self.exported: list[str] = []
        self.imported: list[str] = []
        self.rewarded = False  # WO-TRA-8


class Run:
    """A card while it is played: what its later steps refer to."""

    def __init__(self, card: CardId) -> None:
        self.card = card
        self.there: list[Place] = []
        self.it: CardId = -1
        self.resource = ""
        self.exported: dict[str, int] = {}
        self.exported_in: dict[Place, dict[str, int]] = {}
        self.imported: list[str] = []
        self.grown: list[CardId] = []
        self.before: list[Place] = []  # of a step that is repeated elsewhere
        self.moved: list[Place] = []  # where it brought armies: none of them goes on
        self.optional = False  # may the step that begins be declined?


@dataclass(eq=False)
class Book:
    """The rules that are looked up: what an extension may add to, or replace. Figures are asked where a rule reads
    them; a list is what else comes then."""

    # WO-RND-1: by phase, the one after it, and the stages that it has.
    following: dict[str, str]
    stages: dict[str, Callable[[WorldOrder], list[tuple[str, Power]]]]
    # By stage: what one power does then, or all together.
    acts: dict[str, Callable[[WorldOrder, Power], Awaitable[None]]]
    # By kind: where a card of the box lies at first.
    first_places: dict[str, Callable[[WorldOrder, CardId], Pile]]
    after_setup: list[Callable[[WorldOrder], None]]
    # WO-PREP-3: what else comes with the primary resources.
    with_primary: list[Callable[[WorldOrder], None]]
    # WO-FOC-3: one production more, and two; 0: never two.
    raise_prices: Callable[[WorldOrder, Power], tuple[int, int]]
    # WO-PRO-1: what a production counts for.
    level: Callable[[WorldOrder, Power, str], int]
    # WO-IR-1: is a country closed to this power?
    forbidden: Callable[[WorldOrder, Power, Card], bool]
    # WO-IR-2: can so many D be paid, and they are.
    can_pay_diplomacy: Callable[[WorldOrder, Power, int, Step], bool]
    pay_diplomacy: Callable[[WorldOrder, Power, int, Step], Awaitable[None]]
    # WO-ENG-2: a region's cost; the most that may be saved of it in another way, and what is due if that is done.
    engage_cost: Callable[[WorldOrder, Place], int]
    engage_relief: Callable[[WorldOrder, Power, Place], int]
    relieve: Callable[[WorldOrder, Power, Place, int], Awaitable[int]]
    # WO-TRA-1 to WO-TRA-4: transactions, prices of a unit; what is decided before the first transaction.
    deals: Callable[[WorldOrder, Power, str], int]
    price: Callable[[WorldOrder, Power, str, str], int]
    before_trade: list[Callable[[WorldOrder, Deal], Awaitable[None]]]
    # WO-INV-1: what is printed, and what is paid there. May an exhausted ally be made ready for it, and it is.
    invest_price: Callable[[WorldOrder, Power, Place, int], int]
    may_ready: Callable[[WorldOrder, Power], bool]
    ready_for_it: Callable[[WorldOrder, Power, CardId], None]
    # It was ready, and bears the investment now.
    after_invest: list[Callable[[WorldOrder, Power, CardId], Awaitable[None]]]
    # WO-MOV-1: where armies may go; an army is about to go there.
    reachable: Callable[[WorldOrder, Power, Step, Run], list[Place]]
    before_move: list[Callable[[WorldOrder, Power, Place, Step, Run], None]]
    # WO-BAS-3: it stands.
    after_base: list[Callable[[WorldOrder, Power, Place], Awaitable[None]]]
    # WO-RES-2: points beside those of cards.
    research_bonus: Callable[[WorldOrder, Power], int]
    # WO-THR-1: VP for each power that threatens there. WO-THR-3.
    threat_loss: Callable[[WorldOrder, Place], int]
    defence: Callable[[WorldOrder, Power, Place], int]
    # After all else that is scored.
    scorings: list[Callable[[WorldOrder], None]]
    # WO-AUT-15: $ more or less for a Trade of an Automa.
    automa_trade: Callable[[WorldOrder, Power], int]
    # By step: what it costs, by what may be chosen.
    costs: dict[str, Callable[[WorldOrder, Power], dict[str, dict[str, int]]]]
    # By question: what could be meant, and why it is no option; else the rule that the question is about.
    reasons: dict[str, tuple[Callable[[WorldOrder, Power], list[Any]], Callable[[WorldOrder, Power, Any], str]]]
    why_not: dict[str, str]

    def extended(self, **pages: Any) -> Book:
        """A new book: with more entries where a page is a dictionary or a list, with another page where it is a
        function. This one stays as it is, and a new page may call the one of this book that it replaces."""
        return replace(self, **{name: added(getattr(self, name), page) for name, page in pages.items()})


def added(page: Any, more: Any) -> Any:
    if isinstance(page, list):
        return [*page, *more]
    return page | more if isinstance(page, dict) else more


def is_drawn(first_hand: str) -> bool:
    """WO-SET-9"""
    return first_hand == "drawn"


class WorldOrder(State):
    """WO-SEC-1: public but for hands, the order of piles, assets not kept and cards played face down."""

    book: Book = given()
    automas: str = option(shown=True, feature="")
    powers_wanted: tuple[Power, ...] = option("powers")
    drawn_first_hand: bool = option("first_hand", is_drawn)
    executive_order: bool = option()
    house_balance: bool = option()

    round = counter(role="round")
    phase = phase(*PHASES)
    powers = roles(POWERS, npc=True)
    order = words()  # WO-PREP-2: of the powers that take turns
    agenda: list[tuple[str, Power]] = listed()  # what comes next: a stage, and whose
    turn_number = counter()  # of the action phase: 1 to 4

    regions = areas(Region, REGIONS)
    boards = areas(Board, POWERS)

    country_decks = draw_piles(REGIONS)
    countries = open_piles(REGIONS)  # shown, the oldest first
    market = open_pile()  # the newest last: it lies at the left
    market_deck = draw_pile()
    market_discard = open_pile()
    growth_supply = open_pile()
    allies = open_piles(POWERS)
    growth = open_piles(POWERS)
    assets = open_piles(POWERS)
    asset_decks = draw_piles(POWERS)
    offered_assets = held_each()  # WO-SET-8
    refused_assets = aside_each()
    decks = draw_piles(POWERS)
    bought = open_piles(POWERS)  # WO-RES-6: on top of the deck, the last bought uppermost
    hands = hand_each()
    discards = open_piles(POWERS)
    face_down = aside_each()
    playing = open_pile()  # WO-ACT-6: until its last step
    playing_down = aside_each()
    npc_deck = draw_pile()
    npc_row = open_pile()
    npc_discard = open_pile()
    decisions = draw_pile()
    decisions_discard = open_pile()
    box = open_pile()  # trashed, or not used in this game

    # of the turn: each card and each Trade begins with new ones
    run: Run = given("Run(-1)", Run)
    step: Step = given('Step("play")', Step)
    deal: Deal = given('Deal("", Step("play"), [], [])', Deal, Step)

    @shown(role="score", feature="numbers")
    def points(self) -> list[int]:
        return [self.boards[power].vp for power in self.seated()]

    @shown_each()
    def costs(self, seat: Seat) -> dict[str, dict[str, int]]:
        """Of the step that goes on: what each thing that may be chosen costs. Until it is announced, which one it is
        is known to its player alone."""
        told = self.book.costs.get(self.step.word) if seat == self.turn and self.phase == "action" else None
        return told(self, self.seated()[seat]) if told else {}

    def tell(self, what: str, *args: Any) -> None:
        """The rules speak of powers: who plays one is told as a seat. In small letters its name is a word (`us`)."""
        super().tell(what, *[self.teller(arg) for arg in args])

    def teller(self, arg: Any) -> Any:
        if isinstance(arg, list) and arg and arg[0] in POWERS:
            return [self.teller(one) for one in arg]
        return self.powers[arg] if arg in POWERS and self.played(arg) else arg

    # --- who has what -----------------------------------------------------------

    def seated(self) -> list[Power]:
        """The powers that are played, in the order of the seats."""
        found = [(seat, power) for power, seat in self.powers.items() if seat != NOBODY]
        return [power for _, power in sorted(found)]

    def played(self, power: Power) -> bool:
        """By somebody at the table: neither an NPC nor an Automa."""
        return self.powers[power] != NOBODY

    def taking_turns(self) -> list[Power]:
        """WO-SET-12: played, or Automas."""
        return [power for power in POWERS if self.automas != "none" or self.played(power)]

    def is_automa(self, power: Power) -> bool:
        return self.automas != "none" and self.powers[power] == NOBODY

    def is_npc(self, power: Power) -> bool:
        return self.automas == "none" and self.powers[power] == NOBODY

    def card(self, card: CardId) -> Card:
        face = self.faces[card]
        assert isinstance(face, Card)
        return face

    def hand(self, me: Power) -> Pile:
        return self.hands[self.powers[me]]

    def is_ready(self, me: Power, ally: CardId) -> bool:
        return ally not in self.boards[me].exhausted

    def allies_in(self, me: Power, place: Place) -> list[CardId]:
        faces: list[Any] = self.faces
        return [ally for ally in self.allies[me].cards if faces[ally].region == place]

    def ready_in(self, me: Power, place: Place) -> list[CardId]:
        exhausted = self.boards[me].exhausted
        return [ally for ally in self.allies_in(me, place) if ally not in exhausted]

    def armies_on_map(self, me: Power) -> int:
        return sum(region.armies[me] for region in self.regions.values())

    def has_growth(self, me: Power, key: str) -> bool:
        return any(self.faces[card].key == key for card in self.growth[me].cards)

    def growth_unused(self, me: Power, key: str) -> bool:
        """A growth card that serves once a round, and has not yet."""
        return key not in self.boards[me].used and self.has_growth(me, key)

    def cubes(self, place: Place) -> list[str]:
        """WO-INF-6: all of a region's, each as its owner."""
        region = self.regions[place]
        return [*region.starting, *region.permanent, *region.slotless, *region.temporary]

    def influence(self, me: Power, place: Place) -> int:
        return self.cubes(place).count(me)

    # --- what may be known ------------------------------------------------------

    def view_pile(self, pile: Pile, seat: Seat) -> dict[str, Any]:
        """Successful Negotiations: who searches a region's deck sees its cards, sorted."""
        searched = pile.order == BAG and pile.fixed_bottom < len(pile.cards)
        if searched and all(self.known[card] >> seat & 1 for card in pile.cards):
            cards = sorted([(self.faces[card].key, card) for card in pile.cards])
            return {"count": len(cards), "cards": [(card, key) for key, card in cards]}
        return super().view_pile(pile, seat)

    def unknown(self, seat: Seat) -> list[tuple[list[CardId], list[CardId]]]:
        """Whose deck holds which cards is public; where they are of hand, deck and cards played face down is not.
        Cards never change owner. The same goes for the assets that were not kept."""
        bit = 1 << seat
        groups = []
        for power, owner in self.powers.items():
            if owner != NOBODY and owner != seat:
                hidden = self.hands[owner], self.face_down[owner], self.playing_down[owner]
                groups.append(self._mixed(bit, self.decks[power], *hidden))
                assets = self.offered_assets[owner], self.refused_assets[owner]
                groups.append(self._mixed(bit, self.asset_decks[power], *assets))
        return groups

    def _mixed(self, bit: int, deck: Pile, *hidden: Pile) -> tuple[list[CardId], list[CardId]]:
        return [card for pile in hidden for card in pile.cards if not self.known[card] & bit], deck.cards
