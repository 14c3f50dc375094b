"""The figures that are printed on the cards, as totals: one that is mistyped shows, whoever plays the card."""

import re
from collections import Counter

import pytest

from crise.games.world_order import WORLD_ORDER, WorldOrderCard

COLUMNS = ("count", "price", "top", "research", "steps", "value", "vp")
TOTALS = {
    "country": "count 76 price 1055 value 135",
    "start": "count 17 price 200 value 23",
    "action": "count 48 top 58 research 28 steps 20",
    "market": "count 66 price 157 top 153 research 106 steps 57",
    "growth": "count 40 price 114 steps 3 value 30 vp 60",
    "asset": "count 20 steps 226 vp 56",
    "npc": "count 20",
    "decision": "count 12",
}


def figures(row: WorldOrderCard) -> dict[str, int]:
    return {column: sum(map(int, re.findall(r"\d+", str(getattr(row, column))))) for column in COLUMNS}


@pytest.mark.parametrize("kind", TOTALS)
def test_the_printed_figures_add_up(kind: str) -> None:
    found: Counter[str] = Counter()
    for row in WORLD_ORDER.standard:
        if row.kind == kind:
            found.update(figures(row))
    assert " ".join(f"{column} {total}" for column, total in found.items() if total) == TOTALS[kind]


@pytest.mark.rule("WO-INV-1")
def test_to_invest_costs_five_and_five_for_each_point_of_a_countrys_value() -> None:
    countries = [row for row in WORLD_ORDER.standard if row.kind in ("country", "start")]
    assert {row.price for row in countries if row.price != f"M {5 + 5 * row.value}"} == set()
