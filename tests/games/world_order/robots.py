"""Positions of World Order in words, for tests and golden games.

    scene = Scene("US RU", round=3, US="money=10 hand=new-allies,growth-strategy", EUR="permanent=US,RU armies=US:2")
    scene.play("research", "US", "build-new-embassy", "done")

Each power and each region is described by one text of `name=value` words; lists and counts are parted by commas. What
is not named is as after the setup, but nobody holds cards or assets. A pile that is named has these cards on top, the
first uppermost.
"""

from __future__ import annotations

from typing import Any

from crise.engine.ask import CardId, Option
from crise.engine.match import Match, Rules
from crise.engine.pile import BAG, Pile
from crise.game import forms
from crise.games.world_order import WORLD_ORDER, legal
from crise.games.world_order.data import POWERS, REGIONS, RESOURCES
from crise.games.world_order.rules import STAGES, stages
from crise.games.world_order.setup import setup
from crise.games.world_order.state import Power, WorldOrder

CUBES = ("starting", "permanent", "slotless", "temporary")
TALLIES = ("armies", "engage", "investments", "bases")
NUMBERS = ("money", "vp", "prosperity", "engage", "growth", "commerce")
FACES = WORLD_ORDER.faces(WORLD_ORDER.standard)


class Scene:
    def __init__(self, powers: str = "US RU", **words: Any) -> None:
        places = {name: words.pop(name) for name in (*POWERS, *REGIONS) if name in words}
        rows = {name: words.pop(name) for name in ("market", "npc", "npc_deck", "decisions") if name in words}
        number, order, phase = words.pop("round", 2), words.pop("order", ""), words.pop("phase", "action")
        self.match: Match | None = None
        self._table = t = blank(powers, words.pop("seed", 1), words)
        t.round, t.phase, t.turn_number = number, phase, 1
        t.order = order.split() or [*t.seated(), *(power for power in t.taking_turns() if not t.played(power))]
        for name, text in places.items():
            self.describe(name, text)
        for name, text in rows.items():
            self.lay_row(name, text)
        t.told = []

    @property
    def t(self) -> WorldOrder:
        """The table now: a match may go on with a copy."""
        table = self._table if self.match is None else self.match.table
        assert isinstance(table, WorldOrder)
        return table

    # --- laying out ---------------------------------------------------------------

    def describe(self, name: str, text: str) -> None:
        for part in text.split():
            what, _, value = part.partition("=")
            (self.describe_power if name in POWERS else self.describe_region)(name, what, value)

    def describe_power(self, me: Power, what: str, value: str) -> None:
        t, board = self.t, self.t.boards[me]
        if what in NUMBERS:
            setattr(board, what, int(value))
        elif what in RESOURCES:
            board.stock[what] = int(value)
        elif what == "focus":
            board.focus = value
        elif what == "cubes":
            board.cubes = dict.fromkeys(board.cubes, 0) | counts(value)
        elif what == "rounds":
            board.rounds = [int(one) for one in listed(value)]
        elif what == "hand":
            self.lay(value, t.hand(me), me)
        elif what in ("exhausted", "invested", "based"):
            cards = [self.find(key, t.allies[me]) for key in listed(value)]
            setattr(board, "bases" if what == "based" else what, cards)
            for card in cards:
                self.count_token(me, what, card)
        else:
            pile = {"deck": t.decks, "assets": t.assets, "bought": t.bought, "discard": t.discards}.get(what, t.allies)
            assert pile is not t.allies or what == "allies", what
            self.lay(value, pile[me], me)

    def count_token(self, me: Power, what: str, card: CardId) -> None:
        region = self.t.regions[self.t.card(card).region]
        if what == "invested":
            region.investments[me] += 1
        elif what == "based":
            region.bases[me] += 1

    def describe_region(self, place: str, what: str, value: str) -> None:
        region = self.t.regions[place]
        if what in CUBES:
            setattr(region, what, listed(value))
        elif what in TALLIES:
            getattr(region, what).update(counts(value))
        else:
            assert what == "shown", what
            row = self.t.countries[place]
            self.t.country_decks[place].cards += row.cards
            row.cards = []
            self.lay(value, row)

    def lay_row(self, name: str, text: str) -> None:
        t = self.t
        if name == "market":
            t.market_deck.cards += t.market.cards
            t.market.cards = []
        elif name == "npc":
            t.npc_deck.cards += t.npc_row.cards
            t.npc_row.cards = []
        piles = {"market": t.market, "npc": t.npc_row, "npc_deck": t.npc_deck, "decisions": t.decisions}
        self.lay(text, piles[name])

    def lay(self, keys: str, pile: Pile, owner: Power = "") -> None:
        """From wherever they lie; a starting card from its owner's deck."""
        first = self.t.decks[owner] if owner else pile
        others = [other for other in self.t.all_piles() if other not in (first, pile, *self.t.hands)]
        sources = [first, *others] if first.order == BAG else others
        for key in listed(keys) if pile.order != BAG else reversed(listed(keys)):
            card = self.find(key, *sources)
            next(source for source in sources if card in source.cards).cards.remove(card)
            pile.cards.append(card)
            self.t.known[card] |= pile.seen
            pile.fixed_top += pile.order == BAG

    def find(self, key: str, *piles: Pile) -> CardId:
        """A card of this key that has no settled place yet."""
        for pile in piles:
            for card in pile.cards[: len(pile.cards) - pile.fixed_top]:
                if self.t.faces[card].key == key:
                    return card
        raise AssertionError(f"no {key} to be found")

    # --- playing ------------------------------------------------------------------

    def play(self, stage: str, me: Power = "", *answers: str) -> Scene:
        """One stage of a round, and no phase after it."""
        t = self.t
        t.agenda = [(stage, me)]
        self.match = Match.begin(Rules(next_stage, lambda t: not t.agenda, legal.why_not, takes_back=True), t)
        return self.say(*answers)

    def begin(self) -> Match:
        """The whole game, from the phase on."""
        t = self.t
        t.agenda = stages(t, t.phase)
        self.match = Match.begin(WORLD_ORDER.rules, t)
        return self.match

    def say(self, *answers: str) -> Scene:
        assert self.match is not None
        for answer in answers:
            seat, _, offered, _ = self.match.open[0]
            found = [option for option in offered if self.word(option) == answer]
            assert found, f"{answer!r} is none of {self.options()}"
            self.match.answer(seat, found[0])
        return self

    @property
    def asked(self) -> str:
        """The power that is asked, and what; '' at the end."""
        assert self.match is not None
        if not self.match.open:
            return ""
        seat, what, _, _ = self.match.open[0]
        return f"{self.t.seated()[seat]} {what}"

    def options(self) -> list[str]:
        assert self.match is not None
        return [self.word(option) for option in self.match.open[0][2]]

    def word(self, option: Option) -> str:
        assert self.match is not None
        kind = WORLD_ORDER.asks[self.match.open[0][1]][0]
        return forms.write(option, kind, self.t.faces).partition("#")[0]

    # --- looking --------------------------------------------------------------------

    def keys(self, pile: Pile) -> list[str]:
        return [self.t.faces[card].key for card in pile.cards]

    def told(self, what: str) -> list[tuple[Any, ...]]:
        assert self.match is not None
        return [args for event, args in self.match.log(self.t.seats) if event == what]

    def money(self, me: Power) -> int:
        return self.t.boards[me].money

    def vp(self, me: Power) -> int:
        return self.t.boards[me].vp

    def cubes(self, me: Power) -> dict[str, int]:
        """Of an Automa: where its cubes stand."""
        return {action: many for action, many in self.t.boards[me].cubes.items() if many}


async def next_stage(t: WorldOrder) -> None:
    stage, me = t.agenda.pop(0)
    await STAGES[stage](t, me)


def blank(powers: str, seed: int, options: dict[str, Any]) -> WorldOrder:
    """After the setup; nobody holds cards, and no assets were dealt."""
    seats = powers.split()
    given = WORLD_ORDER.read_options({**options, "powers": seats})
    WORLD_ORDER.check(len(seats), given)
    t = WORLD_ORDER.new_table(len(seats), given, FACES, seed)
    setup(t)
    for power in t.seated():
        t.sweep(t.hand(power), t.decks[power])
        t.sweep(t.offered_assets[t.powers[power]], t.asset_decks[power])
    t.agenda = []
    return t


def listed(value: str) -> list[str]:
    return value.split(",") if value else []


def counts(value: str) -> dict[str, int]:
    """`US:2,RU:1`"""
    return {name: int(number) for name, _, number in (part.partition(":") for part in listed(value))}


def position(powers: str, **words: Any) -> Match:
    """The same for golden games: `phase` says where the game begins."""
    return Scene(powers, **words).begin()
