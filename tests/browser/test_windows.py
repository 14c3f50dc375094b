"""A reaction window as two people see it, at a table that keeps the time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come, running
from tests.browser.people import Person
from tests.browser.test_end import PHONE
from tests.leash import COMMAND
from tests.server.live_server import a_free_port


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a table where windows take their time."""
    folder, port = tmp_path_factory.mktemp("unhurried"), a_free_port()
    command = [*COMMAND, "serve", "--port", str(port), "--data", str(folder), "--trust", "127.0.0.1"]
    with running(command, port, folder / "log") as address:
        yield address


def two_at_a_table(come: Come, site: str, **how: Any) -> tuple[Person, Person]:
    host, guest = come(seed=1, careful=True, **how), come(seed=2, careful=True, **how)
    link = host.new_table(site, "virus-war", {}, seats=2)
    guest.page.goto(link)
    guest.page.get_by_role("button", name="S’asseoir").click()
    guest.page.wait_for_selector(".salon .st--me")
    return host, guest


def test_the_host_says_how_long_windows_stay_open(come: Come, unhurried: str) -> None:
    host, guest = two_at_a_table(come, unhurried)
    length = host.page.get_by_label("Temps de réaction")
    expect(length).to_have_value("3")
    length.select_option("20")
    expect(guest.page.get_by_label("Temps de réaction")).to_have_value("20")
    expect(guest.page.get_by_label("Temps de réaction")).to_be_disabled()
    host.page.get_by_label("Jeu", exact=True).select_option("noe")
    expect(host.page.get_by_label("Temps de réaction")).to_have_count(0)
    host.content()


@pytest.mark.parametrize(
    "how",
    [pytest.param({}, marks=pytest.mark.nightly), {"viewport": {"width": 390, "height": 844}, "has_touch": True}],
    ids=["desk", "phone"],
)
def test_everybody_may_hesitate(come: Come, unhurried: str, how: dict[str, Any]) -> None:
    """Whatever one holds: the button is there, the time runs, and the others read who holds the window open."""
    host, guest = two_at_a_table(come, unhurried, **how)
    host.page.get_by_label("Temps de réaction").select_option("60")
    host.page.get_by_role("button", name="Lancer la partie").click()
    people = [host, guest]
    for person in people:
        person.arrive()
    asked = None
    while asked is None:
        for person in people:
            if not person.page.locator("[data-hesitate]").count():
                person.move()
        asked = next((person for person in people if person.page.locator("[data-hesitate]").count()), None)
    [other] = [person for person in people if person is not asked]
    expect(asked.page.locator(".prompt .time")).to_contain_text(re.compile(r"^5\d s|^1 min"))
    expect(other.page.locator(".prompt .time")).to_be_visible()
    expect(other.page.locator("[data-hesitate]")).to_have_count(0)
    asked.check_access()
    asked.page.locator("[data-hesitate]").click()
    expect(asked.page.locator("[data-hesitate]")).to_have_count(0)
    for person in people:
        expect(person.page.locator(".prompt__why")).to_contain_text("Réflexion en cours")
        person.content()


@pytest.mark.parametrize(
    "how",
    # on the phone it waits for a question that chance may not bring for a minute
    [{"viewport": {"width": 1440, "height": 900}}, pytest.param(PHONE, marks=pytest.mark.nightly)],
    ids=["desk", "phone"],
)
def test_a_reaction_says_what_comes_of_it(come: Come, site: str, how: dict[str, Any]) -> None:
    person = come(seed=3, **how)
    person.new_game(site, "virus-war", {}, 5)
    prompt = person.page.locator(".app:has(.ann) .prompt--me .prompt__do")
    person.play_until(prompt.locator(".btn:has(small)"))
    button = prompt.locator(".btn:has(small)").first
    option = button.get_attribute("data-option")
    expect(person.page.locator(f'.hand [data-option="{option}"]').first).to_be_visible()  # and on the card itself
    expect(button.locator("small")).to_have_text(re.compile(r"^(rien n’arrive|\d+ pastilles? à chacun)$"))
    assert person.page.locator(".ann .ann__c").evaluate("one => one.scrollWidth <= one.clientWidth")
    person.check_access()
    person.content()
