"""World Order at a desk and on a phone: a trade on one sheet, a new ally, a turn by keyboard, a page reloaded."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_end import options_of, played
from tests.browser.test_games import PHONE as SMALL
from tests.browser.test_games import at_night

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
FIRST = {"powers": ["EU", "RU"]}  # the suggested hand of the EU has a trade, an investment and new allies
MONEY = ".board__m .sign:has([href='#i-money']) b"


def start(come: Come, site: str, careful: bool = True, **how: Any) -> Person:
    person = come(seed=4, careful=careful, **how)
    person.new_game(site, "world-order", FIRST, seats=2)
    person.page.wait_for_selector(".prompt--me")
    return person


def choose(person: Person, option: str) -> None:
    """The option whose id begins like this, once it is offered."""
    found = person.page.locator(f'[data-option^="{option}"]:visible').first
    found.wait_for()
    if person.careful:
        person.check_news()
    person._answer(found.get_attribute("data-option") or "")


def keep_assets(person: Person) -> None:
    choose(person, "eu-")
    person.page.wait_for_selector(".hand .is-playable")


def play(person: Person, card: str) -> None:
    """From the hand, face up."""
    choose(person, card)
    choose(person, "face_up")


def walk_to(person: Person, wanted: Locator) -> None:
    """By the tabulator only."""
    handle = wanted.element_handle()
    for _ in range(200):
        if person.page.evaluate("one => document.activeElement === one", handle):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"it can't be reached by keyboard\n{person.screen()}")


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_the_hand_is_read_and_played_in_words(come: Come, site: str, how: dict[str, Any]) -> None:
    person = start(come, site, **how)
    page = person.page
    keep_assets(person)
    expect(page.locator(".opened .line[data-option]")).to_have_count(page.locator(".hand [data-option]").count())
    card = page.locator(".opened .line[data-option^=growth-strategy]")
    expect(card.locator(".line__t")).to_contain_text("prenez une carte Croissance")  # what it does, before it is played
    person._press(card)
    if how is PHONE:
        page.locator(".prompt__do .btn--main").tap()
    apply = page.locator(".opened [data-option=face_up]")
    expect(apply).to_contain_text("prenez une carte Croissance")
    person.check_access()
    choose(person, "face_up")
    expect(page.locator(".prompt__why")).to_contain_text("prenez une carte Croissance")
    choose(person, "produce")
    expect(page.locator(".stocks [data-option=E]")).to_be_visible()  # chosen where it lies, and nowhere else
    expect(page.locator(".prompt__do [data-option=E]")).to_have_count(0)
    person.content()


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_whatever_is_opened_the_choice_is_one_press_away(come: Come, site: str, how: dict[str, Any]) -> None:
    person = start(come, site, careful=how is PHONE, **how)
    page = person.page
    asked = page.locator(".opened [data-option]")
    expect(asked).to_have_count(3)  # the assets
    for opens in page.locator(".power__in, .tab2, .market, .plate__in").all():
        person._press(opens)
        expect(asked).to_have_count(0)
        expect(page.locator(".opened")).to_be_in_viewport()  # it is there where one looks
        if person.careful:
            person.check_news()
        person._press(page.locator(".back"))
        expect(asked).to_have_count(3)
    person._press(page.locator(".tab2").first)
    person._press(page.locator(".opened__h button"))  # what was opened is closed: what is asked is there again
    expect(asked).to_have_count(3)
    person._press(page.locator(".opened__h button"))  # and that may be closed too
    expect(page.locator(".opened")).to_have_count(0)
    person.check_access()
    person._press(page.locator(".back"))
    expect(asked).to_have_count(3)
    person.content()


def test_an_asset_that_is_tapped_is_put_aside_and_says_so(come: Come, site: str) -> None:
    person = start(come, site, **PHONE)
    person.page.locator(".opened [data-option]").first.tap()
    expect(person.page.locator(".prompt__do .btn--main")).to_contain_text("écarté")
    person.content()


def test_a_country_buys_what_we_sell_and_sells_what_we_buy(come: Come, site: str) -> None:
    """As the sheet of a trade says it: of a country that buys energy, energy is sold to it."""
    person = start(come, site, careful=False, **DESK)
    page = person.page
    rows = page.locator(".country").first.locator(".sr")
    page.locator(".tab2").first.click()
    expect(rows).to_contain_text(re.compile("Vous achète : .*Vous vend : ".replace(" :", "\u00a0:")))
    expect(page.locator(".opened .note")).to_contain_text("Avant ›, ce que le pays vous achète")
    page.locator(".plate__in").first.click()
    labels = page.locator(".opened .wo__rows .dt").all_inner_texts()
    assert labels[:2] == ["Achète", "Vend"]  # exports first, imports second
    person.content()


def test_the_legend_explains_the_symbols(come: Come, site: str) -> None:
    person = start(come, site, **PHONE)
    person._press(person.page.get_by_role("button", name="Légende"))
    expect(person.page.locator(".legend")).to_contain_text("biens de consommation")
    expect(person.page.locator(".legend").get_by_role("button", name="Fermer")).to_be_in_viewport(ratio=0.99)
    expect(person.page.locator(".legend li").first).to_be_in_viewport()  # it comes late, and begins at its beginning
    expect(person.page.locator(".legend .op__terms")).to_contain_text("Zone d’intérêt")
    person.check_access()
    person.content()


def test_a_sheet_stays_while_something_else_is_looked_at(come: Come, site: str) -> None:
    person = start(come, site, careful=False, **DESK)
    page = person.page
    keep_assets(person)
    play(person, "foreign-trade")
    sold = page.locator(".deals").first.locator(".deal").first
    done = page.locator(".prompt__do [data-option=done]")
    expect(done.locator("small")).to_have_count(0)
    expect(page.locator(".confirm .btn--main")).to_have_count(0)  # to trade nothing is not what is suggested
    sold.get_by_role("button").last.click()
    expect(done.locator("small")).to_contain_text("sans ce qui est noté")  # who ends here forgets the sheet
    page.locator(".plate__in").first.click()
    expect(sold).to_have_count(0)
    page.locator(".back").click()
    expect(page.locator(".deal--on")).to_have_count(1)
    person.content()


def test_what_keeps_more_from_being_sold_is_said(come: Come, site: str) -> None:
    person = start(come, site, careful=False, **DESK)
    keep_assets(person)
    play(person, "foreign-trade")
    sold = person.page.locator(".deals").first.locator(".deal").first
    more = sold.get_by_role("button").last
    more.wait_for()
    while more.get_attribute("aria-disabled") == "false":
        more.click()
    expect(sold.locator(".preview")).to_have_text(re.compile("pas plus"))
    person.content()


def test_what_is_produced_says_its_cost(come: Come, site: str) -> None:
    person = start(come, site, careful=False, **DESK)
    keep_assets(person)
    play(person, "growth-strategy")
    choose(person, "produce")
    expect(person.page.locator(".prompt__why")).to_contain_text("1 énergie et 1 matière première")
    choose(person, "D")
    expect(person.page.locator(".prompt__do [data-option='2'] small")).to_have_text(re.compile("6.\\$"))
    person.content()


def test_an_ally_says_what_an_investment_costs_and_gives(come: Come, site: str) -> None:
    person = start(come, site, **DESK)
    page = person.page
    keep_assets(person)
    play(person, "foreign-direct-investment")
    offered = page.locator(".opened .line[data-option]")
    expect(offered.first).to_contain_text("1 influence")  # what it costs and gives, before it is chosen
    expect(offered.first).to_contain_text("par manche")
    person.check_access()
    person.content()


def test_a_trade_is_put_together_on_one_sheet_by_keyboard(come: Come, site: str) -> None:
    person = start(come, site, by_keyboard=True, **DESK)
    page = person.page
    keep_assets(person)
    play(person, "foreign-trade")
    sold = page.locator(".deals").first.locator(".deal").first
    sold.wait_for()
    page.reload()  # nothing was sent yet: the sheet is there again, and empty
    person.arrive()
    sold.wait_for()
    expect(page.locator(".deal--on")).to_have_count(0)
    (before,) = map(int, re.findall(r"\d+", page.locator(MONEY).inner_text()))
    walk_to(person, sold.get_by_role("button").last)
    page.keyboard.press("Enter")
    expect(sold).to_have_class(re.compile("deal--on"))
    person.check_access()
    said = re.findall(r"\d+", page.locator(".total p").first.inner_text())
    assert int(said[0]) == before < int(said[1])  # what it will bring, before it is confirmed
    walk_to(person, page.locator(".confirm .btn--main"))
    page.keyboard.press("Enter")
    expect(page.locator(MONEY)).to_have_text(re.compile(rf"^{said[1]}\b"))
    expect(page.locator(".deal")).to_have_count(0)
    person.content()


def test_a_sheet_that_is_closed_leaves_the_plain_questions(come: Come, site: str) -> None:
    person = start(come, site, careful=False, **DESK)
    keep_assets(person)
    play(person, "foreign-trade")
    person.page.locator(".opened__h button").click()
    expect(person.page.locator(".deal")).to_have_count(0)
    choose(person, "export")
    person.page.locator(".stocks [data-option], .prompt__do [data-option]").first.wait_for()
    person.content()


@pytest.mark.nightly
def test_a_new_ally_on_a_phone(come: Come, site: str) -> None:
    person = start(come, site, **PHONE)
    page = person.page
    keep_assets(person)
    allies = page.locator(".mat > .allies .ally").count()
    play(person, "new-allies")
    country = page.locator(".country.aimable").first
    country.wait_for()
    assert "Coût" in country.inner_text()  # what it costs is said where it lies
    person.check_access()
    person._answer(country.get_attribute("data-option") or "")
    while page.locator(".mat > .allies .ally").count() == allies:
        if not person.move():  # which allies pay for it
            page.wait_for_timeout(20)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    person.check_access()
    person.content()


def test_on_a_phone_what_may_be_chosen_comes_into_sight(come: Come, site: str) -> None:
    person = start(come, site, careful=False, **PHONE)
    page = person.page
    keep_assets(person)
    page.locator(".plates").evaluate("row => row.scrollTo(row.scrollWidth, 0)")
    play(person, "soft-power")
    expect(page.locator(".plates .aimable").first).to_be_in_viewport(ratio=0.9)  # of regions side by side
    person.content()


def test_a_choice_among_cards_alone_lies_where_they_lie(come: Come, site: str) -> None:
    """Three assets, in secret: they are no reactions, and the prompt keeps its room."""
    person = start(come, site, careful=False, **DESK)
    expect(person.page.locator(".mat [data-option]")).not_to_have_count(0)
    expect(person.page.locator(".prompt__do [data-option]")).to_have_count(0)
    person.content()


def test_on_a_phone_allies_that_can_pay_come_into_sight(come: Come, site: str) -> None:
    person = start(come, site, careful=False, **PHONE)
    page = person.page
    keep_assets(person)
    play(person, "new-allies")
    country = page.locator(".country.aimable", has_text="vos alliés").first  # that allies can pay for
    person._answer(country.get_attribute("data-option") or "")
    expect(page.locator(".opened .line.aimable").first).to_be_in_viewport(ratio=0.9)  # not under the map
    person.content()


@pytest.mark.parametrize(("locale", "name"), [("en-US", "Middle East"), ("fr-FR", "Moyen-Orient")])
def test_a_plate_names_its_region_in_a_word_or_two(come: Come, site: str, locale: str, name: str) -> None:
    person = start(come, site, careful=False, locale=locale, **DESK)
    expect(person.page.locator("[data-place=MENA] .plate__h b")).to_have_text(name)
    person.content()


# How much wider what may be chosen there is than its room, beside the arrow.
CUT_OFF = """all => all.flatMap(one => [...one.options].map(option => {
    const words = document.createElement("span");
    words.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(one).font}`;
    words.textContent = option.text;
    document.body.append(words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    return width + 28 - one.clientWidth;
})).filter(much => much > 0)"""


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_a_purchase_has_room_for_its_words(come: Come, site: str, how: dict[str, Any]) -> None:
    person = start(come, site, careful=False, **how)
    keep_assets(person)
    play(person, "foreign-trade")
    bought = person.page.locator(".deal:has(.deal__s) .deal__n").first
    bought.wait_for()
    assert bought.evaluate("one => one.getBoundingClientRect().width") > 250
    assert person.page.locator(".deal__s").evaluate_all(CUT_OFF) == []
    person.content()


@pytest.mark.nightly  # a whole round comes before it
def test_on_a_phone_nothing_covers_the_choice_of_a_focus_and_no_stock_is_cut(come: Come, site: str) -> None:
    person = start(come, site, careful=False, **PHONE)
    page = person.page
    person.play_until(page.locator(".prompt__do [data-option='domestic']"))
    over, under = page.evaluate(
        """() => [[...document.querySelectorAll(".prompt__do button")].at(-1), document.querySelector(".mat")]
            .map((one) => one.getBoundingClientRect()).map(({ top, bottom }, at) => (at ? top : bottom))"""
    )
    assert over <= under
    choose(person, "domestic")
    person.play_until(page.locator(".hand .stock.aimable"))
    rights = page.evaluate("[...document.querySelectorAll('.hand .stock')].map(o => o.getBoundingClientRect().right)")
    assert len(rights) == 7
    assert max(rights) <= 390
    person.content()


def test_every_power_and_pile_opens(come: Come, site: str) -> None:
    person = start(come, site, **DESK)
    for opens in person.page.locator(".power__in, .tab2, .market, .plate__in").all():
        opens.click()
        expect(person.page.locator(".opened")).to_be_visible()
        person.check_news()
    person.page.locator(".power--me .power__in").click()  # my board lies beside my hand, too
    expect(person.page.locator(".opened .board")).to_be_visible()
    person.check_access()
    person.content()


def test_who_plays_which_power_is_chosen_in_the_waiting_room(come: Come, site: str) -> None:
    host = come(seed=1)
    host.new_table(site, "world-order", {}, seats=2)
    host.page.locator("#option-powers").select_option("EU")
    host.page.locator("#option-powers-1").select_option("RU")
    expect(host.page.locator("#option-powers-1")).to_have_value("RU")
    assert host.page.locator("#option-powers-1 option[value=EU]").count() == 0  # nobody plays twice
    expect(host.page.locator("#option-powers-2")).to_have_count(0)
    host.check_access()
    host.content()


@at_night
@pytest.mark.parametrize("how", [DESK, SMALL], ids=["desk", "phone"])
def test_a_whole_game_by_whoever_reads_the_screen(come: Come, site: str, how: dict[str, Any]) -> None:
    person = start(come, site, **how)
    person.play()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= how["viewport"]["width"]
    person.check_access()
    person.content()


@pytest.mark.parametrize("game", ["world-order", "dans-la-tourmente"])
def test_the_powers_are_named_and_so_is_what_lies_on_a_board(come: Come, site: str, game: str) -> None:
    person = come(seed=0, **DESK)
    person.new_game(site, game, {}, seats=4)
    person.play_until(person.page.locator(".asset"))  # which takes room beside the names
    for width, height in ((1440, 900), (1366, 768), (1280, 800)):
        person.page.set_viewport_size({"width": width, "height": height})
        names = person.page.locator(".power__v > b")
        expect(names).to_have_count(4)
        assert names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth)") == []
        for word in person.page.locator(".hand .board__l").all():
            expect(word).to_be_in_viewport(ratio=0.99)
        expect(person.page.locator(".hand .board__l")).to_have_text(["Focus", "Prospérité"])
    person.content()


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_in_a_replay_no_region_lies_on_another(come: Come, site: str, size: tuple[int, int]) -> None:
    over = played(site, "world-order", **options_of("world-order"))
    page = come(1, viewport={"width": size[0], "height": size[1]}).page
    page.goto(f"{site}/replay/{over.code}/1#40")
    expect(page.locator(".plate")).to_have_count(7)
    page.locator(".log li").first.wait_for()
    boxes = page.locator(".plate").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    for one, other in combinations(boxes, 2):
        beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
        assert beside or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1
