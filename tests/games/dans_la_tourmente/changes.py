"""What an event changes: a row of a table of tests.

    changes("i-12", "US: yes") == "US P+1 D-2 | countries new-cuba-1"

Nothing else may have changed on the whole table. Of a power: VP (`V`), money (`M`), smart power (`P`), its stock, a
production (`S=`), exhausted allies (`!us-iraq`). Of a region: `~US` a temporary cube, `=US` a permanent one, `^US` one
above the line, `.US` a starting one, `US*` armies. Then effect cards with where they lie and their last round
(`x-02@RU:4`), events that wait, and the new countries that are still beside the board.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from crise.engine.match import Match
from crise.games.dans_la_tourmente import DANS_LA_TOURMENTE
from crise.games.dans_la_tourmente.state import Tourmente
from crise.games.world_order.data import BLACK, POWERS, REGIONS
from tests.games.dans_la_tourmente.box import EVENTS
from tests.games.dans_la_tourmente.position import OVER, position, table
from tests.games.world_order.position import say

FOUR = "US; EU; RU; CN"
CUBES = {"temporary": "~", "permanent": "=", "slotless": "^", "starting": "."}
State = dict[str, Counter[str]]


async def one_stage(t: Tourmente) -> None:
    stage, me = t.agenda.pop(0)
    await t.book.acts[stage](t, me)


ONE_EVENT = replace(DANS_LA_TOURMENTE, turn=one_stage, over=lambda t: not t.agenda)


def laid(key: str, seats: str = FOUR, **more: Any) -> tuple[Match, State]:
    """The table at which this event, and nothing after it, is resolved; and what is there before it."""
    before: State = {}
    arrange = more.pop("arrange", None)

    def only_this(t: Tourmente) -> None:
        t.agenda = [(stage, me) for stage, me in t.agenda if stage not in ("new_events", OVER)]
        if arrange is not None:
            arrange(t)
        before.update(state(t))

    where = {"aimed" if EVENTS[key].target else "upper": key}
    m = position(*(seat.strip() for seat in seats.split(";")), game=ONE_EVENT, arrange=only_this, **where, **more)
    return m, before


def changes(key: str, answers: str = "", seats: str = FOUR, **more: Any) -> str:
    """What is different once the event is over."""
    m, before = laid(key, seats, **more)
    say(m, *(answer.strip() for answer in answers.split(";") if answer))
    assert m.over, f"still asked: {m.open}"
    after = state(table(m))
    return " | ".join(filter(None, (difference(name, before[name], after[name]) for name in before)))


def row(key: str, answers: str, then: str, seats: str = FOUR, **more: Any) -> ParameterSet:
    """A test of an event: what people answer, what changes. The table, if it is not that of the setup: `more`."""
    table = " ".join(f"{name}={value}" for name, value in more.items())
    return pytest.param(key, answers, then, seats, more, id=f"{key}: {seats}: {answers} {table}".strip())


def four(*seats: str) -> str:
    """All four powers, some of them with figures of their own."""
    given = {seat.split()[0]: seat for seat in seats}
    return "; ".join(given.get(power, power) for power in POWERS)


def difference(name: str, before: Counter[str], after: Counter[str]) -> str:
    names = [what for what in dict.fromkeys([*before, *after]) if after[what] != before[what]]
    return " ".join([name, *(f"{what}{after[what] - before[what]:+}" for what in names)]) if names else ""


def state(t: Tourmente) -> State:
    found = {power: of_power(t, power) for power in POWERS}
    found |= {place: of_region(t, place) for place in REGIONS}
    lying = zip(t.effects.cards, t.effect_at, t.effect_until, strict=True)
    found["effects"] = Counter(f"{t.faces[card].key}@{at}:{until}" for card, at, until in lying)
    found["waiting"] = Counter(t.faces[card].key for card in t.to_come.cards)
    found["countries"] = Counter(t.faces[card].key for card in t.new_countries.cards)
    return found


def of_power(t: Tourmente, me: str) -> Counter[str]:
    board = t.boards[me]
    productions = {f"{what}=": level for what, level in board.production.items()}
    found = Counter({"V": board.vp, "M": board.money, "P": t.smart[me], **board.stock, **productions})
    for ally in board.exhausted:
        found[f"!{t.faces[ally].key}"] += 1
    return found


def of_region(t: Tourmente, place: str) -> Counter[str]:
    region = t.regions[place]
    owners = (*POWERS, BLACK)
    cubes = {f"{sign}{one}": getattr(region, kind).count(one) for kind, sign in CUBES.items() for one in owners}
    found = Counter({**cubes, **{f"{power}*": armies for power, armies in region.armies.items()}})
    for power, tokens in region.engage.items():
        found[f"@{power}"] = tokens
    return found
