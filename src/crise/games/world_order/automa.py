"""Automas: powers that play by themselves, normal or hard. WO-AUT."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from crise.engine.ask import CardId
from crise.games.world_order.aftermath import NATO, threat, threatening
from crise.games.world_order.common import earn, in_zone, pay, receive, score
from crise.games.world_order.data import AUTOMA, MONEY, POWERS, REGION, REGIONS
from crise.games.world_order.forces import reinforce
from crise.games.world_order.influence import add_influence, bears
from crise.games.world_order.market import ROW, discard_rightmost, fill_market, shown_everywhere
from crise.games.world_order.npc import ARMY, draw_npc_card
from crise.games.world_order.relations import join
from crise.games.world_order.state import ROUNDS, Card, Place, Power, WorldOrder

T = TypeVar("T")
RATE: Final = {"D": 5, "C": 10, "S": 10, "A": 10, "E": 3, "R": 3, "F": 3, MONEY: 1}  # WO-AUT-1
INCOME: Final = {"domestic": 10, "diplomatic": 5, "military": 3}  # WO-AUT-2
IMPROVE, ENGAGE, INVEST, TRADE, BASE, MOVE = "improve", "engage", "invest", "trade", "base", "move"
ROWS: Final = {"Dip": (ENGAGE, IMPROVE), "Eco": (INVEST, TRADE), "Mil": (BASE, MOVE)}  # WO-AUT-8: left, right
INVEST_PRICE, BASE_PRICE, ARMY_PRICE = 15, 10, 5
SYMBOL, PARTNER, OWN_SHARE = 5, 10, 5  # WO-AUT-15
NO_GROWTH: Final = 30  # WO-AUT-10
RETURN: Final = 5  # WO-AUT-24
REVEALED: Final = 2  # WO-AUT-21
ALLIES_A_POINT: Final = 3
RESHUFFLED: Final = (2, 4)  # WO-AUT-23
DRAWS: Final = 40  # WO-AUT-11: the NPC influence cards twice: by then every region was rejected


def any_of(t: WorldOrder, options: list[T]) -> T:
    """WO-AUT-27: drawn evenly."""
    return options[t.roll(len(options))] if len(options) > 1 else options[0]


# --- The round ----------------------------------------------------------------


async def automa_focus(t: WorldOrder, me: Power) -> None:
    """WO-AUT-5, WO-AUT-6, WO-AUT-2, WO-AUT-7"""
    add_cube(t, me)
    if not t.decisions.cards:
        t.pour(t.decisions_discard, t.decisions)
    card = t.take(t.decisions)
    t.put(card, t.decisions, t.decisions_discard)
    board = t.boards[me]
    (board.focus,) = t.card(card).lines[me]
    t.tell("automa_focus", me, card, board.focus)
    earn(t, me, t.round * INCOME[board.focus])
    if board.focus == "diplomatic":  # WO-AUT-7: outside its zone, and no cube moves
        await improve(t, me, [place for place in REGIONS if not in_zone(me, place)])


def add_cube(t: WorldOrder, me: Power) -> None:
    """WO-AUT-5: to the first action of its priority, then the second, the third, and the first again."""
    board = t.boards[me]
    if t.round in board.rounds:
        spaces = 4 if t.automas == "hard" else 3
        priority = AUTOMA[me].cubes
        board.cubes[priority[(spaces - len(board.rounds)) % len(priority)]] += 1
        board.rounds.remove(t.round)


async def automa_turn(t: WorldOrder, me: Power) -> None:
    """WO-AUT-8; WO-AUT-22: the card bought is an extra action of the first turn, and then trashed."""
    t.tell("turn", me, me.lower(), t.turn_number)
    if t.turn_number == 1 and t.bought[me].cards:
        card = t.bought[me].cards[-1]
        t.move(card, t.bought[me], t.box)
        await act_by(t, me, card)
    if t.decks[me].cards:
        card = t.take(t.decks[me])
        t.put(card, t.decks[me], t.discards[me])
        await act_by(t, me, card)


async def act_by(t: WorldOrder, me: Power, card: CardId) -> None:
    """Only its type counts. WO-AUT-22: of several types the first; hard: an action for each."""
    t.tell("automa_card", me, card)
    types = t.card(card).types
    for kind in types if t.automas == "hard" else types[:1]:
        if kind == "Dom":
            grow(t, me)
        else:
            await act_in_row(t, me, *ROWS[kind])


async def act_in_row(t: WorldOrder, me: Power, left: str, right: str) -> None:
    """WO-AUT-8: where a cube is on the left action, that one; else the right one."""
    wanted = left if t.boards[me].cubes[left] else right
    shift_cubes(t, me, await ACTIONS[wanted](t, me))


def shift_cubes(t: WorldOrder, me: Power, done: str) -> None:
    """WO-AUT-8: for the action really done. Of a left one a cube goes right, of a right one all go left: so those on
    Trade go to Invest where it could not pay for another action (WO-AUT-9)."""
    cubes = t.boards[me].cubes
    for left, right in ROWS.values():
        if done == left:
            cubes[left] -= 1
            cubes[right] += 1
        elif done == right:
            cubes[left] += cubes[right]
            cubes[right] = 0


def find_region(t: WorldOrder, me: Power, fits: Callable[[Place], bool]) -> Place:
    """WO-AUT-11: by its line of NPC influence cards; '' once every region was rejected."""
    if not any(fits(place) for place in REGIONS):
        return ""
    for _ in range(DRAWS):
        card = draw_npc_card(t)
        t.put(card, t.npc_deck, t.npc_discard)
        place = t.card(card).lines[me][0]
        if fits(place):
            return place
    return ""


# --- Improve relations and engage ---------------------------------------------


def price_of(t: WorldOrder, country: CardId) -> int:
    """WO-AUT-12: 5 $ for each D of the value."""
    return RATE["D"] * t.faces[country].value


def is_own(t: WorldOrder, me: Power, country: CardId) -> bool:
    """The full version of one of its starting countries."""
    return any(t.card(ally).full == t.faces[country].key for ally in t.allies[me].cards)


def can_ally(t: WorldOrder, me: Power, country: CardId) -> bool:
    """Never a forbidden one; WO-AUT-13: payable."""
    return not t.book.forbidden(t, me, t.card(country)) and price_of(t, country) <= t.boards[me].money


def choice_in(t: WorldOrder, me: Power, place: Place) -> CardId | None:
    """WO-AUT-12: its own starting country, one for a base, the highest value, the leftmost."""

    def mark(country: CardId) -> tuple[bool, bool, int]:
        return is_own(t, me, country), me in t.card(country).bases, t.faces[country].value

    return max((card for card in t.countries[place].cards if can_ally(t, me, card)), key=mark, default=None)


def can_improve(t: WorldOrder, me: Power, place: Place) -> bool:
    country = choice_in(t, me, place)
    return country is not None and can_join(t, me, country)


def can_join(t: WorldOrder, me: Power, country: CardId) -> bool:
    """WO-AUT-20: an own starting country brings influence; where that pushes an own cube, another region is taken."""
    return not is_own(t, me, country) or bears(t, me, t.card(country).region)


async def improve(t: WorldOrder, me: Power, allowed: Sequence[Place] = REGIONS) -> str:
    """WO-AUT-12, WO-AUT-13"""
    place = find_region(t, me, lambda place: place in allowed and can_improve(t, me, place))
    country = choice_in(t, me, place) if place else None
    return await trade(t, me) if country is None else await ally_with(t, me, country)


async def ally_with(t: WorldOrder, me: Power, country: CardId) -> str:
    """It joins as it joins a player: WO-IR-3 to WO-IR-6."""
    pay(t, me, {MONEY: price_of(t, country)})
    await join(t, me, country)
    return IMPROVE


def engage_price(t: WorldOrder, me: Power, place: Place) -> int:
    """WO-AUT-14, WO-AUT-7"""
    less = len(t.allies_in(me, place)) + (t.boards[me].focus == "diplomatic")
    return max(0, RATE["D"] * (t.book.engage_cost(t, place) - less))


async def engage(t: WorldOrder, me: Power) -> str:
    """WO-AUT-14: no engage token."""
    money = t.boards[me].money
    place = find_region(
        t, me, lambda place: (
            bool(t.allies_in(me, place)) and engage_price(t, me, place) <= money and bears(t, me, place)
        ),
    )  # fmt: skip
    if not place:
        return await trade(t, me)
    pay(t, me, {MONEY: engage_price(t, me, place)})
    t.tell("engaged", me, place)
    await add_influence(t, me, place)
    return ENGAGE


# --- Invest and trade ---------------------------------------------------------


async def invest(t: WorldOrder, me: Power) -> str:
    """WO-AUT-16: a token for the region, at most 1 + allies there."""
    money = t.boards[me].money
    open_to_it = [place for place in REGIONS if t.book.invest_price(t, me, place, INVEST_PRICE) <= money]
    if not open_to_it:
        return await trade(t, me)
    place = find_region(
        t, me, lambda place: (
            place in open_to_it
            and t.regions[place].investments[me] < 1 + len(t.allies_in(me, place))
            and bears(t, me, place)
        ),
    )  # fmt: skip
    if not place:
        return await improve(t, me)
    pay(t, me, {MONEY: t.book.invest_price(t, me, place, INVEST_PRICE)})
    t.regions[place].investments[me] += 1
    t.tell("automa_invested", me, place)
    await add_influence(t, me, place)
    return INVEST


def as_traded(t: WorldOrder, me: Power) -> int:
    return 0


async def trade(t: WorldOrder, me: Power) -> str:
    """WO-AUT-15: for its symbols, and with a partner: a player turns a Commerce card down, else there is no deal."""
    symbols = sum(sum(t.card(ally).exports.values()) for ally in t.allies[me].cards)
    t.tell("automa_trade", me, symbols)
    earn(t, me, max(0, SYMBOL * symbols + t.book.automa_trade(t, me)))
    partner = any_of(t, [power for power in POWERS if power != me])
    if t.played(partner):
        if not t.boards[partner].commerce:
            return TRADE
        t.boards[partner].commerce -= 1
    t.tell("npc_trade", me, partner)
    earn(t, partner, PARTNER)
    earn(t, me, OWN_SHARE)
    return TRADE


# --- Move and base ------------------------------------------------------------


async def move(t: WorldOrder, me: Power) -> str:
    """WO-AUT-17: an army from the supply."""
    if t.boards[me].money < ARMY_PRICE:
        return await trade(t, me)
    reachable = [place for place in REGIONS if in_zone(me, place) or t.regions[place].bases[me]]
    place = where_most_needed(t, me, reachable)
    pay(t, me, {MONEY: ARMY_PRICE})
    reinforce(t, me, place)
    return MOVE


def where_most_needed(t: WorldOrder, me: Power, places: list[Place]) -> Place:
    """WO-AUT-17: where it is threatened in its zone; where it newly threatens somebody there; outside; anywhere."""
    zone = [place for place in places if in_zone(me, place)]
    threatened = {place: -gap(t, me, place) for place in zone if threatening(t, me, place)}
    threats = {place: (outnumbered(t, me, place), new) for place in zone if (new := newly_threatened(t, me, place))}
    outside = {
        place: new for place in places if not in_zone(me, place) and (new := newly_threatened(t, me, place))
    }  # fmt: skip
    for found in (threatened, threats, outside):
        if found:
            best: object = max(found.values())
            return any_of(t, [place for place, mark in found.items() if mark == best])
    return any_of(t, places)


def gap(t: WorldOrder, me: Power, place: Place) -> int:
    return max(threat(t, other, place) for other in threatening(t, me, place)) - t.book.defence(t, me, place)


def outnumbered(t: WorldOrder, me: Power, place: Place) -> bool:
    armies = t.regions[place].armies
    return any(armies[other] > armies[me] for other in POWERS if other != me)


def newly_threatened(t: WorldOrder, me: Power, place: Place) -> int:
    """How many powers whose zone it is would be threatened by one army more, and are not yet."""
    now = threat(t, me, place)
    military = t.boards[me].focus == "military"
    then = t.regions[place].armies[me] + 1 + military
    others = [other for other in REGION[place].zone if other != me and not (me in NATO and other in NATO)]
    return sum(now <= t.book.defence(t, other, place) < then for other in others)


def base_allies(t: WorldOrder, me: Power, place: Place) -> int:
    return sum(me in t.card(ally).bases for ally in t.allies_in(me, place))


async def base(t: WorldOrder, me: Power) -> str:
    """WO-AUT-18: an army there, a token and influence."""
    if t.boards[me].money < BASE_PRICE:
        return await trade(t, me)
    free = [
        place
        for place in REGIONS
        if 0 < base_allies(t, me, place) >= t.regions[place].bases[me] and bears(t, me, place)
    ]
    if not free:
        return await ally_for_base(t, me)
    place = where_most_needed(t, me, free)
    pay(t, me, {MONEY: BASE_PRICE})
    garrison(t, me, place)
    t.regions[place].bases[me] += 1
    t.tell("automa_based", me, place)
    await add_influence(t, me, place)
    return BASE


def garrison(t: WorldOrder, me: Power, place: Place) -> None:
    """One army; WO-AUT-25: hard, one more for 5 $ if its line of an NPC influence card bears an army sign."""
    reinforce(t, me, place)
    if t.automas == "hard":
        card = draw_npc_card(t)
        t.put(card, t.npc_deck, t.npc_discard)
        if ARMY in t.card(card).lines[me] and t.boards[me].money >= ARMY_PRICE:
            pay(t, me, {MONEY: ARMY_PRICE})
            reinforce(t, me, place)


async def ally_for_base(t: WorldOrder, me: Power) -> str:
    """WO-AUT-18: everywhere full: relations with a random country that allows a base, else Trade."""
    allow_it = [card for card in shown_everywhere(t) if me in t.card(card).bases and can_ally(t, me, card)]
    found = [card for card in allow_it if can_join(t, me, card)]
    return await ally_with(t, me, any_of(t, found)) if found else await trade(t, me)


# Each says which action was done in the end.
ACTIONS: Final[dict[str, Callable[[WorldOrder, Power], Awaitable[str]]]] = {
    IMPROVE: improve, ENGAGE: engage, INVEST: invest, TRADE: trade, BASE: base, MOVE: move,
}  # fmt: skip

# --- Growth, research, aftermath ----------------------------------------------


def in_money(price: dict[str, int]) -> int:
    """WO-AUT-1"""
    return sum(RATE[what] * much for what, much in price.items())


def grow(t: WorldOrder, me: Power) -> None:
    """WO-AUT-10: VP of the card and its level, no ability; none it can pay: money."""
    board = t.boards[me]
    found: dict[str, CardId] = {}
    for card in t.growth_supply.cards:
        face = t.card(card)
        if face.value == board.growth + 1 and in_money(face.price) <= board.money:
            found.setdefault(face.key, card)
    if not found:
        t.tell("automa_nothing", me)
        earn(t, me, NO_GROWTH)
        return
    card = any_of(t, list(found.values()))
    pay(t, me, {MONEY: in_money(t.card(card).price)})
    t.move(card, t.growth_supply, t.growth[me])
    board.growth += 1
    t.tell("grew", me, card)
    score(t, me, t.card(card).vp + t.faces[card].value, "growth")


async def automa_research(t: WorldOrder, me: Power) -> None:
    """WO-AUT-21, WO-AUT-23; WO-RES-9: in the last round nothing is bought."""
    allies, bonus = len(t.allies[me].cards) // ALLIES_A_POINT, t.book.research_bonus(t, me)
    shown = reveal(t, me)
    if t.round in RESHUFFLED:
        t.pour(t.discards[me], t.decks[me])
        t.tell("reshuffled", me)
    if t.round == ROUNDS:
        return
    points = shown + allies + bonus
    t.tell("research", me, points, shown, allies, bonus)
    payable = [card for card in t.market.cards if t.card(card).price["r"] <= points]
    if payable:
        card = max(payable, key=lambda card: liking(t, me, card))
        points -= t.card(card).price["r"]
        t.move(card, t.market, t.bought[me])
        t.boards[me].purchases += 1
        t.tell("bought", me, card, t.card(card).price["r"])
        fill_market(t)
    for gone in range(0, points, ROW):
        discard_rightmost(t, min(ROW, points - gone))


def reveal(t: WorldOrder, me: Power) -> int:
    """Two cards of the deck: their top bonuses as money, and their points."""
    points = 0
    for _ in range(min(REVEALED, len(t.decks[me].cards))):
        card = t.take(t.decks[me])
        t.put(card, t.decks[me], t.discards[me])
        t.tell("automa_card", me, card)
        what, much = t.card(card).top
        earn(t, me, RATE[what] * much if much else 0)
        points += t.card(card).research
    return points


def liking(t: WorldOrder, me: Power, card: CardId) -> tuple[int, int, int]:
    """The dearest; tied: by its market priority, then the newest."""
    face: Card = t.card(card)
    priority = min(AUTOMA[me].market.index(kind) for kind in face.types)
    return face.price["r"], -priority, t.market.cards.index(card)


async def automa_aftermath(t: WorldOrder, me: Power) -> None:
    """WO-AUT-24"""
    board = t.boards[me]
    tokens = sum(region.investments[me] for region in t.regions.values())
    if tokens:
        t.tell("returns", me, RETURN * tokens)
        receive(t, me, MONEY, RETURN * tokens)
    if board.prosperity < len(AUTOMA[me].prosperity):
        cost, vp = AUTOMA[me].prosperity[board.prosperity]
        if board.money >= cost:
            pay(t, me, {MONEY: cost})
            board.prosperity += 1
            t.tell("prospered", me, board.prosperity)
            score(t, me, vp, "prosperity")
