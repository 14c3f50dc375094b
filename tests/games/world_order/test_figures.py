"""The figures that are printed on the cards, as totals: one that is mistyped shows, whoever plays the card."""

import re
from collections import Counter

import pytest

from crise.games.world_order import WORLD_ORDER, WorldOrderCard

COUNTRY = ("exports", "imports", "forbidden", "bases")
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


# What countries buy | sell | whom they are closed to | whose bases they allow: by region, and of those that powers have
# from the start.
LETTERS = {
    "EUR": "C2 E3 F4 R2 S4 | C2 E1 F1 R1 | EU1 RU1 US1 | EU2 RU3 US4",
    "CAS": "C6 E1 F1 R3 S1 | E2 | RU1 | CN3 EU1 RU6 US1",
    "AME": "C13 E1 F4 R1 S5 | E6 F4 R2 | US1 | CN2 EU1 RU2 US4",
    "MENA": "C9 E1 F7 R7 S3 | E9 S6 | US2 | CN1 EU4 RU2 US7",
    "AFR": "C5 E5 F3 S5 | E3 F1 R2 |  | CN3 EU6 RU5 US3",
    "SAS": "C1 E5 F4 R3 | C3 S2 | EU1 US1 | CN3 EU1 US1",
    "EAP": "C6 E11 F2 R2 S5 | C7 F1 R5 S1 | EU1 US1 | CN3 EU2 RU2 US5",
    "start": "A4 C5 E4 F3 R2 S3 | C2 E2 S1 |  | CN3 EU4 RU3 US3",
}


def letters(rows: list[WorldOrderCard]) -> str:
    columns = [[one for row in rows for one in getattr(row, name).split()] for name in COUNTRY]
    return " | ".join(" ".join(f"{one}{column.count(one)}" for one in sorted(set(column))) for column in columns)


@pytest.mark.parametrize("kind", LETTERS)
def test_the_printed_letters_are_as_many(kind: str) -> None:
    rows = [row for row in WORLD_ORDER.standard if row.kind in ("country", "start")]
    found = [row for row in rows if kind == (row.region if row.kind == "country" else row.kind)]
    assert letters(found) == LETTERS[kind]
