"""Whole games in the browser: one person against bots, at a desk, on a phone, by keyboard, in English."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from crise.games import GAMES
from tests.browser.people import Person

# short games: what a page must show does not depend on their length
SHORT: dict[str, dict[str, Any]] = {
    "virus-war": {"life_cap": 50, "turn_limit": 40},
    "smile-life": {"deck_share": "1/4"},
    "apocalypse": {"deck_share": "1/4"},
    "noe": {"max_rounds": 2},
    "etat-durgence": {"turn_limit": 40},
}


# Every run plays one game at a desk and one on a phone; the long tests play them all.
QUICK = "virus-war"
EVERY_GAME = [pytest.param(game, marks=() if game == QUICK else pytest.mark.nightly) for game in GAMES]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_somebody_plays_a_whole_game_against_bots(page: Page, site: str, game: str) -> None:
    person = Person(page, seed=7)
    person.new_game(site, game, SHORT[game])
    person.check_access()
    person.play()
    person.check_access()
    person.content()


def test_three_clicks_from_the_home_page_to_the_first_decision(page: Page, site: str) -> None:
    person = Person(page, seed=1)
    person.play_now(site, "Virus War")
    page.wait_for_selector(".prompt--me", timeout=20_000)
    person.content()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_somebody_plays_on_a_phone(browser: Browser, site: str, game: str) -> None:
    phone = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="fr-FR", reduced_motion="reduce"
    )
    person = Person(phone.new_page(), seed=3)
    person.new_game(site, game, SHORT[game])
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360
    person.check_access()
    person.play()
    person.check_access()
    person.content()
    phone.close()


@pytest.mark.nightly
def test_somebody_plays_by_keyboard_only(page: Page, site: str) -> None:
    person = Person(page, seed=5)
    person.new_game(site, "virus-war", SHORT["virus-war"])
    person.by_keyboard = True
    person.play()
    person.content()


@pytest.mark.nightly
def test_english_is_complete(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    person = Person(context.new_page(), seed=11)
    person.page.goto(site)
    person.page.get_by_role("button", name="Play now").wait_for()
    person.new_game(site, "virus-war", SHORT["virus-war"])
    assert "Your hand" in person.page.inner_text("body")
    person.play()
    assert "wins" in person.page.inner_text(".win") or "win" in person.page.inner_text(".win").lower()
    person.content()
    context.close()


@pytest.mark.nightly
def test_a_page_reloaded_and_a_socket_cut_lose_nothing(page: Page, site: str) -> None:
    person = Person(page, seed=9)
    page.add_init_script(
        "const W = WebSocket; window.WebSocket = class extends W "
        "{ constructor(...a) { super(...a); window.lastSocket = this; } }"
    )
    person.new_game(site, "virus-war", SHORT["virus-war"])
    for _ in range(2_000):
        if person.over:
            break
        chance = person.random.random()
        if chance < 0.03:
            page.reload()
            person.arrive()
        elif chance < 0.08:
            page.evaluate("window.lastSocket?.close()")
        elif not person.answer():
            page.wait_for_timeout(20)
    assert person.over
    person.content()


@pytest.mark.nightly
def test_two_people_and_somebody_who_looks_on(browser: Browser, site: str) -> None:
    contexts = [browser.new_context(locale="fr-FR", reduced_motion="reduce") for _ in range(3)]
    host, guest, watcher = (Person(context.new_page(), seed=at) for at, context in enumerate(contexts))
    link = host.new_table(site, "virus-war", {"turn_limit": 30}, seats=2)
    guest.page.goto(link)
    guest.page.get_by_label("Votre pseudo").fill("Inès <b>")
    guest.page.get_by_role("button", name="S’asseoir").click()
    guest.page.wait_for_selector(".salon .st--me")
    guest.check_access()
    host.page.get_by_text("Inès <b>").wait_for()  # text, never markup
    host.check_access()
    host.page.get_by_role("button", name="Lancer la partie").click()
    watcher.page.goto(link)
    watcher.page.get_by_role("button", name="Regarder").click()
    for person in (host, guest, watcher):
        person.arrive()
    for _ in range(3_000):
        if host.over and guest.over:
            break
        if not (host.answer() or guest.answer()):
            host.page.wait_for_timeout(20)
    assert host.over
    assert guest.over
    watcher.page.wait_for_selector(".win")
    assert watcher.page.locator(".hand [data-card]").count() == 0
    for person in (host, guest, watcher):
        person.content()
    for context in contexts:
        context.close()
