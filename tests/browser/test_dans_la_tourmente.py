"""Dans la tourmente at a desk and on a phone: an auction of four people, each at a browser of his own; a decision with
its cost; what an event may bring, read beforehand; whole games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from crise.game.cards import write_cards
from crise.games import GAMES
from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_games import PHONE as SMALL
from tests.browser.test_games import at_night
from tests.browser.test_world_order import DESK, PHONE, walk_to

GAME = "dans-la-tourmente"
BIDDING = ".bidding"
ASKED = ".ways"
POWERS = {1: ["US"], 2: ["EU", "RU"], 4: ["US", "EU", "RU", "CN"]}
AUCTION = {
    "type": "auction", "powers": "US | EU | RU | CN", "draws": "1-3",
    "stakes": "10$ D E R F C S", "outcomes": "win: VP+2",
}  # fmt: skip
ALLIED = {**AUCTION, "powers": "US+EU | RU+CN"}
DECISION = {"type": "decision", "powers": "US | EU | RU | CN", "ways": "3F / 10$ -> VP+1 P+1", "draws": "signs automas"}
AGREEMENT = {"type": "agreement", "powers": "US | EU", "ways": "2D -> VP+1 P+1", "draws": "signs"}
OPPOSED = {
    "type": "auction", "powers": "US+EU+RU", "stakes": "10$<=2 D<=2", "against": "2-5 +5",
    "outcomes": "success: VP+2 ; failure: VP-1", "draws": "US 1-3, EU 0-2, RU 1-3",
}  # fmt: skip
MOMENT = {"type": "moment", "outcomes": "always: FX(x-07@EAP) FX(x-01@board) FX(x-13@US)"}
NOTHING = {
    "powers": "", "target": "", "ways": "", "times": 1, "stakes": "", "against": "", "outcomes": "", "draws": "",
}  # fmt: skip


def box(event: dict[str, Any]) -> str:
    """A card file in which every event of the first era is this one."""
    rows = [replace(row, **{**NOTHING, **event}) if re.match("i-", row.card) else row for row in GAMES[GAME].standard]
    return write_cards(rows)


def seated(come: Come, site: str, cards: str, seats: int, **how: Any) -> list[Person]:
    """So many people at a table, the game begun."""
    host, *guests = [come(seed=seed, **how) for seed in range(seats)]
    link = host.new_table(site, GAME, {"powers": POWERS[seats]}, seats=seats, cards=cards)
    for at, guest in enumerate(guests):
        guest.page.goto(link)
        guest.page.get_by_label("Votre pseudo").fill(f"Inès {at}")
        guest.page.get_by_role("button", name="S’asseoir").click()
        guest.page.wait_for_selector(".salon .st--me")
    host.page.get_by_role("button", name="Lancer la partie").click()
    for person in (host, *guests):
        person.arrive()
    return [host, *guests]


def play_until(people: list[Person], found: str) -> None:
    """Until it is there for all of them."""
    while not all(person.look(found).awaited for person in people):
        moved = [person.move(until=found) for person in people]
        if not any(moved):
            people[0].page.wait_for_timeout(20)


def shown(person: Person) -> str:
    """What this page shows of the bids, without the marks of its own."""
    return re.sub(r"\s+", " ", person.page.locator(".sides").inner_html())


def seal(person: Person, number: int) -> None:
    person.page.get_by_role("button", name=f"Choisir le nombre {number}", exact=True).click()
    person.page.get_by_role("button", name=f"Sceller {number}", exact=True).click()
    expect(person.page.locator(".bidding")).to_have_count(0)


@pytest.mark.nightly  # four browsers: a minute and a half
def test_four_people_bid_in_secret(come: Come, site: str) -> None:
    """Two against two: from the own side too."""
    people = seated(come, site, box(ALLIED), seats=4, **DESK)
    play_until(people, BIDDING)
    sealed = ".bid .sign"
    for person in people:
        expect(person.page.locator(sealed)).to_have_count(4)  # envelopes, all alike
    most = [person.page.locator(".number").count() - 1 for person in people]
    given = [min(2 if seat == 1 else 1, many) for seat, many in enumerate(most)]
    for seat, person in enumerate(people):
        others = people[seat + 1 :]
        before = [shown(other) for other in others]
        waited = [other.page.locator(".panel--turn").count() for other in others]
        if seat < 3:
            seal(person, given[seat])
            expect(person.page.locator(sealed)).to_have_count(3)  # mine shows its number, to me only
            expect(person.page.locator(".bid--me .bid__s b")).to_have_text(str(given[seat]))
            assert [shown(other) for other in others] == before  # nobody can tell that I have answered
            assert [other.page.locator(".panel--turn").count() for other in others] == waited
    people[3].page.get_by_role("button", name=f"Choisir le nombre {given[3]}", exact=True).click()
    people[3].check_access()
    people[3].page.get_by_role("button", name=f"Sceller {given[3]}", exact=True).click()
    for person in people:
        expect(person.page.locator(".bid:not(.bid--sum) .bid__s b")).to_have_text([str(number) for number in given])
        expect(person.page.locator(".bid--sum b")).to_have_text([str(sum(given[:2])), str(sum(given[2:]))])
        person.content()


@pytest.mark.nightly
def test_a_bid_by_keyboard(come: Come, site: str) -> None:
    person, other = seated(come, site, box(AUCTION), seats=2, **DESK)
    play_until([person, other], BIDDING)
    page = person.page
    page.locator("body").press("0")  # the digit marks the number
    expect(page.locator(".number--on")).to_have_text("0")
    page.reload()  # nothing was sent yet
    person.arrive()
    expect(page.locator(".number--on")).to_have_count(0)
    walk_to(person, page.locator(".number").first)
    page.keyboard.press("Enter")
    expect(page.locator(".number--on")).to_have_text("0")
    walk_to(person, page.locator(".prompt__do .btn--main"))
    page.keyboard.press("Enter")
    expect(page.locator(".bidding")).to_have_count(0)
    person.check_access()
    person.content()


@pytest.mark.nightly
@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_a_decision_shows_its_cost(come: Come, site: str, how: dict[str, Any]) -> None:
    person, other = seated(come, site, box(DECISION), seats=2, **how)
    while not person.look(ASKED).awaited:
        moved = [person.move(until=ASKED), other.move()]
        if not any(moved):
            person.page.wait_for_timeout(20)
    person.page.locator(".opened .choose").first.scroll_into_view_if_needed()
    expect(person.page.locator(".opened .price2").first).to_contain_text(re.compile(r"3.*ou.*10\s\$"))
    person.check_access()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= how["viewport"]["width"]
    person.content()


def alone(come: Come, site: str, event: dict[str, Any]) -> Person:
    """Somebody with three Automas, the game begun."""
    person = come(seed=1, careful=True, **DESK)
    options = {"powers": POWERS[1], "automas": "normal"}
    person.new_table(site, GAME, options, seats=1, cards=box(event))
    person.page.get_by_role("button", name="Lancer la partie").click()
    person.arrive()
    return person


def open_event(come: Come, site: str, event: dict[str, Any]) -> Person:
    """Somebody alone who looks at it on the board, before it is resolved."""
    person = alone(come, site, event)
    person.play_until(person.page.locator(".slip.opens"))  # events come once the assets are kept
    person.page.locator(".slip.opens").first.click()
    return person


@pytest.mark.parametrize(
    ("event", "where", "said"), [(AGREEMENT, ".sides__v", "avec"), (OPPOSED, ".bid--value b", "7–10")]
)
def test_an_event_says_with_whom_or_against_what(
    come: Come, site: str, event: dict[str, Any], where: str, said: str
) -> None:
    person = open_event(come, site, event)
    expect(person.page.locator(f".opened {where}")).to_have_text(said)
    person.check_access()
    person.content()


def test_an_event_shows_what_it_may_bring(come: Come, site: str) -> None:
    person = open_event(come, site, {**AUCTION, "outcomes": "win: VP+2 ; always: EV(t-07) FX(x-01@board)"})
    page = person.page
    expect(page.locator(".brought")).to_have_text("Accords de Minsk")
    expect(page.locator(".opened .texts dt")).to_have_text("Énergie chère")
    person.check_access()
    page.locator(".brought").click()
    expect(page.locator(".opened h2")).to_have_text("Accords de Minsk")
    person.check_access()
    person.content()


@at_night
def test_effect_cards_are_read_where_they_lie(come: Come, site: str) -> None:
    """On the map, in its region, beside the board, before a power."""
    person = alone(come, site, MOMENT)  # it is resolved as soon as it is drawn
    page, loupe = person.page, person.page.locator("dialog.loupe[open]")
    on_map = page.locator(".plate[data-place=EAP] .laid")
    person.play_until(on_map)
    on_map.click()
    expect(loupe).to_contain_text("Navigation contestée")
    person.put_down()
    expect(loupe).to_have_count(0)
    expect(page.locator(".events .effect")).to_contain_text("Énergie chère")
    for opens, name in ((".plate[data-place=EAP] .plate__in", "Navigation"), (".power--me .power__in", "Puces")):
        page.locator(opens).click()
        expect(page.locator(".opened .effect")).to_contain_text(name)
        person.check_access()
    page.locator(".opened .effect").click()
    expect(loupe).to_contain_text("de plus à chaque Recherche")
    person.content()


@at_night
@pytest.mark.parametrize(("how", "theme"), [(DESK, "light"), (SMALL, "dark")], ids=["desk", "phone"])
def test_a_whole_game_by_whoever_reads_the_screen(come: Come, site: str, how: dict[str, Any], theme: str) -> None:
    person = come(seed=4, careful=True, color_scheme=theme, **how)
    person.new_game(site, GAME, {}, seats=4)
    person.play()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= how["viewport"]["width"]
    person.content()
