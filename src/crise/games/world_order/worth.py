"""What things are worth to a power, in VP: goods, influence, armies, allies, production, cards. For bots.

Nothing here looks at what the power may not know: hands of others, the order of piles. What VP come from is soft: a
majority is worth something to whoever is near it, and more to whoever is nearer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan
from typing import Final, Generic, TypeAlias, TypeVar

from crise.engine.ask import CardId
from crise.games.world_order.aftermath import NATO, defence, threat
from crise.games.world_order.common import in_zone
from crise.games.world_order.data import (
    BLACK,
    CAP,
    EXPORT_PRICE,
    IMPORT_PRICE,
    MONEY,
    POWER,
    POWERS,
    PRIMARY,
    PROSPERITY_COST,
    REGION,
    REGIONS,
    UNIT_COST,
    VP,
)
from crise.games.world_order.influence import PERMANENT, SLOTLESS, TEMPORARY, row_full, slot_free
from crise.games.world_order.scoring import AMERICAN, RUSSIAN, TOKENS
from crise.games.world_order.state import ROUNDS, Card, Place, Power, WorldOrder

TURNS: Final = 4
SCORINGS: Final = (3, 6)
ALMOST: Final = {"money": 12.0, "armies": 1.5, "allies": 1.5}  # apart by so much, a token is nearly decided
OVERSEAS: Final = 1.3  # VP of China for a region with its first investment
GROWTH_LEVELS: Final = ((1, 2), (2, 4), (3, 6), (4, 8), (5, 12))  # S, VP
LEAST: Final = 0.015  # a $ that can't be spent: for the token
LOSS: Final = 2.0  # WO-THR-1
SHARED: Final = {1: 1.0, 2: 0.8, 3: 0.45, 4: 0.3}  # by players: what one of the others loses is worth so much of it
SEND: Final = 3  # armies that one thinks of sending to one region


class Tuning:
    """The figures that games of bots set."""

    def __init__(self) -> None:
        self.money = 0.12
        self.spending = 6.0  # $ in a turn
        self.diplomacy = 0.45
        self.primary = 0.3
        self.goods = 0.9  # of what the steps of prosperity bring
        self.urgent = 1.3
        self.services = 1.5
        self.scarce = 1.0
        self.spare_goods = 0.8
        self.completing = 1.5
        self.army = 1.0
        self.army_needed = 2.2
        self.army_spare = 1.0
        self.near_threat = 0.25
        self.threat_rounds = 3.5
        self.research = 0.55
        self.ally = 1.0
        self.presence = 0.9
        self.later = 0.65  # of the second scoring to come
        self.draw = 0.9
        self.keep = 0.6
        self.raising = 0.45
        self.ready = 0.2
        self.growing = 1.0  # growth cards in a round
        self.way_up = 0.8
        self.now = 0.2
        self.most_now = 9.0
        self.displaced = 4.6  # what the card brings that a bought one displaces
        self.hold = 0.4  # an asset, a round
        self.others = 1.0  # what others lose
        self.tokens = 1.1
        self.first_slope = 0.4


TUNING: Final = Tuning()


def share(values: Sequence[int], mine: float, others: Iterable[float]) -> float:
    """Of places that are worth so much: what to expect who has so much, against others; a tie is half a loss."""
    rank = 0.0
    for other in others:
        gap = other - mine + 0.3
        rank += 0.5 + 0.5 * gap / (0.6 + abs(gap))
    at = int(rank)
    here = values[at] if at < len(values) else 0
    after = values[at + 1] if at + 1 < len(values) else 0
    return here + (rank - at) * (after - here)


def first_chance(ahead: int) -> float:
    """How likely who is so far ahead in cubes is first when it counts; a tie is enough."""
    return min(1.0, max(0.0, 0.65 + TUNING.first_slope * ahead))


def spared(firsts: float) -> float:
    """WO-SCO-6: by regions where the United States are first, between the figures that are printed."""
    at = min(int(firsts), len(AMERICAN) - 1)
    after = AMERICAN[min(at + 1, len(AMERICAN) - 1)]
    return AMERICAN[at] + (firsts - int(firsts)) * (after - AMERICAN[at])


TableT = TypeVar("TableT", bound=WorldOrder, covariant=True)


class MindOf(Generic[TableT]):
    """How a power sees the table at one moment: that of this game, or of one that extends it. Made anew for every
    question."""

    def __init__(self, t: TableT, me: Power) -> None:
        self.t, self.me, self.board = t, me, t.boards[me]
        self.later = ROUNDS - t.round  # rounds after this one
        playing = t.phase == "action"
        before = t.phase in ("setup", "preparation", "focus")
        self.turns = TURNS + 1 - t.turn_number if playing else TURNS if before else 0
        self.actions = self.turns + TURNS * self.later
        self.rounds = self.later + (1.0 if before else self.turns / TURNS)  # to come, the rest of this one too
        self.scorings = self._scorings()
        self.shared = TUNING.others * SHARED[len(t.taking_turns())]
        self.wanted_services = self._wanted_services()
        self.goods = self._goods()
        self._gains: dict[Place, float] = {}
        self._presence: dict[Place, float] = {}
        self._elsewhere: dict[Place, float] | None = None
        self._tokens: dict[tuple[str, int], float] = {}
        self._armed: dict[tuple[Place, int], float] = {}
        self.bought: dict[CardId, float] = {}  # what cards of the market would add, as far as anybody asked

    def _scorings(self) -> float:
        """How much of a standing counts: what is scored soon is sure, what is scored later less so."""
        first, *more = [*(at for at in SCORINGS if at >= self.t.round), 0]
        if self.t.phase in ("scoring", "end") and first == self.t.round:
            first, *more = [*more, 0]
        if not first:
            return 0.0
        sure = 1.0 - 0.1 * (first - self.t.round)
        return sure + (TUNING.later if more and more[0] else 0.0)

    # --- goods ----------------------------------------------------------------------

    def _goods(self) -> dict[str, float]:
        """One more of each."""
        stock = self.board.stock
        few = min(1.0, self.actions / 4)
        rich = self.board.money / (TUNING.spending * (self.actions + 1))
        money = LEAST + TUNING.money * few / (1.0 + rich * rich)
        self.spare = min(TUNING.spare_goods, 12.0 * money)  # C and S that nobody needs are sold, some day
        self.steps = self._prosperity_steps(money)
        return {
            MONEY: money,
            VP: 1.0,
            "D": TUNING.diplomacy * few / (1.0 + max(0, stock["D"] - 5) / 6),
            "A": few * self._army_in_stock(),
            "C": self._hoard("C", stock["C"] + 1) - self._hoard("C", stock["C"]),
            "S": self._hoard("S", stock["S"] + 1) - self._hoard("S", stock["S"]),
            **self._primaries(money),
        }

    def _army_in_stock(self) -> float:
        """One that is not sent yet: worth most as long as armies are missing against a threat."""
        missing = sum([self._missing(place) for place in REGIONS if in_zone(self.me, place)])
        spare = self.board.stock["A"] - missing
        return TUNING.army_needed if spare < TUNING.army_spare else TUNING.army / (1.0 + max(0, spare - 3) / 4)

    def _missing(self, place: Place) -> int:
        """Armies that would keep off every threat in a region."""
        others = [other for other in POWERS if other != self.me and not (self.me in NATO and other in NATO)]
        return max(0, max([threat(self.t, other, place) for other in others]) - defence(self.t, self.me, place))

    def _primaries(self, money: float) -> dict[str, float]:
        """E, R and F by what they are to become: the scarcer, the more."""
        stock, made = self.board.stock, self.board.production
        goods = max(0, sum(PROSPERITY_COST[self.board.prosperity :][: self.later + 1]) - stock["C"])
        services = max(0, sum([much for much, _ in GROWTH_LEVELS[self.board.growth :][: self.later + 1]]) - stock["S"])
        needed = {"E": goods + services, "R": goods + self.later, "F": services + self.later}
        found = {}
        for one in PRIMARY:
            scarce = min(2.5, max(0.3, needed[one] / (1 + stock[one] + made[one] * self.later)))
            value = TUNING.primary * min(1.0, self.actions / 5) * float(scarce**TUNING.scarce)
            found[one] = IMPORT_PRICE[one] * money if stock[one] >= CAP else min(0.8, value)
        return found

    def more(self, what: str, many: int) -> float:
        """So many more of a good, or fewer: those that are wanted are worth more than those to spare."""
        if what not in ("C", "S"):
            return self.goods[what] * many
        stock = self.board.stock[what]
        return self._hoard(what, stock + many) - self._hoard(what, stock)

    def _hoard(self, what: str, many: int) -> float:
        """What so many C or S are worth: to prosper or grow, the rest to be sold."""
        if what == "S":
            needed = min(many, self.wanted_services)
            return TUNING.services * needed + self.spare * (many - needed)
        value = 0.0
        for cost, each in self.steps:
            used = min(many, cost)
            value += each * used
            many -= used
        return value + self.spare * many

    def wanted(self, what: str) -> int:
        """How many of a good one would use, but to sell it."""
        return self.wanted_services if what == "S" else sum([cost for cost, _ in self.steps]) if what == "C" else 0

    def _prosperity_steps(self, money: float) -> list[tuple[int, float]]:
        """WO-AFT-3: what the next steps take in C, and what a C for them is worth. A step a round: if there are
        as many steps as rounds left, one that is missed costs the last."""
        at = self.board.prosperity
        rounds = self.later + (self.t.phase not in ("scoring", "end"))
        found = []
        for step in range(at, min(at + rounds, at + 2, len(PROSPERITY_COST))):
            vp, gain = POWER[self.me].prosperity[step]
            value = TUNING.goods * (vp + gain * money) / PROSPERITY_COST[step]
            found.append((PROSPERITY_COST[step], value))
        if found and len(PROSPERITY_COST) - at >= rounds:
            found[0] = (found[0][0], found[0][1] * TUNING.urgent)
        return found

    def _wanted_services(self) -> int:
        """S for the next growth cards, as many as there is time for."""
        at = self.board.growth
        steps = min(3, (self.actions + 3) // TURNS)
        return sum([much for much, _ in GROWTH_LEVELS[at : at + steps]])

    def wealth(self) -> float:
        """What money and goods are worth together: the more there is of a thing, the less its last one brings."""
        stock, few = self.board.stock, min(1.0, self.actions / 4)
        enough = TUNING.spending * (self.actions + 1)
        value = LEAST * self.board.money + TUNING.money * few * enough * atan(self.board.money / enough)
        value += self._hoard("C", stock["C"]) + self._hoard("S", stock["S"])
        return value + sum([self.goods[what] * stock[what] for what in ("D", "A", *PRIMARY)])

    def cost(self, price: dict[str, int]) -> float:
        total = 0.0
        for what, much in price.items():
            total += self.goods.get(what, TUNING.research) * much
        return total

    def research(self) -> float:
        """A point of it: a card bought now is played once in two rounds or so."""
        return TUNING.research * min(1.0, 0.3 + 0.25 * self.later) if self.later else 0.0

    # --- influence ------------------------------------------------------------------

    def standing(self, place: Place, more: int) -> float:
        """What my cubes in a region promise, with so many more."""
        t, me = self.t, self.me
        cubes = t.cubes(place)
        mine = cubes.count(me) + more
        if not mine:
            return 0.0
        armies = t.regions[place].armies
        others = []
        most = 0
        for other in (*POWERS, BLACK):
            theirs = cubes.count(other) if other != me else 0
            if theirs:
                edge = armies.get(other, 0) - armies[me]
                others.append(theirs + (0.3 if edge > 0 else -0.3 if edge < 0 else 0.0))
                most = max(most, theirs)
        value = self.complete(place) * (mine + share(REGION[place].majority, mine, others))
        return value + (self.firsts(place, mine - most) if me == "US" else 0.0)

    def firsts(self, place: Place, ahead: int) -> float:
        """WO-SCO-6: what it spares the United States to be so far ahead in a region, as they stand elsewhere."""
        if self._elsewhere is None:
            self._elsewhere = {other: first_chance(self._ahead(other)) for other in REGIONS}
        there = sum(self._elsewhere.values()) - self._elsewhere[place]
        return spared(there + first_chance(ahead)) - spared(there)

    def _ahead(self, place: Place) -> int:
        cubes = self.t.cubes(place)
        mine = cubes.count(self.me)
        return mine - max([cubes.count(other) for other in (*POWERS, BLACK) if other != self.me]) if mine else -9

    def complete(self, place: Place) -> float:
        """WO-SCO-1: how likely all permanent slots are filled when it counts."""
        free = REGION[place].permanent - len(self.t.regions[place].permanent)
        return 1.0 / (1.0 + 0.25 * free)

    def completing(self, place: Place) -> float:
        """WO-SCO-1: a slot filled makes it likelier that the region is scored, for who is strong there."""
        free = REGION[place].permanent - len(self.t.regions[place].permanent)
        if free < 1:
            return 0.0
        likelier = 1.0 / (1.0 + 0.25 * (free - 1)) - 1.0 / (1.0 + 0.25 * free)
        cubes = self.t.cubes(place)
        mine = cubes.count(self.me) + 1
        best = max([cubes.count(other) for other in POWERS if other != self.me])
        return TUNING.completing * self.scorings * likelier * REGION[place].majority[0] * (mine - best)

    def presence(self, place: Place) -> float:
        """One cube more, without the VP of its slot."""
        found = self._presence.get(place)
        if found is None:
            found = TUNING.presence * self.scorings * (self.standing(place, 1) - self.standing(place, 0))
            self._presence[place] = found
        return found

    def slot(self, place: Place, kind: str) -> float:
        """WO-INF-1 to WO-INF-3: a cube on a slot of this kind."""
        presence = self.presence(place)
        if kind == PERMANENT:
            return 1.0 + presence + self.completing(place)
        if kind == SLOTLESS:
            return presence
        row = self.t.regions[place].temporary
        if row_full(self.t, place):
            return 0.05 if row[0] == self.me else presence * 0.9 + self.shared
        return REGION[place].temporary[len(row)] + presence * (0.95 if self.later else 1.0)

    def influence(self, place: Place, slotless: bool = False) -> float:
        """On the best slot that there is."""
        if slotless:
            return max(self.slot(place, SLOTLESS), self.slot(place, PERMANENT) if slot_free(self.t, place) else 0.0)
        found = self._gains.get(place)
        if found is None:
            found = self.slot(place, TEMPORARY)
            if slot_free(self.t, place):
                found = max(found, self.slot(place, PERMANENT))
            self._gains[place] = found
        return found

    # --- armies ---------------------------------------------------------------------

    def army(self, place: Place, most: int = 1) -> float:
        """One army more in a region; of up to so many that go there together, each."""
        return max([self.armies(place, many) / many for many in range(1, most + 1)])

    def armies(self, place: Place, many: int) -> float:
        """So many more, or fewer."""
        return self._armed_with(place, many) - self._armed_with(place, 0) + self.token("armies", many)

    def army_leaves(self, place: Place) -> float:
        return self._armed_with(place, 0) - self._armed_with(place, -1)

    def _armed_with(self, place: Place, more: int) -> float:
        found = self._armed.get((place, more))
        if found is None:
            found = self._armed[place, more] = self.armed(place, more)
        return found

    def armed(self, place: Place, more: int) -> float:
        """What my armies in a region are good for, with so many more: WO-THR-1, WO-SCO-7."""
        me, armies = self.me, self.t.regions[place].armies
        rounds = min(self.rounds, TUNING.threat_rounds)
        mine = armies[me] + more
        value = 0.1 * min(mine, 3)
        if in_zone(me, place):
            value -= LOSS * rounds * sum([self._loses(place, me, other, more) for other in POWERS if other != me])
        if mine > 0:
            others = [other for other in REGION[place].zone if other != me and not self.t.is_npc(other)]
            value += self.shared * LOSS * rounds * sum([self._loses(place, other, me, -more) for other in others])
        if me == "RU" and in_zone(me, place) and mine > 0:
            most = max([armies[other] for other in POWERS if other != me])
            value += self.scorings * RUSSIAN * min(1.0, max(0.0, 0.8 + 0.3 * (mine - most)))
        return value

    def _loses(self, place: Place, who: Power, to: Power, more: int) -> float:
        """How likely the threat of another is higher than the defence, with so many more; who is level is near it."""
        t = self.t
        if who in NATO and to in NATO:
            return 0.0
        gap = threat(t, to, place) - defence(t, who, place) - more
        if gap > 0:
            return 1.0
        return TUNING.near_threat if gap == 0 and t.regions[place].armies[to] else 0.0

    # --- majority tokens --------------------------------------------------------------

    def token(self, what: str, more: int) -> float:
        """WO-SCO-2: what so many more of it bring."""
        return self._token_with(what, more) - self._token_with(what, 0)

    def token_now(self, what: str) -> float:
        """What its place promises as it is."""
        return self._token_with(what, 0)

    def _token_with(self, what: str, more: int) -> float:
        found = self._tokens.get((what, more))
        if found is None:
            others = [self.amount(other, what) for other in self.t.taking_turns() if other != self.me]
            values = TOKENS[what][:1] if len(others) == 1 else TOKENS[what]
            near = [other / ALMOST[what] for other in others]
            place = share(values, (self.amount(self.me, what) + more) / ALMOST[what], near)
            found = self._tokens[what, more] = self.scorings * TUNING.tokens * place
        return found

    def amount(self, power: Power, what: str) -> float:
        if what == "money":
            return float(self.t.boards[power].money)
        return float(self.t.armies_on_map(power) if what == "armies" else len(self.t.allies[power].cards))

    # --- allies -----------------------------------------------------------------------

    def ally(self, face: Card) -> float:
        """A country that joins."""
        part = self.rounds / 5
        value = (0.3 + 0.7 * face.value + 0.5 * self.symbols(face)) * part
        if self.me in face.bases:
            value += 0.6 * part
        if not self.t.allies_in(self.me, face.region):
            value += 1.0 * part
        value += 0.12 * self.influence(face.region) * min(1.0, self.later)
        swapped = any(self.t.card(ally).full == face.key for ally in self.t.allies[self.me].cards)
        value += self.influence(face.region) - 0.8 * part if swapped else self.token("allies", 1)
        return TUNING.ally * value

    def symbols(self, face: Card) -> float:
        """What it buys of what one has, and sells of what one lacks."""
        total = 0.0
        for what, many in face.exports.items():
            if self.board.production[what] or self.board.stock[what]:
                total += many * EXPORT_PRICE[what] / 15
        for what, many in face.imports.items():
            total += many * (0.6 if what in ("C", "S") else 0.3)
        return total

    def readiness(self, ally: CardId) -> float:
        """What a ready ally is good for until the round ends, and in research."""
        face, value = self.t.card(ally), 0.0
        if self.turns:
            if ally not in self.board.invested:
                value += 0.4
            if self.me in face.bases and ally not in self.board.bases:
                value += 0.3
        return value + TUNING.ready * face.value * (1.0 if self.turns else 0.6)

    # --- production -------------------------------------------------------------------

    def made(self, what: str, many: int = 1) -> float:
        """So many units that are produced: what they are worth beyond what they take."""
        return self.more(what, many) - many * self.cost(UNIT_COST[what])

    def run(self, what: str) -> float:
        """The best production of it."""
        most = min(self.board.production[what], CAP - self.board.stock[what])
        for needed, much in UNIT_COST[what].items():
            most = min(most, (self.board.money if needed == MONEY else self.board.stock[needed]) // much)
        enough = max(0, min(most, self.wanted(what) - self.board.stock[what]))
        return max(0.0, self.made(what, most), self.made(what, enough))

    def raised(self, what: str) -> float:
        """One step more of a production: primary ones come every round, the others when one makes them."""
        return self.raised_from(what) if self.board.production[what] < POWER[self.me].most[what] else 0.0

    def raised_from(self, what: str) -> float:
        """What a step of a production brings in the rounds to come."""
        often = 1.0 if what in PRIMARY else TUNING.raising
        value = self.made(what)
        if what == "A":  # what is missing now will not be missing for ever
            value += min(0.0, TUNING.army - self.goods["A"])
        return often * self.later * max(0.0, value)


Mind: TypeAlias = MindOf[WorldOrder]
