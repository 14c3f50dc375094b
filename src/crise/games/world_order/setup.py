"""Setup: WO-SET."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from crise.engine.ask import CardId
from crise.engine.pile import Pile
from crise.engine.questions import choose_sealed
from crise.games.world_order.common import draw, score, starting_money
from crise.games.world_order.data import AUTOMA, HOUSE_VP, POWER, POWERS, REGION, REGIONS
from crise.games.world_order.market import fill_market, show_countries
from crise.games.world_order.npc import show_npc_cards
from crise.games.world_order.state import ENGAGE_TOKENS, Power, WorldOrder

ASSETS: Final = 3  # WO-SET-8: drawn
AUTOMA_VP: Final = 10  # WO-AUT-1
ORDER_VP: Final = 3  # WO-AUT-27
# WO-SET-9
FIRST_HANDS: Final[dict[Power, tuple[str, ...]]] = {
    "US": (
        "growth-strategy", "new-allies", "new-allies", "foreign-trade", "foreign-direct-investment", "military-pact",
    ),
    "EU": (
        "growth-strategy", "new-allies", "foreign-trade", "foreign-direct-investment", "military-reinforcements",
        "soft-power",
    ),
    "RU": (
        "growth-strategy", "new-allies", "foreign-direct-investment", "foreign-military-presence",
        "military-reinforcements", "energy-titan",
    ),
    "CN": (
        "growth-strategy", "new-allies", "foreign-trade", "diplomatic-engagement", "military-reinforcements",
        "economic-diplomacy",
    ),
}  # fmt: skip
FIRST_HAND: Final = 6


def setup(t: WorldOrder) -> None:
    """WO-SET-1 to WO-SET-13. Which assets are kept is a question: it opens the game."""
    share_powers(t)
    for place in REGIONS:
        t.regions[place].starting = REGION[place].starting[:]  # WO-SET-1
        t.regions[place].temporary = REGION[place].first_temporary[:]
    for power in POWERS:
        set_board(t, power)
    for card in range(len(t.faces)):
        lay(t, card)
    show_countries(t, REGIONS)  # WO-SET-5
    fill_market(t)  # WO-SET-6
    for power in t.seated():
        first_hand(t, power)
        draw_assets(t, power)
    if t.automas == "none" and t.seats < len(POWERS):
        show_npc_cards(t)  # WO-NPC-1
    t.round = 1
    t.agenda = [("assets", "")]
    for set_up in t.book.after_setup:
        set_up(t)


def share_powers(t: WorldOrder) -> None:
    """WO-SET-4: as wished, the others by lot; two players are one of US and EU against one of RU and CN."""
    chosen = list(t.powers_wanted[: t.seats])
    while len(chosen) < t.seats:
        free = [power for power in POWERS if power not in chosen]
        if t.automas == "none" and t.seats == 2 and chosen:
            west = chosen[0] in POWERS[:2]
            free = [power for power in free if (power in POWERS[:2]) != west]
        chosen.append(free[t.roll(len(free))])
    for seat, power in enumerate(chosen):
        t.powers[power] = seat
        t.tell("power_taken", power, power.lower())
    for power in POWERS:
        if not t.played(power):
            t.tell("power_left", power, power.lower(), "npc" if t.is_npc(power) else "automa")


def set_board(t: WorldOrder, me: Power) -> None:
    """WO-SET-2, WO-SET-11; an Automa has money and VP only (WO-AUT-1)."""
    board = t.boards[me]
    board.commerce = POWER[me].copies[len(t.taking_turns()) - 1]
    if t.is_automa(me):
        set_automa(t, me)
    elif t.played(me):
        board.production = POWER[me].production.copy()
        board.stock = POWER[me].production.copy()
        board.money = starting_money(me)
        board.engage = ENGAGE_TOKENS
        board.order_left = t.executive_order
        if t.house_balance:
            score(t, me, HOUSE_VP[me][len(t.taking_turns()) - 1], "house")  # WO-SET-13


def set_automa(t: WorldOrder, me: Power) -> None:
    """WO-AUT-1, WO-AUT-3, WO-AUT-27"""
    board = t.boards[me]
    board.money = AUTOMA[me].money
    board.vp = AUTOMA_VP + (ORDER_VP if t.executive_order else 0)
    for action in ("improve", "invest", "base"):
        board.cubes[action] = 1
    board.rounds = [2, 4, 5, 6] if t.automas == "hard" else [2, 4, 6]


def lay(t: WorldOrder, card: CardId) -> None:
    """Where this card of the box lies at first."""
    target = first_place(t, card)
    target.cards.append(card)
    if target.seen:
        t.known[card] = target.seen


def first_place(t: WorldOrder, card: CardId) -> Pile:
    face = t.card(card)
    if face.kind == "country":
        return t.country_decks[face.region]
    if face.kind == "start":
        (owner,) = face.owners
        return t.allies[owner] if owner in t.taking_turns() else t.box
    if face.kind == "action":
        return deck_of(t, card)
    if face.kind == "asset":
        (owner,) = face.owners
        return t.asset_decks[owner] if t.played(owner) else t.box
    if face.kind == "growth":  # WO-SET-7: a copy a player
        there = [one for one in t.growth_supply.cards if t.faces[one] is face]
        return t.growth_supply if len(there) < len(t.taking_turns()) else t.box
    return t.book.first_places[face.kind](t, card)


# The kinds of which all cards lie together.
FIRST_PLACES: Final[dict[str, Callable[[WorldOrder, CardId], Pile]]] = {
    "market": lambda t, card: t.market_deck,
    "npc": lambda t, card: t.npc_deck,
    "decision": lambda t, card: t.decisions,
}


def deck_of(t: WorldOrder, card: CardId) -> Pile:
    """The copies of a starting card are dealt to their owners in the order of the powers; if a box has more of them
    than owners need, the rest to the last."""
    face = t.card(card)
    dealt = len([one for one in range(card) if t.faces[one] is face])
    fits = [owner for owner, many in face.owners.items() if dealt < many_before(face.owners, owner) + many]
    owner = (fits or list(face.owners))[0 if fits else -1]
    return t.decks[owner] if owner in t.taking_turns() else t.box


def many_before(owners: dict[Power, int], owner: Power) -> int:
    return sum(many for other, many in owners.items() if POWERS.index(other) < POWERS.index(owner))


def first_hand(t: WorldOrder, me: Power) -> None:
    """WO-SET-9: the suggested one, as far as the cards are there, or one by lot."""
    for key in () if t.drawn_first_hand else FIRST_HANDS[me]:
        card = next((one for one in t.decks[me].cards if t.faces[one].key == key), None)
        if card is not None:
            t.move(card, t.decks[me], t.hand(me))
    draw(t, me, FIRST_HAND - len(t.hand(me)))


def draw_assets(t: WorldOrder, me: Power) -> None:
    for _ in range(min(ASSETS, len(t.asset_decks[me].cards))):
        t.put(t.take(t.asset_decks[me]), t.asset_decks[me], t.offered_assets[t.powers[me]])


async def keep_assets(t: WorldOrder, _: Power) -> None:
    """WO-SET-8: all at once, in secret: which one is not kept."""
    refused = await choose_sealed(
        t, "assets", {seat: pile.cards[:] for seat, pile in enumerate(t.offered_assets)}, openly=True
    )
    for power in t.seated():
        seat = t.powers[power]
        kept = [card for card in t.offered_assets[seat].cards if card != refused[seat]]
        t.move_all(kept, t.offered_assets[seat], t.assets[power])
        t.sweep(t.offered_assets[seat], t.refused_assets[seat])
        t.tell("assets_kept", power, kept)
        score(t, power, sum(t.card(card).vp for card in kept), "assets")
    first_order(t)


def first_order(t: WorldOrder) -> None:
    """WO-SET-3, WO-AUT-4: most VP first; tied: less starting money."""
    t.order = sorted(t.taking_turns(), key=lambda power: (-t.boards[power].vp, money_at_start(t, power)))
    t.tell("round_began", t.round)
    t.tell("order_set", t.order[:])


def money_at_start(t: WorldOrder, power: Power) -> int:
    return AUTOMA[power].money if t.is_automa(power) else starting_money(power)
