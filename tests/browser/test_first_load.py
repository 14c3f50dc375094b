"""How much a page takes over the wire, and how soon one can answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession

from crise.games import GAMES
from tests.browser.conftest import Come
from tests.night import mostly_by_night

MOST = 150_000  # bytes as sent: scripts, styles, lettering, words and cards
# a map, boards and 299 cards; with the second box 382 cards, and the table of both: 180 kB at most for either
LARGER = {"world-order": 160_000, "dans-la-tourmente": 180_000}
SOON = 1.0  # seconds of the page's own work until something can be pressed, however busy the processor is
SENT = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
    .map((one) => [one.name, one.encodedBodySize])"""
READY = "[data-option], .box .btn"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_game_is_small(come: Come, site: str, game: str) -> None:
    made = come(seed=0)
    made.new_game(site, game, {})
    first = come(seed=0)  # nothing is kept here yet
    first.page.goto(made.link)
    first.arrive()
    first.page.wait_for_load_state("networkidle")
    sent: list[tuple[str, int]] = first.page.evaluate(SENT)
    assert {"index", "TablePage"} <= {name.rpartition("/")[2].split("-")[0] for name, _ in sent}
    assert sum(size for _, size in sent) <= LARGER.get(game, MOST), sent


@pytest.mark.parametrize("path", mostly_by_night(["/", *GAMES], "/", "virus-war", "dans-la-tourmente"))
def test_one_can_answer_within_a_second(come: Come, site: str, path: str) -> None:
    person = come(seed=0)
    if path in GAMES:
        person.new_game(site, path, {})
        person.page.wait_for_selector(".prompt--me")
    else:
        person.page.goto(site + path)
    person.page.locator(READY).first.wait_for(state="attached")
    wire = person.page.context.new_cdp_session(person.page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked(wire)
    person.page.reload(wait_until="commit")
    person.page.locator(READY).first.wait_for(state="attached")
    assert 0 < worked(wire) - before <= SOON
    person.content()


def worked(wire: CDPSession) -> float:
    """Seconds of processor that the page took so far."""
    metrics = wire.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))
