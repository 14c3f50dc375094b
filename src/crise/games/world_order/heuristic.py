"""World Order as a bot sees it. Everything is counted in VP: see `worth` for what things are worth, `plans` for what
cards bring. Here every question gets its ratings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import exp
from typing import Any, Final, TypeAlias

from crise.bots.heuristic import Heuristic, Rated, middling, sanely
from crise.engine.ask import PASS, Option, Seat
from crise.games.world_order.actions import FACE_UP, FOR_MONEY, ORDER
from crise.games.world_order.aftermath import threatening
from crise.games.world_order.common import in_zone
from crise.games.world_order.data import (
    AUTOMA,
    FOCUSES,
    MONEY,
    POWER,
    POWERS,
    REGION,
    REGIONS,
    RESOURCES,
)
from crise.games.world_order.forces import BOARD, army_price
from crise.games.world_order.influence import PERMANENT, SLOTLESS, TEMPORARY
from crise.games.world_order.plans import (
    ABILITIES,
    GROWTH_LEVELS,
    USUAL,
    based,
    bought,
    country,
    engaged,
    exported,
    grown,
    imported,
    invested,
    kept,
    ordered,
    partner,
    played,
    prospered,
    sales,
    shadow,
    step_worth,
    used_asset,
    usual,
    ways_now,
)
from crise.games.world_order.preparation import MADE_BY
from crise.games.world_order.state import Deal, Power, WorldOrder
from crise.games.world_order.steps import Step
from crise.games.world_order.trade import EXPORT, IMPORT, symbols
from crise.games.world_order.worth import SEND, TUNING, Mind

Rate: TypeAlias = Callable[[WorldOrder, Mind, Any, tuple[Any, ...]], float]
Minds: TypeAlias = Callable[[WorldOrder, Power], Mind]  # an extension may know more of what things are worth
FACE_DOWN: Final = 10  # $
# What it brought to keep an asset rather than another, its VP included, in games of bots that kept any.
ASSETS: Final = {
    "us-nato": 5.5, "us-arms-export": 1.0, "us-navy": 0.0, "us-rd-champion": -2.0,
    "us-main-un-funding-contributor": -3.5, "eu-nato": 5.5, "eu-expansion": 1.5, "eu-brand-europe": 1.0,
    "eu-central-european-bank": -2.5, "eu-neighborhood-policy": -4.0, "ru-csto": 2.0, "ru-arms-export": 1.0,
    "ru-private-military-corporations": 0.5, "ru-new-energy-markets": -1.5, "ru-cyber-attacks": -2.0,
    "cn-expansion-in-the-south-china-sea": 4.0, "cn-sco": 2.5, "cn-brics": 0.5, "cn-belt-road": -4.0,
    "cn-rapid-industrialization": -2.5,
}  # fmt: skip
ALIKE: Final = 3.0  # VP
AT_ONCE: Final = 20.0  # an ability that serves once a round: before anything else
THREAT: Final = 2.0  # VP
UNHEARD_OF: Final = 0.5
TOKENS: Final = ("money", "armies", "allies")
WORDS: Final = frozenset({
    FACE_UP, FOR_MONEY, ORDER, "done", "sweep", "yes", EXPORT, IMPORT, PERMANENT, TEMPORARY, SLOTLESS,
})  # fmt: skip


def power_of(t: WorldOrder, seat: Seat) -> Power:
    return next(power for power, player in t.powers.items() if player == seat)


def each(rate: Rate, known: Callable[[Any], bool], mind: Minds = Mind) -> Rated:
    """A rating of one option, for all of them. To pass is worth nothing. What is not `known`, a word or a place that is
    new, is middling."""

    def rated(t: WorldOrder, me: Seat, options: list[Option], about: tuple[Any, ...]) -> list[float]:
        m = mind(t, power_of(t, me))
        found = {option: rate(t, m, option, about) for option in options if option is not PASS and known(option)}
        other = middling(list(found.values()))
        return [0.0 if option is PASS else found.get(option, other) for option in options]

    return rated


def is_number(option: Any) -> bool:
    return isinstance(option, int)


def is_place(option: Any) -> bool:
    return option in REGIONS or option == BOARD


def is_resource(option: Any) -> bool:
    return option in RESOURCES


def is_word(option: Any) -> bool:
    return option in WORDS


def is_card_or_word(option: Any) -> bool:
    return isinstance(option, int) or option in WORDS


def is_power(option: Any) -> bool:
    return option in POWERS


def is_focus(option: Any) -> bool:
    return option in FOCUSES


# --- cards --------------------------------------------------------------------------------


def act(t: WorldOrder, me: Seat, options: list[Option], about: tuple[Any, ...], mind: Minds = Mind) -> list[float]:
    """A card is played for the best that it can do, less what it would bring in Research."""
    m = mind(t, power_of(t, me))
    down = face_down(t, m)
    return [acted(t, m, option, down) for option in options]


def acted(t: WorldOrder, m: Mind, option: Option, down: float) -> float:
    if option is PASS:
        return 0.0
    if isinstance(option, str) or t.faces[option].kind == "growth":  # WO-ACT-7: what it does once a round
        return AT_ONCE if option in ABILITIES or isinstance(option, int) else UNHEARD_OF
    value = played(m, option)
    return max(down, -9.0 if value is None else value) - kept(m, t.card(option))


def face_down(t: WorldOrder, m: Mind) -> float:
    """The best that a card can do face down, whichever it is."""
    found = [FACE_DOWN * m.goods[MONEY]]
    found += [value for asset in t.assets[m.me].cards if (value := used_asset(m, asset)) is not None]
    if m.board.order_left:
        found.append(ordered(m))
    return max(found)


def use(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    if option == FOR_MONEY:
        return FACE_DOWN * m.goods[MONEY]
    if option == ORDER:
        return ordered(m)
    value = played(m, about[0]) if option == FACE_UP else used_asset(m, option)
    return -9.0 if value is None else value


def refused_asset(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """WO-SET-8: the one that is not kept. Games do not tell apart what is nearly alike."""
    face = t.card(option)
    value = ASSETS.get(face.key, face.vp + 0.8 * usual(face) - 8.0)
    return -float(round(value / ALIKE))


def trash(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    face = t.card(option)
    in_hand = option in t.hand(m.me).cards
    return -usual(face) * m.rounds - (kept(m, face) if in_hand else 0.0)


def discard(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """While there are turns to come: what it could do now counts as much as what it does on the average."""
    face = t.card(option)
    value = usual(face)
    if m.turns and option in t.hand(m.me).cards:
        value = (value + max(FACE_DOWN * m.goods[MONEY], played(m, option) or 0.0)) / 2
    return -value - kept(m, face)


def research(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """Cards by what they add; allies only for what one could then buy; a sweep if nothing is worth it."""
    points = about[0]
    if option == "done":
        return 0.0
    prices = {card: t.card(card).price.get("r", 0) for card in t.market.cards}
    best = max([bought(m, card) for card, price in prices.items() if price <= points], default=0.0)
    if option == "sweep":
        return 0.8 if best < 0.5 and points >= 6 and m.later > 1 else -0.5
    if option in prices:
        return bought(m, option) + 0.02 * prices[option]
    value = t.faces[option].value
    more = [bought(m, card) for card, price in prices.items() if points < price <= points + value]
    return float(max(more, default=0.0) - max(0.0, best) - 0.6 * TUNING.ready * value - 0.1)


# --- relations ----------------------------------------------------------------------------


def improve(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return country(m, option, t.step)


def taken(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return usual(t.card(option))


def ally_exhaust(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """An ally for D: less what it could do else, and not for less than it is worth."""
    due = about[1]
    saved = min(due, t.faces[option].value) * m.goods["D"]
    return float(saved - m.readiness(option) * (0.6 if t.faces[option].value <= due else 1.0))


def pay_money(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return float(float(option) * (m.goods["D"] - about[0] * m.goods[MONEY]))


def ready(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return m.readiness(option) if option in m.board.exhausted else 0.0


def choose_partner(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return partner(m, option, shadow(t.run)) + ready(t, m, option, about)


def engage(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return engaged(m, option, t.step)


def engage_token(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """Taken from where it is worth least."""
    return -float(len(t.allies_in(m.me, option)))


def search(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return m.influence(option) + 0.3 * len(t.country_decks[option].cards)


# --- influence ----------------------------------------------------------------------------


def influence(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return m.influence(option, "slotless" in t.step.flags)


def slot(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return m.slot(about[0], option)


def region(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """For the steps after it: influence, armies, countries that buy."""
    shown = sum([m.symbols(t.card(card)) for card in t.countries[option].cards if m.me not in t.card(card).forbidden])
    return m.influence(option) + 0.5 * m.army(option) + 0.4 * shown


def leftmost(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """The cube that would be pushed out first."""
    return float(1.0 - 0.1 * option)


def reset(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    row = t.regions[option].temporary
    full = len(row) >= len(REGION[option].temporary) - 1
    return m.presence(option) * (0.5 if full and row[0] == m.me else 0.1)


# --- armies -------------------------------------------------------------------------------


def army_to(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return m.army(option, min(SEND, about[0])) - army_price(t.step) * m.goods[MONEY] - 0.3 * m.goods["A"]


def army_from(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """To go on is worth something only while the target gains by it."""
    gain = m.army(about[0]) - float(about[1]) * m.goods[MONEY]
    if option == BOARD:
        return gain - 0.3 * m.goods["A"]
    return gain - m.token("armies", 1) - m.army_leaves(option)


def invest(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return invested(m, option, t.step)


def base(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return based(m, option, t.step)


def defend(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """WO-THR-4: a token, if that is enough to be spared something."""
    place, loss = about[:2]
    more = 2 * len(t.allies_in(m.me, place)) * t.regions[place].engage[m.me]
    spared = loss - THREAT * len(threatening(t, m.me, place, more))
    return float(spared - token_money(t, m, place))


def token_money(t: WorldOrder, m: Mind, place: str) -> float:
    return 5 * len(t.allies_in(m.me, place)) * m.goods[MONEY]


def token_give(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """WO-AFT-2: money, unless the token is needed against a threat at once."""
    needed = in_zone(m.me, option) and threatening(t, m.me, option) and t.allies_in(m.me, option)
    return token_money(t, m, option) + 0.1 - (THREAT if needed else 0.0)


# --- economy ------------------------------------------------------------------------------


def grow(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return grown(m, option)


def growth_money(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return float(option) * (m.goods["S"] - 10 * m.goods[MONEY])


def produce(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return m.run(option)


def produce_number(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return m.made(about[0], option)


def raised(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    price = about[0] if about else 0
    return m.raised(option) + (0.1 * m.run(option) if not about else 0.0) - price * m.goods[MONEY]


def trade(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    if option not in (EXPORT, IMPORT):
        return 0.0
    return max(sales(m, t.deal, option).values()) + (0.01 if option == EXPORT else 0.0)


def sold_type(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return sales(m, t.deal, EXPORT)[option]


def bought_type(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return sales(m, t.deal, IMPORT)[option]


def export_number(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return exported(m, about[0], option)


def import_number(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return imported(m, about[0], option)


def double(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    sold = min(m.board.stock[option], 2 * symbols(t, Deal(m.me, t.step, t.run.there, []), EXPORT, option))
    return exported(m, option, sold)


def commerce(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """WO-TRA-8: a D for a whole card of a rival, who gets the money; an NPC gets nothing."""
    what, many = about[:2]
    if what not in POWER[option].sells:
        return 0.0
    whole = many >= POWER[option].sells[what]
    if t.is_npc(option):
        return 0.05
    return (m.goods["D"] if whole else 0.0) - 0.1 * m.goods[MONEY] * POWER[option].sells[what] * 10


def fund(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return float(float(option) * (3 * m.goods["D"] - about[0] * m.goods[MONEY]))


def prosper(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return prospered(m, about[0])


# --- the frame ------------------------------------------------------------------------------


def focus(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """What it readies, what it produces, and what it does all round."""
    tired = sorted([m.readiness(ally) for ally in m.board.exhausted], reverse=True)
    value = sum(tired[: POWER[m.me].ready[option]]) + sum([m.run(what) for what in MADE_BY[option]], 0.0)
    cards = [t.card(card) for card in (*t.hand(m.me).cards, *t.assets[m.me].cards)]
    engaging = sum([step.word == "engage" for card in cards for step in card.steps])
    if option == "domestic":
        best = max([m.raised(what) for what in RESOURCES])
        return value + 2 * m.research() + max(0.0, best - POWER[m.me].raise_cost * m.goods[MONEY])
    if option == "diplomatic":
        return value + 2 * engaging * m.goods["D"]
    return value + military(t, m)


def military(t: WorldOrder, m: Mind) -> float:
    """WO-THR-2, WO-THR-3: whom one more army would keep off, and whom it would hurt."""
    value = 0.0
    for place in REGIONS:
        if in_zone(m.me, place):
            spared = len(threatening(t, m.me, place)) - len(threatening(t, m.me, place, 1))
            value += THREAT * spared
    return value + 0.3


def turn_place(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """Slots are taken by who comes first."""
    return float(-0.1 * option)


def way(t: WorldOrder, me: Seat, options: list[Option], about: tuple[Any, ...], mind: Minds = Mind) -> list[float]:
    m = mind(t, power_of(t, me))
    found = ways_now(t, m) if t.step.ways else {}
    return [0.0 if name is PASS else found.get(str(name), USUAL.get(str(name), UNHEARD_OF)) for name in options]


def may(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    """Is the step worth what it costs?"""
    if about[0] == "opening":
        return 1.0
    if about[0] == "repeat":
        return 1.0 if m.board.money > 10 else 0.1
    step: Step = t.step
    return step_worth(m, step, shadow(t.run)) + 0.1


def ability(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return 0.0 if option == "done" else 1.0


def draw_number(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return float(0.3 * option)


def brics(t: WorldOrder, m: Mind, option: Any, about: tuple[Any, ...]) -> float:
    return float(m.influence(about[0]) - about[1] * m.goods[MONEY])


# --- who is likely to win -------------------------------------------------------------------


def worth(t: WorldOrder, seat: Seat) -> float:
    """Who will have most."""
    return chance(t, power_of(t, seat), {me: prospects(t, Mind(t, me)) for me in t.taking_turns()})


def chance(t: WorldOrder, mine: Power, hopes: dict[Power, float]) -> float:
    """The more is to come, the less is sure."""
    rounds = 6 - t.round + (0.0 if t.phase == "end" else 1.0)
    spread = 3.0 + 2.5 * rounds
    total = sum([exp(min(30.0, (hope - hopes[mine]) / spread)) for hope in hopes.values()])
    return 1.0 / total


def prospects(t: WorldOrder, m: Mind) -> float:
    """VP to expect at the end: what lies there, what it promises, what is in stock. How much each counts was read off
    games of bots, from what they had at the beginning of a round and what they ended with."""
    me = m.me
    if t.phase == "end":
        return float(t.boards[me].vp)
    hope = t.boards[me].vp + 0.75 * m.scorings * sum([m.standing(place, 0) for place in REGIONS])
    hope += 0.85 * sum([m.token_now(what) for what in TOKENS])
    if t.is_automa(me):
        return hope + automa_prospects(t, m)
    hope += 0.4 * sum([m.armed(place, 0) for place in REGIONS])
    hope += 0.8 * m.wealth()
    hope += 0.5 * sum([m.raised_from(what) * m.board.production[what] for what in RESOURCES])
    allies = [t.faces[ally].value for ally in t.allies[me].cards]
    ready = [t.faces[ally].value for ally in t.allies[me].cards if t.is_ready(me, ally)]
    hope += 0.15 * m.rounds * sum(allies) + 0.25 * sum(ready)
    hope += 0.1 * m.later * sum([t.faces[card].value for card in m.board.invested])
    hope += 2.0 * len(t.assets[me].cards) + 3.0 * m.board.order_left
    hope += 3.5 * min(1.0, m.rounds / 3) * m.board.growth
    return hope + cards_promise(t, m)


def cards_promise(t: WorldOrder, m: Mind) -> float:
    """A deck that got better; the hand of the turns to come."""
    own = [t.card(card) for pile in (t.decks[m.me], t.bought[m.me], t.discards[m.me]) for card in pile.cards]
    hand = [t.card(card) for card in t.hand(m.me).cards]
    value = 0.15 * m.later * sum([usual(face) - TUNING.displaced for face in own if face.kind == "market"])
    if t.phase != "action":
        return value
    best = sorted([usual(face) for face in hand], reverse=True)[: m.turns]
    return value + 0.8 * sum(best) + m.research() * sum([face.research for face in hand]) * 0.3


def automa_prospects(t: WorldOrder, m: Mind) -> float:
    """An Automa turns money and cubes into VP by itself."""
    step = m.board.prosperity
    rest = AUTOMA[m.me].prosperity[step : step + m.later + 1]
    levels = GROWTH_LEVELS[m.board.growth : m.board.growth + (m.later + 1) // 2]
    return 0.6 * sum([vp for _, vp in rest]) + sum([vp for _, vp in levels]) + 9.0 * m.rounds + 0.02 * m.board.money


CARDS: Final[dict[str, Rate]] = {
    "assets": refused_asset, "trash": trash, "discard": discard, "take_market": taken, "country": improve,
    "search_card": improve, "ally_exhaust": ally_exhaust, "ready": ready, "partner": choose_partner,
    "invest": invest, "base": base, "grow": grow,
}  # fmt: skip
PLACES: Final[dict[str, Rate]] = {
    "engage": engage, "engage_token": engage_token, "search": search, "influence": influence, "region": region,
    "reset": reset, "army_to": army_to, "armies_to": army_to, "army_from": army_from, "token_give": token_give,
}  # fmt: skip
GOODS: Final[dict[str, Rate]] = {
    "produce": produce, "raise": raised, "raise_focus": raised, "export_type": sold_type, "import_type": bought_type,
    "double": double,
}  # fmt: skip
NUMBERS: Final[dict[str, Rate]] = {
    "turn_place": turn_place, "pay_money": pay_money, "growth_money": growth_money, "produce_number": produce_number,
    "export_number": export_number, "import_number": import_number, "convert": leftmost, "reset_which": leftmost,
    "draw_number": draw_number, "fund": fund,
}  # fmt: skip
CHOICES: Final[dict[str, Rate]] = {
    "slot": slot, "convert_slot": slot, "trade": trade, "trade_once": trade, "prosper": prosper, "may": may,
    "defend": defend, "brics": brics,
}  # fmt: skip
# By question: how an option is rated, and which ones are known; what else turns up is middling.
OPINIONS: Final[dict[str, tuple[Rate, Callable[[Any], bool]]]] = {
    **{what: (rate, is_number) for what, rate in (CARDS | NUMBERS).items()},
    **{what: (rate, is_place) for what, rate in PLACES.items()},
    **{what: (rate, is_resource) for what, rate in GOODS.items()},
    **{what: (rate, is_word) for what, rate in CHOICES.items()},
    "use": (use, is_card_or_word),
    "research": (research, is_card_or_word),
    "ability": (ability, is_card_or_word),
    "commerce": (commerce, is_power),
    "focus": (focus, is_focus),
}


def rates(mind: Minds = Mind) -> dict[str, Rated]:
    """By question, as a mind of this kind sees it."""
    acted = partial(act, mind=mind)
    together: dict[str, Rated] = {"act": acted, "play_more": acted, "way": partial(way, mind=mind)}
    return together | {what: each(rate, known, mind) for what, (rate, known) in OPINIONS.items()}


RATES: Final = rates()
# By question: what lies so far below the best that nobody would take it.
REACH: Final = {
    "act": 3.0, "play_more": 3.0, "use": 2.5, "country": 2.0, "engage": 2.0, "invest": 2.0, "base": 2.0, "grow": 2.0,
    "slot": 2.0, "influence": 2.0, "research": 2.0, "prosper": 1.0, "produce_number": 1.5, "army_to": 1.5,
    "armies_to": 1.5, "army_from": 1.5, "trade": 2.0, "trade_once": 2.0, "export_number": 1.0, "import_number": 1.0,
    "focus": 3.0, "way": 3.0, "may": 2.0, "defend": 1.0, "raise_focus": 2.0, "ally_exhaust": 1.0,
}  # fmt: skip
PLAIN: Final = frozenset({
    "ready", "partner", "turn_place", "commerce", "pay_money", "growth_money", "ability", "draw_number", "prosper",
    "token_give", "export_type", "import_type", "export_number", "import_number", "produce_number", "defend",
    "reset_which", "convert", "engage_token", "discard", "raise", "army_from", "double", "fund",
})  # fmt: skip


def current_round(t: WorldOrder) -> int:
    return t.round


# An iteration of a search ends with the round, when a plan has come to something, or with the game. It is long, so
# there are few; a VP more or less shows in each of them, where a win more or less would not.
SEARCH: Final[dict[str, Any]] = {
    "depth": 400, "leaf": current_round, "hunch": 0.0, "by_margin": True, "iterations": 16,
}  # fmt: skip
HEURISTIC: Final = Heuristic(sanely(RATES, REACH), worth, tie_margin=0.05, no_search=PLAIN, **SEARCH)
