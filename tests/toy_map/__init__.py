"""Trading posts, a toy game with what the real ones lack: a map, resources, and amounts. It lives in the tests only.

1 Setup   Everybody has 2 cards, and 3 of each resource. The bank has 40 of each, but little iron.
2 Turn    Draw a card, then trade, settle or rest.
3 Trade   Show a caravan: take one resource from the bank, as much as there is of it, up to 4.
4 Settle  Show a permit: a post in a free region, for 2 of what it yields.
5 End     After 5 rounds, or when all regions are taken; a point a post, and one for 10 resources.
"""

from __future__ import annotations

from typing import Any, Final

from crise.engine.ask import CardId, Seat
from crise.engine.face import Face
from crise.engine.questions import choose, choose_openly
from crise.game.cards import CardRow
from crise.game.events import telling
from crise.game.manifest import Game, Options, questions, signatures
from crise.state.areas import Area, areas
from crise.state.bags import bag_each
from crise.state.base import State
from crise.state.fields import counter_each, option, shown, tally, word
from crise.state.piles import draw_pile, hand_each, open_pile

ROUNDS: Final = 5
PRICE: Final = 2
LOAD: Final = 4
YIELDS: Final = {"north": "wood", "east": "grain", "south": "iron", "west": "wood", "isle": "grain"}
RESOURCES: Final = ("wood", "grain", "iron")
BANK: Final = {"wood": 40, "grain": 40, "iron": 2}
DEEDS: Final = ("trade", "settle", "rest")


class MapOptions(Options, frozen=True, kw_only=True):
    rich: bool = False  # everybody begins with twice as much


class Region(Area):
    yields = word()
    posts = counter_each()


class Map(State):
    rich: bool = option()
    deck = draw_pile()
    discard = open_pile()
    hands = hand_each()
    regions = areas(Region, tuple(YIELDS))
    bank = tally(RESOURCES)
    stock = bag_each(RESOURCES, cap=100)

    @shown(role="score", feature="numbers")
    def points(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]

    def unknown(self, seat: Seat) -> list[tuple[list[CardId], list[CardId]]]:
        group: tuple[list[CardId], list[CardId]] = ([], [])
        for pile in (self.deck, *self.hands):
            self.sort_unknown(pile, 1 << seat, *group)
        return [group]


# 1 Setup


def setup(t: Map) -> None:
    t.deck.cards = list(range(len(t.faces)))
    t.bank |= BANK
    for place, resource in YIELDS.items():
        t.regions[place].yields = resource
    for seat in range(t.seats):
        for resource in RESOURCES:
            t.stock[seat].add(resource, 6 if t.rich else 3)
        for _ in range(2):
            draw(t, seat)
    t.turn = t.roll(t.seats)


# 2 Turn


async def turn(t: Map) -> None:
    me = t.turn
    t.turns += 1
    t.tell("turn", me)
    draw(t, me)
    deed = await choose_openly(t, me, "do", [word for word in DEEDS if not forbidden(t, me, word)])
    if deed == "trade":
        await trade(t, me)
    elif deed == "settle":
        await settle(t, me)
    if over(t):
        t.tell("end", winners(t))
    t.turn = (me + 1) % t.seats


def draw(t: Map, me: Seat) -> None:
    if not t.deck.cards and t.discard.cards:
        t.pour(t.discard, t.deck)
    if t.deck.cards:
        card = t.take(t.deck)
        t.put(card, t.deck, t.hands[me])
        t.tell("drew", me, card)


def forbidden(t: Map, me: Seat, word: str) -> str:
    """TM-TURN-1: without a caravan nobody trades. TM-TURN-2: without a permit, or the means, nobody settles."""
    if word == "trade" and not held(t, me, "caravan"):
        return "TM-TURN-1"
    if word == "settle" and not (held(t, me, "permit") and any(not taken(t, me, place) for place in YIELDS)):
        return "TM-TURN-2"
    return ""


def held(t: Map, me: Seat, kind: str) -> list[CardId]:
    return [card for card in t.hands[me].cards if t.faces[card].kind == kind]


# 3 Trade


async def trade(t: Map, me: Seat) -> None:
    card = await choose(t, me, "show", held(t, me, "caravan"))
    resource = await choose(t, me, "resource", [name for name in RESOURCES if t.bank[name]])
    amount = await choose(t, me, "amount", list(range(1, min(LOAD, t.bank[resource]) + 1)), resource)
    spend(t, me, card)
    t.bank[resource] -= amount
    t.stock[me].add(resource, amount)
    t.tell("traded", me, resource, amount)


def spend(t: Map, me: Seat, card: CardId) -> None:
    t.move(card, t.hands[me], t.discard)
    t.tell("showed", me, card)


# 4 Settle


def taken(t: Map, me: Seat, place: str) -> str:
    """TM-SET-1: one post a region. TM-SET-2: it costs 2 of what the region yields."""
    if any(t.regions[place].posts):
        return "TM-SET-1"
    return "TM-SET-2" if t.stock[me][YIELDS[place]] < PRICE else ""


async def settle(t: Map, me: Seat) -> None:
    card = await choose(t, me, "show", held(t, me, "permit"))
    place = await choose(t, me, "place", [place for place in YIELDS if not taken(t, me, place)])
    spend(t, me, card)
    t.stock[me].pay({YIELDS[place]: PRICE})
    t.bank[YIELDS[place]] += PRICE
    t.regions[place].posts[me] += 1
    t.tell("settled", me, place)


# 5 End


def over(t: Map) -> bool:
    return t.turns >= ROUNDS * t.seats or all(any(region.posts) for region in t.regions.values())


def points(t: Map, seat: Seat) -> int:
    posts = sum(region.posts[seat] for region in t.regions.values())
    return posts + sum(t.stock[seat].amounts.values()) // 10


def winners(t: Map) -> list[Seat]:
    best = max(points(t, seat) for seat in range(t.seats))
    return [seat for seat in range(t.seats) if points(t, seat) == best]


def why_not(t: Map, me: Seat, what: str, option: Any) -> str:
    """TM-TRADE-1: the bank gives what it has."""
    if what == "do":
        return forbidden(t, me, option)
    if what == "place":
        return taken(t, me, option) if option in YIELDS else ""
    return "TM-TRADE-1"


TOY_MAP = Game(
    id="toy-map",
    package=__name__,
    version=1,
    seats=range(2, 4),
    minutes=5,
    options=MapOptions,
    row=CardRow,
    total=18,
    numbered=frozenset[str](),
    face=lambda row: Face(row.card, row.kind),
    table=Map,
    setup=setup,
    turn=turn,
    over=over,
    winners=winners,
    scores=lambda t: [points(t, seat) for seat in range(t.seats)],
    why_not=why_not,
    told=telling(
        turn="seat | begins",
        drew="seat card | seat draws card",
        showed="seat card | seat plays card",
        traded="seat resource amount:number",
        settled="seat place | seat recovers",
        end="seats | ends",
    ),
    asks=questions(
        word=signatures(do=""),
        card=signatures(show=""),
        resource=signatures(resource=""),
        number=signatures(amount="resource"),
        place=signatures(place=""),
    ),
    modes={"base": {}, "rich": {"rich": True}},
    regions=tuple(YIELDS),
    resources=RESOURCES,
    numbers=range(LOAD + 1),
    vocabulary={"do": DEEDS},
)
