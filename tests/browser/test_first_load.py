"""How much a page takes over the wire, and how soon one can answer."""

from __future__ import annotations

import pytest

from crise.games import GAMES
from tests.browser.conftest import Come

MOST = 150_000  # bytes as sent: scripts, styles, lettering, words and cards
# a map, boards and 299 cards; with the second box 382 cards, and the table of both: 180 kB at most for either
LARGER = {"world-order": 160_000, "dans-la-tourmente": 180_000}
SOON = 1_000.0  # milliseconds from the address to the first thing that can be pressed
TRIES = 8  # the machine may be busy with something else: the best counts
SENT = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
    .map((one) => [one.name, one.encodedBodySize])"""
READY = "[data-option], .box .btn"
WATCH = f"""
    new MutationObserver((changes, observer) => {{
        if (!document.querySelector("{READY}")) return;
        observer.disconnect();
        window.ready = performance.now();
    }}).observe(document, {{ childList: true, subtree: true }});
"""


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


@pytest.mark.parametrize("path", ["/", *GAMES])
def test_one_can_answer_within_a_second(come: Come, site: str, path: str) -> None:
    person = come(seed=0)
    address = site + path
    if path in GAMES:
        person.new_game(site, path, {})
        person.page.wait_for_selector(".prompt--me")
        address = person.page.url
    person.page.add_init_script(WATCH)
    times: list[float] = []
    while len(times) < TRIES and (not times or min(times) > SOON):
        person.page.goto("about:blank")
        person.page.goto(address)
        person.page.locator(READY).first.wait_for(state="attached")
        times.append(person.page.evaluate("window.ready"))
    assert min(times) <= SOON, times
    person.content()
