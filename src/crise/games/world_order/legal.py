"""Why not? The rule that forbids what is not offered: the same predicates that make the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crise.engine.ask import Seat
from crise.games.world_order.actions import FACE_UP, ORDER, Candidates, allies, regions, shown, why_not_use
from crise.games.world_order.data import RESOURCES
from crise.games.world_order.forces import why_not_base, why_not_invest, why_not_move_to
from crise.games.world_order.growth import why_not_grow, why_not_raise
from crise.games.world_order.influence import why_not_reset
from crise.games.world_order.relations import why_not_engage, why_not_improve
from crise.games.world_order.state import Power, WorldOrder
from crise.games.world_order.trade import EXPORT, IMPORT, why_not_trade

Reason: TypeAlias = Callable[[WorldOrder, Power, Any], str]


def why_not(t: WorldOrder, seat: Seat, what: str, option: Any) -> str:
    """What was sent may be rubbish: the rules are asked about what could be meant."""
    me = next(power for power, player in t.powers.items() if player == seat)
    if what in t.book.reasons:
        candidates, reason = t.book.reasons[what]
        if option in candidates(t, me) and (found := reason(t, me, option)):
            return found
    return t.book.why_not.get(what, "WO-ACT-2")


def growth_cards(t: WorldOrder, me: Power) -> list[Any]:
    return t.growth_supply.cards


def resources(t: WorldOrder, me: Power) -> list[Any]:
    return list(RESOURCES)


def uses(t: WorldOrder, me: Power) -> list[Any]:
    return [FACE_UP, ORDER, *t.assets[me].cards]


REASONS: Final[dict[str, tuple[Candidates, Reason]]] = {
    "research": (allies, lambda t, me, option: "" if t.is_ready(me, option) else "WO-RES-3"),
    "use": (uses, lambda t, me, option: why_not_use(t, me, t.asks[0][3][0], option)),
    "country": (shown, lambda t, me, option: why_not_improve(t, me, option, t.step, t.run)),
    "invest": (allies, lambda t, me, option: why_not_invest(t, me, option, t.step, t.run)),
    "base": (allies, lambda t, me, option: why_not_base(t, me, option, t.step, t.run)),
    "grow": (growth_cards, lambda t, me, option: why_not_grow(t, me, option, t.step)),
    "engage": (regions, lambda t, me, option: why_not_engage(t, me, option, t.step, t.run)),
    "armies_to": (regions, lambda t, me, option: why_not_move_to(t, me, option, t.step, t.run)),
    "army_to": (regions, lambda t, me, option: why_not_move_to(t, me, option, t.step, t.run)),
    "reset": (regions, lambda t, me, option: why_not_reset(t, me, option)),
    "raise": (resources, lambda t, me, option: why_not_raise(t, me, option)),
    "raise_focus": (resources, lambda t, me, option: why_not_raise(t, me, option)),
    "export_type": (resources, lambda t, me, option: why_not_trade(t, t.deal, EXPORT, option)),
    "import_type": (resources, lambda t, me, option: why_not_trade(t, t.deal, IMPORT, option)),
}
# What no predicate speaks of, or of another kind.
OTHERWISE: Final[dict[str, str]] = {
    "assets": "WO-SET-8",
    "act": "WO-ACT-5",
    "use": "WO-ACT-4",
    "play_more": "WO-ACT-5",
    "country": "WO-IR-1",
    "ally_exhaust": "WO-IR-2",
    "pay_money": "WO-IR-2",
    "ready": "WO-FOC-2",
    "partner": "WO-ACT-2",
    "research": "WO-RES-4",
    "turn_place": "WO-PREP-2",
    "focus": "WO-FOC-1",
    "raise": "WO-PRO-3",
    "raise_focus": "WO-FOC-3",
    "slot": "WO-INF-1",
    "convert": "WO-INF-4",
    "convert_slot": "WO-INF-4",
    "influence": "WO-INF-1",
    "reset": "WO-INF-5",
    "reset_which": "WO-INF-5",
    "engage": "WO-ENG-1",
    "engage_token": "WO-ENG-4",
    "invest": "WO-INV-1",
    "base": "WO-BAS-1",
    "army_from": "WO-MOV-1",
    "army_to": "WO-MOV-1",
    "armies_to": "WO-MOV-1",
    "grow": "WO-GRO-1",
    "produce": "WO-PRO-1",
    "produce_number": "WO-PRO-1",
    "trade": "WO-TRA-1",
    "trade_once": "WO-TRA-1",
    "export_type": "WO-TRA-2",
    "import_type": "WO-TRA-4",
    "export_number": "WO-TRA-3",
    "import_number": "WO-TRA-5",
    "commerce": "WO-TRA-5",
    "token_give": "WO-AFT-2",
    "prosper": "WO-AFT-3",
    "defend": "WO-THR-4",
}
