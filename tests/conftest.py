"""The `rule` marker: a test that names no rule, or misspells one, must not pass for a test of it. And the time that a
test may take: one that waits for what never comes must fail, not stop all the others."""

import re
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager

import pytest

LONGEST = 600.0  # seconds for a test, on the slowest machine; as much again to set it up, and to clear up
LONGEST_NIGHTLY = 7200.0
AGAIN = 5.0  # seconds, where the first call was not heard

RULE_ID = re.compile(r"[A-Z]{2}-[A-Z]+-\d+[a-z]?")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(a, str) and RULE_ID.fullmatch(a) for a in mark.args):
                raise pytest.UsageError(
                    f'{item.nodeid}: write the marker as @pytest.mark.rule("VW-STO-2"), not {mark.args}'
                )


@contextmanager
def limited(item: pytest.Item) -> Iterator[None]:
    seconds = LONGEST_NIGHTLY if item.get_closest_marker("nightly") else LONGEST

    def give_up(*_: object) -> None:
        pytest.fail(f"not done after {seconds:.0f} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    with limited(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    with limited(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    with limited(item):
        yield
