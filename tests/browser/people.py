"""People at the browser: they read the prompt and click what stands out, as anybody would."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect
from playwright.sync_api import Error as PlaywrightError

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
CHOICES = ".prompt__do [data-option], .hand [data-option], .mat button.card[data-option]"


class Person:
    """One page, one seat."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)
        self.by_keyboard = False
        self.complaints: list[str] = []
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
        self._sit(site, {"game": game, "options": options, "level": "normal", "start": True, "seats": seats})
        self.arrive()

    def new_table(self, site: str, game: str, options: dict[str, Any], seats: int) -> str:
        """A waiting room; the link to it."""
        self._sit(site, {"game": game, "options": options, "seats": seats})
        self.page.wait_for_selector(".salon")
        return self.page.url.split("#")[0]

    def _sit(self, site: str, table: dict[str, Any]) -> None:
        self.page.goto(site)
        table = {"name": "Léa", **{key: value for key, value in table.items() if value is not None}}
        seat = self.page.request.post(f"{site}/api/tables", data=table).json()
        self.page.goto(f"{site}/t/{seat['code']}#{seat['token']}")

    def arrive(self) -> None:
        expect(self.page.locator(".app .prompt, .win")).to_be_visible(timeout=20_000)

    # --- playing ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator(".win").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(".prompt--me").count() > 0

    def options(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(CHOICES, "all => all.map(one => one.dataset.option)")
        return found

    def answer(self) -> bool:
        """Click one of what may be clicked. False: nothing to do just now."""
        options = sorted({option for option in self.options() if option})
        if not self.asked or not options:
            return False
        option = self.random.choice(options)
        before = self.page.evaluate("document.querySelector('.prompt__what')?.textContent")
        chosen = self.page.locator(f'[data-option="{option}"]').first
        try:
            self._press(chosen)
        except PlaywrightError:  # the table went on while we were reaching for it
            return bool(before != self.page.evaluate("document.querySelector('.prompt__what')?.textContent"))
        return True

    def _press(self, chosen: Locator) -> None:
        if self.by_keyboard:
            chosen.focus(timeout=2_000)
            self.page.keyboard.press("Enter")
        elif self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            chosen.tap(timeout=2_000)
            if self.page.locator(".prompt__do .btn--main").count():  # a first tap marks, the button confirms
                self.page.locator(".prompt__do .btn--main").first.tap(timeout=500)
        else:
            chosen.click(timeout=2_000)

    def play(self, most: int = 3_000) -> None:
        """To the end of the game."""
        for _ in range(most):
            if self.over:
                return
            if not self.answer():
                self.page.wait_for_timeout(20)
        raise AssertionError(f"no end after {most} looks at the table: {self.page.url}")

    # --- looking ----------------------------------------------------------------------

    def check_access(self) -> None:
        """axe-core finds nothing in what is on the page now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found: Any = self.page.evaluate(
            "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map("
            "v => v.id + ': ' + v.nodes.map(n => n.target.join(' ') + ' ' + n.failureSummary).join('; ')))"
        )
        assert not found, "\n".join(found)
