"""Any game: what belongs to each seat in columns, what lies in the middle below. Only names and numbers are known."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.text import Text

from crise.terminal.host import Scene, is_pile

ALWAYS = ("seats", "seat", "turn", "turns", "waiting")  # in every view; drawn otherwise
NAME = 12  # columns for a name


def facts(scene: Scene) -> list[str]:
    """The sizes of the hidden piles and the plain numbers."""
    facts = [scene.say("turn-number", turn=scene.view["turns"])]
    for key, value in _common(scene):
        if is_pile(value) and not value["cards"]:
            facts.append(f"{label(scene, key)} {value['count']}")
        elif type(value) is int:
            facts.append(f"{label(scene, key)} {value}")
    return facts


def rows(seats: int) -> int:
    return seats + 1  # one each, and their titles


def draw(scene: Scene, width: int, height: int) -> Text:
    columns = [(label(scene, key), value) for key, value in _per_seat(scene)]
    widths = [max(len(title), *(len(_cell(scene, cell)) for cell in value)) for title, value in columns]
    kept = [at for at in range(len(columns)) if NAME + 2 + sum(widths[: at + 1]) + 2 * (at + 1) <= width]
    head = " " * (NAME + 2) + "".join(f"  {columns[at][0]:>{widths[at]}}" for at in kept)
    lines = [Text(head, "dim")]
    for seat in range(scene.view["seats"]):
        on_turn = seat == scene.view["turn"]
        line = f"{'▶' if on_turn else ' '} {scene.name(seat, NAME):<{NAME}}"
        line += "".join(f"  {_cell(scene, columns[at][1][seat]):>{widths[at]}}" for at in kept)
        lines.append(Text(line, "bold" if on_turn else ""))
    for line in _middle(scene):
        lines += [Text(part) for part in wrap(line, width, subsequent_indent="  ", break_on_hyphens=False)]
    return Text("\n").join(lines)


def legend(scene: Scene) -> str:
    return scene.say("table-legend")


def opened(scene: Scene) -> list[str]:
    """The cards in the middle that may be looked at, the newest first."""
    lines = []
    for key, pile in _common(scene):
        if is_pile(pile) and pile["cards"]:
            cards = [scene.words.card(card[1]) for card in reversed(pile["cards"]) if card]
            lines.append(f"{label(scene, key)} ({pile['count']}) {', '.join(cards)}")
    return lines


def _middle(scene: Scene) -> list[str]:
    """Open piles, and what is neither a number nor a seat's."""
    others = [(key, value) for key, value in _common(scene) if not is_pile(value) and type(value) is not int]
    return opened(scene) + [f"{label(scene, key)} {_cell(scene, value)}" for key, value in others]


def _common(scene: Scene) -> list[tuple[str, Any]]:
    return [(key, value) for key, value in scene.view.items() if key not in ALWAYS and not _by_seat(scene, value)]


def _per_seat(scene: Scene) -> list[tuple[str, list[Any]]]:
    return [(key, value) for key, value in scene.view.items() if key not in ALWAYS and _by_seat(scene, value)]


def _by_seat(scene: Scene, value: Any) -> bool:
    return isinstance(value, list) and len(value) == scene.view["seats"]


def label(scene: Scene, key: str) -> str:
    """The game's own word for a pile or counter, or ours, or its name in the rules."""
    return scene.say(f"name-{key}") if scene.words.has(f"name-{key}") else key.replace("_", " ")


def _cell(scene: Scene, value: Any) -> str:
    if is_pile(value):
        return str(value["count"])
    if isinstance(value, bool):
        return scene.say("yes" if value else "no")
    if isinstance(value, dict):
        return ", ".join(f"{_called(scene, name)} {_cell(scene, part)}" for name, part in value.items())
    if isinstance(value, str):
        return _called(scene, value)
    if isinstance(value, list | tuple):
        return " ".join(_cell(scene, part) for part in value) or scene.say("empty")
    return "—" if value is None else str(value)


def _called(scene: Scene, name: str) -> str:
    """A place, a resource, a word that may be chosen, or a field of one of them."""
    ids = (f"{kind}-{name}" for kind in ("place", "resource", "choice", "name"))
    return next((scene.words.say(id) for id in ids if scene.words.has(id)), name)
