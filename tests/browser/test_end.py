"""The end page: every figure on it is the engine's, in every game; the rematch is asked and answered there."""

from __future__ import annotations

import json
import re
import urllib.request
from contextlib import ExitStack
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from crise.games import GAMES
from tests.browser.conftest import Come
from tests.browser.test_states import sure
from tests.night import mostly_by_night
from tests.play import SHORT

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


class Played(NamedTuple):
    """A game that is over: the table's code, the tokens of the people, and what the server said of the end."""

    code: str
    tokens: list[str]
    result: dict[str, Any]


def post(site: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(site + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def played(site: str, game: str, people: int = 1, seats: int | None = None, **options: Any) -> Played:
    """Played without a browser, at random, to the end."""
    seats = seats or min(4, GAMES[game].seats[-1])
    made = post(site, "/api/tables", {"game": game, "name": "Léa", "seats": seats, "options": options})
    code, tokens = made["code"], [made["token"]]
    guests = ("Malik", "Inès")[: people - 1]
    tokens += [post(site, f"/api/tables/{code}/seats", {"name": name})["token"] for name in guests]
    with ExitStack() as stack:
        address = site.replace("http", "ws") + "/ws"
        lines = [stack.enter_context(connect(address, max_size=None)) for _ in tokens]
        for line, token in zip(lines, tokens, strict=True):
            line.send(json.dumps({"type": "hello", "code": code, "token": token}))
        lines[0].send(json.dumps({"type": "start", "id": "start", "level": "normal"}))
        return Played(code, tokens, answered(lines, Random(1)))


def answered(lines: list[Any], chance: Random) -> dict[str, Any]:
    sent, open_on = 0, dict.fromkeys(range(len(lines)), -1)
    while True:
        for at, line in enumerate(lines):
            try:
                messages = json.loads(line.recv(timeout=0.02 if len(lines) > 1 else 60))
            except TimeoutError:
                continue
            for message in messages:
                now = message.get("situation") or message.get("fresh") or message
                if now.get("result"):
                    result: dict[str, Any] = now["result"]
                    return result
                if now.get("question") and open_on[at] != now["version"]:
                    open_on[at], sent = now["version"], sent + 1
                    option = chance.choice(now["question"]["options"])["id"]
                    line.send(
                        json.dumps(
                            {"type": "answer", "id": f"{at}-{sent}", "version": now["version"], "option": option}
                        )
                    )


def open_end(page: Page, site: str, game: Played, person: int = 0) -> None:
    page.goto(f"{site}/t/{game.code}#{game.tokens[person]}")
    expect(page.locator(".win")).to_be_visible()


def figures(page: Page, rows: str) -> list[list[str]]:
    return [[cell.strip() for cell in row.locator("td").all_inner_texts()] for row in page.locator(rows).all()]


def number(text: str) -> int:
    return int(re.sub(r"[^\d-]", "", text.replace("−", "-")) or 0)


def options_of(game: str) -> dict[str, Any]:
    mode = next(iter(GAMES[game].modes))
    return {**GAMES[game].modes[mode], **SHORT.get(f"{game}/{mode}", {})}


BY_DAY = ("virus-war", "world-order")  # a ledger by cause, and one by seat and round


@pytest.mark.parametrize("game", mostly_by_night(GAMES, *BY_DAY))
def test_the_figures_of_the_end_page_are_those_of_the_engine(come: Come, site: str, game: str) -> None:
    over = played(site, game, **options_of(game))
    result, person = over.result, come(1, **DESK)
    open_end(person.page, site, over)
    assert person.page.locator(".win__why").inner_text() == result["reason"]
    scores = [one["score"] for one in sorted(result["ranking"], key=lambda one: one["seat"] or 0)]
    assert [number(text) for text in figures(person.page, ".sc tfoot tr:first-child")[0]] == scores
    shown = figures(person.page, ".sc tbody tr")
    if result["rounds"]:
        assert [[number(cell.split()[-1]) for cell in row] for row in shown] == [
            [cell["total"] for cell in row] for row in result["rounds"]
        ]
        points = [row.locator(".rc b").all_inner_texts() for row in person.page.locator(".sc tbody tr").all()]
        assert [[number(text) for text in row] for row in points] == [
            [cell["points"] for cell in row] for row in result["rounds"]
        ]
    else:
        assert [[number(cell) for cell in row] for row in shown] == [row["values"] for row in result["ledger"]]
    ranks = person.page.locator(".rk__p").all_inner_texts()
    assert [int(rank) for rank in ranks] == [one["rank"] for one in result["ranking"]]
    person.content()


DARK = {**DESK, "color_scheme": "dark"}


@pytest.mark.parametrize(
    "how", [pytest.param(DESK, marks=pytest.mark.nightly), PHONE, DARK], ids=["desk", "phone", "dark"]
)
@pytest.mark.parametrize("game", ["noe", pytest.param("virus-war", marks=pytest.mark.nightly)])
def test_the_end_page_is_clean_and_nothing_runs_out_of_it(
    come: Come, site: str, game: str, how: dict[str, Any]
) -> None:
    over = played(site, game, **options_of(game))
    person = come(2, **how)
    open_end(person.page, site, over)
    person.check_access()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    scrolls = "one => one.scrollWidth > one.clientWidth"
    assert not person.page.locator(".ledger .scroll").evaluate(scrolls)  # everybody's column is in sight
    expect(person.page.locator(".win__p sup")).to_have_text(re.compile("^(re|e)$"))  # display letters are capitals
    expect(person.page.locator(".hash dd").first).to_be_hidden()
    person.page.locator(".fair summary").press("Enter")
    expect(person.page.locator(".hash dd").last).to_have_text(over.result["seed"])


def added(page: Page) -> list[dict[str, Any]]:
    """The numbers that this browser remembers to have added."""
    kept: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage.getItem('crise-numbers') ?? '[]')")
    return kept


def test_the_end_page_tells_how_the_cards_were_shuffled(come: Come, site: str) -> None:
    """The browser adds its number by itself in the waiting room, and finds it again at the end."""
    person = come(6, **DESK)
    person.sit(site, {"game": "virus-war", "options": {"turn_limit": 8}, "seats": 2, "level": "facile"})
    expect(person.page.locator(".salon")).to_be_visible()
    code = person.page.url.split("/t/")[1][:6]
    person.page.wait_for_function("localStorage.getItem('crise-numbers')")
    person.page.get_by_role("button", name="Lancer la partie").click()
    person.play()
    told = person.page.locator(".fair")
    expect(told.locator(".seal b")).to_have_text("Votre navigateur a vérifié le mélange : tout concorde.")
    expect(told.locator(".seal")).to_contain_text("Léa")
    told.locator("summary").press("Enter")
    [mine] = [one for one in added(person.page) if one["table"] == f"{code}/1"]
    for text in (mine["commitment"], mine["number"], "la maison (son secret compte)", "crise verify"):
        expect(told.locator("details")).to_contain_text(text)
    person.check_access()
    person.content()


def test_who_plays_at_once_adds_a_number_too(come: Come, site: str) -> None:
    person = come(7, **PHONE)
    person.play_now(site, "Virus War")
    code = person.page.url.split("/t/")[1][:6]
    assert [one["table"] for one in added(person.page)] == [f"{code}/1"]
    person.content()


@pytest.mark.nightly
def test_the_curve_shows_the_figures_of_the_server_and_leads_into_the_replay(come: Come, site: str) -> None:
    over = played(site, "virus-war", seats=3)
    person = come(5, **PHONE)
    open_end(person.page, site, over)
    expect(person.page.locator(".chn__g path")).to_have_count(3)
    assert (
        person.page.locator(".chn__k li").all_inner_texts()
        == person.page.locator(".ledger thead span:not(.seat)").all_inner_texts()
    )
    chances = person.page.request.get(f"{site}/api/tables/{over.code}/games/1/chances").json()
    person.page.locator(".chn__f summary").press("Enter")
    shown = figures(person.page, ".chn__f tbody tr")
    assert [[number(cell) for cell in row] for row in shown] == [row[:3] for row in chances["percent"]]
    person.check_access()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.page.locator(".chn__m a").first.click()
    person.page.wait_for_url(f"**/replay/{over.code}/1#{chances['steps'][chances['turning'][0]]}")
    person.content()


def test_a_guest_asks_for_the_rematch_and_the_host_accepts_it_there(come: Come, site: str) -> None:
    over = played(site, "virus-war", people=2, seats=3)
    host, guest = come(3, **DESK), come(4, **PHONE)
    open_end(host.page, site, over)
    open_end(guest.page, site, over, 1)
    guest.page.get_by_role("button", name="Demander la revanche").click()
    expect(guest.page.locator(".win__w")).to_contain_text("Sans réponse : Léa")
    expect(host.page.locator(".win__w")).to_contain_text("Malik")
    host.page.get_by_role("button", name="Accepter la revanche").press("Enter")
    for person in (host, guest):
        expect(person.page.locator(".app .prompt")).to_be_visible()
        expect(person.page.locator(".win")).to_have_count(0)
        person.content()


def test_nobody_is_thrown_back_to_the_waiting_room(come: Come, site: str) -> None:
    over = played(site, "virus-war", people=2, seats=3)
    host, guest = come(3, **DESK), come(4, **PHONE)
    open_end(host.page, site, over)
    open_end(guest.page, site, over, 1)
    host.page.get_by_role("button", name="Changer les réglages").click()
    sure(host, "Ouvrir le salon")
    expect(host.page.locator(".salon")).to_be_visible()
    expect(guest.page.locator(".win__w")).to_contain_text("Léa a rouvert le salon")
    guest.page.get_by_role("button", name="Aller au salon").click()
    expect(guest.page.locator(".salon .st--me")).to_be_visible()
    for person in (host, guest):
        person.content()
