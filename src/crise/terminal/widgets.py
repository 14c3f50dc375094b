"""The parts of the screen: prompt, mat, log, a grid of things to choose, the text of what is under the cursor."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from crise.terminal.drawings import Drawing
from crise.terminal.host import Scene
from crise.terminal.items import Item

AMBER = "bold #f2b134"  # means "you can", and nothing else


def scroll(box: VerticalScroll, rows: int) -> None:
    box.release_anchor()
    box.scroll_relative(y=rows, animate=False)


class Line(Static):
    """One line across: a title between rules."""

    def __init__(self, id: str, title: str = "") -> None:
        super().__init__(id=id)
        self.title, self.note = title, ""

    def say(self, title: str, note: str = "") -> None:
        self.title, self.note = title, note
        self.refresh()

    def render(self) -> Text:
        note = f" {self.note} ─" if self.note and len(self.title) + len(self.note) + 8 <= self.size.width else ""
        head = f"─ {self.title} " if self.title else ""
        return Text(head + "─" * (self.size.width - len(head) - len(note)) + note, no_wrap=True)


class Prose(Widget):
    """Paragraphs, wrapped so that a no-break space is one: French puts them before its punctuation."""

    def __init__(self, *paragraphs: Text, id: str | None = None) -> None:
        super().__init__(id=id)
        self.paragraphs = paragraphs

    def say(self, *paragraphs: Text) -> None:
        self.paragraphs = paragraphs
        self.refresh(layout=True)

    def lines(self, width: int) -> list[Text]:
        found: list[Text] = []
        for paragraph in self.paragraphs:
            lines = wrap(paragraph.plain, max(8, width), break_on_hyphens=False) or [""]
            found += [Text(line, paragraph.style) for line in lines]
        return found

    def render(self) -> Text:
        return Text("\n").join(self.lines(self.size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines(width))


class Bar(Static):
    """The top line: the game, and as many facts as fit."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.title: str = ""
        self.facts: list[str] = []

    def say(self, title: str, facts: list[str]) -> None:
        self.title, self.facts = title, facts
        self.refresh()

    def render(self) -> Text:
        room = self.size.width - len(self.title) - 4
        facts = self.facts[:]
        while facts and len(" · ".join(facts)) > room:
            facts.pop()
        said = " · ".join(facts)
        return Text(f" {self.title.upper()}{said:>{max(0, self.size.width - len(self.title) - 2)}} ", no_wrap=True)


class Mat(Widget):
    """The table as its game draws it."""

    def __init__(self, drawing: Drawing, id: str) -> None:
        super().__init__(id=id)
        self.drawing = drawing
        self.scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self.refresh()

    def render(self) -> Text:
        if self.scene is None:
            return Text("")
        return self.drawing.draw(self.scene, self.size.width, self.size.height)


class Sentences(Static):
    """Sentences under each other, wrapped with a hanging indent; those before `old` were read already."""

    def __init__(self) -> None:
        super().__init__()
        self.sentences: list[tuple[str, bool]] = []
        self.old, self.divider = 0, ""

    def lines(self, width: int) -> list[Text]:
        found: list[Text] = []
        for at, (sentence, strong) in enumerate(self.sentences):
            if self.divider and at == self.old:
                found.append(Text(f"── {self.divider} ──"[:width], AMBER))
            style = "bold" if strong else ""
            found += [
                Text(line, style)
                for line in wrap(sentence, max(8, width), subsequent_indent="  ", break_on_hyphens=False)
            ]
        return found

    def render(self) -> Text:
        return Text("\n").join(self.lines(self.size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines(width))


class Journal(VerticalScroll):
    """The log, its end in sight."""

    can_focus = False
    KEPT = 60  # sentences; the log has a screen of its own for all of them

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.lines = Sentences()

    def compose(self) -> ComposeResult:
        yield self.lines

    def tell(self, sentences: list[tuple[str, bool]], old: int = 0, divider: str = "") -> None:
        lines = self.lines
        dropped = max(0, len(sentences) - self.KEPT)
        lines.sentences = sentences[dropped:]
        lines.old, lines.divider = old - dropped, divider if dropped < old < len(sentences) else ""
        lines.refresh(layout=True)
        self.anchor()


class Grid(Widget):
    """Things to choose, in columns. Playable: its key in brackets; not now: a dot; chosen: a tick."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.items: list[Item] = []
        self.cursor: int | None = None

    def show(self, items: list[Item], cursor: int | None) -> None:
        self.items, self.cursor = items, cursor
        self.display = bool(items)
        self.refresh(layout=True)

    def cell(self) -> int:
        return max([len(item.label) for item in self.items], default=1) + 6

    def columns(self, width: int = 0) -> int:
        """The last needs no gap after it."""
        return max(1, ((width or self.size.width) + 1) // self.cell())

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows(width)

    def rows(self, width: int) -> int:
        return -(-len(self.items) // self.columns(width))

    def render(self) -> Text:
        columns, cell = self.columns(), self.cell()
        rows = [self.items[at : at + columns] for at in range(0, len(self.items), columns)]
        return Text("\n").join(self._row(row, at * columns, cell) for at, row in enumerate(rows))

    def _row(self, items: list[Item], first: int, cell: int) -> Text:
        line = Text(no_wrap=True)
        for at, item in enumerate(items, first):
            mark = "✓" if item.chosen else "·" if item.asked else " "
            key = f"[{item.key}]" if item.key else "[ ]" if item.open else f" {mark} "
            style = AMBER if item.open else "dim"
            label = f"{'▶' if at == self.cursor else ' '}{key} {item.label}"
            line.append(label, f"{style} reverse" if at == self.cursor else style)
            line.append(" " * (cell - len(label)))
        line.rstrip()
        return line
