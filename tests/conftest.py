"""The `rule` marker: a test that names no rule, or misspells one, must not pass for a test of it. And the order: the
browser comes last."""

import re

import pytest

RULE_ID = re.compile(r"[A-Z]{2}-[A-Z]+-\d+[a-z]?")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Playwright keeps an event loop running in a process that has a browser: no asynchronous test can come after it.
    items.sort(key=lambda item: "browser" in item.path.parts)
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(a, str) and RULE_ID.fullmatch(a) for a in mark.args):
                raise pytest.UsageError(
                    f'{item.nodeid}: write the marker as @pytest.mark.rule("VW-STO-2"), not {mark.args}'
                )
