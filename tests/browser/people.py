"""People at the browser: they read the prompt and click what stands out, as anybody would.

Nobody waits for ever: a table where nothing changes for a while, a button that can't be pressed and a game without end
all fail, and say what was on the screen.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, TypeAlias

import msgspec
from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocketRoute, expect
from playwright.sync_api import Error as PlaywrightError

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
CHOICES = ".prompt__do [data-option], .hand [data-option], .mat [data-option]"
CONFIRM = ".prompt__do .btn--main:not([data-option])"  # a first tap, and a number that will be sealed, only marks
GAME = 1_800.0  # seconds for a whole game, of the longest by keyboard too
TO_THE_END = 1_000_000  # answers
GAMES = 5  # in which what is waited for may come
STILL = 60.0  # seconds without any change: nobody is coming any more
PRESS = 3_000.0  # milliseconds to press what is on the screen
MISSES = 6  # presses in a row that nothing came of
AGAIN = 10  # looks of axe at a page that does not keep still
TABS = 400  # presses of the tabulator, to reach anything

LOOK = """([choices, confirm, awaited]) => {
    const text = (where) => document.querySelector(where)?.innerText ?? "";
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
    const app = document.querySelector(".app");
    return {
        over: !!document.querySelector(".win"),
        asked: !!document.querySelector(".prompt--me"),
        loupe: !!document.querySelector("dialog[open]"),
        prompt: text(".prompt__what"),
        notice: text(".notice"),
        awaited: !!awaited && !!document.querySelector(awaited),
        marked: !!document.querySelector(confirm),
        options: [...document.querySelectorAll(choices)].filter(seen).map((one) => one.dataset.option),
        print: app ? app.textContent + app.querySelectorAll("*").length : "",
    };
}"""
# What a page is made of, without what tells one seat or one card from another.
PARTS = """() => [...new Set([...document.querySelectorAll("body *")].flatMap(
    (one) => [...one.classList, one.getAttribute("role") ?? one.localName]))].filter((name) => !/\\d/.test(name))"""
# How many steps of the tabulator, forward or back, from where the focus is to what is wanted.
STEPS = """(wanted) => {
    const all = [...document.querySelectorAll("a[href], button, input, select, [tabindex]")].filter(
        (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }));
    const at = all.indexOf(document.activeElement);
    return all.findIndex((one) => one.matches(wanted)) - at;
}"""
FOCUS = """(wanted) => {
    const one = document.activeElement, style = getComputedStyle(one);
    const shown = parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== "none" || style.boxShadow !== "none";
    const there = [...document.querySelectorAll(wanted)].some(
        (other) => other.checkVisibility({ visibilityProperty: true }) && other.getClientRects().length > 0);
    return { there, here: one.matches(wanted), visible: one.matches(":focus-visible") && shown };
}"""
MARKUP = "document.body.outerHTML"
# A colour on its way from one to another is neither: transitions are brought to their end.
SETTLED = "document.getAnimations().forEach(one => one instanceof CSSTransition && one.finish())"
VIOLATIONS = """axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(
    v => v.id + ': ' + v.nodes.map(n => n.target.join(' ') + ' ' + n.failureSummary).join('; ')))"""


class Look(msgspec.Struct, frozen=True):
    """One look at the screen."""

    over: bool
    asked: bool
    loupe: bool
    prompt: str
    notice: str
    awaited: bool  # is there what was looked for?
    marked: bool  # what a first tap chose: nothing is answered, or nothing came of it yet
    options: list[str]
    print: str  # whatever changes, changes this


Meddle: TypeAlias = Callable[["Person"], bool]  # before each look at the table; True: that was enough for now


class Person:
    """One page, one seat."""

    def __init__(self, page: Page, seed: int, by_keyboard: bool = False, careful: bool = False) -> None:
        """By keyboard: no mouse, no finger. Careful: axe looks at whatever the page did not show before."""
        self.page = page
        self.random = Random(seed)
        self.by_keyboard, self.careful = by_keyboard, careful
        self.by_touch: bool = page.evaluate("matchMedia('(pointer: coarse)').matches")
        self.link = ""  # the secret one, to this seat
        self.asked = 0
        self.answers = 0
        self.over = False
        self._again: Callable[[], None] | None = None  # begins another game like this one
        self.complaints: list[str] = []
        self._parts: set[str] = set()
        self._print, self._since = "", monotonic()
        self._misses: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        # a socket that a test cuts is told on the console by the browser itself
        if message.type in ("error", "warning") and "WebSocket" not in message.text:
            self.complaints.append(message.text)

    def content(self) -> None:
        assert not self.complaints, self.complaints

    # --- getting to a table -------------------------------------------------------

    def play_now(self, site: str, title: str) -> None:
        """From the home page to the first decision: open, click."""
        self.page.goto(site)
        self.page.get_by_role("button", name=re.compile(f"^Jouer.*{re.escape(title)},")).click()
        self.arrive()

    def new_game(self, site: str, game: str, options: dict[str, Any], seats: int | None = None) -> None:
        """Against bots, with options that the home page does not offer: as the waiting room would set them."""
        self._again = partial(self.new_game, site, game, options, seats)
        self.sit(site, {"game": game, "options": options, "level": "normal", "start": True, "seats": seats})
        self.arrive()
        self.over = False

    def new_table(self, site: str, game: str, options: dict[str, Any], seats: int, cards: str | None = None) -> str:
        """A waiting room, perhaps with a card file of one's own; the link to it."""
        self.sit(site, {"game": game, "options": options, "seats": seats, "cards": cards})
        self.page.wait_for_selector(".salon")
        return self.page.url.split("#")[0]

    def sit(self, site: str, table: dict[str, Any]) -> None:
        self.page.goto(site)
        table = {"name": "Léa", **{key: value for key, value in table.items() if value is not None}}
        seat = self.page.request.post(f"{site}/api/tables", data=table).json()
        self.link = f"{site}/t/{seat['code']}#{seat['token']}"
        self.page.goto(self.link)

    def arrive(self) -> None:
        expect(self.page.locator(".app .prompt, .win")).to_be_visible()

    def mishear(self, said: str, heard: str) -> None:
        """The page takes one thing that the server says for another."""

        def connect(socket: WebSocketRoute) -> None:
            socket.connect_to_server().on_message(lambda words: socket.send(str(words).replace(said, heard)))

        self.page.route_web_socket("**/ws/*", connect)

    # --- playing ---------------------------------------------------------------------

    def look(self, awaited: str = "") -> Look:
        return msgspec.convert(self.page.evaluate(LOOK, [CHOICES, CONFIRM, awaited]), Look)

    def play(self, meddle: Meddle = lambda person: False, answers: int = TO_THE_END) -> None:
        """To the end of the game, or so many answers."""
        play_together([self], meddle, answers)

    def move(self, until: str = "") -> bool:
        """Do whatever there is to do, until this is there. False: nothing was answered."""
        look = self.look(until)
        self._watch(look)
        self.over = look.over
        if look.over:
            return False
        if look.loupe:
            self.put_down()
            return False  # nothing comes of it
        options = sorted(set(look.options))
        if not look.asked or not options or look.awaited:
            return False
        if self.careful:
            self.check_news()
        self.asked += 1
        return self._answer(self.random.choice(options))

    def enlarges(self) -> bool:
        """A card that was held for a moment too long lies over the table: `move` puts it down first."""
        return self.page.locator("dialog.loupe[open]").count() > 0

    def put_down(self) -> None:
        """The card that is enlarged."""
        self._try(self.page.locator("dialog[open] .btn--main").first)

    def play_until(self, found: Locator) -> None:
        """Answer until it is there, in another game if one ends first: nobody chooses how it is shuffled. An answer on
        its way is waited for: what the page still shows until then is of the question before."""
        games = 1
        while not found.count():
            moved = self.move()
            if self.over:
                assert self._again, "nobody knows how to begin another game"
                assert games < GAMES, f"{games} games ended first\n{self.screen()}"
                games += 1
                self._again()
            elif moved:
                self.wait_for_news(self._print)  # what `move` decided on
            else:
                self.page.wait_for_timeout(20)

    def wait_for_news(self, seen: str) -> None:
        """Until the page shows anything else than this, and no longer what was only marked; none come of a card that
        was held for too long."""
        while ((look := self.look()).print == seen or look.marked) and not look.loupe:
            self._watch(look)
            self.page.wait_for_timeout(20)

    def _watch(self, look: Look) -> None:
        if look.print != self._print:
            self._print, self._since, self._misses = look.print, monotonic(), []
        elif monotonic() - self._since > STILL:
            raise AssertionError(f"nothing changed for {STILL:.0f} seconds\n{self.screen()}")
        elif len(self._misses) >= MISSES:
            raise AssertionError(f"nothing can be pressed: {self._misses[-1]}\n{self.screen()}")

    def _answer(self, option: str) -> bool:
        if self.by_keyboard:
            return self._walk(option)
        ways = self.page.locator(f'[data-option="{option}"]:visible')  # on the card, on the player, in the prompt
        count = ways.count()
        return bool(count) and self._try(ways.nth(self.random.randrange(count)))

    def _try(self, chosen: Locator) -> bool:
        try:
            self._press(chosen)
            confirm = self.page.locator(CONFIRM)
            if confirm.count():
                self._press(confirm)
            self.answers += 1
        except PlaywrightError as error:  # the table went on while we were reaching for it; or it does not let us
            self._misses.append(str(error))
            return False
        return True

    def _press(self, chosen: Locator) -> None:
        (chosen.tap if self.by_touch else chosen.click)(timeout=PRESS)

    def _walk(self, option: str) -> bool:
        """To the answer, and to the button that confirms it, if it was only marked."""
        if not self._reach(f'[data-option="{option}"]'):
            return False
        self.page.keyboard.press("Enter")
        if self.page.locator(CONFIRM).count() and self._reach(CONFIRM):
            self.page.keyboard.press("Enter")
        self.answers += 1
        return True

    def _reach(self, wanted: str) -> bool:
        """By the tabulator, there or back, and always seeing where we are. False: the table went on."""
        steps: int = self.page.evaluate(STEPS, wanted)
        key = "Tab" if steps > 0 else "Shift+Tab"
        for _ in range(TABS):
            focus = self.page.evaluate(FOCUS, wanted)
            if focus["here"]:
                assert focus["visible"], f"the focus can't be seen\n{self.screen()}"
                return True
            if not focus["there"]:
                return False
            self.page.keyboard.press(key)
        raise AssertionError(f"{wanted} can't be reached by keyboard\n{self.screen()}")

    # --- looking ----------------------------------------------------------------------

    def screen(self) -> str:
        """What there is to see, for the message of a test that fails."""
        look = self.look()
        lines = self.page.locator(".log li").all_inner_texts()[-5:]
        told = [
            f"page: {self.page.url}, {self.answers} answers given",
            f"prompt: {look.prompt!r}, asked: {look.asked}, enlarged: {look.loupe}, over: {look.over}",
            f"notice: {look.notice!r}",
            f"options: {look.options}",
            f"log: {lines}",
            f"body: {self.page.inner_text('body')[:600]!r}",
        ]
        return "\n".join([*told, *self.complaints, *self._misses[-1:]])

    def check_news(self) -> None:
        """axe, if the page is made of something that it did not see yet."""
        parts = set(self.page.evaluate(PARTS))
        if parts - self._parts:
            self._parts |= parts
            self.check_access()

    def check_access(self) -> None:
        """axe-core finds nothing in what is on the page now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found = self._violations()
        assert not found, "\n".join(found)

    def _violations(self) -> list[str]:
        """A page that changes under axe's eyes is looked at again: else it compares words of one moment with colours
        of another."""
        for _ in range(AGAIN):
            self.page.evaluate(SETTLED)
            before = self.page.evaluate(MARKUP)
            found: list[str] = self.page.evaluate(VIOLATIONS)
            if not found or before == self.page.evaluate(MARKUP):
                return found
        raise AssertionError(f"the page does not keep still\n{self.screen()}")


def play_together(people: list[Person], meddle: Meddle = lambda person: False, answers: int = TO_THE_END) -> None:
    """Everybody answers when asked, until the game is over for all of them, or they have given so many answers."""
    end = monotonic() + GAME
    while not all(person.over for person in people) and sum(person.answers for person in people) < answers:
        if monotonic() > end:
            raise AssertionError("no end of the game\n" + "\n".join(person.screen() for person in people))
        moved = [(not person.enlarges() and meddle(person)) or person.move() for person in people]
        if not any(moved):
            people[0].page.wait_for_timeout(20)
    assert all(person.asked for person in people), "somebody was never asked"
