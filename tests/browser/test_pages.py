"""Every page that is not a table: it opens, it says what it must, axe finds nothing, in both themes, at both sizes."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from crise.games import GAMES
from tests.browser.conftest import Come
from tests.browser.test_end import played

PAGES = ["/", "/regles", "/jeux/etat-durgence", "/reglages", "/a-propos"]
# Cards as in a hand, with all that is printed on them.
AS_IN_HAND = "all => all.forEach(card => card.classList.replace('card--xs', 'card--m'))"


# The page has put itself by, and somebody answers with it.
KEPT = """async () => {
    const worker = await navigator.serviceWorker.ready;
    while (worker.active.state !== "activated" || !(await caches.match(location.pathname)))
        await new Promise((then) => setTimeout(then, 20));
}"""
TEAMS = "Gouvernement, Conseil scientifique, Laboratoires, Médias, Complotistes"
PHONE_SIZE, DESK_SIZE = (360, 740), (1440, 900)


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        (PHONE_SIZE, "light"),
        (DESK_SIZE, "dark"),
        pytest.param(PHONE_SIZE, "dark", marks=pytest.mark.nightly),
        pytest.param(DESK_SIZE, "light", marks=pytest.mark.nightly),
    ],
)
def test_pages_are_accessible(come: Come, site: str, size: tuple[int, int], scheme: Literal["light", "dark"]) -> None:
    person = come(seed=0, viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    for path in PAGES:
        person.page.goto(site + path)
        person.page.wait_for_load_state("networkidle")
        assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0], path
        person.check_access()
    person.content()


def test_a_game_is_read_on_one_page_and_played_from_there(come: Come, site: str) -> None:
    person = come(seed=0, viewport={"width": 390, "height": 844})
    page = person.page
    page.goto(site)
    page.get_by_role("link", name="Le jeu en une page : World Order").click()
    expect(page.get_by_role("heading", name="Une manche")).to_be_visible()
    expect(page.locator(".op__steps li")).to_have_count(6)
    assert (
        page.locator(".op__icons use").evaluate_all(
            "all => all.filter(one => !document.querySelector(one.getAttribute('href'))).length"
        )
        == 0
    )
    person.check_access()
    page.get_by_role("button", name="Jouer contre 3 robots").click()
    person.arrive()
    person.content()


def test_the_page_of_a_game_shows_all_that_there_is_to_choose_from(come: Come, site: str) -> None:
    page = come(seed=0, viewport={"width": 1440, "height": 900}).page
    page.goto(f"{site}/jeux/etat-durgence")
    expect(page.locator(".op__set .card")).to_have_count(5)  # a super card for each team
    expect(page.locator(".op__set b")).to_have_text([team.strip() for team in TEAMS.split(",")])
    expect(page.locator(".op__one dt")).to_have_count(3)
    expect(page.locator(".sp__cards .card")).to_have_count(2)  # what the example is played with
    page.goto(f"{site}/jeux/virus-war")
    expect(page.locator(".op__cards li")).to_have_count(15)  # every kind of card
    expect(page.locator(".op__fam h3")).to_have_text(["Attaque", "Guérison", "Chiffre", "Action"])
    colours = page.locator(".op__fam h3").evaluate_all("all => all.map(one => getComputedStyle(one).borderBottomColor)")
    assert len(set(colours)) == 4
    words = page.locator(".op__words").bounding_box()
    assert words
    assert words["y"] + words["height"] <= 900  # one page is one page


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_every_card_can_be_read(come: Come, site: str, game: str) -> None:
    person = come(seed=0, viewport={"width": 1440, "height": 900})
    person.page.goto(f"{site}/regles/{game}")
    cards = person.page.locator(".cds .card")
    cards.first.wait_for()
    cards.evaluate_all(AS_IN_HAND)
    assert person.page.locator(".cds .card--m").count() > 10
    person.check_access()
    person.content()


def test_a_refused_card_leads_to_its_rule(come: Come, site: str) -> None:
    person = come(seed=2)
    page = person.page
    person.page.goto(f"{site}/regles/virus-war#VW-STO-1")
    expect(page.locator("#VW-STO-1.ru--hit")).to_be_visible()
    page.get_by_role("searchbox").fill("contre-attaque")
    expect(page.locator(".sr-n")).to_contain_text(re.compile(r"\d+ règles? trouvées?"))
    assert 0 < page.locator(".ru").count() < 40
    person.content()


def test_a_replay_is_stepped_through_and_played_on(come: Come, site: str) -> None:
    person = come(seed=4)
    page = person.page
    person.new_game(site, "virus-war", {"turn_limit": 12})
    person.play()
    person.check_access()
    expect(page.locator(".seal")).to_contain_text("tout concorde")
    page.get_by_role("link", name="Revoir la partie").click()
    page.wait_for_selector(".rp .mat .pl")
    seats = page.locator(".mat .pl").count()
    expect(page.locator(".mat .pl .rhand")).to_have_count(seats)  # each hand at its seat, and nowhere else
    expect(page.locator(".rhands")).to_have_count(0)
    page.get_by_role("button", name="Coup suivant").click()
    expect(page.locator(".prompt__why")).to_contain_text("Coup 1 sur")
    page.get_by_label("Mains visibles", exact=True).last.select_option("public")
    expect(page.locator(".rhand")).to_have_count(0)
    person.check_access()
    page.get_by_role("button", name="Reprendre d’ici contre les robots").click()
    page.wait_for_url("**/t/*")
    person.arrive()
    person.content()


def befell_another(frame: dict[str, Any]) -> int | None:
    """Whom the first sentence of a step speaks of, if that is not who answered."""
    lines = [line for line in frame["lines"] if line["what"] != "turn"]
    seat: int | None = lines[0]["args"].get("seat") if lines else None
    return None if seat == frame["actor"] else seat


def test_a_replay_says_who_did_what_and_gives_me_my_seat_again(come: Come, site: str) -> None:
    person = come(seed=6)
    page = person.page
    person.new_game(site, "virus-war", {"turn_limit": 12})
    person.play()
    for figure in page.locator(".mts b.d").all_inner_texts():
        assert re.fullmatch(r"[+−]\d+", figure)
    path = page.get_by_role("link", name="Revoir la partie").get_attribute("href")
    api = f"{site}/api/tables/{str(path).removeprefix('/replay/').replace('/', '/games/')}"
    replay = page.request.get(f"{api}/replay").json()
    frames = page.request.get(f"{api}/frames", params={"eyes": "all", "count": 100}).json()["frames"]
    headline, portrait = page.locator(".prompt__what"), page.locator(".prompt__who .seat")
    page.goto(site + str(path))

    [first] = frames[0]["waiting"]["seats"]
    expect(headline).to_contain_text(replay["names"][first])
    expect(portrait).to_have_class(re.compile(f"seat--{first + 1}"))
    slider = page.get_by_role("slider")
    for silent in [one for one in frames[1:] if not one["lines"]][:3]:
        slider.fill(str(silent["step"]))
        expect(headline).to_have_text(f"{replay['names'][silent['actor']]} choisit : {silent['answer']}")
        expect(portrait).to_have_class(re.compile(f"seat--{silent['actor'] + 1}"))
    key = [moment["step"] for moment in replay["moments"]]
    for frame in [one for one in frames[1:] if befell_another(one) is not None and one["step"] not in key][:3]:
        slider.fill(str(frame["step"]))
        expect(page.locator(".prompt__why")).to_contain_text(f"{replay['names'][frame['actor']]} choisit")
        expect(portrait).to_have_class(re.compile(f"seat--{(befell_another(frame) or 0) + 1}"))
    for moment in replay["moments"]:
        slider.fill(str(moment["step"]))
        expect(headline).to_contain_text(moment["text"])
        expect(portrait).to_have_class(re.compile(f"seat--{moment['seat'] + 1}"))

    others = next(frame["step"] for frame in frames if 0 not in frame["waiting"]["seats"])
    slider.fill(str(others))
    on = page.get_by_role("button", name="Reprendre d’ici contre les robots")
    expect(on).to_have_accessible_description(re.compile(r"^Votre place\s: Léa\."))
    page.get_by_label("Mains visibles", exact=True).last.select_option("1")
    expect(on).to_have_accessible_description(re.compile(rf"^Votre place\s: {replay['names'][1]}\."))
    page.get_by_label("Mains visibles", exact=True).last.select_option("all")
    on.click()
    page.wait_for_url("**/t/*")
    person.arrive()
    room = page.request.get(f"{site}/api/tables/{page.url.split('/t/')[1].split('#')[0]}").json()
    assert [seat["name"] for seat in room["seats"]] == replay["names"]
    assert room["seats"][0]["kind"] == "person"
    person.content()


@pytest.mark.parametrize("seats", [5, 6])
def test_what_is_announced_lies_on_the_mat_of_the_replay_until_it_is_answered(
    come: Come, site: str, seats: int
) -> None:
    page = come(seed=6, viewport={"width": 1366, "height": 768}).page
    over = played(site, "virus-war", seats=seats, turn_limit=60)
    api = f"{site}/api/tables/{over.code}/games/1/frames"
    frames = page.request.get(api, params={"eyes": "all", "count": 100}).json()["frames"]
    lying = sorted((one for one in frames if one["view"]["played"]), key=lambda one: -len(one["view"]["played"]))
    for frame in lying[:3]:  # the longest plates
        page.goto("about:blank")
        page.goto(f"{site}/replay/{over.code}/1#{frame['step']}")
        expect(page.locator(".mat .ann .ann__c .card")).to_have_count(len(frame["view"]["played"]))
        expect(page.locator(".mat .ann__w .seat").first).to_be_visible()  # whose it is
        plate = page.locator(".mat .ann").bounding_box()
        assert plate
        for hand in page.locator(".mat .rhand").all():
            box = hand.bounding_box()
            assert box
            beside = box["x"] >= plate["x"] + plate["width"] or box["x"] + box["width"] <= plate["x"]
            assert beside or box["y"] >= plate["y"] + plate["height"] or box["y"] + box["height"] <= plate["y"]
    assert lying


# Whose dial, name or figures lie under the hand of somebody else.
COVERED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const seats = [...document.querySelectorAll(".mat .pl")];
    const hands = [...document.querySelectorAll(".mat .rhand")];
    return seats.flatMap(seat => [...seat.querySelectorAll(".pl__dial, .pl__n > *, .pl__m > *")].filter(one =>
        hands.some(hand => !seat.contains(hand) && over(box(one), box(hand)))).map(one => one.className));
}"""


OUTSIDE = """() => [...document.querySelectorAll(".mat .rhand .card")].filter((card) =>
    card.getBoundingClientRect().right > document.querySelector(".mat").getBoundingClientRect().right + 1
        || card.getBoundingClientRect().right > card.closest(".rhand").getBoundingClientRect().right + 1)
    .map((card) => card.closest("[data-seat]").dataset.seat)"""


@pytest.mark.parametrize("seats", [7, 8])
def test_no_hand_of_a_replay_covers_a_neighbour(come: Come, site: str, seats: int) -> None:
    page = come(seed=6, viewport={"width": 1366, "height": 768}).page
    over = played(site, "virus-war", seats=seats, turn_limit=40)
    for step in (20, 45, 70):
        page.goto("about:blank")
        page.goto(f"{site}/replay/{over.code}/1#{step}")
        expect(page.locator(".prompt__why")).to_contain_text(f"Coup {step} sur")
        expect(page.locator(".mat .rhand").first).to_be_visible()
        assert page.evaluate(COVERED) == []
        assert page.evaluate(OUTSIDE) == []


@pytest.mark.nightly
def test_a_link_into_a_replay_has_its_log_and_its_moments_by_number(come: Come, site: str) -> None:
    person = come(seed=6)
    page = person.page
    person.new_game(site, "virus-war", {"turn_limit": 30})
    person.play()
    path = str(page.get_by_role("link", name="Revoir la partie").get_attribute("href"))
    api = f"{site}/api/tables/{path.removeprefix('/replay/').replace('/', '/games/')}"
    replay = page.request.get(f"{api}/replay").json()
    frames = page.request.get(f"{api}/frames", params={"eyes": "all", "first": 30, "count": 21}).json()["frames"]
    page.goto(f"{site}{path}#50")  # where a new stretch of frames begins
    expect(page.locator(".prompt__why")).to_contain_text("Coup 50 sur")
    log = page.get_by_role("log")
    for line in [line for frame in frames for line in frame["lines"]][:5]:
        expect(log).to_contain_text(line["text"])
    now = dict(zip(replay["names"], replay["scores"][50], strict=True))
    for name, score in now.items():
        expect(page.locator(".gr__k > span").filter(has_text=name)).to_contain_text(str(score))
    for wrong, shown in (("-4", 0), ("99999", replay["steps"]), ("1.5", 1)):  # whatever stands in the address
        page.goto("about:blank")
        page.goto(f"{site}{path}#{wrong}")
        expect(page.locator(".prompt__why")).to_contain_text(f"Coup {shown} sur")

    marks = page.locator(".mo button")
    moments = replay["moments"]
    assert len(moments) > 1
    expect(marks).to_have_text([str(at + 1) for at in range(len(moments))])
    boxes = [mark.bounding_box() for mark in marks.all()]
    lefts = [box["x"] for box in boxes if box is not None]
    assert all(right - left >= 24 for left, right in pairwise(lefts))
    page.get_by_role("tab", name="Moments clés").click()
    expect(page.locator(".mls button span")).to_have_text([moment["text"] for moment in moments])
    names = page.locator(".mo__w span").all_inner_texts()  # under the marks, as many as there is room for
    assert names
    assert all(any(name.startswith(one) for one in replay["names"]) for name in names)
    for moment in moments[:3]:
        page.get_by_role("tabpanel").get_by_role("button", name=moment["text"]).click()
        expect(page.locator(".prompt__what")).to_contain_text(moment["text"])
        expect(page.locator(".mo [aria-current=step]").first).to_be_visible()
    person.check_access()
    person.content()


def test_a_wrong_address_is_told_kindly(come: Come, site: str) -> None:
    page = come(seed=0).page
    page.goto(f"{site}/nulle-part")
    expect(page.get_by_text("Cette page n’existe pas.")).to_be_visible()
    page.goto(f"{site}/%E0%A4")  # garbled
    expect(page.get_by_text("Cette page n’existe pas.")).to_be_visible()
    page.goto(f"{site}/t/ZZZZZZ")
    expect(page.locator(".lost h1")).to_be_visible()
    expect(page).to_have_title(re.compile("^Cette table n’existe pas"))


@pytest.mark.parametrize("path", ["/", "/t/ZZZZZZ", "/replay/ZZZZZZ/1", "/regles"])
def test_a_server_that_is_gone_is_told_in_the_readers_language(come: Come, site: str, path: str) -> None:
    page = come(seed=0).page
    page.route("**/api/**", lambda route: route.abort())
    page.goto(site + path)
    expect(page.get_by_text("La table ne répond pas. Vérifiez votre connexion.")).to_be_visible()
    page.unroute_all()
    if path.startswith(("/t/", "/replay/")):
        page.get_by_role("button", name="Réessayer").click()
        expect(page.locator(".lost h1")).to_contain_text("n’existe pas")


LOOK_AGAIN = 11_000  # milliseconds: the home page asks for open tables every ten seconds


def test_rules_that_were_opened_are_read_without_a_network(come: Come, site: str) -> None:
    """The link of the page that says so leads to them, not back to itself."""
    page = come(seed=1).page
    page.goto(f"{site}/regles/noe")
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.goto(site)
    expect(page.get_by_role("heading", name="Hors ligne")).to_be_visible()
    page.get_by_role("link", name="règles").click()
    page.wait_for_url(f"{site}/regles/noe", timeout=5000)


@pytest.mark.parametrize("width", [1440, 1280, 900])
def test_the_games_stand_in_rows_of_one_length(come: Come, site: str, width: int) -> None:
    person = come(seed=0, viewport={"width": width, "height": 900})
    page = person.page
    page.goto(site)
    expect(page.locator(".box")).to_have_count(len(GAMES))
    rows = Counter(page.locator(".box").evaluate_all("all => all.map(one => one.offsetTop)"))
    assert len(rows) == (1 if width == 1440 else 2)
    assert max(rows.values()) - min(rows.values()) <= 1
    links = [box for link in page.locator(".foot :is(a, button)").all() if (box := link.bounding_box())]
    assert all(one["x"] + one["width"] + 4 <= other["x"] for one, other in pairwise(links))
    name, play = (page.locator(where).bounding_box() for where in ("label.join .in", ".hero__a"))
    assert name
    assert play
    assert name["width"] == play["width"]
    person.content()


@pytest.mark.parametrize(("width", "height", "seen"), [(1440, 900, 7), (1280, 720, 7), (390, 844, 1)])
def test_who_comes_for_the_first_time_sees_where_to_play_without_scrolling(
    come: Come, site: str, width: int, height: int, seen: int
) -> None:
    """All games at a desk; on a phone the first, beside which the others stand."""
    person = come(seed=0, viewport={"width": width, "height": height})
    page = person.page
    page.goto(site)
    expect(page.get_by_role("heading", name="Première visite")).to_be_visible()  # the page is never longer
    play = page.locator(".box").get_by_role("button", name=re.compile("^Jouer"))
    expect(play).to_have_count(len(GAMES))
    for at in range(seen):
        expect(play.nth(at)).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("scrollY") == 0
    person.content()


def test_the_home_page_lists_the_tables_that_wait_for_anybody(come: Come, site: str) -> None:
    host, guest = come(seed=0), come(seed=0)
    page = guest.page
    page.clock.install()
    page.goto(site)
    tables = page.locator("section", has=page.get_by_role("heading", name="Tables ouvertes")).locator("li")
    link = host.new_table(site, "noe", {}, seats=2)
    line = tables.filter(has=page.locator(f'a[href="{link.removeprefix(site)}"]'))
    page.clock.fast_forward(LOOK_AGAIN)
    page.wait_for_load_state("networkidle")
    expect(line).to_have_count(0)  # by invitation only, until the host opens it
    host.page.get_by_label("Table ouverte").check(force=True)
    expect(host.page.get_by_label("Table ouverte")).to_be_checked()
    page.clock.fast_forward(LOOK_AGAIN)
    expect(line).to_contain_text("Hôte\u00a0: Léa, 1 place libre")
    guest.check_access()
    again = host.page.context.new_page()  # one's own stand in another list
    again.goto(site)
    expect(again.get_by_role("heading", name="Vos parties", level=2)).to_be_visible()
    again.wait_for_load_state("networkidle")
    expect(again.locator(f'a[href="{link.removeprefix(site)}"]')).to_have_count(0)
    line.get_by_role("link", name="Rejoindre").click()
    page.get_by_label("Votre pseudo").fill("Inès")
    page.get_by_role("button", name="S’asseoir").click()
    page.wait_for_selector(".salon .st--me")
    looking = come(seed=0)
    looking.page.goto(site)
    expect(looking.page.get_by_role("heading", name="Tables ouvertes")).to_be_visible()
    looking.page.wait_for_load_state("networkidle")
    expect(looking.page.locator(f'a[href="{link.removeprefix(site)}"]')).to_have_count(0)  # no seat is left
    for person in (host, guest, looking):
        person.content()


def test_who_comes_back_sees_first_what_waits(come: Come, site: str) -> None:
    """Over, going on, not begun, and one that is gone: each in its place, and one click away."""
    person = come(seed=4, viewport={"width": 1440, "height": 900})
    page = person.page
    person.new_game(site, "virus-war", {"turn_limit": 5})
    person.play()
    codes = {"over": page.url.rsplit("/", 1)[1]}
    codes["open"] = person.new_table(site, "smile-life", {}, seats=3).rsplit("/", 1)[1]
    for name, seconds in (("later", 86_400), ("soon", 3600)):
        clock = {"kind": "turn", "seconds": seconds}
        person.sit(site, {"game": "etat-durgence", "level": "normal", "start": True, "clock": clock})
        page.wait_for_selector(".prompt--me")
        codes[name] = page.url.rsplit("/", 1)[1]
    page.evaluate(
        "key => localStorage.setItem(key, JSON.stringify([...JSON.parse(localStorage.getItem(key)),"
        "{code: 'NOTHERE', token: 'x', game: 'noe', title: 'Noé', when: 1}]))",
        "crise-seats",
    )
    page.goto(site)
    expect(page.get_by_role("heading", name="Deux tables vous attendent.")).to_be_visible()
    waits = page.locator(".aw")
    for at, name in enumerate(("soon", "later")):
        expect(waits.nth(at)).to_contain_text(codes[name])
        expect(waits.nth(at)).to_contain_text("Choisissez votre équipe.")
        expect(waits.nth(at)).to_contain_text("vous attend depuis un instant")
        expect(waits.nth(at).locator(".time")).to_contain_text("59 min" if name == "soon" else "23 h 59")
    row = page.locator(".tb").filter(has=page.locator(f'a[href^="/t/{codes["open"]}#"]'))
    expect(row).to_contain_text("2 places libres")
    ended = page.locator(".tb").filter(has=page.locator(f'a[href^="/t/{codes["over"]}#"]'))
    expect(ended).to_contain_text(re.compile("Victoire|l’emporte"))
    expect(page.locator('a[href*="NOTHERE"]')).to_have_count(0)
    person.check_access()
    waits.first.get_by_role("link", name="Jouer").click()
    person.arrive()
    expect(page.locator(".prompt--me")).to_be_visible()
    person.content()


def test_a_shared_screen_shows_the_public_table(come: Come, site: str) -> None:
    person = come(seed=6)
    person.new_game(site, "virus-war", {"turn_limit": 12})
    code = person.page.url.split("/t/")[1].split("#")[0]
    screen = come(seed=0, viewport={"width": 1920, "height": 1080})
    screen.page.goto(f"{site}/ecran/{code}")
    screen.page.wait_for_selector(".tv .mat .pl")
    assert screen.page.locator("[data-option]").count() == 0
    way_in = screen.page.locator(".tv__sq").bounding_box()  # of whoever comes later: aimed at from the sofa
    assert way_in
    assert way_in["width"] >= 0.14 * 1080
    screen.check_access()
    screen.content()


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_on_a_shared_screen_who_is_lost_finds_the_way_back_beside_the_table(
    come: Come, site: str, size: tuple[int, int]
) -> None:
    """Noé's race runs along the foot of the mat: the code lay on it."""
    person = come(seed=6)
    person.new_game(site, "noe", {}, seats=4)
    code = person.page.url.split("/t/")[1].split("#")[0]
    person.page.goto("about:blank")
    page = come(seed=0, viewport={"width": size[0], "height": size[1]}).page
    page.goto(f"{site}/ecran/{code}")
    expect(page.locator(".tv__b")).to_contain_text("Léa")
    box = "one => one.getBoundingClientRect().toJSON()"
    mat, told, qr = (page.locator(one).evaluate(box) for one in (".tv .mat", ".tv__b", ".tv__sq"))
    assert min(told["top"], qr["top"]) >= mat["bottom"] - 1
    assert qr["width"] >= 0.14 * size[1]  # aimed at from the sofa
    small = "all => all.filter(one => parseFloat(getComputedStyle(one).fontSize) < 16).map(one => one.textContent)"
    assert page.locator(".tv__h p, .tv__h span, .tv__b *, .tv__l li, .tv__p p").evaluate_all(small) == []


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_a_card_is_enlarged_and_played_from_there(come: Come, site: str, way: str) -> None:
    person = come(seed=8)
    person.new_game(site, "virus-war", {})
    card = person.page.locator(".hand .card.is-playable").first
    person.play_until(card)  # a reaction may be asked first
    option = card.get_attribute("data-option")
    if way == "mouse":
        card.click(delay=700)  # held down
    else:
        card.focus()
        person.page.keyboard.press("z")
    loupe = person.page.locator("dialog.loupe")
    expect(loupe).to_be_visible()
    person.check_access()
    loupe.get_by_role("button", name="Choisir").click()
    expect(loupe).to_have_count(0)
    expect(person.page.locator(f'.hand [data-option="{option}"]')).to_have_count(0)
    person.content()


def test_a_card_that_cannot_be_played_says_why_as_long_as_one_likes(come: Come, site: str) -> None:
    person = come(seed=8)
    person.new_game(site, "virus-war", {})
    card = person.page.locator(".hand .card.is-blocked").first
    person.play_until(card)
    why = person.page.locator(".hand .why--shown")
    card.hover()
    expect(why).to_contain_text("Règle VW-")
    card.click(force=True)  # it is told to be disabled, and can be pressed all the same
    expect(why).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    person.page.mouse.move(0, 0)
    card.blur()
    card.focus()
    expect(why).to_be_visible()
    person.content()
