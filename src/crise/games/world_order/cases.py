"""World Order: the figures of a refusal, for the sentences `case-…` of the texts. `why` says which condition of a rule
is not met; 'none' stands for a card none of whose targets meets them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from crise.engine.ask import Option, Seat
from crise.games.world_order.common import values
from crise.games.world_order.data import POWER
from crise.games.world_order.forces import armies_outside, investment
from crise.games.world_order.growth import affordable
from crise.games.world_order.relations import diplomacy_due, engage_due
from crise.games.world_order.state import Power, WorldOrder

Figures = Mapping[str, Any]
NONE: Final = {"why": "none"}
NOTHING: Final[Figures] = {}


def power_of(t: WorldOrder, seat: Seat) -> Power:
    return next(power for power, player in t.powers.items() if player == seat)


def asked(t: WorldOrder, what: str) -> bool:
    return t.asks[0][1] == what


def points(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-RES-4"""
    if not asked(t, "research") or option not in t.market.cards:
        return NOTHING
    return {"price": t.card(int(option)).price["r"], "points": t.asks[0][3][0]}


def relations(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-IR-1: this very country."""
    if not asked(t, "country") or not isinstance(option, int):
        return NONE if option == "face_up" else NOTHING
    forbidden = t.book.forbidden(t, power_of(t, seat), t.card(option))
    return {"why": "forbidden" if forbidden else "region"}


def diplomacy(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-IR-2, WO-ENG-2: what is due after all allies have paid."""
    me, step = power_of(t, seat), t.step
    if asked(t, "country") and isinstance(option, int):
        place = t.card(option).region
        due = diplomacy_due(t, me, option, step)
    elif asked(t, "engage") and isinstance(option, str):
        place, due = option, engage_due(t, me, option, step)
    elif asked(t, "ally_exhaust"):
        return {"why": "other"}
    else:
        return NONE if option == "face_up" else NOTHING
    return {"why": "due", "due": due - values(t, t.ready_in(me, place)), "have": t.boards[me].stock["D"]}


def no_ally(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-ENG-1"""
    return {"why": "here"} if asked(t, "engage") else NONE if option == "face_up" else NOTHING


def investing(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-INV-1"""
    me = power_of(t, seat)
    if not asked(t, "invest") or option not in t.allies[me].cards:
        return no_ally_of_mine(t, option, "invest")
    ally = int(option)
    price, money = investment(t, me, ally, t.step), t.boards[me].money
    why = "borne" if ally in t.boards[me].invested else "money" if money < price else "exhausted"
    return {"why": why, "price": price, "money": money}


def basing(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-BAS-1"""
    me = power_of(t, seat)
    if not asked(t, "base") or option not in t.allies[me].cards:
        return no_ally_of_mine(t, option, "base")
    if me not in t.card(int(option)).bases:
        return {"why": "refused"}
    return {"why": "borne" if int(option) in t.boards[me].bases else "exhausted"}


def no_ally_of_mine(t: WorldOrder, option: Option, what: str) -> Figures:
    if option == "face_up":
        return NONE
    return {"why": "other"} if asked(t, what) else NOTHING


def sending(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-BAS-2"""
    me = power_of(t, seat)
    if not asked(t, "base") or option not in t.allies[me].cards:
        return NONE if option == "face_up" else NOTHING
    armies = armies_outside(t, me, t.card(int(option)).region)
    return {"why": "money" if armies else "armies", "money": t.boards[me].money}


def growing(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-GRO-1"""
    if not asked(t, "grow") or option not in t.growth_supply.cards:
        return NONE if option == "face_up" else {"why": "other"} if asked(t, "grow") else NOTHING
    level, growth = t.faces[int(option)].value, t.boards[power_of(t, seat)].growth
    return {"why": "price" if level == growth + 1 else "level", "level": level, "next": growth + 1}


def moving(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-MOV-1: where to, and where from."""
    me = power_of(t, seat)
    if asked(t, "army_from"):
        return {"why": "there" if option == t.asks[0][3][0] else "empty"}
    if not (asked(t, "army_to") or asked(t, "armies_to")) or option not in t.regions:
        return NOTHING
    far = option not in t.book.reachable(t, me, t.step, t.run)
    return {"why": "far" if far else "short", "money": t.boards[me].money}


def at_most(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-PRO-3"""
    most = POWER[power_of(t, seat)].most.get(str(option), 0)
    return {"most": most} if most else NOTHING


def selling(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-TRA-3"""
    stock = t.boards[power_of(t, seat)].stock
    if not asked(t, "export_type") or option not in stock:
        return NOTHING
    return {"why": "wanted" if stock[str(option)] else "stock"}


def buying(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-TRA-5"""
    if not asked(t, "import_type") or not isinstance(option, str):
        return NOTHING
    me = power_of(t, seat)
    return {"why": "money" if t.boards[me].money < t.book.price(t, me, "import", option) else "offer"}


def exhausted(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-RES-3"""
    return {"why": "exhausted"} if asked(t, "research") else NOTHING


def ready(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-FOC-2"""
    return {"why": "ready"} if asked(t, "ready") and isinstance(option, int) else NOTHING


def making(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-PRO-1: what was made already, at no level, or can't be paid for."""
    me = power_of(t, seat)
    if not asked(t, "produce") or not isinstance(option, str):
        return NOTHING
    if not t.book.level(t, me, option):
        return {"why": "level"}
    return {"why": "made" if affordable(t, me, option) else "price"}


def using(t: WorldOrder, seat: Seat, option: Option) -> Figures:
    """WO-ACT-4: a card that is no asset to be used."""
    return {"why": "other"} if asked(t, "use") and isinstance(option, int) else NOTHING


def question(*questions: str) -> Callable[[WorldOrder, Seat, Option], Figures]:
    """What the rule says of whatever these questions do not offer."""

    def figures(t: WorldOrder, seat: Seat, option: Option) -> Figures:
        what = t.asks[0][1]
        return {"why": what} if what in questions else NOTHING

    return figures


# What a card that is played chooses among.
BY_THE_CARD: Final = (
    "ability",
    "double",
    "engage",
    "invest",
    "base",
    "partner",
    "region",
    "search_card",
    "take_market",
)

FIGURES: Final[dict[str, Callable[[WorldOrder, Seat, Option], Figures]]] = {
    "WO-RES-3": exhausted,
    "WO-RES-4": points,
    "WO-FOC-2": ready,
    "WO-IR-1": relations,
    "WO-IR-2": diplomacy,
    "WO-ENG-1": no_ally,
    "WO-ENG-2": diplomacy,
    "WO-INV-1": investing,
    "WO-BAS-1": basing,
    "WO-BAS-2": sending,
    "WO-GRO-1": growing,
    "WO-MOV-1": moving,
    "WO-PRO-3": at_most,
    "WO-TRA-3": selling,
    "WO-TRA-5": buying,
    "WO-PRO-1": making,
    "WO-ACT-4": using,
    "WO-ACT-9": question("use"),
    "WO-ACT-10": question("use"),
    "WO-ACT-2": question(
        "ability", "double", "engage", "invest", "base", "partner", "region", "search_card", "take_market"
    ),
    "WO-SET-8": question("assets"),
    "WO-FOC-3": question("raise_focus"),
    "WO-INF-1": question("influence"),
    "WO-INF-5": question("reset"),
    "WO-TRA-1": question("export_type", "import_type"),
    "WO-TRA-2": question("export_type"),
    "WO-TRA-4": question("import_type"),
    "WO-AFT-2": question("token_give"),
}
