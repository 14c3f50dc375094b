"""What is looked at in every run, and what by night."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_by_night(values: Iterable[Any], *by_day: Any) -> list[Any]:
    """For a test that goes around them: these in every run, the others by night."""
    return [value if value in by_day else pytest.param(value, marks=pytest.mark.nightly) for value in values]
