"""What cards bring, step by step: the best that a step could do now, in VP. For bots.

A step that is unknown here is worth a middling one. What follows a step is judged as if that had been done in the best
way: the D and the money that it takes are gone then, and a country that joins can be invested in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from crise.engine.ask import CardId
from crise.games.world_order.actions import EXECUTIVE_ORDER, possible_ways, takeable, why_not_step, why_not_steps
from crise.games.world_order.data import EXPORT_PRICE, IMPORT_PRICE, MEANS, MONEY, POWER, REGIONS, RESOURCES
from crise.games.world_order.forces import (
    ARMY_PRICE,
    BASE_PRICE,
    army_price,
    base_sites,
    from_supply,
    investable,
    movable_to,
)
from crise.games.world_order.growth import growable, prosperity_cost
from crise.games.world_order.relations import diplomacy_due, engage_due, engageable, improvable, regions_of
from crise.games.world_order.special import BRICS_PRICE, BRICS_REGIONS
from crise.games.world_order.state import Card, Deal, Place, Run, WorldOrder
from crise.games.world_order.steps import Step, Steps, parse
from crise.games.world_order.trade import EXPORT, IMPORT, counted, left, sellers
from crise.games.world_order.worth import GROWTH_LEVELS as GROWTH_LEVELS
from crise.games.world_order.worth import OVERSEAS, TUNING, Mind

UNHEARD_OF: Final = 2.0  # a step that nobody here has thought about
ABILITIES: Final = {
    "industrial-development": 0.0,  # its steps say it
    "diplomatic-initiative": 0.5,
    "reduced-bureaucracy": 0.6,
    "knowledge-transfer": 0.3,
    "tactical-flexibility": 1.6,
    "diplomatic-opening": 1.0,
    "strategic-advantage": 2.2,
    "regional-resilience": 0.8,
}  # what a growth card does, in a round
# What a step is worth on the average: to judge a card that one could buy, or throw away.
USUAL: Final = {
    "improve": 3.4, "engage": 4.2, "trade": 2.6, "invest": 4.2, "base": 4.0, "grow": 4.7, "influence": 4.5,
    "prosper": 1.5, "take_market": 4.6, "play": 3.0, "negotiate": 3.0, "brics": 9.0, "reset": 0.6,
}  # fmt: skip
USUAL_EACH: Final = {"move": 0.6, "draw": 1.0, "ready": 0.7, "raise": 0.9, "produce": 1.1, "trash": 0.4, "discard": 0.0}
FOLLOWED: Final = {"base": 0.4, "engage": 0.6}  # how often it can be done where the step before led
PARTNERED: Final = parse("invest keep_ready")[0]
WITH_ALLY: Final = ("invest", "base", "engage", "one_of")  # what may be done with a country that just joined


class Plan(Run):
    """A card as it might be played."""

    def __init__(self, card: CardId) -> None:
        super().__init__(card)
        self.spent = dict.fromkeys(MEANS, 0)
        self.joins = False  # the country `it` would be a new ally

    def left(self, m: Mind, what: str) -> int:
        return (m.board.money if what == MONEY else m.board.stock[what]) - self.spent[what]

    def diplomacy(self, m: Mind, place: Place, due: int) -> int:
        """D that are due beside the ready allies of a region."""
        return max(0, due - sum([m.t.faces[ally].value for ally in m.t.ready_in(m.me, place)]))


Valued: TypeAlias = Callable[[Mind, Step, Plan], float]

# --- a card as such -----------------------------------------------------------------


def usual(face: Card) -> float:
    """What a card brings when it is played, on the average."""
    return sum([usual_step(step) for step in face.steps])


def usual_step(step: Step) -> float:
    if step.ways:
        found = sorted([sum([usual_step(one) for one in way]) for way in step.ways], reverse=True)
        often = {"two_of": 1.0, "repeat": 1.7}.get(step.word, 1.0)
        return often * sum(found[: 2 if step.word == "two_of" else 1]) + (0.4 if len(found) > 1 else 0.0)
    if step.word in ("gain", "sell_armies", "fund", "region"):
        return sum([0.11 if what == MONEY else 0.6 for what in step.resources]) * step.n
    value = USUAL.get(step.word)
    if value is None:
        value = USUAL_EACH.get(step.word, UNHEARD_OF) * max(step.n, len(step.resources))
    if step.follows:
        value *= FOLLOWED.get(step.word, 1.0)
    less = 0.5 * step.number("discount", 1 if "discount" in step.texts else 0)
    return value + less - (1.0 if step.pay_card else 0.0) - (0.8 if "single" in step.flags else 0.0)


def kept(m: Mind, face: Card) -> float:
    """What a card brings that is still in hand when the turns are over: WO-RES-1, WO-RES-2."""
    what, much = face.top
    return TUNING.keep * (face.research * m.research() + (m.goods.get(what, 0.0) * much if what else 0.0))


def bought(m: Mind, card: CardId) -> float:
    """What a card adds to the deck: how much better it is than the one that it displaces, as often as it is played.
    Most of that is the same in all games, some of it what it could do now."""
    found = m.bought.get(card)
    if found is None:
        face = m.t.card(card)
        now = min(TUNING.most_now, played(m, card) or 0.0)
        value = (1.0 - TUNING.now) * usual(face) + TUNING.now * now
        found = (0.5 + 0.45 * (m.later - 1)) * (value + 0.25 * face.research - TUNING.displaced)
        m.bought[card] = found
    return found


# --- a card that is played now --------------------------------------------------------


def played(m: Mind, card: CardId) -> float | None:
    """Face up; None: it can't be."""
    steps = m.t.card(card).steps
    return None if not steps or why_not_steps(m.t, m.me, steps) else worth_of(m, steps, Plan(card))


def ordered(m: Mind) -> float:
    """WO-ACT-8: the executive order, which is worth 3 VP unused."""
    return worth_of(m, EXECUTIVE_ORDER, Plan(-1)) - 3.0


def used_asset(m: Mind, asset: CardId) -> float | None:
    """WO-ACT-4; WO-END-1: unused it is worth 2 VP, and there may be a better moment."""
    value = played(m, asset)
    return None if value is None else value - 2.0 - TUNING.hold * m.later


def worth_of(m: Mind, steps: Steps, run: Plan) -> float:
    """All steps, as far as they can be done."""
    if steps and steps[0].word == "region":
        return max([worth_there(m, steps[1:], place, run) for place in steps[0].where]) * steps[0].n
    total = 0.0
    for at, step in enumerate(steps):
        if "self" not in step.flags and feasible(m, step, run):
            value = step_worth(m, step, run)
            total += value if at == 0 and not step.may else max(0.0, value)
    return total


def feasible(m: Mind, step: Step, run: Plan) -> bool:
    """What is done with a country that joins can not be asked of the rules yet."""
    if run.joins and step.word in WITH_ALLY and all(one.follows for one in (step, *firsts(step)) if not one.ways):
        return True
    return not why_not_step(m.t, m.me, step, run)


def firsts(step: Step) -> list[Step]:
    return [way[0] for way in step.ways]


def worth_there(m: Mind, steps: Steps, place: Place, run: Plan) -> float:
    there = Plan(run.card)
    there.there = [place]
    if why_not_step(m.t, m.me, steps[0], there):
        return 0.0
    return worth_of(m, steps, there)


def step_worth(m: Mind, step: Step, run: Plan) -> float:
    valued = WORTH.get(step.word)
    value = UNHEARD_OF if valued is None else valued(m, step, run)
    for what, much in step.pay.items():
        run.spent[what] += much
        value -= m.goods[what] * much
    return value - (0.7 * step.pay_card.n if step.pay_card else 0.0)


# --- relations ------------------------------------------------------------------------


def diplomacy(m: Mind, place: Place, due: int) -> float:
    """What it costs to pay so much, in D or by allies."""
    ready = sum([m.t.faces[ally].value for ally in m.t.ready_in(m.me, place)])
    by_allies = min(due, ready)
    return by_allies * min(m.goods["D"], TUNING.ready) + (due - by_allies) * m.goods["D"]


def country(m: Mind, card: CardId, step: Step) -> float:
    face = m.t.card(card)
    if face.region not in REGIONS:
        return UNHEARD_OF
    return m.ally(face) - diplomacy(m, face.region, diplomacy_due(m.t, m.me, card, step))


def improve(m: Mind, step: Step, run: Plan) -> float:
    best, found = -9.0, -1
    for card in improvable(m.t, m.me, step, run):
        value = country(m, card, step)
        if value > best and card != run.it:
            best, found = value, card
    if found < 0:
        return 0.0
    place = m.t.card(found).region
    run.it, run.there, run.joins = found, [place], True
    run.spent["D"] += run.diplomacy(m, place, diplomacy_due(m.t, m.me, found, step))
    return best


def engaged(m: Mind, place: Place, step: Step) -> float:
    """WO-ENG-3; WO-ENG-4: the token is worth money later."""
    allies = len(m.t.allies_in(m.me, place))
    token = 4 * allies * m.goods[MONEY] if m.board.engage else 0.0
    return m.influence(place) + token - diplomacy(m, place, engage_due(m.t, m.me, place, step))


def engage(m: Mind, step: Step, run: Plan) -> float:
    places = run.there if run.joins and step.follows else engageable(m.t, m.me, step, run)
    due = {place: run.diplomacy(m, place, engage_due(m.t, m.me, place, step)) for place in places}
    found = {place: engaged(m, place, step) for place in places if due[place] <= run.left(m, "D")}
    if not found:
        return 0.0
    best = max(found, key=lambda place: found[place])
    run.spent["D"] += due[best]
    run.there = [best]
    return found[best]


# --- investments and armies -------------------------------------------------------------


def invested(m: Mind, ally: CardId, step: Step) -> float:
    """WO-INV-1, WO-INV-2, WO-AFT-1; WO-END-2: China wants to be everywhere."""
    face = m.t.card(ally)
    if face.region not in REGIONS:
        return UNHEARD_OF
    back = 2 * face.value * (m.later + 1) - face.price.get(MONEY, 0) - step.number("surcharge")
    value = m.influence(face.region) + back * m.goods[MONEY]
    if m.me == "CN" and not m.t.regions[face.region].investments["CN"]:
        value += OVERSEAS
    return value if "keep_ready" in step.flags else value - TUNING.ready * face.value


def invest(m: Mind, step: Step, run: Plan) -> float:
    allies = [run.it] if run.joins and step.follows else investable(m.t, m.me, step, run)
    money = run.left(m, MONEY) - step.number("surcharge")
    found = {ally: invested(m, ally, step) for ally in allies if m.t.card(ally).price.get(MONEY, 0) <= money}
    if not found:
        return 0.0
    best = max(found, key=lambda ally: found[ally])
    face = m.t.card(best)
    run.spent[MONEY] += face.price.get(MONEY, 0)
    run.there = [face.region]
    return found[best]


def based(m: Mind, ally: CardId, step: Step) -> float:
    """WO-BAS-2, WO-BAS-3"""
    face = m.t.card(ally)
    if face.region not in REGIONS:
        return UNHEARD_OF
    price = BASE_PRICE + (0 if step.number("free_armies") else ARMY_PRICE)
    value = max(m.influence(face.region), m.influence(face.region, "slotless" in step.flags))
    armies = m.armies(face.region, 2 if step.number("free_armies") else 1) - m.goods["A"]
    return value + armies - price * m.goods[MONEY] - TUNING.ready * face.value


def base(m: Mind, step: Step, run: Plan) -> float:
    if run.joins and step.follows:
        able = m.me in m.t.card(run.it).bases and run.left(m, MONEY) >= BASE_PRICE + ARMY_PRICE and m.board.stock["A"]
        return based(m, run.it, step) if able else 0.0
    return max([based(m, ally, step) for ally in base_sites(m.t, m.me, step, run)], default=0.0)


def move(m: Mind, step: Step, run: Plan) -> float:
    """So many armies, each to where it is best."""
    cost = army_price(step) * m.goods[MONEY]
    own = 0.0 if step.texts.get("from") == "supply" else 0.3 * m.goods["A"]
    places = movable_to(m.t, m.me, step, run)
    if "exactly" in step.flags:
        return max([m.armies(place, step.n) for place in places], default=0.0) - step.n * (cost + own)
    at_hand = min(step.n, 1 + m.board.stock["A"])
    sent = dict.fromkeys(places, 0)
    total = 0.0
    for _ in range(at_hand if places else 0):
        gains = {place: m.armies(place, many + 1) - m.armies(place, many) for place, many in sent.items()}
        best = max(gains, key=lambda place: gains[place])
        total += max(0.0, gains[best] - cost - own)
        sent[best] += 1
    return total


# --- trade ----------------------------------------------------------------------------


def exported(m: Mind, what: str, many: int) -> float:
    """So many units that are sold."""
    return many * EXPORT_PRICE[what] * m.goods[MONEY] + m.more(what, -many)


def imported(m: Mind, what: str, many: int) -> float:
    return m.more(what, many) - many * IMPORT_PRICE[what] * m.goods[MONEY]


def sales(m: Mind, deal: Deal, way: str) -> dict[str, float]:
    """What each type would bring now, in the number that is best."""
    cards = counted(m.t, deal)
    prices, valued = (EXPORT_PRICE, exported) if way == EXPORT else (IMPORT_PRICE, imported)
    found = {}
    for what in prices:
        signs = sum([(card.exports if way == EXPORT else card.imports).get(what, 0) for card in cards])
        signs *= 2 if what in deal.double else 1
        if way == EXPORT:
            most = min(m.board.stock[what], signs)
        else:
            offered = max([POWER[seller].sells[what] for seller in sellers(m.t, m.me, what)], default=0)
            most = min(m.board.money // prices[what], signs + offered)
        found[what] = max([valued(m, what, many) for many in range(1, most + 1)], default=-1.0)
    return found


def trade(m: Mind, step: Step, run: Plan) -> float:
    double = step.texts.get("double", step.texts.get("double_one", "").split(" ")[0])
    deal = Deal(m.me, step, run.there, double.split())
    total = 0.0
    for way in (EXPORT, IMPORT):
        found = sorted(sales(m, deal, way).values(), reverse=True)
        total += sum([value for value in found[: left(m.t, deal, way)] if value > 0])
        if deal.single and total:
            break
    return total


# --- growth ----------------------------------------------------------------------------


def grown(m: Mind, card: CardId) -> float:
    """WO-GRO-2: VP now, and what it does from now on. Levels come in order: who grows now ends a level higher, and
    that one is worth more."""
    face = m.t.card(card)
    last = GROWTH_LEVELS[min(len(GROWTH_LEVELS), m.board.growth + 1 + int(TUNING.growing * m.later)) - 1][1]
    ability = ABILITIES.get(face.key, 0.0) * m.later
    if face.key == "industrial-development":
        ability += sum(sorted([m.raised(what) for what in RESOURCES])[-2:])
    here = max([vp for _, vp in GROWTH_LEVELS[m.board.growth : m.board.growth + 1]], default=0)
    return face.vp + ability + TUNING.way_up * (last - here) - 0.6 * m.cost(face.price)


def grow(m: Mind, step: Step, run: Plan) -> float:
    return max([grown(m, card) for card in growable(m.t, m.me, step)], default=0.0)


def produce(m: Mind, step: Step, run: Plan) -> float:
    types = step.resources or tuple(RESOURCES)
    found = sorted([m.run(what) for what in types], reverse=True)
    return sum(found[: len(step.resources) or step.n])


def raise_(m: Mind, step: Step, run: Plan) -> float:
    return sum(sorted([m.raised(what) for what in RESOURCES], reverse=True)[: step.n])


def prosper(m: Mind, step: Step, run: Plan) -> float:
    return prospered(m, prosperity_cost(m.t, m.me, step.number("discount")) or 0)


def prospered(m: Mind, cost: int) -> float:
    """WO-AFT-3"""
    vp, money = POWER[m.me].prosperity[m.board.prosperity]
    return vp + money * m.goods[MONEY] - 0.3 * cost * m.goods["C"]


# --- the rest ---------------------------------------------------------------------------


def gain(m: Mind, step: Step, run: Plan) -> float:
    times = {"own_fdi": len(m.board.invested), "types_imported": 1}.get(step.texts.get("per", ""), 1)
    return m.cost(dict.fromkeys(step.resources, step.n * times))


def sell_armies(m: Mind, step: Step, run: Plan) -> float:
    return step.number("total") * m.goods[MONEY] - step.n * m.goods["A"]


def influence(m: Mind, step: Step, run: Plan) -> float:
    slotless = "slotless" in step.flags
    places = regions_of(step, run, m.t)
    found = [m.influence(place, True) if slotless else m.influence(place) for place in places]
    return max(found, default=0.0) * (0.4 if "exported" in step.texts else 1.0)


def reset(m: Mind, step: Step, run: Plan) -> float:
    return 0.5 if m.later else 0.2


def ready(m: Mind, step: Step, run: Plan) -> float:
    if "any" in step.flags:
        run.it = max(m.t.allies[m.me].cards, key=lambda ally: partner(m, ally, run), default=-1)
    tired = sorted([m.readiness(ally) for ally in m.board.exhausted], reverse=True)
    return sum(tired[: step.n])


def partner(m: Mind, ally: CardId, run: Plan) -> float:
    """Key Economic Partner: an ally to invest in."""
    payable = m.t.card(ally).price.get(MONEY, 0) <= run.left(m, MONEY) and ally not in m.board.invested
    return invested(m, ally, PARTNERED) if payable else -1.0


def draw(m: Mind, step: Step, run: Plan) -> float:
    return TUNING.draw * step.n


def play(m: Mind, step: Step, run: Plan) -> float:
    """One more card: as if another turn came, with what is left of the hand."""
    left_over = [card for card in m.t.hand(m.me).cards if card != run.card]
    return 2.5 if left_over else 0.0


def take_market(m: Mind, step: Step, run: Plan) -> float:
    return max([usual(m.t.card(card)) for card in takeable(m.t, step.n)], default=0.0)


def fund(m: Mind, step: Step, run: Plan) -> float:
    each = 3 * m.goods["D"] - step.n * m.goods[MONEY]
    return max(0.0, each * (min(step.number("most"), m.board.money) // step.n))


def planned_ways(m: Mind, step: Step, run: Plan) -> list[float]:
    """What each way of a choice is worth that can be gone, the best first."""
    if run.joins:
        ways = [way for way in step.ways if feasible(m, way[0], run)]
    else:
        ways = list(possible_ways(m.t, m.me, step, run).values())
    return sorted([worth_of(m, way, shadow(run)) for way in ways], reverse=True)


def one_of(m: Mind, step: Step, run: Plan) -> float:
    return max(planned_ways(m, step, run), default=0.0)


def two_of(m: Mind, step: Step, run: Plan) -> float:
    return sum(planned_ways(m, step, run)[:2])


def repeat(m: Mind, step: Step, run: Plan) -> float:
    """Twice, in the two best regions, as far as the money goes."""
    steps = step.ways[0]
    price = steps[0].pay.get(MONEY, 0) + (0 if from_supply(steps[0]) else army_price(steps[0]) * steps[0].n)
    found = sorted([worth_anywhere(m, steps, place, price) for place in REGIONS if place in steps[0].where])
    twice = price == 0 or m.board.money >= 2 * price
    return found[-1] + (max(0.0, found[-2]) if twice else 0.0)


def worth_anywhere(m: Mind, steps: Steps, place: Place, price: int) -> float:
    """Steps that go to a region of their own choice: to this one."""
    own = 0.0 if from_supply(steps[0]) else 0.3 * m.goods["A"] * steps[0].n
    return m.influence(place) + m.armies(place, steps[0].n) - own - price * m.goods[MONEY]


def negotiate(m: Mind, step: Step, run: Plan) -> float:
    return max(USUAL["negotiate"] * m.rounds / 4, improve(m, step, Plan(-1)))


def brics(m: Mind, step: Step, run: Plan) -> float:
    found = sorted([m.influence(place) for place in BRICS_REGIONS], reverse=True)
    return sum(found[:2]) - BRICS_PRICE * m.goods[MONEY]


def nothing(m: Mind, step: Step, run: Plan) -> float:
    return 0.0


WORTH: Final[dict[str, Valued]] = {
    "improve": improve, "engage": engage, "trade": trade, "invest": invest, "move": move, "base": base, "grow": grow,
    "produce": produce, "raise": raise_, "gain": gain, "sell_armies": sell_armies, "influence": influence,
    "reset": reset, "ready": ready, "draw": draw, "discard": nothing, "trash": nothing, "play": play,
    "prosper": prosper, "take_market": take_market, "fund": fund, "repeat": repeat, "one_of": one_of, "two_of": two_of,
    "negotiate": negotiate, "brics": brics,
}  # fmt: skip


def shadow(run: Run) -> Plan:
    """A copy to think with: what is really going on must not change."""
    copy = Plan(run.card)
    copy.there, copy.it, copy.resource, copy.before = run.there[:], run.it, run.resource, run.before[:]
    copy.exported, copy.imported = run.exported.copy(), run.imported[:]
    copy.exported_in = {place: sold.copy() for place, sold in run.exported_in.items()}
    if isinstance(run, Plan):
        copy.spent, copy.joins = run.spent.copy(), run.joins
    return copy


def ways_now(t: WorldOrder, m: Mind) -> dict[str, float]:
    """Where a choice among ways is asked: what each is worth."""
    found = possible_ways(t, m.me, t.step, t.run)
    return {name: worth_of(m, way, shadow(t.run)) for name, way in found.items()}
