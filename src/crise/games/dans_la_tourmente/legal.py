"""Why not? The rules that forbid what a question of this extension does not offer."""

from __future__ import annotations

from typing import Any, Final

from crise.games.dans_la_tourmente.decisions import why_not_take_part
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.common import YES
from crise.games.world_order.state import Book, Power

WHY_NOT: Final = {
    "bid": "TO-EV-19",
    "stake": "TO-EV-20",
    "take_part": "TO-EV-35",
    "pay_with": "TO-EV-35",
    "amount": "TO-EV-35",
    "put_off": "TO-EV-11",
    "keep_event": "TO-SET-6",
    "army_give": "TO-EV-12",
    "army_onto": "TO-EV-7",
    "army_land": "TO-EV-24",
    "exhaust_ally": "TO-EV-15",
    "production_lost": "WO-PRO-3",
    "smart_pay": "TO-P-1",
    "smart_engage": "TO-P-2",
    "smart_region": "TO-P-3",
    "smart_invest": "TO-P-4",
    "smart_army": "TO-P-6",
}


def answers(t: Tourmente, me: Power) -> list[Any]:
    return [YES]


def pages(book: Book) -> Book:
    return book.extended(
        reasons={"take_part": (answers, lambda t, me, option: why_not_take_part(t, me))},
        why_not=WHY_NOT,
    )
