"""Cards to choose from that lie neither in the hand nor on the mat: all in sight, or it is said how many are not."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_games import PHONE
from tests.browser.test_phone import Asker
from tests.browser.test_places import LAPTOP
from tests.browser.test_reading import LANDSCAPE, faces_of
from tests.browser.test_states import DESK
from tests.night import mostly_by_night

MANY = 20
OUT_OF_SIGHT = """all => {
    const row = document.querySelector(".tray").getBoundingClientRect();
    return all.filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect(), middle = (left + right) / 2;
        const end = Math.min(row.bottom + 1, innerHeight);
        return middle < row.left || middle > row.right || top < row.top - 1 || bottom > end;
    }).length;
}"""


def flooded(come: Come, site: str, size: dict[str, Any], exact: bool = False) -> tuple[Person, Asker]:
    """All hands lie in the middle, and I choose among them."""
    person = come(seed=0, **size)
    asker = Asker(person.page)
    person.new_game(site, "apocalypse", {}, seats=4)
    person.page.wait_for_selector(".prompt--me")
    keys = [key for key, face in faces_of(person, site).items() if face["count"]]
    lying = [[9000 + at, keys[at * 7 % len(keys)]] for at in range(MANY)]
    options = [{"id": f"o{card}", "text": key, "kind": "card", "card": card, "key": key} for card, key in lying]
    none: list[dict[str, Any]] = [{"count": 0, "cards": []}] * 4
    asker.put(
        "Prenez une carte du milieu.", options, {"middle": {"count": MANY, "cards": lying}, "hands": none}, exact=exact
    )
    return person, asker


@pytest.mark.parametrize("size", mostly_by_night([DESK, LAPTOP], LAPTOP), ids=["desk", "laptop"])
def test_all_cards_of_a_row_are_in_sight_and_lie_there_once(come: Come, site: str, size: dict[str, Any]) -> None:
    person, asker = flooded(come, site, size)
    page, cards = person.page, person.page.locator(".tray .card")
    expect(page.locator(".traybox__h")).to_contain_text("Au milieu, 20 cartes")
    assert page.locator("[data-card^='90']").count() == cards.count() == MANY
    assert cards.evaluate_all(OUT_OF_SIGHT) == 0
    asker.ask()  # somebody else's turn: they lie where they lay
    expect(page.locator(".traybox__h")).to_have_text("Au milieu 20 cartes")
    assert cards.evaluate_all(OUT_OF_SIGHT) == 0
    person.check_access()
    person.content()


@pytest.mark.parametrize("size", mostly_by_night([PHONE, LANDSCAPE], PHONE), ids=["upright", "on its side"])
def test_a_row_that_goes_on_says_how_far_and_goes_there(come: Come, site: str, size: dict[str, Any]) -> None:
    person, _ = flooded(come, site, size)
    page, cards = person.page, person.page.locator(".tray .card")
    hidden = cards.evaluate_all(OUT_OF_SIGHT)
    assert hidden
    expect(more(page)).to_have_accessible_name(f"{hidden} cartes de plus\u00a0: les voir")
    person.check_access()
    for _ in range(MANY):
        more(page).last.tap()
        page.wait_for_timeout(50)
        if page.locator(".traybox--after").count() == 0:
            break
    expect(cards.last).to_be_in_viewport(ratio=0.9)
    expect(more(page)).to_have_accessible_name(f"{cards.evaluate_all(OUT_OF_SIGHT)} cartes de plus\u00a0: les voir")
    person.content()


def more(page: Page) -> Any:
    return page.locator(".tray__go")


def test_it_is_said_of_each_card_whether_it_lies_in_the_deck_or_in_the_discard(come: Come, site: str) -> None:
    person = come(seed=0, **DESK)
    asker, page = Asker(person.page), person.page
    person.new_game(site, "etat-durgence", {}, seats=4)
    page.wait_for_selector(".prompt--me")
    keys = [key for key, face in faces_of(person, site).items() if face["count"]][:4]
    lying = [[9000 + at, key] for at, key in enumerate(keys)]
    options = [{"id": f"o{card}", "text": key, "kind": "card", "card": card, "key": key} for card, key in lying]
    rest: list[dict[str, Any]] = [{"count": 0, "cards": []}] * 3
    piles = [{"count": 2, "cards": [lying[at], lying[at + 2]]} for at in (0, 1)]
    asker.put("Une carte à retirer.", options, {"draws": [piles[0], *rest], "discards": [piles[1], *rest]})
    expect(page.locator(".traybox__h")).to_contain_text("Pioche, Défausse, 4 cartes")
    assert page.locator(".tray li small").all_inner_texts() == ["Pioche", "Pioche", "Défausse", "Défausse"]
    person.content()


@pytest.mark.parametrize("size", [DESK, LAPTOP], ids=["desk", "laptop"])
def test_above_a_row_the_piles_still_say_how_many_cards_they_have(come: Come, site: str, size: dict[str, Any]) -> None:
    """Also while a crisis takes their room: half of each number was cut."""
    person, asker = flooded(come, site, size)
    page = person.page
    plague = {"plague": "crise-economique", "card": asker.hand[0][0], "holder": 1, "left": 3}
    asker.put("", [{"id": "o9000", "text": "", "kind": "card", "card": 9000}], {"plagues": [plague]})
    expect(page.locator(".crise")).to_be_visible()
    ends = page.locator(".decks .pile__n").evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")
    assert len(ends) == 2
    assert max(ends) <= page.locator(".cent").evaluate("one => one.getBoundingClientRect().bottom")
