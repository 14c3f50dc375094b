"""Lessons in the browser: somebody who never saw the game touches what the souffleur marks, to the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from crise.game.lessons import lesson_of
from crise.games import GAMES
from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.test_games import check_english

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "color_scheme": "dark"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}
SIZES = {"desk": DESK, "laptop": LAPTOP, "phone": PHONE, "small": SMALL}
QUICK = "virus-war"
TAUGHT = [game.id for game in GAMES.values() if lesson_of(game)]
TRIES = 12  # presses on one thing
TWO_LINES = 24  # pixels

# What is marked: the thing itself, or what can be pressed in it.
MARKED = """() => {
    const disc = document.querySelector(".pas--now");
    const all = [...document.querySelectorAll("[data-lit]")].flatMap(
        (one) => one.dataset.option ? [one] : [...one.querySelectorAll("[data-option]")]);
    return disc ? all.map((one) => one.dataset.option) : [];
}"""
# What the souffleur and the table say, and how far the discs are: the same may be asked twice.
SAID = """() => [...document.querySelectorAll(".coach, .prompt, .pas")].map((one) => one.innerText).join()"""
CUT = """() => [...document.querySelectorAll(".coach__what, .coach__why, .coach__s, .coach .btn, .lst, .first p")]
    .filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1
        || one.scrollHeight > one.clientHeight + 1 || one.getBoundingClientRect().right > innerWidth + 1
        || (!one.closest(".lsts") && one.getBoundingClientRect().bottom > innerHeight + 1)))
    .map((one) => one.className + one.textContent)"""

# What is asked spills out of its box, or a disc lies on words: of the question, of its answers or above the hand.
SPILT = """() => {
    const box = (one) => one.getBoundingClientRect(), asked = box(document.querySelector(".prompt"));
    const out = [...document.querySelectorAll(".prompt button, .prompt p")].filter(
        (one) => box(one).height && box(one).bottom > asked.bottom + 1);
    const discs = [...document.querySelectorAll(".pas")].map(box);
    const under = [...document.querySelectorAll(".prompt, .hand__head")].filter((one) => {
        const words = document.createRange(), texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), lines = [];
        while (texts.nextNode()) {
            words.selectNodeContents(texts.currentNode);
            lines.push(...words.getClientRects());
        }
        return lines.some((line) => discs.some((disc) => disc.left < line.right - 1 &&
            disc.right > line.left + 1 && disc.top < line.bottom - 5 && disc.bottom > line.top + 5));
    });
    return [...out, ...under].map((one) => one.textContent);
}"""


def begin(person: Person, site: str, game: str) -> list[str]:
    """At the first step; all answers that the lesson wants."""
    person.page.goto(f"{site}/lecon/{game}")
    expect(person.page.locator(".coach")).to_be_visible()
    lesson = lesson_of(GAMES[game])
    assert lesson is not None
    return [option for does in lesson.does for option in does]


def touch(person: Person, option: str) -> None:
    """The marked thing, until the table has taken it."""
    page = person.page
    page.wait_for_function(f"() => ({MARKED})().includes({option!r})")
    slip = page.evaluate(SAID)
    for _ in range(TRIES):
        if person.enlarges():
            person.put_down()
        person._answer(option)
        page.wait_for_timeout(50)
        if page.evaluate(SAID) != slip or option not in page.evaluate(MARKED):
            return
    raise AssertionError(f"{option} is not taken\n{person.screen()}")


def check_spilt(person: Person) -> None:
    """Once the discs have followed what they mark: they look for it eight times a second."""
    for _ in range(TRIES):
        if not person.page.evaluate(SPILT):
            return
        person.page.wait_for_timeout(100)
    raise AssertionError(f"{person.page.evaluate(SPILT)}\n{person.screen()}")


def whole(person: Person, site: str, game: str) -> None:
    for option in begin(person, site, game):
        touch(person, option)
        assert not person.page.evaluate(CUT)
        check_spilt(person)
        person.check_news()
    expect(person.page.locator(".coach--end")).to_be_visible()
    assert not person.page.evaluate(CUT)
    person.check_access()
    person.content()


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.nightly), "phone"])
def test_a_lesson_to_its_end(come: Come, site: str, size: str) -> None:
    person = come(seed=1, **SIZES[size])
    whole(person, site, QUICK)
    person.page.get_by_role("button", name="Jouer une vraie partie").click()
    person.page.wait_for_url(re.compile("/t/"))
    person.arrive()
    expect(person.page.locator(".coach")).to_have_count(0)


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_to_its_end(come: Come, site: str, game: str, size: str, language: str) -> None:
    person = come(seed=1, locale=language, **SIZES[size])
    whole(person, site, game)
    if language == "en-GB":
        check_english(person)


@pytest.mark.nightly
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_by_keyboard_only(come: Come, site: str, game: str) -> None:
    person = come(seed=1, by_keyboard=True, **DESK)
    for option in begin(person, site, game):
        touch(person, option)
    expect(person.page.locator(".coach--end")).to_be_visible()
    person.content()


def test_who_begins_says_once_in_which_language(come: Come, site: str) -> None:
    person, sent = come(seed=1, **DESK), list[str]()
    person.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    begin(person, site, QUICK)
    expect(person.page.locator(".pas--now")).to_be_visible()
    assert [frame for frame in sent if '"language"' in frame] == sent[:1]
    expect(person.page.locator(".notice")).to_have_count(0)
    person.content()


def test_the_slip_leaves_room_for_the_question_and_the_discs_for_the_words(come: Come, site: str) -> None:
    """On a phone, with two rows of cards: what the souffleur calls by the words on its button is marked there."""
    person = come(seed=1, **PHONE)
    page = person.page
    for number, option in enumerate(begin(person, site, "noe")):
        page.wait_for_function(f"() => ({MARKED})().includes({option!r})")
        page.wait_for_timeout(200)  # discs follow
        assert not page.evaluate(SPILT)
        if not number:
            for marked in (".prompt", ".mat"):  # the button that says it, and the pile
                expect(page.locator(f'{marked} [data-option="{option}"][data-lit]')).to_have_count(1)
        touch(person, option)
    expect(page.locator(".coach--end")).to_be_visible()
    assert not page.evaluate(SPILT)
    person.content()


def test_another_answer_is_refused_kindly_and_the_rest_is_softened(come: Come, site: str) -> None:
    person = come(seed=1, **DESK)
    first, *_ = begin(person, site, QUICK)
    person.page.wait_for_function(f"() => ({MARKED})().includes({first!r})")
    expect(person.page.locator(".pas")).to_have_count(3)  # the card, its number, the target
    expect(person.page.locator(".pas--now")).to_have_count(1)
    other = person.page.locator('.prompt [data-option="pass"]')
    assert "opacity" in str(other.evaluate("one => getComputedStyle(one).filter"))
    other.click()
    expect(person.page.locator(".notice")).to_contain_text("Pas tout de suite\u00a0: Touchez Virus")
    expect(person.page.locator(".coach__s")).to_have_text("Étape 1 sur 10")
    touch(person, first)
    person.content()


def test_one_is_shown_goes_back_reloads_leaves_and_comes_back(come: Come, site: str) -> None:
    person = come(seed=1, **DESK)
    answers = begin(person, site, QUICK)
    page, step = person.page, person.page.locator(".coach__s")
    for option in answers[:3]:
        page.wait_for_function(f"() => ({MARKED})().includes({option!r})")
        page.get_by_role("button", name="Montrez-moi").click()
    expect(step).to_have_text("Étape 2 sur 10")
    page.reload()
    expect(step).to_have_text("Étape 2 sur 10")
    page.get_by_role("link", name="Quitter").click()
    expect(page.locator(".boxes .box").first).to_be_visible()
    assert page.locator("#yours").count() == 0  # a lesson is no game of mine
    page.get_by_role("link", name=re.compile("^Leçon, 4 min.*Virus War")).click()
    expect(step).to_have_text("Étape 2 sur 10")
    page.get_by_role("button", name="Étape précédente").click()
    expect(step).to_have_text("Étape 1 sur 10")
    touch(person, answers[0])
    person.content()


def test_who_leaves_a_lesson_does_not_begin_it_once_more(come: Come, site: str) -> None:
    """The page that is left was put up again for a moment: a socket that nobody closed, a lesson of no game."""
    person = come(seed=1, **DESK)
    begin(person, site, QUICK)
    page, asked = person.page, list[str]()
    expect(page.locator(".coach__s")).to_have_text("Étape 1 sur 10")
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.get_by_role("link", name="Quitter").click()
    expect(page.locator(".boxes .box").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/lesson" in url or "/ws/" in url] == []
    person.content()


def test_a_lesson_that_was_cleared_away_begins_anew(come: Come, site: str) -> None:
    person = come(seed=1, **DESK)
    begin(person, site, QUICK)
    person.page.evaluate(
        """() => { const all = JSON.parse(localStorage["crise-lessons"]);
        for (const one of Object.values(all)) one.code = "ZZZZZZ";
        localStorage["crise-lessons"] = JSON.stringify(all); }"""
    )
    person.page.reload()
    expect(person.page.locator(".coach__s")).to_have_text("Étape 1 sur 10")
    person.content()


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.nightly), "small"])
def test_it_is_offered_once_and_everywhere(come: Come, site: str, size: str) -> None:
    person = come(seed=1, **SIZES[size])
    page = person.page
    page.goto(site)
    expect(page.locator(".first")).to_be_visible()
    assert not page.evaluate(CUT)
    person.check_access()
    page.get_by_role("button", name="Non merci").click()
    expect(page.locator(".first")).to_have_count(0)
    page.reload()
    expect(page.locator(".boxes .box").first).to_be_visible()
    expect(page.locator(".first")).to_have_count(0)
    for path in (f"/jeux/{QUICK}", f"/regles/{QUICK}"):
        page.goto(site + path)
        expect(page.locator(f'main a[href="/lecon/{QUICK}"]')).to_be_visible()
        person.check_access()
    person.new_table(site, QUICK, {}, 3)
    expect(page.locator(f'main a[href="/lecon/{QUICK}"]')).to_be_visible()
    person.check_access()
    person.content()


def test_the_souffleur_leaves_the_dials_in_sight(come: Come, site: str) -> None:
    """Where the mat is low, its piles lie under the dials, never on them: one of those is to be touched."""
    person = come(seed=0, **PHONE)
    person.page.goto(f"{site}/lecon/{QUICK}")
    expect(person.page.locator(".coach")).to_be_visible()
    ring, piles = (person.page.locator(where).bounding_box() for where in (".ring", ".mat .mid"))
    assert ring
    assert piles
    assert ring["y"] + ring["height"] <= piles["y"]
    person.content()


def test_a_lesson_tells_its_language_only_when_it_changes(come: Come, site: str) -> None:
    page, sent = come(0, **DESK).page, list[str]()
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.goto(f"{site}/lecon/{QUICK}")
    expect(page.locator(".prompt--me")).to_be_visible()
    page.wait_for_timeout(300)
    assert [one for one in sent if '"speak"' in one] == []
    expect(page.locator(".notice")).to_have_count(0)


SEEN = """(where) => [...document.querySelectorAll(where)].every((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
# The amber disc, on words of what is asked or of what is marked; the edge of a letter does not count.
LIES_OVER = """() => {
    const disc = document.querySelector(".pas--now").getBoundingClientRect(), edge = 5;
    const where = [...document.querySelectorAll(".prompt [data-lit], .prompt__why")];
    return where.filter((one) => {
        const said = document.createRange(), words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const lines = [];
        while (words.nextNode()) {
            said.selectNodeContents(words.currentNode);
            lines.push(...said.getClientRects());
        }
        return lines.some((line) => line.left + edge < disc.right && disc.left < line.right - edge
            && line.top + edge < disc.bottom && disc.top < line.bottom - edge);
    }).map((one) => one.textContent);
}"""


def shown(person: Person, answers: list[str]) -> None:
    """These are given by the souffleur; the table waits for the next."""
    for option in answers:
        person.page.wait_for_function(f"() => ({MARKED})().includes({option!r})")
        state = person.page.inner_text(".pas--now") + person.page.inner_text(".prompt")
        person.page.get_by_role("button", name="Montrez-moi").click()
        person.page.wait_for_function(
            """(was) => {
                const text = (where) => document.querySelector(where)?.innerText;
                return text(".pas--now") && text(".pas--now") + text(".prompt") !== was;
            }""",
            arg=state,
        )


def test_the_souffleur_takes_nothing_from_a_wide_table(come: Come, site: str) -> None:
    """Beside it: the map keeps its room, the events under it are in sight; and what is paid four times says how far."""
    person = come(seed=1, **{**LAPTOP, "color_scheme": "light"})
    page, answers = person.page, begin(person, site, "dans-la-tourmente")
    expect(page.locator(".side .coach")).to_be_visible()
    shown(person, answers[:2])
    assert page.evaluate(SEEN, ".events [data-card]")
    expect(page.locator(".power--me")).to_contain_text("Vous")
    threat = page.locator(".plate .preview--no").first.bounding_box()
    assert threat
    assert threat["height"] < TWO_LINES  # the next region lies below
    paid = answers.index("M", answers.index("4"))
    shown(person, answers[2:paid])
    expect(page.locator(".pas")).to_have_text(["1"])
    expect(page.locator(".prompt [data-lit]")).to_have_text(re.compile("Argent"))  # the same in words is not softened
    page.get_by_role("button", name="Montrez-moi").click()
    expect(page.locator(".pas")).to_have_text(["2"])
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".hand .coach")).to_be_visible()
    person.content()


# What does not fit into its place, or the whole table moved up.
SQUEEZED = """() => [".app", ".prompt"].map((where) => document.querySelector(where))
    .filter((one) => one.scrollTop || one.scrollHeight > one.clientHeight + 1).map((one) => one.className)"""


def test_on_a_phone_nothing_lies_over_what_it_speaks_of(come: Come, site: str) -> None:
    person = come(seed=1, **PHONE)
    page, answers = person.page, begin(person, site, "etat-durgence")
    page.wait_for_function(f"() => ({MARKED})().length")
    assert not page.evaluate(SQUEEZED)  # five teams to choose from
    assert not page.evaluate(LIES_OVER)
    bought = answers.index("disinfect") - 2
    shown(person, answers[:bought])
    expect(page.locator(".teams")).not_to_be_in_viewport()  # far down the market
    shown(person, answers[bought : answers.index("attack")])
    expect(page.locator(".teams")).to_be_in_viewport(ratio=0.9)  # who is to lose trust
    person.content()


def test_on_a_small_phone_discs_and_buttons_lie_on_no_word(come: Come, site: str) -> None:
    """Five teams stand close to each other; with its last two cards a hand has no button in its heading."""
    person = come(seed=1, **SMALL)
    page = person.page
    for option in begin(person, site, "etat-durgence")[:4]:
        page.wait_for_function(f"() => ({MARKED})().includes({option!r})")
        page.wait_for_timeout(200)  # discs follow
        assert not page.evaluate(SPILT)
        step, ways = page.locator(".coach__s").bounding_box(), page.locator(".coach__a").bounding_box()
        assert step
        assert ways
        assert step["x"] + step["width"] <= ways["x"]
        touch(person, option)
    person.content()


def test_on_a_phone_a_large_hand_leaves_room_for_the_question(come: Come, site: str) -> None:
    person = come(seed=1, **PHONE)
    page, answers = person.page, begin(person, site, "dans-la-tourmente")
    for given in range(4):
        page.wait_for_function(f"() => ({MARKED})().includes({answers[given]!r})")
        page.wait_for_timeout(500)  # it would scroll by then
        assert not page.evaluate(SQUEEZED), given
        assert not page.evaluate(LIES_OVER), given
        shown(person, answers[given : given + 1])
    expect(page.locator(".hand .coach")).to_be_in_viewport(ratio=1)
    person.content()
