"""What the tests of the Automas share: a table of one person and three of them, and what they did."""

from __future__ import annotations

from typing import Any

from crise.games.world_order.data import POWERS, REGION
from tests.games.world_order.robots import Scene

# One card of each type, as an Automa of the United States has them.
DIP, ECO, MIL, DOM = "new-allies", "foreign-trade", "military-pact", "growth-strategy"
NPC_US = {
    "EUR": "npc-5",
    "CAS": "npc-14",
    "AME": "npc-1",
    "MENA": "npc-8",
    "AFR": "npc-11",
    "SAS": "npc-15",
    "EAP": "npc-17",
}


def alone(me: str = "RU", level: str = "normal", **words: Any) -> Scene:
    return Scene(me, automas=level, **words)


def drawing(*places: str) -> str:
    """NPC influence cards whose line for the United States shows these regions, the first drawn first."""
    return ",".join(NPC_US[place] for place in places)


def full(place: str, first: str = "US") -> str:
    """No slot is free there, and the cube that would be pushed out is of this power."""
    permanent, temporary = REGION[place].permanent, len(REGION[place].temporary)
    return f"permanent={','.join(['RU'] * permanent)} temporary={','.join([first] + ['RU'] * (temporary - 1))}"


def took(scene: Scene) -> list[tuple[str, Any]]:
    """What the Automas did, and where or with whom."""
    events = {"engaged": "engage", "allied": "improve", "automa_invested": "invest", "automa_based": "base"}
    events |= {"moved": "move", "automa_trade": "trade", "grew": "grow", "automa_nothing": "nothing"}
    assert scene.match is not None
    log = [(events[event], args) for event, args in scene.match.log(scene.t.seats) if event in events]
    return [(what, args[-1] if len(args) > 1 else "") for what, args in log if args[0] in POWERS]
