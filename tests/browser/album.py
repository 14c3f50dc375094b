"""The pictures of docs/tour.md: each page and each moment of a table that somebody asked about, as it is today.

    python -m tests.browser.album docs/img/tour                  all that the tour shows
    python -m tests.browser.album /tmp/seen trios salon-phone    these; any of them in any of SIZES

It begins a house of its own, and plays until there is to be seen what a picture is of.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET, running
from tests.browser.people import Person
from tests.browser.test_end import Played, open_end, options_of, played
from tests.browser.test_hints import until_a_hint_is_offered
from tests.browser.test_phone import Asker
from tests.browser.test_trays import flooded
from tests.leash import COMMAND, HERE
from tests.server.live_server import a_free_port

Size: TypeAlias = dict[str, Any]
DESK: Size = {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 0.9}  # so that all weigh little
PHONE: Size = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANDSCAPE: Size = {**PHONE, "viewport": {"width": 844, "height": 390}}
LAPTOP: Size = {"viewport": {"width": 1366, "height": 768}}
WIDE: Size = {"viewport": {"width": 1920, "height": 1080}, "device_scale_factor": 0.7}
SIZES = {"phone": PHONE, "landscape": LANDSCAPE, "laptop": LAPTOP, "dark": {**DESK, "color_scheme": "dark"}}
TOUR = HERE / "docs/tour.md"
QUALITY = 66  # of a JPEG
GAMES_TRIED = 30  # until one ends as it is wanted
PATIENCE = 240_000.0  # milliseconds: chances of winning are worked out after the end
REST = 600  # milliseconds until the last thing that moved has come to rest


class Studio:
    """A browser, a house, and whoever comes to it."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.browser, self.site = browser, site

    def come(self, seed: int, by_keyboard: bool = False, careful: bool = False, **how: Any) -> Person:
        context = self.browser.new_context(**{"locale": "fr-FR", "reduced_motion": "reduce", **how})
        return Person(context.new_page(), seed, by_keyboard, careful)

    def at(self, game: str, size: Size, seats: int = 4, **options: Any) -> Person:
        """At a table, when it is my turn."""
        person = self.come(1, **size)
        person.new_game(self.site, game, options, seats)
        person.page.wait_for_selector(".prompt--me")
        return person

    def asked(self, game: str, size: Size) -> tuple[Person, Asker]:
        """At a table that shows what it is told to."""
        person = self.come(1, **size)
        asker = Asker(person.page)
        person.new_game(self.site, game, {}, 4)
        person.page.wait_for_selector(".prompt--me")
        return person, asker

    def page(self, path: str, wait: str, size: Size) -> Person:
        person = self.come(1, **size)
        person.page.goto(self.site + path)
        person.page.wait_for_selector(wait)
        return person

    def ended(self, game: str, size: Size, wanted: str = "", people: int = 1) -> tuple[Person, Played]:
        """Where a game is over that ended for this reason."""
        for _ in range(GAMES_TRIED):
            over = played(self.site, game, people, **options_of(game))
            if wanted in over.result["reason"]:
                person = self.come(1, **size)
                open_end(person.page, self.site, over)
                return person, over
        raise AssertionError(f"no game of {GAMES_TRIED} ended with “{wanted}”")


class Picture(NamedTuple):
    """Whose page, and what of it; nothing: all that is in sight."""

    person: Person
    of: Locator | None = None
    above: int = 0  # pixels more


Shot: TypeAlias = Callable[[Studio, Size], Picture]
SCENES: dict[str, tuple[Shot, Size]] = {}


def scene(size: Size) -> Callable[[Shot], Shot]:
    """A picture by this name, of this size unless another is wished for."""

    def keep(shot: Shot) -> Shot:
        SCENES[shot.__name__.replace("_", "-")] = shot, size
        return shot

    return keep


def until(person: Person, found: Locator) -> Picture:
    """Played until it is there; the mouse is put aside, so that no card is read that nobody meant to read."""
    person.play_until(found)
    if not person.by_touch:
        person.page.mouse.move(1, 1)
    return Picture(person)


def asks(person: Person, words: str) -> Locator:
    return person.page.locator(".prompt--me .prompt__what").get_by_text(words)


def two(studio: Studio, size: Size) -> tuple[Person, Person]:
    """The host of a table of four in the waiting room, and Malik."""
    host, guest = studio.come(1, **size), studio.come(2, **size)
    guest.page.goto(host.new_table(studio.site, "virus-war", {}, seats=4))
    guest.page.locator("#name").fill("Malik")
    guest.page.get_by_role("button", name="S’asseoir").click()
    expect(host.page.locator(".seats")).to_contain_text("Malik")
    return host, guest


def begun(studio: Studio, size: Size) -> tuple[Person, Person]:
    host, guest = two(studio, size)
    for one in (guest, host):
        one.page.get_by_role("button", name="Mon feu vert").click()
    host.page.get_by_role("button", name="Lancer avec des robots").click()
    host.arrive()
    return host, guest


# --- before the first game ----------------------------------------------------------------------------------


@scene(DESK)
def home(studio: Studio, size: Size) -> Picture:
    return Picture(studio.page("/", ".boxes li", size))


@scene(DESK)
def back(studio: Studio, size: Size) -> Picture:
    """Two tables wait, one is not begun, one is over."""
    person = studio.come(1, **size)
    person.page.goto(studio.site)
    person.page.get_by_label("Comment vous appeler").fill("Léa")
    person.new_game(studio.site, "virus-war", {"turn_limit": 5})
    person.play()
    person.new_table(studio.site, "smile-life", {}, seats=3)
    for game, seconds in (("etat-durgence", 86_400), ("noe", 3_600)):
        clock = {"kind": "turn", "seconds": seconds}
        person.sit(studio.site, {"game": game, "level": "normal", "start": True, "clock": clock, "seats": 4})
        person.page.wait_for_selector(".prompt--me")
    person.page.goto(studio.site)
    person.page.locator(".aw").nth(1).wait_for()
    return Picture(person)


@scene(DESK)
def lesson(studio: Studio, size: Size) -> Picture:
    return Picture(studio.page("/lecon/virus-war", ".coach", size))


@scene(DESK)
def one_page(studio: Studio, size: Size) -> Picture:
    return Picture(studio.page("/jeux/etat-durgence", ".sp__hero", size))


@scene(DESK)
def one_page_virus_war(studio: Studio, size: Size) -> Picture:
    return Picture(studio.page("/jeux/virus-war", ".sp__hero", size))


@scene(DESK)
def first_choice(studio: Studio, size: Size) -> Picture:
    return Picture(studio.at("etat-durgence", size, teams="chosen"))


@scene(DESK)
def rules(studio: Studio, size: Size) -> Picture:
    return Picture(studio.page("/regles/smile-life", ".cds .card", size))


@scene(DESK)
def salon(studio: Studio, size: Size) -> Picture:
    """With a guest who gave his green light."""
    host, guest = two(studio, size)
    guest.page.get_by_role("button", name="Mon feu vert").click()
    expect(host.page.locator(".rd--ok")).to_have_count(1)
    return Picture(host)


# --- at the table -------------------------------------------------------------------------------------------


@scene(DESK)
def card_under_the_mouse(studio: Studio, size: Size) -> Picture:
    person = studio.at("virus-war", size)
    person.page.locator(".hand__cards .card.is-playable").first.hover()
    person.page.wait_for_selector(".reader")
    return Picture(person)


@scene(DESK)
def loupe(studio: Studio, size: Size) -> Picture:
    """Of a card that makes fun of us."""
    person = studio.at("etat-durgence", size)
    person.page.locator('.mk [data-key="gourou-du-clic"]').first.focus()
    person.page.keyboard.press("z")
    person.page.wait_for_selector("dialog.loupe[open]")
    return Picture(person)


@scene(DESK)
def refused(studio: Studio, size: Size) -> Picture:
    """Why this very card can't be played."""
    person = studio.at("smile-life", size)
    card = person.page.locator(".hand .card.is-blocked").first
    person.play_until(card)
    card.click(force=True)
    person.page.wait_for_selector(".hand .why--shown")
    return Picture(person, person.page.locator(".hand"), above=60)


@scene(DESK)
def virus_war(studio: Studio, size: Size) -> Picture:
    return Picture(studio.at("virus-war", size))


@scene(DESK)
def chosen(studio: Studio, size: Size) -> Picture:
    person = studio.at("virus-war", size, seats=8)
    return until(person, asks(person, "ajoutez un Chiffre ou arrêtez-vous là"))


@scene(DESK)
def attack(studio: Studio, size: Size) -> Picture:
    """Aimed at, and asked what to do about it."""
    person = studio.at("virus-war", size)
    return until(person, person.page.locator(".app:has(.prompt--me) .pl--me .mark--fate"))


@scene(DESK)
def out(studio: Studio, size: Size) -> Picture:
    """Malik, who is still in, keeps the others waiting."""
    for _ in range(GAMES_TRIED):
        host, guest = begun(studio, size)
        found = host.page.locator(".out section")
        while not (host.over or found.count()):
            if not any([host.move(), guest.move()]):
                host.page.wait_for_timeout(20)
        if found.count():
            host.page.mouse.move(1, 1)
            return Picture(host)
    raise AssertionError("nobody was out while somebody else had something to say")


@scene(LAPTOP)
def market(studio: Studio, size: Size) -> Picture:
    person = studio.at("etat-durgence", size)
    return until(person, person.page.locator(".mk .is-playable"))


@scene(DESK)
def side(studio: Studio, size: Size) -> Picture:
    person = studio.at("etat-durgence", size)
    return until(person, asks(person, "choisissez le côté"))


@scene(DESK)
def attack_emergency(studio: Studio, size: Size) -> Picture:
    """In État d’urgence: whom an arrow comes from, and whom it goes to. It is drawn while things move."""
    person = studio.at("etat-durgence", {**size, "reduced_motion": "no-preference"})
    return until(person, person.page.locator(".aims .aims__l").first)._replace(of=person.page.locator(".mat"))


@scene(DESK)
def trios(studio: Studio, size: Size) -> Picture:
    person = studio.at("noe", size)
    until(person, person.page.locator(".app:has(.prompt--me) .hand").get_by_text(re.compile("^Trio ")))
    return Picture(person, person.page.locator(".hand"))


@scene(DESK)
def pile(studio: Studio, size: Size) -> Picture:
    """What may be clicked on the mat."""
    person = studio.at("noe", size)
    found = person.page.locator(".mat .deck button.aimable").get_by_text(re.compile("^Piocher")).locator("..")
    person.play_until(found)
    found.hover()
    return Picture(person, person.page.locator(".mat"))


@scene(DESK)
def tray(studio: Studio, size: Size) -> Picture:
    """A flood: all hands lie in the middle."""
    return Picture(flooded(studio.come, studio.site, size, exact=True)[0])


@scene(DESK)
def smile_life(studio: Studio, size: Size) -> Picture:
    person = studio.at("smile-life", size)
    person.play(answers=30)
    return until(person, asks(person, "Jouez une carte"))


@scene(DESK)
def honours(studio: Studio, size: Size) -> Picture:
    """A distinction, an animal and a malus (laid there by hand)."""
    person, asker = studio.asked("smile-life", size)
    laid = [[9000, "legion-d-honneur"], [9001, "chat"], [9002, "prison"]]
    asker.tell(laid=[{"count": 3, "cards": laid}, *asker.view["laid"][1:]])
    return Picture(person, person.page.locator(".life"))


@scene(DESK)
def whom(studio: Studio, size: Size) -> Picture:
    """The ring around those who may be chosen."""
    person = studio.at("smile-life", size)
    return until(person, asks(person, "choisissez une personne"))._replace(of=person.page.locator(".mat"))


@scene(DESK)
def noe(studio: Studio, size: Size) -> Picture:
    person = studio.at("noe", size)
    person.play(answers=40)
    return until(person, person.page.locator(".app:has(.prompt--me)"))


@scene(DESK)
def apocalypse(studio: Studio, size: Size) -> Picture:
    person = studio.at("apocalypse", size)
    person.play(answers=24)
    return until(person, person.page.locator(".app:has(.prompt--me)"))


@scene(DESK)
def world_order(studio: Studio, size: Size) -> Picture:
    return Picture(studio.at("world-order", size))


@scene(DESK)
def dans_la_tourmente(studio: Studio, size: Size) -> Picture:
    return Picture(studio.at("dans-la-tourmente", size))


@scene(DESK)
def hint(studio: Studio, size: Size) -> Picture:
    person = studio.at("noe", size, seats=3)
    until_a_hint_is_offered(person).click()
    person.page.wait_for_selector(".hint .val")
    return Picture(person)


# --- the table itself ---------------------------------------------------------------------------------------


@scene(DESK)
def pace(studio: Studio, size: Size) -> Picture:
    """How fast bots play, for the table: in its bar."""
    person = studio.at("virus-war", size)
    person.page.locator(".pace").click()
    expect(person.page.locator(".pace")).to_contain_text("rapide")
    return Picture(person, person.page.locator(".bar"))


@scene(DESK)
def leaving(studio: Studio, size: Size) -> Picture:
    person = studio.at("virus-war", size)
    chosen_in_the_menu(person, "Quitter la partie")
    return Picture(person, person.page.locator("dialog.sure"))


@scene(DESK)
def replaced(studio: Studio, size: Size) -> Picture:
    """The host gives somebody's seat to a bot."""
    host, _ = begun(studio, size)
    chosen_in_the_menu(host, "Confier à un robot")
    return Picture(host, host.page.locator("dialog.sure"))


def chosen_in_the_menu(person: Person, choice: str) -> None:
    person.page.get_by_role("button", name="Menu de la table").click()
    person.page.locator("dialog.menu").get_by_role("button", name=choice).click()
    person.page.locator("dialog.sure").wait_for()


@scene(WIDE)
def shared_screen(studio: Studio, size: Size) -> Picture:
    person = studio.at("virus-war", DESK)
    code = person.page.url.split("/t/")[1].split("#")[0]
    return Picture(studio.page(f"/ecran/{code}", ".tv .mat", size))


# --- afterwards ---------------------------------------------------------------------------------------------


@scene(DESK)
def end(studio: Studio, size: Size) -> Picture:
    return Picture(studio.ended("smile-life", size)[0])


@scene(DESK)
def end_rounds(studio: Studio, size: Size) -> Picture:
    return Picture(studio.ended("noe", size)[0])


@scene(DESK)
def end_emergency(studio: Studio, size: Size) -> Picture:
    return Picture(studio.ended("etat-durgence", size)[0])


@scene(DESK)
def end_lost(studio: Studio, size: Size) -> Picture:
    return Picture(studio.ended("apocalypse", size, "extraterrestres")[0])


def weighed(studio: Studio, size: Size, of: str) -> Picture:
    """A part of an end page; the decisions are weighed for whoever comes as far as there."""
    over = played(studio.site, "virus-war", seats=3)
    person = studio.come(1, **size)
    open_end(person.page, studio.site, over)
    person.page.locator("#decisions").scroll_into_view_if_needed()
    person.page.locator(".dec").first.wait_for(timeout=PATIENCE)
    person.page.locator(of).evaluate("one => one.scrollIntoView()")
    return Picture(person)


@scene(DESK)
def chances(studio: Studio, size: Size) -> Picture:
    return weighed(studio, size, ".chn")


@scene(DESK)
def decisions(studio: Studio, size: Size) -> Picture:
    return weighed(studio, size, "#decisions")


def rematch(studio: Studio, size: Size) -> tuple[Person, Person]:
    """The host and a guest, who has asked for it."""
    host, over = studio.ended("virus-war", size, people=2)
    guest = studio.come(2, **size)
    open_end(guest.page, studio.site, over, 1)
    guest.page.get_by_role("button", name="Demander la revanche").click()
    expect(host.page.locator(".win__w")).to_contain_text("Malik")
    return host, guest


@scene(DESK)
def rematch_asked(studio: Studio, size: Size) -> Picture:
    _, guest = rematch(studio, size)
    return Picture(guest, guest.page.locator(".win"))


@scene(DESK)
def rematch_answered(studio: Studio, size: Size) -> Picture:
    host, _ = rematch(studio, size)
    return Picture(host, host.page.locator(".win"))


@scene(DESK)
def replay(studio: Studio, size: Size) -> Picture:
    """Opened by a link to one of its moments; the tab lists all of them."""
    over = played(studio.site, "virus-war", **options_of("virus-war"))
    return Picture(studio.page(f"/replay/{over.code}/1#100", ".log li", size))


@scene(DESK)
def moments(studio: Studio, size: Size) -> Picture:
    picture = replay(studio, size)
    picture.person.page.get_by_role("tab", name="Moments clés").click()
    picture.person.page.locator(".mls button").first.wait_for()
    return picture


# --- taking them --------------------------------------------------------------------------------------------


def wanted(name: str) -> tuple[Shot, Size]:
    """A scene in its own size, or in the one that the name ends with."""
    if name in SCENES:
        return SCENES[name]
    base, _, size = name.rpartition("-")
    return SCENES[base][0], SIZES[size]


def take(studio: Studio, name: str, folder: Path) -> None:
    shot, size = wanted(name)
    picture = shot(studio, size)
    page = picture.person.page
    page.wait_for_timeout(REST)
    clip: Any = picture.of and picture.of.bounding_box()
    if clip:
        clip = {**clip, "y": clip["y"] - picture.above, "height": clip["height"] + picture.above}
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=QUALITY, clip=clip)


def photograph(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        port = a_free_port()
        command = [*COMMAND, "serve", "--quick", "--port", str(port), "--data", data, "--trust", "127.0.0.1"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        with running(command, port, Path(data) / "log") as site:
            for name in names:
                studio = Studio(browser, site)
                take(studio, name, folder)
                for context in browser.contexts:
                    context.close()
                print(name, flush=True)
        browser.close()


def of_the_tour() -> list[str]:
    return re.findall(r"img/tour/([\w-]+)\.jpg", TOUR.read_text())


if __name__ == "__main__":
    photograph(Path(sys.argv[1]), sys.argv[2:] or of_the_tour())
