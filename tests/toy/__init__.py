"""Dig, a toy game with what the real ones lack: peeks, face-down discards, sealed bids, decks of one's own, and
reshuffles in the middle of a turn. It lives in the tests only, and all laws run over it too.

1 Setup   Everybody has 4 finds from the common pile, and 6 coins: 2 in the purse, the others in a chest of one's own.
2 Turn    Draw a find, then do one thing: peek, bury, steal, show, recycle, mint, or an auction.
3 Bomb    A bomb is shown as soon as it is drawn, and costs a point.
4 End     After 5 rounds; a point for each relic that was buried by its finder.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar, Final

from crise.engine.ask import PASS, CardId, Option, Seat
from crise.engine.face import Face
from crise.engine.questions import choose, choose_openly, choose_sealed
from crise.engine.reaction import react
from crise.game.cards import CardRow
from crise.game.events import telling
from crise.game.manifest import Game, Options, questions, signatures
from crise.state.base import State
from crise.state.fields import counter_each, option
from crise.state.piles import draw_pile, draw_pile_each, face_down_each, hand_each, held_each, open_pile, open_pile_each

ROUNDS: Final = 5


class ToyOptions(Options, frozen=True, kw_only=True):
    bombs: bool = True
    pairs: bool = False  # neighbours show each other what they bury

    def forbids(self, seats: int) -> str:
        return "TO-END-1" if self.pairs and seats % 2 else ""


class ToyCard(CardRow, frozen=True):
    owner: int  # of a coin: whose it is


class ToyFace(Face):
    def __init__(self, key: str, kind: str, owner: int) -> None:
        super().__init__(key, kind)
        self.owner = owner


class Toy(State):
    never_held: ClassVar = frozenset({"bomb"})

    bombs: bool = option()
    pairs: bool = option()
    deck = draw_pile()
    discard = open_pile()
    buried = face_down_each()  # in the order of their burial
    hands = hand_each()
    chests = draw_pile_each()
    purses = held_each()
    spent = open_pile_each()
    unused = open_pile()
    points = counter_each(role="score")

    def unknown(self, seat: Seat) -> list[tuple[list[CardId], list[CardId]]]:
        """Finds go anywhere; coins never leave their owner."""
        bit = 1 << seat
        finds: tuple[list[CardId], list[CardId]] = ([], [])
        for pile in (self.deck, *self.buried, *self.hands):
            self.sort_unknown(pile, bit, *finds)
        groups = [finds]
        for purse, chest in zip(self.purses, self.chests, strict=True):
            coins: tuple[list[CardId], list[CardId]] = ([], [])
            self.sort_unknown(purse, bit, *coins)
            self.sort_unknown(chest, bit, *coins)
            groups.append(coins)
        return groups

    def others(self, seat: Seat) -> list[Seat]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def friend(self, seat: Seat) -> int:
        """As bits: who sees what this seat buries."""
        return 1 << (seat ^ 1)


# 1 Setup


def lay_out(t: Toy) -> None:
    for card, face in enumerate(t.faces):
        owner = face.owner if isinstance(face, ToyFace) else -1
        if owner >= t.seats or (face.kind == "bomb" and not t.bombs):
            t.unused.cards.append(card)
            t.show(card, t.unused, t.everybody)
        else:
            (t.deck if owner < 0 else t.chests[owner]).cards.append(card)


def setup(t: Toy) -> None:
    lay_out(t)
    for seat in range(t.seats):
        for _ in range(4):
            draw(t, seat)
        for _ in range(2):
            t.put(t.take(t.chests[seat]), t.chests[seat], t.purses[seat])
    t.turn = t.roll(t.seats)


# 2 Turn


async def turn(t: Toy) -> None:
    me = t.turn
    t.turns += 1
    t.tell("turn", me)
    draw(t, me)
    what = await choose_openly(t, me, "do", [word for word in DEEDS if ALLOWED[word](t, me)] or ["rest"])
    if what != "rest":
        await DEEDS[what](t, me)
    if over(t):
        dig_up(t)
    t.turn = (me + 1) % t.seats


def draw(t: Toy, me: Seat) -> None:
    """In the middle of a turn too, an empty pile is made anew from the discard."""
    if not t.deck.cards and t.discard.cards:
        t.pour(t.discard, t.deck)
        t.tell("reshuffled", len(t.deck.cards))
    if not t.deck.cards:
        return
    card = t.take(t.deck)
    if t.faces[card].kind == "bomb":
        t.put(card, t.deck, t.discard)
        t.points[me] -= 1
        t.tell("exploded", me, card)
    else:
        t.put(card, t.deck, t.hands[me])
        t.tell("drew", me, card)


async def peek(t: Toy, me: Seat) -> None:
    """See the two on top; keep one, unless both are bombs. The other stays where it is."""
    top = t.settle(t.deck, 2)
    for card in top:
        t.show(card, t.deck, 1 << me)
    t.tell("peeked", me, top)
    options: list[Option] = [PASS, *[card for card in top if t.faces[card].kind != "bomb"]]
    kept = await choose_openly(t, me, "keep", options)  # both bombs, or not: who waits for him can't tell
    if isinstance(kept, int):
        t.deck.fixed_top -= 1  # it was among the settled ones
        t.move(kept, t.deck, t.hands[me])
        t.tell("drew", me, kept)


async def bury(t: Toy, me: Seat) -> None:
    """One find after the other, face down; the first is not known before the last is chosen."""
    chosen: list[CardId] = [await choose(t, me, "bury", t.hands[me].cards[:])]
    while left := [card for card in t.hands[me].cards if card not in chosen]:
        more: list[Option] = [PASS, *left]
        card = await choose(t, me, "bury_more", more, chosen[0])
        if not isinstance(card, int):
            break
        chosen.append(card)
    for card in chosen:
        t.move(card, t.hands[me], t.buried[me])
        if t.pairs:
            t.show(card, t.buried[me], t.friend(me))
    t.tell("buried", me, chosen)


async def steal(t: Toy, me: Seat) -> None:
    """Any find of somebody; a fake stops it."""
    victim = await choose(t, me, "victim", [seat for seat in t.others(me) if t.hands[seat].cards])
    t.tell("reaches", me, victim)
    answer = await react(t, "fake", [victim], t.hands, "fake", me)
    if answer is not None:
        t.move(answer[1], t.hands[victim], t.discard)
        t.tell("faked", victim, answer[1])
        return
    cards = t.hands[victim].cards
    card = cards[t.roll(len(cards))]
    t.move(card, t.hands[victim], t.hands[me])
    t.tell("stole", me, victim, card)
    draw(t, victim)


async def show(t: Toy, me: Seat) -> None:
    """Show a find to somebody, who may answer by showing one."""
    guest = await choose(t, me, "guest", t.others(me))
    card = await choose(t, me, "show", t.hands[me].cards[:], guest)
    t.show(card, t.hands[me], 1 << guest)
    t.tell("showed", me, guest, card)
    options: list[Option] = [PASS, *t.hands[guest].cards]
    answer = await choose(t, guest, "show_back", options, me, card)
    if isinstance(answer, int):
        t.show(answer, t.hands[guest], 1 << me)
        t.tell("showed", guest, me, answer)


async def recycle(t: Toy, me: Seat) -> None:
    """Discard one and shuffle the discard into the pile; then draw two, and do one of two things."""
    card = await choose(t, me, "discard", t.hands[me].cards[:])
    t.move(card, t.hands[me], t.discard)
    t.pour(t.discard, t.deck)
    t.tell("reshuffled", len(t.deck.cards))
    draw(t, me)
    draw(t, me)
    if t.hands[me].cards:
        await bury(t, me)


async def mint(t: Toy, me: Seat) -> None:
    """Spend a coin and take another from the chest; an empty chest takes back what was spent."""
    coin = await choose(t, me, "coin", t.purses[me].cards[:])
    t.move(coin, t.purses[me], t.spent[me])
    t.tell("spent", me, coin)
    if len(t.chests[me]) < 2:
        t.pour(t.spent[me], t.chests[me])
        t.tell("chest", me)
    new = t.take(t.chests[me])
    t.put(new, t.chests[me], t.purses[me])
    if await choose(t, me, "again", ["yes", "no"]) == "yes" and t.hands[me].cards:
        await bury(t, me)


async def auction(t: Toy, me: Seat) -> None:
    """Sealed bids of one coin; the best takes a find."""
    bids = await choose_sealed(t, "bid", {seat: t.purses[seat].cards[:] for seat in range(t.seats)})
    for seat, coin in bids.items():
        t.move(coin, t.purses[seat], t.spent[seat])
        t.tell("spent", seat, coin)
    best = max(bids, key=lambda seat: COINS[t.faces[bids[seat]].key.partition("-")[0]])
    draw(t, best)
    for seat in bids:
        if not t.chests[seat].cards:
            t.pour(t.spent[seat], t.chests[seat])
        t.put(t.take(t.chests[seat]), t.chests[seat], t.purses[seat])


COINS: Final = {"copper": 1, "silver": 2, "gold": 3}
DEEDS: Final[dict[str, Callable[[Toy, Seat], Awaitable[None]]]] = {
    "peek": peek,
    "bury": bury,
    "steal": steal,
    "show": show,
    "recycle": recycle,
    "mint": mint,
    "auction": auction,
}
ALLOWED: Final[dict[str, Callable[[Toy, Seat], bool]]] = {
    "peek": lambda t, me: len(t.deck) > 0,
    "bury": lambda t, me: len(t.hands[me]) > 0,
    "steal": lambda t, me: any(t.hands[seat].cards for seat in t.others(me)),
    "show": lambda t, me: len(t.hands[me]) > 0,
    "recycle": lambda t, me: len(t.hands[me]) > 0,
    "mint": lambda t, me: True,
    "auction": lambda t, me: True,
}


# 4 End


def dig_up(t: Toy) -> None:
    for seat in range(t.seats):
        for card in t.buried[seat].cards:
            t.show(card, t.buried[seat], t.everybody)
            t.points[seat] += t.faces[card].kind == "relic"
        t.tell("dug_up", seat, t.buried[seat].cards)
    t.tell("end", winners(t))


def over(t: Toy) -> bool:
    return t.turns >= ROUNDS * t.seats


def winners(t: Toy) -> list[Seat]:
    return [seat for seat in range(t.seats) if t.points[seat] == max(t.points)]


TOY = Game(
    id="toy",
    package=__name__,
    version=1,
    seats=range(2, 5),
    minutes=5,
    options=ToyOptions,
    row=ToyCard,
    total=58,
    numbered=frozenset[str](),
    face=lambda row: ToyFace(row.card, row.kind, row.owner),
    table=Toy,
    setup=setup,
    turn=turn,
    over=over,
    winners=winners,
    scores=lambda t: t.points[:],
    why_not=lambda t, seat, what, option: "TO-TURN-1",
    told=telling(
        turn="seat",
        reshuffled="count:number",
        exploded="seat card",
        drew="seat card",
        peeked="seat cards",
        buried="seat cards",
        reaches="seat victim:seat",
        faked="seat card",
        stole="seat victim:seat card",
        showed="seat guest:seat card",
        spent="seat card",
        chest="seat",
        dug_up="seat cards",
        end="seats",
    ),
    asks=questions(
        word=signatures(do="", again=""),
        seat=signatures(victim="", guest=""),
        card=signatures(
            keep="",
            bury="",
            bury_more="card",
            fake="seat",
            show="guest:seat",
            show_back="seat card",
            discard="",
            coin="",
            bid="",
        ),
    ),
    reactions=frozenset({"fake"}),
    modes={"bombs": {}, "no bombs": {"bombs": False}, "pairs": {"pairs": True}},
)
