"""A hint at the table, and what else one could have done on the end page: asked for, read and followed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_end import DESK, PHONE, number, open_end, played
from tests.browser.test_reading import LANDSCAPE

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}
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


@pytest.mark.parametrize(
    ("game", "how"),
    [("noe", PHONE), ("noe", SMALL), ("virus-war", PHONE), ("virus-war", SMALL), ("noe", LANDSCAPE)],
    ids=["phone", "small", "virus-war", "virus-war-small", "landscape"],
)
def test_on_a_phone_a_hint_leaves_question_and_hand_in_sight_and_says_there_what_each_card_is_worth(
    come: Come, site: str, game: str, how: dict[str, Any]
) -> None:
    person = come(3, **how)
    person.new_game(site, game, {}, 3)
    page = person.page
    person.play_until(page.locator(".app:has(.prompt--me):has([data-hint-button]):has(.hand .is-playable)"))
    page.locator("[data-hint-button]").tap()
    slip = page.locator(".hint")
    expect(slip.get_by_role("heading")).to_contain_text("L’expert")
    edges = "one => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom]"
    top, bottom = slip.evaluate(edges)
    assert top >= 0
    if how is not LANDSCAPE:  # what it is about can be read above it, and answered
        assert top >= page.locator(".prompt").evaluate(edges)[1]
        assert page.locator(".hint__why").evaluate(edges)[1] <= slip.locator(".hint__a").evaluate(edges)[0] + 1
    assert bottom <= page.locator(".hand").evaluate(edges)[0] + 1
    for button in slip.locator(".hint__a .btn").all():
        assert button.evaluate(edges)[1] <= bottom + 1  # to be pressed without scrolling
    worth = page.locator(".hand li[data-worth]").evaluate_all("all => all.map(one => one.dataset.worth)")
    assert worth
    assert worth[0] in slip.locator(".val b").all_text_contents()
    first = page.locator(".hand__cards").evaluate(edges)[0]
    assert first >= page.locator(".hand").evaluate(edges)[0]  # no worth nor name of a group is cut at its head
    page.keyboard.press("Escape")
    expect(page.locator(".hand li[data-worth]")).to_have_count(0)


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
