"""Whole games in the browser: against bots, at a desk, on a phone, by keyboard, in English, cut off, with friends."""

from __future__ import annotations

import re
from typing import Any

import pytest

from crise.games import GAMES
from crise.server.outbox.text import game_text
from tests.browser.conftest import Come
from tests.browser.people import TO_THE_END, Person, play_together

# short games: what a page must show does not depend on their length
SHORT: dict[str, dict[str, Any]] = {
    "virus-war": {"life_cap": 50, "turn_limit": 40},
    "smile-life": {"deck_share": "1/2"},
    "apocalypse": {"deck_share": "1/2"},
    "noe": {"max_rounds": 2, "reshuffles": 0},
    "etat-durgence": {"turn_limit": 24},
    "world-order": {},  # six rounds, always
    "dans-la-tourmente": {},
}
# where each answer takes three pages to show it
SHORTER: dict[str, dict[str, Any]] = {
    "virus-war": {"turn_limit": 20},
    "smile-life": {"deck_share": "1/4"},
    "apocalypse": {"deck_share": "1/4"},
    "noe": {"max_rounds": 1, "reshuffles": 0},
    "etat-durgence": {"turn_limit": 10},
    "world-order": {},
    "dans-la-tourmente": {},
}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

# Of these a whole game takes a minute and more. They have one at a desk and one on a phone in files of their own, and
# one in `test_states`; here one by keyboard and one cut at random, the rest is begun.
LONG = {"world-order": 60, "dans-la-tourmente": 60}  # answers
# Every run plays one game at a desk and one on a phone; the long tests play them all, in every way.
QUICK = "virus-war"
EVERY_GAME = [
    pytest.param(game, marks=() if game == QUICK else pytest.mark.nightly) for game in GAMES if game not in LONG
]
at_night = pytest.mark.nightly


def enough(game: str) -> int:
    return LONG.get(game, TO_THE_END)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_somebody_plays_a_whole_game_against_bots(come: Come, site: str, game: str) -> None:
    person = come(seed=7, careful=True)
    person.new_game(site, game, SHORT[game])
    person.check_access()
    person.play()
    person.check_access()
    person.content()


def test_three_clicks_from_the_home_page_to_the_first_decision(come: Come, site: str) -> None:
    person = come(seed=1)
    person.play_now(site, "Virus War")
    person.page.wait_for_selector(".prompt--me")
    person.content()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_somebody_plays_on_a_phone(come: Come, site: str, game: str) -> None:
    person = come(seed=3, careful=True, **PHONE)
    person.new_game(site, game, SHORT[game])
    person.check_access()
    person.play()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360
    person.check_access()
    person.content()


@at_night
@pytest.mark.parametrize("game", GAMES)
def test_somebody_plays_by_keyboard_only(come: Come, site: str, game: str) -> None:
    person = come(seed=5, by_keyboard=True)
    person.new_game(site, game, SHORT[game])
    person.play()
    person.content()


# Words of sentences (in names of towns they stand between hyphens), and spaces that only French puts before signs.
FRENCH = re.compile(
    r"(?<![-\w])(vous|votre|vos|le|la|les|un|une|des|du|au|aux|et|ou|est|avec|pour|dans|sur|qui|jouez|piochez)(?![-\w])"
    "|[\u00a0\u202f][:;!?»]|«",
    re.IGNORECASE,
)
TITLES = re.compile("|".join(game_text(game, "en").title for game in GAMES.values()), re.IGNORECASE)


def check_english(person: Person) -> bool:
    """Everything that is read or read out. Titles and names of cards may be French; whole sentences are not."""
    said: list[str] = person.page.evaluate(
        "[document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel)]"
    )
    lines = [line for text in said for line in text.splitlines()]
    found = [line for line in lines if FRENCH.search(TITLES.sub("", line.replace("UN", "")))]  # the United Nations
    assert not found, found
    return False


@at_night
@pytest.mark.parametrize("game", GAMES)
def test_english_is_complete(come: Come, site: str, game: str) -> None:
    person = come(seed=11, locale="en-GB")
    person.page.goto(site)
    person.page.get_by_role("button", name="Play now").wait_for()
    check_english(person)
    person.new_game(site, game, SHORT[game])
    person.page.wait_for_selector(".prompt--me")
    assert "Your hand" in person.page.inner_text("body")
    person.play(check_english, enough(game))
    assert not person.over or "win" in person.page.inner_text(".win").lower()
    check_english(person)
    person.content()


REMEMBER = """
    const Plain = WebSocket;
    window.WebSocket = class extends Plain { constructor(...given) { super(...given); window.lastSocket = this; } };
"""


def interrupt(person: Person) -> bool:
    chance = person.random.random()
    if chance < 0.03:
        reloaded(person)
    elif chance < 0.08:
        person.page.evaluate("window.lastSocket?.close()")
    return chance < 0.08


def reloaded(person: Person) -> Person:
    person.page.reload()
    person.arrive()
    return person


def until_quiet(person: Person) -> None:
    """Until nobody plays but this person, who does not."""
    before = None
    while before is None or not before.asked or person.look() != before:
        before = person.look()
        person.page.wait_for_timeout(500)


def log_of(person: Person) -> list[str]:
    """After the end it is on the table."""
    if person.over:
        person.page.get_by_role("button", name="Revoir la table").click()
    else:
        until_quiet(person)
    person.page.locator(".log li").first.wait_for()
    return person.page.locator(".log li").all_inner_texts()


@at_night
@pytest.mark.parametrize("game", GAMES)
def test_a_page_reloaded_and_a_socket_cut_lose_nothing(come: Come, site: str, game: str) -> None:
    person = come(seed=9)
    person.page.add_init_script(REMEMBER)
    person.new_game(site, game, SHORT[game])
    person.play(interrupt)
    pieced = log_of(person)
    whole = log_of(reloaded(person))
    known = min(len(pieced), len(whole))
    assert known > 10
    assert pieced[-known:] == whole[-known:]
    person.content()


@at_night
@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_somebody_who_looks_on(come: Come, site: str, game: str) -> None:
    host, guest, watcher = (come(seed=seed) for seed in range(3))
    link = host.new_table(site, game, SHORTER[game], seats=2)
    guest.page.goto(link)
    guest.page.get_by_label("Votre pseudo").fill("Inès <b>")
    guest.page.get_by_role("button", name="S’asseoir").click()
    guest.page.wait_for_selector(".salon .st--me")
    guest.check_access()
    host.page.locator(".st__name").get_by_text("Inès <b>").wait_for()  # text, never markup
    host.check_access()
    host.page.get_by_role("button", name="Lancer la partie").click()
    watcher.page.goto(link)
    watcher.page.get_by_role("button", name="Regarder").click()
    for person in (host, guest, watcher):
        person.arrive()
    watcher.check_access()
    play_together([host, guest], answers=enough(game))
    if host.over:
        watcher.page.wait_for_selector(".win")
    watcher.check_access()
    assert watcher.answers == 0
    for person in (host, guest, watcher):
        person.content()
