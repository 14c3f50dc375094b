"""What smart power, and what events do, is worth to a power, in VP. For bots: it adds to `worth` of World Order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from crise.engine.ask import CardId
from crise.games.dans_la_tourmente.counting import counted
from crise.games.dans_la_tourmente.grammar import (
    BEST,
    BOARD,
    OF_THE_BOARD,
    SMART,
    Cost,
    Effect,
    EffectCard,
    Group,
    Modifier,
)
from crise.games.dans_la_tourmente.influence import weakest
from crise.games.dans_la_tourmente.lasting import last_round
from crise.games.dans_la_tourmente.losses import DOLLARS_A_VP, standing
from crise.games.dans_la_tourmente.smart import MAJORITY, MAJORITY_OF_TWO
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.data import MONEY, POWERS, REGIONS, VP
from crise.games.world_order.forces import BOARD as OWN_BOARD
from crise.games.world_order.state import ROUNDS, Place, Power
from crise.games.world_order.worth import LOSS, SCORINGS, TUNING, MindOf, share

ARMIES: Final = "A"
NEARLY: Final = 2.0  # apart by so much P, the majority is nearly decided
A_ROUND: Final = 1.0  # and by so much more for each round until it counts
USED: Final = 0.4  # a P that is spent in an action: about a D
PLENTY: Final = 6.0  # P beyond which few are ever spent
TO_COME: Final = 0.5  # an event that will ask one, too
WITHOUT: Final = 0.25  # of what a cube of one's own there would be worth: what a black one takes
FIRMER: Final = 0.35  # of a cube: it can't be pushed out any more
SOLD: Final = {"E": 1.6, "R": 1.2, "F": 0.8, "C": 1.2, "S": 1.2, "A": 0.2}  # units that a power sells in a round
IMPORTED: Final = 0.5
DEAL: Final = 7.0  # $ that the last export of a Trade brings
TRADES: Final = 0.8  # in a round
RAISES: Final = 0.6
INVESTS: Final = 0.5
ENGAGES: Final = 0.15  # in one region
FAR_AHEAD: Final = 6.0  # VP
OPENED: Final = 0.5  # a country that one may now improve relations with
BEFORE_EVENTS: Final = ("setup", "preparation", "focus", "action", "research")
KEPT: Final = 2.0
SPENT_ELSE: Final = {MONEY: 15, "D": 2}  # what one still has then, or there is plenty
USUAL: Final = {"INF": 3.5, "PROD": 1.2, "FX": 1.0, "ARM": 0.8, "READY": 0.3, "EV": 0.3}  # what an effect brings
USUAL_GAIN: Final = {VP: 1.0, SMART: 0.8, MONEY: 0.12}


class TourmenteMind(MindOf[Tourmente]):
    """How a power sees the table, the events too."""

    def __init__(self, t: Tourmente, me: Power, others: dict[Power, TourmenteMind] | None = None) -> None:
        super().__init__(t, me)
        self._with_smart: dict[int, float] = {}
        self.others = others if others is not None else {}
        self.others[me] = self

    def of(self, power: Power) -> TourmenteMind:
        """How another sees it: nothing that bots look at is hidden."""
        found = self.others.get(power)
        return found if found is not None else TourmenteMind(self.t, power, self.others)

    def alike(self) -> list[TourmenteMind]:
        return [self.of(power) for power in self.t.taking_turns()]

    def net(self, worths: Mapping[Power, float]) -> float:
        """What it is worth to all, as this power sees it: what others get is a loss."""
        rivals = [power for power in worths if power != self.me and not self.t.is_npc(power)]
        return worths.get(self.me, 0.0) - sum([self.rivalry(power) * worths[power] for power in rivals])

    def rivalry(self, other: Power) -> float:
        """What a gain of another is worth as a loss: the more, the further he is ahead and the sooner it ends."""
        ahead = (self.t.boards[other].vp - self.t.boards[self.me].vp) / (FAR_AHEAD + self.later)
        late = 1.0 - self.later / ROUNDS
        return self.shared * (1.0 + late * max(-0.8, min(1.2, ahead)))

    # --- goods ----------------------------------------------------------------------

    def _goods(self) -> dict[str, float]:
        """What an event on the board will take is worth more until then, if there is no plenty of it."""
        goods = super()._goods()
        needs = self._needs(goods) if self.t.phase in BEFORE_EVENTS else {}
        for what, many in needs.items():
            has = self.board.money if what == MONEY else self.board.stock[what]
            if has < many + SPENT_ELSE.get(what, 1):
                goods[what] *= KEPT
        return goods

    def _needs(self, goods: Mapping[str, float]) -> dict[str, int]:
        """What taking part costs where that pays."""
        needs: dict[str, int] = {}
        piles = [*self.t.upper.values(), self.t.lower[self.me]]
        for event in [self.t.event(card) for pile in piles for card in pile.cards]:
            for way in event.ways if self.me in event.powers else ():
                cost = way.costs[0].pays
                if self.me in (way.powers or event.powers) and usual_gain(way.gives) > sum(
                    [goods[what] * many for what, many in cost.items()]
                ):
                    for what, many in cost.items():
                        needs[what] = needs.get(what, 0) + many
        return needs

    def smart(self, more: int) -> float:
        """So many more P, or fewer: TO-P-7, and what they do in actions."""
        own = self.t.smart[self.me]
        return self._promised(own + more) - self._promised(own)

    def _promised(self, own: int) -> float:
        found = self._with_smart.get(own)
        if found is None:
            found = self._with_smart[own] = self._promise(own)
        return found

    def _promise(self, own: int) -> float:
        nearly = NEARLY + A_ROUND * min([at - self.t.round for at in SCORINGS if at >= self.t.round], default=0)
        others = [self.t.smart[other] / nearly for other in self.t.taking_turns() if other != self.me]
        places: Sequence[int] = MAJORITY_OF_TWO if len(others) == 1 else MAJORITY
        token = self.scorings * TUNING.tokens * share(places, own / nearly, others) if own > 0 else 0.0
        spent = min(float(own), PLENTY) + 0.3 * max(0.0, own - PLENTY)
        return token + USED * min(1.0, self.actions / 6) * spent

    def have(self, what: str, many: int) -> float:
        """So many more of a good, of money, VP or P, or fewer."""
        if what == VP:
            return float(many)
        if what == SMART:
            return self.smart(many)
        if what == MONEY:
            counts = self.t.round in SCORINGS and self.t.phase == "events"
            return many * self.goods[MONEY] + (self.token("money", many) if counts else 0.0)
        return self.more(what, many)

    def lose(self, what: str, many: int) -> float:
        """TO-EV-12: what can't be covered costs VP."""
        if what == VP:
            return -float(many)
        has = self.t.smart[self.me] if what == SMART else self.board.money if what == MONEY else self.board.stock[what]
        if what == ARMIES:
            has += self.t.armies_on_map(self.me)
        covered = min(has, many)
        missing = many - covered
        return self.have(what, -covered) - (missing // DOLLARS_A_VP if what == MONEY else missing)

    # --- armies ---------------------------------------------------------------------

    def army_gone(self, source: Place) -> float:
        """What an army less there costs."""
        if source == OWN_BOARD:
            return self.goods[ARMIES]
        return self.army_leaves(source) - self.token("armies", -1)

    def armies_gone(self, many: int, but: Place = "") -> float:
        """What so many armies less cost, of those that are missed least; not of one region."""
        prices = [self.goods[ARMIES]] * self.board.stock[ARMIES]
        for place in REGIONS:
            for gone in range(self.t.regions[place].armies[self.me] if place != but else 0):
                prices.append(self.armies(place, -gone) - self.armies(place, -gone - 1))
        return sum(sorted(prices)[:many])

    def army_sent(self, place: Place, many: int = 1) -> float:
        """So many that go there, of those that are missed least; not more than pays."""
        found = standing(self.t, self.me)
        outside = sum(
            [
                self.board.stock[ARMIES] if one == OWN_BOARD else self.t.regions[one].armies[self.me]
                for one in found
                if one != place
            ]
        )
        sent = range(1, min(many, outside) + 1)
        return max([0.0, *[self.armies(place, one) - self.armies_gone(one, place) for one in sent]])

    # --- costs ------------------------------------------------------------------------

    def costs(self, cost: Cost, amount: int = 0) -> float:
        """What it takes, in VP; an army that is moved may be a gain."""
        spent = dict(cost.pays)
        if cost.variable:
            spent[cost.variable] = spent.get(cost.variable, 0) + (amount or cost.least)
        armies = spent.pop(ARMIES, 0)
        value = -sum([self.have(what, -many) for what, many in spent.items()])
        value += self.armies_gone(armies)
        if cost.army_to:
            value -= self.armies(cost.army_to, 1) - self.armies_gone(1, cost.army_to)
        if cost.home:
            value += self.brought_home(cost.home)
        return value

    def brought_home(self, place: Place) -> float:
        """What it costs that all own armies leave a region for the board."""
        many = self.t.regions[place].armies[self.me]
        return -self.armies(place, -many) - many * self.goods[ARMIES] if many else 0.0

    # --- influence ----------------------------------------------------------------------

    def cube_lost(self, place: Place) -> float:
        if weakest(self.t, self.me, place) is None:
            return 0.0
        return TUNING.presence * self.scorings * (self.standing(place, 0) - self.standing(place, -1))


def usual_gain(groups: Sequence[Group]) -> float:
    """What who takes part may expect of it, on the average."""
    value = 0.0
    for group in groups:
        for effect in group.effects if not group.powers else ():
            each = USUAL_GAIN.get(effect.resources[0], 0.5) * effect.n if effect.word == "GAIN" else 0.0
            value += each + USUAL.get(effect.word, 0.0)
    return value


# --- what an effect is worth to whom it hits ----------------------------------------------


def gained(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    (what,) = effect.resources
    much = float(effect.n)
    if effect.per is not None:
        times = known[effect.per.what] if effect.per.what in known else counted(m.t, m.me, effect.per)
        much *= times
        much = max(-effect.most, min(effect.most, much)) if effect.most else much
    whole = int(abs(much) + 0.5)
    part = abs(much) / whole if whole else 0.0
    return part * (m.have(what, whole) if much > 0 else m.lose(what, whole))


def influence(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    return max([m.influence(place) for place in effect.places])


def removed(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    return -sum([m.cube_lost(place) for place in effect.places])


def lowered(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    return -FIRMER * sum([m.cube_lost(place) for place in effect.places])


def raised_cube(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    there = [place for place in effect.places if m.me in m.t.regions[place].temporary]
    return sum([0.5 + FIRMER * m.cube_lost(place) for place in there])


def armies_sent(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    return sum([m.army_sent(place, effect.n) for place in effect.places])


def armies_home(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    return -sum([m.brought_home(place) for place in effect.places])


def production(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    if effect.n > 0:
        return max([m.raised(what) for what in effect.resources], default=0.0)
    made = [m.raised_from(what) for what in effect.resources if m.board.production[what]]
    return -min(made, default=0.0)


def readied(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    """In the events phase all that it does is left for the next round."""
    tired = [ally for place in effect.places for ally in m.t.allies_in(m.me, place) if not m.t.is_ready(m.me, ally)]
    return sum(sorted([m.readiness(ally) for ally in tired], reverse=True)[: effect.n])


def exhausted(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    ready = [ally for place in effect.places for ally in m.t.ready_in(m.me, place)]
    return -sum(sorted([m.readiness(ally) for ally in ready])[: effect.n])


def laid_before(m: TourmenteMind, effect: Effect, known: Mapping[str, float]) -> float:
    return sum([lasting(m, key, effect.at or m.me) for key in effect.cards])


# --- what changes the board: to each power ------------------------------------------------


def neutral(m: TourmenteMind, effect: Effect) -> float:
    """A black cube: who stands there has one more to be ahead of; who is ahead wants the slots filled."""
    there = [place for place in effect.places if m.t.influence(m.me, place)]
    return -WITHOUT * sum([m.presence(place) for place in there])


def no_neutral(m: TourmenteMind, effect: Effect) -> float:
    return -neutral(m, effect)


def country_changes(m: TourmenteMind, effect: Effect) -> float:
    """Open to one more, or to one less: what that is worth to each."""
    value = 0.0
    for new in m.t.new_countries.cards:
        old, after = m.t.face(new).replaces, m.t.card(new).forbidden
        if old in effect.cards and m.later:
            before = next(face for face in m.t.faces if face.key == old)
            assert hasattr(before, "forbidden")
            value += OPENED * ((m.me in before.forbidden) - (m.me in after))
    return value


def event_comes(m: TourmenteMind, effect: Effect) -> float:
    """TO-EV-27: who will be asked gains by it, on the average."""
    if not m.later:
        return 0.0
    cards = [card for card in m.t.triggered.cards if m.t.faces[card].key in effect.cards]
    return TO_COME * sum([m.me in m.t.event(card).powers for card in cards])


def laid(m: TourmenteMind, effect: Effect) -> float:
    return sum([lasting(m, key, effect.at) for key in effect.cards])


def taken_off(m: TourmenteMind, effect: Effect) -> float:
    value = 0.0
    for card, at in zip(m.t.effects.cards, m.t.effect_at, strict=True):
        key = m.t.faces[card].key
        value -= lasting(m, key, at, card) if key in effect.cards else 0.0
    return value


# --- effect cards ---------------------------------------------------------------------------


NO_EFFECT: Final = EffectCard("")


def effect_card(t: Tourmente, key: str) -> EffectCard:
    """One that is not in the box does nothing."""
    found = (card for card in (*t.effect_supply.cards, *t.effects.cards) if t.faces[card].key == key)
    card = next(found, None)
    return t.effect(card) if card is not None else NO_EFFECT


def lasting(m: TourmenteMind, key: str, at: str, lies: CardId = -1) -> float:
    """An effect card that is laid there now, or that lies there, as long as it will."""
    if at in POWERS and at != m.me and not any(one.power for one in effect_card(m.t, key).modifiers):
        return 0.0
    card = effect_card(m.t, key)
    until = last_round(m.t, card.rounds)
    if lies >= 0:
        until = m.t.effect_until[m.t.effects.cards.index(lies)]
    rounds = max(0, min(until - m.t.round, m.later) if until else m.later)
    return sum([CHANGED[one.word](m, one, rounds) for one in card.modifiers if one.word in CHANGED])


def price_changed(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    value = 0.0
    for what in one.resources:
        traded = SOLD.get(what, 0.0) * min(1.0, m.board.production[what] / 3)
        if one.trade == "import":
            traded = -IMPORTED
        value += one.n * traded * m.goods[MONEY] * rounds
    return value


def deals_changed(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    return one.n * DEAL * TRADES * m.goods[MONEY] * rounds


def scored(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    """At each scoring to come; one grows into it."""
    assert one.per is not None
    times = sum([at >= m.t.round for at in SCORINGS])
    most = one.most or 9
    return one.n * sum([min(most, counted(m.t, m.me, one.per) + 0.7 * at) for at in range(times)], 0.0)


def allowed(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    return OPENED if one.power == m.me and rounds else 0.0


def level_changed(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    return one.n * TUNING.raising * rounds * sum([max(0.0, m.made(what)) for what in one.resources])


def threat_changed(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    open_to = [place for place in one.places if m.t.regions[place].armies[m.me] < max_armies(m, place)]
    return -0.25 * (one.n - LOSS) * min(rounds, 3) * len(open_to)


def max_armies(m: TourmenteMind, place: Place) -> int:
    return max([m.t.regions[place].armies[other] for other in POWERS if other != m.me])


def engage_changed(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    there = [place for place in one.places if m.t.allies_in(m.me, place)]
    return -one.n * ENGAGES * rounds * m.goods["D"] * len(there)


def income(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    return rounds * m.have(one.resources[0], one.n) if one.power == m.me else 0.0


def raise_changed(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    return -one.n * RAISES * rounds * m.goods[MONEY]


def invest_changed(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    return -one.n * INVESTS * rounds * m.goods[MONEY]


def research_changed(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    return one.n * m.research() * rounds


def defence_changed(m: TourmenteMind, one: Modifier, rounds: int) -> float:
    return one.n * sum([0.3 + 0.5 * m.army(place) for place in one.places], 0.0) * min(1.0, rounds / 2)


Hitting: TypeAlias = Callable[[TourmenteMind, Effect, Mapping[str, float]], float]
Changing: TypeAlias = Callable[[TourmenteMind, Effect], float]
ON_POWER: Final[dict[str, Hitting]] = {
    "GAIN": gained, "INF": influence, "DEL": removed, "TONEU": removed, "DOWN": lowered, "UP": raised_cube,
    "ARM": armies_sent, "HOME": armies_home, "PROD": production, "READY": readied, "EXH": exhausted, "FX": laid_before,
}  # fmt: skip
ON_BOARD: Final[dict[str, Changing]] = {
    "NEU": neutral, "DELNEU": no_neutral, "CTY": country_changes, "EV": event_comes, "EVNOW": event_comes, "FX": laid,
    "FXOFF": taken_off,
}  # fmt: skip
CHANGED: Final[dict[str, Callable[[TourmenteMind, Modifier, int], float]]] = {
    "price": price_changed, "deals": deals_changed, "score": scored, "allow": allowed, "level": level_changed,
    "threat": threat_changed, "engage": engage_changed, "income": income, "upgrade": raise_changed,
    "invest": invest_changed, "research": research_changed, "defence": defence_changed,
}  # fmt: skip

# --- all of it, to all --------------------------------------------------------------------

Worths: TypeAlias = dict[Power, float]


def worths(
    m: TourmenteMind,
    groups: Sequence[Group],
    hit: Sequence[Power],
    known: Mapping[str, float] | None = None,
    best: Power = "",
) -> Worths:
    """What groups of effects are worth to each power. `hit`: whom those without a name of their own are about."""
    found: Worths = {}
    for group in groups:
        named = group.powers or ([best] if group.whom == BEST and best else [] if group.whom == BEST else hit)
        for effect in group.effects:
            if effect.word in OF_THE_BOARD or group.whom == BOARD:
                for one in m.alike():
                    put(found, one.me, ON_BOARD[effect.word](one, effect))
            else:
                for power in named:
                    if not m.t.is_npc(power):
                        put(found, power, ON_POWER[effect.word](m.of(power), effect, known or {}))
    return found


def put(found: Worths, power: Power, worth: float) -> None:
    found[power] = found.get(power, 0.0) + worth


def added(*several: Worths) -> Worths:
    found: Worths = {}
    for one in several:
        for power, worth in one.items():
            put(found, power, worth)
    return found
