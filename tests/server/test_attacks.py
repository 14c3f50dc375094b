"""Attacks by many at once on the command itself: whoever plays there goes on."""

from __future__ import annotations

import re

import pytest

from tools.attack import main
from tools.crowds import ATTACKS


@pytest.mark.nightly
def test_nobody_is_harmed_by_any_attack(capfd: pytest.CaptureFixture[str]) -> None:
    """How long anything took is not looked at: the machine may be busy."""
    wrong = main(["--quick"])
    said = capfd.readouterr().out
    assert wrong == 0, said
    for attack in ATTACKS:
        [row] = [line for line in said.splitlines() if line.startswith(f"| {attack.name} |")]
        attackers, people = re.findall(r"\| (\d+), \d+ ", row)
        assert int(attackers) > 0 < int(people), row
        assert row.endswith("| nobody |")
    assert re.search(r"Of [1-9]\d* acknowledged answers 0 are not in the store", said)
