"""The browser adds up with the figures of the rules: those that it reads from no file of theirs are compared here."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from crise.games.world_order import aftermath, data, forces, rules, state

FIGURES = Path(data.__file__).parent / "web/figures.ts"
SAME: dict[str, Any] = {
    "RESOURCES": list(data.RESOURCES),
    "FOCUSES": list(data.FOCUSES),
    "IMPORT_PRICE": data.IMPORT_PRICE,
    "PROSPERITY_COST": list(data.PROSPERITY_COST),
    "CAP": data.CAP,
    "ROUNDS": state.ROUNDS,
    "SCORED": list(rules.SCORED),
    "ARMY_PRICE": forces.ARMY_PRICE,
    "BASE_PRICE": forces.BASE_PRICE,
    "RETURN": aftermath.RETURN,
    "TOKEN": aftermath.TOKEN,
    "UNIT_COST": {what: cost for what, cost in data.UNIT_COST.items() if cost},
}


def written(name: str) -> Any:
    """A constant of that file."""
    found = re.search(rf"^export const {name}(?::[^=]*)? = (.*);$", FIGURES.read_text("utf-8"), re.MULTILINE)
    assert found, name
    return json.loads(re.sub(r"(\w+):", r'"\1":', found[1]))


@pytest.mark.parametrize("name", SAME)
def test_the_browser_has_the_figures_of_the_rules(name: str) -> None:
    assert written(name) == SAME[name]
