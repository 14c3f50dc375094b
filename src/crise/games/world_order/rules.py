"""World Order, in the order of its rules: the frame of rounds and phases (WO-RND). Each stage of a round is one turn of
the engine: what is left to do stands in `agenda`, and what a phase does is told in the module of its name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from crise.games.world_order import aftermath as aftermath_chapter
from crise.games.world_order import automa, costs, forces, growth, legal, preparation, relations, setup, trade
from crise.games.world_order import research as research_chapter
from crise.games.world_order.actions import take_turn
from crise.games.world_order.aftermath import aftermath, threats
from crise.games.world_order.automa import (
    automa_aftermath,
    automa_focus,
    automa_research,
    automa_turn,
)  # fmt: skip
from crise.games.world_order.common import make_ready
from crise.games.world_order.npc import npc_phase
from crise.games.world_order.preparation import choose_focus, choosing_order, prepare, produce_primary, take_place
from crise.games.world_order.research import end_research, research
from crise.games.world_order.scoring import best, end, scoring
from crise.games.world_order.setup import keep_assets
from crise.games.world_order.state import ROUNDS, Book, Power, WorldOrder

TURNS: Final = 4  # WO-ACT-1
SCORED: Final = (3, 6)  # WO-RND-2
Stage = Callable[[WorldOrder, Power], Awaitable[None]]


async def turn(t: WorldOrder) -> None:
    """One stage of a round."""
    stage, me = t.agenda.pop(0)
    if me and t.played(me):
        t.turn = t.powers[me]
    t.turns += 1
    t.public_until = t.cursor  # that a stage begins shows at the table
    await t.book.acts[stage](t, me)
    while not t.agenda and t.phase != "end":
        next_phase(t)


# --- Stages: what one power does, or all together -------------------------------


async def focus_stage(t: WorldOrder, me: Power) -> None:
    await (automa_focus if t.is_automa(me) else choose_focus)(t, me)


async def action_stage(t: WorldOrder, me: Power) -> None:
    await (automa_turn if t.is_automa(me) else take_turn)(t, me)


async def research_stage(t: WorldOrder, me: Power) -> None:
    await (automa_research if t.is_automa(me) else research)(t, me)


async def aftermath_stage(t: WorldOrder, me: Power) -> None:
    await (automa_aftermath if t.is_automa(me) else aftermath)(t, me)


async def prepare_stage(t: WorldOrder, me: Power) -> None:
    await prepare(t, me)
    t.agenda = [*(("place", power) for power in choosing_order(t)), ("primary", "")]


async def next_turn_stage(t: WorldOrder, me: Power) -> None:
    """WO-ACT-1: four times in turn order."""
    t.turn_number += 1


async def clear_market_stage(t: WorldOrder, me: Power) -> None:
    end_research(t)


STAGES: Final[dict[str, Stage]] = {
    "assets": keep_assets,
    "prepare": prepare_stage,
    "place": take_place,
    "primary": produce_primary,
    "focus": focus_stage,
    "next_turn": next_turn_stage,
    "action": action_stage,
    "research": research_stage,
    "clear_market": clear_market_stage,
    "npc": npc_phase,
    "aftermath": aftermath_stage,
    "threats": threats,
    "scoring": scoring,
}

# --- Phases -------------------------------------------------------------------


def next_phase(t: WorldOrder) -> None:
    """WO-RND-1, WO-RND-2; round 1 has no preparation."""
    if t.phase == "scoring" and t.round == ROUNDS:
        finish(t)
        return
    begin_phase(t, t.book.following[t.phase])


def begin_phase(t: WorldOrder, phase: str) -> None:
    if phase == "preparation":
        t.round += 1
        t.tell("round_began", t.round)
    t.phase = phase
    t.agenda = stages(t, phase)
    if t.agenda:
        t.tell("phase_began", phase)


def stages(t: WorldOrder, phase: str) -> list[tuple[str, Power]]:
    return t.book.stages[phase](t)


def turns_of_all(t: WorldOrder) -> list[tuple[str, Power]]:
    """WO-ACT-1"""
    t.turn_number = 0
    return [("next_turn", ""), *(("action", me) for me in t.order)] * TURNS


FOLLOWING: Final = {
    "setup": "action",
    "preparation": "focus",
    "focus": "action",
    "action": "research",
    "research": "npc",
    "npc": "aftermath",
    "aftermath": "scoring",
    "scoring": "preparation",
}
STAGES_OF: Final[dict[str, Callable[[WorldOrder], list[tuple[str, Power]]]]] = {
    "preparation": lambda t: [("prepare", "")],
    "focus": lambda t: [("focus", me) for me in t.order],
    "action": turns_of_all,
    "research": lambda t: [*(("research", me) for me in t.order), ("clear_market", "")],
    "npc": lambda t: [("npc", "")] if t.npc_row.cards else [],
    "aftermath": lambda t: [*(("aftermath", me) for me in t.order), ("threats", "")],
    "scoring": lambda t: [("scoring", "")] if t.round in SCORED else [],
}


def finish(t: WorldOrder) -> None:
    end(t)
    t.phase = "end"
    t.tell("won", best(t))


def over(t: WorldOrder) -> bool:
    return t.phase == "end"


# --- The rulebook ---------------------------------------------------------------

BASE: Final[Book] = Book(
    following=FOLLOWING,
    stages=STAGES_OF,
    acts=STAGES,
    first_places=setup.FIRST_PLACES,
    after_setup=[],
    with_primary=[],
    raise_prices=preparation.raise_prices,
    level=growth.level,
    forbidden=relations.forbidden,
    can_pay_diplomacy=relations.can_pay_diplomacy,
    pay_diplomacy=relations.pay_diplomacy,
    engage_cost=relations.engage_cost,
    engage_relief=relations.no_relief,
    relieve=relations.all_due,
    deals=trade.deals,
    price=trade.price,
    before_trade=[],
    invest_price=forces.as_printed,
    may_ready=forces.stays_exhausted,
    ready_for_it=make_ready,
    after_invest=[],
    reachable=forces.reachable,
    before_move=[],
    after_base=[],
    research_bonus=research_chapter.research_bonus,
    threat_loss=aftermath_chapter.threat_loss,
    defence=aftermath_chapter.defence,
    scorings=[],
    automa_trade=automa.as_traded,
    costs=costs.COSTS,
    reasons=legal.REASONS,
    why_not=legal.OTHERWISE,
)
