"""A hint at the table, and what else one could have done on the end page: asked for, read and followed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_end import DESK, PHONE, number, open_end, played

SLOW = 240_000.0  # milliseconds: the curve of the page is worked out first, by the same process


def until_a_hint_is_offered(person: Person) -> Locator:
    """Pass, or take what is first, until there is a choice that is not secret."""
    button = person.page.locator("[data-hint-button]")
    for _ in range(40):
        expect(person.page.locator(".prompt--me")).to_be_visible()
        if button.count():
            return button
        person.page.locator(".prompt__do [data-option]").last.click()
    raise AssertionError("no choice in forty questions")


@pytest.mark.parametrize("how", [DESK, {**PHONE, "locale": "en-GB"}], ids=["desk", "phone-english"])
def test_a_hint_is_asked_for_read_and_followed(come: Come, site: str, how: dict[str, Any]) -> None:
    person = come(3, **how)
    person.new_game(site, "noe", {}, 3)
    button = until_a_hint_is_offered(person)
    person.page.keyboard.press("i") if how is DESK else button.tap()
    slip = person.page.locator(".hint")
    expect(slip).to_be_focused()
    expect(person.page.locator("[data-hints]")).to_contain_text("1")
    bars = slip.locator(".val b").all_inner_texts()
    assert all(0 <= number(text) <= 100 for text in bars)
    person.check_access()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(button).to_be_focused()
    button.press("Enter")
    take = slip.get_by_role("button", name=re.compile("^(Jouer|Play)"))
    wanted = person.page.locator(".prompt__what").inner_text()
    take.press("Enter")
    expect(slip).to_have_count(0)
    expect(person.page.locator(".prompt__what")).not_to_have_text(wanted)
    person.content()


def test_what_else_one_could_have_done_leads_to_where_one_plays_on(come: Come, site: str) -> None:
    over = played(site, "virus-war", seats=3)
    person = come(5, **PHONE)
    open_end(person.page, site, over)
    person.page.locator("#decisions").scroll_into_view_if_needed()
    expect(person.page.locator(".dec").first).to_be_visible(timeout=SLOW)
    told = person.page.request.get(f"{site}/api/tables/{over.code}/games/1/decisions?seat=0").json()
    shown = [[number(text) for text in one.locator(".dec__b b").all_inner_texts()] for one in decisions(person)]
    assert shown == [[one["chance"], one["best"]] for one in told["costly"]]
    costs = person.page.locator(".dec__d b").all_inner_texts()
    assert [number(text) for text in costs] == [one["chance"] - one["best"] for one in told["costly"]]
    person.check_access()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first = told["costly"][0]
    person.page.locator(".dec a").first.click()
    person.page.wait_for_url(f"**/replay/{over.code}/1#{first['step']}")
    person.page.get_by_role("button", name="Reprendre d’ici").click()
    expect(person.page.locator(".prompt--me .prompt__what")).to_have_text(first["prompt"])
    person.content()


def decisions(person: Person) -> list[Locator]:
    return person.page.locator(".dec").all()
