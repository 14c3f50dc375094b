"""The `rule` marker: a test that names no rule, or misspells one, must not pass for a test of it. And the order: the
browser comes last. And what a quick look leaves out. And at the end, how long each game took."""

import gc
import re

import pytest

from tests import budget
from tests.play import PLACES, Place, by_day
from tests.stack import STACKED_BY_DAY, STACKED_PLACES

RULE_ID = re.compile(r"[A-Z]{2}-[A-Z]+-\d+[a-z]?")
# Of each game the first mode with the fewest seats: what is wrong with a game mostly shows there.
FIRST = {place.game.id: str(place) for place in reversed([*PLACES, *STACKED_PLACES])}
MEASURED = "measured"  # the name of a property of a test: a line that is told at the end
measured: list[str] = []
BY_DAY = {str(place) for place in [*filter(by_day, PLACES), *STACKED_BY_DAY]}


# Before pytest itself chooses by markers.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Playwright keeps an event loop running in a process that has a browser: no asynchronous test can come after it.
    # What takes many minutes by itself begins first, so that no worker is alone with it at the end.
    items.sort(key=lambda item: ("browser" in item.path.parts, item.get_closest_marker("long") is None))
    for item in items:
        if at_another_place(item):
            item.add_marker(pytest.mark.thorough)
        if at_a_table_of_the_night(item):
            item.add_marker(pytest.mark.nightly)
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(a, str) and RULE_ID.fullmatch(a) for a in mark.args):
                raise pytest.UsageError(
                    f'{item.nodeid}: write the marker as @pytest.mark.rule("VW-STO-2"), not {mark.args}'
                )


def pytest_collection_finish() -> None:
    """What was collected stays to the end: whoever looks for garbage need not walk through fifteen thousand tests."""
    gc.collect()
    gc.freeze()


def place_of(item: pytest.Item) -> Place | None:
    """Of a test that goes around all tables: at which one it is."""
    place = (
        item.callspec.params.get("place") if isinstance(item, pytest.Function) and hasattr(item, "callspec") else None
    )
    return place if isinstance(place, Place) else None


def at_another_place(item: pytest.Item) -> bool:
    """It is not at the first table of a game."""
    place = place_of(item)
    return place is not None and str(place) != FIRST[place.game.id]


def at_a_table_of_the_night(item: pytest.Item) -> bool:
    place = place_of(item)
    return place is not None and str(place) not in BY_DAY and item.get_closest_marker("everywhere") is None


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    budget.note(report)
    if report.when == "call":
        measured.extend(str(value) for name, value in report.user_properties if name == MEASURED)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if measured:
        terminalreporter.section("measured")
        terminalreporter.write("".join(f"{line}\n" for line in measured))
    if sum(budget.spent.values()) > budget.GAME:  # not after a quick look
        terminalreporter.section("seconds of one core, by game")
        for line in budget.summary(budget.spent):
            terminalreporter.write_line(line)
