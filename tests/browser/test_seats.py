"""Getting a seat, keeping it and giving it up: what stands in the address, who bears which name, where one ends up."""

from __future__ import annotations

from urllib.parse import urlparse

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_states import sure


def sit_down(person: Person, link: str) -> None:
    person.page.goto(link)
    person.page.get_by_role("button", name="S’asseoir").click()
    person.page.wait_for_selector(".salon .st--me")


def test_the_address_invites_and_gives_nothing_away(come: Come, site: str) -> None:
    host, guest = come(seed=0), come(seed=0)
    host.new_table(site, "virus-war", {}, seats=3)
    address = host.page.url
    assert not urlparse(address).fragment, "whoever gets this address would have the seat of the host"
    guest.page.goto(address)
    expect(guest.page.get_by_role("button", name="S’asseoir")).to_be_visible()
    host.page.reload()
    expect(host.page.locator(".salon .st--me")).to_contain_text("Léa")
    host.content()


def test_two_tabs_hold_two_seats(come: Come, site: str) -> None:
    """Each knows its own, after a reload too."""
    first = come(seed=0)
    link = first.new_table(site, "virus-war", {}, seats=3)
    code = link.split("/t/")[1]
    seat = first.page.request.post(f"{site}/api/tables/{code}/seats", data={"name": "Bob"}).json()
    other = first.page.context.new_page()
    other.goto(f"{link}#{seat['token']}")
    expect(other.locator(".salon .st--me")).to_contain_text("Bob")
    for page, name in ((first.page, "Léa"), (other, "Bob")):
        page.reload()
        expect(page.locator(".salon .st--me")).to_contain_text(name)


def test_the_link_of_the_seat_gives_it_back_elsewhere(come: Come, site: str) -> None:
    person, elsewhere = come(seed=0), come(seed=0)
    person.new_game(site, "virus-war", {})
    person.page.get_by_role("button", name="Menu de la table").click()
    elsewhere.page.goto(person.page.get_by_label("Le lien de votre place").input_value())
    elsewhere.arrive()
    expect(elsewhere.page.locator(".panel__name").first).to_contain_text("Léa")
    assert not urlparse(elsewhere.page.url).fragment


def test_guests_without_a_name_get_names_of_their_own(come: Come, site: str) -> None:
    host, *guests = (come(seed=0) for _ in range(3))
    link = host.new_table(site, "virus-war", {}, seats=3)
    for guest in guests:
        sit_down(guest, link)
    names = host.page.locator(".st__name")
    expect(names.nth(1)).to_contain_text("Anonyme")
    expect(names.nth(2)).to_contain_text("Anonyme 2")


def test_who_leaves_the_waiting_room_is_at_home_and_may_come_again(come: Come, site: str) -> None:
    host, guest = come(seed=0), come(seed=0)
    link = host.new_table(site, "virus-war", {}, seats=3)
    sit_down(guest, link)
    guest.page.get_by_role("button", name="Quitter").click()
    guest.page.get_by_role("button", name="Ne rien changer").click()
    expect(guest.page.locator(".salon")).to_be_visible()
    guest.page.get_by_role("button", name="Quitter").click()
    sure(guest, "Quitter")
    guest.page.wait_for_selector(".home")
    sit_down(guest, link)
    host.page.get_by_role("button", name="Libérer").click()
    sure(host, "Libérer la place")
    expect(guest.page.get_by_role("heading", name="L’hôte a repris votre place à cette table.")).to_be_visible()
    sit_down(guest, link)
    guest.content()


def test_a_code_that_can_be_none_says_so(come: Come, site: str) -> None:
    person = come(seed=0)
    person.page.goto(f"{site}/t/ABC")
    expect(person.page.get_by_role("heading", name="Aucune table n’a ce code.")).to_be_visible()
    person.content()


def test_a_long_word_in_the_chat_stays_in_its_place(come: Come, site: str) -> None:
    person = come(seed=0, viewport={"width": 1440, "height": 900})
    person.new_table(site, "virus-war", {}, seats=3)
    person.page.get_by_label("Votre message").fill("x" * 200)
    person.page.get_by_role("button", name="Envoyer").click()
    said = person.page.locator(".log .say")
    expect(said).to_be_visible()
    assert person.page.locator(".log").evaluate("one => one.scrollWidth - one.clientWidth") == 0


def test_what_is_set_in_another_tab_is_set_at_the_table_too(come: Come, site: str) -> None:
    person = come(seed=0, viewport={"width": 1440, "height": 900})
    person.new_game(site, "virus-war", {})
    settings = person.page.context.new_page()
    settings.goto(f"{site}/reglages")
    settings.get_by_label("English").check(force=True)
    expect(person.page.get_by_role("button", name="Table menu")).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
