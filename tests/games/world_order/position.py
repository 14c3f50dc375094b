"""Positions of World Order as one lays them out on a real table, and what people then say, in readable words.

m = position("US $20 D3 new-allies us-japan! mexico$#", "RU", shown="serbia", on_map="EUR ~US =RU US*2 @US")
say(m, "US: new-allies face_up serbia pass")

A seat is its power, then figures and cards: `$20` money, `vp3`, `D3` a stock, `D=3` a production, `domestic` its focus,
`tokens0` engage tokens in the supply, `step2` of prosperity. A card goes where its kind lies: in the hand, among
assets, growth cards or allies; `>card` is on top of the deck (the first is drawn first), `<card` in the discard.
If an ally is named all are; after an ally: `!` exhausted, `$` bears an investment, `#` a base.
A game that extends this one lays its own things beside (`game`, `arrange`).
On the map: `~US` a temporary cube, from the left, `=US` a permanent one, `^US` one above the line, `US*2` armies,
`@US` an engage token. The first seat is on turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from crise.engine.ask import PASS, CardId
from crise.engine.face import Face
from crise.engine.match import Match
from crise.engine.pile import Pile
from crise.games.world_order import WORLD_ORDER, setup
from crise.games.world_order.data import FOCUSES, POWERS, RESOURCES
from crise.games.world_order.state import Board, Power, Region, WorldOrder
from tests.games import reading
from tests.play import AnyGame

IDLE = "growth-strategy"  # a card in hand, so that the game stops at that seat
SIGNS = "!$#"


def position(
    *seats: str,
    shown: str = "",
    market: str = "",
    on_map: str = "",
    phase: str = "action",
    game_round: int = 2,
    turn: int = 1,
    empty_decks: bool = False,
    steps: Mapping[str, str] | None = None,
    seed: int = 0,
    game: AnyGame = WORLD_ORDER,
    arrange: Callable[[Any], None] | None = None,
    **options: Any,
) -> Match:
    """A match at the beginning of a turn, or of another phase. Of countries only those named are shown; own decks hold
    the other starting cards, or (`empty_decks`) nothing but what is named. `steps`: cards that do something else."""
    powers = [seat.split()[0] for seat in seats]
    t = new_table(powers, rewritten(steps) if steps else faces_of(game), seed, options, game)
    for row in t.countries.values():
        put_back(t, row)
    if empty_decks:
        for power in powers:
            t.box.cards += t.decks[power].cards
            t.decks[power].cards = []
    for seat in seats:
        set_seat(t, *seat.split())
    for key in shown.split():
        lay(t, key, t.countries[t.card(find(t, key)).region])
    if market:
        t.market_deck.cards += t.market.cards
        t.market.cards = []
        for key in market.split():
            lay(t, key, t.market)
    for place in filter(None, on_map.split(";")):
        set_region(t, *place.split())
    t.round, t.phase, t.turn_number, t.order, t.told = game_round, phase, turn, powers, []
    t.agenda = [("prepare", "")] if phase == "preparation" else [(phase, power) for power in powers]
    if arrange is not None:
        arrange(t)
    return Match.begin(game.rules, t)


def rewritten(steps: Mapping[str, str]) -> list[Face]:
    rows = [replace(row, steps=steps.get(row.card, row.steps)) for row in WORLD_ORDER.standard]
    return WORLD_ORDER.faces(rows)


@cache
def faces_of(game: AnyGame) -> list[Face]:
    return game.faces(game.standard)


def new_table(
    powers: list[Power], faces: list[Face], seed: int, options: dict[str, Any], game: AnyGame = WORLD_ORDER
) -> WorldOrder:
    """As at the beginning, but nobody has cards."""
    given = game.read_options({"powers": powers, **options})
    game.check(len(powers), given)
    t: WorldOrder = game.new_table(len(powers), given, faces, seed)
    setup.setup(t)
    for seat, power in enumerate(powers):
        t.decks[power].cards += t.hands[seat].cards
        t.asset_decks[power].cards += t.offered_assets[seat].cards
        t.hands[seat].cards, t.offered_assets[seat].cards = [], []
        for card in [*t.decks[power].cards, *t.asset_decks[power].cards]:
            t.known[card] = 0
    return t


def put_back(t: WorldOrder, row: Pile) -> None:
    for card in row.cards:
        t.country_decks[t.card(card).region].cards.append(card)
        t.known[card] = 0
    row.cards = []


def find(t: WorldOrder, key: str, me: Power = "") -> CardId:
    """Of several copies first an own one."""
    own = t.decks[me].cards if me else []
    rest = [card for card in range(len(t.faces)) if not any(card in deck.cards for deck in t.decks.values())]
    return next(card for card in [*own, *rest] if t.faces[card].key == key and card not in laid(t))


def laid(t: WorldOrder) -> list[CardId]:
    piles = [*t.hands, *t.countries.values(), *t.growth.values(), *t.assets.values(), *t.discards.values()]
    return [card for pile in piles for card in pile.cards]


def lay(t: WorldOrder, key: str, target: Pile, me: Power = "") -> CardId:
    card = find(t, key, me)
    source = next(pile for pile in t.all_piles() if card in pile.cards)
    source.cards.remove(card)
    target.cards.append(card)
    t.known[card] = target.seen
    return card


def set_seat(t: WorldOrder, me: Power, *words: str) -> None:
    keys = [word for word in words if not figure(t.boards[me], word)]
    kinds = {face.key: face.kind for face in t.faces}
    allies = [word for word in keys if kinds[word.strip(SIGNS + "<>")] in ("country", "start")]
    if allies:
        t.box.cards += t.allies[me].cards
        t.allies[me].cards = []
    for word in allies:
        set_ally(t, me, word)
    for word in keys:
        if word not in allies and word[0] != ">":
            set_card(t, me, word)
    for word in reversed([word for word in keys if word[0] == ">"]):
        lay(t, word[1:], t.decks[me], me)
        t.decks[me].fixed_top += 1
    if not t.hand(me).cards and t.powers[me]:
        lay(t, IDLE, t.hand(me), me)


def figure(board: Board, word: str) -> bool:
    """`$20`, `vp3`, `D3`, `D=3`, `military`, `tokens0`, `step2`: was it one?"""
    found = re.fullmatch(r"([$A-Za-z]+)(=?)(-?\d+)", word)
    if word in FOCUSES:
        board.focus = word
    elif not found:
        return False
    elif found[1] in RESOURCES:
        (board.production if found[2] else board.stock)[found[1]] = int(found[3])
    else:
        name = {"$": "money", "vp": "vp", "tokens": "engage", "step": "prosperity"}[found[1]]
        setattr(board, name, int(found[3]))
    return True


def set_ally(t: WorldOrder, me: Power, word: str) -> None:
    board, key = t.boards[me], word.rstrip(SIGNS)
    card = lay(t, key, t.allies[me])
    region = t.regions[t.card(card).region]
    if "!" in word:
        board.exhausted.append(card)
    if "$" in word:
        board.invested.append(card)
        region.investments[me] += 1
    if "#" in word:
        board.bases.append(card)
        region.bases[me] += 1


def set_card(t: WorldOrder, me: Power, word: str) -> None:
    if word[0] == "<":
        lay(t, word[1:], t.discards[me], me)
        return
    kind = next(face.kind for face in t.faces if face.key == word)
    if kind == "growth":
        card = lay(t, word, t.growth[me])
        t.boards[me].growth = max(t.boards[me].growth, t.faces[card].value)
    else:
        lay(t, word, t.assets[me] if kind == "asset" else t.hand(me), me)


def set_region(t: WorldOrder, place: str, *words: str) -> None:
    region = t.regions[place]
    region.temporary = [word[1:] for word in words if word[0] == "~"]
    region.permanent = [word[1:] for word in words if word[0] == "="]
    region.slotless = [word[1:] for word in words if word[0] == "^"]
    for word in words:
        power, star, many = word.partition("*")
        if star:
            region.armies[power] = int(many)
        if word[0] == "@":
            region.engage[word[1:]] += 1
            t.boards[word[1:]].engage -= 1


# --- what people say ------------------------------------------------------------------


def say(m: Match, *lines: str) -> None:
    """Answer: `US: new-allies face_up serbia` is three answers. Cards go by their face. Who has no choice is not
    asked."""
    for line in lines:
        power, _, words = line.partition(":")
        for word in words.split():
            m.answer(table(m).powers[power], option(m, power, word))


def option(m: Match, me: Power, word: str) -> Any:
    ask = m.ask(table(m).powers[me])
    assert ask is not None, f"{me} is not asked: {asked(m)}"
    names = {name(m, ask[1], one): one for one in reversed(ask[2])}
    assert word in names, f"{me} is asked {ask[1]}: {' '.join(reversed(names))}, not {word}"
    return names[word]


def name(m: Match, what: str, one: Any) -> str:
    if one is PASS:
        return "pass"
    if isinstance(one, int) and what in table(m).card_asks:
        return table(m).faces[one].key
    return str(one)


def options(m: Match) -> str:
    """What the one who is asked may answer, in the order in which it is offered."""
    [(_, what, offered, _)] = m.open
    return " ".join(name(m, what, one) for one in offered)


def asked(m: Match) -> str:
    """`US: act`"""
    powers = {seat: power for power, seat in table(m).powers.items()}
    return " ".join(f"{powers[seat]}: {what}" for seat, what, _, _ in m.open)


def why_not(m: Match, me: Power, word: str) -> str:
    """The rule that forbids this answer: a card anywhere, or a word."""
    cards = [card for card in range(len(table(m).faces)) if table(m).faces[card].key == word]
    mine = [*table(m).hand(me).cards, *table(m).assets[me].cards]
    return m.why_not(table(m).powers[me], min(cards, key=lambda card: card not in mine) if cards else word)


# --- what one sees --------------------------------------------------------------------


def table(m: Match) -> WorldOrder:
    assert isinstance(m.table, WorldOrder)
    return m.table


def board(m: Match, me: Power) -> Board:
    return table(m).boards[me]


def region(m: Match, place: str) -> Region:
    return table(m).regions[place]


def keys(m: Match, pile: Pile) -> str:
    return " ".join(table(m).faces[card].key for card in pile.cards)


def hand(m: Match, me: Power) -> str:
    return " ".join(sorted(keys(m, table(m).hand(me)).split()))


def exhausted(m: Match, me: Power) -> str:
    return " ".join(table(m).faces[card].key for card in board(m, me).exhausted)


def heard(m: Match, what: str, me: Power = "") -> list[tuple[Any, ...]]:
    return reading.heard(m, what, table(m).powers[me] if me in POWERS else -1)
