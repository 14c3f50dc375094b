"""Isles, a toy of a map game: regions, bags of resources, tracks, a supply, a market, and powers that no seat plays.

1 Setup   Everybody plays a power, who is left is played by nobody. Three cards lie in the market, one is in each hand.
2 Turn    Land on an isle, trade, or buy from the market; then the powers that nobody plays take what is free.
3 End     After 6 rounds; a point for each place taken and each step on the track.
"""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId, Seat
from crise.engine.face import Face
from crise.engine.questions import choose
from crise.game.cards import CardRow
from crise.game.events import telling
from crise.game.manifest import Game, Options, questions, signatures
from crise.state.areas import Area, areas, slots
from crise.state.bags import bag_each
from crise.state.base import State
from crise.state.fields import counter, counter_each, fixed, flag_each, scratch, shown, word
from crise.state.piles import draw_pile, fill, hand_each, open_pile, row
from crise.state.tracks import NOBODY, roles, supply, track_each

POWERS: Final = ("red", "green", "blue")
ISLES: Final = ("north", "south")
WOOD: Final = "wood"
RESOURCES: Final = (WOOD, "fish")
PRICE: Final = {WOOD: 2}
ARMIES: Final = 5
ROUNDS: Final = 6
LAST: Final = 3


class Isle(Area):
    armies = counter_each(0)
    influence = slots(2, POWERS)
    storms = counter(0)


def round_the_table(t: Isles) -> list[Seat]:
    return list(range(t.seats))


class Isles(State):
    order = fixed(round_the_table)
    deck = draw_pile()
    market = row(3, refill="deck")
    hands = hand_each()
    discard = open_pile()

    isles = areas(Isle, ISLES)
    stock = bag_each(RESOURCES, cap=4, start=1)
    fame = track_each(LAST, role="score")
    reserve = supply(ARMIES, holders="isles.armies")
    powers = roles(POWERS, npc=True)
    traded = flag_each()
    season = word("spring")
    bought: CardId = scratch(-1)

    @shown(feature="number")
    def free(self) -> int:
        return sum(isle.influence.count("") for isle in self.isles.values())


def setup(t: Isles) -> None:
    t.deck.cards = list(range(len(t.faces)))
    for power, seat in zip(POWERS, t.order, strict=False):
        t.powers[power] = seat
    for seat in t.order:
        t.put(t.take(t.deck), t.deck, t.hands[seat])
    fill(t, "market")


async def turn(t: Isles) -> None:
    me = t.turn
    t.turns += 1
    t.season = "spring" if t.season == "autumn" else "autumn"
    t.tell("turn", me)
    what = await choose(t, me, "do", ["trade", *(["land"] if t.reserve else []), *may_buy(t, me)])
    if what == "land":
        land(t, me, await choose(t, me, "isle", list(ISLES)))
    elif what == "buy":
        buy(t, me, await choose(t, me, "card", t.market.cards[:]))
    else:
        t.stock[me].add(WOOD, 2)
        t.traded[me] = True
    for power, seat in t.powers.items():
        if seat == NOBODY:
            take(t, power, t.isles[ISLES[t.roll(len(ISLES))]])
    t.turn = (me + 1) % t.seats


def may_buy(t: Isles, me: Seat) -> list[str]:
    return ["buy"] if t.market.cards and t.stock[me].has(PRICE) else []


def land(t: Isles, me: Seat, name: str) -> None:
    isle = t.isles[name]
    isle.armies[me] += 1
    isle.storms += 1
    t.reserve -= 1
    take(t, next(power for power, seat in t.powers.items() if seat == me), isle)
    t.tell("landed", me)


def take(t: Isles, power: str, isle: Isle) -> None:
    if "" in isle.influence:
        isle.influence[isle.influence.index("")] = power


def buy(t: Isles, me: Seat, card: CardId) -> None:
    t.bought = card
    t.stock[me].pay(PRICE)
    t.move(card, t.market, t.discard)
    t.fame[me] = min(LAST, t.fame[me] + 1)
    t.tell("bought", me, card)
    fill(t, "market")


def over(t: Isles) -> bool:
    return t.turns >= ROUNDS * t.seats


GAME: Game[Isles, Options, CardRow] = Game(
    id="isles",
    package=__name__,
    version=1,
    seats=range(2, 4),
    minutes=5,
    options=Options,
    row=CardRow,
    total=10,
    numbered=frozenset[str](),
    face=lambda row: Face(row.card, row.kind),
    table=Isles,
    setup=setup,
    turn=turn,
    over=over,
    winners=lambda t: [seat for seat in t.order if t.fame[seat] == max(t.fame)],
    scores=lambda t: t.fame[:],
    why_not=lambda t, seat, what, option: "IS-TURN-1",
    told=telling(turn="seat", landed="seat", bought="seat card"),
    asks=questions(word=signatures(do="", isle=""), card=signatures(card="")),
    modes={"map": {}},
)
