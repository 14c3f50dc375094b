"""What moves when something is told: cards, harm and help, arrows; and Noé's memory sheet.

A real table, from where on the test speaks for the server: what is told is then known to the letter.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.night import mostly_by_night

# Every movement that a page starts, with where it begins and ends.
RECORD = """
    window.moves = [];
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const at = (frame) => (frame.transform.match(/-?[\\d.]+/g) ?? []).slice(0, 2).map(Number);
        const card = this.closest("[data-card]");
        window.moves.push({
            kind: this.className === "ghost" ? "ghost" : card ? "card" : "life",
            what: card?.dataset.card ?? this.dataset.life ?? "",
            from: at(frames[0]), to: at(frames[1]), delay: timing.delay, duration: timing.duration, fill: timing.fill,
        });
        return plain.call(this, frames, timing);
    };
"""
CENTRE = (
    """(one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"""
)
# Where on the page the head of an arrow is.
TIP = """(line) => {
    const { x, y } = line.getPointAtLength(line.getTotalLength()).matrixTransform(line.getScreenCTM());
    return [x, y];
}"""
REACH = 50  # pixels between the head of an arrow and the middle of what it aims at
GHOST = (23, 32)  # half of a card on its way
LONGEST = 1_500
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
AWAKE: dict[str, Any] = {"reduced_motion": "no-preference", "viewport": {"width": 1440, "height": 900}}


class Narrator:
    """Between a page and the server: lets everything through until it speaks itself."""

    def __init__(self, page: Page) -> None:
        self.view: dict[str, Any] = {}
        self._version = self._line = 0
        self._silent = False
        page.add_init_script(RECORD)
        page.route_web_socket("**/ws/*", self._connect)
        self._page = page

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket, self._silent = socket, False
        socket.connect_to_server().on_message(self._hear)

    def _hear(self, heard: str | bytes) -> None:
        if self._silent:
            return
        for message in json.loads(heard):
            told = message.get("situation") or message
            self._version = told.get("version", self._version)
            self._line = max([self._line, *(line["n"] for line in told.get("lines", []))])
            self.view |= told.get("view") or told.get("changed") or {}
        self._socket.send(heard)

    def tell(self, *lines: tuple[str, dict[str, Any]], **changed: Any) -> list[dict[str, Any]]:
        """What moves when the server says this."""
        moment = self.say(*lines, **changed)
        expect(self._page.locator(".prompt__what")).to_have_text(moment)
        moves: list[dict[str, Any]] = self._page.evaluate("window.moves")
        return moves

    def say(self, *lines: tuple[str, dict[str, Any]], place: int = 0, **changed: Any) -> str:
        """What the table then waits for, in words."""
        self._silent = True
        self._version += 1
        told = [
            {"n": self._line + at, "what": what, "args": args, "text": what} for at, (what, args) in enumerate(lines, 1)
        ]
        self._line += len(lines)
        update = {
            "type": "update",
            "version": self._version,
            "round": 1,
            "changed": changed,
            "lines": told,
            "question": None,
            "place": place,
        }
        moment = f"moment {self._version}"
        waiting = {"seats": [0], "sealed": False, "text": moment}
        clock: dict[str, Any] = {"left": None, "running": False, "banks": None, "hesitating": []}
        self.wait_for_rest()  # a card still on its way from what was told before would set out again
        self._page.evaluate("window.moves = []")
        self._socket.send(json.dumps([update | {"undo": False, "waiting": waiting, "clock": clock, "result": None}]))
        return moment

    def wait_for_rest(self) -> None:
        self._page.wait_for_function("() => !document.getAnimations().length")


def sit(come: Come, site: str, game: str, **how: Any) -> tuple[Person, Narrator]:
    person = come(seed=0, **(AWAKE | how))
    narrator = Narrator(person.page)
    person.new_game(site, game, {}, seats=4)
    person.page.wait_for_selector(".prompt--me")
    narrator.wait_for_rest()
    return person, narrator


def ghosts(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Cards that nobody sees. A card that a bot put down before may be moved aside at the same time."""
    return [move for move in moves if move["kind"] == "ghost"]


def centre(page: Page, where: str) -> tuple[float, float]:
    x, y = page.locator(where).first.evaluate(CENTRE)
    return x, y


def near(move: list[float], spot: tuple[float, float]) -> bool:
    return abs(move[0] + GHOST[0] - spot[0]) < 3 and abs(move[1] + GHOST[1] - spot[1]) < 3


def test_what_is_told_of_others_is_seen_to_move(come: Come, site: str) -> None:
    person, narrator = sit(come, site, "virus-war")
    page = person.page
    narrator.tell(("passed", {"seat": 2}))  # the question is gone, and its buttons
    seats = [centre(page, f'.mat [data-seat="{seat}"]') for seat in range(4)]

    (drawn,) = ghosts(narrator.tell(("drew", {"seat": 2, "card": None})))
    assert near(drawn["to"], seats[2])
    pile = page.locator(".mat .pile").first.bounding_box()
    assert pile
    assert abs(drawn["from"][0] - pile["x"]) < 3

    (stolen,) = ghosts(narrator.tell(("stole", {"thief": 1, "victim": 3, "card": None})))
    assert near(stolen["from"], seats[3])
    assert near(stolen["to"], seats[1])

    harm = narrator.tell(
        ("suffers", {"seat": 2, "points": 3, "life": 40}), ("healed", {"seat": 1, "points": 3, "life": 40})
    )
    assert not ghosts(harm)
    assert {(move["what"], move["delay"]) for move in harm if move["kind"] == "life"} == {("2", 0), ("1", 170)}
    expect(page.locator(".ghost")).to_have_count(0)  # they are gone when they have come
    person.content()


def test_a_card_leaves_from_where_it_was(come: Come, site: str) -> None:
    person, narrator = sit(come, site, "virus-war")
    page = person.page
    mine = narrator.view["hands"][0]["cards"]
    card = str(mine[0][0])
    was = page.locator(f'.hand [data-card="{card}"]').first.bounding_box()
    hands = [{"count": len(mine) - 1, "cards": mine[1:]}, *narrator.view["hands"][1:]]
    moves = narrator.tell(
        ("played_alone", {"seat": 0, "card": mine[0]}), hands=hands, discard={"count": 1, "cards": [mine[0]]}
    )
    (played,) = (move for move in moves if move["what"] == card)
    now = page.locator(f'.mat [data-card="{card}"]').first
    narrator.wait_for_rest()
    box = now.bounding_box()
    assert was
    assert box
    assert played["from"] == pytest.approx([was["x"] - box["x"], was["y"] - box["y"]], abs=2)
    assert played["duration"] == 320


def test_much_that_is_told_at_once_does_not_take_long(come: Come, site: str) -> None:
    _, narrator = sit(come, site, "virus-war")
    moves = narrator.tell(*(("drew", {"seat": 1, "card": None}) for _ in range(40)))
    assert len(ghosts(moves)) == 40
    assert max(move["delay"] for move in moves) < LONGEST
    assert {move["fill"] for move in ghosts(moves)} == {"backwards"}  # until they fly they lie where they start


@pytest.mark.parametrize(("motion", "durations"), [("fast", {224}), ("none", set())])
def test_movements_are_as_fast_as_one_likes(come: Come, site: str, motion: str, durations: set[int]) -> None:
    person = come(seed=0, **AWAKE)
    person.page.add_init_script(f"localStorage.setItem('crise-settings', '{json.dumps({'motion': motion})}')")
    narrator = Narrator(person.page)
    person.new_game(site, "virus-war", {}, seats=4)
    person.page.wait_for_selector(".prompt--me")
    moves = narrator.tell(("drew", {"seat": 1, "card": None}), ("infected", {"seat": 2, "tokens": 1, "total": 1}))
    assert {move["duration"] for move in ghosts(moves)} == durations
    assert bool(moves) == (motion != "none")


def test_each_team_draws_from_its_own_pile_and_buys_from_the_market(come: Come, site: str) -> None:
    person, narrator = sit(come, site, "etat-durgence")
    page = person.page
    narrator.tell(("turn", {"seat": 2}))
    drawn = ghosts(narrator.tell(("drew", {"seat": 2, "cards": [None, None, None]})))
    assert [move["delay"] for move in drawn] == [0, 70, 140]
    assert all(near(move["from"], centre(page, '[data-pile="2"]')) for move in drawn)
    assert all(near(move["to"], centre(page, '.mat [data-seat="2"]')) for move in drawn)

    market = narrator.view["market"]
    shelf = page.locator(".mk [data-card]").first
    sold, stood = shelf.get_attribute("data-card"), shelf.bounding_box()
    card = next(one for one in market["cards"] if str(one[0]) == sold)
    left = {"count": market["count"] - 1, "cards": [one for one in market["cards"] if one != card]}
    (bought,) = ghosts(narrator.tell(("bought", {"seat": 1, "card": card, "price": 0}), market=left))
    assert stood
    assert abs(bought["from"][0] - stood["x"]) < 3
    assert near(bought["to"], centre(page, '.mat [data-seat="1"]'))
    person.content()


def test_an_arrow_shows_who_acts_against_whom(come: Come, site: str) -> None:
    person, narrator = sit(come, site, "virus-war")
    page = person.page
    arrows = page.locator(".aims .aims__l")
    card = narrator.view["hands"][0]["cards"][0]
    narrator.tell(("passed", {"seat": 1}), played=[])
    expect(arrows).to_have_count(0)
    narrator.tell(("played_at", {"seat": 1, "card": card, "target": 3}), played=[card])
    expect(arrows).to_have_count(1)
    (x1, y1), (x2, y2) = (centre(page, f'.mat [data-seat="{seat}"] [data-life]') for seat in (1, 3))
    frame = page.locator(".aims").bounding_box()
    numbers = [float(one) for one in (arrows.get_attribute("d") or "").replace("M", "").replace("Q", " ").split()]
    assert frame
    start, end = (numbers[0] + frame["x"], numbers[1] + frame["y"]), (numbers[4] + frame["x"], numbers[5] + frame["y"])
    assert ((start[0] - x1) ** 2 + (start[1] - y1) ** 2) ** 0.5 == pytest.approx(46, abs=3)  # clear of the seats
    assert ((end[0] - x2) ** 2 + (end[1] - y2) ** 2) ** 0.5 == pytest.approx(46, abs=3)
    page.wait_for_timeout(2_800)  # as long as the announced card lies there
    expect(arrows).to_have_count(1)
    narrator.tell(("cancelled", {"seat": 1, "card": card}), played=[])
    expect(arrows).to_have_count(0)


@pytest.mark.parametrize("size", mostly_by_night([AWAKE, AWAKE | LAPTOP], AWAKE | LAPTOP), ids=["desk", "laptop"])
def test_my_team_stands_beside_my_hand_and_what_is_done_to_it_goes_there(
    come: Come, site: str, size: dict[str, Any]
) -> None:
    """État d’urgence: on top are those whom I play against."""
    person, narrator = sit(come, site, "etat-durgence", **size)
    page = person.page
    mine, arrows = page.locator('.hand [data-seat="0"]'), page.locator(".aims .aims__l")
    expect(page.locator(".mat [data-seat]")).to_have_count(3)
    me, slots, hand = (page.locator(one).bounding_box() for one in (".me", ".slots", ".hand"))
    assert me
    assert slots
    assert hand
    assert me["x"] + me["width"] <= slots["x"]
    assert hand["y"] <= me["y"] <= me["y"] + me["height"] <= hand["y"] + hand["height"]

    narrator.tell(("attacked", {"seat": 2, "victim": 0, "points": 3}))
    expect(arrows).to_have_count(1)
    x, y = arrows.evaluate(TIP)
    life = mine.locator("[data-life]").bounding_box()
    assert life
    assert abs(x - life["x"] - life["width"] / 2) < REACH
    assert 0 <= life["y"] + life["height"] / 2 - y < REACH
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.hand') !== null", [x, y])

    market = narrator.view["market"]
    card = next(one for one in market["cards"] if page.locator(f'.mk [data-card="{one[0]}"]').count())
    left = {"count": market["count"] - 1, "cards": [one for one in market["cards"] if one != card]}
    (bought,) = ghosts(narrator.tell(("bought", {"seat": 0, "card": card, "price": 0}), market=left))
    assert near(bought["to"], centre(page, '.hand [data-seat="0"]'))
    person.check_access()
    person.content()


def test_on_a_phone_or_out_of_the_game_my_team_stands_among_the_others(come: Come, site: str) -> None:
    person, narrator = sit(come, site, "etat-durgence")
    page = person.page
    teams, mine = page.locator(".mat [data-seat]"), page.locator(".me")
    expect(teams).to_have_count(3)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(teams).to_have_count(4)
    expect(mine).to_have_count(0)
    page.set_viewport_size(AWAKE["viewport"])
    expect(mine).to_have_count(1)
    narrator.say(("out", {"seat": 0}), alive=[1, 2, 3])
    expect(teams).to_have_count(4)
    expect(mine).to_have_count(0)
    person.content()


# What the sheet says of a card, by the name of its row and of its column.
CELL = """([name, category]) => {
    const text = (one) => one.textContent.trim();
    const column = [...document.querySelectorAll(".memo thead tr > *")].findIndex((one) => text(one) === category);
    const row = [...document.querySelectorAll(".memo tbody tr")].find((one) => text(one.cells[0]) === name);
    return text(row.cells[column]);
}"""


def test_the_memory_sheet_tells_what_this_seat_has_seen(come: Come, site: str) -> None:
    person, narrator = sit(come, site, "noe", reduced_motion="reduce")
    page = person.page
    code = page.url.split("/t/")[1].split("#")[0]
    faces = {
        face["key"]: face["name"].removesuffix(")").split(" (")
        for face in page.request.get(f"{site}/api/tables/{code}/cards").json()
        if face["kind"] == "personnage" and face["count"]
    }
    hands = narrator.view["hands"]
    mine = [key for _, key in hands[0]["cards"] if key in faces]
    shown = json.dumps(narrator.view)  # bots may have played before: what they showed is no secret any more
    held, thrown, unseen = [key for key in faces if f'"{key}"' not in shown][:3]
    hidden = [None] * 5
    narrator.tell(
        hands=[hands[0], hands[1], {"count": 6, "cards": [[90, held], *hidden]}, hands[3]],
        discard={"count": 1, "cards": [[91, thrown]]},
    )
    page.get_by_role("button", name="Fiche mémoire").click()
    sheet = page.get_by_role("dialog", name="Fiche mémoire")
    expect(sheet).to_be_visible()
    person.check_access()
    me, _, third, _ = (name.split(" (")[0] for name in page.locator(".panel__name").all_inner_texts())
    assert page.evaluate(CELL, faces[held]) == f"en main\u00a0: {third}"
    assert page.evaluate(CELL, faces[thrown]) == "à la défausse"
    assert page.evaluate(CELL, faces[unseen]) == "pas encore vue"
    assert mine
    assert me == "Vous"
    assert {page.evaluate(CELL, faces[key]) for key in mine} == {"en main\u00a0: Léa"}
    assert sheet.locator("td.memo--mine").count() == len(mine)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    person.content()
