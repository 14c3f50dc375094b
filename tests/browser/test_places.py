"""What lies where: a whole hand in reach on a phone, upright and on its side; a market that stays where it is."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from crise.games import GAMES
from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_games import PHONE
from tests.browser.test_phone import Asker, sit
from tests.browser.test_states import DESK
from tests.night import mostly_by_night

UPRIGHT = {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 844, "height": 390}
# What of these is out of sight, or under something else, at the middle of what is to be seen of it.
OUT_OF_REACH = """all => all.filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
    const found = document.elementFromPoint((left + right) / 2, bottom - 10);
    return !one.contains(found);
}).map(one => one.getAttribute("aria-label") ?? one.innerText)"""
OUT_OF_SIGHT = """all => {
    const above = document.querySelector(".hand").getBoundingClientRect().top + 12;
    return all.filter(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > above;
    }).map(one => one.className);
}"""
MARKET = "document.querySelector('.market').getBoundingClientRect().toJSON()"
CUT = """() => {
    const { bottom } = document.querySelector(".mat").getBoundingClientRect();
    const marks = [...document.querySelectorAll(".mk .pile__n")];
    return marks.filter(one => one.getBoundingClientRect().bottom > bottom).length;
}"""
# Of the buttons above a hand, what lies on the mat or on a card.
ASTRAY = """() => {
    const over = (one, other) => one.left < other.right && other.left < one.right &&
        one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const boxes = (where) => [...document.querySelectorAll(where)].map(one => one.getBoundingClientRect());
    return boxes(".hand__head .btn").filter(one => boxes(".mat, .hand__cards .card").some(other => over(one, other)));
}"""
PLACES = """() => [...document.querySelectorAll(".mat, .hand")].flatMap(one => {
    const { top, bottom } = one.getBoundingClientRect();
    return [top, bottom];
})"""
# Cards of a hand that lie on one beside them, or on the name of a group.
LAID_OVER = """() => {
    const boxes = (where) => [...document.querySelectorAll(where)].map(one => one.getBoundingClientRect());
    const cards = boxes(".hand__cards .card");
    const over = (one, other, slip) => one.left + 1 < other.right && other.left + 1 < one.right &&
        one.top + slip < other.bottom && other.top + slip < one.bottom;
    const beside = cards.filter((one, at) => cards.some((other, to) => to > at && one.left !== other.left &&
        over(one, other, 1)));
    return [...beside, ...cards.filter(one => boxes(".hand__g").some(name => name.width && over(one, name, 2)))];
}"""
BOTTOMS = "all => all.map(one => one.getBoundingClientRect().bottom)"
BESIDE = """all => all.map(one => one.getBoundingClientRect().bottom <=
    document.querySelector(".prompt__do > .btn:not(.btn--fold)").getBoundingClientRect().top)"""
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
LEAST = 54  # pixels a card is wide, where nine of them lie in one row


@pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_a_phone_has_the_whole_hand_and_the_answers_in_reach(come: Come, site: str, size: dict[str, int]) -> None:
    person, asker = sit(come, site, viewport=size)
    page = person.page
    held = asker.view["hands"]
    cards = [*held[0]["cards"], *([9000 + at, held[0]["cards"][0][1]] for at in range(9))][:9]
    asker.tell(hands=[{"count": 9, "cards": cards}, *held[1:]])
    hand = page.locator(".hand__cards .card")
    assert hand.count() == 9
    assert hand.evaluate_all(OUT_OF_REACH) == []
    assert min(hand.evaluate_all("all => all.map(one => one.offsetWidth)")) >= LEAST
    assert page.locator(".mat [data-life], .mat .pile, .prompt__what").evaluate_all(OUT_OF_SIGHT) == []
    person.check_access()
    person.content()


@pytest.mark.parametrize(("seats", "cards"), [(6, 7), (8, 12)])
def test_a_small_phone_has_every_answer_in_reach(come: Come, site: str, seats: int, cards: int) -> None:
    """Whom of them all to aim at: a large hand squeezes no question, and who stands in the first rows is in sight."""
    person = come(seed=0, **PHONE)
    asker, page = Asker(person.page), person.page
    person.new_game(site, "virus-war", {}, seats)
    page.wait_for_selector(".prompt--me")
    held = asker.view["hands"]
    own = [*held[0]["cards"], *([9000 + at, held[0]["cards"][0][1]] for at in range(cards))][:cards]
    asker.tell(hands=[{"count": cards, "cards": own}, *held[1:]])
    others = [{"id": f"@{seat}", "text": f"Joueur {seat}", "kind": "seat", "seat": seat} for seat in range(1, seats)]
    asker.put("Visez.", others, undo=True, why="Tout le monde verra la carte et sa cible. " * 2)
    answers = page.locator(".prompt__do [data-option]")
    assert answers.evaluate_all(OUT_OF_REACH) == []
    assert answers.evaluate_all("all => new Set(all.map(one => one.offsetTop)).size") == (len(others) + 2) // 3
    assert page.locator(".btn--tool").evaluate_all(BESIDE) == [True, True]
    assert len(page.locator(".ring [data-option]").evaluate_all(OUT_OF_REACH)) == seats - 6  # the third row
    assert page.locator(".pl__n").evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth)") == []
    last = page.locator(".hand__cards .card").last
    last.scroll_into_view_if_needed()
    assert last.evaluate_all(OUT_OF_REACH) == []
    person.check_access()
    person.content()


@pytest.mark.parametrize("game", mostly_by_night(["noe", "etat-durgence", "world-order"], "noe", "etat-durgence"))
def test_nine_cards_on_a_phone_lie_on_no_name(come: Come, site: str, game: str) -> None:
    person = come(seed=0, **PHONE)
    asker = Asker(person.page)
    person.new_game(site, game, {}, seats=4)
    person.page.wait_for_selector(".prompt--me")
    held = asker.view["hands"]
    cards = [*held[0]["cards"], *([9000 + at, key] for at, (_, key) in enumerate(held[0]["cards"] * 3))][:9]
    asker.tell(hands=[{"count": 9, "cards": cards}, *held[1:]])
    expect(person.page.locator(".hand__cards .card")).to_have_count(9)
    assert person.page.evaluate(LAID_OVER) == []
    assert person.page.evaluate(ASTRAY) == []
    person.content()


@pytest.mark.parametrize("game", mostly_by_night(GAMES, "noe"))
def test_the_button_that_sorts_lies_beside_the_cards_of_a_phone_on_its_side(come: Come, site: str, game: str) -> None:
    person = come(seed=0, **(PHONE | {"viewport": ON_ITS_SIDE}))
    person.new_game(site, game, {}, seats=4)
    sort = person.page.locator(".hand__head .btn")
    expect(sort).to_be_in_viewport(ratio=0.99)
    expect(sort).to_have_accessible_name("Trier")
    assert person.page.evaluate(ASTRAY) == []
    person.content()


def test_a_life_on_a_phone_on_its_side_ends_above_the_hand(come: Come, site: str) -> None:
    """However many cards one lies on another."""
    person, asker = sit(come, site, "smile-life", viewport=ON_ITS_SIDE)
    laid = [[9000 + at, key] for at, (_, key) in enumerate(asker.hand * 2)]
    laid += [[9100 + at, asker.hand[0][1]] for at in range(4)]
    asker.tell(laid=[{"count": len(laid), "cards": laid}, *asker.view["laid"][1:]])
    expect(person.page.locator(".life .col .card")).to_have_count(len(laid))
    ends = person.page.locator(".col:not(.col--none) li:last-child .card").evaluate_all(BOTTOMS)
    assert max(ends) <= min(person.page.locator(".mat").evaluate_all(BOTTOMS))
    assert person.page.locator(".mat").evaluate("one => one.scrollHeight <= one.clientHeight")
    person.check_access()
    person.content()


def test_a_distinction_stands_under_its_own_name(come: Come, site: str) -> None:
    """In no column of animals or of malus; and all columns have room beside each other."""
    person = come(seed=0, **LAPTOP)
    asker, page = Asker(person.page), person.page
    person.new_game(site, "smile-life", {}, seats=4)
    page.wait_for_selector(".prompt--me")
    expect(page.locator(".cols .col")).to_have_count(9)
    laid = [[9000, "legion-d-honneur"], [9001, "chat"], [9002, "prison"]]
    asker.tell(laid=[{"count": 3, "cards": laid}, *asker.view["laid"][1:]])
    column = page.locator('.col:has([data-key="legion-d-honneur"])')
    expect(column.locator("h3")).to_have_text("Honneurs")
    expect(column.locator(".card")).to_have_count(1)
    assert page.locator(".cols").evaluate("one => one.scrollWidth <= one.clientWidth")
    assert page.locator(".col h3").evaluate_all("all => all.filter(one => one.scrollWidth > one.offsetWidth + 6)") == []
    person.check_access()
    person.content()


@pytest.mark.parametrize("game", mostly_by_night(["virus-war", "noe", "etat-durgence", "world-order"], "virus-war"))
@pytest.mark.parametrize("size", mostly_by_night([DESK, LAPTOP], LAPTOP), ids=["desk", "laptop"])
def test_a_question_moves_nothing_whatever_it_says(come: Come, site: str, game: str, size: dict[str, Any]) -> None:
    """Whom to aim at has the room that the prompt keeps; what is longer lies over the table."""
    person = come(seed=0, **size)
    asker, page = Asker(person.page), person.page
    person.new_game(site, game, {}, seats=4)
    page.wait_for_selector(".prompt--me")
    asker.ask()
    before = page.evaluate(PLACES)
    players = [{"id": f"s{seat}", "text": f"Personne {seat}", "kind": "seat", "seat": seat} for seat in (1, 2, 3)]
    asker.put("Choisissez votre cible, et vite.", players, why="Tout le monde verra la carte et sa cible. " * 3)
    assert page.evaluate(PLACES) == before
    assert page.evaluate("document.querySelector('.prompt').getBoundingClientRect().bottom") == before[0]
    asker.put("Une question qui ne finit pas. " * 9, players, why="Une raison qui ne finit pas. " * 12)
    assert page.evaluate(PLACES) == before
    assert page.locator(".prompt [data-option]").evaluate_all(OUT_OF_REACH) == []
    person.content()


@pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_what_is_gathered_on_a_phone_pushes_nothing_off_the_table(come: Come, site: str, size: dict[str, int]) -> None:
    """Several Chiffres on the plate, each figure in sight, and all the dials beside or above it."""
    person, asker = sit(come, site, viewport=size)
    page = person.page
    held = [[900, "medicament"], *([901 + at, f"chiffre-{at + 1}"] for at in range(4))]
    asker.tell(hands=[{"count": 5, "cards": held}, *asker.view["hands"][1:]])
    done = [{"id": "pass", "text": "S’arrêter là", "kind": "pass"}]
    asker.put("Médicament (total : 10)", done, chosen=[card for card, _ in held], undo=True)
    assert page.locator(".mat").evaluate("one => one.scrollWidth <= one.clientWidth")
    assert page.locator(".mat [data-life], .ann .card, .ann__sum").evaluate_all(OUT_OF_SIGHT) == []
    lefts = page.locator(".ann .card").evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
    assert min(right - left for left, right in pairwise(lefts[1:])) >= LEAST / 2
    person.content()


def test_an_attack_on_a_small_phone_lies_whole_between_dials_and_hand(come: Come, site: str) -> None:
    """Five at the table, two rows of cards in the hand."""
    person = come(seed=0, **(PHONE | {"viewport": {"width": 360, "height": 740}}))
    asker, page = Asker(person.page), person.page
    person.new_game(site, "virus-war", {}, seats=5)
    page.wait_for_selector(".prompt--me")
    virus, three = [900, "virus"], [901, "chiffre-3"]
    told = {"seat": 3, "card": virus, "chiffres": [three], "points": 3, "target": 0}
    asker.tell(("played_with_at", told), played=[virus, three], lost_turns=[0, 0, 1, 0, 0])
    answers = [{"id": "counter", "text": "Contre-attaque (3 à chacun)", "kind": "word", "word": "counter"}]
    answers.append({"id": "pass", "text": "Encaisser (3 en tout)", "kind": "pass"})
    asker.put("Figaro vous vise avec Virus (3 pastilles) : Contre-attaque ?", answers, why="En secret. " * 6)
    assert len(page.locator(".hand__cards .card").all()) > 4
    assert page.locator(".ann, .ann .card, .ann__sum, .mat [data-life]").evaluate_all(OUT_OF_SIGHT) == []
    person.check_access()
    person.content()


def test_who_may_be_chosen_stays_where_he_is(come: Come, site: str) -> None:
    """Smile Life on a phone: a button is made of the same words in the same places."""
    person, asker = sit(come, site, "smile-life")
    where = '[data-seat="1"] :is(.lp__h b, .lp__s)'
    lefts = "all => all.map(one => one.getBoundingClientRect().left)"
    asker.ask()
    before = person.page.locator(where).evaluate_all(lefts)
    asker.put("Qui ?", [{"id": "@1", "text": "Scapin", "kind": "seat", "seat": 1}])
    assert person.page.locator(where).evaluate_all(lefts) == before
    person.content()


@pytest.mark.parametrize("size", [DESK, LAPTOP], ids=["desk", "laptop"])
@pytest.mark.parametrize("seats", mostly_by_night([5, 8], 5))
def test_many_players_to_choose_from_have_the_room_of_the_question(
    come: Come, site: str, size: dict[str, Any], seats: int
) -> None:
    person = come(seed=0, **size)
    asker, page = Asker(person.page), person.page
    person.new_game(site, "virus-war", {}, seats)
    page.wait_for_selector(".prompt--me")
    others = [{"id": f"@{seat}", "text": "Colombine", "kind": "seat", "seat": seat} for seat in range(1, seats)]
    asker.put("Virus : choisissez votre cible.", others, undo=True, why="Tout le monde verra la carte et sa cible.")
    asked, mat = page.locator(".prompt").bounding_box(), page.locator(".mat").bounding_box()
    assert asked
    assert mat
    assert asked["y"] + asked["height"] <= mat["y"] + 1
    assert page.locator(".prompt__do .btn").evaluate_all(OUT_OF_REACH) == []
    person.content()


@pytest.mark.parametrize("size", mostly_by_night([DESK, LAPTOP], LAPTOP), ids=["desk", "laptop"])
def test_the_market_stays_where_it_is(come: Come, site: str, size: dict[str, Any]) -> None:
    """From the choice of a team on."""
    person = come(seed=1, **size)
    person.new_game(site, "etat-durgence", {}, seats=4)
    places: list[Any] = []

    def look(one: Person) -> bool:
        places.append(one.page.evaluate(MARKET))
        assert one.page.evaluate(CUT) == 0
        return False

    person.play(look, answers=9)  # a team; then cards are laid, and bought
    assert {(place["y"], place["height"]) for place in places} == {(places[0]["y"], places[0]["height"])}
    person.content()


@pytest.mark.parametrize("size", mostly_by_night([DESK, LAPTOP], LAPTOP), ids=["desk", "laptop"])
def test_who_is_out_sees_the_whole_market(come: Come, site: str, size: dict[str, Any]) -> None:
    person = come(seed=1, **size)
    asker, page = Asker(person.page), person.page
    person.new_game(site, "etat-durgence", {}, seats=4)
    page.wait_for_selector(".prompt--me")
    person.play(answers=8)  # so that there is something to tell of the others
    guards = {"count": 2, "cards": [[9000, "soignante"], [9001, "fauconnier"]]}
    asker.say(("out", {"seat": 0}), alive=[1, 2, 3], boards=[guards] * 4)
    expect(page.locator(".out__ways")).to_be_visible()
    assert page.evaluate(CUT) == 0
    assert page.locator(".market").evaluate("one => one.scrollHeight <= one.clientHeight")
    person.check_access()
    person.content()


@pytest.mark.parametrize("game", mostly_by_night(["dans-la-tourmente", "world-order"], "dans-la-tourmente"))
def test_a_region_that_is_threatened_stays_on_the_map(come: Come, site: str, game: str) -> None:
    """Its plate grows by a line; below the map lies what else there is to see."""
    person = come(seed=0, **LAPTOP)
    asker, page = Asker(person.page), person.page
    person.new_game(site, game, {}, seats=4)
    page.wait_for_selector(".prompt--me")
    mine = next(power for power, seat in asker.view["powers"].items() if seat == 0)
    armed = {power: 3 for power in asker.view["powers"] if power != mine}
    places = {name: place | {"armies": armed} for name, place in asker.view["regions"].items()}
    asker.tell(regions=places)
    expect(page.locator(".preview--no")).not_to_have_count(0)
    bottom = page.locator(".map").evaluate("one => one.getBoundingClientRect().bottom")
    assert max(page.locator(".plate").evaluate_all(BOTTOMS)) <= bottom + 1
    person.check_access()
    person.content()
