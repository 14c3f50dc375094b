"""The screens beside the table: curtain, help, log, reason, leaving, end."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from time import monotonic
from typing import Generic, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, Static

from crise.engine.ask import Seat
from crise.game.texts import RuleText
from crise.terminal.drawings import drawing_of
from crise.terminal.host import ROBOT, Host
from crise.terminal.items import AZERTY, Item
from crise.terminal.widgets import AMBER, Grid, Journal, Line, Prose, Sentences, scroll

COLUMNS, ROWS = 80, 24
ROOMY_COLUMNS, ROOMY_ROWS = 100, 30
Result = TypeVar("Result")
SCROLLS = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -100_000, "end": 100_000}


class Sheet(Screen[Result], Generic[Result]):
    """A screen that says so when it has too little room. Keys come to `press`, whatever has the focus."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.say = host.say
        self.small = Prose(id="small")

    def compose(self) -> ComposeResult:
        yield self.small
        yield from self.parts()

    def parts(self) -> ComposeResult:
        raise NotImplementedError

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        self.set_class(width < COLUMNS or height < ROWS, "too-small")
        self.set_class(width >= ROOMY_COLUMNS and height >= ROOMY_ROWS, "roomy")
        text = self.say("small-text", columns=COLUMNS, rows=ROWS, width=width, height=height)
        self.small.say(Text(self.say("small-title"), "bold"), Text(""), Text(text))

    def on_key(self, event: events.Key) -> None:
        character = event.character or ""
        key = character if character.isprintable() and character.strip() else event.key
        if self.has_class("too-small") and key == "q":
            self.app.exit()
        elif not self.has_class("too-small"):
            self.press(key)

    def press(self, key: str) -> None:
        raise NotImplementedError


class Curtain(Sheet[None]):
    """Between two people at one screen: nothing of the table is to be seen."""

    GRACE = 0.4  # seconds: an Enter key that is held down, or pressed twice, must not open it

    def __init__(self, host: Host, name: str) -> None:
        super().__init__(host)
        self.next = name
        self.touched = monotonic()

    def on_mount(self) -> None:
        self.touched = monotonic()

    def parts(self) -> ComposeResult:
        with Vertical(classes="middle"):
            yield Static(Text(self.say("pass-title", name=self.next), AMBER))
            yield Static(Text(self.say("pass-key"), "bold"))
            yield Static(Text(f"\n{self.say('pass-note')}"))

    def press(self, key: str) -> None:
        calm = monotonic() - self.touched >= self.GRACE
        self.touched = monotonic()
        if key == "enter" and calm:
            self.dismiss()
        elif key == "q":
            self.app.push_screen(Leave(self.host))


class Reading(Sheet[None]):
    """A long text to scroll; Escape closes it."""

    title_id = ""
    keys_id = "keys-close"

    def parts(self) -> ComposeResult:
        yield Line("title", self.say(self.title_id))
        yield from self.body()
        yield Static(Text(self.say(self.keys_id)), classes="keys")

    def body(self) -> ComposeResult:
        raise NotImplementedError

    def press(self, key: str) -> None:
        if key in ("escape", "q", "enter", "j", "d", "?"):
            self.dismiss()
        elif key in SCROLLS:
            scroll(self.query_one("#text", VerticalScroll), SCROLLS[key])


class Whole(Reading):
    """The whole log of one seat."""

    title_id = "journal-title"

    def __init__(self, host: Host, sentences: list[tuple[str, bool]]) -> None:
        super().__init__(host)
        self.sentences = sentences

    def body(self) -> ComposeResult:
        journal = Journal("text")
        journal.KEPT = len(self.sentences) + 1
        journal.tell(self.sentences)
        yield journal


class OpenCards(Reading):
    """The discard, and whatever else everybody may look through."""

    title_id = "open-title"

    def __init__(self, host: Host, seat: Seat) -> None:
        super().__init__(host)
        self.piles = drawing_of(host.setting.game).opened(host.scene(seat)) or [host.say("open-none")]

    def body(self) -> ComposeResult:
        with VerticalScroll(id="text"):
            yield Prose(*[Text(pile) for pile in self.piles])


class Why(Reading):
    """A card in full, and the rule because of which it can't be chosen now."""

    title_id = "card"
    keys_id = "why-close"

    def __init__(self, host: Host, item: Item, reason: str) -> None:
        super().__init__(host)
        self.item, self.reason = item, reason

    def body(self) -> ComposeResult:
        text = self.host.card_text(self.item.card) if self.item.card else ""
        with VerticalScroll(id="text"):
            yield Prose(Text(""), Text(self.item.label, AMBER), Text(""), Text(text), Text(""), Text(self.reason))


class Help(Reading):
    """The keys, and the rules of the game with a search."""

    title_id = "help-title"
    keys_id = "help-close"
    KEYS = (
        *(("arrows", ""), ("enter", ""), ("digits", ""), ("why", "?"), ("undo", "u"), ("space", "")),
        *(("pace", "v"), ("journal", "j"), ("open", "d"), ("help", "h, F1"), ("quit", "q")),
    )

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.keys, self.found = Static(self.all_keys()), Sentences()
        self.found.sentences = [*self.on_one_page(), *self.rules(host.words.rules())]

    def body(self) -> ComposeResult:
        yield Input(placeholder=self.say("help-search"), compact=True)
        with VerticalScroll(id="text", can_focus=False):
            yield self.keys
            yield self.found

    def on_mount(self) -> None:
        for field in self.query(Input):
            field.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.search(event.value.strip())

    def on_input_submitted(self) -> None:
        scroll(self.query_one("#text", VerticalScroll), SCROLLS["pagedown"])

    def search(self, text: str) -> None:
        self.keys.display = not text
        found = self.host.words.find_rules(text)
        before = [] if text else self.on_one_page()
        self.found.sentences = [*before, *self.rules(found)] or [(self.say("help-none", text=text), False)]
        self.found.refresh(layout=True)
        self.query_one("#text", VerticalScroll).scroll_home(animate=False)

    def all_keys(self) -> Text:
        pitch = wrap(self.host.words.say("game-pitch"), COLUMNS - 3, break_on_hyphens=False)
        lines = [*map(Text, pitch), Text(""), *self.sharing(), Text(self.say("help-keys"), "bold")]
        for name, key in self.KEYS:
            key = key or self.say(f"help-key-{name}")
            first, *more = wrap(self.say(f"help-key-{name}-text"), COLUMNS - 18)
            lines.append(Text.assemble((f"{key:<15}", AMBER), first))
            lines += [Text(f"{'':<15}{line}") for line in more]
        legend = drawing_of(self.host.setting.game).legend(self.host.scene(self.host.public))
        return Text("\n").join([*lines, Text(f"\n{legend}\n")])

    def sharing(self) -> list[Text]:
        """What several people at one screen should know: only those who have a choice are called."""
        if len(self.host.people) < 2:
            return []
        return [*map(Text, wrap(self.say("help-sharing"), COLUMNS - 3)), Text("")]

    def on_one_page(self) -> list[tuple[str, bool]]:
        """What a newcomer reads first."""
        return [
            (text, bold)
            for title, texts in self.host.words.on_one_page()
            for text, bold in [(title, True), *((text, False) for text in texts)]
        ]

    def rules(self, found: list[RuleText]) -> list[tuple[str, bool]]:
        lines: list[tuple[str, bool]] = []
        section = ""
        for rule in found:
            if rule.section != section:
                section = rule.section
                lines.append((f"{self.host.words.title} · {section}", True))
            mark = f" [{self.say(f'help-{rule.mark}')}]" if rule.mark else ""
            lines.append((f"{rule.id}  {rule.text}{mark}", False))
        return lines

    def press(self, key: str) -> None:
        if key == "escape":
            self.dismiss()
        elif key in SCROLLS and key not in ("home", "end"):
            scroll(self.query_one("#text", VerticalScroll), SCROLLS[key])


class Menu(Sheet[None]):
    """A few things to do, by number or with the arrows."""

    first = 0  # where the cursor begins

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.cursor = self.first
        self.grid = Grid("menu")
        self.show()

    def words(self) -> list[str]:
        raise NotImplementedError

    def take(self, word: str) -> None:
        raise NotImplementedError

    def show(self) -> None:
        items = [Item(self.say(word), word, open=True, key=str(at)) for at, word in enumerate(self.words(), 1)]
        self.grid.show(items, self.cursor)

    def press(self, key: str) -> None:
        words = self.words()
        key = AZERTY.get(key, key)
        if key in ("up", "left", "down", "right"):
            self.cursor = (self.cursor + (1 if key in ("down", "right") else -1)) % len(words)
            self.show()
        elif key == "enter":
            self.take(words[self.cursor])
        elif key.isdigit() and 0 < int(key) <= len(words):
            self.take(words[int(key) - 1])
        elif key in ("q", "escape"):
            self.take(words[-1])


class Leave(Menu):
    """Really quit? The cursor is on staying."""

    first = 1

    def words(self) -> list[str]:
        return ["quit-yes", "quit-no"]

    def parts(self) -> ComposeResult:
        saved = self.say("quit-saved", path=str(self.host.record)) if self.host.record else self.say("quit-lost")
        with Vertical(classes="middle"):
            yield Static(Text(self.say("quit-title"), "bold"))
            yield Static(Text(f"{saved}\n"))
            yield self.grid

    def take(self, word: str) -> None:
        if word == "quit-yes":
            self.app.exit()
        else:
            self.dismiss()


class End(Menu):
    """Who won, the ranking, and what to do next."""

    class Again(Message):
        """Another game is wanted."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.said = Static()
        if host.record:
            self.save(host.record)

    def words(self) -> list[str]:
        return ["end-again", "end-journal", "end-save", "end-quit"]

    def parts(self) -> ComposeResult:
        yield Line("title", f"{self.host.words.title} · {self.say('end-title')}")
        with Vertical(classes="middle"):
            yield Static(self.headline())
            yield Static(self.ranks())
            yield self.grid
            yield self.said

    def headline(self) -> Text:
        game, table, words = self.host.setting.game, self.host.match.table, self.host.words
        winners: list[int | str] = [*game.winners(table), *game.beaten_by(table)]
        names = words.listing([words.player(one, self.host.names) for one in winners])
        text = Text(self.say("end-won", count=len(winners), names=names) + "\n", AMBER)
        return text.append(self.say("end-you") + "\n", "bold") if self.host.only_person in winners else text

    def ranks(self) -> Text:
        say, robots = self.say, self.host.bots
        seated = [f"{name}{ROBOT if seat in robots else ''}" for seat, name in enumerate(self.host.names)]
        ranking = self.host.ranking()
        names = [self.host.words.player(one, seated) for _, one, _, _ in ranking]
        room = max(map(len, names))
        lines = [Text(f"{say('end-rank'):>5}  {say('end-name'):<{room}}  {say('end-score'):>6}", "dim")]
        for (rank, _, score, won), name in zip(ranking, names, strict=True):
            line = f"{rank:>5}  {name:<{room}}  {score:>6}  {say('end-winner') if won else ''}"
            lines.append(Text(line, "bold" if won else ""))
        return Text("\n").join([*lines, Text("")])

    def take(self, word: str) -> None:
        if word == "end-again":
            self.post_message(self.Again())
        elif word == "end-journal":
            seat = self.host.public if self.host.only_person is None else self.host.only_person
            self.app.push_screen(Whole(self.host, self.host.sentences(seat)))
        elif word == "end-save":
            self.save(self.host.record or Path(f"{self.host.setting.game.id}.json"))
        else:
            self.app.exit()

    def save(self, path: Path) -> None:
        try:
            said = self.say("end-saved", path=str(self.host.save(path)))
        except OSError as error:
            said = self.say("end-not-saved", path=str(path), why=error.strerror or str(error))
        self.said.update(Text(f"\n{said}"))
