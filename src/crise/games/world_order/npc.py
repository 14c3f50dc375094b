"""Powers that nobody plays: WO-NPC."""

from __future__ import annotations

from typing import Final

from crise.engine.ask import CardId
from crise.games.world_order.common import earn
from crise.games.world_order.data import POWERS
from crise.games.world_order.influence import put_cube, robot_slot
from crise.games.world_order.state import ROUNDS, Power, WorldOrder

OPEN: Final = 2  # WO-NPC-1
TRADE: Final = 10  # WO-NPC-4: $
ARMY: Final = "a"
FLAG: Final = "f:"


def draw_npc_card(t: WorldOrder) -> CardId:
    """Reshuffled when empty."""
    if not t.npc_deck.cards:
        t.pour(t.npc_discard, t.npc_deck)
    return t.take(t.npc_deck)


def show_npc_cards(t: WorldOrder) -> None:
    for _ in range(OPEN):
        t.put(draw_npc_card(t), t.npc_deck, t.npc_row)


async def npc_phase(t: WorldOrder, _: Power) -> None:
    """WO-NPC-1: both cards in the order in which they lie, then two new ones."""
    for card in t.npc_row.cards[:]:
        t.tell("npc_card", card)
        for power in POWERS:
            if t.is_npc(power):
                act(t, power, t.card(card).lines[power])
        t.move(card, t.npc_row, t.npc_discard)
    if t.round < ROUNDS:
        show_npc_cards(t)


def act(t: WorldOrder, npc: Power, line: list[str]) -> None:
    """WO-NPC-2: influence. WO-NPC-3: an army. WO-NPC-4: trade with the player of the flag."""
    place, *signs = line
    put_cube(t, npc, place, robot_slot(t, npc, place))
    for sign in signs:
        if sign == ARMY:
            t.regions[place].armies[npc] += 1
            t.tell("npc_army", npc, place)
        elif sign.startswith(FLAG):
            trade_with(t, npc, sign.removeprefix(FLAG))


def trade_with(t: WorldOrder, npc: Power, partner: Power) -> None:
    if t.played(partner) and t.boards[partner].commerce:
        t.boards[partner].commerce -= 1
        t.tell("npc_trade", npc, partner)
        earn(t, partner, TRADE)
