"""What an event and an effect card are made of: a closed vocabulary, and the values that a row is read into.

No event has a function: the rules know the words below, `reading` makes the values of the texts of a row.

    ways      what taking part in a decision or an agreement costs and gives
              3F / 10$ -> VP+1 P+1                      one of two costs, then what it gives
              US: 2E -> $+10 VP+1 ; EU: 10$ -> E+2      for some powers only
              withdraw: 1D 10$ -> INF(MENA), EU+RU P+1  a way with a name; what others get after a comma
              if armies(CAS)=0: 1D -> VP+1              only who fulfils a condition
    stakes    what may be bid: 10$<=3 D 2E<=2 A@card<=3
    against   the value of an opposed auction: 2-5 +5 zero-fails
    outcomes  what happens when
              win RU: VP+3 FX(x-02@RU) ; win US+EU: VP+2, best INF(EUR), RU DEL(EUR) ; always: EV(t-07)
              if armies(EUR)>=3: VP+3 ; if armies(EUR)>=1: VP+1 ; else: VP-1
    draws     what those bid who are no persons: US 1-3, RU 1-4 (+4); signs; signs automas
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

Power: TypeAlias = str
Place: TypeAlias = str
SMART: Final = "P"  # smart power, beside the resources, M (money) and V (VP) of the base
BOARD: Final = "board"  # of an effect card: it lies beside the board
BEST: Final = "best"  # whom an effect hits: TO-HE-1
LOSER: Final = "loser"  # of an effect card: it lies before whoever lost
ANY: Final = "*"  # a production of one's choice

DECISION, AGREEMENT, AUCTION, CHECK, MOMENT = "decision", "agreement", "auction", "check", "moment"
TYPES: Final = (DECISION, AGREEMENT, AUCTION, CHECK, MOMENT)
FIRST_ERA, SECOND_ERA, TRIGGERED = "I", "II", "T"
ERAS: Final = (FIRST_ERA, SECOND_ERA, TRIGGERED)
# Effects that are done once, whoever brought them about: they change the board, not a power.
OF_THE_BOARD: Final = frozenset({"NEU", "DELNEU", "CTY", "EV", "EVNOW", "FXOFF"})  # and FX with a place


@dataclass(frozen=True)
class Count:
    """Something of a power that is counted. `spent`: the armies that the cost took, or brought home; `partners`: the
    other players and Automas that took part."""

    what: str  # armies, influence, allies, engage, prosperity, growth, production, spent, partners
    place: Place = ""  # armies, influence, allies, engage
    resources: tuple[str, ...] = ()  # production: the sum of these


@dataclass(frozen=True)
class Compare:
    """`armies(EAP)>=US`: a count of the power, against a number, the same count of another power, or the highest count
    among `rivals` (the other powers of the event) or `all` (the other powers, concerned or not)."""

    count: Count
    sign: str  # >=, >, =
    number: int = 0
    other: str = ""  # a power, rivals, all; "": against the number


Condition: TypeAlias = tuple[Compare, ...]  # all of them; (): always


@dataclass(frozen=True)
class Effect:
    """One effect. `GAIN`: `resources[0]`, n or -n of it. `PROD`: n of one of `resources`."""

    word: str  # GAIN, INF, DEL, UP, DOWN, NEU, DELNEU, TONEU, ARM, HOME, PROD, READY, EXH, CTY, EV, EVNOW, FX, FXOFF
    n: int = 1
    resources: tuple[str, ...] = ()  # GAIN: one of E R F C S D A M V P; PROD: those of choice
    places: tuple[Place, ...] = ()  # several: one of them, of choice
    cards: tuple[str, ...] = ()  # events, an effect card, a country: keys; EVNOW: one of them at random
    at: str = ""  # FX: a power, a place, BOARD; "": before the power that it hits
    per: Count | None = None  # GAIN: n for each of these
    most: int = 0  # GAIN with `per`: at most so much in all; 0: no limit


@dataclass(frozen=True)
class Group:
    """Effects, and whom they hit."""

    effects: tuple[Effect, ...]
    powers: tuple[Power, ...] = ()  # these, whoever they are; (): see `whom`
    whom: str = ""  # BEST, BOARD (done once); "": whom the outcome or the way speaks of


@dataclass(frozen=True)
class Cost:
    """All of it must be paid (TO-EV-35)."""

    pays: Mapping[str, int]  # resources and M; armies of the board or of the map
    variable: str = ""  # a resource of which one chooses how much: from `least` to `most`
    least: int = 0
    most: int = 0
    army_to: Place = ""  # one army is moved there, from the board or any region: its 5 $ stand in `pays`
    home: Place = ""  # all own armies there (at least one) go back to the board


@dataclass(frozen=True)
class Way:
    """A way to take part in a decision or an agreement."""

    costs: tuple[Cost, ...]  # one of them: TO-HE-5
    gives: tuple[Group, ...]
    powers: tuple[Power, ...] = ()  # open to these; (): to all that are concerned
    name: str = ""  # where one chooses between ways (TO-HE-7): `way-…` in the texts
    condition: Condition = ()


@dataclass(frozen=True)
class Outcome:
    """What happens when, and to whom (`Group.whom` is "").

    always            of every event that was not discarded without effect: the board
    others            decision (`sinon`): each concerned power that took no part
    nobody            decision: the board, if nobody took part
    times n           decision: who took part for the nth time
    agreed            agreement: the board, if it stands
    all               agreement: each, if all concerned powers signed
    win, win POWERS   auction: each bidder of the winning side; only if it is this side
    lose, lose n      auction: each of the losing sides; only who bid at least n
    total n           auction: the board, if all bids together are at least n
    success, failure  opposed auction: each bidder; each concerned power
    if                check: each power of which the condition holds. The first `if` or `else` that fits a power counts
    else              check: each power that no `if` fitted
    """

    when: str
    groups: tuple[Group, ...]
    powers: tuple[Power, ...] = ()  # win: of this side; if, else: of these only
    least: int = 0  # times, lose, total
    condition: Condition = ()  # if


@dataclass(frozen=True)
class Side:
    powers: tuple[Power, ...]
    modifier: int = 0


@dataclass(frozen=True)
class Stake:
    """A unit that may be bid (TO-EV-19): `size` of a resource."""

    resource: str
    size: int = 1
    most: int | None = None  # units; None: no limit
    onto_card: bool = False  # armies, TO-EV-7


@dataclass(frozen=True)
class Against:
    """TO-EV-8: the value of an opposed auction."""

    low: int
    high: int
    plus: int = 0
    zero_fails: bool = False  # TO-EV-25


@dataclass(frozen=True)
class Draw:
    """TO-NPC-2: how a bid card answers for an NPC or an Automa: by its sign, or by a number of the range."""

    signs: bool = False
    low: int = 0
    high: int = 5
    bracket: int = 0  # TO-NPC-7
    npcs: bool = True  # False: NPCs ignore the event (TO-NPC-4)


@dataclass(frozen=True)
class Event:
    """A row of kind `event`. Its regions stand in `Event.regions`, not in the base's `region`."""

    era: str
    type: str
    years: str = ""
    regions: tuple[Place, ...] = ()
    sides: tuple[Side, ...] = ()  # of an auction; else each power for itself
    target: Power = ""  # TO-SET-5
    postponable: bool = True  # TO-EV-34
    ways: tuple[Way, ...] = ()
    times: int = 1  # TO-EV-16: how often one may take part
    stakes: tuple[Stake, ...] = ()
    against: Against | None = None  # opposed
    outcomes: tuple[Outcome, ...] = ()
    draws: Mapping[Power, Draw] | None = None  # None: no bid card is ever drawn

    @property
    def powers(self) -> tuple[Power, ...]:
        """The concerned ones, in the order of the card."""
        return tuple(power for side in self.sides for power in side.powers)

    @property
    def adds(self) -> tuple[str, ...]:
        """TO-EV-27: the events that it may add, which all may read beforehand."""
        return self.names("EV", "EVNOW")

    @property
    def lays(self) -> tuple[str, ...]:
        """The effect cards that it may lay."""
        return self.names("FX")

    def names(self, *words: str) -> tuple[str, ...]:
        groups = [group for way in self.ways for group in way.gives]
        groups += [group for outcome in self.outcomes for group in outcome.groups]
        effects = [effect for group in groups for effect in group.effects]
        return tuple(dict.fromkeys(card for effect in effects if effect.word in words for card in effect.cards))


@dataclass(frozen=True)
class Modifier:
    """What an effect card changes while it lies. Before a power: for that power.

    price      export or import of each unit of `resources`: n $ more or less
    deals      export or import transactions of a Trade: n more or less
    score      at each scoring n VP for each of `per`, at most `most`
    allow      `power` is not forbidden in `country`
    level      productions of `resources` count n less
    threat     a threat suffered in `places` costs n VP
    engage     Engage in `places` costs n D more or less
    income     `power` gains n of `resources` at each production of primary resources
    upgrade    the optional raise of the focus costs n $ more or less
    invest     Invest in `places` costs n $ more or less
    research   n research points more at each Research
    defence    n more in `places`
    """

    word: str
    n: int = 0
    trade: str = ""  # export, import
    resources: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    power: Power = ""
    country: str = ""  # key
    per: Count | None = None
    most: int = 0


@dataclass(frozen=True)
class EffectCard:
    """A row of kind `effect`."""

    at: str  # where it is laid: a power, a place, BOARD, LOSER
    rounds: int = 0  # TO-EV-28; 0: until it is discarded, or to the end
    discarded: bool = False  # it says itself that it lies until it is discarded
    modifiers: tuple[Modifier, ...] = ()


@dataclass(frozen=True)
class BidCard:
    """TO-SET-3: a row of kind `bid`."""

    number: int
    yes: bool  # ✓ or ✗
